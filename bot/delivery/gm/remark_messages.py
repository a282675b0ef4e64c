"""Shows what players and GMs write to each other: in DMs, in the channel, behind "My secrets", and in the inbox."""

from collections.abc import Iterator, Mapping, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import room_of, say
from bot.pictures.picture import Picture, sent
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from bot.storage.people.sent_pictures import SentPicture
from bot.storage.schema.kinds import GamePhase, RemarkKind
from bot.wording.name_words import bold, escape_text, unmentioning
from bot.wording.pages import TEXT, Page, fitted, packed, shorten
from bot.wording.time_words import stamp

IN_BRIEF = 300
"""The most units of a question beside its answer, and of each remark on a page that shows many."""
LABEL = 100
"""The most characters of an option in a select."""
MOST_OFFERED = 25
MOST_LISTED = 10
"""The most questions with answers that the inbox shows: the newest."""
OWN = {
    RemarkKind.QUESTION: "own-question",
    RemarkKind.ANSWER: "own-answer",
    RemarkKind.RULING: "own-ruling",
    RemarkKind.WORDS: "own-words",
    RemarkKind.RESULT: "own-words",
}
"""The messages that show a player each kind."""


def question_message(hosted: HostedGame, question: Remark) -> Outgoing:
    """Show a GM a question, with the buttons that answer it."""
    page = Page(
        say(hosted, "gm-question-title"),
        escape_text(question.text),
        colour=hosted.theme.colour,
        note=say(hosted, "gm-question-note"),
    )
    row = [_answer_button(hosted, verb, question) for verb in (Verb.REPLY, Verb.RULE)]
    return Outgoing(_asks(hosted, question), pages=[fitted(page)], rows=[row])


def answered_message(hosted: HostedGame, question: Remark, text: str, *, for_all: bool) -> Outgoing:
    """Show a GM how they have answered a question, in place of it."""
    told = say(hosted, "ruled") if for_all else say(hosted, "replied", {"name": bold(question.seat or "")})
    title = say(hosted, "ruling-title" if for_all else "answer-title")
    page = Page(title, _answered(question, text), colour=hosted.theme.colour)
    return Outgoing(f"{_asks(hosted, question)}\n{told}", pages=[fitted(page)])


def _asks(hosted: HostedGame, question: Remark) -> str:
    values = {"name": bold(question.seat or ""), "game": hosted.theme.title, "room": room_of(hosted)}
    return say(hosted, "gm-question", values)


def _answered(question: Remark, text: str) -> str:
    """Return an answer below its question."""
    return f"> {_brief(question)}\n\n{escape_text(text)}"


def _answer_button(hosted: HostedGame, verb: Verb, question: Remark) -> Item:
    style = ButtonStyle.primary if verb is Verb.REPLY else ButtonStyle.secondary
    key = Key(verb, hosted.id, rest=str(question.number))
    return Button(label=say(hosted, f"button-{verb}"), style=style, custom_id=key.custom_id)


def answer_message(hosted: HostedGame, answer: Remark, question: Remark) -> Outgoing:
    """Show a player the answer to their question."""
    page = Page(say(hosted, "answer-title"), _answered(question, answer.text), colour=hosted.theme.colour)
    return Outgoing(pages=[fitted(page)])


def ruling_message(hosted: HostedGame, ruling: Remark) -> Outgoing:
    """Show everybody a ruling, without saying who has asked, or that anybody has."""
    page = Page(say(hosted, "ruling-title"), escape_text(ruling.text), colour=hosted.theme.colour)
    return Outgoing(pages=[fitted(page)])


def words_message(hosted: HostedGame, words: Remark, picture: SentPicture | None = None) -> Outgoing:
    """Show a GM's own words, formatted as they wrote them, and marked so that nobody takes them for the game's."""
    title = say(hosted, "words-title" if words.reader_id is None else "words-to-you-title")
    page = fitted(Page(title, unmentioning(words.text), colour=hosted.theme.colour))
    return Outgoing(pages=[page], picture=None if picture is None else shown_picture(hosted, picture))


def shown_picture(hosted: HostedGame, picture: SentPicture) -> Picture:
    """Return a picture that a GM has sent, with its alternative text."""
    return sent(picture.content, picture.text or say(hosted, "picture-undescribed"))


