"""Pictures of a turn: the question, its candidates, the changes for the post."""
