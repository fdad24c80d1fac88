### El navegador: lo que aparece en la pantalla y lo que dice un lector de pantalla.

## El marco de cada página

menu = Menú
menu-table = Mesa
menu-new = Nueva partida
menu-games = Mis partidas
menu-options = Ajustes
close = Cerrar
page-failed = No se ha podido cargar esta página. ¿Sigue en marcha el servidor?
page-missing = Esta página no existe.
page-missing-back = Volver a la mesa

## Ajustes

option-language = Idioma
option-theme = Aspecto
option-theme-auto = Como el sistema
option-theme-felt = Fieltro
option-theme-night = Noche
option-theme-paper = Papel
option-motion = Velocidad de las fichas
option-motion-normal = Normal
option-motion-slow = Lenta
option-motion-fast = Rápida
option-motion-off = Sin animación
option-tap = Tocar una ficha
option-tap-play = juega el primer dado
option-tap-show = muestra adónde puede ir
option-counting = Numeración de las casillas
option-counting-sheet = como en la hoja de reglas
option-counting-usual = como la escriben los jugadores
option-auto-roll = Tirar automáticamente cuando no se puede doblar
option-auto-forced = Jugar automáticamente las jugadas forzadas
option-auto-pass = Pasar automáticamente si no hay jugada posible
option-auto-bear-off = Sacar fichas automáticamente en la carrera
option-sound = Sonidos discretos
option-arrows = Flechas de la última jugada
option-numbers = Números junto a las casillas
option-mirror = Casa a la izquierda

## El tablero

board-name = Tablero de backgammon
board-point = { $colour ->
    [light] { $count ->
        [one] Casilla { $point }: una ficha clara.
       *[other] Casilla { $point }: { $count } fichas claras.
    }
    [dark] { $count ->
        [one] Casilla { $point }: una ficha oscura.
       *[other] Casilla { $point }: { $count } fichas oscuras.
    }
   *[none] Casilla { $point }: vacía.
}
board-can-go = Puede ir a { $places }.
board-off-short = fuera
board-bar = { $colour ->
    [light] { $count ->
        [0] Barra: ninguna ficha clara.
        [one] Barra: una ficha clara.
       *[other] Barra: { $count } fichas claras.
    }
   *[dark] { $count ->
        [0] Barra: ninguna ficha oscura.
        [one] Barra: una ficha oscura.
       *[other] Barra: { $count } fichas oscuras.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Ninguna ficha clara fuera.
        [one] Una ficha clara fuera.
       *[other] { $count } fichas claras fuera.
    }
   *[dark] { $count ->
        [0] Ninguna ficha oscura fuera.
        [one] Una ficha oscura fuera.
       *[other] { $count } fichas oscuras fuera.
    }
}
board-cube = Cubo de doblar: { $value }
board-dice = Dados: { $dice }. { $action }

## Jugadores y marcador

pips = { $count ->
    [1] { $count } pip
   *[other] { $count } pips
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
   *[other] { $score } de { $target } puntos
}
player-you = Tú
player-friend = Tu rival
player-light = Blanco
player-dark = Negro
player-computer = Ordenador ({ $level })
player-computer-sentence = El ordenador
player-engine-replaced = { $computer } en lugar de { $engine }
engine-failed-gone = { $engine } se ha detenido. El ordenador sigue en su lugar; no se pierde nada.
engine-failed-silent = { $engine } no respondió a tiempo. El ordenador sigue en su lugar; no se pierde nada.
engine-failed-wrong = { $engine } respondió algo que las reglas no permiten. El ordenador sigue en su lugar; no se pierde nada.
player-waiting = Sitio libre
player-away = sin conexión
player-won-match = match ganado

## Niveles del ordenador

level-beginner = principiante
level-casual = aficionado
level-advanced = avanzado
level-expert = experto
level-world-class = clase mundial

## Lo que toca hacer

