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

place-1 = { -quest-1 }
place-2 = { -quest-2 }
place-3 = { -quest-3 }
place-4 = { -quest-4 }
place-5 = { -quest-5 }

## Posts

leaders =
    { -opening }

    Leaders, in turn: { $order }.
leader-passed = No party was named in time. This is no rejection; { $leader } leads now.

vote-approved = **Approved**, { $for } to { $against }: the party sets out.
vote-rejected = **Rejected**, { $for } to { $against }. That is rejection { $rejections } of { $limit } for this quest.
vote-for = For: { $names }
vote-against = Against: { $names }
vote-silent =
    { $count ->
        [one] One player did not vote.
       *[other] { $count } players did not vote.
    }

quest-succeeded = **Quest { $number }, { $place }: success!** { $tally }
quest-failed = **Quest { $number }, { $place }: failure.** { $tally }
tally =
    { $sabotages ->
        [0] No sabotage.
        [one] One sabotage.
       *[other] { $sabotages } sabotages.
    }
tally-not-enough = One sabotage, and this quest takes two to fail.

guess-hit = { -assassin(form: "opening") } is { $by } and names { $target }: that **is** { -seer(form: "inside") }!
guess-missed = { -assassin(form: "opening") } is { $by } and names { $target }: that is **not** { -seer(form: "inside") }.
guess-declined = { -assassin(form: "opening") } is { $by } and names nobody.

outcome-quests-done = 🏆 **Victory for { -good(form: "inside") }!** Three quests are done and { -seer(form: "inside") } is safe.
outcome-quests-failed = 🏆 **Victory for { -evil(form: "inside") }!** Three quests have failed.
outcome-too-many-rejections = 🏆 **Victory for { -evil(form: "inside") }!** Five parties for one quest were rejected.
outcome-seer-found = 🏆 **Victory for { -evil(form: "inside") }!** Three quests were done, but { -assassin(form: "inside") } has found { -seer(form: "inside") }.
outcome-winners = Winners: { $names }.

## Prompts in the channel

prompt-proposal = **Quest { $quest }, { $place }.** { $leader } leads: please name a party of { $size }.
prompt-rejections = Rejected so far: { $rejections } of { $limit }.
prompt-last-attempt = Four parties were rejected: if this one is too, the game goes to { -evil(form: "inside") }.
prompt-vote = **Quest { $quest }, { $place }.** { $leader } proposes { $party }. Everybody votes: approve or reject, privately or openly. A tie rejects.
prompt-vote-early = The party may give its orders already, in secret.
prompt-quest = **Quest { $quest }, { $place }.** { $party }: each of you gives an order in secret, to support or to sabotage: in the DM, or with the button below. It is final.
prompt-guess = Three quests are done. { -assassin(form: "opening") } may now name one player as { -seer(form: "inside") }: a hit wins the game for { -evil(form: "inside") }.

## What one seat is asked

order-propose = **Quest { $quest }, { $place }**: you lead. Name a party of { $size }, with or without yourself.
order-vote = **Quest { $quest }, { $place }**: { $leader } proposes { $party }. Approve or reject, privately or openly; you may change your vote until it closes.
order-act = **Quest { $quest }, { $place }**, with { $party }. What is your order? It is final.
order-act-early = **Quest { $quest }, { $place }**, with { $party }. If the party is approved, what is your order? You may change it until the vote closes.
order-act-must-support = Your side can only support.
order-guess = Three quests are done, and you are { -assassin(form: "inside") }. Who is { -seer(form: "inside") }? Name one player, or nobody; everybody will see your answer.

## The table card

card-succeeded = ✔ **{ $number }** { $place }: success. { $tally }
card-failed = ✘ **{ $number }** { $place }: failure. { $tally }
card-now = ▶ **{ $number }** { $place }: party of { $size }
card-ahead = ▫ **{ $number }** { $place }: party of { $size }
card-hardy = { $line } (takes two sabotages to fail)
card-leaders = Leaders, in turn
card-leads = ▶ { $name }
card-party = Party
card-rejections = Rejected parties
card-rejections-count = { $rejections } of { $limit }
card-votes = Votes in
card-vote-open-yes = { $name } (approves)
card-vote-open-no = { $name } (rejects)
card-waiting = Waiting for
card-waiting-everybody = Everybody
card-waiting-orders =
    { $orders ->
        [one] One order
       *[other] { $orders } orders
    }
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

you-side = Your side
you-know = You know
you-may = You may
you-win = You win

flavour-plain-good = { -flavour-plain-good }
flavour-plain-evil = { -flavour-plain-evil }
flavour-seer = { -flavour-seer }
flavour-assassin = { -flavour-assassin }
flavour-guardian = { -flavour-guardian }
flavour-hidden = { -flavour-hidden }
flavour-lone = { -flavour-lone }
flavour-decoy = { -flavour-decoy }

