### Les règlements en pages. Les variables sont expliquées dans le catalogue anglais.

## La page

sheet-title = Le backgammon selon le règlement : { $rulebook }
sheet-printed-in = Langues de la notice imprimée : { $languages }.
sheet-custom-note = Un règlement à vous, tiré de « { $rulebook } ». Ces réponses sont les vôtres : { $differences }.
mark-ruling = interprétation
mark-ruling-note = La marque « interprétation » signale que la notice imprimée se tait, comporte une faute d’impression, ou se contredit elle-même ou d’une langue à l’autre ; voici comment nous la lisons.
mark-ruling-part = interprétation en partie
mark-ruling-part-note = La mention « interprétation en partie » signale ce que la notice dit, mais pas entièrement ; ce que nous avons dû ajouter figure à la fin.
mark-changed = modifié
mark-changed-note = La marque « modifié » signale une réponse autre que celle du règlement d’origine.
mark-example = Exemple
page-labelled = { $label } : { $text }
answer-and = { $one } ; { $other }

language-de = allemand
language-en = anglais
language-fr = français
language-es = espagnol
language-it = italien
language-nl = néerlandais
language-da = danois
language-sv = suédois
language-pl = polonais
language-ru = russe

about-buffalo = La notice d’une boîte néerlandaise, en quatre langues. Un backgammon tout simple, sans videau, avec les flèches comptées de 1 à 24 sur le trajet du premier joueur.
about-german = Une notice allemande de 24 règles numérotées, stricte sur les dés, les corrections et deux coups près du jan intérieur que d’autres règlements permettent. Les renvois comme R14 sont ses numéros.
about-danish = Une notice danoise qui a ses propres mots : le jan intérieur s’y appelle « fag », une flèche fermée « mur », et les pions frappés sont simplement mis de côté. Le videau peut être renvoyé aussitôt, et abandonner coûte cher.
about-jumbo = Un grand livret en quatre langues qui déroule une partie en exemples, avec un solitaire au dos du plateau.
about-ten-language = Un dépliant en dix langues. Il est généreux pour la sortie, et laisse le videau de côté.
about-tournament = Les règles internationales d’aujourd’hui, celles des clubs, des tournois et des autres programmes.

section-aim = Le but
section-set-up = Plateau et mise en place
section-opening = Qui commence
section-moving = Jouer les pions
section-hitting = Frapper
section-entering = Rentrer
section-bearing-off = Sortir
section-scoring = Ce que compte une partie
section-cube = Le videau
section-resigning = Abandonner
section-sessions = Ce que l’on joue
section-real-board = Sur un vrai plateau
section-advice = Bons conseils
section-special = Ce qu’il y a de particulier ici
section-rulings = Là où il a fallu trancher

## Le but

rule-aim = Deux joueurs mènent chacun quinze pions autour du plateau, en sens opposés. Vous amenez tous les vôtres dans votre jan intérieur, puis vous les sortez. Le premier qui a sorti tous ses pions a gagné.

## Plateau et mise en place

rule-board =
    { $waits ->
        [aside] Le plateau a 24 flèches, en quatre quarts de six, et se compose de deux moitiés.
       *[bar] Le plateau a 24 flèches, en quatre quarts de six. La barre le partage en deux moitiés.
    } Blanc joue les pions clairs, Noir les pions foncés. Le jan intérieur de Blanc va de { $p6 } à { $p1 }, celui de Noir de { $b6 } à { $b1 } ; le quart voisin est le jan extérieur du même joueur.
rule-numbering-each-own = Chacun compte les flèches sur son propre trajet, de 24, où le voyage commence, jusqu’à 1, la dernière flèche du jan intérieur. Chaque flèche a donc deux numéros, un par joueur. Les exemples de cette page emploient les numéros de Blanc.
rule-numbering-up-with-white = Les flèches sont numérotées de 1 à 24 sur le trajet du joueur 1, ici Blanc. Le joueur 1 rentre de { $p24 } à { $p19 }, le joueur 2, ici Noir, de { $b24 } à { $b19 }. Les deux emploient les mêmes numéros.
rule-numbering-down-with-black = Les flèches sont numérotées de 24 à 1 en descendant sur le trajet des pions foncés. Le jan intérieur de Noir va de { $b6 } à { $b1 }, celui de Blanc de { $p6 } à { $p1 }. Les deux emploient les mêmes numéros.
rule-numbering-down-with-white = Les flèches sont numérotées de 24 à 1 en descendant sur le trajet de Blanc. Le jan intérieur de Blanc va de { $p6 } à { $p1 }, celui de Noir de { $b6 } à { $b1 }. Les deux emploient les mêmes numéros.
rule-numbering-two-rows = Les flèches forment deux rangées, de S1 à S12 et de W1 à W12. Blanc va de S1 à S12, puis de W12 à W1 ; Noir fait le chemin inverse. Le jan intérieur, le « fag », va de { $p6 } à { $p1 } pour Blanc et de { $b6 } à { $b1 } pour Noir.
rule-direction-counter-clockwise = Blanc tourne dans le sens inverse des aiguilles d’une montre et Noir dans le sens des aiguilles, quand le jan intérieur de Blanc est devant vous à droite. Le plateau peut être inversé. Aucun pion ne recule jamais.
rule-direction-clockwise = Blanc tourne dans le sens des aiguilles d’une montre et Noir dans le sens inverse, quand le jan intérieur de Blanc est devant vous à gauche. Le plateau peut être inversé. Aucun pion ne recule jamais.
rule-colours-agreed = Les joueurs conviennent entre eux de leurs couleurs.
rule-colours-older-takes-dark = Les joueurs choisissent leurs couleurs. S’ils ne s’entendent pas, le plus âgé joue les pions foncés.
rule-starts-standard = Blanc commence avec deux pions en { $p24 }, cinq en { $p13 }, trois en { $p8 } et cinq en { $p6 } ; Noir avec deux en { $b24 }, cinq en { $b13 }, trois en { $b8 } et cinq en { $b6 }.
rule-starts-jacquet = Jacquet : si l’on en convient, tous les pions sont au départ hors du plateau. Chacun doit d’abord entrer par un lancer, dans le jan intérieur adverse, comme un pion frappé ; tant qu’il en reste un dehors, aucun autre ne bouge. La partie se poursuit ensuite selon les règles ordinaires.
rule-starts-nackgammon = Nackgammon : si l’on en convient, Blanc commence avec deux pions en { $p24 }, deux en { $p23 }, quatre en { $p13 }, trois en { $p8 } et quatre en { $p6 } ; Noir de même, de l’autre côté.
rule-starts-hypergammon = Hypergammon : si l’on en convient, chacun n’a que trois pions. Ceux de Blanc sont en { $p24 }, { $p23 } et { $p22 }, ceux de Noir en { $b24 }, { $b23 } et { $b22 }.
picture-start = Le départ
picture-figure = Diagramme { $figure }
picture-jacquet = Jacquet : tous les pions attendent dehors
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Ce qu’une seule notice dit

