"""Chain tiles of Nucleum: action tiles upon which another one is played at once."""
