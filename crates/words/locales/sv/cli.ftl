### Kommandoraden.

## Fel

cli-no-rulebook = Det finns inget regelverk ”{ $name }”. Det finns { $list }, och filer som mine.json med ett eget regelverk.
cli-no-language = Språket ”{ $name }” finns inte här. Det finns { $list }.
cli-no-sources = ”{ $name }” har inget tryckt blad och alltså inga källor.

## Vad som spelas

session-single-game = Ett enstaka parti
session-running-total = Löpande räkning
session-match = { $points ->
    [one] En match till en poäng
   *[other] En match till { $points } poäng
}
session-money = Spel om pengar
session-games = { $count ->
    [one] Ett parti
   *[other] { $count } partier
}

## pasch play: början och slutet

play-welcome = { $session }, regelverk: { $rulebook }.
play-computer-side = Datorn spelar { $side ->
    [white] Vit
   *[black] Svart
}.
play-labels = Punkterna skrivs och läses som det här bladet numrerar dem, så som de står vid brädet. Med --numbers usual räknar varje spelare från 24 ner till 1.
play-help-hint = help visar vad man kan skriva.
play-help =
    roll eller Enter: kasta tärningarna
    { $play }: drag; { $enter } går in, { $off } tar ut, { $two } flyttar två brickor
    undo, done: ett steg tillbaka, avsluta turen
    moves, board: de tillåtna dragen, brädet igen
    double, take, drop, redouble, beaver, raccoon: dubblingskuben
    resign single, resign gammon, resign backgammon, accept, decline: ge upp
    next, finish: nästa parti, slut
    save FILE, quit: spara partiet, lämna spelet
    Börja med white eller black för att handla för den sidan: black resign gammon
    Vid ett riktigt bräde: 31 eller 3-1 är tärningar, 31: { $short } tärningar och drag, white 4 ett öppningskast;
    void flat, void halves, void checker, void early, void half: kastet räknas inte;
    played: anteckna ett felaktigt drag; correct: kräv att det rättas; lift, signal: tärningarna tas upp; undo: det senast inmatade stryks
play-saved = Sparat i { $file }.
play-kept = Partiet är sparat. Fortsätt med: pasch play --resume { $file }
play-not-kept = Partiet sparades inte. save FILE sparar det, --save FILE sparar det löpande.

## pasch play: raderna under brädet

play-standing = { $session }, parti { $number }: Vit { $white }, Svart { $black }
play-cube-middle = dubblingskub { $value }, i mitten
play-cube-beside = dubblingskub { $value }, bredvid brädet med 64 uppåt
play-cube-held = { $side ->
    [white] dubblingskub { $value }, hos Vit
   *[black] dubblingskub { $value }, hos Svart
}
play-crawford = Crawfordparti
play-opening = Öppningskast: Enter kastar
play-opening-real = Öppningskast: white N, black N
play-opening-of = { $name }: öppningskast
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: mata in tärningarna
play-wrong-move = Det felaktiga draget kan fortfarande rättas: correct
play-to-play = { $name } ska spela { $dice }
play-turn-complete = done (eller Enter) avslutar turen, undo tar tillbaka
play-still-to-play = Kvar att spela: { $numbers }
play-next = next eller Enter: nästa parti
play-next-or-finish = next eller Enter: nästa parti; finish: slut

## pasch play: vad som inte går

play-middle-of-turn = Du är mitt i en tur: done avslutar den, undo tar tillbaka den.
play-enter-dice = Mata in de kastade tärningarna, till exempel 31.
play-program-throws = Programmet kastar tärningarna: skriv roll, eller starta med --scorekeeper.
play-whose-opening = Säg vems öppningskast det är: white 4.
play-two-dice = Två tärningar kastas, till exempel 31.
play-nobody-to-play = Ingen är på tur att flytta.
play-no-wrong-play = Det finns inget felaktigt drag att anteckna: mata in det först.
play-record-wrong = Spelades det så? played antecknar det som felaktigt; eller mata in det rätta draget.
play-nothing-to-take-back = Det finns inget att ta tillbaka: en avslutad tur gäller.
play-nothing-entered = Inget har matats in ännu.
play-say-who = Säg vem: börja med white eller black.
play-say-whose-dice = Säg vems tärningar: white lift.
play-stands-alone = ”{ $word }” står ensamt; ”{ $rest }” efteråt betyder inget.
play-save-needs-file = save behöver namnet på en fil.
play-not-understood = ”{ $text }” går inte att förstå; help visar vad man kan skriva.
play-no-die = ”{ $letter }” är ingen tärning (tecken { $place }); en tärning visar 1 till 6.
play-one-or-two-dice = En eller två tärningar kastas, inte { $count }.
play-resign-what = Man ger upp single, gammon eller backgammon, inte ”{ $text }”.
play-resign-name = Säg vad du ger upp: resign single, resign gammon eller resign backgammon.
play-void-what = Ett kast är ogiltigt på grund av flat, halves, checker, early eller half, inte ”{ $text }”.
play-bad-times = ”{ $word }”: ett steg görs (2), (3) eller (4) gånger.
play-no-point = ”{ $word }”: det finns ingen punkt ”{ $name }”.
play-no-movement = ”{ $word }” är inget drag; help visar hur man skriver ett.
play-ambiguous = ”{ $text }” passar in på flera drag: { $plays }
play-nothing-to-hit = ”{ $text }”: det finns inget att slå på { $point }.

## Tables

tables-sweep = { $sweeps } genomgångar, största ändring { $change }, önskat { $wanted }
tables-settled = Hypergammon är löst: { $sweeps } genomgångar, den sista ändrade inget med mer än { $change }.
tables-paused = Paus efter { $sweeps } genomgångar; den sista ändrade något med { $change }, önskat är { $wanted }. Samma kommando går vidare.

## pasch play on the whole screen

screen-help = Hjälp
screen-log = Protokoll
screen-enter = Enter
screen-more = PgDn: mer
screen-look = Utseende
screen-quit = Avsluta
screen-correct = Rätta
screen-no-hint = Här finns inget att besluta.
screen-computer-thinks = Datorn tänker …
screen-over = Det är slut. F4 lämnar bordet.
screen-too-small = Terminalen är för liten för brädet: det behövs { $width } kolumner och { $height } rader. Gör den större, eller spela med --lines.
screen-keys =
    Mus: tryck på en bricka och sedan på dess mål, eller dra den; högerknappen tar tillbaka.
    Tabb, pilar: gå till en bricka; blanksteg tar upp den och sätter ner den.
    Enter gör det som står på tur, Backsteg tar tillbaka.
    Eller skriv vad du vill, till exempel { $play }:
fault-pause = En paus varar 0 till 60 sekunder, inte ”{ $text }”.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, parti { $number } av { $count }
watch-deed = { $name }: { $deed }
watch-keys = → eller blanksteg: framåt; ←: tillbaka; Home, End: början och slut; PgDn, PgUp: nästa och föregående parti; F3: utseende; q: avsluta
fault-watch-game = Det finns inget parti { $number }: matchen har { $count }.
fault-watch-terminal = För att titta behövs en hel terminal; pasch convert skriver matchen som text.
