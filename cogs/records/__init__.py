"""Looking at tables and results: pictures, the table as text, turns, recaps, reviews, statistics, the leaderboard."""
