"""The options before a game are offered in selects that are made only from their types."""

import pytest

from bot.components.options import SWITCHES, chosen_options, offers, picked
from engine.codec import convert
from engine.errors import BadInput
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS

MOST_VALUES = 25
"""The most values in a select."""

every_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)


@every_game
def test_the_options_of_every_game_fit_the_set_up(rulebook: AnyRulebook) -> None:
    offered = offers(rulebook.options)

    assert all(len(offer.values) <= MOST_VALUES for offer in offered)


@every_game
def test_choosing_the_same_again_changes_nothing(rulebook: AnyRulebook) -> None:
    options = rulebook.options()
    chosen: dict[str, object] = {}
    for offer in offers(rulebook.options):
        chosen |= chosen_options(rulebook.options, offer.field, picked(offer, options))

    assert convert(chosen, rulebook.options) == options


def test_roles_are_a_list_a_deck_is_one_of_two_and_the_rest_is_on_or_off() -> None:
    roles, deck, switches = offers(QuestOptions)

    assert (roles.field, roles.several, roles.values) == ("roles", True, tuple(OptionalRole))
    assert (deck.field, deck.several, deck.values) == ("turncoat", False, tuple(Deck))
    assert (switches.field, switches.values) == (SWITCHES, ("turncoats_meet", "vision", "inverter"))


def test_a_switch_that_is_not_chosen_is_off() -> None:
    chosen = chosen_options(QuestOptions, SWITCHES, ["vision"])

    assert chosen == {"turncoats_meet": False, "vision": True, "inverter": False}


def test_an_unknown_option_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no such option"):
        chosen_options(QuestOptions, "wings", ["two"])
