### Regulaminy jako strony. Zmienne objaśnia katalog angielski.

## Strona

sheet-title = Backgammon według regulaminu: { $rulebook }
sheet-printed-in = Języki drukowanej instrukcji: { $languages }.
sheet-custom-note = Własny regulamin na podstawie: „{ $rulebook }”. Wasze odpowiedzi: { $differences }.
mark-ruling = rozstrzygnięcie
mark-ruling-note = Słowo „rozstrzygnięcie” stoi tam, gdzie drukowana instrukcja milczy, zawiera błąd druku, przeczy sama sobie albo różni się między językami; tak ją czytamy.
mark-ruling-part = częściowo rozstrzygnięcie
mark-ruling-part-note = Oznaczenie „częściowo rozstrzygnięcie”: instrukcja to mówi, ale nie do końca; co musieliśmy dodać, stoi na końcu.
mark-changed = zmienione
mark-changed-note = Słowo „zmienione” stoi tam, gdzie odpowiedź jest inna niż w regulaminie, z którego ten powstał.
mark-example = Przykład
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = niemiecki
language-en = angielski
language-fr = francuski
language-es = hiszpański
language-it = włoski
language-nl = niderlandzki
language-da = duński
language-sv = szwedzki
language-pl = polski
language-ru = rosyjski

about-buffalo = Instrukcja z holenderskiego pudełka, w czterech językach. Prosty backgammon bez kostki podwajającej; pola mają numery od 1 do 24 wzdłuż drogi pierwszego gracza.
about-german = Niemiecka instrukcja z 24 numerowanymi zasadami, surowa wobec kostek, poprawek i dwóch zagrań w pobliżu domu, na które inne regulaminy pozwalają. Oznaczenia takie jak R14 to jej numery.
about-danish = Duńska instrukcja o własnym słownictwie: dom to „fag”, zamknięte pole to „mur”, a zbite pionki po prostu odkłada się na bok. Kostkę podwajającą można od razu odesłać, a poddanie się drogo kosztuje.
about-jumbo = Duża książeczka w czterech językach, która na przykładach rozgrywa partię; na odwrocie planszy jest samotnik.
about-ten-language = Ulotka w dziesięciu językach. Hojna przy zdejmowaniu pionków, kostkę podwajającą pomija.
about-tournament = Dzisiejsze zasady międzynarodowe, według których gra się w klubach, na turniejach i w innych programach.

section-aim = Cel gry
section-set-up = Plansza i ustawienie
section-opening = Kto zaczyna
section-moving = Ruchy
section-hitting = Zbijanie
section-entering = Wprowadzanie
section-bearing-off = Zdejmowanie pionków
section-scoring = Ile warta jest partia
section-cube = Kostka podwajająca
section-resigning = Poddanie się
section-sessions = W co się gra
section-real-board = Przy prawdziwej planszy
section-advice = Dobre rady
section-special = Co tu jest szczególnego
section-rulings = Gdzie trzeba było rozstrzygnąć

## Cel gry

rule-aim = Dwaj gracze prowadzą po piętnaście pionków dookoła planszy w przeciwnych kierunkach. Doprowadzasz wszystkie swoje do domu, a potem je zdejmujesz. Wygrywa ten, kto pierwszy zdejmie wszystkie pionki.

## Plansza i ustawienie

rule-board =
    { $waits ->
        [aside] Plansza ma 24 pola w czterech ćwiartkach po sześć i składa się z dwóch połów.
       *[bar] Plansza ma 24 pola w czterech ćwiartkach po sześć. Banda dzieli ją na dwie połowy.
    } Biały gra jasnymi pionkami, Czarny ciemnymi. Dom Białego to pola od { $p6 } do { $p1 }, dom Czarnego od { $b6 } do { $b1 }; ćwiartka sąsiadująca z domem to ćwiartka zewnętrzna tego gracza.
rule-numbering-each-own = Każdy gracz liczy pola wzdłuż własnej drogi, od 24, gdzie podróż się zaczyna, w dół do 1, ostatniego pola domu. Każde pole ma więc dwa numery, po jednym dla każdego gracza. Przykłady na tej stronie używają numerów Białego.
rule-numbering-up-with-white = Pola są ponumerowane od 1 do 24 wzdłuż drogi gracza 1, tutaj Białego. Gracz 1 wprowadza pionki na pola od { $p24 } do { $p19 }, gracz 2, tutaj Czarny, na pola od { $b24 } do { $b19 }. Obaj używają tych samych numerów.
rule-numbering-down-with-black = Pola są ponumerowane od 24 w dół do 1 wzdłuż drogi ciemnych pionków. Dom Czarnego to pola od { $b6 } do { $b1 }, dom Białego od { $p6 } do { $p1 }. Obaj używają tych samych numerów.
rule-numbering-down-with-white = Pola są ponumerowane od 24 w dół do 1 wzdłuż drogi Białego. Dom Białego to pola od { $p6 } do { $p1 }, dom Czarnego od { $b6 } do { $b1 }. Obaj używają tych samych numerów.
rule-numbering-two-rows = Pola tworzą dwa rzędy, S1 do S12 i W1 do W12. Biały idzie od S1 do S12 i dalej od W12 do W1, Czarny w odwrotną stronę. Dom, czyli „fag”, to pola od { $p6 } do { $p1 } dla Białego i od { $b6 } do { $b1 } dla Czarnego.
rule-direction-counter-clockwise = Biały idzie przeciwnie do ruchu wskazówek zegara, a Czarny zgodnie z nim, gdy dom Białego leży tuż przed tobą po prawej. Planszę można odbić lustrzanie. Żaden pionek nigdy się nie cofa.
rule-direction-clockwise = Biały idzie zgodnie z ruchem wskazówek zegara, a Czarny przeciwnie, gdy dom Białego leży tuż przed tobą po lewej. Planszę można odbić lustrzanie. Żaden pionek nigdy się nie cofa.
rule-colours-agreed = Kto gra którym kolorem, gracze ustalają między sobą.
rule-colours-older-takes-dark = Gracze wybierają kolory. Jeśli nie mogą się zgodzić, ciemnymi pionkami gra starszy.
rule-starts-standard = Biały zaczyna z dwoma pionkami na { $p24 }, pięcioma na { $p13 }, trzema na { $p8 } i pięcioma na { $p6 }; Czarny z dwoma na { $b24 }, pięcioma na { $b13 }, trzema na { $b8 } i pięcioma na { $b6 }.
rule-starts-jacquet = Jacquet: jeśli tak ustalono, wszystkie pionki zaczynają poza planszą. Każdy trzeba najpierw wprowadzić rzutem, do domu przeciwnika, jak pionek zbity; dopóki choć jeden jest na zewnątrz, żaden inny się nie rusza. Potem gra toczy się według zwykłych zasad.
rule-starts-nackgammon = Nackgammon: jeśli tak ustalono, Biały zaczyna z dwoma pionkami na { $p24 } i dwoma na { $p23 }, czterema na { $p13 }, trzema na { $p8 } i czterema na { $p6 }; Czarny tak samo z drugiej strony.
rule-starts-hypergammon = Hypergammon: jeśli tak ustalono, każdy gracz ma tylko trzy pionki. Pionki Białego stoją na { $p24 }, { $p23 } i { $p22 }, Czarnego na { $b24 }, { $b23 } i { $b22 }.
picture-start = Ustawienie początkowe
picture-figure = Rysunek { $figure }
picture-jacquet = Jacquet: wszystkie pionki czekają na zewnątrz
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Co mówi tylko jedna instrukcja

