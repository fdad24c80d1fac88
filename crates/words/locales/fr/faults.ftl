### Ce qui ne va pas dans ce qu’on a donné à la ligne de commande : fichiers, positions, dés, matchs.

## Ce que dit le système d’un fichier

io-not-found = ce fichier ou ce dossier n’existe pas
io-permission-denied = l’accès est refusé
io-is-a-directory = c’est un dossier, pas un fichier
io-not-a-directory = une partie de ce chemin n’est pas un dossier
io-not-text = ce n’est pas du texte en UTF-8
io-storage-full = il n’y a plus de place
io-address-in-use = cette adresse est déjà utilisée
io-address-not-available = cette machine n’a pas cette adresse
io-other = le système dit : { $detail }
fault-standard-input = entrée standard
fault-standard-output = sortie standard
fault-threads = les fils d’exécution du programme
fault-unreadable-input = L’entrée standard n’a pas pu être lue.

## Positions

fault-position = Position « { $text } » : { $why }
fault-at-character = caractère { $place } : { $why }
fault-unexpected = « { $found } » ne peut pas se trouver ici ; attendu : { $wanted }
fault-too-short = le texte s’arrête ici ; attendu : { $wanted }
fault-too-long = le texte aurait dû finir avant ce caractère ({ $what })
fault-out-of-range = { $field } : { $value } n’est pas possible, seulement { $allowed }
fault-unknown-format = ce n’est aucune des façons d’écrire une position : un ID de position (4HPwATDgc/ABMA), un ID de position et un ID de match (4HPwATDgc/ABMA:cAkAAAAAAAAA), un XGID, une ligne de plateau de FIBS, ou les rangées de la notice danoise (white 2 S1 ...; black ...)
allowed-between = de { $one } à { $other }
allowed-either = { $one } ou { $other }
allowed-below-length = de 0 à un de moins que la longueur du match
allowed-power-of-two = une puissance de deux
allowed-points = de 1 à 24, 25 ou bar, 0 ou off
part-id-letter = une lettre, un chiffre, + ou /
part-position-id = un ID de position de 14 caractères
part-match-id = un ID de match de 12 caractères
part-xgid-checkers = 26 caractères pour les pions
part-xgid-place = de a à o, de A à O, ou -
part-top-bar = la barre du joueur du haut : une minuscule, ou -
part-bottom-bar = la barre du joueur du bas : une majuscule, ou -
part-cube-exponent = l’exposant du videau
part-cube-place = la place du videau
part-largest-cube = l’exposant du plus grand videau
part-turn = à qui est le tour
part-xgid-dice = deux dés, 00, D, B ou R
part-two-dice = deux dés
part-score = un score
part-xgid-rules = Crawford, ou les règles de la partie libre
part-match-length = la longueur du match
part-xgid-fields = un XGID de dix champs
part-board-head = le mot board
part-board-name = le nom d’un joueur
part-board-point = une flèche
part-board-number = un nombre de la ligne de plateau
part-board-fields = une ligne de plateau de 53 champs
part-die = un dé
part-cube = le videau
part-rows-place = où se trouvent ces pions
part-rows-word = white, black, un nombre, S, W, aside, off ou to move
part-rows-side = d’abord white ou black
part-rows-count = un nombre de pions
part-rows-point = une flèche d’une rangée
part-rows-sides = les pions de Blanc et de Noir
part-point = une flèche, bar ou off
part-destination = / et la flèche où va le pion
part-closing-bracket = une parenthèse fermante
part-space = une espace entre les déplacements
part-number = un nombre
part-repetition = le nombre de pions
part-four-steps = quatre pas d’un pion au plus
nonsense-last-letter = ce caractère en dit plus que l’ID ne contient
nonsense-past-last-point = ce caractère parle de pions au-delà de la dernière flèche
nonsense-too-many-checkers = l’ID finit avant que toutes les flèches soient décrites : trop de pions
nonsense-cube-owner = le videau n’est ni chez un joueur ni au milieu
nonsense-game-state = l’état de la partie n’est aucun des cinq
nonsense-die = un dé montre autre chose qu’un nombre de 1 à 6
nonsense-one-die = un dé est lancé et l’autre non
nonsense-backwards = les pions ne vont que vers des flèches plus basses

