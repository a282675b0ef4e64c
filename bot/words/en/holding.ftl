### What follows from the end of a wait, where the GM sees it before anybody else.

## What the table chooses

button-policy = GM
policy-title = The GM
policy-text = How the GM leads this table, and what they ask of the players.
setup-talking = Where players may talk about the game
setup-talking-here = No talk about the game outside it
setup-talking-voice = Talk about the game only in it and in the voice channel
setup-talking-anywhere = Players may talk about the game anywhere
setup-speaking = Whether players may vote aloud
setup-speaking-off = Votes are cast with buttons and commands only
setup-speaking-on = Players may also vote aloud, such as "vote: approve"
policy-plays = You're playing too, so results are published at once no matter what you choose here. A GM who plays sees nothing first.
setup-holding = Whether the GM sees results first
setup-holding-off = Results are published at once
setup-holding-15 = The GM sees results first, for at most 15 minutes
setup-holding-30 = The GM sees results first, for at most 30 minutes
setup-holding-60 = The GM sees results first, for at most an hour
setup-holding-120 = The GM sees results first, for at most 2 hours
setup-holding-360 = The GM sees results first, for at most 6 hours
setup-holding-720 = The GM sees results first, for at most 12 hours
signup-holding = Results
holding = The GM looks over each result before it's published, for at most { $length }.

## What everybody is told while something waits

card-held = 👁 The GM is looking over the result. You'll see it { $when } at the latest.
held-noted = That counts, and it was the last answer. The GM is looking over the result before everybody sees it.

## To the GM

held-noted-gm = That was the last answer. The result is waiting for you in my DM, and behind "GM" on the card.
held-waits = **{ $game }** in { $room }: this is the result of { $wait }, word for word as it will be published, and { $watched ->
        [yes] only you and the spectators who see all secrets can read it
       *[no] only you can read it
    }. Publish it, or take the step back. Otherwise I'll publish it { $when }. Deadlines count from then on.
held-paused = **{ $game }** in { $room }: this is the result of { $wait }, word for word as it will be published, and { $watched ->
        [yes] only you and the spectators who see all secrets can read it
       *[no] only you can read it
    }. Nothing is published while the game is paused: resume it first, or take the step back.
held-to = To { $receivers }
held-apart = This goes to { $receivers }. Every word of it is in the file.
    .title = In private
held-to-room = the channel
held-to-room-later = the channel, later
held-to-thread = the private thread of { $names }
held-to-seat = { $name }
held-to-seat-later = { $name }, some minutes later
held-to-you = you
held-write = Write above one of these texts
held-write-to =
    { $written ->
        [yes] ✎ { $receiver }
       *[no] { $receiver }
    }
held-own-words = **In your own words, in a message just before mine:**
held-own-words-end = **And then, in mine:**
held-words-title = To { $receiver }
held-words-label = Your own words
held-words-note = They stand above what I tell, marked as yours. No fact of it goes. Empty: no words.
held-words-how = Where they stand
held-words-above = Above what I tell
held-words-instead = In place of the theme's line, above the facts
button-held = See the result
button-tell = Publish it
button-untell = Take the step back
button-untold = Yes, take it back
button-why-untold = Yes, and say why
held-sure = Take back the last step? Players never learn what the result would have been, only that a step was taken back. It stays in the record, and so does what chance decided.
held-told = **{ $game }** in { $room }: it's published.
held-untold = You took the step back, and I've told everybody.
