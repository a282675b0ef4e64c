### The GM's desk.

button-note = Note
button-time = Move the deadline
button-reason = Say why
button-co-gms = Co-GMs
co-gms-title = Who leads the game beside its first GM
co-gms-label = Co-GMs
co-gms-note = Whoever is new is asked first; whoever you take out leads no more.
co-gms-same = Nobody is new, and nobody is taken out.
desk-turn-open = The desk
desk-turn-again = Look again
desk-turn-back = Back to the desk
desk-turn-outlook = As things stand
desk-turn-deliveries = Deliveries
task-act-for = Act for this seat
task-replace = Offer this seat
task-hand-over = Hand the game over
task-take-off = Take off the list
task-send = Send again
task-wait = Let it wait
task-ready = Ask who is there
task-undo = Undo
task-secrets = All secrets
task-asked = What am I asked?
task-move = Move the game here
intervene-modkill = Take out of the game
intervene-revive = Bring back
intervene-pass-over = Pass over

## Asked once, before a press does harm

sure-close = Close { $wait } now? Everybody who has not answered is answered for, as if the deadline had passed, and the channel is told.
yes-close = Yes, close it now
sure-replace = Offer the seat of { $name }? Whoever takes it gets everything that the seat knows. { $name } then loses it for good, and can take no other seat in this game. Until then you can withdraw the offer.
yes-replace = Yes, offer the seat
sure-hand-over = Ask { $name } to take this game over? Once { $name } accepts, you do not lead it any more{ $sees ->
        [yes] , and see none of its secrets
       *[no] { "" }
    }. Only { $name } or a manager of this server can give it back to you. Until then you can withdraw the offer.
yes-hand-over = Yes, ask them
sure-modkill = Take { $name } out of the game? { $name } is dead at once, and the votes, orders and card of the seat are lost. The channel is told. You can only bring { $name } back before this day or night ends, and without the votes.
yes-modkill = Yes, take them out
sure-pass-over = Pass { $name } over? { $name } gets no card today, even if a list comes later. Nobody but GMs is told.
yes-pass-over = Yes, pass them over
sure-go-on-lists = Go on without the lists of { $names }? They get no card today, even if their lists come later, and no vote until then.{ $when ->
        [none] { "" }
       *[other] { " " }Their time for it lasts until { $when }.
    } They and GMs are told, and nobody else.
yes-go-on = Yes, go on without them

## The desk's pages

desk-title = The desk: { $game }
desk-waits-for = Still to answer: { $names }.
desk-inner = Within it, { $wait } until { $when }.
desk-seats = Choose a seat, and act for it
desk-seat = { $number }. { $name } { $role }
desk-seat-title = The seat of { $name }
desk-seat-nothing = Nobody knows anything of this seat yet.
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
desk-outlook-text = What would follow if you closed it now. Nothing of this has happened, and nothing is drawn for it.
desk-outlook-told = Everybody would read
desk-outlook-nothing = Nothing new.
desk-outlook-drawn = What chance decides is drawn at that time; what comes after that cannot be told.

desk-deliveries-title = Secrets, and whether they have arrived
desk-deliveries-text = Choose a seat on the desk to send its secrets again, or to let them wait behind "My secrets".
desk-deliveries-sent = Sent: { $counts }
desk-deliveries-none = Nobody is owed a secret.
desk-delivery = { $name }: { $what }, { $when }: { $state }
desk-kind-secrets = what the seat was told
desk-kind-later = what it was told later
desk-kind-order = what it was asked
desk-kind-lost = that an order was lost
desk-kind-whisper = what was said apart
desk-state-pending = queued
desk-state-sending = being sent
desk-state-refused = **Discord does not take it now**; the bot tries again
desk-state-sent = sent
desk-state-closed = **DMs closed**; it waits behind "My secrets"
desk-state-opened = opened by button
sent-again = What { $name } was not sent is being sent again; the desk shows whether it arrives.
left-to-wait = Nothing more of it is sent to { $name }; it waits behind "My secrets".

note-on-game = A note on the game
note-on-seat = A note on { $name }
note-text = Only GMs are shown it
time-length = How much more, as in "10 min" or "2 h"
time-until = Or until when, as in "tomorrow 20:00"