turn-connecting = Conectando con la mesa…
turn-lost = Se ha perdido la conexión. Nuevo intento…
turn-waits = La mesa espera: el servidor no puede escribir ahora mismo. Seguirá sola.
turn-closing = El servidor se reinicia. Nuevo intento…
table-shorter = El servidor ha perdido lo último que vio esta página: sus partidas volvieron a un estado anterior. La mesa sigue desde aquí.
turn-watching = Estás mirando la partida.
table-watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
table-crawford = Partida Crawford: sin cubo.
turn-waiting = Esperando a que tu rival abra el enlace.
turn-opening = Tira para ver quién empieza.
turn-opening-tie = Empate: tira otra vez.
turn-opening-theirs = { $name } tira para ver quién empieza.
turn-roll = Te toca: tira los dados.
turn-roll-or-double = Te toca: tira, o dobla antes.
turn-roll-theirs = { $name } tiene que tirar.
turn-play = Te toca: juega { $dice }.
turn-play-theirs = { $name } juega { $dice }.
turn-done = «{ do-done }» termina tu turno.
turn-none = Ninguna jugada posible con { $dice }.
turn-rolling = Los dados ruedan…
turn-thinking = { $name } está pensando…
turn-double = { $name } dobla a { $value }.
turn-rematch = { $name } propone una revancha.
turn-double-yours = Doblas a { $value }. { $name } decide.
turn-resign = { $name } ofrece abandonar: { $stake ->
    [1] una partida simple
    [2] un gammon
   *[3] un backgammon
}.
turn-resign-yours = Ofreces abandonar: { $stake ->
    [1] una partida simple
    [2] un gammon
   *[3] un backgammon
}. { $name } decide.
turn-roll-of = { $name }: tira los dados.
turn-roll-or-double-of = { $name }: tira, o dobla antes.
turn-play-of = { $name }: juega { $dice }.

## Botones

do-roll = Tirar
do-throw = Tirar
do-double = Doblar
do-take = Aceptar
do-drop = Rechazar
do-redouble = Redoblar a { $value }
do-beaver = Beaver a { $value }
do-raccoon = Raccoon a { $value }
do-undo = Deshacer
do-done = Listo
do-resign = Abandonar
do-resign-single = Abandonar una partida simple
do-resign-gammon = Abandonar un gammon
do-resign-backgammon = Abandonar un backgammon
do-accept = Aceptar
do-refuse = Rechazar
do-cancel = Cancelar
do-next = Siguiente partida
do-claim = Reclamar la victoria
do-finish = Terminar la sesión
do-rematch = Revancha
do-take-back = Retirar la jugada
do-new = Nueva partida
do-copy = Copiar
do-copied = Copiado
dice-swap = Cambiar el orden de los dados.
dice-roll = Tirar los dados.

## El final de una partida

over-single = { $name }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
}, partida simple.
over-gammon = { $name }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
}, gammon; quien pierde no ha sacado ninguna ficha.
over-backgammon = { $name }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
}, backgammon; una ficha de quien pierde sigue en la barra o en la casa de quien gana.
over-dropped = { $name }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
}, doble rechazado.
over-resigned = { $name }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
} por abandono, { $stake ->
    [1] partida simple
    [2] gammon
   *[3] backgammon
}.
over-flag = { $name }: victoria, al rival se le ha acabado el tiempo.
over-absent = { $name }: victoria, el rival se ha ausentado demasiado tiempo.
over-cube = El cubo estaba en { $value }.
over-session = Sesión ganada, { $score }: { $name }.
over-match = Match ganado, { $score }: { $name }.
news-match-won = Match ganado: { $name }.
over-draw = Sesión empatada, { $score }.

## El registro

log = Registro de la partida
log-empty = La partida no ha empezado.
log-opening = tira { $dice }
log-tie = Empate: se tira otra vez
log-double = dobla a { $value }
log-take = acepta
log-drop = rechaza
log-resign = { $stake ->
    [1] abandona una partida simple
    [2] abandona un gammon
   *[3] abandona un backgammon
}
log-decline = rechaza
log-won = { $points ->
    [one] gana un punto
   *[other] gana { $points } puntos
}
log-flag = tiempo agotado
log-claim = reclama la victoria
log-void = nula
log-wrong = { $dice }: { $play } (incorrecta)
log-corrected = corregida
log-stands = vale
log-no-move = { $dice }: sin jugada
log-play = { $dice }: { $play }

## Rechazado

