"""Spectators: everybody may read along. A GM may let people watch with all secrets, who then never get a seat."""

from bot.components.keys import Key, Verb
from bot.storage.schema.choices import Spectating
from tests.asking import choose_settings
from tests.cogs.forgery import press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.masks import answers, begin_anonymous, propose, spoken, write
from tests.cogs.stage import Stage, answer, labels_of
from tests.cogs.threads import people_in, private_threads, said_in


async def inform(stage: Stage, name: str) -> None:
    """Let somebody watch with all secrets."""
    await stage.painted_card()
    shown = await stage.press(name, stage.card, "Watch")
    await stage.press(name, shown.response, "Ask to see all secrets")
    await stage.press("Gia", stage.dms("Gia")[-1], "Let this person watch")


async def test_an_informed_spectator_sees_everything_once_a_gm_agrees_and_never_sits_down(game: Stage) -> None:
    shown = await game.command("Zoe", "game watch")
    await game.press("Zoe", shown.response, "Ask to see all secrets")
    before = answer(await game.command("Zoe", "game watch"))
    asked = game.dms("Gia")[-1]
    await game.press("Gia", asked, "Let this person watch")
    way = answer(await game.command("Zoe", "game watch"))
    await game.restart()
    secrets = answer(await game.command("Gia", "gm secrets"))
    (thread,) = private_threads(game)
    taken = answer(await game.replace("Ann", "Zoe"))
    waiting = answer(await game.command("Zoe", "game join"))

    assert "read along" in before
    assert str(thread.id) in way
    assert secrets.strip() in said_in(thread)
    assert "may know its secrets" in taken
    assert "may know its secrets" in waiting


async def test_no_player_watches_and_no_gm_who_plays_admits_anybody(game: Stage) -> None:
    player = answer(await game.command("Ann", "game watch"))
    shown = await game.command("Zoe", "game watch")
    await game.press("Zoe", shown.response, "Ask to see all secrets")
    asked = game.dms("Gia")[-1]
    await game.hand_over("Gia", "Ann")
    late = answer(await game.press("Gia", asked, "Let this person watch"))
    now = answer(await game.command("Zoe", "game watch"))

    assert "You play in this game" in player
    assert "don't know this game" in late
    assert "The GM plays in this game" in now


async def test_a_gm_who_plays_is_not_asked_about_spectators_and_admits_nobody(game: Stage) -> None:
    game.add("Kim")
    await join(game, "Ann")
    before = len(game.dms("Ann"))
    agrees = {name: Key(Verb.LET_WATCH, 1, rest=str(game.users[name].id)) for name in ("Zoe", "Kim")}
    for name in agrees:
        shown = await game.command(name, "game watch")
        await game.press(name, shown.response, "Ask to see all secrets")
    refused = [answer(await press(game, "Ann", key)) for key in agrees.values()]
    told_early = [answer(await game.command(name, "game watch")) for name in agrees]
    await press(game, "Gia", agrees["Zoe"])
    told = [answer(await game.command(name, "game watch")) for name in agrees]

    assert len(game.dms("Ann")) == before
    assert sum("Let this person watch" in labels_of(message) for message in game.dms("Gia")) == 2
    assert all("You play" in each for each in refused)
    assert all("read along" in each for each in told_early)
    assert (str(private_threads(game)[0].id) in told[0], "read along" in told[1]) == (True, True)
    assert people_in(game, private_threads(game)[0]) == {"Gia", "Zoe"}


async def test_a_gm_admits_only_people_who_asked_and_a_former_gm_nobody(game: Stage) -> None:
    game.add("Kim")
    await join(game, "Kim")
    agree = Key(Verb.LET_WATCH, 1, rest=str(game.users["Zoe"].id))
    unasked = answer(await press(game, "Gia", agree))
    shown = await game.command("Zoe", "game watch")
    await game.press("Zoe", shown.response, "Ask to see all secrets")
    asked = game.dms("Gia")[-1]
    await game.command("Gia", "gm co-gm", person=game.people["Gia"], remove=True)
    refused = answer(await game.press("Gia", asked, "Let this person watch"))
    early = private_threads(game)
    await game.press("Kim", game.dms("Kim")[-1], "Let this person watch")

    assert "settled" in unasked
    assert "don't know this game" in refused
    assert early == []
    assert people_in(game, private_threads(game)[0]) == {"Kim", "Zoe"}


async def test_the_cards_button_shows_what_the_command_shows(game: Stage) -> None:
    await inform(game, "Zoe")
    pressed = await game.press("Zoe", game.card, "Watch")
    typed = await game.command("Zoe", "game watch")
    await game.end("Gia")
    await game.painted_card()
    after = answer(await game.command("Zoe", "game watch"))

    assert answer(pressed) == answer(typed)
    assert "This game is over" in after
    assert after == answer(await game.command("Ann", "game watch"))
    assert "Watch" not in labels_of(game.card)


async def test_a_table_may_choose_that_spectators_see_no_secrets(stage: Stage) -> None:
    for name in ("Ann", "Zoe"):
        stage.add(name)
    await stage.command("Gia", "game new", game="tain")
    before = await stage.painted_card()
    setup = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", setup.response, "Deadlines")
    page = await stage.press("Gia", deadlines.response, "GM")
    await stage.choose("Gia", page.response, [Spectating.NEVER], "brehon:setting:1:0:0:spectating")

    assert (await stage.hosted()).settings.spectating is Spectating.NEVER
    assert "Spectators see no secrets" not in before
    assert "Spectators see no secrets" in await stage.painted_card()


async def test_without_informed_spectators_nobody_asks_for_secrets_and_no_gm_admits_any(game: Stage) -> None:
    await game.painted_card()
    shown = await game.press("Zoe", game.card, "Watch")
    await choose_settings(game.database, spectating=Spectating.NEVER)
    asks = answer(await game.press("Zoe", shown.response, "Ask to see all secrets"))
    told = answer(await game.press("Zoe", game.card, "Watch"))

    assert asks == told
    assert "please just read along" in told
    assert game.dms("Gia") == []


async def test_under_aliases_no_spectator_can_write_to_players(stage: Stage) -> None:
    await begin_anonymous(stage)
    stage.add("Kim")
    await inform(stage, "Zoe")
    (thread,) = private_threads(stage)
    await propose(stage)
    for name in ("Zoe", "Kim"):
        before = {each: len(stage.dms(each)) for each in ("Ann", "Ben")}
        await write(stage, name, "Ann is evil.")
        assert "you aren't in one" in answers(stage, name)[-1]
        assert "no seat" in answer(await stage.command(name, "say", text="Ann is evil."))
        assert "no seat" in answer(await stage.press(name, stage.prompt, "Approve"))
        assert {each: len(stage.dms(each)) for each in ("Ann", "Ben")} == before

    assert people_in(stage, thread) == {"Zoe", "Gia"}
    assert spoken(stage) == []
    assert (await stage.hosted()).threads == {}
