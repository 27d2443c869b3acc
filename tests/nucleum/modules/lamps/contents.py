"""The contents of the pictures of the lamps."""

from __future__ import annotations

from render.nucleum.contents import Contents, PlaceKind
from tests.nucleum.modules.lamps.records import ID

CONTENTS = Contents(id=ID, places={"lamp": PlaceKind(on_map=True)})
