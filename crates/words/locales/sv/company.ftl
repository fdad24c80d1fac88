### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Bräde
option-board-auto = Följer utseendet
option-board-felt = Filt
option-board-wood = Trä
option-board-slate = Skiffer
option-board-contrast = Hög kontrast
option-checkers = Brickor
option-checkers-auto = Följer brädet
option-checkers-ivory = Elfenben och ebenholts
option-checkers-cherry = Grädde och körsbär
option-checkers-sea = Skum och hav
option-dice = Tärningar
option-dice-auto = Följer brickorna
option-dice-white = Vita
option-dice-red = Röda
option-dice-black = Svarta

## The first visit

welcome-title = Kasta, så börjar spelet. Eller:
welcome-box = Vilken ask har du?
welcome-box-short = Min ask
welcome-friend = Med en vän
welcome-teach = Lär mig
welcome-more = Fler val
box-languages = { $count } språk

## The end of a game, over the board

end-you-single = Du vinner
end-you-gammon = Du vinner en gammon
end-you-backgammon = Du vinner en backgammon
end-other-single = { $name } vinner
end-other-gammon = { $name } vinner en gammon
end-other-backgammon = { $name } vinner en backgammon
end-match = i en match till { $points }
end-why = varför
end-analyse = Se tillbaka

## Hints in columns

hint-head-win = Vinner
hint-head-gammon = Vinner en gammon eller mer
hint-head-backgammon = Vinner en backgammon
hint-head-equity = Equity: förväntade poäng
hint-head-less = Mindre än det bästa
hint-short-win = Vinst
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Minus

## Company at the table

talk = Prata
talk-empty = Inget har sagts än.
talk-mute = Visa inte vad den andra säger
phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-well-played = Bra spelat
phrase-lucky-roll = Vilket kast!
phrase-bad-luck = Otur
phrase-oops = Oj, mitt misstag
phrase-thinking = Låt mig tänka
phrase-one-moment = Ett ögonblick
phrase-back = Jag är tillbaka
phrase-thanks = Tack
phrase-good-game = Bra spel
phrase-another = Ett till?
phrase-goodbye = Hej då
me-name = Ditt namn
me-colour = Din färg
colour-red = Röd
colour-orange = Orange
colour-gold = Guld
colour-green = Grön
colour-teal = Petrol
colour-blue = Blå
colour-purple = Lila
colour-pink = Rosa
your-move = Din tur
option-notices = Meddela när det är min tur
sit-opposite = Sätt dig mitt emot i det här fönstret
sit-note = Den här webbläsaren har redan en plats här. Fortsätt som samma spelare, eller:

## Another device, and passing a game on

device = Annan enhet
device-note = Öppna detta på den andra enheten och fortsätt där. Den som har länken har din plats.
share = Dela
share-link = En länk som spelar upp det här
share-self = En länk som rymmer hela partiet
share-self-note = Den fungerar på varje Pasch, även där bordet är okänt.
share-picture = Bild av den här ställningen
share-film = Animerad uppspelning
share-broken = Länken innehåller inget parti.
