### Regelsættene som sider. Variablerne er forklaret i det engelske katalog.

## Siden

sheet-title = Backgammon efter regelsættet: { $rulebook }
sheet-printed-in = Det trykte arks sprog: { $languages }.
sheet-custom-note = Dit eget regelsæt, lavet ud fra »{ $rulebook }«. Disse svar er dine: { $differences }.
mark-ruling = afgørelse
mark-ruling-note = Mærket »afgørelse«: her tier det trykte ark, har en trykfejl eller modsiger sig selv eller et af sine andre sprog, og sådan læser vi det.
mark-ruling-part = delvis afgørelse
mark-ruling-part-note = Med »delvis afgørelse« er mærket, hvad arket siger, men ikke helt; hvad vi måtte føje til, står til sidst.
mark-changed = ændret
mark-changed-note = Mærket »ændret«: et andet svar end i det regelsæt, dette er lavet ud fra.
mark-example = Eksempel
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = tysk
language-en = engelsk
language-fr = fransk
language-es = spansk
language-it = italiensk
language-nl = nederlandsk
language-da = dansk
language-sv = svensk
language-pl = polsk
language-ru = russisk

about-buffalo = Arket fra en nederlandsk æske, på fire sprog. Enkel backgammon uden doblerterning; punkterne tælles fra 1 til 24 langs den første spillers vej.
about-german = Et tysk ark med 24 nummererede regler, strengt med terninger, rettelser og to træk nær hjemlandet, som andre regelsæt tillader. Henvisninger som R14 er dets numre.
about-danish = Et dansk ark med sine egne ord: hjemlandet hedder »fag«, et lukket punkt »mur«, og slagne brikker lægges bare til side. Doblerterningen må sendes tilbage med det samme, og det er dyrt at give op.
about-jumbo = Et stort hæfte på fire sprog, der gennemgår et parti i eksempler; på bagsiden af brættet er der solitaire.
about-ten-language = En folder på ti sprog. Den er gavmild med at spille ud og udelader doblerterningen.
about-tournament = Nutidens internationale regler, som de spilles i klubber, i turneringer og i andre programmer.

section-aim = Målet
section-set-up = Bræt og opstilling
section-opening = Hvem begynder
section-moving = At trække
section-hitting = At slå
section-entering = At sætte ind
section-bearing-off = At spille ud
section-scoring = Hvad et parti tæller
section-cube = Doblerterningen
section-resigning = At give op
section-sessions = Hvad der spilles
section-real-board = Ved et rigtigt bræt
section-advice = Gode råd
section-special = Det særlige her
section-rulings = Hvor vi måtte træffe et valg

## Ordene på det danske ark er dets egne

word-point =
    { $sheet ->
        [danish] felt
       *[other] punkt
    }
word-points =
    { $sheet ->
        [danish] felter
       *[other] punkter
    }
word-home =
    { $sheet ->
        [danish] fag
       *[other] hjemland
    }
word-home-the =
    { $sheet ->
        [danish] faget
       *[other] hjemlandet
    }

## Målet

rule-aim = To spillere fører hver femten brikker rundt på brættet i hver sin retning. Du bringer alle dine ind i dit { word-home } og spiller dem så ud. Den, der først har spillet alle brikker ud, har vundet.

## Bræt og opstilling

rule-board =
    { $waits ->
        [aside] Brættet har 24 felter i fire fjerdedele med seks i hver og består af to halvdele.
       *[bar] Brættet har 24 punkter i fire fjerdedele med seks i hver. Baren deler det i to halvdele.
    } Hvid spiller de lyse brikker, Sort de mørke. Hvids { word-home } er { $p6 } til { $p1 }, Sorts er { $b6 } til { $b1 }; fjerdedelen ved siden af et { word-home } er den spillers udefelt.
rule-numbering-each-own = Hver spiller tæller punkterne langs sin egen vej, fra 24, hvor rejsen begynder, ned til 1, hjemlandets sidste punkt. Hvert punkt har altså to numre, ét for hver spiller. Eksemplerne på denne side bruger Hvids numre.
rule-numbering-up-with-white = Punkterne er nummereret 1 til 24 langs vejen for spiller 1, her Hvid. Spiller 1 kommer ind på { $p24 } til { $p19 }, spiller 2, her Sort, på { $b24 } til { $b19 }. Begge bruger de samme numre.
rule-numbering-down-with-black = Punkterne er nummereret fra 24 ned til 1 langs de mørke brikkers vej. Sorts hjemland er { $b6 } til { $b1 }, Hvids { $p6 } til { $p1 }. Begge bruger de samme numre.
rule-numbering-down-with-white = Punkterne er nummereret fra 24 ned til 1 langs Hvids vej. Hvids hjemland er { $p6 } til { $p1 }, Sorts { $b6 } til { $b1 }. Begge bruger de samme numre.
rule-numbering-two-rows = Felterne står i to rækker, S1 til S12 og W1 til W12. Hvid løber fra S1 til S12 og videre fra W12 til W1, Sort den modsatte vej. Hjemmet, faget, er { $p6 } til { $p1 } for Hvid og { $b6 } til { $b1 } for Sort.
rule-direction-counter-clockwise = Hvid løber mod uret og Sort med uret, når Hvids { word-home } ligger nærmest dig til højre. Brættet kan spejlvendes. Ingen brik går nogensinde tilbage.
rule-direction-clockwise = Hvid løber med uret og Sort mod uret, når Hvids hjemland ligger nærmest dig til venstre. Brættet kan spejlvendes. Ingen brik går nogensinde tilbage.
rule-colours-agreed = Hvem der spiller hvilken farve, aftaler spillerne selv.
rule-colours-older-takes-dark = Spillerne vælger farve. Kan de ikke blive enige, spiller den ældste de mørke brikker.
rule-starts-standard = Hvid begynder med to brikker på { $p24 }, fem på { $p13 }, tre på { $p8 } og fem på { $p6 }; Sort med to på { $b24 }, fem på { $b13 }, tre på { $b8 } og fem på { $b6 }.
rule-starts-jacquet = Jacquet: efter aftale begynder alle brikker uden for brættet. Hver af dem skal først sættes ind med et kast, i modstanderens { word-home } ligesom en slået brik; så længe en stadig er udenfor, flyttes ingen anden. Derefter fortsætter partiet efter de almindelige regler.
rule-starts-nackgammon = Nackgammon: efter aftale begynder Hvid med to brikker på { $p24 }, to på { $p23 }, fire på { $p13 }, tre på { $p8 } og fire på { $p6 }; Sort på samme måde fra den anden side.
rule-starts-hypergammon = Hypergammon: efter aftale har hver spiller kun tre brikker. Hvids står på { $p24 }, { $p23 } og { $p22 }, Sorts på { $b24 }, { $b23 } og { $b22 }.
picture-start = Startopstillingen
picture-figure = Figur { $figure }
picture-jacquet = Jacquet: alle brikker venter udenfor
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Hvad kun ét ark siger

