### Il browser: ciò che compare sullo schermo e ciò che dice un lettore di schermo.

## La cornice di ogni pagina

menu = Menu
menu-table = Tavolo
menu-new = Nuova partita
menu-games = Le mie partite
menu-options = Impostazioni
close = Chiudi
page-failed = Impossibile caricare questa pagina. Il server è ancora attivo?
page-missing = Questa pagina non esiste.
page-missing-back = Torna al tavolo

## Impostazioni

option-language = Lingua
option-theme = Aspetto
option-theme-auto = Come il sistema
option-theme-felt = Feltro
option-theme-night = Notte
option-theme-paper = Carta
option-motion = Velocità delle pedine
option-motion-normal = Normale
option-motion-slow = Lenta
option-motion-fast = Rapida
option-motion-off = Senza animazione
option-tap = Toccare una pedina
option-tap-play = gioca il primo dado
option-tap-show = mostra dove può andare
option-counting = Numerazione delle punte
option-counting-sheet = come sul foglio delle regole
option-counting-usual = come la scrivono i giocatori
option-auto-roll = Tira automaticamente quando non si può raddoppiare
option-auto-forced = Gioca automaticamente le mosse obbligate
option-auto-pass = Passa automaticamente se nessuna mossa è possibile
option-auto-bear-off = Porta fuori automaticamente durante la corsa
option-sound = Suoni discreti
option-arrows = Frecce per l’ultima mossa
option-numbers = Numeri accanto alle punte
option-mirror = Casa a sinistra

## La tavola

board-name = Tavola di backgammon
board-point = { $colour ->
    [light] { $count ->
        [one] Punta { $point }: una pedina chiara.
       *[other] Punta { $point }: { $count } pedine chiare.
    }
    [dark] { $count ->
        [one] Punta { $point }: una pedina scura.
       *[other] Punta { $point }: { $count } pedine scure.
    }
   *[none] Punta { $point }: vuota.
}
board-can-go = Può andare in { $places }.
board-off-short = fuori
board-bar = { $colour ->
    [light] { $count ->
        [0] Barra: nessuna pedina chiara.
        [one] Barra: una pedina chiara.
       *[other] Barra: { $count } pedine chiare.
    }
   *[dark] { $count ->
        [0] Barra: nessuna pedina scura.
        [one] Barra: una pedina scura.
       *[other] Barra: { $count } pedine scure.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Nessuna pedina chiara portata fuori.
        [one] Una pedina chiara portata fuori.
       *[other] { $count } pedine chiare portate fuori.
    }
   *[dark] { $count ->
        [0] Nessuna pedina scura portata fuori.
        [one] Una pedina scura portata fuori.
       *[other] { $count } pedine scure portate fuori.
    }
}
board-cube = Cubo del raddoppio: { $value }
board-dice = Dadi: { $dice }. { $action }

## Giocatori e punteggio

pips = { $count ->
   *[other] { $count } pip
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
   *[other] { $score } di { $target } punti
}
player-you = Tu
player-friend = Il tuo avversario
player-light = Bianco
player-dark = Nero
player-computer = Computer ({ $level })
player-computer-sentence = Il computer
player-engine-replaced = { $computer } al posto di { $engine }
engine-failed-gone = { $engine } si è fermato. Il computer continua al suo posto; nulla è perduto.
engine-failed-silent = { $engine } non ha risposto in tempo. Il computer continua al suo posto; nulla è perduto.
engine-failed-wrong = { $engine } ha risposto ciò che le regole non permettono. Il computer continua al suo posto; nulla è perduto.
player-waiting = Posto libero
player-away = non in linea
player-won-match = match vinto

## Livelli del computer

level-beginner = principiante
level-casual = dilettante
level-advanced = avanzato
level-expert = esperto
level-world-class = classe mondiale

## Che cosa fare adesso

