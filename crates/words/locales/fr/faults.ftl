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
fault-convert-ending = { $file } : un match s’écrit en .mat, .sgf ou .txt, une position en .txt, .html ou .tex
fault-convert-none = il n’y a pas de fichier de match là où on a cherché
fault-convert-same = { $file } : un fichier n’est pas écrit sur celui d’où il a été lu
fault-convert-position = { $file } contient une position, pas un match
fault-convert-pattern = { $pattern } n’est pas un motif de noms de fichiers : { $detail }
fault-no-game = { $file } : il n’y a pas de partie { $game } ; le fichier en a { $games }
fault-no-move-number = { $file }, partie { $game } : « { $number } » n’est pas un coup comme 7 ou 7b
fault-no-move = { $file }, partie { $game } : il n’y a pas de coup { $number } ; le dernier est { $last }
fault-not-reached = { $file }, partie { $game } : la partie rejouée ne va pas jusqu’à ce coup
fault-picture-size = Une image a de 1 à { $widest } pixels de large et de haut, pas { $width } sur { $height }.
fault-picture = L’image ne peut pas être dessinée ({ $detail }).
fault-dice-entry = { $file }, entrée { $entry }, lancer { $roll } : le relevé n’est pas cohérent ({ $detail })

## Fichiers de match

export-own-rulebook = { $name } compte ou joue autrement que le règlement dont il est tiré, ce que les fichiers de match ne peuvent pas exprimer
export-replay = la partie ne peut pas être rejouée ({ $detail })

## Serveur, duels, entraînement, mesures

fault-listen = Impossible d’écouter sur { $address } : { $why }
fault-server-stopped = Le serveur s’est arrêté : { $why }
fault-store = Le dépôt des parties est inutilisable ({ $detail }).
fault-tls = Impossible de servir en HTTPS ({ $detail }).
fault-store-in-use = { $folder } est déjà utilisé : { $owner }
fault-store-file = { $file } est endommagé ({ $detail }). Une copie peut prendre sa place : pasch store restore
fault-store-not-empty = Il y a des parties dans { $file } ; --replace met la copie à leur place.
fault-store-no-table = Il n’y a pas de table « { $table } ».
fault-store-damaged = Erreurs trouvées : { $count }
fault-work = Les auxiliaires sont inutilisables ({ $detail }).
fault-nats = { $address } ne répond pas comme serveur NATS : { $why }
fault-database-address = « { $address } » n’est pas l’adresse d’une base PostgreSQL, comme postgres://utilisateur@machine/nom
fault-copy-from = « { $from } » ne désigne pas un dossier de parties, comme le fait sqlite:DOSSIER
fault-gnubg-missing = gnubg n’est pas installé (Debian : apt-get install gnubg)
fault-engine-command = Ce n’est pas une commande de moteur ({ $detail }).
fault-engine-setting = « { $setting } » ne règle rien : il faut NOM=VALEUR.
fault-engine-name = « { $engine } » ne désigne aucun moteur : il faut NOM=COMMANDE, chaque nom une seule fois.
fault-engine-start = Impossible de lancer { $engine } : { $why }
fault-engine-gone = { $engine } s’est arrêté en pleine partie.
fault-engine-silent = { $engine } n’a pas répondu à temps.
fault-engine-refused = { $engine } a refusé ce qu’on lui a dit : { $answer }
fault-engine-answer = { $engine } a répondu « { $answer } », ce qui ne répond pas à la question.
fault-engine-play = { $engine } a répondu « { $answer } » ({ $detail })
fault-engine-cube = { $engine } ne décide pas du videau ; sans --cubeful, on peut jouer contre lui.
fault-duel-one-folder = Contre un moteur, il faut un dossier de réseaux, ou aucun.
fault-duel-two-folders = Il faut deux dossiers de réseaux, ou --engine, ou --gnubg.
fault-duel-broke-off = Une partie du duel s’est interrompue.
fault-decision-line = Ligne { $line } : { $why }
fault-decision-json = ce n’est pas une décision en JSON avec id et dice ({ $detail })
fault-no-decisions = Il n’y a ici aucun lancer qui laisse un choix.
fault-gnubg-law = gnubg ne peut être interrogé que selon les règles de tournoi, sans Jacoby ni beavers
fault-train-numbers = --round doit être d’au moins 1000 et --buffer au moins égal à --round ; --batch, --reuse et --minutes doivent être supérieurs à 0.
fault-train-widen = { $option } : autant de couches que le réseau en a, et aucune plus étroite.
fault-train-heads = --heads : le réseau de contact a déjà ses têtes.
fault-train-checkpoint = { $file } : ce point de reprise est inutilisable ({ $detail })
fault-train = L’entraînement ne peut pas continuer ({ $detail }).
fault-table = { $file } : cette table est inutilisable ({ $detail }) ; supprimez-la pour recommencer
fault-cache-folder = Il n’y a pas de dossier pour les tables : définissez HOME ou XDG_CACHE_HOME.
fault-width = « { $part } » n’est pas une largeur : des multiples de 16 jusqu’à 1024, comme dans 512-64-32
fault-level = il n’y a pas de niveau « { $level } » : il y a beginner, casual, advanced, expert et world-class
fault-bench-seconds = --seconds { $seconds } : un nombre supérieur à 0, 600 au plus
fault-bench-paths = Les voies du noyau de calcul ne s’accordent pas : { $one } et { $other }.
fault-bench-tables = { $count ->
    [one] { $count } table a échoué
   *[other] { $count } tables ont échoué
}, la première avec : { $detail }
fault-analysis-cache = le fichier des jugements est d’une autre sorte, ou endommagé à la ligne { $line }
fault-analysis-one-match = un match s’écrit pour un seul fichier ; { $count } ont été nommés
