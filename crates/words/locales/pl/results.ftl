### Co odpowiadają polecenia: plansze, ruchy, oceny, raporty.

## Plansze z liter

drawn-bar = bar
drawn-off = zdjęte: { $count }
drawn-pips = { $name } { $letter }: { $pips ->
    [one] jedno oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczka
}

## Raporty

report-money = gra na pieniądze
report-match = mecz do { $points }
report-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
report-plays = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
report-faults = { $count ->
    [one] jeden błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
report-begins = partia { $number } nie zaczyna się jak zwykle; inne programy widzą to w .sgf, nie w .mat
report-judged = { $count ->
    [one] jedna decyzja oceniona przez { $program }
    [few] { $count } decyzje ocenione przez { $program }
    [many] { $count } decyzji ocenionych przez { $program }
   *[other] { $count } decyzji ocenionych przez { $program }
}
report-files = odczytano plików: { $good } z { $all }
report-positions = { $count ->
    [one] jedna pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}
serve-trust = Przeglądarki zapytają, czy ufać temu serwerowi. Aby ufały na stałe, dodaj { $certificate } do zaufanych certyfikatów urządzenia.
serve-at =
    Pasch jest pod adresem { $page }
    Zatrzymuje go Ctrl+C.
external-listens = Pasch nasłuchuje na { $address }. W gnubg: set player 0 external { $address }
store-checked = Stoły: { $tables }, wpisy: { $entries }
store-backed-up = Stoły skopiowane do { $file }: { $tables }
store-restored = Stoły przywrócone z { $file }: { $tables }. Kostki trwających gier zaczynają od nowych łańcuchów.
store-deleted = { $table } – usunięto.
store-pruned = Usunięte stoły: { $count }
store-copied = Skopiowane stoły: { $tables }, wpisy: { $entries }; stoły, które już tam były: { $there }
worker-ready = Pomocnik czeka na pracę przy { $address } (wątki: { $threads }). Ctrl-C kończy jego pracę.
worker-none = Przy { $address } nie odpowiada żaden pomocnik z tym samym silnikiem: obliczenia odbywają się tutaj.

## Pozycja i co się w niej dzieje

show-to-roll = { $name } rzuca
show-score = { $match }: Biały { $white }, Czarny { $black }
show-plays = { $name } gra { $roll }: { $play }
show-plays-nothing = { $name } nie może zagrać { $roll }
show-plays-unconfirmed = { $name } gra { $roll }: { $play } (niepotwierdzone przez zasady)
show-plays-unknown = { $name } gra { $roll }; ruchu nie zapisano
show-doubles = { $name } podwaja
show-redoubles = { $name } od razu podwaja ponownie
show-beavers = { $name } odpowiada beaverem
show-raccoons = { $name } odpowiada raccoonem
show-takes = { $name } przyjmuje
show-drops = { $name } odrzuca
show-resigns = { $name } poddaje { $stake ->
    [1] zwykłą partię
    [2] gammona
   *[3] backgammona
}

## Ruchy i oceny

moves-some = { $position }, rzut { $dice }, według „{ $rulebook }”: { $count ->
    [one] jeden dozwolony ruch
    [few] { $count } dozwolone ruchy
    [many] { $count } dozwolonych ruchów
   *[other] { $count } dozwolonego ruchu
}
moves-none = { $position }, rzut { $dice }, według „{ $rulebook }”: żadnego dozwolonego ruchu
hint-head = { $position }, rzut { $dice }, według „{ $rulebook }”, półruchów naprzód: { $ply }
hint-no-play = brak ruchu
hint-more = i jeszcze { $count }
eval-head = { $position } według „{ $rulebook }”, półruchów naprzód: { $ply }
eval-ply = głębokość { $ply }
eval-chances = wygrywa { $win } % (gammon { $gammon }, backgammon { $backgammon }), przegrywa { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = wartość bez kostki podwajającej
eval-no-cube = nie można podwoić; z kostką podwajającą tak, jak leży,
eval-no-double = nie podwajać
eval-double-take = podwoić, przyjąć
eval-double-pass = podwoić, odrzucić
eval-best = najlepiej: { $action ->
    [double] podwoić
    [redouble] podwoić ponownie
    [too-good] pozycja za dobra, by podwajać
   *[no-double] nie podwajać
}, { $answer ->
    [pass] odrzucić
    [beaver] beaver
    [redouble] od razu podwoić ponownie
   *[take] przyjąć
}
eval-mwc = szansa na wygranie meczu: { $chance } %
perft-level = głębokość { $depth }: wyniki – { $results }, pozycje wyjściowe – { $positions }
verify-done = Stół { $table }: rzutów { $rolls }, ustalonych zestawów łańcuchów { $chains }, działań { $actions }. Każdy udział był ustalony przed swoim pierwszym rzutem, każdy rzut wynika z liczb wszystkich uczestników, każdy rzut partii jest w zapisie, a zasady dopuszczają każde działanie.
verify-done-first = Stół { $table }: rzutów { $rolls }, ustalonych zestawów łańcuchów { $chains }, działań { $actions }. Każdy rzut wynika z liczb w zapisie, każdy rzut partii w nim jest, a zasady dopuszczają każde działanie.
verify-left-out = Rzut { $roll }: strona { $side ->
    [white] Białego
   *[black] Czarnego
} nie przysłała na czas swojej liczby i nie miała w nim udziału.
verify-first = Rzuty od 1 do { $rolls } padły według pierwszej metody, którą nieuczciwy serwer lub gracz mógł nagiąć niepostrzeżenie.
verify-renewed = Przed rzutem { $roll } łańcuchy odnowiono na życzenie { $party ->
    [server] serwera
    [white] Białego
   *[black] Czarnego
}.
verify-foreseen = Rzut { $roll }: jego wynik był znany z góry, ponieważ cofnięto ruch.
verify-pending = Kolejny rzut jest już postanowiony, ale jeszcze nie padł.
rollout-head = { $position } według „{ $rulebook }”: prób najwyżej { $trials }, ziarno { $seed }, { $cube ->
    [with] z kostką podwajającą
   *[without] bez kostki podwajającej
}
rollout-cut = ucięte po półruchach: { $plies }
rollout-luck = szczęście nieodliczone
rollout-on-roll = przed rzutem
rollout-trials = prób: { $trials }
rollout-interrupted = przerwane: tyle było wiadomo do tego momentu
duel-score = partii: { $games }, głębokość { $ply }, { $cube ->
    [with] z kostką podwajającą
   *[without] bez kostki podwajającej
}, ziarno { $seed }: { $points } +- { $error } punktu na partię (95 %: od { $least } do { $most })
duel-without-luck = bez szczęścia w rzutach: { $points } +- { $error } punktu na partię (95 %: od { $least } do { $most })
duel-forfeit = Silnik przegrywa tę partię. { $why }
duel-forfeits = partie przegrane, bo silnik nie grał dalej: { $games }
arbitrate-head = { $first } i { $second } według { $rulebook }: różnią się w { $differ } z { $decisions } decyzji, rozegranych: { $rolled }
arbitrate-gain = { $first } zyskuje { $gain } +- { $error } tysięcznych punktu na spór (95 %: od { $least } do { $most })
arbitrate-gain-of-one = { $first } zyskuje { $gain } tysięcznych punktu w jedynym sporze
arbitrate-share = to { $share } tysięcznych na decyzję
arbitrate-verdicts = wyraźnie lepszy: { $first } { $won }, { $second } { $lost }, nierozstrzygnięte { $open }
