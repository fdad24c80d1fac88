### Le navigateur : ce qui s’affiche à l’écran, et ce que dit un lecteur d’écran.

## Le cadre de chaque page

menu = Menu
menu-table = Table
menu-new = Nouvelle partie
menu-games = Mes parties
menu-options = Réglages
close = Fermer
page-failed = Impossible de charger cette page. Le serveur tourne-t-il encore ?
page-missing = Cette page n’existe pas.
page-missing-back = Retour à la table

## Réglages

option-language = Langue
option-theme = Apparence
option-theme-auto = Comme le système
option-theme-felt = Feutre
option-theme-night = Nuit
option-theme-paper = Papier
option-motion = Vitesse des pions
option-motion-normal = Normale
option-motion-slow = Lente
option-motion-fast = Rapide
option-motion-off = Sans animation
option-tap = Toucher un pion
option-tap-play = joue le premier dé
option-tap-show = montre où il peut aller
option-counting = Numérotation des flèches
option-counting-sheet = comme sur la feuille de règles
option-counting-usual = comme les joueurs l’écrivent partout
option-auto-roll = Lancer automatiquement quand on ne peut pas doubler
option-auto-forced = Jouer automatiquement les coups forcés
option-auto-pass = Passer automatiquement quand aucun coup n’est possible
option-auto-bear-off = Sortir automatiquement pendant la course
option-sound = Sons discrets
option-arrows = Flèches du dernier coup
option-numbers = Numéros à côté des flèches
option-mirror = Jan intérieur à gauche

## Le plateau

board-name = Plateau de backgammon
board-point = { $colour ->
    [light] { $count ->
        [one] Flèche { $point } : un pion clair.
       *[other] Flèche { $point } : { $count } pions clairs.
    }
    [dark] { $count ->
        [one] Flèche { $point } : un pion foncé.
       *[other] Flèche { $point } : { $count } pions foncés.
    }
   *[none] Flèche { $point } : vide.
}
board-can-go = Peut aller en { $places }.
board-off-short = sortie
board-bar = { $colour ->
    [light] { $count ->
        [0] Barre : aucun pion clair.
        [one] Barre : un pion clair.
       *[other] Barre : { $count } pions clairs.
    }
   *[dark] { $count ->
        [0] Barre : aucun pion foncé.
        [one] Barre : un pion foncé.
       *[other] Barre : { $count } pions foncés.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Aucun pion clair sorti.
        [one] Un pion clair sorti.
       *[other] { $count } pions clairs sortis.
    }
   *[dark] { $count ->
        [0] Aucun pion foncé sorti.
        [one] Un pion foncé sorti.
       *[other] { $count } pions foncés sortis.
    }
}
board-cube = Videau : { $value }
board-dice = Dés : { $dice }. { $action }

## Joueurs et score

pips = { $count ->
    [0] { $count } pip
    [one] { $count } pip
   *[other] { $count } pips
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $score } sur { $target } points
}
player-you = Vous
player-friend = Votre adversaire
player-light = Blanc
player-dark = Noir
player-computer = Ordinateur ({ $level })
player-computer-sentence = L’ordinateur
player-engine-replaced = { $computer } à la place de { $engine }
engine-failed-gone = { $engine } s’est arrêté. L’ordinateur continue à sa place ; rien n’est perdu.
engine-failed-silent = { $engine } n’a pas répondu à temps. L’ordinateur continue à sa place ; rien n’est perdu.
engine-failed-wrong = { $engine } a répondu ce que les règles n’autorisent pas. L’ordinateur continue à sa place ; rien n’est perdu.
player-waiting = Place libre
player-away = déconnecté
player-won-match = match gagné

## Niveaux de l’ordinateur

level-beginner = débutant
level-casual = amateur
level-advanced = avancé
level-expert = expert
level-world-class = classe mondiale

## Ce qu’il faut faire

