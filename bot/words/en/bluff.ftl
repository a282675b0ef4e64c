### Liar's dice with Magic Ones, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Bids and dice

claim = { $count } × { $face }
secretly-dice = Under the cups
secretly-thrown = { $player }: { $faces }
claim-magic =
    { $count ->
        [one] 1 of the { -magic(form: "inside") }
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
field-bid-face = Of which face
field-bid-show = Lay out dice, and throw the others again
thing-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
thing-face = Face { $face }
thing-face-magic = 1, { -magic }
thing-show = Lay out a { $face }
answer-bid = Bid { $claim }
answer-bid-showing = Bid { $claim }, laying out { $shown }

## What is asked

absent = The least bid opens a round. To answer a bid, { $deadline ->
        [ask] the GM decides.
        [raise] the least bid is made.
       *[challenge] it is challenged.
    }
wait-open = the first bid of the round
wait-answer = the answer to the bid
prompt-open = New dice, { $count } in play: your bid?
    .title = { $player } opens round { $round }
    .call = open round { $round } with a bid.
prompt-answer = At least { $claim }: true?
    .title = { $player } answers
    .call =
        { $may ->
            [challenge] { $bidder } bids { $claim }: challenge the bid.
           *[raise] { $bidder } bids { $claim }: raise or challenge.
        }
prompt-last = No raise is left, with { $dice }.
order-bid = Bid how many dice of one face there are, of { $dice } in play.
order-bid-above =
    Bid more than { $claim }, of { $dice } in play. The least is { $least }. { $may ->
        [show] You may lay out some of your dice with it, and throw the others again.
       *[raise] {""}
    }
order-challenge = Challenge { $claim }: all dice are shown, and whoever is wrong loses dice.

## What happens

first-throws =
    { -opening } { $throws }
    .title = The game begins
first-throws-round = Thrown for the first bid: { $totals }.
first-throws-again = The highest throw again: { $totals }.
first-throws-total = { $player } { $total }
bid =
    .title = { $player } bids { $claim }
bid-showing = { $player } lays out { $shown } and throws { $thrown } again.
challenged = There { $matching ->
        [one] is { $matching }
       *[other] are { $matching }
    }. { $lost }
    .title = { $by } challenges { $player }
challenged-hands = { $hands }.
challenged-hand = { $player } { $faces }
challenged-lost =
    { $count ->
        [one] { $players } loses { $dice }.
       *[other] { $players } lose { $dice } each.
    }
out = { $player } is out.
outcome-last-with-dice = All the others have lost their dice.
    .title = 🏆 One alone has dice

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
board-no-bid = No bid stands.
board-in-play = { $dice } in play.
board-line = { $hands }. { $dice } in play.
card-turn = { $player } has { $wait }.
card-dice = Dice
card-bid = The bid

## What one seat is told

button-hand = My dice
dice-title = Your dice
dice-text = Under your cup: { $faces }
dice-open = Open: { $faces }
dice-counts = With { -magic(form: "inside") } you have { $counts }.
dice-of-face = { $count } × { $face }
dice-none = You have no dice any more.
did-challenge = You challenge.
history-title = This round
history-bid = { $player }: { $claim }
history-none = Nobody has bid yet.
hidden-title = What was still hidden
hidden-hand = { $player }: { $faces }

## Refusals

refused-no-face = A die has the faces 1 to 6, and 1 is { -magic }; { $face } is none.
refused-too-many-dice = A bid claims at least 1 and at most { $dice } dice, for so many are in play; please choose among these.
refused-no-raise = That is not above the bid that stands; bid at least { $claim }.
refused-must-challenge = No bid is above the one that stands; please challenge it.
refused-nothing-shown = To lay out dice choose one at least, or else bid without laying out any.
refused-not-his-dice = You can lay out only dice that you have hidden: { $hidden }.
refused-one-stays-hidden = At least one of your dice stays hidden; please lay out fewer.
refused-no-showing = Dice are laid out with a raise only, and where the game is played so; please bid without.

## The set-up and the rules

option-exact = When a challenged bid is exactly right
choice-exact-all-lose-one = Everybody else loses one
note-exact-all-lose-one = All but the bidder lose a die
choice-exact-challenger-loses-one = The challenger loses one
note-exact-challenger-loses-one = Nobody else loses a die
option-deadline = When somebody is late
choice-deadline-ask = The GM is asked
note-deadline-ask = Nothing is done until the GM decides
choice-deadline-raise = The least bid
note-deadline-raise = The bot raises by as little as is legal
choice-deadline-challenge = A challenge
note-deadline-challenge = The bot challenges the bid
option-switches = What is in the game
choice-switches-show-and-throw = Laying out dice
note-switches-show-and-throw = With a raise dice may be laid out and the others thrown again
options-exact-all-lose-one = With an exact bid everybody but the bidder loses a die.
options-exact-challenger-loses-one = With an exact bid the challenger loses a die.
options-deadline-ask = For whoever is late the GM is asked.
options-deadline-raise = For whoever is late the bot makes the least bid.
options-deadline-challenge = For whoever is late the bot challenges.
options-showing = With a raise dice may be laid out, and the others are thrown again.
options-no-showing = No dice are laid out.
rules-title = How to play
rules-aim = Everybody has five dice under a cup. Bid on all dice in play, and be the last who has any.
rules-bids = Bids
rules-bids-text =
    A bid claims at least so many dice of a face from 2 to 6; { -magic(form: "inside") } count in. A bid on { -magic(form: "inside") } claims at least so many ones.
    The spaces rise: 1, Magic 1, 2, 3, Magic 2, 4, 5, Magic 3, 6 and so on. A raise is a later space, or a higher face on the same one. Nobody passes.
rules-showing = Laying out dice
rules-showing-text = With a raise you may lay out some of your hidden dice; one at least stays hidden, and the hidden ones are thrown again.
rules-challenge = The challenge
rules-challenge-text =
    The next player may challenge: all dice are shown. With fewer than bid the bidder loses the difference, with more the challenger.
    { $exact ->
        [all_lose_one] With exactly as many everybody but the bidder loses one.
        [challenger_loses_one] With exactly as many the challenger loses one.
       *[open] With exactly as many everybody but the bidder loses one, or the challenger alone, as the table chooses.
    }
    Whoever is right opens the next round.
rules-end = The end
rules-end-text = Whoever has no dice is out; the last with dice wins. You may give up at any time: your dice leave the game. A bid that you did not mean is taken back with `/{ name-game } { name-game-take-back }`, if all others agree before the next player answers.

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
picture-bids-magic = { -magic } count as any face
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
picture-bids-shown = { $faces }
picture-bids-turn = whose turn it is
picture-bids-leads = has the most dice
picture-bids-winner = winner
picture-bids-matching =
    { $count ->
        [one] { $count } die bears it out
       *[other] { $count } dice bear it out
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
picture-dice-hold = You hold, with { -magic(form: "inside") } counted in
picture-dice-show = You show { $faces }; the hidden rest is thrown again.
picture-dice-hidden = Hidden: { $faces }
picture-dice-lie-open = Open: { $faces }
picture-dice-standing = The bid is { $claim }.

## The GM's desk

desk-hidden = under the cup { $faces }
desk-open = open { $faces }

## What is drawn, where somebody may choose it in a rehearsal

draw-opening = The throws for the first bid
draw-dice = The dice of a round
draw-thrown = The dice that are thrown again
