"""The drawing kit: type, colors, shapes, icons, layout, encoding. It does not depend on a game."""
