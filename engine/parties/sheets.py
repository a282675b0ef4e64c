"""The votes on parties, their counts, the secret orders and the quests, as rows for a spreadsheet."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from engine.audience import Everybody, GameMaster
from engine.events import OwnMove
from engine.parties.events import LeaderNamed, PartyProposed, PastQuest, QuestDone, VoteClosed, Voted
from engine.sheets import Row, Sheet, Sheets, order_of
from engine.views import Told


class VoteRow(Row, frozen=True, kw_only=True):
    """A vote as everybody saw it. ``approve`` of a private vote stays empty until the votes are shown.

    ``count`` is the number of votes that were in with this one.
    """

    quest: int
    attempt: int
    leader: str
    voter: str
    approve: bool | None
    public: bool
    count: int


class CountRow(Row, frozen=True, kw_only=True):
    """The result of a vote. ``rejected_so_far`` counts the parties rejected for this quest."""

    quest: int
    attempt: int
    leader: str
    party: tuple[str, ...]
    approvals: int
    rejections: int
    approved: bool
    rejected_so_far: int
    approved_by: tuple[str, ...]
    rejected_by: tuple[str, ...]
    counted_twice: tuple[str, ...]


class OrderRow(Row, frozen=True, kw_only=True):
    """A secret move, as it was given."""

    quest: int
    attempt: int
    actor: str
    order: str
    targets: tuple[str, ...]
    details: tuple[str, ...]


class QuestRow(Row, frozen=True, kw_only=True):
    """A member of a quest and how they acted. ``inverted`` says that the opposite was counted."""

    quest: int
    actor: str
    support: bool | None
    inverted: bool
    sabotages: int
    success: bool


SHEETS: Sheets = {Sheet.VOTES: VoteRow, Sheet.COUNTS: CountRow, Sheet.ORDERS: OrderRow, Sheet.NIGHTS: QuestRow}


@dataclass(slots=True)
class _Party:
    """The party that is voted on, and the rows of its votes so far."""

    leader: str = ""
    quest: int = 0
    attempt: int = 0
    members: tuple[str, ...] = ()
    rows: list[VoteRow] = field(default_factory=list)

    def add(self, line: int, event: Voted) -> None:
        """Add a vote."""
        count = len({event.player, *(row.voter for row in self.rows)})
        self.rows.append(
            VoteRow(
                line=line,
                quest=self.quest,
                attempt=self.attempt,
                leader=self.leader,
                voter=event.player,
                approve=event.approve,
                public=event.approve is not None,
                count=count,
            )
        )

    def shown(self, closed: VoteClosed) -> Iterator[VoteRow]:
        """Yield the votes, each voter's last one as it was shown at the close."""
        last = {row.voter: place for place, row in enumerate(self.rows)}
        for place, row in enumerate(self.rows):
            is_last = last[row.voter] == place
            yield replace(row, approve=closed.votes.get(row.voter)) if is_last and not row.public else row


def open_rows(told: Sequence[Told[Everybody]]) -> Iterator[Row]:
    """Yield the rows of all votes and counts, from what everybody was told."""
    party = _Party()
    for each in told:
        match each.event:
            case PartyProposed() as event:
                party = _Party(event.leader, event.quest, event.attempt, event.party)
            case Voted() as event:
                party.add(each.line, event)
            case VoteClosed() as event:
                yield from party.shown(event)
                yield _count(each.line, party, event)
                party = _Party()
            case _:
                pass
    yield from party.rows


def _count(line: int, party: _Party, closed: VoteClosed) -> CountRow:
    approved_by = tuple([seat for seat, approves in closed.votes.items() if approves])
    rejected_by = tuple([seat for seat, approves in closed.votes.items() if not approves])
    return CountRow(
        line=line,
        quest=party.quest,
        attempt=party.attempt,
        leader=party.leader,
        party=party.members,
        approvals=_weight(approved_by, closed.doubled),
        rejections=_weight(rejected_by, closed.doubled),
        approved=closed.approved,
        rejected_so_far=closed.rejections,
        approved_by=approved_by,
        rejected_by=rejected_by,
        counted_twice=closed.doubled,
    )


def _weight(voters: tuple[str, ...], doubled: tuple[str, ...]) -> int:
    return len(voters) + len([seat for seat in voters if seat in doubled])


def order_rows(told: Sequence[Told[GameMaster]]) -> Iterator[OrderRow]:
    """Yield the rows of all secret moves."""
    quest = attempt = 0
    for each in told:
        match each.event:
            case LeaderNamed() as event:
                quest, attempt = event.quest, event.attempt
            case OwnMove(to=(str(seat),), action=action):
                order = order_of(action)
                yield OrderRow(
                    line=each.line,
                    quest=quest,
                    attempt=attempt,
                    actor=seat,
                    order=order.name,
                    targets=order.targets,
                    details=order.details,
                )
            case _:
                pass


def quest_rows(told: Sequence[Told[GameMaster]], quests: Sequence[PastQuest]) -> Iterator[QuestRow]:
    """Yield a row for each member of each quest that is over."""
    lines = {each.event.number: each.line for each in told if isinstance(each.event, QuestDone)}
    for quest in quests:
        for member in quest.party if quest.number in lines and quest.success is not None else ():
            yield QuestRow(
                line=lines[quest.number],
                quest=quest.number,
                actor=member,
                support=quest.actions.get(member),
                inverted=quest.inverted == member,
                sabotages=quest.sabotages,
                success=bool(quest.success),
            )
