### Los reglamentos como páginas. Las variables se explican en el catálogo inglés.

## La página

sheet-title = Backgammon según el reglamento: { $rulebook }
sheet-printed-in = Idiomas de la hoja impresa: { $languages }.
sheet-custom-note = Un reglamento propio, hecho a partir de «{ $rulebook }». Estas respuestas son tuyas: { $differences }.
mark-ruling = interpretación
mark-ruling-note = La marca «interpretación» indica que la hoja impresa calla, tiene una errata o se contradice, ella misma o entre sus idiomas; así es como la leemos.
mark-ruling-part = interpretación en parte
mark-ruling-part-note = Con «interpretación en parte» se señala lo que la hoja dice, pero no del todo; lo que hemos tenido que añadir figura al final.
mark-changed = cambiado
mark-changed-note = La marca «cambiado» indica una respuesta distinta de la del reglamento de partida.
mark-example = Ejemplo
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = alemán
language-en = inglés
language-fr = francés
language-es = español
language-it = italiano
language-nl = neerlandés
language-da = danés
language-sv = sueco
language-pl = polaco
language-ru = ruso

about-buffalo = La hoja de una caja neerlandesa, en cuatro idiomas. Backgammon sencillo y sin cubo, con las casillas contadas de 1 a 24 por el camino del primer jugador.
about-german = Una hoja alemana de 24 reglas numeradas, estricta con los dados, las correcciones y dos jugadas cerca de casa que otros reglamentos permiten. Las referencias como R14 son sus números.
about-danish = Una hoja danesa con palabras propias: la casa es el «fag», una casilla cerrada un «mur», y las fichas comidas simplemente se apartan. El cubo se puede devolver al instante, y abandonar sale caro.
about-jumbo = Un cuaderno grande en cuatro idiomas que recorre una partida con ejemplos y trae un solitario al dorso del tablero.
about-ten-language = Un folleto en diez idiomas. Es generoso al sacar fichas y deja el cubo de lado.
about-tournament = Las reglas internacionales de hoy, las de los clubes, los torneos y los demás programas.

section-aim = El objetivo
section-set-up = Tablero y colocación
section-opening = Quién empieza
section-moving = Mover
section-hitting = Comer
section-entering = Entrar
section-bearing-off = Sacar
section-scoring = Lo que vale una partida
section-cube = El cubo de doblar
section-resigning = Abandonar
section-sessions = Qué se juega
section-real-board = En un tablero real
section-advice = Buenos consejos
section-special = Particularidades
section-rulings = Donde hubo que decidir

## El objetivo

rule-aim = Dos jugadores hacen avanzar quince fichas cada uno alrededor del tablero, en sentidos opuestos. Llevas todas las tuyas a tu casa y después las sacas. Gana quien saca primero todas sus fichas.

## Tablero y colocación

rule-board =
    { $waits ->
        [aside] El tablero tiene 24 casillas en cuatro cuadrantes de seis y consta de dos mitades.
       *[bar] El tablero tiene 24 casillas en cuatro cuadrantes de seis. La barra lo divide en dos mitades.
    } Blanco juega con las fichas claras, Negro con las oscuras. La casa de Blanco va de { $p6 } a { $p1 }, la de Negro de { $b6 } a { $b1 }; el cuadrante contiguo a la casa es el cuadrante exterior de ese jugador.
rule-numbering-each-own = Cada jugador cuenta las casillas por su propio camino, desde la 24, donde empieza el recorrido, hasta la 1, la última de la casa. Cada casilla tiene por tanto dos números, uno por jugador. Los ejemplos de esta página usan los números de Blanco.
rule-numbering-up-with-white = Las casillas se numeran de 1 a 24 por el camino del jugador 1, aquí Blanco. El jugador 1 entra en las casillas { $p24 } a { $p19 }; el jugador 2, aquí Negro, en las casillas { $b24 } a { $b19 }. Ambos usan los mismos números.
rule-numbering-down-with-black = Las casillas se numeran de 24 a 1 por el camino de las fichas oscuras. La casa de Negro va de { $b6 } a { $b1 }, la de Blanco de { $p6 } a { $p1 }. Ambos usan los mismos números.
rule-numbering-down-with-white = Las casillas se numeran de 24 a 1 por el camino de Blanco. La casa de Blanco va de { $p6 } a { $p1 }, la de Negro de { $b6 } a { $b1 }. Ambos usan los mismos números.
rule-numbering-two-rows = Las casillas forman dos filas, de S1 a S12 y de W1 a W12. Blanco va de S1 a S12 y sigue de W12 a W1; Negro, al revés. La casa, el «fag», va de { $p6 } a { $p1 } para Blanco y de { $b6 } a { $b1 } para Negro.
rule-direction-counter-clockwise = Blanco avanza en sentido contrario a las agujas del reloj y Negro en el de las agujas, cuando la casa de Blanco está en tu lado, a la derecha. El tablero también se puede ver en espejo. Ninguna ficha retrocede nunca.
rule-direction-clockwise = Blanco avanza en el sentido de las agujas del reloj y Negro en el contrario, cuando la casa de Blanco está en tu lado, a la izquierda. El tablero también se puede ver en espejo. Ninguna ficha retrocede nunca.
rule-colours-agreed = Los jugadores acuerdan quién lleva cada color.
rule-colours-older-takes-dark = Los jugadores eligen su color. Si no se ponen de acuerdo, quien tenga más edad lleva las fichas oscuras.
rule-starts-standard = Blanco empieza con dos fichas en { $p24 }, cinco en { $p13 }, tres en { $p8 } y cinco en { $p6 }; Negro con dos en { $b24 }, cinco en { $b13 }, tres en { $b8 } y cinco en { $b6 }.
rule-starts-jacquet = Jacquet: si se acuerda, todas las fichas empiezan fuera del tablero. Cada una tiene que entrar primero con una tirada, en la casa del rival, como una ficha comida; mientras quede una fuera, no se mueve ninguna otra. Después la partida sigue según las reglas corrientes.
rule-starts-nackgammon = Nackgammon: si se acuerda, Blanco empieza con dos fichas en { $p24 }, dos en { $p23 }, cuatro en { $p13 }, tres en { $p8 } y cuatro en { $p6 }; Negro igual, desde el otro lado.
rule-starts-hypergammon = Hypergammon: si se acuerda, cada jugador tiene solo tres fichas. Las de Blanco están en { $p24 }, { $p23 } y { $p22 }; las de Negro, en { $b24 }, { $b23 } y { $b22 }.
picture-start = La salida
picture-figure = Figura { $figure }
picture-jacquet = Jacquet: todas las fichas esperan fuera
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Lo que dice una sola hoja

