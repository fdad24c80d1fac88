### Studiare: partite, carte, il mio gioco, consultazione.

menu-study = Studio
study-title = Match
study-file-note = Trascina su questa pagina un match di qualsiasi programma (.xg, .bgf, .mat, .sgf, .txt) e viene analizzato; una posizione (.xgp, .txt) va nell’editor. Oppure scegli un file.
study-drop = Rilascia per aprire il file.
study-opened = Aperti qui
study-finished = Partite finite
study-missing = Questo match non è conservato in questo browser.
study-back = Tutti i match
study-back-to-match = Torna al match
study-analyse = Analizza
study-go-on = Continua
study-stop = Ferma
study-progress = { $done } di { $all }
study-me = Tu sei
study-me-nobody = nessuno dei due
study-level = Profondità
study-tab-errors = Errori
study-tab-moves = Mosse
study-tab-figures = Cifre
study-no-figures = Le cifre arrivano a fine analisi.
study-cube-errors = Errori di cubo
study-place = Partita { $game }, mossa { $number }
study-pips = pip { $white } : { $black }
study-next-error = L’errore successivo
study-previous-error = L’errore precedente
study-play-out = Gioca fino in fondo
study-played-out = { $games } partite giocate fino in fondo
study-plies = { $plies ->
    [0] a prima vista
    [one] { $plies } tiro in avanti
   *[other] { $plies } tiri in avanti
}
study-card = Fanne una carta
study-cards-all = { $count ->
    [one] Fanne una carta
   *[other] Fanne { $count } carte
}
study-cards-added = { $count ->
    [0] Nessuna carta nuova.
    [one] Una carta nuova.
   *[other] { $count } carte nuove.
}

## Carte

cards-title = Carte
cards-own = I miei errori
cards-opening = Aperture e risposte
cards-deck = Mazzo
cards-decks = Mazzi
cards-counts = Da ripassare { $due } di { $all }.
cards-begin = Comincia
cards-none = Ancora nessuna carta: creane dagli errori di un match, o prendi il mazzo delle aperture.
cards-left = ancora { $count }
cards-after = Dopo { $play }
cards-due = Torna il { $when }.
cards-next = Carta successiva
cards-drop = Togli questa carta
cards-grade-good = Giusto.
cards-grade-hard = Quasi: si è ceduto un poco.
cards-grade-again = Sbagliato.
cards-add-opening = Aggiungi aperture e risposte
cards-open = Apri un mazzo
cards-save = Salva come file
cards-anki = Per Anki
cards-anki-note = Il testo per Anki contiene le immagini: in Anki scegli «Importa file».
cards-bad-file = { $name } non è un mazzo di carte.

## Il mio gioco

mygame-title = Il mio gioco
mygame-empty = Ancora niente: analizza dei match e di’ quale giocatore sei.
mygame-analyse = { $count ->
    [one] Analizza una partita finita
   *[other] Analizza { $count } partite finite
}
mygame-over-time = Livello nel tempo
mygame-matches = { $count ->
    [one] un match
   *[other] { $count } match
}
mygame-cube-checkers = Cubo e pedine
mygame-opponents = Per avversario
mygame-dice = Dadi
mygame-others = Avversari
mygame-expected = Atteso
mygame-throws = Tiri
mygame-doubles = Pariglie
mygame-pips = Pip per tiro
mygame-danced = Tiri dalla barra senza entrare
mygame-number = Numero { $number }
mygame-luck = Fortuna in tutti i match: { $luck } punti.

## Consultazione

tools-title = Consultazione
tools-score = Soglie di accettazione e gammon
tools-away = A { $name } mancano
tools-doubler = Raddoppia
tools-take-point = Accetta da
tools-live-take-point = con controraddoppi
tools-gammon = Valore del gammon
tools-score-note = Quanto deve vincere chi riceve il raddoppio, gammon a parte: se il cubo non si gira più, e se lo si rigira nel momento migliore. A soldi un gammon vale 0,50.
tools-no-cube = Qui nessuno raddoppia.
tools-equity = Probabilità di vincere il match
tools-equity-note = In percentuale, secondo i punti che mancano al giocatore (righe) e all’avversario (colonne); a un punto, la partita successiva è la partita Crawford.
tools-after-crawford = Dopo Crawford, avversario a 1
tools-pips = Conta i pip
tools-check = Controlla
tools-another = Altra posizione
tools-pips-right = Giusto, in { $seconds } s.
tools-pips-wrong = Il Bianco ha { $light }, il Nero { $dark }.
tools-pips-score = { $right } di { $all } giusti.
tools-openings = Tiri di apertura
tools-openings-note = Giocati fino in fondo dal nostro motore; valori a soldi.
tools-second = Seconda scelta