own-quadrants = Langs en spillers vej kaldes de fire fjerdedele første, anden, tredje og fjerde kvadrant. Den fjerde er spillerens eget hjemland, den første modstanderens.
own-words-buffalo = Arkets egne ord: et lukket punkt er et »bånd« (nederlandsk band, fransk bande, tysk Band; den engelske tekst siger closed point), flere efter hinanden danner en »bro« (brug, pont, Brücke, bridge). En enlig brik er en »blot«, egentlig en plet. Punkterne kaldes også tunger (langues, Zungen). Hjemlandet hedder thuisveld, home quadrant, domaine eller Heimfeld. At spille ud hedder uitspelen, bearing off, sortie eller Hinausspielen.
own-words-german = Arkets egne ord: Heimfeld (hjemland), Außenfeld (udefelt), Pasch (pas), Match. Blot, bar, gammon og backgammon tager det fra engelsk; bar er skillelinjen mellem hjemland og udefelt.
own-words-danish = Arkets egne ord: felt, fag (hjemmet), mur (et lukket felt), pas. En enlig brik, der kan slås, kaldes »bar«; det er ikke et sted, for dette ark har ingen bar i midten.
own-words-jumbo = Hæftets egne ord: hjemlandet er thuisvak, jan intérieur eller Heimfeld, på figur 1 også innerer Hof; et lukket punkt er blokeret; en blot er en udsat brik (kwetsbaar, vulnérable, verletzbar); baren er skillelinjen mellem de to halvdele.
own-words-ten-language = Folderens egne ord: hjemlandet er indefeltet; baren er midterlinjen. En pas hedder andre steder Pasch, double, dobles, pariglia, doublet, dubbelslag, dublet eller паш; at spille ud er at fjerne eller tage ud, at slå er at ramme. Den polske tekst kalder spillet tryktrak, den russiske нарды, en gammon марс og en backgammon кокс.
own-box-buffalo = I æsken er der femten brikker i hver af to farver, et bræt og terninger. I forbifarten kaldes spiller 1 lysebrun og spiller 2 mørkebrun. Punkternes farver hjælper kun med at tælle. En brik må ligge hvor som helst på sit punkt, men skubbes som regel ud til kanten. Små dele: ikke for børn under tre år.
own-box-german = De to spilleres brikker skal være tydeligt forskellige i farve.
own-box-danish = Et spil består af et bræt med tolv hvide og tolv sorte felter, femten hvide og femten sorte brikker, fire terninger, to røde eller sorte til hver, og en doblerterning. Er der flere end fem brikker på et felt, kan de stilles to eller tre oven på hinanden.
own-box-jumbo = I æsken er der et bræt med terningkapsel og to terninger, femten sorte og femten hvide magnetiske brikker, en doblerterning og reglerne. Læg brættet med kapslen på bordet. Indhold og farver kan afvige; gem emballagen; ikke for børn under tre år.
own-box-ten-language = I æsken er der et bræt, femten lyse og femten mørke brikker og terninger. Folderen er for to spillere fra 6 til 99 år og lover et spil på ti minutter eller mere.
own-cube-note = Til nogle spil hører en doblerterning, som indsatsen kan fordobles med undervejs. Folderen behandler det ikke og heller ikke turneringsreglerne, som hist og her er anderledes.

## Hvem begynder

rule-who-starts-higher-die = Hver spiller kaster én terning. Den, der kaster højest, begynder og spiller begge tal, sit eget og modstanderens, som to tal hver for sig. Ved lige kaster begge om.
rule-who-starts-lower-by-agreement = Før kastet kan spillerne aftale, at den, der kaster lavest, begynder.
rule-who-starts-higher-total = Begge spillere kaster to terninger. Den med den højeste sum begynder og kaster så begge terninger igen til det første træk, så et parti kan begynde med en pas. Ved lige kaster begge om.
rule-next-game-opening-throw = Hvert følgende parti begynder igen med et åbningskast.
rule-next-game-winner-starts = Vinderen af det forrige parti begynder det næste, med to terninger og uden åbningskast.
rule-turns = Derefter skiftes spillerne. Når det er din tur, kaster du begge terninger og spiller det, de viser.

## At trække

rule-numbers = Hver terning er et skridt for sig: en brik går præcis så mange { word-points } frem, som terningen viser. Hvilken der kommer først, bestemmer du. Du må flytte to brikker eller den samme to gange; så skal den kunne standse efter det første tal. Besatte { word-points } tælles med ligesom tomme.
rule-closed-point =
    { $sheet ->
        [danish] På et felt må der stå et hvilket som helst antal brikker af én farve, men aldrig begge farver. To eller flere brikker danner en mur: modstanderen må hverken lande på feltet eller standse der undervejs, men gerne springe over.
       *[other] På et punkt må der stå et hvilket som helst antal brikker af én farve, men aldrig begge farver. To eller flere brikker lukker et punkt for modstanderen, som hverken må lande der eller standse der undervejs, men gerne springe over.
    }{ $sheet ->
        [buffalo] {" "}Flere lukkede punkter ved siden af hinanden danner en bro.
        [tournament] {" "}Flere lukkede punkter ved siden af hinanden er en prime.
       *[other] {""}
    }