own-quadrants = A lo largo del camino de un jugador, los cuatro cuadrantes se llaman primero, segundo, tercero y cuarto. El cuarto es su propia casa; el primero, la del rival.
own-words-buffalo = Palabras de esta hoja: una casilla cerrada es una «banda» (neerlandés band, francés bande, alemán Band; el texto inglés dice closed point) y varias seguidas forman un «puente» (brug, pont, Brücke, bridge). Una ficha sola es un «blot», literalmente una mancha. Las casillas se llaman también lenguas (langues, Zungen). La casa es el thuisveld, home quadrant, domaine o Heimfeld. Sacar fichas es uitspelen, bearing off, sortie o Hinausspielen.
own-words-german = Palabras de esta hoja: Heimfeld (casa), Außenfeld (cuadrante exterior), Pasch (dobles), Match. Blot, bar, gammon y backgammon los toma del inglés; la bar es el listón entre la casa y el cuadrante exterior.
own-words-danish = Palabras de esta hoja: felt (casilla), fag (casa), mur, un muro (casilla cerrada), pas (dobles). Una ficha sola que puede ser comida se llama «bar»; no es un lugar, pues esta hoja no conoce la barra.
own-words-jumbo = Palabras de este cuaderno: la casa es el thuisvak, jan intérieur o Heimfeld, en la figura 1 también innerer Hof; una casilla cerrada está bloqueada; un blot es una ficha vulnerable (kwetsbaar, verletzbar); la barra es la separación entre las dos mitades.
own-words-ten-language = Palabras de este folleto: la casa es el cuadrante interno; la barra es la línea media; las casillas se llaman picos. Los dobles se llaman en otras lenguas Pasch, double, pariglia, doublet, pas, dubbelslag, dublet o паш; sacar fichas es rescatarlas. El texto polaco llama al juego tryktrak, el ruso нарды; el ruso llama марс al gammon y кокс al backgammon.
own-box-buffalo = En la caja hay quince fichas de cada uno de dos colores, un tablero y dados. De pasada, al jugador 1 se le llama marrón claro y al jugador 2, marrón oscuro. Los colores de las casillas solo ayudan a contar. Una ficha puede estar en cualquier lugar de su casilla, pero suele arrimarse al borde del tablero. Piezas pequeñas: no apto para menores de tres años.
own-box-german = Las fichas de los dos jugadores deben distinguirse bien por su color.
own-box-danish = Un juego consta de un tablero con doce casillas blancas y doce negras, quince fichas blancas y quince negras, cuatro dados, dos rojos o negros para cada uno, y un cubo de doblar. Si hay más de cinco fichas en una casilla, pueden apilarse de dos en dos o de tres en tres.
own-box-jumbo = En la caja hay un tablero con una cápsula de dados y dos dados, quince fichas magnéticas negras y quince blancas, un cubo de doblar y las reglas. Pon el tablero con la cápsula sobre la mesa. El contenido y los colores pueden variar; guarda el embalaje; no apto para menores de tres años.
own-box-ten-language = En la caja hay un tablero, quince fichas claras y quince oscuras, y dados. El folleto se dirige a dos jugadores de 6 a 99 años y promete partidas de diez minutos o más.
own-cube-note = En algunos juegos hay un cubo de doblar, con el que se puede doblar la apuesta durante la partida. El folleto no lo trata, como tampoco las reglas de torneo, que difieren en algunos puntos.

## Quién empieza

rule-who-starts-higher-die = Cada jugador tira un dado. Quien obtiene el número mayor empieza y juega los dos, el suyo y el del rival, como dos números separados. En caso de empate, ambos tiran otra vez.
rule-who-starts-lower-by-agreement = Antes de tirar, los jugadores pueden acordar que empiece quien obtenga el número menor.
rule-who-starts-higher-total = Ambos tiran dos dados. Empieza quien obtiene la suma mayor, y vuelve a tirar los dos dados para la primera jugada; así una partida puede empezar con dobles. En caso de empate, ambos tiran otra vez.
rule-next-game-opening-throw = Cada nueva partida empieza otra vez con una tirada inicial.
rule-next-game-winner-starts = La siguiente partida la empieza quien ganó la anterior, tirando dos dados, sin tirada inicial.
rule-turns = Después los jugadores se turnan. Cuando te toca, tiras los dos dados y juegas lo que muestran.

## Mover

rule-numbers = Cada dado es un movimiento aparte: una ficha avanza exactamente tantas casillas como muestra el dado. Tú eliges cuál va primero. Puedes mover dos fichas, o dos veces la misma; entonces tiene que poder parar tras el primer número. Las casillas ocupadas se cuentan igual que las vacías.
rule-closed-point = En una casilla cabe cualquier número de fichas de un color, nunca de los dos. Dos o más fichas cierran la casilla al rival, que no puede caer en ella ni parar en ella de camino, pero sí saltarla.{ $sheet ->
        [buffalo] {" "}Varias casillas cerradas seguidas forman un puente.
        [tournament] {" "}Varias casillas cerradas seguidas forman un prime.
       *[other] {""}
    }
