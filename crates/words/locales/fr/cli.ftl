### La ligne de commande. Les mots que l’on tape restent tels quels.

## Erreurs

cli-no-rulebook = Il n’y a pas de règlement « { $name } ». Il y a { $list }, et des fichiers comme mine.json avec un règlement à vous.
cli-no-language = Il n’y a pas de langue « { $name } ». Il y a { $list }.
cli-no-sources = « { $name } » n’a pas de notice imprimée, donc pas de sources.

## Ce que l’on joue

session-single-game = Partie unique
session-running-total = Points cumulés
session-match = { $points ->
    [one] Match en { $points } point
   *[other] Match en { $points } points
}
session-money = Partie libre
session-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## pasch play : le début et la fin

play-welcome = { $session }, règlement : { $rulebook }.
play-computer-side = L’ordinateur joue { $side ->
    [white] Blanc
   *[black] Noir
}.
play-labels = Les flèches s’écrivent et se lisent comme cette notice les numérote, telles qu’elles figurent à côté du plateau. Avec --numbers usual, chacun compte de 24 à 1.
play-help-hint = help énumère ce que l’on peut taper.
play-help =
    roll, ou Entrée : lancer les dés
    { $play } : jouer ; { $enter } rentre, { $off } sort, { $two } joue deux pions
    undo, done : annuler un déplacement, terminer le tour
    moves, board : les coups réguliers, le plateau à nouveau
    double, take, drop, redouble, beaver, raccoon : le videau
    resign single, resign gammon, resign backgammon, accept, decline : abandonner
    next, finish : la partie suivante, la fin de la rencontre
    save FILE, quit : garder la partie, quitter
    Commencez par white ou black pour agir pour ce camp : black resign gammon
    Sur un vrai plateau : 31 ou 3-1 sont des dés, 31: { $short } dés et coup, white 4 un dé d’ouverture ;
    void flat, void halves, void checker, void early, void half : le lancer ne compte pas ;
    played : noter un coup irrégulier ; correct : exiger sa correction ; lift, signal : les dés sont ramassés ; undo : efface la dernière saisie
play-saved = Enregistré dans { $file }.
play-kept = La partie est gardée. Pour la reprendre : pasch play --resume { $file }
play-not-kept = La partie n’a pas été gardée. save FILE la garde, --save FILE la garde tout du long.

## pasch play : les lignes sous le plateau

play-standing = { $session }, partie { $number } : Blanc { $white }, Noir { $black }
play-cube-middle = videau { $value }, au milieu
play-cube-beside = videau { $value }, à côté du plateau, le 64 sur le dessus
play-cube-held = { $side ->
    [white] videau { $value }, à Blanc
   *[black] videau { $value }, à Noir
}
play-crawford = partie Crawford
play-opening = Lancer d’ouverture : Entrée lance
play-opening-real = Lancer d’ouverture : white N, black N
play-opening-of = { $name } : lancer d’ouverture
play-choices = { $name } : { $words }
play-enter-dice-of = { $name } : saisissez les dés
play-wrong-move = Le coup irrégulier peut encore être corrigé : correct
play-to-play = { $name } : { $dice } à jouer
play-turn-complete = done (ou Entrée) termine le tour, undo revient en arrière
play-still-to-play = Reste à jouer : { $numbers }
play-next = next, ou Entrée : la partie suivante
play-next-or-finish = next, ou Entrée : la partie suivante ; finish : la fin

## pasch play : ce qui n’est pas possible

play-middle-of-turn = Vous êtes au milieu d’un tour : done le termine, undo le reprend.
play-enter-dice = Saisissez les dés lancés, par exemple 31.
play-program-throws = C’est le programme qui lance les dés : tapez roll, ou démarrez avec --scorekeeper.
play-whose-opening = Dites de qui est le lancer d’ouverture : white 4.
play-two-dice = On lance deux dés, par exemple 31.
play-nobody-to-play = Ce n’est à personne de jouer.
play-no-wrong-play = Il n’y a pas de coup irrégulier à noter : saisissez-le d’abord.
play-record-wrong = A-t-on vraiment joué ainsi ? played le note comme irrégulier ; ou saisissez le bon coup.
play-nothing-to-take-back = Il n’y a rien à reprendre : un tour terminé est maintenu.
play-nothing-entered = Rien n’a encore été saisi.
play-say-who = Dites qui : commencez par white ou black.
play-say-whose-dice = Dites de qui sont les dés : white lift.
play-stands-alone = « { $word } » s’écrit seul ; « { $rest } » après lui ne veut rien dire.
play-save-needs-file = save demande le nom d’un fichier.
play-not-understood = « { $text } » n’est pas compris ; help énumère ce que l’on peut taper.
play-no-die = « { $letter } » n’est pas un dé (caractère { $place }) ; un dé montre 1 à 6.
play-one-or-two-dice = On lance un ou deux dés, pas { $count }.
play-resign-what = On abandonne single, gammon ou backgammon, pas « { $text } ».
play-resign-name = Dites ce que vous abandonnez : resign single, resign gammon ou resign backgammon.
play-void-what = Un lancer est nul pour flat, halves, checker, early ou half, pas pour « { $text } ».
play-bad-times = « { $word } » : un déplacement répété se note (2), (3) ou (4).
play-no-point = « { $word } » : il n’y a pas de flèche « { $name } ».
play-no-movement = « { $word } » n’est pas un déplacement ; help montre comment en écrire un.
play-ambiguous = « { $text } » correspond à plusieurs coups : { $plays }
play-nothing-to-hit = « { $text } » : il n’y a rien à frapper en { $point }.

## Tables

tables-sweep = { $sweeps } passages, plus grand changement { $change }, on vise { $wanted }
tables-settled = L’hypergammon est résolu : { $sweeps } passages, le dernier n’a rien changé de plus de { $change }.
tables-paused = Pause après { $sweeps } passages ; le dernier a changé quelque chose de { $change }, on vise { $wanted }. La même commande continue.

## pasch play on the whole screen

screen-help = Aide
screen-log = Journal
screen-enter = Entrée
screen-more = Page suiv. : suite
screen-look = Aspect
screen-quit = Quitter
screen-correct = Corriger
screen-no-hint = Il n’y a rien à décider ici.
screen-computer-thinks = L’ordinateur réfléchit…
screen-over = C’est fini. F4 quitte la table.
screen-too-small = Le terminal est trop petit pour le plateau : il faut { $width } colonnes et { $height } lignes. Agrandissez-le, ou jouez avec --lines.
screen-keys =
    Souris : touchez un pion, puis sa destination, ou faites-le glisser ; le bouton droit reprend.
    Tab, flèches : aller à un pion ; Espace le prend et le pose.
    Entrée fait ce qui vient ensuite, Retour arrière reprend.
    Ou tapez ce que vous voulez, par exemple { $play } :
fault-pause = Une pause dure de 0 à 60 secondes, pas « { $text } ».

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, partie { $number } sur { $count }
watch-deed = { $name } : { $deed }
watch-keys = → ou Espace : suite ; ← : retour ; Début, Fin : début et fin ; Page suiv., Page préc. : partie suivante, précédente ; F3 : aspect ; q : quitter
fault-watch-game = Il n’y a pas de partie { $number } : le match en compte { $count }.
fault-watch-terminal = Il faut un terminal entier pour regarder ; pasch convert écrit le match en texte.
