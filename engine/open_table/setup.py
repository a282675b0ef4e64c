"""The setup: which files are refused, the deal, and the first day or night."""

from collections.abc import Iterable
from functools import reduce

from engine.chance import Chance
from engine.errors import BadInput, SetupRefused
from engine.events import Event
from engine.mafia.ballots import check_names
from engine.open_table import nightfall, talking
from engine.open_table.checking import check
from engine.open_table.dealing import deal, tell
from engine.open_table.folding import fold
from engine.open_table.options import OpenTableOptions
from engine.open_table.refusals import FileRefused
from engine.open_table.table import begin


def setup(options: OpenTableOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Deal the roles, open the threads of the sides, and begin the first day or night.

    Raises SetupRefused for a file with a mistake, for another number of players than the file's, and for a player with
    the name under which votes for no lynch are counted.
    """
    file = options.file
    try:
        check(file)
    except BadInput as bad:
        raise SetupRefused(FileRefused(bad.field, bad.problem)) from None
    check_names(seats)
    table = begin(file, deal(file, seats, chance))
    told = (*tell(table), *talking.update(table))
    yield from told
    table = reduce(fold, told, table)
    yield from nightfall.begin_next(table)
