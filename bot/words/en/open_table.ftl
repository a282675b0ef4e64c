### The open table, in neutral words. Sides, roles and abilities are named in the role file; effects are terms of the theme.

## Effects

item-swap = { -swap }
item-jail = { -jail }
item-block = { -block }
item-redirect = { -redirect }
item-protect = { -protect }
item-bind = { -bind }
item-mark = { -mark }
item-silence = { -silence }
item-double-vote = { -double-vote }
item-take-vote = { -take-vote }
item-give = { -give }
item-take = { -take }
item-copy = { -copy }
item-kill = { -kill }
item-save = { -save }
item-convert = { -convert }
item-recruit = { -recruit }
item-learn-side = { -learn-side }
item-learn-role = { -learn-role }
item-learn-alike = { -learn-alike }
item-learn-count = { -learn-count }
item-learn-visitors = { -learn-visitors }
item-learn-visits = { -learn-visits }
item-reveal = { -reveal }
item-win = { -win }
item-by-hand = { -by-hand }
item-none = { -none }

## What each effect does, in a line of a menu

line-swap = Whoever is aimed at one of the two tonight hits the other.
line-jail = They do nothing tonight, and weak kills can't reach them.
line-block = What they do later tonight comes to nothing.
line-redirect = What the first does to somebody tonight hits the second.
line-protect = Weak kills of them come to nothing tonight.
line-bind = From now on, when one of the two dies, so does the other.
line-mark = They bear a mark from now on.
line-silence = They may not speak for a day.
line-double-vote = Their vote counts twice for a day.
line-take-vote = Their vote counts nothing for a day.
line-give = They may do something once more.
line-take = They lose something that they could do.
line-copy = You can do what their role can, from now on.
line-kill = They die.
line-save = Kills that have hit them tonight don't count.
line-convert = They have another role from now on.
line-recruit = They are on your side from now on.
line-learn-side = You learn which side they are on.
line-learn-role = You learn their role.
line-learn-alike = You learn whether the two are on one side.
line-learn-count = You learn how many of them are on a certain side.
line-learn-visitors = You learn who visits them tonight.
line-learn-visits = You learn whom they visit tonight.
line-reveal = Everybody learns their role and side.
line-win = Your side wins.
line-by-hand = The GM carries it out.
line-none = It's only a visit.

## What an ability does, in sentences

whom-one =
    { $target ->
        [anyone] a player (or yourself)
        [self] yourself
        [dead] a dead player
       *[other] another player
    }
whose-one =
    { $target ->
        [anyone] a player's (or your own)
        [self] your own
        [dead] a dead player's
       *[other] another player's
    }
which-day =
    { $when ->
        [day] today
       *[night] tomorrow
    }
whom-two =
    { $target ->
        [anyone] two players (you may be one)
       *[other] two other players
    }
does-swap = Swap { whom-two }: whoever aims at one of them tonight hits the other.
does-jail = Lock up { whom-one }: they do nothing tonight, and weak kills can't reach them. They're told.
does-block = Stop { whom-one }: what they do later tonight comes to nothing. They aren't told.
does-redirect = Name { whom-two }: what the first does to somebody tonight hits the second instead.
does-protect =
    Protect { whom-one } tonight from { $stops ->
        [0] weak kills
        [one] one weak kill
       *[other] { $stops } weak kills
    }.
does-bind = Bind { whom-two }: from now on, when one of them dies, the other dies too. Both are told.
does-mark = Put the mark "{ $mark }" on { whom-one }. It stays, and they aren't told.
does-silence = Silence { whom-one }: they may not speak { which-day }. They're told.
does-double-vote = Let { whose-one } vote count twice { which-day }. They're told.
does-take-vote = Let { whose-one } vote count nothing { which-day }. They're told.
does-give = Let { whom-one } use { $ability } once more. They're told.
does-take =
    { $ability ->
        [none] Take from { whom-one } everything that they can do themselves, for good.
       *[some] Take { $ability } from { whom-one }, for good.
    } They're told.
