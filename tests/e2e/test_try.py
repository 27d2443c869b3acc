from __future__ import annotations
import asyncio, time
from tests.e2e.conftest import Club, bot, club, panel_of, press
from engine.kernel import seeded
async def test_try(club, bot):
    ann = club.people[0]
    place = ann.open_dm()
    reply = await ann.slash(place, "new", game="nucleum", opponent="baron", level=4)
    post = reply.message
    panel = await reply.followup()
    live = await bot.service.tables.in_channel(place.id)
    await club.told(live.table.id)
    print("POST", post.content, [b.label for b in post.buttons], post.attachments)
    print("PANEL", panel.content, [b.label for b in panel.buttons], [s.options for s in panel.selects][:1], panel.attachments)
    from tests.e2e.playing import advised_by
    rng = seeded(1)
    advice = advised_by("solid")
    for n in range(30):
        live = await bot.service.tables.in_channel(place.id)
        choice = await asyncio.to_thread(advice, live)
        from tests.e2e.test_nanotech import press as pick
        t=time.perf_counter()
        await pick(ann, panel, choice)
        dt=time.perf_counter()-t
        if choice=="confirm":
            t=time.perf_counter()
            await club.told(live.table.id)
            print("=====PANEL", round(dt,3), "told", round(time.perf_counter()-t,3)); print(panel.content); print("-----POST"); print(post.content, post.attachments and post.attachments[0].filename, len(place.messages), [b.label for b in post.buttons])
    print(len(place.messages), club.sim.violations, [m.flags for m in place.messages], len(post.edits))
