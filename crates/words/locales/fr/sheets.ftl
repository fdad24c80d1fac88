### Les règlements en pages. Les variables sont expliquées dans le catalogue anglais.

## La page

sheet-title = Le backgammon selon le règlement : { $rulebook }
sheet-custom = { $rulebook }, version modifiée
sheet-printed-in = Langues de la notice imprimée : { $languages }.
sheet-custom-note = Un règlement à vous, tiré de « { $rulebook } ». Ces réponses sont les vôtres : { $differences }.
mark-ruling = interprétation
mark-ruling-note = La marque « interprétation » signale que la notice imprimée se tait, comporte une faute d’impression, ou se contredit elle-même ou d’une langue à l’autre ; voici comment nous la lisons.
mark-changed = modifié
mark-changed-note = La marque « modifié » signale une réponse autre que celle du règlement d’origine.
mark-example = Exemple

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
section-special = Ce qu’il y a de particulier ici
section-rulings = Là où il a fallu trancher

## Le but

rule-aim = Deux joueurs mènent chacun quinze pions autour du plateau, en sens opposés. Vous amenez tous les vôtres dans votre jan intérieur, puis vous les sortez. Le premier qui a sorti tous ses pions a gagné.

## Plateau et mise en place

rule-board = Le plateau a 24 flèches, en quatre quarts de six. La barre le partage en deux moitiés. Blanc joue les pions clairs, Noir les pions foncés. Le jan intérieur de Blanc va de { $p6 } à { $p1 }, celui de Noir de { $b6 } à { $b1 } ; le quart voisin est le jan extérieur du même joueur.
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
picture-jacquet = Jacquet : tous les pions attendent dehors
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Qui commence

rule-who-starts-higher-die = Chacun lance un dé. Celui qui a le plus grand nombre commence et joue les deux, le sien et celui de l’adversaire, comme deux nombres séparés. En cas d’égalité, chacun relance.
rule-who-starts-lower-by-agreement = Avant le lancer, on peut convenir que le plus petit nombre commence.
rule-who-starts-higher-total = Chacun lance deux dés. Le plus grand total commence et relance les deux dés pour le premier coup ; une partie peut donc débuter par un double. En cas d’égalité, chacun relance.
rule-next-game-opening-throw = Chaque nouvelle partie débute par un nouveau lancer d’ouverture.
rule-next-game-winner-starts = C’est le gagnant de la partie précédente qui commence la suivante, en lançant deux dés, sans lancer d’ouverture.
rule-turns = Ensuite, on joue à tour de rôle. Quand c’est à vous, vous lancez les deux dés et jouez ce qu’ils montrent.

## Jouer les pions

rule-numbers = Chaque dé est un déplacement à part : un pion avance exactement du nombre de flèches que montre le dé. Vous pouvez jouer deux pions, ou deux fois le même ; il doit alors pouvoir s’arrêter après le premier nombre. Les flèches occupées se comptent comme les vides.
rule-closed-point = Une flèche peut porter autant de pions d’une couleur que l’on veut, jamais des deux couleurs. Deux pions ou plus ferment la flèche à l’adversaire : il ne peut ni s’y poser ni s’y arrêter en chemin, mais il peut la sauter. Plusieurs flèches fermées qui se suivent forment une prime.
rule-doubles-four-moves = Un double, c’est-à-dire deux fois le même nombre, se joue quatre fois, avec les pions que l’on veut.
rule-obligation-most-numbers = Vous devez jouer autant de nombres du lancer que possible, et dans un ordre qui le permet, même à votre détriment. Si vous pouvez jouer l’un ou l’autre nombre mais pas les deux, vous devez jouer le plus grand. D’un double, vous jouez autant de déplacements que possible. Ce qui ne peut pas être joué est perdu.
example-opening = Blanc commence avec 6-1. Un pion peut aller de { $p13 } à { $p6 } en passant par { $p7 }, mais pas par la flèche { $p12 }, qui est fermée. Il vaut mieux jouer de { $p13 } à { $p7 } et de { $p8 } à { $p7 } : les deux pions ferment cette flèche.
example-blocked = Noir répond par 6-5. Les deux pions foncés sur la dernière flèche de Blanc, { $p1 }, sont coincés : avec un 5 ils arriveraient en { $p6 }, avec un 6 en { $p7 }, et les deux sont fermées. Ils ne peuvent donc même pas se mettre en route vers { $p12 } ; Noir doit jouer d’autres pions.
example-doubles = Blanc lance 5-5 au départ. Les pions en { $p24 } ne peuvent pas bouger, car la flèche { $p19 } est fermée par cinq pions foncés. Blanc peut jouer deux pions de { $p13 } à { $p3 } en passant par { $p8 }.
example-obligation = Blanc lance 6-5. Le pion en { $p24 } peut jouer le 6 jusqu’en { $p18 } ou le 5 jusqu’en { $p19 }, mais d’aucune des deux il ne peut continuer jusqu’en { $p13 }, qui est fermée. Les pions du jan intérieur ne peuvent jouer aucun des nombres. Un seul nombre est jouable, ce doit donc être le plus grand, le 6.