does-copy = Learn { whose-one } abilities, as their role has them. You keep them.
does-kill =
    { $target ->
        [marked] Kill everybody who bore the mark "{ $mark }" at nightfall.
       *[one] Kill { whom-one }.
    }{ $strength ->
        [strong] { " " }No protection stops it.
       *[weak] { "" }
    }{ $delay ->
        [0] { "" }
        [one] { " " }It falls due a night later.
       *[other] { " " }It falls due { $delay } nights later.
    }
does-save = Save { whom-one }: kills that have hit them tonight don't count.
does-convert = Turn { whom-one } into this role: { $role }.
does-recruit = Bring { whom-one } over to your side.
does-learn-side =
    { $sanity ->
        [insane] Learn { whose-one } side, but turned round: friends seem foes, and foes friends.
        [naive] Learn { whose-one } side, which always seems to be yours.
        [paranoid] Learn { whose-one } side, which always seems to be another than yours.
       *[sane] Learn { whose-one } side.
    }
does-learn-role = Learn { whose-one } role.
does-learn-alike = Learn whether { whom-two } are on one side.
does-learn-count =
    { $number ->
        [one] Learn whether { whom-one } is on this side: { $side }.
       *[other] Learn how many of { $number } players are on this side: { $side }.
    }
does-learn-visitors = Learn who visits { whom-one } tonight.
does-learn-visits = Learn whom { whom-one } visits tonight.
does-reveal = Show everybody { whose-one } role and side.
does-win =
    { $when ->
        [day] Win: your side wins at once.
       *[night] Win: your side wins at dawn.
    }
does-by-hand = By the GM's hand. { $text }
does-none = Visit { whom-one }. Nothing comes of it.

does-only =
    { $when ->
        [day] { $days ->
            [first] { " " }By day, on the first one only.
            [later] { " " }By day, but not on the first.
            [odd] { " " }By day, on odd ones only.
            [even] { " " }By day, on even ones only.
           *[all] { " " }By day.
        }
       *[night] { $nights ->
            [first] { " " }Only on the first night.
            [later] { " " }Not on the first night.
            [odd] { " " }Only on odd nights.
            [even] { " " }Only on even nights.
           *[all] { "" }
        }
    }{ $uses ->
        [0] { "" }
        [one] { " " }Once in the game.
        [2] { " " }Twice in the game.
       *[other] { " " }{ $uses } times in the game.
    }
does-public = Everybody sees who does it, and to whom.
does-no-repeats = Not the same player twice in a row.
does-alone = You use nothing else that night.
does-reports = You're told whether it worked.
does-when-dead = Only once you're dead.
does-after-death = Only once somebody with this role is dead: { $role }.

## Who may do what

for-side = { $ability } (for { $side })
by-side = one of { $side }
by-gift = whoever is given it
few-more = { $names } and { $count } more
counted = { $count } × { $name }
counted-range = { $least } to { $most } × { $name }
trait-votes =
    { $votes ->
        [0] { $who ->
            [you] Your vote counts nothing.
           *[they] Their vote counts nothing.
        }
        [2] { $who ->
            [you] Your vote counts twice.
           *[they] Their vote counts twice.
        }
       *[other] { $who ->
            [you] Your vote counts { $votes } times.
           *[they] Their vote counts { $votes } times.
        }
    }
trait-bulletproof =
    { $who ->
        [you] No weak kill ever kills you.
       *[they] No weak kill ever kills them.
    }
trait-vests =
    { $who ->
        [you] You survive
       *[they] They survive
    } { $vests ->
        [one] one weak kill.
       *[other] { $vests } weak kills.
    }
trait-seen-as =
    { $who ->
        [you] To others you seem
       *[they] To others they seem
    } to be on this side: { $side }.
trait-seen-as-role =
    { $who ->
        [you] To others you seem
       *[they] To others they seem
    } to have this role: { $role }.
