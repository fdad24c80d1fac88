### Co się wydarzyło: do zapisu gry i dla czytników ekranu. Zdania nie zależą od tego, czy $name to imię, „Biały” czy „Ty”.

side-white = Biały
side-black = Czarny

event-game-started = { $number ->
   *[other] Zaczyna się partia { $number }.
}
event-game-started-crawford = { $number ->
   *[other] Zaczyna się partia { $number }. To partia Crawforda: bez kostki podwajającej.
}
event-opening-thrown = { $name }: rzut otwierający, { $dice }.
event-opening-tied = Remis: obaj gracze rzucają jeszcze raz.
event-automatically-doubled = Kostka podwajająca sama obraca się na { $value }.
event-starts = { $name }: rozpoczęcie rzutem { $dice }.
event-starts-afresh = { $name }: rozpoczęcie i rzut obiema kostkami.
event-rolled = { $name }: rzut { $dice }.
event-rolled-unplayable = { $name }: rzut { $dice } i brak możliwego ruchu.
event-played = { $name }: { $dice }, ruch { $play }.
event-danced = { $name }: { $dice } nie da się zagrać.
event-hit = { $count ->
    [one] Zbity jeden pionek.
    [few] Zbite { $count } pionki.
    [many] Zbitych { $count } pionków.
   *[other] Zbite: { $count } pionka.
}
event-doubled = { $name }: podwojenie do { $value }.
event-doubled-dead = { $name }: podwojenie do { $value }, choć w tym meczu nie może już nic zmienić.
event-redoubled-at-once = { $name }: przyjęcie i od razu ponowne podwojenie do { $value }.
event-beavered = { $name }: przyjęcie z beaverem, kostka podwajająca na { $value }.
event-raccooned = { $name }: odpowiedź raccoonem, kostka podwajająca na { $value }.
event-taken = { $name }: podwojenie przyjęte. Kostka podwajająca wskazuje { $value }.
event-dropped = { $name }: podwojenie odrzucone.
event-resign-offered = { $stake ->
    [1] { $name }: propozycja oddania zwykłej partii.
    [2] { $name }: propozycja oddania gammona.
   *[3] { $name }: propozycja oddania backgammona.
}
event-resign-declined = { $name }: odmowa; partia trwa dalej.
event-resigned = { $stake ->
    [1] { $name }: oddana zwykła partia.
    [2] { $name }: oddany gammon.
   *[3] { $name }: oddany backgammon.
}
event-flag-fell = { $name }: czas minął.
event-claimed = { $name }: zwycięstwo na żądanie – przeciwnik był zbyt długo nieobecny.
event-throw-void = { $name }: rzut trzeba powtórzyć. { $why }
event-wrongly-played = { $name }: { $dice }, ruch { $play } – błędny. { $why }
event-correction-demanded = { $name }: żądanie poprawienia ruchu; { $dice } gra się jeszcze raz.
event-wrong-play-stands = Nikt nie zaprotestował w porę: błędny ruch obowiązuje.
event-dice-lifted = { $name }: koniec kolejki.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name }: wygrana zwykła partia, 1 punkt.
        [few] { $name }: wygrana zwykła partia, { $points } punkty.
        [many] { $name }: wygrana zwykła partia, { $points } punktów.
       *[other] { $name }: wygrana zwykła partia, { $points } punktu.
    }
    [2] { $points ->
        [one] { $name }: wygrany gammon, 1 punkt.
        [few] { $name }: wygrany gammon, { $points } punkty.
        [many] { $name }: wygrany gammon, { $points } punktów.
       *[other] { $name }: wygrany gammon, { $points } punktu.
    }
   *[3] { $points ->
        [one] { $name }: wygrany backgammon, 1 punkt.
        [few] { $name }: wygrany backgammon, { $points } punkty.
        [many] { $name }: wygrany backgammon, { $points } punktów.
       *[other] { $name }: wygrany backgammon, { $points } punktu.
    }
}
event-session-won = { $name }: wygrana całej rozgrywki.
event-session-drawn = Cała rozgrywka kończy się remisem.