own-quadrants = Na drodze gracza cztery ćwiartki nazywają się pierwszą, drugą, trzecią i czwartą. Czwarta to jego własny dom, pierwsza to dom przeciwnika.
own-words-buffalo = Słowa tej instrukcji: zamknięte pole to „banda” w znaczeniu wstęgi (niderlandzkie band, francuskie bande, niemieckie Band; tekst angielski mówi closed point), kilka z rzędu tworzy „most” (brug, pont, Brücke, bridge). Samotny pionek to „blot”, dosłownie plama. Pola nazywają się też językami (langues, Zungen). Dom nazywa się thuisveld, home quadrant, domaine albo Heimfeld. Zdejmowanie to uitspelen, bearing off, sortie albo Hinausspielen.
own-words-german = Słowa tej instrukcji: Heimfeld (dom), Außenfeld (ćwiartka zewnętrzna), Pasch (dublet), Match. Blot, bar, gammon i backgammon bierze z angielskiego; bar to listwa między domem a ćwiartką zewnętrzną.
own-words-danish = Słowa tej instrukcji: felt (pole), fag (dom), mur (pole zamknięte), pas (dublet). Samotny pionek, który można zbić, nazywa się „bar”; nie jest to miejsce, bo ta instrukcja nie zna bandy.
own-words-jumbo = Słowa tej książeczki: dom to thuisvak, jan intérieur albo Heimfeld, na rysunku 1 także innerer Hof; pole zamknięte jest zablokowane; blot to pionek odsłonięty (kwetsbaar, vulnérable, verletzbar); banda to przegroda między połowami.
own-words-ten-language = Słowa tej ulotki: dom to pole wewnętrzne; banda to linia środkowa, a pola planszy nazywają się liniami. Dublet nazywa się w innych językach Pasch, double, dobles, pariglia, doublet, pas, dubbelslag albo паш; zdejmować to wyprowadzać. Tekst polski nazywa grę tryktrakiem, rosyjski нарды, gammon to марс, a backgammon кокс.
own-box-buffalo = W pudełku jest po piętnaście pionków w dwóch kolorach, plansza i kostki. Mimochodem gracz 1 nazwany jest jasnobrązowym, a gracz 2 ciemnobrązowym. Kolory pól pomagają tylko liczyć. Pionek może leżeć w dowolnym miejscu pola, ale zwykle dosuwa się go do brzegu planszy. Małe części: nie dla dzieci poniżej trzech lat.
own-box-german = Pionki obu graczy powinny wyraźnie różnić się kolorem.
own-box-danish = Do gry należą: plansza z dwunastoma białymi i dwunastoma czarnymi polami, piętnaście białych i piętnaście czarnych pionków, cztery kostki, po dwie czerwone lub czarne dla każdego, i kostka podwajająca. Gdy na polu jest więcej niż pięć pionków, można je układać po dwa lub trzy na sobie.
own-box-jumbo = W pudełku są: plansza z kapsułą i dwiema kostkami, piętnaście czarnych i piętnaście białych pionków magnetycznych, kostka podwajająca i instrukcja. Połóż planszę z kapsułą na stole. Zawartość i kolory mogą się różnić; opakowanie należy zachować; nie dla dzieci poniżej trzech lat.
own-box-ten-language = W pudełku są plansza, piętnaście jasnych i piętnaście ciemnych pionków oraz kostki. Ulotka jest dla dwóch graczy od 6 do 99 lat i obiecuje grę na dziesięć minut lub dłużej.
own-cube-note = Do niektórych gier dołączona jest kostka podwajająca, którą można podwoić stawkę w trakcie partii. Ulotka tego nie omawia, podobnie jak zasad turniejowych, które gdzieniegdzie są inne.

## Kto zaczyna

rule-who-starts-higher-die = Każdy gracz rzuca jedną kostką. Zaczyna ten, kto wyrzucił więcej, i gra obie liczby, własną i przeciwnika, każdą z osobna. Przy remisie obaj rzucają jeszcze raz.
rule-who-starts-lower-by-agreement = Przed rzutem gracze mogą ustalić, że zaczyna ten, kto wyrzucił mniej.
rule-who-starts-higher-total = Obaj gracze rzucają dwiema kostkami. Zaczyna ten, kto ma wyższą sumę, a do pierwszego ruchu rzuca obiema kostkami od nowa, więc partia może zacząć się dubletem. Przy remisie obaj rzucają jeszcze raz.
rule-next-game-opening-throw = Każda następna partia znów zaczyna się rzutem otwierającym.
rule-next-game-winner-starts = Następną partię zaczyna zwycięzca poprzedniej, rzucając dwiema kostkami, bez rzutu otwierającego.
rule-turns = Potem gracze grają na zmianę. Gdy przychodzi twoja kolej, rzucasz obiema kostkami i grasz to, co pokazują.

## Ruchy

rule-numbers = Każda kostka to osobny ruch: pionek idzie naprzód dokładnie o tyle pól, ile pokazuje kostka. Która będzie pierwsza, zależy od ciebie. Możesz przesunąć dwa pionki albo dwa razy ten sam; wtedy po pierwszej liczbie musi on mieć gdzie się zatrzymać. Zajęte pola liczy się tak samo jak puste.
rule-closed-point = Na polu może stać dowolnie wiele pionków jednego koloru, nigdy obu kolorów. Dwa pionki lub więcej zamykają pole przed przeciwnikiem: nie może na nim stanąć ani zatrzymać się po drodze, ale może je przeskoczyć.{ $sheet ->
        [buffalo] {" "}Kilka zamkniętych pól obok siebie tworzy most.
        [tournament] {" "}Kilka zamkniętych pól obok siebie to blokada.
       *[other] {""}
    }