turn-connecting = Connexion à la table…
turn-lost = La connexion est perdue. Nouvel essai…
turn-waits = La table attend : le serveur ne peut pas écrire pour le moment. Elle reprendra d’elle-même.
turn-closing = Le serveur redémarre. Nouvel essai…
table-shorter = Le serveur a perdu ce que cette page a vu en dernier : ses parties sont revenues à un état antérieur. La table continue d’ici.
turn-watching = Vous regardez la partie.
table-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
table-crawford = Partie Crawford : sans videau.
turn-waiting = En attente : votre adversaire doit ouvrir le lien.
turn-opening = Lancez pour savoir qui commence.
turn-opening-tie = Égalité : lancez encore.
turn-opening-theirs = { $name } lance pour savoir qui commence.
turn-roll = À vous : lancez les dés.
turn-roll-or-double = À vous : lancez, ou doublez d’abord.
turn-roll-theirs = { $name } va lancer.
turn-play = À vous : jouez { $dice }.
turn-play-theirs = { $name } joue { $dice }.
turn-done = « { do-done } » achève votre tour.
turn-none = Aucun coup possible avec { $dice }.
turn-rolling = Les dés roulent…
turn-thinking = { $name } réfléchit…
turn-double = { $name } double à { $value }.
turn-rematch = { $name } propose une revanche.
turn-double-yours = Vous doublez à { $value }. { $name } décide.
turn-resign = { $name } propose d’abandonner : { $stake ->
    [1] une partie simple
    [2] un gammon
   *[3] un backgammon
}.
turn-resign-yours = Vous proposez d’abandonner : { $stake ->
    [1] une partie simple
    [2] un gammon
   *[3] un backgammon
}. { $name } décide.
turn-roll-of = { $name } : lancez les dés.
turn-roll-or-double-of = { $name } : lancez, ou doublez d’abord.
turn-play-of = { $name } : jouez { $dice }.

## Boutons

do-roll = Lancer
do-throw = Lancer
do-double = Doubler
do-take = Accepter
do-drop = Refuser
do-redouble = Redoubler à { $value }
do-beaver = Beaver à { $value }
do-raccoon = Raccoon à { $value }
do-undo = Défaire
do-done = Terminé
do-resign = Abandonner
do-resign-single = Abandonner une partie simple
do-resign-gammon = Abandonner un gammon
do-resign-backgammon = Abandonner un backgammon
do-accept = Accepter
do-refuse = Refuser
do-cancel = Annuler
do-next = Partie suivante
do-claim = Réclamer la victoire
do-finish = Terminer la rencontre
do-rematch = Revanche
do-take-back = Reprendre le coup
do-new = Nouvelle partie
do-copy = Copier
do-copied = Copié
dice-swap = Échanger les dés.
dice-roll = Lancer les dés.

## La fin d’une partie

over-single = { $name } : { $points ->
    [one] un point gagné
   *[other] { $points } points gagnés
}, partie simple.
over-gammon = { $name } : { $points ->
    [one] un point gagné
   *[other] { $points } points gagnés
}, gammon ; le perdant n’a sorti aucun pion.
over-backgammon = { $name } : { $points ->
    [one] un point gagné
   *[other] { $points } points gagnés
}, backgammon ; un pion du perdant est encore sur la barre ou dans le jan intérieur du gagnant.
over-dropped = { $name } : { $points ->
    [one] un point gagné
   *[other] { $points } points gagnés
}, videau refusé.
over-resigned = { $name } : { $points ->
    [one] un point gagné
   *[other] { $points } points gagnés
} par abandon, { $stake ->
    [1] partie simple
    [2] gammon
   *[3] backgammon
}.
over-flag = { $name } : victoire, le temps de l’adversaire est écoulé.
over-absent = { $name } : victoire, l’adversaire s’est absenté trop longtemps.
over-cube = Le videau était à { $value }.
over-session = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} la rencontre, { $score }.
over-match = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} le match, { $score }.
news-match-won = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} le match.
over-draw = Match nul, { $score }.

## Le déroulement

log = Déroulement
log-empty = La partie n’a pas commencé.
log-opening = lance { $dice }
log-tie = Égalité : on relance
log-double = double à { $value }
log-take = accepte
log-drop = refuse
log-resign = { $stake ->
    [1] abandonne une partie simple
    [2] abandonne un gammon
   *[3] abandonne un backgammon
}
log-decline = refuse
log-won = { $points ->
    [one] gagne un point
   *[other] gagne { $points } points
}
log-flag = temps écoulé
log-claim = réclame la victoire
log-void = nul
log-wrong = { $dice } : { $play } (irrégulier)
log-corrected = corrigé
log-stands = maintenu
log-no-move = { $dice } : aucun coup
log-play = { $dice } : { $play }

## Refusé

refused-why = La règle

table-missing = Cette table n’existe pas ici.

