### Teach me: the first game, step by step.

## Around the steps

lesson-at = Steg { $at } av { $of }
lesson-next = Nästa
lesson-back = Tillbaka
lesson-not-quite = Tillåtet, men inte det som efterfrågas. Försök igen.
lesson-elsewhere = Inte där. Försök igen.
lesson-play = Spela ditt första parti
lesson-over = Det är hela spelet. Spela nu ett parti: tränaren säger vad den skulle göra.
lesson-points = { $count } poäng

## The fifteen steps, and what is said once each is done

lesson-setup = Varje sida har femton brickor och börjar så här. En av dina saknas: på punkt { $point } ska det stå fem. Tryck på den.
lesson-setup-done = Nu står alla rätt.
lesson-direction = Dina ljusa brickor går från punkt { $from } hela vägen runt till din hemmaplan, punkt { $high } till { $low }. De mörka kommer från andra hållet. Tryck på en punkt i din hemmaplan.
lesson-direction-done = Dit ska du.
lesson-opening-one = Vem börjar? Var och en kastar en tärning. Den högre börjar och spelar båda talen. Kasta.
lesson-opening-two = Vem börjar? Båda kastar två tärningar. Den högre summan börjar, med ett nytt kast. Kasta.
lesson-opening-done = Ditt är högre: du börjar. Vid lika kastar man om.
lesson-move = Flytta en bricka för varje tal, eller en för båda. En punkt med två eller fler mörka brickor är stängd. Spela 4 och 2, tryck sedan ”{ do-done }”.
lesson-move-done = Det var en hel tur.
lesson-point = Två av dina brickor tillsammans är säkra och håller de mörka borta från punkten. Spela 3 och 1 så att två står på punkt { $point }.
lesson-point-done = Du har gjort en punkt. Ju fler i rad, desto svårare att komma förbi.
lesson-blocked = En bricka får använda båda talen men måste kunna stanna däremellan. Från { $from } leder 5 först till { $closed }, som är stängd. För en till { $to } med 6 och 5.
lesson-blocked-done = 6 först var vägen.
lesson-hit = En ensam bricka kan slås: landa på den, så får den börja om. Slå den mörka på punkt { $point }.
lesson-hit-done = Slagen! Den har förlorat hela sin väg.
lesson-enter = { $waits ->
    [aside] Din bricka blev slagen och väntar bredvid brädet.
   *[bar] Din bricka blev slagen och väntar på baren.
} Den måste in först, på bortre sidan, på ett kastat tal. Spela 5 och 3.
lesson-enter-done = Inne igen.
lesson-shut = Här leder båda talen till stängda punkter. Inget kan spelas och turen går vidare: tryck ”{ do-done }”.
lesson-shut-done = Det händer alla.
lesson-doubles = Ett dubbelslag spelas fyra gånger. Spela 3 fyra gånger, med valfria brickor.
lesson-doubles-done = Fyra drag i en tur.
lesson-home = Till sist lämnar brickorna brädet, men först när alla är hemma. En är ännu ute: ta hem den med 4 eller 2.
lesson-home-done = Alla hemma.
lesson-off = Nu tar en 6:a ut en bricka från sjätte punkten i din hemmaplan, en 3:a från tredje. Tryck på en bricka. Spela 6 och 3.
lesson-off-done = Två ute, tretton kvar.
lesson-larger = Ett tal som är större än alla dina punkter { $rule ->
    [below] får ta ut vilken bricka som helst på en lägre punkt.
    [carried] får ta ut varje bricka som det för över kanten.
   *[farthest] tar ut den bakersta brickan.
} Spela 6 och 5.
lesson-larger-done = Inget av kastet gick förlorat.
lesson-win = Den som först har tagit ut alla femton vinner. Ta ut dina sista två. Svart har inte tagit ut någon: det är en gammon och räknas dubbelt.
lesson-win-done = Du har vunnit en gammon.
lesson-cube = Dubblingskuben dubblar insatsen. Före ditt kast får du erbjuda den: den andra antar och äger den då, eller passar och förlorar insatsen som den var. Du ligger långt före: dubbla.
lesson-cube-done = Här bör Svart passa: du vinner en poäng.
lesson-count = Du har vunnit och en mörk bricka står kvar i din hemmaplan: det är en backgammon. Hur mycket räknas den?
lesson-count-done = Tre poäng: det mesta ett parti kan ge här.