def lost_words_message(hosted: HostedGame, words: Remark) -> Outgoing:
    """Tell a GM why their own words could not be said: the game is over, or those they were for have gone."""
    gone = "left" if words.thread is None else "thread"
    why = "over" if hosted.phase is GamePhase.OVER else gone
    values = {"game": hosted.theme.title, "room": room_of(hosted), "why": why}
    page = fitted(Page("", unmentioning(words.text), colour=hosted.theme.colour))
    return Outgoing(say(hosted, "words-lost", values), pages=[page])


def own_remarks_page(hosted: HostedGame, remarks: Sequence[Remark]) -> list[Page]:
    """Return a page of a player's questions and the answers, the newest first; none if there are none."""
    lines = [_own(hosted, each) for each in reversed(remarks)]
    text = next(packed(lines, TEXT), "")
    return [fitted(Page(say(hosted, "own-remarks-title"), text, colour=hosted.theme.colour))] if text else []


def _own(hosted: HostedGame, remark: Remark) -> str:
    said = say(hosted, OWN[remark.kind] if remark.thread is None else "own-words-in-thread")
    shown = [] if remark.picture is None else [_picture_line(hosted, remark)]
    return "\n".join([f"{said} {escape_text(remark.text)}", *shown])


def _picture_line(hosted: HostedGame, remark: Remark) -> str:
    """Return a line in place of the picture beside a remark."""
    described = remark.picture or say(hosted, "picture-undescribed")
    return say(hosted, "picture-beside", {"description": escape_text(described)})


def words_in_replay(hosted: HostedGame, words: Remark) -> Outgoing:
    """Show a GM's own words as a replay does: the picture beside them is only described."""
    message = words_message(hosted, words)
    if words.picture is not None:
        message.content = _picture_line(hosted, words)
    return message


def inbox_message(hosted: HostedGame, remarks: Sequence[Remark], back: list[Item]) -> Outgoing:
    """Show a GM the questions of the players: those without an answer first, and a select that leads to these."""
    answers = {each.answers or 0: each for each in remarks if each.answers is not None}
    asked = [each for each in remarks if each.kind is RemarkKind.QUESTION]
    waiting = [each for each in asked if each.number not in answers]
    settled = [each for each in reversed(asked) if each.number in answers]
    blocks = [*(_waiting(hosted, each) for each in waiting), *_settled(hosted, settled, answers)]
    text = next(packed(blocks, TEXT), "") or say(hosted, "inbox-empty")
    page = Page(say(hosted, "inbox-title", {"game": hosted.theme.title}), text, colour=hosted.theme.colour)
    return Outgoing(pages=[fitted(page)], rows=[*_choice(hosted, waiting), back])


def _waiting(hosted: HostedGame, question: Remark) -> str:
    return say(hosted, "inbox-open", _values(question))


def _settled(hosted: HostedGame, settled: Sequence[Remark], answers: Mapping[int, Remark]) -> Iterator[str]:
    for each in settled[:MOST_LISTED]:
        answer = answers[each.number]
        answered = say(hosted, f"inbox-{answer.kind}", {"text": _brief(answer)})
        yield f"{say(hosted, 'inbox-question', _values(each))}\n{answered}"


def _choice(hosted: HostedGame, waiting: Sequence[Remark]) -> list[list[Item]]:
    """Return a select of the questions without an answer, if there are any."""
    if not waiting:
        return []
    options = [
        SelectOption(
            label=shorten(say(hosted, "inbox-choice", {"name": each.seat or "", "text": _flat(each.text)}), LABEL),
            value=str(each.number),
        )
        for each in waiting[:MOST_OFFERED]
    ]
    key = Key(Verb.QUESTION, hosted.id)
    select: Select[View] = Select(custom_id=key.custom_id, placeholder=say(hosted, "inbox-choose"), options=options)
    return [[select]]


def _values(question: Remark) -> dict[str, str]:
    return {"name": bold(question.seat or ""), "when": stamp(question.at, "R"), "text": _brief(question)}


def _brief(remark: Remark) -> str:
    """Return a remark on one line, cut to its beginning."""
    return escape_text(shorten(_flat(remark.text), IN_BRIEF))


def _flat(text: str) -> str:
    return " ".join(text.split())
