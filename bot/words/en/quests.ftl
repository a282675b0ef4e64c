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
leader-passed = No party was named in time. This is no rejection.
    .title = { $leader } leads now

quest-succeeded = { $place }. { $tally }
    .title = Quest { $number } succeeded
quest-failed = { $place }. { $tally }
    .title = Quest { $number } failed
tally =
    { $sabotages ->
        [0] No sabotage.
        [one] One sabotage.
       *[other] { $sabotages } sabotages.
    }
tally-not-enough = One sabotage, and this quest takes two to fail.

scene-quest = Quest { $number }, { $place }: the orders are opened
scene-guess = One question is left
scene-guess-by = { -assassin(form: "opening") } stands up. It's { $by }.
scene-guess-named = { $by } points at { $target } …
scene-guess-hit = … and { $target } **is** { -seer(form: "inside") }!
scene-guess-missed = … and { $target } is **not** { -seer(form: "inside") }.
scene-guess-nobody = { $by } looks round the table, and names nobody.

cards-dealt = { -turncoat } cards lie open, one for each quest: { $cards }.
card-shown-stay = { -turncoat } card for what comes now: **stay**. Everybody keeps their side.
card-shown-switch = { -turncoat } card for what comes now: **switch**. Both change sides, and each is told in private.

orders-in = Every order is in.
inverted = { $by } turns the order of { $target } with { -inverter(form: "inside") }.
inverted-nobody = { $by } does not use { -inverter(form: "inside") }.

looked = { $by } looks at { $target } and learns that side in private. { -vision(form: "opening") } passes to { $target }.
looked-nobody = { $by } looks at nobody and keeps { -vision(form: "inside") }.

guess-hit = { -assassin(form: "opening") } is { $by }, and { $target } **is** { -seer(form: "inside") }!
    .title = { $by } names { $target }
guess-missed = { -assassin(form: "opening") } is { $by }, and { $target } is **not** { -seer(form: "inside") }.
    .title = { $by } names { $target }
guess-declined = { -assassin(form: "opening") } is { $by }.
    .title = { $by } names nobody

outcome-quests-done = Three quests are done and { -seer(form: "inside") } is safe.
    .title = 🏆 Victory for { -good(form: "inside") }!
outcome-quests-failed = Three quests have failed.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-too-many-rejections = Five parties for one quest were rejected.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-seer-found = Three quests were done, but { -assassin(form: "inside") } has found { -seer(form: "inside") }.
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

prompt-proposal = Quest { $quest }, { $place }: { $leader } leads. Which { $size } shall go?
    .how = { $plays-inverter ->
        [yes] { -inverter(form: "opening") } goes to another of them.
       *[other] { "" }
    }
    .title = { $leader } leads
    .call = choose a party of { $size } for quest { $quest }.
prompt-last-attempt = One more rejection gives the game to { -evil(form: "inside") }.
prompt-vote = Shall { $party } go on quest { $quest }?
    .how = A tie rejects.
    .title = { $leader } proposes a party
    .call = vote on the party of { $leader }.
prompt-vote-inverter = { $rider } would have { -inverter(form: "inside") }.
prompt-vote-early = The party may act already.
prompt-quest = { $party }: support or sabotage?
    .how = Each of you gives one order, in secret: in the DM, or with the button below. It is final.
    .title = Quest { $quest }, { $place }
    .call = quest { $quest } waits for your orders.
prompt-invert = Whose order shall { $rider } turn?
    .how = Name another member of the party, whose order you learn and which then counts as its opposite; or name nobody.
    .title = { $rider } has { -inverter(form: "inside") }
    .call = name somebody for { -inverter(form: "inside") }, or nobody.
prompt-look = At whom shall { $holder } look?
    .how = You alone learn that player's side, and { -vision(form: "inside") } passes on.
    .title = { $holder } has { -vision(form: "inside") }
    .call = choose whom to look at.
prompt-guess = Who is { -seer(form: "inside") }?
    .how = { -assassin(form: "opening") } may name one player now: a hit wins the game for { -evil(form: "inside") }.
    .title = Three quests are done
    .call = name { -seer(form: "inside") }.

## What one seat is asked

