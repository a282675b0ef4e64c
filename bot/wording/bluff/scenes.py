"""The scene of a challenge: the cups go up, the bidder's last, and the count grows. The loss comes after it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.wording.bluff.terms import claim, dice
from bot.wording.pages import Page
from bot.wording.scenes import scene
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, StandingBid
from engine.bluff.track import bears_out
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[BluffTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if nobody has challenged."""
    for each in told:
        if isinstance(each.event, Challenged) and view.table.doubted is not None:
            return scene(voice, voice.say("scene-cups"), [*_steps(voice, each.event, view.table.doubted)])
    return ()


def _steps(voice: Voice, event: Challenged, bid: StandingBid) -> Iterator[str]:
    values = {"by": voice.show(event.by), "player": voice.show(event.player), "claim": claim(voice, bid.claim)}
    yield voice.say("scene-cups-up", values)
    others = [player for player in event.dice if player != event.player]
    count = bid.claim.matching(face for player in others for face in event.dice[player])
    steps = {"scene-cups-others": (others, count), "scene-cups-all": ([event.player], event.matching)}
    for message, (players, counted) in steps.items():
        shown = [_cup(voice, player, event.dice[player], bid.face) for player in players]
        yield "\n".join([*shown, voice.say(message, {"count": counted, "claim": values["claim"]})])


def _cup(voice: Voice, player: str, faces: Iterable[int], face: int) -> str:
    """Show a player's dice, those that bear the bid out in bold and first."""
    faces = tuple(faces)
    fit, rest = ([each for each in faces if bears_out(each, face) is is_so] for is_so in (True, False))
    parts = [f"**{dice(fit)}**" if fit else "", dice(rest)]
    return voice.say("scene-cups-player", {"player": voice.show(player), "faces": " ".join(filter(None, parts))})
