### Webbläsaren: det som står på skärmen och det som en skärmläsare säger.

## Ramen kring varje sida

menu = Meny
menu-table = Bord
menu-new = Nytt parti
menu-games = Mina partier
menu-options = Inställningar
close = Stäng
page-failed = Sidan kunde inte hämtas. Är servern fortfarande igång?
page-missing = Den sidan finns inte.
page-missing-back = Tillbaka till bordet

## Inställningar

option-language = Språk
option-theme = Utseende
option-theme-auto = Som systemet
option-theme-felt = Filt
option-theme-night = Natt
option-theme-paper = Papper
option-motion = Brickornas fart
option-motion-normal = Normal
option-motion-slow = Långsam
option-motion-fast = Snabb
option-motion-off = Utan rörelse
option-tap = Ett tryck på en bricka
option-tap-play = spelar första tärningen
option-tap-show = visar vart den kan gå
option-counting = Numrering av punkterna
option-counting-sheet = som på regelbladet
option-counting-usual = som spelare överallt skriver dem
option-auto-roll = Kasta automatiskt när det inte går att dubbla
option-auto-forced = Spela forcerade drag automatiskt
option-auto-pass = Passa automatiskt när inget drag är möjligt
option-auto-bear-off = Ta ut automatiskt i en kapplöpning
option-sound = Dämpade ljud
option-arrows = Pilar för det senaste draget
option-numbers = Nummer vid punkterna
option-mirror = Hemmaplanen till vänster

## Brädet

board-name = Backgammonbräde
board-point = { $colour ->
    [light] { $count ->
        [one] Punkt { $point }: en ljus bricka.
       *[other] Punkt { $point }: { $count } ljusa brickor.
    }
    [dark] { $count ->
        [one] Punkt { $point }: en mörk bricka.
       *[other] Punkt { $point }: { $count } mörka brickor.
    }
   *[none] Punkt { $point }: tom.
}
board-can-go = Kan gå till { $places }.
board-off-short = ut
board-bar = { $colour ->
    [light] { $count ->
        [0] Baren: ingen ljus bricka.
        [one] Baren: en ljus bricka.
       *[other] Baren: { $count } ljusa brickor.
    }
   *[dark] { $count ->
        [0] Baren: ingen mörk bricka.
        [one] Baren: en mörk bricka.
       *[other] Baren: { $count } mörka brickor.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Ingen ljus bricka uttagen.
        [one] En ljus bricka uttagen.
       *[other] { $count } ljusa brickor uttagna.
    }
   *[dark] { $count ->
        [0] Ingen mörk bricka uttagen.
        [one] En mörk bricka uttagen.
       *[other] { $count } mörka brickor uttagna.
    }
}
board-cube = Dubblingskub: { $value }
board-dice = Tärningar: { $dice }. { $action }

## Spelare och ställning

pips = { $count ->
    [one] { $count } pip kvar
   *[other] { $count } pip kvar
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } poäng
       *[other] { $score } poäng
    }
   *[other] { $score } av { $target } poäng
}
player-you = Du
player-friend = Din vän
player-light = Vit
player-dark = Svart
player-computer = Dator ({ $level })
player-computer-sentence = Datorn
player-engine-replaced = { $computer } i stället för { $engine }
engine-failed-gone = { $engine } har stannat. Datorn spelar vidare i dess ställe; inget är förlorat.
engine-failed-silent = { $engine } svarade inte i tid. Datorn spelar vidare i dess ställe; inget är förlorat.
engine-failed-wrong = { $engine } svarade något som reglerna inte tillåter. Datorn spelar vidare i dess ställe; inget är förlorat.
player-waiting = Ledig plats
player-away = inte ansluten
player-won-match = har vunnit matchen

## Datorns spelstyrka

level-beginner = nybörjare
level-casual = hobbyspelare
level-advanced = avancerad
level-expert = expert
level-world-class = världsklass

## Vad som ska göras nu

