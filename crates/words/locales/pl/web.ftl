### Przeglądarka: co stoi na ekranie i co mówi czytnik ekranu.

## Rama każdej strony

menu = Menu
menu-table = Stół
menu-new = Nowa gra
menu-games = Moje gry
menu-options = Ustawienia
close = Zamknij
page-failed = Nie udało się wczytać tej strony. Czy serwer jeszcze działa?
page-missing = Takiej strony nie ma.
page-missing-back = Wróć do stołu

## Ustawienia

option-language = Język
option-theme = Wygląd
option-theme-auto = Jak w systemie
option-theme-felt = Sukno
option-theme-night = Noc
option-theme-paper = Papier
option-motion = Tempo pionków
option-motion-normal = Zwykłe
option-motion-slow = Wolne
option-motion-fast = Szybkie
option-motion-off = Bez ruchu
option-tap = Dotknięcie pionka
option-tap-play = gra pierwszą kostką
option-tap-show = pokazuje, dokąd może iść
option-counting = Numeracja pól
option-counting-sheet = jak na kartce z zasadami
option-counting-usual = jak zapisują gracze na całym świecie
option-auto-roll = Rzucaj kostkami za mnie, gdy podwojenie nie jest możliwe
option-auto-forced = Wykonuj za mnie wymuszone ruchy
option-auto-pass = Oddawaj za mnie kolejkę, gdy nie ma ruchu
option-auto-bear-off = W wyścigu zdejmuj pionki za mnie
option-sound = Ciche dźwięki
option-arrows = Strzałki ostatniego ruchu
option-numbers = Numery przy polach
option-mirror = Dom po lewej

## Plansza

board-name = Plansza do backgammona
board-point = { $colour ->
    [light] { $count ->
        [one] Pole { $point }: jeden jasny pionek.
        [few] Pole { $point }: { $count } jasne pionki.
        [many] Pole { $point }: { $count } jasnych pionków.
       *[other] Pole { $point }: { $count } jasnego pionka.
    }
    [dark] { $count ->
        [one] Pole { $point }: jeden ciemny pionek.
        [few] Pole { $point }: { $count } ciemne pionki.
        [many] Pole { $point }: { $count } ciemnych pionków.
       *[other] Pole { $point }: { $count } ciemnego pionka.
    }
   *[none] Pole { $point }: puste.
}
board-can-go = Dokąd może iść: { $places }.
board-off-short = poza planszę
board-bar = { $colour ->
    [light] { $count ->
        [0] Banda: żadnego jasnego pionka.
        [one] Banda: jeden jasny pionek.
        [few] Banda: { $count } jasne pionki.
        [many] Banda: { $count } jasnych pionków.
       *[other] Banda: { $count } jasnego pionka.
    }
   *[dark] { $count ->
        [0] Banda: żadnego ciemnego pionka.
        [one] Banda: jeden ciemny pionek.
        [few] Banda: { $count } ciemne pionki.
        [many] Banda: { $count } ciemnych pionków.
       *[other] Banda: { $count } ciemnego pionka.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Żaden jasny pionek nie jest zdjęty.
        [one] Zdjęty jeden jasny pionek.
        [few] Zdjęte { $count } jasne pionki.
        [many] Zdjętych { $count } jasnych pionków.
       *[other] Zdjęte: { $count } jasnego pionka.
    }
   *[dark] { $count ->
        [0] Żaden ciemny pionek nie jest zdjęty.
        [one] Zdjęty jeden ciemny pionek.
        [few] Zdjęte { $count } ciemne pionki.
        [many] Zdjętych { $count } ciemnych pionków.
       *[other] Zdjęte: { $count } ciemnego pionka.
    }
}
board-cube = Kostka podwajająca: { $value }
board-dice = Kostki: { $dice }. { $action }

## Gracze i wynik

pips = { $count ->
    [one] { $count } oczko
    [few] { $count } oczka
    [many] { $count } oczek
   *[other] { $count } oczka
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
    [one] { $score } z { $target } punktu
   *[other] { $score } z { $target } punktów
}
player-you = Ty
player-friend = Przeciwnik
player-light = Biały
player-dark = Czarny
player-computer = Komputer ({ $level })
player-computer-sentence = Komputer
player-engine-replaced = { $computer } zamiast { $engine }
engine-failed-gone = { $engine } przestał działać. Komputer gra dalej w jego miejsce; nic nie przepadło.
engine-failed-silent = { $engine } nie odpowiedział na czas. Komputer gra dalej w jego miejsce; nic nie przepadło.
engine-failed-wrong = { $engine } odpowiedział wbrew zasadom. Komputer gra dalej w jego miejsce; nic nie przepadło.
player-waiting = Wolne miejsce
player-away = brak połączenia
player-won-match = wygrany mecz

## Siła gry komputera

level-beginner = początkujący
level-casual = amator
level-advanced = zaawansowany
level-expert = ekspert
level-world-class = klasa światowa

