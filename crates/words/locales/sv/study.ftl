### Lär dig: matcher, kort, mitt spel, uppslag.

menu-study = Studera
study-title = Matcher
study-file-note = Släpp en match från vilket program som helst (.xg, .bgf, .mat, .sgf, .txt) på den här sidan så analyseras den; en ställning (.xgp, .txt) hamnar i redigeraren. Eller välj en fil.
study-drop = Släpp för att öppna filen.
study-opened = Öppnade här
study-finished = Avslutade partier
study-missing = Den här matchen finns inte i den här webbläsaren.
study-back = Alla matcher
study-back-to-match = Tillbaka till matchen
study-analyse = Analysera
study-go-on = Fortsätt
study-stop = Stoppa
study-progress = { $done } av { $all }
study-me = Du är
study-me-nobody = ingen av dem
study-level = Noggrannhet
study-tab-errors = Fel
study-tab-moves = Drag
study-tab-figures = Siffror
study-no-figures = Siffrorna kommer när analysen är klar.
study-cube-errors = Fel med dubblingskuben
study-place = Parti { $game }, drag { $number }
study-pips = pip { $white } : { $black }
study-next-error = Nästa fel
study-previous-error = Föregående fel
study-play-out = Spela till slut
study-played-out = { $games } partier spelade till slut
study-plies = { $plies ->
    [0] vid första anblicken
    [one] { $plies } kast framåt
   *[other] { $plies } kast framåt
}
study-card = Gör ett kort
study-cards-all = { $count ->
    [one] Gör ett kort av det
   *[other] Gör { $count } kort
}
study-cards-added = { $count ->
    [0] Inga nya kort.
    [one] Ett nytt kort.
   *[other] { $count } nya kort.
}

## Kort

cards-title = Kort
cards-own = Mina fel
cards-opening = Öppningar och svar
cards-deck = Lek
cards-decks = Lekar
cards-counts = { $due } av { $all } står på tur.
cards-begin = Börja
cards-none = Inga kort ännu: gör några av felen i en match, eller ta leken med öppningar.
cards-left = { $count } kvar
cards-after = Efter { $play }
cards-due = Det kommer igen den { $when }.
cards-next = Nästa kort
cards-drop = Ta bort kortet
cards-grade-good = Rätt.
cards-grade-hard = Nästan: lite gavs bort.
cards-grade-again = Fel.
cards-add-opening = Lägg till öppningar och svar
cards-open = Öppna en lek
cards-save = Spara som fil
cards-anki = Till Anki
cards-anki-note = Texten till Anki har bilderna i sig: välj ”Importera fil” i Anki.
cards-bad-file = { $name } är ingen kortlek.

## Mitt spel

mygame-title = Mitt spel
mygame-empty = Inget ännu: analysera matcher och säg vem du är.
mygame-analyse = { $count ->
    [one] Analysera ett avslutat parti
   *[other] Analysera { $count } avslutade partier
}
mygame-over-time = Nivå över tid
mygame-matches = { $count ->
    [one] en match
   *[other] { $count } matcher
}
mygame-cube-checkers = Dubblingskub och brickor
mygame-opponents = Per motståndare
mygame-dice = Tärningar
mygame-others = Motståndare
mygame-expected = Väntat
mygame-throws = Kast
mygame-doubles = Dubbelslag
mygame-pips = Pip per kast
mygame-danced = Kast från baren utan att komma in
mygame-number = Talet { $number }
mygame-luck = Tur i alla matcher: { $luck } poäng.

## Uppslag

tools-title = Uppslag
tools-score = Gränser för att anta, och gammon
tools-away = { $name } behöver
tools-doubler = Dubblar
tools-take-point = Anta från
tools-live-take-point = med redubbling
tools-gammon = Gammonvärde
tools-score-note = Vad den som blir dubblad måste vinna, bortsett från gammon: om kuben aldrig vänds igen, och om den vänds i bästa ögonblick. Om pengar är en gammon värd 0,50.
tools-no-cube = Här dubblar ingen.
tools-equity = Chanser att vinna matchen
tools-equity-note = I procent, efter hur många poäng man själv (rader) och motståndaren (kolumner) saknar; saknas en är nästa parti Crawfordpartiet.
tools-after-crawford = Efter Crawford, motståndaren saknar 1
tools-pips = Räkna pip
tools-check = Kontrollera
tools-another = En annan ställning
tools-pips-right = Rätt, på { $seconds } s.
tools-pips-wrong = Vit har { $light }, Svart { $dark }.
tools-pips-score = { $right } av { $all } rätt.
tools-openings = Öppningskast
tools-openings-note = Spelade till slut av vårt program; värden för spel om pengar.
tools-second = Näst bäst
