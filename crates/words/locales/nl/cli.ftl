### De opdrachtregel.

## Fouten

cli-no-rulebook = Er is geen reglement “{ $name }”. Er zijn { $list }, en bestanden zoals mine.json met een eigen reglement.
cli-no-language = Er is hier geen taal “{ $name }”. Er zijn { $list }.
cli-no-sources = “{ $name }” heeft geen gedrukt blad, dus ook geen bronnen.

## Wat er gespeeld wordt

session-single-game = Eén losse partij
session-running-total = Doorlopende telling
session-match = { $points ->
    [one] Een match tot één punt
   *[other] Een match tot { $points } punten
}
session-money = Geldspel
session-games = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
}

## pasch play: begin en einde

play-welcome = { $session }, reglement: { $rulebook }.
play-computer-side = De computer speelt met { $side ->
    [white] wit
   *[black] zwart
}.
play-labels = Punten typ en lees je zoals dit blad ze nummert en zoals ze naast het bord staan. Met --numbers usual telt elke speler van 24 terug naar 1.
play-help-hint = help laat zien wat je kunt typen.
play-help =
    roll, of Enter: de dobbelstenen gooien
    { $play }: een zet; { $enter } komt binnen, { $off } haalt uit, { $two } verzet twee schijven
    undo, done: een stap terug, de beurt beëindigen
    moves, board: de toegestane zetten, nog eens het bord
    double, take, drop, redouble, beaver, raccoon: de doubleersteen
    resign single, resign gammon, resign backgammon, accept, decline: opgeven
    next, finish: de volgende partij, het einde van de sessie
    save FILE, quit: de partij bewaren, afsluiten
    Begin met white of black om voor die kant te handelen: black resign gammon
    Aan een echt bord: 31 of 3-1 zijn dobbelstenen, 31: { $short } dobbelstenen en zet, white 4 een openingsworp;
    void flat, void halves, void checker, void early, void half: de worp telt niet;
    played: een foute zet noteren; correct: herstel eisen; lift, signal: de dobbelstenen zijn opgepakt; undo: de laatste invoer vervalt
play-saved = Bewaard in { $file }.
play-kept = De partij is bewaard. Ga verder met: pasch play --resume { $file }
play-not-kept = De partij is niet bewaard. save FILE bewaart de partij, --save FILE doet dat van begin af aan.

## pasch play: de regels onder het bord

play-standing = { $session }, partij { $number }: Wit { $white }, Zwart { $black }
play-cube-middle = doubleersteen { $value }, in het midden
play-cube-beside = doubleersteen { $value }, naast het bord met de 64 boven
play-cube-held = { $side ->
    [white] doubleersteen { $value }, bij Wit
   *[black] doubleersteen { $value }, bij Zwart
}
play-crawford = Crawfordpartij
play-opening = Openingsworp: Enter gooit
play-opening-real = Openingsworp: white N, black N
play-opening-of = { $name }: openingsworp
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: dobbelstenen invoeren
play-wrong-move = De foute zet kan nog hersteld worden: correct
play-to-play = { $name } speelt { $dice }
play-turn-complete = done (of Enter) beëindigt de beurt, undo neemt terug
play-still-to-play = Nog te spelen: { $numbers }
play-next = next, of Enter: de volgende partij
play-next-or-finish = next, of Enter: de volgende partij; finish: het einde

## pasch play: wat niet kan

play-middle-of-turn = Je bent midden in een beurt: done beëindigt hem, undo neemt hem terug.
play-enter-dice = Voer de gegooide dobbelstenen in, bijvoorbeeld 31.
play-program-throws = Hier gooit het programma: typ roll, of start met --scorekeeper.
play-whose-opening = Zeg van wie de openingsworp is: white 4.
play-two-dice = Er worden twee dobbelstenen gegooid, bijvoorbeeld 31.
play-nobody-to-play = Niemand is aan de beurt.
play-no-wrong-play = Er is geen foute zet om te noteren: voer hem eerst in.
play-record-wrong = Is er echt zo gespeeld? played noteert het als fout; of voer de goede zet in.
play-nothing-to-take-back = Er is niets om terug te nemen: een beëindigde beurt staat vast.
play-nothing-entered = Er is nog niets ingevoerd.
play-say-who = Zeg wie: begin met white of black.
play-say-whose-dice = Zeg van wie de dobbelstenen zijn: white lift.
play-stands-alone = “{ $word }” staat op zichzelf; “{ $rest }” erachter betekent niets.
play-save-needs-file = save heeft de naam van een bestand nodig.
play-not-understood = “{ $text }” is niet te begrijpen; help laat zien wat je kunt typen.
play-no-die = “{ $letter }” is geen dobbelsteen (teken { $place }); een dobbelsteen toont 1 tot en met 6.
play-one-or-two-dice = Er worden één of twee dobbelstenen gegooid, niet { $count }.
play-resign-what = Opgeven kan met single, gammon of backgammon, niet met “{ $text }”.
play-resign-name = Zeg wat je opgeeft: resign single, resign gammon of resign backgammon.
play-void-what = Een worp is ongeldig door flat, halves, checker, early of half, niet door “{ $text }”.
play-bad-times = “{ $word }”: een herhaalde stap krijgt (2), (3) of (4).
play-no-point = “{ $word }”: er is geen punt “{ $name }”.
play-no-movement = “{ $word }” is geen zet; help toont hoe je er een schrijft.
play-ambiguous = “{ $text }” past bij meerdere zetten: { $plays }
play-nothing-to-hit = “{ $text }”: op { $point } valt niets te slaan.

## Tables

tables-sweep = { $sweeps } rondes, grootste verandering { $change }, gewenst { $wanted }
tables-settled = Hypergammon is opgelost: { $sweeps } rondes, de laatste veranderde niets met meer dan { $change }.
tables-paused = Pauze na { $sweeps } rondes; de laatste veranderde iets met { $change }, gewenst is { $wanted }. Dezelfde opdracht gaat verder.

## pasch play on the whole screen

screen-help = Hulp
screen-log = Verslag
screen-enter = Enter
screen-more = PgDn: meer
screen-look = Uiterlijk
screen-quit = Stoppen
screen-correct = Herstellen
screen-no-hint = Hier valt niets te beslissen.
screen-computer-thinks = De computer denkt na …
screen-over = Het is afgelopen. F4 verlaat de tafel.
screen-too-small = De terminal is te klein voor het bord: er zijn { $width } kolommen en { $height } regels nodig. Maak hem groter, of speel met --lines.
screen-keys =
    Muis: tik een schijf aan en dan zijn plaats, of sleep hem; de rechterknop neemt terug.
    Tab, pijlen: naar een schijf gaan; spatie pakt hem op en zet hem neer.
    Enter doet wat er volgt, Backspace neemt terug.
    Of typ wat je wilt, bijvoorbeeld { $play }:
fault-pause = Een pauze duurt 0 tot 60 seconden, niet “{ $text }”.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, partij { $number } van { $count }
watch-deed = { $name }: { $deed }
watch-keys = → of spatie: verder; ←: terug; Home, End: begin en einde; PgDn, PgUp: volgende en vorige partij; F3: uiterlijk; q: stoppen
fault-watch-game = Er is geen partij { $number }: de match heeft er { $count }.
fault-watch-terminal = Om te kijken is een heel terminalvenster nodig; pasch convert schrijft de match als tekst.
