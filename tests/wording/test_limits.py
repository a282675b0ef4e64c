"""Every text fits Discord's limits, whatever people's names are."""

from typing import NamedTuple

import pytest

from bot.components.options import offers
from bot.themes import Theme
from bot.wording.pages import ELLIPSIS, MESSAGE, Page, is_legal, length
from engine.asks import Ask
from engine.audience import To
from engine.quests import Quests
from engine.rulebook import any_rulebook
from engine.telling import told_to
from tests.themes.making import longest
from tests.wording.saying import (
    ANSWERS,
    HOSTILE,
    RULEBOOK_OF,
    THEMES,
    games,
    labels,
    listen,
    pages,
    play,
    setups,
    texts,
)


class Said(NamedTuple):
    """All texts of some quest games whose players have hostile names."""

    pages: frozenset[Page]
    texts: frozenset[str]


@pytest.fixture(scope="module", params=["middle-earth", "longest"])
def theme(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Theme:
    return THEMES.get(request.param) or longest(tmp_path_factory.mktemp("longest"))


@pytest.fixture(scope="module")
def said(theme: Theme) -> Said:
    """Collect the texts of a game of each number of players."""
    words = listen(theme)[1]
    shown, told = set[Page](words.rules()), set[str]()
    for seed, game in games(any_rulebook(Quests()), HOSTILE, 6):
        for entry in play(game, seed):
            shown.update(pages(words, game, entry))
            told.update(texts(words, game, entry))
    return Said(frozenset(shown), frozenset(told))


def test_every_page_is_legal_for_ten_players_with_hostile_names(said: Said) -> None:
    assert [page for page in said.pages if not is_legal(page)] == []


def test_the_reveal_is_whole_with_the_longest_names_and_icons(theme: Theme) -> None:
    words = listen(theme)[1]
    seed, game = next((seed, game) for seed, game in games(any_rulebook(Quests()), HOSTILE) if len(game.seats) == 10)
    shown = [
        page for entry in play(game, seed) for told in told_to(To.PUBLIC, [entry]).events for page in words.reveal(told)
    ]
    told = "\n".join(text for _, text in shown[0].fields)

    assert all(words.show(seat) in told for seat in game.seats)
    assert ELLIPSIS not in told


def test_every_post_fits_a_message(said: Said) -> None:
    assert [text for text in said.texts if length(text) > MESSAGE] == []


def test_labels_with_icons_fit_buttons_and_selects(theme: Theme) -> None:
    words = listen(theme)[1]
    choices = [words.choice(offer.field, value) for offer in offers(Quests.options) for value in offer.values]
    buttons = [words.answer_face(answer) for answer in ANSWERS]
    buttons += [words.ask_face(Ask(move, (), {})) for move in Quests.actions]

    assert all(length(shown.text) <= 80 for shown in buttons)
    assert all(length(text) <= 100 for shown in choices for text in shown[:2])
    assert not any(
        text.startswith("<") for text in (*(shown.text for shown in buttons), *(each.label for each in choices))
    )
    assert any(shown.icon for shown in buttons) is any(shown.icon for shown in choices) is bool(theme.shown)
    assert all(length(words.option_prompt(offer.field)) <= 150 for offer in offers(Quests.options))
    assert all(length(words.options_text(options)) <= 1024 for options in setups(any_rulebook(Quests())))


@pytest.mark.parametrize("slug", THEMES)
def test_a_set_up_is_described_in_few_words(slug: str) -> None:
    assert all(length(label) <= 150 for label in labels(listen(THEMES[slug])[1], RULEBOOK_OF[THEMES[slug].rulebook]))


def test_a_vote_table_is_narrow_enough_for_a_phone() -> None:
    words = listen(THEMES["tain"])[1]
    for seed, game in games(any_rulebook(Quests()), count=6):
        for entry in play(game, seed):
            shown = [page for told in told_to(To.PUBLIC, [entry]).events for page in words.reveal(told)]
            rows = [row for page in shown for row in table_rows(page.text)]
            assert all(len(row) <= 34 for row in rows)


def table_rows(text: str) -> list[str]:
    return text.split("```")[1].splitlines() if "```" in text else []
