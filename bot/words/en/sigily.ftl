### Sigily, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Places, provinces and spells

holiday-samhain = { -samhain }
holiday-winter-solstice = { -winter-solstice }
holiday-oimelc = { -oimelc }
holiday-spring-equinox = { -spring-equinox }
holiday-beltane = { -beltane }
holiday-summer-solstice = { -summer-solstice }
holiday-lughnasadh = { -lughnasadh }
holiday-fall-equinox = { -fall-equinox }
province-connaught = { -connaught }
province-ulster = { -ulster }
province-leinster = { -leinster }
province-munster = { -munster }
spell-druid-curse = { -druid-curse }
spell-fireball = { -fireball }
spell-free-turn = { -free-turn }
spell-stone-skin = { -stone-skin }
spell-remove-curse = { -remove-curse }
spell-winds-of-speed = { -winds-of-speed }
spell-winds-of-sloth = { -winds-of-sloth }
spell-freeze = { -freeze }
sigil-after = { $holiday } + { $steps }
sigil-on-arm = { $gate } arm { $steps }
sigil-centre = the centre
sigil-home = home
chariot = { $player } { $number }
unit-over = { $top } over { $others }
coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## The sticks

count-1 = { -aon }
count-2 = { -dha }
count-3 = { -tri }
count-4 = { -ceither }
count-5 = { -coig }
animal-dog = dog
animal-deer = deer
animal-cow = cow
animal-horse = horse
animals-none = none flat
counted = { $said }, { $count }
sticks = { $counted } ({ $animals })

## Moves

move-throw = Throw
move-move = Move a chariot
move-enter = Enter { -fairy-land(form: "inside") }
move-back = Go back
move-cast = Cast a spell
move-done = Go on
move-answer = Answer
move-judge = Judge the answer
move-block = Pay 5 coins
move-wager = Offer a bet
move-agree = Answer a bet
move-settle = Settle a bet
choose-move = Choose your move
choose-agree = Answer a bet
field-move-chariot = Which chariot
field-move-exit = By which gate it leaves
field-enter-chariot = Enter { -fairy-land(form: "inside") } with …
field-back-chariot = Go back with …
field-cast-spell = Which spell
field-cast-chariot = Which chariot pays
field-cast-target = On whom or what
field-cast-pay = Who pays
field-block-pay = Who pays
field-answer-text = Your answer
field-judge-right = Is the answer right?
field-wager-against = With whom
field-wager-tokens = How many tokens
field-wager-text = What you bet on
field-agree-wager = Which bet
field-agree-agree = Do you take it up?
field-settle-wager = Which bet
field-settle-winner = Who has won it
answer-move = { $letter }: { $unit } → { $onto }
answer-move-with = { $letter }: { $unit } → { $onto }, { $brings }
answer-move-introduced = { $letter }: { $unit } begins → { $onto }
answer-move-introduced-with = { $letter }: { $unit } begins → { $onto }, { $brings }
answer-move-blind = Move { $unit }
answer-move-blind-exit = Move { $unit }, by { $exit }
answer-agree-yes = Bet { $number }: take it up
answer-agree-no = Bet { $number }: turn it down
answer-answer = Answer: “{ $text }”
answer-judge-right = Right
answer-judge-wrong = Wrong
answer-cast-on = Cast { $spell } on { $target }
answer-enter = { $unit } enters { -fairy-land(form: "inside") }
answer-back = { $unit } goes back
brings-exit = by { $gate }
brings-curse = cursed: it dies
brings-fight = fights { $unit } ({ $percent } %)
brings-battle = fights { $unit }
brings-skin = dies on the stone skin of { $unit }
brings-coins = takes { $coins }
brings-fuses = joins { $units }
brings-throw = a free throw
brings-question = a question

## What would be, before it counts