trait-untouchable =
    { $who ->
        [you] These do nothing to you:
       *[they] These do nothing to them:
    } { $effects }.
trait-unseen =
    { $who ->
        [you] Nobody learns of your visits.
       *[they] Nobody learns of their visits.
    }
trait-dies-with =
    { $who ->
        [you] You die
       *[they] They die
    } with the last { $own ->
        [yes] other player
       *[no] player
    } of this role: { $role }.
trait-knows = They know each other.

wins-eliminate =
    { $rivals ->
        [none] When everybody on other sides is dead.
       *[some] When every enemy is dead: { $rivals }.
    }
wins-parity =
    { $rivals ->
        [none] When half of the living are { $side }.
       *[some] When half of the living are { $side }, and nobody lives who wins in the same way: { $rivals }.
    }
wins-survive = With whoever wins, if you live to see it.
wins-lynched =
    { $ends ->
        [yes] By being lynched, which ends the game.
       *[no] With whoever wins, if you were lynched.
    }

## Posts

phase-first =
    .story = { -opening }
phase-day =
    { $lynch ->
        [none] Everybody who is left gathers to talk.
       *[some] Everybody who is left gathers to talk, and to vote.
    }
    .title = Day { $number }
phase-night = Doors close, and some open again.
    .title = Night { $number }

scene-lynch = The votes are in
scene-lynch-first = The last vote is counted, and counted again.
scene-lynch-then = Nobody speaks for the accused any more.
scene-dawn = The night is over
scene-dawn-first = First light. Everybody counts heads.
scene-dawn-then =
    { $count ->
        [0] Nobody is missing.
        [one] One place stays empty.
       *[other] { $count } places stay empty.
    }

was-role = **{ $role }** ({ $side })
was-side = of **{ $side }**
was-unknown = a secret for now
were =
    { $known ->
        [role] They were: { $was }.
        [side] They were { $was }.
       *[nothing] What they were stays a secret for now.
    }
died-lynch = { were }
    .title = 💀 { $player } is lynched
died-night = { were }
    .title = 💀 { $player } is dead at dawn
died-day = { were }
    .title = 💀 { $player } dies
died-modkill = { were }
    .title = 💀 The GM takes { $player } out of the game
died-together = { were }
    .title = 💀 { $player } dies too
dead-lynch = You were lynched. { dead-now }
dead-night = You died in the night. { dead-now }
dead-day = Somebody has killed you, in the middle of the day. { dead-now }
dead-modkill = The GM has taken you out of the game. { dead-now }
dead-together = You died together with somebody. { dead-now }
dead-now =
    You can't vote any more, and the living won't hear from you. But keep following the game, and talk with the other dead. { $alone ->
        [yes] Your role card says whether you can still win.
       *[no] You still win if your side wins!
    }
night-closed = The orders are in.
    .title = The night draws to an end
acted = Everybody sees it.
    .title = { $player }: { $used }
vote-begun = The day isn't over: there's a second vote.
    .title = The table votes again
votes-counted = { $lines }
    .title = The votes are counted
votes-counted-line =
    { $count ->
        [one] { $name }: one vote
       *[other] { $name }: { $count } votes
    }
votes-counted-none = Nobody has voted.
shown = They are: { $was }.
    .title = 🔎 Everybody learns who { $player } is

outcome-eliminate = Everybody who stood against them is dead.
    .title = 🏆 Victory for { $side }!
outcome-parity = Half of the living are theirs, and nobody can stop them any more.
    .title = 🏆 Victory for { $side }!
outcome-lynched = The others did just what they wanted.
    .title = 🏆 Victory for { $side }!
outcome-ability = They have done what they set out to do.
    .title = 🏆 Victory for { $side }!
outcome-nobody-left = Everybody is dead who could have ended it.
    .title = The game is over, and no side has won

## Drama: a theme's own lines for a moment, of which one is said

