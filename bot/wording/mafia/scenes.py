"""The scenes of days and nights: first that something has been decided, and only then, in the post after it, what."""

from bot.wording.pages import Page
from bot.wording.scenes import scene
from bot.wording.voice import Voice


def death(voice: Voice, cause: str) -> tuple[Page, ...]:
    """Tell that somebody dies by day."""
    lines = [voice.say(f"scene-{cause}-{step}") for step in ("first", "then")]
    return scene(voice, voice.say(f"scene-{cause}"), lines)


def dawn(voice: Voice, dead: int) -> tuple[Page, ...]:
    """Tell how many have died in the night."""
    lines = [voice.say("scene-dawn-first"), voice.say("scene-dawn-then", {"count": dead})]
    return scene(voice, voice.say("scene-dawn"), lines)
