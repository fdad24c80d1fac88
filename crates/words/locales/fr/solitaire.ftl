### Le solitaire : le livret avec ses cinq problèmes et les réponses honnêtes, et ce que dit le programme.

## Le livret

solitaire-title = Solitaire
solitaire-aim-title = Le but
solitaire-aim = Une personne, 37 cases, 36 pions. Pion après pion quitte le plateau, jusqu’à ce qu’il ne reste que ceux de la figure finale, le plus souvent un seul.
solitaire-set-up-title = Mise en place
solitaire-set-up = La boîte contient un plateau, 36 pions magnétiques noirs et la règle du jeu. Les cases forment des rangées de 3, 5, 7, 7, 7, 5 et 3 et sont numérotées rangée par rangée de 1 à 37 ; le centre est 19. Dans le premier problème, chaque case sauf le centre porte un pion. Les autres commencent comme le montre leur figure de départ.
solitaire-jump-title = Sauter
solitaire-jump = Un pion saute par-dessus un pion voisin, dans une rangée ou une colonne et jamais en diagonale, jusque sur la case vide juste derrière. Le pion sauté est retiré. De 17 à 19, par exemple, on prend le pion en 18.
solitaire-move = Si le même pion continue de sauter, cela compte comme un seul coup, quel que soit le nombre de sauts. Chaque saut prend exactement un pion ; le nombre de sauts est donc fixé par les figures, et c’est au nombre de coups que l’on voit l’adresse.
solitaire-puzzles-title = Cinq problèmes et la vérité à leur sujet
solitaire-puzzles = Le livret demande si vous saurez les résoudre. La réponse honnête diffère d’un problème à l’autre, et pour l’un d’eux la voici : personne ne le peut.
solitaire-start = Départ
solitaire-end = Fin
solitaire-holes = Cases

puzzle-a = Le solitaire
puzzle-b = La croix
puzzle-c = L’orateur et son auditoire
puzzle-d = Les apôtres
puzzle-e = Le pirate
puzzle-a-task = D’un plateau plein au centre vide à un seul pion au centre.
puzzle-b-task = D’une croix de neuf pions à un seul pion au centre.
puzzle-c-task = D’un plateau plein au centre vide à une couronne d’auditeurs le long du bord, et l’orateur au centre.
puzzle-d-task = D’un plateau plein au centre vide à douze apôtres le long du bord, et un pion au centre.
puzzle-e-task = D’un plateau plein dont seule la première case est vide à un seul pion sur la dernière.
puzzle-a-truth = C’est impossible ; on le prouve en coloriant les cases. Au mieux, on arrive à deux pions.
puzzle-b-truth = C’est possible en six coups, et pas en moins.
puzzle-c-truth = C’est possible en onze coups, et pas en moins.
puzzle-d-truth = C’est possible en quinze coups, et pas en moins.
puzzle-e-truth = C’est possible. On ne sait pas ici combien de coups suffisent.
puzzle-c-reading = La figure finale du livret imprimé est abîmée ; en voici la lecture symétrique.
puzzle-e-reading = La première rangée de la figure de départ manque dans le livret imprimé. De toutes les lectures, seule celle-ci emploie les 36 pions de la boîte et peut finir sur la dernière case.

## La preuve par les couleurs

proof-colours = Coloriez les cases de trois couleurs le long des diagonales. Les trois cases d’un saut ont alors toujours trois couleurs différentes : deux perdent un pion, une en gagne un. Chaque saut change donc, sur chaque couleur, le nombre de pions de pair à impair ou d’impair à pair.
proof-jumps = { $jumps ->
    [one] Du départ à la fin, il y aurait { $jumps } saut.
   *[other] Du départ à la fin, il y aurait { $jumps } sauts.
}
proof-rising = Le long des diagonales montantes :
proof-falling = Le long des diagonales descendantes :
proof-colour = couleur
proof-at-start = pions au départ
proof-after = après les sauts
proof-at-end = pions à la fin
proof-even = pair
proof-figure = { $name } : { $holes }
proof-odd = impair
proof-contradiction = une contradiction
proof-weights = Donnez à chaque case le poids dessiné ici et additionnez les poids sous les pions. Aucun saut ne peut augmenter ce total, or il est de { $start } au départ et devrait être de { $goal } à la fin.
proof-exhausted = Une recherche complète sur { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} n’a trouvé aucun chemin.
proof-same-number = Le départ et la fin ont autant de pions, mais ils diffèrent, et chaque saut prend un pion.

## Ce que dit le programme

