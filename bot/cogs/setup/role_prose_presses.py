"""Before a game: the GM writes words of their own for roles, which stand above what a player is told of theirs."""

from discord import SelectOption, TextStyle
from discord.ui import Modal, Select, TextInput, View
from msgspec.structs import replace

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.prose_presses import LONGEST_PROSE, checked_prose
from bot.cogs.setup.setup_panel import roles_named
from bot.cogs.setup.setup_presses import repaint_panel
from bot.components.answers import Item
from bot.components.chosen import MOST_OPTIONS
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.game_settings import GameSettings
from bot.wording.name_words import bold, unmentioning
from bot.wording.pages import TEXT, Page, fitted, packed, shorten

IN_BRIEF = 300
"""The most units of each text on the page."""
TEXT_BOX = "text"


def roles_panel(hosted: HostedGame, _pressed: Key | None = None) -> Outgoing:
    """Show what the GM has written for each role, with a select of the roles of this set-up."""
    named, written = roles_named(hosted), hosted.settings.role_prose
    blocks = [say(hosted, "role-prose-text")]
    for role, text in written.items():
        message = "role-prose-of" if role in named else "role-prose-unused"
        values = {"role": bold(_name_of(hosted, role)), "text": shorten(unmentioning(text), IN_BRIEF)}
        blocks.append(say(hosted, message, values))
    page = Page(say(hosted, "button-roles"), next(packed(blocks, TEXT), ""), colour=hosted.theme.colour)
    selects: list[list[Item]] = [[select] for select in role_selects(hosted)]
    return Outgoing(pages=[fitted(page)], rows=[*selects, [button(hosted, Verb.POLICY)]])


def role_selects(hosted: HostedGame) -> list[Select[View]]:
    """Return the roles that may be dealt in the present set-up, in as many selects as they take."""
    options = [SelectOption(label=name, value=role) for role, name in roles_named(hosted).items()]
    return [
        Select(
            custom_id=Key(Verb.ROLE, hosted.id, rest=str(number) if number else "").custom_id,
            placeholder=say(hosted, "role-prose-choose"),
            options=options[start : start + MOST_OPTIONS],
        )
        for number, start in enumerate(range(0, len(options), MOST_OPTIONS))
    ]


async def open_role_prose(press: Pressed) -> None:
    """Open the form of the role that was chosen, with what the GM has written before."""
    await open_form(press.interaction, _form(press.hosted, press.values[0]))


async def keep_role_prose(press: Pressed) -> None:
    """Keep the words for a role; no words take them away. Raises Denied."""
    role = press.key.rest
    if role not in roles_named(press.hosted):
        raise Denied("role-gone")
    check_sent(_form(press.hosted, role), press.sent)
    text = checked_prose(press.written(TEXT_BOX))
    await press.services.sign_up.change_settings(press.hosted.id, lambda hosted: _with_words(hosted, role, text))
    await repaint_panel(press, roles_panel)


def _with_words(hosted: HostedGame, role: str, text: str) -> GameSettings:
    others = {each: said for each, said in hosted.settings.role_prose.items() if each != role}
    return replace(hosted.settings, role_prose={**others, role: text} if text else others)


def _form(hosted: HostedGame, role: str) -> Modal:
    box: TextInput[View] = TextInput(
        custom_id=TEXT_BOX,
        style=TextStyle.paragraph,
        default=hosted.settings.role_prose.get(role),
        required=False,
        max_length=LONGEST_PROSE,
    )
    label = labelled(say(hosted, "role-prose-label"), box, say(hosted, "role-prose-note"))
    return box_form(
        Key(Verb.ROLE_SET, hosted.id, rest=role),
        say(hosted, "role-prose-title", {"role": _name_of(hosted, role)}),
        label,
    )


def _name_of(hosted: HostedGame, role: str) -> str:
    return words_of(hosted).role_name(role, hosted.open_options)