## Co teraz zrobić

turn-connecting = Łączenie ze stołem…
turn-lost = Połączenie zerwane. Kolejna próba…
turn-waits = Stół czeka: serwer nie może teraz zapisywać. Gra ruszy dalej sama.
turn-closing = Serwer uruchamia się ponownie. Kolejna próba…
table-shorter = Serwer stracił to, co ta strona widziała ostatnio: jego gry cofnięto do wcześniejszego stanu. Stół gra dalej od tego miejsca.
turn-watching = Oglądasz grę.
table-watchers = { $count ->
    [one] Grę ogląda jedna osoba.
    [few] Grę oglądają { $count } osoby.
    [many] Grę ogląda { $count } osób.
   *[other] Grę ogląda { $count } osoby.
}
table-crawford = Partia Crawforda: bez kostki podwajającej.
turn-waiting = Czekamy, aż przeciwnik otworzy link.
turn-opening = Rzuć o rozpoczęcie.
turn-opening-tie = Remis: rzuć jeszcze raz.
turn-opening-theirs = { $name } rzuca o rozpoczęcie.
turn-roll = Twoja kolej: rzuć kostkami.
turn-roll-or-double = Twoja kolej: rzuć kostkami albo najpierw podwój.
turn-roll-theirs = Teraz rzuca { $name }.
turn-play = Twoja kolej: zagraj { $dice }.
turn-play-theirs = { $name } gra { $dice }.
turn-done = „{ do-done }” kończy kolejkę.
turn-none = Przy rzucie { $dice } nie ma żadnego ruchu.
turn-rolling = Kostki się toczą…
turn-thinking = { $name } myśli…
turn-double = { $name } podwaja do { $value }.
turn-rematch = { $name } proponuje rewanż.
turn-double-yours = Podwajasz do { $value }. Decyduje { $name }.
turn-resign = { $name } proponuje, że odda { $stake ->
    [1] zwykłą partię
    [2] gammona
   *[3] backgammona
}.
turn-resign-yours = Proponujesz, że oddasz { $stake ->
    [1] zwykłą partię
    [2] gammona
   *[3] backgammona
}. Decyduje { $name }.
turn-roll-of = { $name }: rzuć kostkami.
turn-roll-or-double-of = { $name }: rzuć kostkami albo najpierw podwój.
turn-play-of = { $name }: zagraj { $dice }.

## Przyciski

do-roll = Rzuć
do-throw = Rzuć
do-double = Podwój
do-take = Przyjmij
do-drop = Odrzuć
do-redouble = Podwój ponownie do { $value }
do-beaver = Beaver do { $value }
do-raccoon = Raccoon do { $value }
do-undo = Cofnij
do-done = Gotowe
do-resign = Poddaj się
do-resign-single = Oddaj zwykłą partię
do-resign-gammon = Oddaj gammona
do-resign-backgammon = Oddaj backgammona
do-accept = Zgódź się
do-refuse = Odmów
do-cancel = Anuluj
do-next = Następna partia
do-claim = Zażądaj zwycięstwa
do-finish = Zakończ rozgrywkę
do-rematch = Rewanż
do-take-back = Cofnij ruch
do-new = Nowa gra
do-copy = Kopiuj
do-copied = Skopiowano
dice-swap = Zamień kostki.
dice-roll = Rzuć kostkami.

## Koniec partii

over-single = { $name }: wygrana za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, zwykła partia.
over-gammon = { $name }: wygrana za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, gammon – przegrany nie zdjął żadnego pionka.
over-backgammon = { $name }: wygrana za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, backgammon – przegrany ma jeszcze pionek na bandzie albo w domu zwycięzcy.
over-dropped = { $name }: wygrana za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, podwojenie zostało odrzucone.
over-resigned = { $name }: wygrana za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $stake ->
    [1] oddano zwykłą partię
    [2] oddano gammona
   *[3] oddano backgammona
}.
over-flag = { $name }: wygrana – przeciwnikowi skończył się czas.
over-absent = { $name }: wygrana – przeciwnik był zbyt długo nieobecny.
over-cube = Kostka podwajająca wskazywała { $value }.
over-session = Wygrana całej rozgrywki, { $score }: { $name }.
over-match = Wygrany mecz, { $score }: { $name }.
news-match-won = Wygrany mecz: { $name }.
over-draw = Cała rozgrywka zremisowana, { $score }.

## Zapis

log = Przebieg gry
log-empty = Gra jeszcze się nie zaczęła.
log-opening = rzut { $dice }
log-tie = Remis: rzut jeszcze raz
log-double = podwojenie do { $value }
log-take = przyjęte
log-drop = odrzucone
log-resign = { $stake ->
    [1] poddanie: zwykła partia
    [2] poddanie: gammon
   *[3] poddanie: backgammon
}
log-decline = odmowa
log-won = { $points ->
    [one] wygrana: 1 punkt
    [few] wygrana: { $points } punkty
    [many] wygrana: { $points } punktów
   *[other] wygrana: { $points } punktu
}
log-flag = koniec czasu
log-claim = żądanie zwycięstwa
log-void = nieważny
log-wrong = { $dice }: { $play } (błędnie)
log-corrected = poprawiono
log-stands = obowiązuje
log-no-move = { $dice }: brak ruchu
log-play = { $dice }: { $play }

