### Quello che dice l’analisi di un match: ragioni, voti, livelli, il rapporto nel terminale e come pagina.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = La mossa migliore colpisce: all’avversario restano { $pips } pip in più.
why-shots = Lascia { $made } tiri invece di { $best }.
why-row-broken = Rompe una fila di { $best } punte; ne restano { $made } di seguito.
why-row-missed = La mossa migliore forma una fila di { $best } punte; questa ne ha { $made }.
why-point = La mossa migliore fa la punta { $point }.
why-anchor = Abbandona l’ancora sulla punta { $point }.
why-off = Pedine portate fuori: { $made }; la mossa migliore ne porta fuori { $best }.
why-back = Pedine ancora nella casa avversaria o sulla barra: { $made } invece di { $best }.
why-run-behind = Rompe ogni contatto con { $behind } pip di ritardo: non è una corsa da fare.
why-run-ahead = La mossa migliore rompe ogni contatto con { $ahead } pip di vantaggio nella corsa.
why-blots = Pedine lasciate sole: { $made } invece di { $best }.
why-gammons = La mossa migliore vince il { $percent } % di gammon in più.
why-gammons-lost = Perde il { $percent } % di gammon in più.
why-wins = La mossa migliore vince il { $percent } % di partite in più.
why-worth = La scelta migliore vale { $thousandths } millesimi di punto in più.
why-race-ahead = Nella corsa chi raddoppia è avanti di { $ahead } pip e ne ha { $pips } da fare.
why-race-behind = Nella corsa chi raddoppia è indietro di { $behind } pip e ne ha { $pips } da fare.
why-too-good = Troppo buona per raddoppiare: continuare vale il { $hold } % della posta, un rifiuto il 100 %.
why-cash = Il raddoppio sarebbe rifiutato e frutterebbe il 100 % della posta; continuare vale il { $hold } %.
why-doubler-wins = Chi è di turno vince il { $win } % delle partite, il { $gammon } % con gammon.
why-take-point = Chi subisce il raddoppio vince il { $win } % delle partite; a questo punteggio per accettare serve il { $need } %, gammon a parte.
why-gammons-against = Chi subisce il raddoppio perde un gammon nel { $percent } % delle partite.
why-dead-cube = All’avversario ne mancano { $points }: una volta raddoppiato, il cubo è morto nelle sue mani.
why-nothing-to-lose = All’avversario mancano solo { $points } e con questa partita vince comunque il match: raddoppiare non costa nulla.
why-enough = A chi raddoppia mancano solo { $points } e vince già il match con questa partita: raddoppiare non porta nulla.

## Marks, by what a choice cost

mark-doubtful = Dubbie
mark-error = Errori
mark-blunder = Errori gravi

## Words for a rating

rating-world-champion = campione del mondo
rating-world-class = classe mondiale
rating-expert = esperto
rating-advanced = avanzato
rating-intermediate = intermedio
rating-casual = occasionale
rating-beginner = principiante
rating-distracted = con la testa altrove

## Kinds of positions

stage-opening = Apertura
stage-contact = Contatto
stage-prime-against-prime = Prime contro prime
stage-back-game = Back game
stage-containment = Contenimento
stage-race = Corsa
stage-bear-off = Uscita

## The six ways to go wrong with the cube

cube-missed-double-take = Raddoppio mancato, da accettare
cube-missed-double-pass = Raddoppio mancato, da rifiutare
cube-wrong-double-early = Raddoppiato troppo presto
cube-wrong-double-too-good = Raddoppiato con posizione troppo buona
cube-wrong-take = Accettato a torto
cube-wrong-pass = Rifiutato a torto

## The report

analysis-title = Analisi del match
analysis-player = Giocatore
analysis-file = File
analysis-matches = Match
analysis-total = Per giocatore
analysis-unfinished = { $count ->
    [one] Un match non è stato giocato fino alla fine; non conta in questi totali.
   *[other] { $count } match non sono stati giocati fino alla fine; non contano in questi totali.
}
analysis-rating = Livello
analysis-decisions = Decisioni
analysis-cost = Equity persa
analysis-mwc = Probabilità di match perse (%)
analysis-snowie = Tasso d’errore Snowie (× 1000)
analysis-gnubg = Tassi d’errore di gnubg (× 1000): mossa / cubo incerto
analysis-luck = Fortuna
analysis-luck-mwc = Fortuna in probabilità di match (%)
analysis-adjusted = Risultato senza fortuna (%)
analysis-checker = Gioco di pedine
analysis-double = Raddoppi
analysis-answer = Accettare e rifiutare
analysis-resign = Abbandoni
analysis-stages = Dove sono finiti i punti
analysis-games = Partita per partita
analysis-game = Partita { $number }
analysis-played = Giocato
analysis-best = Migliore
analysis-level = { $level ->
    [quick] esame rapido
    [deep] esame approfondito
   *[standard] esame normale
}
analysis-theirs = Secondo { $program }
analysis-errors = Errori, il peggiore per primo
analysis-no-errors = Nessun errore.
analysis-chance-curve = Probabilità di { $name } di vincere il match (%)
analysis-equity-curve = Equity di { $name }
analysis-luck-curve = Fortuna accumulata
analysis-decision-axis = Decisione
analysis-left-out = Tralasciato ({ $why })
analysis-faults = Difetti del file
omission-illegal = la mossa viola le regole
omission-unwritten = non è scritto che cosa è stato giocato
omission-lost = da qui in poi la partita non si può seguire
omission-raccoon = un raccoon non viene giudicato
analysis-all = Tutti
analysis-at-least = Costo minimo
analysis-interrupted = Interrotto: { $done } decisioni su { $all } sono state giudicate.
analysis-score = { $points } di { $length }
analysis-pips = { $pips } pip
analysis-to-play = { $name } gioca { $dice }
analysis-to-double = { $name }: raddoppiare o tirare?
analysis-to-answer = { $name }: accettare o rifiutare?
analysis-to-resign = { $name }: abbandono
analysis-resigned = abbandonare
analysis-accepted = accettare l’abbandono
analysis-declined = rifiutare l’abbandono
analysis-play-on = continuare
