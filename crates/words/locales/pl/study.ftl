### Nauka: mecze, karty, moja gra, ściągawka.

menu-study = Nauka
study-title = Mecze
study-file-note = Upuść na tę stronę mecz z dowolnego programu (.xg, .bgf, .mat, .sgf, .txt), a zostanie przeanalizowany; pozycja (.xgp, .txt) trafi do edytora. Albo wybierz plik.
study-drop = Upuść, aby otworzyć plik.
study-opened = Otwarte tutaj
study-finished = Zakończone partie
study-missing = Tego meczu nie ma w tej przeglądarce.
study-back = Wszystkie mecze
study-back-to-match = Powrót do meczu
study-analyse = Analizuj
study-go-on = Dalej
study-stop = Zatrzymaj
study-progress = { $done } z { $all }
study-me = Grasz jako
study-me-nobody = żaden z nich
study-level = Dokładność
study-tab-errors = Błędy
study-tab-moves = Ruchy
study-tab-figures = Liczby
study-no-figures = Liczby pojawią się po analizie.
study-cube-errors = Błędy z kostką podwajającą
study-place = Partia { $game }, ruch { $number }
study-pips = oczka { $white } : { $black }
study-next-error = Następny błąd
study-previous-error = Poprzedni błąd
study-play-out = Rozegraj do końca
study-played-out = Partie rozegrane do końca: { $games }
study-plies = { $plies ->
    [0] na pierwszy rzut oka
    [one] { $plies } rzut naprzód
    [few] { $plies } rzuty naprzód
    [many] { $plies } rzutów naprzód
   *[other] { $plies } rzutu naprzód
}
study-card = Zrób kartę
study-cards-all = { $count ->
    [one] Zrób z tego kartę
    [few] Zrób { $count } karty
    [many] Zrób { $count } kart
   *[other] Zrób { $count } karty
}
study-cards-added = { $count ->
    [0] Brak nowych kart.
    [one] Jedna nowa karta.
    [few] { $count } nowe karty.
    [many] { $count } nowych kart.
   *[other] { $count } nowej karty.
}

## Karty

cards-title = Karty
cards-own = Moje błędy
cards-opening = Otwarcia i odpowiedzi
cards-deck = Talia
cards-decks = Talie
cards-counts = Do powtórki: { $due } z { $all }.
cards-begin = Zacznij
cards-none = Nie ma jeszcze kart: zrób je z błędów w meczu albo weź talię otwarć.
cards-left = zostało: { $count }
cards-after = Po { $play }
cards-due = Wróci: { $when }.
cards-next = Następna karta
cards-drop = Usuń tę kartę
cards-grade-good = Dobrze.
cards-grade-hard = Prawie: trochę oddano.
cards-grade-again = Źle.
cards-add-opening = Dodaj otwarcia i odpowiedzi
cards-open = Otwórz talię
cards-save = Zapisz jako plik
cards-anki = Dla Anki
cards-anki-note = Tekst dla Anki zawiera obrazki: w Anki wybierz „Importuj plik”.
cards-bad-file = { $name } nie jest talią kart.

## Moja gra

mygame-title = Moja gra
mygame-empty = Jeszcze nic: przeanalizuj mecze i powiedz, kim jesteś.
mygame-analyse = { $count ->
    [one] Analizuj jedną zakończoną partię
    [few] Analizuj { $count } zakończone partie
    [many] Analizuj { $count } zakończonych partii
   *[other] Analizuj { $count } zakończonej partii
}
mygame-over-time = Poziom w czasie
mygame-matches = { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
mygame-cube-checkers = Kostka podwajająca i pionki
mygame-opponents = Według przeciwnika
mygame-dice = Kostki
mygame-others = Przeciwnicy
mygame-expected = Oczekiwane
mygame-throws = Rzuty
mygame-doubles = Dublety
mygame-pips = Oczka na rzut
mygame-danced = Rzuty z bandy bez wprowadzenia pionka
mygame-number = Liczba { $number }
mygame-luck = Szczęście we wszystkich meczach: { $luck } pkt.

## Ściągawka

tools-title = Ściągawka
tools-score = Progi przyjęcia i gammony
tools-away = { $name } potrzebuje
tools-doubler = Podwaja
tools-take-point = Przyjąć od
tools-live-take-point = z ponownym podwojeniem
tools-gammon = Wartość gammona
tools-score-note = Ile musi wygrywać gracz, któremu zaproponowano podwojenie, pomijając gammony: gdy kostka już się nie obróci i gdy obróci ją w najlepszej chwili. Na pieniądze gammon jest wart 0,50.
tools-no-cube = Tu nikt nie podwaja.
tools-equity = Szanse na wygranie meczu
tools-equity-note = W procentach, według punktów brakujących graczowi (wiersze) i przeciwnikowi (kolumny); gdy brakuje jednego, następna partia to partia Crawforda.
tools-after-crawford = Po Crawfordzie, przeciwnikowi brakuje 1
tools-pips = Liczenie oczek
tools-check = Sprawdź
tools-another = Inna pozycja
tools-pips-right = Dobrze, w { $seconds } s.
tools-pips-wrong = Biały ma { $light }, Czarny { $dark }.
tools-pips-score = Dobrze: { $right } z { $all }.
tools-openings = Rzuty otwierające
tools-openings-note = Rozegrane przez nasz program; wartości na pieniądze.
tools-second = Drugi wybór
