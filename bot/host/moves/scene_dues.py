"""Queues the scene that tells a step's result bit by bit, and delays everything else that tells of it.

Pauses are equal, and their number depends on nothing that the scene has not told by then. What is queued here survives
a restart, because each row has its own time.
"""

from datetime import timedelta

from bot.delivery.posts.scene_posts import scene_of, told_before_scene
from bot.host.house.house_news import put_off_for_house
from bot.host.moves.owed_rows import addressed
from bot.host.moves.step import Step
from bot.storage.outbox.common_dues import seats_told, secrets_due
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow

BREATH = 2.5
"""The seconds between two steps of a scene."""


def staged(step: Step, breath: float) -> Step:
    """Return a step that ends a wait with its scene, and with a post that waits for the house."""
    step = with_scene(step, breath)
    put_off_for_house(step.after, step.rows)
    return step


def with_scene(step: Step, breath: float) -> Step:
    """Return a step with the rows of its scene, whose steps are ``breath`` seconds apart, before all but its words."""
    pages = scene_of(step.after, step.entry.line) if breath else ()
    if not pages:
        return step
    room, scene = Destination(room_id=step.after.room.id), timedelta(seconds=breath) * len(pages)
    begins_at = step.at + step.pause
    rows = []
    for place in range(len(pages)):
        row = owed(step.after.id, OutboxKind.SCENE, [step.entry.line], step.at, room)
        row.due_at, row.text = begins_at + timedelta(seconds=breath) * place, str(place)
        rows.append(row)
    others = [row for row in step.rows if row.kind is not OutboxKind.SPEECH] + _left_to_tell(step)
    for row in others:
        row.due_at = max(row.due_at, begins_at + scene)
    return step._replace(rows=[*step.words, *rows, *others], scene=scene)


def _left_to_tell(step: Step) -> list[OutboxRow]:
    """Tell a player by DM what the answer to their move leaves out, because the scene comes first."""
    events = step.entry.events[len(told_before_scene(step.entry.events)) :]
    told = seats_told(step.rows)
    seats = [step.after.occupancy(name).seat_id for name in addressed(step.after, events)]
    return [secrets_due(step.after, seat, [step.entry.line], step.at) for seat in seats if seat not in told]
