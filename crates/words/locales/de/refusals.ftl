### Warum etwas abgelehnt wird. Die Erklärung der Variablen steht im englischen Katalog.

## Der Rahmen

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, unsere Auslegung: { $why }

## Nicht jetzt oder nicht du

refusal-not-now-opening-throw = Zuerst kommt der Eröffnungswurf.
refusal-not-now-roll = Zuerst muss gewürfelt werden.
refusal-not-now-play = Zuerst muss der Wurf gezogen werden.
refusal-not-now-answer-to-double = Zuerst muss das Doppel beantwortet werden.
refusal-not-now-answer-to-resignation = Zuerst muss das Angebot zur Aufgabe beantwortet werden.
refusal-not-now-next-game = Dieses Spiel ist zu Ende.
refusal-not-your-turn = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
refusal-bad-die = Ein Würfel zeigt 1 bis 6, nicht { $die }.
refusal-opening-dice = { $wanted ->
    [one] Um auszuwürfeln, wer beginnt, wirft jeder Spieler einen Würfel.
   *[other] Um auszuwürfeln, wer beginnt, wirft jeder Spieler { $wanted } Würfel.
}
refusal-already-thrown = { $side ->
    [white] Weiß hat schon geworfen; jetzt ist Schwarz dran.
   *[black] Schwarz hat schon geworfen; jetzt ist Weiß dran.
}

## Ziehen

refusal-no-such-point = Einen Punkt { $point } gibt es nicht.
refusal-no-checker = { $point ->
    [bar] Du hast keinen Stein auf der Bar.
    [off] Ein abgetragener Stein kommt nicht zurück.
   *[other] Du hast keinen Stein auf Punkt { $point }.
}
refusal-backwards = { $from }/{ $to } geht rückwärts oder nirgendwohin; Steine ziehen nur auf das Heimfeld zu.
refusal-bar-first = Spiele erst von der Bar herein; vorher zieht kein anderer Stein.
refusal-enter-by-sum = Hereingespielt wird mit der Zahl eines Würfels, nie mit der Summe beider.
refusal-blocked = Punkt { $to } ist gesperrt: Dort steht ein Band des Gegners, also zwei oder mehr Steine.
refusal-not-thrown = Für { $from }/{ $to } fehlt die Zahl: { $roll } gibt sie nicht her, oder sie ist schon gezogen.
refusal-no-die = Es ist keine { $die } mehr zu ziehen.
refusal-wrong-number = Eine { $die } führt nicht von { $from ->
    [bar] der Bar
   *[other] Punkt { $from }
} { $to ->
    [off] über den Rand hinaus
   *[other] nach Punkt { $to }
}.
refusal-not-home = Abgetragen wird erst, wenn alle deine Steine im Heimfeld sind; { $point ->
    [bar] einer ist noch auf der Bar.
   *[other] einer steht noch auf Punkt { $point }.
}
refusal-farthest-first = Mit einer { $die } trägst du nicht von Punkt { $from } ab, solange dahinter noch ein Stein von dir steht.
refusal-behind-first = Mit einer { $die } trägst du nicht von Punkt { $from } ab, solange ein Stein von dir auf dem Punkt der { $die } oder weiter hinten steht.
refusal-too-small = Eine { $die } reicht nicht, um von Punkt { $from } abzutragen.
refusal-pick-and-pass = Ein Stein, der im eigenen Heimfeld geschlagen hat, darf nicht auf Punkt { $to } weiterziehen, wo ein einzelner Stein von dir steht.
refusal-more-can-be-played = { $possible ->
    [one] Eine Zahl des Wurfs lässt sich ziehen, also muss sie gezogen werden.
   *[other] { $possible } Zahlen des Wurfs lassen sich ziehen, also müssen alle { $possible } gezogen werden.
}
refusal-larger-first = Nur eine der beiden Zahlen lässt sich ziehen, und das muss die größere sein: { $larger }.
refusal-straggler = Dein letzter Stein draußen verlässt Punkt { $from } mit der größeren Zahl: { $larger }.
refusal-not-together = Diese Züge gehen mit { $roll } nicht zusammen.

