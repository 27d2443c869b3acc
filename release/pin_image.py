"""Pins the image that the Dockerfile builds on to its present digest: `make pin-image`, where a network is.

A tag such as `python:3.11-slim` means another image every few weeks; with `@sha256:…` after it, a build takes exactly
the image that was checked. Only the registry knows the digest, so Docker asks it each time.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 120
_FROM = re.compile(
    r"^(?P<start>FROM |ARG [A-Z]+=)(?P<name>[a-z0-9._/-]+):(?P<tag>[A-Za-z0-9._-]+)(?:@(?P<digest>\S+))?(?P<rest>.*)$",
    re.MULTILINE,
)
DIGEST = re.compile("sha256:[0-9a-f]{64}")


class PinError(Exception):
    """The reason why there is no digest, and the remedy."""


class Base(NamedTuple):
    """An image as a Dockerfile names it; `digest` is "" if it names none."""

    name: str
    tag: str
    digest: str


def bases(dockerfile: str) -> set[Base]:
    """Return the images that a Dockerfile builds on."""
    return {Base(found["name"], found["tag"], found["digest"] or "") for found in _FROM.finditer(dockerfile)}


def digest_of(base: Base) -> str:
    """Return the digest that an image has in its registry now. Raises PinError if Docker tells none."""
    image = f"{base.name}:{base.tag}"
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    try:
        told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=SECONDS).stdout.strip()  # noqa: S603
    except FileNotFoundError as error:
        raise PinError("docker is not installed; try where it is") from error
    except subprocess.CalledProcessError as error:
        raise PinError(f"docker cannot look {image} up ({error.stderr.strip()}); try where a network is") from error
    except subprocess.TimeoutExpired as error:
        raise PinError(f"docker did not find {image} in {SECONDS} s; try where a network is") from error
    if not DIGEST.fullmatch(told):
        raise PinError(f"docker gives no digest for {image}")
    return told


def with_digests(dockerfile: str, digests: dict[tuple[str, str], str]) -> str:
    """Return a Dockerfile with the digest of each image behind its name and tag."""

    def line(found: re.Match[str]) -> str:
        name, tag = found["name"], found["tag"]
        return f"{found['start']}{name}:{tag}@{digests[name, tag]}{found['rest']}"

    return _FROM.sub(line, dockerfile)


def main(path: Path = ROOT / "Dockerfile") -> int:
    """Pin the images of a Dockerfile; return the exit code."""
    text = path.read_text(encoding="utf-8")
    try:
        digests = {(base.name, base.tag): digest_of(base) for base in bases(text)}
    except PinError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    path.write_text(with_digests(text, digests), encoding="utf-8")
    for (name, tag), digest in digests.items():
        sys.stdout.write(f"{name}:{tag} is {digest}\n")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    sys.exit(main())
