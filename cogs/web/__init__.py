"""The page of a table in the browser: its pictures to zoom, with everything on them explained."""