## Odmowa

refused-why = Zasada

table-missing = Takiego stołu tu nie ma.

## Kłopoty poza zasadami gry

fault-other-version = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
fault-not-at-table = Ta strona nie jest już przy stole. Wczytaj ją ponownie.
fault-not-your-seat = To nie jest twoje miejsce.
fault-seat-open = Drugie miejsce jest jeszcze wolne.
fault-not-here = Przy tym stole to niemożliwe.
fault-bad-terms = Na takich warunkach nie da się grać.
fault-no-engine = Z tym programem nie można tu grać albo nie według tych zasad.
fault-bad-position = Nie da się odczytać tej pozycji.
fault-bad-file = Nie da się odczytać tego pliku.
fault-too-many = Za dużo naraz. Poczekaj chwilę.
fault-trouble = Wystąpił błąd po stronie serwera.
message-unreadable = Serwer nie zrozumiał wiadomości tej strony ({ $detail }).

## Gra przez link

link-title = Gra przez link
link-share = Wyślij ten adres przeciwnikowi. Kto pierwszy go otworzy, zajmie drugie miejsce, pozostali będą oglądać.
link-local = Ten adres działa tylko na tym komputerze. Aby grać z innego urządzenia w sieci, uruchom serwer poleceniem „pasch serve --listen 0.0.0.0:{ $port }” i otwórz go pod nazwą lub adresem tego komputera w sieci.

## Nowa gra

new-title = Nowa gra
new-opponent = Przeciwnik
new-opponent-computer = komputer
new-opponent-device = ktoś przy tym urządzeniu
new-opponent-link = ktoś przez link
new-engine = Program
new-engine-rules = Inne programy grają według zasad turniejowych, piętnastoma pionkami.
new-level = Poziom
new-rulebook = Regulamin
new-rulebook-pages = Przeczytaj jego zasady
new-start = Ustawienie
new-start-standard = Zwykłe
new-start-jacquet = Jacquet: każdy pionek trzeba najpierw wprowadzić
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: po trzy pionki
new-session = Rodzaj rozgrywki
new-session-single-game = Pojedyncza partia
new-session-running-total = Partie z sumowaniem punktów
new-session-money = Gra na pieniądze
new-session-match = Mecz do
new-session-games = Ustalona liczba partii
new-length-points = punktów
new-length-games = partii
new-even = Instrukcja zaleca liczbę nieparzystą.
new-cube = Z kostką podwajającą
new-jacoby = Zasada Jacoby’ego
new-beavers = Beavery
new-raccoons = Raccoony
new-automatic = Automatyczne podwojenie po remisie w rzucie otwierającym
new-first-double = Automatyczne podwojenie, jeśli pierwszy rzut to dublet
new-lower-starts = Zaczyna niższy rzut
new-custom = To „{ $rulebook }”, ale z innymi ustaleniami niż w instrukcji.
new-dice = Kostki
new-real-dice = Prawdziwe: rzucam za obie strony i wpisuję, co wypadło
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-delay = Zegar turniejowy
new-clock-fischer = Zegar Fischera
new-clock-days = Dni na ruch
new-clock-free = sekund wolnych w każdym ruchu
new-clock-added = sekund dodawanych za ruch
new-clock-per-point = minut na punkt
new-clock-per-game = minut na partię
new-clock-day-count = dni na ruch
new-clock-computer = Zegar komputera nie chodzi. Przy zegarze niczego się nie cofa.
# What was agreed about time, as a sentence and in short.
timing-claim = Bez zegara. Jeśli oczekiwany gracz jest nieobecny przez { $minutes } min, przeciwnik może zażądać zwycięstwa.
timing-delay = W każdym ruchu { $delay } s jest wolnych; potem płynie zapas { $minutes } min. Utrata połączenia zatrzymuje zegar, w sumie na { $pause } s.
timing-fischer = { $minutes } min i { $increment } s więcej za każdy ruch. Utrata połączenia zatrzymuje zegar, w sumie na { $pause } s.
timing-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każdy ruch.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-of = Pozostały czas: { $name }
clock-low = Zostało tylko { $seconds } s.
clock-low-hours = Zostało tylko { $hours } godz.
clock-paused = zegar stoi
clock-days = { $days } d { $hours } h
clock-claim-in = żądanie za { $time }
games-due = { $name }: ruch do { $when }
new-colour = Grasz
new-colour-light = jasnymi pionkami
new-colour-dark = ciemnymi pionkami
new-colour-hint = Jeśli nie ma zgody, ciemne pionki bierze starszy gracz.
new-direction = Twój dom
new-direction-right = po prawej
new-direction-left = po lewej
new-begin = Zaczynamy
new-failed = Nie udało się otworzyć stołu: { $reason }