drama-lynch-few = { -drama-lynch-few }
drama-lynch-many = { -drama-lynch-many }
drama-lynch = { -drama-lynch }
drama-no-lynch = { -drama-no-lynch }
drama-death-at-dawn = { -drama-death-at-dawn }
drama-quiet-night = { -drama-quiet-night }
drama-own-death = { -drama-own-death }
drama-shown = { -drama-shown }
drama-victory-few = { -drama-victory-few }
drama-victory-many = { -drama-victory-many }
drama-victory-odd = { -drama-victory-odd }

## Prompts in the channel

prompt-day =
    { $lynch ->
        [none] What do you make of the night?
       *[some] Who will be lynched?
    }
    .how =
        { $lynch ->
            [none] Talk it over. Nobody votes in this game; night falls when the time is up.
           *[some] { $ballots ->
                [secret] Talk, then vote. Nobody sees your vote, and all are counted when the time is up.
               *[open] Talk, then vote: { $needed } of { $living } votes decide.
            }
        }
    .title = Day { $number }
    .call =
        { $lynch ->
            [none] the day is yours to talk.
           *[some] talk, then vote.
        }
prompt-night = What do you do tonight?
    .how = If you may do something tonight, I've told you in private. You can change your mind until dawn.
    .title = Night { $number }
    .call = give your orders for the night.

prompt-ruling = The GM sees to the rest of the night.
    .how = Nobody can give an order any more.
    .title = The end of night { $number }
    .call = see to what this night leaves to you, and then end it. Take your time also if there's nothing to do.

## What one seat is asked

order-vote =
    { $no-lynch ->
        [no] **Vote** for a player.
       *[yes] **Vote** for a player, or no lynch.
    }
order-use = **{ $ability }**: { $does }
order-so-far = Your order so far: { $order }.
order-withdraw = **Take back** what you ordered.
order-carry-out = **Carry out** an order that is left to you: let it do something.
order-tell = **Tell** a player something at dawn.
order-end-night = **End the night.** Orders that you let do nothing come to nothing.
order-whisper-side = **Speak** in the thread of { $side }.

## The table card

board-ruling = **Night { $number }.** The orders are in, and the GM sees to the rest.
board-open = **Day { $number }.** Nobody votes in this game.
board-secret = **Day { $number }.** The votes are secret until the time is up.
grave-unknown-day = { $player } (day { $number }, { $cause })
grave-unknown-night = { $player } (night { $number }, { $cause })
cause-day = killed
cause-together = died with somebody

## The role card

you-are = You are: { $role }
flavour = { -flavour }
knows-side = Of your side: { $names }.
knows-role = With your role: { $names }.
knows-both = Of your side or role: { $names }.
knows-nobody = Nobody. You're on your own.
may-nothing = Nothing but talk and vote.
may-nothing-open = Nothing but talk.
may-line = **{ $ability }**: { $does }
may-once =
    { $when ->
        [day] Of these, you use one each night, and one each day if they work by day.
       *[night] Of these, you use one each night.
    }
may-beside = Besides, each night { may-each }
may-side = Each night { may-each }
may-each =
    { $count ->
        [1] one of you uses { $abilities } for your side. Of several such orders, the last counts.
       *[other] your side uses { $abilities }, each by one of you. Of several orders for the same one, the last counts.
    }
truths = About you

## What is told to one seat

offered-title =
    { $time ->
        [day] What you may do today
       *[night] What you may do tonight
    }
offered-until =
    { $time ->
        [day] You may use one of these, whenever you like while the day lasts. It works at once.
       *[night] Choose before dawn, and change your mind as often as you like. If you do nothing, nothing happens.
    }
offered-for-side = Any of your side may order it; the last order counts.
dawn-met-title = You're not alone
dawn-met = These are with you: { $names }.
learned-title = What you learn
learned-none = { $ability }: no result. Something was in the way.
learned-side = { $ability }: { $targets } is of **{ $side }**.
learned-role = { $ability }: { $targets } is **{ $role }**.
learned-alike =
    { $alike ->
        [yes] { $ability }: { $targets } are on **one** side.
       *[no] { $ability }: { $targets } are on **different** sides.
    }