turn-connecting = Collegamento al tavolo…
turn-lost = Il collegamento è caduto. Nuovo tentativo…
turn-waits = Il tavolo aspetta: il server al momento non può scrivere. Riprenderà da solo.
turn-closing = Il server si riavvia. Nuovo tentativo…
table-shorter = Il server ha perso ciò che questa pagina ha visto per ultimo: le sue partite sono tornate a uno stato precedente. Il tavolo continua da qui.
turn-watching = Stai guardando la partita.
table-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
table-crawford = Partita Crawford: senza cubo.
turn-waiting = In attesa che il tuo avversario apra il link.
turn-opening = Tira per vedere chi comincia.
turn-opening-tie = Parità: tira ancora.
turn-opening-theirs = { $name } tira per vedere chi comincia.
turn-roll = Tocca a te: tira i dadi.
turn-roll-or-double = Tocca a te: tira, o prima raddoppia.
turn-roll-theirs = { $name } deve tirare.
turn-play = Tocca a te: gioca { $dice }.
turn-play-theirs = { $name } gioca { $dice }.
turn-done = «{ do-done }» chiude il turno.
turn-none = Nessuna mossa possibile con { $dice }.
turn-rolling = I dadi rotolano…
turn-thinking = { $name } sta pensando…
turn-double = { $name } raddoppia a { $value }.
turn-rematch = { $name } propone una rivincita.
turn-double-yours = Raddoppi a { $value }. { $name } decide.
turn-resign = { $name } offre di abbandonare: { $stake ->
    [1] una partita semplice
    [2] un gammon
   *[3] un backgammon
}.
turn-resign-yours = Offri di abbandonare: { $stake ->
    [1] una partita semplice
    [2] un gammon
   *[3] un backgammon
}. { $name } decide.
turn-roll-of = { $name }: tira i dadi.
turn-roll-or-double-of = { $name }: tira, o prima raddoppia.
turn-play-of = { $name }: gioca { $dice }.

## Pulsanti

do-roll = Tira
do-throw = Tira
do-double = Raddoppia
do-take = Accetta
do-drop = Rifiuta
do-redouble = Controraddoppia a { $value }
do-beaver = Beaver a { $value }
do-raccoon = Raccoon a { $value }
do-undo = Indietro
do-done = Fatto
do-resign = Abbandona
do-resign-single = Abbandona una partita semplice
do-resign-gammon = Abbandona un gammon
do-resign-backgammon = Abbandona un backgammon
do-accept = Accetta
do-refuse = Rifiuta
do-cancel = Annulla
do-next = Partita successiva
do-claim = Reclama la vittoria
do-finish = Chiudi la sessione
do-rematch = Rivincita
do-take-back = Ritira la mossa
do-new = Nuova partita
do-copy = Copia
do-copied = Copiato
dice-swap = Scambia i dadi.
dice-roll = Tira i dadi.

## La fine di una partita

over-single = { $name }: { $points ->
    [one] un punto vinto
   *[other] { $points } punti vinti
}, partita semplice.
over-gammon = { $name }: { $points ->
    [one] un punto vinto
   *[other] { $points } punti vinti
}, gammon; chi perde non ha portato fuori nessuna pedina.
over-backgammon = { $name }: { $points ->
    [one] un punto vinto
   *[other] { $points } punti vinti
}, backgammon; una pedina di chi perde è ancora sulla barra o nella casa di chi vince.
over-dropped = { $name }: { $points ->
    [one] un punto vinto
   *[other] { $points } punti vinti
}, raddoppio rifiutato.
over-resigned = { $name }: { $points ->
    [one] un punto vinto
   *[other] { $points } punti vinti
} per abbandono, { $stake ->
    [1] partita semplice
    [2] gammon
   *[3] backgammon
}.
over-flag = { $name }: vittoria, il tempo dell’avversario è scaduto.
over-absent = { $name }: vittoria, l’avversario è rimasto assente troppo a lungo.
over-cube = Il cubo era a { $value }.
over-session = Sessione vinta, { $score }: { $name }.
over-match = Match vinto, { $score }: { $name }.
news-match-won = Match vinto: { $name }.
over-draw = Sessione in parità, { $score }.

## Il resoconto

log = Resoconto
log-empty = La partita non è cominciata.
log-opening = tira { $dice }
log-tie = Parità: si tira ancora
log-double = raddoppia a { $value }
log-take = accetta
log-drop = rifiuta
log-resign = { $stake ->
    [1] abbandona una partita semplice
    [2] abbandona un gammon
   *[3] abbandona un backgammon
}
log-decline = rifiuta
log-won = { $points ->
    [one] vince un punto
   *[other] vince { $points } punti
}
log-flag = tempo scaduto
log-claim = reclama la vittoria
log-void = nullo
log-wrong = { $dice }: { $play } (sbagliata)
log-corrected = corretta
log-stands = resta valida
log-no-move = { $dice }: nessuna mossa
log-play = { $dice }: { $play }

