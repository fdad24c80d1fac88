### Por qué se rechaza algo. Las variables se explican en el catálogo inglés.

## El marco

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, nuestra interpretación: { $why }

## Ahora no, o tú no

refusal-not-now-opening-throw = Primero va la tirada inicial.
refusal-not-now-roll = Primero hay que tirar los dados.
refusal-not-now-play = Primero hay que jugar la tirada.
refusal-not-now-answer-to-double = Primero hay que responder al doble.
refusal-not-now-answer-to-resignation = Primero hay que responder a la oferta de abandono.
refusal-not-now-next-game = Esta partida ha terminado.
refusal-not-your-turn = { $side ->
    [white] Le toca a Blanco.
   *[black] Le toca a Negro.
}
refusal-bad-die = Un dado muestra de 1 a 6, no { $die }.
refusal-opening-dice = { $wanted ->
    [one] Para ver quién empieza, cada jugador tira un dado.
   *[other] Para ver quién empieza, cada jugador tira { $wanted } dados.
}
refusal-already-thrown = { $side ->
    [white] Blanco ya ha tirado; falta la tirada de Negro.
   *[black] Negro ya ha tirado; falta la tirada de Blanco.
}

## Mover

refusal-no-such-point = No hay ninguna casilla { $point }.
refusal-no-checker = { $point ->
    [bar] No tienes ninguna ficha en la barra.
    [off] Una ficha ya sacada no vuelve al tablero.
   *[other] No tienes ninguna ficha en la casilla { $point }.
}
refusal-backwards = { $from }/{ $to } va hacia atrás o no va a ninguna parte; las fichas solo avanzan hacia su casa.
refusal-bar-first = Entra primero desde la barra; hasta entonces no se mueve ninguna otra ficha.
refusal-enter-by-sum = Una ficha entra con el número de un solo dado, nunca con la suma de los dos.
refusal-blocked = La casilla { $to } está cerrada: hay en ella dos o más fichas rivales.
refusal-not-thrown = Para { $from }/{ $to } hace falta un número que { $roll } no da o que ya está jugado.
refusal-no-die = Ya no queda ningún { $die } por jugar.
refusal-wrong-number = Un { $die } no lleva de { $from ->
    [bar] la barra
   *[other] la casilla { $from }
} { $to ->
    [off] fuera del tablero
   *[other] a la casilla { $to }
}.
refusal-not-home = No se saca nada hasta que todas tus fichas estén en casa; { $point ->
    [bar] queda una en la barra.
   *[other] queda una en la casilla { $point }.
}
refusal-farthest-first = Con un { $die } no se saca de la casilla { $from } mientras haya una ficha tuya más atrás.
refusal-behind-first = Con un { $die } no se saca de la casilla { $from } mientras haya una ficha tuya en la casilla del { $die } o más atrás.
refusal-too-small = Un { $die } no basta para sacar de la casilla { $from }.
refusal-pick-and-pass = Una ficha que ha comido en su propia casa no puede seguir hasta la casilla { $to }, donde hay una sola ficha tuya.
refusal-more-can-be-played = { $possible ->
    [one] Se puede jugar un número de la tirada, así que hay que jugarlo.
   *[other] Se pueden jugar { $possible } números de la tirada, así que hay que jugar los { $possible }.
}
refusal-larger-first = Solo se puede jugar uno de los dos números, y tiene que ser el mayor: { $larger }.
refusal-straggler = Tu última ficha de fuera deja la casilla { $from } con el número mayor: { $larger }.
refusal-not-together = Con { $roll } no se pueden hacer estos movimientos juntos.

## Doblar

refusal-no-cube-rulebook = Este reglamento no tiene cubo de doblar.
refusal-no-cube-session = En este tipo de sesión se juega sin cubo.
refusal-no-cube-not-agreed = El cubo no se acordó antes del match.
refusal-no-cube-one-point-match = En un match a un punto no hay cubo.
refusal-no-cube-crawford = Esta es la partida Crawford: nadie dobla en ella.
refusal-not-your-cube = { $side ->
    [white] El cubo es de Blanco: solo Blanco puede doblar.
   *[black] El cubo es de Negro: solo Negro puede doblar.
}
refusal-before-first-turn = Nadie dobla antes de que el rival haya terminado un turno.
refusal-already-doubled = El cubo ya se ha girado; ahora hay que tirar los dados.
refusal-cube-limit = El cubo no pasa de { $limit }.
refusal-no-double = No hay ningún doble al que responder.
refusal-own-double = { $side ->
    [white] Es Blanco quien responde al doble.
   *[black] Es Negro quien responde al doble.
}
refusal-no-redouble-at-once = Un doble se acepta o se rechaza; no se puede redoblar al instante.
refusal-no-beavers = No se han acordado beavers.
refusal-no-raccoons = No se han acordado raccoons.
refusal-nothing-to-beaver = Un beaver solo responde a un doble, y un raccoon solo a un beaver.

