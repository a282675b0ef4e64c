### What the bot itself says: sign-up, prompts, and answers to commands and buttons.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start the game
button-ready = Ready
button-plan = Set the start
button-rematch = Rematch
button-replay = My replay
button-sheets = Spreadsheets
button-name-things = Give names
name-of-thing = Number { $number }
things-named = The names are kept. You can change them here until the game begins.
button-ask-aloud = Ask a question
button-absent = Take them off the list
button-setup = Set-up
button-deadlines = Deadlines
button-times = Times
button-more = More to choose
button-moves = What may I do?
button-compose = Other…
button-secrets = My secrets
button-order = Give my order
button-vote = Vote
button-list = My list
button-votes = Every vote so far
button-past = What happened
button-lead = GM
button-pause = Pause
button-resume = Resume
button-reveal = Reveal who was who
button-end = End the game
button-confirm = Yes, end it
button-give-up = Yes, I give up
button-take = Take the seat
button-close = Close it now
button-counts = Numbers
button-write = Write in secret
button-fill = Fill in the rest
button-anew = Start again
button-again = Take my last list
button-extend = Give 24 more hours
button-without = Go on without them
button-anonymous = Make it anonymous
button-named = Play without aliases

## The sign-up card

signup-title = { $game }: who plays?
signup-text = { $gm } is the GM. { $least } to { $most } players; press Join to play.
signup-text-exactly = { $gm } is the GM. Exactly { $most } players; press Join to play.
signup-text-dm = You play alone with the house. Press "{ button-start }" when you're ready, and take your time. If you stay away for long, the house plays for you until you're back.
signup-players = Players: { $count } of { $most }
signup-bench = Waiting for a seat
signup-start = Begins
signup-nobody = Nobody yet.
signup-setup = Set-up
signup-deadlines = Deadlines
signup-secrets = Secrets
secrecy-dm = By DM: I write to you when you join
secrecy-answers = Behind the buttons "{ $mine }" and "What may I do?", with no DMs
signup-reveal = Who was who
reveal-now = As soon as the game ends
reveal-gm = When the GM says so, at most 12 hours after the end
closing-page =
    { $turned ->
        [yes] -# Replay: open the page in a browser. It begins at the turning point, and shows the game from every seat.
       *[no] -# Replay: open the page in a browser. It shows the game from every seat.
    }
closing-record = -# Record: every move, and the proof of the deal, which `brehon verify` checks.
reveal-waits = The GM will reveal who was who, { $when } at the latest.
signup-anonymous = Anonymous
signup-anonymous-text = When the game begins, each player gets an alias. From then on everybody speaks through me, by DM. Only the GM can learn who is who before the end, and not even the GM if they play.
signup-cancelled = The GM has cancelled this game before it began.
signup-cancelled-by = { $manager }, who manages this server, has cancelled this game before it began.
deadline-of = For { $wait }: { $length }
deadline-at = For { $wait }: until { $times }, at least { $length }
pace-quiet = Quiet hours: { $hours }. Nothing ends then, and nobody is called.
pace-grace = An answer still counts { $length } after the deadline.
pace-zone = Times are in { $zone }.
deadlines-none = None: the game waits until everybody has answered, or the GM goes on.
late-ask = When a deadline passes, I ask the GM what to do.
late-auto = When a deadline passes, the game goes on by itself, and I fill in the missing answers.
counting-votes = I post the full count with each vote.
counting-6 = I count the votes in the channel every 6 hours, if any have changed.
counting-12 = I count the votes in the channel every 12 hours, if any have changed.
counting-24 = I count the votes in the channel every 24 hours, if any have changed.
counting-end = I count the votes in the channel two hours before the end, if any have changed.
counting-asked = I count the votes when somebody asks.

## Cards and prompts

