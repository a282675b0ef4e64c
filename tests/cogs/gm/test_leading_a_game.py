"""The rights of the GM and of the server's managers, and deadlines."""

import pytest
from simcord.results import ResponseMessage

from bot.components.keys import Key, Verb
from bot.storage.schema.kinds import LatePolicy
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_a_player_closes_no_wait(game: Stage) -> None:
    leader = await game.leader()

    assert "Only the GM" in answer(await game.command("Ann", "gm close"))
    assert await game.leader() == leader


async def test_a_wait_that_the_gm_closes_is_over_and_everybody_is_told(game: Stage) -> None:
    leader = await game.leader()
    await game.command("Gia", "gm close")

    assert "The GM calls time" in text_of(game.prompt)
    assert await game.leader() != leader


async def test_the_gm_closes_a_wait_on_the_panel_too(game: Stage) -> None:
    leader = await game.leader()
    await game.painted_card()
    panel = await game.press("Gia", game.card, "GM")
    await game.press_and_confirm("Gia", panel.response, "Close it now")

    assert await game.leader() != leader


async def test_the_gm_pauses_and_resumes_on_the_panel_too(game: Stage) -> None:
    await game.painted_card()
    panel = await game.press("Gia", game.card, "GM")
    await game.press("Gia", panel.response, "Pause")
    panel = await game.press("Gia", game.card, "GM")
    await game.press("Gia", panel.response, "Resume")

    assert "The game goes on" in text_of(game.prompt)


async def pause_a_vote(stage: Stage) -> int:
    """Pause a game during a vote, and return the prompt's id."""
    await stage.propose()
    prompt = stage.prompt.id
    await stage.command("Gia", "gm pause")
    return prompt


async def test_a_paused_game_takes_no_moves(game: Stage) -> None:
    await pause_a_vote(game)

    assert "paused" in answer(await game.command("Ann", "quest vote", answer="approve"))


async def test_the_card_of_a_paused_game_says_that_it_is_paused(game: Stage) -> None:
    await pause_a_vote(game)

    assert "paused" in await game.painted_card()


async def test_the_prompt_of_a_paused_game_has_no_buttons(game: Stage) -> None:
    prompt = await pause_a_vote(game)

    assert not next(message for message in game.channel.history() if message.id == prompt).components


async def test_a_resumed_game_asks_anew(game: Stage) -> None:
    await game.propose()
    await game.command("Gia", "gm pause")
    await game.command("Gia", "gm resume")
    await game.press("Ann", game.prompt, "Approve")

    assert "The game goes on" in text_of(game.prompt)
    assert (await game.table()).round.votes == {"Ann": True}


