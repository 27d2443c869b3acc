"""The drawing kit: type, colors, shapes, icons, layout, encoding. Knows no game."""
