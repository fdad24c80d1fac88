### De reglementen als pagina's. De uitleg van de variabelen staat in de Engelse catalogus.

## De pagina

sheet-title = Backgammon volgens het reglement: { $rulebook }
sheet-printed-in = Talen van het gedrukte blad: { $languages }.
sheet-custom-note = Een eigen reglement, gemaakt uit “{ $rulebook }”. Deze antwoorden zijn van jou: { $differences }.
mark-ruling = beslissing
mark-ruling-note = Met “beslissing” is aangegeven waar het gedrukte blad zwijgt, een drukfout heeft, zichzelf tegenspreekt of per taal iets anders zegt; zo lezen wij het.
mark-ruling-part = deels beslissing
mark-ruling-part-note = Met “deels beslissing” is aangegeven wat het blad wel zegt, maar niet helemaal; wat wij moesten aanvullen, staat aan het eind.
mark-changed = gewijzigd
mark-changed-note = Met “gewijzigd” is aangegeven wat het reglement waaruit dit is gemaakt anders beantwoordt.
mark-example = Voorbeeld
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = Duits
language-en = Engels
language-fr = Frans
language-es = Spaans
language-it = Italiaans
language-nl = Nederlands
language-da = Deens
language-sv = Zweeds
language-pl = Pools
language-ru = Russisch

about-buffalo = Het blad uit een Nederlandse doos, in vier talen. Gewoon backgammon zonder doubleersteen; de punten tellen van 1 tot en met 24 langs de weg van de eerste speler.
about-german = Een Duits blad met 24 genummerde regels, streng als het gaat om dobbelstenen, het herstellen van fouten en twee zetten bij het thuisvak die elders wel mogen. Verwijzingen als R14 zijn de nummers van het blad.
about-danish = Een Deens blad met eigen woorden: het thuisvak heet “fag”, een gesloten punt “mur”, en geslagen schijven worden gewoon opzijgelegd. De doubleersteen mag meteen worden teruggestuurd, en opgeven is duur.
about-jumbo = Een groot boekje in vier talen dat een partij in voorbeelden doorneemt; op de achterkant van het bord zit solitaire.
about-ten-language = Een folder in tien talen. Bij het uithalen is hij soepel, de doubleersteen laat hij weg.
about-tournament = De internationale regels van nu, zoals ze in clubs, op toernooien en in andere programma’s gelden.

section-aim = Het doel
section-set-up = Bord en opstelling
section-opening = Wie begint
section-moving = Spelen
section-hitting = Slaan
section-entering = Binnenkomen
section-bearing-off = Uithalen
section-scoring = Wat een partij telt
section-cube = De doubleersteen
section-resigning = Opgeven
section-sessions = Wat er gespeeld wordt
section-real-board = Aan een echt bord
section-advice = Goede raad
section-special = Wat hier bijzonder is
section-rulings = Waar we moesten beslissen

## Het doel

rule-aim = Twee spelers brengen elk vijftien schijven in tegengestelde richting het bord rond. Je brengt ze allemaal in je thuisvak en haalt ze dan uit. Wie als eerste alle schijven heeft uitgehaald, heeft gewonnen.

## Bord en opstelling

rule-board =
    { $waits ->
        [aside] Het bord heeft 24 punten in vier kwarten van zes en bestaat uit twee helften.
       *[bar] Het bord heeft 24 punten in vier kwarten van zes. De bar verdeelt het in twee helften.
    } Wit speelt met de lichte schijven, Zwart met de donkere. Het thuisvak van Wit loopt van { $p6 } tot en met { $p1 }, dat van Zwart van { $b6 } tot en met { $b1 }; het kwart naast een thuisvak is het buitenvak van die speler.
rule-numbering-each-own = Elke speler telt de punten langs de eigen weg, van 24, waar de reis begint, terug naar 1, de laatste punt van het thuisvak. Elke punt heeft dus twee nummers, voor elke speler één. De voorbeelden op deze pagina gebruiken de nummers van Wit.
rule-numbering-up-with-white = De punten zijn genummerd van 1 tot en met 24 langs de weg van speler 1, hier Wit. Speler 1 komt binnen op { $p24 } tot en met { $p19 }, speler 2, hier Zwart, op { $b24 } tot en met { $b19 }. Beiden gebruiken dezelfde nummers.
rule-numbering-down-with-black = De punten zijn langs de weg van de donkere schijven genummerd van 24 terug naar 1. Het thuisvak van Zwart is { $b6 } tot en met { $b1 }, dat van Wit { $p6 } tot en met { $p1 }. Beiden gebruiken dezelfde nummers.
rule-numbering-down-with-white = De punten zijn langs de weg van Wit genummerd van 24 terug naar 1. Het thuisvak van Wit is { $p6 } tot en met { $p1 }, dat van Zwart { $b6 } tot en met { $b1 }. Beiden gebruiken dezelfde nummers.
rule-numbering-two-rows = De punten staan in twee rijen, S1 tot en met S12 en W1 tot en met W12. Wit loopt van S1 naar S12 en verder van W12 naar W1, Zwart andersom. Het thuisvak, de “fag”, is { $p6 } tot en met { $p1 } voor Wit en { $b6 } tot en met { $b1 } voor Zwart.
rule-direction-counter-clockwise = Wit loopt tegen de klok in en Zwart met de klok mee, als het thuisvak van Wit rechts vlak voor je ligt. Het bord kan gespiegeld worden. Geen schijf gaat ooit terug.
rule-direction-clockwise = Wit loopt met de klok mee en Zwart tegen de klok in, als het thuisvak van Wit links vlak voor je ligt. Het bord kan gespiegeld worden. Geen schijf gaat ooit terug.
rule-colours-agreed = Wie met welke kleur speelt, spreken de spelers onderling af.
rule-colours-older-takes-dark = De spelers kiezen hun kleur. Worden ze het niet eens, dan speelt de oudste met de donkere schijven.
rule-starts-standard = Wit begint met twee schijven op { $p24 }, vijf op { $p13 }, drie op { $p8 } en vijf op { $p6 }; Zwart met twee op { $b24 }, vijf op { $b13 }, drie op { $b8 } en vijf op { $b6 }.
rule-starts-jacquet = Jacquet: volgens afspraak beginnen alle schijven buiten het bord. Elke schijf moet eerst met een worp binnenkomen, in het thuisvak van de tegenstander, net als een geslagen schijf; zolang er nog een buiten staat, beweegt geen andere. Daarna gaat het volgens de gewone regels verder.
rule-starts-nackgammon = Nackgammon: volgens afspraak begint Wit met twee schijven op zowel { $p24 } als { $p23 }, vier op { $p13 }, drie op { $p8 } en vier op { $p6 }; Zwart net zo vanaf de andere kant.
rule-starts-hypergammon = Hypergammon: volgens afspraak heeft elke speler maar drie schijven. Die van Wit staan op { $p24 }, { $p23 } en { $p22 }, die van Zwart op { $b24 }, { $b23 } en { $b22 }.
picture-start = De beginopstelling
picture-figure = Diagram { $figure }
picture-jacquet = Jacquet: alle schijven wachten buiten het bord
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Wat maar één blad zegt

