### Pourquoi une chose est refusée. Les variables sont expliquées dans le catalogue anglais.

## Le cadre

refusal-cited = { $rulebook }, { $place } : { $why }
refusal-plain = { $rulebook } : { $why }
refusal-ruling = { $rulebook }, notre interprétation : { $why }

## Pas maintenant, ou pas vous

refusal-not-now-opening-throw = Le lancer d’ouverture vient d’abord.
refusal-not-now-roll = Il faut d’abord lancer les dés.
refusal-not-now-play = Il faut d’abord jouer le lancer.
refusal-not-now-answer-to-double = Il faut d’abord répondre au videau.
refusal-not-now-answer-to-resignation = Il faut d’abord répondre à l’offre d’abandon.
refusal-not-now-next-game = Cette partie est finie.
refusal-not-your-turn = { $side ->
    [white] C’est à Blanc de jouer.
   *[black] C’est à Noir de jouer.
}
refusal-bad-die = Un dé montre 1 à 6, pas { $die }.
refusal-opening-dice = { $wanted ->
    [one] Pour savoir qui commence, chacun lance un dé.
   *[other] Pour savoir qui commence, chacun lance { $wanted } dés.
}
refusal-already-thrown = { $side ->
    [white] Blanc a déjà lancé ; on attend le lancer de Noir.
   *[black] Noir a déjà lancé ; on attend le lancer de Blanc.
}

## Jouer les pions

refusal-no-such-point = Il n’y a pas de flèche { $point }.
refusal-no-checker = { $point ->
    [bar] Vous n’avez aucun pion sur la barre.
    [off] Un pion sorti ne revient pas.
   *[other] Vous n’avez aucun pion sur la flèche { $point }.
}
refusal-backwards = { $from }/{ $to } recule ou ne mène nulle part ; les pions n’avancent que vers leur jan intérieur.
refusal-bar-first = Rentrez d’abord depuis la barre ; jusque-là, aucun autre pion ne bouge.
refusal-enter-by-sum = Un pion rentre avec le nombre d’un seul dé, jamais avec la somme des deux.
refusal-blocked = La flèche { $to } est fermée : deux pions adverses ou plus s’y trouvent.
refusal-not-thrown = Pour { $from }/{ $to }, il faut un nombre que { $roll } ne donne pas ou qui est déjà joué.
refusal-no-die = Il ne reste pas de { $die } à jouer.
refusal-wrong-number = Un { $die } ne mène pas de { $from ->
    [bar] la barre
   *[other] la flèche { $from }
} { $to ->
    [off] hors du plateau
   *[other] à la flèche { $to }
}.
refusal-not-home = Vous ne pouvez rien sortir avant que tous vos pions soient dans votre jan intérieur ; { $point ->
    [bar] il en reste un sur la barre.
   *[other] il en reste un sur la flèche { $point }.
}
refusal-farthest-first = Un { $die } ne sort pas de pion de la flèche { $from } tant qu’un de vos pions se trouve derrière.
refusal-behind-first = Un { $die } ne sort pas de pion de la flèche { $from } tant qu’un de vos pions se trouve sur la flèche du { $die } ou plus en arrière.
refusal-too-small = Un { $die } est trop petit pour sortir un pion de la flèche { $from }.
refusal-pick-and-pass = Un pion qui vient de frapper dans son propre jan intérieur ne peut pas filer sur la flèche { $to }, où se trouve un seul de vos pions.
refusal-more-can-be-played = { $possible ->
    [one] Un nombre du lancer est jouable, il faut donc le jouer.
   *[other] { $possible } nombres du lancer sont jouables, il faut donc jouer les { $possible }.
}
refusal-larger-first = Un seul des deux nombres est jouable, et ce doit être le plus grand : { $larger }.
refusal-straggler = Votre dernier pion au-dehors quitte la flèche { $from } avec le plus grand nombre : { $larger }.
refusal-not-together = Ces déplacements ne vont pas ensemble avec { $roll }.

## Doubler

