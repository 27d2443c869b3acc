"""Chain tiles of Nucleum: action tiles on which another one is played at once."""
