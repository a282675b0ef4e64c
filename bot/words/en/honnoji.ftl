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

effect-sword = Whoever has it may lead one proposal in place of somebody else.
effect-staff = Whoever gets it leads first in the next mission.
effect-wisdom = In one vote, the holder's vote counts twice.
effect-insight = It names another member of a party, and its holder learns how that one acts.
effect-mirror = It names another member of a party, who must act in public.
effect-contract = After each mission its holder may learn another samurai's side, and passes it on.

## Posts

leaders =
    { -opening }
    Leaders, in turn: { $order }.
    .title = The game begins
leader-passed = No party was named in time. This is no rejection.
    .title = { $leader } leads now
leader-sword = { $leader } leads this proposal; the order does not move.
    .title = { $leader } takes the lead by { -sword(form: "inside") }
leader-staff = { $leader } leads first, and the order goes on from there.
    .title = { $leader } takes the lead by { -staff(form: "inside") }

given = { $by } gives **{ $talisman }** to { $target }.
used = { $by } uses **{ $talisman }**.
used-on = { $by } uses **{ $talisman }** on { $target }.
action-sent = A first order is in: nobody can be made to act in public any more.
action-shown-yes = { $player } acts in public and **supports** the mission.
action-shown-no = { $player } acts in public and **sabotages** the mission.

vote-twice = Counted twice: { $names }

scene-mission = Mission { $number }: the orders are opened
mission-won = No sabotage.
    .title = Mission { $number } is won
mission-lost =
    { $sabotages ->
        [one] One sabotage.
       *[other] { $sabotages } sabotages.
    }
    .title = Mission { $number } is lost

looked = { $by } looks at { $target } and learns that side in private. { -contract(form: "opening") } passes to { $target }.
looked-nobody = { $by } looks at nobody and keeps { -contract(form: "inside") }.

outcome-quests-done = Four missions are won.
    .title = 🏆 Victory for { -good(form: "inside") }!
outcome-quests-failed = Four missions are lost.
    .title = 🏆 Victory for { -evil(form: "inside") }!
outcome-too-many-rejections = Four parties for one mission were rejected.
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
    .how = { $effect } { $leader } leads, gives it to another samurai, then names a party of { $size }.
    .title = Mission { $mission }: { $talisman }
    .call = give { $talisman } to another samurai.
prompt-proposal = Mission { $mission }: { $leader } leads. Which { $size } shall go?
    .title = { $leader } leads
    .call = choose a party of { $size } for mission { $mission }.
prompt-last-attempt = One more rejection gives the game to { -evil(form: "inside") }.
prompt-vote = Shall { $party } go on mission { $mission }?
    .how = A tie rejects.
    .title = { $leader } proposes a party
    .call = vote on the party of { $leader }.
prompt-vote-early = The party may act already; talismans are under "What may I do?".
prompt-quest = { $party }: support or sabotage?
    .how = Each of you gives one order, in secret: in the DM, or with the button below. It is final.
    .title = Mission { $mission }
    .call = mission { $mission } waits for your orders.
prompt-in-public = { $player } must act in public: that order is shown as soon as it is given.
prompt-look = At whom shall { $holder } look?
    .how = You alone learn which side that samurai is on; or look at nobody.
    .title = { $holder } has { -contract(form: "inside") }
    .call = choose whom to look at, or nobody.

## What one seat is asked

order-give = **Mission { $mission }**: give **{ $talisman }** to another samurai. { $effect } Then you propose.
order-propose = **Mission { $mission }**: you lead. Name a party of { $size }, with or without yourself.
order-vote = **Mission { $mission }**: { $leader } proposes { $party }. Approve or reject, privately or openly; you may change your vote until it closes.
order-act = **Mission { $mission }**, with { $party }. What is your order? It is final.
order-act-early = **Mission { $mission }**, with { $party }. If the party is approved, what is your order? You may change it until the vote closes.
order-act-must-support = Your side can only support.
order-look = You have { -contract(form: "inside") }. Look at one samurai, whose side you alone learn, or at nobody.
order-use = You may use **{ $talisman }**, for everybody to see. { $effect }
order-use-ahead = You may set **{ $talisman }**, known to you alone. { $effect }
order-unuse = You may take back what you have set for **{ $talisman }**.

