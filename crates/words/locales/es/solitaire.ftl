### El solitario: el cuaderno con sus cinco problemas y las respuestas sinceras, y lo que dice el programa.

## El cuaderno

solitaire-title = Solitario
solitaire-aim-title = El objetivo
solitaire-aim = Una persona, 37 agujeros, 36 clavijas. Clavija tras clavija sale del tablero hasta que solo quedan las de la figura final, casi siempre una sola.
solitaire-set-up-title = Colocación
solitaire-set-up = La caja contiene un tablero, 36 clavijas magnéticas negras y las reglas. Los agujeros forman filas de 3, 5, 7, 7, 7, 5 y 3 y están numerados fila por fila de 1 a 37; el centro es el 19. En el primer problema hay una clavija en cada agujero menos en el centro. Los demás empiezan como muestra su figura inicial.
solitaire-jump-title = Saltar
solitaire-jump = Una clavija salta sobre una clavija vecina, en fila o en columna y nunca en diagonal, hasta el agujero vacío que está justo detrás. La clavija saltada se retira. El salto de 17 a 19, por ejemplo, se lleva la clavija de 18.
solitaire-move = Si la misma clavija sigue saltando, cuenta como una sola jugada, por muchos saltos que sean. Cada salto se lleva exactamente una clavija, así que el número de saltos lo fijan las figuras; la habilidad se ve en el número de jugadas.
solitaire-puzzles-title = Cinco problemas y la verdad sobre ellos
solitaire-puzzles = El cuaderno pregunta si sabes resolverlos. La respuesta sincera varía de un problema a otro, y para uno de ellos es: nadie puede.
solitaire-start = Principio
solitaire-end = Final
solitaire-holes = Agujeros

puzzle-a = Solitario
puzzle-b = La cruz
puzzle-c = El orador y su público
puzzle-d = Los apóstoles
puzzle-e = El pirata
puzzle-a-task = De un tablero lleno con el centro vacío a una clavija en el centro.
puzzle-b-task = De una cruz de nueve clavijas a una clavija en el centro.
puzzle-c-task = De un tablero lleno con el centro vacío a un corro de oyentes por el borde y el orador en el centro.
puzzle-d-task = De un tablero lleno con el centro vacío a doce apóstoles por el borde y una clavija en el centro.
puzzle-e-task = De un tablero lleno con solo el primer agujero vacío a una clavija en el último.
puzzle-a-truth = No se puede; se demuestra coloreando los agujeros. Lo mejor que se alcanza son dos clavijas.
puzzle-b-truth = Se puede en seis jugadas, y no en menos.
puzzle-c-truth = Se puede en once jugadas, y no en menos.
puzzle-d-truth = Se puede en quince jugadas, y no en menos.
puzzle-e-truth = Se puede. Cuál es el menor número de jugadas no se sabe aquí.
puzzle-c-reading = La figura final del cuaderno impreso está dañada; esta es su lectura simétrica.
puzzle-e-reading = La primera fila de la figura inicial falta en el cuaderno impreso. De todas las lecturas, solo esta usa las 36 clavijas de la caja y puede acabar en el último agujero.

## La prueba por colores

proof-colours = Colorea los agujeros con tres colores a lo largo de las diagonales. Los tres agujeros de un salto tienen entonces siempre tres colores distintos: dos pierden una clavija y uno gana una. Cada salto cambia, pues, el número de clavijas de cada color de par a impar o de impar a par.
proof-jumps = { $jumps ->
    [one] Del principio al final habría un salto.
   *[other] Del principio al final habría { $jumps } saltos.
}
proof-rising = A lo largo de las diagonales ascendentes:
proof-falling = A lo largo de las diagonales descendentes:
proof-colour = color
proof-at-start = clavijas al principio
proof-after = tras los saltos
proof-at-end = clavijas al final
proof-even = par
proof-figure = { $name }: { $holes }
proof-odd = impar
proof-contradiction = una contradicción
proof-weights = Da a cada agujero el peso dibujado aquí y suma los pesos bajo las clavijas. Ningún salto puede aumentar esa suma, pero al principio es { $start } y al final tendría que ser { $goal }.
proof-exhausted = Una búsqueda completa en { $positions ->
    [one] una posición
   *[other] { $positions } posiciones
} no encontró ningún camino.
proof-same-number = El principio y el final tienen el mismo número de clavijas, pero son distintos, y cada salto se lleva una.

## Lo que dice el programa

