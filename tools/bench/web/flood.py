"""One person's flood of requests to the pages, in its own process: `python -m tools.bench.web.flood PORT COOKIE KIND TABLE SECONDS`.

It prints the number of answers by status, and of connections that were closed or left without one.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter

CONNECTIONS = 1126
"""Number of connections that send a part of a request and no more."""
AT_ONCE = 100
PICTURES = 40


def requests_of(kind: str, table: str, turn: int) -> list[str]:
    """Return the paths of one burst; `turn` is a number that grows with each burst."""
    if kind == "pictures":
        return [f"/t/{table}/turns/{turn * PICTURES + number}?view=map" for number in range(PICTURES)]
    return [f"/t/{table}/{kind}"] * AT_ONCE


async def ask(port: int, request: bytes, answers: Counter[str]) -> None:
    """Send a request, and read the answer until the connection is closed."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            line = await reader.readline()
            answers[line[9:12].decode() or "closed"] += 1
            await reader.read()
        finally:
            writer.close()
    except OSError:
        answers["closed"] += 1


async def flood(port: int, cookie: str, kind: str, table: str, seconds: float) -> Counter[str]:
    """Send bursts until the time is over."""
    answers, end = Counter[str](), time.monotonic() + seconds
    head = f"HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    if kind in {"headers", "bodies"}:
        body = "Origin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        half = f"POST /open {head}{body if kind == 'bodies' else ''}".encode()
        bursts = [[half] * CONNECTIONS]
    else:
        bursts = [
            [f"GET {path} {head}\r\n".encode() for path in requests_of(kind, table, turn)] for turn in range(99)
        ]
    for burst in bursts:
        asking = [asyncio.create_task(ask(port, request, answers)) for request in burst]
        _, late = await asyncio.wait(asking, timeout=max(0.0, end - time.monotonic()))
        answers["unanswered"] += len(late)
        for each in late:
            each.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        if time.monotonic() > end:
            break
        await asyncio.sleep(0.05)
    return answers


if __name__ == "__main__":
    port, cookie, kind, table, seconds = sys.argv[1:]
    found = asyncio.run(flood(int(port), cookie, kind, table, float(seconds)))
    print(" ".join(f"{status}:{number}" for status, number in sorted(found.items())))  # noqa: T201 - the result