card-times = Times
card-deadline = Until
card-state = Right now
card-paused = ⏸ The game is paused, and so is its deadline.
card-seal = Seal
card-seal-text = -# Copy this, and at the end you can check that nothing I drew at the start was changed: `{ $commitment }`
prompt-deadline = -# Until { $when }.
call = { $names }, { $call }
jump = -# [To the question]({ $url })
prompt-room = -# The game is in { $room }.
sealed = -# The deal is sealed, so anybody can check it at the end: `{ $commitment }`
anonymous-begins = -# You play under aliases. Write to me by DM, and I post it here under yours.
anonymous-begins-here = -# You play under aliases. Talk only by DM to me, and I post it here under yours.
talk-voice = Talk in the voice channel, and please don't talk about the game anywhere else until it ends.
votes-aloud = You can also vote aloud here: mention me, and write `vote: approve` or `vote: reject` on a line of its own. Such a vote is public.
votes-aloud-anonymous = You can also vote aloud under your alias: write `vote: approve` or `vote: reject` to me, on a line of its own. Such a vote is public.
talk-here = Please don't talk about the game outside it: no DMs, no calls.
history-turns = The last turns
moves-title = **What you can do now**
moves-for = What you can do for { $name } now:
moves-for-none = There's nothing to do for { $name } right now: { $why ->
        [over] the game is over.
        [paused] the game is paused. `/{ name-gm } { name-gm-resume }` lets it go on.
        [held] the result is still waiting to be published. Look it over first, with the button in my DM or behind "GM" on the card.
        [out] { $name } is out of the game.
        [hidden] that seat has no public move to make. A GM who plays can't make anybody's secret moves.
       *[answered] the game is waiting for { $wait }.
    }
moves-none =
    { $paused ->
        [yes] The game is paused. You can go on when the GM resumes it.
       *[no] There's nothing for you to do right now.
    }
paused-for-gm = The game is paused. Nobody can do anything until you resume it with `/{ name-gm } { name-gm-resume }`.

## Private threads

thread-name = Game { $number }
thread-gm-reads = The GM reads along.
thread-joined = { $names } You're in this thread now. Above you can read what it's for, and what was said.
thread-relayed = Your thread is closed for now, so you talk through me. Use `/{ name-table } { name-table-whisper }` here, and I'll pass it on by DM.
thread-outside = Discord won't let me add you to your private thread, perhaps because its channel is hidden from you. You won't miss anything: I send you here what's said there. To speak there, use `/{ name-table } { name-table-whisper }` here.

## To the GM

