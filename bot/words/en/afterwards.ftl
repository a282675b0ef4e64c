### What remains after games: the list of those that are over, statistics, and what the bot keeps of people.

## /stats

stats-players = Players
stats-roles = Roles
stats-sides = Sides
stats-games = Games
stats-leaders = Leaders
stats-voters = Voters
stats-player = Statistics of { $name }
stats-line = { $name }: { $said }
stats-nothing = There is nothing to count yet. Only games count that are over, and of which everybody knows who was who.
stats-won = { $won } of { $played } won
stats-won-share = { $won } of { $played } won ({ $percent } %)
stats-taken-over =
    { $count ->
        [one] 1 on a seat taken over
       *[other] { $count } on seats taken over
    }
stats-of-theme = { $name } ({ $theme })
stats-played =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
stats-usual =
    usually { $length } with { $players } players
stats-aborted =
    { $count ->
        [one] 1 ended early
       *[other] { $count } ended early
    }
stats-all = All games
stats-as-proposed = As a leader
stats-as-voted = In votes on parties
stats-as-ballot = At lynches
stats-did-proposed = { $carried } of { $proposed } parties approved, { $won } went their way
stats-did-voted = { $agreed } of { $voted } votes as the vote came out, { $approved } approvals
stats-did-ballot = { $lynched } of { $ballot } votes on whoever was lynched, { $hit } of them on another side
stats-of-games =
    { $count ->
        [one] From 1 game that is over
       *[other] From { $count } games that are over
    }, in channels that you see.
stats-more = Older games are not counted.
stats-to-make =
    { $count ->
        [one] 1 older game is not summed up yet; ask again to count it.
       *[other] { $count } older games are not summed up yet; ask again to count them.
    }
stats-kept-out = You stand in no statistics; what you have played counts for roles and sides alone.
stats-counted-again = What you have played is counted again, under your name.
stats-other-kept-out = Nothing is counted of this player.
button-stats-out = Keep me out of statistics
button-stats-in = Count me again

## /game past

past-title = Games that are over
past-line = **{ $number }** { $theme }, { $when }: { $how } It took { $length }.
past-ending =
    { $ends ->
        [yes] { $title } { $winners }
       *[no] { $title }. { $winners }
    }
past-nothing = No game in a channel that you see is over yet; it is listed once everybody may know who was who.
past-choose = See a game's end and its record
past-choice = { $number }: { $theme }
button-past-newer = Newer
button-past-older = Older

## /privacy

privacy-export = All that I keep of you, as JSON. Of games that are on it holds nothing but what you did as yourself.
privacy-confirm = You are taken out of all records for good: they no longer tell that it was you who played, nobody can try that out any more, and you stand in no statistics. The records verify as before. What stays is the name of your seat where a game was not anonymous, for it is sealed with the deal, and what was posted on Discord. Do you mean it?
privacy-forgotten = You are forgotten.
button-privacy-forget = Forget me
cast-nameless = nobody who is remembered