## Rifiutato

refused-why = La regola

table-missing = Questo tavolo qui non esiste.

## Che cosa non va al di fuori delle regole del gioco

fault-other-version = Questa pagina è più vecchia del server. Ricaricala.
fault-not-at-table = Questa pagina non è più al tavolo. Ricaricala.
fault-not-your-seat = Questo posto non è il tuo.
fault-seat-open = L’altro posto è ancora libero.
fault-not-here = A questo tavolo non è possibile.
fault-bad-terms = A queste condizioni non si può giocare.
fault-no-engine = Qui non si può giocare contro questo programma, o non con questo regolamento.
fault-bad-position = Questa posizione non è leggibile.
fault-bad-file = Questo file non è leggibile.
fault-too-many = Troppe richieste in una volta. Aspetta un momento.
fault-trouble = Il server stesso ha un problema.
message-unreadable = Il server non ha capito un messaggio di questa pagina ({ $detail }).

## Giocare con un link

link-title = Giocare con un link
link-share = Manda questo indirizzo al tuo avversario. La prima persona che lo apre prende l’altro posto, le altre guardano.
link-local = Questo indirizzo vale solo su questo computer. Per giocare da un altro dispositivo della tua rete, avvia il server con «pasch serve --listen 0.0.0.0:{ $port }» e aprilo con il nome o l’indirizzo di questo computer nella rete.

## Una nuova partita

new-title = Nuova partita
new-opponent = Contro
new-opponent-computer = il computer
new-opponent-device = un’altra persona su questo dispositivo
new-opponent-link = un’altra persona con un link
new-engine = Programma
new-engine-rules = Altri programmi giocano secondo le regole da torneo, con quindici pedine.
new-level = Livello
new-rulebook = Regolamento
new-rulebook-pages = Leggi le sue regole
new-start = Partenza
new-start-standard = Consueta
new-start-jacquet = Jacquet: ogni pedina deve prima entrare
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: tre pedine a testa
new-session = Sessione
new-session-single-game = Una partita sola
new-session-running-total = Partite sommando i punti
new-session-money = Gioco a soldi
new-session-match = Un match a
new-session-games = Un numero di partite
new-length-points = punti
new-length-games = partite
new-even = Il foglio preferisce un numero dispari.
new-cube = Con il cubo del raddoppio
new-jacoby = Regola Jacoby
new-beavers = Beaver
new-raccoons = Raccoon
new-automatic = Raddoppio automatico dopo una parità al tiro d’apertura
new-first-double = Raddoppio automatico se il primo tiro è una pariglia
new-lower-starts = Comincia il tiro più basso
new-custom = È «{ $rulebook }» con scelte diverse da quelle del foglio.
new-dice = Dadi
new-real-dice = Veri: tiro per entrambi e inserisco ciò che esce
new-clock = Orologio
new-clock-none = Senza orologio
new-clock-delay = Orologio da torneo
new-clock-fischer = Orologio Fischer
new-clock-days = Giorni per turno
new-clock-free = secondi liberi in ogni turno
new-clock-added = secondi aggiunti per turno
new-clock-per-point = minuti per punto
new-clock-per-game = minuti per partita
new-clock-day-count = giorni per turno
new-clock-computer = L’orologio del computer resta fermo. Con l’orologio non si ritira nessuna mossa.
# What was agreed about time, as a sentence and in short.
timing-claim = Senza orologio. Se si aspetta un giocatore assente da { $minutes } minuti, l’avversario può reclamare la vittoria.
timing-delay = In ogni turno { $delay } secondi sono liberi; poi corrono { $minutes } minuti di riserva. Se cade la connessione l’orologio si ferma, { $pause } secondi in tutto.
timing-fischer = { $minutes } minuti, e { $increment } secondi in più per ogni turno. Se cade la connessione l’orologio si ferma, { $pause } secondi in tutto.
timing-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} per ogni turno.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] un giorno per turno
   *[other] { $days } giorni per turno
}
clock-of = Tempo rimasto: { $name }
clock-low = Restano solo { $seconds } secondi.
clock-low-hours = Restano solo { $hours } ore.
clock-paused = l’orologio è fermo
clock-days = { $days } g { $hours } h
clock-claim-in = reclamo tra { $time }
games-due = { $name }: turno entro { $when }
new-colour = Giochi con
new-colour-light = le pedine chiare
new-colour-dark = le pedine scure
new-colour-hint = In caso di disaccordo, il più anziano prende le pedine scure.
new-direction = La tua casa
new-direction-right = a destra
new-direction-left = a sinistra
new-begin = Comincia
new-failed = Impossibile aprire il tavolo: { $reason }