rule-doubles-four-moves = En pas, altså to ens, spilles fire gange med lige de brikker, du vil.
rule-obligation-most-numbers = Du skal spille så mange af kastets tal, som du kan, og i en rækkefølge, der tillader det, også når det skader dig. Kan hvert af de to tal spilles, men ikke begge, skal du spille det største. Af en pas spiller du så mange skridt som muligt. Det, der ikke kan spilles, går tabt.
example-opening = Hvid begynder med 6-1. Én brik kan gå fra { $p13 } over { $p7 } til { $p6 }, men ikke over { $p12 }, som er lukket. Bedre er { $p13 } til { $p7 } og { $p8 } til { $p7 }: de to lukker punktet.
example-blocked = Sort kaster 6-5. De to mørke brikker på Hvids sidste punkt, { $p1 }, sidder fast: med en 5’er ville de lande på { $p6 }, med en 6’er på { $p7 }, og begge er lukkede. De kan altså slet ikke komme af sted mod { $p12 }; Sort er nødt til at spille andre brikker.
example-doubles = Hvid kaster 5-5 fra startopstillingen. Brikkerne på { $p24 } kan ikke flyttes, for { $p19 } er lukket af fem mørke brikker. Hvid kan spille to brikker fra { $p13 } over { $p8 } til { $p3 }.
example-obligation = Hvid kaster 6-5. Brikken på { $p24 } kan spille 6’eren til { $p18 } eller 5’eren til { $p19 }, men fra ingen af dem videre til { $p13 }, som er lukket. Brikkerne i hjemlandet kan ikke spille nogen af tallene. Kun ét tal kan spilles, så det skal være det største, 6’eren.
example-buffalo-doubles = Med 3-3 må én brik gå fire gange tre punkter, tolv i alt; eller fire brikker tre hver; eller to brikker seks hver; eller én brik seks og to andre tre hver; eller én brik ni og en anden tre.
example-danish-opening = Hvids terning viser 5, Sorts 4. Hvid begynder og må trække én brik fra { $p24 } over { $p20 } til { $p15 } eller én fra { $p13 } til { $p9 } og en anden fra { $p13 } til { $p8 }.
example-danish-doubles = 4-4 er seksten felter i alt: én brik går 16, eller fire går 4 hver, eller to går 8 hver, eller én går 12 og en anden 4.
example-danish-larger = Kan af 4-2 enten 4’eren eller 2’eren spilles, men ikke begge, skal 4’eren spilles.
example-jumbo-17 = Ved starten kan Hvid ikke gå fra { $p24 } til { $p17 }: de mørke brikker blokerer punktet.
example-jumbo-3 = Det bedste for Sort med denne 6-5 er én brik fra { $p12 } til { $p17 } og én fra { $p12 } til { $p18 }, hvor den står udsat. Sort kunne også løbe med én brik fra { $p12 } til { $p23 }, med 6’eren eller 5’eren først. Find selv ud af, hvorfor det er mindre godt. (Figur 3)
example-jumbo-4a = Hvid kaster 4-2 og må spille { $p8 } til { $p4 } og { $p6 } til { $p4 }: endnu et blokeret punkt i hjemlandet. (Figur 4a)
example-jumbo-doubles = 6-6 er 24 punkter i alt. Én brik går 24, hvis dens stop undervejs ikke er blokeret; eller fire går 6 hver; eller én går 12 og to andre 6 hver; eller to går 12 hver; eller én går 18 og en anden 6.
example-ten-language-numbers = Med en 2’er og en 5’er må én brik gå 2 og så 5 eller 5 og så 2; eller én brik går 2 og en anden 5.
example-ten-language-doubles = Med 2-2 må én brik gå fire gange 2; eller én tre gange 2 og en anden én gang 2; eller to brikker to gange 2 hver.

## At slå

rule-hitting =
    { $waits ->
        [aside] En brik alene på et felt kaldes bar. Lander en af modstanderens brikker der, er den slået og forlader feltet.
       *[bar] En brik alene på et punkt er en blot. Lander en af modstanderens brikker der, er blotten slået og forlader punktet.
    }
rule-passing-hits = En brik, der flyttes to gange, slår enhver enlig brik, den standser på, også undervejs.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Den, der slår en brik, sætter den på baren mellem de to halvdele.
        [jumbo] Slagne brikker sættes, altid synlige, på baren mellem de to halvdele.
       *[other] Slagne brikker sættes på baren mellem de to halvdele.
    }
rule-hit-checkers-laid-aside = Slagne brikker lægges til side, ved siden af brættet. Dette ark har ingen bar i midten; hvor programmet taler om baren, er det den plads, der menes.
rule-pick-and-pass-allowed = Overalt på brættet, også i dit eget { word-home }, må en brik slå og løbe videre i samme tur.
rule-pick-and-pass-forbidden = En brik, der har slået i sit eget hjemland, må ikke i samme tur løbe videre til et punkt, hvor der står præcis én af dine brikker. Den må gerne løbe videre til et tomt punkt eller til to eller flere af dine egne, eller spilles ud.
example-hit = Sort har spillet én brik til { $p18 } og én til { $p17 }; den på { $p18 } står alene. Hvid kaster 4-2 og løber fra { $p24 } over { $p22 } eller { $p20 } til { $p18 } og slår den dér.
example-pick-and-pass-allowed = Hvid kaster 3-2. Brikken på { $p8 } slår på { $p5 } med 3’eren og løber med 2’eren videre til { $p3 }, hvor den dækker sin egen enlige brik.
example-pick-and-pass-forbidden = Hvid kaster 3-2. Brikken på { $p8 } må slå på { $p5 } med 3’eren. Men den må ikke løbe videre med 2’eren til { $p3 }, for der står en enlig lys brik; 2’eren skal spilles på en anden måde.

## At sætte ind

rule-bar-first =
    { $waits ->
        [aside] Er en af dine brikker slået og lagt til side, skal den bringes i spil igen, før du flytter noget andet. Er der flere, gælder det dem alle.
       *[bar] Har du en brik på baren, skal du sætte den ind, før du flytter noget andet. Er der flere, gælder det dem alle.
    }
rule-entering = Den sættes ind i modstanderens { word-home } med den ene ternings tal: Hvid med en 1’er på { $p24 } og så videre til en 6’er på { $p19 }, Sort med en 1’er på { $b24 } og så videre til en 6’er på { $b19 }. Den kan ikke sættes ind på et lukket { word-point }; en enlig brik dér bliver slået. Summen af begge terninger bringer aldrig en brik ind. Det andet tal spiller du derefter, som du vil. Kan du ikke komme ind, er din tur tabt.
example-entering = Sort har en brik på baren og kaster 6-6: { $p6 } er lukket, så Sort kan ikke komme ind, og turen er tabt. Med 6-5 ville Sort komme ind på { $p5 } og kunne så løbe videre med 6’eren til { $p11 }.
example-danish-waiting = Sort har fået en brik slået og kaster 6-3. På både { $p6 } og { $p3 } står der mure; Sort må altså vente på et kast, der rammer et frit felt eller et med kun én lys brik.
example-danish-sums = I Hvids fag er kun { $p6 } frit. Sort kan ikke sætte brikken ind med 4-2 eller 5-1, selv om begge giver 6 tilsammen.
example-jumbo-6 = Hvid kaster 6-4 og spiller { $p24 } til { $p18 } og { $p13 } til { $p9 }. (Figur 6)
example-jumbo-7 = Sort kaster 2-1 og kan sætte ind på { $p1 } eller { $p2 }. Bedst er at sætte ind på { $p2 } og dække brikken fra { $p1 }: nu er { $p2 } blokeret. (Figur 7)

## At spille ud

