### Who leads: a game is handed over, others are asked to lead it too, and GMs who are silent are followed.

## Whoever is asked to lead

asked-to-lead = { $user }, you are asked to take this game over, as its GM. You have until { $when } to say so. The offer ends sooner if it is withdrawn, or the GM goes on leading.{ $hides ->
       *[yes] { " " }Without a seat you are shown everything, and can take none in this game any more.
        [no] { "" }
    }
asked-beside = { $user }, you are asked to lead this game with { $gm }. You have until { $when } to say so. The offer ends sooner if it is withdrawn.{ $hides ->
       *[yes] { " " }Without a seat you are shown everything, and can take none in this game any more.
        [no] { "" }
    }
offer-accepted = { $user } was asked to lead this game, and has accepted.
offer-to-lead-over = { $user } was asked to lead this game. The offer is over.
offer-seat-over = **{ $game }**: the seat of { $name } is not on offer any more.
offer-seat-anew = **{ $game }**: this offer of the seat of { $name } is over, for a newer one was made in { $room }.
button-accept = Lead the game
led-asked = { $user } is asked in { $room }, and has until { $when } to accept. Until then you can withdraw the offer.
led-asked-instead = { led-asked } It also ends if { $gm } goes on leading.
button-withdraw = Withdraw the offer
button-withdraw-one = Withdraw { $number }
task-offers = Open offers
offers-title = **Open offers**
offers-none = Nothing is on offer in this game.
offers-beside = { $user } is asked to lead this game too, until { $when }.
offers-instead = { $user } is asked to lead this game in place of { $gm }, until { $when }.
offers-seat = The seat of { $name } is on offer until { $when }.
withdrawn = The offer is withdrawn. Where it stands it says that it is over.
lead-accepted = You lead this game now: `/{ name-gm } { name-gm-moves }` shows what you may do.
led-left = Done, and everybody is told who leads the game now.
led-hand-over = From now on { $gm } is the GM, which everybody is told.

## What the channel is told

handed-over = The game is handed over: from now on { $gm } is the GM.
gm-joined = { $gm } leads this game from now on, too, beside { $first }.
gm-left = { $gm } leads this game no more; { $first } goes on.

## GMs who are silent

setup-escalation-following = Who is asked when a GM is silent
setup-escalation-following-6 = A silent GM: co-GMs after 6 hours, managers after 12
setup-escalation-following-12 = A silent GM: co-GMs after 12 hours, managers after 24
setup-escalation-following-24 = A silent GM: co-GMs after 24 hours, managers after 48
setup-escalation-following-never = A silent GM: nobody is called
gm-silent = { $asked ->
        [deadline] { $gm } has not said what to do in { $room }, where the deadline passed { $when }. Please decide instead: close it now, or give more time.
        [judgement] { $gm } has not answered what the game in { $room } asks its GM. Please answer instead.
        [result] { $gm } has not looked over what has come of the last wait in { $room }. Please look at it instead: tell it, or take it back.
       *[missing] { $gm } has not said whether the game in { $room } is to go on without those who are still missing. Please decide instead; nobody but GMs is told of this.
    }
gm-silent-managers = { $asked ->
       *[deadline] The deadline passed { $when }, and { $gm } has not said what to do about it.
        [judgement] The game waits for an answer of its GM, and { $gm } has not given it.
        [result] What has come of this wait is the GM's to tell, and { $gm } has not looked it over yet.
    } Somebody who manages this server and does not play may lead the game from now on; whoever leads it may still just answer.
button-stand-in = Lead the game