refused-why = La regla

table-missing = Esta mesa no existe aquí.

## Lo que falla fuera de las reglas del juego

fault-other-version = Esta página es más antigua que el servidor. Vuelve a cargarla.
fault-not-at-table = Esta página ya no está en la mesa. Vuelve a cargarla.
fault-not-your-seat = Este sitio no es el tuyo.
fault-seat-open = El otro sitio sigue libre.
fault-not-here = Eso no es posible en esta mesa.
fault-bad-terms = No se puede jugar en estas condiciones.
fault-no-engine = Aquí no se puede jugar contra ese programa, o no con este reglamento.
fault-bad-position = Esta posición no se puede leer.
fault-bad-file = Este archivo no se puede leer.
fault-too-many = Demasiadas peticiones a la vez. Espera un momento.
fault-trouble = El propio servidor tiene un problema.
message-unreadable = El servidor no ha entendido un mensaje de esta página ({ $detail }).

## Jugar por enlace

link-title = Jugar por enlace
link-share = Envía esta dirección a tu rival. La primera persona que la abra ocupa el otro sitio; las demás miran.
link-local = Esta dirección solo vale en este ordenador. Para jugar desde otro dispositivo de tu red, inicia el servidor con «pasch serve --listen 0.0.0.0:{ $port }» y ábrelo con el nombre o la dirección de este ordenador en la red.

## Una nueva partida

new-title = Nueva partida
new-opponent = Contra
new-opponent-computer = el ordenador
new-opponent-device = otra persona en este dispositivo
new-opponent-link = otra persona por enlace
new-engine = Programa
new-engine-rules = Otros programas juegan según las reglas de torneo, con quince fichas.
new-level = Nivel
new-rulebook = Reglamento
new-rulebook-pages = Leer sus reglas
new-start = Salida
new-start-standard = Habitual
new-start-jacquet = Jacquet: cada ficha debe entrar primero
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: tres fichas por jugador
new-session = Sesión
new-session-single-game = Una sola partida
new-session-running-total = Partidas sumando puntos
new-session-money = Juego por dinero
new-session-match = Un match a
new-session-games = Un número de partidas
new-length-points = puntos
new-length-games = partidas
new-even = La hoja prefiere un número impar.
new-cube = Con cubo de doblar
new-jacoby = Regla Jacoby
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Doble automático tras un empate en la tirada inicial
new-first-double = Doble automático si la primera tirada son dobles
new-lower-starts = Empieza la tirada más baja
new-custom = Es «{ $rulebook }» con opciones distintas de las de la hoja.
new-dice = Dados
new-real-dice = Reales: tiro por los dos y anoto lo que sale
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-delay = Reloj de torneo
new-clock-fischer = Reloj Fischer
new-clock-days = Días por turno
new-clock-free = segundos libres en cada turno
new-clock-added = segundos añadidos por turno
new-clock-per-point = minutos por punto
new-clock-per-game = minutos por partida
new-clock-day-count = días por turno
new-clock-computer = El reloj del ordenador no corre. Con reloj no se deshace ninguna jugada.
# What was agreed about time, as a sentence and in short.
timing-claim = Sin reloj. Si se espera a un jugador y se ausenta { $minutes } minutos, el rival puede reclamar la victoria.
timing-delay = En cada turno hay { $delay } segundos libres; después corren { $minutes } minutos de reserva. Si se pierde la conexión, el reloj se para, { $pause } segundos en total.
timing-fischer = { $minutes } minutos, y { $increment } segundos más por cada turno. Si se pierde la conexión, el reloj se para, { $pause } segundos en total.
timing-days = { $days ->
    [one] Un día
   *[other] { $days } días
} para cada turno.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] un día por turno
   *[other] { $days } días por turno
}
clock-of = Tiempo restante: { $name }
clock-low = Solo quedan { $seconds } segundos.
clock-low-hours = Solo quedan { $hours } horas.
clock-paused = el reloj está parado
clock-days = { $days } d { $hours } h
clock-claim-in = reclamación en { $time }
games-due = { $name }: turno hasta { $when }
new-colour = Juegas con
new-colour-light = las fichas claras
new-colour-dark = las fichas oscuras
new-colour-hint = Si no hay acuerdo, quien tenga más edad lleva las fichas oscuras.
new-direction = Tu casa
new-direction-right = a la derecha
new-direction-left = a la izquierda
new-begin = Empezar
new-failed = No se ha podido abrir la mesa: { $reason }

