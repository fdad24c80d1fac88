### Waarom iets geweigerd wordt. De uitleg van de variabelen staat in de Engelse catalogus.

## Het kader

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, onze beslissing: { $why }

## Niet nu, of niet jij

refusal-not-now-opening-throw = Eerst komt de openingsworp.
refusal-not-now-roll = Eerst moeten de dobbelstenen gegooid worden.
refusal-not-now-play = Eerst moet de worp gespeeld worden.
refusal-not-now-answer-to-double = Eerst moet de doublering beantwoord worden.
refusal-not-now-answer-to-resignation = Eerst moet het aanbod om op te geven beantwoord worden.
refusal-not-now-next-game = Deze partij is afgelopen.
refusal-not-your-turn = { $side ->
    [white] Wit is aan de beurt.
   *[black] Zwart is aan de beurt.
}
refusal-bad-die = Een dobbelsteen toont 1 tot en met 6, niet { $die }.
refusal-opening-dice = { $wanted ->
    [one] Om te bepalen wie begint, gooit elke speler één dobbelsteen.
   *[other] Om te bepalen wie begint, gooit elke speler { $wanted } dobbelstenen.
}
refusal-already-thrown = { $side ->
    [white] Wit heeft al gegooid; nu moet Zwart gooien.
   *[black] Zwart heeft al gegooid; nu moet Wit gooien.
}

## Spelen

refusal-no-such-point = Er is geen punt { $point }.
refusal-no-checker = { $point ->
    [bar] Je hebt geen schijf op de bar.
    [off] Een uitgehaalde schijf komt niet terug.
   *[other] Je hebt geen schijf op punt { $point }.
}
refusal-backwards = { $from }/{ $to } gaat achteruit of nergens heen; schijven gaan alleen richting thuisvak.
refusal-bar-first = Kom eerst binnen vanaf de bar; tot die tijd beweegt geen andere schijf.
refusal-enter-by-sum = Een schijf komt binnen met het getal van één dobbelsteen, nooit met de som van beide.
refusal-blocked = Punt { $to } is gesloten: daar staan twee of meer schijven van de tegenstander.
refusal-not-thrown = { $from }/{ $to } vraagt een getal dat { $roll } niet geeft of dat al gespeeld is.
refusal-no-die = Er is geen { $die } meer te spelen.
refusal-wrong-number = Een { $die } brengt je niet van { $from ->
    [bar] de bar
   *[other] punt { $from }
} { $to ->
    [off] van het bord af
   *[other] naar punt { $to }
}.
refusal-not-home = Uithalen mag pas als al je schijven in je thuisvak zijn; { $point ->
    [bar] er staat er nog één op de bar.
   *[other] er staat er nog één op punt { $point }.
}
refusal-farthest-first = Met een { $die } haal je niets uit van punt { $from } zolang er nog een schijf van jou achter staat.
refusal-behind-first = Met een { $die } haal je niets uit van punt { $from } zolang er nog een schijf van jou op de punt van de { $die } zelf of verder naar achteren staat.
refusal-too-small = Een { $die } is te klein om van punt { $from } uit te halen.
refusal-pick-and-pass = Een schijf die in het eigen thuisvak heeft geslagen, mag niet doorlopen naar punt { $to }, waar één losse schijf van jou staat.
refusal-more-can-be-played = { $possible ->
    [one] Er kan één getal van de worp gespeeld worden, dus dat moet ook.
   *[other] Er kunnen { $possible } getallen van de worp gespeeld worden, dus ze moeten alle { $possible } gespeeld worden.
}
refusal-larger-first = Van de twee getallen kan er maar één gespeeld worden, en dat moet het grotere zijn: { $larger }.
refusal-straggler = Je laatste schijf buiten het thuisvak verlaat punt { $from } met het grotere getal: { $larger }.
refusal-not-together = Deze zetten gaan met { $roll } niet samen.

## Doubleren

refusal-no-cube-rulebook = Dit reglement kent geen doubleersteen.
refusal-no-cube-session = In deze speelvorm wordt zonder doubleersteen gespeeld.
refusal-no-cube-not-agreed = De doubleersteen is voor de match niet afgesproken.
refusal-no-cube-one-point-match = In een match tot één punt is er geen doubleersteen.
refusal-no-cube-crawford = Dit is de Crawfordpartij: niemand doubleert.
refusal-not-your-cube = { $side ->
    [white] De doubleersteen is van Wit: alleen Wit mag doubleren.
   *[black] De doubleersteen is van Zwart: alleen Zwart mag doubleren.
}
refusal-before-first-turn = Niemand doubleert voordat de tegenstander een beurt heeft beëindigd.
refusal-already-doubled = Er is al gedoubleerd; nu moeten de dobbelstenen gegooid worden.
refusal-cube-limit = Hoger dan { $limit } gaat de doubleersteen niet.
refusal-no-double = Er is geen doublering om te beantwoorden.
refusal-own-double = { $side ->
    [white] Wit moet de doublering beantwoorden.
   *[black] Zwart moet de doublering beantwoorden.
}
refusal-no-redouble-at-once = Een doublering neem je aan of je past; meteen redoubleren kan niet.
refusal-no-beavers = Beavers zijn niet afgesproken.
refusal-no-raccoons = Raccoons zijn niet afgesproken.
refusal-nothing-to-beaver = Een beaver is alleen een antwoord op een doublering, een raccoon alleen op een beaver.