async def test_a_passed_deadline_asks_the_gm_and_ends_no_wait(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(24.1)

    assert "The deadline for the leader's choice in" in game.dms("Gia")[-1].content
    assert await game.leader() == leader


async def test_a_passed_deadline_asks_the_gm_once(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.pass_hours(48)

    assert len(game.questions()) == 1


async def test_the_room_is_told_of_a_passed_deadline_that_the_gm_extends_by_button(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.dms("Gia")[-1], "Give 24 more hours")
    given = text_of(game.channel.history()[-1])

    assert "by 24 hours" in given
    assert "Until <t:" in given


async def test_a_gm_who_extends_a_deadline_by_button_is_asked_again_when_it_passes(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.dms("Gia")[-1], "Give 24 more hours")
    await game.pass_hours(24.1)

    assert len(game.questions()) == 2


async def test_the_gm_closes_a_wait_by_button_once_its_deadline_has_passed(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(24.1)
    await game.press_and_confirm("Gia", game.dms("Gia")[-1], "Close it now")

    assert await game.leader() != leader


async def test_a_question_about_a_wait_that_has_ended_closes_nothing(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.propose()

    await game.press("Gia", game.questions()[-1], "Close it now")

    assert "settled" in game.questions()[-1].content
    assert labels_of(game.questions()[-1]) == []


@pytest.fixture
async def alone(game: Stage) -> Stage:
    """Return a game that goes on by itself."""
    await choose_settings(game.database, late=LatePolicy.AUTO)
    return game


async def test_a_passed_deadline_answers_by_itself_and_asks_no_gm(alone: Stage) -> None:
    leader = await alone.leader()
    await alone.pass_hours(24.1)

    assert await alone.leader() != leader
    assert alone.questions() == []


async def test_a_round_in_which_nobody_answers_asks_the_gm(alone: Stage) -> None:
    await alone.pass_hours(24.1)
    await alone.pass_hours(24.1 * (len(NAMES) + 1))

    assert "The deadline for the leader's choice in" in alone.dms("Gia")[-1].content
    assert (await alone.table()).round.passed_over == len(NAMES)


@pytest.mark.parametrize(("hours", "questions"), [(10.9, 0), (11.1, 1)])
async def test_a_deadline_stands_still_in_a_pause_and_moves_by_what_the_gm_gives(
    game: Stage, hours: float, questions: int
) -> None:
    await game.pass_hours(23)
    await game.command("Gia", "gm pause")
    await game.pass_hours(100)
    await game.command("Gia", "gm resume")
    await game.command("Gia", "gm extend", time="10")
    await game.pass_hours(hours)

    assert len(game.questions()) == questions


async def test_a_player_for_whom_the_default_acts_is_told_what_was_counted(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game)
    await game.command("Gia", "gm close")

    assert any("Your order" in text_of(message) for message in game.dms("Ann"))


async def test_a_player_who_manages_nothing_ends_no_game(game: Stage) -> None:
    assert "Manage Server" in answer(await game.command("Ann", "game end"))


async def test_a_game_is_offered_to_be_ended_only_to_those_who_may(game: Stage) -> None:
    office = game.guild.create_text_channel("office")

    assert await game.people["Ann"].autocomplete(office, "game end", "game", "") == []
    assert len(await game.people["Gia"].autocomplete(office, "game end", "game", "")) == 1


async def test_a_manager_of_another_server_does_not_know_the_game(game: Stage) -> None:
    game.move_to_another_server("Zoe")
    game.make_manager("Zoe")

    assert "don't know this game" in answer(await game.command("Zoe", "game end", game="1"))


async def test_a_manager_ends_a_game_from_any_channel_in_their_own_name(game: Stage) -> None:
    table, office = game.channel, game.guild.create_text_channel("office")
    game.make_manager("Zoe")
    game.channel = office
    (offered,) = await game.people["Zoe"].autocomplete(office, "game end", "game", "")
    await game.end("Zoe", game=offered["value"])
    game.channel = table
    told = str(game.poster.embeds[0].description)

    assert game.poster.content == "**The game ends here, unfinished** · Nobody wins."
    assert f"{game.users['Zoe'].mention}, who manages this server, has ended the game." in told


async def test_a_manager_hands_a_game_over_to_a_player_who_learns_no_secrets(game: Stage) -> None:
    game.make_manager("Zoe")
    await game.hand_over("Zoe", "Ann")

    assert f"from now on {game.users['Ann'].mention} leads this game" in game.channel.history()[-1].content
    assert "Still to answer" not in answer(await game.command("Ann", "game status"))


async def test_a_former_gm_may_neither_close_a_wait_nor_end_the_game(game: Stage) -> None:
    asked = await game.command("Gia", "game end")
    await game.hand_over("Gia", "Ann")

    assert "Only the GM" in answer(await game.command("Gia", "gm close"))
    assert "Manage Server" in answer(await game.press("Gia", asked.response, "Yes, end it"))


async def test_a_player_who_manages_the_server_learns_nothing_by_asking_to_lead(game: Stage) -> None:
    game.make_manager("Ben")
    await game.command("Ben", "gm hand-over")

    assert "Still to answer" not in answer(await game.command("Ben", "game status"))


async def test_the_panel_offers_a_player_nothing(game: Stage) -> None:
    await game.painted_card()

    assert "Only the GM" in answer(await game.press("Ann", game.card, "GM"))


async def test_the_panel_offers_a_manager_only_to_end_the_game(game: Stage) -> None:
    await game.painted_card()
    game.make_manager("Zoe")
    panel = (await game.press("Zoe", game.card, "GM")).response
    assert panel is not None

    assert labels_of(panel) == ["End the game"]


@pytest.fixture
async def ending(game: Stage) -> ResponseMessage:
    """The question whether the GM, who also manages the server, means to end the game."""
    await game.painted_card()
    game.make_manager("Gia")
    panel = await game.press("Gia", game.card, "GM")
    asked = (await game.press("Gia", panel.response, "End the game")).response
    assert asked is not None
    return asked


async def test_a_game_is_not_over_before_its_gm_has_confirmed_it(game: Stage, ending: ResponseMessage) -> None:
    assert "Yes, end it" in labels_of(ending)
    assert (await game.table()).outcome is None


async def test_a_game_that_its_gm_ends_names_no_manager(game: Stage, ending: ResponseMessage) -> None:
    await game.press("Gia", ending, "Yes, end it")

    assert (await game.table()).outcome is not None
    assert "manages this server" not in text_of(game.channel.history()[-1])


async def test_a_game_is_ended_once(game: Stage, ending: ResponseMessage) -> None:
    await game.press("Gia", ending, "Yes, end it")

    assert "is over" in answer(await game.press("Gia", ending, "Yes, end it"))
    assert answer(await game.command("Gia", "game end")) == "This game is over."


async def test_a_channel_is_free_once_its_game_has_ended(game: Stage) -> None:
    await game.end("Gia")

    assert "sign-up is open" in answer(await game.command("Zoe", "game new", game="tain"))


async def test_only_the_gm_sees_all_roles(game: Stage) -> None:
    secrets = answer(await game.command("Gia", "gm secrets"))

    assert "All secrets" in secrets
    assert "Who was who" not in secrets
    assert "Only the GM" in answer(await game.command("Ann", "gm secrets"))


async def test_the_gm_chooses_a_party_for_its_leader(game: Stage) -> None:
    panel = await game.command("Gia", "gm act-for", player=await game.leader())
    await game.choose("Gia", panel.response, ["Ann", "Ben"])

    assert (await game.table()).round.party == ("Ann", "Ben")


async def test_the_gm_votes_for_a_player_who_is_told_by_dm(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    panel = await game.command("Gia", "gm act-for", player="Ann")
    await game.press("Gia", panel.response, "Reject")

    assert (await game.table()).round.votes == {"Ann": False}
    assert "You **reject** this party" in text_of(game.dms("Ann")[-1])


async def test_a_player_acts_for_no_other(game: Stage) -> None:
    await game.propose("Ann", "Ben")

    assert "Only the GM" in answer(await game.command("Ben", "gm act-for", player="Ann"))


async def test_a_former_gm_acts_for_nobody(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    old = await game.command("Gia", "gm act-for", player="Cat")
    await game.hand_over("Gia", "Ben")

    assert "Only the GM" in answer(await game.press("Gia", old.response, "Reject"))
    assert (await game.table()).round.votes == {}


async def lead_a_party(stage: Stage) -> tuple[str, str, str, str]:
    """Let a player lead who is not in the party. Return them, an evil quester, the other one, and somebody else."""
    (evil, *_) = await stage.on_side("evil")
    gm, partner, idle, *_ = [name for name in NAMES if name != evil]
    await stage.propose(evil, partner)
    await stage.hand_over("Gia", gm)
    return gm, evil, partner, idle


async def test_a_gm_who_plays_is_offered_no_secret_move_of_others(game: Stage) -> None:
    gm, evil, *_ = await lead_a_party(game)
    panel = await game.command(gm, "gm act-for", player=evil)

    assert panel.response is not None
    assert labels_of(panel.response) == ["Approve", "Reject", "Approve openly", "Reject openly"]


async def test_a_gm_who_plays_is_shown_no_secrets(game: Stage) -> None:
    gm, *_ = await lead_a_party(game)

    assert "You play in this game yourself" in answer(await game.command(gm, "gm secrets"))


async def test_a_gm_who_plays_gives_no_order_for_others_in_or_out_of_the_party(game: Stage) -> None:
    gm, _, *others = await lead_a_party(game)
    await let_vote(game)
    hosted = await game.hosted()
    seats, order = [hosted.occupancy(name).seat_id for name in others], '{"move":"act","support":true}'
    keys = [Key(Verb.ANSWER, hosted.id, hosted.wait_token, seat, order) for seat in seats]

    refused = [answer(await press(game, gm, key)) for key in keys]

    assert all("You play in this game yourself" in each for each in refused)