rule-doubles-four-moves = Los dobles, es decir, los dos dados con el mismo número, se juegan cuatro veces, con las fichas que quieras.
rule-obligation-most-numbers = Debes jugar tantos números de la tirada como puedas, y en un orden que lo permita, aunque te perjudique. Si puedes jugar cualquiera de los dos números, pero no ambos, debes jugar el mayor. De unos dobles se juegan todos los movimientos posibles. Lo que no se puede jugar se pierde.
example-opening = Blanco empieza con 6-1. Una ficha puede ir de { $p13 } a { $p6 } pasando por { $p7 }, pero no por la casilla { $p12 }, que está cerrada. Es mejor mover de { $p13 } a { $p7 } y de { $p8 } a { $p7 }: las dos fichas cierran esa casilla.
example-blocked = Negro tira 6-5. Las dos fichas oscuras en la última casilla de Blanco, { $p1 }, están atascadas: con un 5 caerían en { $p6 }, con un 6 en { $p7 }, y ambas están cerradas. Así que ni siquiera pueden salir hacia { $p12 }; Negro tiene que jugar otras fichas.
example-doubles = Blanco tira 5-5 en la salida. Las fichas de { $p24 } no pueden moverse, pues la casilla { $p19 } está cerrada por cinco fichas oscuras. Blanco puede jugar dos fichas de { $p13 } a { $p3 } pasando por { $p8 }.
example-obligation = Blanco tira 6-5. La ficha de { $p24 } puede jugar el 6 a { $p18 } o el 5 a { $p19 }, pero desde ninguna de las dos puede seguir a { $p13 }, que está cerrada. Las fichas de la casa no pueden jugar ninguno de los números. Solo se puede jugar un número, así que debe ser el mayor, el 6.
example-buffalo-doubles = Con 3-3, una ficha puede avanzar cuatro veces tres casillas, doce en total; o cuatro fichas tres cada una; o dos fichas seis cada una; o una ficha seis y otras dos tres cada una; o una ficha nueve y otra tres.
example-danish-opening = Blanco saca un 5 y Negro un 4. Blanco empieza y puede ir con una ficha de { $p24 } a { $p15 } pasando por { $p20 }, o mover una de { $p13 } a { $p9 } y otra de { $p13 } a { $p8 }.
example-danish-doubles = 4-4 vale dieciséis casillas en total: una ficha avanza 16, o cuatro avanzan 4 cada una, o dos 8 cada una, o una 12 y otra 4.
example-danish-larger = Con 4-2, si se puede jugar el 4 o el 2 pero no los dos, hay que jugar el 4.
example-jumbo-17 = Al principio, Blanco no puede ir de { $p24 } a { $p17 }: las fichas oscuras bloquean esa casilla.
example-jumbo-3 = Con ese 6-5, lo mejor para Negro es llevar una ficha de { $p12 } a { $p17 } y otra de { $p12 } a { $p18 }, donde queda vulnerable. Negro también podría ir con una ficha de { $p12 } a { $p23 }, con el 6 o el 5 primero. Averigua por qué es peor. (Figura 3)
example-jumbo-4a = Blanco tira 4-2 y puede mover de { $p8 } a { $p4 } y de { $p6 } a { $p4 }: una casilla bloqueada más en su casa. (Figura 4a)
example-jumbo-doubles = 6-6 vale 24 casillas en total. Una ficha avanza 24, si sus paradas no están bloqueadas; o cuatro avanzan 6 cada una; o una 12 y otras dos 6 cada una; o dos 12 cada una; o una 18 y otra 6.
example-ten-language-numbers = Con un 2 y un 5, una ficha puede avanzar 2 y luego 5, o 5 y luego 2; o una ficha avanza 2 y otra 5.
example-ten-language-doubles = Con 2-2, una ficha puede avanzar cuatro veces 2; o una tres veces 2 y otra una vez 2; o dos fichas dos veces 2 cada una.

## Comer

rule-hitting = Una ficha sola en una casilla es un blot. Si una ficha rival cae allí, se come el blot, que deja la casilla.
rule-passing-hits = Una ficha que se mueve dos veces come todo blot en el que para, también de camino.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Quien come una ficha la pone en la barra, entre las dos mitades.
        [jumbo] Las fichas comidas se ponen, siempre a la vista, en la barra, entre las dos mitades.
       *[other] Las fichas comidas se ponen en la barra, entre las dos mitades.
    }
rule-hit-checkers-laid-aside = Las fichas comidas se apartan, junto al tablero. Esta hoja no tiene barra; cuando el programa habla de la barra, se refiere a ese lugar.
rule-pick-and-pass-allowed = En cualquier parte del tablero, incluida tu propia casa, una ficha puede comer y seguir en el mismo turno.
rule-pick-and-pass-forbidden = Una ficha que ha comido en su propia casa no puede, en el mismo turno, seguir hasta una casilla donde haya exactamente una ficha tuya. Puede seguir hasta una casilla vacía o con dos o más fichas tuyas, o salir del tablero.
example-hit = Negro ha jugado una ficha a { $p18 } y otra a { $p17 }; la de { $p18 } es un blot. Blanco tira 4-2 y va de { $p24 } a { $p18 }, pasando por { $p22 } o por { $p20 }, y lo come.
example-pick-and-pass-allowed = Blanco tira 3-2. La ficha de { $p8 } come en { $p5 } con el 3 y sigue con el 2 a { $p3 }, donde cubre su propio blot.
example-pick-and-pass-forbidden = Blanco tira 3-2. La ficha de { $p8 } puede comer en { $p5 } con el 3. Pero no puede seguir con el 2 a { $p3 }, porque allí hay una sola ficha clara; el 2 hay que jugarlo de otra manera.

## Entrar

rule-bar-first =
    { $waits ->
        [aside] Si te han comido una ficha y espera junto al tablero, debes devolverla al juego antes de mover cualquier otra. Si hay varias, debes devolverlas todas.
       *[bar] Si tienes una ficha en la barra, debe entrar antes de que muevas cualquier otra. Si hay varias, deben entrar todas.
    }
rule-entering = Entra en la casa del rival con el número de un dado: Blanco con un 1 en { $p24 } y así hasta el 6 en { $p19 }, Negro con un 1 en { $b24 } y así hasta el 6 en { $b19 }. La casilla no puede estar cerrada; si hay en ella un blot, se come. La suma de los dos dados nunca hace entrar una ficha. El otro número lo juegas después como quieras. Si no puedes entrar, pierdes el turno.
example-entering = Negro tiene una ficha en la barra y tira 6-6: la casilla { $p6 } está cerrada, así que Negro no puede entrar y pierde el turno. Con 6-5, Negro entraría en { $p5 } y podría seguir con el 6 a { $p11 }.
example-danish-waiting = A Negro le han comido una ficha y tira 6-3. Hay muros en { $p6 } y { $p3 }, así que Negro tiene que esperar una tirada que dé con una casilla libre o con una de una sola ficha clara.
example-danish-sums = En la casa de Blanco solo { $p6 } está libre. La ficha negra no vuelve con 4-2 ni con 5-1, aunque sumen 6.
example-jumbo-6 = Blanco tira 6-4 y mueve de { $p24 } a { $p18 } y de { $p13 } a { $p9 }. (Figura 6)
example-jumbo-7 = Negro tira 2-1 y puede entrar en { $p1 } o en { $p2 }. Lo mejor es entrar en { $p2 } y cubrir esa ficha desde { $p1 }: ahora { $p2 } está bloqueada. (Figura 7)

## Sacar

