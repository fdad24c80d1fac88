### Ciò che non va in quanto si è dato alla riga di comando: file, posizioni, dadi, match.

## Ciò che il sistema dice di un file

io-not-found = questo file o questa cartella non esiste
io-permission-denied = accesso negato
io-is-a-directory = questa è una cartella, non un file
io-not-a-directory = una parte di questo percorso non è una cartella
io-not-text = questo non è testo in UTF-8
io-storage-full = non c’è più spazio
io-address-in-use = questo indirizzo è già in uso
io-address-not-available = questa macchina non ha questo indirizzo
io-other = il sistema dice: { $detail }
fault-standard-input = standard input
fault-standard-output = standard output
fault-threads = i thread del programma
fault-unreadable-input = Non si è potuto leggere lo standard input.

## Posizioni

fault-position = Posizione «{ $text }»: { $why }
fault-at-character = carattere { $place }: { $why }
fault-unexpected = «{ $found }» non può stare qui; atteso: { $wanted }
fault-too-short = il testo finisce qui; atteso: { $wanted }
fault-too-long = il testo sarebbe dovuto finire prima di questo carattere ({ $what })
fault-out-of-range = { $field }: { $value } non è possibile, solo { $allowed }
fault-unknown-format = questo non è nessuno dei modi di scrivere una posizione: un ID di posizione (4HPwATDgc/ABMA), un ID di posizione e di match (4HPwATDgc/ABMA:cAkAAAAAAAAA), un XGID, una riga della tavola di FIBS, o le file del foglio danese (white 2 S1 ...; black ...)
allowed-between = da { $one } a { $other }
allowed-either = { $one } o { $other }
allowed-below-length = da 0 a uno in meno della lunghezza del match
allowed-power-of-two = una potenza di due
allowed-points = da 1 a 24, 25 o bar, 0 o off
part-id-letter = una lettera, una cifra, + o /
part-position-id = un ID di posizione di 14 caratteri
part-match-id = un ID di match di 12 caratteri
part-xgid-checkers = 26 caratteri per le pedine
part-xgid-place = da a a o, da A a O, o -
part-top-bar = la barra del giocatore in alto: una minuscola, o -
part-bottom-bar = la barra del giocatore in basso: una maiuscola, o -
part-cube-exponent = l’esponente del cubo
part-cube-place = il posto del cubo
part-largest-cube = l’esponente del cubo più alto
part-turn = di chi è il turno
part-xgid-dice = due dadi, 00, D, B o R
part-two-dice = due dadi
part-score = un punteggio
part-xgid-rules = Crawford, o le regole del gioco a soldi
part-match-length = la lunghezza del match
part-xgid-fields = un XGID di dieci campi
part-board-head = la parola board
part-board-name = il nome di un giocatore
part-board-point = una punta
part-board-number = un numero della riga della tavola
part-board-fields = una riga della tavola di 53 campi
part-die = un dado
part-cube = il cubo
part-rows-place = dove stanno queste pedine
part-rows-word = white, black, un numero, S, W, aside, off o to move
part-rows-side = prima white o black
part-rows-count = un numero di pedine
part-rows-point = una punta di una fila
part-rows-sides = le pedine del Bianco e del Nero
part-point = una punta, bar o off
part-destination = / e la punta su cui va la pedina
part-closing-bracket = una parentesi chiusa
part-space = uno spazio tra i movimenti
part-number = un numero
part-repetition = il numero di pedine
part-four-steps = quattro passi di una pedina al massimo
nonsense-last-letter = questo carattere dice più di quanto l’ID contenga
nonsense-past-last-point = questo carattere parla di pedine oltre l’ultima punta
nonsense-too-many-checkers = l’ID finisce prima che ogni punta sia descritta: troppe pedine
nonsense-cube-owner = il cubo non è né di un giocatore né in mezzo
nonsense-game-state = lo stato della partita non è nessuno dei cinque
nonsense-die = un dado mostra qualcosa che non è un numero da 1 a 6
nonsense-one-die = un dado è stato tirato e l’altro no
nonsense-backwards = le pedine vanno solo su punte più basse

## Dadi e domande al motore

fault-dice = Dadi «{ $text }»: { $why }
fault-dice-letter = «{ $letter }» non è un numero di dado; si scrive 31, 3-1 o 3 1
fault-dice-two = servono due numeri, come in 31, 3-1 o 3 1
fault-request = «{ $line }» non è una posizione seguita dai dadi, come in 4HPwATDgc/ABMA 3 1
fault-game-over = la partita è finita
fault-match-over = Punteggio { $points } su { $length }: il match è finito, non resta nulla da decidere
fault-ply = --ply { $ply }: il motore guarda da 0 a { $deepest } semimosse avanti
fault-engine = il motore ha rinunciato ({ $detail })
fault-nets = { $folder }: queste reti non si possono usare ({ $detail })

## File

