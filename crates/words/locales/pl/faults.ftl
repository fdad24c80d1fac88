### Co jest nie tak z tym, co dostał wiersz polecenia: pliki, pozycje, rzuty, mecze.

## Co system mówi o pliku

io-not-found = nie ma takiego pliku ani katalogu
io-permission-denied = odmowa dostępu
io-is-a-directory = to jest katalog, a nie plik
io-not-a-directory = część tej ścieżki nie jest katalogiem
io-not-text = to nie jest tekst w UTF-8
io-storage-full = nie ma już miejsca
io-address-in-use = ten adres jest już zajęty
io-address-not-available = ta maszyna nie ma takiego adresu
io-other = system mówi: { $detail }
fault-standard-input = standardowe wejście
fault-standard-output = standardowe wyjście
fault-threads = wątki programu
fault-unreadable-input = Nie udało się przeczytać standardowego wejścia.

## Pozycje

fault-position = Pozycja „{ $text }”: { $why }
fault-at-character = znak { $place }: { $why }
fault-unexpected = „{ $found }” nie może tu stać; oczekiwano: { $wanted }
fault-too-short = tu tekst się kończy; oczekiwano: { $wanted }
fault-too-long = tekst powinien był skończyć się przed tym znakiem ({ $what })
fault-out-of-range = { $field }: { $value } nie jest możliwe, tylko { $allowed }
fault-unknown-format = tak nie zapisuje się pozycji; możliwe są: identyfikator pozycji (4HPwATDgc/ABMA), identyfikator pozycji i meczu (4HPwATDgc/ABMA:cAkAAAAAAAAA), XGID, wiersz planszy z FIBS albo rzędy z duńskiej kartki (white 2 S1 ...; black ...)
allowed-between = od { $one } do { $other }
allowed-either = { $one } lub { $other }
allowed-below-length = od 0 do długości meczu minus 1
allowed-power-of-two = potęga dwójki
allowed-points = od 1 do 24, 25 lub bar, 0 lub off
part-id-letter = litera, cyfra, + lub /
part-position-id = identyfikator pozycji z 14 znaków
part-match-id = identyfikator meczu z 12 znaków
part-xgid-checkers = 26 znaków na pionki
part-xgid-place = od a do o, od A do O lub -
part-top-bar = banda górnego gracza: mała litera lub -
part-bottom-bar = banda dolnego gracza: wielka litera lub -
part-cube-exponent = wykładnik kostki podwajającej
part-cube-place = miejsce kostki podwajającej
part-largest-cube = wykładnik najwyższej kostki podwajającej
part-turn = czyj jest ruch
part-xgid-dice = dwie kostki, 00, D, B lub R
part-two-dice = dwie kostki
part-score = wynik
part-xgid-rules = Crawford albo zasady gry na pieniądze
part-match-length = długość meczu
part-xgid-fields = XGID z dziesięciu pól
part-board-head = słowo board
part-board-name = imię gracza
part-board-point = pole
part-board-number = liczba z wiersza planszy
part-board-fields = wiersz planszy z 53 pól
part-die = kostka
part-cube = kostka podwajająca
part-rows-place = gdzie stoją te pionki
part-rows-word = white, black, liczba, S, W, aside, off lub to move
part-rows-side = najpierw white lub black
part-rows-count = liczba pionków
part-rows-point = pole rzędu
part-rows-sides = pionki Białego i Czarnego
part-point = pole, bar lub off
part-destination = / i pole, na które idzie pionek
part-closing-bracket = nawias zamykający
part-space = odstęp między przesunięciami
part-number = liczba
part-repetition = ile pionków
part-four-steps = najwyżej cztery kroki pionka
nonsense-last-letter = ten znak mówi więcej, niż mieści identyfikator
nonsense-past-last-point = ten znak mówi o pionkach za ostatnim polem
nonsense-too-many-checkers = identyfikator kończy się, zanim podano każde pole: za dużo pionków
nonsense-cube-owner = kostka podwajająca nie należy do żadnego gracza ani nie leży pośrodku
nonsense-game-state = stan gry nie jest żadnym z pięciu
nonsense-die = kostka pokazuje coś innego niż liczbę od 1 do 6
nonsense-one-die = jedną kostką rzucono, a drugą nie
nonsense-backwards = pionki idą tylko na pola o niższych numerach

