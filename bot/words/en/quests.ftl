### The quest games, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Sides, roles, quests

side-good = { -good }
side-evil = { -evil }

role-plain-good = { -plain-good }
role-plain-evil = { -plain-evil }
role-seer = { -seer }
role-assassin = { -assassin }
role-guardian = { -guardian }
role-hidden = { -hidden }
role-lone = { -lone }
role-decoy = { -decoy }
role-turncoat = { -turncoat }

card-stay = stay
card-switch = switch

item-vision = { -vision }
item-inverter = { -inverter }

place-1 = { -quest-1 }
place-2 = { -quest-2 }
place-3 = { -quest-3 }
place-4 = { -quest-4 }
place-5 = { -quest-5 }

## Posts

leaders =
    { -opening }
    Leaders, in turn: { $order }.
    .title = The game begins
leader-passed = No party was named in time. That doesn't count as a rejection.
    .title = { $leader } leads now

quest-succeeded = { $place }. { $tally }
    .title = Quest { $number } succeeded
quest-failed = { $place }. { $tally }
    .title = Quest { $number } failed
quest-succeeded-by =
    { $party } set out. { $plays-inverter ->
        [no] { tally-of-them }
       *[yes] { tally-of-orders }
    } { $score }
    .title = Quest { $number } succeeded
quest-failed-by =
    { $party } set out. { $plays-inverter ->
        [no] { tally-of-them }
       *[yes] { tally-of-orders }
    } { $score }
    .title = Quest { $number } failed
score = { -good(form: "opening") } { $good }, { -evil(form: "inside") } { $evil }.
tally-of-them =
    { $sabotages ->
        [0] Nobody sabotaged.
        [one] { $takes ->
            [one] One of them sabotaged.
           *[other] One of them sabotaged, but this quest takes two to fail.
        }
        [2] { $takes ->
            [one] Two of them sabotaged.
           *[other] Two of them sabotaged, as many as this quest takes.
        }
       *[other] { $sabotages } of them sabotaged.
    }
tally-of-orders =
    { $sabotages ->
        [0] No order was a sabotage.
        [one] { $takes ->
            [one] One order was a sabotage.
           *[other] One order was a sabotage, but this quest takes two to fail.
        }
        [2] { $takes ->
            [one] Two orders were sabotages.
           *[other] Two orders were sabotages, as many as this quest takes.
        }
       *[other] { $sabotages } orders were sabotages.
    }
tally =
    { $sabotages ->
        [0] No sabotage.
        [one] One sabotage.
       *[other] { $sabotages } sabotages.
    }
tally-not-enough = One sabotage, but it takes two to fail this quest.

scene-quest = Quest { $number }, { $place }: the orders are opened
scene-guess = One question is left
scene-guess-by = { -assassin(form: "opening") } stands up. It's { $by }.
scene-guess-named = { $by } points at { $target } …
scene-guess-hit = … and { $target } **is** { -seer(form: "inside") }!
scene-guess-missed = … and { $target } is **not** { -seer(form: "inside") }.
scene-guess-nobody = { $by } looks round the table, and names nobody.

cards-dealt = The { -turncoat } cards lie open, one for each quest: { $cards }.
card-shown-stay = The next { -turncoat } card: **stay**. Everybody keeps their side.
card-shown-switch = The next { -turncoat } card: **switch**. Both change sides, and I tell each of them in private.

orders-in = All orders are in.
inverted = { $by } turns { $target }'s order around with { -inverter(form: "inside") }.
inverted-nobody = { $by } doesn't use { -inverter(form: "inside") }.

looked = { $by } looks at { $target } and learns in private which side they're on. { -vision(form: "opening") } passes to { $target }.
looked-nobody = { $by } looks at nobody and keeps { -vision(form: "inside") }.

guess-hit = { -assassin(form: "opening") } is { $by }, and { $target } **is** { -seer(form: "inside") }!
    .title = { $by } names { $target }