## Doppeln

refusal-no-cube-rulebook = Dieses Regelwerk hat keinen Dopplerwürfel.
refusal-no-cube-session = In dieser Spielart wird ohne Dopplerwürfel gespielt.
refusal-no-cube-not-agreed = Der Dopplerwürfel wurde vor dem Match nicht vereinbart.
refusal-no-cube-one-point-match = In einem Match auf einen Punkt gibt es keinen Dopplerwürfel.
refusal-no-cube-crawford = Dies ist das Crawford-Spiel: Niemand doppelt.
refusal-not-your-cube = { $side ->
    [white] Der Dopplerwürfel gehört Weiß: Nur Weiß darf doppeln.
   *[black] Der Dopplerwürfel gehört Schwarz: Nur Schwarz darf doppeln.
}
refusal-before-first-turn = Niemand doppelt, bevor der Gegner einen Zug beendet hat.
refusal-already-doubled = Gedoppelt ist schon; jetzt muss gewürfelt werden.
refusal-cube-limit = Höher als { $limit } geht der Dopplerwürfel nicht.
refusal-no-double = Es liegt kein Doppel vor, das zu beantworten wäre.
refusal-own-double = { $side ->
    [white] Auf das Doppel antwortet Weiß.
   *[black] Auf das Doppel antwortet Schwarz.
}
refusal-no-redouble-at-once = Ein Doppel wird angenommen oder abgelehnt; sofort zurückdoppeln geht nicht.
refusal-no-beavers = Beavers sind nicht vereinbart.
refusal-no-raccoons = Raccoons sind nicht vereinbart.
refusal-nothing-to-beaver = Ein Beaver antwortet nur auf ein Doppel, ein Raccoon nur auf einen Beaver.

## Aufgeben

refusal-no-resignation = Niemand hat angeboten aufzugeben.
refusal-own-resignation = { $side ->
    [white] Annehmen oder ablehnen muss Weiß.
   *[black] Annehmen oder ablehnen muss Schwarz.
}
refusal-resigns-backgammon = Wer aufgibt, verliert ein Backgammon; ein kleineres Angebot gibt es nicht.
refusal-resigns-under-double = Zuerst muss das Doppel beantwortet werden; solange es offen ist, gibt niemand auf.

## Am echten Brett

refusal-no-clock = Es ist keine Uhr vereinbart, also kann keine Zeit ablaufen.
refusal-no-claim = Es ist nicht vereinbart, dass man den Sieg beanspruchen kann, wenn jemand wegbleibt.
refusal-not-real-board = Das gilt nur für Spiele an einem echten Brett; hier achtet das Programm auf die Regeln.
refusal-play-is-legal = Dieser Zug ist regelgerecht und wird so aufgeschrieben.
refusal-cannot-stand = Kein Zug endet mit Steinen beider Seiten auf Punkt { $point }.
refusal-nothing-to-correct = Der letzte Zug war nicht falsch.
refusal-dice-lifted = Ein falscher Zug lässt sich nur berichtigen, bis die Würfel aufgenommen sind; dieser gilt.
refusal-not-yours-to-correct = { $side ->
    [white] Nur Weiß darf als Gegner die Berichtigung verlangen.
   *[black] Nur Schwarz darf als Gegner die Berichtigung verlangen.
}
refusal-no-dice-to-lift = { $side ->
    [white] Von Weiß liegen keine Würfel da, die aufzunehmen wären.
   *[black] Von Schwarz liegen keine Würfel da, die aufzunehmen wären.
}
refusal-not-void = Aus diesem Grund ist ein Wurf nach diesem Regelwerk nicht ungültig.
refusal-not-early = Der Gegner hatte seinen Zug beendet; der Wurf kam also nicht zu früh.
void-not-flat = Ein Würfel liegt nicht flach auf dem Brett.
void-different-halves = Die Würfel liegen in verschiedenen Bretthälften.
void-on-checker = Ein Würfel liegt auf einem Stein.
void-before-turn-ended = Der Gegner hatte seinen Zug noch nicht beendet.
void-wrong-half = Die Würfel liegen nicht in der rechten Bretthälfte des Werfenden.

