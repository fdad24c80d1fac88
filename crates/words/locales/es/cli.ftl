### La línea de órdenes. Las palabras que se escriben quedan como están.

## Errores

cli-no-rulebook = No hay ningún reglamento «{ $name }». Hay { $list }, y archivos como mine.json con un reglamento propio.
cli-no-language = No hay ningún idioma «{ $name }». Hay { $list }.
cli-no-sources = «{ $name }» no tiene hoja impresa y, por tanto, tampoco fuentes.

## Qué se juega

session-single-game = Partida única
session-running-total = Suma de puntos
session-match = { $points ->
    [one] Match a un punto
   *[other] Match a { $points } puntos
}
session-money = Juego por dinero
session-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}

## pasch play: el principio y el final

play-welcome = { $session }, reglamento: { $rulebook }.
play-computer-side = El ordenador juega como { $side ->
    [white] Blanco
   *[black] Negro
}.
play-labels = Las casillas se escriben y se leen como las numera esta hoja, tal como figuran junto al tablero. Con --numbers usual, cada jugador cuenta de 24 a 1.
play-help-hint = help enumera lo que se puede escribir.
play-help =
    roll, o Intro: tirar los dados
    { $play }: mover; { $enter } entra, { $off } saca, { $two } mueve dos fichas
    undo, done: deshacer un paso, terminar el turno
    moves, board: las jugadas legales, otra vez el tablero
    double, take, drop, redouble, beaver, raccoon: el cubo
    resign single, resign gammon, resign backgammon, accept, decline: abandonar
    next, finish: la siguiente partida, el final de la sesión
    save FILE, quit: guardar la partida, salir
    Empieza con white o black para actuar por ese bando: black resign gammon
    En un tablero real: 31 o 3-1 son dados, 31: { $short } dados y jugada, white 4 un dado de la tirada inicial;
    void flat, void halves, void checker, void early, void half: la tirada no vale;
    played: anotar una jugada incorrecta; correct: exigir su corrección; lift, signal: dados recogidos; undo: borra la última entrada
play-saved = Guardado en { $file }.
play-kept = La partida está guardada. Para seguir: pasch play --resume { $file }
play-not-kept = La partida no se ha guardado. save FILE la guarda, --save FILE la guarda en todo momento.

## pasch play: las líneas bajo el tablero

play-standing = { $session }, partida { $number }: Blanco { $white }, Negro { $black }
play-cube-middle = cubo { $value }, en el centro
play-cube-beside = cubo { $value }, junto al tablero con el 64 arriba
play-cube-held = { $side ->
    [white] cubo { $value }, de Blanco
   *[black] cubo { $value }, de Negro
}
play-crawford = partida Crawford
play-opening = Tirada inicial: Intro tira
play-opening-real = Tirada inicial: white N, black N
play-opening-of = { $name }: tirada inicial
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: escribe los dados
play-wrong-move = La jugada incorrecta aún se puede corregir: correct
play-to-play = { $name }: hay que jugar { $dice }
play-turn-complete = done (o Intro) termina el turno, undo deshace
play-still-to-play = Queda por jugar: { $numbers }
play-next = next, o Intro: la siguiente partida
play-next-or-finish = next, o Intro: la siguiente partida; finish: el final

## pasch play: lo que no se puede

play-middle-of-turn = Estás en medio de un turno: done lo termina, undo lo deshace.
play-enter-dice = Escribe los dados que han salido, por ejemplo 31.
play-program-throws = Los dados los tira el programa: escribe roll, o empieza con --scorekeeper.
play-whose-opening = Di de quién es la tirada inicial: white 4.
play-two-dice = Se tiran dos dados, por ejemplo 31.
play-nobody-to-play = A nadie le toca jugar.
play-no-wrong-play = No hay ninguna jugada incorrecta que anotar: escríbela primero.
play-record-wrong = ¿Se jugó así? played lo anota como incorrecto; o escribe la jugada correcta.
play-nothing-to-take-back = No hay nada que deshacer: un turno terminado vale.
play-nothing-entered = Todavía no se ha escrito nada.
play-say-who = Di quién: empieza con white o black.
play-say-whose-dice = Di de quién son los dados: white lift.
play-stands-alone = «{ $word }» va solo; «{ $rest }» detrás no significa nada.
play-save-needs-file = save necesita el nombre de un archivo.
play-not-understood = «{ $text }» no se entiende; help enumera lo que se puede escribir.
play-no-die = «{ $letter }» no es un dado (carácter { $place }); un dado muestra de 1 a 6.
play-one-or-two-dice = Se tiran uno o dos dados, no { $count }.
play-resign-what = Se abandona single, gammon o backgammon, no «{ $text }».
play-resign-name = Di qué abandonas: resign single, resign gammon o resign backgammon.
play-void-what = Una tirada es nula por flat, halves, checker, early o half, no por «{ $text }».
play-bad-times = «{ $word }»: un movimiento se hace (2), (3) o (4) veces.
play-no-point = «{ $word }»: no hay ninguna casilla «{ $name }».
play-no-movement = «{ $word }» no es un movimiento; help muestra cómo se escribe.
play-ambiguous = «{ $text }» encaja con varias jugadas: { $plays }
play-nothing-to-hit = «{ $text }»: no hay nada que comer en { $point }.

## Tables

tables-sweep = { $sweeps } pasadas, mayor cambio { $change }, se busca { $wanted }
tables-settled = Hypergammon está resuelto: { $sweeps } pasadas, la última no cambió nada en más de { $change }.
tables-paused = Pausa tras { $sweeps } pasadas; la última cambió algo en { $change }, se busca { $wanted }. La misma orden continúa.

## pasch play on the whole screen

screen-help = Ayuda
screen-log = Registro
screen-enter = Intro
screen-more = AvPág: más
screen-look = Aspecto
screen-quit = Salir
screen-correct = Corregir
screen-no-hint = Aquí no hay nada que decidir.
screen-computer-thinks = El ordenador está pensando…
screen-over = Se acabó. F4 abandona la mesa.
screen-too-small = El terminal es demasiado pequeño para el tablero: hacen falta { $width } columnas y { $height } líneas. Amplíalo o juega con --lines.
screen-keys =
    Ratón: toca una ficha y luego su destino, o arrástrala; el botón derecho deshace.
    Tab, flechas: ir a una ficha; Espacio la toma y la deja.
    Intro hace lo que toca, Retroceso deshace.
    O escribe lo que quieras, por ejemplo { $play }:
fault-pause = Una pausa dura de 0 a 60 segundos, no «{ $text }».

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, partida { $number } de { $count }
watch-deed = { $name }: { $deed }
watch-keys = → o Espacio: adelante; ←: atrás; Inicio, Fin: principio y final; AvPág, RePág: partida siguiente y anterior; F3: aspecto; q: salir
fault-watch-game = No hay partida { $number }: el match tiene { $count }.
fault-watch-terminal = Para mirar hace falta un terminal completo; pasch convert escribe el match como texto.
