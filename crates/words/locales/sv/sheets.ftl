### Regelverken som sidor. Variablerna förklaras i den engelska katalogen.

## Sidan

sheet-title = Backgammon enligt regelverket: { $rulebook }
sheet-printed-in = Språk i det tryckta bladet: { $languages }.
sheet-custom-note = Ett eget regelverk, gjort utifrån ”{ $rulebook }”. De här svaren är era: { $differences }.
mark-ruling = tolkning
mark-ruling-note = Märkt ”tolkning”: här tiger det tryckta bladet, har ett tryckfel, motsäger sig självt eller säger olika saker på olika språk, och så här läser vi det.
mark-ruling-part = delvis tolkning
mark-ruling-part-note = Med ”delvis tolkning” är märkt vad bladet säger, men inte helt; vad vi fick lägga till står i slutet.
mark-changed = ändrat
mark-changed-note = Märkt ”ändrat”: inte det svar som det ursprungliga regelverket ger.
mark-example = Exempel
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = tyska
language-en = engelska
language-fr = franska
language-es = spanska
language-it = italienska
language-nl = nederländska
language-da = danska
language-sv = svenska
language-pl = polska
language-ru = ryska

about-buffalo = Bladet ur en nederländsk ask, på fyra språk. Vanlig backgammon utan dubblingskub; punkterna räknas 1 till 24 längs den första spelarens väg.
about-german = Ett tyskt blad med 24 numrerade regler, strängt när det gäller tärningar, rättelser och två drag nära hemmaplanen som andra tillåter. Hänvisningar som R14 är bladets nummer.
about-danish = Ett danskt blad med egna ord: hemmaplanen är ”fag”, en stängd punkt en ”mur”, och slagna brickor läggs helt enkelt åt sidan. Dubblingskuben får skickas tillbaka genast, och det är dyrt att ge upp.
about-jumbo = Ett stort häfte på fyra språk som går igenom ett parti i exempel; på brädets baksida finns solitär.
about-ten-language = En folder på tio språk. Den är generös när man tar ut och utelämnar dubblingskuben.
about-tournament = Dagens internationella regler, så som de spelas i klubbar, på turneringar och i andra program.

section-aim = Målet
section-set-up = Bräde och uppställning
section-opening = Vem som börjar
section-moving = Att flytta
section-hitting = Att slå
section-entering = Att gå in
section-bearing-off = Att ta ut
section-scoring = Vad ett parti är värt
section-cube = Dubblingskuben
section-resigning = Att ge upp
section-sessions = Vad som spelas
section-real-board = Vid ett riktigt bräde
section-advice = Goda råd
section-special = Vad som är speciellt här
section-rulings = Där vi har fått avgöra

## Målet

rule-aim = Två spelare för femton brickor var runt brädet åt motsatta håll. Du för in alla dina i din hemmaplan och tar sedan ut dem. Den som först har tagit ut alla sina brickor har vunnit.

## Bräde och uppställning

rule-board =
    { $waits ->
        [aside] Brädet har 24 punkter i fyra fjärdedelar om sex och består av två halvor.
       *[bar] Brädet har 24 punkter i fyra fjärdedelar om sex. Baren delar det i två halvor.
    } Vit spelar de ljusa brickorna, Svart de mörka. Vits hemmaplan är { $p6 } till { $p1 }, Svarts är { $b6 } till { $b1 }; fjärdedelen bredvid en hemmaplan är den spelarens ytterplan.
rule-numbering-each-own = Varje spelare räknar punkterna längs sin egen väg, från 24 där resan börjar ner till 1, hemmaplanens sista punkt. Varje punkt har alltså två nummer, ett för varje spelare. Exemplen på den här sidan använder Vits nummer.
rule-numbering-up-with-white = Punkterna är numrerade 1 till 24 längs vägen för spelare 1, här Vit. Spelare 1 går in på { $p24 } till { $p19 }, spelare 2, här Svart, på { $b24 } till { $b19 }. Båda använder samma nummer.
rule-numbering-down-with-black = Punkterna är numrerade från 24 ner till 1 längs de mörka brickornas väg. Svarts hemmaplan är { $b6 } till { $b1 }, Vits { $p6 } till { $p1 }. Båda använder samma nummer.
rule-numbering-down-with-white = Punkterna är numrerade från 24 ner till 1 längs Vits väg. Vits hemmaplan är { $p6 } till { $p1 }, Svarts { $b6 } till { $b1 }. Båda använder samma nummer.
rule-numbering-two-rows = Punkterna ligger i två rader, S1 till S12 och W1 till W12. Vit går från S1 till S12 och vidare från W12 till W1, Svart åt andra hållet. Hemmaplanen, ”fag”, är { $p6 } till { $p1 } för Vit och { $b6 } till { $b1 } för Svart.
rule-direction-counter-clockwise = Vit går moturs och Svart medurs när Vits hemmaplan ligger närmast dig till höger. Brädet kan spegelvändas. Ingen bricka går någonsin tillbaka.
rule-direction-clockwise = Vit går medurs och Svart moturs när Vits hemmaplan ligger närmast dig till vänster. Brädet kan spegelvändas. Ingen bricka går någonsin tillbaka.
rule-colours-agreed = Vem som spelar vilken färg kommer spelarna överens om.
rule-colours-older-takes-dark = Spelarna väljer färg. Kan de inte enas spelar den äldre de mörka brickorna.
rule-starts-standard = Vit börjar med två brickor på { $p24 }, fem på { $p13 }, tre på { $p8 } och fem på { $p6 }; Svart med två på { $b24 }, fem på { $b13 }, tre på { $b8 } och fem på { $b6 }.
rule-starts-jacquet = Jacquet: enligt överenskommelse börjar alla brickor utanför brädet. Var och en måste först gå in med ett kast, i motståndarens hemmaplan precis som en slagen bricka; så länge någon är kvar utanför får ingen annan flyttas. Därefter fortsätter partiet efter de vanliga reglerna.
rule-starts-nackgammon = Nackgammon: enligt överenskommelse börjar Vit med två brickor vardera på { $p24 } och { $p23 }, fyra på { $p13 }, tre på { $p8 } och fyra på { $p6 }; Svart likadant från andra sidan.
rule-starts-hypergammon = Hypergammon: enligt överenskommelse har varje spelare bara tre brickor. Vits står på { $p24 }, { $p23 } och { $p22 }, Svarts på { $b24 }, { $b23 } och { $b22 }.
picture-start = Startuppställningen
picture-figure = Figur { $figure }
picture-jacquet = Jacquet: alla brickor väntar utanför
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Vad bara ett blad säger