turn-connecting = Ansluter till bordet …
turn-lost = Anslutningen är bruten. Försöker igen …
turn-waits = Bordet väntar: servern kan inte skriva just nu. Det fortsätter av sig självt.
turn-closing = Servern startar om. Försöker igen …
table-shorter = Servern har förlorat det som den här sidan såg sist: dess partier har lagts tillbaka till ett tidigare läge. Bordet fortsätter härifrån.
turn-watching = Du tittar på.
table-watchers = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
table-crawford = Crawfordparti: utan dubblingskub.
turn-waiting = Väntar på att din vän ska öppna länken.
turn-opening = Kasta: vem börjar?
turn-opening-tie = Lika: kasta igen.
turn-opening-theirs = { $name } kastar för att avgöra vem som börjar.
turn-roll = Din tur: kasta tärningarna.
turn-roll-or-double = Din tur: kasta, eller dubbla först.
turn-roll-theirs = { $name } ska kasta.
turn-play = Din tur: spela { $dice }.
turn-play-theirs = { $name } spelar { $dice }.
turn-done = ”{ do-done }” avslutar din tur.
turn-none = Inget drag är möjligt med { $dice }.
turn-rolling = Tärningarna rullar …
turn-thinking = { $name } tänker …
turn-double = { $name } dubblar till { $value }.
turn-rematch = { $name } vill gärna ha revansch.
turn-double-yours = Du dubblar till { $value }. { $name } bestämmer.
turn-resign = { $name } erbjuder sig att ge upp: { $stake ->
    [1] ett enkelt parti
    [2] en gammon
   *[3] en backgammon
}.
turn-resign-yours = Du erbjuder dig att ge upp: { $stake ->
    [1] ett enkelt parti
    [2] en gammon
   *[3] en backgammon
}. { $name } bestämmer.
turn-roll-of = { $name }: kasta tärningarna.
turn-roll-or-double-of = { $name }: kasta, eller dubbla först.
turn-play-of = { $name }: spela { $dice }.

## Knappar

do-roll = Kasta
do-throw = Kasta
do-double = Dubbla
do-take = Anta
do-drop = Passa
do-redouble = Redubbla till { $value }
do-beaver = Beaver till { $value }
do-raccoon = Raccoon till { $value }
do-undo = Ångra
do-done = Klar
do-resign = Ge upp
do-resign-single = Ge upp ett enkelt parti
do-resign-gammon = Ge upp en gammon
do-resign-backgammon = Ge upp en backgammon
do-accept = Godta
do-refuse = Avvisa
do-cancel = Avbryt
do-next = Nästa parti
do-claim = Kräv segern
do-finish = Avsluta
do-rematch = Revansch
do-take-back = Ta tillbaka
do-new = Nytt parti
do-copy = Kopiera
do-copied = Kopierat
dice-swap = Byt plats på tärningarna.
dice-roll = Kasta tärningarna.

## När ett parti är slut

over-single = { $name } vinner { $points ->
    [one] en poäng
   *[other] { $points } poäng
}: ett enkelt parti.
over-gammon = { $name } vinner { $points ->
    [one] en poäng
   *[other] { $points } poäng
}: en gammon, förloraren har inte tagit ut någon bricka.
over-backgammon = { $name } vinner { $points ->
    [one] en poäng
   *[other] { $points } poäng
}: en backgammon, förloraren har fortfarande en bricka på baren eller i vinnarens hemmaplan.
over-dropped = { $name } vinner { $points ->
    [one] en poäng
   *[other] { $points } poäng
}: motståndaren tackade nej till dubblingen.
over-resigned = { $name } vinner { $points ->
    [one] en poäng
   *[other] { $points } poäng
}: { $stake ->
    [1] ett enkelt parti gavs upp
    [2] en gammon gavs upp
   *[3] en backgammon gavs upp
}.
over-flag = { $name } vinner: motståndarens tid är ute.
over-absent = { $name } vinner: motståndaren var borta för länge.
over-cube = Dubblingskuben stod på { $value }.
over-session = { $name } vinner totalt, { $score }.
over-match = { $name } vinner matchen, { $score }.
news-match-won = { $name } vinner matchen.
over-draw = Totalt oavgjort, { $score }.

## Partiets gång