## Los reglamentos en pocas palabras

rulebook-own = { $rulebook }, con cambios
rulebook-buffalo = Caja Buffalo
rulebook-buffalo-special = Sin cubo. Un backgammon vale el triple aunque quien pierde haya sacado fichas. Las casillas se cuentan de 1 a 24 por el camino del primer jugador.
rulebook-german = Hoja alemana
rulebook-german-special = 24 reglas numeradas. La última ficha llega a casa con el número mayor, no se come en casa para seguir hasta una ficha propia suelta, y quien gana empieza la siguiente partida.
rulebook-danish = Hoja danesa
rulebook-danish-special = Un doble se puede redoblar al instante. Abandonar cuesta de inmediato un backgammon. Las casillas van de S1 a S12 y de W1 a W12. También incluye el Jacquet.
rulebook-jumbo = Cuaderno Jumbo
rulebook-jumbo-special = Ambos tiran dos dados; empieza la suma mayor, con una nueva tirada. Con un número demasiado alto se puede sacar cualquier ficha de una casilla más baja.
rulebook-ten-language = Folleto en diez idiomas
rulebook-ten-language-special = Se puede sacar cualquier ficha que un dado lleve más allá del borde, haya lo que haya detrás. Sin cubo.
rulebook-tournament = Torneo
rulebook-tournament-special = Las reglas internacionales de hoy: cubo sin límite, partida Crawford en los matches; por dinero, Jacoby y beavers si se acuerdan.

## Mis partidas

games-title = Mis partidas
games-empty = Aquí todavía no se ha jugado nada.
games-resume = Seguir jugando
games-replay = Repasar
games-download = Descargar { $format }
games-running = en curso
games-finished = terminada
games-against = { $light } – { $dark }
games-forget = Olvidar
games-forget-ask = ¿Olvidar esta partida?
games-forgotten = Partida olvidada.
games-session-single-game = partida única
games-session-running-total = suma de puntos
games-session-money = juego por dinero
games-session-match = { $length ->
    [one] match a { $length } punto
   *[other] match a { $length } puntos
}
games-session-games = { $length ->
    [one] { $length } partida
   *[other] { $length } partidas
}
log-game = Partida { $number }
replay-at = { $at } de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final

## Teclas

keys-title = Teclas
keys-arrows = Flechas: de casilla en casilla
keys-enter = Intro: levantar una ficha o dejarla
keys-numbers = 1 a 6: mover con ese dado la ficha señalada
keys-home = Inicio, Fin: la primera o la última ficha que se puede mover
keys-roll = R: tirar
keys-double = D: doblar
keys-undo = U: deshacer
keys-swap = S: cambiar el orden de los dados
keys-done = E: { do-done }

## Posiciones

