### Ciò che rispondono i comandi: tavolieri, mosse, valutazioni, rapporti.

## Tavolieri di lettere

drawn-bar = bar
drawn-off = { $count } fuori
drawn-pips = { $name } { $letter }: { $pips ->
    [one] un pip
   *[other] { $pips } pip
}

## Rapporti

report-money = a denaro
report-match = match a { $points }
report-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
report-plays = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
report-faults = { $count ->
    [one] un errore
   *[other] { $count } errori
}
serve-at =
    Pasch è su { $page }
    Si ferma con Ctrl+C.

## Una posizione e ciò che vi succede

show-to-roll = { $name } lancia
show-score = { $match }: Bianco { $white }, Nero { $black }
show-plays = { $name } gioca { $roll }: { $play }
show-plays-nothing = { $name } non può giocare { $roll }
show-plays-unconfirmed = { $name } gioca { $roll }: { $play } (non confermato dalle regole)
show-plays-unknown = { $name } gioca { $roll }; che cosa, non è scritto
show-doubles = { $name } raddoppia
show-redoubles = { $name } controraddoppia subito
show-beavers = { $name } risponde con un beaver
show-raccoons = { $name } risponde con un raccoon
show-takes = { $name } accetta
show-drops = { $name } rifiuta
show-resigns = { $name } abbandona { $level ->
    [1] una partita semplice
    [2] un gammon
   *[3] un backgammon
}

## Mosse e valutazioni

moves-some = { $position }, lancio { $dice }, secondo { $rulebook }: { $count ->
    [one] una mossa legale
   *[other] { $count } mosse legali
}
moves-none = { $position }, lancio { $dice }, secondo { $rulebook }: nessuna mossa legale
hint-head = { $position }, lancio { $dice }, secondo { $rulebook }, { $ply ->
    [one] 1 semimossa
   *[other] { $ply } semimosse
} avanti
hint-no-play = nessuna mossa
hint-more = e altre { $count }
eval-head = { $position } secondo { $rulebook }, { $ply ->
    [one] 1 semimossa
   *[other] { $ply } semimosse
} avanti
eval-ply = livello { $ply }
eval-chances = vince { $win } % (gammon { $gammon }, backgammon { $backgammon }), perde { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equità senza cubo
eval-no-cube = nessun raddoppio possibile; con il cubo così com’è
eval-no-double = non raddoppiare
eval-double-take = raddoppiare, accettare
eval-double-pass = raddoppiare, rifiutare
eval-best = il meglio: { $action ->
    [double] raddoppiare
    [redouble] controraddoppiare
    [too-good] troppo buona per raddoppiare
   *[no-double] non raddoppiare
}, { $answer ->
    [pass] rifiutare
    [beaver] beaver
    [redouble] controraddoppiare subito
   *[take] accettare
}
eval-mwc = probabilità di vincere il match: { $chance } %
perft-level = livello { $depth }: { $results } risultati da { $positions } posizioni
verify-done = Tavolo { $table }: { $rolls } lanci da { $chains } catene e { $actions } azioni. Ogni anello appartiene alla sua catena, ogni lancio segue dal suo anello e dai numeri dei giocatori, ogni lancio della partita sta nel registro, e le regole accettano ogni azione.
verify-left-out = Lancio { $roll }: la pagina di { $side ->
    [white] Bianco
   *[black] Nero
} non ha mandato in tempo il suo numero e non vi ha avuto parte.
verify-pending = Un altro lancio è deciso e non è ancora caduto.
rollout-head = { $position } secondo { $rulebook }: fino a { $trials } prove, seme { $seed }, { $cube ->
    [with] con cubo
   *[without] senza cubo
}
rollout-cut = interrotto dopo { $plies } semimosse
rollout-luck = fortuna non tolta
rollout-on-roll = al lancio
rollout-trials = { $trials } prove
rollout-interrupted = interrotto: ecco ciò che si sapeva fino ad allora
duel-score = { $games } partite al livello { $ply } { $cube ->
    [with] con cubo
   *[without] senza cubo
}, seme { $seed }: { $points } +- { $error } punti a partita (95 %: da { $least } a { $most })
