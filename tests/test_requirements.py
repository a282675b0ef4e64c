"""Whatever is documented installs exactly what was pinned: nothing is fetched that has no version and no hash."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
DOCUMENTED = (ROOT / "Dockerfile", ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


def installs() -> list[str]:
    """What is behind every documented ``pip install``."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTED)
    return re.findall(r"\bpip\b[^\n&]* install ([^\n&]+)", text)


def test_every_documented_install_takes_pinned_packages_or_fetches_nothing() -> None:
    fetching = [install for install in installs() if "--require-hashes" not in install]

    assert len(installs()) > len(fetching) > 0
    assert [install for install in fetching if not {"--no-deps", "--no-build-isolation"} <= set(install.split())] == []


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_the_requirements_hold_what_builds_brehon_and_nothing_that_must_be_built(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if line.startswith("setuptools==")]
    assert "--only-binary :all:" in lines
