"""Shares a set-up as a code: in a message if it is short, or else in a file."""

from bot.delivery.telling.outgoing import Outgoing
from bot.host.opening.setup_codes import SHORT, code_of
from bot.storage.opening.table_setups import TableSetUp
from bot.wording.pages import FENCE
from bot.wording.words import Words


def shared_setup(words: Words, set_up: TableSetUp) -> Outgoing:
    """Return the message with the code of a set-up."""
    code = code_of(set_up)
    if len(code) <= SHORT:
        return Outgoing(f"{words.say('setups-shared')}\n{FENCE}\n{code}\n{FENCE}")
    return Outgoing(words.say("setups-shared-file"), files={f"{set_up.theme}.set-up.txt": code.encode()})
