### Kommandolinjen.

## Fejl

cli-no-rulebook = Der er intet regelsæt »{ $name }«. Der er { $list } og filer som mine.json med dit eget regelsæt.
cli-no-language = Sproget »{ $name }« findes ikke her. Der er { $list }.
cli-no-sources = »{ $name }« har intet trykt ark og derfor heller ingen kilder.

## Hvad der spilles

session-single-game = Et enkeltstående parti
session-running-total = Løbende regnskab
session-match = { $points ->
    [one] En match til ét point
   *[other] En match til { $points } point
}
session-money = Pengespil
session-games = { $count ->
    [one] Ét parti
   *[other] { $count } partier
}

## pasch play: begyndelse og slutning

play-welcome = { $session }, regelsæt: { $rulebook }.
play-computer-side = Computeren spiller { $side ->
    [white] Hvid
   *[black] Sort
}.
play-labels = Felterne skrives og læses, som dette ark nummererer dem, og som de står ved brættet. Med --numbers usual tæller hver spiller fra 24 ned til 1.
play-help-hint = help viser, hvad der kan skrives.
play-help =
    roll eller Enter: kast terningerne
    { $play }: træk; { $enter } sætter ind, { $off } spiller ud, { $two } flytter to brikker
    undo, done: et skridt tilbage, slut turen
    moves, board: de lovlige træk, brættet igen
    double, take, drop, redouble, beaver, raccoon: doblerterningen
    resign single, resign gammon, resign backgammon, accept, decline: at give op
    next, finish: næste parti, slut
    save FILE, quit: gem partiet, forlad spillet
    Begynd med white eller black for at handle for den side: black resign gammon
    Ved et rigtigt bræt: 31 eller 3-1 er terninger, 31: { $short } terninger og træk, white 4 et åbningskast;
    void flat, void halves, void checker, void early, void half: kastet tæller ikke;
    played: notér et forkert træk; correct: kræv det rettet; lift, signal: terningerne er taget op; undo: det seneste, der er indtastet, slettes
play-saved = Gemt i { $file }.
play-kept = Partiet er gemt. Fortsæt med: pasch play --resume { $file }
play-not-kept = Partiet er ikke gemt. save FILE gemmer det, --save FILE gør det løbende.

## pasch play: linjerne under brættet

play-standing = { $session }, parti { $number }: Hvid { $white }, Sort { $black }
play-cube-middle = doblerterning { $value }, i midten
play-cube-beside = doblerterning { $value }, ved siden af brættet med 64 opad
play-cube-held = { $side ->
    [white] doblerterning { $value }, hos Hvid
   *[black] doblerterning { $value }, hos Sort
}
play-crawford = Crawfordparti
play-opening = Åbningskast: Enter kaster
play-opening-real = Åbningskast: white N, black N
play-opening-of = { $name }: åbningskast
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: indtast terningerne
play-wrong-move = Det forkerte træk kan stadig rettes: correct
play-to-play = { $name } skal spille { $dice }
play-turn-complete = done (eller Enter) slutter turen, undo tager tilbage
play-still-to-play = Endnu at spille: { $numbers }
play-next = next eller Enter: næste parti
play-next-or-finish = next eller Enter: næste parti; finish: slut

## pasch play: hvad der ikke går

play-middle-of-turn = Du er midt i en tur: done slutter den, undo tager den tilbage.
play-enter-dice = Indtast de kastede terninger, for eksempel 31.
play-program-throws = Programmet kaster terningerne: skriv roll, eller start med --scorekeeper.
play-whose-opening = Sig, hvis åbningskast det er: white 4.
play-two-dice = Der kastes to terninger, for eksempel 31.
play-nobody-to-play = Ingen skal trække.
play-no-wrong-play = Der er intet forkert træk at notere: indtast det først.
play-record-wrong = Blev der spillet sådan? played noterer det som forkert; eller indtast det rigtige træk.
play-nothing-to-take-back = Der er intet at tage tilbage: en afsluttet tur står ved magt.
play-nothing-entered = Der er endnu ikke indtastet noget.
play-say-who = Sig hvem: begynd med white eller black.
play-say-whose-dice = Sig, hvis terninger: white lift.
play-stands-alone = »{ $word }« står alene; »{ $rest }« bagefter betyder ikke noget.
play-save-needs-file = save skal have navnet på en fil.
play-not-understood = »{ $text }« kan ikke forstås; help viser, hvad der kan skrives.
play-no-die = »{ $letter }« er ikke en terning (tegn { $place }); en terning viser 1 til 6.
play-one-or-two-dice = Der kastes én eller to terninger, ikke { $count }.
play-resign-what = Man opgiver single, gammon eller backgammon, ikke »{ $text }«.
play-resign-name = Sig, hvad du opgiver: resign single, resign gammon eller resign backgammon.
play-void-what = Et kast er ugyldigt på grund af flat, halves, checker, early eller half, ikke »{ $text }«.
play-bad-times = »{ $word }«: et skridt tages (2), (3) eller (4) gange.
play-no-point = »{ $word }«: der er intet punkt »{ $name }«.
play-no-movement = »{ $word }« er ikke et træk; help viser, hvordan et skrives.
play-ambiguous = »{ $text }« passer til flere træk: { $plays }
play-nothing-to-hit = »{ $text }«: der er intet at slå på { $point }.

## Tables

tables-sweep = { $sweeps } gennemløb, største ændring { $change }, ønsket { $wanted }
tables-settled = Hypergammon er løst: { $sweeps } gennemløb, det sidste ændrede intet med mere end { $change }.
tables-paused = Pause efter { $sweeps } gennemløb; det sidste ændrede noget med { $change }, ønsket er { $wanted }. Samme kommando går videre.

## pasch play on the whole screen

screen-help = Hjælp
screen-log = Referat
screen-enter = Enter
screen-more = PgDn: mere
screen-look = Udseende
screen-quit = Afslut
screen-correct = Ret
screen-no-hint = Her er intet at beslutte.
screen-computer-thinks = Computeren tænker …
screen-over = Det er slut. F4 forlader bordet.
screen-too-small = Terminalen er for lille til brættet: det kræver { $width } kolonner og { $height } linjer. Gør den større, eller spil med --lines.
screen-keys =
    Mus: tryk på en brik og så på dens mål, eller træk den; højre knap tager tilbage.
    Tab, pile: gå til en brik; mellemrum tager den op og sætter den ned.
    Enter gør det næste, Backspace tager tilbage.
    Eller skriv, hvad du vil, for eksempel { $play }:
fault-pause = En pause varer 0 til 60 sekunder, ikke »{ $text }«.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, parti { $number } af { $count }
watch-deed = { $name }: { $deed }
watch-keys = → eller mellemrum: frem; ←: tilbage; Home, End: begyndelse og slutning; PgDn, PgUp: næste og forrige parti; F3: udseende; q: afslut
fault-watch-game = Der er intet parti { $number }: matchen har { $count }.
fault-watch-terminal = At se kræver en hel terminal; pasch convert skriver matchen som tekst.
