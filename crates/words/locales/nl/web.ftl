### De browser: wat er op het scherm staat en wat een schermlezer voorleest.

## Het kader om elke pagina

menu = Menu
menu-table = Tafel
menu-new = Nieuwe partij
menu-games = Mijn partijen
menu-options = Instellingen
close = Sluiten
page-failed = Deze pagina kon niet worden geladen. Draait de server nog?
page-missing = Deze pagina bestaat niet.
page-missing-back = Terug naar de tafel

## Instellingen

option-language = Taal
option-theme = Uiterlijk
option-theme-auto = Zoals het systeem
option-theme-felt = Vilt
option-theme-night = Nacht
option-theme-paper = Papier
option-motion = Snelheid van de schijven
option-motion-normal = Normaal
option-motion-slow = Langzaam
option-motion-fast = Snel
option-motion-off = Zonder beweging
option-tap = Tikken op een schijf
option-tap-play = speelt eerste dobbelsteen
option-tap-show = laat zien waar hij heen kan
option-counting = Telling van de punten
option-counting-sheet = zoals op het regelblad
option-counting-usual = zoals spelers ze overal schrijven
option-auto-roll = Automatisch gooien als doubleren niet kan
option-auto-forced = Gedwongen zetten automatisch spelen
option-auto-pass = Vanzelf overslaan als er geen zet mogelijk is
option-auto-bear-off = In de race automatisch uithalen
option-sound = Zachte geluiden
option-arrows = Pijlen voor de laatste zet
option-numbers = Nummers naast de punten
option-mirror = Thuisvak links

## Het bord

board-name = Backgammonbord
board-point = { $colour ->
    [light] { $count ->
        [one] Punt { $point }: één lichte schijf.
       *[other] Punt { $point }: { $count } lichte schijven.
    }
    [dark] { $count ->
        [one] Punt { $point }: één donkere schijf.
       *[other] Punt { $point }: { $count } donkere schijven.
    }
   *[none] Punt { $point }: leeg.
}
board-can-go = Kan naar { $places }.
board-off-short = van het bord
board-bar = { $colour ->
    [light] { $count ->
        [0] Bar: geen lichte schijf.
        [one] Bar: één lichte schijf.
       *[other] Bar: { $count } lichte schijven.
    }
   *[dark] { $count ->
        [0] Bar: geen donkere schijf.
        [one] Bar: één donkere schijf.
       *[other] Bar: { $count } donkere schijven.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Geen lichte schijf uitgehaald.
        [one] Eén lichte schijf uitgehaald.
       *[other] { $count } lichte schijven uitgehaald.
    }
   *[dark] { $count ->
        [0] Geen donkere schijf uitgehaald.
        [one] Eén donkere schijf uitgehaald.
       *[other] { $count } donkere schijven uitgehaald.
    }
}
board-cube = Doubleersteen: { $value }
board-dice = Dobbelstenen: { $dice }. { $action }

## Spelers en stand

pips = { $count ->
    [one] nog { $count } pip
   *[other] nog { $count } pips
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
   *[other] { $score } van { $target } punten
}
player-you = Jij
player-friend = Je tegenspeler
player-light = Wit
player-dark = Zwart
player-computer = Computer ({ $level })
player-computer-sentence = De computer
player-engine-replaced = { $computer } voor { $engine }
engine-failed-gone = { $engine } is gestopt. De computer speelt in zijn plaats verder; er gaat niets verloren.
engine-failed-silent = { $engine } antwoordde niet op tijd. De computer speelt in zijn plaats verder; er gaat niets verloren.
engine-failed-wrong = { $engine } antwoordde wat de regels niet toestaan. De computer speelt in zijn plaats verder; er gaat niets verloren.
player-waiting = Lege plaats
player-away = niet verbonden
player-won-match = heeft de match gewonnen

## Speelsterkte van de computer

level-beginner = beginner
level-casual = gelegenheidsspeler
level-advanced = gevorderd
level-expert = expert
level-world-class = wereldklasse

## Wat er nu te doen is

