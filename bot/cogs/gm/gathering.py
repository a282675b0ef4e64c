"""Before a game: the GM asks who is there, and takes absent players off the list."""

from collections.abc import Sequence

from bot.cogs.gm.moves import player_named
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_several
from bot.delivery.card.signup_messages import not_ready
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.host.locked_games import check_signing_up
from bot.host.seats.readiness import USUAL_MINUTES
from bot.storage.games.hosted_game import Occupancy
from bot.wording.name_words import bold


async def ask_who_is_ready(request: Request, minutes: int = USUAL_MINUTES) -> None:
    """Ask everybody who has joined. Raises Denied."""
    check_several(request.hosted)
    await request.services.readiness.ask(request.hosted.id, request.interaction.user.id, minutes)
    await done(request.interaction, request.hosted, "asked-ready")


async def fill(request: Request, number: int | None) -> None:
    """Seat so many house players or, without a number, as many as the game lacks. Raises Denied."""
    hosted = request.hosted
    check_signing_up(hosted)
    lacking = hosted.players[0] - len(hosted.occupancies)
    if number is None and lacking <= 0:
        raise Denied("nobody-lacking", {"least": hosted.players[0]})
    names = await request.services.sign_up.add_house(hosted.id, lacking if number is None else number)
    seated = say(hosted, "house-seated", {"names": ", ".join(map(bold, names))})
    await reply(request.interaction, Outgoing(seated))


async def be_ready(press: Pressed) -> None:
    """Note that a player is ready. Raises Denied."""
    await press.services.readiness.answer(press.hosted.id, press.interaction.user.id)
    await done(press.interaction, press.hosted, "is-ready")


async def take_player_off(request: Request, player: str) -> None:
    """Take a player off the list. Raises Denied."""
    await _take_off(request, [player_named(request.hosted, player)])


async def take_absent_off(press: Pressed) -> None:
    """Take all players off the list who were asked and are not ready. Raises Denied if there are none."""
    absent = not_ready(press.hosted)
    if not absent:
        raise Denied("nobody-absent")
    await _take_off(press, absent)


async def _take_off(request: Request, occupancies: Sequence[Occupancy]) -> None:
    hosted = request.hosted
    if not all(occupancy.is_house for occupancy in occupancies):
        check_several(hosted)
    await request.services.readiness.take_off(hosted.id, [occupancy.seat_id for occupancy in occupancies])
    names = ", ".join(bold(occupancy.name) for occupancy in occupancies)
    await reply(request.interaction, Outgoing(say(hosted, "taken-off", {"names": names})))
