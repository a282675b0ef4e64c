### House players: seats that the bot plays.

button-house = Add a house player

house-name = { $name } (house)

# Names for house players where the theme has too few, separated by commas: as many as the largest game has players.
house-names =
    Abel, Beata, Caleb, Dora, Ezra, Flora, Gilbert, Hanna, Isaac, Judith, Kaspar, Linda, Moses, Naomi, Oscar, Paula

house-seated = These house players have sat down: { $names }.
denied-no-seats-for-house = { $free ->
        [0] All seats are taken, so take somebody off the list first.
        [one] Only one seat is free; please add one house player.
       *[other] Only { $free } seats are free; please add at most { $free } house players.
    }
denied-nobody-lacking = You have the { $least } players that the game needs. To add house players all the same, say how many.

## Practice: what the house would do

button-hint = What would the house do?
hint-nothing = The house would wait for now.
hint = The house would choose **{ $move }**. { $reason }
hint-even = There's nothing against anybody yet, so the house treats everybody alike.
hint-knows = From what your seat knows, it takes { $most } for a foe.
hint-lynches = By who voted for whom when somebody was lynched, it trusts { $most } least.
hint-goes-along = It spares your side, and goes along with the others so that nobody notices.
hint-suspects = From what your seat knows, the house suspects { $most } most ({ $more } %) and { $least } least ({ $less } %).
hint-looks = To somebody who knows only what everybody does, { $most } looks most suspicious ({ $more } %) and { $least } least ({ $less } %). The house plays so that it fits in with that.
hint-safe = From what your seat knows, the chance that this party can't fail is { $safe } %. The safest party has { $best } %.
hint-safe-looks = To somebody who knows only what everybody does, the chance that this party can't fail is { $safe } %, and the safest party has { $best } %. The house votes so that it fits in with that.
hint-last-good = One more rejection would lose the game for your side.
hint-last-evil = The other side can't reject now without losing, so whoever rejects shows their side.
hint-enough = There are enough of your side in this party to make it fail.
hint-too-few = There are too few of your side in this party to make it fail.
hint-as-few = That's as few of your side as can make it fail. The others look least suspicious.
hint-support = Your side wants this to succeed.
hint-sabotage = Only as many of your side sabotage as it takes, first in the leaders' order, and it falls to you.
hint-others = Others of your side in this party come before you in the leaders' order, so it falls to them.
hint-trust = You could help it fail, but early on the house now and then prefers to be trusted.
hint-watched = Everybody will see your order.
hint-guess = { $most } has voted most as if they knew who is on your side.
hint-look = The house is least sure about { $most }.
hint-look-fellow = { $most } is on your side, so the look finds out nothing against you.
hint-against-you = From what your seat knows, { $most } is against you with a chance of { $more } %, and { $least } with the lowest ({ $less } %).
hint-fears = { $most } is the greatest danger to your side.
hint-fears-next = { $most } is a danger to your side, almost as great as { $least }.
hint-fears-left = { $least } is the greatest danger to your side, but others of your side probably think of the same player. So the house takes { $most }.
hint-votes = { $most } isn't on your side, and looks suspicious or already has votes.
hint-lost = { $most } is on your side, but lost already, and your vote makes you look good.
hint-lists = Cards that stop your enemies or find them come first.
hint-lists-house = Cards that would hurt your side come first, so that nobody else gets them.
hint-lists-pair = Cards that would hurt your side come first, and cards that keep you from killing last.
hint-steals-nothing = Some cards would keep you from killing.
hint-heals = { $most } has most to fear tonight.
hint-finds-cards = It tells most to know who holds that card.
hint-no-matter = It makes little difference.
hint-bid =
    { $chance ->
        [0] From what your seat knows, that bid can't be true.
        [100] From what your seat knows, that bid is certainly true.
       *[other] From what your seat knows, that bid is true with a chance of { $chance } %.
    } The house has also weighed how likely a challenge is.
hint-doubts =
    { $chance ->
        [0] From what your seat knows, the standing bid can't be true.
        [100] From what your seat knows, the standing bid is certainly true.
       *[other] From what your seat knows, the standing bid is true with a chance of { $chance } %.
    } No raise looked better to the house.
hint-board = It has compared where each move leaves you and the others, and this one came out best.
hint-river = It thinks that you win with a chance of { $chance } % after it, and of { $next } % after the next best move.
hint-race = It has compared where each move leaves you and the others. As things stand, it thinks that you win the race with a chance of { $chance } %.
hint-only = You can do nothing else.
denied-no-hints = Only a practice game has hints: one in which you play alone against house players.
denied-no-hint-now = The game isn't waiting for you right now. Ask again when it's your turn.
denied-no-hint = I couldn't find a move just now. Please try again.

## Standing in for somebody

substituted = A house player plays for { $player } from now on. { $player } is back as soon as they press any button of this game.
substituted-back = { $player } is back and plays again. The house player steps aside.
substituted-taken = A person has taken the seat of { $player } and plays it from now on. The seat keeps its name.
card-stood-in = A house player plays for
task-stand-in = Let the house play
task-give-back = Give the seat back
led-substitute = { $house ->
        [true] A house player plays for { $player } now, by the same rules. Any button of the game brings { $player } back.
       *[other] { $player } plays again.
    }
denied-nobody-stands-in = At this table no house player stands in for anybody. Offer the seat instead.
setup-standby = Whether a house player may stand in
setup-standby-never = No house player stands in for anybody
setup-standby-gm = The GM may let a house player stand in
setup-standby-1 = A house player stands in after one missed deadline
setup-standby-2 = A house player stands in after two missed deadlines in a row
setup-standby-3 = A house player stands in after three missed deadlines in a row

## Strength

setup-strength = How well house players play
setup-strength-easy = House players are gentle: good company for somebody who learns
setup-strength-usual = House players play well
setup-strength-strong = House players play as well as they can
house-strength-easy = They're gentle: good company for somebody who learns.
house-strength-usual = They play well.
house-strength-strong = They play as well as they can.

## The set-up

house-title = House players
house-text =
    I'll play { $names }. They know what their seats know, play by the rules, and don't talk. To let one go: `/{ name-gm } { name-gm-take-off }`.
