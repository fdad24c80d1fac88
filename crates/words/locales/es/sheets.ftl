### Los reglamentos como páginas. Las variables se explican en el catálogo inglés.

## La página

sheet-title = Backgammon según el reglamento: { $rulebook }
sheet-custom = { $rulebook }, con cambios
sheet-printed-in = Idiomas de la hoja impresa: { $languages }.
sheet-custom-note = Un reglamento propio, hecho a partir de «{ $rulebook }». Estas respuestas son tuyas: { $differences }.
mark-ruling = interpretación
mark-ruling-note = La marca «interpretación» indica que la hoja impresa calla, tiene una errata o se contradice, ella misma o entre sus idiomas; así es como la leemos.
mark-changed = cambiado
mark-changed-note = La marca «cambiado» indica una respuesta distinta de la del reglamento de partida.
mark-example = Ejemplo

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
section-special = Particularidades
section-rulings = Donde hubo que decidir

## El objetivo

rule-aim = Dos jugadores hacen avanzar quince fichas cada uno alrededor del tablero, en sentidos opuestos. Llevas todas las tuyas a tu casa y después las sacas. Gana quien saca primero todas sus fichas.

## Tablero y colocación

rule-board = El tablero tiene 24 casillas en cuatro cuadrantes de seis. La barra lo divide en dos mitades. Blanco juega con las fichas claras, Negro con las oscuras. La casa de Blanco va de { $p6 } a { $p1 }, la de Negro de { $b6 } a { $b1 }; el cuadrante contiguo a la casa es el cuadrante exterior de ese jugador.
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
picture-jacquet = Jacquet: todas las fichas esperan fuera
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Quién empieza

rule-who-starts-higher-die = Cada jugador tira un dado. Quien obtiene el número mayor empieza y juega los dos, el suyo y el del rival, como dos números separados. En caso de empate, ambos tiran otra vez.
rule-who-starts-lower-by-agreement = Antes de tirar, los jugadores pueden acordar que empiece quien obtenga el número menor.
rule-who-starts-higher-total = Ambos tiran dos dados. Empieza quien obtiene la suma mayor, y vuelve a tirar los dos dados para la primera jugada; así una partida puede empezar con dobles. En caso de empate, ambos tiran otra vez.
rule-next-game-opening-throw = Cada nueva partida empieza otra vez con una tirada inicial.
rule-next-game-winner-starts = La siguiente partida la empieza quien ganó la anterior, tirando dos dados, sin tirada inicial.
rule-turns = Después los jugadores se turnan. Cuando te toca, tiras los dos dados y juegas lo que muestran.

## Mover

rule-numbers = Cada dado es un movimiento aparte: una ficha avanza exactamente tantas casillas como muestra el dado. Puedes mover dos fichas, o dos veces la misma; entonces tiene que poder parar tras el primer número. Las casillas ocupadas se cuentan igual que las vacías.
rule-closed-point = En una casilla cabe cualquier número de fichas de un color, nunca de los dos. Dos o más fichas cierran la casilla al rival, que no puede caer en ella ni parar en ella de camino, pero sí saltarla. Varias casillas cerradas seguidas forman un prime.
rule-doubles-four-moves = Los dobles, es decir, los dos dados con el mismo número, se juegan cuatro veces, con las fichas que quieras.
rule-obligation-most-numbers = Debes jugar tantos números de la tirada como puedas, y en un orden que lo permita, aunque te perjudique. Si puedes jugar cualquiera de los dos números, pero no ambos, debes jugar el mayor. De unos dobles se juegan todos los movimientos posibles. Lo que no se puede jugar se pierde.
example-opening = Blanco empieza con 6-1. Una ficha puede ir de { $p13 } a { $p6 } pasando por { $p7 }, pero no por la casilla { $p12 }, que está cerrada. Es mejor mover de { $p13 } a { $p7 } y de { $p8 } a { $p7 }: las dos fichas cierran esa casilla.
example-blocked = Negro responde con 6-5. Las dos fichas oscuras en la última casilla de Blanco, { $p1 }, están atascadas: con un 5 caerían en { $p6 }, con un 6 en { $p7 }, y ambas están cerradas. Así que ni siquiera pueden salir hacia { $p12 }; Negro tiene que jugar otras fichas.
example-doubles = Blanco tira 5-5 en la salida. Las fichas de { $p24 } no pueden moverse, pues la casilla { $p19 } está cerrada por cinco fichas oscuras. Blanco puede jugar dos fichas de { $p13 } a { $p3 } pasando por { $p8 }.
example-obligation = Blanco tira 6-5. La ficha de { $p24 } puede jugar el 6 a { $p18 } o el 5 a { $p19 }, pero desde ninguna de las dos puede seguir a { $p13 }, que está cerrada. Las fichas de la casa no pueden jugar ninguno de los números. Solo se puede jugar un número, así que debe ser el mayor, el 6.

