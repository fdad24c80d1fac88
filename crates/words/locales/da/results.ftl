### Hvad kommandoerne svarer: brætter, træk, vurderinger, rapporter.

## Brætter af bogstaver

drawn-bar = bar
drawn-off = { $count } ude
drawn-pips = { $name } { $letter }: { $pips ->
    [one] én pip
   *[other] { $pips } pip
}

## Rapporter

report-money = pengespil
report-match = match til { $points }
report-games = { $count ->
    [one] ét parti
   *[other] { $count } partier
}
report-plays = { $count ->
    [one] ét træk
   *[other] { $count } træk
}
report-faults = { $count ->
    [one] én fejl
   *[other] { $count } fejl
}
report-begins = parti { $number } begynder ikke som sædvanligt; andre programmer kan se det i .sgf, ikke i .mat
report-judged = { $count ->
    [one] én beslutning bedømt af { $program }
   *[other] { $count } beslutninger bedømt af { $program }
}
report-files = { $good } af { $all } filer læst
report-positions = { $count ->
    [one] én stilling
   *[other] { $count } stillinger
}
serve-trust = Browsere vil spørge, om de skal stole på denne server. Læg { $certificate } blandt enhedens betroede certifikater, så gør de det fremover.
serve-at =
    Pasch er på { $page }
    Stop med Ctrl+C.
external-listens = Pasch lytter på { $address }. I gnubg: set player 0 external { $address }
store-checked = Borde: { $tables }, poster: { $entries }
store-backed-up = Borde kopieret til { $file }: { $tables }
store-restored = Borde lagt tilbage fra { $file }: { $tables }. Terningerne i igangværende partier begynder med nye kæder.
store-deleted = { $table } er slettet.
store-pruned = Slettede borde: { $count }
store-copied = Kopierede borde: { $tables }, poster: { $entries }; borde, der allerede var der: { $there }
worker-ready = Hjælperen venter på arbejde ved { $address } (tråde: { $threads }). Ctrl-C standser den.
worker-none = Ingen hjælper med samme motor svarer ved { $address }: der regnes her.

## En stilling og hvad der sker

show-to-roll = { $name } skal kaste
show-score = { $match }: Hvid { $white }, Sort { $black }
show-plays = { $name } spiller { $roll }: { $play }
show-plays-nothing = { $name } kan ikke spille { $roll }
show-plays-unconfirmed = { $name } spiller { $roll }: { $play } (ikke bekræftet af reglerne)
show-plays-unknown = { $name } spiller { $roll }; hvad, står der ikke
show-doubles = { $name } dobler
show-redoubles = { $name } redobler straks
show-beavers = { $name } svarer med en beaver
show-raccoons = { $name } svarer med en raccoon
show-takes = { $name } accepterer
show-drops = { $name } afslår
show-resigns = { $name } opgiver { $stake ->
    [1] et enkelt parti
    [2] en gammon
   *[3] en backgammon
}

## Træk og vurderinger

moves-some = { $position }, kast { $dice }, efter »{ $rulebook }«: { $count ->
    [one] ét lovligt træk
   *[other] { $count } lovlige træk
}
moves-none = { $position }, kast { $dice }, efter »{ $rulebook }«: intet lovligt træk
hint-head = { $position }, kast { $dice }, efter »{ $rulebook }«, { $ply } halvtræk frem
hint-no-play = intet træk
hint-more = og { $count } til
eval-head = { $position } efter »{ $rulebook }«, { $ply } halvtræk frem
eval-ply = dybde { $ply }
eval-chances = vinder { $win } % (gammon { $gammon }, backgammon { $backgammon }), taber { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equity uden doblerterning
eval-no-cube = ingen dobling mulig; med doblerterningen, som den ligger,
eval-no-double = ikke doble
eval-double-take = doble, acceptere
eval-double-pass = doble, afslå
eval-best = bedst: { $action ->
    [double] doble
    [redouble] redoble
    [too-good] for god til at doble
   *[no-double] ikke doble
}, { $answer ->
    [pass] afslå
    [beaver] beaver
    [redouble] redoble straks
   *[take] acceptere
}
eval-mwc = chance for at vinde matchen: { $chance } %
perft-level = dybde { $depth }: { $results } udfald af { $positions } stillinger
verify-done = Bord { $table }: { $rolls } kast, kæder lagt fast { $chains } gange, { $actions } handlinger. Hver del lå fast før sit første kast, hvert kast følger af alle deltageres tal, hvert kast i partiet står i optegnelsen, og reglerne godtager hver handling.
verify-done-first = Bord { $table }: { $rolls } kast, kæder lagt fast { $chains } gange, { $actions } handlinger. Hvert kast følger af tallene i optegnelsen, hvert kast i partiet står i den, og reglerne godtager hver handling.
verify-left-out = Kast { $roll }: { $side ->
    [white] Hvids
   *[black] Sorts
} side sendte ikke sit tal i tide og havde ingen del i det.
verify-first = Kastene 1 til { $rolls } fulgte den første fremgangsmåde, som en uærlig server eller spiller kunne bøje uden at blive opdaget.
verify-renewed = Før kast { $roll } blev kæderne fornyet efter ønske fra { $party ->
    [server] serveren
    [white] Hvid
   *[black] Sort
}.
verify-foreseen = Kast { $roll }: terningerne var kendt på forhånd, fordi et træk blev taget tilbage.
verify-pending = Endnu et kast er besluttet, men er ikke faldet endnu.
rollout-head = { $position } efter »{ $rulebook }«: op til { $trials } forsøg, starttal { $seed }, { $cube ->
    [with] med doblerterning
   *[without] uden doblerterning
}
rollout-cut = afkortet efter { $plies } halvtræk
rollout-luck = heldet ikke trukket fra
rollout-on-roll = før kastet
rollout-trials = { $trials } forsøg
rollout-interrupted = afbrudt: så meget vidste man på det tidspunkt
duel-score = { $games } partier ved dybde { $ply } { $cube ->
    [with] med doblerterning
   *[without] uden doblerterning
}, starttal { $seed }: { $points } +- { $error } point pr. parti (95 %: { $least } til { $most })
duel-without-luck = uden heldet i kastene: { $points } +- { $error } point pr. parti (95 %: { $least } til { $most })
duel-forfeit = Motoren taber dette parti. { $why }
duel-forfeits = partier tabt, fordi motoren ikke spillede videre: { $games }
arbitrate-head = { $first } og { $second } efter { $rulebook }: uenige i { $differ } af { $decisions } beslutninger, { $rolled } spillet til ende
arbitrate-gain = { $first } vinder { $gain } +- { $error } tusindedele point pr. tvist (95 %: { $least } til { $most })
arbitrate-gain-of-one = { $first } vinder { $gain } tusindedele point i den ene tvist
arbitrate-share = det er { $share } tusindedele pr. beslutning
arbitrate-verdicts = klart bedre: { $first } { $won }, { $second } { $lost }, åbne { $open }