## Regulaminy w kilku słowach

rulebook-own = { $rulebook }, po zmianach
rulebook-buffalo = Pudełko Buffalo
rulebook-buffalo-special = Bez kostki podwajającej. Backgammon liczy się potrójnie, nawet gdy przegrany zdjął już pionki. Pola mają numery od 1 do 24 wzdłuż drogi pierwszego gracza.
rulebook-german = Instrukcja niemiecka
rulebook-german-special = 24 numerowane zasady. Ostatni pionek wchodzi do domu większą liczbą, w domu nie wolno zbić i przejść dalej na własny pojedynczy pionek, a następną partię zaczyna zwycięzca.
rulebook-danish = Instrukcja duńska
rulebook-danish-special = Na podwojenie można od razu odpowiedzieć ponownym podwojeniem. Kto się poddaje, od razu przegrywa backgammona. Pola nazywają się S1 do S12 i W1 do W12. Zna też Jacquet.
rulebook-jumbo = Książeczka Jumbo
rulebook-jumbo-special = Obaj gracze rzucają dwiema kostkami; kto ma wyższą sumę, zaczyna nowym rzutem. Gdy liczba jest za wysoka, wolno zdjąć dowolny pionek z niższego pola.
rulebook-ten-language = Ulotka w dziesięciu językach
rulebook-ten-language-special = Wolno zdjąć każdy pionek, który kostka wynosi za krawędź, cokolwiek stoi za nim. Bez kostki podwajającej.
rulebook-tournament = Turniej
rulebook-tournament-special = Dzisiejsze zasady międzynarodowe: podwajanie bez ograniczeń, w meczach partia Crawforda, a w grze na pieniądze zasada Jacoby’ego i beavery, jeśli tak ustalono.

## Moje gry

games-title = Moje gry
games-empty = Tu jeszcze nic nie rozegrano.
games-resume = Graj dalej
games-replay = Odtwórz
games-download = Pobierz { $format }
games-running = w toku
games-finished = zakończona
games-against = { $light } – { $dark }
games-forget = Usuń z listy
games-forget-ask = Usunąć tę partię z listy?
games-forgotten = Usunięto z listy.
games-session-single-game = pojedyncza partia
games-session-running-total = suma punktów
games-session-money = gra na pieniądze
games-session-match = { $length ->
    [one] mecz do { $length } punktu
   *[other] mecz do { $length } punktów
}
games-session-games = { $length ->
    [one] { $length } partia
    [few] { $length } partie
    [many] { $length } partii
   *[other] { $length } partii
}
log-game = Partia { $number }
replay-at = { $at } z { $of }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec

## Klawisze

keys-title = Klawisze
keys-arrows = Strzałki: od pola do pola
keys-enter = Enter: weź pionek albo go postaw
keys-numbers = 1–6: przesuń pionek pod kursorem tą kostką
keys-home = Home, End: pierwszy albo ostatni pionek, który może się ruszyć
keys-roll = R: rzuć
keys-double = D: podwój
keys-undo = U: cofnij
keys-swap = S: zamień kostki
keys-done = E: { do-done }

## Rule pages

menu-rules = Zasady
rules-title = Zasady gry
rules-intro = Sześć regulaminów, pięć z drukowanych instrukcji i jeden turniejowy, każdy w całości i naszymi słowami. Niedozwolony ruch odsyła wprost do zasady, która go zabrania.
rules-more = Warto też przeczytać
rules-comparison = Porównanie
rules-comparison-about = Wszystkie sześć regulaminów, pytanie po pytaniu, z zaznaczonymi różnicami.
rules-glossary = Słowniczek gry
rules-glossary-about = Co znaczą słowa gry i jak to samo nazywa się w innych językach.
rules-solitaire = Książeczka samotnika
rules-solitaire-about = Gra w kołki na 37 otworach: zasady, pięć zadań i prawda o każdym z nich.
rules-contents = Spis treści
rules-link = Odnośnik do tego miejsca
rules-play = Graj według tych zasad
rules-sources = Każde stwierdzenie z drukowanej kartki i co mu odpowiada
rules-only-differences = Tylko różnice

## Pozycje

