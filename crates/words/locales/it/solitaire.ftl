### Il solitario: il libretto con i suoi cinque problemi e le risposte oneste, e ciò che dice il programma.

## Il libretto

solitaire-title = Solitario
solitaire-aim-title = Lo scopo
solitaire-aim = Una persona, 37 buchi, 36 pioli. Piolo dopo piolo lascia la tavola, finché restano solo quelli della figura finale, per lo più uno solo.
solitaire-set-up-title = Disposizione
solitaire-set-up = La scatola contiene una tavola, 36 pioli magnetici neri e le regole. I buchi stanno in file di 3, 5, 7, 7, 7, 5 e 3 e sono numerati fila per fila da 1 a 37; il centro è il 19. Nel primo problema ogni buco tranne il centro ha un piolo. Gli altri cominciano come mostra la loro figura iniziale.
solitaire-jump-title = Saltare
solitaire-jump = Un piolo salta sopra un piolo vicino, lungo una fila o una colonna e mai in diagonale, nel buco vuoto subito dietro. Il piolo saltato si toglie. Il salto da 17 a 19, per esempio, toglie il piolo in 18.
solitaire-move = Se lo stesso piolo continua a saltare, conta come una sola mossa, per quanti salti siano. Ogni salto toglie esattamente un piolo, quindi il numero dei salti è fissato dalle figure; è nel numero delle mosse che si vede l’abilità.
solitaire-puzzles-title = Cinque problemi e la verità su di loro
solitaire-puzzles = Il libretto chiede se sai risolverli. La risposta onesta cambia da problema a problema, e per uno è: nessuno può.
solitaire-start = Inizio
solitaire-end = Fine
solitaire-holes = Buchi

puzzle-a = Solitario
puzzle-b = La croce
puzzle-c = L’oratore e il suo pubblico
puzzle-d = Gli apostoli
puzzle-e = Il pirata
puzzle-a-task = Da una tavola piena con il centro vuoto a un piolo nel centro.
puzzle-b-task = Da una croce di nove pioli a un piolo nel centro.
puzzle-c-task = Da una tavola piena con il centro vuoto a una corona di ascoltatori lungo il bordo, e l’oratore nel centro.
puzzle-d-task = Da una tavola piena con il centro vuoto a dodici apostoli lungo il bordo, e un piolo nel centro.
puzzle-e-task = Da una tavola piena con vuoto solo il primo buco a un piolo nell’ultimo.
puzzle-a-truth = Non si può; lo si dimostra colorando i buchi. Al meglio si arriva a due pioli.
puzzle-b-truth = Si può in sei mosse, e non in meno.
puzzle-c-truth = Si può in undici mosse, e non in meno.
puzzle-d-truth = Si può in quindici mosse, e non in meno.
puzzle-e-truth = Si può. Quale sia il minor numero di mosse, qui non si sa.
puzzle-c-reading = La figura finale del libretto stampato è rovinata; questa è la sua lettura simmetrica.
puzzle-e-reading = La prima fila della figura iniziale manca nel libretto stampato. Di tutte le letture, solo questa usa i 36 pioli della scatola e può finire nell’ultimo buco.

## La prova con i colori

proof-colours = Colora i buchi con tre colori lungo le diagonali. I tre buchi di un salto hanno allora sempre tre colori diversi: due perdono un piolo e uno ne guadagna uno. Ogni salto cambia quindi il numero di pioli di ciascun colore da pari a dispari o da dispari a pari.
proof-jumps = { $jumps ->
    [one] Dall’inizio alla fine ci sarebbe un salto.
   *[other] Dall’inizio alla fine ci sarebbero { $jumps } salti.
}
proof-rising = Lungo le diagonali ascendenti:
proof-falling = Lungo le diagonali discendenti:
proof-colour = colore
proof-at-start = pioli all’inizio
proof-after = dopo i salti
proof-at-end = pioli alla fine
proof-even = pari
proof-figure = { $name }: { $holes }
proof-odd = dispari
proof-contradiction = una contraddizione
proof-weights = Dai a ogni buco il peso disegnato qui e somma i pesi sotto i pioli. Nessun salto può aumentare quella somma, ma all’inizio è { $start } e alla fine dovrebbe essere { $goal }.
proof-exhausted = Una ricerca completa su { $positions ->
    [one] una posizione
   *[other] { $positions } posizioni
} non ha trovato nessuna via.
proof-same-number = L’inizio e la fine hanno lo stesso numero di pioli, ma sono diversi, e ogni salto ne toglie uno.

## Ciò che dice il programma

