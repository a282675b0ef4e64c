"""Discord's markup for a terminal: mentions become names, times become readable, stars become bold."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct
from rich.text import Text

FENCE = "```"
SMALL = "-# "
TOKEN = re.compile(
    r"\\(?P<escaped>[^A-Za-z0-9\s])|<@!?(?P<user>\d+)>|<#(?P<channel>\d+)>"
    r"|<t:(?P<time>-?\d+)(?::(?P<style>\w))?>|(?P<bold>\*\*)|(?P<italic>\*)"
)
UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))
NEARLY = 0.95
"""The part of an hour that is rounded up to an hour; other units round alike."""


class Speech(Struct, frozen=True):
    """The context of a text: everybody's name, the channels' names, and the time."""

    users: Mapping[int, str]
    channels: Mapping[int, str]
    now: datetime

    def lines(self, text: str) -> list[Text]:
        """Return a text line by line. Code blocks keep their spaces and lose their fences."""
        said: list[Text] = []
        is_fenced = False
        for line in text.split("\n"):
            if line.startswith(FENCE):
                is_fenced = not is_fenced
            else:
                said.append(Text(line) if is_fenced else self._line(line.removeprefix(SMALL)))
        return said

    def _line(self, line: str) -> Text:
        said = Text()
        styles: set[str] = set()
        position = 0
        for match in TOKEN.finditer(line):
            said.append(line[position : match.start()], " ".join(sorted(styles)))
            position = match.end()
            if match["bold"] or match["italic"]:
                styles ^= {"bold" if match["bold"] else "italic"}
            else:
                said.append(self._token(match), "bold cyan" if match["user"] or match["channel"] else "")
        said.append(line[position:], " ".join(sorted(styles)))
        return said

    def _token(self, match: re.Match[str]) -> str:
        if match["escaped"]:
            return match["escaped"]
        if match["user"]:
            return "@" + self.users.get(int(match["user"]), "somebody")
        if match["channel"]:
            return "#" + self.channels.get(int(match["channel"]), "channel")
        moment = datetime.fromtimestamp(int(match["time"]), UTC)
        return self._distance(moment) if match["style"] == "R" else f"{moment.day} {moment:%b %Y %H:%M} UTC"

    def _distance(self, moment: datetime) -> str:
        seconds = (moment - self.now).total_seconds()
        unit, size = next((each for each in UNITS if abs(seconds) >= NEARLY * each[1]), UNITS[-1])
        count = round(abs(seconds) / size)
        span = f"{count} {unit}{'' if count == 1 else 's'}"
        return f"in {span}" if seconds >= 0 else f"{span} ago"