order-propose = **Quest { $quest }, { $place }**: you lead. Name a party of { $size }, with or without yourself.
order-vote = **Quest { $quest }, { $place }**: { $leader } proposes { $party }. Approve or reject, privately or openly; you may change your vote until it closes.
order-act = **Quest { $quest }, { $place }**, with { $party }. What is your order? It is final.
order-act-early = **Quest { $quest }, { $place }**, with { $party }. If the party is approved, what is your order? You may change it until the vote closes.
order-act-must-support = Your side can only support.
order-act-must-sabotage = Your side and the open cards let you only sabotage.
order-invert = **Quest { $quest }, { $place }**: every order is in, and you have { -inverter(form: "inside") }. Name another member of the party, whose order you learn and which then counts as its opposite; or name nobody.
order-look = You have { -vision(form: "inside") }. Choose whom to look at: you alone learn which side that player is on, and { -vision(form: "inside") } passes on.
order-guess = Three quests are done, and you are { -assassin(form: "inside") }. Who is { -seer(form: "inside") }? Name one player, or nobody; everybody will see your answer.

## The table card

card-succeeded = ✔ **{ $number }** { $place }: success. { $tally }
card-failed = ✘ **{ $number }** { $place }: failure. { $tally }
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
       *[yes] { " " }{ -lone(form: "opening") } is on your side too, but neither of you knows the other.
    }
knows-seer =
    On the side of { -evil(form: "inside") }: { $names }.{ $plays-hidden ->
        [no] { "" }
       *[yes] { " " }{ -hidden(form: "opening") } is on that side too, and you do not see who that is.
    }
knows-guardian-one = { $names } is { -seer(form: "inside") }.
knows-guardian-more = { $names }: one is { -seer(form: "inside") }, the other { -decoy(form: "inside") }.
knows-hidden = { $known } { -seer(form: "opening") } does not see you.
knows-lone = Nothing about the others. Your own side does not know you; { -seer(form: "inside") } does.
knows-decoy =
    { $known }{ $plays-guardian ->
        [no] { "" }
       *[yes] { " " }{ -guardian(form: "opening") } cannot tell you from { -seer(form: "inside") }.
    }

knows-turncoat-of = { $known } { $turncoat } is { -turncoat(form: "inside") }.
knows-turncoat-alone = Nothing about the others. Somebody on the other side is { -turncoat(form: "inside") } too.
knows-turncoat-met = { $other } is { -turncoat(form: "inside") } too, on the other side. You know nothing else.

may-turncoat =
    What your side of the moment may do. A card can switch your side, and I tell you at once.{ $cards-come ->
        [predetermined] { " " }As the cards lie open, you must sabotage while you are on the side of { -evil(form: "inside") }.
       *[random] { "" }
    }
may-good = Support quests, never sabotage.
may-evil = Support or sabotage any quest you are on.
may-assassin = Support or sabotage any quest you are on. After three successes, name the player you take for { -seer(form: "inside") }.

wins-turncoat = With the side that you are on at the end.
wins-good = When three quests succeed and { -assassin(form: "inside") } does not find { -seer(form: "inside") }.
wins-evil = When three quests fail, five parties for one quest are rejected, or { -assassin(form: "inside") } finds { -seer(form: "inside") }.

noted-act-yes = Your order: **support** the quest.{ order-stands }
noted-act-no = Your order: **sabotage** the quest.{ order-stands }
did-guess = You name { $target }.
did-guess-nobody = You name nobody.
did-invert = You turn the order of { $target } into its opposite.
did-invert-nobody = You turn no order.

now-side-title = Your side
now-side = From now on your side is **{ $side }**.
secretly-sides = Sides
secretly-side = { $player }: from now on **{ $side }**
seen-yes = { $target } has **supported** this quest.
seen-no = { $target } has **sabotaged** this quest.

secrets-side = Your side now: **{ $side }**.
secrets-saw-yes = You know of quest { $quest }: { $target } **supported** it.
secrets-saw-no = You know of quest { $quest }: { $target } **sabotaged** it.
secrets-nothing = You have done nothing in secret in this round.

warning-decoy-without-guardian = { -decoy(form: "opening") } is in the game without anybody to deceive, so the role changes nothing.

## Moves, answers, choices

move-invert = Use { -inverter(form: "inside") }
move-look = Use { -vision(form: "inside") }
move-guess = Name { -seer(form: "inside") }

answer-invert = Turn the order of { $name }
answer-invert-nobody = Turn no order
answer-guess = Name { $name }
answer-guess-nobody = Name nobody

