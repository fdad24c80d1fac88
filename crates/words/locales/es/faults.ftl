### Lo que está mal en lo que se dio a la línea de órdenes: archivos, posiciones, dados, matches.

## Lo que dice el sistema de un archivo

io-not-found = no existe tal archivo ni carpeta
io-permission-denied = acceso denegado
io-is-a-directory = esto es una carpeta, no un archivo
io-not-a-directory = una parte de esta ruta no es una carpeta
io-not-text = esto no es texto en UTF-8
io-storage-full = no queda espacio
io-address-in-use = esta dirección ya está en uso
io-address-not-available = esta máquina no tiene esa dirección
io-other = el sistema dice: { $detail }
fault-standard-input = entrada estándar
fault-standard-output = salida estándar
fault-threads = los hilos del programa
fault-unreadable-input = No se pudo leer la entrada estándar.

## Posiciones

fault-position = Posición «{ $text }»: { $why }
fault-at-character = carácter { $place }: { $why }
fault-unexpected = «{ $found }» no puede estar aquí; se esperaba: { $wanted }
fault-too-short = el texto acaba aquí; se esperaba: { $wanted }
fault-too-long = el texto debería haber acabado antes de este carácter ({ $what })
fault-out-of-range = { $field }: { $value } no es posible, solo { $allowed }
fault-unknown-format = esta no es ninguna de las maneras de escribir una posición: un ID de posición (4HPwATDgc/ABMA), un ID de posición y de match (4HPwATDgc/ABMA:cAkAAAAAAAAA), un XGID, una línea de tablero de FIBS, o las filas de la hoja danesa (white 2 S1 ...; black ...)
allowed-between = de { $one } a { $other }
allowed-either = { $one } o { $other }
allowed-below-length = de 0 a uno menos que la longitud del match
allowed-power-of-two = una potencia de dos
allowed-points = de 1 a 24, 25 o bar, 0 u off
part-id-letter = una letra, una cifra, + o /
part-position-id = un ID de posición de 14 caracteres
part-match-id = un ID de match de 12 caracteres
part-xgid-checkers = 26 caracteres para las fichas
part-xgid-place = de a a o, de A a O, o -
part-top-bar = la barra del jugador de arriba: una minúscula, o -
part-bottom-bar = la barra del jugador de abajo: una mayúscula, o -
part-cube-exponent = el exponente del cubo
part-cube-place = el lugar del cubo
part-largest-cube = el exponente del cubo más alto
part-turn = de quién es el turno
part-xgid-dice = dos dados, 00, D, B o R
part-two-dice = dos dados
part-score = un marcador
part-xgid-rules = Crawford, o las reglas del juego por dinero
part-match-length = la longitud del match
part-xgid-fields = un XGID de diez campos
part-board-head = la palabra board
part-board-name = el nombre de un jugador
part-board-point = una casilla
part-board-number = un número de la línea de tablero
part-board-fields = una línea de tablero de 53 campos
part-die = un dado
part-cube = el cubo
part-rows-place = dónde están estas fichas
part-rows-word = white, black, un número, S, W, aside, off o to move
part-rows-side = primero white o black
part-rows-count = un número de fichas
part-rows-point = una casilla de una fila
part-rows-sides = las fichas de Blanco y de Negro
part-point = una casilla, bar u off
part-destination = / y la casilla a la que va la ficha
part-closing-bracket = un paréntesis de cierre
part-space = un espacio entre los movimientos
part-number = un número
part-repetition = el número de fichas
part-four-steps = cuatro pasos de una ficha como mucho
nonsense-last-letter = este carácter dice más de lo que cabe en el ID
nonsense-past-last-point = este carácter habla de fichas más allá de la última casilla
nonsense-too-many-checkers = el ID acaba antes de nombrar todas las casillas: demasiadas fichas
nonsense-cube-owner = el cubo no está ni con un jugador ni en el centro
nonsense-game-state = el estado de la partida no es ninguno de los cinco
nonsense-die = un dado muestra algo que no es un número del 1 al 6
nonsense-one-die = un dado se tiró y el otro no
nonsense-backwards = las fichas solo van a casillas más bajas

## Dados y lo que se pide al motor

fault-dice = Dados «{ $text }»: { $why }
fault-dice-letter = «{ $letter }» no es un número de dado; se escribe 31, 3-1 o 3 1
fault-dice-two = hacen falta dos números, como en 31, 3-1 o 3 1
fault-request = «{ $line }» no es una posición seguida de dados, como en 4HPwATDgc/ABMA 3 1
fault-game-over = la partida ha terminado
fault-match-over = Marcador { $points } de { $length }: el match ha terminado, no queda nada que decidir
fault-ply = --ply { $ply }: el motor mira de 0 a { $deepest } semijugadas por delante
fault-engine = el motor ha desistido ({ $detail })
fault-nets = { $folder }: estas redes no se pueden usar ({ $detail })

## Archivos

