### Perché qualcosa è rifiutato. Le variabili sono spiegate nel catalogo inglese.

## La cornice

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, nostra interpretazione: { $why }

## Non ora, o non tu

refusal-not-now-opening-throw = Prima viene il tiro d’apertura.
refusal-not-now-roll = Prima si devono tirare i dadi.
refusal-not-now-play = Prima si deve giocare il tiro.
refusal-not-now-answer-to-double = Prima si deve rispondere al raddoppio.
refusal-not-now-answer-to-resignation = Prima si deve rispondere all’offerta di abbandono.
refusal-not-now-next-game = Questa partita è finita.
refusal-not-your-turn = { $side ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
}
refusal-bad-die = Un dado mostra da 1 a 6, non { $die }.
refusal-opening-dice = { $wanted ->
    [one] Per vedere chi comincia, ogni giocatore tira un dado.
   *[other] Per vedere chi comincia, ogni giocatore tira { $wanted } dadi.
}
refusal-already-thrown = { $side ->
    [white] Il Bianco ha già tirato; si aspetta il tiro del Nero.
   *[black] Il Nero ha già tirato; si aspetta il tiro del Bianco.
}

## Muovere

refusal-no-such-point = Non c’è nessuna punta { $point }.
refusal-no-checker = { $point ->
    [bar] Non hai pedine sulla barra.
    [off] Una pedina portata fuori non torna in gioco.
   *[other] Non hai pedine sulla punta { $point }.
}
refusal-backwards = { $from }/{ $to } va indietro o non va da nessuna parte; le pedine si muovono solo verso casa.
refusal-bar-first = Entra prima dalla barra; fino ad allora nessun’altra pedina si muove.
refusal-enter-by-sum = Una pedina entra con il numero di un solo dado, mai con la somma dei due.
refusal-blocked = La punta { $to } è chiusa: vi stanno due o più pedine avversarie.
refusal-not-thrown = Per { $from }/{ $to } serve un numero che { $roll } non dà o che è già stato giocato.
refusal-no-die = Non resta nessun { $die } da giocare.
refusal-wrong-number = Un { $die } non porta { $from ->
    [bar] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [off] fuori dalla tavola
   *[other] alla punta { $to }
}.
refusal-not-home = Non si porta fuori nulla finché tutte le tue pedine non sono in casa; { $point ->
    [bar] una è ancora sulla barra.
   *[other] una è ancora sulla punta { $point }.
}
refusal-farthest-first = Con un { $die } non si porta fuori dalla punta { $from } finché una tua pedina sta più indietro.
refusal-behind-first = Con un { $die } non si porta fuori dalla punta { $from } finché una tua pedina sta sulla punta del { $die } o più indietro.
refusal-too-small = Un { $die } non basta per portare fuori dalla punta { $from }.
refusal-pick-and-pass = Una pedina che ha colpito nella propria casa non può proseguire fino alla punta { $to }, dove sta una sola tua pedina.
refusal-more-can-be-played = { $possible ->
    [one] Un numero del tiro si può giocare, quindi va giocato.
   *[other] Si possono giocare { $possible } numeri del tiro, quindi vanno giocati tutti e { $possible }.
}
refusal-larger-first = Si può giocare solo uno dei due numeri, e deve essere il maggiore: { $larger }.
refusal-straggler = La tua ultima pedina fuori casa lascia la punta { $from } con il numero maggiore: { $larger }.
refusal-not-together = Con { $roll } questi movimenti non si possono fare insieme.

## Raddoppiare

refusal-no-cube-rulebook = Questo regolamento non ha il cubo del raddoppio.
refusal-no-cube-session = In questo tipo di sessione si gioca senza cubo.
refusal-no-cube-not-agreed = Il cubo non è stato concordato prima del match.
refusal-no-cube-one-point-match = In un match a un punto non c’è cubo.
refusal-no-cube-crawford = È la partita Crawford: nessuno raddoppia.
refusal-not-your-cube = { $side ->
    [white] Il cubo è del Bianco: solo il Bianco può raddoppiare.
   *[black] Il cubo è del Nero: solo il Nero può raddoppiare.
}
refusal-before-first-turn = Nessuno raddoppia prima che l’avversario abbia finito un turno.
refusal-already-doubled = Il cubo è già stato girato; ora si devono tirare i dadi.
refusal-cube-limit = Il cubo non va oltre { $limit }.
refusal-no-double = Non c’è nessun raddoppio a cui rispondere.
refusal-own-double = { $side ->
    [white] Al raddoppio risponde il Bianco.
   *[black] Al raddoppio risponde il Nero.
}
refusal-no-redouble-at-once = Un raddoppio si accetta o si rifiuta; non si può controraddoppiare subito.
refusal-no-beavers = I beaver non sono stati concordati.
refusal-no-raccoons = I raccoon non sono stati concordati.
refusal-nothing-to-beaver = Un beaver risponde solo a un raddoppio, un raccoon solo a un beaver.

