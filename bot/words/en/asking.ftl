### A player's question to the GM, the answer, and the GM's own words.

button-ask = Ask the GM
button-reply = Answer
button-rule = Answer to all
button-speak = Say something

## The player

ask-title = Ask the GM
ask-label = Your question
ask-note = Only GMs who don't play read it. It changes nothing in the game.
asked = The GM has your question. { $answered ->
        [dm] The answer comes by DM, and is also behind "My secrets".
       *[answers] You'll find the answer behind "My secrets".
    }
answer-title = The GM's answer
ruling-title = The GM's ruling
own-remarks-title = You and the GM
own-question = **You asked:**
own-answer = **The GM answered:**
own-ruling = **The GM answered to all:**
own-words = **The GM wrote to you:**

own-replay = The game again, from every seat, with what you and the GM have written to each other. Only you get this file.

## The GM

gm-question = { $name } asks you in **{ $game }**, { $room }:
gm-question-title = A question
gm-question-note = Only GMs who don't play know of it. "Answer" goes to this player alone; "Answer to all" is posted as a ruling, without their name.
reply-title = Answer { $name }
reply-note = Only this player reads it
rule-title = Answer to all
rule-note = Posted for everybody, without the asker's name
reply-label = Your answer
replied = { $name } gets your answer, and nobody else does.
ruled = I'm posting your ruling for everybody, without the asker's name.

inbox-title = Inbox: { $game }
inbox-empty = Nobody has asked you anything yet.
inbox-question = { $name } asked { $when }: { $text }
inbox-open = ● { $name } asked { $when }, and is waiting: { $text }
inbox-answer = ↳ Answered to them alone: { $text }
inbox-ruling = ↳ Answered to all: { $text }
inbox-choose = Choose a question to answer
inbox-choice = { $name }: { $text }

## The GM's own words

words-title = From the GM, in their own words
words-to-you-title = From the GM to you alone
speak-title = Say something
speak-text = What you say
speak-note = It's marked as yours. It changes nothing in the game.
speak-to = Who reads it
speak-to-all = Everybody, in the channel
speak-to-seat = { $name } alone, by DM
speak-when = When
speak-at = Or at a time: "fri 20:00", "in 3 days" …
speak-when-now = At once
speak-when-news = With the next news there, just before it
spoken =
    { $to ->
        [all] { $when ->
            [now] I'm posting it in { $room }.
            [time] I'll post it in { $room } { $at }, unless the game is over by then.
           *[news] I'll post it in { $room } just before the next news, in a week at the latest.
        }
       *[seat] { $when ->
            [now] I'm sending it to { $name }, and to nobody else.
            [time] I'll send it to { $name } alone { $at }, unless the game is over by then.
           *[news] I'll send it to { $name } alone, just before my next news for them, in a week at the latest.
        }
    }