gm-deadline = The deadline for { $wait } in { $room } has passed. Close it, and I'll fill in the missing answers; or give more time.
gm-tell = **{ $game }** in { $room } is over. Reveal who was who as soon as you like; otherwise I'll do it { $when }.
gm-missing = Time is up for { $wait } in { $room }. Still missing: { $names }. They can still answer until you go on without them or the wait ends. I've told only you.
gm-staff = { $name } ({ $user }) plays in { $room } and has the permission Manage Threads, Manage Webhooks or Administrator there. With it they could see private threads and what webhooks post, even where the game hides it from players. It's your call who plays. I've told only you.
gm-room-deleted =
    { $phase ->
        [signup] The channel of your game { $game } #{ $number } was deleted. Everybody who joined is still in it. Use `/{ name-gm } { name-gm-move }` in the channel or thread where the sign-up should go on.
       *[other] The channel of your game { $game } #{ $number } was deleted, so I've paused the game. Nothing is lost. Use `/{ name-gm } { name-gm-move }` in the channel or thread where it should go on, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-removed =
    { $phase ->
        [signup] I was removed from the server of your game { $game } #{ $number }. Everybody who joined is still in it. Have me invited again, then use `/{ name-gm } { name-gm-move }` in the channel or thread where the sign-up should go on.
       *[other] I was removed from the server of your game { $game } #{ $number }, so I've paused the game. Nothing is lost. Have me invited again, then use `/{ name-gm } { name-gm-move }` in the channel or thread where it should go on, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-forbidden = { gm-room-no-access } { gm-room-permissions } { $phase ->
        [signup] The card comes back with the next change. Or use `/{ name-gm } { name-gm-move }` in another channel or thread.
        [over] The rest then follows by itself.
       *[other] Then use `/{ name-gm } { name-gm-resume }`. Or use `/{ name-gm } { name-gm-move }` in another channel or thread, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-no-access =
    { $phase ->
        [running] I can't write in { $room } any more, so I've paused your game { $game } #{ $number }. Nothing is lost.
       *[other] I can't write any more in { $room }, where your game { $game } #{ $number } is. Nothing is lost.
    }
gm-room-permissions =
    { $anonymous ->
        [yes] Please give me back the permissions View Channel, Send Messages (in a thread: Send Messages in Threads), Embed Links, Attach Files, Read Message History and Manage Webhooks, unlock the thread if it's locked, and delete a webhook if the channel has fifteen.
       *[no] Please give me back the permissions View Channel, Send Messages (in a thread: Send Messages in Threads), Embed Links, Attach Files and Read Message History, and unlock the thread if it's locked.
    }
gm-open-everybody = Your anonymous game { $game } is on in { $room }, and everybody can still post there themselves.
gm-open-players = Your anonymous game { $game } is on in { $room }, and these players can still post there themselves: { $names }. I've told only you.
gm-close-channel =
    Please close the channel, in its settings under Permissions:
    - Leave Send Messages and Send Messages in Threads to me.
    - Take both from @everyone, and from each role and member that plays or watches. Administrators can always post.
    - A thread uses its channel's settings, and a forum post its forum's.
    - That closes slash commands there too, even yours. Use them in the DM with me, with the option `{ name-game-status.game }` if you're in several games. Buttons keep working.
gm-room-silenced = { gm-room-no-voice } Please give me back the permission Manage Webhooks, and delete a webhook if the channel has fifteen; a thread uses its channel's, and a forum post its forum's. Then use `/{ name-gm } { name-gm-resume }`.
gm-room-no-voice = I can't post under aliases in { $room } any more, so I've paused your game { $game } #{ $number }. Nothing is lost: I'll post what was said later.
gm-unsaid = Discord refused something said under an alias in { $room }, so it wasn't posted. The player knows. If it happens again, please tell the host.
gm-threads-barred = Some players in { $room } talk in private threads, and I can't make or use them. Please give me Create Private Threads and Send Messages in Threads, and unlock such threads if they're locked. Until then they talk with `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM.
gm-no-threads = Some players in { $room } talk among themselves, but only text channels can have private threads. They talk with `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM. To have threads, use `/{ name-gm } { name-gm-move }` in a text channel, or in a thread of one.
gm-thread-outside = I can't add { $name } to a private thread of { $room }, perhaps because that channel is hidden from them. I send them what's said there by DM. Please give { $name } the permission View Channel there.
gm-absent = I can't write to { $name } any more. They may have left the server or closed their DMs. Until they answer in { $room }, their seat counts as absent: when a deadline passes, I fill in for it as for anybody who's late. You can make its moves with `/{ name-gm } { name-gm-act-for }`, or offer it to somebody new with `/{ name-gm } { name-gm-replace }`.

gm-unreadable = I can't read the saved data of your game #{ $number } in { $room }, so it's on hold: nothing happens there. Please ask the host of this bot to look at it with `brehon check`. Other games aren't affected. If nothing helps, end it with `/{ name-game } { name-game-end }` and its number, which frees its channel.

## Joining

bench-dm =
    { $phase ->
        [signup] All seats of **{ $game }** in { $room } are taken. You're on the waiting list, and get a seat as soon as somebody leaves. I'll tell you here.
       *[running] **{ $game }** in { $room } is on. You're on the waiting list: when a seat is free, I'll offer it to you here.
    }
bench-joined = You're on the waiting list for **{ $game }**, and I'll write to you when a seat is free. Until then you can read along. To leave the list, use `/{ name-game } { name-game-leave }` in { $room }.
bench-joined-no-dm = You're on the waiting list for **{ $game }**. But I can't write to you, so you may miss your seat: allow DMs from this server, use `/{ name-game } { name-game-leave }` in { $room }, and join again.
rematch = { $names } **{ $game }** once more, at the same table? { $gm } leads it. Press Join to play.
start-set = The game begins { $when }. Half an hour before, I'll call everybody who has joined.
start-unset = The game won't begin by itself any more: { $gm } will start it.
start-soon = { $names } The game begins { $when }. See you there!
start-failed = { $gm } It's time, but the game can't begin yet. Please press Start the game, and I'll tell you why.
start-planned =
    { $when ->
        [no] The game won't begin by itself: you start it.
       *[other] The game begins by itself { $when }. I've told the channel.
    }
start-when = "fri 20:00 CET", "in 3 days" … or nothing
start-poll = Or a vote: a time on each line
poll-asked = When shall we play **{ $game }**? Vote for every time that suits you.
poll-question = When shall we play?
poll-answer = { $day } { $number } { $month }, { $time } ({ $zone })
poll-posted = I'm posting the vote. When you've seen how it goes, set the start here.
ready-asked = { $names } Are you there? Please press Ready until { $when }.
ready-over = I asked everybody who had joined whether they were there. This question is over.
ready-all = Everybody who has joined **{ $game }** in { $room } is ready.
ready-not =
    { $count ->
        [one] { $names } joined **{ $game }** in { $room }, but hasn't pressed Ready.
       *[other] These joined **{ $game }** in { $room }, but haven't pressed Ready: { $names }.
    } You can take absent players off the list; people on the waiting list then get their seats.
asked-ready = I'm asking everybody who has joined. I'll tell you when all are ready, or who isn't when time is up.
is-ready = You're ready.
taken-off = Off the list: { $names }.
off-the-list = The GM has taken you off the list for **{ $game }** in { $room }. If you want to play after all, press Join there.
bench-left = You're off the waiting list.
joined-as =
    { $anonymous ->
        [yes] You're in!
       *[no] You're in! You play as { $name }.
    }
joined =
    { joined-as } I've sent you a DM.
joined-no-dm = { joined-as } But your DMs are closed, so I can't write to you. You can still play: { joined-buttons } Or allow DMs from this server and press Join again.
joined-dm-failed = { joined-as } But Discord wouldn't let me write to you just now. Press Join again in a minute. Until then: { joined-buttons }
joined-answers =
    { joined-as } This table uses no DMs. { $secrets ->
        [no] { joined-buttons }
       *[yes] Everything secret is behind the buttons "{ $mine }" and "What may I do?" in { $room }.
    }
joined-buttons =
    { $secrets ->
        [no] "What may I do?" in { $room } shows all your moves.
       *[yes] "{ $mine }" and "What may I do?" in { $room } have everything.
    }
joined-dm =
    { $anonymous ->
        [yes] You've joined **{ $game }** in { $room }. { $secrets ->
            [no] Your alias and questions come here.
           *[yes] Your alias and secrets come here.
        }
       *[no] You've joined **{ $game }** in { $room } as { $name }. { $secrets ->
            [no] Nothing in it is secret.
           *[yes] Everything secret comes here.
        }
    }
