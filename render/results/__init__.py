"""Pictures of an ended game: scores, points over the turns, the recap."""