refusal-no-cube-rulebook = Ce règlement ne connaît pas le videau.
refusal-no-cube-session = On joue sans videau dans ce genre de rencontre.
refusal-no-cube-not-agreed = On n’a pas convenu du videau avant le match.
refusal-no-cube-one-point-match = Dans un match en un point, il n’y a pas de videau.
refusal-no-cube-crawford = C’est la partie Crawford : personne n’y double.
refusal-not-your-cube = { $side ->
    [white] Le videau est à Blanc : seul Blanc peut doubler.
   *[black] Le videau est à Noir : seul Noir peut doubler.
}
refusal-before-first-turn = Personne ne double avant que l’adversaire ait terminé un tour.
refusal-already-doubled = Le videau a déjà tourné ; il faut maintenant lancer les dés.
refusal-cube-limit = Le videau ne monte pas au-delà de { $limit }.
refusal-no-double = Il n’y a pas de videau auquel répondre.
refusal-own-double = { $side ->
    [white] C’est à Blanc de répondre au videau.
   *[black] C’est à Noir de répondre au videau.
}
refusal-no-redouble-at-once = On accepte ou on refuse le videau ; on ne peut pas redoubler aussitôt.
refusal-no-beavers = On n’a pas convenu des beavers.
refusal-no-raccoons = On n’a pas convenu des raccoons.
refusal-nothing-to-beaver = Un beaver ne répond qu’à un doublement, un raccoon qu’à un beaver.

## Abandonner

refusal-no-resignation = Personne n’a proposé d’abandonner.
refusal-own-resignation = { $side ->
    [white] C’est à Blanc d’accepter ou de refuser.
   *[black] C’est à Noir d’accepter ou de refuser.
}
refusal-resigns-backgammon = Qui abandonne perd un backgammon ; on ne peut pas offrir moins.
refusal-resigns-under-double = Il faut d’abord répondre au videau ; on n’abandonne pas tant qu’il attend une réponse.

## Sur un vrai plateau

refusal-no-clock = Aucune pendule n’a été convenue : personne ne peut perdre au temps.
refusal-no-claim = Il n’a pas été convenu qu’on puisse réclamer la victoire quand l’adversaire s’absente.
refusal-not-real-board = Cela ne vaut que pour les parties sur un vrai plateau ; ici, le programme veille aux règles.
refusal-play-is-legal = Ce coup est régulier et noté comme tel.
refusal-cannot-stand = Aucun coup ne s’achève avec des pions des deux camps sur la flèche { $point }.
refusal-nothing-to-correct = Le dernier coup était régulier.
refusal-dice-lifted = Un coup irrégulier ne se corrige que tant que les dés ne sont pas ramassés ; celui-ci est maintenu.
refusal-not-yours-to-correct = { $side ->
    [white] Seul Blanc, l’adversaire, peut exiger qu’un coup irrégulier soit corrigé.
   *[black] Seul Noir, l’adversaire, peut exiger qu’un coup irrégulier soit corrigé.
}
refusal-no-dice-to-lift = { $side ->
    [white] Blanc n’a pas de dés à ramasser.
   *[black] Noir n’a pas de dés à ramasser.
}
refusal-not-void = Selon ce règlement, un lancer n’est pas nul pour cela.
refusal-not-early = L’adversaire avait terminé son tour ; le lancer ne venait donc pas trop tôt.
void-not-flat = Un dé n’est pas à plat sur le plateau.
void-different-halves = Les dés sont dans des moitiés différentes du plateau.
void-on-checker = Un dé est posé sur un pion.
void-before-turn-ended = L’adversaire n’avait pas terminé son tour.
void-wrong-half = Les dés ne sont pas dans la moitié à droite de qui les lance.

## La rencontre

refusal-session-over = La rencontre est finie.
refusal-game-not-over = Cette partie n’est pas finie.
refusal-ends-by-itself = Cette rencontre s’achève à son terme convenu, et non quand un joueur le souhaite.

## Une position impossible

setup-checker-number = Une partie se joue avec 1 à 15 pions par camp, pas { $found }.
setup-own-checkers = Le joueur au trait a { $found ->
    [one] { $found } pion
   *[other] { $found } pions
} au lieu de { $wanted }.
setup-opponent-checkers = L’adversaire a { $found ->
    [one] { $found } pion
   *[other] { $found } pions
} au lieu de { $wanted }.
setup-shared-point = Les deux camps ont des pions sur la flèche { $point }, comptée du côté du joueur au trait.
setup-both-finished = Les deux camps ont sorti tous leurs pions.
situation-checkers = { $side ->
    [white] Blanc
   *[black] Noir
} : { $found ->
    [one] { $found } pion
   *[other] { $found } pions
} au lieu de { $wanted }.
situation-shared-point = Les deux camps ont des pions sur la flèche { $point }.
situation-over = Un camp a tout sorti : la partie est finie.
setup-cube-value = Aucun videau ne montre { $value } ici.
setup-cube-held = Un videau qui n’a jamais été tourné n’appartient à personne.
setup-no-cube = On ne tourne pas de videau dans cette partie : il ne peut donc pas montrer { $value }.
setup-crawford = La partie Crawford se joue quand il manque un point à un joueur, et à un seul, pour gagner le match.
setup-match-over = À un score de { $points }, un match en { $length } est déjà fini.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Avant une partie unique, personne n’a encore gagné de points.
   *[games] Avant la première d’un nombre convenu de parties, personne n’a encore gagné de points.
}
setup-finished = { $side ->
    [white] Blanc a déjà sorti tous ses pions.
   *[black] Noir a déjà sorti tous ses pions.
}