own-quadrants = Langs de weg van een speler heten de vier kwarten het eerste, tweede, derde en vierde kwadrant. Het vierde is het eigen thuisvak, het eerste dat van de tegenstander.
own-words-buffalo = Woorden van dit blad: een gesloten punt is een “band” (Frans bande, Duits Band; de Engelse tekst zegt closed point), meer achter elkaar vormen een “brug” (pont, Brücke, bridge). Een schijf alleen is een “blot”, letterlijk een schandvlek. De schijven heten hier stenen, de punten ook tongen (langues, Zungen). Het thuisvak heet hier thuisveld (home quadrant, domaine, Heimfeld). Uithalen heet hier uitspelen (bearing off, sortie, Hinausspielen).
own-words-german = Woorden van dit blad: Heimfeld (thuisvak), Außenfeld (buitenvak), Pasch (doublet), Match. Blot, bar, gammon en backgammon neemt het uit het Engels over; de bar is de balk tussen thuisvak en buitenvak.
own-words-danish = Woorden van dit blad: felt (punt), fag (thuisvak), mur, een muur (gesloten punt), pas (doublet). Een schijf alleen die geslagen kan worden heet “bar”; dat is geen plaats, want een bar kent dit blad niet.
own-words-jumbo = Woorden van dit boekje: het thuisvak (jan intérieur, Heimfeld of innerer Hof, home board); een gesloten punt is geblokkeerd; een blot is een schijf die kwetsbaar staat (vulnérable, verletzbar, vulnerable); de bar is de scheiding tussen de twee speelhelften.
own-words-ten-language = Woorden van deze folder: het thuisvak is het binnenvak; de bar is de middellijn, de punten heten points. Een doublet heet elders Pasch, double, dobles, pariglia, pas, dubbelslag, dublet of паш; uithalen heet hier verwijderen of uitgooien. De Poolse tekst noemt het spel tryktrak, de Russische нарды, een gammon марс en een backgammon кокс.
own-box-buffalo = In de doos zitten vijftien schijven in elk van twee kleuren, een bord en dobbelstenen. Terloops heet speler 1 lichtbruin en speler 2 donkerbruin. De kleuren van de punten helpen alleen bij het tellen. Een schijf mag overal op haar punt liggen, maar wordt gewoonlijk tegen de rand geschoven. Kleine onderdelen: niet voor kinderen onder de drie jaar.
own-box-german = De schijven van de twee spelers moeten door hun kleur duidelijk te onderscheiden zijn.
own-box-danish = Bij het spel horen een bord met twaalf witte en twaalf zwarte punten, vijftien witte en vijftien zwarte schijven, vier dobbelstenen, voor elk twee rode of zwarte, en een doubleersteen. Meer dan vijf schijven op een punt mogen met twee of drie op elkaar staan.
own-box-jumbo = In de doos zitten een speelbord met dobbelcapsule en twee dobbelstenen, vijftien zwarte en vijftien witte magnetische schijven, een doubleersteen en de spelregels. Leg het bord met de capsule op tafel. Inhoud en kleuren kunnen afwijken; bewaar de verpakking; niet voor kinderen onder de drie jaar.
own-box-ten-language = In de doos zitten een bord, vijftien lichte en vijftien donkere schijven en dobbelstenen. De folder is bedoeld voor twee spelers van 6 tot 99 jaar; een partij duurt tien minuten of langer.
own-cube-note = Bij sommige spellen zit een doubleersteen, waarmee de inzet tijdens het spel kan worden verdubbeld. De folder behandelt dat niet, en evenmin de toernooiregels, die hier en daar anders zijn.

## Wie begint

rule-who-starts-higher-die = Elke speler gooit één dobbelsteen. Wie het hoogste getal gooit, begint en speelt beide getallen, het eigen en dat van de tegenstander, als twee aparte getallen. Bij een gelijke worp gooien beiden nog een keer.
rule-who-starts-lower-by-agreement = Vóór de worp mogen de spelers afspreken dat het laagste getal begint.
rule-who-starts-higher-total = Beide spelers gooien twee dobbelstenen. Het hoogste totaal begint en gooit dan voor de eerste zet beide dobbelstenen opnieuw, zodat een partij met een doublet kan beginnen. Bij een gelijk totaal gooien beiden nog een keer.
rule-next-game-opening-throw = Elke volgende partij begint weer met een openingsworp.
rule-next-game-winner-starts = De winnaar van de vorige partij begint de volgende, met twee dobbelstenen en zonder openingsworp.
rule-turns = Daarna zijn de spelers om beurten aan zet. Ben je aan de beurt, dan gooi je beide dobbelstenen en speel je wat ze aangeven.

## Spelen

rule-numbers = Elke dobbelsteen is een stap op zich: een schijf gaat precies zoveel punten vooruit als de dobbelsteen aangeeft. Welke eerst komt, kies je zelf. Je mag twee schijven verzetten, of dezelfde twee keer; dan moet die na het eerste getal ergens kunnen neerkomen. Bezette punten tellen net zo mee als lege.
rule-closed-point = Op een punt mag elk aantal schijven van één kleur staan, nooit van beide kleuren. Twee of meer schijven sluiten een punt voor de tegenstander: die mag er niet landen en er ook onderweg niet neerkomen, maar mag er wel overheen.{ $sheet ->
        [buffalo] {" "}Meerdere gesloten punten achter elkaar vormen een brug.
        [tournament] {" "}Meerdere gesloten punten achter elkaar vormen een prime.
       *[other] {""}
    }
