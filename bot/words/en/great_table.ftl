### The Great Table, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Sides, roles, cards

side-house = { -house }
side-players = { -players }
role-master = { -master }
role-apprentice = { -apprentice }
role-player = { -player }

item-king = { -king }
item-consort = { -consort }
item-vigilante = { -vigilante }
item-thief = { -thief }
item-bomber = { -bomber }
item-guard = { -guard }
item-mayor = { -mayor }
item-role-finder = { -role-finder }
item-card-finder = { -card-finder }
item-target-finder = { -target-finder }
item-socialite = { -socialite }
item-healer = { -healer }
item-lover = { -lover }
item-place-swap = { -place-swap }

## What each card does, in a line of a menu

line-king = Tomorrow the deck starts with you.
line-consort =
    { $plays-king ->
        [no] Tomorrow the deck starts with you.
       *[yes] Shows who holds { -king(form: "inside") }, or brings you the deck tomorrow.
    }
line-vigilante = Kills a player tonight. It has two shots in the whole game.
line-thief = Takes another player's card once all are dealt.
line-bomber =
    { $plays-thief ->
        [no] Does nothing in this game.
       *[yes] Kills { -thief(form: "inside") } who takes it.
    }
line-guard = Stops a player's card and kill tonight.
line-mayor = Lets a player's votes count for somebody else tomorrow.
line-role-finder = Shows which card a player holds tonight.
line-card-finder = Shows who holds a card tonight.
line-target-finder = Shows whom a player targets tonight.
line-socialite = Makes two others trade seats, and shows a neighbour of each.
line-healer = Saves a player, or you, tonight.
line-lover = You talk in private until dawn with whoever holds the other one.
line-place-swap = You trade seats with another player.

## What each card does

does-king = Nothing to order: tomorrow the deck starts with you.{ cannot-kill }
does-consort =
    Nothing to order: { $plays-king ->
        [no] tomorrow the deck starts with you.
       *[yes] you learn who holds { -king(form: "inside") }, and how many places to your right. If { -king(form: "inside") } does not lead tomorrow, the deck starts with you.
    }{ cannot-kill }
does-vigilante = Kill another player. The card has two shots in the whole game, and { -house(form: "inside") } cannot fire them.
does-thief =
    Once all cards are dealt, take another player's card and use it tonight.{ $plays-bomber ->
        [no] { "" }
       *[yes] { " " }Taking { -bomber(form: "inside") } kills you.
    }
does-bomber =
    Nothing to order: { $plays-thief ->
        [no] nobody in this game can take it from you, so it does nothing.
       *[yes] { -thief(form: "inside") } dies in the attempt to take it.
    }{ cannot-kill }
does-guard = Choose another player: that player's card and kill do nothing tonight. The player is not told.
does-mayor = Choose a player, and for whom that player's votes shall count tomorrow. The player is not told.
does-role-finder = Choose another player: you learn which card that player holds tonight.
does-card-finder = Choose a card: you learn who holds it tonight.
does-target-finder = Choose another player: you learn whom that player targets tonight.
does-socialite = Choose two other players: they trade seats. Of one you then learn the left neighbour, of the other the right one.
does-healer = Choose a player, or yourself: whoever you chose survives this night.
does-lover =
    Nothing to order: if somebody holds the other one, you two can talk in private until dawn.{ $apprentices ->
        [none] { "" }
       *[some] { " " }{ -apprentice(form: "opening") } who holds it has one message for the other until then.
    }
does-place-swap = Trade seats with another player.
cannot-kill =
    { $apprentices ->
        [none] { "" }
        [one] { "" }
       *[two] { " " }{ -apprentice(form: "opening") } who holds it cannot kill.
    }

## Posts

phase-first =
    { -opening }
    The deck goes round the table for the first time.
    .title = Day 1
phase-day = The deck is whole again and goes round the table.
    .title = Day { $number }
phase-night = The lamps go out.
    .title = Night { $number }

scene-lynch = The table has decided
scene-lynch-first = A rope is thrown over the beam.
scene-lynch-then = The coroner is called for, and takes a good look.
scene-bomb = Something is ticking
scene-bomb-first = Somebody has drawn the wrong card.
scene-bomb-then = A bomb goes off!
scene-dawn = The night is over
scene-dawn-first = The lamps come up, and everybody counts heads.
scene-dawn-then =
    { $count ->
        [0] Nobody is missing.
        [one] One chair stays empty.
       *[other] { $count } chairs stay empty.
    }