## Ce qui ne va pas en dehors des règles du jeu

fault-other-version = Cette page est plus ancienne que le serveur. Veuillez la recharger.
fault-not-at-table = Cette page n’est plus à la table. Veuillez la recharger.
fault-not-your-seat = Cette place n’est pas la vôtre.
fault-seat-open = L’autre place est encore libre.
fault-not-here = Ce n’est pas possible à cette table.
fault-bad-terms = On ne peut pas jouer à ces conditions.
fault-no-engine = On ne peut pas jouer ici contre ce programme, ou pas selon ce règlement.
fault-bad-position = Cette position est illisible.
fault-bad-file = Ce fichier est illisible.
fault-too-many = Trop de demandes à la fois. Patientez un instant.
fault-trouble = Le serveur lui-même a un problème.
message-unreadable = Le serveur n’a pas compris un message de cette page ({ $detail }).

## Jouer à deux par un lien

link-title = Jouer par un lien
link-share = Envoyez cette adresse à votre adversaire. La première personne qui l’ouvre prend l’autre place, les suivantes regardent.
link-local = Cette adresse ne vaut que sur cet ordinateur. Pour jouer depuis un autre appareil de votre réseau, démarrez le serveur avec « pasch serve --listen 0.0.0.0:{ $port } » et ouvrez-le par le nom ou l’adresse de cet ordinateur dans le réseau.

## Une nouvelle partie

new-title = Nouvelle partie
new-opponent = Contre
new-opponent-computer = l’ordinateur
new-opponent-device = quelqu’un sur cet appareil
new-opponent-link = quelqu’un par un lien
new-engine = Programme
new-engine-rules = Les autres programmes jouent selon les règles de tournoi, avec quinze pions.
new-level = Niveau
new-rulebook = Règlement
new-rulebook-pages = Lire les règles
new-start = Départ
new-start-standard = Habituel
new-start-jacquet = Jacquet : chaque pion doit d’abord entrer
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon : trois pions chacun
new-session = Rencontre
new-session-single-game = Une seule partie
new-session-running-total = Des parties dont on cumule les points
new-session-money = Partie libre (money game)
new-session-match = Un match en
new-session-games = Un nombre de parties
new-length-points = points
new-length-games = parties
new-even = La notice préfère un nombre impair.
new-cube = Avec le videau
new-jacoby = Règle Jacoby
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Doublement automatique après une égalité au lancer d’ouverture
new-first-double = Doublement automatique si le premier lancer est un double
new-lower-starts = Le plus petit nombre commence
new-custom = C’est « { $rulebook } » avec d’autres choix que ceux de la notice.
new-dice = Dés
new-real-dice = De vrais dés : je les lance pour nous deux et j’entre ce qui tombe
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-delay = Pendule de tournoi
new-clock-fischer = Pendule Fischer
new-clock-days = Jours par tour
new-clock-free = secondes libres à chaque tour
new-clock-added = secondes ajoutées par tour
new-clock-per-point = minutes par point
new-clock-per-game = minutes par partie
new-clock-day-count = jours par tour
new-clock-computer = La pendule de l’ordinateur ne tourne pas. Avec une pendule, on ne reprend aucun coup.
# What was agreed about time, as a sentence and in short.
timing-claim = Sans pendule. Si l’on attend un joueur absent depuis { $minutes } minutes, l’adversaire peut réclamer la victoire.
timing-delay = À chaque tour, { $delay } secondes sont libres ; ensuite s’écoulent { $minutes } minutes de réserve. Une connexion perdue arrête la pendule, { $pause } secondes en tout.
timing-fischer = { $minutes } minutes, et { $increment } secondes de plus par tour. Une connexion perdue arrête la pendule, { $pause } secondes en tout.
timing-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
} pour chaque tour.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
clock-of = Temps restant : { $name }
clock-low = Plus que { $seconds } secondes.
clock-low-hours = Plus que { $hours } heures.
clock-paused = la pendule est arrêtée
clock-days = { $days } j { $hours } h
clock-claim-in = réclamation dans { $time }
games-due = { $name } : à jouer avant le { $when }
new-colour = Vous jouez
new-colour-light = les pions clairs
new-colour-dark = les pions foncés
new-colour-hint = En cas de désaccord, le plus âgé prend les pions foncés.
new-direction = Votre jan intérieur
new-direction-right = à droite
new-direction-left = à gauche
new-begin = Commencer
new-failed = Impossible d’ouvrir la table : { $reason }