rule-doubles-four-moves = Een doublet, tweemaal hetzelfde getal, wordt viermaal gespeeld, met welke schijven je maar wilt.
rule-obligation-most-numbers = Je moet zoveel getallen van de worp spelen als je kunt, in een volgorde die dat mogelijk maakt, ook als het je schaadt. Kun je elk van de twee getallen spelen, maar niet allebei, dan moet je het grotere spelen. Van een doublet speel je zo veel mogelijk stappen. Wat niet gespeeld kan worden, vervalt.
example-opening = Wit begint met 6-1. Eén schijf kan van { $p13 } via { $p7 } naar { $p6 }, maar niet via { $p12 }, want die is gesloten. Beter is { $p13 } naar { $p7 } en { $p8 } naar { $p7 }: samen sluiten ze die punt.
example-blocked = Zwart gooit 6-5. De twee donkere schijven op de laatste punt van Wit, { $p1 }, zitten vast: met een 5 zouden ze op { $p6 } komen, met een 6 op { $p7 }, en beide zijn gesloten. Op weg naar { $p12 } kunnen ze dus niet eens vertrekken; Zwart moet andere schijven spelen.
example-doubles = Wit gooit in de beginopstelling 5-5. De schijven op { $p24 } kunnen niet bewegen, want { $p19 } is gesloten door vijf donkere schijven. Wit kan twee schijven van { $p13 } via { $p8 } naar { $p3 } spelen.
example-obligation = Wit gooit 6-5. De schijf op { $p24 } kan de 6 spelen naar { $p18 } of de 5 naar { $p19 }, maar van geen van beide verder naar { $p13 }, want die is gesloten. De schijven in het thuisvak kunnen geen van de getallen spelen. Er kan maar één getal gespeeld worden, en dat moet het grotere zijn, de 6.
example-buffalo-doubles = Met 3-3 mag één schijf vier keer drie punten gaan, samen twaalf; of vier schijven elk drie; of twee schijven elk zes; of één schijf zes en twee andere elk drie; of één schijf negen en een andere drie.
example-danish-opening = Wit gooit een 5, Zwart een 4. Wit begint en mag met één schijf van { $p24 } via { $p20 } naar { $p15 } lopen, of er een van { $p13 } naar { $p9 } en een andere van { $p13 } naar { $p8 } spelen.
example-danish-doubles = 4-4 is samen zestien punten waard: één schijf gaat 16, of vier gaan elk 4, of twee elk 8, of één 12 en een andere 4.
example-danish-larger = Kan van 4-2 wel de 4 of de 2 gespeeld worden maar niet allebei, dan moet de 4 gespeeld worden.
example-jumbo-17 = Aan het begin kan Wit niet van { $p24 } naar { $p17 }: de donkere schijven daar blokkeren dat punt.
example-jumbo-3 = Het beste speelt Zwart met deze 6-5 één schijf van { $p12 } naar { $p17 } en één van { $p12 } naar { $p18 }, waar die kwetsbaar staat. Zwart kan ook met één schijf van { $p12 } naar { $p23 } lopen, met de 6 of de 5 eerst. Bedenk zelf waarom dat minder goed is. (Diagram 3)
example-jumbo-4a = Wit gooit 4-2 en mag van { $p8 } naar { $p4 } en van { $p6 } naar { $p4 } spelen: een geblokkeerd punt meer in het thuisvak. (Diagram 4a)
example-jumbo-doubles = 6-6 telt samen 24 punten. Eén schijf gaat 24, als de tussenlandingsplaatsen niet geblokkeerd zijn; of vier gaan elk 6; of één gaat 12 en twee andere elk 6; of twee gaan elk 12; of één gaat 18 en een andere 6.
example-ten-language-numbers = Met een 2 en een 5 mag één schijf eerst 2 en dan 5 gaan, of eerst 5 en dan 2; of één schijf gaat 2 en een andere 5.
example-ten-language-doubles = Met 2-2 mag één schijf vier keer 2 gaan; of één drie keer 2 en een andere één keer 2; of twee schijven elk twee keer 2.

## Slaan

rule-hitting = Een schijf die alleen op een punt staat, is een blot. Landt daar een schijf van de tegenstander, dan is de blot geslagen en verlaat hij de punt.
rule-passing-hits = Een schijf die twee keer beweegt, slaat elke blot waarop hij neerkomt, ook onderweg.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Wie een schijf slaat, legt die op de bar tussen de twee helften.
        [jumbo] Geslagen schijven komen, altijd zichtbaar, op de bar tussen de twee helften.
       *[other] Geslagen schijven komen op de bar tussen de twee helften.
    }
rule-hit-checkers-laid-aside = Geslagen schijven worden opzijgelegd, naast het bord. Dit blad kent geen bar; waar het programma van de bar spreekt, is die plek bedoeld.
rule-pick-and-pass-allowed = Overal op het bord, ook in je eigen thuisvak, mag een schijf slaan en in dezelfde beurt doorlopen.
rule-pick-and-pass-forbidden = Een schijf die in het eigen thuisvak heeft geslagen, mag in dezelfde beurt niet doorlopen naar een punt waar precies één schijf van jezelf staat. Doorlopen naar een lege punt of naar twee of meer eigen schijven mag wel, en uitgehaald worden ook.
example-hit = Zwart heeft één schijf naar { $p18 } en één naar { $p17 } gespeeld; die op { $p18 } is een blot. Wit gooit 4-2 en loopt van { $p24 } via { $p22 } of { $p20 } naar { $p18 } en slaat daar.
example-pick-and-pass-allowed = Wit gooit 3-2. De schijf op { $p8 } slaat met de 3 op { $p5 } en loopt met de 2 door naar { $p3 }, waar hij de eigen blot dekt.
example-pick-and-pass-forbidden = Wit gooit 3-2. De schijf op { $p8 } mag met de 3 op { $p5 } slaan. Met de 2 mag hij echter niet doorlopen naar { $p3 }, omdat daar één losse lichte schijf staat; de 2 moet anders gespeeld worden.

## Binnenkomen

rule-bar-first =
    { $waits ->
        [aside] Is een schijf van je geslagen en ligt die naast het bord, dan moet je hem weer in het spel brengen voordat je iets anders speelt. Zijn het er meer, dan allemaal.
       *[bar] Heb je een schijf op de bar, dan moet die binnenkomen voordat je iets anders speelt. Zijn het er meer, dan allemaal.
    }
rule-entering = Binnenkomen doe je in het thuisvak van de tegenstander, met het getal van één dobbelsteen: Wit met een 1 op { $p24 } en zo verder tot een 6 op { $p19 }, Zwart met een 1 op { $b24 } en zo verder tot een 6 op { $b19 }. De punt mag niet gesloten zijn; een blot daar wordt geslagen. De som van beide dobbelstenen brengt nooit een schijf binnen. Het andere getal speel je daarna zoals je wilt. Kun je niet binnenkomen, dan ben je je beurt kwijt.
example-entering = Zwart heeft een schijf op de bar en gooit 6-6: { $p6 } is gesloten, dus Zwart kan niet binnenkomen en is de beurt kwijt. Met 6-5 zou Zwart op { $p5 } binnenkomen en daarna met de 6 kunnen doorlopen naar { $p11 }.
example-danish-waiting = Zwart heeft een geslagen schijf en gooit 6-3. Op { $p6 } en { $p3 } staan muren; Zwart moet dus wachten op een worp die een vrij punt treft of een punt met maar één lichte schijf.
example-danish-sums = In het thuisvak van Wit is alleen { $p6 } vrij. Met 4-2 of 5-1 komt de zwarte schijf niet binnen, al is dat samen 6.
example-jumbo-6 = Wit gooit 6-4 en speelt van { $p24 } naar { $p18 } en van { $p13 } naar { $p9 }. (Diagram 6)
example-jumbo-7 = Zwart gooit 2-1 en kan op { $p1 } of op { $p2 } binnenkomen. Het beste is op { $p2 } binnen te komen en die schijf vanaf { $p1 } te dekken: nu is { $p2 } geblokkeerd. (Diagram 7)

## Uithalen

