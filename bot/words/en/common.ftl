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
move-go-on = Go on without them
move-replace = Replace a player
move-substitute = Let a house player stand in
move-pause = Pause
move-resume = Resume
move-extend = Move the deadline
move-undo = Undo
move-abort = End the game
move-expire = Expire

## What the GM does, told to everybody

closed = The GM calls time, without the answers that are missing.
paused = The GM has paused the game. Take a break: nobody can do anything until it goes on.
resumed = The game goes on.
extended = The deadline moves by { $length }.
extended-until = The deadline moves.
moved-earlier = The deadline comes { $length } earlier.
# Who has taken something back: a player their own move, or the GM a step.
who-took-back =
    { $by ->
        [player] { $player } took their move back
       *[gm] The GM took a step back
    }
undone =
    { $secrets ->
        [no] { who-took-back }. The game goes on from just before it.
       *[yes] { who-took-back }. The game goes on from just before it. "{ $mine }" shows which of your secret moves still count.
    }
undone-because = Reason: { $reason }
outcome-aborted = Nobody wins.
    .title = The game ends here, unfinished
story-title = What really happened
earned-title = Titles
earned = 🏅 { $name }: { $title }
outcome-winners =
    { $count ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
outcome-place = { $place }\. { $names }
outcome-points =
    { $points ->
        [one] { $name } (1 point)
       *[other] { $name } ({ $points } points)
    }

## A seat that changes hands, told to the newcomer

undone-title = Taken back
undone-yours =
    { $reader ->
        [gm] { who-took-back }. What you were told of it no longer counts. The desk shows how the game stands.
       *[seat] { who-took-back }. What you were told or did in it no longer counts. "{ $mine }" shows where you stand.
    }
replaced-title = A seat for you
replaced = Welcome, { $newcomer }! You now play { $player }'s seat, and everything it knows is yours.

## Refusals: one sentence each, which says what to do

refused-game-over = This game is over, so there's nothing left to do in it.
refused-game-paused = The game is paused; please wait until the GM resumes it.
refused-not-paused = The game isn't paused, so there's nothing to resume.
refused-game-master-only = Only the GM can do "{ $move }"; please ask them.
refused-clock-only = Only the clock lets a deadline pass; the GM can close the wait instead.
refused-nothing-missing = Every answer is in, so there's nobody to go on without.
refused-not-now = "{ $move }" isn't possible right now.
refused-wrong-count =
    { $given ->
        [one] You chose one; please choose exactly { $needed }.
       *[other] You chose { $given }; please choose exactly { $needed }.
    }
refused-named-twice = { $name } is named twice; once is enough.
refused-not-among = { $name } can't be chosen here; please choose from the list.
refused-not-ranked = Your list is missing { $lacking }. Please rank everything, one to a line.
refused-choice-needed = Please choose something from the list; this can't stay empty.
refused-text-too-long = That's { $given } characters, which is too long; please use { $most } at most.
refused-not-taken-back = Line { $number } can't be taken back: it wasn't accepted, or was taken back before.
refused-nothing-to-undo = Nothing has been done yet, so there's nothing to take back.
refused-house-plays = A house player plays for { $player } already.
refused-person-plays = { $player } plays themselves already.
refused-no-question = Nobody asked anything in line { $number }. Please give the line of a question.
refused-hours-out-of-range = A deadline moves by at least a second and at most { $days } days, later or earlier. Please choose a time in between.
refused-name-taken = The name { $name } is taken at this table; please choose another.
refused-wrong-player-count-exactly = This game takes exactly { $most } players, but you have { $given }; please change the number.
refused-wrong-player-count = This game takes { $least } to { $most } players, but you have { $given }; please change the number.