own-quadrants = Längs en spelares väg kallas de fyra fjärdedelarna första, andra, tredje och fjärde kvadranten. Den fjärde är spelarens egen hemmaplan, den första motståndarens.
own-words-buffalo = Bladets egna ord: en stängd punkt är ett ”band” (nederländska band, franska bande, tyska Band; den engelska texten säger closed point), flera i rad bildar en ”bro” (brug, pont, Brücke, bridge). En ensam bricka är en ”blot”, egentligen en fläck. Punkterna kallas också tungor (langues, Zungen). Hemmaplanen heter thuisveld, home quadrant, domaine eller Heimfeld. Att ta ut heter uitspelen, bearing off, sortie eller Hinausspielen.
own-words-german = Bladets egna ord: Heimfeld (hemmaplan), Außenfeld (ytterplan), Pasch (dubbelslag), Match. Blot, bar, gammon och backgammon tar det från engelskan; bar är listen mellan hemmaplan och ytterplan.
own-words-danish = Bladets egna ord: felt (punkt), fag (hemmaplan), mur (stängd punkt), pas (dubbelslag). En ensam bricka som kan slås kallas ”bar”; det är ingen plats, för det här bladet har ingen bar.
own-words-jumbo = Häftets egna ord: hemmaplanen är thuisvak, jan intérieur eller Heimfeld, i figur 1 också innerer Hof; en stängd punkt är blockerad; en blot är en utsatt bricka (kwetsbaar, vulnérable, verletzbar); baren är skiljelinjen mellan de två halvorna.
own-words-ten-language = Folderns egna ord: hemmaplanen är den inre planen eller hemlandet, baren är barriären, mittlinjen; brickorna heter stenar eller pjäser. Ett dubbelslag heter på andra språk Pasch, double, dobles, pariglia, doublet, pas, dublet eller паш. Den polska texten kallar spelet tryktrak, den ryska нарды, en gammon марс och en backgammon кокс.
own-box-buffalo = I asken finns femton brickor i var och en av två färger, ett bräde och tärningar. I förbigående kallas spelare 1 ljusbrun och spelare 2 mörkbrun. Punkternas färger hjälper bara till att räkna. En bricka får ligga var som helst på sin punkt men skjuts vanligen ut till kanten. Små delar: inte för barn under tre år.
own-box-german = De två spelarnas brickor ska vara lätta att skilja åt på färgen.
own-box-danish = Till spelet hör ett bräde med tolv vita och tolv svarta punkter, femton vita och femton svarta brickor, fyra tärningar, två röda eller svarta till var och en, och en dubblingskub. Fler än fem brickor på en punkt får staplas två eller tre på varandra.
own-box-jumbo = I asken finns ett bräde med tärningskapsel och två tärningar, femton svarta och femton vita magnetiska brickor, en dubblingskub och reglerna. Lägg brädet med kapseln på bordet. Innehåll och färger kan avvika; spara förpackningen; inte för barn under tre år.
own-box-ten-language = I asken finns ett bräde, femton ljusa och femton mörka brickor och tärningar. Foldern är till för två spelare från 6 till 99 år och lovar ett parti på tio minuter eller mer.
own-cube-note = I vissa spel finns en dubblingskub, som insatsen kan dubblas med under partiet. Foldern tar inte upp det och inte heller turneringsreglerna, som skiljer sig här och där.

## Vem som börjar

rule-who-starts-higher-die = Varje spelare kastar en tärning. Den som får det högre talet börjar och spelar båda talen, det egna och motståndarens, som två skilda tal. Vid lika kastar båda igen.
rule-who-starts-lower-by-agreement = Före kastet får spelarna komma överens om att den som får det lägre talet börjar.
rule-who-starts-higher-total = Båda spelarna kastar två tärningar. Den som får den högre summan börjar och kastar sedan båda tärningarna på nytt för det första draget, så ett parti kan börja med ett dubbelslag. Vid lika kastar båda igen.
rule-next-game-opening-throw = Varje nytt parti börjar åter med ett öppningskast.
rule-next-game-winner-starts = Den som vann förra partiet börjar nästa, med två tärningar och utan öppningskast.
rule-turns = Därefter turas spelarna om. När det är din tur kastar du båda tärningarna och spelar det de visar.

## Att flytta

rule-numbers = Varje tärning är ett steg för sig: en bricka går framåt precis så många punkter som tärningen visar. Vilken som kommer först bestämmer du. Du får flytta två brickor eller samma två gånger; då måste den kunna stanna efter det första talet. Upptagna punkter räknas med på samma sätt som tomma.
rule-closed-point = På en punkt får det stå hur många brickor som helst av en färg, men aldrig av båda färgerna. Två eller flera brickor stänger punkten för motståndaren, som varken får landa där eller stanna där på vägen, men får hoppa över.{ $sheet ->
        [buffalo] {" "}Flera stängda punkter bredvid varandra bildar en bro.
        [tournament] {" "}Flera stängda punkter bredvid varandra är en prime.
       *[other] {""}
    }
rule-doubles-four-moves = Ett dubbelslag, alltså två lika, spelas fyra gånger med vilka brickor du vill.
rule-obligation-most-numbers = Du måste spela så många av kastets tal som du kan, och i en ordning som tillåter det, även om det skadar dig. Kan vart och ett av de två talen spelas, men inte båda, måste du spela det större. Av ett dubbelslag spelar du så många steg som möjligt. Det som inte kan spelas går förlorat.
example-opening = Vit börjar med 6-1. En bricka kan gå från { $p13 } över { $p7 } till { $p6 }, men inte över { $p12 }, som är stängd. Bättre är { $p13 } till { $p7 } och { $p8 } till { $p7 }: de två stänger den punkten.
example-blocked = Svart kastar 6-5. De två mörka brickorna på Vits sista punkt, { $p1 }, sitter fast: med en 5:a skulle de hamna på { $p6 }, med en 6:a på { $p7 }, och båda är stängda. De kan alltså inte ens ge sig av mot { $p12 }; Svart måste spela andra brickor.
example-doubles = Vit kastar 5-5 från startuppställningen. Brickorna på { $p24 } kan inte flyttas, eftersom { $p19 } är stängd av fem mörka brickor. Vit kan spela två brickor från { $p13 } över { $p8 } till { $p3 }.
example-obligation = Vit kastar 6-5. Brickan på { $p24 } kan spela 6:an till { $p18 } eller 5:an till { $p19 }, men från ingen av dem vidare till { $p13 }, som är stängd. Brickorna i hemmaplanen kan inte spela något av talen. Bara ett tal kan spelas, så det måste vara det större, 6:an.
example-buffalo-doubles = Med 3-3 får en bricka gå fyra gånger tre punkter, tolv sammanlagt; eller fyra brickor tre var; eller två brickor sex var; eller en bricka sex och två andra tre var; eller en bricka nio och en annan tre.
example-danish-opening = Vits tärning visar 5, Svarts 4. Vit börjar och får gå med en bricka från { $p24 } över { $p20 } till { $p15 }, eller flytta en från { $p13 } till { $p9 } och en annan från { $p13 } till { $p8 }.
example-danish-doubles = 4-4 är sexton punkter sammanlagt: en bricka går 16, eller fyra går 4 var, eller två går 8 var, eller en går 12 och en annan 4.
example-danish-larger = Om av 4-2 antingen 4:an eller 2:an kan spelas, men inte båda, måste 4:an spelas.
example-jumbo-17 = I utgångsställningen kan Vit inte gå från { $p24 } till { $p17 }: de mörka brickorna blockerar punkten.
example-jumbo-3 = Det bästa för Svart med denna 6-5 är en bricka från { $p12 } till { $p17 } och en från { $p12 } till { $p18 }, där den står utsatt. Svart kunde också gå med en bricka från { $p12 } till { $p23 }, med 6:an eller 5:an först. Fundera själv ut varför det är sämre. (Figur 3)
example-jumbo-4a = Vit kastar 4-2 och får spela { $p8 } till { $p4 } och { $p6 } till { $p4 }: ännu en blockerad punkt i hemmaplanen. (Figur 4a)
example-jumbo-doubles = 6-6 är 24 punkter sammanlagt. En bricka går 24, om dess stopp på vägen inte är blockerade; eller fyra går 6 var; eller en går 12 och två andra 6 var; eller två går 12 var; eller en går 18 och en annan 6.
example-ten-language-numbers = Med en 2:a och en 5:a får en bricka gå 2 och sedan 5, eller 5 och sedan 2; eller en bricka går 2 och en annan 5.
example-ten-language-doubles = Med 2-2 får en bricka gå fyra gånger 2; eller en tre gånger 2 och en annan en gång 2; eller två brickor två gånger 2 var.

## Att slå

rule-hitting = En ensam bricka på en punkt är en blot. Landar en av motståndarens brickor där är blotten slagen och lämnar punkten.
rule-passing-hits = En bricka som flyttas två gånger slår varje blot som den stannar på, även på vägen.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Den som slår en bricka ställer den på baren mellan de två halvorna.
        [jumbo] Slagna brickor ställs, alltid synliga, på baren mellan de två halvorna.
       *[other] Slagna brickor ställs på baren mellan de två halvorna.
    }
rule-hit-checkers-laid-aside = Slagna brickor läggs åt sidan, bredvid brädet. Det här bladet har ingen bar; där programmet talar om baren menas den platsen.
rule-pick-and-pass-allowed = Överallt på brädet, även i din egen hemmaplan, får en bricka slå och gå vidare i samma tur.
rule-pick-and-pass-forbidden = En bricka som har slagit i sin egen hemmaplan får inte i samma tur gå vidare till en punkt där exakt en av dina brickor står. Den får gå vidare till en tom punkt eller till två eller flera av dina egna, eller tas ut.
example-hit = Svart har spelat en bricka till { $p18 } och en till { $p17 }; den på { $p18 } är en blot. Vit kastar 4-2 och går från { $p24 } över { $p22 } eller { $p20 } till { $p18 } och slår den där.
example-pick-and-pass-allowed = Vit kastar 3-2. Brickan på { $p8 } slår på { $p5 } med 3:an och går vidare med 2:an till { $p3 }, där den täcker sin egen blot.
example-pick-and-pass-forbidden = Vit kastar 3-2. Brickan på { $p8 } får slå på { $p5 } med 3:an. Men den får inte gå vidare med 2:an till { $p3 }, för där står en ensam ljus bricka; 2:an måste spelas på annat sätt.

## Att gå in

rule-bar-first =
    { $waits ->
        [aside] Har en av dina brickor slagits och lagts åt sidan måste du sätta den i spel igen innan du flyttar något annat. Är de flera måste alla in.
       *[bar] Har du en bricka på baren måste den gå in innan du flyttar något annat. Är de flera måste alla in.
    }
rule-entering = Den går in i motståndarens hemmaplan med den ena tärningens tal: Vit med en 1:a på { $p24 } och så vidare till en 6:a på { $p19 }, Svart med en 1:a på { $b24 } och så vidare till en 6:a på { $b19 }. Punkten får inte vara stängd; en blot där slås. Summan av båda tärningarna för aldrig in en bricka. Det andra talet spelar du sedan som du vill. Kan du inte gå in är din tur förlorad.
example-entering = Svart har en bricka på baren och kastar 6-6: { $p6 } är stängd, så Svart kan inte gå in och turen är förlorad. Med 6-5 skulle Svart gå in på { $p5 } och sedan kunna gå vidare med 6:an till { $p11 }.
example-danish-waiting = Svart har en slagen bricka och kastar 6-3. På både { $p6 } och { $p3 } står murar; Svart måste alltså vänta på ett kast som träffar en fri punkt eller en med bara en ljus bricka.
example-danish-sums = I Vits hemmaplan är bara { $p6 } fri. Svarts bricka kommer inte in med 4-2 eller 5-1, fast båda blir 6 tillsammans.
example-jumbo-6 = Vit kastar 6-4 och spelar { $p24 } till { $p18 } och { $p13 } till { $p9 }. (Figur 6)
example-jumbo-7 = Svart kastar 2-1 och kan gå in på { $p1 } eller { $p2 }. Bäst är att gå in på { $p2 } och täcka den brickan från { $p1 }: nu är { $p2 } blockerad. (Figur 7)

## Att ta ut

rule-bearing-off = När alla dina brickor är i hemmaplanen får du ta ut dem. Ett tal tar ut en bricka från den punkt som ligger så långt från kanten: en 1:a från den sista punkten, en 6:a från den bortersta. I stället får du flytta en bricka inom hemmaplanen med det. Slås en av dina brickor under tiden måste den hela vägen runt igen innan du fortsätter att ta ut. En uttagen bricka kommer inte tillbaka.
rule-overshoot-farthest = Är talet högre än den bortersta punkt där du ännu har en bricka, tar det ut en bricka från den bortersta punkten. Så länge en bricka står längre bak tar ett tal inte ut en bricka som det skulle föra förbi kanten.
rule-overshoot-any-below = När du inte längre har någon bricka på talets egen punkt eller längre bak får talet ta ut vilken bricka som helst från en lägre punkt, inte bara den bortersta.
rule-overshoot-any-carried = Ett tal får ta ut vilken bricka som helst som det för till kanten eller förbi den, även om andra av dina står längre bak.
rule-straggler-no = Med vilket tal den sista brickan går hem bestämmer du själv, i den mån kastet ger dig något val.
rule-straggler-yes = När bara en av dina brickor är kvar utanför hemmaplanen och vart och ett av de två talen ensamt skulle föra in den, måste den lämna sin punkt med det större. Det gäller inte för dubbelslag, och inte heller om inget drag med hela kastet gör det möjligt.
example-bearing-off-farthest = Vit kastar 4-3. 4:an tar ut en bricka från { $p4 }. På { $p3 } står ingen bricka, och det finns brickor längre bak, så 3:an måste spelas inom hemmaplanen: från { $p6 }, { $p5 } eller { $p4 }.
example-bearing-off-any-below = Vit kastar 4-3. 4:an tar ut en bricka från { $p4 }. På { $p3 } står ingen bricka, men det finns brickor längre bak, så 3:an måste spelas inom hemmaplanen: från { $p6 }, { $p5 } eller { $p4 }.
example-bearing-off-any-carried = Vit kastar 4-3. 4:an tar ut en bricka från { $p4 }. 3:an får ta ut en bricka från { $p2 } eller { $p1 }, fast andra står längre bak, eller spelas inom hemmaplanen.
example-last-checkers-farthest = Vit kastar 4-3 och har bara brickor på { $p4 }, { $p2 } och { $p1 }. När 4:an har tagit ut den sista från { $p4 } måste 3:an ta ut från { $p2 }, nu den bortersta punkten.
example-last-checkers-any-below = Vit kastar 4-3 och har bara brickor på { $p4 }, { $p2 } och { $p1 }. När 4:an har tagit ut den sista från { $p4 } får 3:an ta ut från { $p2 } eller från { $p1 }.
example-last-checkers-any-carried = Vit kastar 4-3 och har bara brickor på { $p4 }, { $p2 } och { $p1 }. 4:an får ta ut vilken som helst av dem och 3:an en från { $p2 } eller { $p1 }, i valfri ordning.
example-straggler = Vit kastar 3-2. Den sista brickan utanför står på { $p8 }, och vart och ett av talen skulle föra den hem. Den måste lämna { $p8 } med 3:an, till { $p5 }; 2:an får spelas med vilken bricka som helst.
example-buffalo-bearing-off = Spelare 2, här Svart, har brickor på alla punkter i hemmaplanen och kastar 5-3: en går ut från { $b5 } och en från { $b3 }. Är { $b6 } tom tar en 6:a ut en bricka från { $b5 }.
example-german-edges = Svart tar ut från { $b1 } med en 1:a, från { $b2 } med en 2:a och så vidare; Vit från { $p1 } med en 1:a, från { $p2 } med en 2:a och så vidare.
example-danish-bearing-off = Vit kastar 6-3 och får ta ut en bricka från { $p6 } och en från { $p3 }, eller i stället flytta inom hemmaplanen. Med 4-4 kan fyra gå ut från { $p4 }.
example-jumbo-8b = Senare i partiet har Vit en bricka på { $p12 } och de andra hemma; Svart väntar på baren. Vit kastar 6-2, spelar { $p12 } till { $p6 } och kunde genast ta ut en bricka från { $p2 }. Det är ett nybörjarfel, gjort i hast: brickan som blir kvar på { $p2 } står ensam, och kastar Svart en 2:a slås den. (Figur 8a och 8b)
example-jumbo-8c = Klokare är { $p12 } till { $p6 } och vidare till { $p4 }. Hela hemmaplanen förblir stängd och Svart kan inte gå in. (Figur 8c)
example-jumbo-8d = Vit kastar 6-4, tar ut en bricka från { $p6 } och spelar den andra från { $p6 } till { $p2 }. Att ta ut även från { $p4 } vore tillåtet men skulle lämna den andra utsatt på { $p6 }. (Figur 8d)
example-jumbo-8e = Svart kastar 4-2 och kan åter inte gå in: { $p4 } och { $p2 } är upptagna, och rakt till { $p6 } får Svart inte gå. Vit kastar 6-5 och tar ut två brickor från { $p5 }. (Figur 8e)
example-jumbo-8f = Svart kastar 5-4, går in på { $p5 } och vidare till { $p9 }. Vit blir ändå först färdig och vinner så många poäng som dubblingskuben visar. (Figur 8f)
example-jumbo-9-53 = Med 5-3 går i samma ställning (figur 9) brickan ut från { $p5 }; 3:an spelas { $p6 } till { $p3 } eller { $p4 } till { $p1 }. 3:an får inte ta ut från { $p2 } eller { $p1 }.
example-jumbo-9-high = Med 6-6 går tre brickor ut från { $p6 } och en från { $p5 }. Med 5-5 går en ut från { $p5 }, och tre flyttar från { $p6 } till { $p1 }. Med 4-4 går alla fyra ut från { $p4 }. (Figur 9)
example-jumbo-9-33 = Med 3-3 kan högst två brickor gå ut från { $p6 }; då står det ensamma brickor på { $p6 } och { $p5 }. Måste Svart ännu gå in är ett av många sätt att ta ut en från { $p6 } och spela { $p5 } till { $p2 } och { $p4 } till { $p1 }. (Figur 9)
example-jumbo-9-22 = Med 2-2 kan tre gå ut från { $p2 } medan en från { $p4 }, { $p5 } eller { $p6 } går två punkter; eller två går ut från { $p4 }; eller en från { $p6 } och en från { $p2 }; eller ingen, och fyra från högre punkter går två punkter var eller två går fyra. (Figur 9)
example-jumbo-9-11 = Med 1-1 kan Vit, om Svart ännu måste gå in, stänga hemmaplanen: en bricka från { $p6 } till { $p5 }, två från { $p4 } till { $p3 } och en ut från { $p1 }. Svart kan inte gå in i nästa kast. (Figur 9)

## Vad ett parti räknas

rule-single = Har förloraren tagit ut minst en bricka och gäller inget annat, räknas partiet en gång: en poäng, eller den enkla insatsen.
rule-gammon-nothing-borne-off = Har förloraren inte tagit ut en enda bricka är det en gammon och räknas två gånger.
rule-backgammon-checker-back = Har förloraren ännu en bricka på baren eller i vinnarens hemmaplan är det en backgammon och räknas tre gånger, även om förloraren har tagit ut andra.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Om förloraren inte har tagit ut en enda bricka och fortfarande har en i vinnarens hemmaplan, eller en slagen som inte är tillbaka i spel, är det en backgammon och räknas tre gånger.
       *[bar] Om förloraren inte har tagit ut en enda bricka och fortfarande har en på baren eller i vinnarens hemmaplan, är det en backgammon och räknas tre gånger.
    } Den som har tagit ut minst en förlorar bara ett enkelt parti, var de andra än står.
example-backgammon-checker-back = Vit är färdig. Svart har tagit ut två brickor, men en står kvar i Vits hemmaplan, på { $p2 }. Vit vinner en backgammon, tre gånger insatsen.
example-backgammon-checker-back-nothing-off = Vit är färdig. En mörk bricka står kvar i Vits hemmaplan, på { $p2 }, men Svart har tagit ut två. Vit vinner ett enkelt parti.

## Dubblingskuben

rule-cube-no-cube = Det finns ingen dubblingskub.
rule-cube-always = Dubblingskuben höjer ett partis värde. Varje parti börjar på 1; resultatet multipliceras till slut med talet på dubblingskuben.
rule-cube-several-games = Dubblingskuben används när man har kommit överens om flera partier, inte i ett enstaka parti. Varje parti börjar på 1; resultatet multipliceras till slut med talet på dubblingskuben.
rule-cube-match-if-agreed = I en match får spelarna i förväg komma överens om att använda dubblingskuben. Varje parti börjar på 1; resultatet multipliceras till slut med talet på dubblingskuben.
rule-cube-limit = Dubblingskuben går från 2 upp till { $number }, inte högre.
rule-cube-no-limit = Det finns ingen gräns för dubblingen.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Före den första dubblingen ligger dubblingskuben i mitten och tillhör ingen.
       *[bar] Före den första dubblingen ligger dubblingskuben i mitten, på baren, och tillhör ingen.
    }
rule-cube-rest-cube-beside = Före den första dubblingen ligger dubblingskuben bredvid brädet med 64 uppåt, vilket står för 1. Den som dubblar lägger den mitt på brädet och säger: ”Jag dubblar.” Sedan går den över till den spelare som antar.
rule-who-may-double-before-own-roll = Du får dubbla före ditt eget kast, när motståndaren har avslutat en tur; ingen dubblar alltså före ett partis första kast. Så länge ingen dubbling har antagits får båda spelarna dubbla. Den som antar en dubbling äger dubblingskuben och är den enda som får dubbla nästa gång.
rule-answer-to-double-take-or-drop = Motståndaren passar eller antar; då fortsätter partiet om dubbla insatsen, med dubblingskuben hos den som antog.
rule-answer-to-double-redouble-at-once = Motståndaren antar, passar eller redubblar genast. Vit dubblar från 1 till 2: Svart antar, och dubblingskuben ligger hos Svart på 2; eller passar, och Vit vinner 1; eller redubblar, det vill säga antar på 2 och erbjuder 4. Då är det Vit som antar med dubblingskuben på 4, passar och förlorar 2, eller redubblar till 8, och så vidare. Vid det högsta talet kan man bara anta eller passa. När det är avgjort kastar den spelare som började.
rule-answer-to-double-beaver-if-agreed = Vid spel om pengar kan man komma överens om beaver: den som blir dubblad vänder genast dubblingskuben ett steg till och behåller den. Dubblaren spelar vidare eller förlorar den dubblade insatsen.
rule-drop-costs-stake-before = Den som passar förlorar genast partiet, till insatsen som den var före dubblingen.
rule-automatic-double-automatic-never = Dubblingskuben vänds aldrig av sig själv.
rule-automatic-double-automatic-if-agreed = Efter överenskommelse vänds dubblingskuben av sig själv till 2, en gång, och stannar i mitten: vid lika i partiets första öppningskast eller, som bladet också kan läsas, vid ett dubbelslag som första kast därefter.
rule-automatic-double-automatic-money = Enligt överenskommelse, bara vid spel om pengar, vänds dubblingskuben till 2, en gång, om det första öppningskastet i ett parti blir lika. Den blir kvar i mitten.
rule-crawford-no = Det finns inget Crawfordparti: i varje parti av en match får man dubbla.
rule-crawford-yes = När en spelare har en enda poäng kvar till matchvinst är nästa parti Crawfordpartiet, en gång per match: ingen dubblar i det, men gammon och backgammon räknas. Därefter får båda dubbla igen. I en match till en poäng finns ingen dubblingskub.
rule-money-options-nothing = Inget annat om dubblingskuben kan avtalas vid spel om pengar.
rule-money-options-jacoby = Enligt överenskommelse, bara vid spel om pengar, Jacobyregeln: gammon och backgammon räknas först när en dubbling har antagits. Dessförinnan räknas varje parti en gång.
rule-money-options-beavers = Enligt överenskommelse, bara vid spel om pengar, beavers.
rule-money-options-raccoons = Enligt överenskommelse, bara vid spel om pengar, raccoons: dubblaren svarar på en beaver genom att vända dubblingskuben en gång till; den blir kvar hos den som spelade beavern.
example-scoring = Svart dubblar och Vit antar. Senare redubblar Vit och Svart antar: dubblingskuben visar 4. Till slut vinner Svart en gammon: två gånger 4, alltså 8 poäng.
example-jumbo-double = I figur 7 leder Vit klart och får vända dubblingskuben till 2 före kastet: lägg den mitt på brädet och säg tydligt: ”Jag dubblar.”

## Att ge upp

rule-resigning-offer = När som helst får du erbjuda dig att ge upp ett enkelt parti, en gammon eller en backgammon, så länge ingen dubbling väntar på svar. Det räknas då en, två eller tre gånger den aktuella insatsen. Motståndaren får avvisa erbjudandet; då går partiet vidare som om inget hade sagts.
rule-resigning-at-once-backgammon = Den som ger upp förlorar genast, utan att motståndaren tillfrågas. Det kostar en backgammon, tre gånger insatsen. Bara att tacka nej till en dubbling är billigare.

## Vad som spelas

rule-sessions-single-game = Ett enstaka parti.
rule-sessions-running-total = Parti efter parti om en insats; poängen läggs ihop så länge båda vill.
rule-sessions-match-to = En match: partier tills en spelare har nått det avtalade antalet poäng, helst ett udda. Den slutar så snart antalet är nått eller passerat.
rule-sessions-money = Spel om pengar: parti efter parti, vart och ett uppgjort för sig, så länge båda vill.
rule-sessions-games = Ett avtalat antal partier, till exempel 3 eller 5. Alla spelas och poängen läggs ihop; lika summor är oavgjort.

## Vid ett riktigt bräde

rule-dice-fall-one-half = Båda tärningarna måste ligga plant i samma halva av brädet, inte på någon bricka, och får inte kastas innan motståndaren är klar. Annars är kastet ogiltigt och görs om.
rule-dice-fall-right-half = Båda tärningarna måste ligga plant i brädets högra halva sett från den som kastar, inte på någon bricka, och får inte kastas innan motståndaren är klar. Annars är kastet ogiltigt och görs om.
rule-turn-end = När tärningarna tas upp är turen slut.
own-one-hand = Brickorna flyttas öppet och med en hand.
own-signal = När din tur är slut låter du motståndaren veta det. Ni kan komma överens om ett tecken; finns inget avtalat, gäller att tärningarna tas upp.
own-scorekeeper = Om partiet skrivs ner bör en opartisk tredje person göra det.
rule-correction-either-until-lifted = Tills tärningarna har tagits upp får båda spelarna kräva att ett felaktigt drag rättas; hela kastet får då spelas på nytt. Därefter gäller draget.
rule-correction-opponent-until-lifted = Tills tärningarna har tagits upp får motståndaren kräva att ett felaktigt drag rättas; hela kastet får då spelas på nytt. Därefter gäller draget.
rule-correction-either-until-roll = Fram till nästa kast får båda spelarna kräva att ett felaktigt drag rättas; hela kastet får då spelas på nytt. Därefter gäller draget.
rule-correction-opponent-until-roll = Fram till sitt eget kast får motståndaren kräva att ett felaktigt drag rättas; hela kastet får då spelas på nytt. Därefter gäller draget.

## Goda råd

advice-buffalo-race = Utnyttja varje tal så väl som möjligt. Hindra varandra genom att stänga punkter och slå brickor.
advice-buffalo-bridge = En bro som är lång nog är till stort hinder för motståndaren, vars brickor hopas framför den.
advice-danish-walls = Spela så att du har så få ensamma brickor som möjligt på brädet, och försök i stället bygga murar.
advice-danish-doubling = Med en gammon eller backgammon i sikte ska du inte föreslå en dubbling till: motståndaren kunde ge upp och bara betala vad partiet är värt i det ögonblicket.
advice-jumbo-game = Backgammon är ett av världens äldsta spel, taktiskt och spännande. Häftet förklarar det steg för steg med exempel; följ dem på ett bräde.
advice-jumbo-cube = Över flera partier kan till och med en hopplös ställning, efter två partier till exempel, vändas genom skickligt bruk av dubblingskuben.
advice-ten-language-basics = Backgammon spelas på flera sätt; foldern förklarar bara de mest kända grundreglerna.
advice-ten-language-safety = Så länge motståndaren har en bricka på baren kan det vara klokare att flytta inom hemmaplanen än att ta ut, så att ingen ensam bricka står där och kan slås.

## Vad som är speciellt här

special-intro = Jämfört med dagens turneringsregler:
special-item = { $question } Här: { $here }. På turneringar: { $there }.
special-none = Det här är de regler som klubbar, turneringar och andra program använder; de andra regelverken jämförs med dem.

## Där vi måste välja

ruling-silent = { $question } Bladet säger det inte, eller inte tydligt. Vi spelar: { $answer }.
ruling-reason = { $question } { $reason } Vi spelar: { $answer }.
ruling-turn-end = När är en tur slut? Bladet säger det inte. Vi spelar: när tärningarna har tagits upp.
reason-buffalo-obligation = Bladet kräver det högre talet om bara ett kan användas, men säger inte uttryckligen att båda måste spelas om någon ordning tillåter det.
reason-buffalo-backgammon = Bladet säger inte om en backgammon fortfarande är möjlig när förloraren har tagit ut brickor.
reason-buffalo-direction = I den nederländska texten går den första spelaren medurs, i den engelska och den tyska moturs; den franska överlåter det åt bilden.
reason-german-direction = Bladet säger varifrån och vart brickorna går och att de aldrig går tillbaka, men inte om det är medurs.
reason-german-straggler = På bladet står att brickan kan spelas ”med båda talen”; vi läser: vart och ett av talen ensamt skulle föra den hem.
reason-german-correction = Bladet säger inte vad som händer med ett felaktigt drag som ingen får rättat i tid; hos oss gäller det.
reason-german-resigning = Bladet säger ”när som helst”; medan en dubbling väntar på svar ber vi först om det svaret.
reason-danish-backgammon = Bladet glömmer den förlorare som har tagit ut en bricka och ändå har en annan kvar långt bak.
reason-danish-who-may-double = Bladet låter en spelare dubbla före ett kast, utan att säga om det också gäller partiets första kast.
reason-danish-starts = Om Jacquet säger bladet bara att alla brickor först spelas in med kast; var de går in och att det går före allt annat är vår läsning.
reason-danish-direction = Bladet anger raderna som var sida går längs; vilken som ligger närmast Vit visar bara bilden.
reason-danish-automatic-double = Bladet känner en variant där insatsen dubblas ”om första kastet är en pas”. Det kan vara lika på de två öppningstärningarna eller ett dubbelslag som första riktiga kast.
reason-jumbo-direction = Häftet visar båda sidornas vägar med pilar i en figur.
reason-jumbo-who-starts = Det högre kastet med två tärningar börjar, säger häftet, men inte om kastet sedan också spelas.
reason-jumbo-obligation = Häftet säger hur långt ett dubbelslag måste spelas, men inte vad som gäller för två olika tal av vilka bara det ena kan spelas.
reason-jumbo-who-may-double = Häftet låter den dubbla som är i tur och ännu inte har kastat; om det gäller även före ett partis första kast säger det inte.
reason-jumbo-sessions = Häftet räknar poängen över de avtalade partierna; att alla spelas och att lika är oavgjort är vår läsning.
reason-jumbo-backgammon = Den franska texten glömmer brickan på baren.
reason-ten-language-overshoot = Nio av språken tillåter det; den franska texten kräver det exakta talet.
reason-ten-language-passing = Fyra av språken förbjuder i ett stycke att man stannar hos en ensam motståndarbricka men låter den slås i nästa.
reason-ten-language-correction = Foldern säger varken om hela kastet får spelas på nytt eller vad som händer med ett felaktigt drag som ingen får rättat i tid; hos oss gäller det.
reason-ten-language-gammon = Foldern nämner gammon, men inte hur många gånger den räknas.
reason-ten-language-backgammon = Foldern nämner backgammon, men inte hur många gånger den räknas.
reason-ten-language-dice-fall = Foldern begär bara brädets högra halva; vad som i övrigt gör ett kast ogiltigt är taget från annat håll.
misprint-buffalo-stake = Den nederländska texten ger insatsen till förloraren. Det är ett tryckfel.
misprint-buffalo-sum = Den engelska texten låter öppningstärningarna spelas ”tagna tillsammans”. Det är två tal var för sig, som i varje kast.
misprint-buffalo-hitting = Bara den engelska texten säger att en blot slås genom att man landar på den och att den går till baren; de andra går genast över till att gå in.
misprint-buffalo-french = Den franska texten spelar om ”drag” där de andra spelar om en insats, kallar en enkel vinst för en lätt och kräver det större talet även när bara ett kan spelas. Den låter också slagna brickor gå in i motståndarens ”startzon”; hemmaplanen menas.
misprint-buffalo-twice = Den tyska texten räknar upp ett av sätten att spela 3-3 två gånger; det är fem.
misprint-jumbo-unoccupied = I exemplet med 3-3 kallar den engelska och den franska texten punkter tomma där en ensam bricka står kvar.
misprint-jumbo-besides = I exemplet med 4-3 tar den tyska texten ut låga brickor ”med undantag av” den på 4; ”förutom” menas.
misprint-jumbo-french = Den franska texten räknar två par tärningar i asken, låter en enda tärning avgöra vem som börjar, låter en ensam svart bricka blockera en punkt, förbjuder vid figur 8d vad de andra bara avråder från, tar i exemplet med 3-3 för givet att Svart ännu måste gå in och räknar tredubbelt bara för en bricka i vinnarens hemmaplan, inte för en på baren.
misprint-jumbo-cube = I exemplet med 5-3 spelar den nederländska texten 3:an med dubblingskuben; en vanlig tärning menas.
misprint-jumbo-wording = I den tyska texten börjar varje spelare med en poäng; det är partiet som räknas för en. I den engelska texten slås brickor ”av brädet”; de går till baren. Dessutom får där ”den förste” som har alla brickor hemma börja ta ut dem; det får var och en som har dem där. För ett drag med båda tärningarna begär den ”obesatta” punkter att stanna och landa på; punkter som inte är blockerade menas.
misprint-ten-language-dice = Den nederländska texten talar om tre tärningar. Det är två.
misprint-ten-language-list = Listorna över innehållet nämner på italienska, danska och polska en enda tärning, på spanska ingen. Det är två.
misprint-ten-language-terms = I den engelska texten pekar punkterna mot baren, och den italienska kallar dem brädets kanter; det är trianglarna.
misprint-ten-language-sum = Den engelska, den nederländska och den ryska texten låter summan av öppningstärningarna spelas. Det är två tal var för sig, som i varje kast.
misprint-ten-language-doubles = I exemplet med 2-2 flyttar den engelska texten tre brickor två gånger var, en för mycket, och den italienska en bricka en enda gång; det polska exemplet med 2 och 5 glömmer sättet med två brickor, och det svenska säger 2 där det menar 5 och 2.
misprint-ten-language-home = I stället för att ta ut flyttar den engelska texten andra brickor ”in i” hemmaplanen, och den nederländska flyttar där ”i stället för i spelet”; det som menas är inom hemmaplanen i stället för ut från brädet. Och den engelska texten kräver det högre talet när bara en ”bricka” kan flytta; bara ett tal menas.
misprint-ten-language-french = I den franska texten har förloraren av en backgammon en bricka i ”motståndarens” hemmaplan, där ordet annars betyder förloraren; vinnarens menas.
misprint-ten-language-italian = I den italienska texten är Vits inre och yttre plan omkastade i bilden, skyldigheten att flytta gäller bara ”i detta fall”, slagna brickor ska tillbaka ”på baren”, rådet slår brickan på baren i stället för att varna för den, och anmärkningen låter en tärning dubbla kastet och talar om turer; det är insatsen som dubblas, och turneringar som menas.
misprint-ten-language-swedish = I den svenska texten är det motståndarens bricka som slår den på baren; det är tvärtom. Den låter också bara en del av ett kast användas i hemmaplanen; det får vara hela.
misprint-ten-language-danish = Den danska och den polska texten flyttar bara ”annars” två brickor; valet är fritt. Den danska och den nederländska anmärkningen utelämnar andra ”spelregler”; turneringars menas.
misprint-ten-language-russian = I den polska och den ryska texten kunde brickan på baren slå en av sin egen sida; det är en av dina den kunde slå.

## Jämförelsen

compare-title = Sex regelverk sida vid sida
compare-intro = Alla frågor där bladen kan skilja sig åt. Svar som avviker från turneringsreglerna är märkta.
compare-mark = annorlunda än turneringsreglerna

## Källorna

sources-title = { $rulebook }: varje utsaga och vad som svarar mot den
sources-count =
    { $count ->
        [one] { $count } utsaga på: { $languages }.
       *[other] { $count } utsagor på: { $languages }.
    } { $open ->
        [0] Ingen står öppen.
        [one] { $open } står ännu öppen.
       *[other] { $open } står ännu öppna.
    }
sources-intro = I det tryckta bladets ordning; i stället för dess meningar står här de stycken som återger dem. Namnen är styckenas på regelverkets sida och testernas i programmets källkod.
sources-kind-rule = regel
sources-kind-option = efter överenskommelse
sources-kind-example = exempel
sources-kind-equipment = utrustning
sources-kind-term = ord
sources-kind-advice = råd
sources-told = Står under { $list }.
sources-kept = Prövas av testet { $list }.
sources-hand = Det ser spelarna till.
sources-only = Bara på: { $languages }.
sources-open = Ännu öppen.

question-who-starts = Vem börjar?
question-next-game = Vem börjar nästa parti?
question-obligation = Hur mycket av ett kast måste spelas?
question-doubles = Vad är ett dubbelslag värt?
question-overshoot = Vad får tas ut med ett tal som är högre än brickans punkt?
question-straggler = Måste den sista brickan gå hem med det större talet?
question-pick-and-pass = Får en bricka slå i hemmaplanen och gå vidare till en egen blot?
question-passing = Vad händer när man stannar där en ensam motståndarbricka står?
question-correction = Vem får kräva att ett felaktigt drag rättas, och hur länge?
question-gammon = När räknas partiet två gånger, som gammon?
question-backgammon = När räknas partiet tre gånger, som backgammon?
question-cube = Finns det en dubblingskub?
question-who-may-double = Vem får dubbla?
question-answer-to-double = Vad kan man svara på en dubbling?
question-drop-costs = Vad kostar det att passa?
question-automatic-double = Vänds dubblingskuben någonsin av sig själv?
question-crawford = Finns det ett Crawfordparti?
question-money-options = Vad kan avtalas vid spel om pengar?
question-resigning = Hur ger man upp?
question-sessions = Vad spelas?
question-starts = Hur står brickorna i början?
question-numbering = Hur är brädet numrerat?
question-direction = Åt vilket håll går Vit?
question-colours = Vem tar vilken färg?
question-dice-fall = Var måste tärningarna ligga på ett riktigt bräde?
question-hit-checkers = Var väntar slagna brickor?
question-cube-rest = Var ligger dubblingskuben före den första dubblingen?

topic-who-starts = öppningskastet
topic-next-game = vem som börjar nästa parti
topic-obligation = dragtvånget
topic-doubles = dubbelslag
topic-overshoot = att ta ut
topic-straggler = den sista brickan
topic-pick-and-pass = att slå och gå vidare
topic-passing = stopp på vägen
topic-correction = felaktiga drag
topic-gammon = gammon
topic-backgammon = backgammon
topic-cube = dubblingskuben
topic-who-may-double = rätten att dubbla
topic-answer-to-double = svaret på en dubbling
topic-drop-costs = vad det kostar att passa
topic-automatic-double = automatiska dubblingar
topic-crawford = Crawfordpartiet
topic-money-options = överenskommelser vid spel om pengar
topic-resigning = att ge upp
topic-sessions = spelformerna
topic-starts = uppställningarna
topic-numbering = numreringen
topic-direction = riktningen
topic-colours = färgerna
topic-dice-fall = var tärningarna ligger
topic-hit-checkers = var slagna brickor väntar
topic-cube-rest = var dubblingskuben ligger

answer-higher-die = en tärning var, den som får högst börjar och spelar båda talen
answer-lower-by-agreement = den som får lägst, om man kommit överens om det
answer-higher-total = båda kastar två tärningar, den som får högst summa börjar och kastar på nytt
answer-opening-throw = åter ett öppningskast
answer-winner-starts = den som vann det förra, utan öppningskast
answer-most-numbers = så många tal som möjligt; om bara ett, det större
answer-four-moves = fyra steg
answer-farthest = bara den bakersta brickan
answer-any-below = vilken bricka som helst på en lägre punkt, när ingen står på talets punkt eller längre bak
answer-any-carried = vilken bricka som helst som det för över kanten, vad som än står bakom
answer-no = nej
answer-straggler-yes = ja, om vart och ett av talen skulle föra den hem; inte vid dubbelslag
answer-pick-and-pass-allowed = ja
answer-pick-and-pass-forbidden = nej
answer-hits = den slås
answer-either-until-lifted = båda spelarna, tills tärningarna har tagits upp
answer-opponent-until-lifted = motståndaren, tills tärningarna har tagits upp
answer-either-until-roll = båda spelarna, fram till nästa kast
answer-opponent-until-roll = motståndaren, fram till sitt eget kast
answer-nothing-borne-off = förloraren har inte tagit ut någon bricka
answer-checker-back = en av förlorarens brickor är på baren eller i vinnarens hemmaplan, även om andra är uttagna
answer-checker-back-nothing-off =
    { $waits ->
        [aside] förloraren har inte tagit ut någon bricka och har en i vinnarens hemmaplan eller en slagen som inte är tillbaka i spel
       *[bar] förloraren har inte tagit ut någon bricka och har en på baren eller i vinnarens hemmaplan
    }
answer-no-cube = nej
answer-cube-always = ja
answer-cube-several-games = när man kommit överens om flera partier
answer-cube-match-if-agreed = i en match, om man kommit överens om det
answer-cube-limit = upp till { $number }
answer-cube-no-limit = utan gräns
answer-before-own-roll = före sitt eget kast, när motståndaren har avslutat en tur; senare bara den som äger dubblingskuben
answer-take-or-drop = anta eller passa
answer-redouble-at-once = anta, passa eller redubbla genast
answer-beaver-if-agreed = vid spel om pengar en beaver, om man kommit överens om det
answer-stake-before = insatsen före dubblingen
answer-not-applicable = –
answer-automatic-never = aldrig
answer-automatic-if-agreed = efter överenskommelse, en gång, vid lika i det första öppningskastet eller vid dubbelslag som första kast
answer-automatic-money = vid spel om pengar, om man kommit överens om det, en gång, när det första öppningskastet är lika
answer-crawford-yes = ja, det första partiet sedan en spelare bara har en poäng kvar till matchvinst
answer-jacoby = Jacobyregeln
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = inget
answer-offer = genom att erbjuda ett enkelt parti, en gammon eller en backgammon; motståndaren får avvisa
answer-at-once-backgammon = genast, och man förlorar en backgammon
answer-single-game = enstaka partier
answer-running-total = löpande räkning
answer-match-to = matcher till ett antal poäng
answer-money = spel om pengar
answer-games = ett antal partier, poängen sammanräknade
answer-standard = som vanligt
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = varje spelare räknar från 24 ner till 1
answer-up-with-white = 1 till 24 längs den första spelarens väg
answer-down-with-black = 24 ner till 1 längs de mörka brickornas väg
answer-down-with-white = 24 ner till 1 längs Vits väg
answer-two-rows = två rader, S1 till S12 och W1 till W12
answer-counter-clockwise = moturs
answer-clockwise = medurs
answer-agreed = som spelarna kommer överens om
answer-older-takes-dark = om de inte enas tar den äldre de mörka brickorna
answer-one-half = båda i samma halva
answer-right-half = båda i kastarens högra halva
answer-on-bar = på baren
answer-laid-aside = bredvid brädet
answer-cube-middle = i mitten
answer-cube-beside = bredvid brädet, 64 uppåt
