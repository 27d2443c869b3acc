"""The display settings of a picture besides the game's state, and the result of drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from PIL import Image

from engine.catalogue import Catalogue, catalogue
from engine.kernel import Event, Guide, Standing, Text, plain_name, with_absent_last
from render.kit.canvas import Canvas, Inscription
from render.kit.encode import encode
from render.kit.fonts import legible
from render.kit.indexed import Palette
from render.kit.layout import Box, Gap, divide
from render.kit.palette import THEMES, Theme

MAX_RATIO = 2
"""Maximum height of a private picture in widths: a taller one does not fill the width of a phone."""
MAX_ALT, MAX_SHORT = 1000, 24
"""Maximum number of characters of alt text, and of a name in its lists."""


class Mark(NamedTuple):
    """A place that changed: its id, the seat that changed it last (None: the game), and the number of the deed.

    With number 0 it is only outlined; `more` are the numbers of later deeds that changed it again. A place of a
    question has a `badge`, its number or the code printed there, which panels beside the map show.
    """

    place: str
    seat: int | None
    order: int
    more: tuple[int, ...] = ()
    badge: str = ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers beside the place."""
        return (self.order, *self.more) if self.order else ()


class Place(NamedTuple):
    """The position of a thing in the picture, and the radius of its outline's corners.

    `number`: the middle of its number, for a place that is too large to outline or has space for it, or None.
    """

    box: Box
    radius: int
    number: tuple[int, int] | None = None


@dataclass(frozen=True)
class Picture:
    """A drawn picture with its alt text.

    `inscriptions` are the texts drawn, with their boxes and sizes in pixels. With a `palette`, 256 colors suffice.
    `gaps` are where a picture too high for a phone may be divided into pages. `places` are the things that it shows,
    by their ids, of which `Guide.spot` returns the names; a help picture has none.
    """

    image: Image.Image
    alt: str
    inscriptions: tuple[Inscription, ...] = ()
    palette: Palette | None = None
    gaps: tuple[Gap, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict)

    @classmethod
    def of(
        cls, canvas: Canvas, alt: str, *, gaps: Sequence[Gap] = (), places: Mapping[str, Place] = MappingProxyType({})
    ) -> Picture:
        """Return the picture that was drawn on a canvas, with its texts."""
        return cls(canvas.image, alt, tuple(canvas.inscriptions), gaps=tuple(gaps), places=places)

    def pages(self, spare: int = 0) -> tuple[Picture, ...]:
        """Return the picture in pages, each of them at most `MAX_RATIO` times as high as wide, less `spare` pixels."""
        width, height = self.image.size
        parts = divide(height, self.gaps, MAX_RATIO * width - spare)
        return tuple(self._part(part) for part in parts) if len(parts) > 1 else (self,)

    def _part(self, part: Gap) -> Picture:
        box = Box(0, part.top, self.image.width, part.bottom - part.top)
        image = self.image.crop((0, part.top, self.image.width, part.bottom))
        inside = tuple(each.offset(0, -part.top) for each in self.inscriptions if box.contains(each.box))
        places = {
            name: place._replace(
                box=place.box.offset(0, -part.top),
                number=place.number and (place.number[0], place.number[1] - part.top),
            )
            for name, place in self.places.items()
            if box.contains(place.box)
        }
        return replace(self, image=image, inscriptions=inside, gaps=(), places=places)

    @property
    def smallest_text(self) -> int:
        """Font size of the smallest text drawn, in pixels."""
        return min(inscription.size for inscription in self.inscriptions)

    def encode(self) -> bytes:
        """Return the image as a PNG; this takes a while, so use a thread."""
        return encode(self.image, self.palette)


