"""Icons that tests upload without drawing them."""

from __future__ import annotations

import msgspec
import pytest

from cogs.base.drawing_pool import DrawingPool
from cogs.operations import icon_upload
from render import orders
from render.icons.names import ICON_NAMES, DrawnIcon

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the digests of the drawings, which a test may change; nothing is drawn, and uploads do not pause."""
    digests = dict.fromkeys(ICON_NAMES, "a" * 64)

    async def drawn(_pool: DrawingPool, work: object, order: bytes, **_more: object) -> bytes:
        assert work is orders.DRAW_ICON
        name = order.decode()
        return msgspec.msgpack.encode(DrawnIcon(name, PNG, digests[name]))

    monkeypatch.setattr(DrawingPool, "carry_out", drawn)
    monkeypatch.setattr(icon_upload, "PAUSE_SECONDS", 0.0)
    return digests
