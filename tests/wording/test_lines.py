"""In menus and forms, every role, card and talisman has a line that says what it does."""

import pytest

from bot.components.options import Offer, offers
from bot.themes import load_themes
from bot.wording.choice import LABEL
from bot.wording.pages import ELLIPSIS, length
from bot.wording.words_registry import words_for
from engine.asks import Ask
from engine.great_table.actions import List, Use
from engine.great_table.cards import CardName
from engine.honnoji.actions import Use as UseTalisman
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Look
from engine.quests.options import QuestOptions

TABLE = words_for(load_themes()["great-table"])
SAMURAI = words_for(load_themes()["honnoji"])
QUESTS = words_for(load_themes()["tain"])


def fits(line: str | None) -> bool:
    return line is not None and 0 < length(line) <= LABEL and not line.endswith(ELLIPSIS)


@pytest.mark.parametrize("card", CardName)
def test_every_card_of_the_great_table_has_a_line_where_it_is_chosen(card: CardName) -> None:
    assert fits(TABLE.thing_face(List, "cards", card).note)
    assert fits(TABLE.thing_face(Use, "card", card).note)


@pytest.mark.parametrize("talisman", TalismanName)
def test_every_talisman_has_a_line_on_the_form_of_its_use(talisman: TalismanName) -> None:
    assert fits(SAMURAI.ask_face(Ask(UseTalisman, ("Ann",), {}, fixed={"talisman": talisman})).note)


def test_the_ninja_contract_has_a_line_on_the_form_of_its_use() -> None:
    assert fits(SAMURAI.ask_face(Ask(Look, ("Ann",), {})).note)


@pytest.mark.parametrize("offer", offers(QuestOptions), ids=lambda offer: offer.field)
def test_every_role_has_a_line_where_it_is_put_into_a_game(offer: Offer) -> None:
    assert all(fits(QUESTS.choice(offer.field, value).note) for value in offer.values)