votes = **Votes** ({ $needed } decide)
votes-none = **Votes**: none at present.
wagon = { $name } ({ vote-standing }): { $voters }
vote-standing =
    { $left ->
        [0] { $count }, decided
       *[other] { $count }, L-{ $left }
    }
vote-cast = { $voter } votes for { $target } ({ $standing }).
vote-withdrawn = { $voter } no longer votes for { $target } ({ $standing }).
no-lynch = **No lynch**
no-lynch-inside = **no lynch**

time-called = The GM calls time: what is not in by now does not count.
died-lynch = { finds }
    .title = 💀 { $player } is lynched
died-night = { finds }
    .title = 💀 { $player } is dead at dawn
died-bomb = { finds }
    .title = 💀 A bomb goes off in the hands of { $player }
died-modkill = { finds }
    .title = 💀 The GM takes { $player } out of the game
finds = The coroner finds: **{ $finding }**.
dead-title = You are dead
dead-lynch = You were lynched. { dead-now }
dead-night = You were killed in the night. { dead-now }
dead-bomb = The bomb went off in your hands. { dead-now }
dead-modkill = The GM has taken you out of the game. { dead-now }
dead-now = You no longer vote or give orders, and the living hear nothing from you. You may follow the game and speak with the other dead, and you still win with your side.
revived = The GM brings the player back to life.
    .title = { $player } lives after all
speech = { $by }:

outcome-majority = The table is theirs.
    .title = 🏆 Victory for { -house(form: "inside") }!
outcome-house-cannot-kill = { -house(form: "opening") } can kill no more.
    .title = 🏆 Victory for { -players(form: "inside") }!

## Drama: a theme's own lines for a moment, of which one is said

drama-lynch-house = { -drama-lynch-house }
drama-lynch-player = { -drama-lynch-player }
drama-no-lynch = { -drama-no-lynch }
drama-death-at-dawn = { -drama-death-at-dawn }
drama-death-by-bomb = { -drama-death-by-bomb }
drama-quiet-night = { -drama-quiet-night }
drama-own-death = { -drama-own-death }
drama-victory-house = { -drama-victory-house }
drama-victory-players = { -drama-victory-players }

## Prompts in the channel

prompt-day = Who shall be lynched?
    .how = Send your list of cards for today, then vote: { $needed } of { $living } votes lynch at once. Without a list there is no vote.
    .title = Day { $number }
    .call = send your list of cards, then vote.
prompt-night = What does your card do tonight?
    .how = Whoever holds one with an order gives it now, and may change it until dawn. Then all of them work at once.
    .title = Night { $number }
    .call = give your orders for the night.
prompt-nobody-died = Nobody died in the night.

## What one seat is asked

order-list = **List**: rank all cards, best first. Until the deck has passed you the list is for today, afterwards for tomorrow.
order-vote = **Vote** for a player, or for no lynch.
order-unvote = **Withdraw** your vote.
order-steal = **{ -thief }**: choose whose card you take, or nobody's. Your time ends with the day.
order-withdraw = **Take back** your order for tonight.
order-kill = **Kill** a player tonight, or nobody.
order-say = **Speak** at the table, for everybody to hear.
order-whisper-house = **Speak** to the other { -apprentice }, in your thread.
order-whisper-lovers = **Speak** to the other { -lover }, in your thread.
order-whisper-dead = **Speak** to the dead, in your thread.
order-vigilante = **{ -vigilante }**: choose whom you shoot tonight.
order-guard = **{ -guard }**: choose whom you guard tonight.
order-mayor = **{ -mayor }**: choose whose votes you move tomorrow, and to whom.
order-role-finder = **{ -role-finder }**: choose whose card you look at tonight.
order-card-finder = **{ -card-finder }**: choose which card you look for tonight.
order-target-finder = **{ -target-finder }**: choose whom you watch tonight.
order-socialite = **{ -socialite }**: choose which two trade seats tonight, and whose left neighbour you learn.
order-healer = **{ -healer }**: choose whom you save tonight.
order-place-swap = **{ -place-swap }**: choose with whom you trade seats tonight.
order-so-far = Your order so far: { $order }.

