"""Which games are anonymous, and which aliases their seats may have."""

import pytest

from bot.delivery.telling.saying import bot_words
from bot.host.moves.aliases import alias_names, aliases_of, is_usual
from bot.storage.games.anonymity import with_anonymity
from bot.storage.games.hosted_game import HostedGame
from bot.words import languages
from engine.names import check_names
from engine.quests.options import QuestOptions
from engine.rulebooks import RULEBOOKS
from tests.cogs.masks import sign_up_anonymous
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of

NO_WEBHOOK_NAMES = ("discord", "clyde", "everyone", "here", "@", "#", ":", "```")
"""Parts of names that Discord refuses for a webhook's posts."""


def name_players_like_the_list(hosted: HostedGame) -> list[str]:
    """Let the players have names that could be aliases, and return all aliases of the list."""
    names = alias_names(bot_words(None, "en"))
    for occupancy, name in zip(hosted.occupancies, names, strict=False):
        occupancy.player = name.upper()
    return names


async def test_seats_have_names_of_the_list_and_not_of_their_players(masked: Stage) -> None:
    hosted = await masked.hosted()
    names = name_players_like_the_list(hosted)

    assert set(hosted.names) <= set(names)


async def test_a_players_name_is_no_free_alias(masked: Stage) -> None:
    hosted = await masked.hosted()
    names = name_players_like_the_list(hosted)

    assert aliases_of(hosted).free == tuple(names[len(hosted.occupancies) :])


async def test_seats_may_be_given_other_free_aliases_of_the_list(masked: Stage) -> None:
    hosted = await masked.hosted()
    names = name_players_like_the_list(hosted)

    assert aliases_of(hosted).is_possible(dict(zip(hosted.names, names[::-1], strict=False)))


async def test_no_alias_is_given_to_two_seats(masked: Stage) -> None:
    hosted = await masked.hosted()
    names = name_players_like_the_list(hosted)

    assert not aliases_of(hosted).is_possible(dict.fromkeys(hosted.names, names[-1]))


async def test_no_seat_is_given_the_name_of_a_player_as_its_alias(masked: Stage) -> None:
    hosted = await masked.hosted()
    names = name_players_like_the_list(hosted)

    assert not aliases_of(hosted).is_possible(dict(zip(hosted.names, names, strict=False)))


@pytest.mark.parametrize("language", languages())
def test_the_list_of_names_is_twice_as_long_as_the_greatest_table(language: str) -> None:
    assert len(alias_names(bot_words(None, language))) >= 2 * max(rulebook.players[-1] for rulebook in RULEBOOKS)


@pytest.mark.parametrize("language", languages())
def test_the_list_of_names_holds_none_that_a_seat_may_not_have(language: str) -> None:
    assert check_names(alias_names(bot_words(None, language))) is None


@pytest.mark.parametrize("language", languages())
def test_the_list_of_names_holds_none_that_discord_refuses(language: str) -> None:
    names = alias_names(bot_words(None, language))

    assert not [name for name in names if any(refused in name.casefold() for refused in NO_WEBHOOK_NAMES)]


async def test_the_gm_makes_a_game_anonymous_in_its_set_up(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.press("Gia", panel.response, "Make it anonymous")

    assert panel.response is not None
    assert "Play without aliases" in labels_of(panel.response)
    assert (await sign_up.hosted()).anonymous


async def test_the_gm_gives_a_game_own_names_again_in_its_set_up(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous)
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", panel.response, "Play without aliases")

    assert not (await stage.hosted()).anonymous


async def test_a_running_game_stays_anonymous(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous)
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", stage.card, "Start the game")

    assert "has begun" in answer(await stage.press("Gia", panel.response, "Play without aliases"))
    assert (await stage.hosted()).anonymous


async def test_only_the_gm_makes_a_game_anonymous(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.hand_over("Gia", "Ann")

    assert "Only the GM" in answer(await sign_up.press("Gia", panel.response, "Make it anonymous"))
    assert not (await sign_up.hosted()).anonymous


@pytest.mark.parametrize("chosen", [None, False])
async def test_quest_games_are_anonymous_only_on_request(stage: Stage, chosen: bool | None) -> None:
    await stage.command("Gia", "game new", game="tain", **({} if chosen is None else {"anonymous": chosen}))

    assert not (await stage.hosted()).anonymous


class WithAliases(QuestOptions, frozen=True):
    """Options of a rulebook whose games are anonymous by default."""

    anonymous: bool = True


def test_a_rulebook_with_an_option_for_aliases_has_a_default() -> None:
    assert (is_usual(WithAliases), is_usual(QuestOptions)) == (True, False)


def test_a_rulebook_with_an_option_for_aliases_is_told_the_choice() -> None:
    assert with_anonymity(WithAliases, {"vision": True}, anonymous=False) == {"vision": True, "anonymous": False}
    assert with_anonymity(QuestOptions, {"vision": True}, anonymous=True) == {"vision": True}


async def test_without_the_right_to_post_under_aliases_no_anonymous_game_is_opened(stage: Stage) -> None:
    stage.forbid(manage_webhooks=True)

    assert "Manage Webhooks" in answer(await stage.command("Gia", "game new", game="tain", anonymous=True))


async def test_without_the_right_to_post_under_aliases_no_game_is_made_anonymous(stage: Stage) -> None:
    stage.forbid(manage_webhooks=True)
    await stage.command("Gia", "game new", game="tain")
    panel = await stage.press("Gia", stage.card, "Set-up")

    assert "Manage Webhooks" in answer(await stage.press("Gia", panel.response, "Make it anonymous"))
    assert not (await stage.hosted()).anonymous
