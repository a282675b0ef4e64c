"""The games that Brehon knows. A theme's manifest names one of these by its slug."""

from engine.bluff import Bluff
from engine.danube import Danube
from engine.great_table import GreatTableRules
from engine.honnoji import Honnoji
from engine.open_table import OpenTableRules
from engine.quests import Quests
from engine.rulebook import AnyRulebook, any_rulebook
from engine.sigily import Sigily

RULEBOOKS: tuple[AnyRulebook, ...] = (
    any_rulebook(Quests()),
    any_rulebook(Honnoji()),
    any_rulebook(GreatTableRules()),
    any_rulebook(Danube()),
    any_rulebook(Bluff()),
    any_rulebook(Sigily()),
    any_rulebook(OpenTableRules()),
)