## The table card

card-won = ✔ Mission **{ $number }**: success. { $party }
card-lost = ✘ Mission **{ $number }**: failure. { $party }
card-now = ▶ Mission **{ $number }**: party of { $size }
card-score = { -good(form: "opening") } { $won }, { -evil(form: "inside") } { $lost }; four missions win.
card-talismans = Talismans
card-talisman-shown = { $talisman }: to be given away
card-talisman-kept = { $talisman }: { $holder }
card-talisman-declared = { $talisman }: { $holder }, in use

## The role card and what is told to one seat

you-are-plain-good = You are { -plain-good(form: "inside") }
you-are-plain-evil = You are { -plain-evil(form: "inside") }
flavour-plain-good = { -flavour-plain-good }
flavour-plain-evil = { -flavour-plain-evil }
knows-nothing = Nothing about the others.
knows-evil = On your side: { $names }.
may-good = Support missions, never sabotage.
may-evil = Support or sabotage any mission you are on.
wins-good = When four missions succeed.
wins-evil = When four missions fail, or four parties for one mission are rejected.

noted-act-yes = Your order: **support** the mission.{ order-stands }
noted-act-no = Your order: **sabotage** the mission.{ order-stands }
noted-use = **{ $talisman }** is set. You alone know.
noted-use-on = **{ $talisman }** is set, on { $target }. You alone know.
noted-unuse = **{ $talisman }** is taken back, and yours to use as before.
did-act-yes = You **support** the mission, for everybody to see. It is final.
did-act-no = You **sabotage** the mission, for everybody to see. It is final.
did-give = You give the talisman to { $target }.
did-use = You use **{ $talisman }**, for everybody to see.
did-use-on = You use **{ $talisman }** on { $target }, for everybody to see.
preloaded-sword = It will be used at the next change of leader. Until then you may take it back under "What may I do?".
preloaded-insight = It will be used when the party is approved. Until then you may name somebody else or take it back.
secretly-talismans = Talismans
secretly-set = { $player } sets **{ $talisman }**.
secretly-set-on = { $player } sets **{ $talisman }** on { $target }.
secretly-unset = { $player } takes **{ $talisman }** back.
discarded = You must act in public, so what you had ordered ahead counts no more. You may give an order ahead again: it is shown when the party is approved.
seen-yes = { $target } has **supported** this mission.
seen-no = { $target } has **sabotaged** this mission.

secrets-set = Set in secret: **{ $talisman }**.
secrets-set-on = Set in secret: **{ $talisman }**, on { $target }.
secrets-holds = You hold: { $talismans }.
secrets-nothing = You have done nothing in secret in this round.
secrets-saw-yes = You know of mission { $quest }: { $target } **supported** it.
secrets-saw-no = You know of mission { $quest }: { $target } **sabotaged** it.

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
field-use-target = Who of the party?
field-use-preload = Set it in secret, or use it openly
field-unuse-talisman = Choose a talisman
field-act-support = Support or sabotage the mission

absent = A vote that is missing does not count, and an order is given as suits the side it comes from. A leader without a party is passed over, what is to be given goes to somebody by chance, and whatever else is missing is given up.
wait-give = the giving of the talisman
wait-quest = the orders
wait-look = { -contract(form: "inside") }

## Rules

options-all = Ten samurai, seven talismans and { -contract(form: "inside") }. There is nothing to choose.
rules-title = How to play
rules-aim = Six are { -good(form: "inside") }, four are { -evil(form: "inside") } and know each other. The first side to four missions wins.
rules-round = The round
rules-round-text =
    The leader names a party: three samurai, and one more for each mission won so far. Everybody votes, and may change the vote until it closes. More for than against: the party sets out. A tie or less: the next leader tries.
    The fourth rejection for one mission gives the game to { -evil(form: "inside") }.
