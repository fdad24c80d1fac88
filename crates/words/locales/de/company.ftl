### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Brett
option-board-auto = Passend zum Aussehen
option-board-felt = Filz
option-board-wood = Holz
option-board-slate = Schiefer
option-board-contrast = Hoher Kontrast
option-checkers = Steine
option-checkers-auto = Passend zum Brett
option-checkers-ivory = Elfenbein und Ebenholz
option-checkers-cherry = Creme und Kirsche
option-checkers-sea = Gischt und Meer
option-dice = Würfel
option-dice-auto = Passend zu den Steinen
option-dice-white = Weiß
option-dice-red = Rot
option-dice-black = Schwarz

## The first visit

welcome-title = Wirf, und es geht los. Oder:
welcome-box = Welche Schachtel hast du?
welcome-box-short = Meine Schachtel
welcome-friend = Zu zweit
welcome-teach = Zeig es mir
welcome-more = Mehr Auswahl
box-languages = { $count } Sprachen

## The end of a game, over the board

end-you-single = Du gewinnst
end-you-gammon = Du gewinnst ein Gammon
end-you-backgammon = Du gewinnst ein Backgammon
end-other-single = { $name } gewinnt
end-other-gammon = { $name } gewinnt ein Gammon
end-other-backgammon = { $name } gewinnt ein Backgammon
end-match = in einem Match auf { $points }
end-why = warum
end-analyse = Rückblick

## Hints in columns

hint-head-win = Gewinnt
hint-head-gammon = Gewinnt mindestens ein Gammon
hint-head-backgammon = Gewinnt ein Backgammon
hint-head-equity = Equity: zu erwartende Punkte
hint-head-less = Weniger als das Beste
hint-short-win = Sieg
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Minus

## Company at the table

talk = Plaudern
talk-empty = Noch hat niemand etwas gesagt.
talk-mute = Nicht zeigen, was die andere Seite sagt
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt
phrase-lucky-roll = Was für ein Wurf!
phrase-bad-luck = So ein Pech
phrase-oops = Oh, mein Fehler
phrase-thinking = Lass mich nachdenken
phrase-one-moment = Einen Moment
phrase-back = Wieder da
phrase-thanks = Danke
phrase-good-game = Schönes Spiel
phrase-another = Noch eins?
phrase-goodbye = Bis bald
me-name = Dein Name
me-colour = Deine Farbe
colour-red = Rot
colour-orange = Orange
colour-gold = Gold
colour-green = Grün
colour-teal = Petrol
colour-blue = Blau
colour-purple = Violett
colour-pink = Rosa
your-move = Du bist dran
option-notices = Benachrichtigen, wenn ich dran bin
sit-opposite = In diesem Fenster gegenüber Platz nehmen
sit-note = Dieser Browser hat hier schon einen Platz. Weiter als dieselbe Person, oder:

## Another device, and passing a game on

device = Anderes Gerät
device-note = Öffne dies auf dem anderen Gerät und spiel dort weiter. Wer diesen Link hat, hat deinen Platz.
share = Teilen
share-link = Ein Link zum Nachspielen
share-self = Ein Link, der das ganze Spiel enthält
share-self-note = Er funktioniert auf jedem Pasch, auch wo dieser Tisch unbekannt ist.
share-picture = Bild dieser Stellung
share-film = Animiertes Nachspielen
share-broken = Dieser Link enthält kein Spiel.
