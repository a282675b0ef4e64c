"""Every documented installation installs exactly the pinned packages: all have a version and a hash."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
DOCUMENTED = (ROOT / "Dockerfile", ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {"run": (), "rehearse": ("rehearse",), "render": ("render",), "dev": ("rehearse", "dev")}
PACKAGE = re.compile(r"^([a-z0-9-]+)==.*\n(?: .*\n)*", re.MULTILINE)


def installs() -> list[str]:
    """Return the arguments of every documented ``pip install``."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTED)
    return re.findall(r"\bpip\b[^\n&]* install ([^\n&]+)", text)


def test_every_documented_install_takes_pinned_packages_or_fetches_nothing() -> None:
    fetching = [install for install in installs() if "--require-hashes" not in install]

    assert len(installs()) > len(fetching) > 0
    assert [install for install in fetching if not {"--no-deps", "--no-build-isolation"} <= set(install.split())] == []


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_the_requirements_hold_brehons_build_tools_and_no_source_packages(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if line.startswith("setuptools==")]
    assert "--only-binary :all:" in lines


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_the_pinned_packages_are_those_that_brehon_asks_for(path: Path) -> None:
    extras = [PROJECT["optional-dependencies"][extra] for extra in EXTRAS[path.stem]]
    asked = {re.split(r"[^\w.-]", each)[0] for each in sum(extras, PROJECT["dependencies"])}
    pinned = {found[1]: found[0] for found in PACKAGE.finditer(path.read_text(encoding="utf-8"))}

    assert {name for name, block in pinned.items() if "brehon (pyproject.toml)" in block} == {
        re.sub(r"[-_.]+", "-", name) for name in asked
    }
