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

export-own-rulebook = { $name } liczy punkty lub prowadzi pionki inaczej niż regulamin, na którym go oparto, a tego pliki meczów nie potrafią oddać
export-replay = gry nie da się odtworzyć ({ $detail })

## Serwer, pojedynki, trening, pomiary

fault-listen = Nie można nasłuchiwać na { $address }: { $why }
fault-server-stopped = Serwer się zatrzymał: { $why }
fault-store = Magazynu gier nie da się użyć ({ $detail }).
fault-tls = Nie można udostępniać przez HTTPS ({ $detail }).
fault-store-in-use = { $folder } jest w użyciu: { $owner }
fault-store-file = { $file } jest uszkodzony ({ $detail }). W jego miejsce można wstawić kopię: pasch store restore
fault-store-not-empty = W { $file } są gry; --replace wstawia kopię w ich miejsce.
fault-store-no-table = Nie ma stołu „{ $table }”.
fault-store-damaged = Znalezione błędy: { $count }
fault-work = Pomocników nie da się użyć ({ $detail }).
fault-nats = Nie można połączyć się z { $address } jako serwerem NATS: { $why }
fault-database-address = „{ $address }” nie jest adresem bazy PostgreSQL, takim jak postgres://użytkownik@komputer/nazwa
fault-copy-from = „{ $from }” nie wskazuje folderu z grami, jak robi to sqlite:FOLDER
fault-gnubg-missing = gnubg nie jest zainstalowany (Debian: apt-get install gnubg)
fault-engine-command = To nie jest polecenie silnika ({ $detail }).
fault-engine-setting = „{ $setting }” niczego nie ustawia: potrzebne jest NAZWA=WARTOŚĆ.
fault-engine-name = „{ $engine }” nie wskazuje silnika: potrzebne jest NAZWA=POLECENIE, każda nazwa raz.
fault-engine-start = Nie można uruchomić { $engine }: { $why }
fault-engine-gone = { $engine } zakończył się w środku partii.
fault-engine-silent = { $engine } nie odpowiedział na czas.
fault-engine-refused = { $engine } odrzucił to, co mu przekazano: { $answer }
fault-engine-answer = { $engine } odpowiedział „{ $answer }”, a to nie jest odpowiedź na pytanie.
fault-engine-play = { $engine } odpowiedział „{ $answer }” ({ $detail })
fault-engine-cube = { $engine } nie decyduje o kostce podwajającej; bez --cubeful można przeciw niemu grać.
fault-duel-one-folder = Przeciw silnikowi podaje się jeden katalog sieci albo żadnego.
fault-duel-two-folders = Potrzebne są dwa katalogi sieci albo --engine, albo --gnubg.
fault-duel-broke-off = Jedna z partii pojedynku została przerwana.
fault-decision-line = Wiersz { $line }: { $why }
fault-decision-json = to nie jest decyzja w formacie JSON z id i dice ({ $detail })
fault-no-decisions = Nie ma tu rzutu, który zostawia wybór.
fault-gnubg-law = gnubg można pytać tylko według zasad turniejowych, bez Jacoby’ego i beaverów
fault-train-numbers = --round co najmniej 1000, --buffer nie mniejszy niż runda, --batch, --reuse i --minutes większe od 0.
fault-train-widen = { $option }: tyle warstw, ile ma sieć, i żadna węższa.
fault-train-heads = --heads: sieć kontaktu ma już swoje głowy.
fault-train-checkpoint = { $file }: tego stanu pośredniego nie da się użyć ({ $detail })
fault-train = Nie można kontynuować treningu ({ $detail }).
fault-table = { $file }: tej tablicy nie można użyć ({ $detail }); usuń ją, aby zacząć od nowa
fault-cache-folder = Nie ma katalogu na tablice: ustaw HOME lub XDG_CACHE_HOME.
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
fault-analysis-cache = plik ocen jest innego rodzaju lub uszkodzony w wierszu { $line }
fault-analysis-one-match = zapisuje się jeden mecz dla jednego pliku; podano { $count }