left = You've left the game.
writing-note = One to a line, at most { $share } lines of up to { $longest } characters. Nobody else sees them.
writing-kept =
    { $left ->
        [0] You've written { $count } of { $share }.
        [one] You've written { $count } of { $share }. One more line doesn't count: the limit is { $share } lines of up to { $longest } characters.
       *[other] You've written { $count } of { $share }. { $left } more lines don't count: the limit is { $share } lines of up to { $longest } characters.
    } Nobody else sees them. You can change them with the same button until the game begins. If more players join, everybody has fewer, and your first lines count.
dm-opened = Your game is set up. Press "{ button-start }" on its card, or "{ button-setup }" if you'd like to change something first.
room-dm = our DM
opened = The sign-up is open in this channel. Choose the set-up here. The card's Set-up button brings it back.
started-dm = The game begins!
started =
    { $secrets ->
        [no] The game begins! The channel says what to do.
       *[yes] The game begins! Everybody gets their secrets, and the channel says what to do.
    }
revealed = Everybody now sees who was who.
cancelled = The game is cancelled.
nameless = Player

## Aliases

alias-title = Your alias: { $name }
alias-text =
    Talk only by DM: I post it in { $room }.
    -# Tell nobody who you are, and post nothing there yourself. Commands work by DM, too.
