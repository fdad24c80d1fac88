### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Bræt
option-board-auto = Følger udseendet
option-board-felt = Filt
option-board-wood = Træ
option-board-slate = Skifer
option-board-contrast = Høj kontrast
option-checkers = Brikker
option-checkers-auto = Følger brættet
option-checkers-ivory = Elfenben og ibenholt
option-checkers-cherry = Creme og kirsebær
option-checkers-sea = Skum og hav
option-dice = Terninger
option-dice-auto = Følger brikkerne
option-dice-white = Hvide
option-dice-red = Røde
option-dice-black = Sorte

## The first visit

welcome-title = Kast, og spillet begynder. Eller:
welcome-box = Hvilken æske har du?
welcome-box-short = Min æske
welcome-friend = Med en ven
welcome-teach = Lær mig spillet
welcome-more = Flere valg
box-languages = { $count } sprog

## The end of a game, over the board

end-you-single = Du vinder
end-you-gammon = Du vinder en gammon
end-you-backgammon = Du vinder en backgammon
end-other-single = { $name } vinder
end-other-gammon = { $name } vinder en gammon
end-other-backgammon = { $name } vinder en backgammon
end-match = i en match til { $points }
end-why = hvorfor
end-analyse = Se tilbage

## Hints in columns

hint-head-win = Vinder
hint-head-gammon = Vinder en gammon eller mere
hint-head-backgammon = Vinder en backgammon
hint-head-equity = Equity: forventede point
hint-head-less = Mindre end det bedste
hint-short-win = Sejr
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Minus

## Company at the table

talk = Snak
talk-empty = Der er ikke sagt noget endnu.
talk-mute = Vis ikke, hvad den anden siger
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet
phrase-lucky-roll = Sikke et kast!
phrase-bad-luck = Uheldigt
phrase-oops = Ups, min fejl
phrase-thinking = Lad mig tænke
phrase-one-moment = Et øjeblik
phrase-back = Jeg er tilbage
phrase-thanks = Tak
phrase-good-game = Godt parti
phrase-another = Et til?
phrase-goodbye = Farvel
me-name = Dit navn
me-colour = Din farve
colour-red = Rød
colour-orange = Orange
colour-gold = Guld
colour-green = Grøn
colour-teal = Petrol
colour-blue = Blå
colour-purple = Lilla
colour-pink = Lyserød
your-move = Din tur
option-notices = Giv besked, når det er min tur
sit-opposite = Sæt dig overfor i dette vindue
sit-note = Denne browser har allerede en plads her. Fortsæt som samme spiller, eller:

## Another device, and passing a game on

device = Anden enhed
device-note = Åbn dette på den anden enhed og fortsæt der. Den, der har linket, har din plads.
share = Del
share-link = Et link, der afspiller det her
share-self = Et link, der rummer hele partiet
share-self-note = Det virker på enhver Pasch, også hvor bordet er ukendt.
share-picture = Billede af denne stilling
share-film = Animeret afspilning
share-broken = Linket rummer ikke et parti.
