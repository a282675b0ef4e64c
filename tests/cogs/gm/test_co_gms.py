"""Games with several GMs: who is invited, their rights, and what becomes of a GM who steps down."""

import discord
import pytest
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from bot.host.denied import Denied
from bot.storage.outbox.offer_rows import OFFER_LASTS
from bot.storage.schema.models import PastGm
from tests.asking import row_in
from tests.cogs.forgery import press
from tests.cogs.gm.test_desk import opened
from tests.cogs.masks import begin_anonymous
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def names_co_gms(stage: Stage, *names: str, form: InteractionResult | None = None) -> str:
    """Let the GM choose at the desk who leads beside them, and return the answer."""
    form = form or await stage.press("Gia", await opened(stage), "Co-GMs")
    people = [stage.people[name] for name in names]
    result = await stage.people["Gia"].submit_modal(form, {"people": people})
    assert isinstance(result, InteractionResult)
    return answer(result)


async def test_everybody_whom_a_gm_names_at_the_desk_is_asked_to_lead(game: Stage) -> None:
    game.add("Yan")
    said = await names_co_gms(game, "Zoe", "Yan")
    offers = game.channel.history()[-2:]

    assert said.count("have until") == 2
    assert all(game.users[name].mention in offer.content for name, offer in zip(("Zoe", "Yan"), offers, strict=True))


async def test_a_co_gms_offer_says_that_it_was_accepted_and_others_stand(game: Stage) -> None:
    game.add("Yan")
    await names_co_gms(game, "Zoe", "Yan")
    offers = [each.id for each in game.channel.history()[-2:]]
    await game.press("Zoe", game.channel.history()[-2], "Lead the game")
    said = [text_of(message) for message in game.channel.history() if message.id in offers]

    assert ["has accepted" in said[0], "You have until" in said[1]] == [True, True]


async def test_a_form_of_co_gms_that_have_changed_since_changes_nothing(game: Stage) -> None:
    form = await game.press("Gia", await opened(game), "Co-GMs")
    await join(game, "Zoe")

    assert "have changed since" in await names_co_gms(game, form=form)
    assert await gms(game) == ["Gia", "Zoe"]


async def test_a_gm_who_names_nobody_at_the_desk_leads_alone_again(game: Stage) -> None:
    await join(game, "Zoe")

    assert "I've told everybody who leads" in await names_co_gms(game)
    assert await gms(game) == ["Gia"]


async def test_a_gm_who_names_themselves_changes_nothing(game: Stage) -> None:
    assert "Nothing has changed" in await names_co_gms(game, "Gia")
    assert await gms(game) == ["Gia"]


async def join(stage: Stage, name: str, by: str = "Gia") -> str:
    """Invite somebody to lead too, let them accept, and return their answer."""
    await stage.command(by, "gm co-gm", person=stage.people[name])
    return answer(await stage.press(name, stage.channel.history()[-1], "Lead the game"))


async def gms(stage: Stage) -> list[str]:
    """Return the GMs, the first GM first."""
    names = {user.id: name for name, user in stage.users.items()}
    return [names[user_id] for user_id in (await stage.hosted()).gms]


async def test_neither_a_gm_a_stranger_nor_two_at_once_are_asked_to_lead_too(game: Stage) -> None:
    stranger = game.env.create_user("Yan")
    refused = {
        "leads this game already": await game.command("Gia", "gm co-gm", person=game.people["Gia"]),
        "either": await game.command("Gia", "gm hand-over", player="Ann", person=game.people["Zoe"]),
        "of this server": await game.command("Gia", "gm co-gm", person=stranger),
        "Only the GM": await game.command("Ann", "gm co-gm", person=game.people["Zoe"]),
    }

    assert [said for said, result in refused.items() if said not in answer(result)] == []


async def ask_zoe(stage: Stage) -> discord.Message:
    """Ask Zoe to be a co-GM, and return the offer."""
    await stage.command("Gia", "gm co-gm", person=stage.people["Zoe"])
    return stage.channel.history()[-1]


async def test_a_person_who_is_asked_to_lead_does_not_lead_yet(game: Stage) -> None:
    asked = answer(await game.command("Gia", "gm co-gm", person=game.people["Zoe"]))

    assert "I've asked" in asked
    assert "Only the GM" in answer(await game.command("Zoe", "gm secrets"))


