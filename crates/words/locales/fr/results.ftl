### Ce que répondent les commandes : plateaux, coups, évaluations, rapports.

## Plateaux de lettres

drawn-bar = bar
drawn-off = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
drawn-pips = { $name } { $letter } : { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}

## Rapports

report-money = partie libre
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
    [one] { $count } erreur
   *[other] { $count } erreurs
}
report-begins = la partie { $number } ne commence pas comme d’habitude ; les autres programmes le voient dans un .sgf, pas dans un .mat
report-judged = { $count ->
    [one] une décision jugée par { $program }
   *[other] { $count } décisions jugées par { $program }
}
report-files = { $good } fichiers lus sur { $all }
report-positions = { $count ->
    [one] une position
   *[other] { $count } positions
}
serve-trust = Les navigateurs demanderont s’il faut se fier à ce serveur. Pour qu’ils le fassent durablement, ajoutez { $certificate } aux certificats de confiance de l’appareil.
serve-at =
    Pasch est à l’adresse { $page }
    Ctrl+C l’arrête.
external-listens = Pasch écoute sur { $address }. Dans gnubg : set player 0 external { $address }
store-checked = Tables : { $tables }, inscriptions : { $entries }
store-backed-up = Tables copiées dans { $file } : { $tables }
store-restored = Tables remises depuis { $file } : { $tables }. Les dés des parties en cours reprennent avec de nouvelles chaînes.
store-deleted = { $table } est supprimée.
store-pruned = Tables supprimées : { $count }
store-copied = Tables copiées : { $tables }, entrées : { $entries } ; tables déjà présentes : { $there }
worker-ready = L’auxiliaire attend du travail sur { $address } (fils : { $threads }). Ctrl-C l’arrête.
worker-none = Aucun auxiliaire doté du même moteur ne répond sur { $address } : le calcul se fait ici.

## Une position et ce qui s’y passe

show-to-roll = { $name } lance
show-score = { $match } : Blanc { $white }, Noir { $black }
show-plays = { $name } joue { $roll } : { $play }
show-plays-nothing = { $name } ne peut pas jouer { $roll }
show-plays-unconfirmed = { $name } joue { $roll } : { $play } (non confirmé par les règles)
show-plays-unknown = { $name } joue { $roll } ; quoi, ce n’est pas écrit
show-doubles = { $name } double
show-redoubles = { $name } redouble aussitôt
show-beavers = { $name } répond par un beaver
show-raccoons = { $name } répond par un raccoon
show-takes = { $name } accepte
show-drops = { $name } refuse
show-resigns = { $name } abandonne { $stake ->
    [1] une partie simple
    [2] un gammon
   *[3] un backgammon
}

## Coups et évaluations

moves-some = { $position }, lancer { $dice }, selon « { $rulebook } » : { $count ->
    [one] { $count } coup régulier
   *[other] { $count } coups réguliers
}
moves-none = { $position }, lancer { $dice }, selon « { $rulebook } » : aucun coup régulier
hint-head = { $position }, lancer { $dice }, selon « { $rulebook } », { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
} d’avance
hint-no-play = aucun coup
hint-more = et { $count } de plus
eval-head = { $position } selon « { $rulebook } », { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
} d’avance
eval-ply = profondeur { $ply }
eval-chances = gagne { $win } % (gammon { $gammon }, backgammon { $backgammon }), perd { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = équité sans videau
eval-no-cube = impossible de doubler ; avec le videau tel qu’il est
eval-no-double = ne pas doubler
eval-double-take = doubler, accepter
eval-double-pass = doubler, refuser
eval-best = le mieux : { $action ->
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
eval-mwc = chances de gagner le match : { $chance } %
perft-level = profondeur { $depth } : { $results } résultats de { $positions } positions
verify-done = Table { $table } : { $rolls } lancers, chaînes fixées { $chains } fois, { $actions } actions. Chaque part était fixée avant son premier lancer, chaque lancer découle des nombres de tous les participants, chaque lancer de la partie figure dans le relevé, et les règles acceptent chaque action.
verify-done-first = Table { $table } : { $rolls } lancers, chaînes fixées { $chains } fois, { $actions } actions. Chaque lancer découle des nombres du relevé, chaque lancer de la partie y figure, et les règles acceptent chaque action.
verify-left-out = Lancer { $roll } : la page de { $side ->
    [white] Blanc
   *[black] Noir
} n’a pas envoyé de nonce à temps et n’y a pas pris part.
verify-first = Les lancers 1 à { $rolls } ont suivi le premier procédé, qu’un serveur ou un joueur malhonnête pouvait fausser sans être découvert.
verify-renewed = Avant le lancer { $roll }, les chaînes ont été renouvelées à la demande de { $party ->
    [server] celui qui tient le serveur
    [white] Blanc
   *[black] Noir
}.
verify-foreseen = Lancer { $roll } : ses dés étaient connus d’avance, parce qu’un coup a été repris.
verify-pending = Un autre lancer est décidé, mais n’est pas encore tombé.
rollout-head = { $position } selon « { $rulebook } » : jusqu’à { $trials } essais, graine { $seed }, { $cube ->
    [with] avec videau
   *[without] sans videau
}
rollout-cut = coupé après { $plies } demi-coups
rollout-luck = chance non retirée
rollout-on-roll = au trait
rollout-trials = { $trials } essais
rollout-interrupted = interrompu : voici ce qu’on savait alors
duel-score = { $games } parties à la profondeur { $ply } { $cube ->
    [with] avec videau
   *[without] sans videau
}, graine { $seed } : { $points } +- { $error } points par partie (95 % : de { $least } à { $most })
duel-without-luck = sans la chance aux dés : { $points } +- { $error } points par partie (95 % : de { $least } à { $most })
duel-forfeit = Le moteur perd cette partie. { $why }
duel-forfeits = parties perdues parce que le moteur n’a pas continué : { $games }
arbitrate-head = { $first } et { $second } selon { $rulebook } : ils diffèrent dans { $differ } décisions sur { $decisions }, { $rolled } déroulées
arbitrate-gain = { $first } gagne { $gain } +- { $error } millièmes de point par désaccord (95 % : de { $least } à { $most })
arbitrate-gain-of-one = { $first } gagne { $gain } millièmes de point dans l’unique désaccord
arbitrate-share = soit { $share } millièmes par décision
arbitrate-verdicts = nettement meilleur : { $first } { $won }, { $second } { $lost }, indécis { $open }