own-quadrants = Le long du chemin d’un joueur, les quatre quarts s’appellent premier, deuxième, troisième et quatrième quart. Le quatrième est son propre jan intérieur, le premier celui de l’adversaire.
own-words-buffalo = Mots de cette notice : une flèche fermée est une « bande » (en néerlandais band, en allemand Band ; le texte anglais dit closed point), plusieurs à la suite forment un « pont » (brug, Brücke, bridge). Un pion seul est un « blot », littéralement une tache. Les flèches s’appellent aussi pointes ou langues (Zungen), et le jan intérieur, le domaine (thuisveld, home quadrant, Heimfeld). La sortie s’appelle uitspelen, bearing off ou Hinausspielen dans les autres langues.
own-words-german = Mots de cette notice : Heimfeld (jan intérieur), Außenfeld (jan extérieur), Pasch (double), Match. Elle reprend de l’anglais blot, bar, gammon et backgammon ; la bar est la séparation entre jan intérieur et jan extérieur.
own-words-danish = Mots de cette notice : felt (flèche), fag (jan intérieur), mur (flèche fermée), pas (double). Un pion seul qui peut être frappé s’appelle « bar » ; ce n’est pas un lieu, car cette notice ne connaît pas de barre.
own-words-jumbo = Mots de ce livret : le jan intérieur (thuisvak, Heimfeld ou innerer Hof, home board) ; les flèches sont des cases ; une flèche fermée est bloquée ; un blot est un pion vulnérable (kwetsbaar, verletzbar, vulnerable) ; le videau s’appelle aussi dé doubleur ; la barre partage le plateau.
own-words-ten-language = Mots de ce dépliant : le jan intérieur est aussi le foyer ; la barre est la ligne centrale. Un double s’appelle ailleurs Pasch, dobles, pariglia, doublet, pas, dubbelslag, dublet ou паш ; sortir un pion, c’est le mettre à la porte. Le texte polonais appelle le jeu tryktrak, le russe нарды ; le russe appelle un gammon марс et un backgammon кокс.
own-box-buffalo = La boîte contient quinze pions de chacune des deux couleurs, un plateau et des dés. Au passage, le joueur 1 est dit brun clair, le joueur 2 brun foncé. Les couleurs des flèches ne servent qu’à compter plus facilement. Un pion peut se poser n’importe où sur sa flèche, mais d’habitude on le pousse vers le bord. Petites pièces : ne convient pas aux enfants de moins de trois ans.
own-box-german = Les pions des deux joueurs doivent se distinguer nettement par leur couleur.
own-box-danish = Un jeu se compose d’un plateau de douze flèches blanches et douze noires, de quinze pions blancs et quinze noirs, de quatre dés, deux rouges ou noirs pour chacun, et d’un videau. Au-delà de cinq, les pions d’une flèche peuvent être empilés par deux ou par trois.
own-box-jumbo = La boîte contient un plateau avec un lanceur et deux dés, quinze pions magnétiques noirs et quinze blancs, un videau et les règles. Posez le plateau et le lanceur sur la table. Le contenu et les couleurs peuvent varier ; gardez l’emballage ; ne convient pas aux enfants de moins de trois ans.
own-box-ten-language = La boîte contient un plateau, quinze pions clairs et quinze foncés, et des dés. Le dépliant s’adresse à deux joueurs de 6 à 99 ans et annonce des parties de dix minutes ou plus.
own-cube-note = Certains jeux contiennent un videau, avec lequel on peut doubler l’enjeu en cours de partie. Le dépliant n’en traite pas, ni des règles de tournoi, qui diffèrent ici ou là.

## Qui commence

rule-who-starts-higher-die = Chacun lance un dé. Celui qui a le plus grand nombre commence et joue les deux, le sien et celui de l’adversaire, comme deux nombres séparés. En cas d’égalité, chacun relance.
rule-who-starts-lower-by-agreement = Avant le lancer, on peut convenir que le plus petit nombre commence.
rule-who-starts-higher-total = Chacun lance deux dés. Le plus grand total commence et relance les deux dés pour le premier coup ; une partie peut donc débuter par un double. En cas d’égalité, chacun relance.
rule-next-game-opening-throw = Chaque nouvelle partie débute par un nouveau lancer d’ouverture.
rule-next-game-winner-starts = C’est le gagnant de la partie précédente qui commence la suivante, en lançant deux dés, sans lancer d’ouverture.
rule-turns = Ensuite, on joue à tour de rôle. Quand c’est à vous, vous lancez les deux dés et jouez ce qu’ils montrent.

## Jouer les pions

rule-numbers = Chaque dé est un déplacement à part : un pion avance exactement du nombre de flèches que montre le dé. Vous choisissez lequel vient en premier. Vous pouvez jouer deux pions, ou deux fois le même ; il doit alors pouvoir s’arrêter après le premier nombre. Les flèches occupées se comptent comme les vides.
rule-closed-point = Une flèche peut porter autant de pions d’une couleur que l’on veut, jamais des deux couleurs. Deux pions ou plus ferment la flèche à l’adversaire : il ne peut ni s’y poser ni s’y arrêter en chemin, mais il peut la sauter.{ $sheet ->
        [buffalo] {" "}Plusieurs flèches fermées qui se suivent forment un pont.
        [tournament] {" "}Plusieurs flèches fermées qui se suivent forment une prime.
       *[other] {""}
    }
