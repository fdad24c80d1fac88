### Teach me: the first game, step by step.

## Around the steps

lesson-at = Passo { $at } di { $of }
lesson-next = Avanti
lesson-back = Indietro
lesson-not-quite = È permesso, ma non è ciò che si chiede. Riprova.
lesson-elsewhere = Non lì. Riprova.
lesson-play = Gioca la tua prima partita
lesson-over = Il gioco è tutto qui. Ora gioca: il tutor dirà che cosa farebbe.
lesson-points = { $count ->
    [one] Un punto
   *[other] { $count } punti
}

## The fifteen steps, and what is said once each is done

lesson-setup = Ogni giocatore ha quindici pedine e comincia così. Te ne manca una: sulla punta { $point } ne vanno cinque. Toccala.
lesson-setup-done = Ora è tutto a posto.
lesson-direction = Le tue pedine chiare vanno dalla punta { $from } tutt’intorno fino alla tua casa, punte da { $high } a { $low }. Quelle scure ti vengono incontro. Tocca una punta della tua casa.
lesson-direction-done = È lì che devi arrivare.
lesson-opening-one = Chi comincia? Ognuno tira un dado. Il più alto comincia e gioca i due numeri. Tira.
lesson-opening-two = Chi comincia? Ognuno tira due dadi. Il totale più alto comincia, con un nuovo tiro. Tira.
lesson-opening-done = Il tuo è più alto: cominci tu. In caso di parità si tira di nuovo.
lesson-move = Muovi una pedina per ogni numero, o una sola con entrambi. Una punta con due o più pedine scure è chiusa. Gioca 4 e 2, poi «{ do-done }».
lesson-move-done = Ecco un turno intero.
lesson-point = Due tue pedine insieme sono al sicuro e chiudono la punta a quelle scure. Gioca 3 e 1 in modo che due stiano sulla punta { $point }.
lesson-point-done = Hai fatto una punta. Più ce ne sono in fila, più è difficile passare.
lesson-blocked = Una pedina può usare i due numeri se può fermarsi in mezzo. Da { $from } il 5 per primo porta a { $closed }, che è chiusa. Portane una a { $to } con 6 e 5.
lesson-blocked-done = Prima il 6: quella era la via.
lesson-hit = Una pedina sola può essere colpita: arrivaci sopra e dovrà ricominciare. Colpisci quella scura sulla punta { $point }.
lesson-hit-done = Colpita! Ha perso tutta la strada.
lesson-enter = { $waits ->
    [aside] La tua pedina è stata colpita e aspetta accanto alla tavola.
   *[bar] La tua pedina è stata colpita e aspetta sulla barra.
} Deve entrare prima di ogni altra mossa, dal lato opposto, con un numero tirato. Gioca 5 e 3.
lesson-enter-done = Di nuovo dentro.
lesson-shut = Qui i due numeri portano a punte chiuse. Non si può giocare nulla e il turno passa: «{ do-done }».
lesson-shut-done = Capita a tutti.
lesson-doubles = Una pariglia si gioca quattro volte. Gioca quattro volte 3, con le pedine che vuoi.
lesson-doubles-done = Quattro mosse in un turno.
lesson-home = Alla fine le pedine lasciano la tavola, ma solo quando sono tutte in casa. Una è ancora fuori: portala a casa con 4 o 2.
lesson-home-done = Tutte a casa.
lesson-off = Ora un 6 porta fuori una pedina dalla sesta punta della tua casa, un 3 dalla terza. Tocca una pedina. Gioca 6 e 3.
lesson-off-done = Due fuori, ne restano tredici.
lesson-larger = Un numero più grande delle punte che occupi { $rule ->
    [below] può portare fuori qualsiasi pedina su una punta più bassa.
    [carried] può portare fuori qualsiasi pedina che porta oltre il bordo.
   *[farthest] porta fuori la pedina più arretrata.
} Gioca 6 e 5.
lesson-larger-done = Nulla del tiro è andato perso.
lesson-win = Vince chi porta fuori per primo tutte e quindici. Porta fuori le ultime due. Il Nero non ne ha portata fuori nessuna: è un gammon e vale doppio.
lesson-win-done = Hai vinto un gammon.
lesson-cube = Il cubo raddoppia la posta. Prima del tiro puoi offrirlo: l’altro accetta e lo possiede, oppure rifiuta e perde la posta di prima. Sei molto avanti: raddoppia.
lesson-cube-done = Qui il Nero dovrebbe rifiutare: vinci un punto.
lesson-count = Hai vinto e una pedina scura è ancora nella tua casa: è un backgammon. Quanto vale?
lesson-count-done = Tre punti: il massimo che vale qui una partita.
