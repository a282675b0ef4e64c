### Down the Danube, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## The boats

boats-nickels = { -nickels }
boats-pennies = { -pennies }

## Moves

move-throw = Throw
move-move = Move a boat
field-move-start = Which boat
field-move-steps = How far
thing-start = From { $square }
thing-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
answer-move = { $letter }: { $from } → { $onto }
answer-move-swapped = { $letter }: { $from } → { $onto }, a swap
answer-move-rapids = { $letter }: { $from } → the rapids → { $onto }
answer-move-off = { $letter }: { $from } → off the board
letter-way = { $letter } { $from }→{ $onto }
letter-way-swapped = { $letter } { $from }⇄{ $onto }
letter-way-rapids = { $letter } { $from }→30→{ $onto }
letter-way-off = { $letter } { $from }→off
answer-move-blind =
    { $steps ->
        [one] { $from }, 1 step
       *[other] { $from }, { $steps } steps
    }
choose-move = Choose your move

## What is asked

absent = I throw the sticks and make a random move.
wait-opening = the throw for the sides
wait-throw = the throw
wait-move = the move
prompt-opening = Throw the sticks: the first 1 takes { -nickels(form: "inside") }.
    .title = { $player } throws
    .call = throw the sticks.
prompt-throw = Throw the sticks.
    .title = { $player } throws
    .call = throw the sticks.
prompt-move =
    { $left ->
        [one] 1 step: which boat?
       *[other] { $left } steps: which boat first?
    }
    .title = { $player } moves
    .call =
    { $left ->
        [one] move 1 step.
       *[other] move { $left } steps.
    }
prompt-move-back =
    { $left ->
        [one] You must go 1 step back: which boat?
       *[other] You must go { $left } steps back: which boat?
    }
    .title = { $player } goes back
    .call =
    { $left ->
        [one] go 1 step back.
       *[other] go { $left } steps back.
    }
order-throw = Throw the sticks.
order-move =
    { $left ->
        [one] Move one of your boats 1 step.
       *[other] Move your boats { $left } steps, one part at a time.
    }
order-move-back =
    { $left ->
        [one] No boat can go forward: move one of them 1 step back.
       *[other] No boat can go forward: move one of them { $left } steps back.
    }

## What happens

thrown = { $player } throws { $count }.
colours = With the first 1, { $nickels } sails { -nickels(form: "inside") } and { $pennies } { -pennies(form: "inside") }.
thrown-moved = { $player } throws { $count }: { $ways }.
thrown-moved-partly =
    { $lost ->
        [one] { $player } throws { $count }: { $ways }, and 1 step is lost.
       *[other] { $player } throws { $count }: { $ways }, and { $lost } steps are lost.
    }
thrown-back-moved = { $player } throws { $count } and must go back: { $ways }.
sailed = { $player }: { $way }.
sailed-back = { $player } must go back: { $way }.
# No line ends within a move.
way = { $from }{"\u00A0"}→{"\u00A0"}{ $onto }
way-swapped = { $from }{"\u00A0"}⇄{"\u00A0"}{ $onto } (a swap)
way-rapids = { $from }{"\u00A0"}→ the rapids →{"\u00A0"}{ $onto }
way-off = { $from }{"\u00A0"}→ { -sea(form: "inside") }
throw-lost = No boat can move, so the throw is lost.
answered-yes = You asked the river: “{ $question }” The white pieces have won, so it answers: **yes**.
answered-no = You asked the river: “{ $question }” The white pieces haven't won, so it answers: **no**.
outcome-five-off = All five boats have reached { -sea(form: "inside") }.
    .title = 🏁 The race is won
outcome-resigned = The other side has given up.
    .title = 🏁 The race is over

## What the theme says beside

drama-set-out = { -drama-set-out }
drama-great-throw = { -drama-great-throw }
drama-throw-lost = { -drama-throw-lost }
drama-swap = { -drama-swap }
drama-rapids = { -drama-rapids }
drama-first-off = { -drama-first-off }
drama-last-boat = { -drama-last-boat }
drama-victory = { -drama-victory }
drama-victory-nickels = { -drama-victory-nickels }
drama-victory-narrow = { -drama-victory-narrow }
drama-victory-clear = { -drama-victory-clear }

## The board

board-line =
    { $off ->
        [0] { $boats }, { $player }: { $squares } ({ $left } to go).
       *[other] { $boats }, { $player }: { $squares }, { $off } off ({ $left } to go).
    }
board-none = none on the river
board-row = { $first }–{ $last }
board-blocks = { $line } Nobody can pass { $rows }.
board-undecided = { -nickels(form: "opening") } are on { $nickels }, { -pennies(form: "inside") } on { $pennies }. Nobody has them yet.
card-turn = It's { $player }'s turn: { $wait }.

## What one seat is told

secrets-title = Nothing is hidden here
secrets-text = Everything is on the board.
history-title = The board
did-throw = You've thrown.
did-move = Your boat has moved.

## Refusals

