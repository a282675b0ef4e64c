"""Judges a set-up that comes from outside, or from an older release, before a game takes it.

A code may say anything. So everything that the panel and its forms could not have chosen is refused, and nothing of a
refused set-up is taken.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.cogs.setup.counts_form import MOST, counted
from bot.cogs.setup.prose_presses import LONGEST_PROSE
from bot.cogs.setup.title_presses import LONGEST_TITLE
from bot.components.options import AS_USUAL, SWITCHES, Offer, offers, texts_offered
from bot.delivery.telling.saying import words_of
from bot.host.denied import Denied
from bot.host.opening.game_openings import check_settings
from bot.host.waits.times_of_day import LEAST, LONGEST_QUIET, MOST_TIMES
from bot.storage.games.hosted_game import HostedGame
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.game_settings import SETTINGS, GameSettings
from bot.storage.schema.pace import WEEK, Ends, Pace
from bot.themes import Theme
from bot.wall_clock import MIDNIGHT
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import length
from bot.wording.speech_words import as_said, on_one_line
from bot.wording.words_registry import words_for
from engine.codec import convert
from engine.errors import BadInput
from engine.option_files import OptionFile
from engine.rulebook import AnyRulebook

NO_SWITCHES = Offer(SWITCHES, ())


def setup_of(hosted: HostedGame) -> TableSetUp:
    """Return the present set-up of a game that has not begun, without anything that its panel does not offer.

    A rematch has more: the choice of aliases stands among the options of the game before. A cover stays with its game,
    and so do words for roles that are not dealt.
    """
    kind = hosted.rulebook.options
    offered = {offer.field: offer for offer in offers(kind)}
    names = {
        *_files(hosted.rulebook),
        *offered,
        *counted(kind),
        *_texts(kind),
        *offered.get(SWITCHES, NO_SWITCHES).values,
    }
    options = {name: value for name, value in hosted.options.items() if name in names}
    dealt = words_of(hosted).roles(hosted.open_options)
    told = {role: text for role, text in hosted.settings.role_prose.items() if role in dealt}
    settings = replace(hosted.settings, cover="", role_prose=told)
    return TableSetUp(hosted.theme.slug, hosted.rulebook.slug, options, settings, hosted.anonymous)


def check_fits(set_up: TableSetUp, theme: Theme, rulebook: AnyRulebook, themes: Iterable[Theme]) -> None:
    """Raise Denied unless a game of this theme could have been set up like this."""
    if set_up.rulebook != rulebook.slug:
        made_for = theme_of(set_up, themes)
        if made_for is None:
            raise Denied("setup-of-no-game")
        raise Denied("setup-of-another-game", {"made": made_for.title, "game": theme.title})
    try:
        options = _checked_options(set_up.options, rulebook)
        _check_settings(set_up.settings, rulebook)
        _check_words(set_up.settings, words_for(theme), options)
    except (BadInput, Denied):
        raise Denied("setup-does-not-fit", {"game": theme.title}) from None


def theme_of(set_up: TableSetUp, themes: Iterable[Theme]) -> Theme | None:
    """Return the theme that a set-up was made for, or else one of the same game; None if none is installed."""
    of_game = [each for each in themes if each.rulebook == set_up.rulebook]
    return next((each for each in of_game if each.slug == set_up.theme), of_game[0] if of_game else None)


def _checked_options(chosen: Mapping[str, object], rulebook: AnyRulebook) -> Struct:
    """Return the options of a game. Raises BadInput for any that no select or form of the set-up offers."""
    options = rulebook.options
    offered, counts, texts = {offer.field: offer for offer in offers(options)}, counted(options), _texts(options)
    switches = offered.pop(SWITCHES, NO_SWITCHES)
    if not chosen.keys() <= {*offered, *counts, *texts, *switches.values, *_files(rulebook)}:
        raise BadInput("this is not offered")
    found = convert({**chosen}, options)
    for name, form in _files(rulebook).items():
        form.check(getattr(found, name))
    for name, value in chosen.items():
        if name in counts:
            _check(isinstance(value, dict) and all(0 <= number <= MOST for number in value.values()))
        elif name in texts:
            _check(value == on_one_line(str(value)))
        elif name in offered:
            _check(_is_offered(offered[name], value))
    return found


def _files(rulebook: AnyRulebook) -> dict[str, OptionFile]:
    """Return the option that is written as a file, by its name."""
    return {} if rulebook.file is None else {rulebook.file.option: rulebook.file}


def _texts(options: type[Struct]) -> set[str]:
    return {text.field for text in texts_offered(options)}


def _is_offered(offer: Offer, value: object) -> bool:
    if offer.several:
        return isinstance(value, list) and {*value} <= {*offer.values} and len({*value}) == len(value)
    return str(AS_USUAL if value is None else value) in offer.values


def _check_settings(settings: GameSettings, rulebook: AnyRulebook) -> None:
    """Raise BadInput, Denied for values that the pages of the set-up do not offer."""
    _check(all(setting.value_in(settings) in setting.choices for setting in SETTINGS))
    _check(settings.hours.keys() | settings.pace.ends.keys() <= {*rulebook.kinds_of_wait})
    _check_pace(settings.pace)
    check_settings(settings)


def _check_pace(pace: Pace) -> None:
    _check(all(map(_is_possible, pace.ends.values())))
    if pace.quiet is not None:
        start, end = pace.quiet.start, pace.quiet.end
        _check(0 <= start < MIDNIGHT and 0 <= end < MIDNIGHT and 0 < (end - start) % MIDNIGHT <= LONGEST_QUIET)


def _is_possible(ends: Ends) -> bool:
    days = {day for time in ends.times for day in time.days or (WEEK,)}
    is_possible = all(0 <= time.minute < MIDNIGHT and len(time.days) <= WEEK for time in ends.times)
    return is_possible and days <= {*range(WEEK)} and 0 < len(ends.times) <= MOST_TIMES and ends.least in LEAST


def _check_words(settings: GameSettings, words: AnyGameWords, options: Struct) -> None:
    """Raise BadInput for a title or words that the forms would not take."""
    for text in (settings.title, settings.credit):
        _check(text == on_one_line(text) and length(text) <= LONGEST_TITLE)
    _check(settings.prose.keys() <= {moment.value for moment in words.prose_moments})
    _check(settings.role_prose.keys() <= {*words.roles(options)})
    written = (*settings.prose.values(), *settings.role_prose.values())
    _check(all(text and text == as_said(text) and length(text) <= LONGEST_PROSE for text in written))


def _check(is_right: bool) -> None:
    if not is_right:
        raise BadInput("no set-up can have this")
