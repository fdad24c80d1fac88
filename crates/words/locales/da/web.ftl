### Browseren: det, der står på skærmen, og det, en skærmlæser siger.

## Rammen om hver side

menu = Menu
menu-table = Bord
menu-new = Nyt parti
menu-games = Mine partier
menu-options = Indstillinger
close = Luk
page-failed = Siden kunne ikke hentes. Kører serveren stadig?
page-missing = Den side findes ikke.
page-missing-back = Tilbage til bordet

## Indstillinger

option-language = Sprog
option-theme = Udseende
option-theme-auto = Som systemet
option-theme-felt = Filt
option-theme-night = Nat
option-theme-paper = Papir
option-motion = Brikkernes fart
option-motion-normal = Normal
option-motion-slow = Langsom
option-motion-fast = Hurtig
option-motion-off = Uden bevægelse
option-tap = Et tryk på en brik
option-tap-play = spiller første terning
option-tap-show = viser, hvor den kan komme hen
option-counting = Nummerering af punkterne
option-counting-sheet = som på regelarket
option-counting-usual = som spillere skriver dem overalt
option-auto-roll = Kast automatisk, når der ikke kan dobles
option-auto-forced = Spil tvungne træk automatisk
option-auto-pass = Meld pas automatisk, når intet træk er muligt
option-auto-bear-off = Spil ud automatisk i kapløbet
option-sound = Dæmpede lyde
option-arrows = Pile for det seneste træk
option-numbers = Numre ved punkterne
option-mirror = Hjemlandet til venstre

## Brættet

board-name = Backgammonbræt
board-point = { $colour ->
    [light] { $count ->
        [one] Punkt { $point }: én lys brik.
       *[other] Punkt { $point }: { $count } lyse brikker.
    }
    [dark] { $count ->
        [one] Punkt { $point }: én mørk brik.
       *[other] Punkt { $point }: { $count } mørke brikker.
    }
   *[none] Punkt { $point }: tomt.
}
board-can-go = Kan flyttes til { $places }.
board-off-short = ud
board-bar = { $colour ->
    [light] { $count ->
        [0] Baren: ingen lys brik.
        [one] Baren: én lys brik.
       *[other] Baren: { $count } lyse brikker.
    }
   *[dark] { $count ->
        [0] Baren: ingen mørk brik.
        [one] Baren: én mørk brik.
       *[other] Baren: { $count } mørke brikker.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Ingen lys brik spillet ud.
        [one] Én lys brik spillet ud.
       *[other] { $count } lyse brikker spillet ud.
    }
   *[dark] { $count ->
        [0] Ingen mørk brik spillet ud.
        [one] Én mørk brik spillet ud.
       *[other] { $count } mørke brikker spillet ud.
    }
}
board-cube = Doblerterning: { $value }
board-dice = Terninger: { $dice }. { $action }

## Spillere og stilling

pips = { $count ->
    [one] { $count } pip tilbage
   *[other] { $count } pip tilbage
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } point
       *[other] { $score } point
    }
   *[other] { $score } af { $target } point
}
player-you = Du
player-friend = Din modstander
player-light = Hvid
player-dark = Sort
player-computer = Computer ({ $level })
player-computer-sentence = Computeren
player-engine-replaced = { $computer } i stedet for { $engine }
engine-failed-gone = { $engine } er gået i stå. Computeren spiller videre i stedet; intet er tabt.
engine-failed-silent = { $engine } svarede ikke i tide. Computeren spiller videre i stedet; intet er tabt.
engine-failed-wrong = { $engine } svarede noget, reglerne ikke tillader. Computeren spiller videre i stedet; intet er tabt.
player-waiting = Ledig plads
player-away = ikke forbundet
player-won-match = har vundet matchen

## Computerens styrke

level-beginner = begynder
level-casual = lejlighedsspiller
level-advanced = øvet
level-expert = ekspert
level-world-class = verdensklasse

## Hvad der skal ske nu

