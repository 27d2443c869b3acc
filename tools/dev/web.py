"""The page of `make dev`: it shows a channel as one person sees it, and performs the developer's actions as that person."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from simulation import Channel, Modal, NotAcknowledgedError, Reply, SimulatorError, User
from simulation.checks.components import TEXT_INPUT
from simulation.common import Json
from simulation.transcript import conversation, stylesheet
from simulation.world import commands as kinds

PAGE = Path(__file__).with_name("page.html")
LANGUAGES = ("en-US", "pt-BR", "zh-TW", "pl", "cs")
"""Languages of Discord that the developer can choose for each person."""
NAMED = {kinds.USER: "users", kinds.CHANNEL: "channels"}
"""The kinds of option whose value is the name of someone or something, by the kind of the named object."""
STARTING = "The bot is starting. If it does not come up, look at the terminal."


class InvalidRequest(Exception):
    """A request that cannot be performed, with a sentence for the page."""


class DevPage:
    """The page's server: `people` use the bot in `channel`.

    `state` returns a message about the bot, "" if it runs.
    """

    def __init__(self, channel: Channel, people: list[User], state: Callable[[], str] = str) -> None:
        self.sim = channel.sim
        self.channel, self.people, self.state = channel, {person.name: person for person in people}, state
        self.forms: dict[str, Modal] = {}
        """The form that is open for each person, by name."""

    def application(self) -> web.Application:
        """Return the application to serve."""
        app = web.Application(middlewares=[self._only_from_here])
        app.add_routes(
            [web.get("/", self._page), web.get("/state", self._state), *(
                web.post(f"/{act.__name__}", self._answering(act))
                for act in (self.slash, self.suggest, self.click, self.select, self.submit, self.language)
            )]
        )  # fmt: skip
        return app

    # Reading

    @web.middleware
    async def _only_from_here(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse requests from other sites that are open in the same browser."""
        origin = request.headers.get("Origin")
        if request.url.host not in {"127.0.0.1", "localhost"} or origin not in {None, str(request.url.origin())}:
            raise web.HTTPForbidden(text="Only the page itself may ask for this.")
        return await handler(request)

    async def _page(self, request: web.Request) -> web.Response:
        text = PAGE.read_text(encoding="utf-8").replace("/* the style of transcripts */", stylesheet())
        return web.Response(text=text, content_type="text/html")

    async def _state(self, request: web.Request) -> web.Response:
        """Answer with a person's view; 204 if it is the one that the page has `seen`."""
        try:
            person = self._person(request.query.get("person", ""))
        except InvalidRequest as error:
            return web.json_response({"error": str(error)}, status=400)
        places = [self.channel, *([person.dm] if person.dm is not None else [])]
        shown = {
            "people": list(self.people),
            "language": person.locale,
            "languages": LANGUAGES,
            "commands": self._commands(),
            "html": conversation(places, person),
            "form": form_fields(self.forms[person.name]) if person.name in self.forms else None,
            "notice": self.state(),
            "violations": [str(each) for each in self.sim.violations],
        }
        seen = hashlib.sha256(repr(shown).encode()).hexdigest()
        if request.query.get("seen") == seen:
            return web.Response(status=204)
        return web.json_response({**shown, "seen": seen})

    def _commands(self) -> dict[str, Json]:
        """Return every slash command by its full name, with its description and options."""
        found = dict[str, Json]()

        def collect(command: Json, path: str) -> None:
            name, options = f"{path} {command['name']}".strip(), command.get("options") or []
            if options and options[0]["type"] <= kinds.SUBCOMMAND_GROUP:
                for each in options:
                    collect(each, name)
            else:
                found[name] = {"about": command["description"], "options": [self._option(each) for each in options]}

        for command in self.sim.commands.of_guild(None):
            collect(command, "")
        return found

    def _option(self, option: Json) -> Json:
        values = [choice["name"] for choice in option.get("choices") or []]
        if option["type"] == kinds.BOOLEAN:
            values = ["True", "False"]
        if option["type"] in NAMED:
            values = list(self._by_name(option["type"]))
        return {
            "name": option["name"],
            "about": option["description"],
            "required": bool(option.get("required")),
            "suggests": bool(option.get("autocomplete")),
            "values": values,
        }

    def _by_name(self, kind: int) -> dict[str, object]:
        return {**self.people} if kind == kinds.USER else {self.channel.name: self.channel}

    def _person(self, name: object) -> User:
        if not isinstance(name, str) or name not in self.people:
            raise InvalidRequest(f"There is no person {name!r}. Choose one of: {', '.join(self.people)}.")
        return self.people[name]

    # Acting

    def _answering(
        self, act: Callable[[User, Json], Awaitable[Json]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return the handler that carries out an act for a person; it answers with the outcome, or status 400 and a sentence."""

        async def handle(request: web.Request) -> web.Response:
            try:
                asked = await request.json() if request.content_type == "application/json" else None
                if not isinstance(asked, dict):
                    raise InvalidRequest("Send an object in JSON.")
                person = self._person(asked.get("person"))
                if not self.sim.gateway.connected:
                    raise InvalidRequest(self.state() or STARTING)
                return web.json_response(await act(person, asked))
            except (InvalidRequest, SimulatorError, NotAcknowledgedError) as error:
                return web.json_response({"error": str(error)}, status=400)
            except KeyError as error:
                return web.json_response({"error": f"The request lacks {error}."}, status=400)
            except (ValueError, TypeError, AttributeError) as error:
                return web.json_response({"error": f"The request cannot be read: {error}."}, status=400)

        return handle

    async def slash(self, person: User, asked: Json) -> Json:
        """Use a slash command: `command` is its name, `options` the text typed for each option."""
        command, typed = str(asked["command"]), self._option_values(person, asked)
        return self._outcome(person, await person.slash(self.channel, command, options=typed))

    async def suggest(self, person: User, asked: Json) -> Json:
        """Return the bot's suggestions for the option `focused` of a command."""
        focused, typed = str(asked["focused"]), self._option_values(person, asked)
        typed[focused] = str(asked["options"].get(focused, ""))
        found = await person.autocomplete(self.channel, str(asked["command"]), focused=focused, options=typed)
        return {"choices": [{"name": each.name, "value": each.value} for each in found]}

    async def click(self, person: User, asked: Json) -> Json:
        """Press a button: `id` is its custom id, `message` the message's id."""
        message = self._message(person, asked)
        return self._outcome(person, await person.click(message, custom_id=str(asked["id"])))

    async def select(self, person: User, asked: Json) -> Json:
        """Choose `values` in a menu: `id` is its custom id, `message` the message's id."""
        message = self._message(person, asked)
        values = [str(each) for each in asked["values"]]
        return self._outcome(person, await person.select(message, values, custom_id=str(asked["id"])))

    async def submit(self, person: User, asked: Json) -> Json:
        """Send the open form with `values` by custom id, or close it without any."""
        form = self.forms.pop(person.name, None)
        if form is None:
            raise InvalidRequest("No form is open.")
        if asked.get("values") is None:
            return {}
        try:
            return self._outcome(person, await person.submit(form, values=dict(asked["values"])))
        except SimulatorError:
            self.forms[person.name] = form  # to be corrected
            raise

    async def language(self, person: User, asked: Json) -> Json:
        """Set the language of a person's Discord."""
        if asked["language"] not in LANGUAGES:
            raise InvalidRequest(f"Choose one of these languages: {', '.join(LANGUAGES)}.")
        person.locale = asked["language"]
        return {}

    def _option_values(self, person: User, asked: Json) -> dict[str, object]:
        """Return the options of a command that are filled in, as values of their kinds."""
        located = self.sim.commands.locate(person, self.channel, str(asked["command"]))
        given = {name: str(text) for name, text in dict(asked["options"]).items() if str(text)}
        return {name: self._option_value(name, located.option(name)["type"], text) for name, text in given.items()}

    def _option_value(self, name: str, kind: int, text: str) -> object:
        if kind == kinds.BOOLEAN:
            if text not in {"True", "False"}:
                raise InvalidRequest(f"The option {name!r} must be True or False.")
            return text == "True"
        if kind in {kinds.INTEGER, kinds.NUMBER}:
            if not text.removeprefix("-").isdecimal():
                raise InvalidRequest(f"The option {name!r} must be a number.")
            return int(text)
        if kind in NAMED:
            known = self._by_name(kind)
            if text not in known:
                raise InvalidRequest(f"The option {name!r} must be one of the {NAMED[kind]}: {', '.join(known)}.")
            return known[text]
        return text

    def _message(self, person: User, asked: Json) -> Any:
        number = int(asked["message"])
        for place in (self.channel, person.dm):
            if place is not None and number in place.all_messages:
                return place.all_messages[number]
        raise InvalidRequest("That message does not exist anymore.")

    def _outcome(self, person: User, reply: Reply) -> Json:
        if reply.kind == "modal":
            self.forms[person.name] = reply.modal
        return {"kind": reply.kind}


def form_fields(form: Modal) -> Json:
    """Return the data that the page needs to show a form."""
    fields = [
        {
            "id": field.custom_id,
            "label": field.label,
            "text": field.type == TEXT_INPUT,
            "long": field.component.get("style") == 2,
            "value": field.value or "",
            "placeholder": field.placeholder or "",
            "most": field.component.get("max_values", 1),
            "options": [
                {"label": each["label"], "value": each["value"], "chosen": bool(each.get("default"))}
                for each in field.component.get("options") or []
            ],
        }
        for field in form.fields
    ]
    return {"title": form.title, "fields": fields}


async def serve(page: DevPage, port: int = 0) -> tuple[web.AppRunner, str]:
    """Serve the page on this machine only; return its runner and address. Raises OSError if the port is taken."""
    runner = web.AppRunner(page.application(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner, f"http://127.0.0.1:{runner.addresses[0][1]}/"
