"""The parts of the set-up for a game with an option that is written as a file: the select of files, and the form."""

from collections.abc import Mapping, Sequence
from math import ceil, sqrt

from discord import SelectOption
from discord.ui import Modal, Select, View

from bot.cogs.forms.uploads import file_box
from bot.components.answers import Item
from bot.components.chosen import MOST_OPTIONS
from bot.components.keys import Key, Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, button, say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.opening.set_up_files import KILO, form_of, needs_gm, players_with, shipped
from bot.host.opening.trying_out import Trial
from bot.storage.games.hosted_game import HostedGame
from bot.themes import usual_options
from bot.wording.name_words import bold, escape
from bot.wording.pages import Page, fitted, shorten
from engine.codec import convert
from engine.option_files import Written

FILE_BOX = "file"
USUAL = "usual"
"""The choice of the file with which games of the theme begin."""
LABEL = 100
"""The most characters of a choice."""


def files_offered(hosted: HostedGame) -> Mapping[str, Written]:
    """Return what may be chosen without a file of one's own, by the value of the choice.

    Where a person plays alone with the house, nobody could lead what needs a GM.
    """
    rulebook, form = hosted.rulebook, form_of(hosted.rulebook)
    usual: Written = getattr(convert(usual_options(hosted.theme, rulebook), rulebook.options), form.option)
    others = {name: each for name, each in shipped(rulebook).items() if each != usual}
    led = {name: each for name, each in others.items() if not (hosted.is_in_dm and needs_gm(rulebook, each))}
    return {USUAL: usual, **led}


def file_of(hosted: HostedGame) -> Written:
    """Return what the file of a game says. Raises BadInput if it has none."""
    file: Written = getattr(hosted.open_options, form_of(hosted.rulebook).option)
    return file


def file_selects(hosted: HostedGame) -> list[Select[View]]:
    """Return the selects of the files that come with Brehon, with a mark on the present one, if the game has a file.

    If there are more files than a select takes, each select has those for some numbers of players.
    """
    if hosted.rulebook.file is None:
        return []
    files = [*files_offered(hosted).items()]
    each = ceil(len(files) / ceil(len(files) / MOST_OPTIONS))
    shelves = [files[start : start + each] for start in range(0, len(files), each)]
    return [_file_select(hosted, shelf, str(number or "")) for number, shelf in enumerate(shelves)]


def _file_select(hosted: HostedGame, shelf: Sequence[tuple[str, Written]], rest: str) -> Select[View]:
    """Return the select of some of the files; ``rest`` tells it from the others."""
    present = file_of(hosted)
    players = [players_with(hosted.rulebook, file)[0] for _, file in shelf]
    options = [
        SelectOption(
            label=shorten(file.title, LABEL),
            value=name,
            description=_needs(hosted, file, number),
            default=file == present,
        )
        for (name, file), number in zip(shelf, players, strict=True)
    ]
    prompt = say(hosted, "file-choose", {"fewest": min(players), "most": max(players)})
    return Select(custom_id=Key(Verb.SHIPPED, hosted.id, rest=rest).custom_id, placeholder=prompt, options=options)


def _needs(hosted: HostedGame, file: Written, players: int) -> str:
    """Return whom a file needs: how many players, and perhaps a GM without a seat."""
    gm = "needed" if needs_gm(hosted.rulebook, file) else "none"
    return say(hosted, "file-players", {"players": players, "gm": gm})


def file_rows(hosted: HostedGame) -> list[list[Item]]:
    """Return the row of buttons for a file of one's own, if the game has a file."""
    if hosted.rulebook.file is None:
        return []
    return [[button(hosted, verb) for verb in (Verb.UPLOAD, Verb.FILE, Verb.TRY_OUT)]]


def upload_form(hosted: HostedGame) -> Modal:
    """Return the form for a file. Raises BadInput if the game has none."""
    note = say(hosted, "file-note", {"most": form_of(hosted.rulebook).largest // KILO})
    box = labelled(say(hosted, "file-label"), file_box(FILE_BOX, required=True), note)
    return box_form(Key(Verb.UPLOADED, hosted.id), say(hosted, "button-upload"), box)


def tried(hosted: HostedGame, trial: Trial) -> Outgoing:
    """Tell what came of trying the file out: how often each side won, and which never did."""
    names, games = hosted.rulebook.own_names(hosted.open_options).sides, trial.games
    lines = [
        say(hosted, "tried-side", {"side": bold(names[side]), "percent": round(100 * won / games)})
        for side, won in trial.wins.items()
    ]
    never = [bold(names[side]) for side, won in trial.wins.items() if not won]
    if never:
        listed = bot_words(hosted.theme, hosted.language).list(never)
        lines.append(say(hosted, "tried-never", {"sides": listed, "count": len(never)}))
    lines.append(say(hosted, "tried-note", {"margin": round(100 / sqrt(games))}))
    title = say(hosted, "tried-title", {"title": escape(file_of(hosted).title), "games": games})
    return Outgoing(pages=[fitted(Page(title, "\n".join(lines), colour=hosted.theme.colour))])


def file_to_give(hosted: HostedGame) -> dict[str, bytes]:
    """Return the game's file by its name; nothing if the game has none."""
    form = hosted.rulebook.file
    return {} if form is None else {form.name: form.write(file_of(hosted))}