knows-nothing = Nothing about the others.
knows-evil = On your side: { $names }. { -lone(form: "opening") } is never on this list.
knows-seer = On the side of { -evil(form: "inside") }: { $names }. { -hidden(form: "opening") } is never on this list.
knows-guardian-one = { $names } is { -seer(form: "inside") }.
knows-guardian-more = { $names }: one is { -seer(form: "inside") }, the other { -decoy(form: "inside") }.
knows-hidden = { $known } { -seer(form: "opening") } does not see you.
knows-lone = Nothing about the others. Your own side does not know you; { -seer(form: "inside") } does.
knows-decoy = { $known } { -guardian(form: "opening") } cannot tell you from { -seer(form: "inside") }.

may-good = Support quests, never sabotage.
may-evil = Support or sabotage any quest you are on.
may-assassin = Support or sabotage any quest you are on. After three successes, name the player you take for { -seer(form: "inside") }.

wins-good = When three quests succeed and { -assassin(form: "inside") } does not find { -seer(form: "inside") }.
wins-evil = When three quests fail, five parties for one quest are rejected, or { -assassin(form: "inside") } finds { -seer(form: "inside") }.

noted-title = Noted
noted-vote-yes = You **approve** this party, in private. You may change your vote until it closes.
noted-vote-no = You **reject** this party, in private. You may change your vote until it closes.
noted-act-yes = Your order: **support** the quest. Once the party is approved, it is final.
noted-act-no = Your order: **sabotage** the quest. Once the party is approved, it is final.
noted-other = { $answer }.

secrets-now-title = At present
secrets-vote-yes = Your vote: **approve**.
secrets-vote-no = Your vote: **reject**.
secrets-order-yes = Your order: **support**.
secrets-order-no = Your order: **sabotage**.
secrets-nothing = You have done nothing in secret in this round.

warning-decoy-without-guardian = { -decoy(form: "opening") } is in the game without { -guardian(form: "inside") }, so the role changes nothing.

## Moves, answers, choices

move-propose = Name a party
move-vote = Vote
move-act = Give your order
move-guess = Name { -seer(form: "inside") }

answer-vote-approve = Approve
answer-vote-reject = Reject
answer-vote-approve-openly = Approve openly
answer-vote-reject-openly = Reject openly
answer-act-support = Support
answer-act-sabotage = Sabotage
answer-guess = Name { $name }
answer-guess-nobody = Name nobody
answer-propose = Send { $names }

field-propose-party = Choose the party
field-vote-approve = Approve or reject this party
field-vote-public = Vote openly or in private
field-act-support = Support or sabotage the quest
field-guess-target = Choose the player you take for { -seer(form: "inside") }

wait-proposal = the proposal
wait-vote = the vote
wait-quest = the orders
wait-guess = the guess

## Set-up

options-roles = With { $roles }, and as always { -seer(form: "inside") } and { -assassin(form: "inside") }.
options-plain = With { -seer(form: "inside") } and { -assassin(form: "inside") }, and no other roles.
choice-role = { $role } ({ $side })
note-seer = Knows who is on the side of { -evil(form: "inside") }.
note-assassin = May name { -seer(form: "inside") } at the end and turn defeat into victory.
note-guardian = Knows who { -seer(form: "inside") } is. Helps { -good(form: "inside") }.
note-hidden = Stays unknown to { -seer(form: "inside") }. Helps { -evil(form: "inside") }.
note-lone = Unknown to the others of that side, and they to this player. Helps { -good(form: "inside") }.
note-decoy = { -guardian(form: "opening") } sees two names. Helps { -evil(form: "inside") }.

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
rules-end = The end
rules-end-text = After the third success { -assassin(form: "inside") } may name one player as { -seer(form: "inside") }. A hit wins for { -evil(form: "inside") }. Then everything is revealed.
rules-roles-title = Roles
rules-roles-text = Everybody else is { -plain-good(form: "inside") } or { -plain-evil(form: "inside") }; those of { -evil(form: "inside") } know each other.

## The reveal

reveal-title = Who was who
reveal-seat = { $name }: { $role }
reveal-votes-title = All votes
reveal-votes-key =
    A row: quest and attempt, leader, party, votes, and what came of it.
    Y is for, n is against, a dot is no vote.
reveal-letter = { $letter } { $name }
reveal-yes = Y
reveal-no = n
reveal-silent = .
reveal-sent = sent
reveal-rejected = –
reveal-open = open
reveal-no-votes = No party was voted on.
reveal-quests-title = All quests
reveal-succeeded = ✔ { $number }. { $place }
reveal-failed = ✘ { $number }. { $place }
reveal-unfinished = … { $number }. { $place }: not finished
reveal-supported = Supported: { $names }
reveal-sabotaged = Sabotaged: { $names }
reveal-no-quests = No quest was undertaken.

## Refusals

refused-not-the-leader = Only the leader names a party, and at present that is { $leader }.
refused-not-in-the-party = Only members of the party give orders; please wait for a party with you in it.
refused-action-is-final = The party was approved, so your order is final and can no longer be changed.
refused-must-support = Your side can only support a quest; please choose to support.
refused-too-many-roles =
    { $seats ->
        [one] { $side } has one seat at this table, and { $roles } of the chosen roles are on that side; please choose fewer.
       *[other] { $side } has { $seats } seats at this table, and { $roles } of the chosen roles are on that side; please choose fewer.
    }
refused-role-twice = { $role } is chosen twice or always in the game; please choose each role once.