menu-positions = Pozycje
positions-title = Pozycje
positions-tool = Dotknięcie planszy
positions-tool-light = dodaje jasny pionek
positions-tool-dark = dodaje ciemny pionek
positions-tool-away = zabiera pionek
positions-start = Ustawienie początkowe
positions-clear = Pusta plansza
positions-swap = Zamień strony
positions-turn = Rzuca
positions-dice = Kostki
positions-die = { $number ->
    [1] Pierwsza kostka
   *[2] Druga kostka
}
positions-not-thrown = bez rzutu
positions-cube = Kostka podwajająca
positions-cube-owner = Właściciel kostki podwajającej
positions-cube-middle = nikt
positions-session = Gra się
positions-money = na pieniądze
positions-match = mecz
positions-length = Mecz do
positions-points-light = Punkty Białego
positions-points-dark = Punkty Czarnego
positions-crawford = Partia Crawforda
positions-checkers = Pionków na stronę
positions-valid = Tę pozycję można rozegrać.
positions-held = { $side ->
    [light] Stoją tu co najmniej dwa białe pionki. Najpierw je zdejmij.
   *[dark] Stoją tu co najmniej dwa czarne pionki. Najpierw je zdejmij.
}
positions-not-theirs = { $side ->
    [light] Tu mogą leżeć tylko białe pionki.
   *[dark] Tu mogą leżeć tylko czarne pionki.
}
positions-pips = Oczka: Biały { $light }, Czarny { $dark }
positions-one-die = Wybierz obie kostki albo nie wybieraj żadnej.
positions-paste = Position ID, match ID albo XGID
positions-read = Wczytaj
positions-names = Zapisy tej pozycji
positions-position-id = Position ID
positions-match-id = Match ID
positions-link = Link, który pokazuje ją z oceną silnika
positions-copy = Kopiuj { $name }
positions-ask = Zapytaj silnik
positions-evaluate = Oceń
positions-plays = Uszereguj ruchy
positions-cube-action = Decyzja o podwojeniu
positions-thinking = Myślę…
positions-wins = Wygrane
positions-loses = Przegrane
positions-chance = razem
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Szansa na wygranie meczu
positions-no-plays = Nie ma żadnego ruchu.
positions-play-on = Graj od tej pozycji
positions-play-on-note = Drugą stroną gra komputer. Partia toczy się dalej od tej pozycji, z jej kostkami, kostką podwajającą i wynikiem, o ile przewidują je zasady.
positions-picture = Obrazek
positions-file = Plik meczu
positions-choose-file = Wybierz plik
positions-file-large = { $name }: plik jest za duży jak na zapis meczu.
positions-file-fault = { $name }: { $fault }
positions-study = Zbadaj tę pozycję
cube-action-no-double = Nie podwajać
cube-action-double = Podwoić
cube-action-redouble = Podwoić ponownie
cube-action-too-good = Za dobra pozycja, by podwajać
cube-action-not-available = Kostki podwajającej nie można obrócić
cube-answer-take = przyjąć
cube-answer-pass = odrzucić
cube-answer-beaver = beaver
cube-advice-none = W sprawie kostki podwajającej nie ma o czym decydować.
cube-advice-no-double = Bez podwojenia
cube-advice-double-take = Podwojenie przyjęte
cube-advice-double-pass = Podwojenie odrzucone

## Nauczyciel

