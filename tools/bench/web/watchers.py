"""Pages that watch a table, in a process of their own: `python -m tools.bench.web.watchers PORT`, run by `bench_watchers`.

Standard input has the cookie of a page on each line. After an empty line come orders, one a line, each of which is answered
with a line: "open 12" (the pages watch table 12, and each has had its first event), "close" (a JSON array of the seconds from
the first page that heard of a turn to the last, for each turn that all heard of).
"""

from __future__ import annotations

import asyncio
import json
import sys
import time


class Watcher:
    """A page's stream of events: when it heard of each turn, by the number of the turn."""

    def __init__(self, number: int, cookie: str) -> None:
        self._head = (
            f"HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nX-Forwarded-For: 10.0.{number >> 8}.{number & 255}"
        )
        self.at: dict[int, float] = {}
        self.heard = asyncio.Event()

    async def listen(self, port: int, table: int) -> None:
        """Read the events of a table until the stream ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(f"GET /t/{table}/live {self._head}\r\n\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    event = json.loads(line.removeprefix(b"data: "))
                    if not event["first"]:
                        self.at[event["turn"]] = time.perf_counter()
                    self.heard.set()
        finally:
            writer.close()


async def watch(port: int) -> None:
    """Carry out orders until standard input ends."""
    cookies = [line.strip() for line in iter(sys.stdin.readline, "\n")]
    watchers, tasks = list[Watcher](), list[asyncio.Task[None]]()
    while order := (await asyncio.to_thread(sys.stdin.readline)).split():
        answer = list[float]()
        if order[0] == "open":
            watchers = [Watcher(number, cookie) for number, cookie in enumerate(cookies)]
            tasks = [asyncio.create_task(each.listen(port, int(order[1]))) for each in watchers]
            await asyncio.gather(*(each.heard.wait() for each in watchers))
        else:
            common = set.intersection(*(set(each.at) for each in watchers))
            times = [[each.at[turn] for each in watchers] for turn in sorted(common)]
            answer = [max(at) - min(at) for at in times]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        print(json.dumps(answer), flush=True)  # noqa: T201 - the answer to the order


if __name__ == "__main__":
    asyncio.run(watch(int(sys.argv[1])))
