### Ciò che rispondono i comandi: tavole, mosse, valutazioni, rapporti.

## Tavole di lettere

drawn-bar = bar
drawn-off = { $count } fuori
drawn-pips = { $name } { $letter }: { $pips ->
    [one] un pip
   *[other] { $pips } pip
}

## Rapporti

report-money = gioco a soldi
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
report-begins = la partita { $number } non comincia come al solito; gli altri programmi lo vedono in .sgf, non in .mat
report-judged = { $count ->
    [one] una decisione giudicata da { $program }
   *[other] { $count } decisioni giudicate da { $program }
}
report-files = { $good } file letti su { $all }
report-positions = { $count ->
    [one] una posizione
   *[other] { $count } posizioni
}
serve-trust = I browser chiederanno se fidarsi di questo server. Perché lo facciano sempre, aggiungi { $certificate } ai certificati attendibili del dispositivo.
serve-at =
    Pasch è su { $page }
    Si ferma con Ctrl+C.
external-listens = Pasch ascolta su { $address }. In gnubg: set player 0 external { $address }
store-checked = Tavoli: { $tables }, registrazioni: { $entries }
store-backed-up = Tavoli copiati in { $file }: { $tables }
store-restored = Tavoli ripristinati da { $file }: { $tables }. I dadi delle partite in corso ricominciano con catene nuove.
store-deleted = { $table } è cancellato.
store-pruned = Tavoli cancellati: { $count }
store-copied = Tavoli copiati: { $tables }, registrazioni: { $entries }; tavoli già presenti: { $there }
worker-ready = L’aiutante attende lavoro presso { $address } (thread: { $threads }). Ctrl-C lo ferma.
worker-none = Nessun aiutante con lo stesso motore risponde presso { $address }: si calcola qui.

## Una posizione e ciò che vi succede

show-to-roll = { $name } tira
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
show-resigns = { $name } abbandona { $stake ->
    [1] una partita semplice
    [2] un gammon
   *[3] un backgammon
}

## Mosse e valutazioni

moves-some = { $position }, tiro { $dice }, secondo «{ $rulebook }»: { $count ->
    [one] una mossa regolare
   *[other] { $count } mosse regolari
}
moves-none = { $position }, tiro { $dice }, secondo «{ $rulebook }»: nessuna mossa regolare
hint-head = { $position }, tiro { $dice }, secondo «{ $rulebook }», { $ply ->
    [one] 1 semimossa
   *[other] { $ply } semimosse
} avanti
hint-no-play = nessuna mossa
hint-more = e altre { $count }
eval-head = { $position } secondo «{ $rulebook }», { $ply ->
    [one] 1 semimossa
   *[other] { $ply } semimosse
} avanti
eval-ply = profondità { $ply }
eval-chances = vince { $win }% (gammon { $gammon }, backgammon { $backgammon }), perde { $lose }% ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equità senza cubo
eval-no-cube = nessun raddoppio possibile; con il cubo così com’è
eval-no-double = non raddoppiare
eval-double-take = raddoppiare, accettare
eval-double-pass = raddoppiare, rifiutare
eval-best = la scelta migliore: { $action ->
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
eval-mwc = probabilità di vincere il match: { $chance }%
perft-level = profondità { $depth }: { $results } risultati da { $positions } posizioni
verify-done = Tavolo { $table }: { $rolls } tiri, catene fissate { $chains } volte, { $actions } azioni. Ogni parte era fissata prima del suo primo tiro, ogni tiro deriva dai numeri di tutti i partecipanti, ogni tiro della partita sta nel registro, e le regole accettano ogni azione.
verify-done-first = Tavolo { $table }: { $rolls } tiri, catene fissate { $chains } volte, { $actions } azioni. Ogni tiro deriva dai numeri del registro, ogni tiro della partita vi si trova, e le regole accettano ogni azione.
verify-left-out = Tiro { $roll }: la pagina { $side ->
    [white] del Bianco
   *[black] del Nero
} non ha inviato in tempo nessun nonce e non vi ha preso parte.
verify-first = I tiri da 1 a { $rolls } hanno seguito il primo procedimento, che un server o un giocatore disonesto poteva falsare senza essere scoperto.
verify-renewed = Prima del tiro { $roll } le catene sono state rinnovate su richiesta { $party ->
    [server] del server
    [white] del Bianco
   *[black] del Nero
}.
verify-foreseen = Tiro { $roll }: i suoi dadi erano noti in anticipo, perché una mossa è stata ripresa.
verify-pending = Un altro tiro è deciso, ma non è ancora caduto.
rollout-head = { $position } secondo «{ $rulebook }»: fino a { $trials } prove, seme { $seed }, { $cube ->
    [with] con cubo
   *[without] senza cubo
}
rollout-cut = interrotto dopo { $plies } semimosse
rollout-luck = fortuna non tolta
rollout-on-roll = prima del tiro
rollout-trials = { $trials } prove
rollout-interrupted = interrotto: ecco ciò che si sapeva fino ad allora
duel-score = { $games } partite a profondità { $ply } { $cube ->
    [with] con cubo
   *[without] senza cubo
}, seme { $seed }: { $points } +- { $error } punti a partita (95%: da { $least } a { $most })
duel-without-luck = senza la fortuna dei dadi: { $points } +- { $error } punti a partita (95%: da { $least } a { $most })
duel-forfeit = Il motore perde questa partita. { $why }
duel-forfeits = partite perse perché il motore non ha continuato: { $games }
arbitrate-head = { $first } e { $second } secondo { $rulebook }: differiscono in { $differ } decisioni su { $decisions }, { $rolled } giocate fino in fondo
arbitrate-gain = { $first } guadagna { $gain } +- { $error } millesimi di punto a disaccordo (95%: da { $least } a { $most })
arbitrate-gain-of-one = { $first } guadagna { $gain } millesimi di punto nell’unico disaccordo
arbitrate-share = cioè { $share } millesimi a decisione
arbitrate-verdicts = nettamente migliore: { $first } { $won }, { $second } { $lost }, aperti { $open }