## The table card

board-day = **Day { $number }.** { $needed } of { $living } votes decide.
board-night = **Night { $number }.**
board-living = Alive: { $count }
board-dead = Dead: { $count }
board-silent = No vote yet
grave-day = { $player }: **{ $finding }** (day { $number }, { $cause })
grave-night = { $player }: **{ $finding }** (night { $number }, { $cause })
cause-lynch = lynched
cause-night = killed
cause-bomb = a bomb
cause-modkill = by the GM

## The role card

you-are-master = You are { -master(form: "inside") }
you-are-apprentice = You are { -apprentice(form: "inside") }
you-are-player = You are { -player(form: "inside") }
flavour-master = { -flavour-master }
flavour-apprentice = { -flavour-apprentice }
flavour-player = { -flavour-player }
knows-master =
    { $apprentices ->
        [none] Nothing about the others. You are alone.
        [one] Nothing about the others. One of them is your { -apprentice }, and knows you.
       *[two] Nothing about the others. Two of them are your { -apprentice(form: "many") }, and know you.
    }
knows-apprentice = Your master is { $master }. The other { -apprentice } is { $partner }.
knows-apprentice-alone = Your master is { $master }. There is no other { -apprentice }.
knows-player = Nothing about the others.
may-master = Use the card you take each day. Beside it you may kill one player each night.
may-apprentice = Each night use your card, or kill instead: the kill is made if both of you name the same player. The later of your orders counts. You two may talk in a thread of your own.
may-apprentice-alone = Use the card you take each day. Alone you cannot kill.
may-player = Use the card you take each day.
wins-house =
    { $wins-at ->
        [parity] When at least half of the living are of { -house(form: "inside") }.
       *[majority] When more than half of the living are of { -house(form: "inside") }.
    }
wins-players =
    { $apprentices ->
        [none] When { -master(form: "inside") } is dead.
        [one] When { -master(form: "inside") } is dead: { -apprentice(form: "inside") } alone cannot kill.
       *[two] When { -house(form: "inside") } can kill no more: { -master(form: "inside") } is dead, and at most one of the { -apprentice(form: "many") } lives.
    }

## What is told to one seat

neighbours-title = Your neighbours
neighbours = To your left: { $left }. To your right: { $right }. The deck passes on to the left.
dealt-title = Your card today: { $card }
gone-on-title = Passed over
gone-on-seat = The GM has gone on with the deal without your list. Nobody who plays is told that it was missing.
gone-on-gm = The deal goes on without the lists of { $names }.
dealt-none-title = No card today
dealt-none = The deck has passed you without a list of yours. You hold no card until tomorrow.
shots =
    { $shots ->
        [0] No shot is left, so it cannot be used.
        [one] One shot is left.
       *[other] { $shots } shots are left.
    }
steal-asked-title = Whom do you rob?
steal-asked = All cards are dealt. Choose whose card you take, or nobody's; your time ends with the day.
stolen-title = What you took
stolen = You have taken **{ $card }**, and it is yours tonight. { $does }
stolen-none = That player holds no card. You keep { -thief(form: "inside") }, which can take nothing more.
steal-missed-title = Too late to steal
steal-missed = Your time to steal is over, so you take nobody's card and keep { -thief(form: "inside") }.
robbed-title = Your card is gone
robbed = When you came to use your card, it was gone: { -thief(form: "inside") } had it.

result-king = { $player } holds { -king(form: "inside") }, { $places ->
        [one] one place
       *[other] { $places } places
    } to { $holder ->
        [own] your right
       *[other] the right of { $holder }
    }.
result-no-king =
    { $plays-king ->
        [no] There is nobody for { $holder ->
            [own] you
           *[other] { $holder }
        } to find.
       *[yes] No one holds { -king(form: "inside") }.
    }
# Whom or what a finder was asked about, where a step was taken back since.
asked-player = The player
asked-card = The card
asked-one = the first
asked-other = the other
result-held = { $player } holds **{ $held }**.
result-held-none = { $player } holds no card.
result-holders = { $card } is held by { $players }.
result-holders-none = { $card } is not in play.
result-targets = { $player } targeted { $players }.
result-targets-none = { $player } targeted nobody.
result-seats = The left neighbour of { $one } is { $left }; the right neighbour of { $other } is { $right }.
result-seats-none = { $holder ->
        [own] You
       *[other] { $holder }
    } could see nobody's neighbours.