fault-json = { $file }, línea { $line }, columna { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = esto no es un reglamento válido
json-not-game = esto no es una partida guardada válida
json-not-dice = esto no es un registro de dados válido
json-cut-off = el archivo está incompleto
fault-rulebook-base = { $file }: «base» tiene que nombrar el reglamento en el que se basa este: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: una partida en la versión { $found } del formato; se puede leer la versión { $known }
fault-save-unwritable = { $file }: la partida no se puede escribir ({ $detail })
fault-not-a-match = { $file } no es un archivo de match: { $why }
fault-convert-files = convert toma algo que leer y un archivo o una carpeta que escribir, o --report y algo que leer
fault-convert-ending = { $file }: un match se escribe como .mat, .sgf o .txt, una posición como .txt, .html o .tex
fault-convert-none = no hay ningún archivo de match donde se ha buscado
fault-convert-same = { $file }: un archivo no se escribe encima del que se ha leído
fault-convert-position = { $file } contiene una posición, no un match
fault-convert-pattern = { $pattern } no es un patrón de nombres de archivo: { $detail }
fault-no-game = { $file }: no hay partida { $game }; el archivo tiene { $games }
fault-no-move-number = { $file }, partida { $game }: «{ $number }» no es una jugada como 7 o 7b
fault-no-move = { $file }, partida { $game }: no hay jugada { $number }; la última es { $last }
fault-not-reached = { $file }, partida { $game }: la reproducción no llega a esta jugada
fault-picture-size = Una imagen tiene de 1 a { $widest } píxeles de ancho y de alto, no { $width } por { $height }.
fault-picture = No se puede dibujar la imagen ({ $detail }).
fault-dice-entry = { $file }, entrada { $entry }, tirada { $roll }: el registro no se sostiene ({ $detail })

## Archivos de match

fault-at-place = { $place }: { $why }
place-game = partida { $number }
place-move = jugada { $number }
place-line = línea { $number }
lack-game = en este archivo no hay ninguna partida
lack-players = aquí deberían estar dos jugadores con su marcador
lack-length = no se indica la longitud del match
lack-first-game = esto está antes de la primera partida
lack-backgammon = el árbol de un juego que no es backgammon
lack-set-up = una posición puesta a mano no se lee; la partida se reproduce sin ella
lack-opening-bracket = un paréntesis de cierre sin el de apertura
lack-tree = un nodo fuera de toda partida
lack-value-end = un valor que no acaba
lack-property = un valor sin propiedad
lack-property-name = un carácter que no pertenece a ninguna propiedad
lack-closing-bracket = la última partida no acaba con un paréntesis de cierre
damage-head = la cabecera del archivo está cortada o es de otra clase
damage-directory = la lista de lo que contiene el archivo está dañada; se ha leído lo que se encontró sin ella
damage-packing = lo que está comprimido en el archivo no se puede descomprimir hasta el final
damage-checksum = la suma de control no es la de lo descomprimido
damage-too-large = lo que está comprimido en el archivo es mayor que cualquier match
damage-cut-record = el último registro está cortado
damage-structure = lo que contiene el archivo no está construido como un match
damage-variation = esta colocación inicial no se conoce
damage-edited = las fichas no están aquí como las dejaron las jugadas anteriores
record-unreadable = «{ $text }» no se puede leer aquí
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: no está escrito lo que se jugó
record-first-roll = una partida no puede empezar con { $roll }: con dados iguales se vuelve a tirar
record-crawford-double = un doble en la partida Crawford
record-cube-value = según el archivo, el cubo va a { $written }, pero va a { $real }
record-score = según el archivo, el marcador es { $written }, pero según las partidas anteriores es { $real }
record-result = según el archivo, el resultado es { $written }, pero al reproducir la partida es { $real }
record-result-value = según el archivo, { $name } gana { $points }, pero ningún abandono con el cubo en { $cube } vale eso
record-match-over = el match ya había terminado
record-game-over = la partida ya había terminado
record-lost = a partir de aquí ya no se puede seguir esta partida; queda como está escrita
move-too-many = hay { $written } movimientos escritos, pero { $roll } solo tiene { $dice }
move-not-hit = { $point } está marcada como comida, pero allí no hay una ficha contraria sola
move-ambiguous = el texto encaja con varias jugadas: { $plays }
export-start = los archivos de match solo conocen la salida normal, el nackgammon y el hypergammon
export-automatic-double = la partida { $game } empezó con un doble automático, cosa que los archivos de match no pueden expresar
export-own-rulebook = { $name } cuenta o juega de otro modo que el reglamento en el que se basa, cosa que los archivos de match no pueden expresar
export-replay = la partida no se puede reproducir ({ $detail })

## Servidor, duelos, entrenamiento, medidas

fault-listen = No se puede escuchar en { $address }: { $why }
fault-server-stopped = El servidor se detuvo: { $why }
fault-store = El almacén de las partidas no se puede usar ({ $detail }).
fault-gnubg-missing = gnubg no está instalado (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg respondió «{ $answer }» a { $roll } ({ $detail })
fault-duel-one-folder = Contra gnubg se da una carpeta de redes, o ninguna.
fault-duel-two-folders = Hacen falta dos carpetas de redes, o --gnubg.
fault-duel-broke-off = Una partida del duelo se interrumpió.
fault-train-numbers = --round debe ser al menos 1000 y --buffer no menor que --round; --batch, --reuse y --minutes deben ser mayores que 0.
fault-train-widen = { $option }: tantas capas como tiene la red, y ninguna más estrecha.
fault-train-checkpoint = { $file }: este punto de control no se puede usar ({ $detail })
fault-train = El entrenamiento no puede seguir ({ $detail }).
fault-width = «{ $part }» no es una anchura: múltiplos de 16 hasta 1024, como en 512-64-32
fault-level = no hay ningún nivel «{ $level }»: hay beginner, casual, advanced, expert y world-class
fault-bench-seconds = --seconds { $seconds }: un número mayor que 0, 600 como mucho
fault-bench-paths = Las vías del núcleo de cálculo no coinciden: { $one } y { $other }.
fault-bench-tables = { $count ->
    [one] Una mesa ha fallado
   *[other] { $count } mesas han fallado
}, la primera con: { $detail }
