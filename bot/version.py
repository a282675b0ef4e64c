"""The version that runs: the number of its release, and the commit that it was made from."""

import subprocess
from functools import cache
from importlib import metadata
from pathlib import Path

COMMIT = Path(__file__).with_name("commit.txt")
"""The file into which a build of the image writes its commit. A checkout has none, and asks git."""
SHOWN = 8
"""The characters of a commit that are shown."""
PATIENCE = 5.0
"""The seconds that git may take."""


@cache
def version() -> str:
    """Return the version as people read it: ``0.1.0 (1a2b3c4d)``, or only the number where the commit is unknown."""
    commit = commit_of(COMMIT)
    return f"{number()} ({commit})" if commit else number()


def number() -> str:
    """Return the number of the installed release."""
    try:
        return metadata.version("brehon")
    except metadata.PackageNotFoundError:
        return "(not installed as a package)"


def commit_of(file: Path) -> str:
    """Return the commit that a build has written into a file, or else that of the checkout around it; empty if unknown.

    The commit of a checkout in which something was changed since ends with ``-dirty``.
    """
    try:
        return file.read_text(encoding="ascii").strip()[:SHOWN]
    except (OSError, UnicodeDecodeError):
        return _asked_of_git(file.parents[1])


def _asked_of_git(checkout: Path) -> str:
    """Ask git, unless this is no checkout: the program may be installed in the midst of another one's."""
    if not (checkout / ".git").exists():
        return ""
    describe = ("describe", "--always", "--dirty", f"--abbrev={SHOWN}", "--exclude=*")
    try:
        asked = subprocess.run(
            ["git", "-C", str(checkout), *describe], capture_output=True, text=True, check=True, timeout=PATIENCE
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()
