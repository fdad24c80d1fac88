### Wat er gebeurd is: voor het verslag en voor schermlezers.

side-white = Wit
side-black = Zwart

event-game-started = { $number ->
   *[other] Partij { $number } begint.
}
event-game-started-crawford = { $number ->
   *[other] Partij { $number } begint. Het is de Crawfordpartij: zonder doubleersteen.
}
event-opening-thrown = { $name } gooit { $dice } om te bepalen wie begint.
event-opening-tied = Gelijk: beide spelers gooien nog een keer.
event-automatically-doubled = De doubleersteen draait vanzelf naar { $value }.
event-starts = { $name } begint met { $dice }.
event-starts-afresh = { $name } begint en gooit beide dobbelstenen.
event-rolled = { $name } gooit { $dice }.
event-rolled-unplayable = { $name } gooit { $dice } en kan geen zet doen.
event-played = { $name } speelt { $play } met { $dice }.
event-danced = { $name } kan { $dice } niet spelen.
event-hit = { $count ->
    [one] Er wordt één schijf geslagen.
   *[other] Er worden { $count } schijven geslagen.
}
event-doubled = { $name } doubleert naar { $value }.
event-doubled-dead = { $name } doubleert naar { $value }, al maakt dat in deze match niets meer uit.
event-redoubled-at-once = { $name } neemt aan en redoubleert meteen naar { $value }.
event-beavered = { $name } neemt aan met een beaver: de doubleersteen gaat naar { $value }.
event-raccooned = { $name } antwoordt met een raccoon: de doubleersteen gaat naar { $value }.
event-taken = { $name } neemt aan. De doubleersteen staat op { $value }.
event-dropped = { $name } past.
event-resign-offered = { $stake ->
    [1] { $name } biedt aan een enkelvoudige partij op te geven.
    [2] { $name } biedt aan een gammon op te geven.
   *[3] { $name } biedt aan een backgammon op te geven.
}
event-resign-declined = { $name } weigert; de partij gaat door.
event-resigned = { $stake ->
    [1] { $name } geeft een enkelvoudige partij op.
    [2] { $name } geeft een gammon op.
   *[3] { $name } geeft een backgammon op.
}
event-flag-fell = De tijd is om: { $name }.
event-claimed = { $name ->
    [Jij] Jij eist
   *[other] { $name } eist
} de winst op: de tegenstander is te lang weggebleven.
event-throw-void = { $name } moet opnieuw gooien. { $why }
event-wrongly-played = { $name } speelt { $play } met { $dice }, en dat is fout. { $why }
event-correction-demanded = { $name } eist dat de zet wordt hersteld: { $dice } wordt opnieuw gespeeld.
event-wrong-play-stands = Niemand heeft op tijd geprotesteerd: de foute zet blijft staan.
event-dice-lifted = { $name ->
    [Jij] Jij beëindigt je
   *[other] { $name } beëindigt de
} beurt.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name } wint een enkelvoudige partij: één punt.
       *[other] { $name } wint een enkelvoudige partij: { $points } punten.
    }
    [2] { $points ->
        [one] { $name } wint een gammon: één punt.
       *[other] { $name } wint een gammon: { $points } punten.
    }
   *[3] { $points ->
        [one] { $name } wint een backgammon: één punt.
       *[other] { $name } wint een backgammon: { $points } punten.
    }
}
event-session-won = { $name ->
    [Jij] Jij wint
   *[other] { $name } wint
} deze ontmoeting.
event-session-drawn = In totaal gelijkspel.