refused-no-boat = You have no boat on { $square }; yours are on { $boats }.
refused-boat-stays = The boat on { $square } can't use this throw; please choose one on { $boats }.
refused-wrong-steps = The boat on { $square } can't go { $steps } steps now; it can go { $may }.

## The rules

options-all = Two players, five boats each. You can ask the river a question.
options-question = Two players, five boats each. You ask the river: “{ $question }” If the white pieces win, the answer is yes.
option-question = Your yes-or-no question
rules-title = How to play
rules-aim =
    { -opening }
    Bring your five boats down { -river(form: "inside") } before the other player: 36 squares, winding from { -spring(form: "inside") } to { -sea(form: "inside") }.
rules-sticks = The sticks
rules-sticks-text =
    Throw four sticks: you move as many steps as there are white sides up, and 6 if there are none. After 1, 4 or 6 you throw again.
    The boats with a wheel are { -nickels(form: "inside") }, those with a sail { -pennies(form: "inside") }. At the start you both throw in turn. The first to throw a 1 gets { -nickels(form: "inside") } and moves from 10 to 11; the other player's first turn begins with 9 to 10.
rules-walking = Moving
rules-walking-text =
    You can split a throw among several boats. Use as many of its steps as you can; if nothing can go forward, one boat goes back by the whole throw.
    Land on one of the other side's boats and the two swap places, unless one of its own side is next to it.
rules-blocks = Blocks
rules-blocks-text = Three or more boats of one side in a row are a block: the other side can't pass. From 25 to 36 two boats make a block, and no more than two.
rules-safe = Safe squares and rapids
rules-safe-text =
    On 29, 32 and 34 nobody swaps places with you. A boat that would land on you there stops one square short and keeps a step.
    The rapids on 30 carry a boat back to 19; if that's taken, to 10 or 9, or to its side's highest free start.
rules-end = The end
rules-end-text = A boat leaves the board on 36 or beyond, but only once none of yours is on 1 to 10. Another boat can use the steps it doesn't need. Get all five off and you win. You can give up at any time. Made a move you didn't mean? *Undo* takes a part back while you have steps left. Later, `/{ name-game } { name-game-take-back }` asks the other player, as long as nobody has chosen a move since.

## Pictures

picture-river = { -river }
picture-river-beginning =
    The board at the beginning: three rows of twelve squares, 1 to 12 from left to right, 13 to 24 back, 25 to 36 from left to right.
    { -nickels(form: "opening") } stand on 2, 4, 6, 8, 10, { -pennies(form: "inside") } on 1, 3, 5, 7, 9.
    29, 32 and 34 are safe; from the rapids on 30 arrows lead up to 19; 36 is the end.
picture-river-nickels = { -nickels }
picture-river-pennies = { -pennies }
picture-river-to-throw = { $name } to throw
picture-river-to-move = { $name } to move
picture-river-threw = { $name } threw { $count }
picture-river-won = { $name } has won
picture-river-no-winner = Nobody has won
picture-river-five-off = All five boats are off the river.
picture-river-resigned = { $other } has given up.
picture-river-undecided = a 1 takes { -nickels(form: "inside") }
picture-river-to-go = { $steps } to go
picture-river-way = { $from } → { $to }
picture-river-way-swap = { $from } ⇄ { $to }
picture-river-way-rapids = { $from } → { $rapids } → { $to }
picture-river-way-off = { $from } → off
picture-river-went = { $name } { $ways }
picture-river-noted-swap = swap
picture-river-noted-rapids = rapids
picture-river-swap = swap: the other to { $from }
picture-river-rapids = rapids: back to { $to }
picture-river-off = off the river
picture-river-unmade = doesn't count yet
picture-river-choose = Choose a letter.
picture-river-left =
    { $left ->
        [one] { $left } step of { $count } is left
       *[other] { $left } steps of { $count } are left
    }
picture-river-letter = { $letter } { $what }
picture-river-thrown =
    { $white ->
        [one] Thrown: { $count }, { $white } stick with the white side up
       *[other] Thrown: { $count }, { $white } sticks with the white side up
    }
picture-river-not-thrown = Nobody has thrown yet.
picture-river-turn = whose turn it is
picture-river-leads = leads
picture-river-boats = on { $squares }; { $off } of 5 off, { $to-go }
picture-river-no-boats = none on the river; { $off } of 5 off
picture-river-free = { $kind } on { $squares }, nobody's yet
picture-river-row = { $first }–{ $last }
picture-river-blocks = Blocks the other side can't pass
picture-river-guarded = Boats that guard each other
picture-river-moved = Just moved
picture-river-chosen = Chosen, but doesn't count yet
picture-river-choices = To choose from

## The GM's desk

desk-to-go = { $count } to go, { $off } off the board

## What is drawn, where somebody may choose it in a rehearsal

draw-white = A throw of the sticks
draw-white-up =
    { $white ->
        [0] None white: 6 steps
        [one] 1 white: 1 step
       *[other] { $white } white: { $white } steps
    }
draw-choice = A move for a late player
