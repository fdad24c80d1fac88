### Leren: partijen, kaarten, mijn spel, naslag.

menu-study = Leren
study-title = Matches
study-file-note = Laat een match van welk programma ook (.xg, .bgf, .mat, .sgf, .txt) op deze pagina vallen en die wordt geanalyseerd; een stelling (.xgp, .txt) gaat naar de editor. Of kies een bestand.
study-drop = Laat los om het bestand te openen.
study-opened = Hier geopend
study-finished = Gespeelde partijen
study-missing = Deze match staat niet in deze browser.
study-back = Alle matches
study-back-to-match = Terug naar de match
study-analyse = Analyseren
study-go-on = Verder
study-stop = Stoppen
study-progress = { $done } van { $all }
study-me = Jij bent
study-me-nobody = geen van beiden
study-level = Grondigheid
study-tab-errors = Fouten
study-tab-moves = Zetten
study-tab-figures = Cijfers
study-no-figures = De cijfers komen zodra de analyse klaar is.
study-cube-errors = Fouten met de doubleersteen
study-place = Partij { $game }, zet { $number }
study-pips = pips { $white } : { $black }
study-next-error = De volgende fout
study-previous-error = De vorige fout
study-play-out = Uitspelen
study-played-out = { $games } partijen uitgespeeld
study-plies = { $plies ->
    [0] op het eerste gezicht
    [one] { $plies } worp vooruit
   *[other] { $plies } worpen vooruit
}
study-card = Kaart maken
study-cards-all = { $count ->
    [one] Er een kaart van maken
   *[other] Er { $count } kaarten van maken
}
study-cards-added = { $count ->
    [0] Geen nieuwe kaarten.
    [one] Eén nieuwe kaart.
   *[other] { $count } nieuwe kaarten.
}

## Kaarten

cards-title = Kaarten
cards-own = Mijn fouten
cards-opening = Openingen en antwoorden
cards-deck = Stapel
cards-decks = Stapels
cards-counts = { $due } van { $all } zijn aan de beurt.
cards-begin = Beginnen
cards-none = Nog geen kaarten: maak ze van de fouten in een match, of neem de stapel openingen.
cards-left = nog { $count }
cards-after = Na { $play }
cards-due = Hij komt terug op { $when }.
cards-next = Volgende kaart
cards-drop = Deze kaart verwijderen
cards-grade-good = Goed.
cards-grade-hard = Bijna: er is iets weggegeven.
cards-grade-again = Fout.
cards-add-opening = Openingen en antwoorden toevoegen
cards-open = Stapel openen
cards-save = Als bestand bewaren
cards-anki = Voor Anki
cards-anki-note = De tekst voor Anki bevat de plaatjes: kies in Anki “Bestand importeren”.
cards-bad-file = { $name } is geen stapel kaarten.

## Mijn spel

mygame-title = Mijn spel
mygame-empty = Nog niets: analyseer matches en zeg welke speler je bent.
mygame-analyse = { $count ->
    [one] Eén gespeelde partij analyseren
   *[other] { $count } gespeelde partijen analyseren
}
mygame-over-time = Niveau door de tijd
mygame-matches = { $count ->
    [one] één match
   *[other] { $count } matches
}
mygame-cube-checkers = Doubleersteen en schijven
mygame-opponents = Per tegenstander
mygame-dice = Dobbelstenen
mygame-others = Tegenstanders
mygame-expected = Verwacht
mygame-throws = Worpen
mygame-doubles = Doubletten
mygame-pips = Pips per worp
mygame-danced = Worpen vanaf de bar zonder binnen te komen
mygame-number = Getal { $number }
mygame-luck = Geluk in alle matches: { $luck } punten.

## Naslag

tools-title = Naslag
tools-score = Aanneempunten en gammons
tools-away = { $name } heeft nog nodig
tools-doubler = Doubleert
tools-take-point = Aannemen vanaf
tools-live-take-point = met redoubleren
tools-gammon = Waarde van een gammon
tools-score-note = Hoeveel de gedoubleerde moet winnen, gammons daargelaten: als er niet meer gedoubleerd wordt, en als hij op het beste moment redoubleert. Om geld is een gammon 0,50 waard.
tools-no-cube = Hier doubleert niemand.
tools-equity = Kans om de match te winnen
tools-equity-note = In procenten, naar de punten die jijzelf (rijen) en de tegenstander (kolommen) nog nodig hebben; is dat er één, dan is de volgende partij de Crawfordpartij.
tools-after-crawford = Na Crawford, tegenstander heeft er nog 1 nodig
tools-pips = Pips tellen
tools-check = Controleren
tools-another = Andere stelling
tools-pips-right = Goed, in { $seconds } s.
tools-pips-wrong = Wit heeft { $light }, Zwart { $dark }.
tools-pips-score = { $right } van { $all } goed.
tools-openings = Openingsworpen
tools-openings-note = Uitgespeeld door ons programma; waarden om geld.
tools-second = Op één na beste