rule-bearing-off = Zijn al je schijven in je thuisvak, dan mag je ze uithalen. Een getal haalt een schijf uit van de punt op die afstand van de rand: een 1 van de laatste punt, een 6 van de verste. In plaats daarvan mag je er ook een schijf mee verzetten binnen je thuisvak. Wordt er intussen een schijf van jou geslagen, dan moet die eerst weer helemaal rond voordat je verder uithaalt. Een uitgehaalde schijf komt niet meer terug.
rule-overshoot-farthest = Is het getal hoger dan de verste punt waarop je nog een schijf hebt, dan haalt het een schijf uit van die verste punt. Zolang er verder naar achteren nog een schijf staat, haalt een getal geen schijf uit die het voorbij de rand zou brengen.
rule-overshoot-any-below = Zodra je op de punt van het getal zelf en verder naar achteren geen schijf meer hebt, mag het getal elke schijf van een lagere punt uithalen, niet alleen de verste.
rule-overshoot-any-carried = Een getal mag elke schijf uithalen die het tot aan de rand of erover brengt, ook als er van jou nog andere verder naar achteren staan.
rule-straggler-no = Met welk getal de laatste schijf thuiskomt, bepaal je zelf, voor zover de worp een keus laat.
rule-straggler-yes = Staat er nog maar één schijf van jou buiten het thuisvak en zou elk van beide getallen op zichzelf hem thuisbrengen, dan moet hij zijn punt met het grotere verlaten. Dit geldt niet voor een doublet, en ook niet als geen enkele zet met de hele worp dat toelaat.
example-bearing-off-farthest = Wit gooit 4-3. De 4 haalt een schijf uit van { $p4 }. Op { $p3 } staat niets en verder naar achteren staan nog schijven, dus moet de 3 binnen het thuisvak gespeeld worden: van { $p6 }, { $p5 } of { $p4 }.
example-bearing-off-any-below = Wit gooit 4-3. De 4 haalt een schijf uit van { $p4 }. Op { $p3 } staat niets, maar verder naar achteren staan nog schijven, dus moet de 3 binnen het thuisvak gespeeld worden: van { $p6 }, { $p5 } of { $p4 }.
example-bearing-off-any-carried = Wit gooit 4-3. De 4 haalt een schijf uit van { $p4 }. De 3 mag een schijf uithalen van { $p2 } of { $p1 }, hoewel er verder naar achteren nog andere staan, of binnen het thuisvak gespeeld worden.
example-last-checkers-farthest = Wit gooit 4-3 en heeft alleen nog schijven op { $p4 }, { $p2 } en { $p1 }. Heeft de 4 de laatste van { $p4 } uitgehaald, dan moet de 3 uithalen van { $p2 }, nu de verste punt.
example-last-checkers-any-below = Wit gooit 4-3 en heeft alleen nog schijven op { $p4 }, { $p2 } en { $p1 }. Heeft de 4 de laatste van { $p4 } uitgehaald, dan mag de 3 uithalen van { $p2 } of van { $p1 }.
example-last-checkers-any-carried = Wit gooit 4-3 en heeft alleen nog schijven op { $p4 }, { $p2 } en { $p1 }. De 4 mag elk ervan uithalen, en de 3 er een van { $p2 } of { $p1 }, in willekeurige volgorde.
example-straggler = Wit gooit 3-2. De laatste schijf buiten het thuisvak staat op { $p8 }, en elk van beide getallen zou hem thuisbrengen. Hij moet { $p8 } verlaten met de 3, naar { $p5 }; de 2 mag met elke schijf gespeeld worden.
example-buffalo-bearing-off = Speler 2, hier Zwart, heeft op alle punten van het thuisvak schijven en gooit 5-3: er gaat er een van { $b5 } af en een van { $b3 }. Is { $b6 } leeg, dan haalt een 6 een schijf van { $b5 } uit.
example-german-edges = Zwart haalt met een 1 van { $b1 } uit, met een 2 van { $b2 } enzovoort; Wit met een 1 van { $p1 }, met een 2 van { $p2 } enzovoort.
example-danish-bearing-off = Wit gooit 6-3 en mag een schijf van { $p6 } en een van { $p3 } uithalen, of in plaats daarvan binnen het thuisvak spelen. Met 4-4 kunnen er vier van { $p4 } af.
example-jumbo-8b = Later in de partij heeft Wit één schijf op { $p12 } en de andere thuis; Zwart wacht op de bar. Wit gooit 6-2, speelt van { $p12 } naar { $p6 } en kan meteen een schijf van { $p2 } uithalen. Dat is een beginnersfout, in haast gemaakt: de schijf die op { $p2 } blijft, staat alleen, en gooit Zwart een 2, dan wordt die geslagen. (Diagrammen 8a en 8b)
example-jumbo-8c = Slimmer is van { $p12 } naar { $p6 } en door naar { $p4 }. Het hele thuisvak blijft gesloten en Zwart kan niet binnenkomen. (Diagram 8c)
example-jumbo-8d = Wit gooit 6-4, haalt een schijf van { $p6 } uit en speelt de andere van { $p6 } naar { $p2 }. Ook van { $p4 } uithalen is toegestaan, maar dan blijft de andere op { $p6 } kwetsbaar achter. (Diagram 8d)
example-jumbo-8e = Zwart gooit 4-2 en kan weer niet binnenkomen: { $p4 } en { $p2 } zijn bezet, en ineens naar { $p6 } mag niet. Wit gooit 6-5 en haalt twee schijven van { $p5 } uit. (Diagram 8e)
example-jumbo-8f = Zwart gooit 5-4, komt binnen op { $p5 } en loopt door naar { $p9 }. Wit is toch het eerst klaar en wint zoveel punten als de doubleersteen aangeeft. (Diagram 8f)
example-jumbo-9-53 = Met 5-3 gaat in dezelfde stelling (diagram 9) de schijf van { $p5 } af; de 3 wordt gespeeld van { $p6 } naar { $p3 } of van { $p4 } naar { $p1 }. Van { $p2 } of { $p1 } mag de 3 niets uithalen.
example-jumbo-9-high = Met 6-6 gaan er drie van { $p6 } af en een van { $p5 }. Met 5-5 gaat er een van { $p5 } af en schuiven er drie van { $p6 } naar { $p1 }. Met 4-4 gaan ze alle vier van { $p4 } af. (Diagram 9)
example-jumbo-9-33 = Met 3-3 kunnen er hoogstens twee van { $p6 } af; dan staan er op { $p6 } en { $p5 } nog losse schijven. Moet Zwart nog binnenkomen, dan is een van de vele oplossingen: één van { $p6 } uithalen, en van { $p5 } naar { $p2 } en van { $p4 } naar { $p1 } spelen. (Diagram 9)
example-jumbo-9-22 = Met 2-2 kunnen er drie van { $p2 } af terwijl een van { $p4 }, { $p5 } of { $p6 } twee punten gaat; of twee van { $p4 }; of een van { $p6 } en een van { $p2 }; of geen, en vier van hogere punten gaan elk twee punten of twee elk vier. (Diagram 9)
example-jumbo-9-11 = Moet Zwart nog binnenkomen, dan kan Wit met 1-1 het thuisvak sluiten: één schijf van { $p6 } naar { $p5 }, twee van { $p4 } naar { $p3 } en één van { $p1 } af. Met de volgende worp komt Zwart niet binnen. (Diagram 9)

## Wat een partij telt