learned-count =
    { $count ->
        [0] { $ability }: of { $targets }, **nobody** is of { $side }.
        [one] { $ability }: of { $targets }, **one** is of { $side }.
       *[other] { $ability }: of { $targets }, **{ $count }** are of { $side }.
    }
learned-visitors =
    { $count ->
        [0] { $ability }: **nobody** visited { $targets }.
       *[other] { $ability }: { $players } visited { $targets }.
    }
learned-visits =
    { $count ->
        [0] { $ability }: { $targets } visited **nobody**.
       *[other] { $ability }: { $targets } visited { $players }.
    }
dawn-reported-title = How it went
dawn-reported =
    { $worked ->
        [yes] { $ability }: it worked.
       *[no] { $ability }: it didn't work.
    }
dawn-told-title = The GM tells you
dawn-jailed-title = Locked up
dawn-jailed = Somebody locked you up last night. Whatever you tried came to nothing.
dawn-bound-title = Bound
dawn-bound = From now on, your life hangs on that of { $names }: when one of you dies, so does the other.
dawn-silenced-title = Silenced
dawn-silenced = You may not speak today. You can still vote.
dawn-weighed-title = Your vote today
dawn-weighed =
    { $votes ->
        [0] Your vote counts nothing today.
        [one] Your vote counts once today.
       *[other] Your vote counts { $votes } times today.
    }
dawn-given-title = A gift
dawn-given = You may use this once more: { $line }
dawn-lost-title = You have lost something
dawn-lost = For good, you can no longer do this: { $abilities }.
dawn-copied-title = You have learned something
dawn-copied = From now on, you can do this too: { $abilities }.
dawn-converted-title = You are somebody else now
dawn-converted = What you were is over. Read your new role, and forget whom you served.
dawn-recruited-title = You have changed sides
dawn-recruited = From now on you win and lose with { $side }. Your role stays the same.

thread-side = Thread of { $side }
opened-side =
    { $count ->
        [one] Nobody is here but { $names }.
       *[other] Only { $names }.
    }{ $talks ->
        [night] { " " }It's open at night.
        [day] { " " }It's open by day.
       *[always] { "" }
    }
closed-side = You can't talk here any more.

noted-use =
    { $time ->
        [day] Done: { $order }.
       *[night] Your order for tonight: { $order }. You can change it or take it back until dawn.
    }
noted-withdraw = You took back your order for tonight.
used-on = { $ability } on { $targets }
used-onto = { $ability }, from { $from } to { $onto }

secrets-order = Your order for tonight: { $order }.
secrets-no-order = You've given no order for tonight.
secrets-nothing-tonight = There's nothing for you to do tonight.
secrets-bound = Your life hangs on that of { $names }.
secrets-silenced = You may not speak today.
secrets-weighed =
    { $votes ->
        [0] Your vote counts nothing today.
        [one] Your vote counts once today.
       *[other] Your vote counts { $votes } times today.
    }
secrets-told = { $phase }: { $told }
secrets-ordered = { $phase }: you chose { $order }.
secrets-past-title = What you've done and learned

## To the GM

traced = { $player }: { $ability }{ traced-fate }
traced-on = { $player }: { $ability } on { $targets }{ traced-fate }
traced-hit = { $player }: { $ability } on { $targets }, but it hit { $hit }{ traced-fate }
traced-by-hand = { $player }: { $ability }, by hand "{ $what }" on { $targets }{ traced-fate }
traced-fate =
    { $fate ->
        [blocked] : stopped
        [untouchable] : has no effect on them
        [protected] : stopped by protection
        [dying] : they die tonight, so nothing comes of it
        [left] : left to the GM
       *[done] { "" }
    }.