rule-doubles-four-moves = Un double, c’est-à-dire deux fois le même nombre, se joue quatre fois, avec les pions que l’on veut.
rule-obligation-most-numbers = Vous devez jouer autant de nombres du lancer que possible, et dans un ordre qui le permet, même à votre détriment. Si vous pouvez jouer l’un ou l’autre nombre mais pas les deux, vous devez jouer le plus grand. D’un double, vous jouez autant de déplacements que possible. Ce qui ne peut pas être joué est perdu.
example-opening = Blanc commence avec 6-1. Un pion peut aller de { $p13 } à { $p6 } en passant par { $p7 }, mais pas par la flèche { $p12 }, qui est fermée. Il vaut mieux jouer de { $p13 } à { $p7 } et de { $p8 } à { $p7 } : les deux pions ferment cette flèche.
example-blocked = Noir lance 6-5. Les deux pions foncés sur la dernière flèche de Blanc, { $p1 }, sont coincés : avec un 5 ils arriveraient en { $p6 }, avec un 6 en { $p7 }, et les deux sont fermées. Ils ne peuvent donc même pas se mettre en route vers { $p12 } ; Noir doit jouer d’autres pions.
example-doubles = Blanc lance 5-5 au départ. Les pions en { $p24 } ne peuvent pas bouger, car la flèche { $p19 } est fermée par cinq pions foncés. Blanc peut jouer deux pions de { $p13 } à { $p3 } en passant par { $p8 }.
example-obligation = Blanc lance 6-5. Le pion en { $p24 } peut jouer le 6 jusqu’en { $p18 } ou le 5 jusqu’en { $p19 }, mais d’aucune des deux il ne peut continuer jusqu’en { $p13 }, qui est fermée. Les pions du jan intérieur ne peuvent jouer aucun des nombres. Un seul nombre est jouable, ce doit donc être le plus grand, le 6.
example-buffalo-doubles = Avec 3-3, un pion peut avancer quatre fois de trois flèches, douze en tout ; ou quatre pions de trois chacun ; ou deux pions de six chacun ; ou un pion de six et deux autres de trois ; ou un pion de neuf et un autre de trois.
example-danish-opening = Blanc lance un 5, Noir un 4. Blanc commence et peut aller avec un pion de { $p24 } à { $p15 } en passant par { $p20 }, ou jouer un pion de { $p13 } à { $p9 } et un autre de { $p13 } à { $p8 }.
example-danish-doubles = 4-4 vaut seize flèches en tout : un pion avance de 16, ou quatre de 4 chacun, ou deux de 8 chacun, ou un de 12 et un autre de 4.
example-danish-larger = Avec 4-2, si l’on peut jouer le 4 ou le 2 mais pas les deux, il faut jouer le 4.
example-jumbo-17 = Au départ, Blanc ne peut pas aller de { $p24 } à { $p17 } : les pions foncés bloquent cette flèche.
example-jumbo-3 = Avec ce 6-5, le mieux pour Noir est de jouer un pion de { $p12 } à { $p17 } et un de { $p12 } à { $p18 }, où il est vulnérable. Noir pourrait aussi aller avec un pion de { $p12 } à { $p23 }, le 6 ou le 5 d’abord. À vous de trouver pourquoi c’est moins bon. (Diagramme 3)
example-jumbo-4a = Blanc lance 4-2 et peut jouer de { $p8 } à { $p4 } et de { $p6 } à { $p4 } : une flèche bloquée de plus dans son jan intérieur. (Diagramme 4a)
example-jumbo-doubles = 6-6 vaut 24 flèches en tout. Un pion avance de 24, si ses arrêts en chemin ne sont pas bloqués ; ou quatre de 6 chacun ; ou un de 12 et deux autres de 6 ; ou deux de 12 chacun ; ou un de 18 et un autre de 6.
example-ten-language-numbers = Avec un 2 et un 5, un pion peut avancer de 2 puis de 5, ou de 5 puis de 2 ; ou un pion avance de 2 et un autre de 5.
example-ten-language-doubles = Avec 2-2, un pion peut avancer quatre fois de 2 ; ou un pion trois fois de 2 et un autre une fois de 2 ; ou deux pions deux fois de 2 chacun.

## Frapper

rule-hitting = Un pion seul sur une flèche est un blot. Si un pion adverse s’y pose, le blot est frappé et quitte la flèche.
rule-passing-hits = Un pion qui joue deux nombres frappe tout blot sur lequel il s’arrête, même en chemin.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Qui frappe un pion le pose sur la barre, entre les deux moitiés.
        [jumbo] Les pions frappés sont posés, toujours visibles, sur la barre, entre les deux moitiés.
       *[other] Les pions frappés sont posés sur la barre, entre les deux moitiés.
    }
rule-hit-checkers-laid-aside = Les pions frappés sont mis de côté, près du plateau. Cette notice n’a pas de barre ; quand le programme parle de la barre, c’est cet endroit qu’il désigne.
rule-pick-and-pass-allowed = Partout sur le plateau, votre jan intérieur compris, un pion peut frapper et continuer dans le même tour.
rule-pick-and-pass-forbidden = Un pion qui a frappé dans son propre jan intérieur ne peut pas, dans le même tour, continuer sur une flèche où se trouve exactement un de vos pions. Il peut continuer sur une flèche vide ou vers deux de vos pions ou plus, ou sortir.
example-hit = Noir a joué un pion en { $p18 } et un en { $p17 } ; celui en { $p18 } est un blot. Blanc lance 4-2 et va de { $p24 } à { $p18 } en passant par { $p22 } ou { $p20 }, et y frappe.
example-pick-and-pass-allowed = Blanc lance 3-2. Le pion en { $p8 } frappe en { $p5 } avec le 3 et continue avec le 2 jusqu’en { $p3 }, où il couvre son propre blot.
example-pick-and-pass-forbidden = Blanc lance 3-2. Le pion en { $p8 } peut frapper en { $p5 } avec le 3. Mais il ne peut pas continuer avec le 2 jusqu’en { $p3 }, car un seul pion clair s’y trouve ; le 2 doit être joué autrement.

## Rentrer

rule-bar-first =
    { $waits ->
        [aside] Si l’un de vos pions a été frappé et attend à côté du plateau, vous devez le remettre en jeu avant tout autre déplacement. S’il y en a plusieurs, vous devez les remettre tous.
       *[bar] Si vous avez un pion sur la barre, vous devez le rentrer avant tout autre déplacement. S’il y en a plusieurs, vous devez les rentrer tous.
    }
rule-entering = Il rentre dans le jan intérieur adverse, avec le nombre d’un dé : Blanc avec un 1 en { $p24 } et ainsi de suite jusqu’au 6 en { $p19 }, Noir avec un 1 en { $b24 } et ainsi de suite jusqu’au 6 en { $b19 }. La flèche ne doit pas être fermée ; un blot qui s’y trouve est frappé. La somme des deux dés ne fait jamais rentrer un pion. L’autre nombre se joue ensuite comme vous voulez. Si vous ne pouvez pas rentrer, votre tour est perdu.
example-entering = Noir a un pion sur la barre et lance 6-6 : la flèche { $p6 } est fermée, Noir ne peut pas rentrer et le tour est perdu. Avec 6-5, Noir rentrerait en { $p5 } et pourrait continuer avec le 6 jusqu’en { $p11 }.
example-danish-waiting = Noir a un pion frappé et lance 6-3. Des murs tiennent { $p6 } et { $p3 } ; Noir doit donc attendre un lancer qui tombe sur une flèche libre ou sur une flèche à un seul pion clair.
example-danish-sums = Dans le jan intérieur de Blanc, seule { $p6 } est libre. Noir ne peut pas rentrer avec 4-2 ni avec 5-1, bien que la somme fasse 6.
example-jumbo-6 = Blanc lance 6-4 et joue de { $p24 } à { $p18 } et de { $p13 } à { $p9 }. (Diagramme 6)
example-jumbo-7 = Noir lance 2-1 et peut rentrer en { $p1 } ou en { $p2 }. Le mieux est de rentrer en { $p2 } et de couvrir ce pion depuis { $p1 } : { $p2 } est maintenant bloquée. (Diagramme 7)

## Sortir

