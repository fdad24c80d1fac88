### Teach me: the first game, step by step.

## Around the steps

lesson-at = Paso { $at } de { $of }
lesson-next = Siguiente
lesson-back = Atrás
lesson-not-quite = Es legal, pero no es lo pedido. Inténtalo otra vez.
lesson-elsewhere = Ahí no. Inténtalo otra vez.
lesson-play = Juega tu primera partida
lesson-over = Y ese es todo el juego. Ahora juega: el tutor dirá qué haría.
lesson-points = { $count ->
    [one] Un punto
   *[other] { $count } puntos
}

## The fifteen steps, and what is said once each is done

lesson-setup = Cada bando tiene quince fichas y empieza así. Te falta una: en la casilla { $point } van cinco. Tócala.
lesson-setup-done = Ya está todo en su sitio.
lesson-direction = Tus fichas claras van desde la casilla { $from } dando la vuelta hasta tu casa, casillas { $high } a { $low }. Las oscuras vienen en sentido contrario. Toca una casilla de tu casa.
lesson-direction-done = Ahí es adonde vas.
lesson-opening-one = ¿Quién empieza? Cada uno tira un dado. El más alto empieza y juega los dos números. Tira.
lesson-opening-two = ¿Quién empieza? Ambos tiran dos dados. La suma más alta empieza, con una nueva tirada. Tira.
lesson-opening-done = El tuyo es más alto: empiezas tú. Un empate se repite.
lesson-move = Mueve una ficha por cada número, o una sola con los dos. Una casilla con dos o más fichas oscuras está cerrada. Juega 4 y 2, y luego «{ do-done }».
lesson-move-done = Eso es un turno completo.
lesson-point = Dos fichas tuyas juntas están a salvo y cierran la casilla a las oscuras. Juega 3 y 1 de modo que haya dos en la casilla { $point }.
lesson-point-done = Has hecho una casilla. Cuantas más seguidas, más difícil pasar.
lesson-blocked = Una ficha puede usar los dos números si puede parar entre medias. Desde { $from }, el 5 primero lleva a { $closed }, que está cerrada. Lleva una a { $to } con 6 y 5.
lesson-blocked-done = Primero el 6: ese era el camino.
lesson-hit = Una ficha sola se puede comer: cae sobre ella y tendrá que empezar de nuevo. Come la oscura de la casilla { $point }.
lesson-hit-done = ¡Comida! Ha perdido todo su camino.
lesson-enter = { $waits ->
    [aside] Se comieron tu ficha y espera junto al tablero.
   *[bar] Se comieron tu ficha y espera en la barra.
} Debe entrar antes de mover otra, al otro lado, con un número tirado. Juega 5 y 3.
lesson-enter-done = Dentro otra vez.
lesson-shut = Aquí los dos números llevan a casillas cerradas. No se puede jugar nada y el turno pasa: «{ do-done }».
lesson-shut-done = A todos nos pasa.
lesson-doubles = Los dobles se juegan cuatro veces. Juega cuatro veces 3, con las fichas que quieras.
lesson-doubles-done = Cuatro movimientos en un turno.
lesson-home = Al final las fichas salen del tablero, pero solo cuando todas están en casa. Una sigue fuera: llévala a casa con 4 o 2.
lesson-home-done = Todas en casa.
lesson-off = Ahora un 6 saca una ficha de la sexta casilla de tu casa, un 3 de la tercera. Toca una ficha. Juega 6 y 3.
lesson-off-done = Dos fuera, quedan trece.
lesson-larger = Un número mayor que tus casillas ocupadas { $rule ->
    [below] puede sacar cualquier ficha de una casilla más baja.
    [carried] puede sacar cualquier ficha que lleve más allá del borde.
   *[farthest] saca la ficha más atrasada.
} Juega 6 y 5.
lesson-larger-done = No se perdió nada de la tirada.
lesson-win = Gana quien saca antes las quince. Saca tus dos últimas. Negro no ha sacado ninguna: es un gammon y vale doble.
lesson-win-done = Has ganado un gammon.
lesson-cube = El cubo dobla lo que está en juego. Antes de tirar puedes ofrecerlo: el otro lo acepta y pasa a ser suyo, o lo rechaza y pierde lo que había. Vas muy por delante: dobla.
lesson-cube-done = Aquí Negro debería rechazar: ganas un punto.
lesson-count = Has ganado y una ficha oscura sigue en tu casa: es un backgammon. ¿Cuánto vale?
lesson-count-done = Tres puntos: lo máximo que vale aquí una partida.
