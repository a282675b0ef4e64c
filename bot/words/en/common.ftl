### Words of every game: small pieces, moves of the shell, what the GM does, and refusals.

## Pieces

list-pair = { $first } and { $last }
nobody = nobody
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
the-gm = the GM
page-of = { $title } ({ $page } of { $pages })
warning-title = For the GM

## The shell's moves, as buttons and in refusals

move-close = Close
move-go-on = Go on without those missing
move-replace = Replace a player
move-pause = Pause
move-resume = Resume
move-extend = Extend
move-undo = Undo
move-abort = End the game
move-expire = Expire

## What the GM does, told to everybody

closed = The GM calls time: the game goes on without whatever is missing.
paused = The GM pauses the game. Nothing can be done until it goes on.
resumed = The game goes on.
extended = The deadline moves by { $length }.
extended-until = The deadline moves.
undone =
    { $secrets ->
        [no] A step is taken back; the game goes on from before it.
       *[yes] A step is taken back; the game goes on from before it. "My secrets" shows each player what still counts of what was secret since.
    }
undone-because = The reason: { $reason }
outcome-aborted = Nobody wins.
    .title = The game is ended here, before its time.
story-title = What really happened
earned-title = Titles
earned = 🏅 { $name }: { $title }
outcome-winners = Winners: { $names }.
outcome-place = { $place }\. { $names }
outcome-points =
    { $points ->
        [one] { $name } (1 point)
       *[other] { $name } ({ $points } points)
    }

## A seat that changes hands, told to the newcomer

undone-title = Taken back
undone-yours = A step is taken back. What you were told or did in it counts for nothing; see "My secrets" for how things stand.
replaced-title = A seat for you
replaced = { $newcomer }, you now play the seat of { $player }. Everything this seat knows is yours.

## Refusals: one sentence each, which says what to do

refused-game-over = This game has ended, so nothing more can be done in it.
refused-game-paused = The game is paused; please wait until the GM resumes it.
refused-not-paused = The game is not paused, so there is nothing to resume.
refused-game-master-only = "{ $move }" is for the GM alone; please ask the GM.
refused-clock-only = Only the clock lets a deadline pass; the GM may close the wait instead.
refused-nothing-missing = No answer is missing within this wait, so there is nobody to go on without.
refused-not-now = "{ $move }" is not asked for now.
refused-wrong-count =
    { $given ->
        [one] One is chosen; please choose exactly { $needed }.
       *[other] { $given } are chosen; please choose exactly { $needed }.
    }
refused-named-twice = { $name } is named twice; once is enough.
refused-not-among = { $name } cannot be chosen here; please choose from what is offered.
refused-not-ranked = This is missing in the list: { $lacking }. Please rank everything, a line each.
refused-choice-needed = This cannot be left open; please choose from what is offered.
refused-text-too-long = That is too long, with { $given } characters; please use { $most } at most.
refused-not-taken-back = Line { $number } cannot be taken back: it was not accepted, or was taken back before.
refused-nothing-to-undo = Nothing has been done yet, so there is nothing to take back.
refused-hours-out-of-range = A deadline moves by at least a second and at most { $days } days. Please choose a time in between.
refused-name-taken = The name { $name } is not free at this table; please choose another.
refused-wrong-player-count-exactly = This game is for exactly { $most } players, and here are { $given }; please change their number.
refused-wrong-player-count = This game is for { $least } to { $most } players, and here are { $given }; please change their number.
