### What the bot itself says: sign-up, prompts, and answers to commands and buttons.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start the game
button-ready = Ready
button-rematch = Rematch
button-absent = Take them off the list
button-setup = Set-up
button-deadlines = Deadlines
button-times = Times
button-more = More to choose
button-moves = What may I do?
button-secrets = My secrets
button-lead = GM
button-pause = Pause
button-resume = Resume
button-reveal = Tell who was who
button-end = End the game
button-confirm = Yes, end it
button-give-up = Yes, I give up
button-take = Take the seat
button-close = Close it now
button-counts = Numbers
button-write = Write in secret
button-fill = Fill in the rest
button-anew = Start over
button-again = Take my last list
button-extend = Give 24 hours more
button-without = Go on without them
button-anonymous = Make it anonymous
button-named = Make it not anonymous

## The sign-up card

signup-title = { $game }: who plays?
signup-text = { $gm } is the GM. { $least } to { $most } players; press Join to play.
signup-text-exactly = { $gm } is the GM. { $most } players, no more and no fewer; press Join to play.
signup-players = Players: { $count } of { $most }
signup-bench = Waiting for a seat
signup-nobody = Nobody yet.
signup-setup = Set-up
signup-deadlines = Deadlines
signup-secrets = Secrets
secrecy-dm = By DM, which the bot opens when you join
secrecy-answers = Behind the buttons "My secrets" and "What may I do?", without DMs
signup-reveal = Who was who
reveal-now = As soon as the game has ended
reveal-gm = When the GM says so, 12 hours after the end at the latest
closing-page = -# Replay: open the page in a browser. It begins at the turning point, and shows the game from every seat.
closing-record = -# Record: every move, and the proof of the deal, which `brehon verify` checks.
reveal-waits = The GM says when it is told who was who; that is at the latest { $when }.
signup-anonymous = Anonymous
signup-anonymous-text = When the game begins, each player gets an alias. From then on everybody speaks through me, by DM, and nobody but the GM can learn who is who before the end; not even the GM, if the GM plays.
signup-cancelled = The GM has cancelled this game before it began.
signup-cancelled-by = { $manager }, who manages this server, has cancelled this game before it began.
deadline-of = { $wait }: { $length }
deadline-at = { $wait }: until { $times }, at least { $length }
pace-quiet = Quiet hours: { $hours }. No wait ends in them, and nobody is called.
pace-grace = An answer still counts { $length } after the deadline.
pace-zone = These are times of { $zone }.
deadlines-none = None: every wait lasts until everybody has answered, or the GM closes it.
late-ask = When one passes, the GM is asked what to do.
late-auto = When one passes, the game goes on by itself: who has not answered is answered for.
counting-votes = The whole count is posted with each vote.
counting-6 = Votes are counted in the channel every 6 hours, if any has changed.
counting-12 = Votes are counted in the channel every 12 hours, if any has changed.
counting-24 = Votes are counted in the channel every 24 hours, if any has changed.
counting-end = Votes are counted in the channel two hours before the end, if any has changed.
counting-asked = Votes are counted when somebody asks.

## Cards and prompts

card-times = Times
card-deadline = Until
card-state = At present
card-paused = ⏸ The game is paused; the deadline waits with it.
prompt-deadline = -# Until { $when }.
call = { $names }, { $call }
prompt-room = -# The game is in { $room }.
sealed = -# The deal is sealed, to be checked at the end: `{ $commitment }`
anonymous-begins = You play under aliases: what you write to me by DM I post here under yours.
anonymous-begins-here = You play under aliases: talk by DM to me alone, and I post it here under yours.
talk-here = Please don't talk about the game outside it until it ends: no DMs, no calls.
history-turns = The last turns
moves-title = **What you may do now**
moves-for = What you may do for { $name } now:
moves-for-none = Nothing can be done for { $name } now: { $why ->
        [over] the game has ended.
        [paused] the game is paused. `/{ name-gm } { name-gm-resume }` lets it go on.
        [held] what has come of this wait is still to be told. Look it over first, with the button in the DM from me or behind "GM" on the card.
        [out] { $name } is out of the game.
        [hidden] nothing is asked of that seat for everybody to see. What is asked in secret is not for a GM who plays.
       *[answered] nothing is asked of that seat. The game waits for { $wait }.
    }
moves-none =
    { $paused ->
        [yes] The game is paused. You may go on when the GM resumes it.
       *[no] Nothing is asked of you at the moment.
    }