async def test_only_the_person_who_is_asked_to_lead_may_accept(game: Stage) -> None:
    offer = await ask_zoe(game)

    assert "isn't for you" in answer(await game.press("Ben", offer, "Lead the game"))
    assert await gms(game) == ["Gia"]


async def test_a_person_who_accepts_leads_beside_the_first_gm(game: Stage) -> None:
    accepted = answer(await game.press("Zoe", await ask_zoe(game), "Lead the game"))

    assert "You lead this game now" in accepted
    assert await gms(game) == ["Gia", "Zoe"]


async def test_an_offer_to_lead_that_was_accepted_is_told_and_over(game: Stage) -> None:
    await game.press("Zoe", await ask_zoe(game), "Lead the game")

    assert "leads this game together with" in game.channel.history()[-1].content
    assert not any("Lead the game" in labels_of(message) for message in game.channel.history())


async def test_a_co_gm_sees_all_secrets(game: Stage) -> None:
    await join(game, "Zoe")

    assert "Ann" in answer(await game.command("Zoe", "gm secrets"))


async def test_a_co_gm_has_the_rights_of_a_gm_even_after_a_restart(game: Stage) -> None:
    await join(game, "Zoe")
    await game.command("Zoe", "gm close")
    await game.restart()

    assert "Only the GM" not in answer(await game.command("Zoe", "gm pause"))


async def test_a_passed_deadline_asks_each_gm_and_any_who_joins_them(game: Stage) -> None:
    await join(game, "Zoe")
    await game.pass_hours(25)
    game.add("Yan")
    await join(game, "Yan")

    assert [len(game.questions(name)) for name in ("Gia", "Zoe", "Yan")] == [1, 1, 1]


async def test_a_co_gm_may_hand_their_place_to_a_player_and_the_first_gm_stays(game: Stage) -> None:
    await join(game, "Zoe")
    await game.hand_over("Zoe", "Ann")

    assert await gms(game) == ["Gia", "Ann"]


async def test_only_a_gm_without_a_seat_beside_one_who_plays_is_shown_secrets(game: Stage) -> None:
    await join(game, "Ann")

    assert "You play in this game yourself" in answer(await game.command("Ann", "gm secrets"))
    assert "Still to answer" not in answer(await game.command("Ann", "game status"))
    assert "Still to answer" in answer(await game.command("Gia", "game status"))


async def remove_zoe(stage: Stage) -> None:
    """Let a co-GM join and be removed by the first GM."""
    await join(stage, "Zoe")
    await stage.command("Gia", "gm co-gm", person=stage.people["Zoe"], remove=True)


async def test_a_co_gm_does_not_remove_the_first_gm(game: Stage) -> None:
    await join(game, "Zoe")
    refused = await game.command("Zoe", "gm co-gm", person=game.people["Gia"], remove=True)

    assert "is the first GM" in answer(refused)
    assert await gms(game) == ["Gia", "Zoe"]


async def test_the_first_gm_removes_a_co_gm(game: Stage) -> None:
    await remove_zoe(game)

    assert "doesn't lead this game any more" in game.channel.history()[-1].content
    assert await gms(game) == ["Gia"]


async def test_a_co_gm_who_was_removed_takes_no_seat(game: Stage) -> None:
    await remove_zoe(game)

    assert await row_in(game.database, PastGm, 1, game.users["Zoe"].id) is not None
    assert "secrets" in answer(await game.command("Zoe", "game join"))


async def test_the_next_gm_follows_a_first_gm_who_stops(game: Stage) -> None:
    await join(game, "Zoe")
    await game.command("Gia", "gm co-gm", person=game.people["Gia"], remove=True)

    assert await gms(game) == ["Zoe"]
    assert f"{game.users['Zoe'].mention} leads this game" in game.channel.history()[-1].content


async def test_the_only_gm_cannot_stop(game: Stage) -> None:
    told = answer(await game.command("Gia", "gm co-gm", person=game.people["Gia"], remove=True))

    assert "Nobody else leads" in told


