### Wat de opdrachten antwoorden: borden, zetten, beoordelingen, verslagen.

## Borden van letters

drawn-bar = bar
drawn-off = { $count } uit
drawn-pips = { $name } { $letter }: { $pips ->
    [one] één pip
   *[other] { $pips } pips
}

## Verslagen

report-money = geldspel
report-match = match tot { $points }
report-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
report-plays = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
report-faults = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
report-begins = partij { $number } begint niet zoals gewoonlijk; andere programma’s zien dat in .sgf, niet in .mat
report-judged = { $count ->
    [one] één beslissing beoordeeld door { $program }
   *[other] { $count } beslissingen beoordeeld door { $program }
}
report-files = { $good } van { $all } bestanden gelezen
report-positions = { $count ->
    [one] één stelling
   *[other] { $count } stellingen
}
serve-trust = Browsers zullen vragen of ze deze server mogen vertrouwen. Voeg { $certificate } toe aan de vertrouwde certificaten van het apparaat, dan doen ze dat voortaan.
serve-at =
    Pasch is te vinden op { $page }
    Stoppen met Ctrl+C.
external-listens = Pasch luistert op { $address }. In gnubg: set player 0 external { $address }
store-checked = Tafels: { $tables }, regels: { $entries }
store-backed-up = Tafels gekopieerd naar { $file }: { $tables }
store-restored = Tafels teruggezet uit { $file }: { $tables }. De dobbelstenen van lopende partijen beginnen met nieuwe ketens.
store-deleted = { $table } is gewist.
store-pruned = Gewiste tafels: { $count }
store-copied = Gekopieerde tafels: { $tables }, regels: { $entries }; tafels die er al waren: { $there }
worker-ready = De helper wacht bij { $address } op werk (threads: { $threads }). Ctrl-C stopt hem.
worker-none = Bij { $address } antwoordt geen helper met dezelfde engine: het denkwerk gebeurt hier.

## Een stelling en wat er gebeurt

show-to-roll = { $name } gooit
show-score = { $match }: Wit { $white }, Zwart { $black }
show-plays = { $name } speelt { $roll }: { $play }
show-plays-nothing = { $name } kan { $roll } niet spelen
show-plays-unconfirmed = { $name } speelt { $roll }: { $play } (niet bevestigd door de regels)
show-plays-unknown = { $name } speelt { $roll }; wat, staat er niet
show-doubles = { $name } doubleert
show-redoubles = { $name } redoubleert meteen
show-beavers = { $name } antwoordt met een beaver
show-raccoons = { $name } antwoordt met een raccoon
show-takes = { $name } neemt aan
show-drops = { $name } past
show-resigns = { $name } geeft { $stake ->
    [1] een enkelvoudige partij
    [2] een gammon
   *[3] een backgammon
} op

## Zetten en beoordelingen

moves-some = { $position }, worp { $dice }, volgens “{ $rulebook }”: { $count ->
    [one] één toegestane zet
   *[other] { $count } toegestane zetten
}
moves-none = { $position }, worp { $dice }, volgens “{ $rulebook }”: geen toegestane zet
hint-head = { $position }, worp { $dice }, volgens “{ $rulebook }”, { $ply ->
    [one] 1 halve zet
   *[other] { $ply } halve zetten
} vooruit
hint-no-play = geen zet
hint-more = en nog { $count }
eval-head = { $position } volgens “{ $rulebook }”, { $ply ->
    [one] 1 halve zet
   *[other] { $ply } halve zetten
} vooruit
eval-ply = diepte { $ply }
eval-chances = wint { $win }% (gammon { $gammon }, backgammon { $backgammon }), verliest { $lose }% ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equity zonder doubleersteen
eval-no-cube = doubleren kan niet; met de doubleersteen zoals hij ligt
eval-no-double = niet doubleren
eval-double-take = doubleren, aannemen
eval-double-pass = doubleren, passen
eval-best = het beste: { $action ->
    [double] doubleren
    [redouble] redoubleren
    [too-good] te goed om te doubleren
   *[no-double] niet doubleren
}, { $answer ->
    [pass] passen
    [beaver] beaver
    [redouble] meteen redoubleren
   *[take] aannemen
}
eval-mwc = kans om de match te winnen: { $chance }%
perft-level = diepte { $depth }: { $results } uitkomsten van { $positions } stellingen
verify-done = Tafel { $table }: { $rolls } worpen, { $chains } keer vastgelegde ketens, { $actions } handelingen. Elk deel lag vast voor zijn eerste worp, elke worp volgt uit de getallen van alle deelnemers, elke worp van de partij staat in het verslag, en de regels aanvaarden elke handeling.
verify-done-first = Tafel { $table }: { $rolls } worpen, { $chains } keer vastgelegde ketens, { $actions } handelingen. Elke worp volgt uit de getallen van het verslag, elke worp van de partij staat erin, en de regels aanvaarden elke handeling.
verify-left-out = Worp { $roll }: de pagina van { $side ->
    [white] Wit
   *[black] Zwart
} stuurde niet op tijd een nonce en had er geen deel aan.
verify-first = De worpen 1 tot { $rolls } vielen volgens de eerste werkwijze, die een oneerlijke server of speler ongemerkt kon buigen.
verify-renewed = Voor worp { $roll } zijn de ketens vernieuwd op wens van { $party ->
    [server] de server
    [white] Wit
   *[black] Zwart
}.
verify-foreseen = Worp { $roll }: de dobbelstenen waren vooraf bekend, doordat een zet is teruggenomen.
verify-pending = Tot nog een worp is besloten, maar die is nog niet gevallen.
rollout-head = { $position } volgens “{ $rulebook }”: tot { $trials } proeven, startgetal { $seed }, { $cube ->
    [with] met doubleersteen
   *[without] zonder doubleersteen
}
rollout-cut = afgebroken na { $plies } halve zetten
rollout-luck = geluk er niet uit gehaald
rollout-on-roll = aan de beurt
rollout-trials = { $trials } proeven
rollout-interrupted = onderbroken: dit was er tot dan toe bekend
duel-score = { $games } partijen op diepte { $ply } { $cube ->
    [with] met doubleersteen
   *[without] zonder doubleersteen
}, startgetal { $seed }: { $points } +- { $error } punten per partij (95%: { $least } tot { $most })
duel-without-luck = zonder het geluk van de worpen: { $points } +- { $error } punten per partij (95%: { $least } tot { $most })
duel-forfeit = De engine verliest deze partij. { $why }
duel-forfeits = partijen verloren doordat de engine niet verder speelde: { $games }
arbitrate-head = { $first } en { $second } volgens { $rulebook }: ze verschillen in { $differ } van { $decisions } beslissingen, { $rolled } uitgespeeld
arbitrate-gain = { $first } wint { $gain } +- { $error } duizendsten van een punt per geschil (95%: { $least } tot { $most })
arbitrate-gain-of-one = { $first } wint { $gain } duizendsten van een punt in dat ene geschil
arbitrate-share = dat is { $share } duizendsten per beslissing
arbitrate-verdicts = duidelijk beter: { $first } { $won }, { $second } { $lost }, open { $open }