## Abandonar

refusal-no-resignation = Nadie ha ofrecido abandonar.
refusal-own-resignation = { $side ->
    [white] Es Blanco quien acepta o rechaza.
   *[black] Es Negro quien acepta o rechaza.
}
refusal-resigns-backgammon = Quien abandona pierde un backgammon; no hay oferta menor.
refusal-resigns-under-double = Primero hay que responder al doble; nadie abandona mientras esté pendiente.

## En un tablero real

refusal-no-clock = No se ha acordado ningún reloj, así que a nadie se le agota el tiempo.
refusal-no-claim = No se ha acordado que se pueda reclamar la victoria si el rival se ausenta.
refusal-not-real-board = Esto es para partidas en un tablero real; aquí el programa vela por las reglas.
refusal-play-is-legal = Esta jugada es legal y se anota como tal.
refusal-cannot-stand = Ninguna jugada termina con fichas de ambos bandos en la casilla { $point }.
refusal-nothing-to-correct = La última jugada no era incorrecta.
refusal-dice-lifted = Una jugada incorrecta solo se puede corregir mientras no se hayan recogido los dados; esta vale.
refusal-not-yours-to-correct = { $side ->
    [white] Solo Blanco, como rival, puede exigir que se corrija una jugada incorrecta.
   *[black] Solo Negro, como rival, puede exigir que se corrija una jugada incorrecta.
}
refusal-no-dice-to-lift = { $side ->
    [white] Blanco no tiene dados que recoger.
   *[black] Negro no tiene dados que recoger.
}
refusal-not-void = Según este reglamento, una tirada no es nula por eso.
refusal-not-early = El rival ya había terminado su turno, así que la tirada no fue prematura.
void-not-flat = Un dado no ha quedado plano sobre el tablero.
void-different-halves = Los dados están en mitades distintas del tablero.
void-on-checker = Un dado está sobre una ficha.
void-before-turn-ended = El rival no había terminado su turno.
void-wrong-half = Los dados no están en la mitad del tablero a la derecha de quien tira.

## La sesión

refusal-session-over = La sesión ha terminado.
refusal-game-not-over = Esta partida no ha terminado.
refusal-ends-by-itself = Esta sesión termina cuando se cumple lo acordado, no cuando un jugador quiere.

## Una posición imposible

setup-checker-number = Una partida tiene de 1 a 15 fichas por bando, no { $found }.
setup-own-checkers = Quien tiene el turno tiene { $found ->
    [one] una ficha
   *[other] { $found } fichas
} en vez de { $wanted }.
setup-opponent-checkers = El rival tiene { $found ->
    [one] una ficha
   *[other] { $found } fichas
} en vez de { $wanted }.
setup-shared-point = Los dos bandos están en la casilla { $point }, contada por quien tiene el turno.
setup-both-finished = Los dos bandos han sacado todas sus fichas.
situation-checkers = { $side ->
    [white] Blanco
   *[black] Negro
}: { $found ->
    [one] una ficha
   *[other] { $found } fichas
} en vez de { $wanted }.
situation-shared-point = Los dos bandos están en la casilla { $point }.
situation-over = Un bando lo ha sacado todo: la partida ha terminado.
setup-cube-value = Ningún cubo muestra { $value } aquí.
setup-cube-held = Un cubo que nunca se ha girado no es de nadie.
setup-no-cube = En esta partida no se gira ningún cubo, así que no puede mostrar { $value }.
setup-crawford = La partida Crawford se juega cuando a un jugador, y solo a uno, le falta un punto para ganar el match.
setup-match-over = Con un marcador de { $points }, un match a { $length } ya ha terminado.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Antes de una partida única nadie ha ganado puntos todavía.
   *[games] Antes de la primera de varias partidas nadie ha ganado puntos todavía.
}
setup-finished = { $side ->
    [white] Blanco ya ha sacado todas sus fichas.
   *[black] Negro ya ha sacado todas sus fichas.
}

