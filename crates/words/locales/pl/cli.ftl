### Wiersz poleceń: `pasch rules`, `pasch play` i błędy. Słowa, które się wpisuje, zostają takie same w każdym języku.

## Błędy

cli-no-rulebook = Nie ma regulaminu „{ $name }”. Dostępne: { $list } oraz pliki takie jak mine.json z własnym regulaminem.
cli-no-language = Nie ma języka „{ $name }”. Dostępne: { $list }.
cli-no-sources = „{ $name }” nie ma wydrukowanej instrukcji, a więc i źródeł.

## W co się gra

session-single-game = Pojedyncza partia
session-running-total = Partie z sumowaniem punktów
session-match = { $points ->
    [one] Mecz do jednego punktu
   *[other] Mecz do { $points } punktów
}
session-money = Gra na pieniądze
session-games = { $count ->
    [one] Jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}

## pasch play: początek i koniec

play-welcome = { $session }, regulamin: { $rulebook }.
play-computer-side = Komputer gra jako { $side ->
    [white] Biały
   *[black] Czarny
}.
play-labels = Pola wpisuje się i odczytuje tak, jak numeruje je ta instrukcja, czyli jak stoją przy planszy. Z opcją --numbers usual każdy gracz liczy od 24 w dół do 1.
play-help-hint = help pokazuje, co można wpisać.
play-help =
    roll albo Enter: rzut kostkami
    { $play }: ruch; { $enter } wprowadza, { $off } zdejmuje, { $two } przesuwa dwa pionki
    undo, done: krok wstecz, koniec kolejki
    moves, board: dozwolone ruchy, plansza jeszcze raz
    double, take, drop, redouble, beaver, raccoon: kostka podwajająca
    resign single, resign gammon, resign backgammon, accept, decline: poddanie się
    next, finish: następna partia, koniec rozgrywki
    save FILE, quit: zapisanie gry, wyjście
    Zacznij od white albo black, aby działać za tę stronę: black resign gammon
    Przy prawdziwej planszy: 31 albo 3-1 to kostki, 31: { $short } kostki i ruch, white 4 kostka otwarcia;
    void flat, void halves, void checker, void early, void half: rzut się nie liczy;
    played: zapisz błędny ruch; correct: żądaj poprawienia; lift, signal: kostki podniesione; undo: usuń ostatni wpis
play-saved = Zapisano w { $file }.
play-kept = Gra jest zachowana. Ciąg dalszy: pasch play --resume { $file }
play-not-kept = Gry nie zachowano. save FILE zachowuje ją teraz, --save FILE przez cały czas.

## pasch play: wiersze pod planszą

play-standing = { $session }, partia { $number }: Biały { $white }, Czarny { $black }
play-cube-middle = kostka podwajająca { $value }, pośrodku
play-cube-beside = kostka podwajająca { $value }, obok planszy, 64 na wierzchu
play-cube-held = { $side ->
    [white] kostka podwajająca { $value }, u Białego
   *[black] kostka podwajająca { $value }, u Czarnego
}
play-crawford = partia Crawforda
play-opening = Rzut otwierający: Enter rzuca
play-opening-real = Rzut otwierający: white N, black N
play-opening-of = { $name }: rzut otwierający
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: wpisz kostki
play-wrong-move = Błędny ruch można jeszcze poprawić: correct
play-to-play = { $name }: { $dice } do zagrania
play-turn-complete = done (albo Enter) kończy kolejkę, undo cofa
play-still-to-play = Jeszcze do zagrania: { $numbers }
play-next = next albo Enter: następna partia
play-next-or-finish = next albo Enter: następna partia; finish: koniec

## pasch play: czego nie można