solitaire-jumps-needed = { $jumps ->
    [one] Del principio al final hay un salto, si es que se puede.
   *[other] Del principio al final hay { $jumps } saltos, si es que se puede.
}
solitaire-ruled-out = La prueba de los colores demuestra que no se puede; «pasch solitaire solve» dibuja la demostración.
solitaire-not-ruled-out = La prueba de los colores no lo descarta.
solitaire-solvable = Se puede: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
}.
solitaire-fewest-proved = Ninguna solución tiene menos jugadas; está demostrado.
solitaire-fewest-not-asked = La opción --minimal busca el menor número de jugadas.
solitaire-fewest-unknown = No se sabe si bastan menos ({ $bound }); { $moves ->
    [one] hace falta al menos una
   *[other] hacen falta al menos { $moves }
}.
solitaire-impossible = Esto no lo puede resolver nadie, y esta es la razón.
solitaire-unknown = No se sabe: { $bound } antes de completar la búsqueda.
solitaire-bound-time = se acabó el tiempo
solitaire-bound-interrupted = detuviste el programa
solitaire-bound-memory = se agotó la memoria
solitaire-best = { $pegs ->
    [one] Lo que se puede alcanzar en cambio: una clavija.
   *[other] Lo que se puede alcanzar en cambio: { $pegs } clavijas.
}
solitaire-best-holes = Quedan en: { $holes }.
solitaire-best-proved = Está demostrado que no pueden ser menos.
solitaire-best-unproved = No se sabe si pueden ser menos.
solitaire-best-stuck = No se puede dar ningún salto.
solitaire-check-legal = Todos los saltos son legales: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
}.
solitaire-check-solved = Esta línea resuelve el problema.
solitaire-check-unsolved = Esta línea no termina donde debería: quedan clavijas en { $holes }.
solitaire-reached = Alcanzado
solitaire-asked = Final pedido
solitaire-done = Se ha alcanzado el final.
solitaire-hint-begins = Así empieza esta solución:
solitaire-too-late = Desde aquí ya no se puede alcanzar el final.
solitaire-table-empty = Vacío al principio
solitaire-table-last = Última clavija: lo que permite la prueba de los colores
solitaire-table-none = ninguna
solitaire-seeking-solution = Buscando una solución
solitaire-seeking-moves = Buscando el menor número de jugadas
solitaire-seeking-pegs = Buscando el mejor final

## Jugar en el terminal

solitaire-play-honest = Con franqueza: este final no se puede alcanzar («hint» dice por qué). Intenta terminar con las menos clavijas posibles.
solitaire-play-prompt = Escribe una jugada (17-19 o 17-19-6), undo, redo, hint, show, help o quit.
solitaire-play-help = Una jugada son los agujeros que toca una clavija: 17-19, o 17-19-6 para dos saltos. En una línea caben varias jugadas. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = No hay nada que deshacer.
solitaire-play-undone = { $jump } deshecho.
solitaire-play-nothing-to-redo = No hay nada que rehacer.
solitaire-play-redone = { $jump } jugado de nuevo.
solitaire-play-so-far = Hasta ahora: { $line }
solitaire-play-try = { $jumps ->
    [one] Prueba { $jump }; queda un salto.
   *[other] Prueba { $jump }; quedan { $jumps } saltos.
}
solitaire-play-solved = { $moves ->
    [one] Resuelto en una jugada:
   *[other] Resuelto en { $moves } jugadas:
}
solitaire-play-stuck = { $pegs ->
    [one] No queda ningún salto; una clavija en el tablero.
   *[other] No queda ningún salto; { $pegs } clavijas en el tablero.
}
solitaire-play-pegs = { $pegs ->
    [one] Una clavija.
   *[other] { $pegs } clavijas.
}

## Faltas

solitaire-fault-not-straight = { $jump } no va por una fila ni por una columna.
solitaire-fault-wrong-distance = { $jump } no es un salto: una clavija cae dos agujeros más allá, por encima de exactamente una vecina.
solitaire-fault-no-peg = { $jump }: no hay clavija en el agujero { $hole }.
solitaire-fault-nothing-to-take = { $jump }: no hay clavija que saltar en el agujero { $hole }.
solitaire-fault-occupied = { $jump }: el agujero { $hole } no está vacío.
solitaire-fault-too-short = Una jugada nombra al menos dos agujeros, como 17-19.
solitaire-fault-not-a-number = «{ $text }» no es un agujero: los agujeros son los números de 1 a 37.
solitaire-fault-no-such-hole = No existe el agujero { $text }: los agujeros van de 1 a 37.
solitaire-fault-in-move = Jugada { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = No existe el problema «{ $text }»: los problemas son A, B, C, D y E.
solitaire-fault-empty-list = La lista no nombra ningún agujero.
solitaire-fault-in-list = Elemento { $item }: { $why }
solitaire-fault-twice = El agujero { $hole } se nombra dos veces.
solitaire-fault-goal-too-full = El final tiene más clavijas ({ $goal }) que el principio ({ $start }); los saltos solo las quitan.
solitaire-fault-no-problem = Indica un problema (A, B, C, D o E) o bien --start y --end.
solitaire-fault-two-problems = Indica un problema o bien --start y --end, no ambas cosas.
solitaire-fault-no-moves = No hay jugadas que comprobar: escríbelas tras el problema, como en B "20-22 18-20".