turn-connecting = Forbinder til bordet …
turn-lost = Forbindelsen er tabt. Prøver igen …
turn-waits = Bordet venter: Serveren kan ikke skrive lige nu. Det går videre af sig selv.
turn-closing = Serveren starter igen. Prøver igen …
table-shorter = Serveren har mistet det, som denne side så sidst: Dens partier er lagt tilbage til en tidligere tilstand. Bordet fortsætter herfra.
turn-watching = Du ser på.
table-watchers = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
table-crawford = Crawfordparti: uden doblerterning.
turn-waiting = Venter på, at din modstander åbner linket.
turn-opening = Kast: Hvem begynder?
turn-opening-tie = Lige: kast igen.
turn-opening-theirs = { $name } kaster for at afgøre, hvem der begynder.
turn-roll = Det er din tur: kast terningerne.
turn-roll-or-double = Det er din tur: kast, eller dobl først.
turn-roll-theirs = { $name } skal kaste.
turn-play = Det er din tur: spil { $dice }.
turn-play-theirs = { $name } spiller { $dice }.
turn-done = »{ do-done }« slutter din tur.
turn-none = Der er intet træk med { $dice }.
turn-rolling = Terningerne ruller …
turn-thinking = { $name } tænker …
turn-double = { $name } dobler til { $value }.
turn-rematch = { $name } vil gerne have revanche.
turn-double-yours = Du dobler til { $value }. { $name } bestemmer.
turn-resign = { $name } tilbyder at opgive: { $stake ->
    [1] et enkelt parti
    [2] en gammon
   *[3] en backgammon
}.
turn-resign-yours = Du tilbyder at opgive: { $stake ->
    [1] et enkelt parti
    [2] en gammon
   *[3] en backgammon
}. { $name } bestemmer.
turn-roll-of = { $name }: kast terningerne.
turn-roll-or-double-of = { $name }: kast, eller dobl først.
turn-play-of = { $name }: spil { $dice }.

## Knapper

do-roll = Kast
do-throw = Kast
do-double = Dobl
do-take = Acceptér
do-drop = Afslå
do-redouble = Redobl til { $value }
do-beaver = Beaver til { $value }
do-raccoon = Raccoon til { $value }
do-undo = Fortryd
do-done = Færdig
do-resign = Giv op
do-resign-single = Opgiv et enkelt parti
do-resign-gammon = Opgiv en gammon
do-resign-backgammon = Opgiv en backgammon
do-accept = Acceptér
do-refuse = Afvis
do-cancel = Annullér
do-next = Næste parti
do-claim = Kræv sejren
do-finish = Slut
do-rematch = Revanche
do-take-back = Tag tilbage
do-new = Nyt parti
do-copy = Kopiér
do-copied = Kopieret
dice-swap = Byt om på terningerne.
dice-roll = Kast terningerne.

## Når et parti slutter

over-single = { $name } vinder { $points ->
    [one] ét point
   *[other] { $points } point
}: et enkelt parti.
over-gammon = { $name } vinder { $points ->
    [one] ét point
   *[other] { $points } point
}: en gammon; taberen har ikke spillet nogen brik ud.
over-backgammon = { $name } vinder { $points ->
    [one] ét point
   *[other] { $points } point
}: en backgammon; taberen har stadig en brik på baren eller i vinderens hjemland.
over-dropped = { $name } vinder { $points ->
    [one] ét point
   *[other] { $points } point
}: doblingen blev afslået.
over-resigned = { $name } vinder { $points ->
    [one] ét point
   *[other] { $points } point
}: { $stake ->
    [1] et enkelt parti blev opgivet
    [2] en gammon blev opgivet
   *[3] en backgammon blev opgivet
}.
over-flag = { $name } vinder: modstanderens tid er løbet ud.
over-absent = { $name } vinder: modstanderen blev væk for længe.
over-cube = Doblerterningen stod på { $value }.
over-session = { $name } vinder samlet, { $score }.
over-match = { $name } vinder matchen, { $score }.
news-match-won = { $name } vinder matchen.
over-draw = Samlet uafgjort, { $score }.

## Forløbet

log = Partiets forløb
log-empty = Partiet er ikke begyndt.
log-opening = kaster { $dice }
log-tie = Lige: der kastes om
log-double = dobler til { $value }
log-take = accepterer
log-drop = afslår
log-resign = { $stake ->
    [1] opgiver et enkelt parti
    [2] opgiver en gammon
   *[3] opgiver en backgammon
}
log-decline = afviser
log-won = { $points ->
    [one] vinder ét point
   *[other] vinder { $points } point
}
log-flag = tiden er løbet ud
log-claim = kræver sejren
log-void = ugyldigt
log-wrong = { $dice }: { $play } (forkert)
log-corrected = rettet
log-stands = står ved magt
log-no-move = { $dice }: intet træk
log-play = { $dice }: { $play }

