"""A choice that a move may leave to the rules, such as the payers, has a button that leaves it out."""

from collections.abc import Sequence

from discord.ui import Button, Select

from bot.components.answers import items_for
from bot.components.keys import PATTERN, Key, Verb, read_key, read_move
from bot.components.short_moves import read_short
from engine.asks import Ask
from engine.sigily.actions import ACTIONS
from engine.sigily.options import Spell
from tests.components.test_whole_answers import PANEL
from tests.engine.sigily.race import Race, magic, unit


def rich() -> Race:
    """Both players can pay for all spells."""
    return magic(unit("Ann 1", "2", coins=8), unit("Ben 1", "4", coins=8))


def pressed(asks: Sequence[Ask]) -> list[dict[str, object]]:
    """Return what the buttons stand for that are complete moves."""
    buttons = [item for row in items_for(PANEL, asks) for item in row if isinstance(item, Button)]
    keys = [read_key(match) for button in buttons if (match := PATTERN.fullmatch(str(button.custom_id)))]
    return [_move(key) for key in keys if key.rest]


def _move(key: Key) -> dict[str, object]:
    return read_short(key.rest, ACTIONS, ()) if key.verb is Verb.LETTER else read_move(key.rest)


def test_a_spell_is_cast_with_the_usual_payment() -> None:
    asks = [ask for ask in rich().game.asks if ask.about in {Spell.WINDS_OF_SPEED, Spell.WINDS_OF_SLOTH}]
    ((both,),) = items_for(PANEL, asks)

    assert isinstance(both, Select)
    assert [read_short(option.value, ACTIONS, ()) for option in both.options] == [
        {"move": "cast", "spell": "winds_of_speed"},
        {"move": "cast", "spell": "winds_of_sloth"},
    ]
    assert pressed(asks[:1]) == [{"move": "cast", "spell": "winds_of_speed"}]


def test_a_player_about_to_be_frozen_pays_by_a_button() -> None:
    begun = rich()
    begun.cast(Spell.FREEZE, target="Ben")
    asks = [ask for ask in begun.game.asks if ask.awaited]

    assert pressed(asks) == [{"move": "block"}, {"move": "done"}]
