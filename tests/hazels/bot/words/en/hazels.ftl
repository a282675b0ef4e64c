### The words of the Nine Hazels.

## What may be chosen

item-heron = { -heron }
item-otter = { -otter }
thing-steps =
    { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
thing-stake-one = 1 nut
thing-stake-two = 2 nuts
option-switches = What is in the game
choice-switches-riddle = The riddle
note-switches-riddle = A player who stops on the stone answers its riddle; the GM judges
options-riddle = The stone asks its riddle.
options-no-riddle = The stone is silent.

## Moves

move-throw = Throw
move-walk = Walk
move-answer = Answer the riddle
move-judge = Judge
answer-judge-right = Right
answer-judge-wrong = Wrong
field-walk-walker = Who walks
field-walk-steps = How far
field-answer-text = Your answer
field-answer-stake = Your stake

## What is asked

wait-throw = the throw
wait-walk = the walk
wait-answer = the answer
wait-judge = the judgement
prompt-throw = What does { $player } throw?
    .title = { $player } is next
    .call = throw the die.
prompt-walk = Who walks, and how far?
    .title = { $player } threw { $die }
    .call = you threw { $die }: walk.
prompt-answer = What runs and never tires?
    .title = The stone asks { $player }
    .call = answer the stone.
prompt-judge = Is that right, { $gm }?
    .title = An answer
    .call = judge the answer.
order-throw = Throw the die.
order-walk = Walk with one of your walkers.
order-answer = Answer the riddle of the stone.
order-judge = Say whether the answer is right.

## What happens

begins = { $first } threw highest and begins.
tied = Thrown again: { $names }.
walked = The { $walker } gathers { $nuts }.
    .title = { $player } walks with the { $walker } to square { $square }
answered = { $player } stakes { $stake } on an answer:
judged-right = That is right: { $nuts } for { $player }.
judged-wrong = That doesn't count: { $player } loses { $nuts }.
outcome-home =
    .title = 🏁 Everybody is called home
outcome-quickest = First at the well: { $player }.

## The card

card-nuts = Nuts
card-line = { $player }: { $nuts }, { -heron } on { $heron }, { -otter } on { $otter }
card-turn = { $player } is at the { $wait }.
nuts =
    { $count ->
        [one] 1 nut
       *[other] { $count } nuts
    }
secrets-title = Nothing is hidden here
secrets-text = Everything is on the card.
history-title = So far
refused-too-far = You can't walk { $steps } squares there; please choose fewer.
did-throw = You've thrown.
did-walk = You've walked.
did-answer = Your answer is given; now the GM judges.
did-judge = You've judged.
rules-title = How to play
rules-text = Bring both walkers to the well, and gather nuts on the way.

## What is drawn

draw-opening = The throws for the first turn
draw-die = A throw of the die
draw-choice = The way of who is late

## The picture

board-title = The board
board-square = Square { $square }: { $nuts }
board-walkers = Square { $square }: { $nuts }; { $walkers }

## How to play, in four pages

how-1 = Nine hazels stand round a well. Gather more nuts than the others.
    .title = The goal
how-2 = Throw, and walk with the heron or the otter.
    .title = Your turn
how-3 = Nothing is secret.
    .title = Secrets
how-4 = The walk ends when somebody has come home.
    .title = The end

length = It takes five minutes.