guess-missed = { -assassin(form: "opening") } is { $by }, and { $target } is **not** { -seer(form: "inside") }.
    .title = { $by } names { $target }
guess-declined = { -assassin(form: "opening") } is { $by }.
    .title = { $by } names nobody

outcome-quests-done = Three quests have succeeded, and { -seer(form: "inside") } is safe.
    .title = 🏆 Victory for { -good(form: "inside") }!
outcome-quests-failed = Three quests have failed.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-too-many-rejections = Five parties in a row were rejected for one quest.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-seer-found = Three quests succeeded, but { -assassin(form: "inside") } has found { -seer(form: "inside") }.
    .title = 🏆 Victory for { -evil(form: "inside") }!

## Drama: a theme's own lines for a moment, of which one is said

drama-first-party = { -drama-first-party }
drama-party-approved = { -drama-party-approved }
drama-party-approved-narrowly = { -drama-party-approved-narrowly }
drama-party-rejected = { -drama-party-rejected }
drama-last-chance = { -drama-last-chance }
drama-quest-won = { -drama-quest-won }
drama-quest-won-narrowly = { -drama-quest-won-narrowly }
drama-quest-failed = { -drama-quest-failed }
drama-quest-failed-badly = { -drama-quest-failed-badly }
drama-betrayal = { -drama-betrayal }
drama-sides-switched = { -drama-sides-switched }
drama-deciding-quest = { -drama-deciding-quest }
drama-guess-to-come = { -drama-guess-to-come }
drama-guess-hit = { -drama-guess-hit }
drama-guess-missed = { -drama-guess-missed }
drama-guess-declined = { -drama-guess-declined }
drama-victory-good = { -drama-victory-good }
drama-victory-evil = { -drama-victory-evil }

## Prompts in the channel

prompt-proposal = Quest { $quest }, { $place }: { $leader } leads. Which { $size } will go?
    .how = { $plays-inverter ->
        [yes] { -inverter(form: "opening") } goes to one of the others.
       *[other] { "" }
    }
    .title = { $leader } leads
    .call = pick a party of { $size } for quest { $quest }.
prompt-last-attempt = One more rejection gives the game to { -evil(form: "inside") }.
prompt-vote = Do { $party } go on quest { $quest }?
    .how = A tie means no.
    .title = { $leader } proposes a party
    .call = vote on { $leader }'s party: { $party }.
prompt-vote-inverter = { $rider } would get { -inverter(form: "inside") }.
prompt-takes-two = This quest takes two sabotages to fail.
prompt-vote-early = In the party? You can give your order now.
prompt-quest = { $party }: support or sabotage?
    .how = One secret order each, by DM or with the button below. It's final.
    .title = Quest { $quest }, { $place }
    .call = give your order for quest { $quest }.
prompt-invert = Whose order will { $rider } turn around?
    .how = Name somebody else in the party: you learn their order, and it counts as its opposite. Or name nobody.
    .title = { $rider } has { -inverter(form: "inside") }
    .call = use { -inverter(form: "inside") } on somebody, or on nobody.
prompt-look = Who will { $holder } look at?
    .how = Only you learn which side they're on, and { -vision(form: "inside") } passes to them.
    .title = { $holder } has { -vision(form: "inside") }
    .call = choose who to look at.
prompt-guess = Who is { -seer(form: "inside") }?
    .how = { -assassin(form: "opening") } can name one player now. The right name gives the game to { -evil(form: "inside") }.
    .title = Three quests have succeeded
    .call = name { -seer(form: "inside") }.

## What one seat is asked

