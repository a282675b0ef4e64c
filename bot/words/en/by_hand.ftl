### What a GM does by hand.

desk-turn-by-hand = By hand
by-hand-waits = A result is waiting for you. This changes it before it's told; then you get it again, as it will be published.
by-hand-intro = Everything here is told as your act, with your reason if you give one, and you can undo it.

## The acts, as buttons and in refusals

move-kill-by-hand = A death at dawn
move-spare-by-hand = Alive at dawn
move-rule-by-hand = Rule on the quest
move-give-by-hand = Give a card or an item
move-take-by-hand = Take a card or an item
move-weigh-by-hand = Weigh a vote
move-lock-by-hand = Close the votes
move-unlock-by-hand = Open the votes again
move-declare-by-hand = Declare the winner

## What each does, on the page with the buttons

about-kill-by-hand = **A death at dawn**: somebody is found dead when the night ends, whatever the night's orders do. Nobody is told before.
about-spare-by-hand = **Alive at dawn**: somebody survives the night, whatever the night's orders do. Nobody is told before.
about-rule-by-hand = **Rule on the quest**: it ends as you say, whatever the orders are. Nobody is told before the result.
about-give-by-hand = **Give a card or an item**: it comes from what nobody holds.
about-take-by-hand = **Take a card or an item**: nobody holds it then.
about-weigh-by-hand = **Weigh a vote**: everybody sees how many votes it counts as.
about-lock-by-hand = **Close the votes**: they stand as they are, and nobody can vote or change a vote until you open them again.
about-unlock-by-hand = **Open the votes again.**
about-declare-by-hand = **Declare the winner**: it ends the game for everybody, and the game counts in no statistics and on no ladder.

## The fields of the forms

field-kill-by-hand-player = Who is found dead?
field-kill-by-hand-cause = What of? (in your own words)
field-spare-by-hand-player = Who survives?
field-rule-by-hand-result = How does it end?
field-give-by-hand-player = Who gets it?
field-give-by-hand-item = What do they get?
field-take-by-hand-player = Who loses it?
field-take-by-hand-item = What do they lose?
field-weigh-by-hand-player = Whose vote?
field-weigh-by-hand-votes = How many votes does it count as?
field-weigh-by-hand-lasts = For how long?
field-declare-by-hand-side = Who wins?
by-hand-until = For how long, or until when?
by-hand-until-note = Leave it empty to open them yourself
by-hand-votes =
    { $votes ->
        [0] no vote
        [one] 1 vote
       *[other] { $votes } votes
    }
by-hand-result-success = It succeeds
by-hand-result-failure = It fails
by-hand-lasts-day = until today ends
by-hand-lasts-game = until I change it

## What those concerned are told

by-hand-title = By the GM's hand
by-hand-kill-gm =
    { $cause ->
        [none] By the GM's hand, { $player } is found dead at dawn.
       *[other] By the GM's hand, { $player } is found dead at dawn: { $cause }
    }
by-hand-kill-all =
    { $cause ->
        [none] The GM has decided that { $player } dies.
       *[other] The GM has decided that { $player } dies: { $cause }
    }
by-hand-spare-gm = By the GM's hand, { $player } is alive at dawn.
by-hand-spare-all = The GM has decided that { $player } is alive this morning.
by-hand-rule-gm =
    { $result ->
        [success] By the GM's hand, this quest succeeds.
       *[other] By the GM's hand, this quest fails.
    }
by-hand-rule-all =
    { $result ->
        [success] The GM has ruled that this quest succeeds.
       *[other] The GM has ruled that this quest fails.
    }
by-hand-give-seat = The GM has given you something: **{ $item }**.
by-hand-take-seat = The GM has taken something from you: **{ $item }**. Nothing that you've ordered with it counts.
by-hand-give-all = By order of the GM, { $player } gets **{ $item }**.
by-hand-take-all = By order of the GM, { $player } loses **{ $item }**. Nobody holds it now.
by-hand-weigh-all =
    { $lasts ->
        [day] By order of the GM, { $player }'s vote counts as { by-hand-votes } until today ends.
       *[other] By order of the GM, { $player }'s vote counts as { by-hand-votes } from now on.
    }
by-hand-lock-all =
    { $votes ->
        [true] The GM has closed the votes. They stand as they are { $length ->
            [none] until the GM opens them again.
           *[other] for { $length }, or until the GM opens them again.
        }
       *[other] The GM has opened the votes again.
    }
by-hand-declare-all = The GM has declared the winner: **{ $side }**.

outcome-declared = This game counts in no statistics and on no ladder.
    .title = 🏆 The GM declares the winner: { $side }!
picture-outcome-declared = The GM has declared the winner.
picture-moment-declared = The GM has declared the winner.

## The answers to the GM

led-kill-by-hand = { $player } will be found dead at dawn. Until then only GMs without a seat know.
led-spare-by-hand = { $player } will be alive at dawn. Until then only GMs without a seat know.
led-rule-by-hand = The quest will end as you've ruled. Until then only GMs without a seat know.
led-give-by-hand = You've given it to { $player }, who is told that it was you.
led-take-by-hand = You've taken it from { $player }, who is told that it was you.
led-weigh-by-hand = Done. I've told everybody what { $player }'s vote counts as.
led-lock-by-hand = Done. I've told everybody.
led-declare-by-hand = You've declared the winner, and the game is over.

## Refusals

refused-not-by-hand = This game has nothing for "{ $move }"; the desk's page "{ desk-turn-by-hand }" shows what it has.
refused-votes-locked = The GM has closed the votes for now; please wait until they're open again.

## At the desk and in the count of the Great Table

desk-doomed = 💀 dead at dawn, by your hand
desk-spared = alive at dawn, by your hand
weighed-voter = { $name } ×{ $votes }

## On the card

card-votes-closed = The GM has closed the votes for now.
card-weighed = Votes that count twice, by order of the GM
