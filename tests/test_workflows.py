"""The workflows of the forge are sound, and use actions that can't change."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
CHECK, RELEASE = ((ROOT / f".github/workflows/{name}.yml").read_text(encoding="utf-8") for name in ("check", "release"))


def test_actionlint_finds_nothing() -> None:
    actionlint = Path(sys.executable).with_name("actionlint")
    ended = subprocess.run([actionlint, *WORKFLOWS], check=False, capture_output=True, text=True)

    assert (ended.returncode, ended.stdout) == (0, "")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit_beside_its_version(workflow: Path) -> None:
    used = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))

    assert [action for action in used if not PINNED.fullmatch(action) and not action.startswith("./")] == []
    assert used


def test_an_action_has_the_same_commit_everywhere() -> None:
    used = {line for text in (CHECK, RELEASE) for line in re.findall(r"uses: (\S+@.+)", text)}

    assert len({line.partition("@")[0] for line in used}) == len(used)


def test_the_oldest_python_that_is_supported_is_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    checked = re.findall(r'"(3\.\d+)"', CHECK)

    assert project["requires-python"] == f">={checked[0]}"
    assert checked == [f"3.{minor}" for minor in range(11, 11 + len(checked))]


def test_the_python_of_the_image_is_checked() -> None:
    used = set(re.findall(r"^FROM python:(3\.\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE))

    assert used <= {*re.findall(r'"(3\.\d+)"', CHECK)}


def test_nothing_is_published_before_the_checks_pass() -> None:
    assert "uses: ./.github/workflows/check.yml" in RELEASE
    assert re.findall(r"needs: (\w+)", RELEASE) == ["check"]
    assert RELEASE.count("runs-on:") == 1


def test_only_the_publishing_job_may_write() -> None:
    assert "write" not in CHECK
    assert "\npermissions:\n  contents: read\n" in RELEASE
    assert "write" not in RELEASE.partition("  publish:\n")[0]
