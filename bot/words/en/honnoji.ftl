### Honnō-ji, in neutral words. What has a name of its own in a theme is a term the theme supplies.

## Sides, talismans, the contract

side-good = { -good }
side-evil = { -evil }
role-plain-good = { -plain-good }
role-plain-evil = { -plain-evil }

item-sword = { -sword }
item-staff = { -staff }
item-wisdom = { -wisdom }
item-insight = { -insight }
item-mirror = { -mirror }
item-contract = { -contract }

the-sword = { -sword(form: "inside") }
the-staff = { -staff(form: "inside") }
the-wisdom = { -wisdom(form: "inside") }
the-insight = { -insight(form: "inside") }
the-mirror = { -mirror(form: "inside") }

## What the talismans do

effect-sword = Its holder can take the lead once, and names that one party.
effect-staff = Its receiver leads first in the next mission.
effect-wisdom = In one vote, its holder's vote counts twice.
effect-insight = Its holder names another member of a party and learns their order.
effect-mirror = Its holder makes another member of a party act in public.
effect-contract = After each mission its holder may learn another samurai's side. Then that samurai has it.

## Posts

leaders =
    { -opening }
    Leaders, in turn: { $order }.
    .title = The game begins
leader-passed = No party was named in time. That doesn't count as a rejection.
    .title = { $leader } leads now
leader-sword = { $leader } names this one party. Then the turns go on as before.
    .title = { $leader } takes the lead with { -sword(form: "inside") }
leader-staff = { $leader } leads first, and the turns go on from there.
    .title = { $leader } takes the lead with { -staff(form: "inside") }

given = { $by } gives **{ $talisman }** to { $target }.
used = { $by } uses **{ $talisman }**.
used-on = { $by } uses **{ $talisman }** on { $target }.
action-sent = The first order is in. It's too late now to make anybody act in public.
action-shown-yes = { $player } acts in public and **supports** the mission.
action-shown-no = { $player } acts in public and **sabotages** the mission.

vote-twice = Counted twice: { $names }

scene-mission = Mission { $number }: the orders are opened
mission-won = No sabotage.
    .title = Mission { $number } is won!
mission-lost =
    { $sabotages ->
        [one] One sabotage.
       *[other] { $sabotages } sabotages.
    }
    .title = Mission { $number } is lost
mission-won-by = { $party } set out. Nobody sabotaged. { $score }
    .title = Mission { $number } is won
mission-lost-by =
    { $party } set out. { $sabotages ->
        [one] One of them sabotaged.
        [2] Two of them sabotaged.
       *[other] { $sabotages } of them sabotaged.
    } { $score }
    .title = Mission { $number } is lost
score = { -good(form: "opening") } { $good }, { -evil(form: "inside") } { $evil }.

looked = { $by } looks at { $target } and learns in private which side they're on. { -contract(form: "opening") } passes to { $target }.
looked-nobody = { $by } looks at nobody and keeps { -contract(form: "inside") }.

outcome-quests-done = Four missions are won.
    .title = 🏆 Victory for { -good(form: "inside") }!
outcome-quests-failed = Four missions are lost.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-too-many-rejections = Four parties in a row were rejected for one mission.
    .title = 🏆 Victory for { -evil(form: "inside") }!

## Drama: a theme's own lines for a moment, of which one is said

drama-first-party = { -drama-first-party }
drama-party-approved = { -drama-party-approved }
drama-party-approved-narrowly = { -drama-party-approved-narrowly }
drama-party-rejected = { -drama-party-rejected }
drama-last-chance = { -drama-last-chance }
drama-quest-won = { -drama-quest-won }
drama-quest-failed = { -drama-quest-failed }
drama-quest-failed-badly = { -drama-quest-failed-badly }
drama-betrayal = { -drama-betrayal }
drama-betrayal-seen = { -drama-betrayal-seen }
drama-deciding-quest = { -drama-deciding-quest }
drama-victory-good = { -drama-victory-good }
drama-victory-evil = { -drama-victory-evil }

## Prompts in the channel

prompt-give = Mission { $mission }: who gets { $talisman }?
    .how = { $effect } { $leader } leads, and gives it to another samurai.
    .title = Mission { $mission }: { $talisman }
    .call = give { $talisman } to another samurai.
prompt-proposal = Mission { $mission }: { $leader } leads. Which { $size } will go?
    .title = { $leader } leads
    .call = pick a party of { $size } for mission { $mission }.
prompt-last-attempt = One more rejection gives the game to { -evil(form: "inside") }.
prompt-vote = Do { $party } go on mission { $mission }?
    .how = A tie means no.
    .title = { $leader } proposes a party
    .call = vote on { $leader }'s party: { $party }.
prompt-vote-early = In the party? You can give your order now. Talismans are under "What may I do?".
prompt-quest = { $party }: support or sabotage?
    .how = One secret order each, by DM or with the button below. It's final.
    .title = Mission { $mission }
    .call = give your order for mission { $mission }.
prompt-in-public = { $player } must act in public: their order is shown as soon as they give it.
prompt-look = Who will { $holder } look at?
    .how = Only you learn which side that samurai is on. Or look at nobody.
    .title = { $holder } has { -contract(form: "inside") }
    .call = choose who to look at, or nobody.