rules-mission = The mission
rules-mission-text = Each member gives an order in secret. { -good(form: "opening") } can only support; { -evil(form: "inside") } may support or sabotage. One sabotage loses the mission; only their number is told.
rules-talismans = Talismans
rules-talismans-text =
    At the start of each mission one is shown. Its first leader gives it to another samurai before proposing. Everybody sees who holds what; each is used once.
    - **{ -sword }**: lead the next proposal, in public or set in secret. **{ -staff }**: its receiver leads first in the next mission.
    - **{ -wisdom }**: your vote counts twice. **{ -insight }**: learn how another member of the party acts. **{ -mirror }**: make another member act in public.
rules-contract = { -contract }
rules-contract-text = The last in the leaders' order begins with it. After each mission its holder may learn another samurai's side in private; then that one has it. Nobody is looked at who has had it.

## The reveal

reveal-yes-twice = W
reveal-no-twice = w
reveal-votes-key-twice = W is for and w against, counted twice.
title-saboteur = A knife for every mission
reveal-missions-title = All missions
reveal-won = ✔ Mission { $number }
reveal-lost = ✘ Mission { $number }
reveal-unfinished = … Mission { $number }: not finished
reveal-no-missions = No mission was undertaken.
reveal-talismans-title = All talismans
reveal-talisman-shown = Mission { $mission }: { $talisman }, not given
reveal-talisman-kept = Mission { $mission }: { $talisman }, from { $by } to { $target }, not used
reveal-talisman-used = Mission { $mission }: { $talisman }, from { $by } to { $target }, used in mission { $used }
reveal-talisman-used-on = Mission { $mission }: { $talisman }, from { $by } to { $target }, used in mission { $used } on { $on }
reveal-no-talismans = No talisman was shown.

## Refusals

refused-must-support = Your side can only support a mission; please choose to support.
refused-talisman-to-give = Before you propose, please give { $talisman } to another samurai.
refused-not-held = You have no { $talisman } that could still be used; please choose a talisman you hold.
refused-fires-by-itself = { $talisman } takes effect by itself; there is nothing to do.
refused-not-its-moment = { $talisman } cannot be used now; please wait for its moment.
refused-cannot-preload = { $talisman } cannot be set in secret now; please use it openly at its moment.
refused-names-nobody = { $talisman } names nobody; please use it without a name.
refused-already-set = { $talisman } is set already; take it back if you have changed your mind.
refused-use-is-final = What { $talisman } names is final once the party is on its mission.
refused-nothing-set = Nothing is set for { $talisman }, so there is nothing to take back.
refused-talisman-is-shown = The talisman of this mission is shown already, so this proposal cannot be taken over; please wait for the next.
refused-leads-anyway = You lead the next proposal anyway, so please keep it.
refused-once-per-vote = Your vote counts twice already; please keep the other for another vote.
refused-action-was-sent = An order for this mission has been given, so nobody can be made to act in public any more.

## Pictures

picture-side-good = { -good(form: "short") }
picture-side-evil = { -evil(form: "short") }
picture-course = Mission { $number }
picture-failed = lost
picture-nobody-knows = ?
picture-said-stop-open = { $number }: { $word }
picture-rejected = Proposals rejected
picture-last = The fourth for one mission gives the game to { -evil(form: "inside") }.
picture-goes = in the team
picture-party = { $leader }'s team
picture-done-won = Mission { $number } won
picture-done-failed = Mission { $number } lost
picture-vote-quest = Mission
picture-said-vote = { $number }, mission { $quest } ({ $word }): { $leader } leads; team { $party }; { $votes }
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
picture-moment-too-many-rejections = Four proposals for one mission were rejected.
picture-vote-twice = { $number } (twice)

## The GM's desk

desk-talisman-set = { $talisman } (set)
desk-talisman-set-on = { $talisman } on { $target }

## What is drawn, where somebody may choose it in a rehearsal

draw-sides = The sides
draw-leaders = The leaders, in turn
draw-talismans = The talismans, in their order
draw-target = Who is given a talisman for a leader who is late