foretold-paid = Paid to the jackpot: { $payers }.
foretold-payer = { $coins } from { $payer }
foretold-druid-curse = { $place } is cursed for the whole game: whatever lands there dies, friend or enemy.
foretold-fireball = { $target } on { $place } burns with { $percent } %, { $unit } itself with { $own } %; the coins of what burns stay.
foretold-fireball-skin = { $target } on { $place } has a stone skin, on which the fireball breaks.
foretold-free-turn = A free throw follows this throw, whatever comes of it.
foretold-stone-skin = Until { $unit } leaves { $place } or is joined, whoever lands on it dies, and no fireball burns it.
foretold-remove-curse = { $place } is safe again.
foretold-winds = For three rounds, moves that begin on the ring are longer or shorter, with all winds: { $each }.
foretold-wind = { $player } { $steps }
foretold-winds-of-speed = Meanwhile nobody goes back.
foretold-winds-of-sloth = Meanwhile everybody goes back 1 farther.
foretold-freeze = { $player } loses the next turn: { $coins } are too few to pay it off.
foretold-freeze-may-pay = { $player } has { $coins } and may pay 5 of them at once, or loses the next turn.
foretold-entry = A 1 or 2 ({ $percent } %) lets it in.
foretold-back = { $unit } pays { $coins } to the jackpot, and goes back by the throw.
foretold-throws = By the throw { $throws }.
foretold-throw = { $counts }: { $brings }
foretold-way = { $onto } { $brings }
foretold-home = Home by { $gates }.
foretold-darts = Darts: { $percent } % a turn; its coins lost, { $gate } barred.

## What is asked

absent = The sticks are thrown, and one of the moves that are possible is made by chance; no spell is cast, nothing is paid, and an answer that is missing is wrong.
wait-spell = a spell, or none
wait-throw = the throw
wait-block = the answer to the frost
wait-move = the move
wait-answer = the answer
wait-judge = the judgement
wait-after = a last spell, or none
prompt-spell = Cast a spell, or go on?
    .title = { $player } may cast
    .call = cast a spell, or go on.
prompt-throw = Throw the sticks.
    .title = { $player } throws
    .call = throw the sticks.
prompt-block = Pay 5 coins, or lose a turn?
    .title = { $other } is to be frozen
    .call = { $player } would freeze you: pay 5 coins, or lose your next turn.
prompt-move = Which chariot takes the { $count }?
    .title = { $player } moves
    .call = you threw { $count }: move.
prompt-answer = “{ $question }” What is your answer?
    .title = { $player } is asked
    .call = answer the question.
prompt-judge = “{ $question }” { $player } says: “{ $answer }” Is that right?
    .title = { $player } has answered
    .call = judge the answer of { $player }.
prompt-after = A last spell, or go on?
    .title = { $player } may cast
    .call = cast a last spell, or go on.

## What happens

first-throws =
    { -opening } { $throws }
    .title = The race begins
first-throws-round = Thrown for the first turn: { $throws }.
first-throws-again = The highest throw again: { $throws }.
teams = { $one } race together against { $other }.
first-throws-one = { $player } { $count }
shuffled =
    { $cards ->
        [0] Nobody has written a question, so every solar sigil gives a throw.
        [one] One question lies in the pile.
       *[other] { $cards } questions lie shuffled in the pile.
    }
passed-frozen = { $player } is frozen and loses this turn.
passed-covered = { $player } is passed over: all of that player's chariots lie under a partner's.
passed-finished = { $player } is home and has nothing to cast.
passed-resigned = { $player } has given up.
wind-ended = The { $spell } of { $player } have died down.
cast-druid-curse = { $player } lays a { -druid-curse } on { $target }: whatever lands there dies.
cast-fireball = { $unit } hurls a { -fireball } at { $target }.
cast-free-turn = { $player } casts { -free-turn }: a free throw follows this one.
cast-stone-skin = { $unit } grows a { -stone-skin }: whoever lands on it dies.
cast-remove-curse = { $player } lifts the curse on { $target }.
cast-winds-of-speed = { $player } calls the { -winds-of-speed }: the team's moves on the ring are 1 longer.
cast-winds-of-sloth = { $player } calls the { -winds-of-sloth }: all enemies' moves on the ring are 1 shorter.
cast-freeze = { $player } casts { -freeze } on { $target }.
jackpot =
    { $coins ->
        [one] 1 coin goes to the jackpot.
       *[other] { $coins } coins go to the jackpot.
    }
jackpot-over =
    { $coins ->
        [one] The jackpot is full: no room for 1 coin.
       *[other] { $coins } coins for the jackpot; no room for { $beyond }.
    }
