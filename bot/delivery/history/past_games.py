"""Shows finished games: a list of them, and the end of each as it was told."""

from unicodedata import category

from bot.delivery.gm.alias_owners import cast_page
from bot.delivery.posts.ending_posts import steps_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.history.game_results import PastGame
from bot.storage.people.past_occupants import Cast
from bot.themes import Theme
from bot.wording.time_words import rough_span, stamp
from bot.wording.voice import SetUp
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.events import Outcome
from engine.results import Result

MARK = "Po"
"""The Unicode category of characters that end a sentence, in any script."""


def line_of(words: Words, game: PastGame, theme: Theme) -> str:
    """Describe a game in one line: its theme, date, ending, winners and length."""
    values = {
        "number": str(game.id),
        "theme": theme.title,
        "when": stamp(game.ended_at, "d"),
        "how": _ending(words, game, theme, game.result) if game.result is not None else "",
        "length": rough_span(words, game.ended_at - game.started_at),
    }
    return words.say("past-line", values)


def _ending(words: Words, game: PastGame, theme: Theme, result: Result) -> str:
    """Return how a game ended and who won."""
    setup = None if game.options is None else SetUp(game.options, len(result.seats))
    spoken = words_for(theme, words.language, setup=setup)
    winners = tuple(name for name, seat in result.seats.items() if seat.won)
    outcome = Outcome(to=To.PUBLIC, side=result.side, reason=result.reason, winners=winners)
    title = spoken.victory(outcome).title
    ends = "yes" if category(title[-1]) == MARK else "no"
    return words.say("past-ending", {"title": title, "ends": ends, "winners": spoken.winners(outcome)}).strip()


def end_message(hosted: HostedGame, record: bytes, cast: Cast) -> Outgoing:
    """Show the end of a game as it was told, with its record and who was behind the aliases."""
    told = hosted.told(To.PUBLIC).events
    ends = [words_of(hosted).outcome(each.event) for each in told if isinstance(each.event, Outcome)]
    steps = steps_of(hosted, told)
    aliases = [cast_page(hosted, cast)] if hosted.anonymous else []
    pages = [*steps.who, *aliases, *steps.how]
    return Outgoing("".join(ends[-1:]), pages, files={f"{hosted.theme.slug}-{hosted.id}.jsonl": record})