menu-positions = Posiciones
positions-title = Posiciones
positions-tool = Tocar el tablero
positions-tool-light = añade una ficha clara
positions-tool-dark = añade una ficha oscura
positions-tool-away = quita una ficha
positions-start = Posición inicial
positions-clear = Tablero vacío
positions-swap = Cambiar de bando
positions-turn = Tiene el turno
positions-dice = Dados
positions-die = { $number ->
    [1] Primer dado
   *[2] Segundo dado
}
positions-not-thrown = sin tirar
positions-cube = Cubo
positions-cube-owner = El cubo lo tiene
positions-cube-middle = nadie
positions-session = Se juega
positions-money = Por dinero
positions-match = Un match
positions-length = Match a
positions-points-light = Puntos de Blanco
positions-points-dark = Puntos de Negro
positions-crawford = Partida Crawford
positions-checkers = Fichas por bando
positions-valid = Esta posición se puede jugar.
positions-held = { $side ->
    [light] Aquí hay dos o más fichas blancas. Quítalas primero.
   *[dark] Aquí hay dos o más fichas negras. Quítalas primero.
}
positions-not-theirs = { $side ->
    [light] Aquí solo caben fichas blancas.
   *[dark] Aquí solo caben fichas negras.
}
positions-pips = Pips: Blanco { $light }, Negro { $dark }
positions-one-die = Elige los dos dados o ninguno.
positions-paste = ID de posición, ID de match o XGID
positions-read = Leer
positions-names = Nombres de esta posición
positions-position-id = ID de posición
positions-match-id = ID de match
positions-link = Enlace que la muestra con lo que opina el motor
positions-copy = Copiar { $name }
positions-ask = Preguntar al motor
positions-evaluate = Evaluar
positions-plays = Ordenar las jugadas
positions-cube-action = Decisión de cubo
positions-thinking = Pensando…
positions-wins = Gana
positions-loses = Pierde
positions-chance = en total
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equidad
positions-match-chance = Gana el match
positions-no-plays = Ninguna jugada legal.
positions-play-on = Seguir desde aquí
positions-play-on-note = El ordenador lleva el otro bando. La partida sigue desde esta posición, con sus dados, su cubo y su marcador, en la medida en que el reglamento los conozca.
positions-picture = Imagen
positions-file = Archivo de match
positions-choose-file = Elegir un archivo
positions-file-large = { $name } es demasiado grande para un archivo de match.
positions-file-fault = { $name }: { $fault }
positions-study = Estudiar esta posición
cube-action-no-double = No doblar
cube-action-double = Doblar
cube-action-redouble = Redoblar
cube-action-too-good = Demasiado buena para doblar
cube-action-not-available = El cubo no se puede girar
cube-answer-take = aceptar
cube-answer-pass = rechazar
cube-answer-beaver = beaver
cube-advice-none = No hay nada que decidir sobre el cubo.
cube-advice-no-double = Sin doblar
cube-advice-double-take = Doblado y aceptado
cube-advice-double-pass = Doblado y rechazado

## El tutor