log = Partiets gång
log-empty = Partiet har inte börjat.
log-opening = kastar { $dice }
log-tie = Lika: nytt kast
log-double = dubblar till { $value }
log-take = antar
log-drop = passar
log-resign = { $stake ->
    [1] ger upp ett enkelt parti
    [2] ger upp en gammon
   *[3] ger upp en backgammon
}
log-decline = avvisar
log-won = { $points ->
    [one] vinner en poäng
   *[other] vinner { $points } poäng
}
log-flag = tiden är ute
log-claim = kräver segern
log-void = ogiltigt
log-wrong = { $dice }: { $play } (fel)
log-corrected = rättat
log-stands = gäller
log-no-move = { $dice }: inget drag
log-play = { $dice }: { $play }

## Avvisat

refused-why = Regeln

table-missing = Det bordet finns inte här.

## När något går fel utanför spelets regler

fault-other-version = Den här sidan är äldre än servern. Ladda om den.
fault-not-at-table = Den här sidan sitter inte längre vid bordet. Ladda om den.
fault-not-your-seat = Den platsen är inte din.
fault-seat-open = Den andra platsen är fortfarande ledig.
fault-not-here = Det går inte vid det här bordet.
fault-bad-terms = Så går det inte att spela.
fault-no-engine = Mot det här programmet går det inte att spela här, eller inte efter det här regelverket.
fault-bad-position = Ställningen går inte att läsa.
fault-bad-file = Filen går inte att läsa.
fault-too-many = För mycket på en gång. Vänta ett ögonblick.
fault-trouble = Ett fel har uppstått på servern.
message-unreadable = Servern förstod inte ett meddelande från den här sidan ({ $detail }).

## En vän via länk

link-title = Spela via länk
link-share = Skicka adressen till din vän. Den som först öppnar den får den andra platsen, alla andra tittar på.
link-local = Adressen fungerar bara på den här datorn. Om du vill spela från en annan enhet i ditt nätverk, starta servern med ”pasch serve --listen 0.0.0.0:{ $port }” och öppna den med den här datorns namn eller adress i nätverket.

## Ett nytt parti

new-title = Nytt parti
new-opponent = Mot
new-opponent-computer = datorn
new-opponent-device = en vän vid den här enheten
new-opponent-link = en vän via länk
new-engine = Program
new-engine-rules = Andra program spelar enligt turneringsreglerna, med femton brickor.
new-level = Spelstyrka
new-rulebook = Regelverk
new-rulebook-pages = Läs reglerna
new-start = Uppställning
new-start-standard = Vanlig
new-start-jacquet = Jacquet: alla brickor måste först gå in
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: tre brickor var
new-session = Spelform
new-session-single-game = Ett enstaka parti
new-session-running-total = Partier med löpande räkning
new-session-money = Spel om pengar
new-session-match = En match till
new-session-games = Ett antal partier
new-length-points = poäng
new-length-games = partier
new-even = Bladet föredrar ett udda tal.
new-cube = Med dubblingskub
new-jacoby = Jacobyregeln
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Automatisk dubbling vid lika öppningskast
new-first-double = Automatisk dubbling om det första kastet är ett dubbelslag
new-lower-starts = Det lägre kastet börjar
new-custom = Det här är ”{ $rulebook }” med andra val än på bladet.
new-dice = Tärningar
new-real-dice = Riktiga: jag kastar för oss båda och matar in ögonen
new-clock = Klocka
new-clock-none = Ingen klocka
new-clock-delay = Turneringsklocka
new-clock-fischer = Fischerklocka
new-clock-days = Dagar per drag
new-clock-free = sekunder fria i varje drag
new-clock-added = sekunder läggs till per drag
new-clock-per-point = minuter per poäng
new-clock-per-game = minuter per parti
new-clock-day-count = dagar per drag
new-clock-computer = Datorns klocka går inte. Med klocka tas inget tillbaka.
# What was agreed about time, as a sentence and in short.
timing-claim = Ingen klocka. Väntar man på en spelare som är borta i { $minutes } minuter kan motståndaren kräva segern.
timing-delay = I varje drag är { $delay } sekunder fria; sedan går { $minutes } minuters reserv. En bruten anslutning stoppar klockan, { $pause } sekunder totalt.
timing-fischer = { $minutes } minuter, och { $increment } sekunder till för varje drag. En bruten anslutning stoppar klockan, { $pause } sekunder totalt.
timing-days = { $days ->
    [one] En dag
   *[other] { $days } dagar
} för varje drag.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] en dag per drag
   *[other] { $days } dagar per drag
}
clock-of = Återstående tid: { $name }
clock-low = Bara { $seconds } sekunder kvar.
clock-low-hours = Bara { $hours } timmar kvar.
clock-paused = klockan står
clock-days = { $days } d { $hours } tim
clock-claim-in = segern kan krävas om { $time }
games-due = { $name } ska spela senast { $when }
new-colour = Du spelar
new-colour-light = de ljusa brickorna
new-colour-dark = de mörka brickorna
new-colour-hint = Om ni inte kommer överens tar den äldre de mörka brickorna.
new-direction = Din hemmaplan
new-direction-right = till höger
new-direction-left = till vänster
new-begin = Börja
new-failed = Bordet kunde inte öppnas: { $reason }

