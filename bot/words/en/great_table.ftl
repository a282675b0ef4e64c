### Sides, roles, cards

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
       *[yes] Kills { -thief(form: "inside") } when it's taken.
    }
line-guard = Stops a player's card and kill tonight.
line-mayor = Lets a player's votes count for somebody else tomorrow.
line-role-finder = Shows which card a player holds tonight.
line-card-finder = Shows who holds a card tonight.
line-target-finder = Shows who a player targets tonight.
line-socialite = Makes two others trade seats, and shows a neighbour of each.
line-healer = Saves a player, or you, tonight.
line-lover = You talk in private until dawn with the holder of the other one.
line-place-swap = You trade seats with another player.

## What each card does

does-king = No order: tomorrow the deck starts with you.{ cannot-kill }
does-consort =
    No order: { $plays-king ->
        [no] tomorrow the deck starts with you.
       *[yes] you learn who holds { -king(form: "inside") }, and where. The deck starts there tomorrow, or else with you.
    }{ cannot-kill }
does-vigilante = Kill another player, twice in the whole game. { -house(form: "opening") } can't fire it.
does-thief =
    Take another player's card for tonight, once all are dealt.{ $plays-bomber ->
        [no] { "" }
       *[yes] { " " }Taking { -bomber(form: "inside") } kills you.
    }
does-bomber =
    No order: { $plays-thief ->
        [no] nobody in this game can take it from you, so it does nothing.
       *[yes] { -thief(form: "inside") } dies trying to take it.
    }{ cannot-kill }
does-guard = Choose another player: their card and their kill do nothing tonight. They aren't told.
does-mayor = Choose a player, and who their votes count for tomorrow. They aren't told.
does-role-finder = Choose another player: you learn which card they hold tonight.
does-card-finder = Choose a card: you learn who holds it tonight.
does-target-finder = Choose another player: you learn who they target tonight.
does-socialite = Choose two other players: they trade seats. You learn who then sits left of one, and right of the other.
does-healer = Choose a player, or yourself: they survive this night.
does-lover =
    No order: if somebody holds the other one, you two can talk in private until dawn.{ $apprentices ->
        [none] { "" }
       *[some] { " " }{ -apprentice(form: "many") } can send just one message.
    }
does-place-swap = Trade seats with another player.
cannot-kill =
    { $apprentices ->
        [none] { "" }
        [one] { "" }
       *[two] { " " }{ -apprentice(form: "many") } can't kill with it.
    }

## Posts

phase-first =
    .title = Day 1
    .story = { -opening }
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

died-lynch = { finds }
    .title = 💀 { $player } is lynched
died-night = { finds }
    .title = 💀 { $player } is dead at dawn
died-bomb = { finds }
    .title = 💀 A bomb goes off in the hands of { $player }
died-modkill = { finds }
    .title = 💀 The GM takes { $player } out of the game
died-by-hand = { finds }
    .title = 💀 { $player } is dead at dawn
finds = The coroner's finding: **{ $finding }**.
dead-lynch = You were lynched. { dead-now }
dead-night = You were killed in the night. { dead-now }
dead-bomb = A bomb went off in your hands. { dead-now }
dead-modkill = The GM has taken you out of the game. { dead-now }
dead-by-hand = You were found dead at dawn, by decision of the GM. { dead-now }
dead-now = You can't vote or give orders any more, and the living won't hear from you. But keep following the game, and talk with the other dead. You still win if your side wins!
revived = The GM has brought them back to life.
    .title = { $player } is alive after all

outcome-majority = The table is theirs.
    .title = 🏆 Victory for { -house(form: "inside") }!
outcome-house-cannot-kill = { -house(form: "opening") } can't kill any more.
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

prompt-day = Who will be lynched?
    .how = Send your list, then vote: { $needed } of { $living } votes decide.
    .title = Day { $number }
    .call = send your list of cards, then vote.
prompt-night = What does your card do tonight?
    .how = If your card takes an order, give it now. You can change it until dawn.
    .title = Night { $number }
    .call = give your orders for the night.