## Afvist

refused-why = Reglen

table-missing = Det bord findes ikke her.

## Når noget går galt uden for spillets regler

fault-other-version = Denne side er ældre end serveren. Genindlæs den.
fault-not-at-table = Denne side sidder ikke længere ved bordet. Genindlæs den.
fault-not-your-seat = Den plads er ikke din.
fault-seat-open = Den anden plads er stadig ledig.
fault-not-here = Det kan ikke lade sig gøre ved dette bord.
fault-bad-terms = Sådan kan der ikke spilles.
fault-no-engine = Mod dette program kan der ikke spilles her, eller ikke efter dette regelsæt.
fault-bad-position = Denne stilling kan ikke læses.
fault-bad-file = Denne fil kan ikke læses.
fault-too-many = For meget på én gang. Vent et øjeblik.
fault-trouble = Serveren har selv et problem.
message-unreadable = Serveren forstod ikke en besked fra denne side ({ $detail }).

## En ven via link

link-title = Spil via link
link-share = Send denne adresse til din modstander. Den første, der åbner den, får den anden plads; alle andre ser på.
link-local = Denne adresse virker kun på denne computer. Vil du spille fra en anden enhed i dit netværk, så start serveren med »pasch serve --listen 0.0.0.0:{ $port }«, og åbn den med denne computers navn eller adresse i netværket.

## Et nyt parti

new-title = Nyt parti
new-opponent = Mod
new-opponent-computer = computeren
new-opponent-device = en ven på denne enhed
new-opponent-link = en ven via link
new-engine = Program
new-engine-rules = Andre programmer spiller efter turneringsreglerne, med femten brikker.
new-level = Styrke
new-rulebook = Regelsæt
new-rulebook-pages = Læs reglerne
new-start = Opstilling
new-start-standard = Almindelig
new-start-jacquet = Jacquet: alle brikker skal først sættes ind
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: tre brikker hver
new-session = Spilleform
new-session-single-game = Et enkeltstående parti
new-session-running-total = Partier med løbende regnskab
new-session-money = Pengespil
new-session-match = En match til
new-session-games = Et antal partier
new-length-points = point
new-length-games = partier
new-even = Regelarket foretrækker et ulige antal.
new-cube = Med doblerterning
new-jacoby = Jacoby-reglen
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Automatisk dobling, når begge kaster ens i åbningskastet
new-first-double = Automatisk dobling, hvis det første kast er en pas
new-lower-starts = Det laveste kast begynder
new-custom = Dette er »{ $rulebook }« med andre valg end arkets.
new-dice = Terninger
new-real-dice = Rigtige: jeg kaster for os begge og taster øjnene ind
new-clock = Ur
new-clock-none = Intet ur
new-clock-delay = Turneringsur
new-clock-fischer = Fischer-ur
new-clock-days = Dage pr. tur
new-clock-free = sekunder fri i hver tur
new-clock-added = sekunder lagt til pr. tur
new-clock-per-point = minutter pr. point
new-clock-per-game = minutter pr. parti
new-clock-day-count = dage pr. tur
new-clock-computer = Computerens ur går ikke. Med ur tages intet tilbage.
# What was agreed about time, as a sentence and in short.
timing-claim = Intet ur. Venter man på en spiller, der er væk i { $minutes } minutter, kan modstanderen kræve sejren.
timing-delay = I hver tur er { $delay } sekunder fri; derefter går der af { $minutes } minutters reserve. En tabt forbindelse stopper uret, { $pause } sekunder i alt.
timing-fischer = { $minutes } minutter og { $increment } sekunder mere for hver tur. En tabt forbindelse stopper uret, { $pause } sekunder i alt.
timing-days = { $days ->
    [one] Én dag
   *[other] { $days } dage
} til hver tur.
timing-short-delay = { $delay } s + { $minutes } min.
timing-short-fischer = { $minutes } min. + { $increment } s
timing-short-days = { $days ->
    [one] én dag pr. tur
   *[other] { $days } dage pr. tur
}
clock-of = Resterende tid: { $name }
clock-low = Kun { $seconds } sekunder tilbage.
clock-low-hours = Kun { $hours } timer tilbage.
clock-paused = uret står
clock-days = { $days } d { $hours } t
clock-claim-in = sejr kan kræves om { $time }
games-due = { $name } skal spille inden { $when }
new-colour = Du spiller
new-colour-light = de lyse brikker
new-colour-dark = de mørke brikker
new-colour-hint = Er I uenige, tager den ældste de mørke brikker.
new-direction = Dit hjemland
new-direction-right = til højre
new-direction-left = til venstre
new-begin = Begynd
new-failed = Bordet kunne ikke åbnes: { $reason }