rule-bearing-off = Cuando todas tus fichas están en tu casa, puedes sacarlas. Un número saca una ficha de la casilla que está a esa distancia del borde: un 1 de la última casilla, un 6 de la más lejana. En vez de eso, puedes usarlo para mover una ficha dentro de la casa. Si entretanto te comen una ficha, tiene que volver a dar la vuelta antes de que sigas sacando. Una ficha sacada ya no vuelve.
rule-overshoot-farthest = Si el número es mayor que la casilla más lejana en la que aún tienes una ficha, saca una ficha de esa casilla. Mientras haya una ficha más atrás, un número no saca una ficha que llevaría más allá del borde.
rule-overshoot-any-below = En cuanto no tengas fichas en la casilla del número ni más atrás, el número puede sacar cualquier ficha de una casilla más baja, no solo la más lejana.
rule-overshoot-any-carried = Un número puede sacar cualquier ficha que lleve hasta el borde o más allá, aunque haya otras tuyas más atrás.
rule-straggler-no = Con qué número llega a casa la última ficha lo decides tú, si la tirada deja elegir.
rule-straggler-yes = Cuando solo queda una de tus fichas fuera de casa y cualquiera de los dos números, por sí solo, la metería en ella, tiene que dejar su casilla con el mayor. Esto no vale para los dobles, ni cuando ninguna forma de jugar la tirada entera lo permite.
example-bearing-off-farthest = Blanco tira 4-3. El 4 saca una ficha de { $p4 }. En { $p3 } no hay ninguna y quedan fichas más atrás, así que el 3 hay que jugarlo dentro de la casa: desde { $p6 }, { $p5 } o { $p4 }.
example-bearing-off-any-below = Blanco tira 4-3. El 4 saca una ficha de { $p4 }. En { $p3 } no hay ninguna, pero quedan fichas más atrás, así que el 3 hay que jugarlo dentro de la casa: desde { $p6 }, { $p5 } o { $p4 }.
example-bearing-off-any-carried = Blanco tira 4-3. El 4 saca una ficha de { $p4 }. El 3 puede sacar una ficha de { $p2 } o de { $p1 }, aunque haya otras más atrás, o jugarse dentro de la casa.
example-last-checkers-farthest = Blanco tira 4-3 y solo le quedan fichas en { $p4 }, { $p2 } y { $p1 }. Cuando el 4 ha sacado la última de { $p4 }, el 3 debe sacar de { $p2 }, que ahora es la casilla más lejana.
example-last-checkers-any-below = Blanco tira 4-3 y solo le quedan fichas en { $p4 }, { $p2 } y { $p1 }. Cuando el 4 ha sacado la última de { $p4 }, el 3 puede sacar de { $p2 } o de { $p1 }.
example-last-checkers-any-carried = Blanco tira 4-3 y solo le quedan fichas en { $p4 }, { $p2 } y { $p1 }. El 4 puede sacar cualquiera de ellas, y el 3 una de { $p2 } o de { $p1 }, en cualquier orden.
example-straggler = Blanco tira 3-2. La última ficha de fuera está en { $p8 }, y cualquiera de los dos números la metería en casa. Tiene que dejar { $p8 } con el 3, hasta { $p5 }; el 2 se juega con cualquier ficha.
example-buffalo-bearing-off = El jugador 2, aquí Negro, tiene fichas en todas las casillas de su casa y tira 5-3: sale una de { $b5 } y otra de { $b3 }. Si { $b6 } está vacía, un 6 saca una ficha de { $b5 }.
example-german-edges = Negro saca de { $b1 } con un 1, de { $b2 } con un 2 y así sucesivamente; Blanco, de { $p1 } con un 1, de { $p2 } con un 2 y así sucesivamente.
example-danish-bearing-off = Blanco tira 6-3 y puede sacar una ficha de { $p6 } y otra de { $p3 }, o mover en su lugar dentro de la casa. Con 4-4 pueden salir cuatro de { $p4 }.
example-jumbo-8b = Más adelante, Blanco tiene una ficha en { $p12 } y las demás en casa; Negro espera en la barra. Blanco tira 6-2, mueve de { $p12 } a { $p6 } y podría sacar enseguida una ficha de { $p2 }. Es un error de principiante, fruto de la prisa: la ficha que queda en { $p2 } está sola y, si Negro saca un 2, se la come. (Figuras 8a y 8b)
example-jumbo-8c = Es más listo ir de { $p12 } a { $p6 } y seguir hasta { $p4 }. Toda la casa queda cerrada y Negro no puede entrar. (Figura 8c)
example-jumbo-8d = Blanco tira 6-4, saca una ficha de { $p6 } y mueve la otra de { $p6 } a { $p2 }. Sacar también de { $p4 } estaría permitido, pero dejaría vulnerable la otra en { $p6 }. (Figura 8d)
example-jumbo-8e = Negro tira 4-2 y tampoco puede entrar: { $p4 } y { $p2 } están ocupadas y no puede ir de una vez a { $p6 }. Blanco tira 6-5 y saca dos fichas de { $p5 }. (Figura 8e)
example-jumbo-8f = Negro tira 5-4, entra en { $p5 } y sigue hasta { $p9 }. Blanco acabará primero de todos modos y gana tantos puntos como marca el cubo. (Figura 8f)
example-jumbo-9-53 = Con 5-3, en la misma posición (figura 9), sale la ficha de { $p5 }; el 3 se juega de { $p6 } a { $p3 } o de { $p4 } a { $p1 }. El 3 no puede sacar de { $p2 } ni de { $p1 }.
example-jumbo-9-high = Con 6-6 salen tres fichas de { $p6 } y una de { $p5 }. Con 5-5 sale una de { $p5 } y tres van de { $p6 } a { $p1 }. Con 4-4 salen las cuatro de { $p4 }. (Figura 9)
example-jumbo-9-33 = Con 3-3 pueden salir como mucho dos fichas de { $p6 }; entonces quedan fichas solas en { $p6 } y { $p5 }. Si Negro aún tiene que entrar, una de muchas maneras es sacar una de { $p6 } y mover de { $p5 } a { $p2 } y de { $p4 } a { $p1 }. (Figura 9)
example-jumbo-9-22 = Con 2-2 pueden salir tres de { $p2 } mientras una de { $p4 }, { $p5 } o { $p6 } avanza dos casillas; o dos de { $p4 }; o una de { $p6 } y otra de { $p2 }; o ninguna, y cuatro de casillas más altas avanzan dos cada una, o dos avanzan cuatro. (Figura 9)
example-jumbo-9-11 = Con 1-1, si Negro aún tiene que entrar, Blanco puede cerrar su casa: una ficha de { $p6 } a { $p5 }, dos de { $p4 } a { $p3 } y una fuera desde { $p1 }. Negro no podrá entrar en la siguiente tirada. (Figura 9)