## Les règlements en quelques mots

rulebook-own = { $rulebook }, version modifiée
rulebook-buffalo = Boîte Buffalo
rulebook-buffalo-special = Pas de videau. Un backgammon compte triple même si le perdant a déjà sorti des pions. Les flèches se comptent de 1 à 24 sur le trajet du premier joueur.
rulebook-german = Notice allemande
rulebook-german-special = 24 règles numérotées. Le dernier pion gagne le jan intérieur avec le plus grand nombre, un pion ne peut pas frapper chez soi puis filer sur un blot de son camp, et le gagnant commence la partie suivante.
rulebook-danish = Notice danoise
rulebook-danish-special = Qui se voit proposer le videau peut redoubler aussitôt. Abandonner coûte d’emblée un backgammon. Les flèches vont de S1 à S12 et de W1 à W12. Connaît aussi le Jacquet.
rulebook-jumbo = Livret Jumbo
rulebook-jumbo-special = Chacun lance deux dés ; le plus grand total commence, par un nouveau lancer. Si un nombre est trop grand, n’importe quel pion d’une flèche plus basse peut sortir.
rulebook-ten-language = Dépliant en dix langues
rulebook-ten-language-special = Tout pion qu’un dé amène au-delà du bord peut sortir, quoi qu’il reste derrière. Pas de videau.
rulebook-tournament = Tournoi
rulebook-tournament-special = Les règles internationales d’aujourd’hui : videau sans limite, partie Crawford dans les matchs ; en partie libre, Jacoby et beavers si l’on en convient.

## Mes parties

games-title = Mes parties
games-empty = Rien n’a encore été joué ici.
games-resume = Continuer
games-replay = Revoir
games-download = Télécharger { $format }
games-running = en cours
games-finished = terminée
games-against = { $light } – { $dark }
games-forget = Oublier
games-forget-ask = Oublier cette partie ?
games-forgotten = Partie oubliée.
games-session-single-game = partie unique
games-session-running-total = points cumulés
games-session-money = partie libre
games-session-match = { $length ->
    [one] match en { $length } point
   *[other] match en { $length } points
}
games-session-games = { $length ->
    [one] { $length } partie
   *[other] { $length } parties
}
log-game = Partie { $number }
replay-at = { $at } sur { $of }
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin

## Touches

keys-title = Touches
keys-arrows = Touches fléchées : de flèche en flèche
keys-enter = Entrée : prendre un pion, ou le poser
keys-numbers = 1 à 6 : jouer avec ce dé le pion sous le curseur
keys-home = Origine, Fin : le premier ou le dernier pion qui peut bouger
keys-roll = R : lancer
keys-double = D : doubler
keys-undo = U : défaire
keys-swap = S : échanger les dés
keys-done = E : { do-done }

## Positions

