### La riga di comando. Le parole che si scrivono restano come sono.

## Errori

cli-no-rulebook = Non c’è nessun regolamento «{ $name }». Ci sono { $list }, e file come mine.json con un regolamento tuo.
cli-no-language = Non c’è nessuna lingua «{ $name }». Ci sono { $list }.
cli-no-sources = «{ $name }» non ha un foglio stampato, quindi nemmeno fonti.

## Che cosa si gioca

session-single-game = Partita singola
session-running-total = Somma dei punti
session-match = { $points ->
    [one] Match a un punto
   *[other] Match a { $points } punti
}
session-money = Gioco a soldi
session-games = { $count ->
    [one] Una partita
   *[other] { $count } partite
}

## pasch play: l’inizio e la fine

play-welcome = { $session }, regolamento: { $rulebook }.
play-computer-side = Il computer gioca con il { $side ->
    [white] Bianco
   *[black] Nero
}.
play-labels = Le punte si scrivono e si leggono come le numera questo foglio, così come stanno accanto alla tavola. Con --numbers usual ognuno conta da 24 a 1.
play-help-hint = help elenca ciò che si può scrivere.
play-help =
    roll, o Invio: tirare i dadi
    { $play }: muovere; { $enter } entra, { $off } porta fuori, { $two } muove due pedine
    undo, done: un passo indietro, fine del turno
    moves, board: le mosse regolari, di nuovo la tavola
    double, take, drop, redouble, beaver, raccoon: il cubo
    resign single, resign gammon, resign backgammon, accept, decline: abbandonare
    next, finish: la partita successiva, la fine della sessione
    save FILE, quit: salvare la partita, uscire
    Comincia con white o black per agire per quella parte: black resign gammon
    Su una tavola vera: 31 o 3-1 sono dadi, 31: { $short } dadi e mossa, white 4 un dado d’apertura;
    void flat, void halves, void checker, void early, void half: il tiro non vale;
    played: annota una mossa sbagliata; correct: ne pretende la correzione; lift, signal: dadi raccolti; undo: toglie l’ultima voce
play-saved = Salvato in { $file }.
play-kept = La partita è salvata. Si riprende con: pasch play --resume { $file }
play-not-kept = La partita non è stata salvata. save FILE la salva, --save FILE la salva di continuo.

## pasch play: le righe sotto la tavola

play-standing = { $session }, partita { $number }: Bianco { $white }, Nero { $black }
play-cube-middle = cubo { $value }, in mezzo
play-cube-beside = cubo { $value }, accanto alla tavola con il 64 in alto
play-cube-held = { $side ->
    [white] cubo { $value }, del Bianco
   *[black] cubo { $value }, del Nero
}
play-crawford = partita Crawford
play-opening = Tiro d’apertura: Invio tira
play-opening-real = Tiro d’apertura: white N, black N
play-opening-of = { $name }: tiro d’apertura
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: scrivi i dadi
play-wrong-move = La mossa sbagliata si può ancora correggere: correct
play-to-play = { $name }: { $dice } da giocare
play-turn-complete = done (o Invio) chiude il turno, undo torna indietro
play-still-to-play = Ancora da giocare: { $numbers }
play-next = next, o Invio: la partita successiva
play-next-or-finish = next, o Invio: la partita successiva; finish: la fine

## pasch play: ciò che non si può fare

play-middle-of-turn = Sei nel mezzo di un turno: done lo chiude, undo torna indietro.
play-enter-dice = Scrivi i dadi usciti, per esempio 31.
play-program-throws = I dadi li tira il programma: scrivi roll, o comincia con --scorekeeper.
play-whose-opening = Di’ di chi è il tiro d’apertura: white 4.
play-two-dice = Si tirano due dadi, per esempio 31.
play-nobody-to-play = Non tocca a nessuno giocare.
play-no-wrong-play = Non c’è nessuna mossa sbagliata da annotare: prima scrivila.
play-record-wrong = Si è giocato così? played lo annota come sbagliato; oppure scrivi la mossa giusta.
play-nothing-to-take-back = Non c’è nulla da ritirare: un turno finito resta valido.
play-nothing-entered = Non è stato ancora scritto nulla.
play-say-who = Di’ chi: comincia con white o black.
play-say-whose-dice = Di’ di chi sono i dadi: white lift.
play-stands-alone = «{ $word }» sta da solo; «{ $rest }» dopo non significa nulla.
play-save-needs-file = save richiede il nome di un file.
play-not-understood = «{ $text }» non si capisce; help elenca ciò che si può scrivere.
play-no-die = «{ $letter }» non è un dado (carattere { $place }); un dado mostra da 1 a 6.
play-one-or-two-dice = Si tirano uno o due dadi, non { $count }.
play-resign-what = Si abbandona single, gammon o backgammon, non «{ $text }».
play-resign-name = Di’ che cosa abbandoni: resign single, resign gammon o resign backgammon.
play-void-what = Un tiro è nullo per flat, halves, checker, early o half, non per «{ $text }».
play-bad-times = «{ $word }»: un movimento si fa (2), (3) o (4) volte.
play-no-point = «{ $word }»: non c’è nessuna punta «{ $name }».
play-no-movement = «{ $word }» non è un movimento; help mostra come si scrive.
play-ambiguous = «{ $text }» corrisponde a più mosse: { $plays }
play-nothing-to-hit = «{ $text }»: in { $point } non c’è nulla da colpire.

## Tables

tables-sweep = { $sweeps } passate, cambiamento maggiore { $change }, voluto { $wanted }
tables-settled = Hypergammon è risolto: { $sweeps } passate, l’ultima non ha cambiato nulla di più di { $change }.
tables-paused = Pausa dopo { $sweeps } passate; l’ultima ha cambiato qualcosa di { $change }, voluto è { $wanted }. Lo stesso comando continua.

## pasch play on the whole screen

screen-help = Aiuto
screen-log = Registro
screen-enter = Invio
screen-more = Pag giù: altro
screen-look = Aspetto
screen-quit = Esci
screen-correct = Correggi
screen-no-hint = Qui non c’è nulla da decidere.
screen-computer-thinks = Il computer sta pensando…
screen-over = È finita. F4 lascia il tavolo.
screen-too-small = Il terminale è troppo piccolo per la tavola: servono { $width } colonne e { $height } righe. Ingrandiscilo, o gioca con --lines.
screen-keys =
    Mouse: tocca una pedina e poi la sua meta, o trascinala; il tasto destro annulla.
    Tab, frecce: andare a una pedina; Spazio la prende e la posa.
    Invio fa ciò che tocca fare, Backspace annulla.
    O scrivi ciò che vuoi, per esempio { $play }:
fault-pause = Una pausa dura da 0 a 60 secondi, non «{ $text }».

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, partita { $number } di { $count }
watch-deed = { $name }: { $deed }
watch-keys = → o Spazio: avanti; ←: indietro; Inizio, Fine: inizio e fine; Pag giù, Pag su: partita successiva e precedente; F3: aspetto; q: esci
fault-watch-game = Non c’è la partita { $number }: il match ne ha { $count }.
fault-watch-terminal = Per guardare serve un terminale intero; pasch convert scrive il match come testo.
