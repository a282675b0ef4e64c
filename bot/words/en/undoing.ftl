### What a GM takes back: the steps of which one is chosen, what would be lost with it, and why it is done.

## The steps, for a GM without a seat

steps-title = What you can take back
steps-intro = The last step that everybody saw comes first, then the others, latest first. Choose one to see what would be lost with it. Nothing is taken back until you confirm.
steps-gone-on = The game has moved on, so nothing was taken back. This is how it stands now: please choose again.
steps-step =
    { $step } · { $when }
    -# { $seen }
steps-in-short = **{ $number }** { $who }: { $move }
steps-option = { $number } { $who }: { $move }
steps-for = the GM for { $player }
the-clock = the clock
steps-time-up = time was up
steps-seen-by-all = Everybody: { $what }
steps-seen-on-card = Everybody, on the card.
steps-seen-in-private = In private: { $names }.
steps-seen-by-each = In private: something for each player.
steps-seen-by-nobody = Only you.
steps-why = -# Reason: { $reason }
steps-choose = Which step?
steps-later = Later steps
steps-earlier = Earlier steps
steps-all = All steps
steps-reason = Your reason is below.

## What would be lost

cost-title = Take this back?
cost-nothing = Nothing else goes with it.
cost-goes = **These go with it:** { $steps }.
cost-stays = **These stay, because they were secret and still fit:** { $steps }.
cost-lost = **These are lost, because they no longer fit; their players are told:** { $steps }.
cost-sure = I announce it and strike through the posts about it. But nobody can unsee what they've seen.
button-take-back = Take it back
button-why = Say why first
reason-label = The reason, if you give one
reason-given = The GM's reason: { $reason }
reason-given-for = The GM made a move for { $player }. Reason: { $reason }
reason-given-seat = { $player }'s seat has a new player. The GM's reason: { $reason }
reason-given-for-you = The GM's reason for making this move for you: { $reason }
taken-back = You've taken that back. The game goes on from just before it.

## The choices of a table, on the page of the GM

setup-reasons = Who sees the GM's reasons
setup-reasons-all = The GM's reasons: everybody sees them
setup-reasons-gm = The GM's reasons: only GMs see them

## What told of it, above what is struck through

struck = -# Taken back:
struck-in-part = -# Taken back in part:
