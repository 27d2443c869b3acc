"""Results of ended games: score histories, ratings, statistics, and solo records."""