## Regelverken i få ord

rulebook-own = { $rulebook }, med ändringar
rulebook-buffalo = Buffalo-asken
rulebook-buffalo-special = Ingen dubblingskub. En backgammon räknas tre gånger även om förloraren har tagit ut brickor. Punkterna räknas 1 till 24 längs den första spelarens väg.
rulebook-german = Det tyska bladet
rulebook-german-special = 24 numrerade regler. Den sista brickan går hem med det större talet, man får inte slå i hemmaplanen och gå vidare till en egen ensam bricka, och vinnaren börjar nästa parti.
rulebook-danish = Det danska bladet
rulebook-danish-special = En dubbling får redubblas genast. Den som ger upp förlorar genast en backgammon. Punkterna heter S1 till S12 och W1 till W12. Känner även till Jacquet.
rulebook-jumbo = Jumbo-häftet
rulebook-jumbo-special = Båda kastar två tärningar och den högre summan börjar med ett nytt kast. Är ett tal för högt får vilken bricka som helst på en lägre punkt tas ut.
rulebook-ten-language = Foldern på tio språk
rulebook-ten-language-special = Varje bricka som en tärning för över kanten får tas ut, vad som än står bakom. Ingen dubblingskub.
rulebook-tournament = Turnering
rulebook-tournament-special = Dagens internationella regler: dubbling utan gräns, Crawfordparti i matcher; vid spel om pengar Jacoby och beavers, om man kommit överens om det.

## Mina partier

games-title = Mina partier
games-empty = Här har ännu inget spelats.
games-resume = Spela vidare
games-replay = Spela upp
games-download = Hämta { $format }
games-running = pågår
games-finished = avslutat
games-against = { $light } – { $dark }
games-forget = Glöm
games-forget-ask = Glömma det här partiet?
games-forgotten = Glömd.
games-session-single-game = enstaka parti
games-session-running-total = löpande räkning
games-session-money = spel om pengar
games-session-match = { $length ->
    [one] match till { $length } poäng
   *[other] match till { $length } poäng
}
games-session-games = { $length ->
    [one] { $length } parti
   *[other] { $length } partier
}
log-game = Parti { $number }
replay-at = { $at } av { $of }
replay-first = Till början
replay-back = Ett steg bakåt
replay-on = Ett steg framåt
replay-last = Till slutet

## Tangenter

keys-title = Tangenter
keys-arrows = Piltangenter: från punkt till punkt
keys-enter = Enter: ta upp en bricka eller sätt ner den
keys-numbers = 1 till 6: flytta brickan vid markören med den tärningen
keys-home = Home, End: den första eller sista brickan som kan flyttas
keys-roll = R: kasta
keys-double = D: dubbla
keys-undo = U: ångra
keys-swap = S: byt plats på tärningarna
keys-done = E: { do-done }

## Ställningar

