"""Reasons why a PostgreSQL database cannot be opened, and whether they are temporary.

A server reports a code for each error (https://www.postgresql.org/docs/current/errcodes-appendix.html), but libpq
does not report the code of a failed connection, only its message.
"""

from __future__ import annotations

import re

from engine.records.errors import Obstacle

WHERE_PASSWORDS_ARE = (
    "the password file (PGPASSFILE, otherwise ~/.pgpass): it must belong to the bot's user, have mode 0600, and have a line"
    " host:port:database:user:password that fits the address"
)

OBSTACLES = (
    Obstacle(
        "no password",
        False,
        f"put the password into {WHERE_PASSWORDS_ARE}",
        words=("no password supplied",),
    ),
    Obstacle(
        "the server does not admit the bot",
        False,
        "let pg_hba.conf on the server admit this user from this host to this database",
        words=("no pg_hba.conf entry", "pg_hba.conf rejects"),
    ),
    Obstacle(
        "no such user",
        False,
        "create the user on the server first, with the right to log in",
        words=('role "[^"]*" does not exist', "is not permitted to log in"),
    ),
    Obstacle(
        "wrong user or password",
        False,
        f"check the user and the password in the address, or {WHERE_PASSWORDS_ARE}",
        codes=("28",),
        words=("authentication failed", "authentication method", "SASL", "SCRAM"),
    ),
    Obstacle(
        "TLS or its certificates do not fit",
        False,
        "check sslmode and the certificates that the address names",
        words=("certificate", "private key file", "SSL was required", "not support SSL", "GSSAPI", "sslmode"),
    ),
    Obstacle(
        "no such database",
        False,
        "create the database first, owned by the bot's user (createdb -E UTF8 -T template0 -O user name)",
        codes=("3D", "57P04"),
        words=('database "[^"]*" does not exist', "cannot connect to invalid database"),
    ),
    Obstacle(
        "no permission",
        False,
        "the bot's user must own the database",
        codes=("42501", "3F"),
        words=("permission denied for",),
    ),
    Obstacle(
        "the server's socket may not be opened",
        False,
        "give the bot's user access to the directory of the socket, or use the address of a host",
        words=("failed: Permission denied",),
    ),
    Obstacle(
        "a pooler is in between",
        False,
        "connect to the server itself, not to a pooler",
        words=("unsupported startup parameter",),
    ),
    Obstacle(
        "another program answers",
        False,
        "check host and port in the address",
        words=(
            "invalid response to SSL negotiation",
            "expected authentication request",
            "unsupported frontend protocol",
        ),
    ),
    Obstacle(
        "the address is wrong",
        False,
        "check the address in DATABASE_URL",
        codes=("42704", "22023"),
        words=(
            r"invalid (\S+ value|port number|integer value|connection option|URI|percent-encoded)",
            "end of string reached",
            "unexpected character",
            'missing "="',
            "configuration parameter",
        ),
    ),
    Obstacle("the database is damaged", False, "restore a backup", codes=("XX001", "XX002")),
    Obstacle(
        "the server starts, stops or restarts",
        True,
        "nothing needs to be done unless this lasts",
        codes=("57P01", "57P02", "57P03", "57P05"),
        words=(
            "starting up",
            "shutting down",
            "recovery mode",
            "not (yet|currently) accepting connections",
            "administrator command",
            "crash of another server process",
        ),
    ),
    Obstacle(
        "too many connections",
        True,
        "end other programs that use the server, or raise its max_connections (each process of the bot needs eight)",
        codes=("53300",),
        words=("too many clients", "too many connections", "connection slots"),
    ),
    Obstacle(
        "the server's disk is full",
        True,
        "free some space on the server's disk",
        codes=("53100",),
        words=("No space left on device",),
    ),
    Obstacle(
        "the server lacks memory, files, or its disk fails",
        True,
        "look at the server's log",
        codes=("53", "58"),
        words=("out of memory", "Too many open files", "could not fork"),
    ),
    Obstacle(
        "another program has locked something",
        True,
        "end the program that has locked it",
        codes=("55P03", "55006", "57014", "40", "25P03", "25P04"),
    ),
    Obstacle(
        "the server is a standby, or read-only",
        True,
        "if it does not soon become the primary server, check the address",
        codes=("25006",),
        words=("read-only", "hot standby"),
    ),
    Obstacle(
        "the server cannot be reached",
        True,
        "check the address and that the server runs",
        codes=("08",),
        words=(
            "refused",
            "No such file or directory",
            "time(d )?out",
            "unreachable",
            "No route to host",
            "is down",
            "could not translate host name",
            "failed to resolve host",
            "closed the connection",
            "connection is (closed|lost)",
            "reset by peer",
            "Broken pipe",
            "has not answered",
            "EOF",
            "could not (send|receive)",
            "couldn't get a connection",
        ),
    ),
)
"""All kinds of errors, in the order in which they are tried: of several addresses, one may fail permanently."""

UNKNOWN = Obstacle(
    "any other failed connection, such as a message in another language",
    True,
    "check the address and that the server runs",
)


def find(code: str | None, said: str) -> Obstacle | None:
    """Return the obstacle of an error with this SQLSTATE, or, if it has none, with this message; None if there is none."""
    if code is not None:
        by_code = {each: obstacle for obstacle in OBSTACLES for each in obstacle.codes}
        return by_code.get(code) or by_code.get(code[:2])
    return next((each for each in OBSTACLES if any(re.search(word, said) for word in each.words)), None)