@dataclass(frozen=True)
class BoardView:
    """The options for showing a table: its viewer, language, theme, and marks.

    `names` are the players' names by seat, `active` the seats that must act, `marks` the recent changes, `viewer` the
    seat the picture is for (None: for all), `theme` a key of `THEMES`, `words` the catalogue of the channel's
    language, `title` names the game in its channel, `history` holds the scores by seat after each turn (empty: no
    chart). `described`: for alt text, which can have any character. `bare`: without header, the row of players above
    a map or table, and the frame of who must act, for a page that shows all this itself. `absent` are the seats of a
    finished game that come last because their players were absent.
    """

    names: tuple[str, ...]
    title: str
    active: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    viewer: int | None = None
    theme: str = "light"
    words: Catalogue = field(default_factory=catalogue)
    history: tuple[tuple[int, ...], ...] = ()
    described: bool = False
    bare: bool = False
    absent: tuple[int, ...] = ()

    def winners(self, standings: Iterable[Standing]) -> list[int]:
        """Return the seats that won a game that is over, given the standings by its rules."""
        return [each.seat for each in with_absent_last(tuple(standings), self.absent) if each.place == 1]

    @property
    def in_words(self) -> BoardView:
        """The view for alt text, which calls people by the names that posts use, and then as the picture does."""
        return self if self.described else replace(self, described=True)

    def changes_of(self, kind: str) -> frozenset[str]:
        """Return the changed places of a kind: the part after "<kind>:" in their marks."""
        return frozenset(place.partition(":")[2] for place, *_ in self.marks if place.startswith(f"{kind}:"))

    @property
    def colours(self) -> Theme:
        """The theme by its key. Raises KeyError for an unknown one."""
        return THEMES[self.theme]

    def name(self, seat: int) -> str:
        """Return the name of a seat without characters missing in the fonts; with less than half left, the name of its color.

        In alt text it is the whole name, followed by the color if the picture shows it.
        """
        return self._name_within(seat, len(self.names[seat]))

    def short_name(self, seat: int) -> str:
        """Return the name of a seat for lists in alt text, cut to 24 characters."""
        return self._name_within(seat, MAX_SHORT)

    def _name_within(self, seat: int, most: int) -> str:
        name = self.names[seat]
        shown = legible(name, unknown="")
        drawn = 2 * _letters(shown) >= max(_letters(name), 1)
        if not self.described:
            return shown if drawn else self.words(self.colours.player(seat).name)
        plain = plain_name(name)
        plain = plain if len(plain) <= most else plain[: most - 1] + "…"
        if drawn:
            return plain
        return self.words("render-alt-name", name=plain, colour=self.words(self.colours.player(seat).name).lower())

    def initials(self, seat: int) -> str:
        """Return the text on a piece of this seat: the first letter of its name."""
        return next(character for character in self.name(seat) if character.isalnum()).upper()[0]

    def seat_of(self, seat: int | None) -> int:
        """Return the seat to show in a view of one player, by default the viewer's. Raises ValueError if neither is given."""
        whose = self.viewer if seat is None else seat
        if whose is None:
            raise ValueError("a view of one player's things needs a seat")
        return whose

    def say(self, text: Text) -> str:
        """Return `text` as text, with seats by their names."""
        said = self.words.say(text, self.name)
        return said if self.described else legible(said)


def _letters(name: str) -> int:
    return sum(map(str.isalnum, name))


def marks_of(guide: Guide[Any], events: Iterable[Event]) -> tuple[Mark, ...]:
    """Return the places that `events` changed, with the numbers of their deeds in the text.

    A place changed twice has both numbers. Changes that only the log shows, and changes of a player's own board, have
    none.
    """
    found: dict[str, Mark] = {}
    for deed in guide.tale(events):
        for place, seat in deed.marks:
            number = 0 if place.partition(":")[0] in guide.unplaced else deed.number
            before = found.pop(place, None)
            numbers = (*(before.numbers if before is not None else ()), *((number,) if number else ()))
            found[place] = Mark(place, seat, numbers[0] if numbers else 0, numbers[1:])
    return tuple(found.values())


def shorten(sentences: Sequence[str]) -> str:
    """Join `sentences` into one text, leaving out those at the end that would make it too long."""
    kept = list(sentences)
    while len(kept) > 1 and len(" ".join(kept)) > MAX_ALT:
        kept.pop()
    return " ".join(kept)[:MAX_ALT]