cast-title = Behind the aliases
cast-line = { $alias }: { $players }
cast-player = { $name } ({ $user })
cast-then = { $first }, then { $then }

# Names that fit anybody, of a letter to 32 each, separated by commas: twice as many as the largest game has players.
aliases =
    Acacia, Alder, Aspen, Aster, Balm, Beech, Birch, Briar, Broom, Cedar, Chive, Clover, Cress, Dill, Ebony,
    Elder, Fennel, Fern, Flax, Gorse, Hemp, Larch, Lichen, Lilac, Lotus, Lupin, Maple, Mint, Moss, Nettle, Oak,
    Osier, Pine, Plum, Poplar, Reed, Rush, Sedge, Sorrel, Spruce, Sumac, Tansy, Teasel, Thistle, Thyme, Tulip,
    Vetch, Willow, Yarrow, Yew

## The set-up panel

setup-title = Set-up of { $game }
setup-chosen = ✅ **{ $label }**: { $note }
setup-open = ▫️ { $label }: { $note }
setup-objections = Worth a thought, with { $players } players
setup-no-objections = This set-up looks good.
setup-needs-gm = A GM does some things by hand here, and nobody leads this game without a seat. So it can't begin.
setup-compare = To compare set-ups
setup-compare-text = Simulated games show how often each side wins. On a computer with Brehon, type: `{ $line }`
setup-counting = When votes are counted in the channel
setup-recap = A recap each day
setup-recap-off = No recap
setup-recap-daily = Post once a day how the game stands, if it has changed
recap-title = How it stands
signup-recap = Once a day a recap shows how the game stands, if it has changed.
setup-counting-votes = Count votes whenever one is cast
setup-counting-6 = Count votes every 6 hours
setup-counting-12 = Count votes every 12 hours
setup-counting-24 = Count votes every 24 hours
setup-counting-end = Count votes two hours before the end
setup-counting-asked = Count votes only when somebody asks
setup-late = When a deadline passes
setup-late-ask = Ask the GM
setup-late-auto = Go on by itself
setup-secrecy = How players get their secrets
setup-secrecy-dm = { secrecy-dm }
setup-secrecy-answers = { secrecy-answers }
setup-reveal = When everybody learns who was who
setup-reveal-now = { reveal-now }
setup-reveal-gm = { reveal-gm }
setup-telling = How results are told
setup-telling-steps = Step by step when a lot is at stake
setup-telling-once = At once
setup-times = End a wait at a time of day
setup-quiet = Quiet hours
setup-pace-grace = Grace after a deadline
times-all = All waits of a day or longer
times-of = { $wait }: { $times }
times-zone = Times of day are in { $zone }, this server's time zone. Its managers can change it with `/{ name-server } { name-server-settings } { name-server-settings.zone }:`.
times-times = Times of day
times-times-note = Such as 20:00, or mon-fri 20:00, sat sun 15:00. Leave it empty for hours.
times-least = At least this long
times-least-note = A wait ends at the first of these times that's at least this far away.
times-hours = Quiet hours
times-hours-note = Such as 23:00-08:00. Leave it empty for none.
quiet-none = No quiet hours
quiet-hours = Quiet hours { $hours }
quiet-other = Other quiet hours …
setup-pace-grace-choice =
    { $choice ->
        [0] No grace
       *[other] { $length } of grace
    }
setup-hours = Deadline of { $wait }
hours-none = No deadline for { $wait }
hours-choice = { $wait }: { $length }
hours-other = Another time for { $wait } …
hours-length = How long it lasts
hours-length-note = Such as 5 min, 90 s, 2 h or 1 day.
setup-staff = { $names }. With the permission Manage Threads, Manage Webhooks or Administrator they could see private threads and what webhooks post, even where the game hides it from players. It's your call who plays. Only you see this.

## Answers to moves