turn-connecting = Verbinding met de tafel …
turn-lost = De verbinding is verbroken. Nieuwe poging …
turn-waits = De tafel wacht: de server kan nu niet schrijven. Het gaat vanzelf verder.
turn-closing = De server start opnieuw. Nieuwe poging …
table-shorter = De server is kwijt wat deze pagina het laatst zag: zijn partijen zijn naar een eerdere stand teruggezet. De tafel gaat vanaf hier verder.
turn-watching = Je kijkt toe.
table-watchers = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
table-crawford = Crawfordpartij: zonder doubleersteen.
turn-waiting = Wachten tot je tegenspeler de link opent.
turn-opening = Gooi om te bepalen wie begint.
turn-opening-tie = Gelijk: gooi nog een keer.
turn-opening-theirs = { $name } gooit om te bepalen wie begint.
turn-roll = Jij bent aan de beurt: gooi de dobbelstenen.
turn-roll-or-double = Jij bent aan de beurt: gooi, of doubleer eerst.
turn-roll-theirs = { $name } gaat gooien.
turn-play = Jij bent aan de beurt: speel { $dice }.
turn-play-theirs = { $name } speelt { $dice }.
turn-done = “{ do-done }” beëindigt je beurt.
turn-none = Met { $dice } is geen zet mogelijk.
turn-rolling = De dobbelstenen rollen …
turn-thinking = { $name } denkt na …
turn-double = { $name } doubleert naar { $value }.
turn-rematch = { $name } wil graag een revanche.
turn-double-yours = Je doubleert naar { $value }. { $name } beslist.
turn-resign = { $name } biedt aan op te geven: { $stake ->
    [1] een enkelvoudige partij
    [2] een gammon
   *[3] een backgammon
}.
turn-resign-yours = Je biedt aan op te geven: { $stake ->
    [1] een enkelvoudige partij
    [2] een gammon
   *[3] een backgammon
}. { $name } beslist.
turn-roll-of = { $name }: gooi de dobbelstenen.
turn-roll-or-double-of = { $name }: gooi, of doubleer eerst.
turn-play-of = { $name }: speel { $dice }.

## Knoppen

do-roll = Gooien
do-throw = Gooien
do-double = Doubleren
do-take = Aannemen
do-drop = Passen
do-redouble = Redoubleren naar { $value }
do-beaver = Beaver naar { $value }
do-raccoon = Raccoon naar { $value }
do-undo = Terug
do-done = Klaar
do-resign = Opgeven
do-resign-single = Een enkelvoudige partij opgeven
do-resign-gammon = Een gammon opgeven
do-resign-backgammon = Een backgammon opgeven
do-accept = Accepteren
do-refuse = Weigeren
do-cancel = Annuleren
do-next = Volgende partij
do-claim = Winst opeisen
do-finish = Stoppen
do-rematch = Revanche
do-take-back = Terugnemen
do-new = Nieuwe partij
do-copy = Kopiëren
do-copied = Gekopieerd
dice-swap = De dobbelstenen omwisselen.
dice-roll = De dobbelstenen gooien.

## Het einde van een partij

over-single = { $name } wint { $points ->
    [one] één punt
   *[other] { $points } punten
}: een enkelvoudige partij.
over-gammon = { $name } wint { $points ->
    [one] één punt
   *[other] { $points } punten
}: een gammon, want de verliezer heeft niets uitgehaald.
over-backgammon = { $name } wint { $points ->
    [one] één punt
   *[other] { $points } punten
}: een backgammon, want een schijf van de verliezer staat nog op de bar of in het thuisvak van de winnaar.
over-dropped = { $name } wint { $points ->
    [one] één punt
   *[other] { $points } punten
}: op de doublering is gepast.
over-resigned = { $name } wint { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $stake ->
    [1] een enkelvoudige partij is opgegeven
    [2] een gammon is opgegeven
   *[3] een backgammon is opgegeven
}.
over-flag = { $name } wint: de tijd van de tegenstander is om.
over-absent = { $name } wint: de tegenstander bleef te lang weg.
over-cube = De doubleersteen stond op { $value }.
over-session = { $name } wint in totaal, { $score }.
over-match = { $name } wint de match, { $score }.
news-match-won = { $name } wint de match.
over-draw = In totaal gelijkspel, { $score }.

## Het verslag

log = Partijverloop
log-empty = De partij is nog niet begonnen.
log-opening = gooit { $dice }
log-tie = Gelijk: nog een keer
log-double = doubleert naar { $value }
log-take = neemt aan
log-drop = past
log-resign = { $stake ->
    [1] geeft een enkelvoudige partij op
    [2] geeft een gammon op
   *[3] geeft een backgammon op
}
log-decline = weigert
log-won = { $points ->
    [one] wint één punt
   *[other] wint { $points } punten
}
log-flag = tijd is om
log-claim = eist de winst op
log-void = ongeldig
log-wrong = { $dice }: { $play } (fout)
log-corrected = hersteld
log-stands = blijft staan
log-no-move = { $dice }: geen zet
log-play = { $dice }: { $play }

