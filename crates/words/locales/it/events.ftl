### Che cosa è successo: per il resoconto e i lettori di schermo. Senza verbo coniugato, perché $name può essere «Tu».

side-white = Bianco
side-black = Nero

event-game-started = { $number ->
   *[other] Comincia la partita { $number }.
}
event-game-started-crawford = { $number ->
   *[other] Comincia la partita { $number }. È la partita Crawford: senza cubo.
}
event-opening-thrown = { $name }: { $dice } al tiro d’apertura.
event-opening-tied = Parità: si tira ancora.
event-automatically-doubled = Il cubo passa da sé a { $value }.
event-starts = { $name ->
    [Tu] Cominci tu
    [Bianco] Comincia il Bianco
    [Nero] Comincia il Nero
   *[other] Comincia { $name }
}, con { $dice }.
event-starts-afresh = { $name ->
    [Tu] Cominci tu
    [Bianco] Comincia il Bianco
    [Nero] Comincia il Nero
   *[other] Comincia { $name }
}, tirando i due dadi.
event-rolled = { $name }: tiro { $dice }.
event-rolled-unplayable = { $name }: tiro { $dice }, nessuna mossa possibile.
event-played = { $name }: { $play } con { $dice }.
event-danced = { $name }: { $dice } non si può giocare.
event-hit = { $count ->
    [one] Una pedina colpita.
   *[other] { $count } pedine colpite.
}
event-doubled = { $name }: raddoppio a { $value }.
event-doubled-dead = { $name }: raddoppio a { $value }, benché in questo match non possa più cambiare nulla.
event-redoubled-at-once = { $name }: raddoppio accettato e subito controraddoppio a { $value }.
event-beavered = { $name }: raddoppio accettato con un beaver, il cubo va a { $value }.
event-raccooned = { $name }: raccoon in risposta, il cubo va a { $value }.
event-taken = { $name }: raddoppio accettato. Il cubo mostra { $value }.
event-dropped = { $name }: raddoppio rifiutato.
event-resign-offered = { $stake ->
    [1] { $name }: offerta di abbandonare una partita semplice.
    [2] { $name }: offerta di abbandonare un gammon.
   *[3] { $name }: offerta di abbandonare un backgammon.
}
event-resign-declined = { $name }: abbandono rifiutato; la partita continua.
event-resigned = { $stake ->
    [1] { $name }: abbandono di una partita semplice.
    [2] { $name }: abbandono di un gammon.
   *[3] { $name }: abbandono di un backgammon.
}
event-flag-fell = { $name }: tempo scaduto.
event-claimed = { $name }: vittoria reclamata, l’avversario è assente da troppo tempo.
event-throw-void = { $name }: tiro nullo, da rifare. { $why }
event-wrongly-played = { $name }: { $play } con { $dice }, mossa sbagliata. { $why }
event-correction-demanded = { $name }: correzione richiesta, { $dice } si gioca di nuovo.
event-wrong-play-stands = Nessuno si è opposto in tempo: la mossa sbagliata resta valida.
event-dice-lifted = { $name }: fine del turno.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name }: partita semplice vinta, un punto.
       *[other] { $name }: partita semplice vinta, { $points } punti.
    }
    [2] { $points ->
        [one] { $name }: gammon vinto, un punto.
       *[other] { $name }: gammon vinto, { $points } punti.
    }
   *[3] { $points ->
        [one] { $name }: backgammon vinto, un punto.
       *[other] { $name }: backgammon vinto, { $points } punti.
    }
}
event-session-won = Sessione vinta: { $name }.
event-session-drawn = La sessione finisce in parità.
