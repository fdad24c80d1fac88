### Dlaczego czegoś nie wolno. Zmienne objaśnia katalog angielski.

## Rama

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, nasze rozstrzygnięcie: { $why }

## Nie teraz albo nie ty

refusal-not-now-opening-throw = Najpierw rzut otwierający.
refusal-not-now-roll = Najpierw trzeba rzucić kostkami.
refusal-not-now-play = Najpierw trzeba rozegrać rzut.
refusal-not-now-answer-to-double = Najpierw trzeba odpowiedzieć na podwojenie.
refusal-not-now-answer-to-resignation = Najpierw trzeba odpowiedzieć na propozycję poddania się.
refusal-not-now-next-game = Ta partia jest skończona.
refusal-not-your-turn = { $side ->
    [white] Kolej Białego.
   *[black] Kolej Czarnego.
}
refusal-bad-die = Kostka pokazuje od 1 do 6, a nie { $die }.
refusal-opening-dice = { $wanted ->
    [one] O rozpoczęcie każdy gracz rzuca jedną kostką.
    [few] O rozpoczęcie każdy gracz rzuca { $wanted } kostkami.
    [many] O rozpoczęcie każdy gracz rzuca { $wanted } kostkami.
   *[other] O rozpoczęcie każdy gracz rzuca { $wanted } kostkami.
}
refusal-already-thrown = { $side ->
    [white] Biały już rzucił; teraz rzuca Czarny.
   *[black] Czarny już rzucił; teraz rzuca Biały.
}

## Ruchy

refusal-no-such-point = Nie ma pola { $point }.
refusal-no-checker = { $point ->
    [bar] Nie masz pionka na bandzie.
    [off] Zdjęty pionek już nie wraca.
   *[other] Nie masz pionka na polu { $point }.
}
refusal-backwards = { $from }/{ $to } prowadzi do tyłu albo donikąd; pionki idą tylko w stronę domu.
refusal-bar-first = Najpierw wprowadź pionki z bandy; do tego czasu żaden inny się nie rusza.
refusal-enter-by-sum = Pionek wprowadza się liczbą z jednej kostki, nigdy sumą obu.
refusal-blocked = Pole { $to } jest zamknięte: stoją tam co najmniej dwa pionki przeciwnika.
refusal-not-thrown = Na { $from }/{ $to } potrzeba liczby, której { $roll } nie daje albo która jest już zagrana.
refusal-no-die = Nie ma już do zagrania liczby { $die }.
refusal-wrong-number = Liczba { $die } nie prowadzi z { $from ->
    [bar] bandy
   *[other] pola { $from }
} { $to ->
    [off] poza planszę
   *[other] na pole { $to }
}.
refusal-not-home = Niczego nie wolno zdjąć, dopóki wszystkie twoje pionki nie znajdą się w domu; { $point ->
    [bar] jeden jest jeszcze na bandzie.
   *[other] jeden stoi jeszcze na polu { $point }.
}
refusal-farthest-first = Liczbą { $die } nie zdejmiesz pionka z pola { $from }, dopóki za nim stoi jeszcze twój pionek.
refusal-behind-first = Liczbą { $die } nie zdejmiesz pionka z pola { $from }, dopóki twój pionek stoi na polu odpowiadającym liczbie { $die } albo jeszcze dalej z tyłu.
refusal-too-small = Liczba { $die } nie wystarczy, aby zdjąć pionek z pola { $from }.
refusal-pick-and-pass = Pionek, który zbił we własnym domu, nie może iść dalej na pole { $to }, gdzie stoi twój pojedynczy pionek.
refusal-more-can-be-played = { $possible ->
    [one] Jedną liczbę rzutu da się zagrać, więc trzeba ją zagrać.
    [few] Da się zagrać { $possible } liczby rzutu, więc trzeba zagrać wszystkie { $possible }.
    [many] Da się zagrać { $possible } liczb rzutu, więc trzeba zagrać wszystkie.
   *[other] Da się zagrać { $possible } liczby rzutu, więc trzeba zagrać wszystkie.
}
refusal-larger-first = Da się zagrać tylko jedną z dwóch liczb, a wtedy musi to być większa: { $larger }.
refusal-straggler = Twój ostatni pionek poza domem opuszcza pole { $from } większą liczbą: { $larger }.
refusal-not-together = Przy rzucie { $roll } nie da się wykonać tych ruchów razem.

