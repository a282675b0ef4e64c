### Who leads: a game is handed over, others are asked to lead it too, and GMs who are silent are followed.

## Asking somebody to lead

asked-to-lead = { $user }, will you take this game over as its GM? You have until { $when } to accept. The offer ends sooner if it's withdrawn, or if the GM goes on leading.{ $hides ->
       *[yes] { " " }If you have no seat, you'll see everything, and can't take a seat in this game any more.
        [no] { "" }
    }
asked-beside = { $user }, will you lead this game with { $gm }? You have until { $when } to accept. The offer ends sooner if it's withdrawn.{ $hides ->
       *[yes] { " " }If you have no seat, you'll see everything, and can't take a seat in this game any more.
        [no] { "" }
    }
offer-accepted = { $user } was asked to lead this game, and has accepted.
offer-to-lead-over = { $user } was asked to lead this game. The offer is over.
offer-seat-over = **{ $game }**: { $name }'s seat isn't on offer any more.
offer-seat-anew = **{ $game }**: this offer of { $name }'s seat is over, because there's a newer one in { $room }.
button-accept = Lead the game
led-asked = I've asked { $user } in { $room }. They have until { $when } to accept, and until then you can withdraw the offer.
led-asked-instead = { led-asked } It also ends if { $gm } goes on leading.
button-withdraw = Withdraw the offer
button-withdraw-one = Withdraw { $number }
task-offers = Open offers
offers-title = **Open offers**
offers-none = Nothing is on offer in this game.
offers-beside = { $user } is asked to be a co-GM, until { $when }.
offers-instead = { $user } is asked to lead this game in place of { $gm }, until { $when }.
offers-seat = { $name }'s seat is on offer until { $when }.
withdrawn = You've withdrawn the offer, and its message says so.
lead-accepted = You lead this game now! `/{ name-gm } { name-gm-moves }` shows what you can do.
led-left = Done. I've told everybody who leads the game now.
led-hand-over = From now on { $gm } is the GM. I've told everybody.

## What the channel is told

handed-over = New GM: from now on { $gm } leads this game.
gm-joined = From now on { $gm } leads this game together with { $first }.
gm-left = { $gm } doesn't lead this game any more; { $first } does.

## GMs who are silent

setup-escalation-following = Who is asked when a GM is silent
setup-escalation-following-6 = A silent GM: co-GMs after 6 hours, managers after 12
setup-escalation-following-12 = A silent GM: co-GMs after 12 hours, managers after 24
setup-escalation-following-24 = A silent GM: co-GMs after 24 hours, managers after 48
setup-escalation-following-never = A silent GM: nobody is called
gm-silent = { $asked ->
        [deadline] The deadline in { $room } passed { $when }, and there's no word from { $gm }. Please decide instead: close it now, or give more time.
        [judgement] The game in { $room } needs a decision from its GM, and there's no word from { $gm }. Please answer instead.
        [result] The last result in { $room } needs a look, and there's no word from { $gm }. Please look at it instead: publish it, or take it back.
       *[missing] There's no word from { $gm } on whether the game in { $room } should go on without the players who are missing. Please decide instead. I've told only GMs.
    }
gm-silent-managers = { $asked ->
       *[deadline] The deadline passed { $when }, and there's no word from { $gm }.
        [judgement] The game is waiting for its GM, and there's no word from { $gm }.
        [result] The result is waiting for the GM, and there's no word from { $gm }.
    } Somebody who manages this server and doesn't play can lead the game from now on. The present GM can still just answer.
button-stand-in = Lead the game
