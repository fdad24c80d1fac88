### Varför något avvisas. Variablerna förklaras i den engelska katalogen.

## Ramen

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, vår tolkning: { $why }

## Inte nu, eller inte du

refusal-not-now-opening-throw = Först kommer öppningskastet.
refusal-not-now-roll = Först måste tärningarna kastas.
refusal-not-now-play = Först måste kastet spelas.
refusal-not-now-answer-to-double = Först måste dubblingen besvaras.
refusal-not-now-answer-to-resignation = Först måste erbjudandet att ge upp besvaras.
refusal-not-now-next-game = Det här partiet är slut.
refusal-not-your-turn = { $side ->
    [white] Det är Vits tur.
   *[black] Det är Svarts tur.
}
refusal-bad-die = En tärning visar 1 till 6, inte { $die }.
refusal-opening-dice = { $wanted ->
    [one] För att avgöra vem som börjar kastar varje spelare en tärning.
   *[other] För att avgöra vem som börjar kastar varje spelare { $wanted } tärningar.
}
refusal-already-thrown = { $side ->
    [white] Vit har kastat; nu ska Svart kasta.
   *[black] Svart har kastat; nu ska Vit kasta.
}

## Att flytta

refusal-no-such-point = Det finns ingen punkt { $point }.
refusal-no-checker = { $point ->
    [bar] Du har ingen bricka på baren.
    [off] En uttagen bricka kommer inte tillbaka.
   *[other] Du har ingen bricka på punkt { $point }.
}
refusal-backwards = { $from }/{ $to } går bakåt eller ingenstans; brickor flyttas bara hemåt.
refusal-bar-first = Gå först in från baren; innan dess får ingen annan bricka flyttas.
refusal-enter-by-sum = En bricka går in med den ena tärningens tal, aldrig med summan av båda.
refusal-blocked = Punkt { $to } är stängd: där står två eller flera av motståndarens brickor.
refusal-not-thrown = Draget { $from }/{ $to } kräver ett tal som { $roll } inte ger eller som redan är spelat.
refusal-no-die = Det finns ingen { $die }:a kvar att spela.
refusal-wrong-number = En { $die }:a leder inte från { $from ->
    [bar] baren
   *[other] punkt { $from }
} { $to ->
    [off] ut från brädet
   *[other] till punkt { $to }
}.
refusal-not-home = Inget tas ut förrän alla dina brickor är hemma; { $point ->
    [bar] en är kvar på baren.
   *[other] en står kvar på punkt { $point }.
}
refusal-farthest-first = Med en { $die }:a tas inget ut från punkt { $from } så länge en av dina brickor står längre bak.
refusal-behind-first = Med en { $die }:a tas inget ut från punkt { $from } så länge en av dina brickor står på { $die }:ans egen punkt eller längre bak.
refusal-too-small = En { $die }:a är för liten för att ta ut från punkt { $from }.
refusal-pick-and-pass = En bricka som har slagit i sin egen hemmaplan får inte gå vidare till punkt { $to }, där en av dina brickor står ensam.
refusal-more-can-be-played = { $possible ->
    [one] Ett tal i kastet kan spelas, så det måste spelas.
   *[other] { $possible } tal i kastet kan spelas, så alla { $possible } måste spelas.
}
refusal-larger-first = Bara ett av de två talen kan spelas, och det måste vara det större: { $larger }.
refusal-straggler = Din sista bricka utanför hemmaplanen lämnar punkt { $from } med det större talet: { $larger }.
refusal-not-together = De här dragen går inte ihop med { $roll }.

## Dubbling

refusal-no-cube-rulebook = Det här regelverket har ingen dubblingskub.
refusal-no-cube-session = I den här spelformen används inte dubblingskuben.
refusal-no-cube-not-agreed = Ni kom inte överens om dubblingskuben före matchen.
refusal-no-cube-one-point-match = I en match till en poäng finns ingen dubblingskub.
refusal-no-cube-crawford = Det här är Crawfordpartiet: ingen dubblar.
refusal-not-your-cube = { $side ->
    [white] Dubblingskuben är Vits: bara Vit får dubbla.
   *[black] Dubblingskuben är Svarts: bara Svart får dubbla.
}
refusal-before-first-turn = Ingen dubblar förrän motståndaren har avslutat en tur.
refusal-already-doubled = Det är redan dubblat; nu måste tärningarna kastas.
refusal-cube-limit = Dubblingskuben går inte högre än { $limit }.
refusal-no-double = Det finns ingen dubbling att svara på.
refusal-own-double = { $side ->
    [white] Det är Vit som ska svara på dubblingen.
   *[black] Det är Svart som ska svara på dubblingen.
}
refusal-no-redouble-at-once = En dubbling antar man eller tackar nej till; den kan inte redubblas genast.
refusal-no-beavers = Ni har inte kommit överens om beavers.
refusal-no-raccoons = Ni har inte kommit överens om raccoons.
refusal-nothing-to-beaver = En beaver svarar bara på en dubbling, en raccoon bara på en beaver.

