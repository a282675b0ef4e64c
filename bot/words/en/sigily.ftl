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
chariot-named = { $player } { $number }, { $name }
unit-over = { $top } over { $others }
unit-over-others = { $top } over { $count } others
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
move-done = Cast nothing
move-answer = Answer
move-judge = Judge the answer
move-block = Pay 5 coins
move-wager = Offer a bet
move-agree = Answer a bet
move-settle = Settle a bet
choose-cast = Cast a spell
choose-move = Choose your move
choose-agree = Answer a bet
field-move-chariot = Which chariot
field-move-exit = Which gate it leaves by
field-enter-chariot = Enter { -fairy-land(form: "inside") } with …
field-back-chariot = Go back with …
field-cast-spell = Which spell
field-cast-chariot = Which chariot pays
field-cast-target = Who or what it's cast on
field-cast-pay = Who pays
field-block-pay = Who pays
field-answer-text = Your answer
field-judge-right = Is the answer right?
field-wager-against = Who the bet is with
field-wager-tokens = How many tokens
field-wager-text = What you bet on
field-agree-wager = Which bet
field-agree-agree = Do you take it?
field-settle-wager = Which bet
field-settle-winner = Who won it
answer-move = { $letter }: { $unit } → { $onto }
answer-move-with = { $letter }: { $unit } → { $onto }, { $brings }
answer-move-introduced = { $letter }: { $unit } begins → { $onto }
answer-move-introduced-with = { $letter }: { $unit } begins → { $onto }, { $brings }
whole-cast = { $spell }, { $coins }
whole-cast-on = { $spell } on { $target }, { $coins }
whole-cast-by = { $spell } by { $unit }, { $coins }
whole-cast-by-on = { $spell } by { $unit } on { $target }, { $coins }
letter-move = { $letter }: { $number } → { $onto }
letter-move-exit = { $letter }: { $number } → { $onto }, by { $exit }
answer-move-blind = Move { $unit }
answer-move-blind-exit = Move { $unit }, by { $exit }
answer-done-frozen = Be frozen
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
foretold-druid-curse = { $place } is cursed for the whole game: any chariot that lands there dies, friend or enemy.
foretold-fireball = { $target } on { $place } has a { $percent } % chance of burning, and { $unit } itself { $own } %. The coins of a burnt chariot stay where it was.
foretold-fireball-skin = { $target } on { $place } has a stone skin, and the fireball breaks on it.
foretold-free-turn = You get a free throw after this one, however it goes.
foretold-stone-skin = Until { $unit } leaves { $place } or is joined, any chariot that lands on it dies, and no fireball burns it.
foretold-remove-curse = { $place } is safe again.
foretold-winds = For three rounds, moves that begin on the ring are longer or shorter, with all winds: { $each }.
foretold-wind = { $player } { $steps }
foretold-winds-of-speed = Meanwhile nobody can go back.
foretold-winds-of-sloth = Meanwhile anybody who goes back goes 1 farther.
foretold-freeze = { $player } loses their next turn: { $coins } aren't enough to pay it off.
foretold-freeze-may-pay = { $player } has { $coins }, and can pay 5 of them at once or lose their next turn.
foretold-entry = A 1 or 2 ({ $percent } %) lets it in.
foretold-back = { $unit } pays { $coins } to the jackpot, and goes back by the throw.
foretold-throws = By the throw { $throws }.
foretold-throw = { $counts }: { $brings }
foretold-way = { $onto } { $brings }
foretold-home = Home by { $gates }.
foretold-darts = Darts: { $percent } % each turn. If hit, it loses its coins and { $gate } is barred to it.

## What is asked

absent = I throw the sticks, make a random move, cast no spell and pay nothing. A missing answer is wrong.
wait-spell = a spell
wait-throw = the throw
wait-block = the answer to a freeze
wait-move = the move
wait-answer = the answer
wait-judge = the judgement
wait-after = a last spell
prompt-spell = Cast a spell, or nothing?
    .title = { $player } may cast
    .call = cast a spell, or nothing.
prompt-throw = Throw the sticks.
    .title = { $player } throws
    .call = throw the sticks.
prompt-block = Pay 5 coins, or lose a turn?
    .title = { $player } casts { -freeze } on { $other }
    .call = { $player } is freezing you: pay 5 coins, or lose your next turn.
prompt-move = Which chariot takes the { $count }?
    .title = { $player } moves
    .call = you threw { $count }: move.
