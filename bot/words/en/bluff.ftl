### Liar's dice with Magic Ones, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Bids and dice

claim = { $count } × { $face }
claim-button = { $count } × { $face }
claim-button-magic = { $count } × Magic
secretly-dice = Under the cups
secretly-thrown = { $player }: { $faces }
claim-magic =
    { $count ->
        [one] 1 { -magic(form: "one") }
       *[other] { $count } { -magic(form: "inside") }
    }
dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }

## Moves

move-bid = Bid
move-challenge = Challenge
field-bid-count = How many dice
field-bid-face = Which face
field-bid-show = Lay out dice and throw the rest again
thing-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
thing-face = { $face }
thing-face-magic = { -magic }
thing-show = { $face }
answer-bid = Bid { $bid }
bid-showing-dice = { $claim }, laying out { $shown }
compose-bid =
    { $most ->
        [0] Choose a face, and bid.
       *[other] Choose a face, press any dice that you want to lay out, and bid.
    }

## What is asked

absent = I open a round with the lowest bid. After a bid I { $deadline ->
        [ask] ask the GM.
        [raise] make the lowest raise.
       *[challenge] challenge it.
    }
wait-open = the first bid of the round
wait-answer = the answer to the bid
prompt-open = { $count } new dice. What's your bid?
    .title = { $player } opens round { $round }
    .call = open round { $round }.
prompt-answer = True or bluff?
    .title = { $player } answers
    .call =
        { $may ->
            [challenge] { $bidder } bids { $claim }: challenge it.
           *[raise] { $bidder } bids { $claim }.
        }
prompt-last = With { $dice } in play there's no higher bid.
order-bid = Bid how many of the { $dice } in play show one face.
order-bid-above = Bid above { $claim }; there are { $dice } in play. The lowest raise is { $least }.
order-magic-only =
    { $count ->
        [one] A bid of { $fewest } can only be of { -magic(form: "inside") }.
       *[other] A bid of { $fewest } to { $most } dice can only be of { -magic(form: "inside") }.
    }
order-may-show = You can lay out some of your dice with it and throw the rest again.
order-lowest = { $least } or { $magic }
order-challenge = Challenge { $claim }: all cups go up, and whoever's wrong loses dice.

## What happens

first-throws = { $throws }
    .title = The game begins
    .story = { -opening }
first-throws-round = Thrown for the first bid: { $totals }.
first-throws-again = Tied leaders throw again: { $totals }.
first-throws-total = { $player } { $total }
bid =
    .title = { $player } bids { $claim }
bid-showing = { $player } lays out { $shown } and throws { $thrown } again.
scene-cups = Cups up…
scene-cups-up = { $by } challenges { $player }'s bid of { $claim }.
scene-cups-player = { $player }: { $faces }
scene-cups-others =
    { $count ->
        [0] So far no die fits { $claim }.
        [one] So far 1 die fits { $claim }.
       *[other] So far { $count } dice fit { $claim }.
    }
scene-cups-all =
    { $count ->
        [0] No die fits at all.
        [one] 1 die fits in all.
       *[other] { $count } dice fit in all.
    }
challenged =
    { $matching ->
        [0] No die fits.
        [one] 1 die fits.
       *[other] { $matching } dice fit.
    } { $lost }
    .title = { $by } challenges { $player }
challenged-hands = { $hands }.
challenged-hand = { $player } { $faces }
challenged-lost =
    { $count ->
        [one] { $players } loses { $dice }.
       *[other] { $players } lose { $dice } each.
    }
out = { $player } is out.
outcome-last-with-dice =
    .title = 🏆 Only one player still has dice

## What the theme says beside

drama-first-bid = { -drama-first-bid }
drama-bold-bid = { -drama-bold-bid }
drama-laid-out = { -drama-laid-out }
drama-magic-bid = { -drama-magic-bid }
drama-bluff-caught = { -drama-bluff-caught }
drama-bluff-caught-badly = { -drama-bluff-caught-badly }
drama-bid-true = { -drama-bid-true }
drama-bid-true-easily = { -drama-bid-true-easily }
drama-bid-exact = { -drama-bid-exact }
drama-out = { -drama-out }
drama-last-two = { -drama-last-two }
drama-victory = { -drama-victory }
drama-victory-narrow = { -drama-victory-narrow }

## The board

board-hand = { $player } { $dice }
board-hand-open = { $player } { $dice } (open { $faces })
board-out = { $player } out
board-bid = { $player } bids { $claim }.
board-no-bid = There's no bid yet.
board-in-play = { $dice } in play.
board-line = { $hands }. { $dice } in play.
card-turn = It's { $player }'s turn: { $wait }.
card-dice = Dice
card-bid = The bid

## What one seat is told

button-hand = My dice
dice-title = Your dice
dice-text = Under your cup: { $faces }
dice-open = Open: { $faces }
dice-counts = { -magic } fit any face, so you have { $counts }.
dice-all-magic =
    { $count ->
        [one] It fits any face.
       *[other] They fit any face.
    }
dice-none = You have no dice left.
did-bid = You bid { $bid }.
did-challenge = You challenge.
history-title = This round
history-bid = { $player }: { $claim }
history-none = Nobody has bid yet.
hidden-title = What was still hidden
hidden-hand = { $player }: { $faces }

## Refusals

