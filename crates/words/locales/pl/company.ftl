### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Plansza
option-board-auto = Jak wygląd strony
option-board-felt = Sukno
option-board-wood = Drewno
option-board-slate = Łupek
option-board-contrast = Wysoki kontrast
option-checkers = Pionki
option-checkers-auto = Jak plansza
option-checkers-ivory = Kość i heban
option-checkers-cherry = Krem i wiśnia
option-checkers-sea = Piana i morze
option-dice = Kostki
option-dice-auto = Jak pionki
option-dice-white = Białe
option-dice-red = Czerwone
option-dice-black = Czarne

## The first visit

welcome-title = Rzuć i gra się zacznie. Albo:
welcome-box = Które pudełko masz w domu?
welcome-box-short = Moje pudełko
welcome-friend = We dwoje
welcome-teach = Naucz mnie
welcome-more = Więcej możliwości
box-languages = { $count ->
    [one] { $count } język
    [few] { $count } języki
    [many] { $count } języków
   *[other] { $count } języka
}

## The end of a game, over the board

end-you-single = Wygrywasz
end-you-gammon = Wygrywasz gammonem
end-you-backgammon = Wygrywasz backgammonem
end-other-single = { $name } wygrywa
end-other-gammon = { $name } wygrywa gammonem
end-other-backgammon = { $name } wygrywa backgammonem
end-match = w meczu do { $points }
end-why = dlaczego
end-analyse = Przejrzyj

## Hints in columns

hint-head-win = Wygrana
hint-head-gammon = Wygrana co najmniej gammonem
hint-head-backgammon = Wygrana backgammonem
hint-head-equity = Equity: oczekiwane punkty
hint-head-less = Mniej niż najlepszy ruch
hint-short-win = Wygr.
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Strata

## Company at the table

talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
talk-mute = Nie pokazuj, co mówi druga strona
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane
phrase-lucky-roll = Ale rzut!
phrase-bad-luck = Pech
phrase-oops = Ups, mój błąd
phrase-thinking = Muszę pomyśleć
phrase-one-moment = Chwileczkę
phrase-back = Już jestem
phrase-thanks = Dzięki
phrase-good-game = Dobra gra
phrase-another = Jeszcze raz?
phrase-goodbye = Do zobaczenia
me-name = Twoje imię
me-colour = Twój kolor
colour-red = Czerwony
colour-orange = Pomarańczowy
colour-gold = Złoty
colour-green = Zielony
colour-teal = Morski
colour-blue = Niebieski
colour-purple = Fioletowy
colour-pink = Różowy
your-move = Twój ruch
option-notices = Powiadamiaj, gdy moja kolej
sit-opposite = Usiądź naprzeciwko w tym oknie
sit-note = Ta przeglądarka ma już tu miejsce. Graj dalej jako ta sama osoba albo:

## Another device, and passing a game on

device = Inne urządzenie
device-note = Otwórz to na drugim urządzeniu i graj tam dalej. Kto ma ten link, ma twoje miejsce.
share = Udostępnij
share-link = Link do odtworzenia tutaj
share-self = Link, który zawiera całą partię
share-self-note = Działa w każdym Paschu, także tam, gdzie tego stołu nie ma.
share-picture = Obraz tej pozycji
share-film = Animowana powtórka
share-broken = Ten link nie zawiera partii.