rule-single = Heeft de verliezer minstens één schijf uitgehaald en geldt er niets anders, dan telt de partij eenmaal: één punt, of de enkele inzet.
rule-gammon-nothing-borne-off = Heeft de verliezer nog geen enkele schijf uitgehaald, dan is het een gammon en telt het tweemaal.
rule-backgammon-checker-back = Heeft de verliezer nog een schijf op de bar of in het thuisvak van de winnaar, dan is het een backgammon en telt het driemaal, ook als de verliezer andere schijven al heeft uitgehaald.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Heeft de verliezer nog geen enkele schijf uitgehaald en staat er nog een in het thuisvak van de winnaar, of is een geslagen schijf nog niet terug in het spel, dan is het een backgammon en telt het driemaal.
       *[bar] Heeft de verliezer nog geen enkele schijf uitgehaald en staat er nog een op de bar of in het thuisvak van de winnaar, dan is het een backgammon en telt het driemaal.
    } Wie er minstens één heeft uitgehaald, verliest maar een enkelvoudige partij, waar de andere ook staan.
example-backgammon-checker-back = Wit is klaar. Zwart heeft twee schijven uitgehaald, maar er staat er nog een in het thuisvak van Wit, op { $p2 }. Wit wint een backgammon, driemaal de inzet.
example-backgammon-checker-back-nothing-off = Wit is klaar. In het thuisvak van Wit staat nog een donkere schijf, op { $p2 }, maar Zwart heeft er twee uitgehaald. Wit wint een enkelvoudige partij.

## De doubleersteen

rule-cube-no-cube = Er is geen doubleersteen.
rule-cube-always = De doubleersteen verhoogt wat een partij telt. Elke partij begint op 1; wat ze aan het eind telt, wordt vermenigvuldigd met het getal op de doubleersteen.
rule-cube-several-games = De doubleersteen doet mee als er meer partijen zijn afgesproken, niet in een losse partij. Elke partij begint op 1; wat ze aan het eind telt, wordt vermenigvuldigd met het getal op de doubleersteen.
rule-cube-match-if-agreed = In een match mogen de spelers vooraf afspreken met de doubleersteen te spelen. Elke partij begint op 1; wat ze aan het eind telt, wordt vermenigvuldigd met het getal op de doubleersteen.
rule-cube-limit = De doubleersteen gaat van 2 tot en met { $number }, niet hoger.
rule-cube-no-limit = Er is geen grens aan het doubleren.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Vóór de eerste doublering ligt de doubleersteen in het midden en is hij van niemand.
       *[bar] Vóór de eerste doublering ligt de doubleersteen in het midden, op de bar, en is hij van niemand.
    }
rule-cube-rest-cube-beside = Vóór de eerste doublering ligt de doubleersteen naast het bord met de 64 boven, die voor 1 staat. Wie doubleert, legt hem midden op het bord en zegt: “Ik doubleer.” Daarna gaat hij naar de kant van de speler die aanneemt.
rule-who-may-double-before-own-roll = Je mag doubleren vóór je eigen worp, zodra de tegenstander een beurt heeft beëindigd; vóór de eerste worp van een partij doubleert dus niemand. Zolang er nog geen doublering is aangenomen, mogen beide spelers doubleren. Wie een doublering aanneemt, bezit de doubleersteen en is de enige die daarna mag doubleren.
rule-answer-to-double-take-or-drop = De tegenstander past, of neemt aan; dan gaat de partij verder om de dubbele inzet, met de doubleersteen bij wie aannam.
rule-answer-to-double-redouble-at-once = De tegenstander neemt aan, past of redoubleert meteen. Wit doubleert van 1 naar 2: Zwart neemt aan, en de doubleersteen ligt met de 2 bij Zwart; of past, en Wit wint 1; of redoubleert, wat betekent: aannemen op 2 en 4 bieden. Dan is het Wit die aanneemt met de doubleersteen op 4, of past en 2 verliest, of redoubleert naar 8, enzovoort. Bij het hoogste getal kun je alleen nog aannemen of passen. Is dit afgehandeld, dan gooit de speler die ermee begon.
rule-answer-to-double-beaver-if-agreed = In het geldspel mag een beaver worden afgesproken: wie gedoubleerd wordt, draait de doubleersteen meteen een stap verder en houdt hem. Wie doubleerde, speelt door of verliest de gedoubleerde inzet.
rule-drop-costs-stake-before = Wie past, verliest de partij meteen, voor de inzet van vóór de doublering.
rule-automatic-double-automatic-never = Vanzelf draait de doubleersteen nooit.
rule-automatic-double-automatic-if-agreed = Op afspraak draait de doubleersteen vanzelf naar 2, één keer, en blijft hij in het midden: bij een gelijke stand in de eerste openingsworp van een partij of, zoals het blad ook te lezen is, bij een doublet als eerste worp daarna.
rule-automatic-double-automatic-money = Volgens afspraak, alleen in het geldspel, gaat bij een gelijke eerste openingsworp van een partij de doubleersteen naar 2, één keer. Hij blijft in het midden.
rule-crawford-no = Er is geen Crawfordpartij: in elke partij van een match mag gedoubleerd worden.
rule-crawford-yes = Komt een speler op één punt van de matchwinst, dan is de volgende partij de Crawfordpartij, eenmaal per match: niemand doubleert erin, maar gammons en backgammons tellen wel. Daarna mogen beiden weer doubleren. In een match tot één punt is er geen doubleersteen.
rule-money-options-nothing = Verder valt er over de doubleersteen in het geldspel niets af te spreken.
rule-money-options-jacoby = Volgens afspraak, alleen in het geldspel, de Jacobyregel: gammons en backgammons tellen pas als er een doublering is aangenomen. Tot dan telt elke partij eenmaal.
rule-money-options-beavers = Volgens afspraak, alleen in het geldspel, beavers.
rule-money-options-raccoons = Volgens afspraak, alleen in het geldspel, raccoons: wie doubleerde, antwoordt op een beaver door de doubleersteen nog een keer verder te draaien; hij blijft bij wie de beaver speelde.
example-scoring = Zwart doubleert en Wit neemt aan. Later redoubleert Wit en neemt Zwart aan: de doubleersteen staat op 4. Aan het eind wint Zwart een gammon: tweemaal 4, dus 8 punten.
example-jumbo-double = In diagram 7 staat Wit goed voor en mag het vóór de worp de doubleersteen op 2 draaien: leg hem midden op het bord en zeg duidelijk: “Ik doubleer.”

## Opgeven

rule-resigning-offer = Op elk moment mag je aanbieden een enkelvoudige partij, een gammon of een backgammon op te geven, zolang er geen doublering op antwoord wacht. Dat telt dan een-, twee- of driemaal de inzet van dat moment. De tegenstander mag weigeren; dan gaat de partij verder alsof er niets gezegd is.
rule-resigning-at-once-backgammon = Wie opgeeft, verliest meteen, zonder dat de tegenstander hoeft in te stemmen, en wel een backgammon, driemaal de inzet. Alleen passen op een doublering is goedkoper.

## Wat er gespeeld wordt

rule-sessions-single-game = Eén losse partij.
rule-sessions-running-total = Partij na partij om een inzet; de punten worden opgeteld zolang beiden zin hebben.
rule-sessions-match-to = Een match: partijen tot een speler het afgesproken aantal punten heeft, liefst een oneven aantal. De match eindigt zodra dat aantal bereikt of gepasseerd is.
rule-sessions-money = Geldspel: partij na partij, elk apart afgerekend, zolang beiden zin hebben.
rule-sessions-games = Een afgesproken aantal partijen, bijvoorbeeld 3 of 5. Ze worden allemaal gespeeld en de punten opgeteld; een gelijk totaal is gelijkspel.

