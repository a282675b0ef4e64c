"""Tells how a match of several games stands: after each game, when somebody leaves it, and on the card."""

from collections.abc import Mapping, Sequence

from bot.components.keys import Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.matches.match_rows import BETWEEN
from bot.storage.matches.matches import Match, PlayedGame
from bot.storage.people.past_occupants import NOBODY
from bot.storage.schema.choices import Matching
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold, mentions
from bot.wording.time_words import stamp
from bot.wording.words import Value
from engine.audience import To
from engine.results import ABORTED


def match_message(hosted: HostedGame, row: OutboxRow, match: Match) -> Outgoing:
    """Say how a match stands after a game, and what comes next. Those who play next are mentioned."""
    outcome = hosted.started.table.outcome
    if outcome is not None and outcome.reason == ABORTED:
        return Outgoing(_said(hosted, match, "match-ended-early"))
    if not match.following:
        of_series = [_result(hosted, match)] if match.kind is Matching.BEST_OF_THREE else []
        return Outgoing("\n".join([*of_series, _end(hosted, match)]))
    values: dict[str, Value] = {
        "names": _names(hosted, match, match.following),
        "when": stamp(row.created_at + BETWEEN, "R"),
    }
    following = "match-next-final" if match.is_final else "match-next"
    text = "\n".join((_result(hosted, match), _said(hosted, match, following, values)))
    return Outgoing(
        text, rows=[[button(hosted, Verb.LEAVE_MATCH)]], mentions=[user for user in match.following if user > NOBODY]
    )


def goes_on(hosted: HostedGame) -> bool:
    """Whether another game of its match follows a game that is over, as far as its players have not left since."""
    outcome = hosted.started.table.outcome if hosted.game is not None else None
    if hosted.match is None or outcome is None or outcome.reason == ABORTED:
        return False
    users = {each.name: each.user_id for each in hosted.occupancies}
    first = next(iter(hosted.rulebook.ranking(hosted.view(To.PUBLIC).table, outcome)), ())
    winners = [users[seat] for seat in first[0]] if len(first) == 1 else []
    played = PlayedGame(tuple(users.values()), tuple(winners))
    left = hosted.match.left | ({*hosted.match.following} - {*users.values()})
    return bool(hosted.match._replace(left=left, games=(*hosted.match.games, played)).following)


def match_left_message(hosted: HostedGame, row: OutboxRow, match: Match) -> Outgoing:
    """Say that somebody has left a match, and what follows from that."""
    values: dict[str, Value] = {"name": f"<@{row.about_id or 0}>"}
    left = [] if match.kind is Matching.BEST_OF_THREE else [_said(hosted, match, "match-left", values)]
    if match.following:
        return Outgoing("\n".join(left))
    return Outgoing("\n".join([*left, _end(hosted, match)]), rows=[[button(hosted, Verb.REMATCH)]])


def match_field(hosted: HostedGame, match: Match) -> tuple[str, str]:
    """Return the card's field about the match to which a game belongs, as the match stood before it."""
    if match.kind is Matching.CUP:
        text = say(hosted, "match-final" if match.is_final else "match-semi-final")
    else:
        text = say(hosted, "match-game", {"number": str(len(match.games) + 1), "score": _score(hosted, match)})
    return say(hosted, "signup-match"), text


def _result(hosted: HostedGame, match: Match) -> str:
    """Say what the last game has brought."""
    last = match.games[-1]
    if match.kind is Matching.BEST_OF_THREE:
        return say(hosted, "match-score", {"score": _score(hosted, match)})
    if not last.winners or not {*last.players} <= {*match.players}:
        return say(hosted, "match-no-winner")
    return say(hosted, "match-game-won", {"name": _names(hosted, match, last.winners)})


def _end(hosted: HostedGame, match: Match) -> str:
    """Say who has won a match that is over, or why nobody has."""
    named = match.winners or [user for user in match.players if user in match.left]
    values: dict[str, Value] = {"names": _names(hosted, match, named), "count": len(named)}
    said = _said(hosted, match, "match-won" if match.winners else "match-nobody", values)
    if match.kind is not Matching.CUP or not match.winners or NOBODY in match.final:
        return said
    others = {
        "second": _names(hosted, match, [user for user in match.final if user not in match.winners]),
        "third": _names(hosted, match, [user for user in match.players if user not in match.final]),
    }
    return "\n".join([said, say(hosted, "match-places", others)])


def _said(hosted: HostedGame, match: Match, name: str, values: Mapping[str, Value] | None = None) -> str:
    return say(hosted, name, {"kind": str(match.kind), **(values or {})})


def _score(hosted: HostedGame, match: Match) -> str:
    words = words_of(hosted).words
    wins = ((_names(hosted, match, [user]), won) for user, won in match.wins.items())
    return words.list([say(hosted, "match-wins", {"name": name, "wins": str(won)}) for name, won in wins])


def _names(hosted: HostedGame, match: Match, users: Sequence[int]) -> str:
    """Mention people, and name house players."""
    named = [bold(match.house[user]) if user in match.house else mentions([user]) for user in users]
    return words_of(hosted).words.list(named)