rule-bearing-off = Quand tous vos pions sont dans votre jan intérieur, vous pouvez les sortir. Un nombre sort un pion de la flèche qui est à cette distance du bord : un 1 de la dernière flèche, un 6 de la plus éloignée. Vous pouvez aussi l’employer à déplacer un pion dans votre jan intérieur. Si l’un de vos pions est frappé entre-temps, il doit refaire le tour avant que vous continuiez à sortir. Un pion sorti ne revient plus.
rule-overshoot-farthest = Si le nombre dépasse la flèche la plus éloignée où vous avez encore un pion, il sort un pion de cette flèche. Tant qu’un pion se trouve plus en arrière, un nombre ne sort pas un pion qu’il porterait au-delà du bord.
rule-overshoot-any-below = Dès que vous n’avez plus de pion sur la flèche du nombre ni plus en arrière, le nombre peut sortir n’importe quel pion d’une flèche plus basse, pas seulement le plus éloigné.
rule-overshoot-any-carried = Un nombre peut sortir tout pion qu’il amène au bord ou au-delà, même si d’autres de vos pions sont plus en arrière.
rule-straggler-no = Vous choisissez avec quel nombre le dernier pion arrive dans le jan intérieur, si le lancer laisse le choix.
rule-straggler-yes = Quand un seul de vos pions est encore hors du jan intérieur et que chacun des deux nombres, à lui seul, l’y amènerait, il doit quitter sa flèche avec le plus grand. Cela ne vaut ni pour les doubles, ni quand aucune façon de jouer le lancer entier ne le permet.
example-bearing-off-farthest = Blanc lance 4-3. Le 4 sort un pion de { $p4 }. Il n’y a pas de pion en { $p3 }, et il en reste plus en arrière : le 3 doit donc être joué à l’intérieur, depuis { $p6 }, { $p5 } ou { $p4 }.
example-bearing-off-any-below = Blanc lance 4-3. Le 4 sort un pion de { $p4 }. Il n’y a pas de pion en { $p3 }, mais il en reste plus en arrière : le 3 doit donc être joué à l’intérieur, depuis { $p6 }, { $p5 } ou { $p4 }.
example-bearing-off-any-carried = Blanc lance 4-3. Le 4 sort un pion de { $p4 }. Le 3 peut sortir un pion de { $p2 } ou de { $p1 }, bien que d’autres soient plus en arrière, ou être joué à l’intérieur.
example-last-checkers-farthest = Blanc lance 4-3 et n’a plus de pions qu’en { $p4 }, { $p2 } et { $p1 }. Une fois que le 4 a sorti le dernier de { $p4 }, le 3 doit en sortir un de { $p2 }, désormais la flèche la plus éloignée.
example-last-checkers-any-below = Blanc lance 4-3 et n’a plus de pions qu’en { $p4 }, { $p2 } et { $p1 }. Une fois que le 4 a sorti le dernier de { $p4 }, le 3 peut en sortir un de { $p2 } ou de { $p1 }.
example-last-checkers-any-carried = Blanc lance 4-3 et n’a plus de pions qu’en { $p4 }, { $p2 } et { $p1 }. Le 4 peut sortir n’importe lequel d’entre eux, et le 3 un pion de { $p2 } ou de { $p1 }, dans n’importe quel ordre.
example-straggler = Blanc lance 3-2. Le dernier pion au-dehors est en { $p8 }, et chacun des deux nombres l’amènerait dans le jan intérieur. Il doit quitter { $p8 } avec le 3, vers { $p5 } ; le 2 se joue avec n’importe quel pion.
example-buffalo-bearing-off = Le joueur 2, ici Noir, a des pions sur toutes les flèches de son jan intérieur et lance 5-3 : un pion sort de { $b5 } et un de { $b3 }. Si { $b6 } est vide, un 6 sort un pion de { $b5 }.
example-german-edges = Noir sort de { $b1 } avec un 1, de { $b2 } avec un 2, et ainsi de suite ; Blanc de { $p1 } avec un 1, de { $p2 } avec un 2, et ainsi de suite.
example-danish-bearing-off = Blanc lance 6-3 et peut sortir un pion de { $p6 } et un de { $p3 }, ou jouer à la place dans son jan intérieur. Avec 4-4, quatre pions peuvent sortir de { $p4 }.
example-jumbo-8b = Plus tard dans la partie, Blanc a un pion en { $p12 } et les autres dans son jan intérieur ; Noir attend sur la barre. Blanc lance 6-2, joue de { $p12 } à { $p6 } et pourrait aussitôt sortir un pion de { $p2 }. C’est une faute de débutant, par hâte : le pion qui reste en { $p2 } est seul, et si Noir lance un 2, il est frappé. (Diagrammes 8a et 8b)
example-jumbo-8c = Il est plus malin d’aller de { $p12 } à { $p6 } et de continuer jusqu’à { $p4 }. Tout le jan intérieur reste fermé et Noir ne peut pas rentrer. (Diagramme 8c)
example-jumbo-8d = Blanc lance 6-4, sort un pion de { $p6 } et joue l’autre de { $p6 } à { $p2 }. Sortir aussi de { $p4 } serait permis, mais laisserait l’autre vulnérable en { $p6 }. (Diagramme 8d)
example-jumbo-8e = Noir lance 4-2 et ne peut toujours pas rentrer : { $p4 } et { $p2 } sont tenues, et il n’a pas le droit d’aller d’un coup en { $p6 }. Blanc lance 6-5 et sort deux pions de { $p5 }. (Diagramme 8e)
example-jumbo-8f = Noir lance 5-4, rentre en { $p5 } et continue jusqu’à { $p9 }. Blanc finira quand même le premier et gagnera autant de points que le videau en montre. (Diagramme 8f)
example-jumbo-9-53 = Avec 5-3, dans la même position (diagramme 9), le pion de { $p5 } sort ; le 3 se joue de { $p6 } à { $p3 } ou de { $p4 } à { $p1 }. Le 3 ne peut sortir de pion ni de { $p2 } ni de { $p1 }.
example-jumbo-9-high = Avec 6-6, trois pions sortent de { $p6 } et un de { $p5 }. Avec 5-5, un sort de { $p5 } et trois vont de { $p6 } à { $p1 }. Avec 4-4, les quatre sortent de { $p4 }. (Diagramme 9)
example-jumbo-9-33 = Avec 3-3, deux pions au plus peuvent sortir de { $p6 } ; il reste alors des pions seuls en { $p6 } et { $p5 }. Si Noir doit encore rentrer, une solution parmi d’autres est de sortir un pion de { $p6 } et de jouer de { $p5 } à { $p2 } et de { $p4 } à { $p1 }. (Diagramme 9)
example-jumbo-9-22 = Avec 2-2, trois pions peuvent sortir de { $p2 } pendant qu’un autre avance de deux flèches depuis { $p4 }, { $p5 } ou { $p6 } ; ou deux sortent de { $p4 } ; ou un de { $p6 } et un de { $p2 } ; ou aucun, et quatre avancent de deux flèches depuis des flèches plus hautes, ou deux de quatre. (Diagramme 9)
example-jumbo-9-11 = Avec 1-1, si Noir doit encore rentrer, Blanc peut fermer son jan intérieur : un pion de { $p6 } à { $p5 }, deux de { $p4 } à { $p3 } et un sorti de { $p1 }. Noir ne pourra pas rentrer au lancer suivant. (Diagramme 9)