## What one seat is asked

order-list = **List** all cards, best first.
order-vote = **Vote** for a player, or no lynch.
order-steal = **{ -thief }**: choose whose card to take, or nobody's. You have until the day ends.
order-withdraw = **Take back** your order for tonight.
order-kill = **Kill** a player tonight, or nobody.
order-whisper-house = **Speak** to the other { -apprentice }, in your thread.
order-whisper-lovers = **Speak** to the other { -lover }, in your thread.
order-vigilante = **{ -vigilante }**: choose who to shoot tonight.
order-guard = **{ -guard }**: choose who to guard tonight.
order-mayor = **{ -mayor }**: choose whose votes to move tomorrow, and who to.
order-role-finder = **{ -role-finder }**: choose whose card to look at tonight.
order-card-finder = **{ -card-finder }**: choose which card to look for tonight.
order-target-finder = **{ -target-finder }**: choose who to watch tonight.
order-socialite = **{ -socialite }**: choose which two trade seats tonight, and whose left neighbour you learn about.
order-healer = **{ -healer }**: choose who to save tonight.
order-place-swap = **{ -place-swap }**: choose who to trade seats with tonight.
order-so-far = Your order so far: { $order }.

## The table card

cause-bomb = a bomb
cause-by-hand = by decision of the GM

## The role card

you-are-master = You are { -master(form: "inside") }
you-are-apprentice = You are { -apprentice(form: "inside") }
you-are-player = You are { -player(form: "inside") }
flavour-master = { -flavour-master }
flavour-apprentice = { -flavour-apprentice }
flavour-player = { -flavour-player }
knows-master =
    { $apprentices ->
        [none] Nothing about the others. You're on your own.
        [one] Nothing, but your { -apprentice } knows you.
       *[two] Nothing, but your two { -apprentice(form: "many") } know you.
    }
knows-apprentice = Your master { $master }, and your fellow { $partner }.
knows-apprentice-alone = Your master is { $master }. There's no other { -apprentice }.
may-master = Kill a player each night, and use your card.
may-apprentice = Use your card each night, or both name somebody to kill.
may-apprentice-alone = Use your card each night. On your own you can't kill.
may-player = Use your card each night.
wins-house =
    { $wins-at ->
        [parity] When { -house(form: "inside") } is half of the living.
       *[majority] When { -house(form: "inside") } outnumbers the others.
    }
wins-players =
    { $apprentices ->
        [none] When the { -master(form: "short") } is dead.
        [one] When the { -master(form: "short") } is dead.
       *[two] When the { -master(form: "short") } and at least one { -apprentice } are dead.
    }

## What is told to one seat

neighbours-title = Your neighbours
neighbours = Left: { $left }. Right: { $right }.
dealt-title = Your card today: { $card }
gone-on-title = Passed over
gone-on-seat = The GM has gone on with the deal without your list. No other player hears that it was missing.
gone-on-gm = The deal goes on without the lists of { $names }.
dealt-none-title = No card today
dealt-none = The deck has passed you, and you had no list. You hold no card until tomorrow.
shots =
    { $shots ->
        [0] No shot is left, so it can't be used.
        [one] One shot is left.
       *[other] { $shots } shots are left.
    }
steal-asked-title = Who do you rob?
steal-asked = Choose before the day ends.
stolen-title = What you took
stolen = You've taken **{ $card }**, and it's yours tonight. { $does }
stolen-none = That player holds no card. You keep { -thief(form: "inside") }, which can take nothing more.
steal-missed-title = Too late to steal
steal-missed = The day is over, so you take nobody's card and keep { -thief(form: "inside") }.
robbed-title = Your card is gone
robbed = You reached for your card, and it was gone: { -thief(form: "inside") } had it.

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
# The player or card a finder was asked about, if a step was taken back since.
asked-player = The player
asked-card = The card
asked-one = the first
asked-other = the other
result-held = { $player } holds **{ $held }**.
result-held-none = { $player } holds no card.
result-holders = { $card } is held by { $players }.
result-holders-none = { $card } isn't in play.
result-targets = { $player } targeted { $players }.
result-targets-none = { $player } targeted nobody.
result-seats = The left neighbour of { $one } is { $left }; the right neighbour of { $other } is { $right }.
result-seats-none = { $holder ->
        [own] You
       *[other] { $holder }
    } could see nobody's neighbours.