## Opgeven

refusal-no-resignation = Niemand heeft aangeboden op te geven.
refusal-own-resignation = { $side ->
    [white] Wit moet accepteren of weigeren.
   *[black] Zwart moet accepteren of weigeren.
}
refusal-resigns-backgammon = Wie opgeeft, verliest een backgammon; een kleiner aanbod is er niet.
refusal-resigns-under-double = Eerst moet de doublering beantwoord worden; zolang die openstaat, geeft niemand op.

## Aan een echt bord

refusal-no-clock = Er is geen klok afgesproken, dus niemand kan op tijd verliezen.
refusal-no-claim = Er is niet afgesproken dat je de winst kunt opeisen als iemand wegblijft.
refusal-not-real-board = Dit is voor partijen aan een echt bord; hier let het programma op de regels.
refusal-play-is-legal = Deze zet is reglementair en wordt zo genoteerd.
refusal-cannot-stand = Geen zet eindigt met schijven van beide spelers op punt { $point }.
refusal-nothing-to-correct = De laatste zet was niet fout.
refusal-dice-lifted = Een foute zet kan alleen worden hersteld tot de dobbelstenen zijn opgepakt; deze blijft staan.
refusal-not-yours-to-correct = { $side ->
    [white] Alleen Wit mag als tegenstander eisen dat een foute zet wordt hersteld.
   *[black] Alleen Zwart mag als tegenstander eisen dat een foute zet wordt hersteld.
}
refusal-no-dice-to-lift = { $side ->
    [white] Er liggen geen dobbelstenen van Wit om op te pakken.
   *[black] Er liggen geen dobbelstenen van Zwart om op te pakken.
}
refusal-not-void = Volgens dit reglement is een worp om die reden niet ongeldig.
refusal-not-early = De tegenstander had de beurt al beëindigd; de worp kwam dus niet te vroeg.
void-not-flat = Een dobbelsteen ligt niet vlak op het bord.
void-different-halves = De dobbelstenen liggen in verschillende helften van het bord.
void-on-checker = Een dobbelsteen ligt op een schijf.
void-before-turn-ended = De tegenstander had de beurt nog niet beëindigd.
void-wrong-half = De dobbelstenen liggen niet in de rechterhelft van wie gooit.

## De sessie

refusal-session-over = De sessie is afgelopen.
refusal-game-not-over = Deze partij is nog niet afgelopen.
refusal-ends-by-itself = Het einde van deze sessie staat vast; je stopt niet wanneer je wilt.

## Onmogelijke stellingen

setup-checker-number = Een partij heeft 1 tot en met 15 schijven per speler, niet { $found }.
setup-own-checkers = De speler aan de beurt heeft { $found ->
    [one] één schijf
   *[other] { $found } schijven
} in plaats van { $wanted }.
setup-opponent-checkers = De tegenstander heeft { $found ->
    [one] één schijf
   *[other] { $found } schijven
} in plaats van { $wanted }.
setup-shared-point = Op punt { $point }, gezien vanuit de speler aan de beurt, staan schijven van beide spelers.
setup-both-finished = Beide spelers hebben al hun schijven uitgehaald.
situation-checkers = { $side ->
    [white] Wit
   *[black] Zwart
} heeft { $found ->
    [one] één schijf
   *[other] { $found } schijven
} in plaats van { $wanted }.
situation-shared-point = Op punt { $point } staan schijven van beide spelers.
situation-over = Een van de spelers heeft alles uitgehaald: de partij is afgelopen.
setup-cube-value = Geen doubleersteen toont hier { $value }.
setup-cube-held = Een doubleersteen die nog nooit gedraaid is, is van niemand.
setup-no-cube = In deze partij wordt geen doubleersteen gedraaid, dus kan hij geen { $value } tonen.
setup-crawford = De Crawfordpartij wordt gespeeld als één speler, en maar één, nog één punt van de winst van de match verwijderd is.
setup-match-over = Bij een stand van { $points } is een match tot { $length } al afgelopen.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Vóór een losse partij heeft nog niemand punten gewonnen.
   *[games] Vóór de eerste van een aantal partijen heeft nog niemand punten gewonnen.
}
setup-finished = { $side ->
    [white] Wit heeft al alle schijven uitgehaald.
   *[black] Zwart heeft al alle schijven uitgehaald.
}