solitaire-jumps-needed = { $jumps ->
    [one] Dall’inizio alla fine c’è un salto, se si può.
   *[other] Dall’inizio alla fine ci sono { $jumps } salti, se si può.
}
solitaire-ruled-out = La prova dei colori dimostra che non si può; «pasch solitaire solve» disegna la dimostrazione.
solitaire-not-ruled-out = La prova dei colori non lo esclude.
solitaire-solvable = Si può: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
}.
solitaire-fewest-proved = Nessuna soluzione ha meno mosse; è dimostrato.
solitaire-fewest-not-asked = L’opzione --minimal cerca il minor numero di mosse.
solitaire-fewest-unknown = Non si sa se ne bastino meno ({ $bound }); { $moves ->
    [one] ne serve almeno una
   *[other] ne servono almeno { $moves }
}.
solitaire-impossible = Questo non può risolverlo nessuno, ed ecco perché.
solitaire-unknown = Non si sa: { $bound } prima che la ricerca fosse completa.
solitaire-bound-time = il tempo è scaduto
solitaire-bound-interrupted = hai fermato il programma
solitaire-bound-memory = la memoria si è esaurita
solitaire-best = { $pegs ->
    [one] A che cosa si può arrivare invece: un piolo.
   *[other] A che cosa si può arrivare invece: { $pegs } pioli.
}
solitaire-best-holes = Restano in: { $holes }.
solitaire-best-proved = È dimostrato che non possono essere meno.
solitaire-best-unproved = Non si sa se possano essere meno.
solitaire-best-stuck = Non si può fare nessun salto.
solitaire-check-legal = Ogni salto è regolare: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
}.
solitaire-check-solved = Questa sequenza risolve il problema.
solitaire-check-unsolved = Questa sequenza non finisce dove dovrebbe: restano pioli in { $holes }.
solitaire-reached = Raggiunto
solitaire-asked = Fine richiesta
solitaire-done = La fine è raggiunta.
solitaire-hint-begins = È l’inizio di questa soluzione:
solitaire-too-late = Da qui la fine non si può più raggiungere.
solitaire-table-empty = Vuoto all’inizio
solitaire-table-last = Ultimo piolo: ciò che la prova dei colori permette
solitaire-table-none = nessuno
solitaire-seeking-solution = Ricerca di una soluzione
solitaire-seeking-moves = Ricerca del minor numero di mosse
solitaire-seeking-pegs = Ricerca del miglior finale

## Giocare nel terminale

solitaire-play-honest = Per essere sinceri: questa fine non si può raggiungere («hint» dice perché). Prova a lasciare meno pioli che puoi.
solitaire-play-prompt = Scrivi una mossa (17-19 o 17-19-6), undo, redo, hint, show, help o quit.
solitaire-play-help = Una mossa è la serie dei buchi che un piolo tocca: 17-19, o 17-19-6 per due salti. In una riga possono stare più mosse. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Nulla da annullare.
solitaire-play-undone = { $jump } annullato.
solitaire-play-nothing-to-redo = Nulla da rigiocare.
solitaire-play-redone = { $jump } rigiocato.
solitaire-play-so-far = Finora: { $line }
solitaire-play-try = { $jumps ->
    [one] Prova { $jump }; manca un salto.
   *[other] Prova { $jump }; mancano { $jumps } salti.
}
solitaire-play-solved = { $moves ->
    [one] Risolto in una mossa:
   *[other] Risolto in { $moves } mosse:
}
solitaire-play-stuck = { $pegs ->
    [one] Non resta nessun salto; un piolo sulla tavola.
   *[other] Non resta nessun salto; { $pegs } pioli sulla tavola.
}
solitaire-play-pegs = { $pegs ->
    [one] Un piolo.
   *[other] { $pegs } pioli.
}

## Errori

solitaire-fault-not-straight = { $jump } non va lungo una fila né lungo una colonna.
solitaire-fault-wrong-distance = { $jump } non è un salto: un piolo arriva due buchi più in là, sopra esattamente un vicino.
solitaire-fault-no-peg = { $jump }: nel buco { $hole } non c’è nessun piolo.
solitaire-fault-nothing-to-take = { $jump }: nel buco { $hole } non c’è nessun piolo da saltare.
solitaire-fault-occupied = { $jump }: il buco { $hole } non è vuoto.
solitaire-fault-too-short = Una mossa nomina almeno due buchi, come 17-19.
solitaire-fault-not-a-number = «{ $text }» non è un buco: i buchi sono i numeri da 1 a 37.
solitaire-fault-no-such-hole = Non c’è un buco { $text }: i buchi vanno da 1 a 37.
solitaire-fault-in-move = Mossa { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Non c’è un problema «{ $text }»: i problemi sono A, B, C, D ed E.
solitaire-fault-empty-list = La lista non nomina nessun buco.
solitaire-fault-in-list = Voce { $item }: { $why }
solitaire-fault-twice = Il buco { $hole } è nominato due volte.
solitaire-fault-goal-too-full = La fine ha più pioli ({ $goal }) dell’inizio ({ $start }); i salti li tolgono soltanto.
solitaire-fault-no-problem = Nomina un problema (A, B, C, D o E) o indica --start e --end.
solitaire-fault-two-problems = Indica un problema oppure --start e --end, non entrambe le cose.
solitaire-fault-no-moves = Nessuna mossa da controllare: scrivile dopo il problema, come in B "20-22 18-20".
