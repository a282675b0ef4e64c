"""Spectators: everybody may read along; with all secrets whoever a GM lets, who never gets a seat."""

from tests.cogs.stage import Stage, answer


async def test_an_informed_spectator_is_shown_everything_once_a_gm_agrees_and_never_sits_in_this_game(
    game: Stage,
) -> None:
    shown = await game.command("Zoe", "game watch")
    await game.press("Zoe", shown.response, "Ask to see all secrets")
    before = answer(await game.command("Zoe", "game watch"))
    asked = game.dms("Gia")[-1]
    await game.press("Gia", asked, "Let this person watch")
    everything = answer(await game.command("Zoe", "game watch"))
    await game.restart()
    secrets = answer(await game.command("Gia", "gm secrets"))
    taken = answer(await game.replace("Ann", "Zoe"))
    waiting = answer(await game.command("Zoe", "game join"))

    assert "read along" in before
    assert everything == secrets
    assert "may know its secrets" in taken
    assert "may know its secrets" in waiting


async def test_no_player_watches_and_no_gm_who_plays_lets_anybody(game: Stage) -> None:
    player = answer(await game.command("Ann", "game watch"))
    shown = await game.command("Zoe", "game watch")
    await game.press("Zoe", shown.response, "Ask to see all secrets")
    asked = game.dms("Gia")[-1]
    await game.hand_over("Gia", "Ann")
    late = answer(await game.press("Gia", asked, "Let this person watch"))
    now = answer(await game.command("Zoe", "game watch"))

    assert "You play in this game" in player
    assert "not known here" in late
    assert "plays in it" in now