refused-no-face = A die has the faces 1 to 6, and 1s are { -magic }; please choose one of these, not { $face }.
refused-too-many-dice = There are { $dice } dice in play, so bid from 1 to { $dice }.
refused-no-raise = That doesn't beat the last bid; please bid at least { $claim }.
refused-must-challenge = There's no higher bid; please challenge.
refused-nothing-shown = Choose at least one die to lay out, or bid without.
refused-not-his-dice = You can only lay out your hidden dice: { $hidden }.
refused-one-stays-hidden = One of your dice has to stay hidden; please lay out fewer.
refused-no-showing = You can't lay out dice with this bid; please bid without.

## The set-up and the rules

option-exact = When a challenged bid is exactly right
choice-exact-all-lose-one = Everybody else loses one
note-exact-all-lose-one = All but the bidder lose a die
choice-exact-challenger-loses-one = The challenger loses one
note-exact-challenger-loses-one = Only the challenger loses a die
option-deadline = If somebody is late
choice-deadline-ask = Ask the GM
note-deadline-ask = Nothing happens until the GM decides
choice-deadline-raise = The lowest raise
note-deadline-raise = I raise by as little as I can
choice-deadline-challenge = A challenge
note-deadline-challenge = I challenge the bid
option-switches = What is in the game
choice-switches-show-and-throw = Laying out dice
note-switches-show-and-throw = With a raise you can lay out dice and throw the rest again
options-exact-all-lose-one = If a challenged bid is exactly right, everybody but the bidder loses a die.
options-exact-challenger-loses-one = If a challenged bid is exactly right, the challenger loses a die.
options-deadline-ask = If somebody is late, I ask the GM.
options-deadline-raise = If somebody is late, I make the lowest raise.
options-deadline-challenge = If somebody is late, I challenge for them.
options-showing = With a raise you can lay out dice and throw the rest again.
options-no-showing = Nobody lays out dice.
rules-title = How to play
rules-aim = Everybody has five dice under a cup. Bid on all the dice in play, and be the last to have any.
rules-bids = Bids
rules-bids-text =
    A bid of 5 × 4 claims at least five 4s, counting { -magic(form: "inside") } too. You can bid on any face from 2 to 6, or on { -magic(form: "inside") } alone.
    The spaces go up: 1, Magic 1, 2, 3, Magic 2, 4, 5, Magic 3, 6 and so on. A raise takes a later space, or a higher face on the same one. Nobody can pass.
rules-showing = Laying out dice
rules-showing-text = With a raise you can lay out some of your hidden dice and throw the rest again. At least one stays hidden.
rules-challenge = The challenge
rules-challenge-text =
    The next player can challenge, and all dice are shown. If there are fewer than bid, the bidder loses the difference; if there are more, the challenger does.
    { $exact ->
        [all_lose_one] If it's exactly right, everybody but the bidder loses one.
        [challenger_loses_one] If it's exactly right, the challenger loses one.
       *[open] If it's exactly right, everybody but the bidder loses one, or only the challenger does, as the table chooses.
    }
    The one who was right opens the next round.
rules-end = The end
rules-end-text = With no dice left you're out, and the last player with dice wins. You can give up at any time: your dice leave the game. Made a bid you didn't mean? Take it back with `/{ name-game } { name-game-take-back }`, if everybody else agrees before the next player answers.

## Pictures

picture-bids = The bidding
picture-bids-beginning =
    The track of the bids, on the back of a serpent: numbers from 1 to 20, and Magic spaces from 1 to 10.
    The Magic spaces lie between the numbers: 1, Magic 1, 2, 3, Magic 2, 4, and so on.
    Past 20 it goes on in the same way. No bid stands on it yet.
picture-bids-opens = opens the bidding
picture-bids-answers = raises or challenges
picture-bids-waits = the next round begins
picture-bids-challenged = challenged the bid
picture-bids-won = has won
picture-bids-nobody = Nobody
picture-bids-by = bid by
picture-bids-none = no bid yet
picture-bids-in-play =
    { $count ->
        [one] { $count } die in play
       *[other] { $count } dice in play
    }
picture-bids-magic = { -magic } fit any face
picture-bids-out = out
picture-bids-now = { $name } { $what }
picture-bids-claim = { $count } × { $face }
picture-bids-face =
    { $face ->
        [1] { -magic }
       *[other] { $face }
    }
picture-bids-said = bid by { $name }: { $claim }
picture-bids-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
picture-bids-open = open: { $faces }
picture-bids-last = last bid { $claim }
picture-bids-shown = { $faces }
picture-bids-turn = whose turn it is
picture-bids-leads = has the most dice
picture-bids-winner = winner
picture-bids-matching =
    { $count ->
        [0] none fits
        [one] { $count } fits
       *[other] { $count } fit
    }
picture-bids-few = { $count } too few
picture-bids-many = { $count } too many
picture-bids-exact = exactly as bid
picture-bids-loses =
    { $count ->
        [one] loses { $count } die
       *[other] loses { $count } dice
    }
picture-dice-of = Your dice, { $name }
picture-dice-bid = bid { $count } ×
picture-dice-open = open
picture-dice-hold = You hold, counting { -magic(form: "inside") }
picture-dice-show = You show { $faces } and throw the rest again.
picture-dice-hidden = Hidden: { $faces }
picture-dice-lie-open = Open: { $faces }
picture-dice-standing = The bid is { $claim }.

## The GM's desk

desk-hidden = under the cup { $faces }
desk-open = open { $faces }

## What is drawn, where somebody may choose it in a rehearsal

draw-opening = The throws for the first bid
draw-dice = The dice of a round
draw-thrown = The dice thrown again