result-lover-none = No one chose the other { -lover } card.

thread-house = The thread of the { -apprentice(form: "many") }
thread-lovers = The thread of the { -lover(form: "many") }
thread-dead = The thread of the dead
opened-house = In it: { $names }. Only you read it.
opened-lovers = In it: { $names }. Only you read it, and it closes at dawn.
opened-dead =
    { $count ->
        [one] You are the first here.
       *[other] In it: { $names }.
    } The living do not read it; please speak nowhere else.
closed-house = You are no longer in it.
closed-lovers = It is closed.
closed-dead = You are alive again, and no longer in it.

noted-list = Your list, as I read it:
noted-list-when = When it counts
noted-list-when-text = Today, if the deck has not passed you yet; otherwise tomorrow. Until then you may send another.
noted-steal = You take the card of { $target }.
noted-steal-nobody = You take nobody's card today.
noted-vote = Your vote: { $target }.
noted-vote-no-lynch = Your vote: **no lynch**.
noted-unvote = Your vote is withdrawn.
noted-use = Your order for tonight: { $aim }. You may change it or take it back until dawn.
noted-use-withdrawn = Your order for tonight is taken back.
noted-kill = Your kill for tonight: { $target }. You may change it or take it back until dawn.
noted-kill-nobody = You kill nobody tonight. You may change that until dawn.
did-say = You have said it at the table.

aim-player = { $target }
aim-card = **{ $card }**
aim-voter = the votes of { $target } count for { $votes_for } tomorrow
aim-pair = { $names } trade seats; the left neighbour is told of { $left_of }

line = { $number }. { $choice }
choice-if = { $card }, if { $conditions }
left-exactly =
    { $number ->
        [0] no { $card } is left
        [one] exactly one { $card } is left
       *[other] exactly { $number } of { $card } are left
    }
left-fewer =
    { $number ->
        [one] fewer than one { $card } is left
       *[other] fewer than { $number } of { $card } are left
    }
left-more =
    { $number ->
        [0] any { $card } is left
        [one] more than one { $card } is left
       *[other] more than { $number } of { $card } are left
    }
left-taken = { $card } has been taken

secrets-card = Your card today: **{ $card }**. { $does }
secrets-no-card = You hold no card today.
secrets-card-unknown = The deck has not passed you yet.
secrets-neighbours = To your left: { $left }. To your right: { $right }.
secrets-use = Your order for tonight: { $aim }.
secrets-kill = Your kill for tonight: { $target }.
secrets-no-order = You have given no order for tonight.
secrets-steal = You took the card of { $target }.
secrets-vote = Your vote: { $target }.
secrets-vote-no-lynch = Your vote: **no lynch**.
secrets-talk-title = What was said in your threads
secrets-thread = { $thread }: { $names }.
secrets-list-today = Your list for today
secrets-list-tomorrow = Your list for tomorrow
secrets-no-list = None yet.
secrets-learned-title = What you have learned
secrets-learned = { $phase }, { $card }: { $result }
at-day = Day { $number }
at-night = Night { $number }

## To the GM

seated = Round the table, each the left neighbour of the one before: { $names }.
first-king = The deck starts with { $player }, who held { -king(form: "inside") }.
first-consort = The deck starts with { $player }, who held { -consort(form: "inside") }.
first-chance = The deck starts with { $player }, by chance.
passed-over = { $player } is passed over and holds no card today; the deal goes on.
settled = Nobody is robbed any more today. The desk shows who holds which card.
mark = By the order of { -mayor(form: "inside") }, the votes of { $player } count for { $votes_for } today.
shot-spent =
    { $left ->
        [0] { -vigilante(form: "opening") } has no shot left.
        [one] { -vigilante(form: "opening") } has one shot left.
       *[other] { -vigilante(form: "opening") } has { $left } shots left.
    }