rule-bearing-off = Når alle dine brikker er i dit { word-home }, må du spille dem ud. Et tal spiller en brik ud fra det { word-point }, der ligger så langt fra kanten: en 1’er fra det sidste { word-point }, en 6’er fra det fjerneste. I stedet må du flytte en brik inden for { word-home-the } med det. Bliver en af dine brikker slået imens, skal den hele vejen rundt igen, før du må spille flere ud. En brik, der er spillet ud, kommer ikke tilbage.
rule-overshoot-farthest = Er tallet højere end det fjerneste { word-point }, hvor du endnu har en brik, spiller det en brik ud fra dette fjerneste { word-point }. Så længe en brik står længere tilbage, spiller et tal ikke en brik ud, som det ville føre ud over kanten.
rule-overshoot-any-below = Når du ikke længere har nogen brik på tallets eget punkt eller længere tilbage, må tallet spille enhver brik ud fra et lavere punkt, ikke kun den fjerneste.
rule-overshoot-any-carried = Et tal må spille enhver brik ud, som det fører til kanten eller ud over den, også selv om andre af dine står længere tilbage.
rule-straggler-no = Med hvilket tal den sidste brik kommer hjem, bestemmer du selv, så vidt kastet giver et valg.
rule-straggler-yes = Når kun én af dine brikker endnu er uden for hjemlandet, og hvert af de to tal alene ville bringe den ind, skal den forlade sit punkt med det største. Det gælder ikke for en pas, og heller ikke, hvis intet træk med hele kastet gør det muligt.
example-bearing-off-farthest = Hvid kaster 4-3. 4’eren spiller en brik ud fra { $p4 }. På { $p3 } står der ingen, og der er brikker længere tilbage, så 3’eren skal spilles inden for { word-home-the }: fra { $p6 }, { $p5 } eller { $p4 }.
example-bearing-off-any-below = Hvid kaster 4-3. 4’eren spiller en brik ud fra { $p4 }. På { $p3 } står der ingen, men der er brikker længere tilbage, så 3’eren skal spilles inden for hjemlandet: fra { $p6 }, { $p5 } eller { $p4 }.
example-bearing-off-any-carried = Hvid kaster 4-3. 4’eren spiller en brik ud fra { $p4 }. 3’eren må spille en brik ud fra { $p2 } eller { $p1 }, selv om andre står længere tilbage, eller spilles inden for hjemlandet.
example-last-checkers-farthest = Hvid kaster 4-3 og har kun brikker på { $p4 }, { $p2 } og { $p1 }. Når 4’eren har spillet den sidste ud fra { $p4 }, skal 3’eren spille ud fra { $p2 }, som nu er det fjerneste { word-point }.
example-last-checkers-any-below = Hvid kaster 4-3 og har kun brikker på { $p4 }, { $p2 } og { $p1 }. Når 4’eren har spillet den sidste ud fra { $p4 }, må 3’eren spille ud fra { $p2 } eller fra { $p1 }.
example-last-checkers-any-carried = Hvid kaster 4-3 og har kun brikker på { $p4 }, { $p2 } og { $p1 }. 4’eren må spille enhver af dem ud og 3’eren en fra { $p2 } eller { $p1 }, i valgfri rækkefølge.
example-straggler = Hvid kaster 3-2. Den sidste brik udenfor står på { $p8 }, og hvert af de to tal ville bringe den hjem. Den skal forlade { $p8 } med 3’eren, til { $p5 }; 2’eren må spilles med en hvilken som helst brik.
example-buffalo-bearing-off = Spiller 2, her Sort, har brikker på alle punkter i hjemlandet og kaster 5-3: én går ud fra { $b5 } og én fra { $b3 }. Er { $b6 } tomt, spiller en 6’er en brik ud fra { $b5 }.
example-german-edges = Sort spiller ud fra { $b1 } med en 1’er, fra { $b2 } med en 2’er og så videre; Hvid fra { $p1 } med en 1’er, fra { $p2 } med en 2’er og så videre.
example-danish-bearing-off = Hvid kaster 6-3 og kan fjerne en brik fra { $p6 } og en fra { $p3 } eller i stedet flytte om inden for faget. Med 4-4 kan fire brikker fjernes fra { $p4 }.
example-jumbo-8b = Senere i partiet har Hvid én brik på { $p12 } og de andre hjemme; Sort venter på baren. Hvid kaster 6-2, spiller { $p12 } til { $p6 } og kunne straks spille en brik ud fra { $p2 }. Det er en begynderfejl, gjort i hast: brikken, der bliver på { $p2 }, står alene, og kaster Sort en 2’er, bliver den slået. (Figur 8a og 8b)
example-jumbo-8c = Klogere er { $p12 } til { $p6 } og videre til { $p4 }. Hele hjemlandet forbliver lukket, og Sort kan ikke komme ind. (Figur 8c)
example-jumbo-8d = Hvid kaster 6-4, spiller én brik ud fra { $p6 } og flytter den anden fra { $p6 } til { $p2 }. At spille ud også fra { $p4 } ville være tilladt, men efterlade den anden udsat på { $p6 }. (Figur 8d)
example-jumbo-8e = Sort kaster 4-2 og kan igen ikke komme ind: { $p4 } og { $p2 } er besat, og Sort må ikke gå lige til { $p6 }. Hvid kaster 6-5 og spiller to brikker ud fra { $p5 }. (Figur 8e)
example-jumbo-8f = Sort kaster 5-4, kommer ind på { $p5 } og løber videre til { $p9 }. Hvid bliver alligevel først færdig og vinder så mange point, som doblerterningen viser. (Figur 8f)
example-jumbo-9-53 = Med 5-3 går i den samme stilling (figur 9) brikken ud fra { $p5 }; 3’eren spilles { $p6 } til { $p3 } eller { $p4 } til { $p1 }. 3’eren må ikke spille ud fra { $p2 } eller { $p1 }.
example-jumbo-9-high = Med 6-6 går tre brikker ud fra { $p6 } og én fra { $p5 }. Med 5-5 går én ud fra { $p5 }, og tre flytter fra { $p6 } til { $p1 }. Med 4-4 går alle fire ud fra { $p4 }. (Figur 9)
example-jumbo-9-33 = Med 3-3 kan højst to brikker gå ud fra { $p6 }; så står der enlige brikker på { $p6 } og { $p5 }. Skal Sort endnu ind, er en af mange løsninger at spille én ud fra { $p6 } og flytte { $p5 } til { $p2 } og { $p4 } til { $p1 }. (Figur 9)
example-jumbo-9-22 = Med 2-2 kan tre gå ud fra { $p2 }, mens én fra { $p4 }, { $p5 } eller { $p6 } går to punkter; eller to går ud fra { $p4 }; eller én fra { $p6 } og én fra { $p2 }; eller ingen, og fire fra højere punkter går to punkter hver eller to går fire. (Figur 9)
example-jumbo-9-11 = Med 1-1 kan Hvid, hvis Sort endnu skal ind, lukke hjemlandet: én brik fra { $p6 } til { $p5 }, to fra { $p4 } til { $p3 } og én ud fra { $p1 }. Sort kan ikke komme ind i det næste kast. (Figur 9)

