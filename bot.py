"""The bot's entry point: settings from the environment, logging, start-up, graceful stop.

python bot.py            run the bot (needs DISCORD_TOKEN or DISCORD_TOKEN_FILE)
python bot.py --demo     play a whole game on a loopback Discord, no token or network needed
python bot.py --backup F copy the database to the new file F, also while the bot runs
python bot.py --backup-to D [--keep DAYS] [--every HOURS]
                         add a backup to the directory D and delete old ones, once or regularly
python bot.py --restore F put the backup F in the place of the database; stop the bot first
python bot.py --copy-database FROM TO
                         move all games to another database; stop the bot first
                         (a database is a file or postgresql://user@host/name)
python bot.py --health   exit 0 if the bot on this machine is healthy, as in /healthz (for containers)
"""

# ruff: noqa: E402 - stops must work from the first moment on, before the other imports
from __future__ import annotations

import os
import signal
import sys

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def stop_at_once(*_given: object) -> None:
    """End the process while nothing is open yet, or anymore."""
    os._exit(0)


if __name__ == "__main__" and not sys.argv[1:]:
    for number in STOP_SIGNALS:
        signal.signal(number, stop_at_once)

import argparse
import asyncio
import contextlib
import faulthandler
import functools
import gc
import logging
import math
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cogs.process.health import WAITS, WELL, beat, check_writable, forget, last_ailment, note_waiting, watch_backups
from cogs.process.settings import Settings, misspelled_names, read_settings
from engine.records.errors import SettingError, StartError, StoreError
from engine.storage.address import password_of
from engine.tables.open.versions import RELEASE
from engine.telemetry import count
from engine.waiting import Waiting

if TYPE_CHECKING:
    from cogs.client.bot import GameBot
    from cogs.process.telemetry import MetricsServer
    from engine.records.shards import Shards
    from engine.storage.postgresql.database import Fence
    from engine.storage.postgresql.leases import Leases
    from engine.storage.store import Store

logger = logging.getLogger("bot")
T = TypeVar("T")

STOP_SECONDS = 15.0
"""Seconds after which a hanging stop ends with the threads' tracebacks and exit code 1; everything acknowledged is kept."""
LEFT_SECONDS = 1.0
"""Seconds that a stopped bot waits for threads whose work is no longer needed, such as an address lookup."""
CANCEL_SECONDS = 1.0
"""Seconds that a stop waits for a canceled start."""
SETTLE_SECONDS = 2.0
"""Seconds after which a ready bot prepares what was not needed yet."""
SWITCH_SECONDS = 0.001
"""Seconds for which a thread that reads a long log may hold the interpreter at a time; Python's default is 5 ms."""
REQUESTS_A_SECOND = 45.0
"""Maximum number of requests per second of all processes that share a token; Discord allows 50."""
SET_UP_FIRST = (
    "There is no Discord token: create an application at the Discord developer portal and put its bot token into the "
    "environment variable DISCORD_TOKEN, or into a file that DISCORD_TOKEN_FILE names (docs/operator.md describes how). "
    "To see the bot at work without one, run `make demo`."
)


async def settle(bot: GameBot, waiting: Waiting) -> None:
    """After the start, end the `waiting`, and load and draw what would otherwise delay the first user to need it."""
    from cogs.base.words import read_ahead
    from cogs.client.warming import locales_in_use, newest_running, practise
    from cogs.help.lookup import read_names_ahead
    from engine.catalogue import catalogue, locales
    from engine.tables.lessons import read_rules

    await bot.wait_until_ready()
    waiting.end()
    # No start waits for the rules' data and for Fluent, but neither should the first press.
    read_rules()
    _ = catalogue().bundle
    # What is loaded by now stays loaded; a scan of it would hold up answers.
    gc.freeze()
    await asyncio.sleep(SETTLE_SECONDS)
    try:
        for locale in locales():
            await asyncio.to_thread(lambda code: catalogue(code).bundle, locale)
        newest = await newest_running(bot)
        await practise(bot, newest)
        for locale in locales_in_use(bot, newest):
            await read_ahead(locale)
            await read_names_ahead(locale)
    except Exception:
        # Everything here is loaded on demand as well: a failure only makes the first user wait longer.
        logger.exception("the bot goes on without having practised")


@contextlib.contextmanager
def stopping_at_once() -> Iterator[None]:
    """Let signals to stop end the process at once, before and after a block with its own handlers."""
    before = [(number, signal.signal(number, stop_at_once)) for number in STOP_SIGNALS]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