## Die Spielart

refusal-session-over = Hier sind schon alle Spiele gespielt.
refusal-game-not-over = Dieses Spiel ist noch nicht zu Ende.
refusal-ends-by-itself = Hier steht das Ende fest; man hört nicht auf, wann man will.

## Unmögliche Stellungen

setup-checker-number = Ein Spiel hat 1 bis 15 Steine je Seite, nicht { $found }.
setup-own-checkers = Wer am Zug ist, hat { $found ->
    [one] einen Stein
   *[other] { $found } Steine
} statt { $wanted }.
setup-opponent-checkers = Der Gegner hat { $found ->
    [one] einen Stein
   *[other] { $found } Steine
} statt { $wanted }.
setup-shared-point = Auf Punkt { $point }, gezählt aus der Sicht dessen, der am Zug ist, stehen Steine beider Seiten.
setup-both-finished = Beide Seiten haben alle Steine abgetragen.
situation-checkers = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat { $found ->
    [one] einen Stein
   *[other] { $found } Steine
} statt { $wanted }.
situation-shared-point = Auf Punkt { $point } stehen Steine beider Seiten.
situation-over = Eine Seite hat alles abgetragen: Das Spiel ist zu Ende.
setup-cube-value = { $value } zeigt hier kein Dopplerwürfel.
setup-cube-held = Ein Dopplerwürfel, der noch nie gedreht wurde, gehört niemandem.
setup-no-cube = In diesem Spiel wird kein Dopplerwürfel gedreht, also kann er nicht { $value } zeigen.
setup-crawford = Das Crawford-Spiel wird gespielt, wenn einem Spieler, und nur einem, noch ein Punkt zum Matchsieg fehlt.
setup-match-over = Beim Stand von { $points } ist ein Match auf { $length } schon zu Ende.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Vor einem einzelnen Spiel hat noch niemand Punkte gewonnen.
   *[games] Vor dem ersten von mehreren Spielen hat noch niemand Punkte gewonnen.
}
setup-finished = { $side ->
    [white] Weiß hat schon alle Steine abgetragen.
   *[black] Schwarz hat schon alle Steine abgetragen.
}

## Was sich nicht spielen lässt