rule-doubles-four-moves = Dublet, czyli ta sama liczba na obu kostkach, gra się cztery razy, dowolnymi pionkami.
rule-obligation-most-numbers = Trzeba zagrać tyle liczb rzutu, ile się da, i w takiej kolejności, która na to pozwala, nawet ze szkodą dla siebie. Jeśli da się zagrać każdą z dwóch liczb, ale nie obie, trzeba zagrać większą. Z dubletu gra się tyle ruchów, ile można. To, czego nie da się zagrać, przepada.
example-opening = Biały zaczyna rzutem 6-1. Jeden pionek może pójść z { $p13 } przez { $p7 } na { $p6 }, ale nie przez { $p12 }, bo to pole jest zamknięte. Lepiej ruszyć z { $p13 } na { $p7 } i z { $p8 } na { $p7 }: te dwa pionki zamykają pole.
example-blocked = Czarny rzuca 6-5. Dwa ciemne pionki na ostatnim polu Białego, { $p1 }, utknęły: piątką stanęłyby na { $p6 }, szóstką na { $p7 }, a oba pola są zamknięte. Nie mogą więc nawet wyruszyć w stronę { $p12 }; Czarny musi grać innymi pionkami.
example-doubles = Biały rzuca 5-5 w ustawieniu początkowym. Pionki na { $p24 } nie mogą się ruszyć, bo pole { $p19 } jest zamknięte przez pięć ciemnych pionków. Biały może przejść dwoma pionkami z { $p13 } przez { $p8 } na { $p3 }.
example-obligation = Biały rzuca 6-5. Pionek na { $p24 } może zagrać szóstkę na { $p18 } albo piątkę na { $p19 }, ale z żadnego z tych pól nie pójdzie dalej na { $p13 }, które jest zamknięte. Pionki w domu nie mogą zagrać żadnej z liczb. Da się zagrać tylko jedną liczbę, więc musi to być większa, szóstka.
example-buffalo-doubles = Przy 3-3 jeden pionek może iść cztery razy po trzy pola, razem dwanaście; albo cztery pionki po trzy; albo dwa pionki po sześć; albo jeden pionek sześć, a dwa inne po trzy; albo jeden pionek dziewięć, a inny trzy.
example-danish-opening = Kostka Białego pokazuje 5, Czarnego 4. Biały zaczyna i może iść jednym pionkiem z { $p24 } przez { $p20 } na { $p15 } albo przesunąć jeden z { $p13 } na { $p9 } i drugi z { $p13 } na { $p8 }.
example-danish-doubles = 4-4 to razem szesnaście pól: jeden pionek idzie o 16 albo cztery po 4, albo dwa po 8, albo jeden o 12, a inny o 4.
example-danish-larger = Jeśli z 4-2 można zagrać 4 albo 2, ale nie obie, trzeba zagrać 4.
example-jumbo-17 = Na początku Biały nie może iść z { $p24 } na { $p17 }: ciemne pionki blokują to pole.
example-jumbo-3 = Z tym 6-5 najlepiej dla Czarnego zagrać jednym pionkiem z { $p12 } na { $p17 } i jednym z { $p12 } na { $p18 }, gdzie zostaje odsłonięty. Czarny mógłby też pójść jednym pionkiem z { $p12 } na { $p23 }, najpierw szóstką albo piątką. Sprawdź, dlaczego to gorsze. (Rysunek 3)
example-jumbo-4a = Biały rzuca 4-2 i może zagrać z { $p8 } na { $p4 } i z { $p6 } na { $p4 }: jeszcze jedno zablokowane pole w domu. (Rysunek 4a)
example-jumbo-doubles = 6-6 to razem 24 pola. Jeden pionek idzie o 24, jeśli jego przystanki nie są zablokowane; albo cztery po 6; albo jeden o 12 i dwa inne po 6; albo dwa po 12; albo jeden o 18, a inny o 6.
example-ten-language-numbers = Przy 2 i 5 jeden pionek może iść o 2, a potem o 5, albo o 5, a potem o 2; albo jeden pionek idzie o 2, a inny o 5.
example-ten-language-doubles = Przy 2-2 jeden pionek może iść cztery razy o 2; albo jeden trzy razy o 2, a inny raz o 2; albo dwa pionki po dwa razy o 2.

## Zbijanie

rule-hitting = Pojedynczy pionek na polu to blot. Gdy stanie tam pionek przeciwnika, blot jest zbity i opuszcza pole.
rule-passing-hits = Pionek, który rusza się dwa razy, zbija każdy blot, na którym się zatrzyma, także po drodze.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Kto zbije pionek, stawia go na bandzie między obiema połowami.
        [jumbo] Zbite pionki stawia się, zawsze na widoku, na bandzie między obiema połowami.
       *[other] Zbite pionki stawia się na bandzie między obiema połowami.
    }
rule-hit-checkers-laid-aside = Zbite pionki odkłada się na bok, obok planszy. Ta instrukcja nie zna bandy; gdy program mówi o bandzie, ma na myśli to miejsce.
rule-pick-and-pass-allowed = Na całej planszy, także we własnym domu, pionek może zbić i w tej samej kolejce pójść dalej.
rule-pick-and-pass-forbidden = Pionek, który zbił we własnym domu, nie może w tej samej kolejce pójść dalej na pole, na którym stoi dokładnie jeden twój pionek. Może pójść na pole puste albo na takie, gdzie stoją co najmniej dwa twoje pionki; wolno go też zdjąć.
example-hit = Czarny zagrał jednym pionkiem na { $p18 } i jednym na { $p17 }; ten na { $p18 } to blot. Biały rzuca 4-2 i idzie z { $p24 } przez { $p22 } albo { $p20 } na { $p18 }, gdzie go zbija.
example-pick-and-pass-allowed = Biały rzuca 3-2. Pionek z { $p8 } zbija trójką na { $p5 } i dwójką idzie dalej na { $p3 }, gdzie osłania własny blot.
example-pick-and-pass-forbidden = Biały rzuca 3-2. Pionek z { $p8 } może trójką zbić na { $p5 }. Nie może jednak dwójką pójść dalej na { $p3 }, bo stoi tam pojedynczy jasny pionek; dwójkę trzeba zagrać inaczej.

## Wprowadzanie

rule-bar-first =
    { $waits ->
        [aside] Jeśli twój pionek został zbity i leży obok planszy, musisz go przywrócić do gry, zanim ruszysz którymkolwiek innym. Jeśli jest ich kilka, musisz przywrócić wszystkie.
       *[bar] Jeśli masz pionek na bandzie, musisz go wprowadzić, zanim ruszysz którymkolwiek innym. Jeśli masz ich kilka, musisz wprowadzić wszystkie.
    }
rule-entering = Wprowadza się do domu przeciwnika, liczbą z jednej kostki: Biały jedynką na { $p24 } i tak dalej aż do szóstki na { $p19 }, Czarny jedynką na { $b24 } i tak dalej aż do szóstki na { $b19 }. Pole nie może być zamknięte; stojący tam blot zostaje zbity. Suma obu kostek nigdy nie wprowadza pionka. Drugą liczbę grasz potem, jak chcesz. Jeśli nie możesz wprowadzić pionka, kolejka przepada.
example-entering = Czarny ma pionek na bandzie i rzuca 6-6: pole { $p6 } jest zamknięte, więc Czarny nie może wejść i kolejka przepada. Rzutem 6-5 Czarny wszedłby na { $p5 } i mógłby potem szóstką pójść dalej na { $p11 }.
example-danish-waiting = Czarny ma zbity pionek i rzuca 6-3. Na { $p6 } i na { $p3 } stoją mury; Czarny musi więc czekać na rzut, który trafi na wolne pole albo na pole z jednym jasnym pionkiem.
example-danish-sums = W domu Białego wolne jest tylko { $p6 }. Czarny pionek nie wróci rzutem 4-2 ani 5-1, choć razem dają 6.
example-jumbo-6 = Biały rzuca 6-4 i gra z { $p24 } na { $p18 } i z { $p13 } na { $p9 }. (Rysunek 6)
example-jumbo-7 = Czarny rzuca 2-1 i może wejść na { $p1 } albo na { $p2 }. Najlepiej wejść na { $p2 } i osłonić ten pionek z { $p1 }: teraz { $p2 } jest zablokowane. (Rysunek 7)

## Zdejmowanie pionków

