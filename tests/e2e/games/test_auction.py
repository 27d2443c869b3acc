"""The auction of Nucleum through the loopback Discord: commands, the panel, posts, and whom highest bids leave in peace."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Club, panel_of


@pytest.mark.real_pictures
async def test_bids_by_command_and_panel_are_seen_by_all_and_highest_bids_by_no_one(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nucleum", 3, auction=True)
        assert "Auction: " in post.text
        (first,) = post.pinged
        assert "**bid for first choice** or pass" in post.text.splitlines()[0]

        panel = panel_of(await first.slash(club.channel, "turn"))
        assert {"Bid 1", "Raise", "Highest Bid", "Pass"} <= {
            button.label.partition(":")[0] for button in panel.buttons
        }
        offered = await first.autocomplete(club.channel, "nucleum bid", focused="bid", bid="up to 17")
        assert [each.value for each in offered] == ["highest:17"]
        answer = await (await first.slash(club.channel, "nucleum bid", bid="highest 17")).answer()
        assert "17 VP" in answer.text
        await first.slash(club.channel, "confirm")
        second_post = await club.turn_post(after=post)
        (second,) = second_post.pinged
        assert f"**{first.name}** 1" in second_post.text

        unclear = await (await second.slash(club.channel, "nucleum bid", bid="1")).answer()
        assert "bid:" not in unclear.text
        await second.slash(club.channel, "nucleum bid", bid="bid 3")
        await second.slash(club.channel, "confirm")
        third_post = await club.turn_post(after=second_post)
        (third,) = third_post.pinged
        panel = panel_of(await third.slash(club.channel, "turn"))
        to_pass = next(button.label for button in panel.buttons if button.label.startswith("Pass"))
        panel = panel_of(await third.click(panel, to_pass))
        await third.click(panel, "Confirm Turn")

        # The first bids by itself: the second is asked at once, and no one else.
        last_post = await club.turn_post(after=third_post)
        assert last_post.pinged == [second]
        assert f"**{first.name}** bid 4 VP." in last_post.text
        assert "**bid more than 4 VP** or pass" in last_post.text.splitlines()[0]
        assert f"**{first.name}** bid 4 VP." in last_post.text
        assert last_post.files[0].description
        assert "Bids: " in last_post.files[0].description
        seen = await (await second.slash(club.channel, "board", view="auction")).answer()
        assert seen.files[0].description is not None
        assert f"{first.name} 4" in seen.files[0].description
        told = await (await second.slash(club.channel, "board", text=True)).answer()
        everything = [message for person in (second, third) for message in club.channel.seen_by(person)]
        assert not any("17 VP" in message.text for message in [*everything, told])
        open_table = await bot.service.tables.in_channel(club.channel.id)
        await club.told(open_table.table.id)
        pinned = [message for message in club.channel.messages if message.text.startswith("### ")]
        assert "Auction: " in pinned[0].text


async def test_who_passes_ahead_is_not_asked_and_others_see_nothing_of_it(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nucleum", 3, auction=True)
        (first,) = post.pinged
        waiting = [person for person in club.people[:3] if person is not first]
        for person in waiting:
            panel = panel_of(await person.slash(club.channel, "turn"))
            await person.click(panel, "Pass When Asked")
            assert "You pass as soon as you are asked, whatever the others bid." in panel.text
        await waiting[0].click(panel_of(await waiting[0].slash(club.channel, "turn")), "Ask Me Again")
        panel = panel_of(await first.slash(club.channel, "turn"))
        assert "Pass When Asked" not in [button.label for button in panel.buttons]
        await first.slash(club.channel, "nucleum bid", bid="bid 3")
        count = len(club.channel.messages)
        await first.slash(club.channel, "confirm")
        asked = await club.turn_post(after=post)
        assert asked.pinged == [waiting[0]]
        await waiting[0].slash(club.channel, "nucleum bid", bid="bid 4")
        await waiting[0].slash(club.channel, "confirm")
        again = await club.turn_post(after=asked)
        assert again.pinged == [first]
        passed = waiting[1]
        assert f"**{passed.name}** passed." in "".join(message.text for message in club.channel.messages[count:])
        assert all(passed not in message.pinged for message in club.channel.messages[count:])
        table = (await bot.service.tables.in_channel(club.channel.id)).table
        assert all(seat.kept is None for seat in table.seats)