field-propose-inverter = Who gets { -inverter(form: "inside") }?
field-invert-target = Whose order is turned?
field-act-support = Support or sabotage the quest
field-guess-target = Who is { -seer(form: "inside") }?

absent = A vote that is missing does not count, and an order is given as suits the side it comes from. A leader without a party is passed over; whatever else is missing is given up.
wait-quest = the orders
wait-invert = { -inverter(form: "inside") }
wait-look = { -vision(form: "inside") }
wait-guess = the guess

## Set-up

suspicion = Of all deals that fit what this seat had been told, each is on the side of { -evil(form: "inside") } in this share. How people play counts for nothing.
options-roles = With { $roles }, and as always { -seer(form: "inside") } and { -assassin(form: "inside") }.
options-plain = With { -seer(form: "inside") } and { -assassin(form: "inside") }, and no other roles.
options-turncoat-random = { -turncoat } cards are drawn after quests 2, 3 and 4.
options-turncoat-predetermined = { -turncoat } cards are dealt open, one for each quest.
options-turncoats-meet = The two of that role know each other.
options-vision = With { -vision(form: "inside") }.
options-inverter = With { -inverter(form: "inside") }.
choice-role = { $role } ({ $side })
note-seer = Knows who is on the side of { -evil(form: "inside") }.
note-assassin = May name { -seer(form: "inside") } at the end and turn defeat into victory.
note-guardian = Knows who { -seer(form: "inside") } is. Helps { -good(form: "inside") }.
note-hidden = Stays unknown to { -seer(form: "inside") }. Helps { -evil(form: "inside") }.
note-lone = Unknown to the others of that side, and they to this player. Helps { -good(form: "inside") }.
note-turncoat = Two, one on each side. A card can switch both. Helps { -evil(form: "inside") }.
note-decoy =
    { $plays-guardian ->
        [no] Changes nothing in this game.
       *[yes] { -guardian(form: "opening") } sees two names. Helps { -evil(form: "inside") }.
    }

option-roles = Which other roles play?
option-turncoat = How the { -turncoat } cards come
option-switches = What else plays?
choice-turncoat-random = { -turncoat } cards are drawn
note-turncoat-random = One after each of the quests 2, 3 and 4. Nobody knows what comes.
choice-turncoat-predetermined = { -turncoat } cards lie open
note-turncoat-predetermined = One for each quest. Who is with { -evil(form: "inside") } must sabotage.
choice-switches-turncoats-meet = { -turncoat } pair, acquainted
note-switches-turncoats-meet = Each is told who the other is. Helps { -good(form: "inside") }.
choice-switches-vision = { -vision }
note-switches-vision = After quests 2, 3 and 4 somebody learns another's side. Helps { -good(form: "inside") }.
choice-switches-inverter = { -inverter }
note-switches-inverter = Its holder turns an order into its opposite. Helps neither side much.

advice-turncoats-in-vain = What is chosen for { -turncoat } changes nothing, as that role does not play.
advice-all-for-good = The chosen roles help { -good(form: "inside") } far more than { -evil(form: "inside") }.
advice-all-for-evil = The chosen roles help { -evil(form: "inside") } far more than { -good(form: "inside") }.
advice-most-hidden = { -seer(form: "opening") } would be sure of only one player. That helps { -evil(form: "inside") }.
advice-evil-parted = The two on the side of { -evil(form: "inside") } would not know each other. That helps { -good(form: "inside") }.
advice-nobody-plain = Everybody on the side of { -good(form: "inside") } would have a role, so that roles are easy to guess.

## Rules

rules-title = How to play
rules-aim = { -good(form: "opening") } must bring three of five quests to success. { -evil(form: "opening") }, fewer but in the know, must make three fail.
rules-round = The round
rules-round-text =
    The leader names a party of a given size, with or without themselves. Everybody votes, and may change the vote until it closes. More for than against: the party sets out. A tie or less: the next leader tries.
    The fifth rejection for one quest gives the game to { -evil(form: "inside") }.
rules-quest = The quest
rules-quest-text =
    Each member of the party gives an order in secret. { -good(form: "opening") } can only support; { -evil(form: "inside") } may support or sabotage. Only the number of sabotages is told.
    One sabotage makes a quest fail. With seven players or more the fourth quest takes two.
rules-votes = Votes
rules-votes-text = Vote in private or openly. Until the close, everybody sees who has voted, and how only of those who vote openly. Then all votes are shown.
rules-turncoat =
    { $plays-turncoat ->
        [open] { -turncoat }, if chosen
       *[yes] { -turncoat }
    }