result-lover-none = No one took the other { -lover } card.

thread-house = { -apprentice(form: "many") }' thread
thread-lovers = { -lover(form: "many") }' thread
opened-house = Only { $names }.
opened-lovers = In here: { $names }. Only you can read it, and it closes at dawn.
closed-house = You're no longer in it.
closed-lovers = It's closed.
closed-dead = You're alive again, and no longer in it.

noted-list = You can change it until the deck comes.
    .title = Your list
    .read = -# As I read it:
    .line = -# { $number }. { $choice }
suggested-list = the list { $cards }
noted-steal = You take { $target }'s card.
noted-steal-nobody = You take nobody's card today.
noted-use = Your order for tonight: { $aim }. You can change it or take it back until dawn.
noted-use-withdrawn = You took back your order for tonight.
noted-kill = Your kill for tonight: { $target }. You can change it or take it back until dawn.
noted-kill-nobody = You kill nobody tonight. You can change that until dawn.

aim-player = { $target }
aim-card = **{ $card }**
aim-voter = the votes of { $target } count for { $votes_for } tomorrow
aim-pair = { $names } trade seats, and you learn who sits left of { $left_of }

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

secrets-learned-title = What you've learned
secrets-card = Your card today: **{ $card }**. { $does }
secrets-no-card = You hold no card today.
secrets-card-unknown = The deck hasn't passed you yet.
secrets-neighbours = To your left: { $left }. To your right: { $right }.
secrets-use = Your order for tonight: { $aim }.
secrets-kill = Your kill for tonight: { $target }.
secrets-no-order = You've given no order for tonight.
secrets-steal = You took { $target }'s card.
secrets-list-today = Your list for today
secrets-list-tomorrow = Your list for tomorrow
secrets-no-list = None yet.
secrets-learned = { $phase }, { $card }: { $result }

## To the GM

seated = Round the table, each to the left of the one before: { $names }.
first-king = The deck starts with { $player }, who held { -king(form: "inside") }.
first-consort = The deck starts with { $player }, who held { -consort(form: "inside") }.
first-chance = The deck starts with { $player }, by chance.
passed-over = { $player } is passed over and holds no card today; the deal goes on.
settled = It's too late to rob anybody today. The desk shows who holds which card.
mark = By order of { -mayor(form: "inside") }, { $player }'s votes count for { $votes_for } today.
shot-spent =
    { $left ->
        [0] { -vigilante(form: "opening") } has no shot left.
        [one] { -vigilante(form: "opening") } has one shot left.
       *[other] { -vigilante(form: "opening") } has { $left } shots left.
    }
swapped = { $names } trade seats.
trace = { $step }: { $player } ({ $what }){ trace-came }
trace-on = { $step }: { $player } ({ $what }) on { $targets }{ trace-came }
trace-came = { $fate ->
        [done] .
       *[other] : { $came }.
    }
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
fate-guarded = guarded, nothing happens
fate-robbed = the card was gone
fate-target-dead = the target was dead
fate-alone = the other one ordered no kill
fate-at-odds = the two named different players
fate-partner-guarded = the other one was guarded
fate-healed = saved from death

## Moves, answers, choices

move-list = Send a list
move-steal = Steal a card
move-use = Use your card
move-kill = Kill
move-revive = Bring a player back
move-pass-over = Pass a player over

answer-steal-nobody = Rob nobody
answer-steal = Rob { $name }
answer-use-withdraw = Take my order back
answer-use-card = { $card }
answer-use = Use the card on { $names }
answer-kill = Kill { $name }
answer-kill-nobody = Kill nobody
ask-use = Use { $card }
ask-whisper-house = Speak to the other { -apprentice }
ask-whisper-lovers = Speak to the other { -lover }