paused-for-gm = The game is paused. Nothing can be done in it before you resume it with `/{ name-gm } { name-gm-resume }`.

## Private threads

thread-name = Game { $number }
thread-gm-reads = The GM reads along.
thread-joined = { $names } You belong to this thread now; above stands what it is for, and what was said.
thread-relayed = You talk through me alone for now, so your thread is closed until it opens again. Speak with `/{ name-table } { name-table-whisper }` here in the DM: I pass it on by DM.
thread-outside = Discord does not let me take you into your private thread, perhaps because its channel is hidden from you. You miss nothing: what is said there comes to you here. To speak there, give `/{ name-table } { name-table-whisper }` here in the DM.

## To the GM

gm-deadline = In { $room } the deadline of { $wait } has passed. Close it, and whoever has not answered is answered for; or give more time.
gm-tell = **{ $game }** in { $room } is over, and who was who is yours to tell, as soon as you like; by itself it is told { $when }.
gm-missing = In { $room } the time for { $wait } is up, and still missing is: { $names }. They may answer until you go on without them or the wait ends. Nobody but you is told of this.
gm-staff = { $name } ({ $user }) plays in { $room } and has the permission Manage Threads, Manage Webhooks or Administrator there: such a player could see private threads and what webhooks post, also where a game keeps them from other players. You decide who plays; nobody but you is told of this.
gm-room-deleted =
    { $phase ->
        [signup] The channel of your game { $game } #{ $number } was deleted. Nobody who has joined is lost. Give `/{ name-gm } { name-gm-move }` in the channel or thread where the sign-up shall go on.
       *[other] The channel of your game { $game } #{ $number } was deleted, so I have paused the game. Nothing is lost. Give `/{ name-gm } { name-gm-move }` in the channel or thread where it shall go on, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-removed =
    { $phase ->
        [signup] I was removed from the server of your game { $game } #{ $number }. Nobody who has joined is lost. Let me be invited again, then give `/{ name-gm } { name-gm-move }` in the channel or thread where the sign-up shall go on.
       *[other] I was removed from the server of your game { $game } #{ $number }, so I have paused the game. Nothing is lost. Let me be invited again, then give `/{ name-gm } { name-gm-move }` in the channel or thread where it shall go on, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-forbidden = { gm-room-no-access } { gm-room-permissions } { $phase ->
        [signup] The card then follows at the next change. Or give `/{ name-gm } { name-gm-move }` in another channel or thread.
        [over] What is still to be shown there then follows by itself.
       *[other] Then give `/{ name-gm } { name-gm-resume }`. Or give `/{ name-gm } { name-gm-move }` in another channel or thread, and then `/{ name-gm } { name-gm-resume }`.
    }
gm-room-no-access =
    { $phase ->
        [running] I may not write in { $room } any more, so I have paused your game { $game } #{ $number }. Nothing is lost.
       *[other] I may not write in { $room } any more, where your game { $game } #{ $number } is. Nothing is lost.
    }
gm-room-permissions =
    { $anonymous ->
        [yes] Please give me back the permissions View Channel, Send Messages (in a thread: Send Messages in Threads), Embed Links, Attach Files, Read Message History and Manage Webhooks, unlock the thread if it is locked, and delete a webhook if the channel has fifteen.
       *[no] Please give me back the permissions View Channel, Send Messages (in a thread: Send Messages in Threads), Embed Links, Attach Files and Read Message History, and unlock the thread if it is locked.
    }
gm-open-everybody = In { $room } your anonymous game { $game } is on, and everybody can still post there by themselves.
gm-open-players = In { $room } your anonymous game { $game } is on, and these players can still post there by themselves: { $names }. Nobody but you is told of this.
gm-close-channel =
    Please close it, in the channel's settings under Permissions:
    - Leave Send Messages and Send Messages in Threads to me.
    - Take both from @everyone and from each role and member that plays or watches. An administrator can always post.
    - A thread has the settings of its channel, and a post those of its forum.
    - Slash commands close with it, yours too: give them in the DM with me, with the option `{ name-game-status.game }` if need be. Buttons go on working there.
gm-room-silenced = { gm-room-no-voice } Please give me back the permission Manage Webhooks, and delete a webhook if the channel has fifteen; a thread has those of its channel, and a post those of its forum. Then give `/{ name-gm } { name-gm-resume }`.
gm-room-no-voice = I may not post under aliases in { $room } any more, so I have paused your game { $game } #{ $number }. Nothing is lost: what was said waits.
gm-unsaid = In { $room } Discord did not take something that was said under an alias, so it was not posted. Whoever has said it knows. If it happens again, please tell the host.
gm-threads-barred = In { $room } some are to talk among themselves in private threads, and I may not make or use these. Please give me Create Private Threads and Send Messages in Threads, and unlock such threads if they are locked. Until then everybody speaks there with `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM.
gm-no-threads = In { $room } some are to talk among themselves, and this channel can have no private threads: only text channels can. They speak with `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM. To have threads, give `/{ name-gm } { name-gm-move }` in a text channel, or in a thread of one.
gm-thread-outside = I cannot let { $name } into a private thread beside { $room }, perhaps because this channel is hidden from { $name }. What is said there goes on by DM; please give { $name } the permission View Channel there.
gm-absent = I cannot write to { $name } any more, who may have left the server or have closed their DMs. Until { $name } answers in { $room }, the seat counts as absent: when a deadline passes, it is answered for like any other that is late. You can make its moves with `/{ name-gm } { name-gm-act-for }`, or offer it to somebody new with `/{ name-gm } { name-gm-replace }`.

gm-unreadable = I cannot read what was saved of your game #{ $number } in { $room }, so it rests: nothing is asked, told or decided there. Please ask the host of this bot to look at it with `brehon check`; the other games go on. If nothing helps, end it with `/{ name-game } { name-game-end }` and its number, which frees its channel.

## Joining

bench-dm =
    { $phase ->
        [signup] All seats of **{ $game }** in { $room } are taken. You wait for one, and get it as soon as somebody leaves: I tell you here.
       *[running] **{ $game }** in { $room } is on. You wait for a seat: when one is free I offer it to you here.
    }
bench-joined = You wait for a seat in **{ $game }**, and I write to you when one is free. Until then you may read what is public; give `/{ name-game } { name-game-leave }` in { $room } to wait no more.
bench-joined-no-dm = You wait for a seat in **{ $game }**. But I cannot write to you, so you may miss it: allow DMs from this server, give `/{ name-game } { name-game-leave }` in { $room }, and then join again.
rematch = { $names } **{ $game }** once more, at the same table? { $gm } leads it. Press Join to play.
ready-asked = { $names } Are you there? Please press Ready until { $when }.
ready-over = I asked everybody who had joined whether they were there. That is over.
ready-all = Everybody who has joined **{ $game }** in { $room } is ready.
ready-not =
    { $count ->
        [one] { $names } has joined **{ $game }** in { $room }, and has not pressed Ready.
       *[other] These have joined **{ $game }** in { $room }, and have not pressed Ready: { $names }.
    } You may take off the list whoever is absent; whoever waits for a seat then gets it.
asked-ready = Everybody who has joined is asked. You hear from me when all are ready, or when time is up who is not.
is-ready = You are ready.
taken-off = Off the list: { $names }.
off-the-list = The GM has taken you off the list of **{ $game }** in { $room }. Press Join there if you want to play all the same.
bench-left = You wait for a seat no more.
joined-as =
    { $anonymous ->
        [yes] You play, under an alias that you get when the game begins.
       *[no] You play as { $name }.
    }
joined =
    { joined-as } { $secrets ->
        [no] I have sent you a DM.
       *[yes] I have sent you a DM: your role and secret questions will come there.
    }
joined-no-dm = { joined-as } But I cannot write to you: your DMs are closed. You can play all the same: press "My secrets" and "What may I do?" in { $room }. Or allow DMs from this server and press Join again.
joined-dm-failed = { joined-as } But Discord would not let me write to you just now. Press Join again in a minute; until then everything is behind "My secrets" and "What may I do?" in { $room }.
joined-answers = { joined-as } At this table there are no DMs: your role and your secret questions are behind the buttons "My secrets" and "What may I do?" in { $room }.
joined-dm =
    { $anonymous ->
        [yes] You have joined **{ $game }** in { $room }. When it begins, { $secrets ->
            [no] your alias comes here
           *[yes] your alias and your role come here
        }, and so do questions. From then on whatever you write to me here is posted there under your alias.
       *[no] You have joined **{ $game }** in { $room } as { $name }. { $secrets ->
            [no] Nothing in it is secret: it is played there, and here is what you may always press.
           *[yes] Your role and secret questions will come here.
        }
    }
left = You have left the game.
writing-note = A line each, { $share } at most, with up to { $longest } characters. Nobody else is shown them.
writing-kept =
    { $left ->
        [0] You have written { $count } of { $share }.
        [one] You have written { $count } of { $share }; one more line does not count, as { $share } lines of up to { $longest } characters are the most.
       *[other] You have written { $count } of { $share }; { $left } more lines do not count, as { $share } lines of up to { $longest } characters are the most.
    } Nobody else is shown them. Until the game begins, the same button lets you change them; if more players join, each has fewer, and your first lines count.
opened = The sign-up is open in this channel. Choose the set-up here; the button Set-up of the card shows it again.
started =
    { $secrets ->
        [no] The game begins: the channel tells what to do.
       *[yes] The game begins: everybody gets what is secret, and the channel tells what to do.
    }
revealed = Everybody is told now who was who.
cancelled = The game is cancelled.
nameless = Player

## Aliases

alias-title = In this game you are { $name }
alias-text = To speak, write to me by DM: I post it in { $room } under your alias. Commands work there too, and are best given there: where nobody may post, Discord takes none. Please post nothing there yourself, and tell nobody who you are before the end.
cast-title = Behind the aliases
cast-line = { $alias }: { $players }
cast-player = { $name } ({ $user })
cast-then = { $first }, then { $then }

# Names that fit anybody, of a letter to 32 each, separated by commas: twice as many as the largest game has players.
aliases =
    Acacia, Alder, Aspen, Banyan, Baobab, Beech, Birch, Bracken, Bramble, Bulrush, Cedar, Chestnut, Clover,
    Cypress, Dogwood, Ebony, Elder, Fennel, Foxglove, Gorse, Hawthorn, Hemlock, Hornbeam, Juniper, Larch,
    Lichen, Mahogany, Maple, Nettle, Osier, Poplar, Redwood, Sorrel, Spruce, Sycamore, Tamarind, Teasel,
    Thistle, Walnut, Willow, Yarrow, Yew

## The set-up panel

setup-title = Set-up of { $game }
setup-chosen = ✅ **{ $label }**: { $note }
setup-open = ▫️ { $label }: { $note }
setup-objections = Worth a thought, with { $players } players
setup-no-objections = Nothing speaks against this set-up.
setup-compare = To compare set-ups
setup-compare-text = Simulated players show who wins how often. On a computer with Brehon, type: `{ $line }`
setup-counting = When votes are counted in the channel
setup-counting-votes = Count votes whenever one is cast
setup-counting-6 = Count votes every 6 hours
setup-counting-12 = Count votes every 12 hours
setup-counting-24 = Count votes every 24 hours
setup-counting-end = Count votes two hours before the end
setup-counting-asked = Count votes only when somebody asks
setup-late = When a deadline passes
setup-late-ask = Ask the GM
setup-late-auto = Go on by itself
setup-secrecy = How secrets are given
setup-secrecy-dm = { secrecy-dm }
setup-secrecy-answers = { secrecy-answers }
setup-reveal = When everybody is told who was who
setup-reveal-now = { reveal-now }
setup-reveal-gm = { reveal-gm }
setup-telling = How results are told
setup-telling-steps = Step by step, with a breath in between
setup-telling-once = At once
setup-times = Let a wait end at a time of day
setup-quiet = Quiet hours
setup-pace-grace = Grace after a deadline
times-all = All waits of a day or longer
times-of = { $wait }: { $times }
times-zone = Times of day are meant in { $zone }, the time zone of this server; its managers set another with `/{ name-server } { name-server-settings } { name-server-settings.zone }:`.
times-times = Times of day
times-times-note = Such as 20:00, or mon-fri 20:00, sat sun 15:00. Leave it empty for hours.
times-least = At least so long
times-least-note = A wait ends at the first of these times that is at least so far away.
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
setup-staff = { $names }. By the permission Manage Threads, Manage Webhooks or Administrator they could see private threads and what webhooks post, also where a game keeps them from other players. You decide who plays; nobody but you is told of this.

## Answers to moves

said = I post it under your alias.
speech-held-back = I may not post under aliases in { $room } at present, and the GM knows of it. What you said waits until I may:
speech-unsaid = Discord did not take what you said in { $room }, so it was not posted, and the GM knows of it. Please say it again in other words:
say-where = You play in several anonymous games. In which one shall I post this?
then-next = With that the game goes on; see { $room }.
then-awaited = Still to answer: { $names }.
then-orders =
    { $orders ->
        [one] One order is still to come.
       *[other] { $orders } orders are still to come.
    }
then-over = With that the game has ended.
not-asked-now = { $refused } The game waits for { $wait }. "What may I do?" offers you: { $moves }.
not-asked-at-all = { $refused } The game waits for { $wait }, and for nothing from you; please wait.
not-asked-strangers = { $refused } The game waits for { $wait }.
acted-for = You have made this move for { $player }: { $move }.

ended-by = { $manager }, who manages this server, ends the game.
ended-resting = The game that rested here is over, without a winner. The channel is free for another game.
moved-here = The game has moved to this channel: { $players }
moved-there = Your game **{ $game }** has moved to { $room }.
moved = The game is in this channel now.

## Answers to the GM

lost =
    { $count ->
        [0] The GM has taken back a step, and with it something that you were told after it: it counts for nothing.
        [one] The GM has taken back a step, and something that you had done in secret after it does not fit any more: it counts for nothing.
       *[other] The GM has taken back a step, and { $count } things that you had done in secret after it do not fit any more: they count for nothing.
    } See "My secrets" for how things stand.
lost-since = The GM has taken back a step, and with it something that you had done or been told in secret: it counts for nothing. This is how things stand for you now.
led-close = You have closed { $wait }: what was open is answered for.
led-extend = You have moved the deadline.
led-pause = You have paused the game: nobody can do anything until you resume it.
led-resume = You have resumed the game; the deadline is later by as long as it rested.
led-undo = You have taken back the last step that everybody saw: the game goes on from before it.
led-modkill = You have taken { $player } out of the game.
led-revive = You have brought { $player } back, with seat and card.
led-pass-over = You have passed { $player } over, who holds no card today; nobody else is shown.
led-go-on = You have gone on without those who were missing. They and GMs are told, and nobody else is.
led-replace-bench = The seat of { $player } is offered to those who wait for one, until { $when }. If nobody takes it, offer it once more: then everybody in { $room } is asked. { led-replace-keeps }
led-replace = The seat of { $player } is offered in { $room } until { $when }, with all that it knows. { led-replace-keeps }
led-replace-keeps = Until somebody takes it { $player } keeps the seat, and if { $player } plays on the offer ends. You can withdraw it.
led-abort = You have ended the game for everybody, without a winner.
coming-ask = Now the game waits for { $wait }, until { $when }. If that passes, the GM is asked what to do.
coming-auto = Now the game waits for { $wait }, until { $when }. Then it goes on by itself, and what is missing is answered for.
coming-open = Now the game waits for { $wait }, without a deadline.
coming-passed = The deadline of { $wait } has passed. `/{ name-gm } { name-gm-close }` ends it, and what is missing is answered for; `/{ name-gm } { name-gm-extend }` gives more time.
coming-paused = The game rests, and its deadline waits with it; `/{ name-gm } { name-gm-resume }` lets both go on.
coming-over = The game has ended.

## The GM's panel

lead-title = **Leading { $game }**
lead-overdue = The deadline has passed. Close the wait, and whoever has not answered is answered for; or give more time.
confirm-end = End the game for everybody, without a winner? This cannot be taken back.
confirm-cancel = Cancel the sign-up for everybody? This cannot be taken back.

## /help

help-nothing = No game is on in this channel.
help-join = **{ $game }** is about to begin in { $room }: press Join to play.
help-full = **{ $game }** is about to begin in { $room }, but all { $most } seats are taken: press Join to wait for one.
help-leave = You have a seat in **{ $game }**, which begins when the GM starts it. Until then you may leave.
help-say = In this game you are { $name }. To speak, write to me by DM; commands work there too.
help-stranger = **{ $game }** is on in { $room }, and you have no seat in it. `/{ name-game } { name-game-status }` shows how it stands, `/{ name-game } { name-game-history }` what has happened.
help-gm-signup =
    { $missing ->
        [0] You are the GM: set the game up, and start it when everybody is here.
        [one] You are the GM: set the game up. One more player is needed to start it.
       *[other] You are the GM: set the game up. { $missing } more players are needed to start it.
    }
help-gm = You are the GM of **{ $game }**.
help-gm-awaited = Still to answer: { $names }
help-manager = You manage this server: you may end **{ $game }**, hand it over with `/{ name-gm } { name-gm-hand-over }`, or move it with `/{ name-gm } { name-gm-move }`.
help-settings = You manage this server: with `/{ name-server } { name-server-settings }` you say who opens games, how many, and in which time zone times are meant.
help-your-signup = Your game **{ $game }** in { $room } has not begun yet.
help-your-paused = Your game **{ $game }** in { $room } is paused.
help-your-led = You are the GM of **{ $game }** in { $room }.
help-your-asked = Your game **{ $game }** in { $room } waits for you.
help-your-on = Your game **{ $game }** in { $room } asks nothing of you at the moment.
help-joinable = You can join **{ $game }** in { $room }.
help-open = `/{ name-game } { name-game-new }` opens a game, with you as its GM, in a text channel or public thread where none is on.
help-more = … and { $count } more.
help-commands = Commands for now: { $commands }.
help-commands-moves = Your moves, as commands: { $commands }.
help-commands-gm = `/{ name-gm } { name-gm-desk }` has a button for everything that you may do as the GM.
help-no-games = You are in no game. `/{ name-help }` in a channel of a server shows what you can join or open there.
help-which = Commands take the option `{ name-game-status.game }`, where you can name one of them.

## Units of time, in all the ways in which people may type them, separated by commas

typed-seconds = s, sec, secs, second, seconds
typed-minutes = m, min, mins, minute, minutes
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days

## Days, as a GM may type them in front of a time

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
server-zone = Time zone: { $zone }. Times that are typed, and times of day at which waits end, are meant in it; `/{ name-server } { name-server-settings } { name-server-settings.zone }:` sets another.
server-hosts-all = Who may open games: everybody.
server-hosts = Who may open games: members with one of the roles { $roles }, and whoever has the permission Manage Server.
server-hosts-managers = Who may open games: only whoever has the permission Manage Server, as the chosen roles are gone.
server-games-any = Games at once: as many as anybody opens.
server-games =
    { $most ->
        [one] Games at once: one.
       *[other] Games at once: { $most } at most.
    }
server-language = The bot speaks **{ $language }** here.
server-choose-language = Language
server-choose-hosts = Who may open games: everybody
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
status-staff-text = { $names }. By the permission Manage Threads, Manage Webhooks or Administrator they could see private threads and what webhooks post. Nobody but you is told of this.
status-closed-dms-text = { $names } cannot be written to and will find everything behind "My secrets".

## What a GM is told of the channel when he opens a game

opened-slow-mode =
    { $seconds ->
        [1] Slow-mode is on in this channel: players may write only once a second. It does not slow me down.
       *[other] Slow-mode is on in this channel: players may write only once in { $seconds } seconds. It does not slow me down.
    }
opened-lacks-pin-messages = I may not pin the card: give me the permission Pin Messages, or pin it yourself.
opened-lacks-create-private-threads = I may not make private threads: give me the permission Create Private Threads. Else those who talk among themselves do it with `/{ name-table } { name-table-whisper }`, and I pass it on by DM.
opened-lacks-send-messages-in-threads = I may not post in threads: give me the permission Send Messages in Threads. Else those who talk among themselves do it with `/{ name-table } { name-table-whisper }`, and I pass it on by DM.
opened-no-threads = This channel can have no private threads: only text channels can. So those who talk among themselves do it with `/{ name-table } { name-table-whisper }` in the DM with me, and I pass it on by DM. To have threads, open the game in a text channel, or in a thread of one.
opened-anonymous = In an anonymous game players speak through me alone, so the channel is best closed to their own posts before the game begins.
opened-staff-roles = These roles have the permission Manage Threads, Manage Webhooks or Administrator here: { $roles }. Whoever has one could see private threads and what webhooks post, also where a game keeps them from other players. You decide who plays; I tell you, and you alone, when such a player joins.
opened-staff-gm = You have one of these permissions yourself (Manage Threads, Manage Webhooks or Administrator). That matters only if you play too.
and-more = { $count } more

## A seat that changes hands

seat-offered =
    The seat of { $name } in **{ $game }** in { $room } is free, with all that it knows. You wait for one: whoever presses first gets it.
    { seat-offer-lasts }
moved-up = Somebody has left **{ $game }** in { $room }, and as you have waited longest the seat is yours. If you cannot play, press Leave there.
window = The seat of { $name } has a new player, and { $wait } a whole new window.
seat-free =
    The seat of { $name } is free for somebody new, with all that it knows. Who takes it?
    { seat-offer-lasts }
seat-offer-lasts = -# The offer stands until { $when }. It ends sooner if it is withdrawn, or { $name } plays on.
taken = The seat of { $name } is yours, with all that it was told. I have sent it to you by DM.
taken-no-dm = The seat of { $name } is yours. I cannot write to you: everything it was told is behind "My secrets" in { $room }.

## Permissions, as Discord names them in a channel's settings

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-webhooks = Manage Webhooks
