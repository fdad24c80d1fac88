### Samotnik: książeczka z pięcioma zadaniami i uczciwymi odpowiedziami oraz to, co mówi program podczas gry.

## Książeczka

solitaire-title = Samotnik
solitaire-aim-title = Cel gry
solitaire-aim = Jeden gracz, 37 otworów, 36 kołków. Kołek po kołku schodzi z planszy, aż zostaną tylko kołki figury końcowej, w większości zadań jeden jedyny.
solitaire-set-up-title = Ustawienie
solitaire-set-up = W pudełku są plansza, 36 czarnych kołków magnetycznych i zasady gry. Otwory leżą w rzędach po 3, 5, 7, 7, 7, 5 i 3 i są ponumerowane rzędami od 1 do 37; środek to 19. W pierwszym zadaniu każdy otwór poza środkowym ma kołek. Pozostałe zaczynają się tak, jak pokazują ich figury początkowe.
solitaire-jump-title = Skoki
solitaire-jump = Kołek przeskakuje sąsiedni kołek wzdłuż rzędu lub kolumny, nigdy na ukos, do pustego otworu tuż za nim. Przeskoczony kołek zdejmuje się z planszy. Skok z 17 na 19 zabiera na przykład kołek z 18.
solitaire-move = Jeśli ten sam kołek skacze dalej, liczy się to jako jeden ruch, niezależnie od liczby skoków. Każdy skok zabiera dokładnie jeden kołek, więc liczbę skoków wyznaczają figury; mistrzostwo widać po liczbie ruchów.
solitaire-puzzles-title = Pięć zadań i prawda o nich
solitaire-puzzles = Książeczka pyta, czy umiesz je rozwiązać. Uczciwa odpowiedź jest dla każdego zadania inna, a dla jednego brzmi: nie umie nikt.
solitaire-start = Początek
solitaire-end = Koniec
solitaire-holes = Otwory

puzzle-a = Samotnik
puzzle-b = Krzyż
puzzle-c = Mówca i słuchacze
puzzle-d = Apostołowie
puzzle-e = Pirat
puzzle-a-task = Od pełnej planszy z pustym środkiem do jednego kołka w środku.
puzzle-b-task = Od krzyża z dziewięciu kołków do jednego kołka w środku.
puzzle-c-task = Od pełnej planszy z pustym środkiem do kręgu słuchaczy na brzegu i mówcy w środku.
puzzle-d-task = Od pełnej planszy z pustym środkiem do dwunastu apostołów na brzegu i jednego kołka w środku.
puzzle-e-task = Od pełnej planszy, na której pusty jest tylko pierwszy otwór, do jednego kołka w ostatnim.
puzzle-a-truth = Nie da się tego zrobić; dowodzi tego pokolorowanie otworów. Najlepsze, co można osiągnąć, to dwa kołki.
puzzle-b-truth = Da się to zrobić w sześciu ruchach, a w mniejszej liczbie nie.
puzzle-c-truth = Da się to zrobić w jedenastu ruchach, a w mniejszej liczbie nie.
puzzle-d-truth = Da się to zrobić w piętnastu ruchach, a w mniejszej liczbie nie.
puzzle-e-truth = Da się to zrobić. Ile ruchów wystarczy, tego tu nie wiadomo.
puzzle-c-reading = Figura końcowa w drukowanej książeczce jest uszkodzona; to jej symetryczne odczytanie.
puzzle-e-reading = Pierwszy rząd figury początkowej zaginął w drukowanej książeczce. Ze wszystkich odczytań tylko to używa 36 kołków z pudełka i może skończyć się w ostatnim otworze.

## Dowód kolorami

