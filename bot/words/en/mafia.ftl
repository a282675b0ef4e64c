### What all games with days, nights and lynches say alike, without a word of any world.

## Days, nights and speech

at-day = Day { $number }
at-night = Night { $number }
wait-day = the day
wait-night = the night
time-called = The GM calls time.
speech = { $by }:
prompt-nobody-died = Nobody died in the night.

## The count of the votes

votes = **Votes** ({ $needed } decide{ $sure ->
        [no] ; some votes weigh more or less than one
       *[yes] { "" }
    })
votes-none = **Votes**: none yet.
wagon = { $name } ({ vote-standing }): { $voters }
vote-standing =
    { $left ->
        [0] { $count }, decided
       *[other] { $count },{"\u00A0"}L{"\u2011"}{ $left }
    }
no-lynch = **No lynch**
past-wagon = { $name } ({ $count }): { $voters }
count-title =
    Votes of day { $number }{ $vote ->
        [second] , second vote
       *[only] { "" }
    }
count-none = Nobody has voted yet.
count-silent =
    { $count ->
        [one] Not voting: { $names }
       *[other] Not voting ({ $count }): { $names }
    }
count-needed = With { $living } alive, it takes { $needed } to lynch.
count-until =
    { $vote ->
        [first] The vote ends
       *[last] The day ends
    } { $when }.
changes-title = How the votes went
change-vote = { $when } { $voter }: { $target }
change-no-lynch = { $when } { $voter }: **no lynch**
change-withdrawn = { $when } { $voter }: vote withdrawn

## The table card, and the dead

board-day = **Day { $number }.** { $needed } of { $living } votes decide.
board-night = **Night { $number }.**
board-living = Alive: { $count }
board-dead = Dead: { $count }
board-silent = No vote yet
dead-title = You are dead
grave-day = { $player }: **{ $finding }** (day { $number }, { $cause })
grave-night = { $player }: **{ $finding }** (night { $number }, { $cause })
cause-lynch = lynched
cause-night = killed
cause-modkill = by the GM

## Moves, answers, and what a seat is asked

answer-vote-no-lynch = No lynch
answer-vote = Vote for { $name }
move-unvote = Withdraw your vote
move-whisper = Speak in a thread
move-modkill = Take a player out
field-vote-target = Choose who to vote for
field-whisper-text = What do you say?
field-whisper-thread = Choose a thread
field-modkill-player = Choose who to take out
order-unvote = **Withdraw** your vote.
order-whisper-dead = **Speak** to the dead, in your thread.
ask-whisper-dead = Speak to the dead

## What is told to one seat

noted-vote = Your vote: { $target }.
noted-vote-no-lynch = Your vote: **no lynch**.
noted-unvote = You took your vote back.
secrets-vote = Your vote: { $target }.
secrets-vote-no-lynch = Your vote: **no lynch**.
secrets-talk-title = What was said in your threads
secrets-thread = { $thread }: { $names }.
thread-dead = Thread of the dead
opened-dead =
    { $count ->
        [one] You're the first here.
       *[other] In here: { $names }.
    } The living can't read it; please don't talk anywhere else.

## The past

history-votes = Votes of day { $number }
history-no-votes = Nobody had a vote.
happened-lynch-by = { $player } ({ $role }) was lynched, by { $names }.
happened-lynch = { $player } ({ $role }) was lynched.
happened-night = Dead at dawn: { $player } ({ $role }).
happened-modkill = The GM took { $player } ({ $role }) out of the game.
happened-nothing-day = Nobody was lynched.
happened-nothing-night = Nobody died.
happened-ended = The GM ended the game.
title-saved-a-life = Saved a life
title-never-suspected = Never suspected
title-last-at-the-table = Last at the table
title-first-to-go = First to leave the table
story-log = Every step of every night

## Refusals

refused-dead = You're dead, so you can't do that; you can still talk with the other dead.
refused-no-vote = You haven't voted, so there's nothing to withdraw.
refused-already-dead = { $player } is already dead.
refused-not-in-thread = You aren't in that thread, or it's closed.
refused-text-needed = There's nothing in it; please write something.

## Pictures

picture-day = Day { $number }
picture-night = Night { $number }
picture-end = The end
picture-living = { $count } alive
picture-died-day = † day { $number }
picture-died-night = † night { $number }
picture-sign-dead = dead
picture-sign-winner = winner
picture-whole = The round table from above, clockwise from the top right: { $now }.
picture-number = { $number }. { $name }
picture-majority = { $needed } of { $living } lynch
picture-wagon-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
picture-missing = { $count } more
picture-lynched = lynched
picture-silent = Not voted yet
picture-no-lynch = No lynch

## The GM's desk

desk-vote = votes for { $target }
desk-vote-no-lynch = votes for no lynch
desk-not-voted = no vote
desk-gave-none = no order yet
checked-done = ☑ { $told } { $found }
checked-fails = ✖ { $told } { $found }

## Speaking at the table, in any game

did-say = You've said it at the table.
field-say-text = What do you say?
move-say = Speak at the table
order-say = **Speak** at the table, for everybody to hear.