field-list-cards = Rank all cards, one to a line
button-pick-list-cards = Pick card by card
picker-title-list-cards = **Your list**:
picker-next-list-cards = Card number { $place }
field-steal-target = Whose card do you take?
field-use-target = Choose a player
field-use-card = Choose a card
field-use-votes-for = Choose who the votes count for
field-use-targets = Choose two players
field-use-left-of = Choose whose left neighbour you learn about
field-kill-target = Choose who to kill
field-revive-player = Choose who to bring back
field-pass-over-player = Choose who to pass over

absent = Without a list, a player gets no card. I don't vote, steal or give orders for anybody; what they've already ordered stands.
wait-lists = the lists

## The set-up

belief = A house player sat here. This is how likely it thought each player belonged to { -house(form: "inside") }, by what its seat had been told and by how people voted and died. It believed what the coroner said of the dead.
options-roles-usual = One { -master }, and two { -apprentice(form: "many") } with { $players } players or more, one with fewer. Everybody else is { -player(form: "inside") }.
options-roles =
    { $apprentices ->
        [0] One { -master } alone
        [one] One { -master } with one { -apprentice }
       *[other] One { -master } with { $apprentices } { -apprentice(form: "many") }
    }. Everybody else is { -player(form: "inside") }.
counted = { $count } × { $name }
options-deck-usual = The deck is the usual one for the number of players.
options-deck = Deck: { $cards }.
options-anonymous = Everybody plays under an alias.
options-named = Everybody plays under their own name.
options-wins-at-majority = { -house(form: "opening") } wins with more than half of the living.
options-wins-at-parity = { -house(form: "opening") } wins with half of the living.
options-deadline-lynch-none = Without a majority, nobody is lynched.
options-deadline-lynch-plurality = At the end of the day the player with the most votes is lynched; a tie lynches nobody.
options-reveal-master = The coroner only recognises { -master(form: "inside") }, and calls everybody else { -player(form: "inside") }.
options-reveal-house = The coroner recognises everybody of { -house(form: "inside") }.

## Choosing a set-up

option-wins-at = When { -house(form: "inside") } wins
choice-wins-at-majority = With more than half of the living
note-wins-at-majority = As the rules have it.
choice-wins-at-parity = With half of the living
note-wins-at-parity = Ends a game earlier. Helps { -house(form: "inside") }.
option-deadline-lynch = Who is lynched when the day ends
choice-deadline-lynch-none = Nobody without a majority
note-deadline-lynch-none = As the rules have it.
choice-deadline-lynch-plurality = The player with the most votes
note-deadline-lynch-plurality = A tie lynches nobody, and "no lynch" counts like a player. Helps the { -player(form: "many") }.
option-reveal = What the coroner recognises
choice-reveal-master = Only { -master(form: "inside") }
note-reveal-master = As the rules have it.
choice-reveal-house = Everybody of { -house(form: "inside") }
note-reveal-house = Each { -apprentice } is found out too. Helps the { -player(form: "many") }.
option-roles = How many have each role (empty: as usual)
option-deck = The whole deck (empty: the usual one)
advice-for-house = With so few players, { -house(form: "inside") } wins at least twice as often as the { -player(form: "many") } in simulated games.
advice-for-players = Against so few of { -house(form: "inside") }, the { -player(form: "many") } win at least twice as often in simulated games.
advice-lone-apprentice = A lone { -apprentice } never kills, so { -house(form: "inside") } loses as soon as { -master(form: "inside") } dies.
advice-lone-lover = A single { -lover } card is no use: it takes two to talk.
advice-no-hands = No card in the deck finds or stops anybody, so the { -player(form: "many") } can only guess.

## Rules

rules-title = How to play
rules-aim =
    { $apprentices ->
        [none] { -master(form: "opening") } alone is { -house(form: "inside") } and kills by night.
        [one] { -master(form: "opening") } and one { -apprentice } are { -house(form: "inside") }; only the first kills, by night.
       *[two] { -master(form: "opening") } and the { -apprentice(form: "many") } are { -house(form: "inside") }, and they kill by night.
    } Everybody else is { -player(form: "inside") }, and they lynch by day. Each day everybody takes a card, and uses it that night.