terms-session-not-played = { $session ->
    [single-game] „{ $rulebook }“ kennt keine einzelnen Spiele.
    [running-total] „{ $rulebook }“ kennt kein Spiel mit laufender Summe.
    [match] „{ $rulebook }“ kennt keine Matches.
    [money] „{ $rulebook }“ kennt kein Geldspiel.
   *[games] „{ $rulebook }“ kennt keine feste Zahl von Spielen.
} Mach daraus ein eigenes Regelwerk, das es erlaubt.
terms-length-points = Ein Match geht auf mindestens 1 und höchstens 1000 Punkte, nicht auf { $points }.
terms-length-games = Vereinbaren lassen sich 1 bis 1000 Spiele, nicht { $count }.
terms-start-not-known = „{ $rulebook }“ kennt die Aufstellung { $start ->
    [jacquet] Jacquet
    [nackgammon] Nackgammon
   *[hypergammon] Hypergammon
} nicht. Mach daraus ein eigenes Regelwerk, das sie kennt.
terms-not-offered = { $option ->
    [lower-starts] Bei „{ $rulebook }“ kann nicht der kleinere Wurf beginnen.
    [cube] „{ $rulebook }“ hat keinen Dopplerwürfel, der sich vereinbaren ließe.
    [automatic-double] „{ $rulebook }“ kennt kein automatisches Doppel.
    [first-double] „{ $rulebook }“ kennt kein automatisches Doppel für einen Pasch als ersten Wurf.
    [jacoby] „{ $rulebook }“ kennt die Jacoby-Regel nicht.
    [beavers] „{ $rulebook }“ kennt keine Beavers.
   *[raccoons] „{ $rulebook }“ kennt keine Raccoons.
}
terms-money-only = { $option ->
    [jacoby] Die Jacoby-Regel gilt nur im Geldspiel.
    [beavers] Beavers gibt es nur im Geldspiel.
   *[raccoons] Raccoons gibt es nur im Geldspiel.
}
terms-automatic-money-only = Automatische Doppel gibt es nur im Geldspiel.
terms-raccoons-without-beavers = Raccoons werden nur zusammen mit Beavers vereinbart.
terms-timing-bounds = Mit so einer Uhr kann man nicht spielen: Ein Zug braucht Zeit, höchstens eine Stunde oder { $days } Tage.
terms-timing-real-board = Neben einem echten Brett steht eine echte Uhr; hier wird keine geführt.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: Ein einzelnes Spiel wird ohne Dopplerwürfel gespielt.
   *[other] { $rulebook }: Das wird ohne Dopplerwürfel gespielt.
}
remark-even-match = { $points ->
   *[other] Ein Match auf { $points } Punkte: Besser ist eine ungerade Zahl.
}

## Regelwerke, nach denen niemand spielen könnte

rulebook-fault-no-sessions = Keine Spielart ist erlaubt, also lässt sich nichts spielen.
rulebook-fault-crawford-without-cube = Die Crawford-Regel setzt den Dopplerwürfel aus, aber es gibt keinen.
rulebook-fault-crawford-without-matches = Die Crawford-Regel gehört zu Matches, aber es werden keine gespielt.
rulebook-fault-cube-limit = Ein Dopplerwürfel zeigt 2, 4, 8 und so weiter bis 1048576; { $limit } kann nicht seine Grenze sein.
rulebook-fault-cube-without-matches = Der Dopplerwürfel gilt nur in Matches, aber es werden keine gespielt.
rulebook-fault-cube-without-several-games = Der Dopplerwürfel gilt bei mehreren Spielen, aber es werden nur einzelne gespielt.
rulebook-fault-automatic-without-cube = Ein automatisches Doppel dreht den Dopplerwürfel, aber es gibt keinen.
rulebook-fault-automatic-without-money = Automatische Doppel gehören zum Geldspiel, aber das ist nicht erlaubt.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] Die Jacoby-Regel handelt vom Dopplerwürfel, aber es gibt keinen.
    [beavers] Ein Beaver dreht den Dopplerwürfel, aber es gibt keinen.
   *[raccoons] Ein Raccoon dreht den Dopplerwürfel, aber es gibt keinen.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] Die Jacoby-Regel gehört zum Geldspiel, aber das ist nicht erlaubt.
    [beavers] Beavers gehören zum Geldspiel, aber das ist nicht erlaubt.
   *[raccoons] Raccoons gehören zum Geldspiel, aber das ist nicht erlaubt.
}
rulebook-fault-raccoons-without-beavers = Ein Raccoon antwortet auf einen Beaver, aber Beavers sind nicht erlaubt.
rulebook-fault-beavers-and-redoubling = Beavers und sofortiges Zurückdoppeln schließen einander aus: Beides dreht den Dopplerwürfel als Antwort auf ein Doppel.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Der Dopplerwürfel gilt nur in Matches, also greift die Jacoby-Regel ins Leere.
    [beavers] Der Dopplerwürfel gilt nur in Matches, also ist kein Beaver möglich.
   *[raccoons] Der Dopplerwürfel gilt nur in Matches, also ist kein Raccoon möglich.
}
