"""The page of a table in the browser: its zoomable pictures, with explanations of everything on them."""