menu-positions = Positions
positions-title = Positions
positions-tool = Toucher le plateau
positions-tool-light = ajoute un pion clair
positions-tool-dark = ajoute un pion foncé
positions-tool-away = enlève un pion
positions-start = Position de départ
positions-clear = Plateau vide
positions-swap = Échanger les camps
positions-turn = Au trait
positions-dice = Dés
positions-die = { $number ->
    [1] Premier dé
   *[2] Deuxième dé
}
positions-not-thrown = pas lancé
positions-cube = Videau
positions-cube-owner = Le videau est à
positions-cube-middle = personne
positions-session = On joue
positions-money = En partie libre
positions-match = Un match
positions-length = Match en
positions-points-light = Points de Blanc
positions-points-dark = Points de Noir
positions-crawford = Partie Crawford
positions-checkers = Pions par camp
positions-valid = Cette position est jouable.
positions-held = { $side ->
    [light] Deux pions blancs ou plus occupent cette flèche. Retirez-les d’abord.
   *[dark] Deux pions noirs ou plus occupent cette flèche. Retirez-les d’abord.
}
positions-not-theirs = { $side ->
    [light] Seuls les pions blancs ont leur place ici.
   *[dark] Seuls les pions noirs ont leur place ici.
}
positions-pips = Pips : Blanc { $light }, Noir { $dark }
positions-one-die = Choisissez les deux dés ou aucun.
positions-paste = Identifiant de position, de match ou XGID
positions-read = Lire
positions-names = Noms de cette position
positions-position-id = Identifiant de position
positions-match-id = Identifiant de match
positions-link = Lien qui la montre avec l’avis du moteur
positions-copy = Copier { $name }
positions-ask = Interroger le moteur
positions-evaluate = Évaluer
positions-plays = Classer les coups
positions-cube-action = Décision de videau
positions-thinking = Réflexion…
positions-wins = Gagne
positions-loses = Perd
positions-chance = en tout
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Équité
positions-match-chance = Gagne le match
positions-no-plays = Aucun coup possible.
positions-play-on = Continuer à partir d’ici
positions-play-on-note = L’ordinateur joue l’autre camp. La partie reprend à partir de cette position, avec ses dés, son videau et son score, pour autant que le règlement les connaisse.
positions-picture = Image
positions-file = Fichier de match
positions-choose-file = Choisir un fichier
positions-file-large = { $name } est trop gros pour un fichier de match.
positions-file-fault = { $name } : { $fault }
positions-study = Étudier cette position
cube-action-no-double = Ne pas doubler
cube-action-double = Doubler
cube-action-redouble = Redoubler
cube-action-too-good = Trop bon pour doubler
cube-action-not-available = On ne peut pas tourner le videau
cube-answer-take = accepter
cube-answer-pass = refuser
cube-answer-beaver = beaver
cube-advice-none = Il n’y a rien à décider pour le videau.
cube-advice-no-double = Sans doubler
cube-advice-double-take = Doublé et accepté
cube-advice-double-pass = Doublé et refusé

## L’entraîneur

tutor = Entraîneur
new-tutor = Après chaque décision, l’entraîneur dit ce qu’il aurait fait, et il donne des conseils
do-hint = Conseil
keys-hint = H : conseil, avec l’entraîneur
tutor-thinking = L’entraîneur réfléchit…
tutor-hint = Conseil
tutor-hint-line = Conseil : { $hint }
tutor-best = { $made } : l’entraîneur aurait fait de même.
tutor-cost = { $made } : perte de { $cost }. Mieux : { $best }.
tutor-short = −{ $cost }. Mieux : { $best }
tutor-decision-double = Doubler
tutor-decision-no-double = Ne pas doubler
tutor-decision-take = Accepter
tutor-decision-pass = Refuser
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redoubler
tutor-show = Montrer sur le plateau
tutor-back = Retour à la partie
tutor-summary = Le bilan de l’entraîneur
tutor-decisions = { $count ->
    [one] { $count } décision, points perdus : { $cost }.
   *[other] { $count } décisions, points perdus : { $cost }.
}
tutor-decisions-of = { $side } : { $decisions }
tutor-costliest = Les plus coûteuses
tutor-costly-play = { $game }, { $dice } : { $made } → { $best }
tutor-costly-cube = { $game } : { $made } → { $best }
tutor-faultless = Rien n’a été perdu.

## Pages de règles

menu-rules = Règles
rules-title = Règles du jeu
rules-intro = Six règlements, cinq tirés de notices imprimées et un pour les tournois, chacun complet et dans nos propres mots. Un coup refusé renvoie à la règle même qui l’interdit.
rules-more = À lire aussi
rules-comparison = Côte à côte
rules-comparison-about = Les six règlements, question par question, avec les différences marquées.
rules-glossary = Les mots du jeu
rules-glossary-about = Ce que veulent dire les mots, et comment les autres langues appellent la même chose.
rules-solitaire = Livret du solitaire
rules-solitaire-about = Le jeu de pions à 37 cases : les règles, cinq problèmes, et la vérité sur chacun.
rules-contents = Sommaire
rules-link = Lien vers ce passage
rules-play = Jouer selon ces règles
rules-sources = Chaque énoncé de la feuille imprimée et ce qui y répond
rules-only-differences = Seulement les différences

## Le solitaire sur la page