jackpot-beyond = What finds no room goes to { $places }.
fireball-dies = { $unit } throws { $count } and burns; its coins stay on { $place }.
fireball-nothing = { $unit } throws { $count } and is unhurt.
fireball-turns = { $unit } throws { $count }, and the fireball flies back.
fireball-skin = It breaks on the stone skin of { $unit }.
frozen = { $player } will lose the next turn.
blocked = { $player } pays 5 coins and is not frozen.
darts-hit = Fairy darts hit { $unit } ({ $count }).
darts-miss = Fairy darts miss { $unit } ({ $count }).
put-back = { $unit } goes back to { $place }, and may not enter there again.
entry-admitted = { $unit } throws { $count }: { $gate } lets it into { -fairy-land(form: "inside") }.
entry-refused = { $unit } throws { $count }: { $gate } stays shut this turn.
goes-back = { $unit } pays a coin, and will go back.
thrown = { $player } throws { $sticks }.
went = { $unit }: { $from } → { $onto }.
went-exit = { $unit }: { $from } → { $onto }, making for { $exit }.
went-in = { $unit } begins: { $onto }.
went-home = { $unit }: { $from } → home.
throw-lost = Nothing can move: the throw is lost.
cursed = { $place } is cursed: { $unit } dies.
fought-blow = { $attacker } against { $defender }
fought =
    { $attackers } fights { $defenders }: { $throws }. { $count ->
        [one] { $dead } dies.
       *[other] { $dead } die.
    }
fought-both = { $attackers } fights { $defenders }: { $throws }. Nobody dies.
fought-skin = { $attackers } breaks on the stone skin of { $defenders } and dies.
fought-loot = The winner takes { $coins }.
took = { $unit } takes { $coins }.
fused = { $unit } go on together, with { $coins }.
finished = { $unit } is home with { $coins }.
finished-shared = { $unit } are home; of the coins { $shares }.
share = { $player } has { $coins }
race-won = { $players } has won the race!
race-won-team = { $players } have won the race!
free-throw-count = { $player } throws again, for a throw of 4 or 5.
free-throw-solar = { $player } throws again, for a solar sigil.
free-throw-answer = { $player } throws again, for the right answer.
free-throw-free-turn = { $player } throws again, for the { -free-turn }.
question = { $player } draws a question: “{ $text }”
answered = { $player } answers: “{ $text }”
voted-right = { $player } says: right.
voted-wrong = { $player } says: wrong.
judged-right = The answer of { $player } is right, and the card is torn up.
judged-wrong = The answer of { $player } is wrong or too late: no more throws, and the card goes under the pile.
resigned = { $player } has given up: the chariots leave, the coins stay.
wagered = Bet { $number }: { $player } offers { $against } { $tokens } on “{ $text }”. { $against } answers under *What may I do?*.
wager-agreed = Bet { $number } is on.
wager-refused = Bet { $number } is off.
wager-claimed = { $player } says that { $winner } has won bet { $number }.
wager-settled = { $winner } has won bet { $number }.
tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
ledger = Bets, in tokens: { $tokens }.
ledger-line = { $player } { $tokens }
unclaimed = { $coins } lay unclaimed: { $shares }.
unclaimed-none = No coins lay unclaimed.
outcome-race-over = { -victory }
    .title = 🏁 The race is over
outcome-fastest = Fastest: { $names }.
outcome-richest = Richest: { $names }, with { $coins }.

## What the theme says beside

drama-set-out = { -drama-set-out }
drama-great-throw = { -drama-great-throw }
drama-fight-won = { -drama-fight-won }
drama-fight-lost = { -drama-fight-lost }
drama-great-stack = { -drama-great-stack }
drama-curse-claims = { -drama-curse-claims }
drama-darts-hit = { -drama-darts-hit }
drama-jackpot = { -drama-jackpot }
drama-first-home = { -drama-first-home }
drama-victory = { -drama-victory }
drama-victory-narrow = { -drama-victory-narrow }
drama-victory-clear = { -drama-victory-clear }

## The board

seat-partner = { $province }, with { $partner }
seat-line = { $player } ({ $province }): { $units }
seat-stands = { $unit } on { $place } ({ $coins })
seat-stands-in = { $unit } on { $place } ({ $coins }, stone skin)
seat-home = home { $numbers } with { $coins }
seat-waiting = not in play { $numbers }
seat-frozen = frozen
seat-resigned = has given up
seat-nothing = nothing on the board
standing =
    { $home ->
        [0] { $player } { $coins }
       *[other] { $player } { $home } home, { $coins }
    }
card-turn = { $player } has { $wait }.
card-chariots = Chariots
card-coins = Coins
card-magic = Magic
card-bets = Bets
jackpot-holds = Jackpot: { $coins }.
coins-on = { $holiday } { $counts }
coins-ring = On the ring, each holiday and the two sigils after it: { $coins }.
coins-arms = On the arms, from the gate inward: { $coins }.
curses-on = Cursed: { $places }.
wind-blows =
    { $left ->
        [one] { $spell }, by { $player }, until the caster's next turn.
        [2] { $spell }, by { $player }, until the caster's second turn from now.
       *[other] { $spell }, by { $player }, until the caster's third turn from now.
    }
