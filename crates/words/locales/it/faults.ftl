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

export-own-rulebook = { $name } conta o muove diversamente dal regolamento da cui deriva, cosa che i file di match non possono esprimere
export-replay = la partita non si può rigiocare ({ $detail })

## Server, duelli, addestramento, misure

fault-listen = Non si può ascoltare su { $address }: { $why }
fault-server-stopped = Il server si è fermato: { $why }
fault-store = L’archivio delle partite non si può usare ({ $detail }).
fault-tls = Non si può servire su HTTPS ({ $detail }).
fault-store-in-use = { $folder } è in uso: { $owner }
fault-store-file = { $file } è danneggiato ({ $detail }). Una copia può prenderne il posto: pasch store restore
fault-store-not-empty = In { $file } ci sono partite; --replace mette la copia al loro posto.
fault-store-no-table = Non c’è nessun tavolo «{ $table }».
fault-store-damaged = Errori trovati: { $count }
fault-work = Gli aiutanti non si possono usare ({ $detail }).
fault-nats = { $address } non è raggiungibile come server NATS: { $why }
fault-database-address = «{ $address }» non è l’indirizzo di una base di dati PostgreSQL, come postgres://utente@macchina/nome
fault-copy-from = «{ $from }» non indica una cartella di partite, come fa sqlite:CARTELLA
fault-gnubg-missing = gnubg non è installato (Debian: apt-get install gnubg)
fault-engine-command = Questo non è un comando per un motore ({ $detail }).
fault-engine-setting = «{ $setting }» non imposta nulla: serve NOME=VALORE.
fault-engine-name = «{ $engine }» non indica un motore: serve NOME=COMANDO, ogni nome una volta.
fault-engine-start = Impossibile avviare { $engine }: { $why }
fault-engine-gone = { $engine } si è chiuso nel mezzo della partita.
fault-engine-silent = { $engine } non ha risposto in tempo.
fault-engine-refused = { $engine } ha rifiutato quanto gli è stato detto: { $answer }
fault-engine-answer = { $engine } ha risposto «{ $answer }», che non risponde alla domanda.
fault-engine-play = { $engine } ha risposto «{ $answer }» ({ $detail })
fault-engine-cube = { $engine } non decide sul cubo; senza --cubeful ci si può giocare contro.
fault-duel-one-folder = Contro un motore si dà una cartella di reti, o nessuna.
fault-duel-two-folders = Servono due cartelle di reti, o --engine, o --gnubg.
fault-duel-broke-off = Una partita del duello si è interrotta.
fault-decision-line = Riga { $line }: { $why }
fault-decision-json = questa non è una decisione in JSON con id e dice ({ $detail })
fault-no-decisions = Qui non c’è nessun tiro che lasci una scelta.
fault-gnubg-law = gnubg si può interrogare solo secondo le regole da torneo, senza Jacoby né beaver
fault-train-numbers = --round deve essere almeno 1000 e --buffer non minore di --round; --batch, --reuse e --minutes devono essere maggiori di 0.
fault-train-widen = { $option }: tanti strati quanti ne ha la rete, e nessuno più stretto.
fault-train-heads = --heads: la rete di contatto ha già le sue teste.
fault-train-checkpoint = { $file }: questo punto di ripresa non si può usare ({ $detail })
fault-train = L’addestramento non può continuare ({ $detail }).
fault-table = { $file }: questa tabella non si può usare ({ $detail }); cancellala per ricominciare
fault-cache-folder = Non c’è una cartella per le tabelle: imposta HOME o XDG_CACHE_HOME.
fault-width = «{ $part }» non è una larghezza: multipli di 16 fino a 1024, come in 512-64-32
fault-level = non c’è un livello «{ $level }»: ci sono beginner, casual, advanced, expert e world-class
fault-bench-seconds = --seconds { $seconds }: un numero maggiore di 0, al massimo 600
fault-bench-paths = Le vie del nucleo di calcolo non concordano: { $one } e { $other }.
fault-bench-tables = { $count ->
    [one] Un tavolo ha dato errore
   *[other] { $count } tavoli hanno dato errore
}, il primo con: { $detail }
fault-analysis-cache = il file dei giudizi è di un altro tipo, o danneggiato alla riga { $line }
fault-analysis-one-match = si scrive un match per un solo file; ne sono stati indicati { $count }