rules-day = The day
rules-day-text =
    Rank all cards, one to a line. The deck goes round to the left, and you take the first card on your list that's still there. Without a list you get no card and no vote. A line can have a condition about what's left when the deck comes: `A if A = 1`, `A if no B` or `A if B taken`, with cards for A and B.
    More than half of the living lynch a player at once, or end the day with "no lynch".{ $deadline-lynch ->
        [plurality] { " " }If time runs out first, the player with the most votes is lynched; a tie lynches nobody.
        [none] { " " }If time runs out first, nobody is lynched.
       *[open] { "" }
    }
rules-table = The table
rules-table-text = You sit in a circle, and each morning you learn only who sits beside you. The deck starts with { $plays-king ->
        [no] { $plays-consort ->
            [no] anybody.
           *[yes] the player who held { -consort(form: "inside") }, or else anybody.
        }
       *[yes] { $plays-consort ->
            [no] the player who held { -king(form: "inside") }, or else anybody.
           *[yes] the player who held { -king(form: "inside") }, or else { -consort(form: "inside") }, or else anybody.
        }
    }
rules-night = The night
rules-night-text = Give the order for your card. You can change it until dawn, when all of them work in a fixed order. { $plays-thief ->
        [no] An order on somebody already dead does nothing.
       *[yes] An order for a card that was stolen, or on somebody already dead, does nothing.
    }
rules-house = { -house(form: "opening") }
rules-house-text =
    { -master(form: "opening") } kills each night, as well as using the card.{ $apprentices ->
        [none] { "" }
        [one] { " " }The one { -apprentice } knows who to serve, and can't kill alone. { rules-coroner }
       *[two] { " " }The { -apprentice(form: "many") } know each other and who they serve. Instead of using their cards they can kill together, if both name the same player; of two orders the later one counts. { rules-coroner }
    }
