"""Explains why there is no token: what a host did with .env instead."""

import os
import re
from pathlib import Path

TOKEN = "BREHON_TOKEN"
FILE = Path(".env")
MISNAMED = (".env.txt", "env.txt", "env", ".env.example")
"""The files into which hosts, their editors and file managers put the settings instead."""
FILLED_IN = re.compile(rb"^BREHON_TOKEN=\S", re.MULTILINE)
UNDER_ANOTHER_NAME = re.compile(r"^\s*(?:export\s+)?((?:DISCORD_)?(?:BOT_)?TOKEN)\s*=[ \t]*\S", re.MULTILINE)
"""A token under a name that it has in other bots' settings."""
WITHOUT_SIGN = re.compile(rf"^\s*(?:export\s+)?{TOKEN}(?:[ \t]+[^\s=]|[^\s=\w])", re.MULTILINE)
"""A line that names the token and has something else in place of the equals sign."""
PUT_IT = f"Put the bot's token behind {TOKEN}= in .env; the Discord developer portal shows it on the page Bot."


def missing_token() -> str:
    """Return a sentence that says what is wrong, and what to do. It holds no secret."""
    return f"{TOKEN} is missing{_reason()}"


def _reason() -> str:
    if FILE.is_dir():
        return ", for .env is a folder here. Remove it, and copy .env.example to .env."
    if FILE.exists():
        settings = FILE.read_text(encoding="utf-8")
        if other := UNDER_ANOTHER_NAME.search(settings):
            return f", but .env has {other[1]}. Brehon calls it {TOKEN}."
        if WITHOUT_SIGN.search(settings):
            return f", for its line in .env has no = after the name. Write {TOKEN}= and the token."
    elif names := [name for name in MISNAMED if _is_filled_in(Path(name))]:
        return f", for it is in {names[0]}, which is not read. Rename that file to .env."
    elif not any(name.startswith("BREHON_") for name in os.environ):
        return f", and there is no file .env in {Path.cwd()}. Copy .env.example there, or start in its folder. {PUT_IT}"
    return f". {PUT_IT}"


def _is_filled_in(file: Path) -> bool:
    return file.is_file() and FILLED_IN.search(file.read_bytes()) is not None
