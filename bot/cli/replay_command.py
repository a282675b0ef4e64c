"""``brehon replay``: plays a record and prints what everybody, or one reader, is told."""

from dataclasses import dataclass
from typing import Annotated

from typer import Argument, Option


@dataclass(frozen=True)
class Replay:
    """Play a record and print one JSON line for every notice."""

    file: Annotated[str, Argument(metavar="FILE", help="The record; - is standard input.")]
    reader: Annotated[
        str | None, Option("--as", metavar="NAME|public|gm", help="Print only what this reader is told.")
    ] = None
    keep_going: Annotated[bool, Option("--keep-going", help="Print what is refused, and go on.")] = False
    view: Annotated[bool, Option("--view", help="Print, last, what the reader may know of the state.")] = False
    seed: Annotated[int | None, Option(metavar="N", help="Make the draws that the record lacks repeatable.")] = None
    html: Annotated[
        str | None, Option(metavar="OUT", help="Write a page instead, that shows the game step by step in a browser.")
    ] = None

    def run(self) -> None:
        """Play, and print or write."""
        from bot.cli.replaying import Replaying
        from bot.cli.terminal import opened, write

        with opened(self.file) as lines:
            if self.html is not None:
                self._write(self.html, [*lines])
                return
            replaying = Replaying(self.file, lines, self.seed, self.reader)
            for line in replaying.notices(keep_going=self.keep_going):
                write(line)
            if self.view:
                write(replaying.view())

    def _write(self, out: str, record: list[bytes]) -> None:
        from bot.cli.notice_output import write_page
        from bot.cli.replaying import Replaying
        from bot.cli.terminal import Fault

        if self.view:
            raise Fault("brehon: --view prints and --html writes: give one of them.")
        write_page(Replaying(self.file, record, self.seed, self.reader), record, out, keep_going=self.keep_going)