bet-offered = { $number }\. { $player } offers { $against } { $tokens } on “{ $text }”.
bet-on = { $number }\. { $player } and { $against }, { $tokens } on “{ $text }”.
bet-settled = { $number }\. { $winner } has won { $tokens }.

## What one seat is told

secrets-title = Nothing is hidden here
secrets-text = All that there is stands on the board; nobody knows in which order the questions lie.
history-title = The board
did-throw = You have thrown.
did-move = Your chariot has moved.
did-enter = You have asked to enter { -fairy-land(form: "inside") }.
did-back = Your chariot will go back.
did-cast = You have cast a spell.
did-done = You go on.
did-answer = You have answered.
did-judge = You have judged.
did-block = You have paid, and are not frozen.
did-wager = Your bet is offered.
did-agree = You have answered the bet.
did-settle = You have said who has won the bet.
order-throw = Throw the sticks.
order-move = Move a chariot by the whole throw, or begin with another.
order-enter = A chariot that stands on a gate may enter { -fairy-land(form: "inside") }: a special throw of 1 or 2 lets it in.
order-back = A chariot at home may go back by exactly the throw, for one of its coins.
order-cast = Cast { $spell }, for { $coins }.
order-done = Go on without a spell.
order-answer = Answer in public; the GM or the others judge it.
order-judge = Say whether the answer is right.
order-block = Pay 5 coins at once, and you are not frozen.
order-wager = Offer a bet, in tokens that buy nothing.
order-agree = Take up a bet that you are offered, or turn it down.
order-settle = Say who has won a bet; it counts when both say the same.
thing-exit = by { $place }
thing-agree-yes = Take it up
thing-agree-no = Turn it down
thing-wager = Bet { $number }
thing-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }

## Refusals

refused-teams-of-four = Teams are for four players, and there are { $players }; please play without.
refused-wrong-number = With these players it may be { $may }, not { $given }; please choose one of these.
refused-not-his-chariot = { $chariot } is no chariot of yours that could do this; you may choose { $may }.
refused-none-left = none of yours now, so please do something else
refused-chariot-below = { $chariot } lies under { $top } in a stack, which goes by the name of its top; you may choose { $may }.
refused-chariot-home = { $chariot } has come home and moves no more; you may choose { $may }.
refused-chariot-not-in-play = { $chariot } is not in play; you may choose { $may }.
refused-chariot-stays = { $chariot } cannot do that now; you may choose { $may }.
refused-exit-needed = { $chariot } passes the centre: please name the gate by which it will leave, { $may }.
refused-exit-is-entry = A chariot never leaves by the gate it has entered by; please name { $may }.
refused-no-such-exit = That is no gate; please name { $may }.
refused-no-exit-now = { $chariot } does not pass the centre with this move; please name no gate.
refused-spell-not-played = { $spell } is not in this game; these spells are: { $spells }.
refused-spell-not-now =
    { $when ->
        [before] { $spell } is cast before the first throw of a turn only.
        [after] { $spell } is cast after the turn only.
       *[either] { $spell } is cast before the first throw or after the turn only.
    }
refused-spell-cast = You have cast a spell already; you may cast one before the throw and one after the turn.
refused-spell-too-dear =
    { $has ->
        [0] { $spell } costs { $cost } coins, and there is none to pay with; please go on without it.
        [one] { $spell } costs { $cost } coins, and there is 1 to pay with; please go on without it.
       *[other] { $spell } costs { $cost } coins, and there are { $has } to pay with; please go on without it.
    }