order-propose = **Quest { $quest }, { $place }**: you lead! Pick a party of { $size }, with or without yourself.
order-vote = **Quest { $quest }, { $place }**: { $leader } proposes { $party }. Approve or reject, in private or openly. You can change your mind until the vote closes.
order-act = **Quest { $quest }, { $place }**, with { $party }. What's your order? It's final.
order-act-early = **Quest { $quest }, { $place }**, with { $party }. If the party is approved, what's your order? You can change it until the vote closes.
order-act-must-support = Your side can only support.
order-act-must-sabotage = With the cards open, your side can only sabotage.
order-invert = **Quest { $quest }, { $place }**: all orders are in, and you have { -inverter(form: "inside") }. Name somebody else in the party: you learn their order, and it counts as its opposite. Or name nobody.
order-look = You have { -vision(form: "inside") }. Choose who to look at: only you learn which side they're on, and { -vision(form: "inside") } passes to them.
order-guess = Three quests have succeeded, and you are { -assassin(form: "inside") }. Who is { -seer(form: "inside") }? Name one player, or nobody. Everybody will see your answer.

## The table card

card-succeeded = ✓ **{ $number }** { $place }: succeeded. { $tally }
card-failed = ✘ **{ $number }** { $place }: failed. { $tally }
card-now = ▶ **{ $number }** { $place }: party of { $size }
card-ahead = ▫ **{ $number }** { $place }: party of { $size }
card-hardy = { $line } (takes two sabotages to fail)
card-cards = { -turncoat } cards
card-effect = ▶ { $card }
card-waiting-guess = { -assassin(form: "opening") }

## The role card and what is told to one seat

you-are-plain-good = You are { -plain-good(form: "inside") }
you-are-plain-evil = You are { -plain-evil(form: "inside") }
you-are-seer = You are { -seer(form: "inside") }
you-are-assassin = You are { -assassin(form: "inside") }
you-are-guardian = You are { -guardian(form: "inside") }
you-are-hidden = You are { -hidden(form: "inside") }
you-are-lone = You are { -lone(form: "inside") }
you-are-decoy = You are { -decoy(form: "inside") }
you-are-turncoat = You are { -turncoat(form: "inside") }

flavour-plain-good = { -flavour-plain-good }
flavour-plain-evil = { -flavour-plain-evil }
flavour-seer = { -flavour-seer }
flavour-assassin = { -flavour-assassin }
flavour-guardian = { -flavour-guardian }
flavour-hidden = { -flavour-hidden }
flavour-lone = { -flavour-lone }
flavour-decoy = { -flavour-decoy }
flavour-turncoat = { -flavour-turncoat }

knows-nothing = Nothing about the others.
knows-evil =
    On your side: { $names }.{ $plays-lone ->
        [no] { "" }
       *[yes] { " " }{ -lone(form: "opening") } is on your side too, but you don't know each other.
    }
knows-seer =
    On the side of { -evil(form: "inside") }: { $names }.{ $plays-hidden ->
        [no] { "" }
       *[yes] { " " }{ -hidden(form: "opening") } is on that side too, but hidden from you.
    }
knows-guardian-one = { $names } is { -seer(form: "inside") }.
knows-guardian-more = { $names }: one is { -seer(form: "inside") }, the other { -decoy(form: "inside") }.
knows-hidden = { $known } { -seer(form: "opening") } doesn't see you.
knows-lone = Nothing about the others. Your own side doesn't know you, but { -seer(form: "inside") } does.
knows-decoy =
    { $known }{ $plays-guardian ->
        [no] { "" }
       *[yes] { " " }{ -guardian(form: "opening") } can't tell you from { -seer(form: "inside") }.
    }

knows-turncoat-of = { $known } { $turncoat } is { -turncoat(form: "inside") }.
knows-turncoat-alone = Nothing about the others. Somebody on the other side is { -turncoat(form: "inside") } too.
knows-turncoat-met = { $other } is { -turncoat(form: "inside") } too, on the other side. You know nothing else.

may-turncoat =
    Do the same as everybody on your current side. A card can switch your side, and I'll tell you at once.{ $cards-come ->
        [predetermined] { " " }Because the cards lie open, you must sabotage while you're on the side of { -evil(form: "inside") }.
       *[random] { "" }
    }
