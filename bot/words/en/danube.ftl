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
        [one] 1 square
       *[other] { $steps } squares
    }
answer-move = { $letter }: { $from } → { $onto }
answer-move-swapped = { $letter }: { $from } → { $onto }, changing places
answer-move-rapids = { $letter }: { $from } → the rapids → { $onto }
answer-move-off = { $letter }: { $from } → off the board
answer-move-blind =
    { $steps ->
        [one] { $from }, 1 step
       *[other] { $from }, { $steps } steps
    }
choose-move = Choose your move

## What is asked

absent = The sticks are thrown, and one of the moves that are possible is made by chance.
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
        [one] 1 step: with which boat?
       *[other] { $left } steps: which boat first?
    }
    .title = { $player } moves
    .call =
    { $left ->
        [one] walk 1 step.
       *[other] walk { $left } steps.
    }
order-throw = Throw the sticks.
order-move =
    { $left ->
        [one] Walk 1 step with one of your boats.
       *[other] Walk { $left } steps with your boats, part by part.
    }

## What happens

thrown = { $player } throws { $count }.
colours = { $nickels } sails { -nickels(form: "inside") }, { $pennies } sails { -pennies(form: "inside") }.
thrown-moved = { $player } throws { $count }: { $ways }.
thrown-back-moved = { $player } throws { $count } and must go back: { $ways }.
sailed = { $player }: { $way }.
sailed-back = { $player } must go back: { $way }.
way = { $from } → { $onto }
way-swapped = { $from } ⇄ { $onto } (a swap)
way-rapids = { $from } → the rapids → { $onto }
way-off = { $from } → { -sea(form: "inside") }
throw-lost = Nothing can be moved with it: the throw is lost.
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
board-blocks = { $line } Nobody passes { $rows }.
board-undecided = { -nickels(form: "opening") } stand on { $nickels }, { -pennies(form: "inside") } on { $pennies }; nobody has them yet.
card-turn = { $player } has { $wait }.

## What one seat is told

secrets-title = Nothing is hidden here
secrets-text = All that there is stands on the board.
history-title = The board
did-throw = You have thrown.
did-move = Your boat has moved.

## Refusals

refused-no-boat = No boat of yours stands on { $square }; yours are on { $boats }.
refused-boat-stays = The boat on { $square } cannot take a part of this throw; choose one on { $boats }.
refused-wrong-steps = From { $square } a boat cannot go { $steps } steps now; it may go { $may }.

## The rules

options-all = Two players, five boats each. There is nothing to choose.
rules-title = How to play
rules-aim =
    { -opening }
    Bring your five boats down { -river(form: "inside") } before the other does: 36 squares, which wind from { -spring(form: "inside") } to { -sea(form: "inside") }.
rules-sticks = The sticks
rules-sticks-text =
    Four sticks: the white sides that lie up are what you walk, and without any it is 6. With 1, 4 and 6 you throw again after the move.
    In the beginning both throw in turn: the first 1 takes { -nickels(form: "inside") } and moves from 10 to 11; the other's first turn begins with 9 to 10.
rules-walking = Walking
rules-walking-text =
    You may divide a throw among several boats, a part each. As many steps as can be walked must be walked; if nothing can go forward, one boat goes back by the whole throw.
    A boat that comes onto one of the other side changes places with it, unless that has another of its side beside it.
rules-blocks = Blocks
rules-blocks-text = Three boats or more in a row let nobody of the other side pass. On 25 to 36 a block is two boats, no more.
rules-safe = Safe squares and rapids
rules-safe-text =
    On 29, 32 and 34 nobody changes places with you; whoever comes there stops one square short, and keeps a step.
    On 30 are the rapids: the boat goes back to 19, or else to 10 or 9, or to the highest free start of its side.
rules-end = The end
rules-end-text = With 36 or more a boat leaves, and keeps the steps that it does not need for another; but only when none of its side stands on 1 to 10. Five boats off win. You may give up at any time. A move that you did not mean is taken back with `/{ name-game } { name-game-take-back }`, if all others agree before anybody moves or throws.

## Pictures

picture-river = { -river }
picture-river-beginning =
    The board at the beginning: three rows of twelve squares, 1 to 12 from left to right, 13 to 24 back, 25 to 36 from left to right.
    { -nickels(form: "opening") } stand on 2, 4, 6, 8, 10, { -pennies(form: "inside") } on 1, 3, 5, 7, 9.
    29, 32 and 34 are safe; from the rapids on 30 arrows lead up to 19; 36 is the end.
picture-river-nickels = { -nickels }
picture-river-pennies = { -pennies }
picture-river-to-throw = { $name } is to throw
picture-river-to-move = { $name } is to move
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
picture-river-swap = swap: the other boat to { $from }
picture-river-rapids = rapids: back to { $to }
picture-river-off = off the river
picture-river-unmade = not made yet
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
picture-river-free = { $kind } on { $squares }, not yet anybody's
picture-river-row = { $first }–{ $last }
picture-river-blocks = Blocks that the other side cannot pass
picture-river-guarded = Boats that guard one another
picture-river-moved = Just moved
picture-river-chosen = Chosen, but not made yet
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
draw-choice = A move for who is late
