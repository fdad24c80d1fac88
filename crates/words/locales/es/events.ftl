### Lo que ha pasado: para el registro y los lectores de pantalla. Casi siempre sin verbo conjugado, porque $name puede ser «Tú».

side-white = Blanco
side-black = Negro

event-game-started = { $number ->
   *[other] Empieza la partida { $number }.
}
event-game-started-crawford = { $number ->
   *[other] Empieza la partida { $number }. Es la partida Crawford: sin cubo.
}
event-opening-thrown = { $name }: { $dice } en la tirada inicial.
event-opening-tied = Empate: ambos tiran otra vez.
event-automatically-doubled = El cubo pasa por sí solo a { $value }.
event-starts = { $name ->
    [Blanco] Empieza Blanco
    [Negro] Empieza Negro
   *[other] Quien empieza: { $name }
}, con { $dice }.
event-starts-afresh = { $name ->
    [Blanco] Empieza Blanco
    [Negro] Empieza Negro
   *[other] Quien empieza: { $name }
}, tirando los dos dados.
event-rolled = { $name }: tirada { $dice }.
event-rolled-unplayable = { $name }: tirada { $dice }, ninguna jugada posible.
event-played = { $name }: { $play } con { $dice }.
event-danced = { $name }: { $dice } no se puede jugar.
event-hit = { $count ->
    [one] Una ficha comida.
   *[other] { $count } fichas comidas.
}
event-doubled = { $name }: doble a { $value }.
event-doubled-dead = { $name }: doble a { $value }, aunque ya no puede cambiar nada en este match.
event-redoubled-at-once = { $name }: doble aceptado y redoblado al instante a { $value }.
event-beavered = { $name }: doble aceptado con un beaver, el cubo pasa a { $value }.
event-raccooned = { $name }: respuesta con un raccoon, el cubo pasa a { $value }.
event-taken = { $name }: doble aceptado. El cubo muestra { $value }.
event-dropped = { $name }: doble rechazado.
event-resign-offered = { $stake ->
    [1] { $name }: oferta de abandonar una partida simple.
    [2] { $name }: oferta de abandonar un gammon.
   *[3] { $name }: oferta de abandonar un backgammon.
}
event-resign-declined = { $name }: abandono rechazado; la partida sigue.
event-resigned = { $stake ->
    [1] { $name }: abandono de una partida simple.
    [2] { $name }: abandono de un gammon.
   *[3] { $name }: abandono de un backgammon.
}
event-flag-fell = { $name }: tiempo agotado.
event-claimed = { $name }: victoria reclamada, el rival lleva demasiado tiempo ausente.
event-throw-void = { $name }: tirada nula, hay que repetirla. { $why }
event-wrongly-played = { $name }: { $play } con { $dice }, jugada incorrecta. { $why }
event-correction-demanded = { $name }: corrección exigida, { $dice } se juega otra vez.
event-wrong-play-stands = Nadie ha protestado a tiempo: la jugada incorrecta vale.
event-dice-lifted = { $name }: fin del turno.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name }: partida simple ganada, un punto.
       *[other] { $name }: partida simple ganada, { $points } puntos.
    }
    [2] { $points ->
        [one] { $name }: gammon ganado, un punto.
       *[other] { $name }: gammon ganado, { $points } puntos.
    }
   *[3] { $points ->
        [one] { $name }: backgammon ganado, un punto.
       *[other] { $name }: backgammon ganado, { $points } puntos.
    }
}
event-session-won = Sesión ganada: { $name }.
event-session-drawn = La sesión queda en empate.
