"""Makes the parts of a release: its notes, and the archive that a host unpacks to run the published image."""

import argparse
import io
import re
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = "brehon"
"""The folder into which the archive unpacks."""
HOSTS_FILES = (".env.example", "compose.yaml", "CHANGELOG.md", "LICENSE", "themes/README.md")
HOSTS_FOLDERS = ("deploy",)
NAMED = "${IMAGE:-brehon}"
"""The image that compose.yaml runs: the one that the host names, or else the one that they have built."""


class NoRelease(Exception):
    """Raised when there is nothing that could be released. The message says what is missing."""


def notes(tag: str, root: Path = ROOT) -> str:
    """Return what the changelog says about the version of a tag. Raises NoRelease."""
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if tag != f"v{version}":
        raise NoRelease(f"The tag is {tag}, but pyproject.toml has version {version}.")
    told = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", told, re.MULTILINE | re.DOTALL
    )
    if section is None or not section[1].strip():
        raise NoRelease(f"CHANGELOG.md has no section “## [{version}] - year-month-day” with anything in it.")
    return section[1].strip()


def pack(image: str, archive: Path, root: Path = ROOT) -> None:
    """Write the archive for hosts, whose compose.yaml runs this image."""
    with tarfile.open(archive, "w:gz") as packed:
        for path in _hosts_files(root):
            content = path.read_bytes()
            if path.name == "compose.yaml":
                content = _naming(content.decode(), image).encode()
            member = tarfile.TarInfo(f"{FOLDER}/{path.relative_to(root)}")
            member.size = len(content)
            member.mode = 0o644
            packed.addfile(member, io.BytesIO(content))


def _hosts_files(root: Path) -> Iterator[Path]:
    yield from (root / name for name in HOSTS_FILES)
    for folder in HOSTS_FOLDERS:
        yield from sorted(path for path in (root / folder).rglob("*") if path.is_file())


def _naming(compose: str, image: str) -> str:
    """Let compose.yaml run an image unless the host names another. Nothing can be built without the program."""
    without_build, removed = re.subn(r"^    build:\n(?:      .*\n)+", "", compose, flags=re.MULTILINE)
    if removed != 1 or compose.count(NAMED) != 1:
        raise NoRelease(f"compose.yaml has no service that is built and runs {NAMED}.")
    return without_build.replace(NAMED, f"${{IMAGE:-{image}}}")


def main() -> int:
    """Print the notes, or write the archive, and return the status: 1 if there is nothing to release."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("notes", help="print the notes of the release").add_argument("tag")
    packing = commands.add_parser("pack", help="write the archive for hosts")
    packing.add_argument("image")
    packing.add_argument("archive", type=Path)
    asked = parser.parse_args()
    try:
        if asked.command == "notes":
            print(notes(asked.tag))
        else:
            pack(asked.image, asked.archive)
    except NoRelease as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