## Att ge upp

refusal-no-resignation = Ingen har erbjudit sig att ge upp.
refusal-own-resignation = { $side ->
    [white] Det är Vit som ska godta eller avvisa.
   *[black] Det är Svart som ska godta eller avvisa.
}
refusal-resigns-backgammon = Den som ger upp förlorar en backgammon; något mindre erbjudande finns inte.
refusal-resigns-under-double = Först måste dubblingen besvaras; ingen ger upp så länge den väntar på svar.

## Vid ett riktigt bräde

refusal-no-clock = Ingen klocka är avtalad, så ingen kan förlora på tid.
refusal-no-claim = Det är inte avtalat att man kan kräva segern när motståndaren uteblir.
refusal-not-real-board = Det här är för partier vid ett riktigt bräde; här vakar programmet över reglerna.
refusal-play-is-legal = Draget är tillåtet och antecknas som sådant.
refusal-cannot-stand = Inget drag slutar med båda sidors brickor på punkt { $point }.
refusal-nothing-to-correct = Det senaste draget var inte fel.
refusal-dice-lifted = Ett felaktigt drag kan bara rättas tills tärningarna har tagits upp; det här gäller.
refusal-not-yours-to-correct = { $side ->
    [white] Bara Vit får som motståndare kräva att ett felaktigt drag rättas.
   *[black] Bara Svart får som motståndare kräva att ett felaktigt drag rättas.
}
refusal-no-dice-to-lift = { $side ->
    [white] Vit har inga tärningar att ta upp.
   *[black] Svart har inga tärningar att ta upp.
}
refusal-not-void = Enligt det här regelverket är ett kast inte ogiltigt av det skälet.
refusal-not-early = Motståndaren hade avslutat sin tur; kastet kom alltså inte för tidigt.
void-not-flat = En tärning ligger inte plant på brädet.
void-different-halves = Tärningarna ligger i olika halvor av brädet.
void-on-checker = En tärning ligger på en bricka.
void-before-turn-ended = Motståndaren hade inte avslutat sin tur.
void-wrong-half = Tärningarna ligger inte i brädets högra halva, sett från den som kastar.

## Spelformen

refusal-session-over = Spelet är slut.
refusal-game-not-over = Det här partiet är inte slut.
refusal-ends-by-itself = Här är slutet bestämt; man slutar inte när man vill.

## Omöjliga ställningar

setup-checker-number = Ett parti har 1 till 15 brickor per sida, inte { $found }.
setup-own-checkers = Spelaren på tur har { $found ->
    [one] en bricka
   *[other] { $found } brickor
} i stället för { $wanted }.
setup-opponent-checkers = Motståndaren har { $found ->
    [one] en bricka
   *[other] { $found } brickor
} i stället för { $wanted }.
setup-shared-point = Båda sidor står på punkt { $point }, så som spelaren på tur räknar.
setup-both-finished = Båda sidor har tagit ut alla sina brickor.
situation-checkers = { $side ->
    [white] Vit
   *[black] Svart
} har { $found ->
    [one] en bricka
   *[other] { $found } brickor
} i stället för { $wanted }.
situation-shared-point = Båda sidor står på punkt { $point }.
situation-over = Den ena sidan har tagit ut allt: partiet är slut.
setup-cube-value = Ingen dubblingskub visar { $value } här.
setup-cube-held = En dubblingskub som aldrig har vänts ägs av ingen.
setup-no-cube = I det här partiet vänds ingen dubblingskub, så den kan inte visa { $value }.
setup-crawford = Crawfordpartiet spelas när en spelare, och bara en, behöver en poäng till för att vinna matchen.
setup-match-over = Med { $points } poäng är en match till { $length } redan slut.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Före ett enstaka parti har ingen vunnit några poäng ännu.
   *[games] Före det första av flera partier har ingen vunnit några poäng ännu.
}
setup-finished = { $side ->
    [white] Vit har redan tagit ut alla brickor.
   *[black] Svart har redan tagit ut alla brickor.
}