## Wat niet gespeeld kan worden

terms-session-not-played = { $session ->
    [single-game] “{ $rulebook }” kent geen losse partijen.
    [running-total] “{ $rulebook }” kent geen doorlopende telling.
    [match] “{ $rulebook }” kent geen matches.
    [money] “{ $rulebook }” kent geen geldspel.
   *[games] “{ $rulebook }” kent geen afgesproken aantal partijen.
} Maak er een eigen reglement van waarin het wel mag.
terms-length-points = Een match gaat tot minstens 1 en hoogstens 1000 punten, niet tot { $points }.
terms-length-games = Je kunt 1 tot en met 1000 partijen afspreken, niet { $count }.
terms-start-not-known = “{ $rulebook }” kent de opstelling { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
} niet. Maak er een eigen reglement van dat die wel kent.
terms-not-offered = { $option ->
    [lower-starts] Bij “{ $rulebook }” kan de laagste worp niet beginnen.
    [cube] “{ $rulebook }” heeft geen doubleersteen om af te spreken.
    [automatic-double] “{ $rulebook }” kent geen automatische doubleringen.
    [first-double] “{ $rulebook }” kent geen automatische doublering bij een doublet als eerste worp.
    [jacoby] “{ $rulebook }” kent de Jacobyregel niet.
    [beavers] “{ $rulebook }” kent geen beavers.
   *[raccoons] “{ $rulebook }” kent geen raccoons.
}
terms-money-only = { $option ->
    [jacoby] De Jacobyregel geldt alleen in het geldspel.
    [beavers] Beavers zijn er alleen in het geldspel.
   *[raccoons] Raccoons zijn er alleen in het geldspel.
}
terms-automatic-money-only = Automatische doubleringen zijn er alleen in het geldspel.
terms-raccoons-without-beavers = Raccoons worden alleen samen met beavers afgesproken.
terms-timing-bounds = Met zo’n klok kun je niet spelen: een beurt heeft tijd nodig, hooguit een uur of { $days } dagen.
terms-timing-real-board = Naast een echt bord staat een echte klok; hier wordt er geen bijgehouden.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: één partij wordt zonder doubleersteen gespeeld.
   *[other] { $rulebook }: dit wordt zonder doubleersteen gespeeld.
}
remark-even-match = { $points ->
   *[other] Een match tot { $points } punten: een oneven getal is beter.
}

## Reglementen waarmee niemand zou kunnen spelen

rulebook-fault-no-sessions = Geen enkele speelvorm is toegestaan, dus er kan niets gespeeld worden.
rulebook-fault-crawford-without-cube = De Crawfordregel legt de doubleersteen stil, maar er is geen doubleersteen.
rulebook-fault-crawford-without-matches = De Crawfordregel hoort bij matches, maar er worden geen matches gespeeld.
rulebook-fault-cube-limit = Een doubleersteen toont 2, 4, 8 enzovoort tot 1048576; { $limit } kan dus niet de grens zijn.
rulebook-fault-cube-without-matches = De doubleersteen geldt alleen in matches, maar er worden geen matches gespeeld.
rulebook-fault-cube-without-several-games = De doubleersteen geldt als er meer partijen gespeeld worden, maar er worden alleen losse gespeeld.
rulebook-fault-automatic-without-cube = Een automatische doublering draait de doubleersteen, maar er is geen doubleersteen.
rulebook-fault-automatic-without-money = Automatische doubleringen horen bij het geldspel, maar dat is niet toegestaan.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] De Jacobyregel gaat over de doubleersteen, maar er is geen doubleersteen.
    [beavers] Een beaver draait de doubleersteen, maar er is geen doubleersteen.
   *[raccoons] Een raccoon draait de doubleersteen, maar er is geen doubleersteen.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] De Jacobyregel hoort bij het geldspel, maar dat is niet toegestaan.
    [beavers] Beavers horen bij het geldspel, maar dat is niet toegestaan.
   *[raccoons] Raccoons horen bij het geldspel, maar dat is niet toegestaan.
}
rulebook-fault-raccoons-without-beavers = Een raccoon antwoordt op een beaver, maar beavers zijn niet toegestaan.
rulebook-fault-beavers-and-redoubling = Beavers en meteen redoubleren sluiten elkaar uit: beide draaien de doubleersteen als antwoord op een doublering.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] De doubleersteen geldt alleen in matches, dus de Jacobyregel heeft geen effect.
    [beavers] De doubleersteen geldt alleen in matches, dus een beaver is nooit mogelijk.
   *[raccoons] De doubleersteen geldt alleen in matches, dus een raccoon is nooit mogelijk.
}
