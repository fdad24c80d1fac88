### Vad kommandona svarar: bräden, drag, värderingar, rapporter.

## Bräden av bokstäver

drawn-bar = bar
drawn-off = { $count } ute
drawn-pips = { $name } { $letter }: { $pips ->
    [one] en pip
   *[other] { $pips } pip
}

## Rapporter

report-money = spel om pengar
report-match = match till { $points }
report-games = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
report-plays = { $count ->
    [one] ett drag
   *[other] { $count } drag
}
report-faults = { $count ->
    [one] ett fel
   *[other] { $count } fel
}
report-begins = parti { $number } börjar inte som vanligt; andra program ser det i .sgf, inte i .mat
report-judged = { $count ->
    [one] ett beslut bedömt av { $program }
   *[other] { $count } beslut bedömda av { $program }
}
report-files = { $good } av { $all } filer lästa
report-positions = { $count ->
    [one] en ställning
   *[other] { $count } ställningar
}
serve-trust = Webbläsare frågar om de ska lita på servern. Lägg { $certificate } bland enhetens betrodda certifikat, så gör de det i fortsättningen.
serve-at =
    Pasch finns på { $page }
    Stoppa med Ctrl+C.
external-listens = Pasch lyssnar på { $address }. I gnubg: set player 0 external { $address }
store-checked = Bord: { $tables }, poster: { $entries }
store-backed-up = Bord kopierade till { $file }: { $tables }
store-restored = Bord återlagda från { $file }: { $tables }. Tärningarna i pågående partier börjar med nya kedjor.
store-deleted = { $table } är raderat.
store-pruned = Raderade bord: { $count }
store-copied = Kopierade bord: { $tables }, poster: { $entries }; bord som redan fanns där: { $there }
worker-ready = Hjälparen väntar på arbete vid { $address } (trådar: { $threads }). Ctrl-C avslutar den.
worker-none = Ingen hjälpare med samma motor svarar vid { $address }: beräkningen görs här.

## En ställning och vad som händer där

show-to-roll = { $name } ska kasta
show-score = { $match }: Vit { $white }, Svart { $black }
show-plays = { $name } spelar { $roll }: { $play }
show-plays-nothing = { $name } kan inte spela { $roll }
show-plays-unconfirmed = { $name } spelar { $roll }: { $play } (inte bekräftat av reglerna)
show-plays-unknown = { $name } spelar { $roll }; draget är inte antecknat
show-doubles = { $name } dubblar
show-redoubles = { $name } redubblar genast
show-beavers = { $name } svarar med en beaver
show-raccoons = { $name } svarar med en raccoon
show-takes = { $name } antar
show-drops = { $name } passar
show-resigns = { $name } ger upp { $stake ->
    [1] ett enkelt parti
    [2] en gammon
   *[3] en backgammon
}

## Drag och värderingar

moves-some = { $position }, kast { $dice }, enligt ”{ $rulebook }”: { $count ->
    [one] ett tillåtet drag
   *[other] { $count } tillåtna drag
}
moves-none = { $position }, kast { $dice }, enligt ”{ $rulebook }”: inget tillåtet drag
hint-head = { $position }, kast { $dice }, enligt ”{ $rulebook }”, { $ply } halvdrag framåt
hint-no-play = inget drag
hint-more = och { $count } till
eval-head = { $position } enligt ”{ $rulebook }”, { $ply } halvdrag framåt
eval-ply = djup { $ply }
eval-chances = vinner { $win } % (gammon { $gammon }, backgammon { $backgammon }), förlorar { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equity utan dubblingskub
eval-no-cube = ingen dubbling möjlig; med dubblingskuben som den ligger
eval-no-double = inte dubbla
eval-double-take = dubbla, anta
eval-double-pass = dubbla, passa
eval-best = bäst: { $action ->
    [double] dubbla
    [redouble] redubbla
    [too-good] för bra för att dubbla
   *[no-double] inte dubbla
}, { $answer ->
    [pass] passa
    [beaver] beaver
    [redouble] redubbla genast
   *[take] anta
}
eval-mwc = chans att vinna matchen: { $chance } %
perft-level = djup { $depth }: { $results } utfall av { $positions } ställningar
verify-done = Bord { $table }: { $rolls } kast, kedjor fastlagda { $chains } gånger, { $actions } handlingar. Varje del låg fast före sitt första kast, varje kast följer av alla deltagares tal, varje kast i partiet står i uppteckningen, och reglerna godtar varje handling.
verify-done-first = Bord { $table }: { $rolls } kast, kedjor fastlagda { $chains } gånger, { $actions } handlingar. Varje kast följer av talen i uppteckningen, varje kast i partiet står i den, och reglerna godtar varje handling.
verify-left-out = Kast { $roll }: { $side ->
    [white] Vits
   *[black] Svarts
} sida skickade inte sitt tal i tid och hade ingen del i det.
verify-first = Kasten 1 till { $rolls } följde det första förfarandet, som en oärlig server eller spelare kunde böja utan att upptäckas.
verify-renewed = Före kast { $roll } förnyades kedjorna på begäran av { $party ->
    [server] servern
    [white] Vit
   *[black] Svart
}.
verify-foreseen = Kast { $roll }: tärningarna var kända i förväg, eftersom ett drag togs tillbaka.
verify-pending = Ett kast till är bestämt men har inte fallit än.
rollout-head = { $position } enligt ”{ $rulebook }”: upp till { $trials } försök, frö { $seed }, { $cube ->
    [with] med dubblingskub
   *[without] utan dubblingskub
}
rollout-cut = avkortat efter { $plies } halvdrag
rollout-luck = turen inte borträknad
rollout-on-roll = före kastet
rollout-trials = { $trials } försök
rollout-interrupted = avbrutet: så mycket visste man då
duel-score = { $games } partier på djup { $ply } { $cube ->
    [with] med dubblingskub
   *[without] utan dubblingskub
}, frö { $seed }: { $points } +- { $error } poäng per parti (95 %: { $least } till { $most })
duel-without-luck = utan turen i kasten: { $points } +- { $error } poäng per parti (95 %: { $least } till { $most })
duel-forfeit = Motorn förlorar det här partiet. { $why }
duel-forfeits = partier förlorade för att motorn inte spelade vidare: { $games }
arbitrate-head = { $first } och { $second } enligt { $rulebook }: oense i { $differ } av { $decisions } beslut, { $rolled } utspelade
arbitrate-gain = { $first } vinner { $gain } +- { $error } tusendels poäng per tvist (95 %: { $least } till { $most })
arbitrate-gain-of-one = { $first } vinner { $gain } tusendels poäng i den enda tvisten
arbitrate-share = det är { $share } tusendelar per beslut
arbitrate-verdicts = klart bättre: { $first } { $won }, { $second } { $lost }, öppna { $open }