## Ce que compte une partie

rule-single = Si le perdant a sorti au moins un pion et que rien d’autre ne s’applique, la partie compte une fois : un point, ou l’enjeu simple.
rule-gammon-nothing-borne-off = Si le perdant n’a sorti aucun pion, c’est un gammon, qui compte double.
rule-backgammon-checker-back = Si le perdant a encore un pion sur la barre ou dans le jan intérieur du gagnant, c’est un backgammon, qui compte triple, même s’il en a sorti d’autres.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Si le perdant n’a sorti aucun pion et en a encore un dans le jan intérieur du gagnant, ou un pion frappé qui n’est pas encore rentré, c’est un backgammon, qui compte triple.
       *[bar] Si le perdant n’a sorti aucun pion et en a encore un sur la barre ou dans le jan intérieur du gagnant, c’est un backgammon, qui compte triple.
    } Qui en a sorti au moins un ne perd qu’une partie simple, où que soient les autres.
example-backgammon-checker-back = Blanc a terminé. Noir a sorti deux pions, mais un autre est encore dans le jan intérieur de Blanc, en { $p2 }. Blanc gagne un backgammon, trois fois l’enjeu.
example-backgammon-checker-back-nothing-off = Blanc a terminé. Un pion foncé est encore dans le jan intérieur de Blanc, en { $p2 }, mais Noir en a sorti deux. Blanc gagne une partie simple.

## Le videau

rule-cube-no-cube = Il n’y a pas de videau.
rule-cube-always = Le videau augmente ce que compte une partie. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-several-games = On emploie le videau quand on a convenu de plusieurs parties, pas dans une partie unique. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-match-if-agreed = Dans un match, on peut convenir d’avance d’employer le videau. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-limit = Le videau va de 2 à { $number }, pas plus haut.
rule-cube-no-limit = On peut doubler sans limite.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Avant le premier doublement, le videau est au milieu et n’appartient à personne.
       *[bar] Avant le premier doublement, le videau est au milieu, sur la barre, et n’appartient à personne.
    }
rule-cube-rest-cube-beside = Avant le premier doublement, le videau est à côté du plateau, le 64 sur le dessus, qui vaut 1. Pour le proposer, on le pose au milieu du plateau en disant : « Je double. » Il passe ensuite du côté de qui accepte.
rule-who-may-double-before-own-roll = Vous pouvez doubler avant votre propre lancer, dès que l’adversaire a terminé un tour ; personne ne double donc avant le premier lancer d’une partie. Tant qu’aucun doublement n’a été accepté, chacun peut doubler. Qui accepte le videau le possède, et sera seul à pouvoir doubler la fois suivante.
rule-answer-to-double-take-or-drop = L’adversaire accepte, et la partie continue au double de l’enjeu avec le videau de son côté, ou bien il refuse.
rule-answer-to-double-redouble-at-once = L’adversaire accepte, refuse, ou redouble aussitôt. Blanc double de 1 à 2 : Noir accepte, et le videau est à Noir, sur 2 ; ou refuse, et Blanc gagne 1 ; ou redouble, c’est-à-dire accepte à 2 et propose 4. C’est alors à Blanc d’accepter, avec le videau sur 4, de refuser en perdant 2, ou de redoubler à 8, et ainsi de suite. Au nombre le plus élevé, on ne peut plus qu’accepter ou refuser. Une fois la question réglée, le joueur qui l’a ouverte lance les dés.
rule-answer-to-double-beaver-if-agreed = En partie libre, on peut convenir du beaver : qui se voit proposer le videau le tourne aussitôt d’un cran de plus et le garde. Qui a doublé continue, ou perd l’enjeu doublé.
rule-drop-costs-stake-before = Qui refuse perd aussitôt la partie, à l’enjeu d’avant l’offre.
rule-automatic-double-automatic-never = Le videau ne tourne jamais de lui-même.
rule-automatic-double-automatic-if-agreed = Si les joueurs en conviennent, le videau passe de lui-même à 2, une seule fois, et reste au milieu : sur une égalité au premier lancer d’ouverture d’une partie ou, selon l’autre lecture de la notice, sur un double au premier lancer qui suit.
rule-automatic-double-automatic-money = Si l’on en convient, et en partie libre seulement, une égalité au premier lancer d’ouverture d’une partie fait passer le videau à 2, une seule fois. Il reste au milieu.
rule-crawford-no = Il n’y a pas de partie Crawford : le videau sert dans toutes les parties d’un match.
rule-crawford-yes = Quand un joueur arrive à un point de la victoire, la partie suivante est la partie Crawford, une fois par match : personne n’y double, mais gammons et backgammons comptent. Ensuite, le videau sert à nouveau pour les deux. Dans un match en un point, il n’y a pas de videau.
rule-money-options-nothing = On ne peut convenir de rien d’autre au sujet du videau en partie libre.
rule-money-options-jacoby = Si l’on en convient, et en partie libre seulement, la règle Jacoby : gammons et backgammons ne comptent qu’une fois le videau accepté. Jusque-là, toute partie est simple.
rule-money-options-beavers = Si l’on en convient, et en partie libre seulement, les beavers.
rule-money-options-raccoons = Si l’on en convient, et en partie libre seulement, les raccoons : qui a doublé répond à un beaver en tournant encore le videau d’un cran ; il reste à qui a joué le beaver.
example-scoring = Noir double et Blanc accepte. Plus tard, Blanc redouble et Noir accepte : le videau montre 4. À la fin, Noir gagne un gammon : deux fois 4, soit 8 points.
example-jumbo-double = Au diagramme 7, Blanc, nettement devant, peut tourner le videau sur 2 avant de lancer : il le pose au milieu du plateau et dit à haute voix : « Je double. »

## Abandonner

rule-resigning-offer = À tout moment, vous pouvez proposer d’abandonner une partie simple, un gammon ou un backgammon, sauf si un doublement attend une réponse. Cela compte alors une, deux ou trois fois l’enjeu du moment. L’adversaire peut refuser ; la partie continue alors comme si rien n’avait été dit.
rule-resigning-at-once-backgammon = Qui abandonne perd aussitôt, sans que l’adversaire ait à accepter, et perd un backgammon, trois fois l’enjeu. Seul le refus du videau coûte moins cher.

## Ce que l’on joue

