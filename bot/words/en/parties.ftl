### What all games of parties say alike, without a word of any world.

vote-approved = The party sets out.
    .title = Approved, { $for } to { $against }
vote-rejected = The party stays home: rejection { $rejections } of { $limit }.
    .title = Rejected, { $for } to { $against }
scene-support = ✓ support
scene-sabotage = ✘ **sabotage**

vote-for = For: { $names }
vote-against = Against: { $names }
vote-silent =
    { $count ->
        [one] One player didn't vote.
       *[other] { $count } players didn't vote.
    }
vote-sealed = Sealed: { $count }
vote-missing = Missing so far: { $names }
answer-vote-approve = Approve
answer-vote-reject = Reject
answer-vote-approve-openly = Approve openly
answer-vote-reject-openly = Reject openly
answer-act-support = Support
answer-act-sabotage = Sabotage
answer-propose = Send { $names }
answer-look = Look at { $name }
answer-look-nobody = Look at nobody
field-vote-approve = Approve or reject this party
field-vote-public = Vote openly or in private
field-propose-party = Choose the party
field-look-target = Choose who to look at
move-propose = Name a party
move-vote = Vote
move-act = Give your order
foretold-support = Your side wants this to fail, so support helps the other side. Your order is final.
noted-title = Noted
noted-vote-yes = You **approve** this party, in private.
noted-vote-no = You **reject** this party, in private.
order-stands =
    { $standing ->
        [final] { " " }It's final.
        [open] { " " }You can change it until the vote closes.
       *[unsure] { "" }
    }
noted-other = { $answer }.
did-vote-yes = You **approve** this party, for everybody to see.
did-vote-no = You **reject** this party, for everybody to see.
did-propose = You propose { $party }.
did-look = You look at { $target }.
did-look-nobody = You look at nobody.
seen-title = Only for you
seen-side = { $target } is on this side right now: **{ $side }**.
secrets-now-title = Right now
secrets-vote-yes = Your vote: **approve**.
secrets-vote-no = Your vote: **reject**.
secrets-order-yes = Your order: **support**.
secrets-order-no = Your order: **sabotage**.
secrets-saw-side = You looked at { $target }, who was on this side then: **{ $side }**.
you-side = Your side
you-know = You know
you-may = You may
you-win = You win
prompt-rejections = Rejected: { $rejections } of { $limit }.
card-leaders = Leaders, in turn
card-leads = ▶ { $name }
card-party = Party
card-rejections = Rejected parties
card-rejections-count = { $rejections } of { $limit }
card-votes = Votes in
card-vote-open-yes = { $name } (approves)
card-vote-open-no = { $name } (rejects)
card-look-holder = { $holder } has it
card-look-before = { $holder } has it; before that { $names }
card-waiting = Waiting for
card-waiting-everybody = Everybody
card-waiting-orders =
    { $orders ->
        [one] One order
       *[other] { $orders } orders
    }
reveal-title = Who was who
reveal-seat = { $name }: { $role }
story-sent-out = **The turning point** was vote { $quest }.{ $attempt }: { $leader } took { $party } out, { $for } to { $against }.
story-held-back = **The turning point** was vote { $quest }.{ $attempt }: { $leader } proposed { $party } and lost, { $for } to { $against }.
story-doubted = { $player } was first doubted in vote { $quest }.{ $attempt }, by { $names }.
story-never-doubted = Nobody ever doubted { $player }.

title-never-doubted = Never doubted
title-saw-through = Saw through every lie
title-sleeper = Never showed a hand
title-on-every-quest = On every road
title-trusted-all = Trusted everybody
title-stayed-home = Kept the fire at home
reveal-votes-title = All votes
reveal-votes-key =
    Each row has its number and attempt, the leader, the party, the votes, and whether the party set out (+), was rejected (–) or stayed open (?).
    Y is for, n is against, and a dot means no vote.
reveal-letter = { $letter } { $name }
reveal-yes = Y
reveal-no = n
reveal-silent = .
reveal-sent = +
reveal-rejected = –
reveal-open = ?
reveal-no-votes = No party was voted on.
reveal-supported = Supported: { $names }
reveal-sabotaged = Sabotaged: { $names }
secretly-orders = Orders
secretly-seen = Seen by one player only
secretly-saw-yes = { $player } saw { $target } **support**.
secretly-saw-no = { $player } saw { $target } **sabotage**.
secretly-saw-side = { $player } saw which side { $target } was on: **{ $side }**.
refused-not-the-leader = Only the leader can do that, and right now that's { $leader }.
refused-not-in-the-party = Only the party gives orders; please wait for a party that you're in.
refused-action-is-final = The party was approved, so your order is final and can't be changed.
refused-must-sabotage = With the cards open, your role can only sabotage while you're on this side; please choose to sabotage.
refused-not-the-holder = Only { $holder } can do that right now.
wait-proposal = the leader's choice
wait-vote = the vote

## Pictures

picture-now = now
picture-ahead = to come
picture-sabotages =
    { $count ->
        [0] no sabotage
        [one] { $count } sabotage
       *[other] { $count } sabotages
    }
picture-count = { $count } of { $limit }
picture-order = Leaders in turn
picture-leads = leads
picture-said-score = { $side } { $count }
picture-said-stop = { $number }, { $size } go: { $word }
picture-said-noted = { $what }, { $note }
picture-said-row = { $title }: { $word }. { $last }
picture-said-now = { $card } (now)
picture-said-number = { $number } { $name }
picture-go = { $count } go
picture-went =
    { $count ->
        [one] One went
       *[other] { $count } went
    }: { $sabotages }
picture-votes = Every vote so far
picture-votes-all = Every vote
picture-votes-last = The last { $count } votes
picture-vote-proposal = Vote
picture-vote-count = For–against
picture-vote-result = Result
picture-vote-yes = yes
picture-vote-no = no
picture-vote-for = for
picture-vote-against = against
picture-vote-none = no vote
picture-vote-unseen = not seen yet
picture-vote-tally = { $for }–{ $against }
picture-ended = Ended early
picture-victor = won
picture-beaten = lost
picture-moment = The moment

## The GM's desk

desk-role = { $role }, { $side }
desk-leads = leads
desk-in-party = in the party
desk-no-party = no party yet
desk-no-vote = no vote yet
desk-no-order = no order yet
desk-has-voted = has voted
desk-votes-for = votes for
desk-votes-against = votes against
desk-order-yes = order: support
desk-order-no = order: sabotage
desk-supports = support
desk-sabotages = sabotage
desk-order-in = ☑ { $player }: { $order }
desk-order-missing = ☐ { $player }: no order yet
desk-order-missing-counts = ☐ { $player }: no order yet; { $order } would count