## Una sesión que no se puede jugar

terms-session-not-played = { $session ->
    [single-game] «{ $rulebook }» no contempla las partidas únicas.
    [running-total] «{ $rulebook }» no contempla jugar sumando puntos.
    [match] «{ $rulebook }» no contempla los matches.
    [money] «{ $rulebook }» no contempla el juego por dinero.
   *[games] «{ $rulebook }» no contempla un número acordado de partidas.
} Haz a partir de él un reglamento propio que lo permita.
terms-length-points = Un match se juega como mínimo a 1 punto y como máximo a 1000, no a { $points }.
terms-length-games = Se pueden acordar de 1 a 1000 partidas, no { $count }.
terms-start-not-known = «{ $rulebook }» no contempla la salida { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Haz a partir de él un reglamento propio que la incluya.
terms-not-offered = { $option ->
    [lower-starts] «{ $rulebook }» no deja empezar a la tirada más baja.
    [cube] «{ $rulebook }» no tiene cubo que acordar.
    [automatic-double] «{ $rulebook }» no contempla los dobles automáticos.
    [first-double] «{ $rulebook }» no contempla un doble automático por dobles en la primera tirada.
    [jacoby] «{ $rulebook }» no contempla la regla Jacoby.
    [beavers] «{ $rulebook }» no contempla los beavers.
   *[raccoons] «{ $rulebook }» no contempla los raccoons.
}
terms-money-only = { $option ->
    [jacoby] La regla Jacoby es solo para el juego por dinero.
    [beavers] Los beavers son solo para el juego por dinero.
   *[raccoons] Los raccoons son solo para el juego por dinero.
}
terms-automatic-money-only = Los dobles automáticos son solo para el juego por dinero.
terms-raccoons-without-beavers = Los raccoons solo se acuerdan junto con los beavers.
terms-timing-bounds = Con un reloj así no se puede jugar: un turno necesita tiempo, como mucho una hora o { $days } días.
terms-timing-real-board = Junto a un tablero real hay un reloj real; aquí no se lleva ninguno.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: una partida única se juega sin cubo.
   *[other] { $rulebook }: esto se juega sin cubo.
}
remark-even-match = { $points ->
   *[other] Un match a { $points } puntos: mejor un número impar.
}

## Un reglamento con el que nadie podría jugar

rulebook-fault-no-sessions = No se permite ningún tipo de sesión, así que no se puede jugar nada.
rulebook-fault-crawford-without-cube = La regla Crawford suspende el cubo, pero no hay cubo.
rulebook-fault-crawford-without-matches = La regla Crawford es propia de los matches, pero no se juega ninguno.
rulebook-fault-cube-limit = Un cubo muestra 2, 4, 8 y así hasta 1048576, de modo que { $limit } no puede ser su límite.
rulebook-fault-cube-without-matches = El cubo se usa solo en los matches, pero no se juega ninguno.
rulebook-fault-cube-without-several-games = El cubo se usa cuando se juegan varias partidas, pero solo se juegan partidas únicas.
rulebook-fault-automatic-without-cube = Los dobles automáticos giran el cubo, pero no hay cubo.
rulebook-fault-automatic-without-money = Los dobles automáticos son para el juego por dinero, que no está permitido.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] La regla Jacoby trata del cubo, pero no hay cubo.
    [beavers] Un beaver gira el cubo, pero no hay cubo.
   *[raccoons] Un raccoon gira el cubo, pero no hay cubo.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] La regla Jacoby es para el juego por dinero, que no está permitido.
    [beavers] Los beavers son para el juego por dinero, que no está permitido.
   *[raccoons] Los raccoons son para el juego por dinero, que no está permitido.
}
rulebook-fault-raccoons-without-beavers = Un raccoon responde a un beaver, pero los beavers no están permitidos.
rulebook-fault-beavers-and-redoubling = Los beavers y el redoble inmediato se excluyen entre sí: ambos giran el cubo en respuesta a un doble.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] El cubo se usa solo en los matches, así que la regla Jacoby no tiene sobre qué actuar.
    [beavers] El cubo se usa solo en los matches, así que no cabe ningún beaver.
   *[raccoons] El cubo se usa solo en los matches, así que no cabe ningún raccoon.
}