menu-positions = Ställningar
positions-title = Ställningar
positions-tool = Ett tryck på brädet
positions-tool-light = lägger till en ljus bricka
positions-tool-dark = lägger till en mörk bricka
positions-tool-away = tar bort en bricka
positions-start = Startuppställning
positions-clear = Tomt bräde
positions-swap = Byt sidor
positions-turn = På tur
positions-dice = Tärningar
positions-die = { $number ->
    [1] Första tärningen
   *[2] Andra tärningen
}
positions-not-thrown = inte kastad
positions-cube = Dubblingskub
positions-cube-owner = Kuben ägs av
positions-cube-middle = ingen
positions-session = Det spelas
positions-money = Om pengar
positions-match = En match
positions-length = Match till
positions-points-light = Vits poäng
positions-points-dark = Svarts poäng
positions-crawford = Crawfordparti
positions-checkers = Brickor per sida
positions-valid = Den här ställningen går att spela.
positions-held = { $side ->
    [light] Här står två eller fler vita brickor. Ta bort dem först.
   *[dark] Här står två eller fler svarta brickor. Ta bort dem först.
}
positions-not-theirs = { $side ->
    [light] Här kan bara vita brickor ligga.
   *[dark] Här kan bara svarta brickor ligga.
}
positions-pips = Pip: Vit { $light }, Svart { $dark }
positions-one-die = Välj båda tärningarna eller ingen.
positions-paste = Position-ID, match-ID eller XGID
positions-read = Läs
positions-names = Ställningens namn
positions-position-id = Position-ID
positions-match-id = Match-ID
positions-link = Länk som visar den med motorns bedömning
positions-copy = Kopiera { $name }
positions-ask = Fråga motorn
positions-evaluate = Värdera
positions-plays = Rangordna dragen
positions-cube-action = Kubbeslut
positions-thinking = Tänker …
positions-wins = Vinner
positions-loses = Förlorar
positions-chance = totalt
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Vinner matchen
positions-no-plays = Inget tillåtet drag.
positions-play-on = Spela vidare härifrån
positions-play-on-note = Datorn spelar den andra sidan. Partiet fortsätter från den här ställningen, med tärningar, kub och poängställning så långt regelverket känner dem.
positions-picture = Bild
positions-file = Matchfil
positions-choose-file = Välj en fil
positions-file-large = { $name } är för stor för att vara en matchfil.
positions-file-fault = { $name }: { $fault }
positions-study = Studera ställningen
cube-action-no-double = Ingen dubbling
cube-action-double = Dubbling
cube-action-redouble = Redubbling
cube-action-too-good = För bra för att dubbla
cube-action-not-available = Kuben kan inte vändas
cube-answer-take = anta
cube-answer-pass = passa
cube-answer-beaver = beaver
cube-advice-none = Det finns inget att besluta om kuben.
cube-advice-no-double = Utan dubbling
cube-advice-double-take = Dubblat och antaget
cube-advice-double-pass = Dubblat och passat

## Tränaren