## Frapper

rule-hitting = Un pion seul sur une flèche est un blot. Si un pion adverse s’y pose, le blot est frappé et quitte la flèche.
rule-passing-hits = Un pion qui joue deux nombres frappe tout blot sur lequel il s’arrête, même en chemin.
rule-hit-checkers-on-bar = Les pions frappés sont posés sur la barre, entre les deux moitiés.
rule-hit-checkers-laid-aside = Les pions frappés sont mis de côté, près du plateau. Cette notice n’a pas de barre ; quand le programme parle de la barre, c’est cet endroit qu’il désigne.
rule-pick-and-pass-allowed = Partout sur le plateau, votre jan intérieur compris, un pion peut frapper et continuer dans le même tour.
rule-pick-and-pass-forbidden = Un pion qui a frappé dans son propre jan intérieur ne peut pas, dans le même tour, continuer sur une flèche où se trouve exactement un de vos pions. Il peut continuer sur une flèche vide ou vers deux de vos pions ou plus, ou sortir.
example-hit = Noir a joué un pion en { $p18 } et un en { $p17 } ; celui en { $p18 } est un blot. Blanc lance 4-2 et va de { $p24 } à { $p18 } en passant par { $p22 } ou { $p20 }, et y frappe.
example-pick-and-pass-allowed = Blanc lance 3-2. Le pion en { $p8 } frappe en { $p5 } avec le 3 et continue avec le 2 jusqu’en { $p3 }, où il couvre son propre blot.
example-pick-and-pass-forbidden = Blanc lance 3-2. Le pion en { $p8 } peut frapper en { $p5 } avec le 3. Mais il ne peut pas continuer avec le 2 jusqu’en { $p3 }, car un seul pion clair s’y trouve ; le 2 doit être joué autrement.

## Rentrer

rule-bar-first = Si vous avez un pion sur la barre, vous devez le rentrer avant tout autre déplacement. S’il y en a plusieurs, vous devez les rentrer tous.
rule-entering = Il rentre dans le jan intérieur adverse, avec le nombre d’un dé : Blanc avec un 1 en { $p24 } et ainsi de suite jusqu’au 6 en { $p19 }, Noir avec un 1 en { $b24 } et ainsi de suite jusqu’au 6 en { $b19 }. La flèche ne doit pas être fermée ; un blot qui s’y trouve est frappé. La somme des deux dés ne fait jamais rentrer un pion. L’autre nombre se joue ensuite comme vous voulez. Si vous ne pouvez pas rentrer, votre tour est perdu.
example-entering = Noir a un pion sur la barre et lance 6-6 : la flèche { $p6 } est fermée, Noir ne peut pas rentrer et le tour est perdu. Avec 6-5, Noir rentrerait en { $p5 } et pourrait continuer avec le 6 jusqu’en { $p11 }.

## Sortir

rule-bearing-off = Quand tous vos pions sont dans votre jan intérieur, vous pouvez les sortir. Un nombre sort un pion de la flèche qui est à cette distance du bord : un 1 de la dernière flèche, un 6 de la plus éloignée. Vous pouvez aussi l’employer à déplacer un pion dans votre jan intérieur. Si l’un de vos pions est frappé entre-temps, il doit refaire le tour avant que vous continuiez à sortir.
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

## Ce que compte une partie