sum = { $letters }: { $sum }
sum-winds = { $sign } { $steps } wind
sum-home = { $sign } { $steps } home
fact-sums = { $sums }.
fact-question = “{ $question }”
fact-answer = { $player } says: “{ $answer }”
prompt-answer = What's your answer?
    .title = { $player } is asked
    .call = answer the question.
prompt-judge = Is that right?
    .title = { $player } has answered
    .call = judge { $player }'s answer.
prompt-after = A last spell, or nothing?
    .title = { $player } may cast
    .call = cast a last spell, or nothing.

## What happens

first-throws = { $throws }
    .title = The race begins
    .story = { -opening }
first-throws-round = Thrown for the first turn: { $throws }.
first-throws-again = Tied leaders throw again: { $throws }.
teams = { $one } race together against { $other }.
first-throws-one = { $player } { $count }
shuffled =
    { $cards ->
        [0] Nobody wrote a question, so every solar sigil gives a throw.
        [one] There's one question in the pile.
       *[other] There are { $cards } questions in the pile, shuffled.
    }
passed-frozen = { $player } is frozen and loses this turn.
passed-covered = { $player } is skipped: all their chariots are under a partner's.
passed-finished = { $player } is home and has nothing to cast.
passed-resigned = { $player } has given up.
wind-ended = { $player }'s { $spell } have died down.
cast-druid-curse = { $player } lays a { -druid-curse } on { $target }: any chariot that lands there dies.
cast-fireball = { $unit } hurls a { -fireball } at { $target }.
cast-free-turn = { $player } casts { -free-turn }: a free throw follows this one.
cast-stone-skin = { $unit } grows a { -stone-skin }: any chariot that lands on it dies.
cast-remove-curse = { $player } lifts the curse on { $target }.
cast-winds-of-speed = { $player } calls the { -winds-of-speed }: their side's moves on the ring are 1 longer.
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
       *[other] { $coins } coins go to the jackpot, but it has no room for { $beyond } of them.
    }
jackpot-beyond = The rest goes to { $places }.
fireball-dies = { $unit } throws { $count } against the fireball and burns; its coins stay on { $place }.
fireball-nothing = { $unit } throws { $count } against the fireball and is unhurt.
fireball-turns = { $unit } throws { $count }, and the fireball flies back.
fireball-skin = The fireball breaks on the stone skin of { $unit }.
frozen = { $player } will lose their next turn.
blocked = { $player } pays 5 coins and isn't frozen.
darts-hit = Fairies throw { $count }: their darts hit { $unit }.
darts-miss = Fairies throw { $count }: their darts miss { $unit }.
put-back = { $unit } goes back to { $place }, and can't enter there again.
entry-admitted = { $unit } throws { $count }: { $gate } lets it into { -fairy-land(form: "inside") }.
entry-refused = { $unit } throws { $count }: { $gate } stays shut this turn.
goes-back = { $unit } pays a coin, and will go back.
thrown = { $player } throws { $sticks }.
went = { $unit }: { $from } → { $onto }.
went-exit = { $unit }: { $from } → { $onto }, making for { $exit }.
went-in = { $unit } begins: { $onto }.
went-home = { $unit }: { $from } → home.
throw-lost = No chariot can move, so the throw is lost.
cursed = { $place } is cursed: { $unit } dies.
fought-blow = { $attacker } against { $defender }
fought =
    { $attackers } fights { $defenders }: { $throws }. { $count ->
        [one] { $dead } dies.
       *[other] { $dead } die.
    }
fought-brief =
    { $attackers } fights { $defenders }. { $count ->
        [0] Nobody dies.
        [one] { $dead } dies.
       *[other] { $dead } die.
    }
fought-both = { $attackers } fights { $defenders }: { $throws }. Nobody dies.
fought-skin = { $attackers } breaks on the stone skin of { $defenders } and dies.
fought-loot = The winner takes { $coins }.
took = { $unit } takes { $coins }.
fused = { $unit } go on together, with { $coins }.
finished = { $unit } is home with { $coins }.
finished-shared = { $unit } are home and share the coins: { $shares }.
share = { $player } has { $coins }
race-won =
    .title = { $players } has won the race!
race-won-team =
    .title = { $players } have won the race!