menu-solitaire = Solitaire
peg-board = Plateau de solitaire
peg-hole = { $state ->
    [peg] Case { $hole } : un pion.
   *[empty] Case { $hole } : vide.
}
peg-hole-jumps = Peut sauter en { $holes }.
peg-hole-end = A un pion à la fin.
peg-jumped = De { $from } par-dessus { $over } jusqu’en { $to }.
peg-solved = { $moves ->
    [one] Résolu en { $moves } coup.
   *[other] Résolu en { $moves } coups.
}
peg-stuck = Le pion en { $hole } ne peut pas sauter maintenant.
peg-redo = Rejouer
peg-restart = Recommencer
peg-hint = Conseil
peg-verdict = Encore possible ?
peg-solution = Montrer une solution
peg-best = Montrer la meilleure fin
peg-watch = Me dire aussitôt quand la fin n’est plus à portée
peg-thinking = Recherche…
peg-still = { $jumps ->
    [one] Oui : la fin peut être atteinte, avec encore { $jumps } saut.
   *[other] Oui : la fin peut être atteinte, avec encore { $jumps } sauts.
}
peg-still-best = { $jumps ->
    [one] La meilleure fin, { $pegs } pions, peut être atteinte avec encore { $jumps } saut.
   *[other] La meilleure fin, { $pegs } pions, peut être atteinte avec encore { $jumps } sauts.
}
peg-best-too-late = La meilleure fin, { $pegs } pions, ne peut plus être atteinte d’ici.
peg-unknown = On ne sait pas : la recherche ne s’est pas terminée dans le temps imparti.
peg-honest = Pour être honnête avec vous : personne ne peut atteindre cette fin ; la preuve est dessinée plus bas. Essayez de laisser le moins de pions possible. Le mieux, c’est deux.
peg-run = Dérouler
peg-pause = Pause
peg-leave = Retour à mon jeu
peg-proof-title = Pourquoi c’est impossible
peg-keys = Touches : les flèches vont de case en case, Entrée prend un pion et le pose, U défait, R rejoue, H donne un conseil.

## Feuille de marque

menu-score = Feuille de marque
score-title = Feuille de marque
score-intro = Pour deux personnes devant un vrai plateau : on y lance et on y joue, et l’on note ici en touchant l’écran. La page tient le compte du videau et du score, et connaît le règlement.
score-resume = Continuer la dernière rencontre
score-new = Nouvelle rencontre
score-name-light = Qui a les pions clairs ?
score-name-dark = Qui a les pions foncés ?
score-opening = Qui commence ? Saisissez ce que chacun a lancé.
score-opening-tie = Égalité : saisissez les nouveaux lancers.
score-throw = { $name } va lancer : saisissez les dés.
score-throw-or-double = { $name } va lancer : saisissez les dés, ou doublez d’abord.
score-play = { $name } joue { $dice } : touchez les pions qui ont été joués.
score-done = { $name } a joué { $dice } : saisissez le coup.
score-none = { $name } ne peut rien jouer avec { $dice }.
score-free = { $name } joue { $dice } : déplacez les pions comme ils l’ont vraiment été, à tort ou à raison.
score-enter = Saisir le coup
score-otherwise = Joué autrement
score-flag = C’est contraire aux règles. { $why }
score-put-right = Corriger
score-write-down = Personne ne l’a vu : noter tel quel
score-demand = { $name } : faire corriger
score-lift = { $name } ramasse les dés
score-void = Lancer nul
score-void-why = Pourquoi le lancer est-il nul ?
score-throw-of = Lancer de { $name }
score-die = Dé : { $value }
score-clear = Effacer
score-results = Parties jouées

## Des dés avec preuve