## Podwajanie

refusal-no-cube-rulebook = W tym regulaminie nie ma kostki podwajającej.
refusal-no-cube-session = W tym rodzaju rozgrywki nie używa się kostki podwajającej.
refusal-no-cube-not-agreed = Przed meczem nie umówiono się na kostkę podwajającą.
refusal-no-cube-one-point-match = W meczu do jednego punktu nie ma kostki podwajającej.
refusal-no-cube-crawford = To partia Crawforda: nikt w niej nie podwaja.
refusal-not-your-cube = { $side ->
    [white] Kostka podwajająca należy do Białego: tylko Biały może podwoić.
   *[black] Kostka podwajająca należy do Czarnego: tylko Czarny może podwoić.
}
refusal-before-first-turn = Nie wolno podwajać, dopóki przeciwnik nie zakończy choć jednej kolejki.
refusal-already-doubled = Kostka podwajająca została już obrócona; teraz trzeba rzucić kostkami.
refusal-cube-limit = Kostka podwajająca nie idzie wyżej niż { $limit }.
refusal-no-double = Nie ma podwojenia, na które trzeba by odpowiedzieć.
refusal-own-double = { $side ->
    [white] Na podwojenie odpowiada Biały.
   *[black] Na podwojenie odpowiada Czarny.
}
refusal-no-redouble-at-once = Podwojenie przyjmuje się albo odrzuca; nie można od razu podwoić ponownie.
refusal-no-beavers = Nie umówiono się na beavery.
refusal-no-raccoons = Nie umówiono się na raccoony.
refusal-nothing-to-beaver = Beaverem odpowiada się tylko na podwojenie, a raccoonem tylko na beavera.

## Poddanie

refusal-no-resignation = Nikt nie zaproponował poddania się.
refusal-own-resignation = { $side ->
    [white] Zgadza się lub odmawia Biały.
   *[black] Zgadza się lub odmawia Czarny.
}
refusal-resigns-backgammon = Kto się poddaje, przegrywa backgammona; mniej zaproponować nie można.
refusal-resigns-under-double = Najpierw trzeba odpowiedzieć na podwojenie; dopóki czeka na odpowiedź, nikt się nie poddaje.

## Na prawdziwej planszy

refusal-no-clock = Nie umówiono się na zegar, więc nikt nie może przegrać na czas.
refusal-no-claim = Nie umówiono się, że zwycięstwa można zażądać, gdy przeciwnik jest nieobecny.
refusal-not-real-board = To jest dla partii na prawdziwej planszy; tutaj zasad pilnuje program.
refusal-play-is-legal = Ten ruch jest prawidłowy i jako taki zostaje zapisany.
refusal-cannot-stand = Żaden ruch nie kończy się tak, że na polu { $point } stoją pionki obu stron.
refusal-nothing-to-correct = Ostatni ruch nie był błędny.
refusal-dice-lifted = Błędny ruch można poprawić tylko do podniesienia kostek; ten już obowiązuje.
refusal-not-yours-to-correct = { $side ->
    [white] Poprawienia błędnego ruchu może żądać tylko Biały jako przeciwnik.
   *[black] Poprawienia błędnego ruchu może żądać tylko Czarny jako przeciwnik.
}
refusal-no-dice-to-lift = { $side ->
    [white] Biały nie ma kostek do podniesienia.
   *[black] Czarny nie ma kostek do podniesienia.
}
refusal-not-void = W tym regulaminie rzut nie jest z tego powodu nieważny.
refusal-not-early = Przeciwnik zakończył już swoją kolejkę, więc rzut nie był przedwczesny.
void-not-flat = Jedna z kostek nie leży płasko na planszy.
void-different-halves = Kostki leżą w różnych połowach planszy.
void-on-checker = Jedna z kostek leży na pionku.
void-before-turn-ended = Przeciwnik nie zakończył jeszcze swojej kolejki.
void-wrong-half = Kostki nie leżą w prawej połowie planszy, patrząc od strony rzucającego.

