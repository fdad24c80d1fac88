### Studér: matcher, kort, mit spil, opslag.

menu-study = Studér
study-title = Matcher
study-file-note = Slip en match fra et hvilket som helst program (.xg, .bgf, .mat, .sgf, .txt) på denne side, så bliver den analyseret; en stilling (.xgp, .txt) kommer i editoren. Eller vælg en fil.
study-drop = Slip for at åbne filen.
study-opened = Åbnet her
study-finished = Færdige partier
study-missing = Denne match er ikke gemt i denne browser.
study-back = Alle matcher
study-back-to-match = Tilbage til matchen
study-analyse = Analysér
study-go-on = Fortsæt
study-stop = Stop
study-progress = { $done } af { $all }
study-me = Du er
study-me-nobody = ingen af dem
study-level = Grundighed
study-tab-errors = Fejl
study-tab-moves = Træk
study-tab-figures = Tal
study-no-figures = Tallene kommer, når analysen er kørt.
study-cube-errors = Fejl med doblerterningen
study-place = Parti { $game }, træk { $number }
study-pips = pip { $white } : { $black }
study-next-error = Næste fejl
study-previous-error = Forrige fejl
study-play-out = Spil til ende
study-played-out = { $games } partier spillet til ende
study-plies = { $plies ->
    [0] ved første blik
    [one] { $plies } kast frem
   *[other] { $plies } kast frem
}
study-card = Lav et kort
study-cards-all = { $count ->
    [one] Lav et kort af det
   *[other] Lav { $count } kort
}
study-cards-added = { $count ->
    [0] Ingen nye kort.
    [one] Ét nyt kort.
   *[other] { $count } nye kort.
}

## Kort

cards-title = Kort
cards-own = Mine fejl
cards-opening = Åbninger og svar
cards-deck = Bunke
cards-decks = Bunker
cards-counts = { $due } af { $all } står for tur.
cards-begin = Begynd
cards-none = Ingen kort endnu: lav nogle af fejlene i en match, eller tag bunken med åbninger.
cards-left = { $count } tilbage
cards-after = Efter { $play }
cards-due = Det kommer igen den { $when }.
cards-next = Næste kort
cards-drop = Fjern dette kort
cards-grade-good = Rigtigt.
cards-grade-hard = Næsten: lidt blev givet væk.
cards-grade-again = Forkert.
cards-add-opening = Tilføj åbninger og svar
cards-open = Åbn en bunke
cards-save = Gem som fil
cards-anki = Til Anki
cards-anki-note = Teksten til Anki har billederne med: vælg »Importér fil« i Anki.
cards-bad-file = { $name } er ikke en bunke kort.

## Mit spil

mygame-title = Mit spil
mygame-empty = Intet endnu: analysér matcher, og sig, hvem du er.
mygame-analyse = { $count ->
    [one] Analysér ét færdigt parti
   *[other] Analysér { $count } færdige partier
}
mygame-over-time = Niveau over tid
mygame-matches = { $count ->
    [one] én match
   *[other] { $count } matcher
}
mygame-cube-checkers = Doblerterning og brikker
mygame-opponents = Efter modstander
mygame-dice = Terninger
mygame-others = Modstandere
mygame-expected = Forventet
mygame-throws = Kast
mygame-doubles = Pas
mygame-pips = Pip pr. kast
mygame-danced = Kast fra baren uden at komme ind
mygame-number = Tallet { $number }
mygame-luck = Held i alle matcher: { $luck } point.

## Opslag

tools-title = Opslag
tools-score = Acceptgrænser og gammoner
tools-away = { $name } mangler
tools-doubler = Dobler
tools-take-point = Acceptér fra
tools-live-take-point = med redoblinger
tools-gammon = Gammonens værdi
tools-score-note = Hvor meget den, der bliver doblet, skal vinde, gammoner fraregnet: hvis der aldrig dobles igen, og hvis der redobles på det bedste tidspunkt. For penge er en gammon 0,50 værd.
tools-no-cube = Her dobler ingen.
tools-equity = Chancer for at vinde matchen
tools-equity-note = I procent, efter hvor mange point man selv (rækker) og modstanderen (kolonner) mangler; mangler der ét, er næste parti Crawfordpartiet.
tools-after-crawford = Efter Crawford, modstander mangler 1
tools-pips = Tæl pip
tools-check = Kontrollér
tools-another = En anden stilling
tools-pips-right = Rigtigt, på { $seconds } s.
tools-pips-wrong = Hvid har { $light }, Sort { $dark }.
tools-pips-score = { $right } af { $all } rigtige.
tools-openings = Åbningskast
tools-openings-note = Spillet til ende af vores program; værdier for pengespil.
tools-second = Næstbedst
