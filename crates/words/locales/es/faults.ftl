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

export-own-rulebook = { $name } cuenta o juega de otro modo que el reglamento en el que se basa, cosa que los archivos de match no pueden expresar
export-replay = la partida no se puede reproducir ({ $detail })

## Servidor, duelos, entrenamiento, medidas

fault-listen = No se puede escuchar en { $address }: { $why }
fault-server-stopped = El servidor se detuvo: { $why }
fault-store = El almacén de las partidas no se puede usar ({ $detail }).
fault-tls = No se puede servir por HTTPS ({ $detail }).
fault-store-in-use = { $folder } está en uso: { $owner }
fault-store-file = { $file } está dañado ({ $detail }). Una copia puede ponerse en su lugar: pasch store restore
fault-store-not-empty = En { $file } hay partidas; --replace pone la copia en su lugar.
fault-store-no-table = No hay ninguna mesa «{ $table }».
fault-store-damaged = Fallos encontrados: { $count }
fault-work = Los ayudantes no se pueden usar ({ $detail }).
fault-nats = No se puede contactar con { $address } como servidor NATS: { $why }
fault-database-address = «{ $address }» no es la dirección de una base de datos PostgreSQL, como postgres://usuario@equipo/nombre
fault-copy-from = «{ $from }» no nombra una carpeta de partidas, como lo hace sqlite:CARPETA
fault-gnubg-missing = gnubg no está instalado (Debian: apt-get install gnubg)
fault-engine-command = Eso no es una orden para un motor ({ $detail }).
fault-engine-setting = «{ $setting }» no ajusta nada: se espera NOMBRE=VALOR.
fault-engine-name = «{ $engine }» no nombra ningún motor: se espera NOMBRE=ORDEN, cada nombre una vez.
fault-engine-start = No se puede iniciar { $engine }: { $why }
fault-engine-gone = { $engine } terminó en mitad de la partida.
fault-engine-silent = { $engine } no respondió a tiempo.
fault-engine-refused = { $engine } rechazó lo que se le dijo: { $answer }
fault-engine-answer = { $engine } respondió «{ $answer }», que no responde a lo preguntado.
fault-engine-play = { $engine } respondió «{ $answer }» ({ $detail })
fault-engine-cube = { $engine } no decide sobre el cubo; sin --cubeful se puede jugar contra él.
fault-duel-one-folder = Contra un motor se da una carpeta de redes, o ninguna.
fault-duel-two-folders = Hacen falta dos carpetas de redes, o --engine, o --gnubg.
fault-duel-broke-off = Una partida del duelo se interrumpió.
fault-decision-line = Línea { $line }: { $why }
fault-decision-json = esto no es una decisión en JSON con id y dice ({ $detail })
fault-no-decisions = Aquí no hay ninguna tirada que deje elegir.
fault-gnubg-law = a gnubg solo se le puede preguntar por las reglas de torneo, sin Jacoby ni beavers
fault-train-numbers = --round debe ser al menos 1000 y --buffer no menor que --round; --batch, --reuse y --minutes deben ser mayores que 0.
fault-train-widen = { $option }: tantas capas como tiene la red, y ninguna más estrecha.
fault-train-heads = --heads: la red de contacto ya tiene sus cabezas.
fault-train-checkpoint = { $file }: este punto de control no se puede usar ({ $detail })
fault-train = El entrenamiento no puede seguir ({ $detail }).
fault-table = { $file }: esta tabla no sirve ({ $detail }); bórrala para empezar de nuevo
fault-cache-folder = No hay carpeta para tablas: define HOME o XDG_CACHE_HOME.
fault-width = «{ $part }» no es una anchura: múltiplos de 16 hasta 1024, como en 512-64-32
fault-level = no hay ningún nivel «{ $level }»: hay beginner, casual, advanced, expert y world-class
fault-bench-seconds = --seconds { $seconds }: un número mayor que 0, 600 como mucho
fault-bench-paths = Las vías del núcleo de cálculo no coinciden: { $one } y { $other }.
fault-bench-tables = { $count ->
    [one] Una mesa ha fallado
   *[other] { $count } mesas han fallado
}, la primera con: { $detail }
fault-analysis-cache = el archivo de juicios es de otro tipo, o está dañado en la línea { $line }
fault-analysis-one-match = se escribe un match por archivo; se nombraron { $count }
