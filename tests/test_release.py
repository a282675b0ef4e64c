"""A release has the changelog's words, and an archive with which a host runs the published image."""

import re
import tarfile
from pathlib import Path

import pytest

from scripts.release import ROOT, NoRelease, notes, pack

IMAGE = "registry.example/ann/brehon:0.2.0@sha256:" + "1a" * 32
CHANGELOG = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-24

### When you update

Make a backup.

## [0.1.0] - 2026-10-01

### Added

- The Táin.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that is about to release 0.2.0."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    return tmp_path


@pytest.fixture
def packed(tmp_path: Path) -> dict[str, str]:
    """The files of an archive that this tree makes, by their paths."""
    pack(IMAGE, tmp_path / "host.tar.gz")
    with tarfile.open(tmp_path / "host.tar.gz") as archive:
        return {each.name: content.read().decode() for each in archive if (content := archive.extractfile(each))}


def test_the_notes_are_the_versions_section_of_the_changelog(project: Path) -> None:
    assert notes("v0.2.0", project) == "### When you update\n\nMake a backup."


@pytest.mark.parametrize("tag", ["v0.1.0", "v0.2.1", "0.2.0"])
def test_a_tag_of_another_version_is_no_release(project: Path, tag: str) -> None:
    with pytest.raises(NoRelease, match=r"pyproject\.toml has version 0\.2\.0"):
        notes(tag, project)


@pytest.mark.parametrize("told", ["", "## [0.2.0]\n\n- New.\n", "## [0.2.0] - 2026-11-24\n\n## [0.1.0] - 2026-10-01\n"])
def test_a_version_without_a_dated_section_is_no_release(project: Path, told: str) -> None:
    (project / "CHANGELOG.md").write_text(told, encoding="utf-8")
    with pytest.raises(NoRelease, match=r"CHANGELOG\.md has no section"):
        notes("v0.2.0", project)


def test_a_hosts_compose_file_runs_the_released_image_and_builds_nothing(packed: dict[str, str]) -> None:
    compose = packed["brehon/compose.yaml"]

    assert f"    image: ${{IMAGE:-{IMAGE}}}\n    pull_policy: missing\n    env_file: .env\n" in compose
    assert "build:" not in compose


def test_a_host_gets_every_file_that_the_containers_are_given(packed: dict[str, str]) -> None:
    mounted = re.findall(r"- \./(\S+?):/", packed["brehon/compose.yaml"])

    assert [name for name in mounted if not any(path.startswith(f"brehon/{name}") for path in packed)] == []
    assert "brehon/.env.example" in packed


def test_a_host_gets_the_files_as_they_are(packed: dict[str, str]) -> None:
    others = {name: text for name, text in packed.items() if name != "brehon/compose.yaml"}

    assert others == {name: (ROOT / name.removeprefix("brehon/")).read_text(encoding="utf-8") for name in others}