## Abbandonare

refusal-no-resignation = Nessuno ha offerto di abbandonare.
refusal-own-resignation = { $side ->
    [white] Tocca al Bianco accettare o rifiutare.
   *[black] Tocca al Nero accettare o rifiutare.
}
refusal-resigns-backgammon = Chi abbandona perde un backgammon; non c’è offerta minore.
refusal-resigns-under-double = Prima si deve rispondere al raddoppio; finché è in sospeso nessuno abbandona.

## Su una tavola vera

refusal-no-clock = Non è stato concordato alcun orologio: nessuno può perdere per il tempo.
refusal-no-claim = Non è stato concordato che si possa reclamare la vittoria se l’avversario si assenta.
refusal-not-real-board = Questo vale per le partite su una tavola vera; qui è il programma a badare alle regole.
refusal-play-is-legal = Questa mossa è regolare e viene annotata come tale.
refusal-cannot-stand = Nessuna mossa finisce con pedine delle due parti sulla punta { $point }.
refusal-nothing-to-correct = L’ultima mossa non era sbagliata.
refusal-dice-lifted = Una mossa sbagliata si può correggere solo finché i dadi non sono raccolti; questa resta valida.
refusal-not-yours-to-correct = { $side ->
    [white] Solo il Bianco, come avversario, può pretendere che una mossa sbagliata venga corretta.
   *[black] Solo il Nero, come avversario, può pretendere che una mossa sbagliata venga corretta.
}
refusal-no-dice-to-lift = { $side ->
    [white] Il Bianco non ha dadi da raccogliere.
   *[black] Il Nero non ha dadi da raccogliere.
}
refusal-not-void = Secondo questo regolamento ciò non rende nullo un tiro.
refusal-not-early = L’avversario aveva già finito il turno: il tiro non era prematuro.
void-not-flat = Un dado non poggia in piano sulla tavola.
void-different-halves = I dadi sono in metà diverse della tavola.
void-on-checker = Un dado è sopra una pedina.
void-before-turn-ended = L’avversario non aveva finito il turno.
void-wrong-half = I dadi non sono nella metà della tavola a destra di chi tira.

## La sessione

refusal-session-over = La sessione è finita.
refusal-game-not-over = Questa partita non è finita.
refusal-ends-by-itself = Questa sessione finisce al termine concordato, non quando vuole un giocatore.

## Una posizione impossibile

setup-checker-number = Una partita ha da 1 a 15 pedine per parte, non { $found }.
setup-own-checkers = Chi è di turno ha { $found ->
    [one] una pedina
   *[other] { $found } pedine
} invece di { $wanted }.
setup-opponent-checkers = L’avversario ha { $found ->
    [one] una pedina
   *[other] { $found } pedine
} invece di { $wanted }.
setup-shared-point = Le due parti stanno entrambe sulla punta { $point }, come la conta chi è di turno.
setup-both-finished = Entrambe le parti hanno portato fuori tutte le loro pedine.
situation-checkers = { $side ->
    [white] Bianco
   *[black] Nero
}: { $found ->
    [one] una pedina
   *[other] { $found } pedine
} invece di { $wanted }.
situation-shared-point = Le due parti stanno entrambe sulla punta { $point }.
situation-over = Una parte ha portato fuori tutto: la partita è finita.
setup-cube-value = Qui nessun cubo mostra { $value }.
setup-cube-held = Un cubo che non è mai stato girato non è di nessuno.
setup-no-cube = In questa partita non si gira alcun cubo, quindi non può mostrare { $value }.
setup-crawford = La partita Crawford si gioca quando a un giocatore, e a uno solo, manca un punto per vincere il match.
setup-match-over = Con un punteggio di { $points } un match a { $length } è già finito.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Prima di una partita singola nessuno ha ancora vinto punti.
   *[games] Prima della prima di una serie di partite nessuno ha ancora vinto punti.
}
setup-finished = { $side ->
    [white] Il Bianco ha già portato fuori tutte le pedine.
   *[black] Il Nero ha già portato fuori tutte le pedine.
}