said = Posted under your alias.
speech-held-back = I can't post under aliases in { $room } right now, and the GM knows. I'll post what you said as soon as I can:
speech-unsaid = Discord refused what you said in { $room }, so it wasn't posted, and the GM knows. Please say it again in other words:
say-where = You play in several anonymous games. Which one should I post this in?
then-next = Now see what happens in { $room }.
then-awaited = Still to answer: { $names }.
then-orders =
    { $orders ->
        [one] One order is still to come.
       *[other] { $orders } orders are still to come.
    }
not-asked-now = { $refused } The game is waiting for { $wait }. "What may I do?" offers you: { $moves }.
not-asked-at-all = { $refused } The game is waiting for { $wait }, and you don't have to do anything right now.
not-asked-in-turn = { $refused } It's { $player }'s turn.
not-asked-strangers = { $refused } The game is waiting for { $wait }.
acted-for = You've made this move for { $player }: { $move }.

ended-by = { $manager }, who manages this server, has ended the game.
ended-resting = The game that was on hold here is over, without a winner. The channel is free for another game.
moved-here = The game has moved to this channel: { $players }
moved-dm = I can write to you again, so the game goes on.
moved-there = Your game **{ $game }** has moved to { $room }.
moved = The game is in this channel now.

## Answers to the GM

lost =
    { $count ->
        [0] { who-took-back }, and something you were told after it no longer counts.
        [one] { who-took-back }, and something you did in secret after it no longer fits, so it doesn't count.
       *[other] { who-took-back }, and { $count } things you did in secret after it no longer fit, so they don't count.
    } "{ $mine }" shows where you stand.
lost-since = { who-took-back }, and something you did or were told in secret no longer counts. This is where you stand now.
led-close = You've closed { $wait }, and I filled in the missing answers.
led-extend = You've moved the deadline.
led-pause = You've paused the game: nobody can do anything until you resume it.
led-resume = You've resumed the game. The deadline moved by as long as the pause lasted.
led-undo = You've taken back the last step that everybody saw. The game goes on from just before it.
led-modkill = You've taken { $player } out of the game.
led-revive = You've brought { $player } back, with seat and card.
led-pass-over = You've passed { $player } over. They hold no card today, and nobody else hears about it.
led-go-on = You've gone on without the players who were missing. Only they and the GMs hear about it.
led-replace-bench = { $player }'s seat is offered to the waiting list until { $when }. If nobody takes it, offer it again: then everybody in { $room } is asked. { led-replace-keeps }
led-replace = { $player }'s seat is offered in { $room } until { $when }, with everything it knows. { led-replace-keeps }
led-replace-keeps = { $player } keeps the seat until somebody takes it, and the offer ends if they play on. You can withdraw it.
led-abort = You've ended the game for everybody, without a winner.
coming-ask = Now the game is waiting for { $wait }, until { $when }. If that passes, I ask the GM what to do.
coming-auto = Now the game is waiting for { $wait }, until { $when }. Then it goes on by itself, and I fill in the missing answers.
coming-alone = Now the game is waiting for { $wait }, until { $when }. If you've done nothing by then, a house player plays for you, and if that changes nothing, I end the game.
coming-open = Now the game is waiting for { $wait }, without a deadline.
coming-passed = The deadline for { $wait } has passed. `/{ name-gm } { name-gm-close }` ends it, and I fill in the missing answers; `/{ name-gm } { name-gm-extend }` gives more time.
coming-paused = The game is paused, and so is its deadline; `/{ name-gm } { name-gm-resume }` starts both again.
coming-over = The game is over.

## The GM's panel

lead-title = **Leading { $game }**
lead-overdue = The deadline has passed. Close the wait, and I fill in the missing answers; or give more time.
confirm-end = End the game for everybody, without a winner? You can't take that back.
confirm-cancel = Cancel the sign-up for everybody? You can't take that back.

## /help

