"""The tag of a release says what the changelog says, and the image is pinned to what the registry has."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from engine.tables.open.versions import RELEASE
from release import pin_image, texts
from release.tag import ReleaseError, notes, tag
from release.texts import COMPLETE

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = "# Changelog\n\n## 0.2.0 – 2026-01-02\n\n### Added\n- Trains.\n\n## 0.1.0 – 2025-01-01\n- Begun.\n"
DIGEST = f"sha256:{'ab' * 32}"


def git(root: Path, *words: str) -> str:
    who = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
    done = subprocess.run(["git", "-C", str(root), *who, *words], check=True, capture_output=True, text=True)  # noqa: S603, S607
    return done.stdout


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "T")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "t@example.org")
    (tmp_path / "engine/tables/open").mkdir(parents=True)
    (tmp_path / "tests/fixtures/0.2.0").mkdir(parents=True)
    (tmp_path / "tests/fixtures/0.2.0/x").touch()
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "engine/tables/open/versions.py").write_text('RELEASE = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "all")
    return tmp_path


def test_a_tag_says_what_the_changelog_says_of_its_version(project: Path) -> None:
    assert tag(project) == "v0.2.0"
    said = git(project, "tag", "--list", "--format=%(contents)", "v0.2.0")
    assert said.strip() == "v0.2.0\n\n### Added\n- Trains."
    with pytest.raises(ReleaseError, match="exists already"):
        tag(project)


@pytest.mark.parametrize(
    ("file", "content", "reason"),
    [
        ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n- Trains.\n", "rename '## Unreleased'"),
        ("CHANGELOG.md", "## 0.2.0 – 2026-01-02\n\n## 0.1.0 – 2025-01-01\n- Begun.\n", "says nothing"),
        ("engine/tables/open/versions.py", 'RELEASE = "0.1.0"\n', "another version"),
        ("more.txt", "x", "not committed"),
    ],
)
def test_what_is_not_ready_is_not_tagged(project: Path, file: str, content: str, reason: str) -> None:
    (project / file).write_text(content)
    with pytest.raises(ReleaseError, match=reason):
        tag(project)
    assert not git(project, "tag", "--list")


def test_the_stored_games_of_the_version_must_be_there(project: Path) -> None:
    git(project, "rm", "-rq", "tests/fixtures")
    with pytest.raises(ReleaseError, match=r"tools\.recorders\.fixtures"):
        tag(project)


def test_every_text_must_be_translated(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for locale in COMPLETE:
        path = project / "data/text" / locale / "words.ftl"
        path.parent.mkdir(parents=True)
        path.write_text("-term = x\nyes = y\nno = n\n" if locale == "en" else "yes = y\n")
    (project / "data/text/pl/more.ftl").write_text("no = n\n")
    git(project, "add", "-A")
    git(project, "commit", "-qm", "texts")
    with pytest.raises(ReleaseError, match="still to be translated: pt-BR 1, zh-TW 1, cs 1; `make texts`"):
        tag(project)
    assert not git(project, "tag", "--list")
    assert texts.main(project) == 0
    said = "pt-BR: no\nzh-TW: no\ncs: no\ntexts still to be translated: pt-BR 1, zh-TW 1, cs 1\n"
    assert capsys.readouterr().out == said
    for locale in ("pt-BR", "zh-TW", "cs"):
        (project / "data/text" / locale / "more.ftl").write_text("no = n\n")
    git(project, "add", "-A")
    git(project, "commit", "-qm", "translations")
    assert tag(project) == "v0.2.0"


def test_this_changelog_can_be_cut_into_releases() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "### Games" in notes(changelog, "1.0.0")
    assert notes(changelog, RELEASE).startswith("###")


def docker(folder: Path, script: str) -> None:
    """Put a program called docker into a folder."""
    program = folder / "docker"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def test_the_image_is_pinned_to_what_the_registry_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / "Dockerfile"
    path.write_text(f"ARG PYTHON=python:3.11-slim@sha256:{'0' * 64}\nRUN x\nFROM python:3.11-slim\n")
    docker(tmp_path, f'test "$4" = python:3.11-slim && echo {DIGEST}')
    assert pin_image.main(path) == 0
    assert path.read_text() == f"ARG PYTHON=python:3.11-slim@{DIGEST}\nRUN x\nFROM python:3.11-slim@{DIGEST}\n"
    before = path.read_text()
    docker(tmp_path, "echo sha256:short")
    assert pin_image.main(path) == 1
    assert "no digest" in capsys.readouterr().err
    docker(tmp_path, "echo no route to host >&2; exit 1")
    assert pin_image.main(path) == 1
    assert "(no route to host); try where a network is" in capsys.readouterr().err
    (tmp_path / "docker").unlink()
    assert pin_image.main(path) == 1
    assert "not installed" in capsys.readouterr().err
    assert path.read_text() == before


def test_the_dockerfile_builds_on_one_image_named_by_its_digest() -> None:
    (base,) = pin_image.bases((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert pin_image.DIGEST.fullmatch(base.digest)