dice-title = Des dés avec preuve
dice-intro = Avant chaque partie, le serveur et le navigateur de chaque joueur fixent une chaîne de nombres secrets. Chaque lancer prend un nombre de chaque chaîne, révélé seulement après la décision de lancer. Si votre navigateur est honnête, tous les autres ensemble, serveur compris, ne peuvent ni choisir ni prévoir vos dés. Cette page le vérifie elle-même, sans le serveur.
dice-table = Table { $table }
dice-fine = { $rolls ->
    [one] Tout concorde : { $rolls } lancer vérifié.
   *[other] Tout concorde : { $rolls } lancers vérifiés.
}
dice-wrong = Quelque chose ne va pas à l’entrée { $entry }, lancer { $roll } : { $why }
dice-real = On a joué sur un vrai plateau : il n’y a pas de dés du serveur à vérifier.
dice-none = Aucun dé n’est encore tombé.
dice-checked = Ce qui a été vérifié
dice-checked-order = Chaque part était fixée avant son premier lancer, chaque lancer décidé avant de tomber, et aucun ne manque.
dice-checked-links = Chaque nombre révélé appartient à la chaîne que son participant avait fixée.
dice-checked-dice = Chaque dé a été recalculé à partir des nombres de tous les participants.
dice-checked-throws = { $count ->
    [one] { $count } lancer de la partie correspond bien à ce qui est tombé.
   *[other] Les { $count } lancers de la partie correspondent bien à ce qui est tombé.
}
dice-left-out = { $count ->
    [one] { $count } lancer s’est fait sans une page qui n’avait pas répondu à temps : { $rolls }.
   *[other] { $count } lancers se sont faits sans une page qui n’avait pas répondu à temps : { $rolls }.
}
dice-pending = Un lancer est décidé, mais ses dés ne sont pas encore tombés.
dice-not-checked = Non vérifié ici : si les règles permettent chaque coup. « pasch dice verify » vérifie cela aussi.
dice-download = Télécharger le relevé
dice-chain = Chaînes { $chain }, partie { $game }
dice-link = Nombre { $link } de { $name }
dice-marked = connu d’avance
dice-drop = Pour vérifier une autre partie, déposez son relevé de dés (.dice.json) sur cette page ou choisissez-le ici.
dice-check = Vérifier les dés
dice-go-on = Continuer avec de nouveaux dés
dice-broken = On ne peut plus se fier aux dés : { $why } Ce navigateur ne prend plus part aux lancers.
dice-was-me = C’était moi
dice-doubt-renewal = De nouvelles chaînes ont été demandées ou acceptées en votre nom, mais pas dans ce navigateur. Votre part dans les dés est retenue.
dice-doubt-back = Un coup a été repris en votre nom, mais pas dans ce navigateur. Votre part dans les dés est retenue.
dice-doubt-roll = Un lancer a été décidé en votre nom, mais pas dans ce navigateur. Votre part dans les dés est retenue.
dice-agree = D’accord
dice-lost = Un lancer est ouvert et votre part se trouve dans un autre navigateur. Continuez là-bas. Ou demandez ici de nouveaux nombres, et le lancer se fera avec eux.
dice-ask-new = Demander de nouveaux nombres
dice-asks = { $name } a perdu les nombres secrets des dés. Le lancer ouvert serait fait avec de nouveaux. Êtes-vous d’accord ?
dice-waits = Les dés attendent la page de { $name }. Sans elle, personne ne peut lancer.
dice-the-server = Le serveur
dice-fault-shorter = le serveur a oublié quelque chose que ce navigateur a vu (lancer { $roll }).
dice-fault-log = le journal n’est pas celui que ce navigateur a suivi (lancer { $roll }).
dice-fault-taken-back = après un coup repris, les dés ne sont pas ceux qui étaient tombés, ou rien ne pouvait être repris (lancer { $roll }).
dice-fault-renewal = des chaînes ont été renouvelées sans raison ou sans accord (lancer { $roll }).
dice-fault-link = un nombre n’appartient pas à la chaîne fixée, ou manque (lancer { $roll }).
dice-fault-early = un nombre a été révélé avant la décision de lancer ou avant que chaque part soit fixée (lancer { $roll }).
dice-fault-anchor = une part a été fixée trop tard, deux fois, ou est égale à une autre (lancer { $roll }).
dice-code = Code : { $code }. Deux joueurs qui se lisent le même code jouent la même partie.
dice-anchor = Fixé par { $name } :
dice-foreseen = Connus d’avance, parce qu’un coup a été repris, les dés des lancers : { $rolls }.
dice-renewed = Les chaînes ont été renouvelées en cours de partie { $count ->
    [one] une fois
   *[other] { $count } fois
}. Aucun lancer ouvert n’a été remplacé sans l’accord des autres joueurs.
dice-first = Selon un procédé antérieur, qu’un serveur ou un joueur malhonnête pouvait fausser sans être découvert, sont tombés les lancers 1 à { $rolls }.
dice-not-followed = Ce navigateur n’a pas suivi cette partie et ne peut pas dire si les parts des joueurs ont servi.
dice-checked-followed = C’est le journal que ce navigateur a suivi pendant la partie.
dice-limits = Ce que cela ne promet pas : chacun peut cesser de jouer, et le relevé ne dit pas à qui la faute. Cette page vient elle-même du serveur ; en simple HTTP, n’importe qui en chemin pourrait la modifier.
dice-fault-unreadable = ceci ne se lit pas comme un relevé de dés.
dice-fault-order = des lignes, des lancers ou des nombres ne sont pas dans l’ordre (lancer { $roll }).
dice-fault-chain = l’empreinte d’un maillon n’est pas le maillon précédent (lancer { $roll }).
dice-fault-nonces = le lancer { $roll } a un nonce de trop ou de moins.
dice-fault-digest = le lancer { $roll } a un autre hachage. Son maillon ou ses nonces ont été changés.
dice-fault-dice = le lancer { $roll } donne { $wanted }, pas { $found }.
dice-fault-throw = un lancer de la partie ne correspond pas à ce qui est tombé.