## Rozgrywka

refusal-session-over = Rozgrywka jest skończona.
refusal-game-not-over = Ta partia jeszcze trwa.
refusal-ends-by-itself = Koniec tej rozgrywki jest z góry ustalony i nie zależy od woli graczy.

## Ustawienie, które nie może istnieć

setup-checker-number = W grze jest od 1 do 15 pionków z każdej strony, a nie { $found }.
setup-own-checkers = Gracz, którego jest kolej, ma { $found ->
    [one] jeden pionek
    [few] { $found } pionki
    [many] { $found } pionków
   *[other] { $found } pionka
} zamiast { $wanted }.
setup-opponent-checkers = Przeciwnik ma { $found ->
    [one] jeden pionek
    [few] { $found } pionki
    [many] { $found } pionków
   *[other] { $found } pionka
} zamiast { $wanted }.
setup-shared-point = Na polu { $point }, licząc od strony gracza, którego jest kolej, stoją pionki obu stron.
setup-both-finished = Obie strony zdjęły już wszystkie pionki.
situation-checkers = { $side ->
    [white] Białych pionków jest
   *[black] Czarnych pionków jest
} { $found } zamiast { $wanted }.
situation-shared-point = Na polu { $point } stoją pionki obu stron.
situation-over = Jedna strona zdjęła już wszystko: partia jest skończona.
setup-cube-value = Żadna kostka podwajająca nie pokazuje tu { $value }.
setup-cube-held = Kostka podwajająca, której nikt jeszcze nie obrócił, do nikogo nie należy.
setup-no-cube = W tej partii nie obraca się kostki podwajającej, więc nie może ona pokazywać { $value }.
setup-crawford = Partię Crawforda gra się wtedy, gdy jednemu graczowi, i tylko jednemu, brakuje jednego punktu do wygrania meczu.
setup-match-over = Przy wyniku { $points } mecz do { $length } jest już zakończony.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Przed pojedynczą partią nikt jeszcze nie zdobył punktów.
   *[games] Przed pierwszą z kilku partii nikt jeszcze nie zdobył punktów.
}
setup-finished = { $side ->
    [white] Biały zdjął już wszystkie pionki.
   *[black] Czarny zdjął już wszystkie pionki.
}

## Rozgrywka, której nie da się zagrać