## Rzuty i pytania do silnika

fault-dice = Rzut „{ $text }”: { $why }
fault-dice-letter = „{ $letter }” nie jest liczbą na kostce; pisze się 31, 3-1 lub 3 1
fault-dice-two = potrzebne są dwie liczby, jak w 31, 3-1 lub 3 1
fault-request = „{ $line }” nie jest pozycją, po której następuje rzut, jak w 4HPwATDgc/ABMA 3 1
fault-game-over = gra jest skończona
fault-match-over = Wynik { $points } z { $length }: mecz jest skończony, nie ma już o czym decydować
fault-ply = --ply { $ply }: silnik patrzy od 0 do { $deepest } półruchów naprzód
fault-engine = silnik nie dał rady ({ $detail })
fault-nets = { $folder }: tych sieci nie da się użyć ({ $detail })

## Pliki

fault-json = { $file }, wiersz { $line }, kolumna { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = to nie jest poprawny regulamin
json-not-game = to nie jest poprawna zapisana gra
json-not-dice = to nie jest poprawny zapis rzutów
json-cut-off = plik jest urwany
fault-rulebook-base = { $file }: „base” musi wskazywać regulamin, na którym oparto ten: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: gra w wersji { $found } formatu; odczytać można wersję { $known }
fault-save-unwritable = { $file }: gry nie da się zapisać ({ $detail })
fault-not-a-match = { $file } nie jest plikiem meczu: { $why }
fault-convert-files = convert bierze coś do czytania i plik lub folder do zapisania albo --report i coś do czytania
fault-convert-ending = { $file }: mecz zapisuje się jako .mat, .sgf lub .txt, pozycję jako .txt, .html lub .tex
fault-convert-none = tam, gdzie szukano, nie ma pliku meczu
fault-convert-same = { $file }: pliku nie zapisuje się na tym, z którego został odczytany
fault-convert-position = { $file } zawiera pozycję, a nie mecz
fault-convert-pattern = { $pattern } nie jest wzorcem nazw plików: { $detail }
fault-no-game = { $file }: nie ma partii { $game }; liczba partii w pliku: { $games }
fault-no-move-number = { $file }, partia { $game }: „{ $number }” nie jest ruchem takim jak 7 lub 7b
fault-no-move = { $file }, partia { $game }: nie ma ruchu { $number }; ostatni to { $last }
fault-not-reached = { $file }, partia { $game }: odtwarzanie nie dochodzi do tego ruchu
fault-picture-size = Obraz ma od 1 do { $widest } pikseli szerokości i wysokości, a nie { $width } na { $height }.
fault-picture = Obrazu nie da się narysować ({ $detail }).
fault-dice-entry = { $file }, wpis { $entry }, rzut { $roll }: zapis się nie zgadza ({ $detail })

## Pliki meczów

fault-at-place = { $place }: { $why }
place-game = partia { $number }
place-move = ruch { $number }
place-line = wiersz { $number }
lack-game = w tym pliku nie ma żadnej partii
lack-players = tu powinno być dwóch graczy ze swoimi wynikami
lack-length = nie podano długości meczu
lack-first-game = to stoi przed pierwszą partią
lack-backgammon = drzewo innej gry niż backgammon
lack-set-up = pozycja ustawiona ręcznie nie jest czytana; partia jest odtwarzana bez niej
lack-opening-bracket = nawias zamykający bez otwierającego
lack-tree = węzeł poza jakąkolwiek partią
lack-value-end = wartość, która się nie kończy
lack-property = wartość bez właściwości
lack-property-name = znak, który nie należy do żadnej właściwości
lack-closing-bracket = ostatnia partia nie kończy się nawiasem zamykającym
damage-head = nagłówek pliku jest ucięty albo innego rodzaju
damage-directory = spis zawartości pliku jest uszkodzony; odczytano to, co dało się znaleźć bez niego
damage-packing = tego, co jest spakowane w pliku, nie da się rozpakować do końca
damage-checksum = suma kontrolna nie zgadza się z tym, co rozpakowano
damage-too-large = to, co jest spakowane w pliku, jest większe niż jakikolwiek mecz
damage-cut-record = ostatni zapis jest ucięty
damage-structure = zawartość pliku nie jest zbudowana jak mecz
damage-variation = to ustawienie początkowe nie jest znane
damage-edited = pionki nie stoją tu tak, jak zostawiły je poprzednie ruchy
record-unreadable = nie da się tu odczytać „{ $text }”
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: nie zapisano, co zagrano
record-first-roll = partia nie może zacząć się od { $roll }: przy równych kostkach rzuca się ponownie
record-crawford-double = podwojenie w partii Crawforda
record-cube-value = według pliku kostka podwajająca idzie na { $written }, a naprawdę na { $real }
record-score = według pliku wynik to { $written }, a po wcześniejszych partiach { $real }
record-result = według pliku rezultat to { $written }, a po odtworzeniu { $real }
record-result-value = według pliku { $name } wygrywa { $points }, a tyle nie jest warte żadne poddanie przy kostce podwajającej { $cube }
record-match-over = mecz był już skończony
record-game-over = partia była już skończona
record-lost = odtąd nie da się śledzić tej partii; zostaje tak, jak ją zapisano
move-too-many = zapisano tyle przesunięć: { $written }, a { $roll } ma tylko { $dice }
move-not-hit = { $point } oznaczono jako bicie, ale nie stoi tam pojedynczy pionek przeciwnika
move-ambiguous = tekst pasuje do kilku ruchów: { $plays }
export-start = pliki meczów znają tylko zwykłe ustawienie, nackgammon i hypergammon
export-automatic-double = partia { $game } zaczęła się od automatycznego podwojenia, a tego pliki meczów nie potrafią oddać
export-own-rulebook = { $name } liczy punkty lub prowadzi pionki inaczej niż regulamin, na którym go oparto, a tego pliki meczów nie potrafią oddać
export-replay = gry nie da się odtworzyć ({ $detail })

## Serwer, pojedynki, trening, pomiary

fault-listen = Nie można nasłuchiwać na { $address }: { $why }
fault-server-stopped = Serwer się zatrzymał: { $why }
fault-store = Magazynu gier nie da się użyć ({ $detail }).
fault-gnubg-missing = gnubg nie jest zainstalowany (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg odpowiedział „{ $answer }” na { $roll } ({ $detail })
fault-duel-one-folder = Przeciw gnubg podaje się jeden katalog sieci albo żadnego.
fault-duel-two-folders = Potrzebne są dwa katalogi sieci albo --gnubg.
fault-duel-broke-off = Jedna z partii pojedynku została przerwana.
fault-train-numbers = --round co najmniej 1000, --buffer nie mniejszy niż runda, --batch, --reuse i --minutes większe od 0.
fault-train-widen = { $option }: tyle warstw, ile ma sieć, i żadna węższa.
fault-train-checkpoint = { $file }: tego stanu pośredniego nie da się użyć ({ $detail })
fault-train = Nie można kontynuować treningu ({ $detail }).
fault-width = „{ $part }” nie jest szerokością: wielokrotności 16 do 1024, jak w 512-64-32
fault-level = nie ma poziomu „{ $level }”: są beginner, casual, advanced, expert i world-class
fault-bench-seconds = --seconds { $seconds }: liczba większa od 0, najwyżej 600
fault-bench-paths = Ścieżki jądra obliczeniowego dają różne wyniki: { $one } i { $other }.
fault-bench-tables = { $count ->
    [one] Zawiódł jeden stół
    [few] Zawiodły { $count } stoły
    [many] Zawiodło { $count } stołów
   *[other] Zawiodło { $count } stołu
}, przyczyna przy pierwszym: { $detail }