async def test_an_offer_to_lead_ends_when_its_time_is_up(game: Stage) -> None:
    await game.command("Gia", "gm hand-over", player="Ann")
    offer = game.channel.history()[-1]
    await game.pass_hours(OFFER_LASTS.total_seconds() / 3600 + 1)
    late = answer(await press(game, "Ann", Key(Verb.ACCEPT, 1)))
    over = next(message for message in game.channel.history() if message.id == offer.id)

    assert "or it's over" in late
    assert ("The offer is over" in over.content, labels_of(over)) == (True, [])


async def test_a_game_has_a_new_gm_only_once_the_person_asked_takes_over(game: Stage) -> None:
    await game.command("Gia", "gm hand-over", person=game.people["Zoe"])
    before = await gms(game)
    await game.press("Zoe", game.channel.history()[-1], "Lead the game")

    assert (before, await gms(game)) == (["Gia"], ["Zoe"])
    assert "Only the GM" in answer(await game.command("Gia", "gm close"))


async def test_a_new_gm_of_a_sign_up_is_told_who_is_not_ready(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm ready", minutes=30)
    await sign_up.command("Gia", "gm hand-over", person=sign_up.people["Zoe"])
    await sign_up.press("Zoe", sign_up.channel.history()[-1], "Lead the game")
    await sign_up.pass_hours(1)

    assert "Ann" in text_of(sign_up.dms("Zoe")[-1])
    assert not any("Ann" in text_of(message) for message in sign_up.dms("Gia"))


async def test_nobody_with_an_alias_joins_the_gms_and_only_they_are_told_why(opening: Opening) -> None:
    masked = await opening.after(begin_anonymous)
    asked = answer(await masked.command("Gia", "gm co-gm", person=masked.people["Ann"]))
    refused = answer(await masked.press("Ann", masked.channel.history()[-1], "Lead the game"))

    assert "I've asked" in asked
    assert "under an alias" in refused
    assert await gms(masked) == ["Gia"]


@pytest.fixture
async def led_by_four(game: Stage) -> Stage:
    """Return a game with three co-GMs."""
    for name in ("Zoe", "Ann", "Ben"):
        await join(game, name)
    return game


async def test_a_form_with_a_refused_offer_changes_nothing(led_by_four: Stage) -> None:
    leading, hosted, posts = led_by_four.bot.services.leading, await led_by_four.hosted(), led_by_four.channel.history()
    zoe, eve, ann = (led_by_four.users[name].id for name in ("Zoe", "Eve", "Ann"))
    with pytest.raises(Denied, match="leads-already"):
        await leading.choose_co_gms(1, hosted.gm_changes, [eve, ann], [zoe])

    assert await gms(led_by_four) == ["Gia", "Zoe", "Ann", "Ben"]
    assert await leading.asked(1) == []
    assert len(led_by_four.channel.history()) == len(posts)


async def test_a_form_that_is_older_than_the_last_change_of_gms_is_refused(led_by_four: Stage) -> None:
    leading, hosted = led_by_four.bot.services.leading, await led_by_four.hosted()
    zoe, eve = (led_by_four.users[name].id for name in ("Zoe", "Eve"))
    with pytest.raises(Denied, match="gms-changed"):
        await leading.choose_co_gms(1, hosted.gm_changes - 1, [eve], [zoe])

    assert await gms(led_by_four) == ["Gia", "Zoe", "Ann", "Ben"]


async def test_a_form_removes_some_co_gms_and_asks_others(led_by_four: Stage) -> None:
    leading, hosted = led_by_four.bot.services.leading, await led_by_four.hosted()
    zoe, eve = (led_by_four.users[name].id for name in ("Zoe", "Eve"))
    await leading.choose_co_gms(1, hosted.gm_changes, [eve], [zoe])

    assert await gms(led_by_four) == ["Gia", "Ann", "Ben"]
    assert [each.user_id for each in await leading.asked(1)] == [eve]


async def test_a_form_makes_room_before_it_asks(game: Stage) -> None:
    for name in ("Zoe", "Ann", "Ben", "Cat"):
        await join(game, name)
    hosted, (zoe, eve) = await game.hosted(), (game.users[name].id for name in ("Zoe", "Eve"))
    await game.bot.services.leading.choose_co_gms(1, hosted.gm_changes, [eve], [zoe])

    assert await gms(game) == ["Gia", "Ann", "Ben", "Cat"]