terms-session-not-played = { $session ->
    [single-game] { $rulebook }: ten regulamin nie zna pojedynczych partii.
    [running-total] { $rulebook }: ten regulamin nie zna gry z sumowaniem punktów.
    [match] { $rulebook }: ten regulamin nie zna meczów.
    [money] { $rulebook }: ten regulamin nie zna gry na pieniądze.
   *[games] { $rulebook }: ten regulamin nie zna gry na ustaloną liczbę partii.
} Ułóż na jego podstawie własny, który na to pozwala.
terms-length-points = Mecz gra się co najmniej do 1 i najwyżej do 1000 punktów, a nie do { $points }.
terms-length-games = Umówić się można na 1–1000 partii, a nie na { $count }.
terms-start-not-known = { $rulebook }: ten regulamin nie zna ustawienia { $start ->
    [jacquet] Jacquet
    [nackgammon] Nackgammon
   *[hypergammon] Hypergammon
}. Ułóż na jego podstawie własny, który je zna.
terms-not-offered = { $option ->
    [lower-starts] { $rulebook }: tu nie zaczyna niższy rzut.
    [cube] { $rulebook }: tu nie można umówić się na kostkę podwajającą.
    [automatic-double] { $rulebook }: tu nie ma automatycznych podwojeń.
    [first-double] { $rulebook }: tu nie ma automatycznego podwojenia za dublet w pierwszym rzucie.
    [jacoby] { $rulebook }: tu nie ma zasady Jacoby’ego.
    [beavers] { $rulebook }: tu nie ma beaverów.
   *[raccoons] { $rulebook }: tu nie ma raccoonów.
}
terms-money-only = { $option ->
    [jacoby] Zasada Jacoby’ego dotyczy tylko gry na pieniądze.
    [beavers] Beavery stosuje się tylko w grze na pieniądze.
   *[raccoons] Raccoony stosuje się tylko w grze na pieniądze.
}
terms-automatic-money-only = Automatyczne podwojenia stosuje się tylko w grze na pieniądze.
terms-raccoons-without-beavers = Na raccoony można się umówić tylko razem z beaverami.
terms-timing-bounds = Z takim zegarem nie da się grać: ruch wymaga czasu, najwyżej godziny albo { $days } dni.
terms-timing-real-board = Obok prawdziwej planszy stoi prawdziwy zegar; tutaj się go nie prowadzi.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: pojedynczą partię gra się bez kostki podwajającej.
   *[other] { $rulebook }: w to gra się bez kostki podwajającej.
}
remark-even-match = { $points ->
    [one] Mecz do { $points } punktu: lepsza jest liczba nieparzysta.
   *[other] Mecz do { $points } punktów: lepsza jest liczba nieparzysta.
}

## Regulamin, według którego nikt by nie zagrał

rulebook-fault-no-sessions = Żaden rodzaj rozgrywki nie jest dozwolony, więc nie da się w nic zagrać.
rulebook-fault-crawford-without-cube = Partia Crawforda wyłącza kostkę podwajającą, a kostki podwajającej nie ma.
rulebook-fault-crawford-without-matches = Partia Crawforda należy do meczów, a meczów się tu nie gra.
rulebook-fault-cube-limit = Kostka podwajająca pokazuje 2, 4, 8 i tak dalej aż do 1048576, więc { $limit } nie może być jej granicą.
rulebook-fault-cube-without-matches = Kostki podwajającej używa się tylko w meczach, a meczów się tu nie gra.
rulebook-fault-cube-without-several-games = Kostki podwajającej używa się, gdy gra się kilka partii, a tu gra się tylko pojedyncze.
rulebook-fault-automatic-without-cube = Automatyczne podwojenie obraca kostkę podwajającą, a kostki podwajającej nie ma.
rulebook-fault-automatic-without-money = Automatyczne podwojenia stosuje się w grze na pieniądze, a ta nie jest dozwolona.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] Zasada Jacoby’ego dotyczy kostki podwajającej, a kostki podwajającej nie ma.
    [beavers] Beaver obraca kostkę podwajającą, a kostki podwajającej nie ma.
   *[raccoons] Raccoon obraca kostkę podwajającą, a kostki podwajającej nie ma.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] Zasada Jacoby’ego dotyczy gry na pieniądze, a ta nie jest dozwolona.
    [beavers] Beavery stosuje się w grze na pieniądze, a ta nie jest dozwolona.
   *[raccoons] Raccoony stosuje się w grze na pieniądze, a ta nie jest dozwolona.
}
rulebook-fault-raccoons-without-beavers = Raccoonem odpowiada się na beavera, a beavery nie są dozwolone.
rulebook-fault-beavers-and-redoubling = Beavery i natychmiastowe ponowne podwojenie wykluczają się: jedno i drugie obraca kostkę podwajającą w odpowiedzi na podwojenie.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Kostki podwajającej używa się tylko w meczach, więc zasada Jacoby’ego nie ma na co działać.
    [beavers] Kostki podwajającej używa się tylko w meczach, więc beaverem nie ma na co odpowiedzieć.
   *[raccoons] Kostki podwajającej używa się tylko w meczach, więc raccoonem nie ma na co odpowiedzieć.
}