help-nothing = No game is on in this channel.
help-join = **{ $game }** is about to begin in { $room }. Press Join to play!
help-full = **{ $game }** is about to begin in { $room }, but all { $most } seats are taken. Press Join for the waiting list.
help-leave = You have a seat in **{ $game }**, which begins when the GM starts it. Until then you can leave.
help-say = In this game you are { $name }. To speak, write to me by DM; commands work there too.
help-stranger = **{ $game }** is on in { $room }, and you have no seat in it. `/{ name-game } { name-game-status }` shows how it stands, and `/{ name-game } { name-game-history }` what has happened.
help-gm-signup =
    { $missing ->
        [0] You're the GM: set the game up, and start it when everybody is here.
        [one] You're the GM: set the game up. You need one more player to start.
       *[other] You're the GM: set the game up. You need { $missing } more players to start.
    }
help-gm = You're the GM of **{ $game }**.
help-gm-awaited = Still to answer: { $names }
help-manager = You manage this server, so you can end **{ $game }**, hand it over with `/{ name-gm } { name-gm-hand-over }`, or move it with `/{ name-gm } { name-gm-move }`.
help-settings = You manage this server: `/{ name-server } { name-server-settings }` sets who can open games, how many, and the time zone.
help-your-signup = Your game **{ $game }** in { $room } hasn't begun yet.
help-your-paused = Your game **{ $game }** in { $room } is paused.
help-your-led = You're the GM of **{ $game }** in { $room }.
help-waiting = { $count } of your games are waiting for you:
help-your-asked-until = Your game **{ $game }** in { $room } is waiting for you until { $when }.
help-to-question = [To the question]({ $url })
help-your-asked = Your game **{ $game }** in { $room } is waiting for you.
help-your-on = Your game **{ $game }** in { $room } doesn't need you right now.
help-joinable = You can join **{ $game }** in { $room }.
help-open = `/{ name-game } { name-game-new }` opens a game, with you as its GM, in a text channel or public thread where none is on.
help-more = … and { $count } more.
help-commands = Commands for now: { $commands }.
help-commands-moves = Your moves, as commands: { $commands }.
help-commands-gm = `/{ name-gm } { name-gm-desk }` has a button for everything you can do as the GM.
help-no-games =
    You aren't in a game. { $practice ->
        [yes] `/{ name-game } { name-game-new }` opens one here, for you alone with the house. { help-in-servers }
       *[no] { help-in-servers }
    }
help-in-servers = `/{ name-help }` in a server's channel shows what you can join or open there.
help-version = -# Brehon { $version }
help-which = With the option `{ name-game-status.game }` you can say which one a command is for.

## Units of time, in all the ways in which people may type them, separated by commas

typed-seconds = s, sec, secs, second, seconds
typed-minutes = m, min, mins, minute, minutes
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days
typed-weeks = w, wk, wks, week, weeks

## Words in place of numbers, and between them, as in "half an hour" and "1 h and 30 min"

typed-one = a, an, one
typed-half = half a, half an
typed-and = and

## Words around them, as in "in 3 days", "2 h earlier" and "fri at 20:00", separated by commas

typed-in = in
typed-earlier = earlier, sooner
typed-later = later
typed-at = at, on
typed-tonight = tonight
typed-noon = noon, midday

## Months and days, as people may type them beside a time

month-1 = january
month-2 = february
month-3 = march
month-4 = april
month-5 = may
month-6 = june
month-7 = july
month-8 = august
month-9 = september
month-10 = october
month-11 = november
month-12 = december

day-today = today
day-tomorrow = tomorrow
day-1 = monday
day-2 = tuesday
day-3 = wednesday
day-4 = thursday
day-5 = friday
day-6 = saturday
day-7 = sunday

## The settings of a server

