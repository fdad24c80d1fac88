### Teach me: the first game, step by step.

## Around the steps

lesson-at = Krok { $at } z { $of }
lesson-next = Dalej
lesson-back = Wstecz
lesson-not-quite = Dozwolone, ale nie o to chodzi. Spróbuj jeszcze raz.
lesson-elsewhere = Nie tam. Spróbuj jeszcze raz.
lesson-play = Zagraj pierwszą partię
lesson-over = To już cała gra. Teraz zagraj: nauczyciel powie, co by zrobił.
lesson-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## The fifteen steps, and what is said once each is done

lesson-setup = Każdy gracz ma piętnaście pionków i zaczyna tak jak tutaj. Jednego brakuje: na polu { $point } ma stać pięć. Dotknij go.
lesson-setup-done = Teraz wszystko stoi na miejscu.
lesson-direction = Twoje jasne pionki idą z pola { $from } dookoła aż do twojego domu, pól od { $high } do { $low }. Ciemne idą w przeciwną stronę. Dotknij pola w swoim domu.
lesson-direction-done = Tam zmierzasz.
lesson-opening-one = Kto zaczyna? Każdy rzuca jedną kostką. Kto wyrzuci więcej, zaczyna i gra obiema liczbami. Rzuć.
lesson-opening-two = Kto zaczyna? Obaj rzucają dwiema kostkami. Kto ma wyższą sumę, zaczyna od nowego rzutu. Rzuć.
lesson-opening-done = Twój jest wyższy: zaczynasz. Przy remisie rzuca się jeszcze raz.
lesson-move = Każdą liczbą przesuń jeden pionek albo obiema ten sam. Pole z dwoma lub więcej ciemnymi pionkami jest zamknięte. Zagraj 4 i 2, potem naciśnij „{ do-done }”.
lesson-move-done = To była cała kolejka.
lesson-point = Dwa twoje pionki razem są bezpieczne i zamykają to pole przed ciemnymi. Zagraj 3 i 1 tak, by dwa stanęły na polu { $point }.
lesson-point-done = Masz zajęte pole. Im więcej takich obok siebie, tym trudniej przejść.
lesson-blocked = Jeden pionek może zagrać obie liczby, ale musi mieć gdzie stanąć po drodze. Z { $from } najpierw 5 prowadzi na { $closed }, a to pole jest zamknięte. Doprowadź jeden na { $to } liczbami 6 i 5.
lesson-blocked-done = Najpierw 6: to była droga.
lesson-hit = Pojedynczy pionek można zbić: stań na nim, a zacznie od nowa. Zbij ciemny na polu { $point }.
lesson-hit-done = Zbity! Stracił całą swoją drogę.
lesson-enter = { $waits ->
    [aside] Twój pionek został zbity i czeka obok planszy.
   *[bar] Twój pionek został zbity i czeka na bandzie.
} Najpierw musi wejść, po przeciwnej stronie, wyrzuconą liczbą. Zagraj 5 i 3.
lesson-enter-done = Znów w grze.
lesson-shut = Tutaj obie liczby prowadzą na zamknięte pola. Nie ma ruchu i kolejka przechodzi: naciśnij „{ do-done }”.
lesson-shut-done = Każdemu się to zdarza.
lesson-doubles = Dublet gra się cztery razy. Zagraj cztery razy 3, dowolnymi pionkami.
lesson-doubles-done = Cztery ruchy w jednej kolejce.
lesson-home = Na końcu pionki schodzą z planszy, ale dopiero gdy wszystkie są w domu. Jeden jest jeszcze poza nim: sprowadź go liczbą 4 lub 2.
lesson-home-done = Wszystkie w domu.
lesson-off = Teraz 6 zdejmuje pionek z szóstego pola domu, 3 z trzeciego. Dotknij pionka, by go zdjąć. Zagraj 6 i 3.
lesson-off-done = Dwa zdjęte, zostało trzynaście.
lesson-larger = Liczba większa niż wszystkie zajęte pola { $rule ->
    [below] może zdjąć dowolny pionek z niższego pola.
    [carried] może zdjąć każdy pionek, który wyprowadza poza brzeg.
   *[farthest] zdejmuje pionek stojący najdalej.
} Zagraj 6 i 5.
lesson-larger-done = Nic z rzutu nie przepadło.
lesson-win = Kto pierwszy zdejmie wszystkie piętnaście, wygrywa. Zdejmij dwa ostatnie. Czarny nie zdjął żadnego: to gammon i liczy się podwójnie.
lesson-win-done = Wygrywasz gammonem.
lesson-cube = Kostka podwajająca podwaja stawkę. Przed rzutem możesz ją zaproponować: druga strona przyjmuje i odtąd ją ma albo odrzuca i traci dotychczasową stawkę. Masz dużą przewagę: podwój.
lesson-cube-done = Tutaj Czarny powinien odrzucić: zdobywasz 1 punkt.
lesson-count = Wygrywasz, a ciemny pionek stoi jeszcze w twoim domu: to backgammon. Ile się liczy?
lesson-count-done = Trzy punkty: więcej jedna partia tu nie liczy.
