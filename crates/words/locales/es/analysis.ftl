### Lo que dice el análisis de un match: razones, notas, niveles, el informe en la terminal y como página.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = La mejor jugada come: al rival le quedan { $pips } pips más.
why-shots = Deja { $made } tiros en lugar de { $best }.
why-row-broken = Rompe una fila de { $best } casillas; quedan { $made } seguidas.
why-row-missed = La mejor jugada forma una fila de { $best } casillas; esta tiene { $made }.
why-point = La mejor jugada hace la casilla { $point }.
why-anchor = Abandona el ancla de la casilla { $point }.
why-off = Fichas sacadas: { $made }; la mejor jugada saca { $best }.
why-back = Fichas todavía en la casa del rival o en la barra: { $made } en lugar de { $best }.
why-run-behind = Rompe todo contacto con { $behind } pips de desventaja: no es carrera que convenga.
why-run-ahead = La mejor jugada rompe todo contacto con { $ahead } pips de ventaja en la carrera.
why-blots = Fichas que quedan solas: { $made } en lugar de { $best }.
why-gammons = La mejor jugada gana un { $percent } % más de gammons.
why-gammons-lost = Pierde un { $percent } % más de gammons.
why-wins = La mejor jugada gana un { $percent } % más de partidas.
why-worth = La mejor elección vale { $thousandths } milésimas de punto más.
why-race-ahead = En la carrera, quien dobla lleva { $ahead } pips de ventaja y le quedan { $pips }.
why-race-behind = En la carrera, quien dobla va { $behind } pips por detrás y le quedan { $pips }.
why-too-good = Demasiado bueno para doblar: seguir vale el { $hold } % de lo que está en juego; un rechazo, el 100 %.
why-cash = El doble se rechazaría y daría el 100 % de lo que está en juego; seguir vale el { $hold } %.
why-doubler-wins = Quien tiene el turno gana el { $win } % de las partidas, el { $gammon } % con gammon.
why-take-point = Quien recibe el doble gana el { $win } % de las partidas; con este marcador hace falta un { $need } % para aceptar, gammons aparte.
why-gammons-against = Quien recibe el doble pierde un gammon en el { $percent } % de las partidas.
why-dead-cube = Al rival le faltan { $points }: una vez doblado, el cubo está muerto en sus manos.
why-nothing-to-lose = Al rival solo le faltan { $points } y con esta partida gana el match de todos modos: doblar no cuesta nada.
why-enough = A quien dobla solo le faltan { $points } y ya gana el match con esta partida: doblar no aporta nada.

## Marks, by what a choice cost

mark-doubtful = Dudosas
mark-error = Errores
mark-blunder = Errores graves

## Words for a rating

rating-world-champion = campeón del mundo
rating-world-class = clase mundial
rating-expert = experto
rating-advanced = avanzado
rating-intermediate = intermedio
rating-casual = ocasional
rating-beginner = principiante
rating-distracted = con la cabeza en otra parte

## Kinds of positions

stage-opening = Apertura
stage-contact = Contacto
stage-prime-against-prime = Prime contra prime
stage-back-game = Back game
stage-containment = Bloqueo
stage-race = Carrera
stage-bear-off = Salida de fichas

## The six ways to go wrong with the cube

cube-missed-double-take = Doble omitido, se acepta
cube-missed-double-pass = Doble omitido, se rechaza
cube-wrong-double-early = Doblado demasiado pronto
cube-wrong-double-too-good = Doblado con posición demasiado buena
cube-wrong-take = Aceptado por error
cube-wrong-pass = Rechazado por error

## The report

analysis-title = Análisis del match
analysis-player = Jugador
analysis-file = Archivo
analysis-matches = Matches
analysis-total = Por jugador
analysis-unfinished = { $count ->
    [one] Un match no se jugó hasta el final; no cuenta en estos totales.
   *[other] { $count } matches no se jugaron hasta el final; no cuentan en estos totales.
}
analysis-rating = Nivel
analysis-decisions = Decisiones
analysis-cost = Equidad perdida
analysis-mwc = Opciones de match perdidas (%)
analysis-snowie = Tasa de error Snowie (× 1000)
analysis-gnubg = Tasas de error de gnubg (× 1000): jugada / cubo ajustado
analysis-luck = Suerte
analysis-luck-mwc = Suerte en opciones de match (%)
analysis-adjusted = Resultado sin suerte (%)
analysis-checker = Juego de fichas
analysis-double = Dobles
analysis-answer = Aceptar y rechazar
analysis-resign = Abandonos
analysis-stages = Dónde se fueron los puntos
analysis-games = Partida a partida
analysis-game = Partida { $number }
analysis-played = Jugado
analysis-best = Lo mejor
analysis-level = { $level ->
    [quick] examen rápido
    [deep] examen a fondo
   *[standard] examen normal
}
analysis-theirs = Según { $program }
analysis-errors = Errores, el peor primero
analysis-no-errors = Ningún error.
analysis-chance-curve = Opciones de { $name } de ganar el match (%)
analysis-equity-curve = Equidad de { $name }
analysis-luck-curve = Suerte acumulada
analysis-decision-axis = Decisión
analysis-left-out = Omitido ({ $why })
analysis-faults = Defectos del archivo
omission-illegal = la jugada incumple las reglas
omission-unwritten = no consta lo que se jugó
omission-lost = desde aquí no se puede seguir la partida
omission-raccoon = un raccoon no se juzga
analysis-all = Todos
analysis-at-least = Cuesta al menos
analysis-interrupted = Interrumpido: se juzgaron { $done } de { $all } decisiones.
analysis-score = { $points } de { $length }
analysis-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
analysis-to-play = { $name } juega { $dice }
analysis-to-double = { $name }: ¿doblar o tirar?
analysis-to-answer = { $name }: ¿aceptar o rechazar?
analysis-to-resign = { $name }: abandono
analysis-resigned = abandonar
analysis-accepted = aceptar el abandono
analysis-declined = rechazar el abandono
analysis-play-on = seguir jugando
