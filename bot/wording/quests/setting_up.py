"""The set-up in words: the choices, their effects, and what is chosen."""

from collections.abc import Iterator

from bot.wording import choice as choices
from bot.wording.choice import Choice, marked_choice
from bot.wording.parties.terms import side_name
from bot.wording.quests.terms import role_name
from bot.wording.voice import Voice
from engine.quests.options import QuestOptions
from engine.quests.roles import RoleName, roles_named


def options_text(voice: Voice, options: QuestOptions) -> str:
    """Describe the roles and items in the game, and how they play."""
    return "\n".join(_options(voice, options))


def _options(voice: Voice, options: QuestOptions) -> Iterator[str]:
    yield _roles(voice, options)
    if options.deck is not None:
        yield voice.say(f"options-turncoat-{options.deck}")
        if options.turncoats_meet:
            yield voice.say("options-turncoats-meet")
    for item in options.items:
        yield voice.say(f"options-{item}")


def _roles(voice: Voice, options: QuestOptions) -> str:
    if not options.roles:
        return voice.say("options-plain")
    return voice.say(
        "options-roles", {"roles": voice.words.list(role_name(voice, RoleName(role)) for role in options.roles)}
    )


def choice(voice: Voice, option: str, value: str) -> Choice:
    """Explain a value of an option."""
    return role_choice(voice, RoleName(value)) if option == "roles" else choices.choice(voice, option, value)


def role_choice(voice: Voice, role: RoleName) -> Choice:
    """Explain one role."""
    sides = [side_name(voice, card.side) for card in roles_named(role)]
    label = voice.say("choice-role", {"role": role_name(voice, role), "side": voice.words.list(sides)})
    return marked_choice(voice, role, label, voice.say(f"note-{role}"))