free-throw-count = { $player } throws again, for a throw of 4 or 5.
free-throw-solar = { $player } throws again, for a solar sigil.
free-throw-answer = { $player } throws again, for the right answer.
free-throw-free-turn = { $player } throws again, for the { -free-turn }.
question = { $player } draws a question: “{ $text }”
answered = { $player } answers: “{ $text }”
voted-right = { $player } says: right.
voted-wrong = { $player } says: wrong.
judged-right = { $player }'s answer is right, and the card is torn up.
judged-wrong = { $player }'s answer is wrong or too late: no more throws, and the card goes under the pile.
resigned = { $player } has given up: the chariots leave, the coins stay.
wagered = Bet { $number }: { $player } offers { $against } { $tokens } on “{ $text }”.
wager-agreed = Bet { $number } is on.
wager-refused = Bet { $number } is off.
wager-claimed = { $player } says { $winner } won bet { $number }.
wager-settled = { $winner } has won bet { $number }.
tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
ledger = Bets, in tokens: { $tokens }.
pot = The pot, { $stake } from each, pays a token for each coin: { $tokens }.
pot-left = { $tokens } stay in it.
pot-short = It's { $tokens } short.
ledger-line = { $player } { $tokens }
unclaimed = { $coins } were left on the board: { $shares }.
unclaimed-none = No coins were left on the board.
outcome-race-over = { -victory }
    .title = 🏁 The race is over
outcome-fastest = Fastest: { $names }. Health and love await.
outcome-richest = Richest: { $names }, with { $coins }. Good business awaits.

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
card-turn = It's { $player }'s turn: { $wait }.
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
        [one] { $spell }, by { $player }, until their next turn.
        [2] { $spell }, by { $player }, until their second turn from now.
       *[other] { $spell }, by { $player }, until their third turn from now.
    }
bet-offered = { $number }\. { $player } offers { $against } { $tokens } on “{ $text }”.
bet-to-settle = Who won bet { $number }? It's between { $player } and { $against }, { $tokens } on “{ $text }”.
bet-on = { $number }\. { $player } and { $against }, { $tokens } on “{ $text }”.
bet-settled = { $number }\. { $winner } has won { $tokens }.

## What one seat is told

secrets-title = Nothing is hidden here
secrets-text = Everything is on the board, and nobody knows the order of the questions.
history-title = The board
did-throw = You've thrown.
did-move = Your chariot has moved.
did-enter = You've asked to enter { -fairy-land(form: "inside") }.
did-back = Your chariot will go back.
did-cast = You've cast a spell.
did-done = You go on.
did-answer = You've answered.
did-judge = You've judged the answer.
did-block = You've paid, and aren't frozen.
did-wager = You offered a bet.
did-agree = You've answered the bet.
did-settle = You've said who won the bet.
order-throw = Throw the sticks.
order-move = Move a chariot by the whole throw, or bring one in.
order-enter = A chariot on a gate can try to enter { -fairy-land(form: "inside") }: a special throw of 1 or 2 lets it in.
order-back = A chariot in your home territory can go back by exactly the throw, for one of its coins.
order-cast = Cast { $spell }, for { $coins }.
order-done = Cast nothing, and go on.
order-done-frozen = Pay nothing, and lose your next turn.
order-answer = Answer in public; the GM or the others judge it.
order-judge = Say whether the answer is right.
order-block = Pay 5 coins now, and you won't freeze.
order-wager = Offer a bet, in tokens that buy nothing.
order-agree = Take up a bet you've been offered, or turn it down.
order-settle = Say who has won a bet; it counts when both say the same.
thing-exit = by { $place }
answer-settle = { $winner } won it
thing-agree-yes = Take it up
thing-agree-no = Turn it down
thing-wager = Bet { $number }
thing-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }

## Refusals

refused-teams-of-four = Teams need four players, and there are { $players }; please play without.
refused-wrong-number = With this many players it can be { $may }, not { $given }; please choose one of these.
refused-not-his-chariot = { $chariot } isn't a chariot of yours that can do this; you can choose { $may }.
refused-none-left = none of yours now, so please do something else
refused-chariot-below = { $chariot } is under { $top } in a stack, and only the top one moves it; you can choose { $may }.
refused-chariot-home = { $chariot } is home and doesn't move any more; you can choose { $may }.
refused-chariot-not-in-play = { $chariot } isn't in play; you can choose { $may }.
refused-chariot-stays = { $chariot } can't do that now; you can choose { $may }.
refused-exit-needed = { $chariot } passes the centre; please say which gate it will leave by: { $may }.
refused-exit-is-entry = A chariot can't leave by the gate it came in by; please name { $may }.
refused-no-such-exit = That isn't a gate; please name { $may }.
refused-no-exit-now = { $chariot } doesn't pass the centre with this move; please name no gate.
refused-spell-not-played = { $spell } isn't in this game; these spells are: { $spells }.
refused-spell-not-now =
    { $when ->
        [before] { $spell } can only be cast before the first throw of a turn.
        [after] { $spell } can only be cast after the turn.
       *[either] { $spell } can only be cast before the first throw or after the turn.
    }