rule-single = Si le perdant a sorti au moins un pion et que rien d’autre ne s’applique, la partie compte une fois : un point, ou l’enjeu simple.
rule-gammon-nothing-borne-off = Si le perdant n’a sorti aucun pion, c’est un gammon, qui compte double.
rule-backgammon-checker-back = Si le perdant a encore un pion sur la barre ou dans le jan intérieur du gagnant, c’est un backgammon, qui compte triple, même s’il en a sorti d’autres.
rule-backgammon-checker-back-nothing-off = Si le perdant n’a sorti aucun pion et en a encore un sur la barre ou dans le jan intérieur du gagnant, c’est un backgammon, qui compte triple. Qui en a sorti au moins un ne perd qu’une partie simple, où que soient les autres.
example-backgammon-checker-back = Blanc a terminé. Noir a sorti deux pions, mais un autre est encore dans le jan intérieur de Blanc, en { $p2 }. Blanc gagne un backgammon, trois fois l’enjeu.
example-backgammon-checker-back-nothing-off = Blanc a terminé. Un pion foncé est encore dans le jan intérieur de Blanc, en { $p2 }, mais Noir en a sorti deux. Blanc gagne une partie simple.

## Le videau

rule-cube-no-cube = Il n’y a pas de videau.
rule-cube-always = Le videau augmente ce que compte une partie. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-several-games = On emploie le videau quand on a convenu de plusieurs parties, pas dans une partie unique. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-match-if-agreed = Dans un match, on peut convenir d’avance d’employer le videau. Chaque partie commence à 1 ; ce qu’elle compte à la fin est multiplié par le nombre du videau.
rule-cube-limit = Le videau va de 2 à { $number }, pas plus haut.
rule-cube-no-limit = On peut doubler sans limite.
rule-cube-rest-cube-middle = Avant le premier doublement, le videau est au milieu, sur la barre, et n’appartient à personne.
rule-cube-rest-cube-beside = Avant le premier doublement, le videau est à côté du plateau, le 64 sur le dessus, qui vaut 1. On le propose au milieu du plateau, et il passe du côté de qui l’accepte.
rule-who-may-double-before-own-roll = Vous pouvez doubler avant votre propre lancer, dès que l’adversaire a terminé un tour ; personne ne double donc avant le premier lancer d’une partie. Tant que le videau est au milieu, chacun peut doubler. Qui accepte le videau le possède, et sera seul à pouvoir doubler la fois suivante.
rule-answer-to-double-take-or-drop = L’adversaire accepte, et la partie continue au double de l’enjeu avec le videau de son côté, ou bien il refuse.
rule-answer-to-double-redouble-at-once = L’adversaire accepte, refuse, ou redouble aussitôt. Blanc double de 1 à 2 : Noir accepte, et le videau est à Noir, sur 2 ; ou refuse, et Blanc gagne 1 ; ou redouble, c’est-à-dire accepte à 2 et propose 4. C’est alors à Blanc d’accepter, avec le videau sur 4, de refuser en perdant 2, ou de redoubler à 8, et ainsi de suite. Au nombre le plus élevé, on ne peut plus qu’accepter ou refuser. Une fois la question réglée, le joueur qui l’a ouverte lance les dés.
rule-answer-to-double-beaver-if-agreed = En partie libre, on peut convenir du beaver : qui se voit proposer le videau le tourne aussitôt d’un cran de plus et le garde. Qui a doublé continue, ou perd l’enjeu doublé.
rule-drop-costs-stake-before = Qui refuse perd aussitôt la partie, à l’enjeu d’avant l’offre.
rule-automatic-double-automatic-never = Le videau ne tourne jamais de lui-même.
rule-automatic-double-automatic-if-agreed = Si l’on en convient, une égalité au premier lancer d’ouverture d’une partie fait passer le videau à 2, une seule fois. Il reste au milieu.
rule-automatic-double-automatic-money = Si l’on en convient, et en partie libre seulement, une égalité au premier lancer d’ouverture d’une partie fait passer le videau à 2, une seule fois. Il reste au milieu.
rule-crawford-no = Il n’y a pas de partie Crawford : le videau sert dans toutes les parties d’un match.
rule-crawford-yes = Quand un joueur arrive à un point de la victoire, la partie suivante est la partie Crawford, une fois par match : personne n’y double, mais gammons et backgammons comptent. Ensuite, le videau sert à nouveau pour les deux. Dans un match en un point, il n’y a pas de videau.
rule-money-options-nothing = On ne peut convenir de rien d’autre au sujet du videau en partie libre.
rule-money-options-jacoby = Si l’on en convient, et en partie libre seulement, la règle Jacoby : gammons et backgammons ne comptent qu’une fois le videau accepté. Jusque-là, toute partie est simple.
rule-money-options-beavers = Si l’on en convient, et en partie libre seulement, les beavers.
rule-money-options-raccoons = Si l’on en convient, et en partie libre seulement, les raccoons : qui a doublé répond à un beaver en tournant encore le videau d’un cran ; il reste à qui a joué le beaver.
example-scoring = Noir double et Blanc accepte. Plus tard, Blanc redouble et Noir accepte : le videau montre 4. À la fin, Noir gagne un gammon : deux fois 4, soit 8 points.

