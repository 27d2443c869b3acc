"""The address from which a request comes, as reported by trusted proxies."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

Address = IPv4Address | IPv6Address
MAX_ENTRIES = 20
"""Maximum number of entries read from the proxies' headers: those that were added last."""


def read_address(written: str) -> Address | None:
    """Return an address, which may have brackets and a port, or be an IPv4 address written as IPv6; None for anything else."""
    text = written.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Origins:
    """Finds the addresses of requests; `proxies` are the addresses and networks of trusted proxies."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self._proxies = [ip_network(each, strict=False) for each in proxies]

    def _is_proxy(self, address: Address) -> bool:
        # A proxy may be named by either form of an IPv4 address.
        forms = [address, ip_address(f"::ffff:{address}")] if isinstance(address, IPv4Address) else [address]
        return any(form in network for form in forms for network in self._proxies)

    def number_of(self, peer: str, forwarded: Iterable[str] = ()) -> int:
        """Return the address from which a request comes as a number; `forwarded` are its headers X-Forwarded-For.

        Each proxy appends the address of its client, so the last address that is not a proxy's counts. Any before it
        may be forged. Only the first half of an IPv6 address counts: a connection has all addresses that begin with
        it.
        """
        found = read_address(peer)
        for entry in reversed(",".join(forwarded).split(",")[-MAX_ENTRIES:]):
            if found is None or not self._is_proxy(found):
                break
            named = read_address(entry)
            if named is None:
                break
            found = named
        if found is None:
            return 0
        return 1 << 64 | int(found) >> 64 if isinstance(found, IPv6Address) else int(found)


def device_of(agent: str) -> str:
    """Return the browser and system that a User-Agent header names, by their familiar names."""
    systems = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
    browsers = ("Firefox", "Edg", "Chrome", "Safari")
    system = next((each for each in systems if each in agent), "")
    browser = next((each for each in browsers if each in agent), "").replace("Edg", "Edge")
    return " · ".join(each for each in (browser, system.replace("Macintosh", "Mac")) if each)
