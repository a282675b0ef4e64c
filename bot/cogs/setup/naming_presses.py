"""Before a game: players give names to what is theirs in it, such as their chariots, for everybody to read."""

from discord.ui import Modal, TextInput, View

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.rights import seat_of
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.host.opening.chosen_names import names_of, with_names
from bot.storage.games.hosted_game import HostedGame
from engine.writing import Naming


async def open_names(press: Pressed) -> None:
    """Open the form, with the present names. Raises Denied."""
    seat = seat_of(press.interaction, press.hosted).name
    await open_form(press.interaction, _form(press.hosted, names_of(press.hosted, seat)))


async def keep_names(press: Pressed) -> None:
    """Save the names. Raises Denied."""
    check_sent(_form(press.hosted), press.sent)
    naming, seat = _naming(press.hosted), seat_of(press.interaction, press.hosted).name
    names = [" ".join(press.written(_box(number)).split()) for number in range(naming.most)]
    if not all(map(naming.allows, names)):
        raise Denied("bad-name-of-thing", {"most": naming.longest})
    await press.services.sign_up.change_options(press.hosted.id, lambda hosted: with_names(hosted, seat, names))
    await reply(press.interaction, Outgoing(say(press.hosted, "things-named")))


def _naming(hosted: HostedGame) -> Naming:
    """Return what may be named. Raises Denied if nothing is."""
    if hosted.game is not None:
        raise Denied("begun-already")
    if hosted.rulebook.naming is None or hosted.anonymous:
        raise Denied("nothing-to-name")
    return hosted.rulebook.naming


def _box(number: int) -> str:
    return f"name-{number + 1}"


def _form(hosted: HostedGame, names: tuple[str, ...] = ()) -> Modal:
    naming = _naming(hosted)
    boxes = []
    for number in range(naming.most):
        present = names[number] if number < len(names) else ""
        box: TextInput[View] = TextInput(
            custom_id=_box(number), default=present or None, required=False, max_length=naming.longest
        )
        boxes.append(labelled(say(hosted, "name-of-thing", {"number": str(number + 1)}), box))
    title = words_of(hosted).option_prompt(naming.option)
    return box_form(Key(Verb.NAME_THINGS_SET, hosted.id), title, *boxes)