## Hvad et parti tæller

rule-single = Har taberen spillet mindst én brik ud, og gælder intet andet, tæller partiet én gang: ét point eller én gang indsatsen.
rule-gammon-nothing-borne-off = Har taberen ikke spillet en eneste brik ud, er det en gammon og tæller to gange.
rule-backgammon-checker-back = Har taberen stadig en brik på baren eller i vinderens hjemland, er det en backgammon og tæller tre gange, også selv om taberen har spillet andre ud.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Har taberen ikke spillet en eneste brik ud, og står en af dem stadig i vinderens { word-home }, eller er en slået brik endnu ikke tilbage i spillet, er det en backgammon og tæller tre gange.
       *[bar] Har taberen ikke spillet en eneste brik ud, og står en af dem stadig på baren eller i vinderens { word-home }, er det en backgammon og tæller tre gange.
    } Den, der har spillet mindst én ud, taber kun et enkelt parti, uanset hvor de andre står.
example-backgammon-checker-back = Hvid er færdig. Sort har spillet to brikker ud, men én står endnu i Hvids hjemland, på { $p2 }. Hvid vinder en backgammon, tre gange indsatsen.
example-backgammon-checker-back-nothing-off = Hvid er færdig. Én mørk brik står endnu i Hvids { word-home }, på { $p2 }, men Sort har spillet to ud. Hvid vinder et enkelt parti.

## Doblerterningen

rule-cube-no-cube = Der er ingen doblerterning.
rule-cube-always = Doblerterningen forøger et partis værdi. Hvert parti begynder ved 1; resultatet ganges til sidst med tallet på doblerterningen.
rule-cube-several-games = Doblerterningen bruges, når der er aftalt flere partier, ikke i et enkeltstående parti. Hvert parti begynder ved 1; resultatet ganges til sidst med tallet på doblerterningen.
rule-cube-match-if-agreed = I en match kan spillerne på forhånd aftale at bruge doblerterningen. Hvert parti begynder ved 1; resultatet ganges til sidst med tallet på doblerterningen.
rule-cube-limit = Doblerterningen går fra 2 op til { $number }, ikke højere.
rule-cube-no-limit = Der er ingen grænse for doblingen.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Før den første dobling ligger doblerterningen i midten og tilhører ingen.
       *[bar] Før den første dobling ligger doblerterningen i midten, på baren, og tilhører ingen.
    }
rule-cube-rest-cube-beside = Før den første dobling ligger doblerterningen ved siden af brættet med 64 opad, der står for 1. Den, der dobler, lægger den midt på brættet og siger: »Jeg dobler.« Derefter går den over til den spiller, der accepterer.
rule-who-may-double-before-own-roll = Du må doble før dit eget kast, når modstanderen har afsluttet en tur; ingen dobler altså før et partis første kast. Så længe ingen dobling er accepteret, må begge spillere doble. Den, der accepterer en dobling, ejer doblerterningen og er den eneste, der må doble næste gang.
rule-answer-to-double-take-or-drop = Modstanderen afslår eller accepterer; så fortsætter partiet om den dobbelte indsats, med doblerterningen hos den, der accepterede.
rule-answer-to-double-redouble-at-once = Modstanderen accepterer, afslår eller redobler med det samme. Hvid dobler fra 1 til 2: Sort accepterer, og doblerterningen ligger hos Sort på 2; eller afslår, og Hvid vinder 1; eller redobler, det vil sige accepterer på 2 og tilbyder 4. Så er det Hvid, der accepterer med doblerterningen på 4, afslår og taber 2, eller redobler til 8, og så videre. Ved det højeste tal kan man kun acceptere eller afslå. Når det er afgjort, kaster den spiller, der begyndte.
rule-answer-to-double-beaver-if-agreed = I pengespil kan en beaver aftales: den, der bliver doblet, vender straks doblerterningen et trin videre og beholder den. Dobleren spiller videre eller taber den doblede indsats.
rule-drop-costs-stake-before = Den, der afslår, taber straks partiet til indsatsen, som den var før doblingen.
rule-automatic-double-automatic-never = Doblerterningen går aldrig op af sig selv.
rule-automatic-double-automatic-if-agreed = Efter aftale vendes doblerterningen af sig selv til 2, én gang, og bliver i midten: når det første åbningskast i et parti er lige, eller, som arket også kan læses, når det første kast derefter er en pas.
rule-automatic-double-automatic-money = Kun i pengespil: kaster begge det samme i et partis første åbningskast, vendes doblerterningen efter aftale til 2, én gang. Den bliver i midten.
rule-crawford-no = Der er intet Crawfordparti: i hvert parti af en match må der dobles.
rule-crawford-yes = Når en spiller kun mangler ét point i at vinde matchen, er næste parti Crawfordpartiet, én gang i hver match: ingen dobler i det, men gammon og backgammon tæller. Derefter må begge doble igen. I en match til ét point er der ingen doblerterning.
rule-money-options-nothing = Andet om doblerterningen kan ikke aftales i pengespil.
rule-money-options-jacoby = Efter aftale, kun i pengespil, Jacoby-reglen: gammon og backgammon tæller først, når en dobling er accepteret. Indtil da tæller hvert parti én gang.
rule-money-options-beavers = Efter aftale, kun i pengespil, beavers.
rule-money-options-raccoons = Efter aftale, kun i pengespil, raccoons: dobleren svarer på en beaver ved at vende doblerterningen en gang til; den bliver hos den, der spillede beaveren.
example-scoring = Sort dobler, og Hvid accepterer. Senere redobler Hvid, og Sort accepterer: doblerterningen viser 4. Til sidst vinder Sort en gammon: to gange 4, altså 8 point.
example-jumbo-double = I figur 7 er Hvid godt foran og må vende doblerterningen til 2, før der kastes: læg den midt på brættet, og sig tydeligt: »Jeg dobler.«

## At give op

rule-resigning-offer = Du må når som helst tilbyde at opgive et enkelt parti, en gammon eller en backgammon, blot ingen dobling venter på svar. Det tæller alt efter tilbuddet én, to eller tre gange den aktuelle indsats. Modstanderen må afvise; så går partiet videre, som om intet var sagt.
rule-resigning-at-once-backgammon = Den, der giver op, taber straks, uden at modstanderen skal spørges. Det koster en backgammon, tre gange indsatsen. Kun det at afslå en dobling er billigere.

## Hvad der spilles

rule-sessions-single-game = Et enkeltstående parti.
rule-sessions-running-total = Parti efter parti om en indsats; pointene lægges sammen, så længe begge har lyst.
rule-sessions-match-to = En match: partier, indtil en spiller har nået det aftalte antal point, helst et ulige. Den slutter, så snart antallet er nået eller overskredet.
rule-sessions-money = Pengespil: parti efter parti, hvert afregnet for sig, så længe begge har lyst.
rule-sessions-games = Et aftalt antal partier, for eksempel 3 eller 5. Alle spilles, og pointene lægges sammen; lige mange point er uafgjort.

## Ved et rigtigt bræt

rule-dice-fall-one-half = Begge terninger skal ligge fladt i samme halvdel af brættet, ikke på nogen brik, og må ikke kastes, før modstanderen er færdig. Ellers er kastet ugyldigt, og der kastes om.
rule-dice-fall-right-half = Begge terninger skal ligge fladt i brættets højre halvdel, set fra den, der kaster, ikke på nogen brik, og må ikke kastes, før modstanderen er færdig. Ellers er kastet ugyldigt, og der kastes om.
rule-turn-end = Når terningerne tages op, er turen slut.
own-one-hand = Brikkerne flyttes åbent og med én hånd.
own-signal = Når din tur er slut, lader du modstanderen det vide. I kan aftale et tegn; er der ikke aftalt noget, er det tegnet, at terningerne tages op.
own-scorekeeper = Skrives der ned, hvad der spilles, bør en upartisk tredje gøre det.
rule-correction-either-until-lifted = Indtil terningerne er taget op, må begge spillere kræve, at et forkert træk rettes; hele kastet må da spilles på ny. Derefter står det ved magt.
rule-correction-opponent-until-lifted = Indtil terningerne er taget op, må modstanderen kræve, at et forkert træk rettes; hele kastet må da spilles på ny. Derefter står det ved magt.
rule-correction-either-until-roll = Indtil næste kast må begge spillere kræve, at et forkert træk rettes; hele kastet må da spilles på ny. Derefter står det ved magt.
rule-correction-opponent-until-roll = Indtil sit eget kast må modstanderen kræve, at et forkert træk rettes; hele kastet må da spilles på ny. Derefter står det ved magt.

## Gode råd

advice-buffalo-race = Udnyt hvert tal så godt som muligt. Gener hinanden ved at lukke punkter og slå brikker.
advice-buffalo-bridge = En bro, der er lang nok, er til stor gene for modstanderen, hvis brikker hober sig op foran den.
advice-danish-walls = Spil sådan, at du så vidt muligt ikke har bare brikker på brættet, og forsøg i stedet at bygge mure.
advice-danish-doubling = Har du en gammon eller backgammon i sigte, så foreslå ikke at doble igen: modstanderen kunne give op og kun betale, hvad partiet er værd i øjeblikket.
advice-jumbo-game = Backgammon er et af verdens ældste spil, taktisk og spændende. Hæftet forklarer det trin for trin med eksempler; følg dem på et bræt.
advice-jumbo-cube = Over flere partier kan selv en håbløs stilling, efter to partier for eksempel, vendes ved klog brug af doblerterningen.
advice-ten-language-basics = Backgammon spilles på flere måder; folderen forklarer kun de mest kendte grundregler.
advice-ten-language-safety = Så længe modstanderen har en brik på baren, kan det være klogere at flytte inden for hjemlandet end at spille ud, så ingen enlig brik står der og kan slås.

## Det særlige her

special-intro = Sammenlignet med nutidens turneringsregler:
special-item = { $question } Her: { $here }. I turneringer: { $there }.
special-none = Dette er de regler, klubber, turneringer og andre programmer bruger; de andre regelsæt sammenlignes med dem.

## Hvor vi måtte afgøre