fault-json = { $file }, riga { $line }, colonna { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = questo non è un regolamento valido
json-not-game = questa non è una partita salvata valida
json-not-dice = questo non è un registro di dadi valido
json-cut-off = il file è troncato
fault-rulebook-base = { $file }: «base» deve nominare il regolamento da cui questo deriva: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: una partita nella versione { $found } del formato; si può leggere la versione { $known }
fault-save-unwritable = { $file }: la partita non si può scrivere ({ $detail })
fault-not-a-match = { $file } non è un file di match: { $why }
fault-convert-files = convert prende qualcosa da leggere e un file o una cartella da scrivere, o --report e qualcosa da leggere
fault-convert-ending = { $file }: un match si scrive come .mat, .sgf o .txt, una posizione come .txt, .html o .tex
fault-convert-none = non c’è nessun file di match dove si è cercato
fault-convert-same = { $file }: un file non si scrive sopra quello da cui è stato letto
fault-convert-position = { $file } contiene una posizione, non un match
fault-convert-pattern = { $pattern } non è un modello di nomi di file: { $detail }
fault-no-game = { $file }: non c’è una partita { $game }; il file ne ha { $games }
fault-no-move-number = { $file }, partita { $game }: «{ $number }» non è una mossa come 7 o 7b
fault-no-move = { $file }, partita { $game }: non c’è una mossa { $number }; l’ultima è { $last }
fault-not-reached = { $file }, partita { $game }: la partita rigiocata non arriva a questa mossa
fault-picture-size = Un’immagine è larga e alta da 1 a { $widest } pixel, non { $width } per { $height }.
fault-picture = L’immagine non si può disegnare ({ $detail }).
fault-dice-entry = { $file }, voce { $entry }, tiro { $roll }: il registro non regge ({ $detail })

## File di match

fault-at-place = { $place }: { $why }
place-game = partita { $number }
place-move = mossa { $number }
place-line = riga { $number }
lack-game = in questo file non c’è nessuna partita
lack-players = qui dovrebbero stare due giocatori con i loro punteggi
lack-length = la lunghezza del match non è indicata
lack-first-game = questo sta prima della prima partita
lack-backgammon = l’albero di un gioco diverso dal backgammon
lack-set-up = una posizione disposta a mano non viene letta; la partita viene rigiocata senza
lack-opening-bracket = una parentesi chiusa senza quella aperta
lack-tree = un nodo fuori da ogni partita
lack-value-end = un valore che non finisce
lack-property = un valore senza proprietà
lack-property-name = un carattere che non appartiene a nessuna proprietà
lack-closing-bracket = l’ultima partita non finisce con una parentesi chiusa
damage-head = l’intestazione del file è tagliata o di un altro tipo
damage-directory = l’elenco di ciò che il file contiene è danneggiato; si è letto quel che si trovava senza
damage-packing = ciò che è compresso nel file non si può decomprimere fino alla fine
damage-checksum = la somma di controllo non è quella di ciò che è stato decompresso
damage-too-large = ciò che è compresso nel file è più grande di qualsiasi match
damage-cut-record = l’ultimo elemento è tagliato
damage-structure = ciò che il file contiene non è costruito come un match
damage-variation = questa disposizione iniziale non è conosciuta
damage-edited = le pedine qui non stanno come le hanno lasciate le mosse precedenti
record-unreadable = «{ $text }» non si può leggere qui
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: non è scritto che cosa si è giocato
record-first-roll = una partita non può cominciare con { $roll }: con dadi uguali si tira di nuovo
record-crawford-double = un raddoppio nella partita Crawford
record-cube-value = secondo il file, il cubo va a { $written }, ma va a { $real }
record-score = secondo il file, il punteggio è { $written }, ma secondo le partite precedenti è { $real }
record-result = secondo il file, il risultato è { $written }, ma rigiocando la partita è { $real }
record-result-value = secondo il file, { $name } vince { $points }, ma nessun abbandono con il cubo a { $cube } vale tanto
record-match-over = il match era già finito
record-game-over = la partita era già finita
record-lost = da qui in poi questa partita non si può più seguire; resta com’è scritta
move-too-many = sono scritti { $written } movimenti, ma { $roll } ne ha solo { $dice }
move-not-hit = { $point } è segnata come colpita, ma lì non c’è una pedina avversaria isolata
move-ambiguous = il testo corrisponde a più mosse: { $plays }
export-start = i file di match conoscono solo la partenza normale, il nackgammon e l’hypergammon
export-automatic-double = la partita { $game } è cominciata con un raddoppio automatico, cosa che i file di match non possono esprimere
export-own-rulebook = { $name } conta o muove diversamente dal regolamento da cui deriva, cosa che i file di match non possono esprimere
export-replay = la partita non si può rigiocare ({ $detail })

## Server, duelli, addestramento, misure

fault-listen = Non si può ascoltare su { $address }: { $why }
fault-server-stopped = Il server si è fermato: { $why }
fault-store = L’archivio delle partite non si può usare ({ $detail }).
fault-gnubg-missing = gnubg non è installato (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg ha risposto «{ $answer }» a { $roll } ({ $detail })
fault-duel-one-folder = Contro gnubg si dà una cartella di reti, o nessuna.
fault-duel-two-folders = Servono due cartelle di reti, o --gnubg.
fault-duel-broke-off = Una partita del duello si è interrotta.
fault-train-numbers = --round deve essere almeno 1000 e --buffer non minore di --round; --batch, --reuse e --minutes devono essere maggiori di 0.
fault-train-widen = { $option }: tanti strati quanti ne ha la rete, e nessuno più stretto.
fault-train-checkpoint = { $file }: questo punto di ripresa non si può usare ({ $detail })
fault-train = L’addestramento non può continuare ({ $detail }).
fault-width = «{ $part }» non è una larghezza: multipli di 16 fino a 1024, come in 512-64-32
fault-level = non c’è un livello «{ $level }»: ci sono beginner, casual, advanced, expert e world-class
fault-bench-seconds = --seconds { $seconds }: un numero maggiore di 0, al massimo 600
fault-bench-paths = Le vie del nucleo di calcolo non concordano: { $one } e { $other }.
fault-bench-tables = { $count ->
    [one] Un tavolo ha dato errore
   *[other] { $count } tavoli hanno dato errore
}, il primo con: { $detail }