checked-left = ☐ { $told }
gm-by-hand = By the GM's hand: { $player }, { $order }. { $text }
gm-ruled = { $player }: { $ability }, by hand "{ $what }" on { $target }.
gm-tells = At dawn, { $player } reads: { $text }
checked-missing = ☐ { $who } ({ $abilities }): no order yet
gm-marked = { $player } bears the mark "{ $mark }" from now on.
gm-poisoned =
    { $strength ->
        [strong] A strong kill of { $player } falls due in night { $night }.
       *[weak] A kill of { $player } falls due in night { $night }.
    }
gm-vest-torn = A vest of { $player } is torn.
secretly-steps = Step by step
secretly-told = Told in private
secretly-tells = { $player }: { $told }

## Moves, answers, choices

move-use = Give an order
move-withdraw = Take back your order
move-carry-out = Carry out an order
move-tell = Tell a player something
move-end-night = End the night
by-hand-with = { $effect } ({ $thing })
by-hand-strong = strong
did-carry-out = Noted for the end of the night. The desk shows what it comes to.
did-tell = They'll read it at dawn.
did-end-night = You've ended the night.
ask-use-side = { $ability } (for your side)
answer-use-on = { $ability }: { $names }
answer-withdraw = Take my order back
answer-withdraw-side = Take the order for your side back
ask-whisper-side = Speak to { $side }
field-use-does = What do you do?
field-use-of-side = For your side?
field-use-target = Choose a player
field-use-onto = Choose who it hits instead
field-use-targets = Choose the players
field-carry-out-player = Choose whose order
field-carry-out-does = Choose the order
field-carry-out-what = Choose what it does
field-carry-out-target = Choose whom it hits
field-tell-target = Choose whom you tell
field-tell-text = What they read at dawn
field-withdraw-of-side = The order for your side?

absent = I don't vote or give orders for anybody; what they've already ordered stands. Without an order, nothing happens. If the GM doesn't answer, what a night leaves to them comes to nothing.

wait-ruling = the end of the night

## The set-up

options-title = **{ $title }**, for { $players } players.
options-side = **{ $side }**: { $roles }.
options-side-brief = **{ $side }**: { $count } roles.
options-lynch =
    { $lynch ->
        [majority] More than half of the votes lynch.
        [plurality] Most votes lynch when the day ends, and more than half at once.
       *[none] Nobody votes.
    } { $reveal ->
        [role] Everybody learns the roles of the dead.
        [side] Everybody learns the sides of the dead.
       *[nothing] Nobody learns what the dead were.
    } { $begins ->
        [night] It begins at night.
        [days] There are only days.
        [nights] There are only nights.
       *[day] It begins by day.
    }
options-ballots-secret = Nobody sees who votes for whom.
options-lynches = Each day has two votes, one after the other.
options-anonymous = Everybody plays under an alias.
options-named = Everybody plays under their own name.
advice-players = This set-up is for exactly { $players } players.

## Rules

rules-title = How to play
rules-aim = Everybody has a secret role on a side, by a list of roles that a host wrote down. Most sides don't know who is who. By day all talk in the open; at night some act in secret.
rules-aim-here = **{ $title }**: { $players } players, each with a secret role on a side. By day all talk in the open; at night some act in secret.
rules-day = The day
rules-day-text =
    { $lynch ->
        [none] Everybody talks. Nobody votes: night falls when the time is up.
        [plurality] Talk, and vote. More than half of the living lynch a player. When time runs out, the player with the most votes is lynched; a tie lynches nobody.
        [majority] Talk, and vote. More than half of the living lynch a player. When time runs out first, nobody is lynched.
       *[open] Talk, and vote. More than half of the living lynch a player. The set-up says what happens when time runs out first.
    }{ $ballots ->
        [secret] { " " }Nobody sees who votes for whom: all votes are counted when the time is up.
       *[open] { "" }
    }{ $lynches ->
        [two] { " " }Then there's another vote on the same day.
       *[one] { "" }
    }{ $no-lynch ->
        [yes] { " " }You may also vote for no lynch, which ends the vote.
       *[no] { "" }
    }{ $weighs ->
        [yes] { " " }Some votes weigh more or less than one, and not everybody knows whose.
       *[no] { "" }
    }
