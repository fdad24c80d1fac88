### Co mówi analiza meczu: powody, oceny, raport w terminalu i jako strona.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Najlepszy ruch bije: przeciwnik ma do przejścia więcej o { $pips ->
    [one] { $pips } oczko.
    [few] { $pips } oczka.
   *[many] { $pips } oczek.
}
why-shots = Zostawia { $made ->
    [one] { $made } trafienie
    [few] { $made } trafienia
   *[many] { $made } trafień
} zamiast { $best }.
why-row-broken = Rozrywa ciąg { $best } pól; kolejnych zostaje { $made }.
why-row-missed = Najlepszy ruch tworzy ciąg { $best } pól; ten ma { $made }.
why-point = Najlepszy ruch zajmuje pole { $point }.
why-anchor = Oddaje kotwicę na polu { $point }.
why-off = Zdjęte pionki: { $made }; najlepszy ruch zdejmuje { $best }.
why-back = Pionki nadal w domu przeciwnika lub na bandzie: { $made } zamiast { $best }.
why-run-behind = Zrywa wszelki kontakt ze stratą { $behind ->
    [one] { $behind } oczka
    [few] { $behind } oczek
   *[many] { $behind } oczek
}: tego wyścigu nie warto zaczynać.
why-run-ahead = Najlepszy ruch zrywa wszelki kontakt z przewagą { $ahead ->
    [one] { $ahead } oczka
    [few] { $ahead } oczek
   *[many] { $ahead } oczek
} w wyścigu.
why-blots = Samotne pionki: { $made } zamiast { $best }.
why-gammons = Najlepszy ruch wygrywa o { $percent } % więcej gammonów.
why-gammons-lost = Przegrywa o { $percent } % więcej gammonów.
why-wins = Najlepszy ruch wygrywa o { $percent } % więcej partii.
why-worth = Najlepszy wybór jest wart więcej o { $thousandths ->
    [one] { $thousandths } tysięczną punktu.
    [few] { $thousandths } tysięczne punktu.
   *[many] { $thousandths } tysięcznych punktu.
}
why-race-ahead = W wyścigu podwajający prowadzi o { $ahead ->
    [one] { $ahead } oczko
    [few] { $ahead } oczka
   *[many] { $ahead } oczek
} i ma do przejścia { $pips }.
why-race-behind = W wyścigu podwajający traci { $behind ->
    [one] { $behind } oczko
    [few] { $behind } oczka
   *[many] { $behind } oczek
} i ma do przejścia { $pips }.
why-too-good = Pozycja zbyt dobra na podwojenie: gra dalej jest warta { $hold } % stawki, odrzucenie 100 %.
why-cash = Podwojenie zostałoby odrzucone i dałoby 100 % stawki; gra dalej jest warta { $hold } %.
why-doubler-wins = Gracz na rzucie wygrywa { $win } % partii, w tym { $gammon } % gammonem.
why-take-point = Podwojony wygrywa { $win } % partii; przy tym wyniku do przyjęcia potrzeba { $need } %, nie licząc gammonów.
why-gammons-against = Podwojony przegrywa gammona w { $percent } % partii.
why-dead-cube = Przeciwnikowi brakuje { $points }: po podwojeniu kostka jest u niego martwa.
why-nothing-to-lose = Przeciwnikowi brakuje tylko { $points } i tą partią i tak wygrywa mecz: podwojenie nic nie kosztuje.
why-enough = Podwajającemu brakuje tylko { $points } i już tą partią wygrywa mecz: podwojenie nic nie daje.

## Marks, by what a choice cost

mark-doubtful = Wątpliwe
mark-error = Błędy
mark-blunder = Grube błędy

## Words for a rating

rating-world-champion = mistrz świata
rating-world-class = klasa światowa
rating-expert = ekspert
rating-advanced = zaawansowany
rating-intermediate = średnio zaawansowany
rating-casual = gracz okazjonalny
rating-beginner = początkujący
rating-distracted = myślami gdzie indziej

## Kinds of positions

stage-opening = Otwarcie
stage-contact = Kontakt
stage-prime-against-prime = Blokada przeciw blokadzie
stage-back-game = Gra tylna
stage-containment = Zamknięcie
stage-race = Wyścig
stage-bear-off = Zdejmowanie

## The six ways to go wrong with the cube

cube-missed-double-take = Pominięte podwojenie, do przyjęcia
cube-missed-double-pass = Pominięte podwojenie, do odrzucenia
cube-wrong-double-early = Podwojono za wcześnie
cube-wrong-double-too-good = Podwojono mimo zbyt dobrej pozycji
cube-wrong-take = Błędne przyjęcie
cube-wrong-pass = Błędne odrzucenie

## The report

analysis-title = Analiza meczu
analysis-player = Gracz
analysis-file = Plik
analysis-matches = Mecze
analysis-total = Według gracza
analysis-unfinished = { $count ->
    [one] { $count } mecz nie został dokończony i nie liczy się w tych sumach.
    [few] { $count } mecze nie zostały dokończone i nie liczą się w tych sumach.
   *[many] { $count } meczów nie zostało dokończonych i nie liczy się w tych sumach.
}
analysis-rating = Ocena
analysis-decisions = Decyzje
analysis-cost = Stracone equity
analysis-mwc = Stracone szanse meczowe (%)
analysis-snowie = Wskaźnik błędów Snowie (× 1000)
analysis-gnubg = Wskaźniki błędów gnubg (× 1000): ruch / bliska decyzja o podwojeniu
analysis-luck = Szczęście
analysis-luck-mwc = Szczęście w szansach meczowych (%)
analysis-adjusted = Wynik bez szczęścia (%)
analysis-checker = Ruchy pionków
analysis-double = Podwojenia
analysis-answer = Przyjęcia i odrzucenia
analysis-resign = Poddania
analysis-stages = Gdzie uciekły punkty
analysis-games = Partia po partii
analysis-game = Partia { $number }
analysis-played = Zagrano
analysis-best = Najlepsze
analysis-level = { $level ->
    [quick] szybki przegląd
    [deep] dokładny przegląd
   *[standard] zwykły przegląd
}
analysis-theirs = Według { $program }
analysis-errors = Błędy, od najgorszego
analysis-no-errors = Brak błędów.
analysis-chance-curve = { $name }: szansa na wygranie meczu (%)
analysis-equity-curve = { $name }: equity
analysis-luck-curve = Szczęście narastająco
analysis-decision-axis = Decyzja
analysis-left-out = Pominięto ({ $why })
analysis-faults = Usterki pliku
omission-illegal = ruch łamie zasady
omission-unwritten = nie zapisano, co zagrano
omission-lost = odtąd partii nie da się prześledzić
omission-raccoon = raccoon nie jest oceniany
analysis-all = Wszystkie
analysis-at-least = Koszt co najmniej
analysis-interrupted = Przerwano: oceniono { $done } z { $all } decyzji.
analysis-score = { $points } z { $length }
analysis-pips = { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
   *[many] { $pips } oczek
}
analysis-to-play = { $name } gra { $dice }
analysis-to-double = { $name }: podwoić czy rzucać?
analysis-to-answer = { $name }: przyjąć czy odrzucić?
analysis-to-resign = { $name }: poddanie
analysis-resigned = poddać się
analysis-accepted = przyjąć poddanie
analysis-declined = odrzucić poddanie
analysis-play-on = grać dalej