may-good = Support quests. You can't sabotage.
may-evil = Support or sabotage any quest you're on.
may-assassin = Support or sabotage any quest you're on. After three successes, name the player you think is { -seer(form: "inside") }.

wins-turncoat = With the side you're on at the end.
wins-good = When three quests succeed and { -assassin(form: "inside") } doesn't find { -seer(form: "inside") }.
wins-evil = When three quests fail, when five parties for one quest are rejected, or when { -assassin(form: "inside") } finds { -seer(form: "inside") }.

noted-act-yes = Your order: **support** the quest.{ order-stands }
noted-act-no = Your order: **sabotage** the quest.{ order-stands }
did-guess = You name { $target }.
did-guess-nobody = You name nobody.
did-invert = You turn { $target }'s order into its opposite.
did-invert-nobody = You turn nobody's order.

now-side-title = Your side
now-side = From now on you're on this side: **{ $side }**.
secretly-sides = Sides
secretly-side = { $player }: from now on **{ $side }**
seen-yes = { $target } has **supported** this quest.
seen-no = { $target } has **sabotaged** this quest.

secrets-side = Your side now: **{ $side }**.
secrets-saw-yes = On quest { $quest } you saw { $target } **support**.
secrets-saw-no = On quest { $quest } you saw { $target } **sabotage**.
secrets-nothing = You've done nothing in secret this round.

warning-decoy-without-guardian = { -decoy(form: "opening") } has nobody to deceive in this game, so the role changes nothing.

## Moves, answers, choices

move-invert = Use { -inverter(form: "inside") }
move-look = Use { -vision(form: "inside") }
move-guess = Name { -seer(form: "inside") }

answer-invert = Turn { $name }'s order
answer-invert-nobody = Turn nobody's order
answer-guess = Name { $name }
answer-guess-nobody = Name nobody

foretold-nobody = Three quests have succeeded, so naming nobody loses the game for { -evil(form: "inside") }.
field-propose-inverter = Who gets { -inverter(form: "inside") }?
field-invert-target = Whose order is turned?
field-act-support = Support or sabotage the quest
field-guess-target = Who is { -seer(form: "inside") }?

absent = A missing vote doesn't count, and I give a missing order to suit that player's side. A leader who names no party is passed over, and anything else is skipped.
wait-quest = the orders
wait-invert = { -inverter(form: "inside") }
wait-look = { -vision(form: "inside") }
wait-guess = the guess

## Set-up

suspicion = How often each player is on the side of { -evil(form: "inside") }, in all deals that fit what this seat had been told. It ignores how people played.
belief = A house player sat here. This is how likely it thought each player was on the side of { -evil(form: "inside") }, by what its seat had been told and by how people played.
options-roles = With { $roles }, and as always { -seer(form: "inside") } and { -assassin(form: "inside") }.
options-plain = With { -seer(form: "inside") } and { -assassin(form: "inside") }, and no other roles.
options-turncoat-random = { -turncoat } cards are drawn after quests 2, 3 and 4.
options-turncoat-predetermined = { -turncoat } cards are dealt open, one for each quest.
options-turncoats-meet = The two { -turncoat } players know each other.
options-vision = With { -vision(form: "inside") }.
options-inverter = With { -inverter(form: "inside") }.
choice-role = { $role } ({ $side })
note-seer = Knows who's on the side of { -evil(form: "inside") }.
note-assassin = Can name { -seer(form: "inside") } at the end and turn defeat into victory.
note-guardian = Knows who { -seer(form: "inside") } is. Helps { -good(form: "inside") }.
note-hidden = { -seer(form: "opening") } can't see this player. Helps { -evil(form: "inside") }.
note-lone = Doesn't know the others on their side, who don't know them either. Helps { -good(form: "inside") }.
note-turncoat = Two, one on each side. A card can switch both. Helps { -evil(form: "inside") }.
note-decoy =
    { $plays-guardian ->
        [no] Changes nothing in this game.
       *[yes] { -guardian(form: "opening") } sees two names. Helps { -evil(form: "inside") }.
    }