async def run(settings: Settings) -> None:
    """Run the bot until a signal to stop; the stop takes five seconds at most, whatever it is doing."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in STOP_SIGNALS:
        loop.add_signal_handler(number, stop.set)
    try:
        await run_until(stop, settings)
    finally:
        for number in STOP_SIGNALS:  # everything is closed
            signal.signal(number, stop_at_once)


async def run_until(stop: asyncio.Event, settings: Settings) -> None:
    """Run the bot until the event is set. Wait for what keeps it from starting, if that passes by itself; raise StartError if not."""
    from cogs.client.bot import modules
    from engine.games import load_games
    from engine.workers import share

    share("render.shared")
    logger.info("release %s, database %s", RELEASE, settings.shown_database)
    sys.setswitchinterval(SWITCH_SECONDS)
    load_games(settings.overrides)
    modules()
    # Imports stay, and looking for garbage among them took 30 ms of each start.
    gc.freeze()
    gc.enable()
    async with serve_monitoring(settings) as monitor:

        def notify(said: str) -> None:
            note_waiting(settings.heartbeat, said)
            if monitor is not None:
                monitor.waits = said

        waiting = Waiting(notify)
        try:
            while not stop.is_set():
                try:
                    check_writable(settings.heartbeat)
                    await (run_on_server if settings.database_url else run_on_file)(stop, settings, monitor, waiting)
                except StartError as error:
                    # The watchdog belongs to the attempt that has ended; it would end the bot while it waits.
                    faulthandler.cancel_dump_traceback_later()
                    if not error.passes:
                        raise
                    said = f"the database: {error}" if isinstance(error, StoreError) else str(error)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(stop.wait(), waiting.go_on(f"waits for {said}", tried=True))
        finally:
            if waiting.told:
                forget(settings.heartbeat)
    logger.info("stopped")
    faulthandler.cancel_dump_traceback_later()
    if stop.is_set():
        last = threading.Timer(LEFT_SECONDS, stop_at_once)
        last.daemon = True
        last.start()


@contextlib.asynccontextmanager
async def serve_monitoring(settings: Settings) -> AsyncIterator[MetricsServer | None]:
    """Serve metrics and health for the length of the block, if they are enabled."""
    if not settings.metrics_port:
        yield None
        return
    from cogs.process.telemetry import monitoring

    blocks = settings.shards.blocks if settings.database_url else ()
    shards = [shard for block in blocks for shard in block.ids]
    async with monitoring(settings.metrics_host, settings.metrics_port, shards) as server:
        yield server


async def run_on_file(
    stop: asyncio.Event, settings: Settings, monitor: MetricsServer | None, waiting: Waiting
) -> None:
    """Run the bot on a database in a file until the event is set. Raises StartError if it cannot start."""
    from engine.storage.sqlite.in_use import in_use
    from engine.storage.store import Store
    from engine.temporary import temporary_files
    from engine.workers import end_fork_server

    async with contextlib.AsyncExitStack() as stack:
        use = stack.enter_context(in_use(settings.database))
        # After the lock of the database: it deletes old temporary files, which must not belong to a running bot.
        stack.enter_context(temporary_files(settings.database))
        store = await stack.enter_async_context(Store.open(settings.database, use))
        stack.callback(end_fork_server)
        await serve(stop, settings, store, monitor, waiting)


async def run_on_server(
    stop: asyncio.Event, settings: Settings, monitor: MetricsServer | None, waiting: Waiting
) -> None:
    """Run the bot on a database that several processes share, whenever it has its own shards, until the event is set.

    Raises StartError if it cannot start.
    """
    from engine.storage.store import Store, server_database
    from engine.temporary import temporary_files
    from engine.workers import end_fork_server

    server_database()  # raises StoreError if its driver is not installed
    from engine.storage.postgresql.leases import Leases
    from engine.storage.postgresql.process_name import this_process

    wanted = settings.shards.blocks
    async with contextlib.AsyncExitStack() as until_the_end:
        # Before the leases: by its name, this process may take back the shards of its predecessor at once.
        process = until_the_end.enter_context(this_process(settings.heartbeat))
        until_the_end.enter_context(temporary_files(settings.heartbeat))
        open_leases = Leases.open(settings.database_url, process)
        leases = await unless(stop, until_the_end.enter_async_context(open_leases))
        until_the_end.callback(end_fork_server)
        while leases is not None and not stop.is_set():
            async with contextlib.AsyncExitStack() as stack:
                held = await unless(stop, stack.enter_async_context(leases.hold(wanted, waiting)))
                if held is None:
                    break
                shards, fence = held
                open_store = Store.open(settings.database_url, fence=fence)
                if (store := await unless(stop, stack.enter_async_context(open_store))) is None:
                    break
                await serve(stop, settings, store, monitor, waiting, shards=shards, leases=leases, fence=fence)
                faulthandler.cancel_dump_traceback_later()


async def unless(stop: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return the result of `work`; cancel it and return None if the event is set first."""
    working, stopping = asyncio.ensure_future(work), asyncio.create_task(stop.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not working.done():
        working.cancel()
    await asyncio.gather(working, stopping, return_exceptions=True)
    return None if working.cancelled() else working.result()


async def serve(
    stop: asyncio.Event,
    settings: Settings,
    store: Store,
    monitor: MetricsServer | None,
    waiting: Waiting,
    *,
    shards: Shards | None = None,
    leases: Leases | None = None,
    fence: Fence | None = None,
) -> None:
    """Run the bot on an open database until the event is set, or until the `fence` ends, which loses its `shards`.

    Ends the `waiting` once the bot is ready. Raises StoreFault if the bot cannot start because of the database.
    """
    from cogs.base.operator_links import OperatorLinks
    from cogs.base.starting import may_identify, start
    from cogs.base.tracing import http_trace
    from cogs.client.bot import GameBot
    from cogs.web.open import serve_pages
    from engine.games import load_games
    from engine.service import GameService
    from engine.tables.thinking import ThinkingProcesses

    thinking = ThinkingProcesses(
        load_games, settings.thinking_processes, settings.overrides, long=settings.long_thinking_processes
    )
    service = GameService(store, thinker=thinking, shards=shards)
    bot: GameBot = GameBot(
        service,
        overrides=settings.overrides,
        drawing_processes=settings.drawing_processes,
        drawing_cache=settings.drawing_cache,
        icons=settings.icons,
        links=OperatorLinks(settings.policy_url, settings.terms_url, settings.contact, settings.source),
        release_news=settings.release_news,
        user_install=settings.user_install,
        limit=settings.limit,
        requests_per_second=REQUESTS_A_SECOND * len(shards.ids) / shards.count if shards is not None else None,
        http_trace=http_trace(),
        shards=shards,
        gate=(lambda shard: may_identify(bot, leases, shard)) if leases is not None else None,
    )
    with contextlib.closing(thinking), contextlib.ExitStack() as watching:
        async with bot, serve_pages(bot, settings):
            if monitor is not None:
                watching.enter_context(monitor.of(bot, fence))
            if fence is not None:
                count("takeover")
            heart = asyncio.create_task(beat(bot, settings.heartbeat))
            client = asyncio.create_task(start(bot, settings.token))
            settling = asyncio.create_task(settle(bot, waiting))
            backups = asyncio.create_task(watch_backups(bot))
            stopping = asyncio.create_task(stop.wait())
            shards_gone = (fence.ended, fence.outdated) if fence is not None else ()
            losing = [asyncio.create_task(event.wait()) for event in shards_gone]
            await asyncio.wait({client, stopping, *losing}, return_when=asyncio.FIRST_COMPLETED)
            logger.info("stopping")
            faulthandler.dump_traceback_later(STOP_SECONDS, exit=True)  # nothing may keep a stopped bot alive
            for task in (heart, settling, backups, stopping, *losing, client):
                task.cancel()
            await asyncio.wait({client}, timeout=CANCEL_SECONDS)  # the library sometimes ends only once it is closed
            await bot.close()
            # After the answers in progress, which `close` of the bot awaits: they still commit.
            await service.close()
            await asyncio.gather(heart, settling, backups, stopping, *losing, client, return_exceptions=True)
            if not client.cancelled() and (error := client.exception()) is not None:
                raise error


def back_up(settings: Settings, given: argparse.Namespace) -> int:
    """Back the database up, restore a backup, or move the games to another database; return the exit code."""
    from engine.storage.address import place, without_passwords
    from engine.storage.backups.command import add_backups, copy_once, restore
    from engine.storage.copying.copy import copy_database
    from engine.tables.backup_check import check_backup

    where = settings.database_url or settings.database
    nothing = "Nothing was restored" if given.restore else "There is no backup"
    if given.copy_database:
        nothing = "Nothing was copied"
    try:
        if given.copy_database:
            source, target = given.copy_database
            copied = copy_database(place(source), place(target), functools.partial(print, flush=True))
            print(  # noqa: T201 - output for the operator
                f"{copied.games} tables ({copied.rows} rows) were copied to {without_passwords(target)} and compared. "
                f"Start the bot on it; {without_passwords(source)} is kept as it is, and the bot no longer starts on it."
            )
        elif given.restore:
            print(restore(where, given.restore))  # noqa: T201 - output for the operator
        elif given.backup:
            print(copy_once(where, given.backup))  # noqa: T201 - output for the operator
        else:
            check = functools.partial(check_backup, overrides=settings.overrides)
            for said in add_backups(where, given.backup_to, given.keep, given.every, check):
                print(said, flush=True)  # noqa: T201 - output for the operator
    except StoreError as error:
        return fail(f"{nothing}: {error}.")
    except KeyboardInterrupt:
        return fail(f"{nothing}: it was stopped; run it again.")
    return 0


def above_zero(given: str) -> float:
    """Return a number in an argument. Raises ValueError unless it is above zero and finite."""
    number = float(given)
    if not 0 < number < math.inf:
        raise ValueError(given)
    return number


def say_health(settings: Settings) -> int:
    """Print the health of the bot on this machine; return the exit code."""
    wrong = last_ailment(settings.heartbeat)
    print(wrong or WELL)  # noqa: T201 - output for the operator
    return 1 if wrong and not wrong.startswith(WAITS) else 0


def fail(sentence: str) -> int:
    """Print why nothing was done; return the exit code for that."""
    print(sentence, file=sys.stderr)  # noqa: T201 - output for the operator
    return 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Play heavy board games by correspondence in Discord.")
    parser.add_argument(
        "--demo", nargs="?", const="nucleum", metavar="GAME", help="play a whole game without Discord"
    )
    parser.add_argument(
        "--with",
        nargs="+",
        dest="options",
        default=[],
        metavar="OPTION",
        help="options of the game that --demo plays",
    )
    parser.add_argument("--health", action="store_true", help="exit 0 when the bot that runs here is well")
    parser.add_argument("--backup", type=Path, metavar="FILE", help="copy the database to a new file, and end")
    parser.add_argument(
        "--backup-to",
        type=Path,
        metavar="DIR",
        help="add a backup to a directory, and delete old ones after a success",
    )
    parser.add_argument(
        "--keep",
        type=above_zero,
        metavar="DAYS",
        help="how long --backup-to keeps a backup (14; the newest 7 longer)",
    )
    parser.add_argument(
        "--every", type=above_zero, metavar="HOURS", help="let --backup-to go on, with one every HOURS"
    )
    parser.add_argument(
        "--restore", type=Path, metavar="FILE", help="put a backup in the place of the database, and end"
    )
    parser.add_argument(
        "--copy-database", nargs=2, metavar=("FROM", "TO"), help="move all games to another database, and end"
    )
    parser.add_argument("--version", action="version", version=RELEASE)
    given = parser.parse_args(arguments)
    if given.options and not given.demo:
        parser.error("--with needs --demo")
    if (given.keep or given.every) and not given.backup_to:
        parser.error("--keep and --every need --backup-to")
    connects = not (
        given.demo or given.health or given.backup or given.backup_to or given.restore or given.copy_database
    )
    try:
        settings = read_settings(unneeded=() if connects else {"token"})
    except SettingError as error:
        return fail(f"{error}.")
    if given.backup or given.backup_to or given.restore or given.copy_database:
        with stopping_at_once() if given.every else contextlib.nullcontext():
            return back_up(settings, given)
    if given.health:
        return say_health(settings)
    if given.demo:
        from simulation.demo import run_demo

        return asyncio.run(run_demo(given.demo, given.options))
    if not settings.token:
        return fail(SET_UP_FIRST)
    gc.disable()  # until everything is imported: modules stay, and leave no garbage to search for
    try:
        with stopping_at_once():
            return run_and_report(settings)
    finally:
        gc.enable()


def run_and_report(settings: Settings) -> int:
    """Run the bot; print an error that prevents it as a sentence. Return the exit code."""
    import discord

    from cogs.base.starting import BotRejected
    from cogs.process.logs import set_up
    from engine.nucleum.data.convert import ComponentError

    secrets = [each for each in (settings.token, password_of(settings.database_url)) if each]
    set_up(settings.log_level, settings.log_format, secrets=secrets)
    for name, setting in misspelled_names().items():
        logger.warning("the environment has %s, which is not a setting; %s is one", name, setting)
    try:
        asyncio.run(run(settings))
    except ComponentError as error:
        return fail(f"The component overrides cannot be used: {error}")
    except (SettingError, BotRejected) as error:
        return fail(f"{error}.")
    except discord.LoginFailure:
        return fail(
            "Discord refuses the token: copy the bot's token again, into DISCORD_TOKEN or the file of DISCORD_TOKEN_FILE."
        )
    except StoreError as error:
        return fail(f"The database {settings.shown_database} cannot be used: {error}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
