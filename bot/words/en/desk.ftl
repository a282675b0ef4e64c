### The GM's desk.

button-note = Note
button-time = Move the deadline
button-reason = Say why
button-co-gms = Co-GMs
co-gms-title = Who leads the game with its first GM
co-gms-label = Co-GMs
co-gms-note = Anybody new is asked first. Anybody you take out stops leading at once.
co-gms-same = Nothing has changed.
desk-turn-open = The desk
desk-turn-again = Look again
desk-turn-back = Back to the desk
desk-turn-outlook = As things stand
desk-turn-deliveries = Deliveries
desk-inbox =
    { $count ->
        [0] Inbox
       *[other] Inbox ({ $count })
    }
task-act-for = Act for this seat
task-replace = Offer this seat
task-hand-over = Hand the game over
task-take-off = Take off the list
task-send = Send again
task-wait = Let it wait
task-ready = Ask who's there
task-undo = Undo
task-secrets = All secrets
task-asked = What do I have to do?
task-move = Move the game here
intervene-modkill = Take out of the game
intervene-revive = Bring back
intervene-pass-over = Pass over

## Asked once, before a press does harm

sure-close = Close { $wait } now? I fill in for everybody who hasn't answered, as if the deadline had passed, and tell the channel.
yes-close = Yes, close it now
sure-replace = Offer { $name }'s seat? Its new player gets everything the seat knows. { $name } then loses it for good, and can't take another seat in this game. Until then you can withdraw the offer.
yes-replace = Yes, offer the seat
sure-hand-over = Ask { $name } to take this game over? You can withdraw the offer until they accept. Then you don't lead it any more{ $sees ->
        [yes] , and you see none of its secrets
       *[no] { "" }
    }. Only { $name } or a manager of this server can give it back to you.
yes-hand-over = Yes, ask them
sure-modkill = Take { $name } out of the game? They're dead at once, and their votes, orders and card are lost. I tell the channel. You can only bring them back before this day or night ends, and without their votes.
yes-modkill = Yes, take them out
sure-pass-over = Pass { $name } over? They get no card today, even if their list comes later. Only GMs hear about it.
yes-pass-over = Yes, pass them over
sure-go-on-lists = Go on without the lists of { $names }? They get no card today, even if their lists come later, and can't vote until then.{ $when ->
        [none] { "" }
       *[other] { " " }They have until { $when } to send one.
    } Only they and the GMs hear about it.
yes-go-on = Yes, go on without them

## The desk's pages

desk-title = The desk: { $game }
desk-waits-for = Still to answer: { $names }.
desk-inner = Within that, { $wait } until { $when }.
desk-seats = Choose a seat to act for
desk-seat = { $number }. { $name } { $role }
desk-seat-title = { $name }'s seat
desk-seat-nothing = Nobody knows anything about this seat yet.
desk-occupant = Player: { $user }
desk-line = - { $what }
desk-noted = 📝 { $note }
desk-awaited = no answer yet
desk-away = away
desk-offered = on offer
desk-reminded =
    { $count ->
        [one] reminded once
        [2] reminded twice
       *[other] reminded { $count } times
    }
desk-dms-open = DMs open
desk-dms-closed = DMs closed
desk-dms-untried = DMs not tried

desk-outlook-title = As things stand
desk-outlook-text = This is what closing it now would do. None of it has happened yet.
desk-outlook-told = Everybody would read
desk-outlook-nothing = Nothing new.
desk-outlook-drawn = Chance decides what comes after that, so I can't tell.

desk-deliveries-title = Secrets, and whether they have arrived
desk-deliveries-text = Choose a seat on the desk to send its secrets again, or to leave them behind "{ $mine }".
desk-deliveries-sent = Sent: { $counts }
desk-deliveries-none = There are no secrets to send.
desk-delivery = { $name }: { $what }, { $when }: { $state }
desk-kind-secrets = secrets
desk-kind-later = secrets sent later
desk-kind-order = a question
desk-kind-lost = a lost order
desk-kind-whisper = a private message
desk-state-pending = queued
desk-state-sending = being sent
desk-state-refused = **Discord refuses it right now**; I'll try again
desk-state-sent = sent
desk-state-closed = **DMs closed**; it's behind "{ $mine }"
desk-state-opened = read by button
sent-again = I'm sending { $name } everything that didn't arrive. The desk shows whether it does.
left-to-wait = I won't send { $name } the rest; it's behind "{ $mine }".

note-on-game = A note on the game
note-on-seat = A note on { $name }
note-text = Only GMs see it
time-moved = "2 h", "-30 min", "tomorrow 20:00" …
