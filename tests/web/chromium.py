"""Chromium without a window, controlled through its DevTools protocol like a person: with fingers, a mouse, and keys."""

from __future__ import annotations

import asyncio
import base64
import itertools
import shutil
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from simulation.common import LOOP_TIMEOUT
from tests.waiting import until

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
    "--remote-debugging-port=0",
)
LEFT = -32000
"""The code of the browser's answer if the page is left before a script in it ends."""
KEYS = {
    "Tab": 9,
    "Enter": 13,
    "Escape": 27,
    "PageDown": 34,
    "End": 35,
    "Home": 36,
    "ArrowLeft": 37,
    "ArrowRight": 39,
    "+": 187,
    "-": 189,
    "[": 219,
    "]": 221,
}
"""The codes of keys that tests press."""


class Point(NamedTuple):
    """A point of the page, in CSS pixels."""

    x: float
    y: float


class BrowserMissingError(Exception):
    """There is no browser on this machine."""


class PageError(Exception):
    """A command to the browser, or a script in the page, failed."""


class PageLeftError(PageError):
    """The tab was on its way to another page."""


class Chromium:
    """A running browser; see `chromium`."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.tabs: dict[str, Tab] = {}

    async def read(self) -> None:
        """Read what the browser says until it ends."""
        async for message in self._socket:
            said = message.json()
            if (answer := self._answers.pop(said.get("id", 0), None)) is not None:
                if "error" in said:
                    kind = PageLeftError if said["error"]["code"] == LEFT else PageError
                    answer.set_exception(kind(said["error"]["message"]))
                else:
                    answer.set_result(said["result"])
            elif (tab := self.tabs.get(said.get("sessionId", ""))) is not None:
                tab.hear(said["method"], said["params"])

    async def call(self, method: str, session: str | None = None, **values: Any) -> Any:
        """Send a command to the browser, or to a tab's session; return the result."""
        number = next(self._numbers)
        answer = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        addressed = {} if session is None else {"sessionId": session}
        await self._socket.send_json({"id": number, "method": method, "params": values, **addressed})
        async with asyncio.timeout(LOOP_TIMEOUT):
            return await answer

    @asynccontextmanager
    async def tab(
        self, width: int, height: int, *, dots: int = 1, phone: bool = False, locale: str = "en", dark: bool = False
    ) -> AsyncIterator[Tab]:
        """Open a tab with cookies and its own cache, on a screen of this size; a phone has no mouse."""
        context = (await self.call("Target.createBrowserContext"))["browserContextId"]
        target = await self.call("Target.createTarget", url="about:blank", browserContextId=context)
        session = await self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        tab = Tab(self, session["sessionId"])
        self.tabs[tab.session] = tab
        try:
            for domain in ("Page", "Network", "Log", "Runtime"):
                await tab.call(f"{domain}.enable")
            await tab.call(
                "Emulation.setDeviceMetricsOverride",
                width=width, height=height, deviceScaleFactor=dots, mobile=phone,
            )  # fmt: skip
            await tab.call("Emulation.setTouchEmulationEnabled", enabled=phone)
            await tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
            agent = (await self.call("Browser.getVersion"))["userAgent"]
            await tab.call("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=locale)
            await tab.set_dark(dark)
            yield tab
        finally:
            del self.tabs[tab.session]
            await self.call("Target.disposeBrowserContext", browserContextId=context)


class Tab:
    """A tab: what it requested, what its console complained about, and how many bytes came over the network."""

    def __init__(self, browser: Chromium, session: str) -> None:
        self.browser, self.session = browser, session
        self.requests: list[str] = []
        self.problems: list[str] = []
        self.received = 0
        """Bytes as transferred, including headers."""

    async def call(self, method: str, **values: Any) -> Any:
        """Send a command to the tab; return the result."""
        return await self.browser.call(method, self.session, **values)

    def hear(self, method: str, values: Any) -> None:
        """Store the contents of an event."""
        match method:
            case "Network.requestWillBeSent":
                self.requests.append(values["request"]["url"])
            case "Network.loadingFinished":
                self.received += values["encodedDataLength"]
            case "Log.entryAdded" if "willReadFrequently" in values["entry"]["text"]:
                pass  # advice about the canvas that a test reads
            case "Log.entryAdded" if values["entry"]["level"] in {"warning", "error"}:
                self.problems.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")
            case "Runtime.consoleAPICalled" if "willReadFrequently" in str(values["args"]):
                pass
            case "Runtime.consoleAPICalled" if values["type"] in {"warning", "error", "assert"}:
                self.problems.append(str(values["args"]))
            case "Runtime.exceptionThrown":
                self.problems.append(str(values["exceptionDetails"]))

    async def script(self, expression: str) -> Any:
        """Return the value of an expression in the page, after waiting for it if it is a promise."""
        said = await self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in said:
            raise PageError(said["exceptionDetails"])
        return said["result"].get("value")

    async def until(self, expression: str) -> None:
        """Wait until an expression is true."""
        async with asyncio.timeout(LOOP_TIMEOUT):
            while True:
                with suppress(PageLeftError):
                    if await self.script(f"Boolean({expression})"):
                        return
                await asyncio.sleep(0.02)

    async def settle(self) -> None:
        """Wait until the page has drawn what came before, and what that caused; or has been left."""
        with suppress(PageLeftError):
            await self.script("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    async def rest(self, selector: str) -> None:
        """Wait until the browser has ended the scrolling of an element: its place stays for ten frames."""
        await self.script(f"""new Promise((done) => {{
          const found = document.querySelector({selector!r});
          let [before, still] = ["", 0];
          const look = () => {{
            const now = `${{found.scrollLeft}} ${{found.scrollTop}}`;
            still = now === before ? still + 1 : 0;
            before = now;
            if (still < 10) requestAnimationFrame(look);
            else done();
          }};
          look();
        }})""")

    async def set_dark(self, dark: bool) -> None:
        """Let the system prefer dark or light colors."""
        value = "dark" if dark else "light"
        await self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    async def set_network(self, *, offline: bool = False, latency: int = 0, bits: int = -8) -> None:
        """Cut the network off, or slow it down to a latency in milliseconds and a number of bits a second."""
        await self.call(
            "Network.emulateNetworkConditions",
            offline=offline, latency=latency, downloadThroughput=bits / 8, uploadThroughput=bits / 8,
        )  # fmt: skip

    async def text(self, selector: str) -> str:
        """Return the text of an element as it is seen: empty if it is not."""
        found = await self.script(f"document.querySelector({selector!r})?.innerText || ''")
        return str(found)

    async def box(self, selector: str) -> tuple[float, float, float, float]:
        """Return the box of an element: left, top, width, height."""
        left, top, width, height = await self.script(
            f"(({{left, top, width, height}}) => [left, top, width, height])"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        return left, top, width, height

    async def middle(self, selector: str) -> Point:
        """Return the middle of an element."""
        left, top, width, height = await self.box(selector)
        return Point(left + width / 2, top + height / 2)

    async def fingers(self, *path: Sequence[Point]) -> None:
        """Put fingers down at the first points, move them through the others, and lift them; some come or go on the way."""
        down = 0
        for points in path:
            kind = "touchStart" if len(points) > down else "touchEnd" if len(points) < down else "touchMove"
            down = len(points)
            there = [{"x": point.x, "y": point.y, "id": finger} for finger, point in enumerate(points)]
            await self.call("Input.dispatchTouchEvent", type=kind, touchPoints=there)
        await self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        await self.settle()

    async def tap(self, point: Point) -> None:
        """Tap with a finger."""
        await self.fingers([point])

    async def point(self, point: Point) -> None:
        """Move the mouse to a point."""
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", x=point.x, y=point.y)
        await self.settle()

    async def wheel(self, point: Point, pixels: float, *, ctrl: bool = False) -> None:
        """Turn the wheel of the mouse at a point."""
        held = 2 if ctrl else 0
        await self.call(
            "Input.dispatchMouseEvent",
            type="mouseWheel", x=point.x, y=point.y, deltaX=0, deltaY=pixels, modifiers=held,
        )  # fmt: skip
        await self.settle()

    async def click(self, point: Point) -> None:
        """Click with the mouse."""
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            button = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
            await self.call("Input.dispatchMouseEvent", type=kind, x=point.x, y=point.y, **button)
        await self.settle()

    async def key(self, name: str) -> None:
        """Press a key."""
        text = {"text": name} if len(name) == 1 else {"text": "\r"} if name == "Enter" else {}
        values = {"key": name, "code": name, "windowsVirtualKeyCode": KEYS[name]}
        await self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **values, **text)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **values)
        await self.settle()

    async def choose(self, selector: str, value: str) -> None:
        """Choose an entry of a menu, or move a slider."""
        await self.script(
            f"{{ const found = document.querySelector({selector!r}); found.value = {value!r};"
            " for (const kind of ['input', 'change']) found.dispatchEvent(new Event(kind, {bubbles: true})); }"
        )

    async def screenshot(self) -> bytes:
        """Return a screenshot of the tab as a PNG file."""
        return base64.b64decode((await self.call("Page.captureScreenshot", format="png"))["data"])


@asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Chromium]:
    """Run a browser with its profile in a new folder. Raises BrowserMissingError if there is none."""
    program = next((found for found in map(shutil.which, NAMES) if found), None)
    if program is None:
        raise BrowserMissingError(
            f"make test-web needs a browser, and there is none of {', '.join(NAMES)} on this machine:"
            " install Debian's packages chromium and fonts-noto-cjk."
        )
    port = folder / "DevToolsActivePort"
    process = await asyncio.to_thread(
        subprocess.Popen,
        [program, *FLAGS, f"--user-data-dir={folder}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        await until(lambda: port.exists() and port.read_text().count("\n") == 1)
        number, path = port.read_text().split()
        async with aiohttp.ClientSession() as client:
            address = f"ws://127.0.0.1:{number}{path}"
            async with client.ws_connect(address, max_msg_size=0, timeout=aiohttp.ClientWSTimeout()) as socket:
                browser = Chromium(socket)
                reading = asyncio.create_task(browser.read())
                yield browser
                reading.cancel()
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
