### Ce qui s’est passé : pour le déroulement et les lecteurs d’écran. Sans verbe, car $name peut être « Vous ».

side-white = Blanc
side-black = Noir

event-game-started = { $number ->
   *[other] Début de la partie { $number }.
}
event-game-started-crawford = { $number ->
   *[other] Début de la partie { $number }. C’est la partie Crawford : sans videau.
}
event-opening-thrown = { $name } : { $dice } au lancer d’ouverture.
event-opening-tied = Égalité : chacun relance.
event-automatically-doubled = Le videau passe de lui-même à { $value }.
event-starts = { $name ->
    [Vous] Vous commencez
   *[other] { $name } commence
}, avec { $dice }.
event-starts-afresh = { $name ->
    [Vous] Vous commencez en lançant
   *[other] { $name } commence en lançant
} les deux dés.
event-rolled = { $name } : lancer { $dice }.
event-rolled-unplayable = { $name } : lancer { $dice }, aucun coup possible.
event-played = { $name } : { $play } avec { $dice }.
event-danced = { $name } : { $dice } injouable.
event-hit = { $count ->
    [one] { $count } pion frappé.
   *[other] { $count } pions frappés.
}
event-doubled = { $name } : videau proposé à { $value }.
event-doubled-dead = { $name } : videau proposé à { $value }, bien qu’il ne puisse plus rien changer à ce match.
event-redoubled-at-once = { $name } : videau accepté et aussitôt reproposé à { $value }.
event-beavered = { $name } : videau accepté avec un beaver, le voici à { $value }.
event-raccooned = { $name } : raccoon en réponse, le videau passe à { $value }.
event-taken = { $name } : videau accepté. Il montre { $value }.
event-dropped = { $name } : videau refusé.
event-resign-offered = { $stake ->
    [1] { $name } : offre d’abandonner une partie simple.
    [2] { $name } : offre d’abandonner un gammon.
   *[3] { $name } : offre d’abandonner un backgammon.
}
event-resign-declined = { $name } : abandon refusé ; la partie continue.
event-resigned = { $stake ->
    [1] { $name } : abandon d’une partie simple.
    [2] { $name } : abandon d’un gammon.
   *[3] { $name } : abandon d’un backgammon.
}
event-flag-fell = { $name } : temps écoulé.
event-claimed = { $name } : victoire réclamée, l’adversaire est absent depuis trop longtemps.
event-throw-void = { $name } : lancer nul, à refaire. { $why }
event-wrongly-played = { $name } : { $play } avec { $dice }, ce qui est irrégulier. { $why }
event-correction-demanded = { $name } : correction exigée, { $dice } est à rejouer.
event-wrong-play-stands = Personne ne s’y est opposé à temps : le coup irrégulier est maintenu.
event-dice-lifted = { $name } : fin du tour.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name } : partie simple gagnée, { $points } point.
       *[other] { $name } : partie simple gagnée, { $points } points.
    }
    [2] { $points ->
        [one] { $name } : gammon gagné, { $points } point.
       *[other] { $name } : gammon gagné, { $points } points.
    }
   *[3] { $points ->
        [one] { $name } : backgammon gagné, { $points } point.
       *[other] { $name } : backgammon gagné, { $points } points.
    }
}
event-session-won = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} la rencontre.
event-session-drawn = La rencontre se termine par un match nul.