## Dés et demandes au moteur

fault-dice = Dés « { $text } » : { $why }
fault-dice-letter = « { $letter } » n’est pas un chiffre de dé ; on écrit 31, 3-1 ou 3 1
fault-dice-two = il faut deux chiffres, comme dans 31, 3-1 ou 3 1
fault-request = « { $line } » n’est pas une position suivie de dés, comme dans 4HPwATDgc/ABMA 3 1
fault-game-over = la partie est finie
fault-match-over = Score { $points } sur { $length } : le match est fini, il n’y a plus rien à décider
fault-ply = --ply { $ply } : le moteur calcule de 0 à { $deepest } demi-coups d’avance
fault-engine = le moteur a renoncé ({ $detail })
fault-nets = { $folder } : ces réseaux sont inutilisables ({ $detail })

## Fichiers

fault-json = { $file }, ligne { $line }, colonne { $column } : { $why } ({ $detail })
fault-json-whole = { $file } : { $why } ({ $detail })
json-not-rulebook = ce n’est pas un règlement valable
json-not-game = ce n’est pas une partie gardée valable
json-not-dice = ce n’est pas un relevé de dés valable
json-cut-off = le fichier est tronqué
fault-rulebook-base = { $file } : « base » doit nommer le règlement dont celui-ci est tiré : { $list }
fault-rulebook-answers = { $file } : { $why }
fault-save-version = { $file } : une partie dans la version { $found } du format ; la version { $known } peut être lue
fault-save-unwritable = { $file } : la partie ne peut pas être écrite ({ $detail })
fault-not-a-match = { $file } n’est pas un fichier de match : { $why }
fault-convert-files = convert prend quelque chose à lire et un fichier ou un dossier à écrire, ou --report et quelque chose à lire
fault-convert-ending = { $file } : un match s’écrit en .mat, .sgf ou .txt, une position en .txt, .html ou .tex
fault-convert-none = il n’y a pas de fichier de match là où on a cherché
fault-convert-same = { $file } : un fichier n’est pas écrit sur celui d’où il a été lu
fault-convert-position = { $file } contient une position, pas un match
fault-convert-pattern = { $pattern } n’est pas un motif de noms de fichiers : { $detail }
fault-no-game = { $file } : il n’y a pas de partie { $game } ; le fichier en a { $games }
fault-no-move-number = { $file }, partie { $game } : « { $number } » n’est pas un coup comme 7 ou 7b
fault-no-move = { $file }, partie { $game } : il n’y a pas de coup { $number } ; le dernier est { $last }
fault-not-reached = { $file }, partie { $game } : la partie rejouée ne va pas jusqu’à ce coup
fault-picture-size = Une image a de 1 à { $widest } pixels de large et de haut, pas { $width } sur { $height }.
fault-picture = L’image ne peut pas être dessinée ({ $detail }).
fault-dice-entry = { $file }, entrée { $entry }, lancer { $roll } : le relevé n’est pas cohérent ({ $detail })

## Fichiers de match