## I regolamenti in poche parole

rulebook-own = { $rulebook }, versione modificata
rulebook-buffalo = Scatola Buffalo
rulebook-buffalo-special = Senza cubo. Un backgammon vale il triplo anche se chi perde ha già portato fuori delle pedine. Le punte si contano da 1 a 24 lungo il percorso del primo giocatore.
rulebook-german = Foglio tedesco
rulebook-german-special = 24 regole numerate. L’ultima pedina arriva in casa con il numero maggiore, in casa non si colpisce per proseguire su una propria pedina sola, e chi vince comincia la partita successiva.
rulebook-danish = Foglio danese
rulebook-danish-special = A un raddoppio si può subito controraddoppiare. Abbandonare costa subito un backgammon. Le punte vanno da S1 a S12 e da W1 a W12. Prevede anche il Jacquet.
rulebook-jumbo = Libretto Jumbo
rulebook-jumbo-special = Tutti e due tirano due dadi; comincia il totale più alto, con un nuovo tiro. Con un numero troppo alto si può portare fuori qualsiasi pedina da una punta più bassa.
rulebook-ten-language = Pieghevole in dieci lingue
rulebook-ten-language-special = Si può portare fuori qualsiasi pedina che un dado porti oltre il bordo, qualunque cosa ci sia dietro. Senza cubo.
rulebook-tournament = Torneo
rulebook-tournament-special = Le regole internazionali di oggi: cubo senza limite, partita Crawford nei match; a soldi, Jacoby e beaver se concordati.

## Le mie partite

games-title = Le mie partite
games-empty = Qui non si è ancora giocato.
games-resume = Continua
games-replay = Rivedi
games-download = Scarica { $format }
games-running = in corso
games-finished = finita
games-against = { $light } – { $dark }
games-forget = Dimentica
games-forget-ask = Dimenticare questa partita?
games-forgotten = Partita dimenticata.
games-session-single-game = partita singola
games-session-running-total = somma dei punti
games-session-money = gioco a soldi
games-session-match = { $length ->
    [one] match a { $length } punto
   *[other] match a { $length } punti
}
games-session-games = { $length ->
    [one] { $length } partita
   *[other] { $length } partite
}
log-game = Partita { $number }
replay-at = { $at } di { $of }
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine

## Tasti

keys-title = Tasti
keys-arrows = Tasti freccia: di punta in punta
keys-enter = Invio: prendere una pedina, o posarla
keys-numbers = Da 1 a 6: muovere con quel dado la pedina indicata
keys-home = Inizio, Fine: la prima o l’ultima pedina che si può muovere
keys-roll = R: tirare
keys-double = D: raddoppiare
keys-undo = U: tornare indietro
keys-swap = S: scambiare i dadi
keys-done = E: { do-done }

## Posizioni

