### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Plateau
option-board-auto = Selon l’apparence
option-board-felt = Feutre
option-board-wood = Bois
option-board-slate = Ardoise
option-board-contrast = Contraste élevé
option-checkers = Pions
option-checkers-auto = Assortis au plateau
option-checkers-ivory = Ivoire et ébène
option-checkers-cherry = Crème et cerise
option-checkers-sea = Écume et mer
option-dice = Dés
option-dice-auto = Assortis aux pions
option-dice-white = Blancs
option-dice-red = Rouges
option-dice-black = Noirs

## The first visit

welcome-title = Lancez, et la partie commence. Ou bien :
welcome-box = Quelle boîte avez-vous ?
welcome-box-short = Ma boîte
welcome-friend = À deux
welcome-teach = Apprendre
welcome-more = Autres choix
box-languages = { $count } langues

## The end of a game, over the board

end-you-single = Vous gagnez
end-you-gammon = Vous gagnez un gammon
end-you-backgammon = Vous gagnez un backgammon
end-other-single = { $name } gagne
end-other-gammon = { $name } gagne un gammon
end-other-backgammon = { $name } gagne un backgammon
end-match = dans un match en { $points }
end-why = pourquoi
end-analyse = Revoir

## Hints in columns

hint-head-win = Gains
hint-head-gammon = Gagne un gammon ou plus
hint-head-backgammon = Gagne un backgammon
hint-head-equity = Équité : points attendus
hint-head-less = Moins que le meilleur
hint-short-win = Gain
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Équité
hint-short-less = Écart

## Company at the table

talk = Discuter
talk-empty = Rien n’a encore été dit.
talk-mute = Masquer ce que dit l’autre
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué
phrase-lucky-roll = Quel lancer !
phrase-bad-luck = Pas de chance
phrase-oops = Oups, erreur de ma part
phrase-thinking = Je réfléchis
phrase-one-moment = Un instant
phrase-back = Me revoilà
phrase-thanks = Merci
phrase-good-game = Belle partie
phrase-another = Encore une ?
phrase-goodbye = Au revoir
me-name = Votre nom
me-colour = Votre couleur
colour-red = Rouge
colour-orange = Orange
colour-gold = Or
colour-green = Vert
colour-teal = Bleu canard
colour-blue = Bleu
colour-purple = Violet
colour-pink = Rose
your-move = À vous de jouer
option-notices = M’avertir quand c’est à moi
sit-opposite = S’asseoir en face dans cette fenêtre
sit-note = Ce navigateur a déjà une place ici. Continuez comme la même personne, ou :

## Another device, and passing a game on

device = Autre appareil
device-note = Ouvrez ceci sur l’autre appareil et continuez là-bas. Qui a ce lien a votre place.
share = Partager
share-link = Un lien pour la revoir ici
share-self = Un lien qui contient toute la partie
share-self-note = Il marche sur n’importe quel Pasch, même là où cette table est inconnue.
share-picture = Image de cette position
share-film = Relecture animée
share-broken = Ce lien ne contient pas de partie.