rules-coroner =
    { $coroner ->
        [house] The coroner recognises { -apprentice(form: "inside") } as one of { -house(form: "inside") }.
       *[master] The coroner calls { -apprentice(form: "inside") } { -player(form: "inside") }.
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
rules-cards-text = This is the deck for { $players } players. With fewer, some cards are left out; with more, there are more { -place-swap } cards.
night-order-title = The order of the night
night-order-text = When the night ends, everything works in this order. Swaps happen in the order in which the cards were taken, and kills all at once. A player who dies has still acted in every step.
night-order-step = { $number }. { $step }
night-order-line = **{ $who }**: { $acts }
night-order-beside = In no step
night-order-thief = { -thief(form: "opening") } has already acted by day.
night-order-mayor =
    { $plays-guard ->
        [no] What { -mayor(form: "inside") } orders stands, even if they die.
       *[yes] What { -mayor(form: "inside") } orders stands, even if they die, unless they were guarded.
    }
night-order-lead =
    { $plays-king ->
        [no] Guarding { -consort(form: "inside") } also takes the lead away.
       *[yes] { $plays-consort ->
            [no] Guarding { -king(form: "inside") } also takes the lead away.
           *[yes] Guarding { -king(form: "inside") } or { -consort(form: "inside") } also takes the lead away.
        }
    }
night-order-untouched = Guarding doesn't change { $cards }.
night-order-guarded = What guarded players hear
night-order-guarded-text =
    Exactly what they'd hear if they had simply found nothing: no one, no card, isn't in play, nobody.{ $plays-socialite ->
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
acts-target-finder = learns who a player targets tonight, with card or kill
acts-place-swap = trades seats with another player
acts-socialite = makes two others trade seats, and learns their neighbours after all swaps
acts-master = kills a player
acts-apprentice = kill together, if both name the same player and neither is guarded
acts-vigilante = shoots a player
acts-healer = makes a player survive every kill of this night

## The past

history-title = The dead
history-none = Nobody has died.

story-file = All cards, orders and lists are in the file.
happened-bomb = The bomb killed { $player } ({ $role }).
happened-by-hand = { $player } ({ $role }) was found dead by decision of the GM.
happened-revived = The GM brought { $player } back.

title-shot-straight = Shot straight
title-nose = A nose for { -house(form: "inside") }
reveal-seats = Round the table, at the end
secrets-seats = Round the table
reveal-day = Day { $number } and its night
reveal-cards = Cards and orders
reveal-no-cards = Nobody took a card.
reveal-kills = Kills ordered
reveal-card = { $number }. { $player }, { $card }
reveal-card-ordered = { $number }. { $player }, { $card }: { $aim }
reveal-card-stolen = { $card } (taken by { $holder })
reveal-card-laid-down = { $card }, then { $stolen }
reveal-kill = { $player }: { $target }
reveal-lists = Lists of day { $number }
reveal-list = { $player }:

## Refusals

refused-wrong-role-count = { $role }: there must be { $least } to { $most }, and you chose { $given }; please change the number.
refused-deck-too-small =
    { $cards ->
        [one] The deck has one card for { $players } players; please add cards.
       *[other] The deck has { $cards } cards for { $players } players; please add cards.
    }
refused-too-many-copies = The deck can have { $card } at most { $most } times, and yours has it { $given } times; please take some out.
refused-line-unreadable = I couldn't read "{ $word }" in line { $list_line } of your list; please correct that line.
refused-cards-missing = Your list needs a line without a condition for each of these: { $cards }. Please add them.
refused-no-list-yet = You need a list for today before you can vote; please send one first.
refused-no-card = You hold no card today, so there's nothing to use.
refused-no-order = { $card } takes no order; please wait for the morning.
refused-card-not-known = The deck hasn't passed you yet; please wait for your card.
refused-no-shots-left = No shot is left, so it can't be used any more.
refused-may-not-fire = { -house(form: "opening") } can hold this card but can't fire it.
refused-may-not-kill = Your role doesn't kill.
refused-needs-partner = You can only kill together with another { -apprentice }, and there's none at your side.
refused-card-bars-kill = You hold { $card }, so you can't kill tonight.
refused-not-the-thief =
    { $plays-thief ->
        [no] There's no { -thief } in this game, so nobody steals.
       *[yes] You can't steal right now: only { -thief(form: "inside") } can, once all cards are dealt.
    }
refused-one-message-only = With { -lover(form: "inside") } you get one message until dawn, and you've sent it.
refused-not-dead = { $player } didn't die in this phase, so there's nothing to take back.
refused-nothing-to-pass-over = The deal isn't waiting for { $player }, so there's nobody to pass over; `/{ name-gm } { name-gm-close }` ends the day or the night.
refused-not-named = An order for { $card } doesn't take that; please give it without.
refused-no-such-card = This deck has no such card; please choose another.
refused-card-needed = Please choose a card; this one needs it.
refused-not-of-the-two = { $name } isn't one of the two who trade seats; please choose one of them.

## Pictures

picture-won-house = { -house(form: "opening") } wins
picture-won-players = { -players(form: "opening") } win
picture-outcome-majority = { -house(form: "opening") } is more than half of the living.
picture-outcome-house-cannot-kill = { -house(form: "opening") } can't kill any more.
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
picture-sign-guest = at the table
picture-sign-player = { -player(form: "short") }
picture-sign-apprentice = { -apprentice(form: "short") }
picture-sign-master = { -master(form: "short") }
picture-short-apprentice = { -house }
picture-short-master = { -master(form: "short") }
picture-own = The round table from above, as far as you know it: { $now }. Left is clockwise.

## The GM's desk

desk-order = order: { $aim }
desk-kill = kills { $target }
desk-list = list is in
desk-no-list = no list yet
checked-missing = ☐ { $step }: { $player } ({ $what }): no order yet

## What is drawn, where somebody may choose it in a rehearsal

draw-roles = The roles
draw-seats = The seats, each to the left of the one before
draw-first = Who the deck starts with