## Geweigerd

refused-why = De regel

table-missing = Die tafel bestaat hier niet.

## Wat er buiten de spelregels misgaat

fault-other-version = Deze pagina is ouder dan de server. Laad de pagina opnieuw.
fault-not-at-table = Deze pagina zit niet meer aan de tafel. Laad de pagina opnieuw.
fault-not-your-seat = Deze plaats is niet van jou.
fault-seat-open = De andere plaats is nog leeg.
fault-not-here = Dat kan aan deze tafel niet.
fault-bad-terms = Zo kan er niet gespeeld worden.
fault-no-engine = Tegen dit programma kan hier niet worden gespeeld, of niet volgens dit reglement.
fault-bad-position = Deze stelling is niet leesbaar.
fault-bad-file = Dit bestand is niet leesbaar.
fault-too-many = Te veel tegelijk. Wacht even.
fault-trouble = De server heeft zelf een probleem.
message-unreadable = De server heeft een bericht van deze pagina niet begrepen ({ $detail }).

## Tegen iemand via een link

link-title = Spelen via een link
link-share = Stuur dit adres naar je tegenspeler. Wie het als eerste opent, krijgt de andere plaats; alle anderen kijken toe.
link-local = Dit adres werkt alleen op deze computer. Wil je vanaf een ander apparaat in je netwerk spelen, start de server dan met “pasch serve --listen 0.0.0.0:{ $port }” en open hem via de naam of het netwerkadres van deze computer.

## Een nieuwe partij

new-title = Nieuwe partij
new-opponent = Tegen
new-opponent-computer = de computer
new-opponent-device = iemand op dit apparaat
new-opponent-link = iemand via een link
new-engine = Programma
new-engine-rules = Andere programma’s spelen volgens de toernooiregels, met vijftien schijven.
new-level = Speelsterkte
new-rulebook = Reglement
new-rulebook-pages = De regels lezen
new-start = Opstelling
new-start-standard = Gewoon
new-start-jacquet = Jacquet: elke schijf moet eerst binnenkomen
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: elk drie schijven
new-session = Speelvorm
new-session-single-game = Eén losse partij
new-session-running-total = Partijen met doorlopende telling
new-session-money = Geldspel
new-session-match = Een match tot
new-session-games = Een aantal partijen
new-length-points = punten
new-length-games = partijen
new-even = Het blad geeft de voorkeur aan een oneven getal.
new-cube = Met doubleersteen
new-jacoby = Jacobyregel
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Automatische doublering na een gelijke openingsworp
new-first-double = Automatische doublering als de eerste worp een doublet is
new-lower-starts = De laagste worp begint
new-custom = Dit is “{ $rulebook }” met andere keuzes dan op het blad.
new-dice = Dobbelstenen
new-real-dice = Echte: ik gooi voor ons allebei en voer in wat er valt
new-clock = Klok
new-clock-none = Geen klok
new-clock-delay = Toernooiklok
new-clock-fischer = Fischerklok
new-clock-days = Dagen per beurt
new-clock-free = seconden vrij in elke beurt
new-clock-added = seconden erbij per beurt
new-clock-per-point = minuten per punt
new-clock-per-game = minuten per partij
new-clock-day-count = dagen per beurt
new-clock-computer = De klok van de computer loopt niet. Met een klok wordt niets teruggenomen.
# What was agreed about time, as a sentence and in short.
timing-claim = Geen klok. Wordt er op iemand gewacht die { $minutes } minuten wegblijft, dan kan de tegenstander de winst opeisen.
timing-delay = In elke beurt zijn { $delay } seconden vrij; daarna lopen { $minutes } minuten reserve. Bij een verbroken verbinding staat de klok stil, { $pause } seconden in totaal.
timing-fischer = { $minutes } minuten, en { $increment } seconden erbij per beurt. Bij een verbroken verbinding staat de klok stil, { $pause } seconden in totaal.
timing-days = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} voor elke beurt.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
clock-of = Resterende tijd: { $name }
clock-low = Nog maar { $seconds } seconden.
clock-low-hours = Nog maar { $hours } uur.
clock-paused = de klok staat stil
clock-days = { $days } d { $hours } u
clock-claim-in = op te eisen over { $time }
games-due = Aan zet: { $name }, tot { $when }
new-colour = Jij speelt met
new-colour-light = de lichte schijven
new-colour-dark = de donkere schijven
new-colour-hint = Worden jullie het niet eens, dan neemt de oudste speler de donkere schijven.
new-direction = Jouw thuisvak
new-direction-right = rechts
new-direction-left = links
new-begin = Beginnen
new-failed = De tafel kon niet worden geopend: { $reason }