## Regelsættene i få ord

rulebook-own = { $rulebook }, ændret
rulebook-buffalo = Buffalo-æsken
rulebook-buffalo-special = Ingen doblerterning. En backgammon tæller tre gange, også selv om taberen har spillet brikker ud. Punkterne tælles fra 1 til 24 langs den første spillers vej.
rulebook-german = Det tyske ark
rulebook-german-special = 24 nummererede regler. Den sidste brik kommer hjem med det største tal, man må ikke slå i hjemlandet og løbe videre til en enlig brik af sine egne, og vinderen begynder næste parti.
rulebook-danish = Det danske ark
rulebook-danish-special = En dobling må redobles med det samme. Den, der giver op, taber straks en backgammon. Punkterne hedder S1 til S12 og W1 til W12. Kender også Jacquet.
rulebook-jumbo = Jumbo-hæftet
rulebook-jumbo-special = Begge kaster to terninger, og den højeste sum begynder med et nyt kast. Er et tal for højt, må enhver brik på et lavere punkt spilles ud.
rulebook-ten-language = Folderen på ti sprog
rulebook-ten-language-special = Enhver brik, som en terning fører ud over kanten, må spilles ud, uanset hvad der står bag den. Ingen doblerterning.
rulebook-tournament = Turnering
rulebook-tournament-special = Nutidens internationale regler: dobling uden grænse, Crawfordparti i matcher; i pengespil Jacoby og beavers, hvis det er aftalt.

## Mine partier

games-title = Mine partier
games-empty = Her er endnu ikke spillet noget.
games-resume = Spil videre
games-replay = Gennemspil
games-download = Hent { $format }
games-running = i gang
games-finished = slut
games-against = { $light } – { $dark }
games-forget = Glem
games-forget-ask = Glem dette parti?
games-forgotten = Glemt.
games-session-single-game = enkeltstående parti
games-session-running-total = løbende regnskab
games-session-money = pengespil
games-session-match = { $length ->
    [one] match til { $length } point
   *[other] match til { $length } point
}
games-session-games = { $length ->
    [one] { $length } parti
   *[other] { $length } partier
}
log-game = Parti { $number }
replay-at = { $at } af { $of }
replay-first = Til begyndelsen
replay-back = Et skridt tilbage
replay-on = Et skridt frem
replay-last = Til slutningen

## Taster

keys-title = Taster
keys-arrows = Piletaster: fra punkt til punkt
keys-enter = Enter: tag en brik op, eller sæt den ned
keys-numbers = 1 til 6: flyt brikken ved markøren med den terning
keys-home = Home, End: den første eller sidste brik, der kan flyttes
keys-roll = R: kast
keys-double = D: dobl
keys-undo = U: fortryd
keys-swap = S: byt om på terningerne
keys-done = E: { do-done }

## Stillinger

