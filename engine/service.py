"""The service: everything that the bot does with tables and players, in parts that share one table manager."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from engine.background_tasks import BackgroundTasks
from engine.catalogue import forget_said
from engine.club.following import follow, look_again
from engine.club.hosting.archive import Archives
from engine.club.hosting.blocks import Blocks
from engine.club.hosting.consent import Consent
from engine.club.hosting.ended_games import EndedGames
from engine.club.hosting.giving_up import GivingUp
from engine.club.hosting.hosting import Hosting
from engine.club.hosting.open_seats import OpenSeats
from engine.club.hosting.pausing import Pauses
from engine.club.hosting.repair import Repairs
from engine.club.lobby.avoiding import Avoiding
from engine.club.lobby.lobby import Lobbies
from engine.club.lobby.ready_checks import ReadyChecks
from engine.club.lobby.setup import Setup
from engine.club.lobby.wishes import Wishes
from engine.club.people.privacy import Privacy
from engine.club.reminders.reminders import Reminders
from engine.club.results.hours import UsualHours
from engine.club.results.ratings import Ratings
from engine.club.results.review import Reviews
from engine.club.results.solo import SoloRecords
from engine.club.results.turns import TurnHistory
from engine.club.seasons.seasons import Seasons
from engine.club.servers.servers import Servers
from engine.club.web.sessions import WebSessions
from engine.records.shards import Shards
from engine.storage.bot_notes import LIFE
from engine.storage.store import Store
from engine.tables.manager import TableManager
from engine.tables.notices import Notices
from engine.tables.play import Play
from engine.tables.players import Players
from engine.tables.thinking import Thinker
from engine.tables.turn.planner import Planner
from engine.tables.turn.suggestions import Suggestions
from engine.tables.turn.view import Panels


class GameService:
    """The interface for cogs. See `TableManager` for the arguments.

    `tables` opens, reads and commits tables; each other part has one kind of operation on them. Every change is
    committed before it is acknowledged.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),
        pace: float = 20.0,
        computer_seconds: float = 60.0,
        thinker: Thinker | None = None,
        shards: Shards | None = None,
    ) -> None:
        self.store = store
        self.tables = TableManager(
            store,
            clock=clock,
            seeds=seeds,
            pace=pace,
            computer_seconds=computer_seconds,
            thinker=thinker,
            shards=shards,
        )
        self.lobby = Lobbies(self.tables)
        self.ready_checks = ReadyChecks(self.tables, self.lobby.caps)
        self.avoiding = Avoiding(store.database, clock)
        self.wishes = Wishes(self.tables, self.lobby, self.avoiding)
        self.setup = Setup(self.tables)
        self.caps = self.lobby.caps
        self.servers = Servers(store, clock)
        self.web_sessions = WebSessions(store.database, clock)
        self.tables.made.also_empty(forget_said)
        self.play = Play(self.tables)
        self.planner = Planner(self.tables, self.play)
        self.suggestions = Suggestions(self.tables, self.planner)
        self.panels = Panels(self.tables, self.play, self.planner)
        self.hosting = Hosting(self.tables)
        self.open_seats = OpenSeats(self.tables, self.hosting)
        self.consent = Consent(self.tables, self.hosting.give_as_asked)
        self.pauses = Pauses(self.tables)
        self.reminders = Reminders(self.tables)
        self.players = Players(self.tables)
        self.solo = SoloRecords(self.tables)
        self.reviews = Reviews(self.tables)
        self.ratings = Ratings(self.tables)
        self.usual_hours = UsualHours(self.tables)
        self.turns = TurnHistory(self.tables)
        self.notices = Notices(self.tables, self.caps.check)
        self.archives = Archives(self.tables)
        self.repairs = Repairs(self.tables)
        self.giving_up = GivingUp(self.tables, self.hosting.resign, self.lobby.leave)
        self.blocks = Blocks(store, clock)
        self.privacy = Privacy(self.tables, self.players, self.giving_up, self.blocks)
        self.ended_games = EndedGames(self.tables)
        self.seasons = Seasons(self.tables, self.caps, self.ratings, self.hosting.resign, seeds)
        self.life = ""
        """A random text that changes with a restore: it distinguishes messages about a table and turn from messages
        of the lost state.
        """
        self._tasks = BackgroundTasks()

    async def resume(self) -> None:
        """Continue after a restart: read the users' languages and past outages, and continue the turns that need no person."""
        self.life = await self.store.bot_notes.settle(LIFE, secrets.token_hex(2))
        await self.players.read_languages()
        # Before the turns continue, since deadlines depend on the outages.
        await self.tables.outages.read()
        await self.players.resume()
        await self.tables.resume()
        for name, work in (("news", follow), ("unanswered", look_again)):
            self._tasks.begin(work(self.tables, self.players, self.blocks), name)

    async def close(self) -> None:
        """Stop computer players between two turns, and stop following the news of other processes."""
        await self._tasks.close()
        await self.tables.close()