tutor = Nauczyciel
new-tutor = Nauczyciel mówi po każdej decyzji, co sam by zrobił, i daje podpowiedzi
do-hint = Podpowiedź
keys-hint = H: podpowiedź, gdy nauczyciel jest włączony
tutor-thinking = Nauczyciel myśli…
tutor-hint = Podpowiedź
tutor-hint-line = Podpowiedź: { $hint }
tutor-best = { $made }: nauczyciel zrobiłby to samo.
tutor-cost = { $made }: strata { $cost }. Lepiej: { $best }.
tutor-short = −{ $cost }. Lepiej: { $best }
tutor-decision-double = Podwojenie
tutor-decision-no-double = Bez podwojenia
tutor-decision-take = Przyjęcie
tutor-decision-pass = Odrzucenie
tutor-decision-beaver = Beaver
tutor-decision-redouble = Ponowne podwojenie
tutor-show = Pokaż na planszy
tutor-back = Wróć do gry
tutor-summary = Podsumowanie nauczyciela
tutor-decisions = { $count ->
    [one] Jedna decyzja, stracone punkty: { $cost }.
    [few] { $count } decyzje, stracone punkty: { $cost }.
    [many] { $count } decyzji, stracone punkty: { $cost }.
   *[other] { $count } decyzji, stracone punkty: { $cost }.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = Najdroższe
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Nic nie stracono.

## Samotnik na stronie

menu-solitaire = Samotnik
peg-board = Plansza samotnika
peg-hole = { $state ->
    [peg] Otwór { $hole }: kołek.
   *[empty] Otwór { $hole }: pusty.
}
peg-hole-jumps = Może skoczyć do: { $holes }.
peg-hole-end = Na końcu ma tu stać kołek.
peg-jumped = Z { $from } przez { $over } na { $to }.
peg-solved = { $moves ->
    [one] Rozwiązane w jednym ruchu.
    [few] Rozwiązane w { $moves } ruchach.
    [many] Rozwiązane w { $moves } ruchach.
   *[other] Rozwiązane w { $moves } ruchu.
}
peg-stuck = Kołek z otworu { $hole } nie może teraz skoczyć.
peg-redo = Ponów
peg-restart = Od początku
peg-hint = Podpowiedź
peg-verdict = Czy jeszcze się da?
peg-solution = Pokaż rozwiązanie
peg-best = Pokaż najlepsze zakończenie
peg-watch = Powiedz mi od razu, gdy końca nie da się już osiągnąć
peg-thinking = Szukam…
peg-still = { $jumps ->
    [one] Tak: koniec da się osiągnąć, został jeden skok.
    [few] Tak: koniec da się osiągnąć, zostały { $jumps } skoki.
    [many] Tak: koniec da się osiągnąć, zostało { $jumps } skoków.
   *[other] Tak: koniec da się osiągnąć, zostało { $jumps } skoku.
}
peg-still-best = { $jumps ->
    [one] Najlepsze zakończenie (kołków: { $pegs }) da się osiągnąć, został jeden skok.
    [few] Najlepsze zakończenie (kołków: { $pegs }) da się osiągnąć, zostały { $jumps } skoki.
    [many] Najlepsze zakończenie (kołków: { $pegs }) da się osiągnąć, zostało { $jumps } skoków.
   *[other] Najlepsze zakończenie (kołków: { $pegs }) da się osiągnąć, zostało { $jumps } skoku.
}
peg-best-too-late = Najlepszego zakończenia (kołków: { $pegs }) nie da się już stąd osiągnąć.
peg-unknown = Nie wiadomo: szukanie nie skończyło się w wyznaczonym czasie.
peg-honest = Szczerze mówiąc: tego końca nie osiągnie nikt; dowód jest narysowany niżej. Zobacz, jak mało kołków potrafisz zostawić. Najlepszy wynik to dwa.
peg-run = Odtwórz
peg-pause = Pauza
peg-leave = Wróć do mojej gry
peg-proof-title = Dlaczego się nie da
peg-keys = Klawisze: strzałki prowadzą od otworu do otworu, Enter bierze kołek i go stawia, U cofa, R ponawia, H daje podpowiedź.

## Zapis wyniku

menu-score = Sekretarz
score-title = Sekretarz
score-intro = Dla dwóch osób przy prawdziwej planszy: tam rzucacie i gracie, a tutaj zapisujecie to dotknięciami. Strona pilnuje kostki podwajającej i wyniku i zna regulamin.
score-resume = Kontynuuj ostatnią rozgrywkę
score-new = Nowa rozgrywka
score-name-light = Kto ma jasne pionki?
score-name-dark = Kto ma ciemne pionki?
score-opening = Kto zaczyna? Wpisz, co każdy z graczy wyrzucił.
score-opening-tie = Remis: wpisz nowe rzuty.
score-throw = Rzuca { $name }: wpisz kostki.
score-throw-or-double = Rzuca { $name }: wpisz kostki albo najpierw podwój.
score-play = { $name } gra { $dice }: dotknij pionków, które przesunięto.
score-done = { $name }, { $dice }: zatwierdź ruch.
score-none = { $name } nie ma ruchu przy rzucie { $dice }.
score-free = { $name } gra { $dice }: przestaw pionki tak, jak je naprawdę przesunięto, dobrze czy źle.
score-enter = Zatwierdź ruch
score-otherwise = Zagrano inaczej
score-flag = To niezgodne z zasadami. { $why }
score-put-right = Popraw
score-write-down = Nikt nie zauważył: zapisz
score-demand = { $name }: żądanie poprawienia
score-lift = { $name } podnosi kostki
score-void = Rzut nieważny
score-void-why = Dlaczego rzut jest nieważny?
score-throw-of = Rzut gracza { $name }
score-die = Kostka: { $value }
score-clear = Wyczyść
score-results = Dotychczasowe partie

## Kostki z dowodem

dice-title = Kostki z dowodem
dice-intro = Przed każdą partią serwer i przeglądarka każdego gracza ustalają łańcuch tajnych liczb. Każdy rzut bierze po jednej liczbie z każdego łańcucha, ujawnionej dopiero po decyzji o rzucie. Jeśli twoja przeglądarka jest uczciwa, wszyscy inni razem, także serwer, nie mogą ani wybrać, ani przewidzieć twoich rzutów. Ta strona sprawdza to sama, bez serwera.
dice-table = Stół { $table }
dice-fine = { $rolls ->
    [one] Wszystko się zgadza: sprawdzono jeden rzut.
    [few] Wszystko się zgadza: sprawdzono { $rolls } rzuty.
    [many] Wszystko się zgadza: sprawdzono { $rolls } rzutów.
   *[other] Wszystko się zgadza: sprawdzono { $rolls } rzutu.
}
dice-wrong = Coś się nie zgadza we wpisie { $entry }, rzut { $roll }: { $why }
dice-real = Grano na prawdziwej planszy: nie ma kostek serwera do sprawdzenia.
dice-none = Nie było jeszcze żadnego rzutu.
dice-checked = Co sprawdzono
dice-checked-order = Każdy udział był ustalony przed swoim pierwszym rzutem, każdy rzut postanowiony, zanim padł, i żadnego nie brakuje.
dice-checked-links = Każda ujawniona liczba należy do łańcucha, który ustalił jej uczestnik.
dice-checked-dice = Każdą kość obliczono na nowo z liczb wszystkich uczestników.
dice-checked-throws = { $count ->
    [one] Jeden rzut partii zgadza się z tym, co wypadło.
    [few] Wszystkie { $count } rzuty partii zgadzają się z tym, co wypadło.
    [many] Wszystkie rzuty partii ({ $count }) zgadzają się z tym, co wypadło.
   *[other] Wszystkie rzuty partii ({ $count }) zgadzają się z tym, co wypadło.
}
dice-left-out = { $count ->
    [one] Jeden rzut wykonano bez strony, która nie odpowiedziała w porę: { $rolls }.
    [few] { $count } rzuty wykonano bez strony, która nie odpowiedziała w porę: { $rolls }.
    [many] { $count } rzutów wykonano bez strony, która nie odpowiedziała w porę: { $rolls }.
   *[other] { $count } rzutu wykonano bez strony, która nie odpowiedziała w porę: { $rolls }.
}
dice-pending = O rzucie już zdecydowano, ale jeszcze go nie wykonano.
dice-not-checked = Tu nie sprawdzono, czy zasady pozwalają na każdy ruch. „pasch dice verify” sprawdza i to.
dice-download = Pobierz zapis
dice-chain = Łańcuchy { $chain }, partia { $game }
dice-link = Liczba { $link }: { $name }
dice-marked = znany z góry
dice-drop = Aby sprawdzić inną grę, upuść jej zapis kostek (.dice.json) na tę stronę albo wybierz go tutaj.
dice-check = Sprawdź kostki
dice-go-on = Graj dalej nowymi kostkami
dice-broken = Kostkom nie można już ufać: { $why } Ta przeglądarka nie bierze udziału w dalszych rzutach.
dice-was-me = To ja
dice-doubt-renewal = W twoim imieniu zażądano nowych łańcuchów albo się na nie zgodzono, ale nie w tej przeglądarce. Twój udział w rzutach jest wstrzymany.
dice-doubt-back = W twoim imieniu cofnięto ruch, ale nie w tej przeglądarce. Twój udział w rzutach jest wstrzymany.
dice-doubt-roll = W twoim imieniu postanowiono rzut, ale nie w tej przeglądarce. Twój udział w rzutach jest wstrzymany.
dice-agree = Zgoda
dice-lost = Rzut jest otwarty, a twój udział w nim jest w innej przeglądarce. Graj dalej tam. Albo poproś tu o nowe liczby, a rzut powstanie z nich.
dice-ask-new = Poproś o nowe liczby
dice-asks = { $name }: utracono tajne liczby do rzutów. Otwarty rzut powstałby z nowych. Zgadzasz się?
dice-waits = Kostki czekają na stronę gracza { $name }. Bez niej nikt nie może rzucić.
dice-the-server = Serwer
dice-fault-shorter = serwer zapomniał coś, co ta przeglądarka widziała (rzut { $roll }).
dice-fault-log = zapis nie jest tym, który śledziła ta przeglądarka (rzut { $roll }).
dice-fault-taken-back = po cofnięciu ruchu kostki nie są te, które padły, albo nie było czego cofać (rzut { $roll }).
dice-fault-renewal = łańcuchy odnowiono bez powodu albo bez zgody (rzut { $roll }).
dice-fault-link = liczba nie należy do ustalonego łańcucha albo jej brak (rzut { $roll }).
dice-fault-early = liczbę ujawniono, zanim postanowiono rzut albo ustalono wszystkie udziały (rzut { $roll }).
dice-fault-anchor = udział ustalono za późno, dwa razy albo jest taki sam jak inny (rzut { $roll }).
dice-code = Kod: { $code }. Dwaj gracze, którzy odczytują sobie ten sam kod, grają tę samą partię.
dice-anchor = Ustalił uczestnik { $name }:
dice-foreseen = Ponieważ cofnięto ruch, z góry znane były wyniki rzutów: { $rolls }.
dice-renewed = Łańcuchy odnowiono w trakcie partii { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}. Żadnego otwartego rzutu nie zastąpiono bez zgody pozostałych graczy.
dice-first = Według wcześniejszej metody, którą nieuczciwy serwer lub gracz mógł nagiąć niepostrzeżenie, padły rzuty od 1 do { $rolls }.
dice-not-followed = Ta przeglądarka nie śledziła tej partii i nie może powiedzieć, czy użyto udziałów graczy.
dice-checked-followed = To zapis, który ta przeglądarka śledziła podczas gry.
dice-limits = Czego to nie obiecuje: każdy może przerwać grę, a zapis nie mówi, z czyjej winy. Sama strona pochodzi z serwera; przez zwykłe HTTP mógłby ją zmienić każdy po drodze.
dice-fault-unreadable = tego nie da się odczytać jako zapisu kostek.
dice-fault-order = wiersze, rzuty albo liczby nie są po kolei (rzut { $roll }).
dice-fault-chain = skrót ogniwa nie jest ogniwem poprzednim (rzut { $roll }).
dice-fault-nonces = w rzucie { $roll } jest o jedno nonce za dużo albo za mało.
dice-fault-digest = rzut { $roll } ma inny skrót. Zmieniono jego ogniwo albo nonce.
dice-fault-dice = rzut { $roll } daje { $wanted }, a nie { $found }.
dice-fault-throw = rzut w partii nie zgadza się z tym, co wypadło.

# The page that needs no server
here-elsewhere = Pasch jest otwarty w innej karcie i tam są teraz stoły.
here-elsewhere-on = Graj dalej tutaj
here-closed = W tej przeglądarce nie można ustawić stołów: { $reason }
here-update = Jest nowa wersja. Twoja partia zostaje taka, jaka jest.
here-update-now = Użyj jej teraz
here-parent = Ta partia jest dalszym ciągiem innej, której serwer zniknął.
do-go-on-here = Graj dalej bez serwera
device-title = To urządzenie
device-here = Twoje partie, karty i ustawienia są w tej przeglądarce. Żaden serwer o nich nie wie.
device-server = Twoje partie przechowuje serwer, z którego pochodzi ta strona.
device-elsewhere = Jesteś przy stołach serwera { $server }.
device-back = Wróć do stołów w tej przeglądarce
device-back-server = Wróć do stołów serwera
device-stand-here = Graj w tej przeglądarce, bez serwera
device-keeping = Przechowywanie
device-promised = Przeglądarka obiecała wszystko zachować.
device-not-promised = Gdy zabraknie miejsca, przeglądarka może wszystko usunąć: zapisuj co jakiś czas kopię.
device-room = Zajęte: { $used } MB.
device-ask = Poproś przeglądarkę o zachowanie wszystkiego
device-save = Zapisz wszystko do pliku
device-load = Wczytaj zapisany plik
device-taken-in =
    { $count ->
        [0] Nie było w nim nic nowego.
        [one] Przejęto jedną partię.
        [few] Przejęto { $count } partie.
        [many] Przejęto { $count } partii.
       *[other] Przejęto { $count } partii.
    }
device-taken-study = Przyjęte przeanalizowane mecze i karty: { $count }.
device-not-taken = Ten plik nie pochodzi z Pascha albo jest uszkodzony ({ $reason }). Niczego nie zmieniono.
device-install-title = Instalacja
device-install = Zainstaluj Pascha na tym urządzeniu
device-install-menu = Z menu przeglądarki można dodać Pascha do ekranu głównego; wtedy uruchamia się także bez sieci.
device-plain = Ta strona przyszła zwykłym HTTP. Przeglądarki nie pozwalają wtedy na instalację, start bez sieci ani powiadomienia; z pasch serve --tls pozwalają.
device-join = Stół na serwerze
device-join-hint = Wklej otrzymany adres. Serwer musi dopuszczać strony stąd.
device-join-go = Idź tam
device-no-address = To nie jest adres.
fault-no-room = Na tym urządzeniu nie ma już miejsca. Nic z tego, co było widać, nie przepadło; partia toczy się dalej, gdy tylko będzie miejsce.
dice-here = Obie strony są na tym urządzeniu, więc ten zapis nikomu innemu niczego nie dowodzi: kto ma urządzenie, mógł sam wybrać rzuty.
dice-here-real = Albo rzuć prawdziwymi kostkami i wpisz wynik
new-link-server = Do gry z przyjacielem przez link potrzebny jest serwer.

## A rulebook of one’s own

own-title = Własny regulamin
own-intro = Zacznij od regulaminu najbliższego temu, jak gracie, i zmień to, co gracie inaczej. To, co do siebie nie pasuje, jest od razu wskazane.
own-about = Każde pytanie z porównania z waszą odpowiedzią
own-make = Ułóż własny regulamin
own-base = Na podstawie
own-name = Nazwa
own-saved = Twoje regulaminy
own-kept = Zapisano w tej przeglądarce.
own-save = Zapisz
own-together = Wszystko do siebie pasuje.
own-contradictions = To do siebie nie pasuje:
own-changed = odpowiedź inna niż w tym regulaminie
own-void = Przy innej odpowiedzi nie ma tu o co pytać.
own-link = Link do tego regulaminu
own-file = Zapisz jako plik
own-open = Otwórz plik
own-forget-ask = Usunąć ten regulamin z listy?
own-forgotten = „{ $name }” – usunięto z listy.
own-broken = W tym linku ani pliku nie ma regulaminu, który da się odczytać.