## Aan een echt bord

rule-dice-fall-one-half = Beide dobbelstenen moeten vlak in dezelfde helft van het bord liggen, niet op een schijf, en mogen niet gegooid worden voordat de tegenstander klaar is. Anders is de worp ongeldig en wordt hij overgedaan.
rule-dice-fall-right-half = Beide dobbelstenen moeten vlak in de helft van het bord liggen die rechts is voor wie gooit, niet op een schijf, en mogen niet gegooid worden voordat de tegenstander klaar is. Anders is de worp ongeldig en wordt hij overgedaan.
rule-turn-end = Wie de dobbelstenen opneemt, beëindigt de beurt.
own-one-hand = Schijven worden openlijk en met één hand verzet.
own-signal = Is je beurt voorbij, dan laat je dat de tegenstander weten. Jullie kunnen daar een teken voor afspreken; is er geen afgesproken, dan geldt het opnemen van de dobbelstenen.
own-scorekeeper = Wordt de partij opgeschreven, dan hoort een onpartijdige derde dat te doen.
rule-correction-either-until-lifted = Tot de dobbelstenen zijn opgepakt, mogen beide spelers eisen dat een foute zet wordt hersteld; de hele worp mag dan opnieuw gespeeld worden. Daarna blijft de zet staan.
rule-correction-opponent-until-lifted = Tot de dobbelstenen zijn opgepakt, mag de tegenstander eisen dat een foute zet wordt hersteld; de hele worp mag dan opnieuw gespeeld worden. Daarna blijft de zet staan.
rule-correction-either-until-roll = Tot de volgende worp mogen beide spelers eisen dat een foute zet wordt hersteld; de hele worp mag dan opnieuw gespeeld worden. Daarna blijft de zet staan.
rule-correction-opponent-until-roll = Tot zijn eigen worp mag de tegenstander eisen dat een foute zet wordt hersteld; de hele worp mag dan opnieuw gespeeld worden. Daarna blijft de zet staan.

## Goede raad

advice-buffalo-race = Gebruik elk getal zo goed mogelijk. Hinder elkaar door punten te sluiten en te slaan.
advice-buffalo-bridge = Een brug die lang genoeg is, hindert de tegenstander zeer: zijn schijven lopen ervoor vast.
advice-danish-walls = Speel zo dat er zo weinig mogelijk van je schijven alleen op het bord staan, en probeer liever muren te bouwen.
advice-danish-doubling = Is er een gammon of backgammon in zicht, stel dan geen verdere doublering voor: de tegenstander zou kunnen opgeven en betaalt dan niet meer dan de partij op dat moment waard is.
advice-jumbo-game = Backgammon is een van de oudste spellen ter wereld, tactisch en spannend. Het boekje legt het stap voor stap uit met voorbeelden; speel ze na op een bord.
advice-jumbo-cube = Over meer potjes is zelfs een hopeloze stand, na twee potjes bijvoorbeeld, nog te keren door slim gebruik van de doubleersteen.
advice-ten-language-basics = Backgammon wordt op verschillende manieren gespeeld; de folder geeft alleen de bekendste basisregels.
advice-ten-language-safety = Zolang de tegenstander een schijf op de bar heeft, kan het wijzer zijn binnen het thuisvak te spelen dan uit te halen, zodat daar geen losse schijf staat die geslagen kan worden.

## Wat hier bijzonder is

special-intro = Vergeleken met de toernooiregels van nu:
special-item = { $question } Hier: { $here }. Op toernooien: { $there }.
special-none = Dit zijn de regels waarmee clubs, toernooien en andere programma’s spelen; de andere reglementen worden ermee vergeleken.

## Waar we moesten beslissen