# The page that needs no server
here-elsewhere = Pasch est ouvert dans un autre onglet, qui tient maintenant les tables.
here-elsewhere-on = Continuer ici
here-closed = Impossible de dresser les tables dans ce navigateur : { $reason }
here-update = Une nouvelle version est là. Votre partie reste telle quelle.
here-update-now = L’utiliser maintenant
here-parent = Cette partie en continue une autre, dont le serveur a disparu.
do-go-on-here = Continuer sans le serveur
device-title = Cet appareil
device-here = Vos parties, cartes et réglages sont conservés dans ce navigateur. Aucun serveur ne les connaît.
device-server = Vos parties sont conservées par le serveur qui a fourni cette page.
device-elsewhere = Vous êtes aux tables de { $server }.
device-back = Revenir aux tables de ce navigateur
device-back-server = Revenir aux tables du serveur
device-stand-here = Jouer dans ce navigateur, sans le serveur
device-keeping = Conservation
device-promised = Le navigateur a promis de tout garder.
device-not-promised = Le navigateur peut tout effacer si la place manque : enregistrez une copie de temps en temps.
device-room = Utilisé : { $used } Mo.
device-ask = Demander au navigateur de tout garder
device-save = Tout enregistrer dans un fichier
device-load = Reprendre un fichier enregistré
device-taken-in =
    { $count ->
        [0] Rien n’y était nouveau.
        [one] Une partie a été reprise.
       *[other] { $count } parties ont été reprises.
    }
device-taken-study = Matchs analysés et cartes repris : { $count }.
device-not-taken = Ce fichier ne vient pas de Pasch ou il est abîmé ({ $reason }). Rien n’a été changé.
device-install-title = Installation
device-install = Installer Pasch sur cet appareil
device-install-menu = Le menu du navigateur peut mettre Pasch sur l’écran d’accueil ; il démarre alors sans réseau.
device-plain = Cette page est venue en HTTP simple. Les navigateurs n’y permettent ni l’installation, ni le démarrage sans réseau, ni les notifications ; avec pasch serve --tls, si.
device-join = Une table sur un serveur
device-join-hint = Collez l’adresse qu’on vous a envoyée. Le serveur doit accepter les pages d’ici.
device-join-go = Y aller
device-no-address = Ce n’est pas une adresse.
fault-no-room = Il n’y a plus de place sur cet appareil. Rien de ce qui a été montré n’est perdu ; la partie continue dès qu’il y a de la place.
dice-here = Les deux camps sont sur cet appareil : ce relevé ne prouve donc rien à personne d’autre, car qui a l’appareil aurait pu choisir les dés.
dice-here-real = Ou lancer de vrais dés et les entrer
new-link-server = Inviter un ami par un lien demande un serveur.

## A rulebook of one’s own

own-title = Un règlement à soi
own-intro = Partez du règlement le plus proche de votre façon de jouer et changez ce que vous jouez autrement. Ce qui ne va pas ensemble est dit aussitôt.
own-about = Chaque question de la comparaison, avec vos réponses
own-make = Faire son propre règlement
own-base = Fait à partir de
own-name = Son nom
own-saved = Vos règlements
own-kept = Enregistré dans ce navigateur.
own-save = Enregistrer
own-together = Tout va ensemble.
own-contradictions = Ceci ne va pas ensemble :
own-changed = réponse différente de celle du règlement de départ
own-void = Une autre réponse rend cette question sans objet.
own-link = Lien vers ce règlement
own-file = Enregistrer dans un fichier
own-open = Ouvrir un fichier
own-forget-ask = Oublier ce règlement ?
own-forgotten = « { $name } » est oublié.
own-broken = Ce lien ou ce fichier ne contient aucun règlement lisible.