rule-sessions-single-game = Une partie unique.
rule-sessions-running-total = Partie après partie pour un enjeu, en cumulant les points aussi longtemps que les deux le veulent.
rule-sessions-match-to = Un match : des parties jusqu’à ce qu’un joueur atteigne le nombre de points convenu, de préférence impair. Il s’achève dès que ce nombre est atteint ou dépassé.
rule-sessions-money = La partie libre : partie après partie, chacune réglée séparément, aussi longtemps que les deux le veulent.
rule-sessions-games = Un nombre convenu de parties, par exemple 3 ou 5. On les joue toutes et on additionne les points ; à totaux égaux, c’est un match nul.

## Sur un vrai plateau

rule-dice-fall-one-half = Les deux dés doivent être à plat dans la même moitié du plateau, et non sur un pion ; on ne les lance pas avant que l’adversaire ait terminé. Sinon, le lancer est nul et on le refait.
rule-dice-fall-right-half = Les deux dés doivent être à plat dans la moitié du plateau à droite de qui les lance, et non sur un pion ; on ne les lance pas avant que l’adversaire ait terminé. Sinon, le lancer est nul et on le refait.
rule-turn-end = Ramasser les dés termine le tour.
own-one-hand = On joue les pions d’une seule main, bien en vue.
own-signal = Quand votre tour est fini, vous le faites savoir à l’adversaire. Vous pouvez convenir d’un signe ; à défaut, c’est le fait de ramasser les dés.
own-scorekeeper = Si l’on note la partie, c’est à un tiers impartial de le faire.
rule-correction-either-until-lifted = Tant que les dés ne sont pas ramassés, chacun des joueurs peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-opponent-until-lifted = Tant que les dés ne sont pas ramassés, l’adversaire peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-either-until-roll = Jusqu’au lancer suivant, chacun des joueurs peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-opponent-until-roll = Tant qu’il n’a pas lancé lui-même, l’adversaire peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.

## Bons conseils

advice-buffalo-race = Tirez le meilleur de chaque nombre. Gênez-vous l’un l’autre en fermant des flèches et en frappant.
advice-buffalo-bridge = Un pont assez long gêne beaucoup l’adversaire, dont les pions s’entassent devant.
advice-danish-walls = Jouez de façon à laisser aussi peu de pions seuls que possible sur le plateau, et essayez plutôt de bâtir des murs.
advice-danish-doubling = Avec un gammon ou un backgammon en vue, ne proposez pas de doubler encore : l’adversaire pourrait abandonner et ne payer que ce que la partie vaut à ce moment.
advice-jumbo-game = Le backgammon est l’un des plus anciens jeux du monde, tactique et palpitant. Le livret l’explique pas à pas, avec des exemples ; suivez-les sur un plateau.
advice-jumbo-cube = Sur plusieurs parties, même un score désespéré, après deux parties par exemple, peut être renversé par un usage habile du videau.
advice-ten-language-basics = On joue au backgammon de plusieurs façons ; le dépliant n’explique que les règles de base les plus connues.
advice-ten-language-safety = Tant que l’adversaire a un pion sur la barre, il peut être plus sage de jouer dans son jan intérieur que de sortir, pour n’y laisser aucun pion seul qu’il puisse frapper.

## Ce qu’il y a de particulier ici

special-intro = Par rapport aux règles de tournoi d’aujourd’hui :
special-item = { $question } Ici : { $here }. En tournoi : { $there }.
special-none = Ce sont les règles des clubs, des tournois et des autres programmes ; les autres règlements leur sont comparés.

## Là où il a fallu trancher