solitaire-jumps-needed = { $jumps ->
    [one] Du départ à la fin, il faut { $jumps } saut, si c’est possible.
   *[other] Du départ à la fin, il faut { $jumps } sauts, si c’est possible.
}
solitaire-ruled-out = Le test des couleurs prouve que c’est impossible ; « pasch solitaire solve » dessine la preuve.
solitaire-not-ruled-out = Le test des couleurs ne l’exclut pas.
solitaire-solvable = C’est possible : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $jumps ->
    [one] { $jumps } saut
   *[other] { $jumps } sauts
}.
solitaire-fewest-proved = Aucune solution n’a moins de coups ; c’est prouvé.
solitaire-fewest-not-asked = L’option --minimal cherche le moins de coups possible.
solitaire-fewest-unknown = On ne sait pas si l’on peut en jouer moins ({ $bound }) ; { $moves ->
    [one] il en faut au moins { $moves }
   *[other] il en faut au moins { $moves }
}.
solitaire-impossible = Personne ne peut résoudre cela, et voici pourquoi.
solitaire-unknown = On ne sait pas : { $bound } avant la fin de la recherche.
solitaire-bound-time = le temps était écoulé
solitaire-bound-interrupted = vous l’avez arrêtée
solitaire-bound-memory = la mémoire était épuisée
solitaire-best = { $pegs ->
    [one] Ce que l’on peut atteindre à la place : { $pegs } pion.
   *[other] Ce que l’on peut atteindre à la place : { $pegs } pions.
}
solitaire-best-holes = Elles restent en : { $holes }.
solitaire-best-proved = Il est prouvé qu’on ne peut pas faire moins.
solitaire-best-unproved = On ne sait pas si l’on peut faire moins.
solitaire-best-stuck = Aucun saut n’est possible.
solitaire-check-legal = Chaque saut est régulier : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $jumps ->
    [one] { $jumps } saut
   *[other] { $jumps } sauts
}.
solitaire-check-solved = Cette suite résout le problème.
solitaire-check-unsolved = Cette suite ne finit pas où il faudrait : il reste des pions en { $holes }.
solitaire-reached = Atteint
solitaire-asked = Fin demandée
solitaire-done = La fin est atteinte.
solitaire-hint-begins = C’est le début de cette solution :
solitaire-too-late = D’ici, on ne peut plus atteindre la fin.
solitaire-table-empty = Vide au départ
solitaire-table-last = Dernier pion : ce que le test des couleurs permet
solitaire-table-none = aucune
solitaire-seeking-solution = Recherche d’une solution
solitaire-seeking-moves = Recherche du moins de coups possible
solitaire-seeking-pegs = Recherche de la meilleure fin

## Jouer dans le terminal

solitaire-play-honest = Pour être honnête avec vous : on ne peut pas atteindre cette fin (« hint » dit pourquoi). Essayez d’en laisser le moins possible.
solitaire-play-prompt = Tapez un coup (17-19 ou 17-19-6), undo, redo, hint, show, help ou quit.
solitaire-play-help = Un coup, ce sont les cases que touche un pion : 17-19, ou 17-19-6 pour deux sauts. On peut écrire plusieurs coups sur une ligne. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Rien à reprendre.
solitaire-play-undone = { $jump } est repris.
solitaire-play-nothing-to-redo = Rien à rejouer.
solitaire-play-redone = { $jump } est rejoué.
solitaire-play-so-far = Jusqu’ici : { $line }
solitaire-play-try = { $jumps ->
    [one] Essayez { $jump } ; encore { $jumps } saut.
   *[other] Essayez { $jump } ; encore { $jumps } sauts.
}
solitaire-play-solved = { $moves ->
    [one] Résolu en { $moves } coup :
   *[other] Résolu en { $moves } coups :
}
solitaire-play-stuck = { $pegs ->
    [one] Plus aucun saut ; { $pegs } pion sur le plateau.
   *[other] Plus aucun saut ; { $pegs } pions sur le plateau.
}
solitaire-play-pegs = { $pegs ->
    [one] { $pegs } pion.
   *[other] { $pegs } pions.
}

## Fautes

solitaire-fault-not-straight = { $jump } ne suit ni une rangée ni une colonne.
solitaire-fault-wrong-distance = { $jump } n’est pas un saut : un pion retombe deux cases plus loin, par-dessus exactement un voisin.
solitaire-fault-no-peg = { $jump } : il n’y a pas de pion sur la case { $hole }.
solitaire-fault-nothing-to-take = { $jump } : il n’y a pas de pion à sauter sur la case { $hole }.
solitaire-fault-occupied = { $jump } : la case { $hole } n’est pas vide.
solitaire-fault-too-short = Un coup nomme au moins deux cases, comme 17-19.
solitaire-fault-not-a-number = « { $text } » n’est pas une case : les cases sont les nombres de 1 à 37.
solitaire-fault-no-such-hole = Il n’y a pas de case { $text } : les cases vont de 1 à 37.
solitaire-fault-in-move = Coup { $number } ({ $text }) : { $why }
solitaire-fault-no-puzzle = Il n’y a pas de problème « { $text } » : les problèmes sont A, B, C, D et E.
solitaire-fault-empty-list = La liste ne nomme aucune case.
solitaire-fault-in-list = Élément { $item } : { $why }
solitaire-fault-twice = La case { $hole } est nommée deux fois.
solitaire-fault-goal-too-full = La fin a plus de pions ({ $goal }) que le départ ({ $start }) ; les sauts ne font qu’en retirer.
solitaire-fault-no-problem = Nommez un problème (A, B, C, D ou E) ou donnez --start et --end.
solitaire-fault-two-problems = Donnez soit un problème, soit --start et --end, pas les deux.
solitaire-fault-no-moves = Aucun coup à vérifier : écrivez-les après le problème, comme dans B "20-22 18-20".