## Lo que vale una partida

rule-single = Si quien pierde ha sacado al menos una ficha y no se da ningún otro caso, la partida cuenta una vez: un punto, o la apuesta simple.
rule-gammon-nothing-borne-off = Si quien pierde no ha sacado ni una sola ficha, es un gammon y cuenta el doble.
rule-backgammon-checker-back = Si quien pierde tiene todavía una ficha en la barra o en la casa de quien gana, es un backgammon y cuenta el triple, aunque haya sacado otras.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Si quien pierde no ha sacado ni una sola ficha y tiene todavía una en la casa de quien gana, o una comida que aún no ha vuelto al juego, es un backgammon y cuenta el triple.
       *[bar] Si quien pierde no ha sacado ni una sola ficha y tiene todavía una en la barra o en la casa de quien gana, es un backgammon y cuenta el triple.
    } Quien ha sacado al menos una pierde solo una partida simple, estén donde estén las demás.
example-backgammon-checker-back = Blanco ha terminado. Negro ha sacado dos fichas, pero una sigue en la casa de Blanco, en { $p2 }. Blanco gana un backgammon, tres veces la apuesta.
example-backgammon-checker-back-nothing-off = Blanco ha terminado. Una ficha oscura sigue en la casa de Blanco, en { $p2 }, pero Negro ha sacado dos. Blanco gana una partida simple.

## El cubo de doblar

rule-cube-no-cube = No hay cubo de doblar.
rule-cube-always = El cubo de doblar aumenta lo que vale una partida. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-several-games = El cubo de doblar se usa cuando se han acordado varias partidas, no en una partida única. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-match-if-agreed = En un match, los jugadores pueden acordar de antemano usar el cubo de doblar. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-limit = El cubo va de 2 a { $number }, no más.
rule-cube-no-limit = Se puede doblar sin límite.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Antes del primer doble, el cubo está en el centro y no es de nadie.
       *[bar] Antes del primer doble, el cubo está en el centro, sobre la barra, y no es de nadie.
    }
rule-cube-rest-cube-beside = Antes del primer doble, el cubo está junto al tablero con el 64 hacia arriba, que vale 1. Para ofrecerlo se pone en el centro del tablero y se dice: «Doblo». Después pasa al lado de quien acepta.
rule-who-may-double-before-own-roll = Puedes doblar antes de tu propia tirada, una vez que el rival haya terminado un turno; nadie dobla, pues, antes de la primera tirada de una partida. Mientras no se haya aceptado ningún doble, cualquiera puede doblar. Quien acepta un doble se queda con el cubo y es el único que puede doblar la próxima vez.
rule-answer-to-double-take-or-drop = El rival acepta, y la partida sigue por el doble de la apuesta con el cubo de su lado, o rechaza.
rule-answer-to-double-redouble-at-once = El rival acepta, rechaza o redobla al instante. Blanco dobla de 1 a 2: Negro acepta, y el cubo queda en manos de Negro en 2; o rechaza, y Blanco gana 1; o redobla, es decir, acepta a 2 y ofrece 4. Entonces es Blanco quien acepta, con el cubo en 4, rechaza y pierde 2, o redobla a 8, y así sucesivamente. En el número más alto solo se puede aceptar o rechazar. Una vez resuelto, tira quien empezó a doblar.
rule-answer-to-double-beaver-if-agreed = Por dinero se puede acordar el beaver: quien recibe el doble gira al instante el cubo una vez más y se lo queda. Quien dobló sigue jugando o pierde la apuesta doblada.
rule-drop-costs-stake-before = Quien rechaza pierde la partida de inmediato, por la apuesta anterior al doble.
rule-automatic-double-automatic-never = El cubo nunca gira por sí solo.
rule-automatic-double-automatic-if-agreed = Por acuerdo, el cubo pasa por sí solo a 2, una sola vez, y queda en el centro: con un empate en la primera tirada inicial de una partida o, según la otra lectura de la hoja, con dobles en la primera tirada siguiente.
rule-automatic-double-automatic-money = Si se acuerda, y solo en el juego por dinero, un empate en la primera tirada inicial de una partida pone el cubo en 2, una sola vez. Se queda en el centro.
rule-crawford-no = No hay partida Crawford: el cubo se usa en todas las partidas de un match.
rule-crawford-yes = Cuando un jugador queda a un punto de ganar el match, la siguiente partida es la partida Crawford, una por match: nadie dobla en ella, pero los gammons y los backgammons cuentan. Después el cubo vuelve a valer para ambos. En un match a un punto no hay cubo.
rule-money-options-nothing = Sobre el cubo no se puede acordar nada más en el juego por dinero.
rule-money-options-jacoby = Si se acuerda, y solo en el juego por dinero, la regla Jacoby: los gammons y los backgammons solo cuentan cuando ya se ha aceptado un doble. Hasta entonces toda partida cuenta una vez.
rule-money-options-beavers = Si se acuerdan, y solo en el juego por dinero, los beavers.
rule-money-options-raccoons = Si se acuerdan, y solo en el juego por dinero, los raccoons: quien dobló responde a un beaver girando el cubo otra vez; se lo queda quien hizo el beaver.
example-scoring = Negro dobla y Blanco acepta. Más tarde Blanco redobla y Negro acepta: el cubo muestra 4. Al final Negro gana un gammon: dos veces 4, es decir, 8 puntos.
example-jumbo-double = En la figura 7, Blanco lleva mucha ventaja y puede girar el cubo al 2 antes de tirar: lo pone en el centro del tablero y dice con claridad: «Doblo».

## Abandonar

rule-resigning-offer = En cualquier momento puedes ofrecer abandonar una partida simple, un gammon o un backgammon, siempre que no haya un doble esperando respuesta. Cuenta, según el caso, una, dos o tres veces la apuesta del momento. El rival puede negarse; entonces la partida sigue como si nada se hubiera dicho.
rule-resigning-at-once-backgammon = Quien abandona pierde de inmediato, sin preguntar, y pierde un backgammon, tres veces la apuesta. Solo rechazar un doble sale más barato.

## Qué se juega

