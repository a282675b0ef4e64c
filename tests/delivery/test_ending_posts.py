"""The end is told in steps. Where the GM is to tell who was who, two deals end alike until then."""

from datetime import timedelta

from bot.cogs.players.looks import history
from bot.delivery.card.card import card
from bot.delivery.posts.ending_posts import reveal_message, story_message
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.host.moves.submissions import Accepted
from bot.host.waits.embargo_times import LONGEST_REVEAL, embargoes_after, owed_later
from bot.pictures import PICTURES_OF
from bot.pictures.game_pictures import Pictures
from bot.storage.schema.choices import Revealing
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.actions import Abort
from engine.audience import To
from engine.judging import Submission
from engine.names import GM
from engine.parties.actions import Vote
from engine.quests.actions import Propose
from tests.delivery.at_a_table import NOON, AtATable, plain
from tests.engine.quests.tables import NAMES, table_of

SEATS = NAMES[:5]
TWO_DEALS = ("Dan", "Eve")
"""The player on the assassin's side in each of two deals."""


def begun(evil: str = "Dan", leader: str | None = None) -> AtATable:
    """Return a game in which the GM, who may play, is to tell who was who."""
    table = AtATable(table_of(evil=evil).game, step=1, leader=leader, anonymous=False)
    table.hosted.settings = GameSettings(reveal=Revealing.BY_GM)
    return table


def ended(evil: str = "Dan", leader: str | None = None) -> AtATable:
    """Return the same game after five rejected parties."""
    table = begun(evil, leader)
    for number in range(5):
        table.submit(Submission(SEATS[number], Propose(("Ann", "Dan"))), 1)
        for seat in SEATS:
            table.submit(Submission(seat, Vote(approve=seat == "Dan", public=True)), 1)
    assert table.hosted.started.table.outcome is not None
    return embargoed(table)


def embargoed(table: AtATable) -> AtATable:
    """Set the embargo that the host sets with the last line."""
    table.hosted.embargoes = embargoes_after(table.hosted, table.hosted.started.log[-1], NOON)
    return table


def told(table: AtATable) -> AtATable:
    """Tell who was who."""
    table.hosted.embargoes = dict.fromkeys(table.hosted.embargoes, NOON - timedelta(days=10_000))
    return table


def end_row(table: AtATable) -> OutboxRow:
    """Return the row of the end's post."""
    (row,) = [row for row in table.rows if row.kind is OutboxKind.ANNOUNCEMENT]
    return row


def post_of(table: AtATable) -> Outgoing:
    """Return the text of that post."""
    post = room_message(table.hosted, end_row(table))
    assert post is not None
    return post


def text_of(outgoing: Outgoing | None) -> str:
    """Return all that a message says."""
    assert outgoing is not None
    fields = [text for page in outgoing.pages for field in page.fields for text in field]
    return "\n".join([outgoing.content, *(f"{page.title}\n{page.text}" for page in outgoing.pages), *fields])


def pictures_of(table: AtATable) -> Pictures:
    """Return the pictures of its game."""
    return PICTURES_OF["quests"](words_of(table.hosted))


def test_two_deals_end_alike_until_who_was_who_is_told() -> None:
    one, other = (ended(evil) for evil in TWO_DEALS)

    assert plain(post_of(one)) == plain(post_of(other))
    assert plain(card(one.hosted)) == plain(card(other.hosted))
    assert plain(history(one.hosted)) == plain(history(other.hosted))
    assert pictures_of(one).card(one.hosted.view(To.PUBLIC)) == pictures_of(other).card(other.hosted.view(To.PUBLIC))
    for seat in ("Cat", "Dan"):
        assert one.hosted.view(seat).table.outcome == other.hosted.view(seat).table.outcome


def test_the_reveal_tells_who_was_who_and_how_it_went() -> None:
    table = told(ended())
    who, how = (text_of(said(table.hosted, end_row(table))) for said in (reveal_message, story_message))

    assert who.startswith("Winners: **Ben** and **Dan**.\nWho was who")
    assert "first doubted in vote 1.1, by **Ann**, **Cat** and **Eve**" in how
    assert "Nobody ever doubted **Ben**" in how
    assert "**The turning point** was vote 1.5" in how


def test_a_late_post_of_the_end_says_no_more() -> None:
    table = told(ended())

    assert "Who was who" not in text_of(post_of(table))


def test_all_steps_are_owed_for_one_time_and_the_gm_is_called_at_once() -> None:
    table = ended()
    submission = Submission("Eve", Vote(approve=False, public=True))
    rows = owed_later(table.hosted, [Accepted(submission, table.hosted.started.log[-1], {})], NOON)

    assert [(row.kind, row.due_at) for row in rows] == [
        (OutboxKind.REVEAL, NOON + LONGEST_REVEAL),
        (OutboxKind.STORY, NOON + LONGEST_REVEAL),
        (OutboxKind.PAGE, NOON + LONGEST_REVEAL),
        (OutboxKind.TELL, NOON),
    ]


def test_a_gm_who_plays_keeps_nothing_back() -> None:
    table = ended(leader="Cat")

    assert not table.hosted.embargoes
    assert "Who was who" in text_of(post_of(table))


def test_a_game_that_nobody_wins_keeps_nothing_back() -> None:
    table = begun()
    table.submit(Submission(GM, Abort()), 1)

    assert not embargoed(table).hosted.embargoes
