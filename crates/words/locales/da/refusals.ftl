### Hvorfor noget bliver afvist. Variablerne er forklaret i det engelske katalog.

## Rammen

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, vores afgørelse: { $why }

## Ikke nu, eller ikke dig

refusal-not-now-opening-throw = Først kommer åbningskastet.
refusal-not-now-roll = Først skal terningerne kastes.
refusal-not-now-play = Først skal kastet spilles.
refusal-not-now-answer-to-double = Først skal doblingen besvares.
refusal-not-now-answer-to-resignation = Først skal tilbuddet om at give op besvares.
refusal-not-now-next-game = Dette parti er slut.
refusal-not-your-turn = { $side ->
    [white] Det er Hvids tur.
   *[black] Det er Sorts tur.
}
refusal-bad-die = En terning viser 1 til 6, ikke { $die }.
refusal-opening-dice = { $wanted ->
    [one] For at afgøre, hvem der begynder, kaster hver spiller én terning.
   *[other] For at afgøre, hvem der begynder, kaster hver spiller { $wanted } terninger.
}
refusal-already-thrown = { $side ->
    [white] Hvid har kastet; nu skal Sort kaste.
   *[black] Sort har kastet; nu skal Hvid kaste.
}

## At trække

refusal-no-such-point = Der er intet punkt { $point }.
refusal-no-checker = { $point ->
    [bar] Du har ingen slået brik at sætte ind.
    [off] En brik, der er spillet ud, kommer ikke tilbage.
   *[other] Du har ingen brik på punkt { $point }.
}
refusal-backwards = { $from }/{ $to } går baglæns eller ingen steder hen; brikker flyttes kun hjemad.
refusal-bar-first = Sæt først den slagne brik ind; indtil da flyttes ingen anden brik.
refusal-enter-by-sum = En brik sættes ind med den ene ternings tal, aldrig med summen af begge.
refusal-blocked = Punkt { $to } er lukket: der står to eller flere af modstanderens brikker.
refusal-not-thrown = { $from }/{ $to } kræver et tal, som { $roll } ikke giver, eller som allerede er brugt.
refusal-no-die = Der er ingen { $die }’er tilbage at spille.
refusal-wrong-number = { $from ->
    [bar] En { $die }’er sætter ikke den slagne brik ind på punkt { $to }.
   *[other] En { $die }’er fører ikke fra punkt { $from } { $to ->
        [off] ud af brættet.
       *[other] til punkt { $to }.
    }
}
refusal-not-home = Der spilles ikke ud, før alle dine brikker er hjemme; { $point ->
    [bar] der er stadig en slået, som ikke er sat ind.
   *[other] der står stadig en på punkt { $point }.
}
refusal-farthest-first = Med en { $die }’er spilles der ikke ud fra punkt { $from }, så længe en af dine brikker står længere tilbage.
refusal-behind-first = Med en { $die }’er spilles der ikke ud fra punkt { $from }, så længe en af dine brikker står på { $die }’erens eget punkt eller længere tilbage.
refusal-too-small = En { $die }’er er for lille til at spille ud fra punkt { $from }.
refusal-pick-and-pass = En brik, der har slået i sit eget hjemland, må ikke løbe videre til punkt { $to }, hvor der står en enlig brik af dine egne.
refusal-more-can-be-played = { $possible ->
    [one] Ét tal i kastet kan spilles, så det skal det.
   *[other] { $possible } tal i kastet kan spilles, så alle { $possible } skal spilles.
}
refusal-larger-first = Kun det ene af de to tal kan spilles, og det skal være det største: { $larger }.
refusal-straggler = Din sidste brik uden for hjemlandet forlader punkt { $from } med det største tal: { $larger }.
refusal-not-together = Med { $roll } kan disse træk ikke spilles sammen.

## Dobling

refusal-no-cube-rulebook = Dette regelsæt har ingen doblerterning.
refusal-no-cube-session = I denne spilleform bruges doblerterningen ikke.
refusal-no-cube-not-agreed = Doblerterningen blev ikke aftalt før matchen.
refusal-no-cube-one-point-match = I en match til ét point er der ingen doblerterning.
refusal-no-cube-crawford = Dette er Crawfordpartiet: ingen dobler.
refusal-not-your-cube = { $side ->
    [white] Doblerterningen er Hvids: kun Hvid må doble.
   *[black] Doblerterningen er Sorts: kun Sort må doble.
}
refusal-before-first-turn = Ingen dobler, før modstanderen har afsluttet en tur.
refusal-already-doubled = Der er allerede doblet; nu skal terningerne kastes.
refusal-cube-limit = Doblerterningen går ikke højere end { $limit }.
refusal-no-double = Der er ingen dobling at svare på.
refusal-own-double = { $side ->
    [white] Det er Hvid, der skal svare på doblingen.
   *[black] Det er Sort, der skal svare på doblingen.
}
refusal-no-redouble-at-once = En dobling accepteres eller afslås; den kan ikke redobles med det samme.
refusal-no-beavers = Beavers er ikke aftalt.
refusal-no-raccoons = Raccoons er ikke aftalt.
refusal-nothing-to-beaver = En beaver svarer kun på en dobling, en raccoon kun på en beaver.