rule-bearing-off = Gdy wszystkie twoje pionki są w domu, możesz je zdejmować. Liczba zdejmuje pionek z pola, które leży w takiej odległości od krawędzi: jedynka z ostatniego pola, szóstka z najdalszego. Zamiast tego możesz nią przesunąć pionek w domu. Jeśli w tym czasie przeciwnik zbije twój pionek, musi on najpierw znów obejść planszę, zanim zaczniesz zdejmować dalej. Zdjęty pionek już nie wraca.
rule-overshoot-farthest = Jeśli liczba jest wyższa niż najdalsze pole, na którym masz jeszcze pionek, zdejmuje pionek z tego najdalszego pola. Dopóki dalej z tyłu stoi pionek, liczba nie zdejmuje pionka, który wyniosłaby poza krawędź.
rule-overshoot-any-below = Gdy nie masz już pionka na polu tej liczby ani dalej z tyłu, wolno nią zdjąć dowolny pionek z niższego pola, nie tylko najdalszy.
rule-overshoot-any-carried = Liczbą wolno zdjąć każdy pionek, który wynosi ona do krawędzi lub poza nią, nawet jeśli inne twoje pionki stoją dalej z tyłu.
rule-straggler-no = Którą liczbą ostatni pionek wejdzie do domu, zależy od ciebie, o ile rzut daje wybór.
rule-straggler-yes = Gdy już tylko jeden twój pionek jest poza domem i każda z dwóch liczb sama doprowadziłaby go do domu, musi opuścić swoje pole większą. Nie dotyczy to dubletów ani sytuacji, w której nie pozwala na to żadne rozegranie całego rzutu.
example-bearing-off-farthest = Biały rzuca 4-3. Czwórka zdejmuje pionek z { $p4 }. Na { $p3 } nie ma pionka, a dalej z tyłu są pionki, więc trójkę trzeba zagrać w domu: z { $p6 }, { $p5 } albo { $p4 }.
example-bearing-off-any-below = Biały rzuca 4-3. Czwórka zdejmuje pionek z { $p4 }. Na { $p3 } nie ma pionka, ale dalej z tyłu są pionki, więc trójkę trzeba zagrać w domu: z { $p6 }, { $p5 } albo { $p4 }.
example-bearing-off-any-carried = Biały rzuca 4-3. Czwórka zdejmuje pionek z { $p4 }. Trójką wolno zdjąć pionek z { $p2 } albo { $p1 }, choć inne stoją dalej z tyłu, lub zagrać ją w domu.
example-last-checkers-farthest = Biały rzuca 4-3 i ma pionki już tylko na { $p4 }, { $p2 } i { $p1 }. Gdy czwórka zdejmie ostatni z { $p4 }, trójka musi zdjąć pionek z { $p2 }, teraz najdalszego pola.
example-last-checkers-any-below = Biały rzuca 4-3 i ma pionki już tylko na { $p4 }, { $p2 } i { $p1 }. Gdy czwórka zdejmie ostatni z { $p4 }, trójką wolno zdjąć pionek z { $p2 } albo z { $p1 }.
example-last-checkers-any-carried = Biały rzuca 4-3 i ma pionki już tylko na { $p4 }, { $p2 } i { $p1 }. Czwórką wolno zdjąć dowolny z nich, a trójką jeden z { $p2 } albo { $p1 }, w dowolnej kolejności.
example-straggler = Biały rzuca 3-2. Ostatni pionek poza domem stoi na { $p8 } i każda z liczb doprowadziłaby go do domu. Musi opuścić { $p8 } trójką, na { $p5 }; dwójkę wolno zagrać dowolnym pionkiem.
example-buffalo-bearing-off = Gracz 2, tutaj Czarny, ma pionki na wszystkich polach domu i rzuca 5-3: schodzi jeden z { $b5 } i jeden z { $b3 }. Jeśli { $b6 } jest puste, szóstka zdejmuje pionek z { $b5 }.
example-german-edges = Czarny zdejmuje z { $b1 } jedynką, z { $b2 } dwójką i tak dalej; Biały z { $p1 } jedynką, z { $p2 } dwójką i tak dalej.
example-danish-bearing-off = Biały rzuca 6-3 i może zdjąć pionek z { $p6 } i pionek z { $p3 } albo zamiast tego grać w domu. Przy 4-4 mogą zejść cztery z { $p4 }.
example-jumbo-8b = Później w partii Biały ma jeden pionek na { $p12 }, a resztę w domu; Czarny czeka na bandzie. Biały rzuca 6-2, gra z { $p12 } na { $p6 } i mógłby od razu zdjąć pionek z { $p2 }. To błąd początkującego, z pośpiechu: pionek, który zostaje na { $p2 }, stoi sam, i gdy Czarny wyrzuci 2, zostanie zbity. (Rysunki 8a i 8b)
example-jumbo-8c = Mądrzej iść z { $p12 } na { $p6 } i dalej na { $p4 }. Cały dom pozostaje zamknięty i Czarny nie może wejść. (Rysunek 8c)
example-jumbo-8d = Biały rzuca 6-4, zdejmuje jeden pionek z { $p6 }, a drugim gra z { $p6 } na { $p2 }. Wolno by też zdjąć z { $p4 }, ale drugi pionek zostałby odsłonięty na { $p6 }. (Rysunek 8d)
example-jumbo-8e = Czarny rzuca 4-2 i znów nie może wejść: { $p4 } i { $p2 } są zajęte, a od razu na { $p6 } iść nie wolno. Biały rzuca 6-5 i zdejmuje dwa pionki z { $p5 }. (Rysunek 8e)
example-jumbo-8f = Czarny rzuca 5-4, wchodzi na { $p5 } i idzie dalej na { $p9 }. Biały i tak skończy pierwszy i wygra tyle punktów, ile pokazuje kostka podwajająca. (Rysunek 8f)
example-jumbo-9-53 = Przy 5-3 w tej samej pozycji (rysunek 9) schodzi pionek z { $p5 }; trójkę gra się z { $p6 } na { $p3 } albo z { $p4 } na { $p1 }. Trójka nie może zdjąć pionka z { $p2 } ani z { $p1 }.
example-jumbo-9-high = Przy 6-6 schodzą trzy pionki z { $p6 } i jeden z { $p5 }. Przy 5-5 schodzi jeden z { $p5 }, a trzy idą z { $p6 } na { $p1 }. Przy 4-4 schodzą wszystkie cztery z { $p4 }. (Rysunek 9)
example-jumbo-9-33 = Przy 3-3 mogą zejść najwyżej dwa pionki z { $p6 }; wtedy na { $p6 } i { $p5 } zostają pojedyncze. Jeśli Czarny musi jeszcze wejść, jednym z wielu sposobów jest zdjąć jeden z { $p6 } i zagrać z { $p5 } na { $p2 } i z { $p4 } na { $p1 }. (Rysunek 9)
example-jumbo-9-22 = Przy 2-2 mogą zejść trzy z { $p2 }, a jeden z { $p4 }, { $p5 } albo { $p6 } idzie o dwa pola; albo schodzą dwa z { $p4 }; albo jeden z { $p6 } i jeden z { $p2 }; albo żaden, a cztery z wyższych pól idą po dwa pola lub dwa po cztery. (Rysunek 9)
example-jumbo-9-11 = Przy 1-1, jeśli Czarny musi jeszcze wejść, Biały może zamknąć dom: jeden pionek z { $p6 } na { $p5 }, dwa z { $p4 } na { $p3 } i jeden zdjęty z { $p1 }. W następnym rzucie Czarny nie wejdzie. (Rysunek 9)

## Ile liczy się partia