language-name = English
server-title = **Settings of this server**
server-zone = Time zone: { $zone }. It's used for the times people type, and the times of day when waits end. `/{ name-server } { name-server-settings } { name-server-settings.zone }:` sets another.
server-webhook-none = Outgoing webhook: none. `/{ name-server } { name-server-settings } { name-server-settings.webhook }:` sets one, to which the public moments of games are sent.
server-webhook = Outgoing webhook: on, to { $host }. `/{ name-server } { name-server-settings } { name-server-settings.webhook }:off` removes it.
server-webhook-off = Outgoing webhook: **switched off**, because { $host } didn't take what was sent. `/{ name-server } { name-server-settings } { name-server-settings.webhook }:` sets it anew.
server-webhook-secret = Its messages are signed with this secret, which is shown only now: `{ $secret }`
gm-feed-off = The outgoing webhook of your server didn't take the news of **{ $game }** ({ $room }) eight times in a row, so I've switched it off. The game goes on as before. A manager of the server can set it anew with `/{ name-server } { name-server-settings }`.
server-hosts-all = Who can open games: everybody.
server-hosts = Who can open games: members with one of the roles { $roles }, and anybody with the permission Manage Server.
server-hosts-managers = Who can open games: only people with the permission Manage Server, because the chosen roles are gone.
server-games-any = Games at once: no limit.
server-games =
    { $most ->
        [one] Games at once: one.
       *[other] Games at once: at most { $most }.
    }
server-language = I speak **{ $language }** here.
server-choose-language = Language
server-choose-hosts = Who can open games: everybody
server-choose-games = Games at once: no limit
server-games-choice =
    { $most ->
        [one] One game at once
       *[other] { $most } games at once
    }

## /game rules

rules-here = In the game of this channel
rules-yours = In your game

## /game status

status-awaited = Still to answer
status-awaited-nobody = Nobody.
status-closed-dms = DMs closed
status-staff = Who could see too much
status-staff-text = { $names }. With the permission Manage Threads, Manage Webhooks or Administrator they could see private threads and what webhooks post. Only you see this.
status-closed-dms-text = I can't write to { $names }. They'll find everything behind "{ $mine }".

## What a GM is told of the channel when he opens a game

opened-slow-mode =
    { $seconds ->
        [1] Slow mode is on in this channel: players can write only once a second. It doesn't slow me down.
       *[other] Slow mode is on in this channel: players can write only once every { $seconds } seconds. It doesn't slow me down.
    }
opened-lacks-pin-messages = I can't pin the card: give me the permission Pin Messages, or pin it yourself.
opened-lacks-create-private-threads = I can't make private threads: give me the permission Create Private Threads. Without it, players who talk among themselves use `/{ name-table } { name-table-whisper }`, and I pass it on by DM.
opened-lacks-send-messages-in-threads = I can't post in threads: give me the permission Send Messages in Threads. Without it, players who talk among themselves use `/{ name-table } { name-table-whisper }`, and I pass it on by DM.
opened-no-threads = Only text channels can have private threads, and this isn't one. Players who talk among themselves use `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM. To have threads, open the game in a text channel, or in a thread of one.
opened-anonymous = In an anonymous game players speak only through me, so it's best to close the channel to their own posts before the game begins.
opened-staff-roles = These roles have the permission Manage Threads, Manage Webhooks or Administrator here: { $roles }. With it a player could see private threads and what webhooks post, even where the game hides it from players. It's your call who plays. I'll tell you, and only you, when such a player joins.
opened-staff-gm = You have one of these permissions yourself (Manage Threads, Manage Webhooks or Administrator). That matters only if you play too.
and-more = { $count } more

## A seat that changes hands

seat-offered =
    { $name }'s seat in **{ $game }** in { $room } is free, with everything it knows. You're on the waiting list: the first to press gets it.
    { seat-offer-lasts }
moved-up = Somebody has left **{ $game }** in { $room }, and you've waited longest, so the seat is yours! If you can't play, press Leave there.
window-for-all = The game goes on, so the time for { $wait } starts again.
window = { $name }'s seat has a new player, so the time for { $wait } starts again.
seat-free =
    { $name }'s seat is free for somebody new, with everything it knows. Who takes it?
    { seat-offer-lasts }
seat-offer-lasts = -# The offer stands until { $when }, unless it's withdrawn or { $name } plays on.
taken = { $name }'s seat is yours, with everything it was told. I've sent you that by DM.
taken-no-dm = { $name }'s seat is yours. I can't write to you, so everything it was told is behind "{ $mine }" in { $room }.

## Permissions, as Discord names them in a channel's settings

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-polls = Create Polls
permission-read-message-history = Read Message History
permission-manage-webhooks = Manage Webhooks