## At give op

refusal-no-resignation = Ingen har tilbudt at give op.
refusal-own-resignation = { $side ->
    [white] Det er Hvid, der skal acceptere eller afvise.
   *[black] Det er Sort, der skal acceptere eller afvise.
}
refusal-resigns-backgammon = Den, der giver op, taber en backgammon; der er intet mindre tilbud.
refusal-resigns-under-double = Først skal doblingen besvares; ingen giver op, så længe den er åben.

## Ved et rigtigt bræt

refusal-no-clock = Der er ikke aftalt noget ur, så ingen kan tabe på tid.
refusal-no-claim = Det er ikke aftalt, at man kan kræve sejren, når modstanderen bliver væk.
refusal-not-real-board = Dette er til partier ved et rigtigt bræt; her holder programmet øje med reglerne.
refusal-play-is-legal = Trækket er lovligt og noteres som sådan.
refusal-cannot-stand = Intet træk ender med begge siders brikker på punkt { $point }.
refusal-nothing-to-correct = Det seneste træk var ikke forkert.
refusal-dice-lifted = Et forkert træk kan kun rettes, indtil terningerne er taget op; dette står ved magt.
refusal-not-yours-to-correct = { $side ->
    [white] Kun Hvid må som modstander kræve, at et forkert træk rettes.
   *[black] Kun Sort må som modstander kræve, at et forkert træk rettes.
}
refusal-no-dice-to-lift = { $side ->
    [white] Hvid har ingen terninger at tage op.
   *[black] Sort har ingen terninger at tage op.
}
refusal-not-void = Efter dette regelsæt er et kast ikke ugyldigt af den grund.
refusal-not-early = Modstanderen havde afsluttet sin tur; kastet kom altså ikke for tidligt.
void-not-flat = En terning ligger ikke fladt på brættet.
void-different-halves = Terningerne ligger i hver sin halvdel af brættet.
void-on-checker = En terning ligger på en brik.
void-before-turn-ended = Modstanderen havde ikke afsluttet sin tur.
void-wrong-half = Terningerne ligger ikke i den højre halvdel, set fra den, der kaster.

## Sessionen

refusal-session-over = Spillet er slut.
refusal-game-not-over = Dette parti er ikke slut.
refusal-ends-by-itself = Her ligger slutningen fast; man holder ikke op, når man har lyst.

## Umulige stillinger

setup-checker-number = Et parti har 1 til 15 brikker på hver side, ikke { $found }.
setup-own-checkers = Den, der er i tur, har { $found ->
    [one] én brik
   *[other] { $found } brikker
} i stedet for { $wanted }.
setup-opponent-checkers = Modstanderen har { $found ->
    [one] én brik
   *[other] { $found } brikker
} i stedet for { $wanted }.
setup-shared-point = Begge sider står på punkt { $point }, regnet fra den side, der er i tur.
setup-both-finished = Begge sider har spillet alle brikker ud.
situation-checkers = { $side ->
    [white] Hvid
   *[black] Sort
} har { $found ->
    [one] én brik
   *[other] { $found } brikker
} i stedet for { $wanted }.
situation-shared-point = Begge sider står på punkt { $point }.
situation-over = Den ene side har spillet alt ud: partiet er slut.
setup-cube-value = Ingen doblerterning viser { $value } her.
setup-cube-held = En doblerterning, der aldrig er vendt, ejes af ingen.
setup-no-cube = I dette parti vendes ingen doblerterning, så den kan ikke vise { $value }.
setup-crawford = Crawfordpartiet spilles, når én spiller, og kun én, mangler ét point i at vinde matchen.
setup-match-over = Med { $points } point er en match til { $length } allerede slut.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Før et enkeltstående parti har ingen vundet point endnu.
   *[games] Før det første af flere partier har ingen vundet point endnu.
}
setup-finished = { $side ->
    [white] Hvid har allerede spillet alle brikker ud.
   *[black] Sort har allerede spillet alle brikker ud.
}