fault-at-place = { $place } : { $why }
place-game = partie { $number }
place-move = coup { $number }
place-line = ligne { $number }
lack-game = il n’y a pas de partie dans ce fichier
lack-players = il devrait y avoir ici deux joueurs avec leur score
lack-length = la longueur du match n’est pas indiquée
lack-first-game = ceci se trouve avant la première partie
lack-backgammon = l’arbre d’un autre jeu que le backgammon
lack-set-up = une position placée à la main n’est pas lue ; la partie est rejouée sans elle
lack-opening-bracket = une parenthèse fermante sans ouvrante
lack-tree = un nœud hors de toute partie
lack-value-end = une valeur qui ne finit pas
lack-property = une valeur sans propriété
lack-property-name = un caractère qui n’appartient à aucune propriété
lack-closing-bracket = la dernière partie ne finit pas par une parenthèse fermante
damage-head = l’en-tête du fichier est coupé ou d’une autre sorte
damage-directory = la liste de ce que contient le fichier est abîmée ; ce qui se trouvait sans elle a été lu
damage-packing = ce qui est compressé dans le fichier ne se décompresse pas jusqu’au bout
damage-checksum = la somme de contrôle n’est pas celle de ce qui a été décompressé
damage-too-large = ce qui est compressé dans le fichier est plus grand que n’importe quel match
damage-cut-record = le dernier enregistrement est coupé
damage-structure = ce que contient le fichier n’est pas construit comme un match
damage-variation = cette position de départ n’est pas connue
damage-edited = les pions ne sont pas ici là où les coups précédents les ont laissés
record-unreadable = « { $text } » ne peut pas être lu ici
record-play = { $roll } : { $play } : { $why }
record-unknown-play = { $roll } : ce qui a été joué n’est pas écrit
record-first-roll = une partie ne peut pas commencer par { $roll } : si les dés sont égaux, on les relance
record-crawford-double = un doublement dans la partie Crawford
record-cube-value = d’après le fichier, le videau va à { $written }, mais il va à { $real }
record-score = d’après le fichier, le score est { $written }, mais d’après les parties précédentes, c’est { $real }
record-result = d’après le fichier, le résultat est { $written }, mais la partie rejouée donne { $real }
record-result-value = d’après le fichier, { $name } gagne { $points }, ce que ne vaut aucun abandon avec un videau à { $cube }
record-match-over = le match était déjà fini
record-game-over = la partie était déjà finie
record-lost = à partir d’ici, cette partie ne peut plus être suivie ; elle est gardée telle qu’écrite
move-too-many = { $written } déplacements sont écrits, mais { $roll } n’en a que { $dice }
move-not-hit = { $point } est marquée comme frappée, mais aucun pion adverse isolé ne s’y trouve
move-ambiguous = le texte correspond à plusieurs coups : { $plays }
export-start = les fichiers de match ne connaissent que le départ usuel, le nackgammon et l’hypergammon
export-automatic-double = la partie { $game } a commencé par un doublement automatique, ce que les fichiers de match ne peuvent pas exprimer
export-own-rulebook = { $name } compte ou joue autrement que le règlement dont il est tiré, ce que les fichiers de match ne peuvent pas exprimer
export-replay = la partie ne peut pas être rejouée ({ $detail })

## Serveur, duels, entraînement, mesures

fault-listen = Impossible d’écouter sur { $address } : { $why }
fault-server-stopped = Le serveur s’est arrêté : { $why }
fault-store = Le dépôt des parties est inutilisable ({ $detail }).
fault-gnubg-missing = gnubg n’est pas installé (Debian : apt-get install gnubg)
fault-gnubg-answer = gnubg a répondu « { $answer } » à { $roll } ({ $detail })
fault-duel-one-folder = Contre gnubg, il faut un dossier de réseaux, ou aucun.
fault-duel-two-folders = Il faut deux dossiers de réseaux, ou --gnubg.
fault-duel-broke-off = Une partie du duel s’est interrompue.
fault-train-numbers = --round doit être d’au moins 1000 et --buffer au moins égal à --round ; --batch, --reuse et --minutes doivent être supérieurs à 0.
fault-train-widen = { $option } : autant de couches que le réseau en a, et aucune plus étroite.
fault-train-checkpoint = { $file } : ce point de reprise est inutilisable ({ $detail })
fault-train = L’entraînement ne peut pas continuer ({ $detail }).
fault-width = « { $part } » n’est pas une largeur : des multiples de 16 jusqu’à 1024, comme dans 512-64-32
fault-level = il n’y a pas de niveau « { $level } » : il y a beginner, casual, advanced, expert et world-class
fault-bench-seconds = --seconds { $seconds } : un nombre supérieur à 0, 600 au plus
fault-bench-paths = Les voies du noyau de calcul ne s’accordent pas : { $one } et { $other }.
fault-bench-tables = { $count ->
    [one] { $count } table a échoué
   *[other] { $count } tables ont échoué
}, la première avec : { $detail }
