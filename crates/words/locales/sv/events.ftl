### Vad som har hänt: för partiets gång och för skärmläsare.

side-white = Vit
side-black = Svart

event-game-started = { $number ->
   *[other] Parti { $number } börjar.
}
event-game-started-crawford = { $number ->
   *[other] Parti { $number } börjar. Det är Crawfordpartiet: utan dubblingskub.
}
event-opening-thrown = { $name } kastar { $dice } för att avgöra vem som börjar.
event-opening-tied = Lika: båda kastar igen.
event-automatically-doubled = Dubblingskuben vänds av sig själv till { $value }.
event-starts = { $name } börjar med { $dice }.
event-starts-afresh = { $name } börjar och kastar båda tärningarna.
event-rolled = { $name } kastar { $dice }.
event-rolled-unplayable = { $name } kastar { $dice } och kan inte flytta.
event-played = { $name } spelar { $play } med { $dice }.
event-danced = { $name } kan inte spela { $dice }.
event-hit = { $count ->
    [one] En bricka slås.
   *[other] { $count } brickor slås.
}
event-doubled = { $name } dubblar till { $value }.
event-doubled-dead = { $name } dubblar till { $value }, fast det inte längre kan spela någon roll i den här matchen.
event-redoubled-at-once = { $name } antar och redubblar genast till { $value }.
event-beavered = { $name } antar med en beaver: dubblingskuben går till { $value }.
event-raccooned = { $name } svarar med en raccoon: dubblingskuben går till { $value }.
event-taken = { $name } antar. Dubblingskuben visar { $value }.
event-dropped = { $name } passar.
event-resign-offered = { $stake ->
    [1] { $name } erbjuder sig att ge upp ett enkelt parti.
    [2] { $name } erbjuder sig att ge upp en gammon.
   *[3] { $name } erbjuder sig att ge upp en backgammon.
}
event-resign-declined = { $name } avvisar erbjudandet; partiet fortsätter.
event-resigned = { $stake ->
    [1] { $name } ger upp ett enkelt parti.
    [2] { $name } ger upp en gammon.
   *[3] { $name } ger upp en backgammon.
}
event-flag-fell = Tiden är ute: { $name }.
event-claimed = { $name } gör anspråk på segern: motståndaren har varit borta för länge.
event-throw-void = { $name } måste kasta om. { $why }
event-wrongly-played = { $name } spelar { $play } med { $dice }, och det är fel. { $why }
event-correction-demanded = { $name } kräver att draget rättas: { $dice } spelas igen.
event-wrong-play-stands = Ingen invände i tid: det felaktiga draget gäller.
event-dice-lifted = { $name } avslutar turen.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name } vinner ett enkelt parti: en poäng.
       *[other] { $name } vinner ett enkelt parti: { $points } poäng.
    }
    [2] { $points ->
        [one] { $name } vinner en gammon: en poäng.
       *[other] { $name } vinner en gammon: { $points } poäng.
    }
   *[3] { $points ->
        [one] { $name } vinner en backgammon: en poäng.
       *[other] { $name } vinner en backgammon: { $points } poäng.
    }
}
event-session-won = { $name } har vunnit.
event-session-drawn = Totalt oavgjort.