rule-single = Jeśli przegrany zdjął co najmniej jeden pionek i nie zachodzi nic innego, partia liczy się raz: jeden punkt albo pojedyncza stawka.
rule-gammon-nothing-borne-off = Jeśli przegrany nie zdjął ani jednego pionka, jest to gammon i liczy się podwójnie.
rule-backgammon-checker-back = Jeśli przegrany ma jeszcze pionek na bandzie albo w domu zwycięzcy, jest to backgammon i liczy się potrójnie, nawet gdy przegrany zdjął już inne.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Jeśli przegrany nie zdjął ani jednego pionka i ma jeszcze pionek w domu zwycięzcy albo zbity pionek, który nie wrócił do gry, jest to backgammon i liczy się potrójnie.
       *[bar] Jeśli przegrany nie zdjął ani jednego pionka i ma jeszcze pionek na bandzie albo w domu zwycięzcy, jest to backgammon i liczy się potrójnie.
    } Kto zdjął choć jeden, przegrywa tylko zwykłą partię, gdziekolwiek stoją pozostałe.
example-backgammon-checker-back = Biały skończył. Czarny zdjął dwa pionki, ale jeden stoi jeszcze w domu Białego, na { $p2 }. Biały wygrywa backgammona, potrójną stawkę.
example-backgammon-checker-back-nothing-off = Biały skończył. Jeden ciemny pionek stoi jeszcze w domu Białego, na { $p2 }, ale Czarny zdjął dwa. Biały wygrywa zwykłą partię.

## Kostka podwajająca

rule-cube-no-cube = Kostki podwajającej nie ma.
rule-cube-always = Kostka podwajająca podnosi wartość partii. Każda partia zaczyna się od 1; jej wynik mnoży się na końcu przez liczbę na kostce podwajającej.
rule-cube-several-games = Kostki podwajającej używa się, gdy umówiono się na kilka partii, ale nie w pojedynczej partii. Każda partia zaczyna się od 1; jej wynik mnoży się na końcu przez liczbę na kostce podwajającej.
rule-cube-match-if-agreed = W meczu gracze mogą z góry umówić się na kostkę podwajającą. Każda partia zaczyna się od 1; jej wynik mnoży się na końcu przez liczbę na kostce podwajającej.
rule-cube-limit = Kostka podwajająca idzie od 2 do { $number }, nie wyżej.
rule-cube-no-limit = Podwajać można bez ograniczeń.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Przed pierwszym podwojeniem kostka podwajająca leży pośrodku i nie należy do nikogo.
       *[bar] Przed pierwszym podwojeniem kostka podwajająca leży pośrodku, na bandzie, i nie należy do nikogo.
    }
rule-cube-rest-cube-beside = Przed pierwszym podwojeniem kostka podwajająca leży obok planszy z liczbą 64 na wierzchu, co oznacza 1. Kto podwaja, kładzie ją na środku planszy i mówi: „Podwajam”. Potem przechodzi ona na stronę gracza, który przyjął.
rule-who-may-double-before-own-roll = Podwoić wolno przed własnym rzutem, gdy przeciwnik zakończył już choć jedną kolejkę; przed pierwszym rzutem partii nikt więc nie podwaja. Dopóki nikt nie przyjął podwojenia, może podwoić każdy. Kto przyjmie podwojenie, do tego należy kostka podwajająca i tylko on może podwoić następnym razem.
rule-answer-to-double-take-or-drop = Przeciwnik przyjmuje i gra toczy się dalej o podwójną stawkę, z kostką podwajającą po jego stronie, albo odrzuca.
rule-answer-to-double-redouble-at-once = Przeciwnik przyjmuje, odrzuca albo od razu podwaja ponownie. Biały podwaja z 1 do 2: Czarny przyjmuje i kostka podwajająca leży u niego z liczbą 2; albo odrzuca i Biały wygrywa 1; albo podwaja ponownie, to znaczy przyjmuje na 2 i proponuje 4. Teraz to Biały przyjmuje, z kostką podwajającą na 4, albo odrzuca i przegrywa 2, albo podwaja do 8 i tak dalej. Przy najwyższej liczbie można już tylko przyjąć albo odrzucić. Gdy to już rozstrzygnięte, rzuca gracz, który zaczął podwajanie.
rule-answer-to-double-beaver-if-agreed = W grze na pieniądze można umówić się na beavera: kto dostał podwojenie, od razu obraca kostkę podwajającą o stopień dalej i zatrzymuje ją u siebie. Podwajający gra dalej albo przegrywa podwojoną stawkę.
rule-drop-costs-stake-before = Kto odrzuca, od razu przegrywa partię o stawkę sprzed podwojenia.
rule-automatic-double-automatic-never = Kostka podwajająca nigdy nie obraca się sama.
rule-automatic-double-automatic-if-agreed = Jeśli tak ustalono, kostka podwajająca sama obraca się na 2, jeden raz, i zostaje pośrodku: przy remisie w pierwszym rzucie otwierającym partii albo, jak też można czytać instrukcję, przy dublecie w pierwszym rzucie po nim.
rule-automatic-double-automatic-money = Jeśli tak ustalono, i tylko w grze na pieniądze, remis w pierwszym rzucie otwierającym partii obraca kostkę podwajającą na 2, jeden raz. Zostaje ona pośrodku.
rule-crawford-no = Partii Crawforda nie ma: podwajać wolno w każdej partii meczu.
rule-crawford-yes = Gdy któremuś z graczy brakuje do wygrania meczu jednego punktu, następna partia jest partią Crawforda, raz w meczu: nikt w niej nie podwaja, ale gammony i backgammony się liczą. Po niej znów mogą podwajać obaj. W meczu do jednego punktu kostki podwajającej nie ma.
rule-money-options-nothing = Na nic więcej w sprawie kostki podwajającej nie można się w grze na pieniądze umówić.
rule-money-options-jacoby = Jeśli tak ustalono, i tylko w grze na pieniądze, zasada Jacoby’ego: gammony i backgammony liczą się dopiero po przyjętym podwojeniu. Do tego czasu każda partia liczy się raz.
rule-money-options-beavers = Jeśli tak ustalono, i tylko w grze na pieniądze, beavery.
rule-money-options-raccoons = Jeśli tak ustalono, i tylko w grze na pieniądze, raccoony: podwajający odpowiada na beavera jeszcze jednym obrotem kostki podwajającej; zostaje ona u gracza, który zagrał beavera.
example-scoring = Czarny podwaja, a Biały przyjmuje. Później Biały podwaja ponownie, a Czarny przyjmuje: kostka podwajająca wskazuje 4. Na koniec Czarny wygrywa gammona: dwa razy 4, czyli 8 punktów.
example-jumbo-double = Na rysunku 7 Biały wyraźnie prowadzi i może przed rzutem obrócić kostkę podwajającą na 2: kładzie ją na środku planszy i mówi wyraźnie: „Podwajam”.

## Poddanie się

rule-resigning-offer = W każdej chwili możesz zaproponować, że oddasz zwykłą partię, gammona albo backgammona, byle żadne podwojenie nie czekało na odpowiedź. Kosztuje to odpowiednio jedną, dwie lub trzy bieżące stawki. Przeciwnik może odmówić; wtedy partia toczy się dalej, jakby nic nie powiedziano.
rule-resigning-at-once-backgammon = Kto się poddaje, przegrywa od razu, bez pytania o zgodę, i przegrywa backgammona, potrójną stawkę. Taniej jest tylko odrzucić podwojenie.

## W co się gra

rule-sessions-single-game = Pojedyncza partia.
rule-sessions-running-total = Partia za partią o stawkę, z sumowaniem punktów, dopóki obaj gracze mają ochotę.
rule-sessions-match-to = Mecz: partie, aż któryś z graczy zdobędzie ustaloną liczbę punktów, lepiej nieparzystą. Kończy się, gdy tylko ta liczba zostanie osiągnięta lub przekroczona.
rule-sessions-money = Gra na pieniądze: partia za partią, każda rozliczana osobno, dopóki obaj gracze mają ochotę.
rule-sessions-games = Ustalona liczba partii, na przykład 3 albo 5. Rozgrywa się wszystkie i sumuje punkty; równe sumy oznaczają remis.

