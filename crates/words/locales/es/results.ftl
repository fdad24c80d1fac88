### Lo que responden las órdenes: tableros, jugadas, evaluaciones, informes.

## Tableros de letras

drawn-bar = bar
drawn-off = { $count } fuera
drawn-pips = { $name } { $letter }: { $pips ->
    [one] un pip
   *[other] { $pips } pips
}

## Informes

report-money = juego por dinero
report-match = match a { $points }
report-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
report-plays = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
report-faults = { $count ->
    [one] un error
   *[other] { $count } errores
}
report-begins = la partida { $number } no empieza como de costumbre; otros programas lo ven en .sgf, no en .mat
report-judged = { $count ->
    [one] una decisión juzgada por { $program }
   *[other] { $count } decisiones juzgadas por { $program }
}
report-files = { $good } de { $all } archivos leídos
report-positions = { $count ->
    [one] una posición
   *[other] { $count } posiciones
}
serve-trust = Los navegadores preguntarán si fiarse de este servidor. Para que lo hagan siempre, añade { $certificate } a los certificados de confianza del dispositivo.
serve-at =
    Pasch está en { $page }
    Se detiene con Ctrl+C.
external-listens = Pasch escucha en { $address }. En gnubg: set player 0 external { $address }
store-checked = Mesas: { $tables }, anotaciones: { $entries }
store-backed-up = Mesas copiadas en { $file }: { $tables }
store-restored = Mesas repuestas desde { $file }: { $tables }. Los dados de las partidas en curso empiezan con cadenas nuevas.
store-deleted = { $table } está borrada.
store-pruned = Mesas borradas: { $count }
store-copied = Mesas copiadas: { $tables }, anotaciones: { $entries }; mesas que ya estaban: { $there }
worker-ready = El ayudante espera trabajo en { $address } (hilos: { $threads }). Ctrl-C lo detiene.
worker-none = Ningún ayudante con el mismo motor responde en { $address }: el cálculo se hace aquí.

## Una posición y lo que pasa en ella

show-to-roll = { $name } tira
show-score = { $match }: Blanco { $white }, Negro { $black }
show-plays = { $name } juega { $roll }: { $play }
show-plays-nothing = { $name } no puede jugar { $roll }
show-plays-unconfirmed = { $name } juega { $roll }: { $play } (no confirmado por las reglas)
show-plays-unknown = { $name } juega { $roll }; no está escrito qué
show-doubles = { $name } dobla
show-redoubles = { $name } redobla al instante
show-beavers = { $name } responde con un beaver
show-raccoons = { $name } responde con un raccoon
show-takes = { $name } acepta
show-drops = { $name } rechaza
show-resigns = { $name } abandona { $stake ->
    [1] una partida simple
    [2] un gammon
   *[3] un backgammon
}

## Jugadas y evaluaciones

moves-some = { $position }, tirada { $dice }, según «{ $rulebook }»: { $count ->
    [one] una jugada legal
   *[other] { $count } jugadas legales
}
moves-none = { $position }, tirada { $dice }, según «{ $rulebook }»: ninguna jugada legal
hint-head = { $position }, tirada { $dice }, según «{ $rulebook }», { $ply ->
    [one] 1 semijugada
   *[other] { $ply } semijugadas
} por delante
hint-no-play = sin jugada
hint-more = y { $count } más
eval-head = { $position } según «{ $rulebook }», { $ply ->
    [one] 1 semijugada
   *[other] { $ply } semijugadas
} por delante
eval-ply = profundidad { $ply }
eval-chances = gana { $win } % (gammon { $gammon }, backgammon { $backgammon }), pierde { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equidad sin cubo
eval-no-cube = no se puede doblar; con el cubo como está
eval-no-double = no doblar
eval-double-take = doblar, aceptar
eval-double-pass = doblar, rechazar
eval-best = lo mejor: { $action ->
    [double] doblar
    [redouble] redoblar
    [too-good] demasiado buena para doblar
   *[no-double] no doblar
}, { $answer ->
    [pass] rechazar
    [beaver] beaver
    [redouble] redoblar al instante
   *[take] aceptar
}
eval-mwc = probabilidad de ganar el match: { $chance } %
perft-level = profundidad { $depth }: { $results } resultados de { $positions } posiciones
verify-done = Mesa { $table }: { $rolls } tiradas, cadenas fijadas { $chains } veces, { $actions } acciones. Cada parte quedó fijada antes de su primera tirada, cada tirada resulta de los números de todos los participantes, cada tirada de la partida está en el registro, y las reglas aceptan cada acción.
verify-done-first = Mesa { $table }: { $rolls } tiradas, cadenas fijadas { $chains } veces, { $actions } acciones. Cada tirada resulta de los números del registro, cada tirada de la partida está en él, y las reglas aceptan cada acción.
verify-left-out = Tirada { $roll }: la página de { $side ->
    [white] Blanco
   *[black] Negro
} no envió ningún nonce a tiempo y no participó en ella.
verify-first = Las tiradas 1 a { $rolls } siguieron el primer procedimiento, que un servidor o un jugador deshonesto podía torcer sin ser descubierto.
verify-renewed = Antes de la tirada { $roll } se renovaron las cadenas a petición { $party ->
    [server] del servidor
    [white] de Blanco
   *[black] de Negro
}.
verify-foreseen = Tirada { $roll }: sus dados se conocían de antemano, porque se retiró una jugada.
verify-pending = Otra tirada está decidida, pero aún no ha caído.
rollout-head = { $position } según «{ $rulebook }»: hasta { $trials } ensayos, semilla { $seed }, { $cube ->
    [with] con cubo
   *[without] sin cubo
}
rollout-cut = cortado tras { $plies } semijugadas
rollout-luck = suerte sin descontar
rollout-on-roll = antes de tirar
rollout-trials = { $trials } ensayos
rollout-interrupted = interrumpido: esto es lo que se sabía entonces
duel-score = { $games } partidas a profundidad { $ply } { $cube ->
    [with] con cubo
   *[without] sin cubo
}, semilla { $seed }: { $points } +- { $error } puntos por partida (95 %: de { $least } a { $most })
duel-without-luck = sin la suerte de los dados: { $points } +- { $error } puntos por partida (95 %: de { $least } a { $most })
duel-forfeit = El motor pierde esta partida. { $why }
duel-forfeits = partidas perdidas porque el motor no siguió jugando: { $games }
arbitrate-head = { $first } y { $second } según { $rulebook }: difieren en { $differ } de { $decisions } decisiones, { $rolled } jugadas hasta el final
arbitrate-gain = { $first } gana { $gain } +- { $error } milésimas de punto por desacuerdo (95 %: de { $least } a { $most })
arbitrate-gain-of-one = { $first } gana { $gain } milésimas de punto en el único desacuerdo
arbitrate-share = es decir, { $share } milésimas por decisión
arbitrate-verdicts = claramente mejor: { $first } { $won }, { $second } { $lost }, sin decidir { $open }
