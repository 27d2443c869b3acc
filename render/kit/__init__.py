"""The drawing kit: type, colours, shapes, icons, layout, encoding. Knows no game."""