refused-spell-cast = You've cast a spell already; you can cast one before the throw and one after the turn.
refused-spell-too-dear =
    { $has ->
        [0] { $spell } costs { $cost } coins, and you have none to pay with; please go on without it.
        [one] { $spell } costs { $cost } coins, and you have 1 to pay with; please go on without it.
       *[other] { $spell } costs { $cost } coins, and you have { $has } to pay with; please go on without it.
    }
refused-spell-without-aim = There's nothing to cast { $spell } on now; please go on without it.
refused-spell-has-no-chariot = All your chariots pay for { $spell } together; please name none.
refused-spell-has-no-target = { $spell } takes no target; please name none.
refused-spell-has-one-payer = Only the chariot that casts { $spell } pays for it; please name only that one.
refused-not-cursed-there = { $place } isn't cursed; these are: { $curses }.
refused-nothing-cursed = Nothing on the board is cursed, so there's no curse to lift; please go on without it.
refused-cannot-be-cursed = { $chariot } is on { $place }, and gates and the sigils of { -fairy-land(form: "inside") } can't be cursed; please choose a chariot elsewhere.
refused-territory-cursed = { $chariot } is in a territory that already has a curse, on { $curse }; please choose a chariot elsewhere.
refused-skin-already = { $chariot } has a stone skin already; please choose another.
refused-nothing-in-reach = That chariot's fireball can't reach anybody now: it flies one or two sigils along the ring, and only at enemies; please go on without it.
refused-out-of-reach = { $target } is out of reach: a fireball flies one or two sigils along the ring, and reaches { $may }.
refused-frozen-already = { $player } is frozen already; please choose somebody else.
refused-frozen-twice = { $player } has lost two turns in a row and needs one first; please choose somebody else.
refused-not-to-be-frozen = { $player } can't be frozen; you can freeze { $may }.
refused-wrong-payment = That comes to { $given } coins, and it costs { $cost }; please pay exactly that.
refused-cannot-pay-from = { $payer } doesn't carry that many coins; you can spend { $has }.
refused-not-at-gate = { $chariot } isn't on a gate; you can choose { $may }.
refused-barred-here = { $gate } is barred to { $chariot }; please let it enter elsewhere.
refused-not-at-home = { $chariot } isn't in its own territory; you can choose { $may }.
refused-nothing-to-pay-with = Going back costs a coin, and { $chariot } carries none; please throw.
refused-wind-against = Nobody can go back while winds of speed blow; please throw.
refused-home-not-played = This game has no home territories, so nobody can go back; please throw.
refused-declared-already = You've already said what { $chariot } does with this throw; please throw, or move it.
refused-must-throw = You can't pass; please throw the sticks.
refused-answered-too-late = No question is waiting for your answer now; the next solar sigil may bring one.
refused-questions-not-played = This game has no questions; please do what the board asks.
refused-own-answer = The others judge your answer; please wait for them.
refused-wagers-not-played = This game has no bets; please do what the board asks.
refused-too-many-wagers = You've offered { $most } bets, the most in one game; you can still take up what others offer you.

## The set-up and the rules

option-start = Where the race starts
choice-start-usual = By the date
note-start-usual = At the first holiday on or after the day it begins
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
note-chariots-3 = With three or four players
choice-chariots-4 = 4 each
note-chariots-4 = With two or four players
option-names = Names for your chariots
option-written = Your questions
option-cards = How many questions in all
choice-cards-usual = As few as possible
note-cards-usual = 12 questions
choice-cards-12 = 12 questions
note-cards-12 = With two, three or four players
choice-cards-14 = 14 questions
note-cards-14 = With two players
choice-cards-15 = 15 questions
note-cards-15 = With three players
choice-cards-16 = 16 questions
note-cards-16 = With two or four players
option-spells = Which spells are in the game
choice-spells-druid-curse = { -druid-curse }
note-spells-druid-curse = 2 coins of a chariot: its sigil kills any chariot that lands there
choice-spells-fireball = { -fireball }
note-spells-fireball = 2 coins of a chariot: burns an enemy one or two sigils off
choice-spells-free-turn = { -free-turn }
note-spells-free-turn = 4 coins of a chariot: a free throw after this one
choice-spells-stone-skin = { -stone-skin }
note-spells-stone-skin = 2 coins of a chariot: anything that lands on it dies
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
choice-switches-territorial-starts = Separate starts
note-switches-territorial-starts = Each province starts at the gate before its territory
choice-switches-super-chariots = Super chariots
note-switches-super-chariots = Each chariot of a stack fights
choice-switches-wagers = Bets
choice-switches-pot = A pot
note-switches-pot = All pay tokens in; at the end each coin earns one
note-switches-wagers = Side bets in tokens that buy nothing
choice-switches-teams = Teams
note-switches-teams = Four players race as two teams
rules-title = How to play { -race }
rules-aim =
    { -opening }
    Bring all your chariots clockwise round the ring of 24 sigils and home, and gather coins on the way. The first home is the fastest; the one with the most coins at the end is the richest.