## Abandonner

rule-resigning-offer = À tout moment, vous pouvez proposer d’abandonner une partie simple, un gammon ou un backgammon, sauf si un videau attend sa réponse. Cela compte alors une, deux ou trois fois l’enjeu du moment. L’adversaire peut refuser ; la partie continue alors comme si rien n’avait été dit.
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
rule-turn-end = On joue les pions d’une seule main, bien en vue. Ramasser les dés termine le tour.
rule-correction-either-until-lifted = Tant que les dés ne sont pas ramassés, chacun des joueurs peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-opponent-until-lifted = Tant que les dés ne sont pas ramassés, l’adversaire peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-either-until-roll = Jusqu’au lancer suivant, chacun des joueurs peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.
rule-correction-opponent-until-roll = Tant qu’il n’a pas lancé lui-même, l’adversaire peut exiger qu’un coup irrégulier soit corrigé ; le lancer entier peut alors être rejoué. Après, le coup est maintenu.

## Ce qu’il y a de particulier ici

special-intro = Par rapport aux règles de tournoi d’aujourd’hui :
special-item = { $question } Ici : { $here }. En tournoi : { $there }.
special-none = Ce sont les règles des clubs, des tournois et des autres programmes ; les autres règlements leur sont comparés.

## Là où il a fallu trancher

ruling-silent = { $question } La notice ne le dit pas, ou pas clairement. Nous jouons : { $answer }.
ruling-reason = { $question } { $reason } Nous jouons : { $answer }.
reason-buffalo-obligation = La notice demande le plus grand nombre si un seul est jouable, mais ne dit pas expressément qu’il faut jouer les deux quand un certain ordre le permet.
reason-buffalo-backgammon = La notice ne dit pas si un backgammon est encore possible quand le perdant a déjà sorti des pions.
reason-buffalo-direction = Dans le texte néerlandais, le premier joueur tourne dans le sens des aiguilles d’une montre, dans les autres en sens inverse.
reason-german-straggler = La notice dit que le pion peut être joué « avec les deux nombres » ; nous lisons : chacun des nombres, à lui seul, l’amènerait dans le jan intérieur.
reason-danish-backgammon = La notice oublie le perdant qui a sorti un pion et en a encore un autre très en arrière.
reason-danish-who-may-double = La notice laisse doubler avant un lancer, sans dire si cela vaut aussi pour le premier d’une partie.
reason-danish-starts = Pour le Jacquet, la notice dit seulement que tous les pions entrent d’abord par des lancers ; où ils entrent, et que cela passe avant le reste, c’est notre lecture.
reason-jumbo-who-starts = Le livret dit que le plus grand lancer de deux dés commence, mais pas si ce lancer est ensuite joué.
reason-jumbo-backgammon = Le texte français oublie le pion sur la barre.
reason-ten-language-overshoot = Neuf des langues le permettent ; le texte français exige le nombre exact.
reason-ten-language-passing = Quatre des langues interdisent, dans un paragraphe, de s’arrêter sur un pion adverse isolé, et le frappent dans le suivant.
reason-ten-language-gammon = Le dépliant nomme le gammon, mais ne dit pas combien il compte.
reason-ten-language-backgammon = Le dépliant nomme le backgammon, mais ne dit pas combien il compte.
misprint-buffalo-stake = Le texte néerlandais donne l’enjeu au perdant. C’est une faute d’impression.
misprint-buffalo-sum = Les textes font jouer « ensemble » les dés de l’ouverture. Ce sont deux nombres séparés, comme à chaque lancer.
misprint-jumbo-unoccupied = Dans l’exemple d’un 3-3, le livret dit « inoccupées » des flèches où il reste un pion.
misprint-ten-language-dice = Le texte néerlandais parle de trois dés. Il y en a deux.

## La comparaison

compare-title = Six règlements côte à côte
compare-intro = Toutes les questions sur lesquelles les notices peuvent différer. Les réponses qui diffèrent des règles de tournoi sont marquées.
compare-mark = diffère des règles de tournoi

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
answer-checker-back-nothing-off = le perdant n’a sorti aucun pion et en a un sur la barre ou dans le jan intérieur du gagnant
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
answer-automatic-if-agreed = si l’on en convient, une fois, sur une égalité au premier lancer d’ouverture
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