menu-positions = Posizioni
positions-title = Posizioni
positions-tool = Toccare la tavola
positions-tool-light = aggiunge una pedina chiara
positions-tool-dark = aggiunge una pedina scura
positions-tool-away = toglie una pedina
positions-start = Posizione di partenza
positions-clear = Tavola vuota
positions-swap = Scambia le parti
positions-turn = Di turno
positions-dice = Dadi
positions-die = { $number ->
    [1] Primo dado
   *[2] Secondo dado
}
positions-not-thrown = non tirato
positions-cube = Cubo
positions-cube-owner = Il cubo è di
positions-cube-middle = nessuno
positions-session = Si gioca
positions-money = A soldi
positions-match = Un match
positions-length = Match a
positions-points-light = Punti del Bianco
positions-points-dark = Punti del Nero
positions-crawford = Partita Crawford
positions-checkers = Pedine per parte
positions-valid = Questa posizione si può giocare.
positions-held = { $side ->
    [light] Qui ci sono due o più pedine bianche. Togli prima quelle.
   *[dark] Qui ci sono due o più pedine nere. Togli prima quelle.
}
positions-not-theirs = { $side ->
    [light] Qui possono stare solo pedine bianche.
   *[dark] Qui possono stare solo pedine nere.
}
positions-pips = Pip: Bianco { $light }, Nero { $dark }
positions-one-die = Scegli entrambi i dadi o nessuno.
positions-paste = ID di posizione, ID di match o XGID
positions-read = Leggi
positions-names = Nomi di questa posizione
positions-position-id = ID di posizione
positions-match-id = ID di match
positions-link = Link che la mostra con il parere del motore
positions-copy = Copia { $name }
positions-ask = Chiedi al motore
positions-evaluate = Valuta
positions-plays = Classifica le mosse
positions-cube-action = Decisione di cubo
positions-thinking = Sto pensando…
positions-wins = Vince
positions-loses = Perde
positions-chance = in tutto
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Vince il match
positions-no-plays = Nessuna mossa regolare.
positions-play-on = Continua da qui
positions-play-on-note = Il computer gioca l’altra parte. La partita prosegue da questa posizione, con i suoi dadi, il suo cubo e il suo punteggio, per quanto il regolamento li conosca.
positions-picture = Immagine
positions-file = File di match
positions-choose-file = Scegli un file
positions-file-large = { $name } è troppo grande per un file di match.
positions-file-fault = { $name }: { $fault }
positions-study = Studia questa posizione
cube-action-no-double = Non raddoppiare
cube-action-double = Raddoppiare
cube-action-redouble = Controraddoppiare
cube-action-too-good = Troppo forte per raddoppiare
cube-action-not-available = Il cubo non si può girare
cube-answer-take = accettare
cube-answer-pass = rifiutare
cube-answer-beaver = beaver
cube-advice-none = Sul cubo non c’è nulla da decidere.
cube-advice-no-double = Senza raddoppio
cube-advice-double-take = Raddoppiato e accettato
cube-advice-double-pass = Raddoppiato e rifiutato

## Il tutor