swapped = { $names } trade seats.
trace = { $step }: { $player }, { $what }: { $fate }.
trace-on = { $step }: { $player }, { $what }, on { $targets }: { $fate }.
trace-kill = for { -house(form: "inside") }
secretly-cards = Cards
secretly-dealt = { $player }: { $card }
secretly-passed = No card: { $names }
secretly-nothing = nothing
secretly-stolen = { $player } steals: { $card }
secretly-steps = Step by step
secretly-found = Found
secretly-finds = { $player }: { $found }
step-steal = Steal
step-guard = Guard
step-find = Find
step-swap = Swap
step-kill = Kill
step-heal = Heal
step-mark = Vote
fate-done = done
fate-guarded = guarded, nothing happens
fate-robbed = the card was gone
fate-target-dead = the target was dead
fate-alone = the other ordered no kill
fate-at-odds = the two named different players
fate-partner-guarded = the other was guarded
fate-healed = saved from death

## Moves, answers, choices

move-list = Send a list
move-steal = Steal a card
move-unvote = Withdraw your vote
move-use = Use your card
move-kill = Kill
move-whisper = Speak in a thread
move-say = Speak at the table
move-modkill = Take a player out
move-revive = Bring a player back
move-pass-over = Pass a player over

answer-steal-nobody = Rob nobody
answer-vote-no-lynch = No lynch
answer-steal = Rob { $name }
answer-vote = Vote for { $name }
answer-use-withdraw = Take my order back
answer-use-card = { $card }
answer-use = Use the card on { $names }
answer-kill = Kill { $name }
answer-kill-nobody = Kill nobody
ask-use = Use { $card }
ask-whisper-house = Speak to the other { -apprentice }
ask-whisper-lovers = Speak to the other { -lover }
ask-whisper-dead = Speak to the dead

field-list-cards = Rank all cards, a line each
button-pick-list-cards = Pick card by card
picker-title-list-cards = **Your list**, best first. Choose card after card.
picker-next-list-cards = Card number { $place }
field-steal-target = Whose card do you take?
field-vote-target = Choose for whom you vote
field-use-target = Choose a player
field-use-card = Choose a card
field-use-votes-for = Choose for whom the votes count
field-use-targets = Choose two players
field-use-left-of = Choose whose left neighbour you learn
field-kill-target = Choose whom you kill
field-whisper-text = What do you say?
field-whisper-thread = Choose a thread
field-say-text = What do you say?
field-modkill-player = Choose whom to take out
field-revive-player = Choose whom to bring back
field-pass-over-player = Choose whom to pass over

absent = No list, and so no card; no vote, no steal, and no order but those that were given.
wait-lists = the lists
wait-day = the day
wait-night = the night

## The set-up

options-roles-usual = One { -master }; two { -apprentice(form: "many") } from { $players } players on, below that one; all others are { -player(form: "many") }.
options-roles =
    { $apprentices ->
        [0] One { -master } alone
        [one] One { -master } with one { -apprentice }
       *[other] One { -master } with { $apprentices } { -apprentice(form: "many") }
    }; all others are { -player(form: "many") }.
counted = { $count } × { $name }
options-deck-usual = The deck is the usual one for the number of players.
options-deck = Deck: { $cards }.
options-anonymous = Everybody plays under an alias.
options-named = Everybody plays under their own name.
options-wins-at-majority = { -house(form: "opening") } wins with more than half of the living.
options-wins-at-parity = { -house(form: "opening") } wins with half of the living.
options-deadline-lynch-none = Without a majority nobody is lynched.
options-deadline-lynch-plurality = At the end of the day the highest count lynches; a tie does not.
options-reveal-master = The coroner knows { -master(form: "inside") } alone; all others are found to be { -player(form: "many") }.
options-reveal-house = The coroner tells all of { -house(form: "inside") } apart.

## Choosing a set-up

