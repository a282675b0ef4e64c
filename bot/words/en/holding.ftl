### What follows from the end of a wait, where the GM sees it before anybody else.

## What the table chooses

button-policy = GM
policy-title = The GM
policy-text = What the GM of this table does beside the rules, and asks of the players.
setup-talking = Where players may talk about the game
setup-talking-here = No talk about the game outside it
setup-talking-anywhere = Players may talk about the game anywhere
policy-plays = You play yourself, so results are told at once, whatever is chosen here: who plays sees nothing first.
setup-holding = Whether the GM sees results first
setup-holding-off = Results are told at once
setup-holding-15 = The GM sees results first, for 15 minutes at most
setup-holding-30 = The GM sees results first, for 30 minutes at most
setup-holding-60 = The GM sees results first, for an hour at most
setup-holding-120 = The GM sees results first, for 2 hours at most
setup-holding-360 = The GM sees results first, for 6 hours at most
setup-holding-720 = The GM sees results first, for 12 hours at most
signup-holding = Results
holding = The GM sees what comes of each wait before it is told, for { $length } at most.

## What everybody is told while something waits

card-held = 👁 The GM looks over what has come of this wait; it is told { $when } at the latest.
held-noted = That counts, and with it the wait is over. The GM looks over what comes of it before it is told.

## To the GM

held-noted-gm = With that the wait is over. What comes of it waits for you: it is in the DM from me, and behind "GM" on the card.
held-waits = **{ $game }** in { $room }: { $wait } is over. This is what comes of it, in the very words in which it will be told, and { $watched ->
        [yes] only you and those who watch with all secrets see it
       *[no] nobody but you sees it
    }. Tell it, or take the step back; by itself it is told { $when }. Deadlines count from then on.
held-paused = **{ $game }** in { $room }: { $wait } is over. This is what comes of it, in the very words in which it will be told, and { $watched ->
        [yes] only you and those who watch with all secrets see it
       *[no] nobody but you sees it
    }. While the game is paused nothing is told: resume it first, or take the step back.
held-to = To { $receivers }
held-apart = Something is told to { $receivers }. Every word of it is in the file.
    .title = In private
held-to-room = the channel
held-to-room-later = the channel, later
held-to-thread = the private thread of { $names }
held-to-seat = { $name }
held-to-seat-later = { $name }, some minutes later
held-to-you = you
button-held = What waits for you
button-tell = Tell it
button-untell = Take the step back
button-untold = Yes, take it back
button-why-untold = Yes, and say why
held-sure = Take back the step with which this wait has ended? No player is ever told what would have come of it, only that a step is taken back. It stays in the record, and so does what chance has given.
held-told = **{ $game }** in { $room }: it is told.
held-untold = The step is taken back, and everybody is told that it is.
