"""The operator's settings: reading them, refusals in one sentence, secrets in files, and the pages about them."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot
from cogs.base.limits import Limit
from cogs.process.settings import VARIABLES, misspelled_names, names, read_settings
from engine.records.errors import SettingError
from engine.records.shards import AnyBlock, Shards
from render.kit.cache import MOST_BYTES
from tools.recorders import settings as recorder

NO_USER = 65534
ROOT = Path(bot.__file__).parent


def refusal(**environment: str) -> str:
    """Return the sentence with which an environment is refused."""
    with pytest.raises(SettingError) as refused:
        read_settings(environment)
    (line,) = str(refused.value).splitlines()
    return line


def test_the_defaults() -> None:
    settings = read_settings({})
    assert (settings.token, settings.database_url, settings.database) == ("", "", Path("games.db"))
    assert (settings.log_level, settings.log_format, settings.limit) == ("INFO", "text", Limit(20, 2))
    assert (settings.metrics_port, settings.metrics_host) == (0, "127.0.0.1")
    assert (settings.overrides, settings.heartbeat, settings.icons) == (None, Path("heartbeat"), True)
    assert settings.thinking_processes == settings.drawing_processes == 1
    assert settings.drawing_cache << 20 == MOST_BYTES
    assert settings.shards == Shards.whole()
    assert not settings.user_install


def test_a_blank_variable_has_its_default() -> None:
    assert read_settings(dict.fromkeys(names(), " ")) == read_settings({})


def test_settings_are_read() -> None:
    settings = read_settings({
        "ICONS": "Off",
        "USER_INSTALL": "on",
        "DRAWING_CACHE": "64",
        "THINKING_PROCESSES": " 3",
        "DRAWING_PROCESSES": "2",
        "RATE_LIMIT": "0",
        "LOG_FORMAT": "JSON",
        "LOG_LEVEL": "debug",
        "METRICS_PORT": "9100",
        "METRICS_HOST": "::1",
        "DATABASE_URL": "postgresql://bot@db/games",
        "SHARDS": "4/16",
    })  # fmt: skip
    assert (settings.icons, settings.user_install) == (False, True)
    assert (settings.drawing_cache, settings.thinking_processes, settings.drawing_processes) == (64, 3, 2)
    assert (settings.limit, settings.log_format, settings.log_level) == (None, "json", "DEBUG")
    assert (settings.metrics_port, settings.metrics_host) == (9100, "::1")
    assert (settings.shown_database, settings.shards) == ("postgresql://bot@db/games", AnyBlock(4, 16))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("ICONS", "maybe"),
        ("METRICS_PORT", "http"),
        ("METRICS_PORT", "70000"),
        ("RATE_LIMIT", "fast"),
        ("THINKING_PROCESSES", "0"),
        ("THINKING_PROCESSES", "many"),
        ("THINKING_PROCESSES", "65"),
        ("DRAWING_PROCESSES", "0"),
        ("DRAWING_CACHE", "7"),
        ("DRAWING_CACHE", "1025"),
        ("SHARDS", "16"),
        ("SHARDS", "3/16"),
        ("SHARDS", "0-16/16"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(name: str, value: str) -> None:
    said = refusal(**{name: value})
    assert said.startswith(f"{name} must be ")
    assert said.count(f"not {value!r}") == 1


def test_the_bot_prints_the_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    assert bot.main([]) == 2
    assert capsys.readouterr().err == "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not 'LOUD'.\n"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE_URL", "mysql://bot:secret@db/games", "DATABASE_URL must begin with postgresql://"),
        ("DATABASE", "postgresql://bot:secret@db/games", "DATABASE must be a file; for an address set DATABASE_URL"),
        ("SHARDS", "0-3/16", "SHARDS needs DATABASE_URL"),
        ("RELEASE_NEWS", "on", "RELEASE_NEWS needs SOURCE"),
    ],
)
def test_settings_that_do_not_go_together(name: str, value: str, said: str) -> None:
    found = refusal(**{name: value})
    assert found.startswith(said)
    assert "secret" not in found


@pytest.mark.parametrize("variable", [each for each in VARIABLES.values() if each.secret], ids=lambda each: each.name)
class TestSecrets:
    VALUE = "postgresql://bot:very-secret@db/games"

    def test_they_are_read_from_a_file(self, tmp_path: Path, variable: object) -> None:
        name, field = of(variable)
        for number, end in enumerate(("", "\n", "\r\n")):
            path = tmp_path / str(number)
            path.write_text(f"{self.VALUE}{end}", newline="")
            settings = read_settings({f"{name}_FILE": str(path)})
            assert getattr(settings, field) == self.VALUE
            assert "very-secret" not in f"{settings!r} {settings}"

    def test_the_mark_of_an_editor_is_no_part_of_it(self, tmp_path: Path, variable: object) -> None:
        name, field = of(variable)
        (tmp_path / "secret").write_bytes(b"\xef\xbb\xbf" + self.VALUE.encode())
        assert getattr(read_settings({f"{name}_FILE": str(tmp_path / "secret")}), field) == self.VALUE

    def test_both_are_too_many(self, tmp_path: Path, variable: object) -> None:
        name, _ = of(variable)
        said = refusal(**{name: self.VALUE, f"{name}_FILE": str(tmp_path)})
        assert said == f"{name} and {name}_FILE are both set: set one of them"

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (None, "cannot be read: there is no such file"),
            (b"", "is empty"),
            (b" \n", "is empty"),
            (b"very-secret\nvery-secret", "must contain one line of text"),
            (b"very-secret\0", "must contain one line of text"),
            (b"very-secret\xff", "must contain one line of text"),
            (b"v" * 100_000, "must contain one line of text"),
        ],
    )
    def test_a_file_that_is_no_secret(
        self, tmp_path: Path, variable: object, content: bytes | None, said: str
    ) -> None:
        name, _ = of(variable)
        path = tmp_path / "secret"
        if content is not None:
            path.write_bytes(content)
        assert refusal(**{f"{name}_FILE": str(path)}) == f"{name}_FILE: {path} {said}"

    def test_a_directory_in_its_place(self, tmp_path: Path, variable: object) -> None:
        name, _ = of(variable)  # Docker makes one for a file that is to be mounted and does not exist
        said = refusal(**{f"{name}_FILE": str(tmp_path)})
        assert said == f"{name}_FILE: {tmp_path} cannot be read: Is a directory"

    def test_a_file_of_another_user(self, variable: object) -> None:
        name, _ = of(variable)
        with tempfile.TemporaryDirectory() as place, another_user(Path(place)) as user:
            path = Path(place) / "secret"
            assert refusal(**{f"{name}_FILE": str(path)}) == (
                f"{name}_FILE: {path} cannot be read by the bot's user (uid {user}): {path} belongs to uid {os.getuid()}"
                f" and has mode 0000; run `chown {user} {path}` {IN_A_CONTAINER}"
            )

    def test_a_directory_of_another_user(self, variable: object) -> None:
        name, _ = of(variable)
        with tempfile.TemporaryDirectory() as place, another_user(Path(place), closed=True) as user:
            path = Path(place) / "secret"
            assert refusal(**{f"{name}_FILE": str(path)}) == (
                f"{name}_FILE: {path} cannot be read by the bot's user (uid {user}): the directory {place} belongs to"
                f" uid {os.getuid()} and has mode 0600; run `chown {user} {place}` {IN_A_CONTAINER}"
            )

    def test_a_line_of_settings_in_its_place(self, tmp_path: Path, variable: object) -> None:
        name, _ = of(variable)
        path = tmp_path / "secret"
        path.write_text(f"{name}=abc\n")
        said = refusal(**{f"{name}_FILE": str(path)})
        assert said == f"{name}_FILE: {path} must contain the value alone, without {name}="


IN_A_CONTAINER = "or, if it is mounted into a container, `chmod 644` on the file outside of it"


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://Games.Example.org", "https://games.example.org"),
        ("HTTPS://games.example.org:443/", "https://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("http://localhost:80", "http://localhost"),
    ],
)
def test_the_address_of_the_pages_is_that_which_browsers_send(given: str, read: str) -> None:
    assert read_settings({"WEB_URL": given}).web_url == read


def test_misspelled_settings_are_found() -> None:
    environment = {
        "DATABSE_URL": "",
        "LOGLEVEL": "",
        "PATH": "",
        "HOSTNAME": "",
        "PGPASSFILE": "",
        "IMAGE": "",
        "ICONS": "",
    }
    assert misspelled_names(environment) == {"DATABSE_URL": "DATABASE_URL", "LOGLEVEL": "LOG_LEVEL"}
    assert misspelled_names(dict.fromkeys(names(), "")) == {}


def of(variable: object) -> tuple[str, str]:
    """Return the name of a variable and its field in the settings."""
    return next((each.name, field) for field, each in VARIABLES.items() if each is variable)


@contextmanager
def another_user(place: Path, *, closed: bool = False) -> Iterator[int]:
    """Continue as a user who may not read the file `secret` in a directory, or enter it if it is `closed`; yield the id."""
    (place / "secret").touch(0o000)
    place.chmod(0o600 if closed else 0o755)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NO_USER)
    try:
        yield os.geteuid()
    finally:
        os.seteuid(user)
        place.chmod(0o700)


@pytest.mark.parametrize("token", ["Bot abc", '"abc"', "'abc'", "abc\tdef", "ábc"])
def test_what_is_no_token_is_refused_without_showing_it(token: str) -> None:
    said = refusal(DISCORD_TOKEN=token)
    assert said == "DISCORD_TOKEN must be one word without quotation marks"


PAGES = ["POLICY_URL", "TERMS_URL", "SOURCE"]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "address",
    [
        "https://example.org",
        "http://a.example.org:8080/p?q=1#x",
        "https://xn--bcher-kva.example/a(b)",
        f"https://e.org/{'x' * 236}",
    ],
)
def test_addresses_of_pages(name: str, address: str) -> None:
    settings = read_settings({name: address})
    assert address in {settings.policy_url, settings.terms_url, settings.source}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "address",
    [
        "example.org", "ftp://example.org", "https://", "https://localhost/", "https:///x", "javascript:alert(1)",
        "https://a b.org", "https://example.org/a b", "https://example.org/>x", "https://user:pw@example.org/",
        "https://example.org/ü", "https://-x.org", f"https://e.org/{'x' * 237}",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_page(name: str, address: str) -> None:
    said = refusal(**{name: address})
    assert said.startswith(
        f"{name} must be a web address such as https://example.org/page, of at most 250 characters"
    )


@pytest.mark.parametrize("contact", ["https://discord.gg/abc", "bot@example.org", "the moderators of “Chess Club”"])
def test_contacts(contact: str) -> None:
    assert read_settings({"CONTACT": contact}).contact == contact


@pytest.mark.parametrize("contact", ["two\nlines", "x" * 201, "https://not an address"])
def test_what_is_no_contact(contact: str) -> None:
    assert refusal(CONTACT=contact).startswith("CONTACT must be ")


def test_the_token_is_not_needed_for_all_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "missing"))
    monkeypatch.setenv("HEARTBEAT_FILE", str(tmp_path / "beat"))
    assert bot.main([]) == 2
    assert "DISCORD_TOKEN_FILE" in capsys.readouterr().err
    assert bot.main(["--health"]) == 1
    assert capsys.readouterr().out == "no bot runs here\n"


def test_a_shared_database_without_its_password() -> None:
    settings = read_settings({"DATABASE_URL": "postgresql://bot:secret@db/games", "SHARDS": "4/16"})
    assert "secret" not in f"{settings!r} {settings}"
    assert "postgresql://bot:***@db/games" in repr(settings)


def test_the_pages_list_every_setting() -> None:
    why = "run python -m tools.recorders.settings"
    assert recorder.page() == (ROOT / "docs" / "operator-tables.md").read_text(encoding="utf-8"), why
    assert recorder.example() == (ROOT / ".env.example").read_text(encoding="utf-8"), why


def test_the_example_has_all_variables_and_no_value() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    assert [found[1] for line in lines if (found := re.match("#?([A-Z_]+)=", line))] == names()
    set_in_it = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert read_settings(set_in_it) == read_settings({})
    spelled_out = dict(line.removeprefix("#").split("=", 1) for line in lines if re.match("#?[A-Z_]+=", line))
    assert read_settings(spelled_out) == read_settings({})


def test_an_environment_file_stays_out_of_the_repository_and_the_image() -> None:
    for name in (".gitignore", ".dockerignore"):
        assert ".env" in (ROOT / name).read_text(encoding="utf-8").splitlines()


def test_nothing_else_reads_the_environment() -> None:
    files = [
        ROOT / "bot.py",
        *(each for name in ("cogs", "engine", "render") for each in (ROOT / name).rglob("*.py")),
    ]
    found = [
        str(each.relative_to(ROOT))
        for each in files
        if re.search(r"os\.(getenv|environ(\.get|\[))", each.read_text("utf-8"))
    ]
    assert found == ["engine/temporary.py"]  # TMPDIR, for what Python itself writes


@pytest.mark.parametrize("given", ["127.0.0.1,::1", "172.16.0.0/12, 10.0.0.9", "172.17.0.1/16", "2001:db8::/32"])
def test_proxies_are_addresses_and_networks(given: str) -> None:
    assert read_settings({"WEB_PROXY": given}).web_proxy == {each.strip() for each in given.split(",")}


@pytest.mark.parametrize("given", ["proxy", "172.16.0.0/33", "10.0.0.0-10.0.0.9"])
def test_other_proxies_are_refused(given: str) -> None:
    with pytest.raises(SettingError, match="must be addresses or networks"):
        read_settings({"WEB_PROXY": given})
