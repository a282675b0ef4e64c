### What a GM takes back: the steps of which one is chosen, what would be lost with it, and why it is done.

## The steps, for a GM without a seat

steps-title = What may be taken back
steps-intro = The last step that everybody saw stands first; then come the others, the latest first. Choose a step to see what would be lost with it; nothing is taken back before you say so again.
steps-gone-on = The game has gone on meanwhile, so nothing is taken back. This is how it stands now: please choose anew.
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
steps-seen-by-each = In private: each player something.
steps-seen-by-nobody = You alone.
steps-why = -# The reason: { $reason }
steps-choose = Which step?
steps-later = Later steps
steps-earlier = Earlier steps
steps-all = All steps
steps-reason = The reason that you give stands below.

## What would be lost

cost-title = Take this back?
cost-nothing = Nothing else goes with it.
cost-goes = **These go with it:** { $steps }.
cost-stays = **These stay, for they were secret and still fit:** { $steps }.
cost-lost = **These are lost, for they do not fit any more; whoever gave them is told:** { $steps }.
cost-sure = It is announced, and what was posted of it is struck through. What has been seen cannot be unseen.
button-take-back = Take it back
button-why = Say why first
reason-label = The reason, if you give one
reason-given = The GM's reason: { $reason }
reason-given-for = The GM has made a move for { $player }. The reason: { $reason }
reason-given-seat = The seat of { $player } has a new player. The GM's reason: { $reason }
reason-given-for-you = The GM's reason for making this move for you: { $reason }
taken-back = You have taken that back: the game goes on from before it.

## The choices of a table, on the page of the GM

setup-reasons = Who is told the GM's reasons
setup-reasons-all = Reasons of the GM: everybody is told
setup-reasons-gm = Reasons of the GM: kept for the GM

## What told of it, above what is struck through

struck = -# Taken back:
struck-in-part = -# Taken back in part:
