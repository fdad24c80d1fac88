### Die Regelwerke als Seiten. Die Erklärung der Variablen steht im englischen Katalog.

## Die Seite

sheet-title = Backgammon nach dem Regelwerk: { $rulebook }
sheet-printed-in = Sprachen des gedruckten Blatts: { $languages }.
sheet-custom-note = Ein eigenes Regelwerk, abgeleitet aus „{ $rulebook }“. Diese Antworten sind deine eigenen: { $differences }.
mark-ruling = Auslegung
mark-ruling-note = Mit „Auslegung“ ist gekennzeichnet, wo das gedruckte Blatt schweigt, einen Druckfehler hat oder sich widerspricht, sei es in sich oder zwischen seinen Sprachen; so lesen wir es.
mark-ruling-part = teils Auslegung
mark-ruling-part-note = Mit „teils Auslegung“ ist gekennzeichnet, was das Blatt sagt, aber nicht ganz; was wir ergänzen mussten, steht am Ende.
mark-changed = abgeändert
mark-changed-note = Mit „abgeändert“ ist gekennzeichnet, was das zugrunde liegende Regelwerk anders beantwortet.
mark-example = Beispiel
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = Deutsch
language-en = Englisch
language-fr = Französisch
language-es = Spanisch
language-it = Italienisch
language-nl = Niederländisch
language-da = Dänisch
language-sv = Schwedisch
language-pl = Polnisch
language-ru = Russisch

about-buffalo = Das Blatt aus einer niederländischen Schachtel, in vier Sprachen. Schlichtes Backgammon ohne Dopplerwürfel; die Punkte zählen von 1 bis 24 auf dem Weg des ersten Spielers.
about-german = Ein deutsches Blatt mit 24 nummerierten Regeln, streng bei Würfeln, Berichtigungen und zwei Zügen nahe am Heimfeld, die anderswo erlaubt sind. Angaben wie R14 sind seine Nummern.
about-danish = Ein dänisches Blatt mit eigenen Wörtern: Das Heimfeld heißt „fag“, ein Band „mur“, und geschlagene Steine werden einfach beiseitegelegt. Der Dopplerwürfel darf sofort zurückgeschickt werden, und Aufgeben ist teuer.
about-jumbo = Ein großes Heft in vier Sprachen, das ein Spiel in Beispielen durchgeht; auf der Rückseite des Bretts wartet ein Solitär.
about-ten-language = Ein Faltblatt in zehn Sprachen. Beim Abtragen ist es großzügig, den Dopplerwürfel lässt es weg.
about-tournament = Die internationalen Regeln von heute, wie sie in Vereinen, auf Turnieren und in anderen Programmen gelten.

section-aim = Das Ziel
section-set-up = Brett und Aufstellung
section-opening = Wer beginnt
section-moving = Ziehen
section-hitting = Schlagen
section-entering = Hereinspielen
section-bearing-off = Abtragen
section-scoring = Was ein Spiel zählt
section-cube = Der Dopplerwürfel
section-resigning = Aufgeben
section-sessions = Was gespielt wird
section-real-board = Am echten Brett
section-advice = Guter Rat
section-special = Was hier besonders ist
section-rulings = Wo wir entscheiden mussten

## Das Ziel

rule-aim = Zwei Spieler führen je fünfzehn Steine in entgegengesetzter Richtung um das Brett. Du bringst alle deine Steine in dein Heimfeld und trägst sie dann ab. Wer zuerst alle Steine abgetragen hat, hat gewonnen.

## Brett und Aufstellung

rule-board =
    { $waits ->
        [aside] Das Brett hat 24 Punkte in vier Vierteln zu je sechs und liegt in zwei Hälften.
       *[bar] Das Brett hat 24 Punkte in vier Vierteln zu je sechs. Die Bar teilt es in zwei Hälften.
    } Weiß spielt die hellen Steine, Schwarz die dunklen. Das Heimfeld von Weiß reicht von { $p6 } bis { $p1 }, das von Schwarz von { $b6 } bis { $b1 }; das Viertel daneben ist jeweils das Außenfeld desselben Spielers.
rule-numbering-each-own = Jeder zählt die Punkte auf dem eigenen Weg, von der 24, wo die Reise beginnt, bis hinunter zur 1, dem letzten Punkt des Heimfelds. Jeder Punkt hat also zwei Nummern, für jeden Spieler eine. Die Beispiele auf dieser Seite benutzen die Nummern von Weiß.
rule-numbering-up-with-white = Die Punkte sind von 1 bis 24 auf dem Weg von Spieler 1 nummeriert, hier Weiß. Spieler 1 spielt auf { $p24 } bis { $p19 } herein, Spieler 2, hier Schwarz, auf { $b24 } bis { $b19 }. Beide benutzen dieselben Nummern.
rule-numbering-down-with-black = Die Punkte sind auf dem Weg der dunklen Steine von 24 bis 1 hinunter nummeriert. Das Heimfeld von Schwarz ist { $b6 } bis { $b1 }, das von Weiß { $p6 } bis { $p1 }. Beide benutzen dieselben Nummern.
rule-numbering-down-with-white = Die Punkte sind auf dem Weg von Weiß von 24 bis 1 hinunter nummeriert. Das Heimfeld von Weiß ist { $p6 } bis { $p1 }, das von Schwarz { $b6 } bis { $b1 }. Beide benutzen dieselben Nummern.
rule-numbering-two-rows = Die Punkte bilden zwei Reihen, S1 bis S12 und W1 bis W12. Weiß läuft von S1 bis S12 und weiter von W12 bis W1, Schwarz den umgekehrten Weg. Das Heimfeld, der „fag“, ist { $p6 } bis { $p1 } für Weiß und { $b6 } bis { $b1 } für Schwarz.
rule-direction-counter-clockwise = Weiß läuft gegen den Uhrzeigersinn und Schwarz im Uhrzeigersinn, wenn das weiße Heimfeld rechts vor dir liegt. Das Brett lässt sich spiegeln. Kein Stein geht je zurück.
rule-direction-clockwise = Weiß läuft im Uhrzeigersinn und Schwarz gegen den Uhrzeigersinn, wenn das weiße Heimfeld links vor dir liegt. Das Brett lässt sich spiegeln. Kein Stein geht je zurück.
rule-colours-agreed = Wer welche Farbe spielt, machen die Spieler untereinander aus.
rule-colours-older-takes-dark = Die Spieler wählen ihre Farben. Werden sie sich nicht einig, spielt der ältere mit den dunklen Steinen.
rule-starts-standard = Weiß beginnt mit zwei Steinen auf { $p24 }, fünf auf { $p13 }, drei auf { $p8 } und fünf auf { $p6 }; Schwarz mit zwei auf { $b24 }, fünf auf { $b13 }, drei auf { $b8 } und fünf auf { $b6 }.
rule-starts-jacquet = Jacquet: Nach Vereinbarung stehen am Anfang alle Steine außerhalb des Bretts. Jeder muss erst mit einem Wurf hereingespielt werden, und zwar wie ein geschlagener Stein ins Heimfeld des Gegners; solange noch einer draußen ist, zieht kein anderer. Danach geht es nach den gewöhnlichen Regeln weiter.
rule-starts-nackgammon = Nackgammon: Nach Vereinbarung beginnt Weiß mit je zwei Steinen auf { $p24 } und { $p23 }, vier auf { $p13 }, drei auf { $p8 } und vier auf { $p6 }; Schwarz ebenso von der anderen Seite.
rule-starts-hypergammon = Hypergammon: Nach Vereinbarung hat jeder nur drei Steine. Die weißen stehen auf { $p24 }, { $p23 } und { $p22 }, die schwarzen auf { $b24 }, { $b23 } und { $b22 }.
picture-start = Die Grundstellung
picture-figure = Abbildung { $figure }
picture-jacquet = Jacquet: Alle Steine warten draußen
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Was nur ein Blatt sagt

own-quadrants = Auf dem Weg eines Spielers heißen die vier Abschnitte erstes, zweites, drittes und viertes Viertel. Das vierte ist sein eigenes Heimfeld, das erste das des Gegners.
own-words-buffalo = Wörter dieses Blatts: Ein gesperrter Punkt ist ein „Band“ (niederländisch band, französisch bande; der englische Text sagt closed point), mehrere hintereinander bilden eine „Brücke“ (brug, pont, bridge). Ein einzelner Stein ist ein „Blot“, wörtlich ein Schandfleck. Die Punkte heißen auch Zungen (langues). Das Heimfeld heißt auf Niederländisch thuisveld, auf Englisch home quadrant, auf Französisch domaine. Das Abtragen heißt Hinausspielen (uitspelen, bearing off, sortie).
own-words-german = Wörter dieses Blatts: Heimfeld, Außenfeld, Pasch, Match. Blot, bar, gammon und backgammon übernimmt es aus dem Englischen; die bar ist der Trennbalken zwischen Heim- und Außenfeld.
own-words-danish = Wörter dieses Blatts: felt (Punkt), fag (Heimfeld), mur, also Mauer (Band), pas (Pasch). Ein einzelner Stein, der geschlagen werden kann, heißt „bar“; das ist kein Platz, denn eine Bar kennt dieses Blatt nicht.
own-words-jumbo = Wörter dieses Hefts: Das Heimfeld heißt auch Innerer Hof, thuisvak, jan intérieur oder home board; zwei oder mehr Steine blockieren einen Punkt; ein Blot ist ein Stein in verletzbarer Position (kwetsbaar, vulnérable, vulnerable); die Bar ist die Mittellinie zwischen den Spielhälften.
own-words-ten-language = Wörter dieses Faltblatts: Das Heimfeld ist das innere Feld, das Außenfeld das äußere; die Bar ist die Mittellinie, die Punkte heißen Points. Ein Pasch heißt anderswo double, dobles, pariglia, doublet, pas, dubbelslag, dublet oder паш; Abtragen heißt auch Hinauswürfeln. Der polnische Text nennt das Spiel tryktrak, der russische нарды, ein Gammon марс und ein Backgammon кокс.
own-box-buffalo = In der Schachtel sind je fünfzehn Steine in zwei Farben, ein Brett und Würfel. Nebenbei heißt Spieler 1 der hellbraune, Spieler 2 der dunkelbraune. Die Farben der Punkte helfen nur beim Zählen. Ein Stein darf überall auf seinem Punkt liegen, wird aber üblicherweise an den Brettrand gerückt. Kleine Teile: nicht für Kinder unter drei Jahren.
own-box-german = Die Steine der beiden Spieler sollen farblich deutlich zu unterscheiden sein.
own-box-danish = Zum Spiel gehören ein Brett mit zwölf weißen und zwölf schwarzen Punkten, fünfzehn weiße und fünfzehn schwarze Steine, vier Würfel, zwei rote oder schwarze für jeden, und ein Dopplerwürfel. Mehr als fünf Steine auf einem Punkt darf man zu zweit oder zu dritt stapeln.
own-box-jumbo = In der Schachtel sind ein Brett mit Würfelkapsel und zwei Würfeln, fünfzehn schwarze und fünfzehn weiße magnetische Steine, ein Dopplerwürfel und die Regeln. Das Brett mit der Kapsel kommt auf den Tisch. Inhalt und Farben können abweichen; die Verpackung aufbewahren; nicht für Kinder unter drei Jahren.
own-box-ten-language = In der Schachtel sind ein Brett, fünfzehn helle und fünfzehn dunkle Steine und Würfel. Gedacht ist das Faltblatt für zwei Spieler von 6 bis 99 Jahren; ein Spiel dauert zehn Minuten oder länger.
own-cube-note = Manchen Spielen liegt ein Dopplerwürfel bei, mit dem sich der Einsatz während des Spiels verdoppeln lässt. Das Faltblatt behandelt das nicht, ebenso wenig die Turnierregeln, die hier und da anders sind.

## Wer beginnt

rule-who-starts-higher-die = Jeder wirft einen Würfel. Wer die höhere Zahl hat, beginnt und zieht beide Zahlen, die eigene und die des Gegners, und zwar jede für sich. Bei Gleichstand werfen beide noch einmal.
rule-who-starts-lower-by-agreement = Vor dem Wurf kann man vereinbaren, dass die niedrigere Zahl beginnt.
rule-who-starts-higher-total = Beide werfen zwei Würfel. Die höhere Summe beginnt und würfelt dann für den ersten Zug neu, sodass ein Spiel mit einem Pasch anfangen kann. Bei Gleichstand werfen beide noch einmal.
rule-next-game-opening-throw = Jedes weitere Spiel beginnt wieder mit einem Eröffnungswurf.
rule-next-game-winner-starts = Das nächste Spiel beginnt, wer das letzte gewonnen hat, und zwar mit zwei Würfeln und ohne Eröffnungswurf.
rule-turns = Danach wechseln sich die Spieler ab. Wer an der Reihe ist, wirft beide Würfel und zieht, was sie zeigen.

## Ziehen

rule-numbers = Jeder Würfel ist ein Schritt für sich: Ein Stein geht genau so viele Punkte vor, wie der Würfel zeigt. Welcher zuerst kommt, ist dir überlassen. Du kannst zwei Steine ziehen oder denselben zweimal; dann muss er nach der ersten Zahl anhalten können. Besetzte Punkte zählen mit wie leere.
rule-closed-point = Auf einem Punkt können beliebig viele Steine einer Farbe stehen, nie Steine beider Farben. Zwei oder mehr Steine sperren den Punkt für den Gegner: Er darf dort weder landen noch unterwegs anhalten, ihn aber überspringen.{ $sheet ->
        [buffalo] {" "}Ein solcher Punkt heißt Band; mehrere Bänder hintereinander bilden eine Brücke.
        [tournament] {" "}Ein solcher Punkt heißt auch Band; mehrere Bänder hintereinander bilden eine Prime.
       *[other] {""}
    }
rule-doubles-four-moves = Ein Pasch, also zweimal dieselbe Zahl, wird viermal gezogen, mit beliebigen Steinen.
rule-obligation-most-numbers = Du musst so viele Zahlen des Wurfs ziehen, wie es geht, und in einer Reihenfolge, die das erlaubt, auch wenn es dir schadet. Lässt sich jede der beiden Zahlen ziehen, aber nicht beide, musst du die größere ziehen. Von einem Pasch ziehst du so viele Schritte wie möglich. Was sich nicht ziehen lässt, verfällt.
example-opening = Weiß beginnt mit 6-1. Ein Stein kann von { $p13 } über { $p7 } nach { $p6 } gehen, aber nicht über { $p12 }, denn dieser Punkt ist gesperrt. Besser ist { $p13 } nach { $p7 } und { $p8 } nach { $p7 }: Die beiden sperren diesen Punkt.
example-blocked = Schwarz würfelt 6-5. Die beiden dunklen Steine auf dem letzten Punkt von Weiß, { $p1 }, sitzen fest: Mit der 5 kämen sie auf { $p6 }, mit der 6 auf { $p7 }, und beide Punkte sind gesperrt. Auf den Weg nach { $p12 } können sie sich also gar nicht erst machen; Schwarz muss andere Steine ziehen.
example-doubles = Weiß würfelt in der Grundstellung 5-5. Die Steine auf { $p24 } können nicht ziehen, denn { $p19 } ist von fünf dunklen Steinen gesperrt. Weiß kann zwei Steine von { $p13 } über { $p8 } nach { $p3 } ziehen.
example-obligation = Weiß würfelt 6-5. Der Stein auf { $p24 } kann die 6 nach { $p18 } ziehen oder die 5 nach { $p19 }, aber von keinem der beiden Punkte weiter nach { $p13 }, denn dieser Punkt ist gesperrt. Die Steine im Heimfeld können keine der Zahlen ziehen. Es geht nur eine Zahl, also muss es die größere sein, die 6.
example-buffalo-doubles = Mit 3-3 kann ein Stein viermal drei Punkte gehen, zusammen zwölf; oder vier Steine je drei; oder zwei Steine je sechs; oder ein Stein sechs und zwei andere je drei; oder ein Stein neun und ein anderer drei.
example-danish-opening = Weiß wirft eine 5, Schwarz eine 4. Weiß beginnt und kann mit einem Stein von { $p24 } über { $p20 } nach { $p15 } laufen oder einen von { $p13 } nach { $p9 } und einen anderen von { $p13 } nach { $p8 } ziehen.
example-danish-doubles = 4-4 sind zusammen sechzehn Punkte: Ein Stein geht 16, oder vier gehen je 4, oder zwei je 8, oder einer 12 und ein anderer 4.
example-danish-larger = Lässt sich von 4-2 entweder die 4 oder die 2 ziehen, aber nicht beide, muss die 4 gezogen werden.
example-jumbo-17 = Am Anfang kann Weiß nicht von { $p24 } nach { $p17 } ziehen: Die dunklen Steine dort blockieren den Punkt.
example-jumbo-3 = Am besten zieht Schwarz mit dieser 6-5 einen Stein von { $p12 } nach { $p17 } und einen von { $p12 } nach { $p18 }, wo er verletzbar steht. Schwarz könnte auch mit einem Stein von { $p12 } nach { $p23 } laufen, mit der 6 oder der 5 zuerst. Überlege selbst, warum das weniger gut ist. (Abbildung 3)
example-jumbo-4a = Weiß würfelt 4-2 und kann von { $p8 } nach { $p4 } und von { $p6 } nach { $p4 } ziehen: ein weiterer blockierter Punkt im Heimfeld. (Abbildung 4a)
example-jumbo-doubles = 6-6 zählt zusammen 24 Punkte. Ein Stein geht 24, wenn seine Zwischenstationen nicht blockiert sind; oder vier gehen je 6; oder einer 12 und zwei andere je 6; oder zwei je 12; oder einer 18 und ein anderer 6.
example-ten-language-numbers = Mit einer 2 und einer 5 kann ein Stein erst 2 und dann 5 gehen, oder erst 5 und dann 2; oder ein Stein geht 2 und ein anderer 5.
example-ten-language-doubles = Mit 2-2 kann ein Stein viermal 2 gehen; oder einer dreimal 2 und ein anderer einmal 2; oder zwei Steine je zweimal 2.

## Schlagen

rule-hitting = Ein einzelner Stein auf einem Punkt ist ein Blot. Landet dort ein gegnerischer Stein, ist der Blot geschlagen und verlässt den Punkt.
rule-passing-hits = Ein Stein, der zweimal zieht, schlägt jeden Blot, auf dem er anhält, auch unterwegs.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Wer einen Stein schlägt, legt ihn auf die Bar zwischen den beiden Hälften.
        [jumbo] Geschlagene Steine kommen, immer sichtbar, auf die Bar zwischen den beiden Hälften.
       *[other] Geschlagene Steine kommen auf die Bar zwischen den beiden Hälften.
    }
rule-hit-checkers-laid-aside = Geschlagene Steine werden neben das Brett gelegt. Dieses Blatt kennt keine Bar; wo das Programm von der Bar spricht, ist dieser Platz gemeint.
rule-pick-and-pass-allowed = Überall auf dem Brett, auch im eigenen Heimfeld, darf ein Stein schlagen und im selben Zug weiterziehen.
rule-pick-and-pass-forbidden = Ein Stein, der im eigenen Heimfeld geschlagen hat, darf im selben Zug nicht auf einen Punkt weiterziehen, auf dem genau ein eigener Stein steht. Auf einen leeren Punkt oder zu zwei und mehr eigenen Steinen darf er weiterziehen, und abgetragen werden darf er auch.
example-hit = Schwarz hat einen Stein nach { $p18 } und einen nach { $p17 } gezogen; der auf { $p18 } ist ein Blot. Weiß würfelt 4-2 und zieht von { $p24 } über { $p22 } oder { $p20 } nach { $p18 } und schlägt ihn dort.
example-pick-and-pass-allowed = Weiß würfelt 3-2. Der Stein auf { $p8 } schlägt mit der 3 auf { $p5 } und zieht mit der 2 weiter nach { $p3 }, wo er den eigenen Blot deckt.
example-pick-and-pass-forbidden = Weiß würfelt 3-2. Der Stein auf { $p8 } darf mit der 3 auf { $p5 } schlagen. Mit der 2 darf er aber nicht weiter nach { $p3 } ziehen, denn dort steht ein einzelner heller Stein; die 2 muss anders gezogen werden.

## Hereinspielen

rule-bar-first =
    { $waits ->
        [aside] Ist dir ein Stein geschlagen worden und liegt er neben dem Brett, musst du ihn wieder ins Spiel bringen, bevor du irgendetwas anderes ziehst. Sind es mehrere, dann alle.
       *[bar] Hast du einen Stein auf der Bar, musst du ihn hereinspielen, bevor du irgendetwas anderes ziehst. Sind es mehrere, dann alle.
    }
rule-entering = Hereingespielt wird ins Heimfeld des Gegners, mit der Zahl eines Würfels: Weiß mit einer 1 auf { $p24 } und so fort bis zur 6 auf { $p19 }, Schwarz mit einer 1 auf { $b24 } und so fort bis zur 6 auf { $b19 }. Der Punkt darf nicht gesperrt sein; ein Blot dort wird geschlagen. Die Summe beider Würfel bringt nie einen Stein herein. Die andere Zahl ziehst du danach, wie du magst. Kannst du nicht hereinspielen, ist dein Zug verloren.
example-entering = Schwarz hat einen Stein auf der Bar und würfelt 6-6: { $p6 } ist gesperrt, Schwarz kommt nicht herein und der Zug ist verloren. Mit 6-5 käme Schwarz auf { $p5 } herein und könnte mit der 6 weiter nach { $p11 } ziehen.
example-danish-waiting = Schwarz hat einen geschlagenen Stein und würfelt 6-3. Auf { $p6 } und { $p3 } stehen Mauern; Schwarz muss also auf einen Wurf warten, der einen freien Punkt trifft oder einen mit nur einem hellen Stein.
example-danish-sums = Im Heimfeld von Weiß ist nur { $p6 } frei. Mit 4-2 oder 5-1 kommt der schwarze Stein nicht herein, obwohl beides zusammen 6 ergibt.
example-jumbo-6 = Weiß würfelt 6-4 und zieht von { $p24 } nach { $p18 } und von { $p13 } nach { $p9 }. (Abbildung 6)
example-jumbo-7 = Schwarz würfelt 2-1 und kann auf { $p1 } oder auf { $p2 } hereinspielen. Am besten ist es, auf { $p2 } hereinzuspielen und diesen Stein von { $p1 } aus zu decken: Nun ist { $p2 } blockiert. (Abbildung 7)

## Abtragen

rule-bearing-off = Sind alle deine Steine im Heimfeld, darfst du sie abtragen. Eine Zahl trägt einen Stein von dem Punkt ab, der genau so weit vom Rand entfernt ist: eine 1 vom letzten Punkt, eine 6 vom hintersten. Stattdessen kannst du mit ihr auch im Heimfeld ziehen. Wird dir dabei ein Stein geschlagen, muss er erst wieder ganz herum, bevor du weiter abträgst. Ein abgetragener Stein kommt nicht zurück.
rule-overshoot-farthest = Ist die Zahl höher als der hinterste Punkt, auf dem du noch einen Stein hast, trägt sie einen Stein von diesem hintersten Punkt ab. Solange weiter hinten noch ein Stein steht, trägt eine Zahl keinen Stein ab, den sie über den Rand hinaustragen würde.
rule-overshoot-any-below = Sobald du auf dem Punkt der Zahl und weiter hinten keinen Stein mehr hast, darf die Zahl jeden Stein von einem niedrigeren Punkt abtragen, nicht nur den hintersten.
rule-overshoot-any-carried = Eine Zahl darf jeden Stein abtragen, den sie bis an den Rand oder darüber hinaus bringt, auch wenn weiter hinten noch andere stehen.
rule-straggler-no = Mit welcher Zahl der letzte Stein ins Heimfeld kommt, steht dir frei, soweit der Wurf die Wahl lässt.
rule-straggler-yes = Ist nur noch einer deiner Steine außerhalb des Heimfelds und brächte ihn jede der beiden Zahlen allein hinein, muss er seinen Punkt mit der größeren verlassen. Das gilt nicht für einen Pasch und nicht, wenn kein Zug des ganzen Wurfs es erlaubt.
example-bearing-off-farthest = Weiß würfelt 4-3. Die 4 trägt einen Stein von { $p4 } ab. Auf { $p3 } steht kein Stein, und weiter hinten sind noch welche, also muss die 3 im Heimfeld gezogen werden: von { $p6 }, { $p5 } oder { $p4 }.
example-bearing-off-any-below = Weiß würfelt 4-3. Die 4 trägt einen Stein von { $p4 } ab. Auf { $p3 } steht kein Stein, aber weiter hinten sind noch welche, also muss die 3 im Heimfeld gezogen werden: von { $p6 }, { $p5 } oder { $p4 }.
example-bearing-off-any-carried = Weiß würfelt 4-3. Die 4 trägt einen Stein von { $p4 } ab. Die 3 darf einen Stein von { $p2 } oder { $p1 } abtragen, obwohl weiter hinten noch andere stehen, oder im Heimfeld gezogen werden.
example-last-checkers-farthest = Weiß würfelt 4-3 und hat nur noch Steine auf { $p4 }, { $p2 } und { $p1 }. Hat die 4 den letzten von { $p4 } abgetragen, muss die 3 von { $p2 } abtragen, jetzt dem hintersten Punkt.
example-last-checkers-any-below = Weiß würfelt 4-3 und hat nur noch Steine auf { $p4 }, { $p2 } und { $p1 }. Hat die 4 den letzten von { $p4 } abgetragen, darf die 3 von { $p2 } oder von { $p1 } abtragen.
example-last-checkers-any-carried = Weiß würfelt 4-3 und hat nur noch Steine auf { $p4 }, { $p2 } und { $p1 }. Die 4 darf jeden von ihnen abtragen und die 3 einen von { $p2 } oder { $p1 }, in beliebiger Reihenfolge.
example-straggler = Weiß würfelt 3-2. Der letzte Stein draußen steht auf { $p8 }, und jede der beiden Zahlen brächte ihn ins Heimfeld. Er muss { $p8 } mit der 3 verlassen, nach { $p5 }; die 2 zieht ein beliebiger Stein.
example-buffalo-bearing-off = Spieler 2, hier Schwarz, hat auf allen Punkten seines Heimfelds Steine und würfelt 5-3: Einer geht von { $b5 } ab und einer von { $b3 }. Ist { $b6 } leer, trägt eine 6 einen Stein von { $b5 } ab.
example-german-edges = Schwarz trägt mit einer 1 von { $b1 } ab, mit einer 2 von { $b2 } und so fort; Weiß mit einer 1 von { $p1 }, mit einer 2 von { $p2 } und so fort.
example-danish-bearing-off = Weiß würfelt 6-3 und kann einen Stein von { $p6 } und einen von { $p3 } abtragen oder stattdessen im Heimfeld ziehen. Mit 4-4 können vier Steine von { $p4 } gehen.
example-jumbo-8b = Später im Spiel hat Weiß einen Stein auf { $p12 } und die anderen im Heimfeld; Schwarz wartet auf der Bar. Weiß würfelt 6-2, zieht von { $p12 } nach { $p6 } und könnte gleich einen Stein von { $p2 } abtragen. Das ist ein Anfängerfehler aus Hast: Der Stein, der auf { $p2 } bleibt, steht allein, und würfelt Schwarz eine 2, wird er geschlagen. (Abbildungen 8a und 8b)
example-jumbo-8c = Klüger ist es, von { $p12 } nach { $p6 } und weiter nach { $p4 } zu ziehen. Das ganze Heimfeld bleibt geschlossen, und Schwarz kommt nicht herein. (Abbildung 8c)
example-jumbo-8d = Weiß würfelt 6-4, trägt einen Stein von { $p6 } ab und zieht den anderen von { $p6 } nach { $p2 }. Auch von { $p4 } abzutragen wäre erlaubt, ließe aber den anderen auf { $p6 } verletzbar zurück. (Abbildung 8d)
example-jumbo-8e = Schwarz würfelt 4-2 und kommt wieder nicht herein: { $p4 } und { $p2 } sind besetzt, und gleich auf { $p6 } darf Schwarz nicht. Weiß würfelt 6-5 und trägt zwei Steine von { $p5 } ab. (Abbildung 8e)
example-jumbo-8f = Schwarz würfelt 5-4, spielt auf { $p5 } herein und läuft weiter nach { $p9 }. Weiß wird trotzdem zuerst fertig und gewinnt so viele Punkte, wie der Dopplerwürfel zeigt. (Abbildung 8f)
example-jumbo-9-53 = Mit 5-3 geht in derselben Stellung (Abbildung 9) der Stein von { $p5 } ab; die 3 zieht man von { $p6 } nach { $p3 } oder von { $p4 } nach { $p1 }. Von { $p2 } oder { $p1 } darf die 3 nichts abtragen.
example-jumbo-9-high = Mit 6-6 gehen drei Steine von { $p6 } ab und einer von { $p5 }. Mit 5-5 geht einer von { $p5 } ab, und drei ziehen von { $p6 } nach { $p1 }. Mit 4-4 gehen alle vier von { $p4 } ab. (Abbildung 9)
example-jumbo-9-33 = Mit 3-3 können höchstens zwei Steine von { $p6 } abgehen; dann stehen auf { $p6 } und { $p5 } nur noch einzelne. Muss Schwarz noch hereinspielen, ist eine von vielen Möglichkeiten, einen von { $p6 } abzutragen und von { $p5 } nach { $p2 } und von { $p4 } nach { $p1 } zu ziehen. (Abbildung 9)
example-jumbo-9-22 = Mit 2-2 können drei Steine von { $p2 } abgehen, während einer von { $p4 }, { $p5 } oder { $p6 } zwei Punkte zieht; oder zwei gehen von { $p4 } ab; oder einer von { $p6 } und einer von { $p2 }; oder keiner, und vier von höheren Punkten ziehen je zwei Punkte oder zwei je vier. (Abbildung 9)
example-jumbo-9-11 = Muss Schwarz noch hereinspielen, kann Weiß mit 1-1 das Heimfeld schließen: ein Stein von { $p6 } nach { $p5 }, zwei von { $p4 } nach { $p3 } und einer von { $p1 } ab. Mit dem nächsten Wurf kommt Schwarz nicht herein. (Abbildung 9)

## Was ein Spiel zählt

rule-single = Hat der Verlierer mindestens einen Stein abgetragen und trifft nichts anderes zu, zählt das Spiel einfach: ein Punkt oder der einfache Einsatz.
rule-gammon-nothing-borne-off = Hat der Verlierer noch keinen einzigen Stein abgetragen, ist es ein Gammon und zählt doppelt.
rule-backgammon-checker-back = Hat der Verlierer noch einen Stein auf der Bar oder im Heimfeld des Gewinners, ist es ein Backgammon und zählt dreifach, auch wenn er andere schon abgetragen hat.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Hat der Verlierer noch keinen einzigen Stein abgetragen und steht einer noch im Heimfeld des Gewinners, oder ist ein geschlagener noch nicht wieder im Spiel, ist es ein Backgammon und zählt dreifach.
       *[bar] Hat der Verlierer noch keinen einzigen Stein abgetragen und steht einer noch auf der Bar oder im Heimfeld des Gewinners, ist es ein Backgammon und zählt dreifach.
    } Wer mindestens einen abgetragen hat, verliert nur einfach, wo auch immer die anderen stehen.
example-backgammon-checker-back = Weiß ist fertig. Schwarz hat zwei Steine abgetragen, aber einer steht noch im Heimfeld von Weiß, auf { $p2 }. Weiß gewinnt ein Backgammon, das Dreifache des Einsatzes.
example-backgammon-checker-back-nothing-off = Weiß ist fertig. Ein dunkler Stein steht noch im Heimfeld von Weiß, auf { $p2 }, aber Schwarz hat zwei abgetragen. Weiß gewinnt einfach.

## Der Dopplerwürfel

rule-cube-no-cube = Einen Dopplerwürfel gibt es nicht.
rule-cube-always = Der Dopplerwürfel erhöht, was ein Spiel zählt. Jedes Spiel beginnt bei 1; was es am Ende zählt, wird mit der Zahl auf dem Dopplerwürfel multipliziert.
rule-cube-several-games = Der Dopplerwürfel wird benutzt, wenn mehrere Spiele vereinbart sind, nicht in einem einzelnen Spiel. Jedes Spiel beginnt bei 1; was es am Ende zählt, wird mit der Zahl auf dem Dopplerwürfel multipliziert.
rule-cube-match-if-agreed = In einem Match kann man vorher vereinbaren, mit dem Dopplerwürfel zu spielen. Jedes Spiel beginnt bei 1; was es am Ende zählt, wird mit der Zahl auf dem Dopplerwürfel multipliziert.
rule-cube-limit = Der Dopplerwürfel geht von 2 bis { $number }, nicht höher.
rule-cube-no-limit = Gedoppelt werden kann beliebig oft.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Vor dem ersten Doppel liegt der Dopplerwürfel in der Mitte und gehört niemandem.
       *[bar] Vor dem ersten Doppel liegt der Dopplerwürfel in der Mitte, auf der Bar, und gehört niemandem.
    }
rule-cube-rest-cube-beside = Vor dem ersten Doppel liegt der Dopplerwürfel neben dem Brett mit der 64 nach oben, die für 1 steht. Wer doppelt, legt ihn in die Mitte des Bretts und sagt: „Ich verdopple.“ Danach kommt er auf die Seite dessen, der annimmt.
rule-who-may-double-before-own-roll = Du darfst vor deinem eigenen Wurf doppeln, sobald der Gegner einen Zug beendet hat; vor dem ersten Wurf eines Spiels doppelt also niemand. Solange noch kein Doppel angenommen ist, darf jeder doppeln. Wer ein Doppel annimmt, dem gehört der Dopplerwürfel, und nur dieser Spieler darf das nächste Mal doppeln.
rule-answer-to-double-take-or-drop = Der Gegner nimmt an, und das Spiel geht um das Doppelte weiter, mit dem Dopplerwürfel auf seiner Seite, oder er lehnt ab.
rule-answer-to-double-redouble-at-once = Der Gegner nimmt an, lehnt ab oder doppelt sofort zurück. Weiß doppelt von 1 auf 2: Schwarz nimmt an, und der Dopplerwürfel liegt mit der 2 bei Schwarz; oder lehnt ab, und Weiß gewinnt 1; oder doppelt zurück, nimmt also bei 2 an und bietet 4. Nun antwortet Weiß: nimmt an, und der Dopplerwürfel liegt mit der 4 bei Weiß; oder lehnt ab und verliert 2; oder doppelt auf 8 zurück, und so fort. Bei der höchsten Zahl kann man nur noch annehmen oder ablehnen. Ist das geklärt, würfelt, wer damit angefangen hat.
rule-answer-to-double-beaver-if-agreed = Im Geldspiel kann man Beavers vereinbaren: Wer gedoppelt wird, dreht den Dopplerwürfel sofort eine Stufe weiter und behält ihn. Wer gedoppelt hat, spielt weiter oder verliert den gedoppelten Einsatz.
rule-drop-costs-stake-before = Wer ablehnt, verliert das Spiel sofort, und zwar zum Einsatz vor dem Doppel.
rule-automatic-double-automatic-never = Von selbst dreht sich der Dopplerwürfel nie.
rule-automatic-double-automatic-if-agreed = Nach Vereinbarung dreht sich der Dopplerwürfel von selbst auf 2, ein einziges Mal, und bleibt in der Mitte: bei Gleichstand im ersten Eröffnungswurf eines Spiels oder, wie sich das Blatt auch lesen lässt, bei einem Pasch als erstem Wurf danach.
rule-automatic-double-automatic-money = Nach Vereinbarung, nur im Geldspiel, dreht ein Gleichstand im ersten Eröffnungswurf eines Spiels den Dopplerwürfel auf 2, ein einziges Mal. Er bleibt in der Mitte.
rule-crawford-no = Ein Crawford-Spiel gibt es nicht: In jedem Spiel eines Matches darf gedoppelt werden.
rule-crawford-yes = Fehlt einem Spieler nur noch ein Punkt zum Gewinn des Matches, ist das nächste Spiel das Crawford-Spiel, einmal in jedem Match: Niemand doppelt darin, Gammons und Backgammons zählen aber. Danach darf wieder jeder doppeln. In einem Match auf einen Punkt gibt es keinen Dopplerwürfel.
rule-money-options-nothing = Sonst lässt sich zum Dopplerwürfel im Geldspiel nichts vereinbaren.
rule-money-options-jacoby = Nach Vereinbarung, nur im Geldspiel, die Jacoby-Regel: Gammons und Backgammons zählen erst, wenn ein Doppel angenommen wurde. Bis dahin zählt jedes Spiel einfach.
rule-money-options-beavers = Nach Vereinbarung, nur im Geldspiel, Beavers.
rule-money-options-raccoons = Nach Vereinbarung, nur im Geldspiel, Raccoons: Wer gedoppelt hat, antwortet auf einen Beaver, indem er den Dopplerwürfel noch einmal weiterdreht; er bleibt bei dem, der den Beaver gespielt hat.
example-scoring = Schwarz doppelt, und Weiß nimmt an. Später doppelt Weiß zurück, und Schwarz nimmt an: Der Dopplerwürfel zeigt 4. Am Ende gewinnt Schwarz ein Gammon: zweimal 4, also 8 Punkte.
example-jumbo-double = In Abbildung 7 steht Weiß gut und kann vor dem Wurf den Dopplerwürfel auf 2 drehen: ihn in die Mitte des Bretts legen und deutlich sagen: „Ich verdopple.“

## Aufgeben

rule-resigning-offer = Jederzeit kannst du anbieten, ein einfaches Spiel, ein Gammon oder ein Backgammon aufzugeben, nur nicht, während ein Doppel auf Antwort wartet. Es zählt dann das Ein-, Zwei- oder Dreifache des augenblicklichen Einsatzes. Der Gegner darf ablehnen; dann geht das Spiel weiter, als wäre nichts gesagt worden.
rule-resigning-at-once-backgammon = Wer aufgibt, verliert sofort, ohne dass der Gegner zustimmen müsste, und zwar ein Backgammon, das Dreifache des Einsatzes. Nur ein Doppel abzulehnen ist billiger.

## Was gespielt wird

rule-sessions-single-game = Ein einzelnes Spiel.
rule-sessions-running-total = Spiel um Spiel um einen Einsatz; die Punkte werden zusammengezählt, solange beide mögen.
rule-sessions-match-to = Ein Match: Spiele, bis jemand die vereinbarte Zahl von Punkten hat, am besten eine ungerade. Es endet, sobald sie erreicht oder überschritten ist.
rule-sessions-money = Geldspiel: Spiel um Spiel, jedes für sich abgerechnet, solange beide mögen.
rule-sessions-games = Eine vereinbarte Zahl von Spielen, etwa 3 oder 5. Alle werden gespielt und die Punkte zusammengezählt; bei gleicher Summe ist es unentschieden.

## Am echten Brett

rule-dice-fall-one-half = Beide Würfel müssen flach in derselben Bretthälfte liegen, auf keinem Stein, und dürfen nicht geworfen werden, bevor der Gegner fertig ist. Sonst ist der Wurf ungültig und wird wiederholt.
rule-dice-fall-right-half = Beide Würfel müssen flach in der Bretthälfte liegen, die für den Werfenden rechts ist, auf keinem Stein, und dürfen nicht geworfen werden, bevor der Gegner fertig ist. Sonst ist der Wurf ungültig und wird wiederholt.
rule-turn-end = Wer die Würfel aufnimmt, beendet seinen Zug.
own-one-hand = Gezogen wird offen und mit einer Hand.
own-signal = Ist dein Zug zu Ende, gibst du es dem Gegner zu erkennen. Ihr könnt dafür ein Zeichen vereinbaren; ist keines vereinbart, gilt das Aufnehmen der Würfel.
own-scorekeeper = Wird das Spiel mitgeschrieben, soll das ein unparteiischer Dritter tun.
rule-correction-either-until-lifted = Bis die Würfel aufgenommen sind, darf jeder der beiden verlangen, dass ein falscher Zug berichtigt wird; der ganze Wurf kann dann neu gezogen werden. Danach gilt der Zug.
rule-correction-opponent-until-lifted = Bis die Würfel aufgenommen sind, darf der Gegner verlangen, dass ein falscher Zug berichtigt wird; der ganze Wurf kann dann neu gezogen werden. Danach gilt der Zug.
rule-correction-either-until-roll = Bis zum nächsten Wurf darf jeder der beiden verlangen, dass ein falscher Zug berichtigt wird; der ganze Wurf kann dann neu gezogen werden. Danach gilt der Zug.
rule-correction-opponent-until-roll = Bis er selbst würfelt, darf der Gegner verlangen, dass ein falscher Zug berichtigt wird; der ganze Wurf kann dann neu gezogen werden. Danach gilt der Zug.

## Guter Rat

advice-buffalo-race = Nutze jede Zahl so gut wie möglich. Behindert euch gegenseitig, indem ihr Punkte sperrt und Steine schlagt.
advice-buffalo-bridge = Eine Brücke, die lang genug ist, behindert den Gegner sehr: Seine Steine stauen sich vor ihr.
advice-danish-walls = Spiele so, dass möglichst wenige deiner Steine allein auf dem Brett stehen, und versuche stattdessen, Mauern zu bauen.
advice-danish-doubling = Ist ein Gammon oder Backgammon in Sicht, biete kein weiteres Doppel an: Der Gegner könnte aufgeben und bezahlte nur, was das Spiel in diesem Augenblick wert ist.
advice-jumbo-game = Backgammon ist eines der ältesten Spiele der Welt, taktisch und spannend. Das Heft erklärt es Schritt für Schritt mit Beispielen; am besten spielst du sie auf einem Brett nach.
advice-jumbo-cube = Über mehrere Spiele lässt sich selbst ein hoffnungsloser Stand, etwa nach zwei Spielen, durch klugen Gebrauch des Dopplerwürfels noch wenden.
advice-ten-language-basics = Backgammon wird verschieden gespielt; das Faltblatt erklärt nur die bekanntesten Grundregeln.
advice-ten-language-safety = Solange der Gegner einen Stein auf der Bar hat, kann es klüger sein, im Heimfeld zu ziehen statt abzutragen, damit dort kein einzelner Stein steht, den er schlagen könnte.

## Was hier besonders ist

special-intro = Verglichen mit den heutigen Turnierregeln:
special-item = { $question } Hier: { $here }. Auf Turnieren: { $there }.
special-none = Dies sind die Regeln, nach denen Vereine, Turniere und andere Programme spielen; die anderen Regelwerke werden mit ihnen verglichen.

## Wo wir entscheiden mussten

ruling-silent = { $question } Das Blatt sagt es nicht oder nicht deutlich. Wir spielen: { $answer }.
ruling-reason = { $question } { $reason } Wir spielen: { $answer }.
ruling-turn-end = Wann ist ein Zug zu Ende? Das Blatt sagt es nicht. Wir spielen: sobald die Würfel aufgenommen sind.
reason-buffalo-obligation = Das Blatt verlangt die höhere Zahl, wenn nur eine geht, sagt aber nicht ausdrücklich, dass beide gezogen werden müssen, wenn irgendeine Reihenfolge es erlaubt.
reason-buffalo-backgammon = Das Blatt sagt nicht, ob ein Backgammon noch möglich ist, wenn der Verlierer schon Steine abgetragen hat.
reason-buffalo-direction = Im niederländischen Text läuft der erste Spieler im Uhrzeigersinn, im englischen und im deutschen gegen den Uhrzeigersinn; der französische überlässt es der Abbildung.
reason-german-direction = Das Blatt sagt, von wo nach wo die Steine laufen und dass sie nie zurückgehen, aber nicht, ob im Uhrzeigersinn.
reason-german-straggler = Auf dem Blatt steht, der Stein könne „mit beiden Augenzahlen“ gespielt werden; wir lesen: Jede der beiden Zahlen allein brächte ihn ins Heimfeld.
reason-german-correction = Was aus einem falschen Zug wird, den niemand rechtzeitig beanstandet, sagt das Blatt nicht; bei uns gilt er.
reason-german-resigning = Auf dem Blatt steht „zu jedem Zeitpunkt“; wartet ein Doppel auf Antwort, verlangen wir zuerst diese Antwort.
reason-danish-backgammon = Das Blatt vergisst den Verlierer, der schon einen Stein abgetragen hat und dennoch einen ganz hinten stehen hat.
reason-danish-who-may-double = Das Blatt lässt vor einem Wurf doppeln, ohne zu sagen, ob auch vor dem ersten eines Spiels.
reason-danish-starts = Zu Jacquet sagt das Blatt nur, dass alle Steine erst mit Würfen hereingebracht werden; wo sie hereinkommen und dass das vorgeht, ist unsere Lesart.
reason-danish-direction = Das Blatt nennt die Reihen, auf denen jede Seite läuft; welche näher bei Weiß liegt, zeigt nur seine Abbildung.
reason-danish-automatic-double = Das Blatt kennt eine Spielart, in der der Einsatz verdoppelt wird, „wenn der erste Wurf ein pas ist“. Das kann ein Gleichstand der beiden Eröffnungswürfel sein oder ein Pasch als erster richtiger Wurf.
reason-jumbo-direction = Das Heft zeigt die Wege beider Seiten durch Pfeile in einer Abbildung.
reason-jumbo-who-starts = Wer mit zwei Würfeln höher wirft, beginnt, sagt das Heft, aber nicht, ob dieser Wurf dann auch gezogen wird.
reason-jumbo-obligation = Das Heft sagt, wie weit ein Pasch gezogen werden muss, aber nicht, was gilt, wenn von zwei verschiedenen Zahlen nur eine gezogen werden kann.
reason-jumbo-who-may-double = Das Heft lässt jeden doppeln, der an der Reihe ist und noch nicht gewürfelt hat; ob das auch vor dem ersten Wurf eines Spiels gilt, sagt es nicht.
reason-jumbo-sessions = Das Heft zählt die Punkte über die vereinbarten Spiele; dass alle gespielt werden und Gleichstand unentschieden ist, ist unsere Lesart.
reason-jumbo-backgammon = Der französische Text vergisst den Stein auf der Bar.
reason-ten-language-overshoot = Neun der Sprachen erlauben es; der französische Text verlangt die genaue Zahl.
reason-ten-language-passing = Vier der Sprachen verbieten in einem Absatz, auf einem einzelnen gegnerischen Stein anzuhalten, und schlagen ihn im nächsten.
reason-ten-language-correction = Das Faltblatt sagt weder, ob der ganze Wurf neu gezogen werden darf, noch was aus einem falschen Zug wird, den niemand rechtzeitig beanstandet; bei uns gilt er.
reason-ten-language-gammon = Das Faltblatt nennt das Gammon, aber keinen Faktor dafür.
reason-ten-language-backgammon = Das Faltblatt nennt das Backgammon, aber keinen Faktor dafür.
reason-ten-language-dice-fall = Das Faltblatt verlangt nur die rechte Bretthälfte; was einen Wurf sonst ungültig macht, ist anderswo entlehnt.
misprint-buffalo-stake = Der niederländische Text gibt den Einsatz dem Verlierer. Das ist ein Druckfehler.
misprint-buffalo-sum = Der englische Text lässt die Eröffnungswürfel „zusammengenommen“ ziehen. Es sind zwei Zahlen für sich, wie bei jedem Wurf.
misprint-buffalo-hitting = Nur der englische Text sagt, dass ein Blot geschlagen wird, wenn jemand auf ihm landet, und dann auf die Bar kommt; die anderen gehen gleich zum Hereinspielen über.
misprint-buffalo-french = Der französische Text spielt um „Züge“, wo die anderen um Einsätze spielen, nennt den einfachen Sieg einen leichten und verlangt die größere Zahl auch dann, wenn überhaupt nur eine gezogen werden kann. Auch spielt er geschlagene Steine in die „Startzone“ des Gegners herein; gemeint ist dessen Heimfeld.
misprint-buffalo-twice = Der deutsche Text zählt eine der Möglichkeiten, ein 3-3 zu ziehen, zweimal auf; es sind fünf.
misprint-jumbo-unoccupied = Im Beispiel eines 3-3 nennen der englische und der französische Text Punkte leer, auf denen noch ein einzelner Stein steht.
misprint-jumbo-besides = Im Beispiel einer 4-3 trägt der deutsche Text niedrige Steine „mit Ausnahme“ des Steins auf 4 ab; gemeint ist: außer diesem auch sie.
misprint-jumbo-french = Der französische Text zählt zwei Paar Würfel in der Schachtel, lässt einen einzigen Würfel entscheiden, wer beginnt, lässt einen einzelnen dunklen Stein einen Punkt blockieren, verbietet bei Abbildung 8d, wovon die anderen nur abraten, nimmt im Beispiel eines 3-3 als gegeben an, dass Schwarz noch hereinspielen muss, und zählt nur für einen Stein im Heimfeld des Siegers dreifach, nicht für einen auf der Bar.
misprint-jumbo-cube = Im Beispiel einer 5-3 zieht der niederländische Text die 3 mit dem Dopplerwürfel; gemeint ist ein gewöhnlicher Würfel.
misprint-jumbo-wording = Im deutschen Text beginnt jeder Spieler mit einem Punkt; das Spiel zählt zu Beginn einen. Im englischen Text werden Steine „vom Brett“ geschlagen; sie kommen auf die Bar. Auch darf dort „der erste“, der alle Steine zu Hause hat, mit dem Auswürfeln beginnen; es darf jeder, der sie dort hat. Für einen Zug mit beiden Würfeln verlangt er „unbesetzte“ Punkte zum Anhalten und Landen; gemeint sind nicht blockierte.
misprint-ten-language-dice = Der niederländische Text spricht von drei Würfeln. Es sind zwei.
misprint-ten-language-list = In den Inhaltslisten steht auf Italienisch, Dänisch und Polnisch ein einziger Würfel, auf Spanisch keiner. Es sind zwei.
misprint-ten-language-terms = Im englischen Text zeigen die Punkte zur Bar hin, und der italienische nennt sie die Ränder des Bretts; es sind die Dreiecke.
misprint-ten-language-sum = Der englische, der niederländische und der russische Text lassen die Summe der Eröffnungswürfel ziehen. Es sind zwei Zahlen für sich, wie bei jedem Wurf.
misprint-ten-language-doubles = Im Beispiel eines 2-2 zieht der englische Text drei Steine je zweimal, also einen zu viel, und der italienische einen Stein ein einziges Mal; das polnische Beispiel mit 2 und 5 vergisst den Weg mit zwei Steinen, und das schwedische sagt 2, wo es 5 und 2 meint.
misprint-ten-language-home = Statt abzutragen zieht der englische Text andere Steine „in“ das Heimfeld, und der niederländische zieht dort „statt im Spiel“; gemeint ist: im Heimfeld statt vom Brett. Und der englische Text verlangt die höhere Zahl, wenn nur ein „Stein“ ziehen kann; gemeint ist nur eine Zahl.
misprint-ten-language-french = Im französischen Text hat der Verlierer eines Backgammons einen Stein im Heimfeld „des Gegners“, womit dort sonst der Verlierer gemeint ist; es ist das des Siegers.
misprint-ten-language-italian = Im italienischen Text sind inneres und äußeres Feld von Weiß in der Abbildung vertauscht, Zugzwang besteht nur „in diesem Fall“, geschlagene Steine sollen „auf die Bar“ zurück, der Rat schlägt den Stein auf der Bar, statt vor ihm zu warnen, und nach der Anmerkung verdoppelt der Dopplerwürfel den Wurf und gelten andere Regeln für Runden; er verdoppelt den Einsatz, und gemeint sind Turniere.
misprint-ten-language-swedish = Im schwedischen Text schlägt der gegnerische Stein den auf der Bar; es ist umgekehrt. Auch darf dort nur ein Teil eines Wurfs im Heimfeld gezogen werden; es darf der ganze sein.
misprint-ten-language-danish = Der dänische und der polnische Text ziehen nur „sonst“ mit zwei Steinen; die Wahl ist frei. Die dänische und die niederländische Anmerkung lassen andere „Spielregeln“ aus; gemeint sind die von Turnieren.
misprint-ten-language-russian = Im polnischen und im russischen Text könnte der Stein auf der Bar einen der eigenen Seite schlagen; es ist einer von deinen, den er schlagen könnte.

## Der Vergleich

compare-title = Sechs Regelwerke nebeneinander
compare-intro = Jede Frage, in der sich die Blätter unterscheiden könnten. Antworten, die von den Turnierregeln abweichen, sind gekennzeichnet.
compare-mark = anders als die Turnierregeln

## Die Quellen

sources-title = { $rulebook }: jede Aussage, und was ihr entspricht
sources-count =
    { $count ->
        [one] { $count } Aussage in: { $languages }.
       *[other] { $count } Aussagen in: { $languages }.
    } { $open ->
        [0] Keine ist offen.
        [one] { $open } ist noch offen.
       *[other] { $open } sind noch offen.
    }
sources-intro = In der Reihenfolge des gedruckten Blatts; statt seiner Sätze stehen hier die Absätze, die sie wiedergeben. Die Namen sind die der Absätze auf der Seite des Regelwerks und der Tests im Quelltext des Programms.
sources-kind-rule = Regel
sources-kind-option = nach Vereinbarung
sources-kind-example = Beispiel
sources-kind-equipment = Ausstattung
sources-kind-term = Begriff
sources-kind-advice = Rat
sources-told = Steht unter { $list }.
sources-kept = Geprüft von { $list }.
sources-hand = Darauf achten die Spieler.
sources-only = Nur in: { $languages }.
sources-open = Noch offen.

