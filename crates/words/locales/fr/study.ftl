### Étudier : parties, cartes, mon jeu, aide-mémoire.

menu-study = Étudier
study-title = Matchs
study-file-note = Déposez un match de n’importe quel programme (.xg, .bgf, .mat, .sgf, .txt) sur cette page : il est analysé ; une position (.xgp, .txt) va dans l’éditeur. Ou choisissez un fichier.
study-drop = Lâchez pour ouvrir le fichier.
study-opened = Ouverts ici
study-finished = Parties terminées
study-missing = Ce match n’est pas conservé dans ce navigateur.
study-back = Tous les matchs
study-back-to-match = Retour au match
study-analyse = Analyser
study-go-on = Continuer
study-stop = Arrêter
study-progress = { $done } sur { $all }
study-me = Vous êtes
study-me-nobody = ni l’un ni l’autre
study-level = Profondeur
study-tab-errors = Erreurs
study-tab-moves = Coups
study-tab-figures = Chiffres
study-no-figures = Les chiffres viennent une fois l’analyse faite.
study-cube-errors = Erreurs de videau
study-place = Partie { $game }, coup { $number }
study-pips = pips { $white } : { $black }
study-next-error = L’erreur suivante
study-previous-error = L’erreur précédente
study-play-out = Jouer jusqu’au bout
study-played-out = { $games } parties jouées jusqu’au bout
study-plies = { $plies ->
    [0] au premier coup d’œil
    [one] { $plies } lancer d’avance
   *[other] { $plies } lancers d’avance
}
study-card = En faire une carte
study-cards-all = { $count ->
    [one] En faire une carte
   *[other] En faire { $count } cartes
}
study-cards-added = { $count ->
    [0] Aucune nouvelle carte.
    [one] Une nouvelle carte.
   *[other] { $count } nouvelles cartes.
}

## Cartes

cards-title = Cartes
cards-own = Mes erreurs
cards-opening = Ouvertures et réponses
cards-deck = Paquet
cards-decks = Paquets
cards-counts = { $due } sur { $all } à revoir.
cards-begin = Commencer
cards-none = Pas encore de cartes : faites-en avec les erreurs d’un match, ou prenez le paquet des ouvertures.
cards-left = encore { $count }
cards-after = Après { $play }
cards-due = Elle revient le { $when }.
cards-next = Carte suivante
cards-drop = Retirer cette carte
cards-grade-good = Juste.
cards-grade-hard = Presque : vous avez cédé un peu.
cards-grade-again = Faux.
cards-add-opening = Ajouter ouvertures et réponses
cards-open = Ouvrir un paquet
cards-save = Enregistrer en fichier
cards-anki = Pour Anki
cards-anki-note = Le texte pour Anki contient les images : dans Anki, choisissez « Importer ».
cards-bad-file = { $name } n’est pas un paquet de cartes.

## Mon jeu

mygame-title = Mon jeu
mygame-empty = Rien encore : analysez des matchs et dites qui vous êtes.
mygame-analyse = { $count ->
    [one] Analyser une partie terminée
   *[other] Analyser { $count } parties terminées
}
mygame-over-time = Niveau au fil du temps
mygame-matches = { $count ->
    [one] un match
   *[other] { $count } matchs
}
mygame-cube-checkers = Videau et pions
mygame-opponents = Par adversaire
mygame-dice = Dés
mygame-others = Adversaires
mygame-expected = Attendu
mygame-throws = Lancers
mygame-doubles = Doubles
mygame-pips = Pips par lancer
mygame-danced = Lancers depuis la barre sans rentrer
mygame-number = Nombre { $number }
mygame-luck = Chance sur tous les matchs : { $luck } points.

## Aide-mémoire

tools-title = Aide-mémoire
tools-score = Seuils d’acceptation et gammons
tools-away = Il manque à { $name }
tools-doubler = Double
tools-take-point = Accepter dès
tools-live-take-point = en redoublant
tools-gammon = Valeur du gammon
tools-score-note = Ce que doit gagner le joueur doublé, gammons à part : si le videau ne bouge plus, et s’il redouble au meilleur moment. En partie libre, un gammon vaut 0,50.
tools-no-cube = Personne ne double ici.
tools-equity = Chances de gagner le match
tools-equity-note = En pour cent, selon les points qui manquent au joueur (lignes) et à l’adversaire (colonnes) ; à un point, la partie suivante est la partie Crawford.
tools-after-crawford = Après Crawford, adversaire à 1
tools-pips = Compter les pips
tools-check = Vérifier
tools-another = Autre position
tools-pips-right = Juste, en { $seconds } s.
tools-pips-wrong = Blanc a { $light }, Noir { $dark }.
tools-pips-score = { $right } sur { $all } justes.
tools-openings = Lancers d’ouverture
tools-openings-note = Joués jusqu’au bout par notre moteur ; valeurs en partie libre.
tools-second = Deuxième choix
