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
sticks = { $count } ({ $animals })

## Moves

move-throw = Throw the sticks
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
field-move-chariot = Which chariot
field-move-exit = By which gate it leaves
field-enter-chariot = Which chariot enters
field-back-chariot = Which chariot goes back
field-cast-chariot = Which chariot pays
field-cast-target = On whom or what
field-cast-pay = Who pays
field-block-pay = Who pays
field-answer-text = Your answer
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
answer-judge-right = Right
answer-judge-wrong = Wrong
answer-cast = Cast { $spell }
answer-cast-on = Cast { $spell } on { $target }
answer-enter = { $unit } enters { -fairy-land(form: "inside") }
answer-back = { $unit } goes back
brings-exit = by { $gate }
brings-curse = cursed: it dies
brings-fights = fights { $units }
brings-skin = dies on the stone skin of { $unit }
brings-coins = takes { $coins }
brings-fuses = joins { $units }
brings-throw = a free throw
brings-question = a question

## What is asked

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
prompt-block = Pay 5 coins, or lose your next turn?
    .title = { $other } is to be frozen
    .call = { $player } would freeze you: pay 5 coins, or go on.
prompt-move = Which chariot takes the { $count }?
    .title = { $player } moves
    .call = you threw { $count }: move a chariot.
prompt-answer = What is your answer?
    .title = { $player } is asked
    .call = answer the question.
prompt-judge = Is that right?
    .title = { $player } has answered
    .call = judge the answer of { $player }.
prompt-after = Cast a spell to end your turn, or go on?
    .title = { $player } may cast
    .call = cast a last spell, or go on.

## What happens

first-throws =
    { -opening } { $throws }
    .title = The race begins
first-throws-round = Thrown for the first turn: { $throws }.
first-throws-again = The highest throw again: { $throws }.
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
        [one] The jackpot is full: 1 coin goes to { $places }.
       *[other] { $coins } coins for the jackpot; what finds no room goes to { $places }.
    }
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
moved = { $unit }: { $from } → { $onto }.
moved-exit = { $unit }: { $from } → { $onto }, making for { $exit }.
moved-in = { $unit } begins: { $onto }.
moved-home = { $unit }: { $from } → home.
throw-lost = Nothing can move: the throw is lost.
cursed = { $place } is cursed: { $unit } dies.
fought-blow = { $attacker } against { $defender }
fought = { $attackers } fights { $defenders }: { $throws }. { $dead } dies.
fought-both = { $attackers } fights { $defenders }: { $throws }. Nobody dies.
fought-skin = { $attackers } breaks on the stone skin of { $defenders } and dies.
fought-loot = The winner takes { $coins }.
taken = { $unit } takes { $coins }.
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
wagered = Bet { $number }: { $player } offers { $against } { $tokens } on “{ $text }”.
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
