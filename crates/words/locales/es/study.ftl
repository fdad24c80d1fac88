### Estudiar: partidas, tarjetas, mi juego, consulta.

menu-study = Estudiar
study-title = Matches
study-file-note = Suelta en esta página un match de cualquier programa (.xg, .bgf, .mat, .sgf, .txt) y se analiza; una posición (.xgp, .txt) va al editor. O elige un archivo.
study-drop = Suelta para abrir el archivo.
study-opened = Abiertos aquí
study-finished = Partidas terminadas
study-missing = Este match no está guardado en este navegador.
study-back = Todos los matches
study-back-to-match = Volver al match
study-analyse = Analizar
study-go-on = Seguir
study-stop = Detener
study-progress = { $done } de { $all }
study-me = Tú eres
study-me-nobody = ninguno
study-level = Profundidad
study-tab-errors = Errores
study-tab-moves = Jugadas
study-tab-figures = Cifras
study-no-figures = Las cifras llegan cuando termina el análisis.
study-cube-errors = Errores de cubo
study-place = Partida { $game }, jugada { $number }
study-pips = pips { $white } : { $black }
study-next-error = El error siguiente
study-previous-error = El error anterior
study-play-out = Jugar hasta el final
study-played-out = { $games } partidas jugadas hasta el final
study-plies = { $plies ->
    [0] a primera vista
    [one] { $plies } tirada por delante
   *[other] { $plies } tiradas por delante
}
study-card = Hacer una tarjeta
study-cards-all = { $count ->
    [one] Hacer una tarjeta
   *[other] Hacer { $count } tarjetas
}
study-cards-added = { $count ->
    [0] Ninguna tarjeta nueva.
    [one] Una tarjeta nueva.
   *[other] { $count } tarjetas nuevas.
}

## Tarjetas

cards-title = Tarjetas
cards-own = Mis errores
cards-opening = Aperturas y respuestas
cards-deck = Mazo
cards-decks = Mazos
cards-counts = Por repasar: { $due } de { $all }.
cards-begin = Empezar
cards-none = Aún no hay tarjetas: hazlas con los errores de un match, o toma el mazo de aperturas.
cards-left = quedan { $count }
cards-after = Tras { $play }
cards-due = Vuelve el { $when }.
cards-next = Tarjeta siguiente
cards-drop = Quitar esta tarjeta
cards-grade-good = Correcto.
cards-grade-hard = Casi: se cedió un poco.
cards-grade-again = Mal.
cards-add-opening = Añadir aperturas y respuestas
cards-open = Abrir un mazo
cards-save = Guardar como archivo
cards-anki = Para Anki
cards-anki-note = El texto para Anki lleva las imágenes dentro: en Anki, elige «Importar».
cards-bad-file = { $name } no es un mazo de tarjetas.

## Mi juego

mygame-title = Mi juego
mygame-empty = Nada todavía: analiza matches y di qué jugador eres.
mygame-analyse = { $count ->
    [one] Analizar una partida terminada
   *[other] Analizar { $count } partidas terminadas
}
mygame-over-time = Nivel a lo largo del tiempo
mygame-matches = { $count ->
    [one] un match
   *[other] { $count } matches
}
mygame-cube-checkers = Cubo y fichas
mygame-opponents = Por rival
mygame-dice = Dados
mygame-others = Rivales
mygame-expected = Esperado
mygame-throws = Tiradas
mygame-doubles = Dobles
mygame-pips = Pips por tirada
mygame-danced = Tiradas desde la barra sin entrar
mygame-number = Número { $number }
mygame-luck = Suerte en todos los matches: { $luck } puntos.

## Consulta

tools-title = Consulta
tools-score = Umbrales para aceptar y gammons
tools-away = A { $name } le faltan
tools-doubler = Dobla
tools-take-point = Aceptar desde
tools-live-take-point = con redobles
tools-gammon = Valor del gammon
tools-score-note = Cuánto debe ganar quien recibe el doble, gammons aparte: si el cubo no se vuelve a girar, y si lo redobla en el mejor momento. Por dinero, un gammon vale 0,50.
tools-no-cube = Aquí nadie dobla.
tools-equity = Probabilidad de ganar el match
tools-equity-note = En porcentaje, según los puntos que le faltan al jugador (filas) y al rival (columnas); a un punto, la partida siguiente es la partida Crawford.
tools-after-crawford = Tras Crawford, al rival le falta 1
tools-pips = Contar los pips
tools-check = Comprobar
tools-another = Otra posición
tools-pips-right = Correcto, en { $seconds } s.
tools-pips-wrong = Blanco tiene { $light }, Negro { $dark }.
tools-pips-score = { $right } de { $all } bien.
tools-openings = Tiradas de apertura
tools-openings-note = Jugadas hasta el final por nuestro motor; valores por dinero.
tools-second = Segunda opción