tutor = Tutor
new-tutor = Dopo ogni decisione il tutor dice che cosa avrebbe fatto, e dà suggerimenti
do-hint = Suggerimento
keys-hint = H: suggerimento, con il tutor attivo
tutor-thinking = Il tutor sta pensando…
tutor-hint = Suggerimento
tutor-hint-line = Suggerimento: { $hint }
tutor-best = { $made }: il tutor avrebbe fatto lo stesso.
tutor-cost = { $made }: costo { $cost }. Meglio: { $best }.
tutor-short = −{ $cost }. Meglio: { $best }
tutor-decision-double = Raddoppiare
tutor-decision-no-double = Non raddoppiare
tutor-decision-take = Accettare
tutor-decision-pass = Rifiutare
tutor-decision-beaver = Beaver
tutor-decision-redouble = Controraddoppiare
tutor-show = Mostra sulla tavola
tutor-back = Torna alla partita
tutor-summary = Il bilancio del tutor
tutor-decisions = { $count ->
    [one] Una decisione, punti regalati: { $cost }.
   *[other] { $count } decisioni, punti regalati: { $cost }.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = Le più costose
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Nulla è stato regalato.

## Pagine delle regole

menu-rules = Regole
rules-title = Regole del gioco
rules-intro = Sei regolamenti stampati, ognuno completo e con parole nostre. Una mossa rifiutata rimanda proprio alla sua regola.
rules-more = Inoltre
rules-comparison = A confronto
rules-comparison-about = Tutti e sei i regolamenti, domanda per domanda, con le differenze segnate.
rules-glossary = Le parole del gioco
rules-glossary-about = Che cosa significano le parole, e come le altre lingue chiamano la stessa cosa.
rules-solitaire = Libretto del solitario
rules-solitaire-about = Il gioco dei pioli su 37 buchi: regole, cinque problemi e la verità su ciascuno.
rules-contents = Indice
rules-link = Link a questo punto
rules-play = Gioca con queste regole
rules-sources = Ogni affermazione del foglio stampato e ciò che vi risponde
rules-only-differences = Solo le differenze

## Il solitario sulla pagina

menu-solitaire = Solitario
peg-board = Tavola del solitario
peg-hole = { $state ->
    [peg] Buco { $hole }: un piolo.
   *[empty] Buco { $hole }: vuoto.
}
peg-hole-jumps = Può saltare in { $holes }.
peg-hole-end = Ha un piolo alla fine.
peg-jumped = Da { $from } sopra { $over } a { $to }.
peg-solved = { $moves ->
    [one] Risolto in una mossa.
   *[other] Risolto in { $moves } mosse.
}
peg-stuck = Il piolo in { $hole } ora non può saltare.
peg-redo = Rigioca
peg-restart = Ricomincia
peg-hint = Suggerimento
peg-verdict = Ancora possibile?
peg-solution = Mostra una soluzione
peg-best = Mostra il miglior finale
peg-watch = Dimmi subito quando la fine non è più raggiungibile
peg-thinking = Ricerca…
peg-still = { $jumps ->
    [one] Sì: la fine si può raggiungere, con un altro salto.
   *[other] Sì: la fine si può raggiungere, con altri { $jumps } salti.
}
peg-still-best = { $jumps ->
    [one] Il miglior finale, { $pegs } pioli, si può raggiungere con un altro salto.
   *[other] Il miglior finale, { $pegs } pioli, si può raggiungere con altri { $jumps } salti.
}
peg-best-too-late = Il miglior finale, { $pegs } pioli, da qui non si può più raggiungere.
peg-unknown = Non si sa: la ricerca non è finita nel tempo concesso.
peg-honest = Per essere sinceri: nessuno può raggiungere questa fine; la dimostrazione è disegnata più sotto. Prova a lasciare meno pioli che puoi. Meglio di due non si può.
peg-run = Avvia
peg-pause = Pausa
peg-leave = Torna al mio gioco
peg-proof-title = Perché non si può
peg-keys = Tasti: le frecce vanno di buco in buco, Invio prende un piolo e lo posa, U torna indietro, R rigioca, H dà un suggerimento.

## Segnapunti

menu-score = Segnapunti
score-title = Segnapunti
score-intro = Per due persone davanti a una tavola vera: tirate e muovete lì, e annotatelo qui toccando lo schermo. La pagina tiene il cubo e il punteggio e conosce il regolamento.
score-resume = Continua l’ultima sessione
score-new = Nuova sessione
score-name-light = Chi ha le pedine chiare?
score-name-dark = Chi ha le pedine scure?
score-opening = Chi comincia? Annota che cosa ha tirato ciascuno.
score-opening-tie = Parità: annota i nuovi tiri.
score-throw = { $name } deve tirare: annota i dadi.
score-throw-or-double = { $name } deve tirare: annota i dadi, o prima raddoppia.
score-play = { $name } gioca { $dice }: tocca le pedine che sono state mosse.
score-done = { $name } ha giocato { $dice }: annota la mossa.
score-none = { $name } non può muovere con { $dice }.
score-free = { $name } gioca { $dice }: muovi le pedine come sono state mosse davvero, in modo giusto o sbagliato.
score-enter = Annota la mossa
score-otherwise = Mosso in altro modo
score-flag = Questo è contro le regole. { $why }
score-put-right = Correggila
score-write-down = Nessuno se n’è accorto: annotala così
score-demand = { $name }: falla correggere
score-lift = { $name } raccoglie i dadi
score-void = Tiro nullo
score-void-why = Perché il tiro è nullo?
score-throw-of = Tiro di { $name }
score-die = Dado: { $value }
score-clear = Cancella
score-results = Partite finora

## Dadi con prova

dice-title = Dadi con prova
dice-intro = Prima di ogni partita il server e il browser di ogni giocatore fissano una catena di numeri segreti. Ogni tiro prende un numero da ogni catena, rivelato solo dopo la decisione di tirare. Se il tuo browser è onesto, tutti gli altri insieme, server compreso, non possono né scegliere né prevedere i tuoi dadi. Questa pagina lo verifica da sola, senza il server.
dice-table = Tavolo { $table }
dice-fine = { $rolls ->
    [one] Tutto torna: un tiro controllato.
   *[other] Tutto torna: { $rolls } tiri controllati.
}
dice-wrong = Qualcosa non torna alla voce { $entry }, tiro { $roll }: { $why }
dice-real = Si è giocato su una tavola vera: non ci sono dadi del server da controllare.
dice-none = Non è ancora caduto nessun dado.
dice-checked = Che cosa è stato controllato
dice-checked-order = Ogni parte era fissata prima del suo primo tiro, ogni tiro deciso prima di cadere, e non ne manca nessuno.
dice-checked-links = Ogni numero rivelato appartiene alla catena che il suo partecipante aveva fissato.
dice-checked-dice = Ogni dado è stato ricalcolato dai numeri di tutti i partecipanti.
dice-checked-throws = { $count ->
    [one] Un tiro della partita è quello caduto.
   *[other] Tutti i { $count } tiri della partita sono quelli caduti.
}
dice-left-out = { $count ->
    [one] Un tiro è stato fatto senza una pagina che non ha risposto in tempo: { $rolls }.
   *[other] { $count } tiri sono stati fatti senza una pagina che non ha risposto in tempo: { $rolls }.
}
dice-pending = Un tiro è deciso, e i suoi dadi non sono ancora caduti.
dice-not-checked = Qui non si controlla se le regole ammettano ogni mossa. «pasch dice verify» controlla anche quello.
dice-download = Scarica il registro
dice-chain = Catene { $chain }, partita { $game }
dice-link = Numero { $link } di { $name }
dice-marked = noto in anticipo
dice-drop = Per controllare un’altra partita, trascina il suo registro dei dadi (.dice.json) su questa pagina o sceglilo qui.
dice-check = Controlla i dadi
dice-go-on = Continua con dadi nuovi
dice-broken = Dei dadi non ci si può più fidare: { $why } Questo browser non partecipa ad altri tiri.
dice-was-me = Sono stato io
dice-doubt-renewal = Nuove catene sono state chieste o accettate a tuo nome, ma non in questo browser. La tua parte nei dadi è trattenuta.
dice-doubt-back = Una mossa è stata ripresa a tuo nome, ma non in questo browser. La tua parte nei dadi è trattenuta.
dice-doubt-roll = Un tiro è stato deciso a tuo nome, ma non in questo browser. La tua parte nei dadi è trattenuta.
dice-agree = D’accordo
dice-lost = Un tiro è aperto e la tua parte si trova in un altro browser. Continua lì. Oppure chiedi qui numeri nuovi e il tiro si farà con quelli.
dice-ask-new = Chiedi numeri nuovi
dice-asks = { $name } ha perso i numeri segreti dei dadi. Il tiro aperto verrebbe fatto con numeri nuovi. Sei d’accordo?
dice-waits = I dadi aspettano la pagina di { $name }. Senza di essa nessuno può tirare.
dice-the-server = Il server
dice-fault-shorter = il server ha dimenticato qualcosa che questo browser ha visto (tiro { $roll }).
dice-fault-log = il registro non è quello che questo browser ha seguito (tiro { $roll }).
dice-fault-taken-back = dopo una mossa ripresa i dadi non sono quelli caduti, o non c’era niente da riprendere (tiro { $roll }).
dice-fault-renewal = delle catene sono state rinnovate senza motivo o senza consenso (tiro { $roll }).
dice-fault-link = un numero non appartiene alla catena fissata, o manca (tiro { $roll }).
dice-fault-early = un numero è stato rivelato prima che il tiro fosse deciso o prima che ogni parte fosse fissata (tiro { $roll }).
dice-fault-anchor = una parte è stata fissata troppo tardi, due volte, o è uguale a un’altra (tiro { $roll }).
dice-code = Codice: { $code }. Due giocatori che si leggono lo stesso codice giocano la stessa partita.
dice-anchor = Fissato da { $name }:
dice-foreseen = Noti in anticipo, perché una mossa è stata ripresa, i dadi dei tiri: { $rolls }.
dice-renewed = Le catene sono state rinnovate nel mezzo di una partita { $count ->
    [one] una volta
   *[other] { $count } volte
}. Nessun tiro aperto è stato sostituito senza il consenso degli altri giocatori.
dice-first = Con un procedimento precedente, che un server o un giocatore disonesto poteva falsare senza essere scoperto, sono caduti i tiri da 1 a { $rolls }.
dice-not-followed = Questo browser non ha seguito questa partita e non può dire se sono state usate le parti dei giocatori.
dice-checked-followed = È il registro che questo browser ha seguito durante la partita.
dice-limits = Che cosa questo non promette: chiunque può smettere di giocare, e il registro non dice di chi è la colpa. Questa pagina stessa viene dal server; con il semplice HTTP chiunque lungo la strada potrebbe cambiarla.
dice-fault-unreadable = questo non si può leggere come registro dei dadi.
dice-fault-order = righe, tiri o numeri non sono in ordine (tiro { $roll }).
dice-fault-chain = l’hash di un anello non è l’anello precedente (tiro { $roll }).
dice-fault-nonces = il tiro { $roll } ha un nonce di troppo o di meno.
dice-fault-digest = il tiro { $roll } ha un altro hash. Il suo anello o i suoi nonce sono stati cambiati.
dice-fault-dice = il tiro { $roll } dà { $wanted }, non { $found }.
dice-fault-throw = un tiro della partita non è quello dei dadi caduti.

# The page that needs no server
here-elsewhere = Pasch è aperto in un’altra scheda, che ora ha i tavoli.
here-elsewhere-on = Continua qui
here-closed = In questo browser non si possono preparare i tavoli: { $reason }
here-update = C’è una nuova versione. La tua partita resta com’è.
here-update-now = Usala adesso
here-parent = Questa partita ne continua un’altra, il cui server è sparito.
do-go-on-here = Continua senza il server
device-title = Questo dispositivo
device-here = Le tue partite, carte e impostazioni stanno in questo browser. Nessun server le conosce.
device-server = Le tue partite sono custodite dal server da cui viene questa pagina.
device-elsewhere = Sei ai tavoli di { $server }.
device-back = Torna ai tavoli di questo browser
device-back-server = Torna ai tavoli del server
device-stand-here = Gioca in questo browser, senza il server
device-keeping = Conservazione
device-promised = Il browser ha promesso di conservare tutto.
device-not-promised = Se manca spazio il browser può cancellare tutto: salva ogni tanto una copia.
device-room = In uso: { $used } MB.
device-ask = Chiedi al browser di conservare tutto
device-save = Salva tutto in un file
device-load = Riprendi un file salvato
device-taken-in =
    { $count ->
        [0] Non c’era nulla di nuovo.
        [one] È stata ripresa una partita.
       *[other] Sono state riprese { $count } partite.
    }
device-taken-study = Match analizzati e carte acquisiti: { $count }.
device-not-taken = Questo file non è di Pasch o è danneggiato ({ $reason }). Nulla è stato cambiato.
device-install-title = Installazione
device-install = Installa Pasch su questo dispositivo
device-install-menu = Dal menu del browser Pasch va sulla schermata iniziale; così parte anche senza rete.
device-plain = Questa pagina è arrivata via HTTP semplice. Così i browser non permettono né di installare, né di partire senza rete, né le notifiche; con pasch serve --tls sì.
device-join = Un tavolo su un server
device-join-hint = Incolla l’indirizzo che hai ricevuto. Il server deve ammettere pagine da qui.
device-join-go = Vai
device-no-address = Questo non è un indirizzo.
fault-no-room = Su questo dispositivo non c’è più spazio. Nulla di ciò che è stato mostrato è perso; la partita continua appena c’è spazio.
dice-here = Le due parti sono su questo dispositivo, perciò questo registro non dimostra nulla a nessun altro: chi ha il dispositivo avrebbe potuto scegliere i dadi.
dice-here-real = O tirare dadi veri e inserirli
new-link-server = Per un amico con un link serve un server.

## A rulebook of one’s own

own-title = Un regolamento tuo
own-intro = Parti dal regolamento più vicino a come giocate e cambia ciò che giocate in altro modo. Ciò che non si concilia viene detto subito.
own-about = Ogni domanda del confronto, con le vostre risposte
own-make = Crea un regolamento tuo
own-base = Basato su
own-name = Come si chiama
own-saved = I tuoi regolamenti
own-kept = Salvato in questo browser.
own-save = Salva
own-together = Tutto si concilia.
own-contradictions = Questo non si concilia:
own-changed = risposta diversa da quella del regolamento di partenza
own-void = Un’altra risposta rende vana questa domanda.
own-link = Link a questo regolamento
own-file = Salva come file
own-open = Apri un file
own-forget-ask = Dimenticare questo regolamento?
own-forgotten = «{ $name }» è dimenticato.
own-broken = In questo link o file non c’è un regolamento leggibile.