question-who-starts = Wer beginnt?
question-next-game = Wer beginnt das nächste Spiel?
question-obligation = Wie viel eines Wurfs muss gezogen werden?
question-doubles = Was zählt ein Pasch?
question-overshoot = Was darf eine Zahl abtragen, die höher ist als der Punkt des Steins?
question-straggler = Muss der letzte Stein mit der größeren Zahl ins Heimfeld?
question-pick-and-pass = Darf ein Stein im Heimfeld schlagen und auf einen eigenen Blot weiterziehen?
question-passing = Was geschieht mit einem einzelnen gegnerischen Stein, auf dem man unterwegs anhält?
question-correction = Wer darf einen falschen Zug berichtigen lassen, und bis wann?
question-gammon = Wann zählt das Spiel doppelt, als Gammon?
question-backgammon = Wann zählt es dreifach, als Backgammon?
question-cube = Gibt es einen Dopplerwürfel?
question-who-may-double = Wer darf doppeln?
question-answer-to-double = Was kann man auf ein Doppel antworten?
question-drop-costs = Was kostet es, abzulehnen?
question-automatic-double = Dreht sich der Dopplerwürfel je von selbst?
question-crawford = Gibt es ein Crawford-Spiel?
question-money-options = Was lässt sich im Geldspiel vereinbaren?
question-resigning = Wie gibt man auf?
question-sessions = Was wird gespielt?
question-starts = Wie stehen die Steine am Anfang?
question-numbering = Wie ist das Brett nummeriert?
question-direction = In welche Richtung läuft Weiß?
question-colours = Wer nimmt welche Farbe?
question-dice-fall = Wo müssen die Würfel am echten Brett liegen?
question-hit-checkers = Wo warten geschlagene Steine?
question-cube-rest = Wo liegt der Dopplerwürfel vor dem ersten Doppel?

topic-who-starts = der Eröffnungswurf
topic-next-game = wer das nächste Spiel beginnt
topic-obligation = der Zugzwang
topic-doubles = der Pasch
topic-overshoot = das Abtragen
topic-straggler = der letzte Stein
topic-pick-and-pass = Schlagen und Weiterziehen
topic-passing = Halte unterwegs
topic-correction = falsche Züge
topic-gammon = Gammon
topic-backgammon = Backgammon
topic-cube = der Dopplerwürfel
topic-who-may-double = das Recht zu doppeln
topic-answer-to-double = die Antwort auf ein Doppel
topic-drop-costs = was Ablehnen kostet
topic-automatic-double = automatische Doppel
topic-crawford = das Crawford-Spiel
topic-money-options = Vereinbarungen im Geldspiel
topic-resigning = das Aufgeben
topic-sessions = die Spielarten
topic-starts = die Aufstellungen
topic-numbering = die Nummerierung
topic-direction = die Laufrichtung
topic-colours = die Farben
topic-dice-fall = wo die Würfel liegen
topic-hit-checkers = wo geschlagene Steine warten
topic-cube-rest = wo der Dopplerwürfel liegt

answer-higher-die = jeder wirft einen Würfel, der höhere beginnt und zieht beide Zahlen
answer-lower-by-agreement = nach Vereinbarung der niedrigere
answer-higher-total = beide werfen zwei Würfel, die höhere Summe beginnt und würfelt neu
answer-opening-throw = wieder ein Eröffnungswurf
answer-winner-starts = wer das letzte gewonnen hat, ohne Eröffnungswurf
answer-most-numbers = so viele Zahlen wie möglich; wenn nur eine, die größere
answer-four-moves = vier Schritte
answer-farthest = nur den hintersten Stein
answer-any-below = jeden Stein auf einem niedrigeren Punkt, sobald auf dem Punkt der Zahl und dahinter keiner mehr steht
answer-any-carried = jeden Stein, den sie über den Rand bringt, was auch dahinter steht
answer-no = nein
answer-straggler-yes = ja, wenn ihn jede der beiden Zahlen hineinbrächte; nicht beim Pasch
answer-pick-and-pass-allowed = ja
answer-pick-and-pass-forbidden = nein
answer-hits = er wird geschlagen
answer-either-until-lifted = jeder der beiden, bis die Würfel aufgenommen sind
answer-opponent-until-lifted = der Gegner, bis die Würfel aufgenommen sind
answer-either-until-roll = jeder der beiden, bis zum nächsten Wurf
answer-opponent-until-roll = der Gegner, bis er würfelt
answer-nothing-borne-off = der Verlierer hat nichts abgetragen
answer-checker-back = ein Stein des Verlierers ist auf der Bar oder im Heimfeld des Gewinners, auch wenn andere abgetragen sind
answer-checker-back-nothing-off =
    { $waits ->
        [aside] der Verlierer hat nichts abgetragen und einen Stein im Heimfeld des Gewinners oder einen geschlagenen, der noch nicht wieder im Spiel ist
       *[bar] der Verlierer hat nichts abgetragen und einen Stein auf der Bar oder im Heimfeld des Gewinners
    }
answer-no-cube = nein
answer-cube-always = ja
answer-cube-several-games = wenn mehrere Spiele vereinbart sind
answer-cube-match-if-agreed = im Match, wenn vereinbart
answer-cube-limit = bis { $number }
answer-cube-no-limit = ohne Grenze
answer-before-own-roll = vor dem eigenen Wurf, sobald der Gegner einen Zug beendet hat; später nur, wem der Dopplerwürfel gehört
answer-take-or-drop = annehmen oder ablehnen
answer-redouble-at-once = annehmen, ablehnen oder sofort zurückdoppeln
answer-beaver-if-agreed = im Geldspiel ein Beaver, wenn vereinbart
answer-stake-before = den Einsatz vor dem Doppel
answer-not-applicable = –
answer-automatic-never = nie
answer-automatic-if-agreed = nach Vereinbarung, einmal, bei Gleichstand im ersten Eröffnungswurf oder bei einem Pasch als erstem Wurf
answer-automatic-money = im Geldspiel, wenn vereinbart, einmal, bei Gleichstand im ersten Eröffnungswurf
answer-crawford-yes = ja, das erste Spiel, nachdem ein Spieler bis auf einen Punkt an den Gewinn des Matches herangekommen ist
answer-jacoby = Jacoby-Regel
answer-beavers = Beavers
answer-raccoons = Raccoons
answer-nothing = nichts
answer-offer = durch das Angebot eines einfachen Spiels, Gammons oder Backgammons; der Gegner darf ablehnen
answer-at-once-backgammon = sofort, und man verliert ein Backgammon
answer-single-game = einzelne Spiele
answer-running-total = laufende Summe
answer-match-to = Matches auf eine Zahl von Punkten
answer-money = Geldspiel
answer-games = eine Zahl von Spielen, Punkte zusammengezählt
answer-standard = wie üblich
answer-jacquet = Jacquet
answer-nackgammon = Nackgammon
answer-hypergammon = Hypergammon
answer-each-own = jeder zählt von 24 bis 1 hinunter
answer-up-with-white = 1 bis 24 auf dem Weg des ersten Spielers
answer-down-with-black = 24 bis 1 auf dem Weg der dunklen Steine
answer-down-with-white = 24 bis 1 auf dem Weg von Weiß
answer-two-rows = zwei Reihen, S1 bis S12 und W1 bis W12
answer-counter-clockwise = gegen den Uhrzeigersinn
answer-clockwise = im Uhrzeigersinn
answer-agreed = wie vereinbart
answer-older-takes-dark = bei Uneinigkeit nimmt der ältere die dunklen Steine
answer-one-half = beide in derselben Hälfte
answer-right-half = beide in der rechten Hälfte des Werfenden
answer-on-bar = auf der Bar
answer-laid-aside = neben dem Brett
answer-cube-middle = in der Mitte
answer-cube-beside = neben dem Brett, 64 nach oben