## Une rencontre qu’on ne peut pas jouer

terms-session-not-played = { $session ->
    [single-game] « { $rulebook } » ne prévoit pas de partie unique.
    [running-total] « { $rulebook } » ne prévoit pas de parties à points cumulés.
    [match] « { $rulebook } » ne prévoit pas de matchs.
    [money] « { $rulebook } » ne prévoit pas la partie libre.
   *[games] « { $rulebook } » ne prévoit pas de nombre convenu de parties.
} Tirez-en un règlement à vous qui le permette.
terms-length-points = Un match se joue en 1 à 1000 points, pas en { $points }.
terms-length-games = On peut convenir de 1 à 1000 parties, pas de { $count }.
terms-start-not-known = « { $rulebook } » ne connaît pas le départ { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Tirez-en un règlement à vous qui le connaisse.
terms-not-offered = { $option ->
    [lower-starts] « { $rulebook } » ne laisse pas commencer le plus petit nombre.
    [cube] « { $rulebook } » n’a pas de videau dont on puisse convenir.
    [automatic-double] « { $rulebook } » ne connaît pas le doublement automatique.
    [first-double] « { $rulebook } » ne connaît pas de doublement automatique pour un double au premier lancer.
    [jacoby] « { $rulebook } » ne connaît pas la règle Jacoby.
    [beavers] « { $rulebook } » ne connaît pas les beavers.
   *[raccoons] « { $rulebook } » ne connaît pas les raccoons.
}
terms-money-only = { $option ->
    [jacoby] La règle Jacoby ne vaut qu’en partie libre.
    [beavers] Les beavers ne valent qu’en partie libre.
   *[raccoons] Les raccoons ne valent qu’en partie libre.
}
terms-automatic-money-only = Le doublement automatique ne vaut qu’en partie libre.
terms-raccoons-without-beavers = On ne convient des raccoons qu’avec les beavers.
terms-timing-bounds = On ne peut pas jouer avec une telle pendule : un tour demande du temps, au plus une heure ou { $days } jours.
terms-timing-real-board = À côté d’un vrai tablier se tient une vraie pendule ; il n’en est pas tenu ici.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook } : une partie unique se joue sans videau.
   *[other] { $rulebook } : cela se joue sans videau.
}
remark-even-match = { $points ->
   *[other] Match en { $points } points : mieux vaut un nombre impair.
}

## Un règlement que personne ne pourrait suivre

rulebook-fault-no-sessions = Aucun genre de rencontre n’est permis, on ne peut donc rien jouer.
rulebook-fault-crawford-without-cube = La règle Crawford suspend le videau, mais il n’y a pas de videau.
rulebook-fault-crawford-without-matches = La règle Crawford appartient aux matchs, mais on n’en joue pas.
rulebook-fault-cube-limit = Un videau montre 2, 4, 8 et ainsi de suite jusqu’à 1048576 ; { $limit } ne peut donc pas être sa limite.
rulebook-fault-cube-without-matches = Le videau ne sert que dans les matchs, mais on n’en joue pas.
rulebook-fault-cube-without-several-games = Le videau sert quand on joue plusieurs parties, mais on ne joue que des parties uniques.
rulebook-fault-automatic-without-cube = Le doublement automatique tourne le videau, mais il n’y a pas de videau.
rulebook-fault-automatic-without-money = Le doublement automatique appartient à la partie libre, mais elle n’est pas permise.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] La règle Jacoby concerne le videau, mais il n’y a pas de videau.
    [beavers] Un beaver tourne le videau, mais il n’y a pas de videau.
   *[raccoons] Un raccoon tourne le videau, mais il n’y a pas de videau.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] La règle Jacoby appartient à la partie libre, mais elle n’est pas permise.
    [beavers] Les beavers appartiennent à la partie libre, mais elle n’est pas permise.
   *[raccoons] Les raccoons appartiennent à la partie libre, mais elle n’est pas permise.
}
rulebook-fault-raccoons-without-beavers = Un raccoon répond à un beaver, mais les beavers ne sont pas permis.
rulebook-fault-beavers-and-redoubling = Les beavers et le redoublement immédiat s’excluent : les deux tournent le videau en réponse à un doublement.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Le videau ne sert que dans les matchs, la règle Jacoby est donc sans objet.
    [beavers] Le videau ne sert que dans les matchs, aucun beaver n’est donc possible.
   *[raccoons] Le videau ne sert que dans les matchs, aucun raccoon n’est donc possible.
}