tutor = Tutor
new-tutor = Tras cada decisión, el tutor dice qué habría hecho, y da pistas
do-hint = Pista
keys-hint = H: pista, con el tutor activado
tutor-thinking = El tutor está pensando…
tutor-hint = Pista
tutor-hint-line = Pista: { $hint }
tutor-best = { $made }: el tutor habría hecho lo mismo.
tutor-cost = { $made }: coste { $cost }. Mejor: { $best }.
tutor-short = −{ $cost }. Mejor: { $best }
tutor-decision-double = Doblar
tutor-decision-no-double = No doblar
tutor-decision-take = Aceptar
tutor-decision-pass = Rechazar
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redoblar
tutor-show = Mostrar en el tablero
tutor-back = Volver a la partida
tutor-summary = El resumen del tutor
tutor-decisions = { $count ->
    [one] Una decisión, puntos regalados: { $cost }.
   *[other] { $count } decisiones, puntos regalados: { $cost }.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = Las más caras
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = No se ha regalado nada.

## Páginas de reglas

menu-rules = Reglas
rules-title = Reglas del juego
rules-intro = Seis reglamentos impresos, cada uno completo y con nuestras propias palabras. Una jugada rechazada enlaza con la regla exacta.
rules-more = Además
rules-comparison = Lado a lado
rules-comparison-about = Los seis reglamentos, pregunta por pregunta, con las diferencias marcadas.
rules-glossary = Las palabras del juego
rules-glossary-about = Qué significan las palabras y cómo llaman otros idiomas a lo mismo.
rules-solitaire = Cuaderno del solitario
rules-solitaire-about = El juego de clavijas en 37 agujeros: reglas, cinco problemas y la verdad sobre cada uno.
rules-contents = Índice
rules-link = Enlace a este lugar
rules-play = Jugar con estas reglas
rules-sources = Cada afirmación de la hoja impresa y lo que responde a ella
rules-only-differences = Solo las diferencias

## El solitario en la página

menu-solitaire = Solitario
peg-board = Tablero de solitario
peg-hole = { $state ->
    [peg] Agujero { $hole }: una clavija.
   *[empty] Agujero { $hole }: vacío.
}
peg-hole-jumps = Puede saltar a { $holes }.
peg-hole-end = Tiene una clavija al final.
peg-jumped = De { $from } por encima de { $over } a { $to }.
peg-solved = { $moves ->
    [one] Resuelto en una jugada.
   *[other] Resuelto en { $moves } jugadas.
}
peg-stuck = La clavija de { $hole } no puede saltar ahora.
peg-redo = Rehacer
peg-restart = Empezar de nuevo
peg-hint = Pista
peg-verdict = ¿Todavía se puede?
peg-solution = Mostrar una solución
peg-best = Mostrar el mejor final
peg-watch = Avisarme enseguida cuando el final ya no se pueda alcanzar
peg-thinking = Buscando…
peg-still = { $jumps ->
    [one] Sí: el final se puede alcanzar, con un salto más.
   *[other] Sí: el final se puede alcanzar, con { $jumps } saltos más.
}
peg-still-best = { $jumps ->
    [one] El mejor final, { $pegs } clavijas, se puede alcanzar con un salto más.
   *[other] El mejor final, { $pegs } clavijas, se puede alcanzar con { $jumps } saltos más.
}
peg-best-too-late = El mejor final, { $pegs } clavijas, ya no se puede alcanzar desde aquí.
peg-unknown = No se sabe: la búsqueda no terminó en el tiempo permitido.
peg-honest = Con franqueza: nadie puede alcanzar este final; la demostración está dibujada abajo. Intenta terminar con las menos clavijas posibles. Lo mejor son dos.
peg-run = Reproducir
peg-pause = Pausa
peg-leave = Volver a mi juego
peg-proof-title = Por qué no se puede
peg-keys = Teclas: las flechas van de agujero en agujero, Intro levanta una clavija y la deja, U deshace, R rehace, H da una pista.

## Anotador

menu-score = Anotador
score-title = Anotador
score-intro = Para dos personas ante un tablero real: se tira y se mueve allí, y se anota aquí tocando la pantalla. La página lleva el cubo y el marcador y conoce el reglamento.
score-resume = Seguir con la última sesión
score-new = Nueva sesión
score-name-light = ¿Quién lleva las fichas claras?
score-name-dark = ¿Quién lleva las fichas oscuras?
score-opening = ¿Quién empieza? Anota lo que ha tirado cada uno.
score-opening-tie = Empate: anota las nuevas tiradas.
score-throw = { $name } tiene que tirar: anota los dados.
score-throw-or-double = { $name } tiene que tirar: anota los dados, o dobla antes.
score-play = { $name } juega { $dice }: toca las fichas que se han movido.
score-done = { $name } ha jugado { $dice }: anota la jugada.
score-none = { $name } no puede mover con { $dice }.
score-free = { $name } juega { $dice }: mueve las fichas como se movieron de verdad, bien o mal.
score-enter = Anotar la jugada
score-otherwise = Se movió de otra manera
score-flag = Eso va contra las reglas. { $why }
score-put-right = Corregirla
score-write-down = Nadie lo notó: anotarla así
score-demand = { $name }: hacer que se corrija
score-lift = { $name } recoge los dados
score-void = Tirada nula
score-void-why = ¿Por qué es nula la tirada?
score-throw-of = Tirada de { $name }
score-die = Dado: { $value }
score-clear = Borrar
score-results = Partidas hasta ahora

## Dados con prueba

dice-title = Dados con prueba
dice-intro = Antes de cada partida, el servidor y el navegador de cada jugador fijan una cadena de números secretos. Cada tirada toma un número de cada cadena, revelado solo después de decidir la tirada. Si tu navegador es honrado, todos los demás juntos, incluido el servidor, no pueden ni elegir ni prever tus dados. Esta página lo comprueba por sí misma, sin el servidor.
dice-table = Mesa { $table }
dice-fine = { $rolls ->
    [one] Todo encaja: una tirada comprobada.
   *[other] Todo encaja: { $rolls } tiradas comprobadas.
}
dice-wrong = Algo no cuadra en la entrada { $entry }, tirada { $roll }: { $why }
dice-real = Se jugó en un tablero real: no hay dados del servidor que comprobar.
dice-none = Todavía no ha caído ningún dado.
dice-checked = Lo que se ha comprobado
dice-checked-order = Cada parte quedó fijada antes de su primera tirada, cada tirada se decidió antes de caer, y no falta ninguna.
dice-checked-links = Cada número revelado pertenece a la cadena que su participante había fijado.
dice-checked-dice = Cada dado se ha calculado de nuevo con los números de todos los participantes.
dice-checked-throws = { $count ->
    [one] Una tirada de la partida es la que cayó.
   *[other] Las { $count } tiradas de la partida son las que cayeron.
}
dice-left-out = { $count ->
    [one] Una tirada se hizo sin una página que no respondió a tiempo: { $rolls }.
   *[other] { $count } tiradas se hicieron sin una página que no respondió a tiempo: { $rolls }.
}
dice-pending = Hay una tirada decidida cuyos dados aún no han caído.
dice-not-checked = Aquí no se comprueba si las reglas permiten cada jugada. «pasch dice verify» comprueba también eso.
dice-download = Descargar el registro
dice-chain = Cadenas { $chain }, partida { $game }
dice-link = Número { $link } de { $name }
dice-marked = conocida de antemano
dice-drop = Para comprobar otra partida, suelta su registro de dados (.dice.json) en esta página o elígelo aquí.
dice-check = Comprobar los dados
dice-go-on = Seguir con dados nuevos
dice-broken = Ya no se puede confiar en los dados: { $why } Este navegador no participa en más tiradas.
dice-was-me = Fui yo
dice-doubt-renewal = Se pidieron o aceptaron cadenas nuevas en tu nombre, pero no en este navegador. Tu parte en los dados queda retenida.
dice-doubt-back = Se retiró una jugada en tu nombre, pero no en este navegador. Tu parte en los dados queda retenida.
dice-doubt-roll = Se decidió una tirada en tu nombre, pero no en este navegador. Tu parte en los dados queda retenida.
dice-agree = De acuerdo
dice-lost = Hay una tirada abierta y tu parte está en otro navegador. Sigue allí. O pide aquí números nuevos y la tirada se hará con ellos.
dice-ask-new = Pedir números nuevos
dice-asks = { $name } ha perdido los números secretos de los dados. La tirada abierta se haría con otros nuevos. ¿Estás de acuerdo?
dice-waits = Los dados esperan la página de { $name }. Sin ella nadie puede tirar.
dice-the-server = El servidor
dice-fault-shorter = el servidor ha olvidado algo que este navegador ha visto (tirada { $roll }).
dice-fault-log = el registro no es el que siguió este navegador (tirada { $roll }).
dice-fault-taken-back = tras retirar una jugada los dados no son los que habían caído, o no había nada que retirar (tirada { $roll }).
dice-fault-renewal = se renovaron cadenas sin motivo o sin acuerdo (tirada { $roll }).
dice-fault-link = un número no pertenece a la cadena fijada, o falta (tirada { $roll }).
dice-fault-early = se reveló un número antes de decidir la tirada o antes de fijar todas las partes (tirada { $roll }).
dice-fault-anchor = una parte se fijó demasiado tarde, dos veces, o es igual a otra (tirada { $roll }).
dice-code = Código: { $code }. Dos jugadores que se leen el mismo código juegan la misma partida.
dice-anchor = Fijado por { $name }:
dice-foreseen = Conocidos de antemano, porque se retiró una jugada, los dados de las tiradas: { $rolls }.
dice-renewed = Las cadenas se renovaron en mitad de una partida { $count ->
    [one] una vez
   *[other] { $count } veces
}. Ninguna tirada abierta se sustituyó sin el acuerdo de los demás jugadores.
dice-first = Por un procedimiento anterior, que un servidor o un jugador deshonesto podía torcer sin ser descubierto, cayeron las tiradas 1 a { $rolls }.
dice-not-followed = Este navegador no siguió esta partida y no puede decir si se usaron las partes de los jugadores.
dice-checked-followed = Es el registro que este navegador siguió durante la partida.
dice-limits = Lo que esto no promete: cualquiera puede dejar de jugar, y el registro no dice de quién fue la culpa. Esta página misma viene del servidor; por HTTP simple, cualquiera en el camino podría cambiarla.
dice-fault-unreadable = esto no se puede leer como registro de dados.
dice-fault-order = líneas, tiradas o números no están en orden (tirada { $roll }).
dice-fault-chain = el hash de un eslabón no es el eslabón anterior (tirada { $roll }).
dice-fault-nonces = a la tirada { $roll } le sobra o le falta un nonce.
dice-fault-digest = la tirada { $roll } tiene otro hash. Se cambió su eslabón o sus nonces.
dice-fault-dice = la tirada { $roll } da { $wanted }, no { $found }.
dice-fault-throw = una tirada de la partida no es la que cayó.

# The page that needs no server
here-elsewhere = Pasch está abierto en otra pestaña, que ahora tiene las mesas.
here-elsewhere-on = Seguir aquí
here-closed = No se pueden poner mesas en este navegador: { $reason }
here-update = Hay una versión nueva. Tu partida sigue como está.
here-update-now = Usarla ahora
here-parent = Esta partida continúa otra cuyo servidor desapareció.
do-go-on-here = Seguir sin el servidor
device-title = Este dispositivo
device-here = Tus partidas, tarjetas y ajustes se guardan en este navegador. Ningún servidor los conoce.
device-server = Tus partidas las guarda el servidor que te dio esta página.
device-elsewhere = Estás en las mesas de { $server }.
device-back = Volver a las mesas de este navegador
device-back-server = Volver a las mesas del servidor
device-stand-here = Jugar en este navegador, sin el servidor
device-keeping = Conservación
device-promised = El navegador ha prometido conservarlo todo.
device-not-promised = El navegador puede borrarlo todo si falta espacio: guarda una copia de vez en cuando.
device-room = En uso: { $used } MB.
device-ask = Pedir al navegador que lo conserve todo
device-save = Guardar todo en un archivo
device-load = Recuperar un archivo guardado
device-taken-in =
    { $count ->
        [0] No había nada nuevo.
        [one] Se recuperó una partida.
       *[other] Se recuperaron { $count } partidas.
    }
device-taken-study = Matches analizados y tarjetas incorporados: { $count }.
device-not-taken = Este archivo no es de Pasch o está dañado ({ $reason }). No se ha cambiado nada.
device-install-title = Instalación
device-install = Instalar Pasch en este dispositivo
device-install-menu = El menú del navegador puede poner Pasch en la pantalla de inicio; así arranca sin red.
device-plain = Esta página llegó por HTTP sin cifrar. Así los navegadores no permiten instalar, arrancar sin red ni mostrar notificaciones; con pasch serve --tls, sí.
device-join = Una mesa en un servidor
device-join-hint = Pega la dirección que te han enviado. El servidor debe admitir páginas de aquí.
device-join-go = Ir allí
device-no-address = Esto no es una dirección.
fault-no-room = No queda espacio en este dispositivo. Nada de lo mostrado se ha perdido; la partida sigue en cuanto haya espacio.
dice-here = Los dos bandos están en este dispositivo, así que este registro no demuestra nada a nadie más: quien tiene el dispositivo podría haber elegido los dados.
dice-here-real = O tirar dados reales y anotarlos
new-link-server = Para un amigo por enlace hace falta un servidor.

## A rulebook of one’s own

own-title = Un reglamento propio
own-intro = Empieza por el reglamento más parecido a como jugáis y cambia lo que jugáis de otra manera. Lo que no encaja se dice al momento.
own-about = Cada pregunta de la comparación, con vuestras respuestas
own-make = Hacer un reglamento propio
own-base = Hecho a partir de
own-name = Cómo se llama
own-saved = Tus reglamentos
own-kept = Guardado en este navegador.
own-save = Guardar
own-together = Todo encaja.
own-contradictions = Esto no encaja:
own-changed = respuesta distinta de la del reglamento de partida
own-void = Otra respuesta deja esta pregunta sin objeto.
own-link = Enlace a este reglamento
own-file = Guardar como archivo
own-open = Abrir un archivo
own-forget-ask = ¿Olvidar este reglamento?
own-forgotten = «{ $name }» se ha olvidado.
own-broken = En este enlace o archivo no hay ningún reglamento que se pueda leer.