rule-sessions-single-game = Una partida única.
rule-sessions-running-total = Partida tras partida por una apuesta, sumando los puntos mientras ambos quieran.
rule-sessions-match-to = Un match: partidas hasta que un jugador alcanza el número de puntos acordado, mejor impar. Termina en cuanto se alcanza o se supera ese número.
rule-sessions-money = Juego por dinero: partida tras partida, cada una liquidada por separado, mientras ambos quieran.
rule-sessions-games = Un número acordado de partidas, por ejemplo 3 o 5. Se juegan todas y se suman los puntos; si los totales son iguales, hay empate.

## En un tablero real

rule-dice-fall-one-half = Los dos dados deben quedar planos en la misma mitad del tablero, no encima de una ficha, y no se pueden tirar antes de que el rival haya terminado. Si no, la tirada es nula y se repite.
rule-dice-fall-right-half = Los dos dados deben quedar planos en la mitad del tablero que está a la derecha de quien tira, no encima de una ficha, y no se pueden tirar antes de que el rival haya terminado. Si no, la tirada es nula y se repite.
rule-turn-end = El turno termina al recoger los dados.
own-one-hand = Las fichas se mueven con una sola mano y a la vista.
own-signal = Cuando termina tu turno, se lo haces saber al rival. Podéis acordar una señal para ello; si no hay ninguna acordada, la señal es recoger los dados.
own-scorekeeper = Si se anota la partida, debe hacerlo un tercero imparcial.
rule-correction-either-until-lifted = Mientras no se recojan los dados, cualquiera de los dos puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-opponent-until-lifted = Mientras no se recojan los dados, el rival puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-either-until-roll = Hasta la siguiente tirada, cualquiera de los dos puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-opponent-until-roll = Mientras no haya tirado, el rival puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.

## Buenos consejos

advice-buffalo-race = Aprovecha cada número lo mejor posible. Estorbaos cerrando casillas y comiendo fichas.
advice-buffalo-bridge = Un puente lo bastante largo estorba mucho al rival, cuyas fichas se amontonan delante.
advice-danish-walls = Juega de modo que queden en el tablero las menos fichas solas posibles y procura más bien construir muros.
advice-danish-doubling = Con un gammon o un backgammon a la vista, no propongas doblar otra vez: el rival podría abandonar y pagar solo lo que la partida vale en ese momento.
advice-jumbo-game = El backgammon es uno de los juegos más antiguos del mundo, táctico y emocionante. El cuaderno lo explica paso a paso con ejemplos; síguelos en un tablero.
advice-jumbo-cube = En varias partidas, hasta un marcador sin esperanza, tras dos partidas por ejemplo, puede darse la vuelta con un uso inteligente del cubo.
advice-ten-language-basics = Al backgammon se juega de varias formas; el folleto explica solo las reglas básicas más conocidas.
advice-ten-language-safety = Mientras el rival tenga una ficha en la barra, puede ser más prudente mover dentro de la casa que sacar, para que no quede allí ninguna ficha sola que pueda comer.

## Particularidades

special-intro = En comparación con las reglas de torneo de hoy:
special-item = { $question } Aquí: { $here }. En los torneos: { $there }.
special-none = Estas son las reglas de los clubes, los torneos y los demás programas; con ellas se comparan los otros reglamentos.

## Donde hubo que decidir