rules-turncoat-text =
    Two players, one on each side. A card that says switch changes the sides of both, and each is told in private. All else goes by the side of the moment, the victory too.
    { $cards-come ->
        [random] The cards are drawn after quests 2, 3 and 4.
        [predetermined] The cards lie open from the start, one for each quest. Whoever of the two is with { -evil(form: "inside") } must sabotage.
       *[open] The cards are drawn after quests 2, 3 and 4, or dealt open before the first quest, one for each. With open cards, whoever of the two is with { -evil(form: "inside") } must sabotage.
    }
rules-vision =
    { $plays-vision ->
        [open] { -vision }, if chosen
       *[yes] { -vision }
    }
rules-vision-text = The last in the leaders' order begins with it. After quests 2, 3 and 4 its holder learns in private which side another player is on; then that player has it. Nobody is looked at who has had it.
rules-inverter =
    { $plays-inverter ->
        [open] { -inverter }, if chosen
       *[yes] { -inverter }
    }
rules-inverter-text = The leader gives it to another member of the party, with the proposal. When all orders are in, that member may name another one in public, learns that order in private, and its opposite counts.
rules-end = The end
rules-end-text = After the third success { -assassin(form: "inside") } may name one player as { -seer(form: "inside") }. A hit wins for { -evil(form: "inside") }. Then everything is revealed.
rules-roles-title = Roles
rules-roles-text =
    { $plain ->
        [nobody] Everybody has one of these roles.
        [good] Everybody else is { -plain-good(form: "inside") }.
        [evil] Everybody else is { -plain-evil(form: "inside") }.
       *[good-evil] Everybody else is { -plain-good(form: "inside") } or { -plain-evil(form: "inside") }.
    } Those of { -evil(form: "inside") } know each other.

## The reveal

story-guess-hit = **The turning point** came last of all: { $by } named { $target }, and that **was** { -seer(form: "inside") }.
story-guess-missed = { $by } named { $target }, who was **not** { -seer(form: "inside") }.
story-guess-nobody = { $by } named nobody.
title-found-seer = Found { -seer(form: "inside") } at first sight
title-unseen-seer = Never found out
title-saboteur = A knife for every quest
reveal-quests-title = All quests
reveal-succeeded = ✔ { $number }. { $place }
reveal-failed = ✘ { $number }. { $place }
reveal-unfinished = … { $number }. { $place }: not finished
reveal-inverted = { $name }: the order counted as its opposite
reveal-no-quests = No quest was undertaken.

## Refusals

refused-must-support = Your side can only support a quest; please choose to support.
refused-item-not-in-play = In this game nothing goes with the party; please name the party alone.
refused-move-not-in-play = This game was set up without that.
refused-not-another-of-the-party = { $name } is no other member of this party; please give { -inverter(form: "inside") } to one of its members besides yourself.
refused-too-many-roles =
    { $seats ->
        [one] { $side } has one seat at this table, and { $roles } of the chosen roles are on that side; please choose fewer.
       *[other] { $side } has { $seats } seats at this table, and { $roles } of the chosen roles are on that side; please choose fewer.
    }
refused-role-twice = { $role } is chosen twice, or is always in the game; please choose each role once.

## Pictures

picture-side-good = { -good(form: "short") }
picture-side-evil = { -evil(form: "short") }
picture-course = Quest { $number } of { $of }
picture-guess = The last guess
picture-unplayed = not played
picture-failed = failed
picture-rejected = Parties rejected
picture-last = The fifth for one quest gives the game to { -evil(form: "inside") }.
picture-goes = in the party
picture-party = { $leader }'s party
picture-done-won = Quest { $number } won
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
picture-came = Quests won: { $good }, failed: { $evil }
picture-no-role = no role
picture-moment-quests-failed = Three quests have failed.
picture-moment-too-many-rejections = Five parties for one quest were rejected.
picture-moment-hit = { $by } named { $target }, and that was { -seer(form: "inside") }.
picture-moment-missed = { $by } named { $target }, who was not { -seer(form: "inside") }.
picture-moment-nobody = { $by } named nobody.

## What is drawn, where somebody may choose it in a rehearsal

draw-sides = The sides
draw-roles = The roles
draw-leaders = The leaders, in turn
draw-cards = The cards of the two with two sides, in their order