ruling-silent = { $question } Arket siger det ikke, eller ikke tydeligt. Vi spiller: { $answer }.
ruling-reason = { $question } { $reason } Vi spiller: { $answer }.
ruling-turn-end = Hvornår er en tur slut? Det siger arket ikke. Vi spiller: når terningerne er taget op.
reason-buffalo-obligation = Arket forlanger det højeste tal, hvis kun ét kan bruges, men siger ikke udtrykkeligt, at begge skal spilles, hvis en eller anden rækkefølge tillader det.
reason-buffalo-backgammon = Arket siger ikke, om en backgammon stadig er mulig, når taberen har spillet brikker ud.
reason-buffalo-direction = I den nederlandske tekst løber den første spiller med uret, i den engelske og den tyske mod uret; den franske overlader det til billedet.
reason-german-direction = Arket siger, hvorfra og hvortil brikkerne løber, og at de aldrig går tilbage, men ikke om det er med uret.
reason-german-straggler = På arket står der, at brikken kan spilles »med begge tal«; vi læser: hvert af de to tal alene ville bringe den hjem.
reason-german-correction = Arket siger ikke, hvad der sker med et forkert træk, som ingen får rettet i tide; hos os står det ved magt.
reason-german-resigning = Arket siger »når som helst«; mens en dobling venter på svar, beder vi først om det svar.
reason-danish-backgammon = Arket glemmer den taber, der har spillet en brik ud og alligevel har en anden langt tilbage.
reason-danish-who-may-double = Arket lader en spiller doble før et kast, men siger ikke, om det også gælder partiets første kast.
reason-danish-starts = Om Jacquet siger arket kun, at alle brikker først spilles ind ved kast; hvor de kommer ind, og at det går forud for alt andet, er vores læsning.
reason-danish-direction = Arket nævner de rækker, hver side løber ad; hvilken der ligger nærmest Hvid, viser kun tegningen.
reason-danish-automatic-double = Arket kender en variation, hvor indsatsen dobles, »hvis første kast er en pas«. Det kan være, at de to åbningsterninger er lige, eller at det første rigtige kast er en pas.
reason-jumbo-direction = Hæftet viser begge siders veje med pile i en figur.
reason-jumbo-who-starts = Det højeste kast med to terninger begynder, siger hæftet, men ikke, om det kast så også spilles.
reason-jumbo-obligation = Hæftet siger, hvor langt en pas skal spilles, men ikke hvad der gælder for to forskellige tal, hvoraf kun det ene kan spilles.
reason-jumbo-who-may-double = Hæftet lader den doble, der er i tur og endnu ikke har kastet; om det også gælder før et partis første kast, siger det ikke.
reason-jumbo-sessions = Hæftet tæller point over de aftalte partier; at alle spilles, og at lighed er uafgjort, er vores læsning.
reason-jumbo-backgammon = Den franske tekst glemmer brikken på baren.
reason-ten-language-overshoot = Ni af sprogene tillader det; den franske tekst kræver det nøjagtige tal.
reason-ten-language-passing = Fire af sprogene forbyder i ét afsnit at standse på en af modstanderens enlige brikker og slår den i det næste.
reason-ten-language-correction = Folderen siger hverken, om hele kastet må spilles på ny, eller hvad der sker med et forkert træk, som ingen får rettet i tide; hos os står det ved magt.
reason-ten-language-gammon = Folderen nævner gammon, men ikke, hvor mange gange den tæller.
reason-ten-language-backgammon = Folderen nævner backgammon, men ikke, hvor mange gange den tæller.
reason-ten-language-dice-fall = Folderen beder kun om brættets højre halvdel; hvad der ellers gør et kast ugyldigt, er taget andetsteds fra.
misprint-buffalo-stake = Den nederlandske tekst giver taberen indsatsen. Det er en trykfejl.
misprint-buffalo-sum = Den engelske tekst lader åbningsterningerne spilles »taget sammen«. Det er to tal hver for sig, som i ethvert kast.
misprint-buffalo-hitting = Kun den engelske tekst siger, at en blot slås ved at lande på den og kommer på baren; de andre går straks over til at sætte ind.
misprint-buffalo-french = Den franske tekst spiller om »træk«, hvor de andre spiller om en indsats, kalder en enkel sejr en let og kræver det største tal, også når kun ét kan spilles. Den sætter også slagne brikker ind i modstanderens »startzone«; der menes hjemlandet.
misprint-buffalo-twice = Den tyske tekst nævner en af måderne at spille 3-3 på to gange; der er fem.
misprint-jumbo-unoccupied = I eksemplet med 3-3 kalder den engelske og den franske tekst punkter tomme, hvor der er en enkelt brik tilbage.
misprint-jumbo-besides = I eksemplet med 4-3 spiller den tyske tekst lave brikker ud »med undtagelse af« den på 4; der menes »foruden«.
misprint-jumbo-french = Den franske tekst tæller to par terninger i æsken, lader én terning afgøre, hvem der begynder, lader en enkelt sort brik blokere et punkt, forbyder ved figur 8d, hvad de andre kun fraråder, tager i eksemplet med 3-3 for givet, at Sort endnu skal ind, og tæller kun tredobbelt for en brik i vinderens hjemland, ikke for en på baren.
misprint-jumbo-cube = I eksemplet med 5-3 spiller den nederlandske tekst 3’eren med doblerterningen; der menes en almindelig terning.
misprint-jumbo-wording = I den tyske tekst begynder hver spiller med ét point; det er partiet, der tæller ét. I den engelske tekst slås brikker »ud af brættet«; de kommer på baren. Samme tekst lader »den første«, der har alle brikker hjemme, begynde at spille dem ud; det må enhver, der har dem dér. Til et træk med begge terninger kræver den »ubesatte« punkter at standse og lande på; der menes punkter, der ikke er blokerede.
misprint-ten-language-dice = Den nederlandske tekst taler om tre terninger. Der er to.
misprint-ten-language-list = Listerne over indholdet nævner på italiensk, dansk og polsk én terning, på spansk ingen. Der er to.
misprint-ten-language-terms = I den engelske tekst peger punkterne mod baren, og den italienske kalder dem brættets kanter; det er trekanterne.
misprint-ten-language-sum = Den engelske, den nederlandske og den russiske tekst lader summen af åbningsterningerne spilles. Det er to tal hver for sig, som i ethvert kast.
misprint-ten-language-doubles = I eksemplet med 2-2 flytter den engelske tekst tre brikker to gange hver, altså én for meget, og den italienske én brik en enkelt gang; det polske eksempel med 2 og 5 glemmer måden med to brikker, og det svenske siger 2, hvor det mener 5 og 2.
misprint-ten-language-home = I stedet for at spille ud flytter den engelske tekst andre brikker »ind i« hjemlandet, og den nederlandske flytter der »i stedet for i spillet«; der menes inden for hjemlandet i stedet for ud af brættet. Og den engelske tekst kræver det højeste tal, når kun én »brik« kan rykke; der menes kun ét tal.
misprint-ten-language-french = I den franske tekst har taberen af en backgammon en brik i »modstanderens« hjemland, hvor ordet ellers betyder taberen; der menes vinderens.
misprint-ten-language-italian = I den italienske tekst er Hvids inde- og udefelt byttet om på tegningen, trækpligten gælder kun »i dette tilfælde«, slagne brikker skal tilbage »på baren«, rådet slår brikken på baren i stedet for at advare mod den, og bemærkningen lader en terning fordoble kastet og taler om ture; det er indsatsen, der fordobles, og turneringer, der menes.
misprint-ten-language-swedish = I den svenske tekst er det modstanderens brik, der slår den på baren; det er omvendt. Den lader også kun en del af et kast bruges i hjemlandet; det må være hele kastet.
misprint-ten-language-danish = Den danske og den polske tekst flytter kun »ellers« to brikker; valget er frit. Den danske og den nederlandske bemærkning udelader andre »spilleregler«; der menes turneringers.
misprint-ten-language-russian = I den polske og den russiske tekst kunne brikken på baren slå en af sin egen side; det er en af dine, den kunne slå.

## Sammenligningen

compare-title = Seks regelsæt side om side
compare-intro = Alle de spørgsmål, hvor arkene kunne være forskellige. Svar, der afviger fra turneringsreglerne, er mærket.
compare-mark = anderledes end turneringsreglerne

## Kilderne

sources-title = { $rulebook }: hvert udsagn, og hvad der svarer til det
sources-count =
    { $count ->
        [one] { $count } udsagn på: { $languages }.
       *[other] { $count } udsagn på: { $languages }.
    } { $open ->
        [0] Ingen står åbne.
        [one] { $open } står endnu åbent.
       *[other] { $open } står endnu åbne.
    }
sources-intro = I det trykte arks rækkefølge; i stedet for dets sætninger står her de afsnit, der gengiver dem. Navnene er afsnittenes på regelsættets side og prøvernes i programmets kildetekst.
sources-kind-rule = regel
sources-kind-option = efter aftale
sources-kind-example = eksempel
sources-kind-equipment = udstyr
sources-kind-term = ord
sources-kind-advice = råd
sources-told = Står under { $list }.
sources-kept = Efterprøves af { $list }.
sources-hand = Det holder spillerne øje med.
sources-only = Kun på: { $languages }.
sources-open = Endnu åbent.