## Una sessione che non si può giocare

terms-session-not-played = { $session ->
    [single-game] «{ $rulebook }» non prevede partite singole.
    [running-total] «{ $rulebook }» non prevede di giocare sommando i punti.
    [match] «{ $rulebook }» non prevede match.
    [money] «{ $rulebook }» non prevede il gioco a soldi.
   *[games] «{ $rulebook }» non prevede un numero concordato di partite.
} Ricavane un regolamento tuo che lo permetta.
terms-length-points = Un match si gioca come minimo a 1 punto e come massimo a 1000, non a { $points }.
terms-length-games = Si possono concordare da 1 a 1000 partite, non { $count }.
terms-start-not-known = «{ $rulebook }» non prevede la partenza { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Ricavane un regolamento tuo che la preveda.
terms-not-offered = { $option ->
    [lower-starts] «{ $rulebook }» non permette che cominci il tiro più basso.
    [cube] «{ $rulebook }» non ha un cubo da concordare.
    [automatic-double] «{ $rulebook }» non prevede raddoppi automatici.
    [first-double] «{ $rulebook }» non prevede un raddoppio automatico per una pariglia al primo tiro.
    [jacoby] «{ $rulebook }» non prevede la regola Jacoby.
    [beavers] «{ $rulebook }» non prevede i beaver.
   *[raccoons] «{ $rulebook }» non prevede i raccoon.
}
terms-money-only = { $option ->
    [jacoby] La regola Jacoby vale solo nel gioco a soldi.
    [beavers] I beaver valgono solo nel gioco a soldi.
   *[raccoons] I raccoon valgono solo nel gioco a soldi.
}
terms-automatic-money-only = I raddoppi automatici valgono solo nel gioco a soldi.
terms-raccoons-without-beavers = I raccoon si concordano solo insieme ai beaver.
terms-timing-bounds = Con un orologio così non si può giocare: un turno richiede tempo, al massimo un’ora o { $days } giorni.
terms-timing-real-board = Accanto a una tavola vera c’è un orologio vero; qui non se ne usa nessuno.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: una partita singola si gioca senza cubo.
   *[other] { $rulebook }: questo si gioca senza cubo.
}
remark-even-match = { $points ->
   *[other] Un match a { $points } punti: meglio un numero dispari.
}

## Un regolamento con cui nessuno potrebbe giocare

rulebook-fault-no-sessions = Nessun tipo di sessione è ammesso, quindi non si può giocare nulla.
rulebook-fault-crawford-without-cube = La regola Crawford sospende il cubo, ma non c’è cubo.
rulebook-fault-crawford-without-matches = La regola Crawford riguarda i match, ma non se ne giocano.
rulebook-fault-cube-limit = Un cubo mostra 2, 4, 8 e così via fino a 1048576, quindi { $limit } non può esserne il limite.
rulebook-fault-cube-without-matches = Il cubo si usa solo nei match, ma non se ne giocano.
rulebook-fault-cube-without-several-games = Il cubo si usa quando si giocano più partite, ma si giocano solo partite singole.
rulebook-fault-automatic-without-cube = I raddoppi automatici girano il cubo, ma non c’è cubo.
rulebook-fault-automatic-without-money = I raddoppi automatici riguardano il gioco a soldi, che non è ammesso.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] La regola Jacoby riguarda il cubo, ma non c’è cubo.
    [beavers] Un beaver gira il cubo, ma non c’è cubo.
   *[raccoons] Un raccoon gira il cubo, ma non c’è cubo.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] La regola Jacoby riguarda il gioco a soldi, che non è ammesso.
    [beavers] I beaver riguardano il gioco a soldi, che non è ammesso.
   *[raccoons] I raccoon riguardano il gioco a soldi, che non è ammesso.
}
rulebook-fault-raccoons-without-beavers = Un raccoon risponde a un beaver, ma i beaver non sono ammessi.
rulebook-fault-beavers-and-redoubling = I beaver e il controraddoppio immediato si escludono: entrambi girano il cubo in risposta a un raddoppio.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Il cubo si usa solo nei match, quindi la regola Jacoby non ha nulla su cui agire.
    [beavers] Il cubo si usa solo nei match, quindi nessun beaver è possibile.
   *[raccoons] Il cubo si usa solo nei match, quindi nessun raccoon è possibile.
}
