### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Tavola
option-board-auto = Secondo l’aspetto
option-board-felt = Feltro
option-board-wood = Legno
option-board-slate = Ardesia
option-board-contrast = Contrasto elevato
option-checkers = Pedine
option-checkers-auto = Come la tavola
option-checkers-ivory = Avorio ed ebano
option-checkers-cherry = Crema e ciliegio
option-checkers-sea = Schiuma e mare
option-dice = Dadi
option-dice-auto = Come le pedine
option-dice-white = Bianchi
option-dice-red = Rossi
option-dice-black = Neri

## The first visit

welcome-title = Tira e la partita comincia. Oppure:
welcome-box = Che scatola hai?
welcome-box-short = La mia scatola
welcome-friend = In due
welcome-teach = Insegnami
welcome-more = Altre scelte
box-languages = { $count } lingue

## The end of a game, over the board

end-you-single = Hai vinto
end-you-gammon = Hai vinto un gammon
end-you-backgammon = Hai vinto un backgammon
end-other-single = { $name } vince
end-other-gammon = { $name } vince un gammon
end-other-backgammon = { $name } vince un backgammon
end-match = in un match a { $points }
end-why = perché
end-analyse = Rivedi

## Hints in columns

hint-head-win = Vince
hint-head-gammon = Vince un gammon o più
hint-head-backgammon = Vince un backgammon
hint-head-equity = Equity: punti attesi
hint-head-less = Meno della migliore
hint-short-win = Vince
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Diff.

## Company at the table

talk = Conversazione
talk-empty = Nessuno ha ancora parlato.
talk-mute = Nascondi ciò che dice l’altro
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato
phrase-lucky-roll = Che tiro!
phrase-bad-luck = Che sfortuna
phrase-oops = Ops, errore mio
phrase-thinking = Fammi pensare
phrase-one-moment = Un momento
phrase-back = Eccomi
phrase-thanks = Grazie
phrase-good-game = Bella partita
phrase-another = Un’altra?
phrase-goodbye = A presto
me-name = Il tuo nome
me-colour = Il tuo colore
colour-red = Rosso
colour-orange = Arancione
colour-gold = Oro
colour-green = Verde
colour-teal = Ottanio
colour-blue = Blu
colour-purple = Viola
colour-pink = Rosa
your-move = Tocca a te
option-notices = Avvisami quando tocca a me
sit-opposite = Siediti di fronte in questa finestra
sit-note = Questo browser ha già un posto qui. Continua come la stessa persona, oppure:

## Another device, and passing a game on

device = Altro dispositivo
device-note = Aprilo sull’altro dispositivo e continua lì. Chi ha questo link ha il tuo posto.
share = Condividi
share-link = Un link per rivederla qui
share-self = Un link che contiene tutta la partita
share-self-note = Funziona su ogni Pasch, anche dove questo tavolo non è noto.
share-picture = Immagine di questa posizione
share-film = Replay animato
share-broken = Questo link non contiene una partita.