refused-spell-without-aim = There is nothing to cast { $spell } on now; please go on without it.
refused-spell-has-no-chariot = { $spell } is paid by all your chariots together; please name none.
refused-spell-has-no-target = { $spell } is cast on nobody in particular; please name no target.
refused-spell-has-one-payer = { $spell } is paid by the one chariot that casts it; please name that alone.
refused-not-cursed-there = { $place } is not cursed; cursed are { $curses }.
refused-nothing-cursed = Nothing on the board is cursed, so there is no curse to lift; please go on without it.
refused-cannot-be-cursed = { $chariot } stands on { $place }, and no gate and no sigil of { -fairy-land(form: "inside") } can be cursed; please choose a chariot elsewhere.
refused-territory-cursed = { $chariot } stands in a territory that has its curse already, on { $curse }; please choose a chariot elsewhere.
refused-skin-already = { $chariot } has a stone skin already; please choose another.
refused-nothing-in-reach = A fireball of that chariot reaches nobody now: it flies one or two sigils along the ring, at enemies alone; please go on without it.
refused-out-of-reach = { $target } is out of reach: a fireball flies one or two sigils along the ring, and reaches { $may }.
refused-frozen-already = { $player } is frozen already; please choose somebody else.
refused-frozen-twice = { $player } has lost two turns in a row, and must have one first; please choose somebody else.
refused-not-to-be-frozen = { $player } cannot be frozen; you may freeze { $may }.
refused-wrong-payment = That comes to { $given } coins, and it costs { $cost }; please pay exactly that.
refused-cannot-pay-from = There are not as many coins at { $payer }; you may spend { $has }.
refused-not-at-gate = { $chariot } does not stand on a gate; you may choose { $may }.
refused-barred-here = { $chariot } may not enter by { $gate } any more; it may enter elsewhere.
refused-not-at-home = { $chariot } is not in its own territory; you may choose { $may }.
refused-nothing-to-pay-with = Going back costs a coin, and { $chariot } carries none; please throw.
refused-wind-against = While winds of speed blow nobody goes back; please throw.
refused-home-not-played = Nobody goes back in this game, which is played without home territories; please throw.
refused-declared-already = You have declared what { $chariot } does with this throw; please throw, or move it.
refused-must-throw = Nobody may pass: please throw the sticks.
refused-answered-too-late = No question waits for your answer now; the next solar sigil may bring one.
refused-questions-not-played = This game is played without questions; please do what the board asks.
refused-own-answer = The others judge your answer; please wait for them.
refused-wagers-not-played = This game is played without bets; please do what the board asks.
refused-too-many-wagers = You have offered { $most } bets, and nobody may offer more in a game; you may still take up what others offer you.

## The set-up and the rules

option-start = Where the race starts
choice-start-usual = By the date
note-start-usual = At the holiday on or next after the day the game begins
choice-start-samhain = { -samhain }
note-start-samhain = 1 November
choice-start-winter-solstice = { -winter-solstice }
note-start-winter-solstice = 21 December
choice-start-oimelc = { -oimelc }
note-start-oimelc = 1 February
choice-start-spring-equinox = { -spring-equinox }
note-start-spring-equinox = 21 March
choice-start-beltane = { -beltane }
note-start-beltane = 1 May
choice-start-summer-solstice = { -summer-solstice }
note-start-summer-solstice = 21 June
choice-start-lughnasadh = { -lughnasadh }
note-start-lughnasadh = 1 August
choice-start-fall-equinox = { -fall-equinox }
note-start-fall-equinox = 21 September
option-chariots = How many chariots each
choice-chariots-usual = As usual
note-chariots-usual = 4 each; with three players 3
choice-chariots-3 = 3 each
note-chariots-3 = With three players, or four
choice-chariots-4 = 4 each
note-chariots-4 = With two players, or four
option-written = Your questions
option-cards = How many questions in all
choice-cards-usual = As few as may be
note-cards-usual = 12 questions
choice-cards-12 = 12 questions
note-cards-12 = With two, three or four players
choice-cards-14 = 14 questions
note-cards-14 = With two players
choice-cards-15 = 15 questions
note-cards-15 = With three players
choice-cards-16 = 16 questions
note-cards-16 = With two or four players
option-spells = Which spells may be cast
choice-spells-druid-curse = { -druid-curse }
note-spells-druid-curse = 2 coins of a chariot: its sigil kills whatever lands there
choice-spells-fireball = { -fireball }
note-spells-fireball = 2 coins of a chariot: burns an enemy one or two sigils off
choice-spells-free-turn = { -free-turn }
note-spells-free-turn = 4 coins of a chariot: a free throw after this one
choice-spells-stone-skin = { -stone-skin }
note-spells-stone-skin = 2 coins of a chariot: whoever lands on it dies
choice-spells-remove-curse = { -remove-curse }
note-spells-remove-curse = 2 coins: lifts a curse
choice-spells-winds-of-speed = { -winds-of-speed }
note-spells-winds-of-speed = 3 coins: your moves are 1 longer for three rounds
choice-spells-winds-of-sloth = { -winds-of-sloth }
note-spells-winds-of-sloth = 3 coins: enemies' moves are 1 shorter for three rounds
choice-spells-freeze = { -freeze }
note-spells-freeze = 3 coins: an opponent loses a turn, or pays 5
option-switches = What is in the game
choice-switches-questions = Questions
note-switches-questions = Solar sigils ask questions that the players have written
choice-switches-home = Home territories
note-switches-home = Longer moves and stronger fights at home, and going back
choice-switches-territorial-starts = Starts of one's own
note-switches-territorial-starts = Each province starts at the gate before its territory
choice-switches-super-chariots = Super chariots
note-switches-super-chariots = Each chariot of a stack fights
choice-switches-wagers = Bets
note-switches-wagers = Side bets in tokens that buy nothing
choice-switches-teams = Teams
note-switches-teams = Four players race as two teams
rules-title = How to play { -race }
rules-aim =
    { -opening }
    Bring all your chariots round the ring of 24 sigils and home, and gather coins on the way. Whoever is home first is the fastest; whoever has most coins in the end is the richest.