## What one seat is asked

order-give = **Mission { $mission }**: give **{ $talisman }** to another samurai. { $effect } Then you pick a party.
order-propose = **Mission { $mission }**: you lead! Pick a party of { $size }, with or without yourself.
order-vote = **Mission { $mission }**: { $leader } proposes { $party }. Approve or reject, in private or openly. You can change your mind until the vote closes.
order-act = **Mission { $mission }**, with { $party }. What's your order? It's final.
order-act-early = **Mission { $mission }**, with { $party }. If the party is approved, what's your order? You can change it until the vote closes.
order-act-must-support = Your side can only support.
order-look = You have { -contract(form: "inside") }. Look at one samurai and learn which side they're on, or look at nobody.
order-use = You can use **{ $talisman }**, for everybody to see. { $effect }
order-use-ahead = You can set **{ $talisman }** in secret. { $effect }
order-unuse = You can take back what you've set for **{ $talisman }**.

## The table card

card-won = ✓ Mission **{ $number }**: won. { $party }
card-lost = ✘ Mission **{ $number }**: lost. { $party }
card-now = ▶ Mission **{ $number }**: party of { $size }
card-score = { -good(form: "opening") } { $won }, { -evil(form: "inside") } { $lost }; four missions win.
card-talismans = Talismans
card-talisman-shown = { $talisman }: about to be given away
card-talisman-kept = { $talisman }: { $holder }
card-talisman-declared = { $talisman }: { $holder }, in use

## The role card and what is told to one seat

you-are-plain-good = You are { -plain-good(form: "inside") }
you-are-plain-evil = You are { -plain-evil(form: "inside") }
flavour-plain-good = { -flavour-plain-good }
flavour-plain-evil = { -flavour-plain-evil }
knows-nothing = Nothing about the others.
knows-evil = On your side: { $names }.
may-good = Support missions. You can't sabotage.
may-evil = Support or sabotage any mission you're on.
wins-good = When four missions are won.
wins-evil = When four missions are lost, or when four parties for one mission are rejected.

noted-act-yes = Your order: **support** the mission.{ order-stands }
noted-act-no = Your order: **sabotage** the mission.{ order-stands }
noted-use = **{ $talisman }** is set. Only you know.
noted-use-on = **{ $talisman }** is set on { $target }. Only you know.
noted-unuse = You took **{ $talisman }** back. It's yours to use, as before.
did-act-yes = You **support** the mission, for everybody to see. It's final.
did-act-no = You **sabotage** the mission, for everybody to see. It's final.
did-give = You give the talisman to { $target }.
did-use = You use **{ $talisman }**, for everybody to see.
did-use-on = You use **{ $talisman }** on { $target }, for everybody to see.
preloaded-sword = It works when the lead next changes. Until then you can take it back under "What may I do?".
preloaded-insight = It works when the party is approved. Until then you can name somebody else or take it back.
secretly-talismans = Talismans
secretly-set = { $player } sets **{ $talisman }**.
secretly-set-on = { $player } sets **{ $talisman }** on { $target }.
secretly-unset = { $player } takes **{ $talisman }** back.
discarded = You must act in public, so your early order no longer counts. You can give another now; it's shown when the party is approved.
seen-yes = { $target } has **supported** this mission.
seen-no = { $target } has **sabotaged** this mission.

secrets-set = You've set this in secret: **{ $talisman }**.
secrets-set-on = You've set this in secret: **{ $talisman }**, on { $target }.
secrets-holds = You hold: { $talismans }.
secrets-nothing = You've done nothing in secret this round.
secrets-saw-yes = On mission { $quest } you saw { $target } **support**.
secrets-saw-no = On mission { $quest } you saw { $target } **sabotage**.

## Moves, answers, choices

move-give = Give a talisman
move-use = Use a talisman
move-unuse = Take a talisman back
move-look = Use { -contract(form: "inside") }

answer-give = Give it to { $name }
answer-use = Use { $talisman }
answer-use-ahead = Set { $talisman } in secret
answer-unuse = Take { $talisman } back

field-give-target = Who gets the talisman?
field-use-talisman = Choose a talisman
field-use-target = Who in the party?
field-use-preload = Set it in secret, or use it openly
field-unuse-talisman = Choose a talisman
field-act-support = Support or sabotage the mission

absent = A missing vote doesn't count, and I give a missing order to suit that player's side. A leader who names no party is passed over, a talisman that nobody gives goes to somebody by chance, and anything else is skipped.
wait-give = the talisman
wait-quest = the orders
wait-look = { -contract(form: "inside") }

## Rules

options-all = Ten samurai, seven talismans and { -contract(form: "inside") }. There's nothing to choose.
rules-title = How to play
rules-aim = Six are { -good }. Four are { -evil }, who know each other. The first side to four missions wins.
rules-round = The round
rules-round-text =
    The leader names a party: three samurai, and one more for each mission won so far. Everybody votes, and can change their mind until the vote closes. If more are for it than against, the party sets out. Otherwise the next leader tries.
    The fourth rejection for one mission gives the game to { -evil(form: "inside") }.