ruling-silent = { $question } Het blad zegt het niet, of niet duidelijk. Wij spelen: { $answer }.
ruling-reason = { $question } { $reason } Wij spelen: { $answer }.
ruling-turn-end = Wanneer is een beurt voorbij? Het blad zegt het niet. Wij spelen: zodra de dobbelstenen zijn opgenomen.
reason-buffalo-obligation = Het blad eist het hoogste getal als er maar één gebruikt kan worden, maar zegt niet met zoveel woorden dat beide gespeeld moeten worden als dat in een of andere volgorde kan.
reason-buffalo-backgammon = Het blad zegt niet of een backgammon nog mogelijk is als de verliezer al schijven heeft uitgehaald.
reason-buffalo-direction = In de Nederlandse tekst loopt de eerste speler met de klok mee, in de Engelse en de Duitse tegen de klok in; de Franse laat het aan de afbeelding over.
reason-german-direction = Het blad zegt van waar naar waar schijven lopen en dat ze nooit teruggaan, maar niet of dat met de klok mee is.
reason-german-straggler = Op het blad staat dat de schijf met “beide” getallen gespeeld kan worden; wij lezen: elk van de twee getallen op zichzelf zou hem thuisbrengen.
reason-german-correction = Het blad zegt niet wat er gebeurt met een foute zet die niemand op tijd laat herstellen; bij ons blijft die staan.
reason-german-resigning = Het blad zegt “op elk moment”; wacht er een doublering op antwoord, dan vragen wij eerst om dat antwoord.
reason-danish-backgammon = Het blad vergeet de verliezer die al een schijf heeft uitgehaald en er toch nog een ver achter heeft staan.
reason-danish-who-may-double = Het blad laat een speler vóór een worp doubleren, zonder te zeggen of dat ook vóór de eerste worp van een partij mag.
reason-danish-starts = Over Jacquet zegt het blad alleen dat alle schijven eerst met worpen worden binnengebracht; waar ze binnenkomen en dat dit voorgaat, is onze lezing.
reason-danish-direction = Het blad noemt de rijen waarlangs elke kant loopt; welke rij dichter bij Wit ligt, staat alleen op de afbeelding.
reason-danish-automatic-double = Het blad kent een variant waarin de inzet wordt verdubbeld “als de eerste worp een pas is”. Dat kan een gelijke stand van de twee openingsstenen zijn, of een doublet als eerste echte worp.
reason-jumbo-direction = Het boekje toont de wegen van beide kanten met pijlen in een diagram.
reason-jumbo-who-starts = Het boekje zegt dat wie met twee dobbelstenen het hoogst gooit, begint, maar niet of die worp dan ook gespeeld wordt.
reason-jumbo-obligation = Het boekje zegt hoe ver een doublet gespeeld moet worden, maar niet wat er geldt als van twee verschillende getallen maar één gespeeld kan worden.
reason-jumbo-who-may-double = Het boekje laat doubleren wie aan de beurt is en nog niet heeft gegooid; of dat ook vóór de eerste worp van een partij mag, zegt het niet.
reason-jumbo-sessions = Het boekje telt de punten over de afgesproken potjes; dat ze allemaal gespeeld worden en dat gelijke stand remise is, is onze lezing.
reason-jumbo-backgammon = De Franse tekst vergeet de schijf op de bar.
reason-ten-language-overshoot = Negen van de talen staan het toe; de Franse tekst vraagt het precieze getal.
reason-ten-language-passing = Vier van de talen verbieden in de ene alinea neer te komen op een losse schijf van de tegenstander en slaan die in de volgende.
reason-ten-language-correction = De folder zegt niet of de hele worp opnieuw gespeeld mag worden en ook niet wat er gebeurt met een foute zet die niemand op tijd laat herstellen; bij ons blijft die staan.
reason-ten-language-gammon = De folder noemt de gammon, maar niet hoeveel keer die telt.
reason-ten-language-backgammon = De folder noemt de backgammon, maar niet hoeveel keer die telt.
reason-ten-language-dice-fall = De folder vraagt alleen om de rechterhelft van het bord; wat een worp verder ongeldig maakt, is elders geleend.
misprint-buffalo-stake = De Nederlandse tekst geeft de inzet aan de verliezer. Dat is een drukfout.
misprint-buffalo-sum = De Engelse tekst laat de openingsstenen “samengenomen” spelen. Het zijn twee aparte getallen, zoals bij elke worp.
misprint-buffalo-hitting = Alleen de Engelse tekst zegt dat een blot geslagen wordt door erop te landen en dan naar de bar gaat; de andere gaan meteen door met binnenkomen.
misprint-buffalo-french = De Franse tekst speelt om “zetten” waar de andere om een inzet spelen, noemt een enkele overwinning een gemakkelijke en eist het hoogste getal ook als er maar één gespeeld kan worden. Ook laat hij geslagen schijven binnenkomen in de “startzone” van de tegenstander; bedoeld is diens thuisveld.
misprint-buffalo-twice = De Duitse tekst noemt een van de manieren om 3-3 te spelen twee keer; het zijn er vijf.
misprint-jumbo-unoccupied = In het voorbeeld van een 3-3 noemen de Engelse en de Franse tekst punten leeg waarop nog één schijf staat.
misprint-jumbo-besides = In het voorbeeld van een 4-3 haalt de Duitse tekst lage schijven uit “met uitzondering van” die op 4; bedoeld is: behalve die ook deze.
misprint-jumbo-french = De Franse tekst telt twee paar dobbelstenen in de doos, laat één dobbelsteen beslissen wie begint, laat één zwarte schijf een punt blokkeren, verbiedt bij diagram 8d wat de andere alleen afraden, neemt in het voorbeeld van een 3-3 als gegeven aan dat Zwart nog moet binnenkomen, en telt alleen voor een schijf in het thuisvak van de winnaar driedubbel, niet voor een op de bar.
misprint-jumbo-cube = In het voorbeeld van een 5-3 speelt de Nederlandse tekst de 3 met de doubleersteen; bedoeld is een gewone dobbelsteen.
misprint-jumbo-wording = In de Duitse tekst begint elke speler met één punt; het is de partij die voor één telt. In de Engelse tekst worden schijven “van het bord” geslagen; ze gaan naar de bar. Ook mag daar “de eerste” die al zijn schijven thuis heeft, met uithalen beginnen; dat mag ieder die ze daar heeft. Voor een zet met beide dobbelstenen vraagt die tekst “onbezette” punten om op neer te komen; bedoeld zijn punten die niet geblokkeerd zijn.
misprint-ten-language-dice = De Nederlandse tekst spreekt van drie dobbelstenen. Het zijn er twee.
misprint-ten-language-list = De lijsten van onderdelen noemen in het Italiaans, Deens en Pools één dobbelsteen, in het Spaans geen. Het zijn er twee.
misprint-ten-language-terms = In de Engelse tekst wijzen de punten naar de bar, en de Italiaanse noemt ze de randen van het bord; het zijn de driehoeken.
misprint-ten-language-sum = De Engelse, de Nederlandse en de Russische tekst laten de som van de openingsstenen spelen. Het zijn twee aparte getallen, zoals bij elke worp.
misprint-ten-language-doubles = In het voorbeeld van een 2-2 verzet de Engelse tekst drie schijven elk twee keer, één te veel dus, en de Italiaanse één schijf een enkele keer; het Poolse voorbeeld met 2 en 5 vergeet de manier met twee schijven, en het Zweedse zegt 2 waar het 5 en 2 bedoelt.
misprint-ten-language-home = In plaats van uit te halen zet de Engelse tekst andere schijven “naar” het thuisvak en verplaatst de Nederlandse daar “in plaats van in het spel”; bedoeld is binnen het thuisvak in plaats van van het bord. En de Engelse tekst eist het hoogste getal als er maar één “schijf” kan zetten; bedoeld is maar één getal.
misprint-ten-language-french = In de Franse tekst heeft de verliezer van een backgammon een schijf in het thuisvak van “de tegenstander”, wat daar verder de verliezer is; bedoeld is dat van de winnaar.
misprint-ten-language-italian = In de Italiaanse tekst zijn binnen- en buitenvak van Wit op de afbeelding verwisseld, geldt de zetplicht alleen “in dit geval”, moeten geslagen schijven terug “op de bar”, slaat de raad de schijf op de bar in plaats van ervoor te waarschuwen, en laat de opmerking een steen de worp verdubbelen en spreekt ze van beurten; hij verdubbelt de inzet, en toernooien zijn bedoeld.
misprint-ten-language-swedish = In de Zweedse tekst slaat de vijandelijke schijf die op de bar; het is andersom. Ook mag daar maar een deel van een worp binnen het thuisvak gespeeld worden; het mag de hele zijn.
misprint-ten-language-danish = De Deense en de Poolse tekst verzetten alleen “anders” twee schijven; de keus is vrij. De Deense en de Nederlandse opmerking laten andere “spelregels” weg; bedoeld zijn die van toernooien.
misprint-ten-language-russian = In de Poolse en de Russische tekst zou de schijf op de bar er een van de eigen kant kunnen slaan; het is er een van jou die zij zou kunnen slaan.

## De vergelijking

compare-title = Zes reglementen naast elkaar
compare-intro = Elke vraag waarin de bladen zouden kunnen verschillen. Antwoorden die afwijken van de toernooiregels zijn aangegeven.
compare-mark = anders dan de toernooiregels

## De bronnen

sources-title = { $rulebook }: elke bewering, en wat erop antwoordt
sources-count =
    { $count ->
        [one] { $count } bewering in: { $languages }.
       *[other] { $count } beweringen in: { $languages }.
    } { $open ->
        [0] Er staat niets open.
        [one] { $open } staat nog open.
       *[other] { $open } staan nog open.
    }
sources-intro = In de volgorde van het gedrukte blad; in plaats van zijn zinnen staan hier de alinea’s die ze weergeven. De namen zijn die van de alinea’s op de pagina van het reglement en van de tests in de broncode van het programma.
sources-kind-rule = regel
sources-kind-option = op afspraak
sources-kind-example = voorbeeld
sources-kind-equipment = materiaal
sources-kind-term = begrip
sources-kind-advice = raad
sources-told = Staat onder { $list }.
sources-kept = Bewaakt door de test { $list }.
sources-hand = Daar letten de spelers op.
sources-only = Alleen in: { $languages }.
sources-open = Nog open.