ruling-silent = { $question } La hoja no lo dice, o no con claridad. Jugamos: { $answer }.
ruling-reason = { $question } { $reason } Jugamos: { $answer }.
ruling-turn-end = ¿Cuándo termina un turno? La hoja no lo dice. Jugamos así: al recoger los dados.
reason-buffalo-obligation = La hoja pide el número mayor si solo se puede usar uno, pero no dice expresamente que haya que jugar los dos cuando algún orden lo permite.
reason-buffalo-backgammon = La hoja no dice si aún cabe un backgammon cuando quien pierde ya ha sacado fichas.
reason-buffalo-direction = En el texto neerlandés, el primer jugador va en el sentido de las agujas del reloj; en el inglés y el alemán, en el contrario; el francés lo deja a la imagen.
reason-german-direction = La hoja dice de dónde a dónde van las fichas y que nunca retroceden, pero no si es en el sentido de las agujas del reloj.
reason-german-straggler = La hoja dice que la ficha se puede jugar «con ambos números»; leemos: cualquiera de los dos, por sí solo, la metería en casa.
reason-german-correction = La hoja no dice qué pasa con una jugada incorrecta que nadie hace corregir a tiempo; aquí vale.
reason-german-resigning = La hoja dice «en cualquier momento»; mientras un doble espera respuesta, pedimos primero esa respuesta.
reason-danish-backgammon = La hoja olvida a quien pierde habiendo sacado una ficha y con otra todavía muy atrás.
reason-danish-who-may-double = La hoja deja doblar antes de una tirada, sin decir si eso incluye la primera de una partida.
reason-danish-starts = Sobre el Jacquet, la hoja solo dice que primero entran todas las fichas con tiradas; dónde entran, y que eso va antes que nada, es nuestra lectura.
reason-danish-direction = La hoja da las filas que recorre cada bando; cuál queda más cerca de Blanco, solo lo muestra su imagen.
reason-danish-automatic-double = La hoja conoce una variante en la que la apuesta se dobla «si la primera tirada es un pas». Puede ser un empate de los dos dados iniciales o unos dobles en la primera tirada de verdad.
reason-jumbo-direction = El cuaderno muestra los caminos de ambos bandos con flechas en una figura.
reason-jumbo-who-starts = Empieza la tirada mayor con dos dados, dice el cuaderno, pero no si esa tirada se juega después.
reason-jumbo-obligation = El cuaderno dice hasta dónde hay que jugar unos dobles, pero no qué pasa con dos números distintos de los que solo puede jugarse uno.
reason-jumbo-who-may-double = El cuaderno permite doblar a quien le toca y aún no ha tirado; no dice si vale también antes de la primera tirada de una partida.
reason-jumbo-sessions = El cuaderno suma los puntos de las partidas acordadas; que se jueguen todas y que la igualdad sea un empate es lectura nuestra.
reason-jumbo-backgammon = El texto francés olvida la ficha en la barra.
reason-ten-language-overshoot = Nueve de los idiomas lo permiten; el texto francés exige el número exacto.
reason-ten-language-passing = Cuatro de los idiomas prohíben en un párrafo parar sobre una ficha rival suelta, y en el siguiente la comen.
reason-ten-language-correction = El folleto no dice si se puede jugar de nuevo la tirada entera ni qué pasa con una jugada incorrecta que nadie hace corregir a tiempo; aquí vale.
reason-ten-language-gammon = El folleto nombra el gammon, pero no dice cuánto cuenta.
reason-ten-language-backgammon = El folleto nombra el backgammon, pero no dice cuánto cuenta.
reason-ten-language-dice-fall = El folleto solo pide la mitad derecha del tablero; lo demás que anula una tirada está tomado de otra parte.
misprint-buffalo-stake = El texto neerlandés da la apuesta a quien pierde. Es una errata.
misprint-buffalo-sum = El texto inglés hace mover los dados iniciales «juntos». Son dos números aparte, como en cualquier tirada.
misprint-buffalo-hitting = Solo el texto inglés dice que un blot se come al caer sobre él y va a la barra; los demás pasan directamente a la entrada.
misprint-buffalo-french = El texto francés juega por «movimientos» donde los demás juegan por una apuesta, llama fácil a la victoria simple y exige el número mayor aunque solo pueda jugarse uno. También hace entrar las fichas comidas en la «zona de salida» del rival; se trata de su casa.
misprint-buffalo-twice = El texto alemán enumera dos veces una de las maneras de jugar un 3-3; son cinco.
misprint-jumbo-unoccupied = En el ejemplo de un 3-3, los textos inglés y francés llaman vacías a casillas en las que queda una ficha sola.
misprint-jumbo-besides = En el ejemplo de un 4-3, el texto alemán saca fichas bajas «con excepción» de la del 4; quiere decir «además».
misprint-jumbo-french = El texto francés cuenta dos pares de dados en la caja, deja que un solo dado decida quién empieza, hace que una sola ficha negra bloquee una casilla, prohíbe en la figura 8d lo que los demás solo desaconsejan, da por hecho, en el ejemplo de un 3-3, que Negro aún tiene que entrar y solo cuenta triple por una ficha en la casa del ganador, no por una en la barra.
misprint-jumbo-cube = En el ejemplo de un 5-3, el texto neerlandés juega el 3 con el cubo de doblar; se trata de un dado corriente.
misprint-jumbo-wording = En el texto alemán cada jugador empieza con un punto; es la partida la que vale uno. En el texto inglés las fichas se comen «fuera del tablero»; van a la barra. Además, allí puede empezar a sacar fichas «el primero» que las tiene todas en casa; puede cualquiera que las tenga. Para mover con los dos dados pide casillas «desocupadas» donde parar y caer; se trata de casillas no bloqueadas.
misprint-ten-language-dice = El texto neerlandés habla de tres dados. Son dos.
misprint-ten-language-list = Las listas del contenido nombran un solo dado en italiano, danés y polaco, y ninguno en español. Son dos.
misprint-ten-language-terms = En el texto inglés las casillas apuntan hacia la barra, y el italiano las llama bordes del tablero; son los triángulos.
misprint-ten-language-sum = Los textos inglés, neerlandés y ruso hacen mover la suma de los dados iniciales. Son dos números aparte, como en cualquier tirada.
misprint-ten-language-doubles = En el ejemplo de un 2-2, el texto inglés mueve tres fichas dos veces cada una, una de más, y el italiano una ficha una sola vez; el ejemplo polaco del 2 y el 5 olvida la manera con dos fichas, y el sueco dice 2 donde quiere decir 5 y 2.
misprint-ten-language-home = En vez de sacar, el texto inglés mueve otras fichas «hacia» la casa y el neerlandés mueve allí «en vez de en el juego»; se trata de mover dentro de la casa en vez de fuera del tablero. Y el texto inglés exige el número mayor cuando solo puede mover una «ficha»; se trata de un solo número.
misprint-ten-language-french = En el texto francés, quien pierde un backgammon tiene una ficha en la casa «del adversario», palabra que allí designa al perdedor; se trata de la del ganador.
misprint-ten-language-italian = En el texto italiano, los cuadrantes de Blanco están cambiados en la imagen, la obligación de mover vale solo «en este caso», las fichas comidas deben volver «a la barra», el consejo come a la ficha de la barra en vez de guardarse de ella, y la nota hace que un dado doble la tirada y habla de turnos; lo que dobla es la apuesta, y se trata de torneos.
misprint-ten-language-swedish = En el texto sueco es la ficha rival la que come a la de la barra; es al revés. Además solo deja usar una parte de la tirada dentro de la casa; se puede usar entera.
misprint-ten-language-danish = Los textos danés y polaco solo mueven dos fichas «si no»; la elección es libre. Las notas danesa y neerlandesa dejan aparte otras «reglas del juego»; se trata de las de torneo.
misprint-ten-language-russian = En los textos polaco y ruso, la ficha de la barra podría comer una de su propio bando; la que podría comer es una tuya.

## La comparación

compare-title = Seis reglamentos frente a frente
compare-intro = Todas las preguntas en las que las hojas podrían diferir. Las respuestas distintas de las del torneo están marcadas.
compare-mark = distinto de las reglas de torneo

## Las fuentes

sources-title = { $rulebook }: cada afirmación y lo que responde a ella
sources-count =
    { $count ->
        [one] { $count } afirmación en: { $languages }.
       *[other] { $count } afirmaciones en: { $languages }.
    } { $open ->
        [0] Todas tienen respuesta.
        [one] Queda { $open } abierta.
       *[other] Quedan { $open } abiertas.
    }
sources-intro = En el orden de la hoja impresa; en lugar de sus frases figuran aquí los párrafos que las recogen. Los nombres son los de los párrafos de la página del reglamento y los de las pruebas en el código fuente del programa.
sources-kind-rule = regla
sources-kind-option = por acuerdo
sources-kind-example = ejemplo
sources-kind-equipment = material
sources-kind-term = término
sources-kind-advice = consejo
sources-told = Figura en { $list }.
sources-kept = Lo comprueba la prueba { $list }.
sources-hand = De ello se ocupan los jugadores.
sources-only = Solo en: { $languages }.
sources-open = Queda abierta.