proof-colours = Pokoloruj otwory trzema kolorami wzdłuż przekątnych. Trzy otwory każdego skoku mają wtedy zawsze trzy różne kolory: dwa z nich tracą kołek, a jeden zyskuje. Każdy skok zmienia więc liczbę kołków na każdym kolorze z parzystej na nieparzystą albo z nieparzystej na parzystą.
proof-jumps = { $jumps ->
    [one] Od początku do końca byłby jeden skok.
    [few] Od początku do końca byłyby { $jumps } skoki.
    [many] Od początku do końca byłoby { $jumps } skoków.
   *[other] Od początku do końca byłoby { $jumps } skoku.
}
proof-rising = Wzdłuż przekątnych wznoszących się:
proof-falling = Wzdłuż przekątnych opadających:
proof-colour = kolor
proof-at-start = kołki na początku
proof-after = po skokach
proof-at-end = kołki na końcu
proof-even = parzyście
proof-figure = { $name }: { $holes }
proof-odd = nieparzyście
proof-contradiction = sprzeczność
proof-weights = Nadaj każdemu otworowi narysowaną tu wagę i dodaj wagi pod kołkami. Żaden skok nie może tej sumy podnieść, a na początku wynosi ona { $start } i na końcu musiałaby wynosić { $goal }.
proof-exhausted = Pełne przeszukanie { $positions ->
    [one] jednej pozycji
    [few] { $positions } pozycji
    [many] { $positions } pozycji
   *[other] { $positions } pozycji
} nie znalazło drogi.
proof-same-number = Na początku i na końcu kołków jest tyle samo, ale figury są różne, a każdy skok zabiera kołek.

## Co mówi program

solitaire-jumps-needed = { $jumps ->
    [one] Od początku do końca prowadzi jeden skok, o ile to w ogóle możliwe.
    [few] Od początku do końca prowadzą { $jumps } skoki, o ile to w ogóle możliwe.
    [many] Od początku do końca prowadzi { $jumps } skoków, o ile to w ogóle możliwe.
   *[other] Od początku do końca prowadzi { $jumps } skoku, o ile to w ogóle możliwe.
}
solitaire-ruled-out = Próba kolorów dowodzi, że to niemożliwe; „pasch solitaire solve” rysuje ten dowód.
solitaire-not-ruled-out = Próba kolorów tego nie wyklucza.
solitaire-solvable = Da się to zrobić: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
}.
solitaire-fewest-proved = Żadne rozwiązanie nie ma mniej ruchów; to jest dowiedzione.
solitaire-fewest-not-asked = Opcja --minimal szuka najmniejszej liczby ruchów.
solitaire-fewest-unknown = Nie wiadomo, czy wystarczy mniej ({ $bound }); { $moves ->
    [one] potrzebny jest co najmniej jeden
    [few] potrzebne są co najmniej { $moves }
    [many] potrzeba co najmniej { $moves }
   *[other] potrzeba co najmniej { $moves }
}.
solitaire-impossible = Tego nie rozwiąże nikt, i oto dlaczego.
solitaire-unknown = Szukanie nie dobiegło końca ({ $bound }), więc nie wiadomo.
solitaire-bound-time = czas się skończył
solitaire-bound-interrupted = przerwano je
solitaire-bound-memory = zabrakło pamięci
solitaire-best = { $pegs ->
    [one] Zamiast tego można osiągnąć: jeden kołek.
    [few] Zamiast tego można osiągnąć: { $pegs } kołki.
    [many] Zamiast tego można osiągnąć: { $pegs } kołków.
   *[other] Zamiast tego można osiągnąć: { $pegs } kołka.
}
solitaire-best-holes = Zostają w otworach: { $holes }.
solitaire-best-proved = Dowiedziono, że mniej się nie da.
solitaire-best-unproved = Nie wiadomo, czy da się zejść niżej.
solitaire-best-stuck = Nie da się wykonać żadnego skoku.
solitaire-check-legal = Każdy skok jest prawidłowy: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
}.
solitaire-check-solved = Te ruchy rozwiązują zadanie.
solitaire-check-unsolved = Te ruchy nie kończą się tam, gdzie powinny: kołki zostają w otworach { $holes }.
solitaire-reached = Osiągnięto
solitaire-asked = Żądany koniec
solitaire-done = Koniec osiągnięty.
solitaire-hint-begins = Tak zaczyna się to rozwiązanie:
solitaire-too-late = Stąd końca nie da się już osiągnąć.
solitaire-table-empty = Puste na początku
solitaire-table-last = Ostatni kołek: na co pozwala próba kolorów
solitaire-table-none = brak
solitaire-seeking-solution = Szukam rozwiązania
solitaire-seeking-moves = Szukam najmniejszej liczby ruchów
solitaire-seeking-pegs = Szukam najlepszego zakończenia

