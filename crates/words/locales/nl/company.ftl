### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Bord
option-board-auto = Past bij de weergave
option-board-felt = Vilt
option-board-wood = Hout
option-board-slate = Leisteen
option-board-contrast = Hoog contrast
option-checkers = Schijven
option-checkers-auto = Passen bij het bord
option-checkers-ivory = Ivoor en ebben
option-checkers-cherry = Crème en kers
option-checkers-sea = Schuim en zee
option-dice = Dobbelstenen
option-dice-auto = Passen bij de schijven
option-dice-white = Wit
option-dice-red = Rood
option-dice-black = Zwart

## The first visit

welcome-title = Gooi, en het spel begint. Of:
welcome-box = Welke doos heb je?
welcome-box-short = Mijn doos
welcome-friend = Met z’n tweeën
welcome-teach = Leer het me
welcome-more = Meer keuzes
box-languages = { $count } talen

## The end of a game, over the board

end-you-single = Je wint
end-you-gammon = Je wint een gammon
end-you-backgammon = Je wint een backgammon
end-other-single = { $name } wint
end-other-gammon = { $name } wint een gammon
end-other-backgammon = { $name } wint een backgammon
end-match = in een match tot { $points }
end-why = waarom
end-analyse = Terugkijken

## Hints in columns

hint-head-win = Wint
hint-head-gammon = Wint een gammon of meer
hint-head-backgammon = Wint een backgammon
hint-head-equity = Equity: te verwachten punten
hint-head-less = Minder dan het beste
hint-short-win = Winst
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Minder

## Company at the table

talk = Praten
talk-empty = Er is nog niets gezegd.
talk-mute = Niet tonen wat de ander zegt
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld
phrase-lucky-roll = Wat een worp!
phrase-bad-luck = Jammer
phrase-oops = Oeps, mijn fout
phrase-thinking = Even denken
phrase-one-moment = Een moment
phrase-back = Ik ben er weer
phrase-thanks = Dank je
phrase-good-game = Mooi spel
phrase-another = Nog een?
phrase-goodbye = Tot ziens
me-name = Je naam
me-colour = Je kleur
colour-red = Rood
colour-orange = Oranje
colour-gold = Goud
colour-green = Groen
colour-teal = Petrol
colour-blue = Blauw
colour-purple = Paars
colour-pink = Roze
your-move = Jouw beurt
option-notices = Waarschuwen als ik aan de beurt ben
sit-opposite = In dit venster ertegenover gaan zitten
sit-note = Deze browser heeft hier al een plaats. Ga verder als dezelfde speler, of:

## Another device, and passing a game on

device = Ander apparaat
device-note = Open dit op het andere apparaat en speel daar verder. Wie deze link heeft, heeft jouw plaats.
share = Delen
share-link = Een link om het hier na te spelen
share-self = Een link met het hele spel erin
share-self-note = Hij werkt op elke Pasch, ook waar deze tafel onbekend is.
share-picture = Afbeelding van deze stelling
share-film = Geanimeerde herhaling
share-broken = Deze link bevat geen spel.