option-wins-at = When { -house(form: "inside") } wins
choice-wins-at-majority = With more than half of the living
note-wins-at-majority = As the rules have it.
choice-wins-at-parity = With half of the living
note-wins-at-parity = Ends a game earlier. Helps { -house(form: "inside") }.
option-deadline-lynch = Whom a day's end lynches
choice-deadline-lynch-none = Nobody without a majority
note-deadline-lynch-none = As the rules have it.
choice-deadline-lynch-plurality = Whoever has most votes
note-deadline-lynch-plurality = A tie lynches nobody, and no lynch competes. Helps the { -player(form: "many") }.
option-reveal = What the coroner tells
choice-reveal-master = Only { -master(form: "inside") }
note-reveal-master = As the rules have it.
choice-reveal-house = All of { -house(form: "inside") }
note-reveal-house = Each { -apprentice } is found out as well. Helps the { -player(form: "many") }.
option-roles = How many have each role (empty: as usual)
option-deck = The whole deck (empty: the usual one)
advice-for-house = With so few players { -house(form: "inside") } wins at least twice as often as the { -player(form: "many") }, among simulated players.
advice-for-players = Against so few of { -house(form: "inside") }, the { -player(form: "many") } win at least twice as often, among simulated players.
advice-lone-apprentice = A lone { -apprentice } never kills, so { -house(form: "inside") } loses as soon as { -master(form: "inside") } dies.
advice-lone-lover = A single { -lover } card is never of any use: it takes two to talk.
advice-no-hands = There is nothing in the deck that finds or stops anybody, so that the { -player(form: "many") } can only guess.

## The vote book

count-title = Votes of day { $number }
count-none = Nobody has voted yet.
count-silent =
    { $count ->
        [one] Not voting: { $names }
       *[other] Not voting ({ $count }): { $names }
    }
count-needed = With { $living } alive, it takes { $needed } to lynch.
count-until = The day ends { $when }.
changes-title = How the votes came
change-vote = { $when } { $voter }: { $target }
change-no-lynch = { $when } { $voter }: **no lynch**
change-withdrawn = { $when } { $voter }: vote withdrawn

## Rules

rules-title = How to play
rules-aim =
    { $apprentices ->
        [none] { -master(form: "opening") } alone is { -house(form: "inside") } and kills by night.
        [one] { -master(form: "opening") } and one { -apprentice } are { -house(form: "inside") }; only the first kills, by night.
       *[two] { -master(form: "opening") } and the { -apprentice(form: "many") } are { -house(form: "inside") } and kill by night.
    } Everybody else is { -player(form: "inside") } and lynches by day. Each day everybody takes a card, and uses it the night after.
rules-day = The day
rules-day-text =
    Rank all cards, a line each; the deck goes round to the left, and each player takes the first card on the list that is still there. Without a list there is no card and no vote. A line may have a condition about what is left when the deck comes: `A if A = 1`, `A if no B` or `A if B taken`, with cards for A and B.
    More than half of the living on one player lynch at once, on no lynch they end the day.{ $deadline-lynch ->
        [plurality] { " " }When the time is up, the player with most votes is lynched; a tie lynches nobody.
        [none] { " " }When the time is up without that, nobody is lynched.
       *[open] { "" }
    }
rules-table = The table
rules-table-text = You sit in a circle, and each morning you are told who sits beside you, nothing more. The deck starts with { $plays-king ->
        [no] { $plays-consort ->
            [no] anybody.
           *[yes] whoever held { -consort(form: "inside") }, else with anybody.
        }
       *[yes] { $plays-consort ->
            [no] whoever held { -king(form: "inside") }, else with anybody.
           *[yes] whoever held { -king(form: "inside") }, else { -consort(form: "inside") }, else with anybody.
        }
    }
rules-night = The night
rules-night-text = Give the order for your card, and change it until dawn. Then all of them work at once, in a fixed order. { $plays-thief ->
        [no] An order on somebody already dead does nothing.
       *[yes] An order for a card that was stolen, or on somebody already dead, does nothing.
    }
rules-house = { -house(form: "opening") }
rules-house-text =
    { -master(form: "opening") } kills each night beside the card.{ $apprentices ->
        [none] { "" }
        [one] { " " }The one { -apprentice } knows whom to serve, and cannot kill alone. { rules-coroner }
       *[two] { " " }The { -apprentice(form: "many") } know each other and whom they serve, and kill together in place of their cards, if both name the same player. { rules-coroner }
    }
rules-coroner =
    { $coroner ->
        [house] The coroner finds { -apprentice(form: "inside") } to be of { -house(form: "inside") }.
       *[master] The coroner finds { -apprentice(form: "inside") } to be { -player(form: "inside") }.
    }
