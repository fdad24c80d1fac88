### Teach me: the first game, step by step.

## Around the steps

lesson-at = Stap { $at } van { $of }
lesson-next = Verder
lesson-back = Terug
lesson-not-quite = Mag, maar was niet de bedoeling. Probeer het nog eens.
lesson-elsewhere = Daar niet. Probeer het nog eens.
lesson-play = Speel je eerste partij
lesson-over = Dat is het hele spel. Speel er nu een: de coach zegt wat hij zou doen.
lesson-points = { $count ->
    [one] Eén punt
   *[other] { $count } punten
}

## The fifteen steps, and what is said once each is done

lesson-setup = Elke kant heeft vijftien schijven en begint zo. Eén van jou ontbreekt: op punt { $point } horen er vijf. Tik erop.
lesson-setup-done = Nu staat alles goed.
lesson-direction = Je lichte schijven gaan van punt { $from } helemaal rond naar je thuisvak, punt { $high } tot { $low }. De donkere komen je tegemoet. Tik op een punt van je thuisvak.
lesson-direction-done = Daar moet je heen.
lesson-opening-one = Wie begint? Ieder gooit één dobbelsteen. De hoogste begint en speelt beide getallen. Gooi.
lesson-opening-two = Wie begint? Beiden gooien twee dobbelstenen. Het hoogste totaal begint, met een nieuwe worp. Gooi.
lesson-opening-done = Die van jou is hoger: jij begint. Bij gelijk gooi je opnieuw.
lesson-move = Zet met elk getal een schijf, of één schijf met beide. Een punt met twee of meer donkere schijven is dicht. Speel 4 en 2 en druk op “{ do-done }”.
lesson-move-done = Dat was een hele beurt.
lesson-point = Twee schijven samen zijn veilig en houden de donkere van dat punt. Speel 3 en 1 zo dat er twee op punt { $point } staan.
lesson-point-done = Je hebt een punt gemaakt. Hoe meer naast elkaar, hoe lastiger om te passeren.
lesson-blocked = Een schijf mag beide getallen spelen, maar moet ertussen kunnen staan. Van { $from } leidt eerst de 5 naar { $closed }, en dat is dicht. Breng er een naar { $to } met 6 en 5.
lesson-blocked-done = Eerst de 6, dat was de weg.
lesson-hit = Een losse schijf kan geslagen worden: kom erop en hij begint opnieuw. Sla de donkere op punt { $point }.
lesson-hit-done = Geslagen! Hij is zijn hele weg kwijt.
lesson-enter = { $waits ->
    [aside] Je schijf is geslagen en wacht naast het bord.
   *[bar] Je schijf is geslagen en wacht op de bar.
} Hij moet eerst binnenkomen, aan de overkant, op een gegooid getal. Speel 5 en 3.
lesson-enter-done = Weer binnen.
lesson-shut = Hier leiden beide getallen naar gesloten punten. Er kan niets en de beurt gaat voorbij: druk op “{ do-done }”.
lesson-shut-done = Dat overkomt iedereen.
lesson-doubles = Een doublet speel je vier keer. Speel vier keer 3, met welke schijven je wilt.
lesson-doubles-done = Vier zetten in één beurt.
lesson-home = Aan het eind verlaten de schijven het bord, maar pas als alle thuis zijn. Eén staat nog buiten: breng hem thuis met 4 of 2.
lesson-home-done = Alles thuis.
lesson-off = Nu haalt een 6 een schijf uit van het zesde punt van je thuisvak, een 3 van het derde. Tik op een schijf. Speel 6 en 3.
lesson-off-done = Twee eruit, nog dertien.
lesson-larger = Een getal groter dan je hoogste punt { $rule ->
    [below] mag elke schijf op een lager punt uithalen.
    [carried] mag elke schijf uithalen die het over de rand brengt.
   *[farthest] haalt de achterste schijf uit.
} Speel 6 en 5.
lesson-larger-done = Niets van de worp ging verloren.
lesson-win = Wie als eerste alle vijftien uithaalt, wint. Haal je laatste twee uit. Zwart heeft er nog geen uitgehaald: dat is een gammon en telt dubbel.
lesson-win-done = Je hebt een gammon gewonnen.
lesson-cube = De doubleersteen verdubbelt de inzet. Voor je worp mag je hem aanbieden: de ander neemt aan en heeft hem dan, of past en verliest de oude inzet. Je staat ver voor: doubleer.
lesson-cube-done = Hier hoort Zwart te passen: je wint één punt.
lesson-count = Je hebt gewonnen en er staat nog een donkere schijf in je thuisvak: een backgammon. Hoeveel telt dat?
lesson-count-done = Drie punten: meer kan een partij hier niet tellen.