ruling-silent = { $question } La notice ne le dit pas, ou pas clairement. Nous jouons : { $answer }.
ruling-reason = { $question } { $reason } Nous jouons : { $answer }.
ruling-turn-end = Quand un tour est-il fini ? La notice ne le dit pas. Nous jouons : dès que les dés sont ramassés.
reason-buffalo-obligation = La notice demande le plus grand nombre si un seul est jouable, mais ne dit pas expressément qu’il faut jouer les deux quand un certain ordre le permet.
reason-buffalo-backgammon = La notice ne dit pas si un backgammon est encore possible quand le perdant a déjà sorti des pions.
reason-buffalo-direction = Dans le texte néerlandais, le premier joueur va dans le sens des aiguilles d’une montre, dans l’anglais et l’allemand en sens inverse ; le français s’en remet à l’image.
reason-german-direction = La notice dit d’où à où vont les pions et qu’ils ne reculent jamais, mais pas si c’est dans le sens des aiguilles d’une montre.
reason-german-straggler = La notice dit que le pion peut être joué « avec les deux nombres » ; nous lisons : chacun des nombres, à lui seul, l’amènerait dans le jan intérieur.
reason-german-correction = La notice ne dit pas ce que devient un coup irrégulier que personne n’a fait corriger à temps ; chez nous, il est maintenu.
reason-german-resigning = La notice dit « à tout moment » ; quand un doublement attend une réponse, nous demandons d’abord cette réponse.
reason-danish-backgammon = La notice oublie le perdant qui a sorti un pion et en a encore un autre très en arrière.
reason-danish-who-may-double = La notice laisse doubler avant un lancer, sans dire si cela vaut aussi pour le premier d’une partie.
reason-danish-starts = Pour le Jacquet, la notice dit seulement que tous les pions entrent d’abord par des lancers ; où ils entrent, et que cela passe avant le reste, c’est notre lecture.
reason-danish-direction = La notice donne les rangées que suit chaque camp ; laquelle est la plus proche de Blanc, seule son image le montre.
reason-danish-automatic-double = La notice connaît une variante où l’enjeu est doublé « si le premier lancer est un pas ». Ce peut être une égalité des deux dés d’ouverture, ou un double au premier vrai lancer.
reason-jumbo-direction = Le livret montre les chemins des deux camps par des flèches dans un diagramme.
reason-jumbo-who-starts = Le livret dit que le plus grand lancer de deux dés commence, mais pas si ce lancer est ensuite joué.
reason-jumbo-obligation = Le livret dit jusqu’où il faut jouer un double, mais pas ce qu’il en est de deux nombres différents dont un seul peut être joué.
reason-jumbo-who-may-double = Le livret permet de doubler à son tour, avant de lancer ; il ne dit pas si cela vaut aussi avant le premier lancer d’une partie.
reason-jumbo-sessions = Le livret compte les points sur les parties convenues ; que toutes soient jouées et que l’égalité soit un match nul, c’est notre lecture.
reason-jumbo-backgammon = Le texte français oublie le pion sur la barre.
reason-ten-language-overshoot = Neuf des langues le permettent ; le texte français exige le nombre exact.
reason-ten-language-passing = Quatre des langues interdisent, dans un paragraphe, de s’arrêter sur un pion adverse isolé, et le frappent dans le suivant.
reason-ten-language-correction = Le dépliant ne dit ni si le lancer entier peut être rejoué, ni ce que devient un coup irrégulier que personne n’a fait corriger à temps ; chez nous, il est maintenu.
reason-ten-language-gammon = Le dépliant nomme le gammon, mais ne dit pas combien il compte.
reason-ten-language-backgammon = Le dépliant nomme le backgammon, mais ne dit pas combien il compte.
reason-ten-language-dice-fall = Le dépliant demande seulement la moitié droite du plateau ; ce qui annule un lancer en dehors de cela est emprunté ailleurs.
misprint-buffalo-stake = Le texte néerlandais donne l’enjeu au perdant. C’est une faute d’impression.
misprint-buffalo-sum = Le texte anglais fait jouer les dés d’ouverture « pris ensemble ». Ce sont deux nombres à part, comme dans tout lancer.
misprint-buffalo-hitting = Seul le texte anglais dit qu’on frappe un blot en s’y posant et qu’il va sur la barre ; les autres passent tout de suite à la rentrée.
misprint-buffalo-french = Le texte français joue pour des « déplacements » là où les autres jouent pour un enjeu, fait d’une victoire simple une victoire facile, et réclame le plus grand nombre même si un seul peut être joué. Il fait aussi rentrer les pions frappés dans la « zone de départ » de l’adversaire ; il s’agit de son domaine.
misprint-buffalo-twice = Le texte allemand énumère deux fois l’une des manières de jouer 3-3 ; il y en a cinq.
misprint-jumbo-unoccupied = Dans l’exemple d’un 3-3, les textes anglais et français disent vides des flèches où reste un pion seul.
misprint-jumbo-besides = Dans l’exemple d’un 4-3, le texte allemand sort des pions bas « à l’exception » de celui de la case 4 ; il faut lire « en plus ».
misprint-jumbo-french = Le texte français compte deux paires de dés dans la boîte, laisse un seul dé décider qui commence, fait bloquer une flèche par un seul pion noir, interdit au diagramme 8d ce que les autres déconseillent seulement, tient pour acquis, dans l’exemple d’un 3-3, que Noir doit encore rentrer, et ne compte triple que pour un pion dans le jan intérieur du gagnant, non pour un pion sur la barre.
misprint-jumbo-cube = Dans l’exemple d’un 5-3, le texte néerlandais joue le 3 avec le videau ; il s’agit d’un dé ordinaire.
misprint-jumbo-wording = Dans le texte allemand, chaque joueur commence avec un point ; c’est la partie qui en vaut un. Dans le texte anglais, les pions sont frappés « hors du plateau » ; ils vont sur la barre. Le même texte laisse « le premier » qui a tous ses pions chez lui commencer à les sortir ; chacun le peut dès qu’il les y a. Pour jouer les deux dés avec un pion, il demande un arrêt et une arrivée « inoccupés » ; il suffit qu’ils ne soient pas bloqués.
misprint-ten-language-dice = Le texte néerlandais parle de trois dés. Il y en a deux.
misprint-ten-language-list = Les listes du contenu nomment un seul dé en italien, en danois et en polonais, et aucun en espagnol. Il y en a deux.
misprint-ten-language-terms = Le texte anglais fait pointer les flèches vers la barre, et l’italien les appelle les bords du plateau ; ce sont les triangles.
misprint-ten-language-sum = Les textes anglais, néerlandais et russe font jouer la somme des dés d’ouverture. Ce sont deux nombres à part, comme dans tout lancer.
misprint-ten-language-doubles = Dans l’exemple d’un 2-2, le texte anglais joue trois pions deux fois chacun, un de trop, et l’italien un pion une seule fois ; l’exemple polonais du 2 et du 5 oublie la manière à deux pions, et le suédois dit 2 là où il veut dire 5 et 2.
misprint-ten-language-home = Au lieu de sortir, le texte anglais déplace d’autres pions « vers » le jan intérieur et le néerlandais y déplace « au lieu de dans le jeu » ; il s’agit de jouer à l’intérieur du jan au lieu de sortir du plateau. Et le texte anglais réclame le plus grand nombre quand un seul « pion » peut bouger ; il s’agit d’un seul nombre.
misprint-ten-language-french = Dans le texte français, le perdant d’un backgammon a un pion dans le jan intérieur « de l’adversaire », mot qui y désigne par ailleurs le perdant ; il s’agit de celui du vainqueur.
misprint-ten-language-italian = Dans le texte italien, les jans de Blanc sont intervertis sur l’image, l’obligation de jouer ne vaut que « dans ce cas », les pions frappés doivent revenir « sur la barre », le conseil frappe le pion de la barre au lieu de s’en garder, et la remarque fait doubler le lancer par un dé et parle de tours ; c’est l’enjeu qui double, et ce sont des tournois.
misprint-ten-language-swedish = Dans le texte suédois, c’est le pion adverse qui frappe celui de la barre ; c’est l’inverse. Il ne laisse aussi employer qu’une partie du lancer dans le jan intérieur ; on peut l’y employer tout entier.
misprint-ten-language-danish = Les textes danois et polonais ne jouent deux pions que « sinon » ; le choix est libre. Les remarques danoise et néerlandaise laissent de côté d’autres « règles du jeu » ; il s’agit de celles des tournois.
misprint-ten-language-russian = Dans les textes polonais et russe, le pion sur la barre pourrait frapper un pion de son camp ; c’est l’un des vôtres qu’il pourrait frapper.

## La comparaison

compare-title = Six règlements côte à côte
compare-intro = Toutes les questions sur lesquelles les notices peuvent différer. Les réponses qui diffèrent des règles de tournoi sont marquées.
compare-mark = diffère des règles de tournoi

## Les sources

sources-title = { $rulebook } : chaque énoncé et ce qui y répond
sources-count =
    { $count ->
        [one] { $count } énoncé en : { $languages }.
       *[other] { $count } énoncés en : { $languages }.
    } { $open ->
        [0] Tous ont leur réponse.
        [one] { $open } reste ouvert.
       *[other] { $open } restent ouverts.
    }
sources-intro = Dans l’ordre de la notice imprimée ; au lieu de ses phrases figurent ici les paragraphes qui les rendent. Les noms sont ceux des paragraphes de la page du règlement et des tests dans le code source du programme.
sources-kind-rule = règle
sources-kind-option = au choix des joueurs
sources-kind-example = exemple
sources-kind-equipment = matériel
sources-kind-term = terme
sources-kind-advice = conseil
sources-told = Figure sous { $list }.
sources-kept = Vérifié par le test { $list }.
sources-hand = Aux joueurs d’y veiller.
sources-only = Seulement en : { $languages }.
sources-open = Reste ouvert.