## Comer

rule-hitting = Una ficha sola en una casilla es un blot. Si una ficha rival cae allí, se come el blot, que deja la casilla.
rule-passing-hits = Una ficha que se mueve dos veces come allí donde para, también de camino.
rule-hit-checkers-on-bar = Las fichas comidas se ponen en la barra, entre las dos mitades.
rule-hit-checkers-laid-aside = Las fichas comidas se apartan, junto al tablero. Esta hoja no tiene barra; cuando el programa habla de la barra, se refiere a ese lugar.
rule-pick-and-pass-allowed = En cualquier parte del tablero, incluida tu propia casa, una ficha puede comer y seguir en el mismo turno.
rule-pick-and-pass-forbidden = Una ficha que ha comido en su propia casa no puede, en el mismo turno, seguir hasta una casilla donde haya exactamente una ficha tuya. Puede seguir hasta una casilla vacía o con dos o más fichas tuyas, o salir del tablero.
example-hit = Negro ha jugado una ficha a { $p18 } y otra a { $p17 }; la de { $p18 } es un blot. Blanco tira 4-2 y va de { $p24 } a { $p18 }, pasando por { $p22 } o por { $p20 }, y lo come.
example-pick-and-pass-allowed = Blanco tira 3-2. La ficha de { $p8 } come en { $p5 } con el 3 y sigue con el 2 a { $p3 }, donde cubre su propio blot.
example-pick-and-pass-forbidden = Blanco tira 3-2. La ficha de { $p8 } puede comer en { $p5 } con el 3. Pero no puede seguir con el 2 a { $p3 }, porque allí hay una sola ficha clara; el 2 hay que jugarlo de otra manera.

## Entrar

rule-bar-first = Si tienes una ficha en la barra, debe entrar antes de que muevas cualquier otra. Si hay varias, deben entrar todas.
rule-entering = Entra en la casa del rival con el número de un dado: Blanco con un 1 en { $p24 } y así hasta el 6 en { $p19 }, Negro con un 1 en { $b24 } y así hasta el 6 en { $b19 }. La casilla no puede estar cerrada; si hay en ella un blot, se come. La suma de los dos dados nunca hace entrar una ficha. El otro número lo juegas después como quieras. Si no puedes entrar, pierdes el turno.
example-entering = Negro tiene una ficha en la barra y tira 6-6: la casilla { $p6 } está cerrada, así que Negro no puede entrar y pierde el turno. Con 6-5, Negro entraría en { $p5 } y podría seguir con el 6 a { $p11 }.

## Sacar

rule-bearing-off = Cuando todas tus fichas están en tu casa, puedes sacarlas. Un número saca una ficha de la casilla que está a esa distancia del borde: un 1 de la última casilla, un 6 de la más lejana. En vez de eso, puedes usarlo para mover una ficha dentro de la casa. Si entretanto te comen una ficha, tiene que volver a dar la vuelta antes de que sigas sacando.
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

## Lo que vale una partida

rule-single = Si quien pierde ha sacado al menos una ficha y no se da ningún otro caso, la partida cuenta una vez: un punto, o la apuesta simple.
rule-gammon-nothing-borne-off = Si quien pierde no ha sacado ni una sola ficha, es un gammon y cuenta el doble.
rule-backgammon-checker-back = Si quien pierde tiene todavía una ficha en la barra o en la casa de quien gana, es un backgammon y cuenta el triple, aunque haya sacado otras.
rule-backgammon-checker-back-nothing-off = Si quien pierde no ha sacado ni una sola ficha y tiene todavía una en la barra o en la casa de quien gana, es un backgammon y cuenta el triple. Quien ha sacado al menos una pierde solo una partida simple, estén donde estén las demás.
example-backgammon-checker-back = Blanco ha terminado. Negro ha sacado dos fichas, pero una sigue en la casa de Blanco, en { $p2 }. Blanco gana un backgammon, tres veces la apuesta.
example-backgammon-checker-back-nothing-off = Blanco ha terminado. Una ficha oscura sigue en la casa de Blanco, en { $p2 }, pero Negro ha sacado dos. Blanco gana una partida simple.