menu-positions = Stillinger
positions-title = Stillinger
positions-tool = Et tryk på brættet
positions-tool-light = sætter en lys brik
positions-tool-dark = sætter en mørk brik
positions-tool-away = fjerner en brik
positions-start = Startopstilling
positions-clear = Tomt bræt
positions-swap = Byt side
positions-turn = I tur
positions-dice = Terninger
positions-die = { $number ->
    [1] Første terning
   *[2] Anden terning
}
positions-not-thrown = ikke kastet
positions-cube = Doblerterning
positions-cube-owner = Doblerterningen ejes af
positions-cube-middle = ingen
positions-session = Der spilles
positions-money = Pengespil
positions-match = En match
positions-length = Match til
positions-points-light = Hvids point
positions-points-dark = Sorts point
positions-crawford = Crawfordparti
positions-checkers = Brikker på hver side
positions-valid = Denne stilling kan spilles.
positions-held = { $side ->
    [light] Her står to eller flere hvide brikker. Tag dem væk først.
   *[dark] Her står to eller flere sorte brikker. Tag dem væk først.
}
positions-not-theirs = { $side ->
    [light] Her kan kun hvide brikker ligge.
   *[dark] Her kan kun sorte brikker ligge.
}
positions-pips = Pip: Hvid { $light }, Sort { $dark }
positions-one-die = Vælg begge terninger eller ingen.
positions-paste = Positions-ID, match-ID eller XGID
positions-read = Læs
positions-names = Stillingens navne
positions-position-id = Positions-ID
positions-match-id = Match-ID
positions-link = Link, der viser den med motorens vurdering
positions-copy = Kopiér { $name }
positions-ask = Spørg motoren
positions-evaluate = Vurdér
positions-plays = Rangér trækkene
positions-cube-action = Doblingsbeslutning
positions-thinking = Tænker …
positions-wins = Vinder
positions-loses = Taber
positions-chance = i alt
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Vinder matchen
positions-no-plays = Intet lovligt træk.
positions-play-on = Spil videre herfra
positions-play-on-note = Computeren spiller den anden side. Partiet fortsætter fra denne stilling med terninger, doblerterning og pointstilling, så vidt regelsættet kender dem.
positions-picture = Billede
positions-file = Matchfil
positions-choose-file = Vælg en fil
positions-file-large = { $name } er for stor til at være en matchfil.
positions-file-fault = { $name }: { $fault }
positions-study = Studér denne stilling
cube-action-no-double = Ingen dobling
cube-action-double = Dobling
cube-action-redouble = Redobling
cube-action-too-good = For god til at doble
cube-action-not-available = Doblerterningen kan ikke vendes
cube-answer-take = acceptere
cube-answer-pass = afslå
cube-answer-beaver = beaver
cube-advice-none = Der er intet at beslutte om doblerterningen.
cube-advice-no-double = Uden dobling
cube-advice-double-take = Doblet og accepteret
cube-advice-double-pass = Doblet og afslået

## Træneren

