"""The card's picture on Discord is sent anew if it shows something new, and left alone otherwise."""

from tests.cogs.stage import Stage


async def test_a_vote_changes_the_card_and_leaves_its_picture_alone(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    before_text = await game.painted_card()
    (before,) = game.card.attachments
    await game.press("Ann", game.prompt, "Approve openly")
    after_text = await game.painted_card()
    (after,) = game.card.attachments

    assert before_text != after_text
    assert before.id == after.id


async def test_a_party_changes_the_cards_picture(game: Stage) -> None:
    await game.painted_card()
    (before,) = game.card.attachments
    await game.propose("Ann", "Ben")
    await game.painted_card()
    (after,) = game.card.attachments

    assert "in the party" not in (before.description or "")
    assert "in the party" in (after.description or "")


async def test_the_history_comes_with_the_table_of_votes(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    result = await game.command("Ann", "game history")

    assert result.response is not None
    (picture,) = result.response.message.attachments
    assert "Every vote so far" in (picture.description or "")
