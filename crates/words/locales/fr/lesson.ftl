### Teach me: the first game, step by step.

## Around the steps

lesson-at = Étape { $at } sur { $of }
lesson-next = Suite
lesson-back = Retour
lesson-not-quite = Permis, mais ce n’est pas ce qui est demandé. Réessayez.
lesson-elsewhere = Pas là. Réessayez.
lesson-play = Jouez votre première partie
lesson-over = Voilà tout le jeu. À vous de jouer : l’entraîneur dira ce qu’il ferait.
lesson-points = { $count ->
    [one] Un point
   *[other] { $count } points
}

## The fifteen steps, and what is said once each is done

lesson-setup = Chaque camp a quinze pions et commence ainsi. Il vous en manque un : cinq vont sur la flèche { $point }. Touchez-la.
lesson-setup-done = Tout est en place.
lesson-direction = Vos pions clairs partent de la flèche { $from } et font le tour jusqu’à votre jan intérieur, flèches { $high } à { $low }. Les foncés viennent en sens inverse. Touchez une flèche de votre jan intérieur.
lesson-direction-done = C’est là que vous allez.
lesson-opening-one = Qui commence ? Chacun lance un dé. Le plus haut commence et joue les deux nombres. Lancez.
lesson-opening-two = Qui commence ? Chacun lance deux dés. Le total le plus haut commence, avec un nouveau lancer. Lancez.
lesson-opening-done = Le vôtre est plus haut : vous commencez. À égalité, on relance.
lesson-move = Déplacez un pion par nombre, ou un seul pour les deux. Une flèche avec deux pions foncés ou plus est fermée. Jouez 4 et 2, puis « { do-done } ».
lesson-move-done = Voilà un tour complet.
lesson-point = Deux de vos pions ensemble sont à l’abri et ferment la flèche aux foncés. Jouez 3 et 1 pour en avoir deux sur la flèche { $point }.
lesson-point-done = Vous tenez une flèche. Plus elles se suivent, plus le passage est difficile.
lesson-blocked = Un pion peut jouer les deux nombres, s’il peut s’arrêter entre les deux. De la flèche { $from }, le 5 d’abord mène à la flèche { $closed }, qui est fermée. Amenez-en un sur la flèche { $to } avec 6 et 5.
lesson-blocked-done = Le 6 d’abord : c’était le bon chemin.
lesson-hit = Un pion seul peut être frappé : arrivez dessus, et il doit tout recommencer. Frappez le pion foncé de la flèche { $point }.
lesson-hit-done = Frappé ! Il a perdu tout son chemin.
lesson-enter = { $waits ->
    [aside] Votre pion a été frappé et attend à côté du plateau.
   *[bar] Votre pion a été frappé et attend sur la barre.
} Il doit rentrer avant tout autre coup, en face, sur un nombre lancé. Jouez 5 et 3.
lesson-enter-done = De retour.
lesson-shut = Ici, les deux nombres mènent à des flèches fermées. Rien n’est possible et le tour passe : « { do-done } ».
lesson-shut-done = Cela arrive à tout le monde.
lesson-doubles = Un double se joue quatre fois. Jouez quatre fois 3, avec les pions de votre choix.
lesson-doubles-done = Quatre coups en un tour.
lesson-home = À la fin, les pions quittent le plateau, mais seulement quand tous sont rentrés. Un seul est encore dehors : rentrez-le avec 4 ou 2.
lesson-home-done = Tous rentrés.
lesson-off = Maintenant un 6 sort un pion de la sixième flèche de votre jan intérieur, un 3 de la troisième. Touchez un pion. Jouez 6 et 3.
lesson-off-done = Deux de sortis, encore treize.
lesson-larger = Un nombre plus grand que vos flèches occupées { $rule ->
    [below] peut sortir n’importe quel pion d’une flèche plus basse.
    [carried] peut sortir tout pion qu’il mène au-delà du bord.
   *[farthest] sort le pion le plus en arrière.
} Jouez 6 et 5.
lesson-larger-done = Rien du lancer n’est perdu.
lesson-win = Le premier qui a sorti ses quinze pions gagne. Sortez vos deux derniers. Noir n’en a sorti aucun : c’est un gammon, qui compte double.
lesson-win-done = Vous avez gagné un gammon.
lesson-cube = Le videau double l’enjeu. Avant votre lancer, vous pouvez le proposer : l’autre accepte et le possède, ou refuse et perd l’enjeu d’avant. Vous êtes loin devant : doublez.
lesson-cube-done = Ici, Noir devrait refuser : vous gagnez un point.
lesson-count = Vous avez gagné, et un pion foncé est encore dans votre jan intérieur : c’est un backgammon. Combien vaut-il ?
lesson-count-done = Trois points : le maximum d’une partie ici.