rules-end = The end
rules-end-text =
    { $wins-at ->
        [parity] { -house(form: "opening") } wins when at least half of the living belong to it.
       *[majority] { -house(form: "opening") } wins when more than half of the living belong to it.
    } { $apprentices ->
        [none] { -players(form: "opening") } win when { -master(form: "inside") } is dead.
        [one] { -players(form: "opening") } win when { -master(form: "inside") } is dead.
       *[two] { -players(form: "opening") } win when { -master(form: "inside") } is dead and at most one of the { -apprentice(form: "many") } lives.
    }
rules-cards-title = The cards
rules-cards-here = This is the deck of this game, whole again every morning.
rules-cards-text = This is the deck for { $players } players. With fewer some cards stay away, with more there are more of { -place-swap }.
night-order-title = The order of the night
night-order-text = When the night ends, everything works in this order. Swaps are made in the order in which the cards were taken, kills all together. Whoever dies has acted in every step.
night-order-step = { $number }. { $step }
night-order-line = **{ $who }**: { $acts }
night-order-beside = In no step
night-order-thief = { -thief(form: "opening") } has acted by day.
night-order-mayor =
    { $plays-guard ->
        [no] What { -mayor(form: "inside") } orders stands, even if dead.
       *[yes] What { -mayor(form: "inside") } orders stands unless { -mayor(form: "inside") } is guarded, even if dead.
    }
night-order-lead =
    { $plays-king ->
        [no] Guarding { -consort(form: "inside") } also takes the lead away.
       *[yes] { $plays-consort ->
            [no] Guarding { -king(form: "inside") } also takes the lead away.
           *[yes] Guarding { -king(form: "inside") } or { -consort(form: "inside") } also takes the lead away.
        }
    }
night-order-untouched = Guarding changes nothing about { $cards }.
night-order-guarded = What the guarded hear
night-order-guarded-text =
    What an honest failure says, word for word: no one, no card, not in play, nobody.{ $plays-socialite ->
        [no] { "" }
       *[yes] { " " }The { -socialite } hears that the two sit beside each other.
    }
acts-guard = the guarded player's card and kill do nothing tonight
acts-consort =
    { $plays-king ->
        [no] finds nobody in this game
       *[yes] learns who holds { -king(form: "inside") }, and how many places to the right
    }
acts-role-finder = learns which card a player holds tonight
acts-card-finder = learns everybody who holds a card
acts-target-finder = learns whom a player targets tonight, with card or kill
acts-place-swap = trades seats with another player
acts-socialite = makes two others trade seats; after all swaps learns the neighbours
acts-master = kills a player
acts-apprentice = kill together, if both name the same player and neither is guarded
acts-vigilante = shoots a player
acts-healer = whoever was chosen survives every kill of this night

## The past

history-title = The dead
history-none = Nobody has died.
history-votes = Votes of day { $number }
past-wagon = { $name } ({ $count }): { $voters }
history-no-votes = Nobody had a vote.

story-file = All cards, orders and lists are in the file.
story-log = Every step of every night
happened-lynch-by = { $player } ({ $role }) was lynched, by { $names }.
happened-lynch = { $player } ({ $role }) was lynched.
happened-night = Dead at dawn: { $player } ({ $role }).
happened-bomb = The bomb killed { $player } ({ $role }).
happened-modkill = The GM took { $player } ({ $role }) out of the game.
happened-revived = The GM brought { $player } back.
happened-nothing-day = Nobody was lynched.
happened-nothing-night = Nobody died.

title-saved-a-life = Saved a life
title-shot-straight = Shot straight
title-never-suspected = Never suspected
title-nose = A nose for { -house(form: "inside") }
title-last-at-the-table = Last at the table
title-first-to-go = First to leave the table
reveal-seats = Round the table, at the end
secrets-seats = Round the table
reveal-day = Day { $number } and its night
reveal-cards = Cards and orders
reveal-no-cards = Nobody took a card.
reveal-card = { $number }. { $player }, { $card }
reveal-card-ordered = { $number }. { $player }, { $card }: { $aim }
reveal-card-stolen = { $card } (taken by { $holder })
reveal-card-laid-down = { $card }, then { $stolen }
reveal-kills = Kills ordered
reveal-kill = { $player }: { $target }
reveal-lists = Lists of day { $number }
reveal-list = { $player }:

## Refusals

refused-wrong-role-count = Of { $role } there must be { $least } to { $most }, and here are { $given }; please change their number.
refused-deck-too-small =
    { $cards ->
        [one] The deck has one card for { $players } players; please add cards.
       *[other] The deck has { $cards } cards for { $players } players; please add cards.
    }