option-roles = Which other roles play?
option-turncoat = How the { -turncoat } cards come
option-switches = What else is in the game?
choice-turncoat-random = { -turncoat } cards are drawn
note-turncoat-random = One after each of quests 2, 3 and 4. Nobody knows what's coming.
choice-turncoat-predetermined = { -turncoat } cards lie open
note-turncoat-predetermined = One for each quest. The one with { -evil(form: "inside") } must sabotage.
choice-switches-turncoats-meet = { -turncoat } pair who know each other
note-switches-turncoats-meet = Each knows who the other is. Helps { -good(form: "inside") }.
choice-switches-vision = { -vision }
note-switches-vision = After quests 2, 3 and 4 somebody learns another's side. Helps { -good(form: "inside") }.
choice-switches-inverter = { -inverter }
note-switches-inverter = Its holder turns an order into its opposite. Helps neither side much.

advice-turncoats-in-vain = The { -turncoat } choices change nothing, because that role isn't in the game.
advice-all-for-good = The chosen roles help { -good(form: "inside") } far more than { -evil(form: "inside") }.
advice-all-for-evil = The chosen roles help { -evil(form: "inside") } far more than { -good(form: "inside") }.
advice-most-hidden = { -seer(form: "opening") } would be sure of only one player. That helps { -evil(form: "inside") }.
advice-evil-parted = The two on the side of { -evil(form: "inside") } wouldn't know each other. That helps { -good(form: "inside") }.
advice-nobody-plain = Everybody on the side of { -good(form: "inside") } would have a special role, which makes roles easy to guess.
among-people = Among people, { -good(form: "inside") } wins about { $share } of 100 games like this with { $players } players.

## Rules

rules-title = How to play
rules-aim = { -good(form: "opening") } needs three of five quests to succeed. { -evil(form: "opening") } needs three to fail, and has fewer players, who know each other.
rules-round = The round
rules-round-text =
    The leader names a party of a given size, with or without themselves. Everybody votes, and can change their mind until the vote closes. If more are for it than against, the party sets out. Otherwise the next leader tries.
    The fifth rejection for one quest gives the game to { -evil(form: "inside") }.
rules-quest = The quest
rules-quest-text =
    Each member of the party gives an order in secret. { -good(form: "opening") } can only support; { -evil(form: "inside") } may support or sabotage. You only learn how many sabotages there were.
    One sabotage is enough to fail a quest. With seven players or more, the fourth quest takes two.
rules-votes = Votes
rules-votes-text = Vote in private or openly. While the vote is open, everybody sees who has voted, and how the open votes went. When it closes, all votes are shown.
rules-turncoat =
    { $plays-turncoat ->
        [open] { -turncoat }, if chosen
       *[yes] { -turncoat }
    }
rules-turncoat-text =
    Two players, one on each side. A card that says switch makes both change sides, and each learns it in private. Everything goes by the side they're on at that moment, even victory.
    { $cards-come ->
        [random] The cards are drawn after quests 2, 3 and 4.
        [predetermined] The cards lie open from the start, one for each quest. The one who's with { -evil(form: "inside") } must sabotage.
       *[open] The cards are drawn after quests 2, 3 and 4, or dealt open before the first quest, one for each. With open cards, the one who's with { -evil(form: "inside") } must sabotage.
    }
rules-vision =
    { $plays-vision ->
        [open] { -vision }, if chosen
       *[yes] { -vision }
    }
rules-vision-text = The last in the leaders' order starts with it. After quests 2, 3 and 4 its holder learns in private which side another player is on, and then that player has it. Nobody who has had it can be looked at.
rules-inverter =
    { $plays-inverter ->
        [open] { -inverter }, if chosen
       *[yes] { -inverter }
    }