tutor = Tränare
new-tutor = Tränaren säger efter varje beslut vad den skulle ha gjort, och ger tips
do-hint = Tips
keys-hint = H: tips, när tränaren är på
tutor-thinking = Tränaren tänker …
tutor-hint = Tips
tutor-hint-line = Tips: { $hint }
tutor-best = { $made }: tränaren skulle ha gjort detsamma.
tutor-cost = { $made } kostade { $cost }. Bättre: { $best }.
tutor-short = −{ $cost }. Bättre: { $best }
tutor-decision-double = Dubbling
tutor-decision-no-double = Ingen dubbling
tutor-decision-take = Att anta
tutor-decision-pass = Att passa
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redubbling
tutor-show = Visa på brädet
tutor-back = Tillbaka till partiet
tutor-summary = Tränarens sammanfattning
tutor-decisions = { $count ->
    [one] Ett beslut, { $cost } poäng bortskänkta.
   *[other] { $count } beslut, { $cost } poäng bortskänkta.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = De dyraste
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Inget skänktes bort.

## Regelsidorna

menu-rules = Regler
rules-title = Spelets regler
rules-intro = Sex regelverk, fem från tryckta blad och ett för turneringar, vart och ett fullständigt och med våra egna ord. Ett avvisat drag länkar till just den regel det gäller.
rules-more = Också här
rules-comparison = Sida vid sida
rules-comparison-about = Alla sex regelverken, fråga för fråga, med skillnaderna markerade.
rules-glossary = Spelets ord
rules-glossary-about = Vad orden betyder, och vad andra språk kallar samma sak.
rules-solitaire = Solitärhäftet
rules-solitaire-about = Pinnspelet med 37 hål: regler, fem uppgifter och sanningen om var och en.
rules-contents = Innehåll
rules-link = Länk till det här stället
rules-play = Spela efter de här reglerna
rules-sources = Varje utsaga på det tryckta bladet och vad som svarar mot den
rules-only-differences = Bara skillnaderna

## Solitär på sidan

menu-solitaire = Solitär
peg-board = Solitärbräde
peg-hole = { $state ->
    [peg] Hål { $hole }: en pinne.
   *[empty] Hål { $hole }: tomt.
}
peg-hole-jumps = Kan hoppa till { $holes }.
peg-hole-end = Har en pinne i slutbilden.
peg-jumped = Från { $from } över { $over } till { $to }.
peg-solved = { $moves ->
    [one] Löst på ett drag.
   *[other] Löst på { $moves } drag.
}
peg-stuck = Pinnen i { $hole } kan inte hoppa nu.
peg-redo = Gör om
peg-restart = Börja om
peg-hint = Tips
peg-verdict = Går det fortfarande?
peg-solution = Visa en lösning
peg-best = Visa det bästa slutet
peg-watch = Säg till genast när slutet är utom räckhåll
peg-thinking = Söker …
peg-still = { $jumps ->
    [one] Ja: slutet går att nå med ett hopp till.
   *[other] Ja: slutet går att nå med { $jumps } hopp till.
}
peg-still-best = { $jumps ->
    [one] Det bästa slutet, { $pegs } pinnar, går att nå med ett hopp till.
   *[other] Det bästa slutet, { $pegs } pinnar, går att nå med { $jumps } hopp till.
}
peg-best-too-late = Det bästa slutet, { $pegs } pinnar, går inte längre att nå härifrån.
peg-unknown = Inte känt: sökningen blev inte fullständig inom tiden.
peg-honest = Ärligt talat: ingen kan nå det här slutet; beviset är ritat nedan. Se hur få pinnar du kan lämna kvar. Två är det bästa.
peg-run = Spela upp
peg-pause = Paus
peg-leave = Tillbaka till mitt spel
peg-proof-title = Varför det inte går
peg-keys = Tangenter: pilarna går från hål till hål, Enter tar upp en pinne och sätter ner den, U ångrar, R gör om, H ger ett tips.

## Protokollet

menu-score = Protokoll
score-title = Protokoll
score-intro = För två vid ett riktigt bräde: kasta och flytta där, och anteckna här genom att trycka. Sidan håller reda på dubblingskub och poäng och kan regelverket.
score-resume = Fortsätt där ni slutade
score-new = Nytt protokoll
score-name-light = Vem har de ljusa brickorna?
score-name-dark = Vem har de mörka brickorna?
score-opening = Vem börjar? Mata in vad varje spelare kastade.
score-opening-tie = Lika: mata in de nya kasten.
score-throw = { $name } ska kasta: mata in tärningarna.
score-throw-or-double = { $name } ska kasta: mata in tärningarna, eller dubbla först.
score-play = { $name } spelar { $dice }: tryck på brickorna som flyttades.
score-done = { $name } har spelat { $dice }: för in draget.
score-none = { $name } kan inte flytta med { $dice }.
score-free = { $name } spelar { $dice }: flytta brickorna så som de verkligen flyttades, rätt eller fel.
score-enter = För in draget
score-otherwise = Flyttat på annat sätt
score-flag = Det är mot reglerna. { $why }
score-put-right = Rätta det
score-write-down = Ingen märkte det: anteckna det
score-demand = { $name }: kräv rättelse
score-lift = { $name } tar upp tärningarna
score-void = Ogiltigt kast
score-void-why = Varför är kastet ogiltigt?
score-throw-of = Kast av { $name }
score-die = Tärning: { $value }
score-clear = Rensa
score-results = Partier hittills

## Tärningar med bevis

dice-title = Tärningar med bevis
dice-intro = Före varje parti binder sig servern och varje spelares webbläsare vid en kedja av hemliga tal. Varje kast tar ett tal ur varje kedja, och det avslöjas först när kastet är bestämt. Är din webbläsare ärlig kan alla andra tillsammans, även servern, varken välja eller förutse dina tärningar. Den här sidan kontrollerar det själv, utan servern.
dice-table = Bord { $table }
dice-fine = { $rolls ->
    [one] Allt stämmer: ett kast kontrollerat.
   *[other] Allt stämmer: { $rolls } kast kontrollerade.
}
dice-wrong = Något är fel vid post { $entry }, kast { $roll }: { $why }
dice-real = Det här spelades på ett riktigt bräde: det finns inga tärningar från servern att kontrollera.
dice-none = Inga kast har gjorts ännu.
dice-checked = Vad som kontrollerats
dice-checked-order = Varje del låg fast före sitt första kast, varje kast var bestämt innan det föll, och inget saknas.
dice-checked-links = Varje avslöjat tal hör till den kedja som dess deltagare hade bundit sig vid.
dice-checked-dice = Varje tärning har räknats ut på nytt ur alla deltagares tal.
dice-checked-throws = { $count ->
    [one] Ett kast i partiet stämmer med tärningarna som föll.
   *[other] Alla { $count } kast i partiet stämmer med tärningarna som föll.
}
dice-left-out = { $count ->
    [one] Ett kast gjordes utan en sida som inte svarade i tid: { $rolls }.
   *[other] { $count } kast gjordes utan en sida som inte svarade i tid: { $rolls }.
}
dice-pending = Ett kast är bestämt, men tärningarna har inte fallit ännu.
dice-not-checked = Inte kontrollerat här: om reglerna tillåter varje drag. ”pasch dice verify” kontrollerar också det.
dice-download = Hämta kastboken
dice-chain = Kedjor { $chain }, parti { $game }
dice-link = Tal { $link } från { $name }
dice-marked = känt i förväg
dice-drop = Vill du kontrollera ett annat parti, släpp dess kastbok (.dice.json) på sidan eller välj den här.
dice-check = Kontrollera tärningarna
dice-go-on = Fortsätt med nya tärningar
dice-broken = Tärningarna går inte längre att lita på: { $why } Den här webbläsaren har ingen del i fler kast.
dice-was-me = Det var jag
dice-doubt-renewal = Nya kedjor begärdes eller godkändes i ditt namn, men inte i den här webbläsaren. Din del i tärningarna hålls inne.
dice-doubt-back = Ett drag togs tillbaka i ditt namn, men inte i den här webbläsaren. Din del i tärningarna hålls inne.
dice-doubt-roll = Ett kast bestämdes i ditt namn, men inte i den här webbläsaren. Din del i tärningarna hålls inne.
dice-agree = Jag går med på det
dice-lost = Ett kast är öppet, och din del finns i en annan webbläsare. Fortsätt där. Eller be om nya tal här, så görs kastet med dem.
dice-ask-new = Be om nya tal
dice-asks = { $name } har förlorat de hemliga talen för tärningarna. Det öppna kastet skulle göras med nya. Går du med på det?
dice-waits = Tärningarna väntar på sidan hos { $name }. Utan den kan ingen kasta.
dice-the-server = Servern
dice-fault-shorter = servern har glömt något som den här webbläsaren har sett (kast { $roll }).
dice-fault-log = loggen är inte den som den här webbläsaren följde (kast { $roll }).
dice-fault-taken-back = efter ett återtaget drag är tärningarna inte de som hade fallit, eller så fanns inget att ta tillbaka (kast { $roll }).
dice-fault-renewal = kedjor förnyades utan skäl eller utan samtycke (kast { $roll }).
dice-fault-link = ett tal hör inte till den fastlagda kedjan, eller saknas (kast { $roll }).
dice-fault-early = ett tal avslöjades innan kastet var bestämt eller innan varje del låg fast (kast { $roll }).
dice-fault-anchor = en del lades fast för sent, två gånger, eller är densamma som en annans (kast { $roll }).
dice-code = Kod: { $code }. Två spelare som läser samma kod för varandra spelar samma parti.
dice-anchor = Fastlagt av { $name }:
dice-foreseen = Kända i förväg, eftersom ett drag togs tillbaka, var tärningarna i kasten: { $rolls }.
dice-renewed = Kedjorna förnyades mitt i ett parti { $count ->
    [one] en gång
   *[other] { $count } gånger
}. Inget öppet kast ersattes utan de andra spelarnas samtycke.
dice-first = Enligt ett tidigare förfarande, som en oärlig server eller spelare kunde böja utan att upptäckas, föll kasten 1 till { $rolls }.
dice-not-followed = Den här webbläsaren följde inte partiet och kan inte säga om spelarnas egna delar användes.
dice-checked-followed = Det är den logg som den här webbläsaren följde medan partiet spelades.
dice-limits = Vad detta inte lovar: vem som helst kan sluta spela, och uppteckningen säger inte vems fel det var. Sidan själv kommer från servern; över vanlig HTTP kan vem som helst på vägen ändra den.
dice-fault-unreadable = det här går inte att läsa som en kastbok.
dice-fault-order = rader, kast eller tal står inte i ordning (kast { $roll }).
dice-fault-chain = en länks hash är inte länken före (kast { $roll }).
dice-fault-nonces = kast { $roll } har en nonce för mycket eller en för lite.
dice-fault-digest = kast { $roll } har en annan hash. Dess länk eller dess noncer har ändrats.
dice-fault-dice = kast { $roll } ger { $wanted }, inte { $found }.
dice-fault-throw = ett kast i partiet stämmer inte med tärningarna som föll.

# The page that needs no server
here-elsewhere = Pasch är öppet i en annan flik, som har borden nu.
here-elsewhere-on = Fortsätt här
here-closed = Det går inte att ställa upp bord i den här webbläsaren: { $reason }
here-update = Det finns en ny version. Ditt parti förblir som det är.
here-update-now = Använd den nu
here-parent = Det här partiet fortsätter ett annat, vars server försvann.
do-go-on-here = Fortsätt utan servern
device-title = Den här enheten
device-here = Dina partier, kort och inställningar finns i den här webbläsaren. Ingen server känner till dem.
device-server = Dina partier finns på servern som sidan kommer från.
device-elsewhere = Du är vid borden hos { $server }.
device-back = Tillbaka till borden i den här webbläsaren
device-back-server = Tillbaka till serverns bord
device-stand-here = Spela i den här webbläsaren, utan servern
device-keeping = Förvaring
device-promised = Webbläsaren har lovat att behålla allt.
device-not-promised = Webbläsaren får radera allt när utrymmet tryter: spara en kopia då och då.
device-room = Används: { $used } MB.
device-ask = Be webbläsaren behålla allt
device-save = Spara allt i en fil
device-load = Läs in en sparad fil
device-taken-in =
    { $count ->
        [0] Där fanns inget nytt.
        [one] Ett parti togs över.
       *[other] { $count } partier togs över.
    }
device-taken-study = Analyserade matcher och kort som tagits in: { $count }.
device-not-taken = Filen kommer inte från Pasch eller är skadad ({ $reason }). Inget har ändrats.
device-install-title = Installation
device-install = Installera Pasch på den här enheten
device-install-menu = Webbläsarens meny kan lägga Pasch på hemskärmen; då startar det även utan nät.
device-plain = Sidan kom över vanlig HTTP. Då tillåter webbläsare varken installation, start utan nät eller aviseringar; med pasch serve --tls gör de det.
device-join = Ett bord på en server
device-join-hint = Klistra in adressen du har fått. Servern måste tillåta sidor härifrån.
device-join-go = Gå dit
device-no-address = Det är ingen adress.
fault-no-room = Det finns inget utrymme kvar på enheten. Inget som visats har gått förlorat; partiet fortsätter så snart det finns utrymme.
dice-here = Båda sidor är på den här enheten, så protokollet bevisar inget för någon annan: den som har enheten kunde ha valt tärningarna.
dice-here-real = Eller kasta riktiga tärningar och mata in dem
new-link-server = En vän via länk kräver en server.

## A rulebook of one’s own

own-title = Ett eget regelverk
own-intro = Börja med det regelverk som ligger närmast hur ni spelar och ändra det ni spelar annorlunda. Det som inte går ihop sägs genast.
own-about = Varje fråga i jämförelsen, besvarad som ni spelar
own-make = Gör ett eget regelverk
own-base = Gjort utifrån
own-name = Vad det heter
own-saved = Dina regelverk
own-kept = Sparat i den här webbläsaren.
own-save = Spara
own-together = Allt går ihop.
own-contradictions = Det här går inte ihop:
own-changed = besvarat annorlunda än i regelverket
own-void = Ett annat svar gör att det inte finns något att fråga om här.
own-link = Länk till det här regelverket
own-file = Spara som fil
own-open = Öppna en fil
own-forget-ask = Glömma det här regelverket?
own-forgotten = ”{ $name }” är glömt.
own-broken = Det finns inget läsbart regelverk i den här länken eller filen.