question-who-starts = Hvem begynder?
question-next-game = Hvem begynder næste parti?
question-obligation = Hvor meget af et kast skal spilles?
question-doubles = Hvad er en pas værd?
question-overshoot = Hvad må et tal spille ud, når det er højere end brikkens punkt?
question-straggler = Skal den sidste brik komme hjem med det største tal?
question-pick-and-pass = Må en brik slå i { word-home-the } og løbe videre til en enlig brik af samme farve?
question-passing = Hvad sker der, når man undervejs standser på en af modstanderens enlige brikker?
question-correction = Hvem må kræve et forkert træk rettet, og hvor længe?
question-gammon = Hvornår tæller partiet to gange, som gammon?
question-backgammon = Hvornår tæller partiet tre gange, som backgammon?
question-cube = Er der en doblerterning?
question-who-may-double = Hvem må doble?
question-answer-to-double = Hvad kan man svare på en dobling?
question-drop-costs = Hvad koster det at afslå?
question-automatic-double = Går doblerterningen nogensinde op af sig selv?
question-crawford = Er der et Crawfordparti?
question-money-options = Hvad kan aftales i pengespil?
question-resigning = Hvordan giver man op?
question-sessions = Hvad spilles der?
question-starts = Hvordan står brikkerne i begyndelsen?
question-numbering = Hvordan er brættet nummereret?
question-direction = Hvilken vej løber Hvid?
question-colours = Hvem tager hvilken farve?
question-dice-fall = Hvor skal terningerne ligge på et rigtigt bræt?
question-hit-checkers = Hvor venter slagne brikker?
question-cube-rest = Hvor ligger doblerterningen før den første dobling?

topic-who-starts = åbningskastet
topic-next-game = hvem der begynder næste parti
topic-obligation = trækpligten
topic-doubles = pas
topic-overshoot = at spille ud
topic-straggler = den sidste brik
topic-pick-and-pass = at slå og løbe videre
topic-passing = stop undervejs
topic-correction = forkerte træk
topic-gammon = gammon
topic-backgammon = backgammon
topic-cube = doblerterningen
topic-who-may-double = retten til at doble
topic-answer-to-double = svaret på en dobling
topic-drop-costs = prisen for at afslå
topic-automatic-double = automatiske doblinger
topic-crawford = Crawfordpartiet
topic-money-options = aftaler i pengespil
topic-resigning = at give op
topic-sessions = spilleformerne
topic-starts = opstillingerne
topic-numbering = nummereringen
topic-direction = retningen
topic-colours = farverne
topic-dice-fall = hvor terningerne ligger
topic-hit-checkers = hvor slagne brikker venter
topic-cube-rest = hvor doblerterningen ligger

answer-higher-die = én terning hver, og den, der kaster højest, begynder og spiller begge tal
answer-lower-by-agreement = den laveste, hvis det er aftalt
answer-higher-total = begge kaster to terninger, og den med den højeste sum begynder og kaster på ny
answer-opening-throw = igen et åbningskast
answer-winner-starts = vinderen af det forrige, uden åbningskast
answer-most-numbers = så mange tal som muligt; hvis kun ét, så det største
answer-four-moves = fire skridt
answer-farthest = kun den bageste brik
answer-any-below = enhver brik på et lavere punkt, når ingen står på tallets punkt eller længere tilbage
answer-any-carried = enhver brik, som det fører ud over kanten, uanset hvad der står bag den
answer-no = nej
answer-straggler-yes = ja, hvis hvert af tallene ville bringe den hjem; ikke ved en pas
answer-pick-and-pass-allowed = ja
answer-pick-and-pass-forbidden = nej
answer-hits = den bliver slået
answer-either-until-lifted = begge spillere, indtil terningerne er taget op
answer-opponent-until-lifted = modstanderen, indtil terningerne er taget op
answer-either-until-roll = begge spillere, indtil næste kast
answer-opponent-until-roll = modstanderen, indtil sit eget kast
answer-nothing-borne-off = taberen har ikke spillet nogen brik ud
answer-checker-back = en af taberens brikker er på baren eller i vinderens hjemland, også selv om andre er spillet ud
answer-checker-back-nothing-off =
    { $waits ->
        [aside] taberen har ikke spillet nogen brik ud og har en i vinderens { word-home } eller en slået, der endnu ikke er tilbage i spillet
       *[bar] taberen har ikke spillet nogen brik ud og har en på baren eller i vinderens hjemland
    }
answer-no-cube = nej
answer-cube-always = ja
answer-cube-several-games = når der er aftalt flere partier
answer-cube-match-if-agreed = i en match, hvis det er aftalt
answer-cube-limit = op til { $number }
answer-cube-no-limit = uden grænse
answer-before-own-roll = før sit eget kast, når modstanderen har afsluttet en tur; senere kun den, der ejer doblerterningen
answer-take-or-drop = acceptere eller afslå
answer-redouble-at-once = acceptere, afslå eller redoble med det samme
answer-beaver-if-agreed = i pengespil en beaver, hvis det er aftalt
answer-stake-before = indsatsen før doblingen
answer-not-applicable = –
answer-automatic-never = aldrig
answer-automatic-if-agreed = efter aftale, én gang, når det første åbningskast er lige, eller når det første kast er en pas
answer-automatic-money = i pengespil, hvis det er aftalt, én gang, når begge kaster det samme i det første åbningskast
answer-crawford-yes = ja, det første parti, efter at en spiller er kommet ét point fra at vinde matchen
answer-jacoby = Jacoby-reglen
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = intet
answer-offer = ved at tilbyde et enkelt parti, en gammon eller en backgammon; modstanderen må afvise
answer-at-once-backgammon = straks, og man taber en backgammon
answer-single-game = enkeltstående partier
answer-running-total = løbende regnskab
answer-match-to = matcher til et antal point
answer-money = pengespil
answer-games = et antal partier, pointene lagt sammen
answer-standard = som sædvanlig
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = hver spiller tæller fra 24 ned til 1
answer-up-with-white = 1 til 24 langs den første spillers vej
answer-down-with-black = 24 ned til 1 langs de mørke brikkers vej
answer-down-with-white = 24 ned til 1 langs Hvids vej
answer-two-rows = to rækker, S1 til S12 og W1 til W12
answer-counter-clockwise = mod uret
answer-clockwise = med uret
answer-agreed = som spillerne aftaler
answer-older-takes-dark = ved uenighed tager den ældste de mørke brikker
answer-one-half = begge i samme halvdel
answer-right-half = begge i højre halvdel, set fra den, der kaster
answer-on-bar = på baren
answer-laid-aside = ved siden af brættet
answer-cube-middle = i midten
answer-cube-beside = ved siden af brættet, 64 opad