rules-inverter-text = The leader gives it to another member of the party they propose. When all orders are in, that member can publicly name somebody else in the party, learns their order in private, and its opposite counts.
rules-end = The end
rules-end-text = After the third success, { -assassin(form: "inside") } can name one player as { -seer(form: "inside") }. The right name gives the game to { -evil(form: "inside") }. Then everything is revealed.
rules-roles-title = Roles
rules-roles-text =
    { $plain ->
        [nobody] Everybody has one of these roles.
        [good] Some players get one of these roles. Everybody else is { -plain-good(form: "inside") }.
        [evil] Some players get one of these roles. Everybody else is { -plain-evil(form: "inside") }.
       *[good-evil] Some players get one of these roles. Everybody else is { -plain-good(form: "inside") } or { -plain-evil(form: "inside") }.
    } Those on the side of { -evil(form: "inside") } know each other.

## The reveal

story-guess-hit = **The turning point** came last of all: { $by } named { $target }, and that **was** { -seer(form: "inside") }.
story-guess-missed = { $by } named { $target }, who was **not** { -seer(form: "inside") }.
story-guess-nobody = { $by } named nobody.
title-found-seer = Found { -seer(form: "inside") } at first sight
title-unseen-seer = Never found out
title-saboteur = A knife for every quest
reveal-quests-title = All quests
reveal-succeeded = ✓ { $number }. { $place }
reveal-failed = ✘ { $number }. { $place }
reveal-unfinished = … { $number }. { $place }: not finished
reveal-inverted = { $name }'s order counted as its opposite
reveal-no-quests = Nobody went on a quest.

## Refusals

refused-must-support = Your side can only support a quest; please choose to support.
refused-item-not-in-play = This game has nothing to give to a party member; please name only the party.
refused-move-not-in-play = This game was set up without that.
refused-not-another-of-the-party = { -inverter(form: "opening") } can't go to { $name }; please give it to a member of the party other than yourself.
refused-too-many-roles =
    { $seats ->
        [one] There's one seat for { $side } at this table, but { $roles } of the chosen roles are on that side; please choose fewer.
       *[other] There are { $seats } seats for { $side } at this table, but { $roles } of the chosen roles are on that side; please choose fewer.
    }
refused-role-twice = { $role } is chosen twice, or always in the game; please choose each role once.

## Pictures

picture-side-good = { -good(form: "short") }
picture-side-evil = { -evil(form: "short") }
picture-course = Quest { $number } of { $of }
picture-guess = The last guess
picture-unplayed = not played
picture-won = success
picture-failed = failure
picture-rejected = Parties rejected
picture-last = The fifth for one quest gives the game to { -evil(form: "inside") }.
picture-goes = in the party
picture-party = { $leader }'s party
picture-done-won = Quest { $number } succeeded
picture-done-failed = Quest { $number } failed
picture-vote-quest = Quest
picture-said-vote = { $number }, quest { $quest } ({ $word }): { $leader } leads; party { $party }; { $votes }
picture-hands = In whose hands
picture-fails-at = fails at { $count }
picture-now-proposal = choosing
picture-now-vote = voting
picture-now-quest = under way
picture-now-invert = under way
picture-now-look = next
picture-victory-good = Victory for { -good(form: "inside") }
picture-victory-evil = Victory for { -evil(form: "inside") }
picture-came = Quests succeeded: { $good }, failed: { $evil }
picture-no-role = no role
picture-moment-quests-failed = Three quests have failed.
picture-moment-too-many-rejections = Five parties in a row were rejected for one quest.
picture-moment-hit = { $by } named { $target }, and that was { -seer(form: "inside") }.
picture-moment-missed = { $by } named { $target }, who was not { -seer(form: "inside") }.
picture-moment-nobody = { $by } named nobody.

## What is drawn, where somebody may choose it in a rehearsal

draw-sides = The sides
draw-roles = The roles
draw-leaders = The leaders, in turn
draw-cards = The cards that can switch the two sides, in order