## Det som inte går att spela

terms-session-not-played = { $session ->
    [single-game] ”{ $rulebook }” har inga enstaka partier.
    [running-total] ”{ $rulebook }” har ingen löpande räkning.
    [match] ”{ $rulebook }” har inga matcher.
    [money] ”{ $rulebook }” har inget spel om pengar.
   *[games] ”{ $rulebook }” har inget spel över ett avtalat antal partier.
} Gör ett eget regelverk utifrån det, där spelformen är tillåten.
terms-length-points = En match går till minst 1 och högst 1000 poäng, inte till { $points }.
terms-length-games = Man kan komma överens om 1 till 1000 partier, inte { $count }.
terms-start-not-known = ”{ $rulebook }” har inte uppställningen { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Gör ett eget regelverk utifrån det, där uppställningen är tillåten.
terms-not-offered = { $option ->
    [lower-starts] ”{ $rulebook }” låter inte det lägre kastet börja.
    [cube] ”{ $rulebook }” har ingen dubblingskub att komma överens om.
    [automatic-double] ”{ $rulebook }” har inga automatiska dubblingar.
    [first-double] ”{ $rulebook }” har ingen automatisk dubbling för dubbelslag som första kast.
    [jacoby] ”{ $rulebook }” har inte Jacobyregeln.
    [beavers] ”{ $rulebook }” har inga beavers.
   *[raccoons] ”{ $rulebook }” har inga raccoons.
}
terms-money-only = { $option ->
    [jacoby] Jacobyregeln gäller bara vid spel om pengar.
    [beavers] Beavers finns bara vid spel om pengar.
   *[raccoons] Raccoons finns bara vid spel om pengar.
}
terms-automatic-money-only = Automatiska dubblingar finns bara vid spel om pengar.
terms-raccoons-without-beavers = Man kan bara komma överens om raccoons tillsammans med beavers.
terms-timing-bounds = Med en sådan klocka går det inte att spela: en tur kräver tid, högst en timme eller { $days } dagar.
terms-timing-real-board = Bredvid ett riktigt bräde står en riktig klocka; här går ingen.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: ett enda parti spelas utan dubblingskub.
   *[other] { $rulebook }: detta spelas utan dubblingskub.
}
remark-even-match = { $points ->
   *[other] En match till { $points } poäng: ett udda tal är bättre.
}

## Regelverk som ingen kunde spela efter

rulebook-fault-no-sessions = Ingen spelform är tillåten, så inget kan spelas.
rulebook-fault-crawford-without-cube = Crawfordregeln sätter dubblingskuben ur spel, men det finns ingen dubblingskub.
rulebook-fault-crawford-without-matches = Crawfordregeln hör till matcher, men inga matcher spelas.
rulebook-fault-cube-limit = En dubblingskub visar 2, 4, 8 och så vidare upp till 1048576, så { $limit } kan inte vara dess gräns.
rulebook-fault-cube-without-matches = Dubblingskuben används bara i matcher, men inga matcher spelas.
rulebook-fault-cube-without-several-games = Dubblingskuben används när flera partier spelas, men det spelas bara enstaka.
rulebook-fault-automatic-without-cube = En automatisk dubbling vänder dubblingskuben, men det finns ingen dubblingskub.
rulebook-fault-automatic-without-money = Automatiska dubblingar hör till spel om pengar, men det är inte tillåtet.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] Jacobyregeln handlar om dubblingskuben, men det finns ingen dubblingskub.
    [beavers] En beaver vänder dubblingskuben, men det finns ingen dubblingskub.
   *[raccoons] En raccoon vänder dubblingskuben, men det finns ingen dubblingskub.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] Jacobyregeln hör till spel om pengar, men det är inte tillåtet.
    [beavers] Beavers hör till spel om pengar, men det är inte tillåtet.
   *[raccoons] Raccoons hör till spel om pengar, men det är inte tillåtet.
}
rulebook-fault-raccoons-without-beavers = En raccoon svarar på en beaver, men beavers är inte tillåtna.
rulebook-fault-beavers-and-redoubling = Beavers och omedelbar redubbling utesluter varandra: båda vänder dubblingskuben som svar på en dubbling.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Dubblingskuben används bara i matcher, så Jacobyregeln har inget att verka på.
    [beavers] Dubblingskuben används bara i matcher, så en beaver är aldrig möjlig.
   *[raccoons] Dubblingskuben används bara i matcher, så en raccoon är aldrig möjlig.
}