## Gra w terminalu

solitaire-play-honest = Szczerze mówiąc: tego końca nie da się osiągnąć („hint” powie dlaczego). Zobacz, jak mało kołków potrafisz zostawić.
solitaire-play-prompt = Wpisz ruch (17-19 albo 17-19-6), undo, redo, hint, show, help albo quit.
solitaire-play-help = Ruch to otwory, których dotyka jeden kołek: 17-19 albo 17-19-6 przy dwóch skokach. W jednym wierszu może stać kilka ruchów. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Nie ma czego cofnąć.
solitaire-play-undone = Cofnięto { $jump }.
solitaire-play-nothing-to-redo = Nie ma czego powtórzyć.
solitaire-play-redone = Powtórzono { $jump }.
solitaire-play-so-far = Dotąd: { $line }
solitaire-play-try = { $jumps ->
    [one] Spróbuj { $jump }; został jeden skok.
    [few] Spróbuj { $jump }; zostały { $jumps } skoki.
    [many] Spróbuj { $jump }; zostało { $jumps } skoków.
   *[other] Spróbuj { $jump }; zostało { $jumps } skoku.
}
solitaire-play-solved = { $moves ->
    [one] Rozwiązane w jednym ruchu:
    [few] Rozwiązane w { $moves } ruchach:
    [many] Rozwiązane w { $moves } ruchach:
   *[other] Rozwiązane w { $moves } ruchu:
}
solitaire-play-stuck = { $pegs ->
    [one] Nie ma już żadnego skoku; na planszy jest jeden kołek.
    [few] Nie ma już żadnego skoku; na planszy są { $pegs } kołki.
    [many] Nie ma już żadnego skoku; na planszy jest { $pegs } kołków.
   *[other] Nie ma już żadnego skoku; na planszy jest { $pegs } kołka.
}
solitaire-play-pegs = { $pegs ->
    [one] Jeden kołek.
    [few] { $pegs } kołki.
    [many] { $pegs } kołków.
   *[other] { $pegs } kołka.
}

## Błędy

solitaire-fault-not-straight = { $jump } nie biegnie wzdłuż rzędu ani kolumny.
solitaire-fault-wrong-distance = { $jump } to nie skok: kołek ląduje dwa otwory dalej, przeskakując dokładnie jednego sąsiada.
solitaire-fault-no-peg = { $jump }: w otworze { $hole } nie ma kołka.
solitaire-fault-nothing-to-take = { $jump }: w otworze { $hole } nie ma kołka, który można przeskoczyć.
solitaire-fault-occupied = { $jump }: otwór { $hole } nie jest pusty.
solitaire-fault-too-short = Ruch wymienia co najmniej dwa otwory, na przykład 17-19.
solitaire-fault-not-a-number = „{ $text }” to nie otwór: otwory to liczby od 1 do 37.
solitaire-fault-no-such-hole = Nie ma otworu { $text }: otwory są od 1 do 37.
solitaire-fault-in-move = Ruch { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Nie ma zadania „{ $text }”: zadania to A, B, C, D i E.
solitaire-fault-empty-list = Lista nie wymienia żadnego otworu.
solitaire-fault-in-list = Pozycja { $item } na liście: { $why }
solitaire-fault-twice = Otwór { $hole } wymieniono dwa razy.
solitaire-fault-goal-too-full = Na końcu jest więcej kołków ({ $goal }) niż na początku ({ $start }); skoki tylko zabierają kołki.
solitaire-fault-no-problem = Podaj zadanie (A, B, C, D lub E) albo --start i --end.
solitaire-fault-two-problems = Podaj albo zadanie, albo --start i --end, nie jedno i drugie.
solitaire-fault-no-moves = Nie ma ruchów do sprawdzenia: napisz je po zadaniu, na przykład B "20-22 18-20".