## El cubo de doblar

rule-cube-no-cube = No hay cubo de doblar.
rule-cube-always = El cubo de doblar aumenta lo que vale una partida. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-several-games = El cubo de doblar se usa cuando se han acordado varias partidas, no en una partida única. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-match-if-agreed = En un match, los jugadores pueden acordar de antemano usar el cubo de doblar. Cada partida empieza en 1; lo que vale al final se multiplica por el número del cubo.
rule-cube-limit = El cubo va de 2 a { $number }, no más.
rule-cube-no-limit = Se puede doblar sin límite.
rule-cube-rest-cube-middle = Antes del primer doble, el cubo está en el centro, sobre la barra, y no es de nadie.
rule-cube-rest-cube-beside = Antes del primer doble, el cubo está junto al tablero con el 64 hacia arriba, que vale 1. Se ofrece en el centro del tablero y pasa al lado de quien acepta.
rule-who-may-double-before-own-roll = Puedes doblar antes de tu propia tirada, una vez que el rival haya terminado un turno; nadie dobla, pues, antes de la primera tirada de una partida. Mientras el cubo está en el centro, cualquiera puede doblar. Quien acepta un doble se queda con el cubo y es el único que puede doblar la próxima vez.
rule-answer-to-double-take-or-drop = El rival acepta, y la partida sigue por el doble de la apuesta con el cubo de su lado, o rechaza.
rule-answer-to-double-redouble-at-once = El rival acepta, rechaza o redobla al instante. Blanco dobla de 1 a 2: Negro acepta, y el cubo queda en manos de Negro en 2; o rechaza, y Blanco gana 1; o redobla, es decir, acepta a 2 y ofrece 4. Entonces es Blanco quien acepta, con el cubo en 4, rechaza y pierde 2, o redobla a 8, y así sucesivamente. En el número más alto solo se puede aceptar o rechazar. Una vez resuelto, tira quien empezó a doblar.
rule-answer-to-double-beaver-if-agreed = Por dinero se puede acordar el beaver: quien recibe el doble gira al instante el cubo una vez más y se lo queda. Quien dobló sigue jugando o pierde la apuesta doblada.
rule-drop-costs-stake-before = Quien rechaza pierde la partida de inmediato, por la apuesta anterior al doble.
rule-automatic-double-automatic-never = El cubo nunca gira por sí solo.
rule-automatic-double-automatic-if-agreed = Si se acuerda, un empate en la primera tirada inicial de una partida pone el cubo en 2, una sola vez. Se queda en el centro.
rule-automatic-double-automatic-money = Si se acuerda, y solo en el juego por dinero, un empate en la primera tirada inicial de una partida pone el cubo en 2, una sola vez. Se queda en el centro.
rule-crawford-no = No hay partida Crawford: el cubo se usa en todas las partidas de un match.
rule-crawford-yes = Cuando un jugador queda a un punto de ganar el match, la siguiente partida es la partida Crawford, una por match: nadie dobla en ella, pero los gammons y los backgammons cuentan. Después el cubo vuelve a valer para ambos. En un match a un punto no hay cubo.
rule-money-options-nothing = Sobre el cubo no se puede acordar nada más en el juego por dinero.
rule-money-options-jacoby = Si se acuerda, y solo en el juego por dinero, la regla Jacoby: los gammons y los backgammons solo cuentan cuando ya se ha aceptado un doble. Hasta entonces toda partida cuenta una vez.
rule-money-options-beavers = Si se acuerdan, y solo en el juego por dinero, los beavers.
rule-money-options-raccoons = Si se acuerdan, y solo en el juego por dinero, los raccoons: quien dobló responde a un beaver girando el cubo otra vez; se lo queda quien hizo el beaver.
example-scoring = Negro dobla y Blanco acepta. Más tarde Blanco redobla y Negro acepta: el cubo muestra 4. Al final Negro gana un gammon: dos veces 4, es decir, 8 puntos.

