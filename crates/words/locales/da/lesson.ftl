### Teach me: the first game, step by step.

## Around the steps

lesson-at = Trin { $at } af { $of }
lesson-next = Videre
lesson-back = Tilbage
lesson-not-quite = Lovligt, men ikke det, der blev bedt om. Prøv igen.
lesson-elsewhere = Ikke der. Prøv igen.
lesson-play = Spil dit første parti
lesson-over = Det er hele spillet. Spil nu et parti: træneren siger, hvad den ville gøre.
lesson-points = { $count } point

## The fifteen steps, and what is said once each is done

lesson-setup = Hver side har femten brikker og begynder sådan. En af dine mangler: på punkt { $point } skal der stå fem. Tryk på det.
lesson-setup-done = Nu står alle rigtigt.
lesson-direction = Dine lyse brikker går fra punkt { $from } hele vejen rundt til dit hjemland, punkt { $high } til { $low }. De mørke kommer den anden vej. Tryk på et punkt i dit hjemland.
lesson-direction-done = Det er der, du skal hen.
lesson-opening-one = Hvem begynder? Hver kaster én terning. Den højeste begynder og spiller begge tal. Kast.
lesson-opening-two = Hvem begynder? Begge kaster to terninger. Den højeste sum begynder, med et nyt kast. Kast.
lesson-opening-done = Dit er højere: du begynder. Ved lighed kastes der igen.
lesson-move = Flyt en brik for hvert tal, eller én for begge. Et punkt med to eller flere mørke brikker er lukket. Spil 4 og 2, og tryk så »{ do-done }«.
lesson-move-done = Det var en hel tur.
lesson-point = To af dine brikker sammen er sikre og holder de mørke væk fra punktet. Spil 3 og 1, så to står på punkt { $point }.
lesson-point-done = Du har lavet et punkt. Jo flere på stribe, jo sværere at komme forbi.
lesson-blocked = En brik må bruge begge tal, men skal kunne stå derimellem. Fra { $from } fører 5 først til { $closed }, som er lukket. Før en til { $to } med 6 og 5.
lesson-blocked-done = 6 først var vejen.
lesson-hit = En brik alene kan slås: land på den, og den må begynde forfra. Slå den mørke på punkt { $point }.
lesson-hit-done = Slået! Den har mistet hele sin vej.
lesson-enter = { $waits ->
    [aside] Din brik blev slået og venter ved siden af brættet.
   *[bar] Din brik blev slået og venter på baren.
} Den skal ind før alt andet, på den modsatte side, med et kastet tal. Spil 5 og 3.
lesson-enter-done = Inde igen.
lesson-shut = Her fører begge tal til lukkede punkter. Intet kan spilles, og turen går videre: tryk »{ do-done }«.
lesson-shut-done = Det sker for alle.
lesson-doubles = En pas spilles fire gange. Spil 3 fire gange, med hvilke brikker du vil.
lesson-doubles-done = Fire træk i én tur.
lesson-home = Til sidst forlader brikkerne brættet, men først når alle er hjemme. Én er endnu ude: bring den hjem med 4 eller 2.
lesson-home-done = Alle hjemme.
lesson-off = Nu spiller en 6’er en brik ud fra det sjette punkt i dit hjemland, en 3’er fra det tredje. Tryk på en brik. Spil 6 og 3.
lesson-off-done = To ude, tretten tilbage.
lesson-larger = Et tal, der er større end alle dine punkter, { $rule ->
    [below] må spille enhver brik på et lavere punkt ud.
    [carried] må spille enhver brik ud, som det fører over kanten.
   *[farthest] spiller den bageste brik ud.
} Spil 6 og 5.
lesson-larger-done = Intet af kastet gik tabt.
lesson-win = Den, der først har spillet alle femten ud, vinder. Spil dine sidste to ud. Sort har ikke spillet nogen ud: det er en gammon og tæller dobbelt.
lesson-win-done = Du har vundet en gammon.
lesson-cube = Doblerterningen fordobler indsatsen. Før dit kast må du tilbyde den: den anden accepterer og ejer den så, eller afslår og taber den hidtidige indsats. Du er langt foran: dobl.
lesson-cube-done = Her bør Sort afslå: du vinder ét point.
lesson-count = Du har vundet, og en mørk brik står endnu i dit hjemland: det er en backgammon. Hvad tæller den?
lesson-count-done = Tre point: det meste, et parti kan tælle her.
