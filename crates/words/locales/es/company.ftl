### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Tablero
option-board-auto = Según el aspecto
option-board-felt = Fieltro
option-board-wood = Madera
option-board-slate = Pizarra
option-board-contrast = Alto contraste
option-checkers = Fichas
option-checkers-auto = A juego con el tablero
option-checkers-ivory = Marfil y ébano
option-checkers-cherry = Crema y cereza
option-checkers-sea = Espuma y mar
option-dice = Dados
option-dice-auto = A juego con las fichas
option-dice-white = Blancos
option-dice-red = Rojos
option-dice-black = Negros

## The first visit

welcome-title = Tira y empieza la partida. O bien:
welcome-box = ¿Qué caja tienes?
welcome-box-short = Mi caja
welcome-friend = Entre dos
welcome-teach = Enséñame
welcome-more = Más opciones
box-languages = { $count } idiomas

## The end of a game, over the board

end-you-single = Ganas
end-you-gammon = Ganas un gammon
end-you-backgammon = Ganas un backgammon
end-other-single = { $name } gana
end-other-gammon = { $name } gana un gammon
end-other-backgammon = { $name } gana un backgammon
end-match = en un match a { $points }
end-why = por qué
end-analyse = Repasar

## Hints in columns

hint-head-win = Gana
hint-head-gammon = Gana un gammon o más
hint-head-backgammon = Gana un backgammon
hint-head-equity = Equidad: puntos esperados
hint-head-less = Menos que la mejor
hint-short-win = Gana
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equidad
hint-short-less = Dif.

## Company at the table

talk = Charlar
talk-empty = Aún no se ha dicho nada.
talk-mute = No mostrar lo que dice el otro
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = Bien jugado
phrase-lucky-roll = ¡Qué tirada!
phrase-bad-luck = Mala suerte
phrase-oops = Uy, error mío
phrase-thinking = Déjame pensar
phrase-one-moment = Un momento
phrase-back = Ya estoy aquí
phrase-thanks = Gracias
phrase-good-game = Buena partida
phrase-another = ¿Otra?
phrase-goodbye = Hasta luego
me-name = Tu nombre
me-colour = Tu color
colour-red = Rojo
colour-orange = Naranja
colour-gold = Dorado
colour-green = Verde
colour-teal = Verde azulado
colour-blue = Azul
colour-purple = Morado
colour-pink = Rosa
your-move = Te toca
option-notices = Avisarme cuando me toque
sit-opposite = Sentarse enfrente en esta ventana
sit-note = Este navegador ya tiene un sitio aquí. Sigue como la misma persona, o:

## Another device, and passing a game on

device = Otro dispositivo
device-note = Abre esto en el otro dispositivo y sigue allí. Quien tenga este enlace tiene tu sitio.
share = Compartir
share-link = Un enlace para volver a verla aquí
share-self = Un enlace que lleva toda la partida
share-self-note = Funciona en cualquier Pasch, aunque no conozca esta mesa.
share-picture = Imagen de esta posición
share-film = Repetición animada
share-broken = Este enlace no contiene una partida.
