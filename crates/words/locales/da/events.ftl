### Hvad der er sket: til forløbet og til skærmlæsere.

side-white = Hvid
side-black = Sort

event-game-started = { $number ->
   *[other] Parti { $number } begynder.
}
event-game-started-crawford = { $number ->
   *[other] Parti { $number } begynder. Det er Crawfordpartiet: uden doblerterning.
}
event-opening-thrown = { $name } kaster { $dice } i åbningskastet.
event-opening-tied = Lige: begge kaster om.
event-automatically-doubled = Doblerterningen vendes af sig selv til { $value }.
event-starts = { $name } begynder med { $dice }.
event-starts-afresh = { $name } begynder og kaster begge terninger.
event-rolled = { $name } kaster { $dice }.
event-rolled-unplayable = { $name } kaster { $dice } og kan ikke trække.
event-played = { $name } spiller { $play } med { $dice }.
event-danced = { $name } kan ikke spille { $dice }.
event-hit = { $count ->
    [one] Én brik bliver slået.
   *[other] { $count } brikker bliver slået.
}
event-doubled = { $name } dobler til { $value }.
event-doubled-dead = { $name } dobler til { $value }, skønt det ikke længere betyder noget i denne match.
event-redoubled-at-once = { $name } accepterer og redobler straks til { $value }.
event-beavered = { $name } accepterer med en beaver: doblerterningen går til { $value }.
event-raccooned = { $name } svarer med en raccoon: doblerterningen går til { $value }.
event-taken = { $name } accepterer. Doblerterningen viser { $value }.
event-dropped = { $name } afslår.
event-resign-offered = { $stake ->
    [1] { $name } tilbyder at opgive et enkelt parti.
    [2] { $name } tilbyder at opgive en gammon.
   *[3] { $name } tilbyder at opgive en backgammon.
}
event-resign-declined = { $name } afviser; partiet fortsætter.
event-resigned = { $stake ->
    [1] { $name } opgiver et enkelt parti.
    [2] { $name } opgiver en gammon.
   *[3] { $name } opgiver en backgammon.
}
event-flag-fell = { $name } har brugt sin tid.
event-claimed = { $name } gør krav på sejren: modstanderen har været væk for længe.
event-throw-void = { $name } skal kaste om. { $why }
event-wrongly-played = { $name } spiller { $play } med { $dice }, og det er forkert. { $why }
event-correction-demanded = { $name } kræver trækket rettet: { $dice } spilles igen.
event-wrong-play-stands = Ingen gjorde indsigelse i tide: det forkerte træk står ved magt.
event-dice-lifted = { $name } afslutter turen.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name } vinder et enkelt parti: ét point.
       *[other] { $name } vinder et enkelt parti: { $points } point.
    }
    [2] { $points ->
        [one] { $name } vinder en gammon: ét point.
       *[other] { $name } vinder en gammon: { $points } point.
    }
   *[3] { $points ->
        [one] { $name } vinder en backgammon: ét point.
       *[other] { $name } vinder en backgammon: { $points } point.
    }
}
event-session-won = { $name } har vundet.
event-session-drawn = Samlet uafgjort.