## De reglementen in een paar woorden

rulebook-own = { $rulebook }, gewijzigd
rulebook-buffalo = Buffalo-doos
rulebook-buffalo-special = Geen doubleersteen. Een backgammon telt driemaal, ook als de verliezer al schijven heeft uitgehaald. De punten tellen van 1 tot en met 24 langs de weg van de eerste speler.
rulebook-german = Duits blad
rulebook-german-special = 24 genummerde regels. De laatste schijf komt thuis met het grotere getal, in het thuisvak mag een schijf niet slaan en dan doorlopen naar een eigen blot, en de winnaar begint de volgende partij.
rulebook-danish = Deens blad
rulebook-danish-special = Een doublering mag meteen geredoubleerd worden. Wie opgeeft, verliest meteen een backgammon. De punten heten S1 tot en met S12 en W1 tot en met W12. Kent ook Jacquet.
rulebook-jumbo = Jumbo-boekje
rulebook-jumbo-special = Beide spelers gooien twee dobbelstenen en het hoogste totaal begint met een nieuwe worp. Is een getal te hoog, dan mag elke schijf van een lagere punt worden uitgehaald.
rulebook-ten-language = Tientalige folder
rulebook-ten-language-special = Elke schijf die een dobbelsteen over de rand brengt, mag worden uitgehaald, wat er ook achter staat. Geen doubleersteen.
rulebook-tournament = Toernooi
rulebook-tournament-special = De internationale regels van nu: doubleren zonder grens, Crawfordpartij in matches; in het geldspel Jacoby en beavers, als dat is afgesproken.

## Mijn partijen

games-title = Mijn partijen
games-empty = Hier is nog niets gespeeld.
games-resume = Verder spelen
games-replay = Naspelen
games-download = { $format } downloaden
games-running = bezig
games-finished = afgelopen
games-against = { $light } – { $dark }
games-forget = Vergeten
games-forget-ask = Deze partij vergeten?
games-forgotten = Vergeten.
games-session-single-game = losse partij
games-session-running-total = doorlopende telling
games-session-money = geldspel
games-session-match = { $length ->
    [one] match tot { $length } punt
   *[other] match tot { $length } punten
}
games-session-games = { $length ->
    [one] { $length } partij
   *[other] { $length } partijen
}
log-game = Partij { $number }
replay-at = { $at } van { $of }
replay-first = Naar het begin
replay-back = Eén terug
replay-on = Eén verder
replay-last = Naar het einde

## Toetsen

keys-title = Toetsen
keys-arrows = Pijltoetsen: van punt naar punt
keys-enter = Enter: een schijf oppakken of neerzetten
keys-numbers = 1 tot en met 6: de schijf bij de cursor met die dobbelsteen spelen
keys-home = Home, End: de eerste of laatste schijf die kan bewegen
keys-roll = R: gooien
keys-double = D: doubleren
keys-undo = U: terug
keys-swap = S: de dobbelstenen omwisselen
keys-done = E: { do-done }

## Stellingen