rules-mission = The mission
rules-mission-text = Each member of the party gives an order in secret. { -good(form: "opening") } can only support; { -evil(form: "inside") } may support or sabotage. One sabotage is enough to lose the mission. You only learn how many sabotages there were.
rules-talismans = Talismans
rules-talismans-text =
    At the start of each mission one is shown, and the first leader gives it to another samurai before picking a party. Everybody sees who holds what, and each works once.
    - **{ -sword }**: take the lead for the next party, in public or set in secret. **{ -staff }**: its receiver leads first in the next mission.
    - **{ -wisdom }**: your vote counts twice. **{ -insight }**: learn how another member of the party acts. **{ -mirror }**: make another member act in public.
rules-contract = { -contract }
rules-contract-text = The last in the leaders' order starts with it. After each mission its holder can learn in private which side another samurai is on, and then that samurai has it. Nobody who has had it can be looked at.

## The reveal

reveal-yes-twice = W
reveal-no-twice = w
reveal-votes-key-twice = W is for and w against, counted twice.
title-saboteur = A knife for every mission
reveal-missions-title = All missions
reveal-won = ✓ Mission { $number }
reveal-lost = ✘ Mission { $number }
reveal-unfinished = … Mission { $number }: not finished
reveal-no-missions = Nobody went on a mission.
reveal-talismans-title = All talismans
reveal-talisman-shown = Mission { $mission }: { $talisman }, not given
reveal-talisman-kept = Mission { $mission }: { $talisman }, from { $by } to { $target }, not used
reveal-talisman-used = Mission { $mission }: { $talisman }, from { $by } to { $target }, used in mission { $used }
reveal-talisman-used-on = Mission { $mission }: { $talisman }, from { $by } to { $target }, used in mission { $used } on { $on }
reveal-no-talismans = No talisman was shown.

## Refusals

refused-must-support = Your side can only support a mission; please choose to support.
refused-talisman-to-give = Before you propose, please give { $talisman } to another samurai.
refused-not-held = You have no { $talisman } left to use; please choose a talisman you hold.
refused-fires-by-itself = { $talisman } works by itself; there's nothing to do.
refused-not-its-moment = { $talisman } can't be used now; please wait for its moment.
refused-cannot-preload = { $talisman } can't be set in secret now; please use it openly at its moment.
refused-names-nobody = { $talisman } doesn't take a name; please use it without one.
refused-already-set = { $talisman } is set already; take it back if you've changed your mind.
refused-use-is-final = The party is on its mission, so the name for { $talisman } is final.
refused-nothing-set = { $talisman } isn't set, so there's nothing to take back.
refused-talisman-is-shown = This mission's talisman is already on show, so you can't take the lead now; please wait for the next party.
refused-leads-anyway = You name the next party anyway, so please keep it for later.
refused-once-per-vote = Your vote counts twice already; please keep the talisman for another vote.
refused-action-was-sent = An order for this mission is already in, so it's too late to make anybody act in public.

## Pictures

picture-side-good = { -good(form: "short") }
picture-side-evil = { -evil(form: "short") }
picture-course = Mission { $number }
picture-won = won
picture-failed = lost
picture-nobody-knows = ?
picture-said-stop-open = { $number }: { $word }
picture-rejected = Parties rejected
picture-last = The fourth for one mission gives the game to { -evil(form: "inside") }.
picture-goes = in the party
picture-party = { $leader }'s party
picture-done-won = Mission { $number } won
picture-done-failed = Mission { $number } lost
picture-vote-quest = Mission
picture-said-vote = { $number }, mission { $quest } ({ $word }): { $leader } leads; party { $party }; { $votes }
picture-contract = { -contract(form: "short") }
picture-talismans = Talismans
picture-bag = { $count } still in the bag
picture-sword = { -sword(form: "short") }
picture-staff = { -staff(form: "short") }
picture-wisdom = { -wisdom(form: "short") }
picture-insight = { -insight(form: "short") }
picture-mirror = { -mirror(form: "short") }
picture-token-shown = { $talisman }, to be given
picture-token-given = { $talisman }, just given
picture-token-declared = { $talisman }, declared
picture-token-spent = { $talisman }, used
picture-victory-good = Victory for { -good(form: "inside") }
picture-victory-evil = Victory for { -evil(form: "inside") }
picture-came = Missions won: { $good }, lost: { $evil }
picture-moment-quests-done = Four missions are won.
picture-moment-quests-failed = Four missions are lost.
picture-moment-too-many-rejections = Four parties in a row were rejected for one mission.
picture-vote-twice = { $number } (twice)

## The GM's desk

desk-talisman-set = { $talisman } (set)
desk-talisman-set-on = { $talisman } on { $target }

## What is drawn, where somebody may choose it in a rehearsal

draw-sides = The sides
draw-leaders = The leaders, in turn
draw-talismans = The talismans, in their order
draw-target = Who gets a talisman when the leader is late

belief = A house player sat here. This is how likely it thought each player was on the side of { -evil(form: "inside") }, by what its seat had been told and by how people played.
