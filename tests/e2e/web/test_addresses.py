"""The addresses of requests: behind proxies, long ones, and with forged headers."""

from __future__ import annotations

import pytest

from cogs.base.limits import Limit
from cogs.web import server
from cogs.web.addresses import Origins
from cogs.web.server import serve
from tests.e2e.conftest import Club
from tests.e2e.web.test_pages import browser

PROXIES = Origins(["127.0.0.1", "0:0:0:0:0:0:0:1", "::FFFF:10.0.0.9", "2001:DB8:0::9"])
VISITOR = Origins([]).number_of("203.0.113.7")


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.9", "::ffff:a00:9", "2001:db8::9"])
@pytest.mark.parametrize(
    "forwarded",
    [
        ["203.0.113.7"],
        ["::ffff:203.0.113.7"],
        ["::ffff:cb00:7107"],
        ["203.0.113.7:51234"],
        ["[::ffff:203.0.113.7]:51234"],
        ['"203.0.113.7"'],
        ["1.2.3.4, 203.0.113.7"],
        ["1.2.3.4", "203.0.113.7"],
        ["1.2.3.4, rubbish,,203.0.113.7 , 127.0.0.1, 2001:db8::9"],
        [", " * 5000 + "203.0.113.7"],
    ],
)
def test_proxies_say_where_a_request_comes_from(proxy: str, forwarded: list[str]) -> None:
    """The last address that is not a proxy's is the visitor's: those before it may be invented."""
    assert PROXIES.number_of(proxy, forwarded) == VISITOR


@pytest.mark.parametrize(
    "forwarded", [[], [""], ["unknown"], ["203.0.113.7, rubbish"], ["1.2.3"], ["\udcff"], ["::1::"]]
)
def test_a_proxy_that_says_nothing_sensible_is_itself_the_visitor(forwarded: list[str]) -> None:
    assert PROXIES.number_of("127.0.0.1", forwarded) == PROXIES.number_of("127.0.0.1")


@pytest.mark.parametrize(
    "network", ["172.16.0.0/12", "172.20.0.1/16", "::ffff:172.16.0.0/108", "0.0.0.0/0", "172.20.0.1"]
)
@pytest.mark.parametrize("gateway", ["172.20.0.1", "::ffff:172.20.0.1"])
def test_proxies_may_be_networks(network: str, gateway: str) -> None:
    """In a container, requests come from the gateway of its network, whose address Docker chooses."""
    assert Origins([network, "::1"]).number_of(gateway, ["2001:db8:0:7::1"]) == Origins([]).number_of(
        "2001:db8:0:7::1"
    )


def test_an_address_beside_the_networks_is_not_believed() -> None:
    for gateway in ("172.32.0.1", "203.0.113.7", "2001:db8::1", "::1"):
        found = Origins(["172.16.0.0/12", "2001:db9::/32"]).number_of(gateway, ["1.2.3.4"])
        assert found == Origins([]).number_of(gateway)


def test_others_are_not_believed() -> None:
    assert PROXIES.number_of("203.0.113.7", ["1.2.3.4"]) == VISITOR
    assert Origins([]).number_of("127.0.0.1", ["1.2.3.4"]) == Origins([]).number_of("127.0.0.1")


def test_the_first_half_of_a_long_address_counts() -> None:
    number = Origins([]).number_of
    assert number("2001:db8:0:7::1") == number("2001:db8:0:7:ffff:ffff:ffff:ffff") == number("[2001:DB8:0:7::2]:80")
    assert number("fe80::1%eth0") == number("fe80::2")
    found = {number(each) for each in ("2001:db8:0:7::1", "2001:db8:0:8::1", "::1", "0.0.0.1", "::ffff:1.2.3.4", "")}
    assert len(found) == 6


async def test_visitors_behind_a_proxy_have_their_own_limits(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ADDRESS_LIMIT", Limit(at_once=2, a_second=0.0001))
    proxies = frozenset({"::ffff:127.0.0.1"})
    async with (
        club.open() as bot,
        serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=proxies) as pages,
        browser() as visitor,
    ):
        statuses = list[int]()
        for visitors in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "1.1.1.1, 2001:db8:1::1", "2001:db8:1::1"):
            answer = await visitor.get(
                f"http://127.0.0.1:{pages.port}/t/1/turns", headers={"X-Forwarded-For": visitors}
            )
            statuses.append(answer.status)
        assert statuses == [404, 404, 429, 404, 404]
