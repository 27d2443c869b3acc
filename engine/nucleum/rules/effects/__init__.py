"""Effects, lasting abilities, goods and technologies."""