play-middle-of-turn = Kolejka trwa: done ją kończy, undo cofa.
play-enter-dice = Wpisz, co wypadło na kostkach, na przykład 31.
play-program-throws = Kostkami rzuca program: wpisz roll albo uruchom z --scorekeeper.
play-whose-opening = Podaj, czyj to rzut otwierający: white 4.
play-two-dice = Rzuca się dwiema kostkami, na przykład 31.
play-nobody-to-play = Nikt nie jest teraz przy ruchu.
play-no-wrong-play = Nie ma błędnego ruchu do zapisania: najpierw go wpisz.
play-record-wrong = Czy tak zagrano? played zapisuje ten ruch jako błędny; albo wpisz ruch prawidłowy.
play-nothing-to-take-back = Nie ma czego cofnąć: zakończona kolejka obowiązuje.
play-nothing-entered = Niczego jeszcze nie wpisano.
play-say-who = Podaj, kto: zacznij od white albo black.
play-say-whose-dice = Podaj, czyje to kostki: white lift.
play-stands-alone = „{ $word }” wpisuje się samodzielnie; „{ $rest }” po tym słowie nic nie znaczy.
play-save-needs-file = save wymaga nazwy pliku.
play-not-understood = „{ $text }” jest niezrozumiałe; help pokazuje, co można wpisać.
play-no-die = „{ $letter }” to nie kostka (znak { $place }); kostka pokazuje od 1 do 6.
play-one-or-two-dice = Rzuca się jedną albo dwiema kostkami; tu wpisano: { $count }.
play-resign-what = Można oddać single, gammon albo backgammon, a nie „{ $text }”.
play-resign-name = Powiedz, co oddajesz: resign single, resign gammon albo resign backgammon.
play-void-what = Rzut jest nieważny z powodu flat, halves, checker, early albo half, a nie „{ $text }”.
play-bad-times = „{ $word }”: przesunięcie wykonuje się (2), (3) albo (4) razy.
play-no-point = „{ $word }”: nie ma pola „{ $name }”.
play-no-movement = „{ $word }” to nie ruch; help pokazuje, jak się go wpisuje.
play-ambiguous = „{ $text }” pasuje do kilku ruchów: { $plays }
play-nothing-to-hit = „{ $text }”: na polu { $point } nie ma czego zbić.

## Tables

tables-sweep = przebiegów: { $sweeps }, największa zmiana { $change }, potrzeba { $wanted }
tables-settled = Hypergammon jest rozwiązany; przebiegów: { $sweeps }, ostatni nie zmienił niczego o więcej niż { $change }.
tables-paused = Przerwa; przebiegów: { $sweeps }, ostatni zmienił coś o { $change }, potrzeba { $wanted }. To samo polecenie idzie dalej.

## pasch play on the whole screen

screen-help = Pomoc
screen-log = Zapis
screen-enter = Enter
screen-more = PgDn: dalej
screen-look = Wygląd
screen-quit = Wyjście
screen-correct = Popraw
screen-no-hint = Tu nie ma nic do rozstrzygnięcia.
screen-computer-thinks = Komputer myśli…
screen-over = To koniec. F4 opuszcza stół.
screen-too-small = Terminal jest za mały na planszę: potrzeba { $width } kolumn i { $height } wierszy. Powiększ go albo graj z --lines.
screen-keys =
    Mysz: dotknij pionka, potem jego celu, albo przeciągnij go; prawy przycisk cofa.
    Tab, strzałki: przejście do pionka; spacja podnosi go i stawia.
    Enter robi to, co następne, Backspace cofa.
    Albo wpisz, co chcesz, na przykład { $play }:
fault-pause = Pauza trwa od 0 do 60 sekund, a nie „{ $text }”.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, partia { $number } z { $count }
watch-deed = { $name }: { $deed }
watch-keys = → lub spacja: dalej; ←: wstecz; Home, End: początek i koniec; PgDn, PgUp: następna i poprzednia partia; F3: wygląd; q: wyjście
fault-watch-game = Nie ma partii { $number }: mecz ma ich { $count }.
fault-watch-terminal = Do oglądania potrzebny jest cały terminal; pasch convert zapisuje mecz jako tekst.