question-who-starts = Qui commence ?
question-next-game = Qui commence la partie suivante ?
question-obligation = Que faut-il jouer d’un lancer ?
question-doubles = Que vaut un double ?
question-overshoot = Que peut sortir un nombre plus grand que la flèche du pion ?
question-straggler = Le dernier pion doit-il gagner le jan intérieur avec le plus grand nombre ?
question-pick-and-pass = Un pion peut-il frapper dans son jan intérieur et filer sur un blot de son camp ?
question-passing = Qu’arrive-t-il à un pion adverse isolé sur lequel on s’arrête en chemin ?
question-correction = Qui peut faire corriger un coup irrégulier, et jusqu’à quand ?
question-gammon = Quand la partie compte-t-elle double, comme gammon ?
question-backgammon = Quand la partie compte-t-elle triple, comme backgammon ?
question-cube = Y a-t-il un videau ?
question-who-may-double = Qui peut doubler ?
question-answer-to-double = Que peut-on répondre au videau ?
question-drop-costs = Que coûte un refus ?
question-automatic-double = Le videau tourne-t-il parfois de lui-même ?
question-crawford = Y a-t-il une partie Crawford ?
question-money-options = De quoi peut-on convenir en partie libre ?
question-resigning = Comment abandonne-t-on ?
question-sessions = Que joue-t-on ?
question-starts = Comment les pions sont-ils placés au départ ?
question-numbering = Comment le plateau est-il numéroté ?
question-direction = Dans quel sens tourne Blanc ?
question-colours = Qui prend quelle couleur ?
question-dice-fall = Où les dés doivent-ils tomber sur un vrai plateau ?
question-hit-checkers = Où attendent les pions frappés ?
question-cube-rest = Où est le videau avant le premier doublement ?

topic-who-starts = le lancer d’ouverture
topic-next-game = qui commence la partie suivante
topic-obligation = l’obligation de jouer
topic-doubles = les doubles
topic-overshoot = la sortie
topic-straggler = le dernier pion
topic-pick-and-pass = frapper et filer
topic-passing = les arrêts en chemin
topic-correction = les coups irréguliers
topic-gammon = le gammon
topic-backgammon = le backgammon
topic-cube = le videau
topic-who-may-double = le droit de doubler
topic-answer-to-double = la réponse au videau
topic-drop-costs = le prix d’un refus
topic-automatic-double = le doublement automatique
topic-crawford = la partie Crawford
topic-money-options = les options de la partie libre
topic-resigning = l’abandon
topic-sessions = les rencontres
topic-starts = les départs
topic-numbering = la numérotation
topic-direction = le sens de marche
topic-colours = les couleurs
topic-dice-fall = où tombent les dés
topic-hit-checkers = où attendent les pions frappés
topic-cube-rest = où est le videau

answer-higher-die = un dé chacun, le plus grand commence et joue les deux nombres
answer-lower-by-agreement = le plus petit, si l’on en convient
answer-higher-total = deux dés chacun, le plus grand total commence et relance
answer-opening-throw = un nouveau lancer d’ouverture
answer-winner-starts = le gagnant de la partie précédente, sans lancer d’ouverture
answer-most-numbers = autant de nombres que possible ; s’il n’y en a qu’un, le plus grand
answer-four-moves = quatre déplacements
answer-farthest = seulement le pion le plus éloigné
answer-any-below = n’importe quel pion d’une flèche plus basse, dès qu’il n’y en a plus sur la flèche du nombre ni plus en arrière
answer-any-carried = tout pion qu’il amène au-delà du bord, quoi qu’il reste derrière
answer-no = non
answer-straggler-yes = oui, quand chacun des nombres l’y amènerait ; pas pour les doubles
answer-pick-and-pass-allowed = oui
answer-pick-and-pass-forbidden = non
answer-hits = il est frappé
answer-either-until-lifted = chacun des joueurs, tant que les dés ne sont pas ramassés
answer-opponent-until-lifted = l’adversaire, tant que les dés ne sont pas ramassés
answer-either-until-roll = chacun des joueurs, jusqu’au lancer suivant
answer-opponent-until-roll = l’adversaire, tant qu’il n’a pas lancé
answer-nothing-borne-off = le perdant n’a sorti aucun pion
answer-checker-back = un pion du perdant est sur la barre ou dans le jan intérieur du gagnant, même si d’autres sont sortis
answer-checker-back-nothing-off =
    { $waits ->
        [aside] le perdant n’a sorti aucun pion et en a un dans le jan intérieur du gagnant, ou un pion frappé qui n’est pas encore rentré
       *[bar] le perdant n’a sorti aucun pion et en a un sur la barre ou dans le jan intérieur du gagnant
    }
answer-no-cube = non
answer-cube-always = oui
answer-cube-several-games = quand on a convenu de plusieurs parties
answer-cube-match-if-agreed = dans un match, si l’on en convient
answer-cube-limit = jusqu’à { $number }
answer-cube-no-limit = sans limite
answer-before-own-roll = avant son propre lancer, dès que l’adversaire a terminé un tour ; ensuite seulement qui possède le videau
answer-take-or-drop = accepter ou refuser
answer-redouble-at-once = accepter, refuser, ou redoubler aussitôt
answer-beaver-if-agreed = en partie libre un beaver, si l’on en convient
answer-stake-before = l’enjeu d’avant l’offre
answer-not-applicable = –
answer-automatic-never = jamais
answer-automatic-if-agreed = si l’on en convient, une fois, sur une égalité au premier lancer d’ouverture ou sur un double au premier lancer
answer-automatic-money = en partie libre, si l’on en convient, une fois, sur une égalité au premier lancer d’ouverture
answer-crawford-yes = oui, la première partie après qu’un joueur est arrivé à un point de la victoire
answer-jacoby = Jacoby
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = rien
answer-offer = en proposant une partie simple, un gammon ou un backgammon ; l’adversaire peut refuser
answer-at-once-backgammon = aussitôt, en perdant un backgammon
answer-single-game = des parties uniques
answer-running-total = des points cumulés
answer-match-to = des matchs en un nombre de points
answer-money = des parties libres
answer-games = un nombre de parties, totaux additionnés
answer-standard = comme d’habitude
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = chacun compte de 24 à 1
answer-up-with-white = de 1 à 24 sur le trajet du premier joueur
answer-down-with-black = de 24 à 1 sur le trajet des pions foncés
answer-down-with-white = de 24 à 1 sur le trajet de Blanc
answer-two-rows = deux rangées, de S1 à S12 et de W1 à W12
answer-counter-clockwise = dans le sens inverse des aiguilles d’une montre
answer-clockwise = dans le sens des aiguilles d’une montre
answer-agreed = comme les joueurs en conviennent
answer-older-takes-dark = le plus âgé prend les pions foncés, en cas de désaccord
answer-one-half = tous deux dans la même moitié
answer-right-half = tous deux dans la moitié à droite de qui les lance
answer-on-bar = sur la barre
answer-laid-aside = à côté du plateau
answer-cube-middle = au milieu
answer-cube-beside = à côté du plateau, le 64 sur le dessus
