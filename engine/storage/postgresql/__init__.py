"""The database on a server: PostgreSQL, which several processes can share. It needs the package psycopg."""