menu-positions = Stellingen
positions-title = Stellingen
positions-tool = Tikken op het bord
positions-tool-light = zet een lichte schijf neer
positions-tool-dark = zet een donkere schijf neer
positions-tool-away = neemt er een weg
positions-start = Beginopstelling
positions-clear = Leeg bord
positions-swap = Van kant wisselen
positions-turn = Aan de beurt
positions-dice = Dobbelstenen
positions-die = { $number ->
    [1] Eerste dobbelsteen
   *[2] Tweede dobbelsteen
}
positions-not-thrown = niet gegooid
positions-cube = Doubleersteen
positions-cube-owner = Doubleersteen is van
positions-cube-middle = niemand
positions-session = Gespeeld wordt
positions-money = Geldspel
positions-match = Een match
positions-length = Match tot
positions-points-light = Punten van Wit
positions-points-dark = Punten van Zwart
positions-crawford = Crawfordpartij
positions-checkers = Schijven per speler
positions-valid = Deze stelling kan gespeeld worden.
positions-held = { $side ->
    [light] Hier staan twee of meer witte schijven. Haal die eerst weg.
   *[dark] Hier staan twee of meer zwarte schijven. Haal die eerst weg.
}
positions-not-theirs = { $side ->
    [light] Hier kunnen alleen witte schijven liggen.
   *[dark] Hier kunnen alleen zwarte schijven liggen.
}
positions-pips = Pips: Wit { $light }, Zwart { $dark }
positions-one-die = Kies beide dobbelstenen of geen.
positions-paste = Position ID, match ID of XGID
positions-read = Lezen
positions-names = Namen van deze stelling
positions-position-id = Position ID
positions-match-id = Match ID
positions-link = Link die de stelling toont met wat de engine ervan vindt
positions-copy = { $name } kopiëren
positions-ask = De engine raadplegen
positions-evaluate = Beoordelen
positions-plays = Zetten rangschikken
positions-cube-action = Doubleerbeslissing
positions-thinking = Aan het denken …
positions-wins = Wint
positions-loses = Verliest
positions-chance = in totaal
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Wint de match
positions-no-plays = Geen toegestane zet.
positions-play-on = Vanaf hier verder spelen
positions-play-on-note = De computer speelt de andere kant. De partij gaat verder vanuit deze stelling, met de dobbelstenen, de doubleersteen en de stand, voor zover het reglement die kent.
positions-picture = Afbeelding
positions-file = Matchbestand
positions-choose-file = Kies een bestand
positions-file-large = { $name } is te groot voor een matchbestand.
positions-file-fault = { $name }: { $fault }
positions-study = Deze stelling bestuderen
cube-action-no-double = Niet doubleren
cube-action-double = Doubleren
cube-action-redouble = Redoubleren
cube-action-too-good = Te goed om te doubleren
cube-action-not-available = De doubleersteen kan niet gedraaid worden
cube-answer-take = aannemen
cube-answer-pass = passen
cube-answer-beaver = beaver
cube-advice-none = Over de doubleersteen valt niets te beslissen.
cube-advice-no-double = Zonder doublering
cube-advice-double-take = Gedoubleerd en aangenomen
cube-advice-double-pass = Gedoubleerd en gepast

## De coach

