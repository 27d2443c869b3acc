"""Several processes, each with some of Discord's shards."""