rules-sticks = The sticks
rules-sticks-text =
    Four sticks: those that lie flat side up are what you move, and none flat is 5. One throw moves one chariot, or brings one into play; nobody may pass.
    A 4, a 5 and a solar sigil give a free throw: one at most for a move, three in a turn. The first solar sigil after the start gives none, unless questions are in the game.
rules-landing = Landing
rules-landing-text =
    Where a move ends the chariot takes all coins. Friends there go on with it as one stack, under the one that landed. Enemies there are fought, one after the other; only on a gate may several stand.
rules-fights = Fights
rules-fights-text =
    Both throw, the attacker adds 1, and the higher wins; with a tie the highest animal does: horse, cow, deer, dog. The loser leaves the board, and may begin again; the winner takes the coins.
    On gates and in { -fairy-land(form: "inside") } both lose all coins to the jackpot, and the winner goes back to the gate of entry, which is barred to it.
rules-fairy-land = Fairy land
rules-fairy-land-text =
    A chariot that begins your turn on a gate may try to enter: with a special throw of 1 or 2 it may, and 3 to 5 bar all yours for this turn. Past the centre it makes for another gate, and has saved the way round.
    At the start of a turn each chariot inside faces fairy darts: with a 1 it loses its coins and goes back to its gate. The centre holds the jackpot, 7 coins at most.
rules-end = The end
rules-end-text = Play stops when at most one player has chariots left. The first home gets two thirds of the coins that lie unclaimed on the board, the others the rest. You may give up at any time.
rules-home = Home territories
rules-home-text = A move that begins in your own territory is 1 longer; in a fight there you add 1 and the other nothing. Instead of moving on, a chariot there may go back exactly the throw, for one of its coins.
rules-questions = Questions
rules-questions-text = A solar sigil asks one of the questions that the players have written: with a right answer you throw again, with a wrong one your throws are over.
rules-spells = Spells
rules-spells-text = One spell may be cast before the throw, and one after the turn. The coins go to the jackpot. In this game: { $spells }.
rules-super-chariots = Super chariots
rules-super-chariots-text = In a fight of stacks each chariot fights, in pairs from the top; survivors go on until one side is gone.
rules-territorial-starts = Starts of one's own
rules-territorial-starts-text = { -ulster } starts at { -lughnasadh }, { -leinster } at { -samhain }, { -munster } at { -oimelc }, { -connaught } at { -beltane }.
rules-wagers = Bets
rules-wagers-text = Any two may bet tokens that buy nothing. A bet is settled when both say the same, or the GM does; the ledger is shown at the end.
advice-home = With one start for all, home territories favour one province: from { -samhain } the one right after it takes most titles, among simulated players. Give each province a start of its own.
options-plain = Nothing but the race.
options-start = The race starts at { $holiday }.
options-teams = In teams.
options-no-teams = Everybody alone.
options-chariots = { $chariots } chariots each.
options-home = Home territories count.
options-questions = Solar sigils ask { $cards } questions.
options-territorial-starts = Each province has a start of its own.
options-super-chariots = Each chariot of a stack fights.
options-wagers = Bets may be made.
options-spells = Spells: { $spells }.

## The GM's desk

desk-home = { $home } of { $of } home

## What is drawn, where somebody may choose it in a rehearsal

draw-opening = The throws for the first turn
draw-cards = The questions, in their order
draw-sticks = A throw to move
draw-entry = A throw to enter { -fairy-land(form: "inside") }
draw-darts = The throws against the darts
draw-fights = The throws of a fight, the attacker's first
draw-fireball = A throw against { -fireball }
draw-choice = A move for who is late
