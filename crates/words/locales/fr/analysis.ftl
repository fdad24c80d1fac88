### Ce que dit l’analyse d’un match : raisons, notes, niveaux, le rapport au terminal et en page.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Le meilleur coup frappe : l’adversaire a { $pips } pips de plus à parcourir.
why-shots = Laisse { $made } tirs au lieu de { $best }.
why-row-broken = Casse une suite de { $best } flèches ; il en reste { $made } d’affilée.
why-row-missed = Le meilleur coup forme une suite de { $best } flèches ; celui-ci en a { $made }.
why-point = Le meilleur coup fait la flèche { $point }.
why-anchor = Abandonne l’ancre sur la flèche { $point }.
why-off = Pions sortis : { $made } ; le meilleur coup en sort { $best }.
why-back = Pions encore dans le jan intérieur de l’adversaire ou à la barre : { $made } au lieu de { $best }.
why-run-behind = Rompt tout contact avec { $behind } pips de retard : la course est mal engagée.
why-run-ahead = Le meilleur coup rompt tout contact avec { $ahead } pips d’avance à la course.
why-blots = Pions laissés seuls : { $made } au lieu de { $best }.
why-gammons = Le meilleur coup gagne { $percent } % de gammons en plus.
why-gammons-lost = Perd { $percent } % de gammons en plus.
why-wins = Le meilleur coup gagne { $percent } % de parties en plus.
why-worth = Le meilleur choix vaut { $thousandths } millièmes de point de plus.
why-race-ahead = À la course, celui qui double a { $ahead } pips d’avance et { $pips } à parcourir.
why-race-behind = À la course, celui qui double a { $behind } pips de retard et { $pips } à parcourir.
why-too-good = Trop bon pour doubler : continuer vaut { $hold } % de l’enjeu, un refus 100 %.
why-cash = Le doublement serait refusé et rapporterait 100 % de l’enjeu ; continuer vaut { $hold } %.
why-doubler-wins = Le joueur au trait gagne { $win } % des parties, dont { $gammon } % par gammon.
why-take-point = Le joueur doublé gagne { $win } % des parties ; à ce score, il faut { $need } % pour accepter, gammons à part.
why-gammons-against = Le joueur doublé perd un gammon dans { $percent } % des parties.
why-dead-cube = L’adversaire a encore besoin de { $points } : une fois doublé, le videau est mort chez lui.
why-nothing-to-lose = L’adversaire n’a plus besoin que de { $points } et gagne de toute façon le match avec cette partie : doubler ne coûte rien.
why-enough = Celui qui double n’a plus besoin que de { $points } et gagne déjà le match avec cette partie : doubler n’apporte rien.

## Marks, by what a choice cost

mark-doubtful = Douteux
mark-error = Erreurs
mark-blunder = Gaffes

## Words for a rating

rating-world-champion = champion du monde
rating-world-class = classe mondiale
rating-expert = expert
rating-advanced = avancé
rating-intermediate = intermédiaire
rating-casual = joueur occasionnel
rating-beginner = débutant
rating-distracted = la tête ailleurs

## Kinds of positions

stage-opening = Ouverture
stage-contact = Contact
stage-prime-against-prime = Prime contre prime
stage-back-game = Back game
stage-containment = Blocage
stage-race = Course
stage-bear-off = Sortie

## The six ways to go wrong with the cube

cube-missed-double-take = Doublement manqué, à accepter
cube-missed-double-pass = Doublement manqué, à refuser
cube-wrong-double-early = Doublé trop tôt
cube-wrong-double-too-good = Doublé avec une position trop bonne
cube-wrong-take = Accepté à tort
cube-wrong-pass = Refusé à tort

## The report

analysis-title = Analyse du match
analysis-player = Joueur
analysis-file = Fichier
analysis-matches = Matchs
analysis-total = Par joueur
analysis-unfinished = { $count ->
    [one] { $count } match n’a pas été joué jusqu’au bout ; il ne compte pas dans ces totaux.
   *[other] { $count } matchs n’ont pas été joués jusqu’au bout ; ils ne comptent pas dans ces totaux.
}
analysis-rating = Niveau
analysis-decisions = Décisions
analysis-cost = Équité perdue
analysis-mwc = Chances de match perdues (%)
analysis-snowie = Taux d’erreur Snowie (× 1000)
analysis-gnubg = Taux d’erreur de gnubg (× 1000) : coup / décision de videau serrée
analysis-luck = Chance
analysis-luck-mwc = Chance en chances de match (%)
analysis-adjusted = Résultat sans la chance (%)
analysis-checker = Jeu de pions
analysis-double = Doubles
analysis-answer = Acceptations et refus
analysis-resign = Abandons
analysis-stages = Où sont passés les points
analysis-games = Partie par partie
analysis-game = Partie { $number }
analysis-played = Joué
analysis-best = Meilleur
analysis-level = { $level ->
    [quick] examen rapide
    [deep] examen approfondi
   *[standard] examen normal
}
analysis-theirs = Selon { $program }
analysis-errors = Erreurs, la pire d’abord
analysis-no-errors = Aucune erreur.
analysis-chance-curve = Chances de { $name } de gagner le match (%)
analysis-equity-curve = Équité de { $name }
analysis-luck-curve = Chance cumulée
analysis-decision-axis = Décision
analysis-left-out = Laissé de côté ({ $why })
analysis-faults = Défauts du fichier
omission-illegal = le coup enfreint les règles
omission-unwritten = le coup joué n’est pas écrit
omission-lost = à partir d’ici la partie ne peut être suivie
omission-raccoon = un raccoon n’est pas jugé
analysis-all = Toutes
analysis-at-least = Coût d’au moins
analysis-interrupted = Interrompu : { $done } décisions sur { $all } ont été jugées.
analysis-score = { $points } sur { $length }
analysis-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
analysis-to-play = { $name } joue { $dice }
analysis-to-double = { $name } : doubler ou lancer ?
analysis-to-answer = { $name } : accepter ou refuser ?
analysis-to-resign = { $name } : abandon
analysis-resigned = abandonner
analysis-accepted = accepter l’abandon
analysis-declined = refuser l’abandon
analysis-play-on = continuer