tutor = Træner
new-tutor = Træneren siger efter hver beslutning, hvad den ville have gjort, og giver tips
do-hint = Tip
keys-hint = H: tip, når træneren er slået til
tutor-thinking = Træneren tænker …
tutor-hint = Tip
tutor-hint-line = Tip: { $hint }
tutor-best = { $made }: træneren ville have gjort det samme.
tutor-cost = { $made } kostede { $cost }. Bedre: { $best }.
tutor-short = −{ $cost }. Bedre: { $best }
tutor-decision-double = Dobling
tutor-decision-no-double = Ingen dobling
tutor-decision-take = At acceptere
tutor-decision-pass = At afslå
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redobling
tutor-show = Vis det på brættet
tutor-back = Tilbage til partiet
tutor-summary = Trænerens opsummering
tutor-decisions = { $count ->
    [one] Én beslutning, { $cost } point foræret væk.
   *[other] { $count } beslutninger, { $cost } point foræret væk.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = De dyreste
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Intet blev foræret væk.

## Regelsiderne

menu-rules = Regler
rules-title = Spillets regler
rules-intro = Seks trykte regelsæt, hvert af dem fuldstændigt og med vores egne ord. Et afvist træk henviser til netop den regel, det strider imod.
rules-more = Læs også
rules-comparison = Side om side
rules-comparison-about = Alle seks regelsæt, spørgsmål for spørgsmål, med forskellene mærket.
rules-glossary = Spillets ord
rules-glossary-about = Hvad ordene betyder, og hvad andre sprog kalder det samme.
rules-solitaire = Solitaire-hæftet
rules-solitaire-about = Pindespillet med 37 huller: regler, fem opgaver og sandheden om hver af dem.
rules-contents = Indhold
rules-link = Link til dette sted
rules-play = Spil efter disse regler
rules-sources = Hvert udsagn på det trykte ark, og hvad der svarer til det
rules-only-differences = Kun det, der er forskelligt

## Solitaire på siden

menu-solitaire = Solitaire
peg-board = Solitairebræt
peg-hole = { $state ->
    [peg] Hul { $hole }: en pind.
   *[empty] Hul { $hole }: tomt.
}
peg-hole-jumps = Kan springe til { $holes }.
peg-hole-end = Har en pind ved slut.
peg-jumped = Fra { $from } over { $over } til { $to }.
peg-solved = { $moves ->
    [one] Løst i ét træk.
   *[other] Løst i { $moves } træk.
}
peg-stuck = Pinden i { $hole } kan ikke springe nu.
peg-redo = Gentag
peg-restart = Begynd forfra
peg-hint = Tip
peg-verdict = Kan det stadig nås?
peg-solution = Vis en løsning
peg-best = Vis den bedste slutning
peg-watch = Sig til med det samme, når slutningen er uden for rækkevidde
peg-thinking = Søger …
peg-still = { $jumps ->
    [one] Ja: slutningen kan nås med ét spring mere.
   *[other] Ja: slutningen kan nås med { $jumps } spring mere.
}
peg-still-best = { $jumps ->
    [one] Den bedste slutning, { $pegs } pinde, kan nås med ét spring mere.
   *[other] Den bedste slutning, { $pegs } pinde, kan nås med { $jumps } spring mere.
}
peg-best-too-late = Den bedste slutning, { $pegs } pinde, kan ikke længere nås herfra.
peg-unknown = Vides ikke: søgningen blev ikke fuldstændig inden for tiden.
peg-honest = Ærlig talt: ingen kan nå denne slutning; beviset er tegnet nedenfor. Se, hvor få pinde du kan ende med. To er det bedste.
peg-run = Afspil
peg-pause = Pause
peg-leave = Tilbage til mit spil
peg-proof-title = Hvorfor det ikke kan lade sig gøre
peg-keys = Taster: piletasterne går fra hul til hul, Enter tager en pind op og sætter den ned, U fortryder, R gentager, H giver et tip.

## Noteringsbladet

menu-score = Noteringsblad
score-title = Noteringsblad
score-intro = For to ved et rigtigt bræt: kast og træk dér, og notér det her ved at trykke. Siden holder styr på doblerterning og point og kender regelsættet.
score-resume = Fortsæt, hvor I slap
score-new = Ny notering
score-name-light = Hvem har de lyse brikker?
score-name-dark = Hvem har de mørke brikker?
score-opening = Hvem begynder? Indtast, hvad hver spiller kastede.
score-opening-tie = Lige: indtast de nye kast.
score-throw = { $name } skal kaste: indtast terningerne.
score-throw-or-double = { $name } skal kaste: indtast terningerne, eller dobl først.
score-play = { $name } spiller { $dice }: tryk på de brikker, der blev flyttet.
score-done = { $name } har spillet { $dice }: indfør trækket.
score-none = { $name } kan ikke trække med { $dice }.
score-free = { $name } spiller { $dice }: flyt brikkerne, som de virkelig blev flyttet, rigtigt eller forkert.
score-enter = Indfør trækket
score-otherwise = Spillet anderledes
score-flag = Det er mod reglerne. { $why }
score-put-right = Ret det
score-write-down = Ingen har bemærket det: notér det
score-demand = { $name }: kræv det rettet
score-lift = { $name } tager terningerne op
score-void = Ugyldigt kast
score-void-why = Hvorfor er kastet ugyldigt?
score-throw-of = Kast: { $name }
score-die = Terning: { $value }
score-clear = Ryd
score-results = Partier indtil nu

## Terninger med bevis

dice-title = Terninger med bevis
dice-intro = Før hvert parti lægger serveren og hver spillers browser sig fast på en kæde af hemmelige tal. Hvert kast tager ét tal fra hver kæde, og det afsløres først, når kastet er besluttet. Er din browser ærlig, kan alle de andre tilsammen, også serveren, hverken vælge eller forudse dine terninger. Denne side kontrollerer det selv, uden serveren.
dice-table = Bord { $table }
dice-fine = { $rolls ->
    [one] Alt stemmer: ét kast kontrolleret.
   *[other] Alt stemmer: { $rolls } kast kontrolleret.
}
dice-wrong = Noget er galt ved post { $entry }, kast { $roll }: { $why }
dice-real = Dette blev spillet på et rigtigt bræt: der er ingen terninger fra serveren at kontrollere.
dice-none = Ingen terninger er faldet endnu.
dice-checked = Hvad der er kontrolleret
dice-checked-order = Hver del lå fast før sit første kast, hvert kast var besluttet, før det faldt, og intet mangler.
dice-checked-links = Hvert afsløret tal hører til den kæde, som dets deltager havde lagt fast.
dice-checked-dice = Hver terning er regnet ud på ny af alle deltageres tal.
dice-checked-throws = { $count ->
    [one] Ét kast i partiet er det, der faldt.
   *[other] Alle { $count } kast i partiet er dem, der faldt.
}
dice-left-out = { $count ->
    [one] Ét kast blev gjort uden en side, der ikke svarede i tide: { $rolls }.
   *[other] { $count } kast blev gjort uden en side, der ikke svarede i tide: { $rolls }.
}
dice-pending = Et kast er besluttet, men terningerne er ikke faldet endnu.
dice-not-checked = Ikke kontrolleret her: om reglerne tillader hvert træk. »pasch dice verify« kontrollerer også det.
dice-download = Hent kastebogen
dice-chain = Kæder { $chain }, parti { $game }
dice-link = Tal { $link } fra { $name }
dice-marked = kendt på forhånd
dice-drop = Vil du kontrollere et andet parti, så træk dets kastebog (.dice.json) ind på siden, eller vælg den her.
dice-check = Kontrollér terningerne
dice-go-on = Fortsæt med nye terninger
dice-broken = Terningerne er ikke længere til at stole på: { $why } Denne browser har ingen del i flere kast.
dice-was-me = Det var mig
dice-doubt-renewal = Nye kæder blev bedt om eller godkendt i dit navn, men ikke i denne browser. Din del i terningerne holdes tilbage.
dice-doubt-back = Et træk blev taget tilbage i dit navn, men ikke i denne browser. Din del i terningerne holdes tilbage.
dice-doubt-roll = Et kast blev besluttet i dit navn, men ikke i denne browser. Din del i terningerne holdes tilbage.
dice-agree = Enig
dice-lost = Et kast er åbent, og din del ligger i en anden browser. Fortsæt dér. Eller bed om nye tal her, så gøres kastet med dem.
dice-ask-new = Bed om nye tal
dice-asks = { $name } har mistet de hemmelige tal til terningerne. Det åbne kast ville blive gjort med nye. Er du enig?
dice-waits = Terningerne venter på siden hos { $name }. Uden den kan ingen kaste.
dice-the-server = Serveren
dice-fault-shorter = serveren har glemt noget, som denne browser har set (kast { $roll }).
dice-fault-log = loggen er ikke den, som denne browser fulgte (kast { $roll }).
dice-fault-taken-back = efter et tilbagetaget træk er terningerne ikke dem, der var faldet, eller der var intet at tage tilbage (kast { $roll }).
dice-fault-renewal = kæder blev fornyet uden grund eller uden samtykke (kast { $roll }).
dice-fault-link = et tal hører ikke til den fastlagte kæde, eller mangler (kast { $roll }).
dice-fault-early = et tal blev afsløret, før kastet var besluttet, eller før hver del lå fast (kast { $roll }).
dice-fault-anchor = en del blev lagt fast for sent, to gange, eller er den samme som en andens (kast { $roll }).
dice-code = Kode: { $code }. To spillere, der læser samme kode op for hinanden, spiller samme parti.
dice-anchor = Lagt fast af { $name }:
dice-foreseen = Kendt på forhånd, fordi et træk blev taget tilbage, var terningerne i kastene: { $rolls }.
dice-renewed = Kæderne blev fornyet midt i et parti { $count ->
    [one] én gang
   *[other] { $count } gange
}. Intet åbent kast blev erstattet uden de andre spilleres samtykke.
dice-first = Efter en tidligere fremgangsmåde, som en uærlig server eller spiller kunne bøje uden at blive opdaget, faldt kastene 1 til { $rolls }.
dice-not-followed = Denne browser fulgte ikke partiet og kan ikke sige, om spillernes egne dele blev brugt.
dice-checked-followed = Det er den log, som denne browser fulgte, mens der blev spillet.
dice-limits = Hvad dette ikke lover: enhver kan holde op med at spille, og optegnelsen siger ikke, hvis skyld det var. Siden selv kommer fra serveren; over almindelig HTTP kan enhver undervejs ændre den.
dice-fault-unreadable = dette kan ikke læses som en kastebog.
dice-fault-order = linjer, kast eller tal står ikke i rækkefølge (kast { $roll }).
dice-fault-chain = et leds hash er ikke leddet før (kast { $roll }).
dice-fault-nonces = kast { $roll } har en nonce for meget eller for lidt.
dice-fault-digest = kast { $roll } har en anden hash. Dets led eller dets noncer er blevet ændret.
dice-fault-dice = kast { $roll } giver { $wanted }, ikke { $found }.
dice-fault-throw = et kast i partiet er ikke de terninger, der faldt.

# The page that needs no server
here-elsewhere = Pasch er åben i en anden fane, som har bordene nu.
here-elsewhere-on = Fortsæt her
here-closed = Der kan ikke stilles borde op i denne browser: { $reason }
here-update = Der er en ny version. Dit parti bliver, som det er.
here-update-now = Brug den nu
here-parent = Dette parti fortsætter et andet, hvis server forsvandt.
do-go-on-here = Fortsæt uden serveren
device-title = Denne enhed
device-here = Dine partier, kort og indstillinger ligger i denne browser. Ingen server kender dem.
device-server = Dine partier ligger på den server, som siden kommer fra.
device-elsewhere = Du er ved bordene hos { $server }.
device-back = Tilbage til bordene i denne browser
device-back-server = Tilbage til serverens borde
device-stand-here = Spil i denne browser, uden serveren
device-keeping = Opbevaring
device-promised = Browseren har lovet at gemme alt.
device-not-promised = Browseren må slette alt, når pladsen bliver knap: gem en kopi en gang imellem.
device-room = I brug: { $used } MB.
device-ask = Bed browseren gemme alt
device-save = Gem alt i en fil
device-load = Indlæs en gemt fil
device-taken-in =
    { $count ->
        [0] Der var intet nyt i den.
        [one] Ét parti blev overtaget.
       *[other] { $count } partier blev overtaget.
    }
device-taken-study = Analyserede matcher og kort taget ind: { $count }.
device-not-taken = Filen er ikke fra Pasch, eller den er beskadiget ({ $reason }). Intet blev ændret.
device-install-title = Installation
device-install = Installér Pasch på denne enhed
device-install-menu = Browserens menu kan lægge Pasch på startskærmen; så starter det også uden netværk.
device-plain = Siden kom over almindelig HTTP. Så tillader browsere hverken installation, start uden netværk eller notifikationer; med pasch serve --tls gør de.
device-join = Et bord på en server
device-join-hint = Indsæt den adresse, du har fået. Serveren skal tillade sider herfra.
device-join-go = Gå dertil
device-no-address = Det er ikke en adresse.
fault-no-room = Der er ikke mere plads på enheden. Intet, der blev vist, er tabt; partiet fortsætter, så snart der er plads.
dice-here = Begge sider er på denne enhed, så protokollen beviser intet for andre: den, der har enheden, kunne have valgt terningerne.
dice-here-real = Eller kast rigtige terninger, og tast dem ind
new-link-server = En ven via et link kræver en server.

## A rulebook of one’s own

own-title = Eget regelsæt
own-intro = Begynd med det regelsæt, der ligger nærmest, og lav om på det, I spiller anderledes. Det, der ikke passer sammen, siges med det samme.
own-about = Hvert spørgsmål i sammenligningen, besvaret som I spiller
own-make = Lav dit eget regelsæt
own-base = Lavet ud fra
own-name = Hvad det hedder
own-saved = Dine regelsæt
own-kept = Gemt i denne browser.
own-save = Gem
own-together = Alt passer sammen.
own-contradictions = Dette passer ikke sammen:
own-changed = besvaret anderledes end i regelsættet
own-void = Efter et andet svar er der intet at spørge om her.
own-link = Link til dette regelsæt
own-file = Gem som fil
own-open = Åbn en fil
own-forget-ask = Glem dette regelsæt?
own-forgotten = »{ $name }« er glemt.
own-broken = Der er intet regelsæt, der kan læses, i dette link eller denne fil.