question-who-starts = Wie begint?
question-next-game = Wie begint de volgende partij?
question-obligation = Hoeveel van een worp moet gespeeld worden?
question-doubles = Wat is een doublet waard?
question-overshoot = Wat mag een getal uithalen dat hoger is dan de punt van de schijf?
question-straggler = Moet de laatste schijf met het grotere getal thuiskomen?
question-pick-and-pass = Mag een schijf in het thuisvak slaan en doorlopen naar een eigen blot?
question-passing = Wat gebeurt er met een losse schijf van de tegenstander waarop je onderweg neerkomt?
question-correction = Wie mag een foute zet laten herstellen, en tot wanneer?
question-gammon = Wanneer telt de partij tweemaal, als gammon?
question-backgammon = Wanneer telt de partij driemaal, als backgammon?
question-cube = Is er een doubleersteen?
question-who-may-double = Wie mag doubleren?
question-answer-to-double = Wat kun je op een doublering antwoorden?
question-drop-costs = Wat kost passen?
question-automatic-double = Draait de doubleersteen ooit vanzelf?
question-crawford = Is er een Crawfordpartij?
question-money-options = Wat mag in het geldspel worden afgesproken?
question-resigning = Hoe geef je op?
question-sessions = Wat wordt er gespeeld?
question-starts = Hoe staan de schijven aan het begin?
question-numbering = Hoe is het bord genummerd?
question-direction = Welke kant loopt Wit op?
question-colours = Wie neemt welke kleur?
question-dice-fall = Waar moeten de dobbelstenen op een echt bord liggen?
question-hit-checkers = Waar wachten geslagen schijven?
question-cube-rest = Waar ligt de doubleersteen vóór de eerste doublering?

topic-who-starts = de openingsworp
topic-next-game = wie de volgende partij begint
topic-obligation = de speelplicht
topic-doubles = doubletten
topic-overshoot = het uithalen
topic-straggler = de laatste schijf
topic-pick-and-pass = slaan en doorlopen
topic-passing = stoppen onderweg
topic-correction = foute zetten
topic-gammon = gammon
topic-backgammon = backgammon
topic-cube = de doubleersteen
topic-who-may-double = het recht om te doubleren
topic-answer-to-double = het antwoord op een doublering
topic-drop-costs = wat passen kost
topic-automatic-double = automatische doubleringen
topic-crawford = de Crawfordpartij
topic-money-options = afspraken in het geldspel
topic-resigning = het opgeven
topic-sessions = de speelvormen
topic-starts = de opstellingen
topic-numbering = de nummering
topic-direction = de looprichting
topic-colours = de kleuren
topic-dice-fall = waar de dobbelstenen liggen
topic-hit-checkers = waar geslagen schijven wachten
topic-cube-rest = waar de doubleersteen ligt

answer-higher-die = elk één dobbelsteen, de hoogste begint en speelt beide getallen
answer-lower-by-agreement = de laagste, als dat is afgesproken
answer-higher-total = beiden gooien twee dobbelstenen, het hoogste totaal begint en gooit opnieuw
answer-opening-throw = weer een openingsworp
answer-winner-starts = de winnaar van de vorige partij, zonder openingsworp
answer-most-numbers = zo veel mogelijk getallen; als het er maar één is, het grotere
answer-four-moves = vier stappen
answer-farthest = alleen de achterste schijf
answer-any-below = elke schijf op een lagere punt, zodra er op de punt van het getal en verder naar achteren geen meer staat
answer-any-carried = elke schijf die het over de rand brengt, wat er ook achter staat
answer-no = nee
answer-straggler-yes = ja, als elk van beide getallen hem zou thuisbrengen; niet bij een doublet
answer-pick-and-pass-allowed = ja
answer-pick-and-pass-forbidden = nee
answer-hits = die wordt geslagen
answer-either-until-lifted = beide spelers, tot de dobbelstenen zijn opgepakt
answer-opponent-until-lifted = de tegenstander, tot de dobbelstenen zijn opgepakt
answer-either-until-roll = beide spelers, tot de volgende worp
answer-opponent-until-roll = de tegenstander, tot de eigen worp
answer-nothing-borne-off = de verliezer heeft niets uitgehaald
answer-checker-back = een schijf van de verliezer staat op de bar of in het thuisvak van de winnaar, ook als andere zijn uitgehaald
answer-checker-back-nothing-off =
    { $waits ->
        [aside] de verliezer heeft niets uitgehaald en heeft een schijf in het thuisvak van de winnaar of een geslagen schijf die nog niet terug in het spel is
       *[bar] de verliezer heeft niets uitgehaald en heeft een schijf op de bar of in het thuisvak van de winnaar
    }
answer-no-cube = nee
answer-cube-always = ja
answer-cube-several-games = als er meer partijen zijn afgesproken
answer-cube-match-if-agreed = in een match, als dat is afgesproken
answer-cube-limit = tot en met { $number }
answer-cube-no-limit = zonder grens
answer-before-own-roll = vóór de eigen worp, zodra de tegenstander een beurt heeft beëindigd; later alleen wie de doubleersteen bezit
answer-take-or-drop = aannemen of passen
answer-redouble-at-once = aannemen, passen of meteen redoubleren
answer-beaver-if-agreed = in het geldspel een beaver, als dat is afgesproken
answer-stake-before = de inzet van vóór de doublering
answer-not-applicable = –
answer-automatic-never = nooit
answer-automatic-if-agreed = op afspraak, één keer, bij gelijke stand in de eerste openingsworp of bij een doublet als eerste worp
answer-automatic-money = in het geldspel, als dat is afgesproken, één keer, bij een gelijke eerste openingsworp
answer-crawford-yes = ja, de eerste partij nadat een speler op één punt van de matchwinst is gekomen
answer-jacoby = Jacobyregel
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = niets
answer-offer = door een enkelvoudige partij, een gammon of een backgammon aan te bieden; de tegenstander mag weigeren
answer-at-once-backgammon = meteen, met verlies van een backgammon
answer-single-game = losse partijen
answer-running-total = doorlopende telling
answer-match-to = matches tot een aantal punten
answer-money = geldspel
answer-games = een aantal partijen, punten opgeteld
answer-standard = zoals gewoonlijk
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = elke speler telt van 24 terug naar 1
answer-up-with-white = 1 tot en met 24 langs de weg van de eerste speler
answer-down-with-black = 24 terug naar 1 langs de weg van de donkere schijven
answer-down-with-white = 24 terug naar 1 langs de weg van Wit
answer-two-rows = twee rijen, S1 tot en met S12 en W1 tot en met W12
answer-counter-clockwise = tegen de klok in
answer-clockwise = met de klok mee
answer-agreed = zoals de spelers afspreken
answer-older-takes-dark = bij onenigheid neemt de oudste de donkere schijven
answer-one-half = beide in dezelfde helft
answer-right-half = beide in de rechterhelft van wie gooit
answer-on-bar = op de bar
answer-laid-aside = naast het bord
answer-cube-middle = in het midden
answer-cube-beside = naast het bord, 64 boven