## Det, der ikke kan spilles

terms-session-not-played = { $session ->
    [single-game] »{ $rulebook }« kender ikke enkeltstående partier.
    [running-total] »{ $rulebook }« kender ikke løbende regnskab.
    [match] »{ $rulebook }« kender ikke matcher.
    [money] »{ $rulebook }« kender ikke pengespil.
   *[games] »{ $rulebook }« kender ikke et aftalt antal partier.
} Du kan lave dit eget regelsæt ud fra det og tillade det dér.
terms-length-points = En match går til mindst 1 og højst 1000 point, ikke til { $points }.
terms-length-games = Der kan aftales 1 til 1000 partier, ikke { $count }.
terms-start-not-known = »{ $rulebook }« kender ikke opstillingen { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Du kan lave dit eget regelsæt ud fra det og tage den med.
terms-not-offered = { $option ->
    [lower-starts] »{ $rulebook }« lader ikke det laveste kast begynde.
    [cube] »{ $rulebook }« har ingen doblerterning at aftale.
    [automatic-double] »{ $rulebook }« kender ikke automatiske doblinger.
    [first-double] »{ $rulebook }« kender ikke automatisk dobling for en pas som første kast.
    [jacoby] »{ $rulebook }« kender ikke Jacoby-reglen.
    [beavers] »{ $rulebook }« kender ikke beavers.
   *[raccoons] »{ $rulebook }« kender ikke raccoons.
}
terms-money-only = { $option ->
    [jacoby] Jacoby-reglen gælder kun i pengespil.
    [beavers] Beavers findes kun i pengespil.
   *[raccoons] Raccoons findes kun i pengespil.
}
terms-automatic-money-only = Automatiske doblinger findes kun i pengespil.
terms-raccoons-without-beavers = Raccoons aftales kun sammen med beavers.
terms-timing-bounds = Sådan et ur kan man ikke spille med: en tur kræver tid, højst en time eller { $days } dage.
terms-timing-real-board = Ved siden af et rigtigt bræt står et rigtigt ur; her går der intet ur.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: et enkelt parti spilles uden doblerterning.
   *[other] { $rulebook }: dette spilles uden doblerterning.
}
remark-even-match = { $points ->
   *[other] En match til { $points } point: et ulige antal er bedre.
}

## Regelsæt, som ingen kunne spille efter

rulebook-fault-no-sessions = Ingen spilleform er tilladt, så der kan ikke spilles noget.
rulebook-fault-crawford-without-cube = Crawford-reglen sætter doblerterningen ud af spil, men der er ingen doblerterning.
rulebook-fault-crawford-without-matches = Crawford-reglen hører til matcher, men der spilles ingen matcher.
rulebook-fault-cube-limit = En doblerterning viser 2, 4, 8 og så videre op til 1048576, så { $limit } kan ikke være dens grænse.
rulebook-fault-cube-without-matches = Doblerterningen bruges kun i matcher, men der spilles ingen matcher.
rulebook-fault-cube-without-several-games = Doblerterningen bruges, når der spilles flere partier, men der spilles kun enkeltstående partier.
rulebook-fault-automatic-without-cube = En automatisk dobling vender doblerterningen, men der er ingen doblerterning.
rulebook-fault-automatic-without-money = Automatiske doblinger hører til pengespil, som ikke er tilladt.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] Jacoby-reglen handler om doblerterningen, men der er ingen doblerterning.
    [beavers] En beaver vender doblerterningen, men der er ingen doblerterning.
   *[raccoons] En raccoon vender doblerterningen, men der er ingen doblerterning.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] Jacoby-reglen hører til pengespil, som ikke er tilladt.
    [beavers] Beavers hører til pengespil, som ikke er tilladt.
   *[raccoons] Raccoons hører til pengespil, som ikke er tilladt.
}
rulebook-fault-raccoons-without-beavers = En raccoon svarer på en beaver, men beavers er ikke tilladt.
rulebook-fault-beavers-and-redoubling = Beavers og redobling med det samme udelukker hinanden: begge dele vender doblerterningen som svar på en dobling.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Doblerterningen bruges kun i matcher, så Jacoby-reglen har intet at virke på.
    [beavers] Doblerterningen bruges kun i matcher, så en beaver er aldrig mulig.
   *[raccoons] Doblerterningen bruges kun i matcher, så en raccoon er aldrig mulig.
}