tutor = Coach
new-tutor = De coach zegt na elke beslissing wat hij gedaan zou hebben, en geeft tips
do-hint = Tip
keys-hint = H: tip, als de coach aanstaat
tutor-thinking = De coach denkt na …
tutor-hint = Tip
tutor-hint-line = Tip: { $hint }
tutor-best = { $made }: de coach zou hetzelfde hebben gedaan.
tutor-cost = { $made } kostte { $cost }. Beter: { $best }.
tutor-short = −{ $cost }. Beter: { $best }
tutor-decision-double = Doubleren
tutor-decision-no-double = Niet doubleren
tutor-decision-take = Aannemen
tutor-decision-pass = Passen
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redoubleren
tutor-show = Op het bord laten zien
tutor-back = Terug naar de partij
tutor-summary = Wat de coach ervan vond
tutor-decisions = { $count ->
    [one] Eén beslissing, { $cost } punten weggegeven.
   *[other] { $count } beslissingen, { $cost } punten weggegeven.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = De duurste
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Er is niets weggegeven.

## Regelpagina's

menu-rules = Regels
rules-title = Spelregels
rules-intro = Zes reglementen, vijf volgens gedrukte bladen en één voor toernooien, elk volledig en in onze eigen woorden. Een geweigerde zet verwijst precies naar de regel die hem verbiedt.
rules-more = Ook hier
rules-comparison = Naast elkaar
rules-comparison-about = Alle zes reglementen, vraag voor vraag, met de verschillen gemarkeerd.
rules-glossary = Woorden van het spel
rules-glossary-about = Wat de woorden betekenen, en hoe hetzelfde in andere talen heet.
rules-solitaire = Solitaireboekje
rules-solitaire-about = Het springspel met 37 vakjes: regels, vijf puzzels en de waarheid over elk ervan.
rules-contents = Inhoud
rules-link = Link naar deze plek
rules-play = Volgens deze regels spelen
rules-sources = Elke bewering van het gedrukte blad en wat erop antwoordt
rules-only-differences = Alleen wat verschilt

## Solitaire op de pagina

menu-solitaire = Solitaire
peg-board = Solitairebord
peg-hole = { $state ->
    [peg] Vakje { $hole }: een speelstuk.
   *[empty] Vakje { $hole }: leeg.
}
peg-hole-jumps = Kan springen naar { $holes }.
peg-hole-end = Heeft aan het einde een speelstuk.
peg-jumped = Van { $from } over { $over } naar { $to }.
peg-solved = { $moves ->
    [one] Opgelost in één zet.
   *[other] Opgelost in { $moves } zetten.
}
peg-stuck = Het speelstuk op { $hole } kan nu niet springen.
peg-redo = Opnieuw
peg-restart = Van voren af aan
peg-hint = Tip
peg-verdict = Kan het nog?
peg-solution = Een oplossing tonen
peg-best = Het beste einde tonen
peg-watch = Zeg het meteen als het einde buiten bereik is
peg-thinking = Aan het zoeken …
peg-still = { $jumps ->
    [one] Ja: het einde is te bereiken, met nog één sprong.
   *[other] Ja: het einde is te bereiken, met nog { $jumps } sprongen.
}
peg-still-best = { $jumps ->
    [one] Het beste einde, { $pegs } speelstukken, is te bereiken met nog één sprong.
   *[other] Het beste einde, { $pegs } speelstukken, is te bereiken met nog { $jumps } sprongen.
}
peg-best-too-late = Het beste einde, { $pegs } speelstukken, is vanaf hier niet meer te bereiken.
peg-unknown = Niet bekend: het zoeken was binnen de tijd niet volledig.
peg-honest = Eerlijk is eerlijk: niemand kan dit einde bereiken; het bewijs staat hieronder getekend. Kijk hoe weinig speelstukken je kunt overhouden. Twee is het beste.
peg-run = Afspelen
peg-pause = Pauze
peg-leave = Terug naar mijn spel
peg-proof-title = Waarom het niet kan
peg-keys = Toetsen: met de pijlen ga je van vakje naar vakje, Enter pakt een speelstuk op en zet het neer, U neemt terug, R speelt opnieuw, H geeft een tip.

## Het notatieblad

menu-score = Notatieblad
score-title = Notatieblad
score-intro = Voor twee mensen aan een echt bord: gooi en speel daar, en noteer het hier door te tikken. De pagina houdt doubleersteen en stand bij en kent het reglement.
score-resume = Verder met de laatste sessie
score-new = Nieuwe sessie
score-name-light = Wie heeft de lichte schijven?
score-name-dark = Wie heeft de donkere schijven?
score-opening = Wie begint? Voer in wat elke speler gooide.
score-opening-tie = Gelijk: voer de nieuwe worpen in.
score-throw = { $name } gaat gooien: voer de dobbelstenen in.
score-throw-or-double = { $name } gaat gooien: voer de dobbelstenen in, of doubleer eerst.
score-play = { $name } speelt { $dice }: tik op de schijven die verzet zijn.
score-done = { $name } heeft { $dice } gespeeld: leg de zet vast.
score-none = { $name } kan met { $dice } geen zet doen.
score-free = { $name } speelt { $dice }: verzet de schijven zoals ze echt verzet zijn, goed of fout.
score-enter = Zet vastleggen
score-otherwise = Anders gespeeld
score-flag = Dat is tegen de regels. { $why }
score-put-right = Herstellen
score-write-down = Niemand heeft het gemerkt: noteren
score-demand = { $name }: laten herstellen
score-lift = { $name } pakt de dobbelstenen op
score-void = Ongeldige worp
score-void-why = Waarom is de worp ongeldig?
score-throw-of = Worp van { $name }
score-die = Dobbelsteen: { $value }
score-clear = Wissen
score-results = Partijen tot nu toe

## Dobbelstenen met bewijs

dice-title = Dobbelstenen met bewijs
dice-intro = Voor elke partij leggen de server en de browser van elke speler een keten van geheime getallen vast. Elke worp neemt uit elke keten één getal, dat pas na het besluit om te gooien wordt onthuld. Is uw browser eerlijk, dan kunnen alle anderen samen, ook de server, uw dobbelstenen niet kiezen en niet voorzien. Deze pagina controleert dat zelf, zonder de server.
dice-table = Tafel { $table }
dice-fine = { $rolls ->
    [one] Alles klopt: één worp nagegaan.
   *[other] Alles klopt: { $rolls } worpen nagegaan.
}
dice-wrong = Er klopt iets niet bij regel { $entry }, worp { $roll }: { $why }
dice-real = Dit is op een echt bord gespeeld: er zijn geen dobbelstenen van de server om na te gaan.
dice-none = Er is nog niet gegooid.
dice-checked = Wat is nagegaan
dice-checked-order = Elk deel lag vast voor zijn eerste worp, tot elke worp was besloten voordat hij viel, en er ontbreekt er geen.
dice-checked-links = Elk onthuld getal hoort bij de keten die zijn deelnemer had vastgelegd.
dice-checked-dice = Elke dobbelsteen is opnieuw berekend uit de getallen van alle deelnemers.
dice-checked-throws = { $count ->
    [one] Eén worp van de partij komt overeen met wat er viel.
   *[other] Alle { $count } worpen van de partij komen overeen met wat er viel.
}
dice-left-out = { $count ->
    [one] Eén worp is gedaan zonder een pagina die niet op tijd antwoordde: { $rolls }.
   *[other] { $count } worpen zijn gedaan zonder een pagina die niet op tijd antwoordde: { $rolls }.
}
dice-pending = Er is tot een worp besloten, maar de dobbelstenen zijn nog niet gevallen.
dice-not-checked = Hier niet nagegaan: of de regels elke zet toestaan. “pasch dice verify” gaat ook dat na.
dice-download = Het worpenboek downloaden
dice-chain = Ketens { $chain }, partij { $game }
dice-link = Getal { $link } van { $name }
dice-marked = vooraf bekend
dice-drop = Wil je een andere partij nagaan, sleep dan het worpenboek ervan (.dice.json) naar deze pagina of kies het hier.
dice-check = De dobbelstenen nagaan
dice-go-on = Verder met nieuwe dobbelstenen
dice-broken = De dobbelstenen zijn niet meer te vertrouwen: { $why } Deze browser doet aan verdere worpen niet mee.
dice-was-me = Dat was ik
dice-doubt-renewal = In uw naam zijn nieuwe ketens gevraagd of goedgekeurd, maar niet in deze browser. Uw deel in de dobbelstenen wordt achtergehouden.
dice-doubt-back = In uw naam is een zet teruggenomen, maar niet in deze browser. Uw deel in de dobbelstenen wordt achtergehouden.
dice-doubt-roll = In uw naam is tot een worp besloten, maar niet in deze browser. Uw deel in de dobbelstenen wordt achtergehouden.
dice-agree = Akkoord
dice-lost = Er staat een worp open en uw deel ligt in een andere browser. Ga daar verder. Of vraag hier om nieuwe getallen, dan wordt de worp daarmee gemaakt.
dice-ask-new = Om nieuwe getallen vragen
dice-asks = { $name } is de geheime getallen voor de dobbelstenen kwijt. De open worp zou met nieuwe worden gemaakt. Gaat u akkoord?
dice-waits = De dobbelstenen wachten op de pagina van { $name }. Zonder haar kan niemand gooien.
dice-the-server = De server
dice-fault-shorter = de server is iets vergeten wat deze browser heeft gezien (worp { $roll }).
dice-fault-log = het verslag is niet dat wat deze browser heeft gevolgd (worp { $roll }).
dice-fault-taken-back = na een teruggenomen zet zijn de dobbelstenen niet die welke gevallen waren, of er viel niets terug te nemen (worp { $roll }).
dice-fault-renewal = ketens zijn vernieuwd zonder reden of zonder instemming (worp { $roll }).
dice-fault-link = een getal hoort niet bij de vastgelegde keten, of ontbreekt (worp { $roll }).
dice-fault-early = een getal is onthuld voordat tot de worp was besloten of elk deel vastlag (worp { $roll }).
dice-fault-anchor = een deel is te laat of twee keer vastgelegd, of is gelijk aan een ander (worp { $roll }).
dice-code = Code: { $code }. Twee spelers die elkaar dezelfde code voorlezen, spelen dezelfde partij.
dice-anchor = Vastgelegd door { $name }:
dice-foreseen = Doordat een zet is teruggenomen, waren de dobbelstenen van deze worpen vooraf bekend: { $rolls }.
dice-renewed = De ketens zijn midden in een partij { $count ->
    [one] één keer
   *[other] { $count } keer
} vernieuwd. Geen open worp is vervangen zonder instemming van de andere spelers.
dice-first = Volgens een vroegere werkwijze, die een oneerlijke server of speler ongemerkt kon buigen, vielen deze worpen: 1 tot { $rolls }.
dice-not-followed = Deze browser heeft deze partij niet gevolgd en kan niet zeggen of de delen van de spelers zijn gebruikt.
dice-checked-followed = Dit is het verslag dat deze browser tijdens de partij heeft gevolgd.
dice-limits = Wat dit niet belooft: iedereen kan ophouden met spelen, en het verslag zegt niet wiens schuld dat was. Deze pagina zelf komt van de server; over gewoon HTTP kan iedereen onderweg haar veranderen.
dice-fault-unreadable = dit is niet als worpenboek te lezen.
dice-fault-order = regels, worpen of getallen staan niet op volgorde (worp { $roll }).
dice-fault-chain = de hash van een schakel is niet de schakel ervoor (worp { $roll }).
dice-fault-nonces = worp { $roll } heeft een nonce te veel of te weinig.
dice-fault-digest = worp { $roll } heeft een andere hash. De schakel of de nonces zijn veranderd.
dice-fault-dice = worp { $roll } geeft { $wanted }, niet { $found }.
dice-fault-throw = een worp in de partij komt niet overeen met wat er viel.

# The page that needs no server
here-elsewhere = Pasch is open in een ander tabblad; daar staan nu de tafels.
here-elsewhere-on = Hier verdergaan
here-closed = In deze browser kunnen geen tafels staan: { $reason }
here-update = Er is een nieuwe versie. Je partij blijft zoals die is.
here-update-now = Nu gebruiken
here-parent = Deze partij zet een andere voort, waarvan de server verdween.
do-go-on-here = Zonder de server verdergaan
device-title = Dit apparaat
device-here = Je partijen, kaarten en instellingen staan in deze browser. Geen server weet ervan.
device-server = Je partijen staan op de server waar deze pagina vandaan komt.
device-elsewhere = Je zit aan de tafels van { $server }.
device-back = Terug naar de tafels in deze browser
device-back-server = Terug naar de tafels van de server
device-stand-here = In deze browser spelen, zonder de server
device-keeping = Bewaren
device-promised = De browser heeft beloofd alles te bewaren.
device-not-promised = Bij gebrek aan ruimte mag de browser alles wissen: bewaar af en toe een kopie.
device-room = In gebruik: { $used } MB.
device-ask = De browser vragen alles te bewaren
device-save = Alles als bestand opslaan
device-load = Een opgeslagen bestand inlezen
device-taken-in =
    { $count ->
        [0] Er was niets nieuws in.
        [one] Eén partij is overgenomen.
       *[other] { $count } partijen zijn overgenomen.
    }
device-taken-study = Geanalyseerde matches en kaarten overgenomen: { $count }.
device-not-taken = Dit bestand is niet van Pasch of het is beschadigd ({ $reason }). Er is niets veranderd.
device-install-title = Installeren
device-install = Pasch op dit apparaat installeren
device-install-menu = Via het menu van de browser komt Pasch op het startscherm; dan start het ook zonder netwerk.
device-plain = Deze pagina kwam over gewoon HTTP. Dan staan browsers installeren, starten zonder netwerk en meldingen niet toe; met pasch serve --tls wel.
device-join = Een tafel op een server
device-join-hint = Plak het adres dat je gekregen hebt. De server moet pagina’s van hier toelaten.
device-join-go = Erheen
device-no-address = Dit is geen adres.
fault-no-room = Er is geen ruimte meer op dit apparaat. Niets wat te zien was, is verloren; de partij gaat verder zodra er ruimte is.
dice-here = Beide kanten zijn op dit apparaat, dus dit verslag bewijst niemand anders iets: wie het apparaat heeft, had de dobbelstenen kunnen kiezen.
dice-here-real = Of gooi echte dobbelstenen en voer ze in
new-link-server = Voor een vriend via een link is een server nodig.

## A rulebook of one’s own

own-title = Een eigen reglement
own-intro = Begin met het reglement dat het dichtst bij jullie regels staat en verander wat jullie anders spelen. Wat niet samengaat, wordt meteen gezegd.
own-about = Elke vraag van de vergelijking, beantwoord zoals jullie spelen
own-make = Een eigen reglement maken
own-base = Gemaakt van
own-name = Hoe het heet
own-saved = Jouw reglementen
own-kept = Bewaard in deze browser.
own-save = Bewaren
own-together = Alles gaat samen.
own-contradictions = Dit gaat niet samen:
own-changed = anders beantwoord dan in dat reglement
own-void = Door een ander antwoord valt hier niets te vragen.
own-link = Link naar dit reglement
own-file = Bewaren als bestand
own-open = Bestand openen
own-forget-ask = Dit reglement vergeten?
own-forgotten = “{ $name }” is vergeten.
own-broken = In deze link of dit bestand staat geen leesbaar reglement.