rules-sticks = The sticks
rules-sticks-text =
    Throw four sticks: you move as many steps as there are sticks flat side up, and 5 if there are none. One throw moves one chariot, or brings one into play. You can't pass.
    A 4, a 5 or a solar sigil gives a free throw: at most one for each move, and three in a turn. The first solar sigil after the start gives none, unless you play with questions.
rules-landing = Landing
rules-landing-text =
    Where a move ends, the chariot takes all the coins. If friends are there, they go on as one stack, with the newcomer on top. If enemies are there, they fight, one after the other. Only a gate has room for several.
rules-fights = Fights
rules-fights-text =
    Both throw, the attacker adds 1, and the higher wins. The highest animal breaks a tie: horse, cow, deer, dog. The loser leaves the board and can start again; the winner takes the coins.
    On gates and in { -fairy-land(form: "inside") } both lose all their coins to the jackpot, and the winner goes back to the gate it came in by, which is then barred to it.
rules-fairy-land = Fairy land
rules-fairy-land-text =
    A chariot that starts your turn on a gate can try to enter with a special throw: 1 or 2 lets it in, 3 to 5 bars all your chariots for this turn. Past the centre it makes for another gate, which saves the way round.
    At the start of your turn, each of your chariots inside faces fairy darts: on a 1 it loses its coins and goes back to its gate. The centre holds the jackpot, at most 7 coins.
rules-end = The end
rules-end-text = Play stops when at most one player has chariots left. The first one home gets two thirds of the coins left on the board, and the others get the rest. You can give up at any time.
rules-home = Home territories
rules-home-text = A move that starts in your own territory is 1 longer. In a fight there you add 1, and the other side nothing. Instead of moving on, a chariot there can go back exactly the throw, for one of its coins.
rules-questions = Questions
rules-questions-text = A solar sigil asks one of the questions the players wrote; you may draw your own. Answer right and you throw again; answer wrong and your throws are over.
rules-spells = Spells
rules-spells-text = You can cast one spell before the throw and one after the turn. The coins go to the jackpot.
rules-spell = **{ $spell }**, { $cost } coins: { $does }
does-druid-curse = curses the sigil under a chariot of yours; any chariot that lands there later dies.
does-fireball = burns an enemy one or two sigils away on the ring, or flies back at you.
does-free-turn = gives you one more throw.
does-stone-skin = any chariot that lands on yours dies, and no fireball burns it, until it moves.
does-remove-curse = lifts one curse.
does-winds-of-speed = your side's moves on the ring are 1 longer for three rounds.
does-winds-of-sloth = your enemies' moves on the ring are 1 shorter for three rounds.
does-freeze = an opponent loses their next turn, or pays 5 coins at once.
rules-super-chariots = Super chariots
rules-super-chariots-text = In a fight of stacks each chariot fights, in pairs from the top; survivors go on until one side is gone.
rules-territorial-starts = Separate starts
rules-territorial-starts-text = { -ulster } starts at { -lughnasadh }, { -leinster } at { -samhain }, { -munster } at { -oimelc }, { -connaught } at { -beltane }.
rules-pot = The pot
rules-pot-text = Each of you pays tokens that buy nothing into a pot: 26 with two players, 17 with three, 14 with four. At the end it pays a token for each coin.
rules-wagers = Bets
rules-wagers-text = Any two players can bet tokens that buy nothing. A bet is settled when both say the same, or when the GM decides it. The ledger is shown at the end.
advice-home = When everybody starts at the same place, home territories favour one province: from { -samhain }, the one right after it wins most simulated games. Give each province its own start.
options-plain = Nothing but the race.
options-start = The race starts at { $holiday }.
options-teams = In teams.
options-no-teams = Everybody plays alone.
options-chariots = { $chariots } chariots each.
options-home = Home territories count.
options-questions = Solar sigils ask { $cards } questions.
options-territorial-starts = Each province has its own start.
options-super-chariots = Each chariot of a stack fights.
options-wagers = Players can bet.
options-pot = There is a pot.
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
draw-choice = A move for a late player
