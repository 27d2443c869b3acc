"""Results: ratings and the leaderboard, statistics, recaps, reviews, and the turns of a game."""
