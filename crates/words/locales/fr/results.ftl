### Ce que répondent les commandes : plateaux, coups, évaluations, rapports.

## Plateaux de lettres

drawn-bar = bar
drawn-off = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
drawn-pips = { $name } { $letter } : { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}

## Rapports

report-money = jeu d’argent
report-match = match en { $points }
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-plays = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
report-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
serve-at =
    Pasch est à l’adresse { $page }
    Ctrl+C l’arrête.

## Une position et ce qui s’y passe

show-to-roll = { $name } lance
show-score = { $match } : Blanc { $white }, Noir { $black }
show-plays = { $name } joue { $roll } : { $play }
show-plays-nothing = { $name } ne peut pas jouer { $roll }
show-plays-unconfirmed = { $name } joue { $roll } : { $play } (non confirmé par les règles)
show-plays-unknown = { $name } joue { $roll } ; quoi, ce n’est pas écrit
show-doubles = { $name } double
show-redoubles = { $name } redouble aussitôt
show-beavers = { $name } répond par un beaver
show-raccoons = { $name } répond par un raccoon
show-takes = { $name } accepte
show-drops = { $name } refuse
show-resigns = { $name } abandonne { $level ->
    [1] une partie simple
    [2] un gammon
   *[3] un backgammon
}

## Coups et évaluations

moves-some = { $position }, jet { $dice }, selon { $rulebook } : { $count ->
    [one] { $count } coup permis
   *[other] { $count } coups permis
}
moves-none = { $position }, jet { $dice }, selon { $rulebook } : aucun coup permis
hint-head = { $position }, jet { $dice }, selon { $rulebook }, { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
} d’avance
hint-no-play = aucun coup
hint-more = et { $count } de plus
eval-head = { $position } selon { $rulebook }, { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
} d’avance
eval-ply = niveau { $ply }
eval-chances = gagne { $win } % (gammon { $gammon }, backgammon { $backgammon }), perd { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = équité sans videau
eval-no-cube = pas de double possible ; avec le videau tel qu’il est
eval-no-double = ne pas doubler
eval-double-take = doubler, accepter
eval-double-pass = doubler, refuser
eval-best = le mieux : { $action ->
    [double] doubler
    [redouble] redoubler
    [too-good] trop bon pour doubler
   *[no-double] ne pas doubler
}, { $answer ->
    [pass] refuser
    [beaver] beaver
    [redouble] redoubler aussitôt
   *[take] accepter
}
eval-mwc = chances de gagner le match : { $chance } %
perft-level = niveau { $depth } : { $results } résultats de { $positions } positions
verify-done = Table { $table } : { $rolls } jets de { $chains } chaînes et { $actions } actions. Chaque maillon appartient à sa chaîne, chaque jet découle de son maillon et des nombres des joueurs, chaque jet de la partie est au relevé, et les règles acceptent chaque action.
verify-left-out = Jet { $roll } : la page de { $side ->
    [white] Blanc
   *[black] Noir
} n’a pas envoyé son nombre à temps et n’y a pas eu part.
verify-pending = Un jet de plus est décidé et n’est pas encore tombé.
rollout-head = { $position } selon { $rulebook } : jusqu’à { $trials } essais, graine { $seed }, { $cube ->
    [with] avec videau
   *[without] sans videau
}
rollout-cut = coupé après { $plies } demi-coups
rollout-luck = chance non retirée
rollout-on-roll = au lancer
rollout-trials = { $trials } essais
rollout-interrupted = interrompu : voici ce qu’on savait alors
duel-score = { $games } parties au niveau { $ply } { $cube ->
    [with] avec videau
   *[without] sans videau
}, graine { $seed } : { $points } +- { $error } points par partie (95 % : de { $least } à { $most })
