"""Fights, blow by blow in a line or two."""

from bot.wording.sigily import terms
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.sigily.events import Fought, Throws
from engine.views import Told


def fight(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of a fight: both throws of every round, who died, and what the winner takes."""
    event = told.event
    if not isinstance(event, Fought):
        return None
    values: dict[str, Value] = {
        "attackers": terms.unit(voice, event.attackers),
        "defenders": terms.unit(voice, event.defenders),
        "throws": ", ".join(_blow(voice, throws) for throws in event.throws),
        "dead": terms.chariots(voice, event.dead) if event.dead else "",
        "count": len(event.dead),
    }
    said = voice.say("fought-skin" if event.skin else "fought" if event.dead else "fought-both", values)
    return _with_loot(voice, said, event.coins)


def fight_in_brief(voice: Voice, told: Told[Everybody]) -> str:
    """Tell of a fight without its throws; nothing of one that had none, or of anything else."""
    event = told.event
    if not isinstance(event, Fought) or event.skin:
        return ""
    values: dict[str, Value] = {
        "attackers": terms.unit_in_brief(voice, event.attackers),
        "defenders": terms.unit_in_brief(voice, event.defenders),
        "dead": terms.chariots_in_brief(voice, event.dead) if event.dead else "",
        "count": len(event.dead),
    }
    return _with_loot(voice, voice.say("fought-brief", values), event.coins)


def _with_loot(voice: Voice, said: str, coins: int) -> str:
    return f"{said} {voice.say('fought-loot', {'coins': terms.coins(voice, coins)})}" if coins else said


def _blow(voice: Voice, throws: Throws) -> str:
    sides = [" + ".join(terms.sticks(voice, thrown, briefly=True) for thrown in side) for side in throws]
    attacker, defender = sides
    return voice.say("fought-blow", {"attacker": attacker, "defender": defender})