## Przy prawdziwej planszy

rule-dice-fall-one-half = Obie kostki muszą leżeć płasko w tej samej połowie planszy, nie na pionku, i nie wolno nimi rzucać, zanim przeciwnik skończy. W przeciwnym razie rzut jest nieważny i trzeba go powtórzyć.
rule-dice-fall-right-half = Obie kostki muszą leżeć płasko w prawej połowie planszy, patrząc od strony rzucającego, nie na pionku, i nie wolno nimi rzucać, zanim przeciwnik skończy. W przeciwnym razie rzut jest nieważny i trzeba go powtórzyć.
rule-turn-end = Podniesienie kostek kończy kolejkę.
own-one-hand = Pionki przesuwa się jedną ręką i jawnie.
own-signal = Gdy twoja kolejka się kończy, dajesz to poznać przeciwnikowi. Możecie umówić się na znak; jeśli żadnego nie ma, znakiem jest podniesienie kostek.
own-scorekeeper = Jeśli partia jest zapisywana, powinien to robić ktoś trzeci, bezstronny.
rule-correction-either-until-lifted = Do podniesienia kostek każdy z graczy może żądać poprawienia błędnego ruchu; cały rzut można wtedy rozegrać od nowa. Potem ruch obowiązuje.
rule-correction-opponent-until-lifted = Do podniesienia kostek przeciwnik może żądać poprawienia błędnego ruchu; cały rzut można wtedy rozegrać od nowa. Potem ruch obowiązuje.
rule-correction-either-until-roll = Do następnego rzutu każdy z graczy może żądać poprawienia błędnego ruchu; cały rzut można wtedy rozegrać od nowa. Potem ruch obowiązuje.
rule-correction-opponent-until-roll = Dopóki sam nie rzuci, przeciwnik może żądać poprawienia błędnego ruchu; cały rzut można wtedy rozegrać od nowa. Potem ruch obowiązuje.

## Dobre rady

advice-buffalo-race = Wykorzystuj każdą liczbę jak najlepiej. Przeszkadzajcie sobie, zamykając pola i zbijając pionki.
advice-buffalo-bridge = Dość długi most bardzo przeszkadza przeciwnikowi, którego pionki gromadzą się przed nim.
advice-danish-walls = Graj tak, żeby na planszy było jak najmniej samotnych pionków, i staraj się raczej budować mury.
advice-danish-doubling = Gdy zanosi się na gammon albo backgammon, nie proponuj dalszego podwojenia: przeciwnik mógłby się poddać i zapłacić tylko tyle, ile partia jest warta w tej chwili.
advice-jumbo-game = Backgammon to jedna z najstarszych gier świata, taktyczna i pasjonująca. Książeczka objaśnia ją krok po kroku na przykładach; odtwarzaj je na planszy.
advice-jumbo-cube = Przy kilku partiach nawet beznadziejny wynik, na przykład po dwóch partiach, można odwrócić sprytnym użyciem kostki podwajającej.
advice-ten-language-basics = W backgammona gra się na różne sposoby; ulotka objaśnia tylko najbardziej znane zasady podstawowe.
advice-ten-language-safety = Dopóki przeciwnik ma pionek na bandzie, rozsądniej bywa grać w domu niż zdejmować, żeby nie stał tam samotny pionek, którego mógłby zbić.

## Co tu jest szczególnego

special-intro = W porównaniu z dzisiejszymi zasadami turniejowymi:
special-item = { $question } Tutaj: { $here }. Na turniejach: { $there }.
special-none = To zasady, według których gra się w klubach, na turniejach i w innych programach; z nimi porównuje się pozostałe regulaminy.

## Gdzie trzeba było rozstrzygnąć