rules-night = The night
rules-night-text = If you may do something, I tell you at nightfall, in private. You use one of your abilities; one of your side uses each of its abilities beside that. Orders may change until dawn, when all work in a fixed order. Nobody dies before dawn, so who dies tonight has acted.
rules-dead = The dead
rules-dead-text =
    { $reveal ->
        [role] Everybody learns the role and side of whoever dies.
        [side] Everybody learns the side of whoever dies, and no more.
        [nothing] Nobody learns what the dead were until the end.
       *[open] The set-up says what everybody learns of whoever dies.
    } The dead talk among themselves. { $alone ->
        [yes] They win if their side wins, unless it needs them alive.
       *[no] They win if their side wins.
    }
rules-end = The end
rules-end-text = A side wins when its rivals are dead, or when it is half of the living. Some only need to survive until others win.
rules-end-line = **{ $side }**: { $wins }
rules-roles = The roles
rules-role = **{ $role }** ({ $side })
rules-role-with = **{ $role }** ({ $side }):
rules-alternatives = Of roles with two numbers, nobody is told how many are in the game.
rules-abilities = What they can do
rules-ability = **{ $ability }** ({ $who }): { $does }
rules-effects = What somebody may be able to do
night-order-title = The order of the night
night-order-text =
    { $natural ->
        [no] When the night ends, everything works in this order. Nobody dies before the end of it.
       *[yes] When the night ends, everything works in this order. Nobody dies before the end of it. What changes the orders of others comes before what it changes, so who is stopped stops nobody.
    }
night-order-line = { $number }. **{ $effect }**:
night-order-who = { $ability } ({ $who })
night-order-effect = { $number }. **{ $effect }**: { $does }
night-order-short = { $number }. **{ $effect }**
night-order-nothing = In this game, nobody acts at night.
night-order-by-day = By day, at once: { $abilities }
night-order-dawn = At dawn, everybody dies whom a kill has hit and nobody has saved, together with those whose lives hang on theirs.

## The past

history-title = The dead
history-none = Nobody has died.
history-second = **Second vote**
story-file = All orders of all nights are in the file.
happened-day = { $player } ({ $role }) was killed by day.
happened-together = { $player } ({ $role }) died too.
title-shot-straight = Shot straight
title-nose = A nose for the others
reveal-day-orders = By day { $number }
reveal-no-orders = Nobody ordered anything.

## Refusals

refused-file-refused = This role file can't be played ({ $field }): { $problem }. Please correct it.
refused-silent = You may not speak today; you can still vote.
refused-no-votes = Nobody votes in this game; please talk until night falls.
refused-not-offered = You can't use { $ability } now; "{ $mine }" says what you can do.
refused-has-acted = You've used one of your abilities today, and that's all for one day.
refused-no-order = You've given no order, so there's nothing to take back.

## Pictures

picture-won = { $side } wins
picture-outcome-eliminate = Everybody who stood against them is dead.
picture-outcome-parity = Half of the living are theirs.
picture-outcome-lynched = They wanted to be lynched.
picture-outcome-ability = They did what they set out to do.
picture-outcome-nobody-left = No side has won.
picture-sign-alive = at the table
picture-you = you
picture-fellow = with you

## The GM's desk

desk-order = order: { $order }
desk-weighed =
    { $votes ->
        [one] vote counts once
       *[other] vote counts { $votes } times
    }
desk-silenced = may not speak
desk-acted = has acted today
desk-marked = marked: { $marks }
desk-due = a kill falls due in night { $night }

## What is drawn, where somebody may choose it in a rehearsal

draw-roles = The roles
draw-alternative = Which roles are in the game, group { $number }
