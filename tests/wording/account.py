"""An account of all texts about games in which everything happens, and of rare texts, made once for all tests."""

from functools import cache
from typing import NamedTuple, cast

from bot.components.ranking_picker import ranked
from bot.themes import Theme
from bot.wording.game_words import AnyGameWords
from bot.wording.picking import picking
from bot.wording.voice import SetUp
from engine.audience import To
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from tests.wording.overhearing import Overhearing
from tests.wording.pictured import said_in_pictures
from tests.wording.rare_at_the_open_table import say_what_is_rare_at_the_open_table
from tests.wording.rare_at_the_table import say_what_is_rare_at_the_table
from tests.wording.rare_in_parties import say_what_is_rare_in_honnoji, say_what_is_rare_in_quests
from tests.wording.rare_in_the_race import say_what_is_rare_in_the_race
from tests.wording.rare_on_boards import say_what_is_rare_in_the_hall, say_what_is_rare_on_the_river
from tests.wording.saying import (
    RULEBOOK_OF,
    Listening,
    drama,
    heard_by,
    is_looked_round,
    labels,
    listen,
    pages,
    play,
    refusals,
    setup_of,
    setups,
    telling_games,
    texts,
    to_all,
    to_one,
)

RARE = {
    "quests": say_what_is_rare_in_quests,
    "honnoji": say_what_is_rare_in_honnoji,
    "great_table": say_what_is_rare_at_the_table,
    "danube": say_what_is_rare_on_the_river,
    "bluff": say_what_is_rare_in_the_hall,
    "sigily": say_what_is_rare_in_the_race,
    "open_table": say_what_is_rare_at_the_open_table,
}


class Account(NamedTuple):
    """The material of the tests: the ids of the messages in use, and all texts.

    From the games it has the kinds of events, those that were told, and each kind of wait with whether it asks.
    """

    messages: frozenset[str]
    heard: frozenset[str]
    seen: frozenset[type[Event]]
    told: frozenset[type[Event]]
    asking: frozenset[tuple[str | None, bool]]


@cache
def account_of(theme: Theme) -> Account:
    """Play games in which everything happens, and collect every possible text, rare ones too."""
    listening, spoken = listen(theme)
    heard = set[str]()
    words = cast(AnyGameWords, Overhearing(spoken, heard))
    seen, told, asking = set[type[Event]](), set[type[Event]](), set[tuple[str | None, bool]]()
    for seed, game in telling_games(RULEBOOK_OF[theme.rulebook]):
        there = cast(AnyGameWords, Overhearing(heard_by(listening, theme, setup_of(game)), heard))
        for entry in play(game, seed):
            _say(there, listening, game, entry)
            seen.update(map(type, entry.events))
            told.update(type(event) for event in entry.events if type(event) not in told and is_told(there, event))
            public = game.view(To.PUBLIC)
            asking.add((game.rulebook.kind_of_wait(public.table), there.prompt(public) is not None))
    _say_without_a_game(words, listening, theme)
    messages = frozenset(name.partition(".")[0] for name in listening.said)
    return Account(messages, frozenset(heard), frozenset(seen), frozenset(told), frozenset(asking))


def _say(words: AnyGameWords, listening: Listening, game: Game, entry: Entry) -> None:
    """Collect every text after an entry."""
    list(pages(words, game, entry))
    list(texts(words, game, entry))
    if is_looked_round(game):
        list(said_in_pictures(words, game))
        words.history(game.view(To.PUBLIC))
    if (wanted := ranked(game.asks)) is not None:
        picking(listening, wanted.ask.move, wanted.field)


def _say_without_a_game(words: AnyGameWords, listening: Listening, theme: Theme) -> None:
    """Collect rare texts, labels and rules, and the texts on each set-up."""
    rulebook = RULEBOOK_OF[theme.rulebook]
    RARE[theme.rulebook](words)
    list(labels(words, rulebook))
    list(drama(words, rulebook))
    for options in setups(rulebook):
        words.options_text(options)
        words.absent(options)
        players = rulebook.players_with(options)
        words.advice(options, players[0])
        words.among_people(options, players[0])
        words.suspicion()
        words.belief()
        heard = heard_by(listening, theme, SetUp(options, players[-1]))
        heard.rules()
        list(map(heard.refusal, refusals(theme)))
    words.rules()
    list(map(words.refusal, refusals(theme)))


def is_told(words: AnyGameWords, event: Event) -> bool:
    """Whether somebody is told of an event."""
    if event.to is To.NOBODY:
        return False
    if event.to is To.PUBLIC and (words.announce(to_all(event), 5) or words.reveal(to_all(event))):
        return True
    return words.tell(to_one(event)) is not None