ruling-silent = { $question } Instrukcja tego nie mówi albo nie mówi jasno. Nasza odpowiedź: { $answer }.
ruling-reason = { $question } { $reason } Nasza odpowiedź: { $answer }.
ruling-turn-end = Kiedy kończy się kolejka? Instrukcja tego nie mówi. Gramy tak: gdy kostki zostały podniesione.
reason-buffalo-obligation = Instrukcja każe zagrać wyższą liczbę, gdy da się użyć tylko jednej, ale nie mówi wprost, że trzeba zagrać obie, jeśli pozwala na to jakakolwiek kolejność.
reason-buffalo-backgammon = Instrukcja nie mówi, czy backgammon jest jeszcze możliwy, gdy przegrany zdjął już jakieś pionki.
reason-buffalo-direction = W tekście niderlandzkim pierwszy gracz idzie zgodnie z ruchem wskazówek zegara, w angielskim i niemieckim przeciwnie; francuski zostawia to rysunkowi.
reason-german-direction = Instrukcja mówi, skąd dokąd idą pionki i że nigdy się nie cofają, ale nie mówi, czy zgodnie z ruchem wskazówek zegara.
reason-german-straggler = Instrukcja mówi o pionku, którym można zagrać „jedną i drugą liczbę”; czytamy to tak: każda z liczb sama doprowadziłaby go do domu.
reason-german-correction = Instrukcja nie mówi, co dzieje się z błędnym ruchem, którego nikt w porę nie kazał poprawić; u nas obowiązuje.
reason-german-resigning = Instrukcja mówi „w każdej chwili”; gdy podwojenie czeka na odpowiedź, prosimy najpierw o tę odpowiedź.
reason-danish-backgammon = Instrukcja zapomina o przegranym, który zdjął już pionek, a inny ma jeszcze daleko z tyłu.
reason-danish-who-may-double = Instrukcja pozwala podwoić przed rzutem, ale nie mówi, czy także przed pierwszym rzutem partii.
reason-danish-starts = O Jacquet instrukcja mówi tylko tyle, że wszystkie pionki trzeba najpierw wprowadzić rzutami; gdzie wchodzą i że ma to pierwszeństwo, to nasze odczytanie.
reason-danish-direction = Instrukcja podaje rzędy, po których idzie każda strona; który leży bliżej Białego, pokazuje tylko rysunek.
reason-danish-automatic-double = Instrukcja zna odmianę, w której stawka się podwaja, „jeśli pierwszy rzut to pas”. Może to być remis dwóch kostek otwarcia albo dublet w pierwszym prawdziwym rzucie.
reason-jumbo-direction = Książeczka pokazuje drogi obu stron strzałkami na rysunku.
reason-jumbo-who-starts = Książeczka mówi, że zaczyna wyższy rzut dwiema kostkami, ale nie dodaje, czy ten rzut się potem rozgrywa.
reason-jumbo-obligation = Książeczka mówi, jak daleko trzeba zagrać dublet, ale nie mówi, co z dwiema różnymi liczbami, z których można zagrać tylko jedną.
reason-jumbo-who-may-double = Książeczka pozwala podwajać temu, na kogo przyszła kolej i kto jeszcze nie rzucił; czy także przed pierwszym rzutem partii, tego nie mówi.
reason-jumbo-sessions = Książeczka sumuje punkty z umówionych partii; że gra się wszystkie i że równy wynik to remis, to nasze odczytanie.
reason-jumbo-backgammon = Tekst francuski zapomina o pionku na bandzie.
reason-ten-language-overshoot = Dziewięć języków na to pozwala; tekst francuski wymaga dokładnej liczby.
reason-ten-language-passing = W czterech językach jeden akapit zabrania zatrzymania się na pojedynczym pionku przeciwnika, a następny każe go zbić.
reason-ten-language-correction = Ulotka nie mówi ani czy cały rzut można rozegrać od nowa, ani co dzieje się z błędnym ruchem, którego nikt w porę nie kazał poprawić; u nas obowiązuje.
reason-ten-language-gammon = Ulotka wymienia gammona, ale nie podaje, ile się liczy.
reason-ten-language-backgammon = Ulotka wymienia backgammona, ale nie podaje, ile się liczy.
reason-ten-language-dice-fall = Ulotka wymaga tylko prawej połowy planszy; co jeszcze unieważnia rzut, wzięto skądinąd.
misprint-buffalo-stake = Tekst niderlandzki daje stawkę przegranemu. To błąd druku.
misprint-buffalo-sum = Tekst angielski każe grać kostki otwarcia „wzięte razem”. To dwie osobne liczby, jak w każdym rzucie.
misprint-buffalo-hitting = Tylko tekst angielski mówi, że blot zbija się, stając na nim, i że idzie na bandę; pozostałe od razu przechodzą do wprowadzania.
misprint-buffalo-french = Tekst francuski gra o „ruchy”, gdzie inne grają o stawkę, zwykłą wygraną nazywa łatwą i żąda większej liczby nawet wtedy, gdy można zagrać tylko jedną. Zbite pionki wprowadza też do „strefy startowej” przeciwnika; chodzi o jego dom.
misprint-buffalo-twice = Tekst niemiecki wymienia jeden ze sposobów zagrania 3-3 dwa razy; jest ich pięć.
misprint-jumbo-unoccupied = W przykładzie z 3-3 teksty angielski i francuski nazywają pustymi pola, na których został jeden pionek.
misprint-jumbo-besides = W przykładzie z 4-3 tekst niemiecki zdejmuje niskie pionki „z wyjątkiem” tego na 4; ma być „oprócz niego także”.
misprint-jumbo-french = Tekst francuski liczy w pudełku dwie pary kostek, każe jednej kostce rozstrzygać, kto zaczyna, każe jednemu czarnemu pionkowi blokować pole, przy rysunku 8d zakazuje tego, co inne tylko odradzają, w przykładzie z 3-3 przyjmuje za pewne, że Czarny musi jeszcze wejść, a potrójnie liczy tylko za pionek w domu zwycięzcy, nie za pionek na bandzie.
misprint-jumbo-cube = W przykładzie z 5-3 tekst niderlandzki gra trójkę kostką podwajającą; chodzi o zwykłą kostkę.
misprint-jumbo-wording = W tekście niemieckim każdy gracz zaczyna z jednym punktem; to partia liczy się za jeden. W tekście angielskim pionki zbija się „z planszy”; trafiają na bandę. Ponadto zdejmować może tam zacząć „pierwszy”, kto ma wszystkie pionki w domu; może każdy, kto je tam ma. Do ruchu obiema kostkami żąda też pól „niezajętych”; chodzi o pola niezablokowane.
misprint-ten-language-dice = Tekst niderlandzki mówi o trzech kostkach. Są dwie.
misprint-ten-language-list = Spisy zawartości wymieniają po włosku, duńsku i polsku jedną kostkę, a po hiszpańsku żadnej. Są dwie.
misprint-ten-language-terms = W tekście angielskim pola są zwrócone ku bandzie, a włoski nazywa je brzegami planszy; to trójkąty.
misprint-ten-language-sum = Teksty angielski, niderlandzki i rosyjski każą grać sumę kostek otwarcia. To dwie osobne liczby, jak w każdym rzucie.
misprint-ten-language-doubles = W przykładzie z 2-2 tekst angielski rusza trzema pionkami po dwa razy, o jeden za dużo, a włoski jednym pionkiem raz; polski przykład z 2 i 5 pomija sposób z dwoma pionkami, a szwedzki mówi 2 tam, gdzie ma na myśli 5 i 2.
misprint-ten-language-home = Zamiast wyprowadzać, tekst angielski przesuwa inne pionki „do” domu, a niderlandzki przesuwa tam „zamiast w grze”; chodzi o ruch w obrębie domu zamiast poza planszę. A tekst angielski żąda większej liczby, gdy ruszyć może się tylko jeden „pionek”; chodzi o jedną liczbę.
misprint-ten-language-french = W tekście francuskim przegrany w backgammon ma pionek w domu „przeciwnika”, choć słowo to oznacza tam przegranego; chodzi o dom zwycięzcy.
misprint-ten-language-italian = W tekście włoskim na rysunku zamieniono pole wewnętrzne i zewnętrzne Białego, obowiązek ruchu dotyczy tylko „tego przypadku”, zbite pionki mają wracać „na bandę”, rada zbija pionek na bandzie, zamiast się go wystrzegać, a uwaga każe kostce podwajać rzut i mówi o turach; podwaja się stawka, a chodzi o turnieje.
misprint-ten-language-swedish = W tekście szwedzkim to pionek przeciwnika zbija ten z bandy; jest odwrotnie. Pozwala też rozegrać w domu tylko część rzutu; wolno cały.
misprint-ten-language-danish = Tekst duński i polski każą ruszać dwoma pionkami tylko „w przeciwnym razie”; wybór jest wolny. Uwagi duńska i niderlandzka pomijają inne „zasady gry”; chodzi o turniejowe.
misprint-ten-language-russian = W tekście polskim i rosyjskim pionek z bandy mógłby zbić pionek własnej strony; mógłby zbić jeden z twoich.

## Porównanie

compare-title = Sześć regulaminów obok siebie
compare-intro = Wszystkie pytania, w których instrukcje mogłyby się różnić. Odpowiedzi inne niż turniejowe są oznaczone.
compare-mark = inaczej niż w zasadach turniejowych

## Źródła

sources-title = { $rulebook }: każde stwierdzenie i co mu odpowiada
sources-count =
    { $count ->
        [one] { $count } stwierdzenie, języki: { $languages }.
        [few] { $count } stwierdzenia, języki: { $languages }.
       *[many] { $count } stwierdzeń, języki: { $languages }.
    } { $open ->
        [0] Każde ma odpowiedź.
        [one] { $open } pozostaje otwarte.
        [few] { $open } pozostają otwarte.
       *[many] { $open } pozostaje otwartych.
    }
sources-intro = W kolejności wydrukowanej instrukcji; zamiast jej zdań stoją tu akapity, które je oddają. Nazwy to nazwy akapitów na stronie zasad i testów w kodzie źródłowym programu.
sources-kind-rule = zasada
sources-kind-option = według umowy
sources-kind-example = przykład
sources-kind-equipment = wyposażenie
sources-kind-term = pojęcie
sources-kind-advice = rada
sources-told = Stoi w: { $list }.
sources-kept = Sprawdza to test { $list }.
sources-hand = Pilnują tego gracze.
sources-only = Tylko w językach: { $languages }.
sources-open = Jeszcze otwarte.