## Abandonar

rule-resigning-offer = En cualquier momento puedes ofrecer abandonar una partida simple, un gammon o un backgammon, siempre que no haya un doble esperando respuesta. Cuenta, según el caso, una, dos o tres veces lo que marca el cubo. El rival puede negarse; entonces la partida sigue como si nada se hubiera dicho.
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
rule-turn-end = Las fichas se mueven con una sola mano y a la vista. El turno termina al recoger los dados.
rule-correction-either-until-lifted = Mientras no se recojan los dados, cualquiera de los dos puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-opponent-until-lifted = Mientras no se recojan los dados, el rival puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-either-until-roll = Hasta la siguiente tirada, cualquiera de los dos puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.
rule-correction-opponent-until-roll = Mientras no haya tirado, el rival puede exigir que se corrija una jugada incorrecta; entonces se puede jugar de nuevo la tirada entera. Después, la jugada vale.

## Particularidades

special-intro = En comparación con las reglas de torneo de hoy:
special-item = { $question } Aquí: { $here }. En los torneos: { $there }.
special-none = Estas son las reglas de los clubes, los torneos y los demás programas; con ellas se comparan los otros reglamentos.

## Donde hubo que decidir

ruling-silent = { $question } La hoja no lo dice, o no con claridad. Jugamos: { $answer }.
ruling-reason = { $question } { $reason } Jugamos: { $answer }.
reason-buffalo-obligation = La hoja pide el número mayor si solo se puede usar uno, pero no dice expresamente que haya que jugar los dos cuando algún orden lo permite.
reason-buffalo-backgammon = La hoja no dice si aún cabe un backgammon cuando quien pierde ya ha sacado fichas.
reason-buffalo-direction = En el texto neerlandés el primer jugador avanza en el sentido de las agujas del reloj; en los demás, al contrario.
reason-german-straggler = La hoja dice que la ficha se puede jugar «con ambos números»; leemos: cualquiera de los dos, por sí solo, la metería en casa.
reason-danish-backgammon = La hoja olvida a quien pierde habiendo sacado una ficha y con otra todavía muy atrás.
reason-danish-who-may-double = La hoja deja doblar antes de una tirada, sin decir si eso incluye la primera de una partida.
reason-danish-starts = Sobre el Jacquet, la hoja solo dice que primero entran todas las fichas con tiradas; dónde entran, y que eso va antes que nada, es nuestra lectura.
reason-jumbo-who-starts = Empieza la tirada mayor con dos dados, dice el cuaderno, pero no si esa tirada se juega después.
reason-jumbo-backgammon = El texto francés olvida la ficha en la barra.
reason-ten-language-overshoot = Nueve de los idiomas lo permiten; el texto francés exige el número exacto.
reason-ten-language-passing = Cuatro de los idiomas prohíben en un párrafo parar sobre una ficha rival suelta, y en el siguiente la comen.
reason-ten-language-gammon = El folleto nombra el gammon, pero no dice cuánto cuenta.
reason-ten-language-backgammon = El folleto nombra el backgammon, pero no dice cuánto cuenta.
misprint-buffalo-stake = El texto neerlandés da la apuesta a quien pierde. Es una errata.
misprint-buffalo-sum = Los textos hacen jugar «juntos» los dados de la tirada inicial. Son dos números separados, como en cualquier tirada.
misprint-jumbo-unoccupied = En el ejemplo de un 3-3, el cuaderno llama «desocupadas» a casillas en las que queda una ficha.
misprint-ten-language-dice = El texto neerlandés habla de tres dados. Son dos.

## La comparación

compare-title = Seis reglamentos frente a frente
compare-intro = Todas las preguntas en las que las hojas podrían diferir. Las respuestas distintas de las del torneo están marcadas.
compare-mark = distinto de las reglas de torneo

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
answer-checker-back-nothing-off = quien pierde no ha sacado ninguna ficha y tiene una en la barra o en la casa de quien gana
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
answer-automatic-if-agreed = si se acuerda, una vez, con un empate en la primera tirada inicial
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