refused-too-many-copies = The deck may have { $card } { $most } times at most, and here it has { $given }; please take some out.
refused-line-unreadable = I cannot read "{ $word }" in line { $list_line } of the list; please correct that line.
refused-cards-missing = The list lacks these cards as a line without a condition: { $cards }. Please add them.
refused-dead = The dead have no part in this; you may speak with the other dead.
refused-no-list-yet = You have sent no list for today; please send one, then you may vote.
refused-no-vote = You have no vote that could be withdrawn.
refused-no-card = You hold no card today, so there is nothing to use.
refused-no-order = { $card } has no order to give; please wait for the morning.
refused-card-not-known = The deck has not passed you yet; please wait for your card.
refused-no-shots-left = No shot is left, so it cannot be used any more.
refused-may-not-fire = { -house(form: "opening") } may hold this card but cannot fire it.
refused-may-not-kill = Your role does not kill.
refused-needs-partner = You kill only together with another { -apprentice }, and there is none at your side.
refused-card-bars-kill = You hold { $card }, so you cannot kill tonight.
refused-not-the-thief =
    { $plays-thief ->
        [no] There is no { -thief } in this game, so nobody steals.
       *[yes] You cannot steal at present: only { -thief(form: "inside") } can, once all cards are dealt.
    }
refused-not-in-thread = You have no part in that thread, or it is closed.
refused-one-message-only = As you hold { -lover(form: "inside") }, you may send one message until dawn, and it is sent.
refused-not-dead = { $player } has not died in this phase, so nothing can be taken back.
refused-already-dead = { $player } is dead already.
refused-nothing-to-pass-over = The deal does not wait for { $player }, so there is nobody to pass over; `/{ name-gm } { name-gm-close }` ends the day or the night.
refused-not-named = An order for { $card } does not name that; please give it without.
refused-no-such-card = There is no such card in this deck; please choose another.
refused-card-needed = This cannot be left open; please choose a card.
refused-not-of-the-two = { $name } is not one of the two who trade seats; please choose one of them.
refused-text-needed = There is nothing to say in this; please write something.

## Pictures

picture-day = Day { $number }
picture-night = Night { $number }
picture-end = The end
picture-won-house = { -house(form: "opening") } wins
picture-won-players = { -players(form: "opening") } win
picture-outcome-majority = { -house(form: "opening") } is more than half of the living.
picture-outcome-house-cannot-kill = { -house(form: "opening") } can no longer kill.
picture-living = { $count } alive
picture-you = you
picture-left = on your left
picture-right = on your right
picture-unseen =
    { $count ->
        [0] nobody else
        [one] { $count } other at the table
       *[other] { $count } others at the table
    }
picture-own-card = Your card: { $card }
picture-no-card = no card
picture-first = leads the deck
picture-died-day = † day { $number }
picture-died-night = † night { $number }
picture-sign-guest = at the table
picture-sign-player = { -player(form: "short") }
picture-sign-apprentice = { -apprentice(form: "short") }
picture-sign-master = { -master(form: "short") }
picture-short-apprentice = { -house }
picture-short-master = { -master(form: "short") }
picture-sign-dead = dead
picture-sign-winner = winner
picture-own = The round table from above, as far as you know it: { $now }. Left is clockwise.
picture-whole = The round table from above, clockwise from the top right: { $now }.
picture-number = { $number }. { $name }
picture-majority = { $needed } of { $living } lynch
picture-wagon-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
picture-missing = { $count } more
picture-lynched = lynched
picture-silent = Not voted yet
picture-no-lynch = No lynch

## The GM's desk

desk-order = order: { $aim }
desk-kill = kills { $target }
desk-gave-none = no order yet
desk-list = list is in
desk-no-list = no list yet
desk-vote = votes for { $target }
desk-vote-no-lynch = votes for no lynch
desk-not-voted = no vote
checked-done = ☑ { $told } { $found }
checked-fails = ✖ { $told } { $found }
checked-missing = ☐ { $step }: { $player }, { $what }: no order yet

## What is drawn, where somebody may choose it in a rehearsal

draw-roles = The roles
draw-seats = The seats, each to the left of the one before
draw-first = With whom the deck starts