question-who-starts = ¿Quién empieza?
question-next-game = ¿Quién empieza la siguiente partida?
question-obligation = ¿Qué parte de una tirada hay que jugar?
question-doubles = ¿Qué valen los dobles?
question-overshoot = ¿Qué puede sacar un número mayor que la casilla de la ficha?
question-straggler = ¿Tiene que llegar a casa la última ficha con el número mayor?
question-pick-and-pass = ¿Puede una ficha comer en casa y seguir hasta un blot propio?
question-passing = ¿Qué pasa al parar sobre una ficha rival suelta?
question-correction = ¿Quién puede hacer corregir una jugada incorrecta, y hasta cuándo?
question-gammon = ¿Cuándo cuenta la partida el doble, como gammon?
question-backgammon = ¿Cuándo cuenta la partida el triple, como backgammon?
question-cube = ¿Hay cubo de doblar?
question-who-may-double = ¿Quién puede doblar?
question-answer-to-double = ¿Qué se puede responder a un doble?
question-drop-costs = ¿Cuánto cuesta rechazar?
question-automatic-double = ¿Gira alguna vez el cubo por sí solo?
question-crawford = ¿Hay partida Crawford?
question-money-options = ¿Qué se puede acordar en el juego por dinero?
question-resigning = ¿Cómo se abandona?
question-sessions = ¿Qué se juega?
question-starts = ¿Cómo están las fichas en la salida?
question-numbering = ¿Cómo se numera el tablero?
question-direction = ¿En qué sentido avanza Blanco?
question-colours = ¿Quién lleva cada color?
question-dice-fall = ¿Dónde deben caer los dados en un tablero real?
question-hit-checkers = ¿Dónde esperan las fichas comidas?
question-cube-rest = ¿Dónde está el cubo antes del primer doble?

topic-who-starts = la tirada inicial
topic-next-game = quién empieza la siguiente partida
topic-obligation = la obligación de jugar
topic-doubles = los dobles de los dados
topic-overshoot = sacar fichas
topic-straggler = la última ficha
topic-pick-and-pass = comer y seguir
topic-passing = las paradas de camino
topic-correction = las jugadas incorrectas
topic-gammon = el gammon
topic-backgammon = el backgammon
topic-cube = el cubo
topic-who-may-double = el derecho a doblar
topic-answer-to-double = la respuesta a un doble
topic-drop-costs = el precio de rechazar
topic-automatic-double = los dobles automáticos
topic-crawford = la partida Crawford
topic-money-options = las opciones del juego por dinero
topic-resigning = el abandono
topic-sessions = las sesiones
topic-starts = las salidas
topic-numbering = la numeración
topic-direction = el sentido de la marcha
topic-colours = los colores
topic-dice-fall = dónde caen los dados
topic-hit-checkers = dónde esperan las fichas comidas
topic-cube-rest = dónde está el cubo

answer-higher-die = un dado cada uno, y quien obtiene el mayor empieza y juega los dos números
answer-lower-by-agreement = el menor, si se acuerda
answer-higher-total = ambos tiran dos dados, y quien obtiene la suma mayor empieza y vuelve a tirar
answer-opening-throw = otra vez una tirada inicial
answer-winner-starts = quien ganó la anterior, sin tirada inicial
answer-most-numbers = tantos números como se pueda; si solo se puede uno, el mayor
answer-four-moves = cuatro movimientos
answer-farthest = solo la ficha más atrasada
answer-any-below = cualquier ficha de una casilla más baja, cuando no queda ninguna en la casilla del número ni más atrás
answer-any-carried = cualquier ficha que lleve más allá del borde, haya lo que haya detrás
answer-no = no
answer-straggler-yes = sí, si cualquiera de los dos números la metería en casa; no con dobles
answer-pick-and-pass-allowed = sí
answer-pick-and-pass-forbidden = no
answer-hits = se come
answer-either-until-lifted = cualquiera de los dos, hasta que se recojan los dados
answer-opponent-until-lifted = el rival, hasta que se recojan los dados
answer-either-until-roll = cualquiera de los dos, hasta la siguiente tirada
answer-opponent-until-roll = el rival, hasta que tire
answer-nothing-borne-off = quien pierde no ha sacado ninguna ficha
answer-checker-back = una ficha de quien pierde está en la barra o en la casa de quien gana, aunque otras estén fuera
answer-checker-back-nothing-off =
    { $waits ->
        [aside] quien pierde no ha sacado ninguna ficha y tiene una en la casa de quien gana, o una comida que aún no ha vuelto al juego
       *[bar] quien pierde no ha sacado ninguna ficha y tiene una en la barra o en la casa de quien gana
    }
answer-no-cube = no
answer-cube-always = sí
answer-cube-several-games = cuando se han acordado varias partidas
answer-cube-match-if-agreed = en un match, si se acuerda
answer-cube-limit = hasta { $number }
answer-cube-no-limit = sin límite
answer-before-own-roll = antes de la propia tirada, una vez que el rival ha terminado un turno; luego solo quien tiene el cubo
answer-take-or-drop = aceptar o rechazar
answer-redouble-at-once = aceptar, rechazar o redoblar al instante
answer-beaver-if-agreed = por dinero, un beaver, si se acuerda
answer-stake-before = la apuesta anterior al doble
answer-not-applicable = –
answer-automatic-never = nunca
answer-automatic-if-agreed = por acuerdo, una vez, con empate en la primera tirada inicial o con dobles en la primera tirada
answer-automatic-money = por dinero, si se acuerda, una vez, con un empate en la primera tirada inicial
answer-crawford-yes = sí, la primera partida después de que un jugador quede a un punto de ganar el match
answer-jacoby = Jacoby
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = nada
answer-offer = ofreciendo una partida simple, un gammon o un backgammon; el rival puede negarse
answer-at-once-backgammon = de inmediato, perdiendo un backgammon
answer-single-game = partidas únicas
answer-running-total = una suma de puntos
answer-match-to = matches a un número de puntos
answer-money = juego por dinero
answer-games = un número de partidas, sumando los totales
answer-standard = como de costumbre
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = cada jugador cuenta de 24 a 1
answer-up-with-white = de 1 a 24 por el camino del primer jugador
answer-down-with-black = de 24 a 1 por el camino de las fichas oscuras
answer-down-with-white = de 24 a 1 por el camino de Blanco
answer-two-rows = dos filas, de S1 a S12 y de W1 a W12
answer-counter-clockwise = en sentido contrario a las agujas del reloj
answer-clockwise = en el sentido de las agujas del reloj
answer-agreed = como acuerden los jugadores
answer-older-takes-dark = quien tiene más edad lleva las fichas oscuras, si no hay acuerdo
answer-one-half = ambos en la misma mitad
answer-right-half = ambos en la mitad a la derecha de quien tira
answer-on-bar = en la barra
answer-laid-aside = junto al tablero
answer-cube-middle = en el centro
answer-cube-beside = junto al tablero, con el 64 hacia arriba