question-who-starts = Kto zaczyna?
question-next-game = Kto zaczyna następną partię?
question-obligation = Ile z rzutu trzeba zagrać?
question-doubles = Ile wart jest dublet?
question-overshoot = Co wolno zdjąć liczbą wyższą niż pole pionka?
question-straggler = Czy ostatni pionek musi wejść do domu większą liczbą?
question-pick-and-pass = Czy pionek może zbić w domu i pójść dalej na własny blot?
question-passing = Co się dzieje, gdy ktoś zatrzyma się na pojedynczym pionku przeciwnika?
question-correction = Kto może żądać poprawienia błędnego ruchu i do kiedy?
question-gammon = Kiedy partia liczy się podwójnie, jako gammon?
question-backgammon = Kiedy partia liczy się potrójnie, jako backgammon?
question-cube = Czy jest kostka podwajająca?
question-who-may-double = Kto może podwoić?
question-answer-to-double = Co można odpowiedzieć na podwojenie?
question-drop-costs = Jaki jest koszt odrzucenia?
question-automatic-double = Czy kostka podwajająca obraca się kiedyś sama?
question-crawford = Czy jest partia Crawforda?
question-money-options = Jakie ustalenia są możliwe w grze na pieniądze?
question-resigning = Jak się poddać?
question-sessions = W co się gra?
question-starts = Jak stoją pionki na początku?
question-numbering = Jak ponumerowana jest plansza?
question-direction = W którą stronę idzie Biały?
question-colours = Kto bierze który kolor?
question-dice-fall = Gdzie na prawdziwej planszy muszą upaść kostki?
question-hit-checkers = Gdzie czekają zbite pionki?
question-cube-rest = Gdzie leży kostka podwajająca przed pierwszym podwojeniem?

topic-who-starts = rzut otwierający
topic-next-game = kto zaczyna następną partię
topic-obligation = obowiązek ruchu
topic-doubles = dublety
topic-overshoot = zdejmowanie pionków
topic-straggler = ostatni pionek
topic-pick-and-pass = zbicie i ruch dalej
topic-passing = zatrzymanie się po drodze
topic-correction = błędne ruchy
topic-gammon = gammon
topic-backgammon = backgammon
topic-cube = kostka podwajająca
topic-who-may-double = prawo do podwojenia
topic-answer-to-double = odpowiedź na podwojenie
topic-drop-costs = koszt odrzucenia
topic-automatic-double = automatyczne podwojenia
topic-crawford = partia Crawforda
topic-money-options = ustalenia w grze na pieniądze
topic-resigning = poddanie się
topic-sessions = rodzaje rozgrywki
topic-starts = ustawienia
topic-numbering = numeracja
topic-direction = kierunek
topic-colours = kolory
topic-dice-fall = gdzie padają kostki
topic-hit-checkers = gdzie czekają zbite pionki
topic-cube-rest = gdzie leży kostka podwajająca

answer-higher-die = każdy rzuca jedną kostką; kto ma więcej, zaczyna i gra obie liczby
answer-lower-by-agreement = ten, kto ma mniej, jeśli tak ustalono
answer-higher-total = obaj rzucają dwiema kostkami; kto ma wyższą sumę, zaczyna i rzuca od nowa
answer-opening-throw = znów rzut otwierający
answer-winner-starts = zwycięzca poprzedniej, bez rzutu otwierającego
answer-most-numbers = tyle liczb, ile się da; jeśli tylko jedną, to większą
answer-four-moves = cztery ruchy
answer-farthest = tylko pionek stojący najdalej z tyłu
answer-any-below = dowolny pionek z niższego pola, gdy na polu tej liczby i dalej z tyłu nie stoi już żaden
answer-any-carried = każdy pionek, który liczba wynosi za krawędź, cokolwiek stoi za nim
answer-no = nie
answer-straggler-yes = tak, jeśli każda z liczb doprowadziłaby go do domu; nie przy dublecie
answer-pick-and-pass-allowed = tak
answer-pick-and-pass-forbidden = nie
answer-hits = zostaje zbity
answer-either-until-lifted = każdy z graczy, do podniesienia kostek
answer-opponent-until-lifted = przeciwnik, do podniesienia kostek
answer-either-until-roll = każdy z graczy, do następnego rzutu
answer-opponent-until-roll = przeciwnik, dopóki nie rzuci
answer-nothing-borne-off = przegrany nie zdjął żadnego pionka
answer-checker-back = pionek przegranego jest na bandzie albo w domu zwycięzcy, nawet gdy inne są zdjęte
answer-checker-back-nothing-off =
    { $waits ->
        [aside] przegrany nie zdjął żadnego pionka i ma pionek w domu zwycięzcy albo zbity pionek, który nie wrócił do gry
       *[bar] przegrany nie zdjął żadnego pionka i ma pionek na bandzie albo w domu zwycięzcy
    }
answer-no-cube = nie
answer-cube-always = tak
answer-cube-several-games = gdy umówiono się na kilka partii
answer-cube-match-if-agreed = w meczu, jeśli tak ustalono
answer-cube-limit = do { $number }
answer-cube-no-limit = bez ograniczeń
answer-before-own-roll = przed własnym rzutem, gdy przeciwnik zakończył już kolejkę; później tylko właściciel kostki podwajającej
answer-take-or-drop = przyjąć albo odrzucić
answer-redouble-at-once = przyjąć, odrzucić albo od razu podwoić ponownie
answer-beaver-if-agreed = w grze na pieniądze beaver, jeśli tak ustalono
answer-stake-before = stawka sprzed podwojenia
answer-not-applicable = –
answer-automatic-never = nigdy
answer-automatic-if-agreed = jeśli tak ustalono, raz, przy remisie w pierwszym rzucie otwierającym albo przy dublecie w pierwszym rzucie
answer-automatic-money = w grze na pieniądze, jeśli tak ustalono, raz, przy remisie w pierwszym rzucie otwierającym
answer-crawford-yes = tak, pierwsza partia od chwili, gdy komuś brakuje do wygrania meczu tylko jednego punktu
answer-jacoby = zasada Jacoby’ego
answer-beavers = beavery
answer-raccoons = raccoony
answer-nothing = żadne
answer-offer = proponując zwykłą partię, gammona albo backgammona; przeciwnik może odmówić
answer-at-once-backgammon = od razu, przegrywając backgammona
answer-single-game = pojedyncze partie
answer-running-total = partie z sumowaniem punktów
answer-match-to = mecze do ustalonej liczby punktów
answer-money = gra na pieniądze
answer-games = ustalona liczba partii z sumą punktów
answer-standard = jak zwykle
answer-jacquet = Jacquet
answer-nackgammon = Nackgammon
answer-hypergammon = Hypergammon
answer-each-own = każdy gracz liczy od 24 w dół do 1
answer-up-with-white = od 1 do 24 wzdłuż drogi pierwszego gracza
answer-down-with-black = od 24 w dół do 1 wzdłuż drogi ciemnych pionków
answer-down-with-white = od 24 w dół do 1 wzdłuż drogi Białego
answer-two-rows = dwa rzędy, S1 do S12 i W1 do W12
answer-counter-clockwise = przeciwnie do ruchu wskazówek zegara
answer-clockwise = zgodnie z ruchem wskazówek zegara
answer-agreed = jak ustalą gracze
answer-older-takes-dark = przy braku zgody ciemne pionki bierze starszy
answer-one-half = obie w tej samej połowie
answer-right-half = obie w prawej połowie, patrząc od strony rzucającego
answer-on-bar = na bandzie
answer-laid-aside = obok planszy
answer-cube-middle = pośrodku
answer-cube-beside = obok planszy, z liczbą 64 na wierzchu
