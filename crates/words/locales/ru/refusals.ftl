### Почему что-то нельзя. Переменные объясняет английский каталог.

## Рамка

refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
refusal-ruling = { $rulebook }, наше толкование: { $why }

## Не сейчас или не вы

refusal-not-now-opening-throw = Сначала разыгрывается первый ход.
refusal-not-now-roll = Сначала надо бросить кости.
refusal-not-now-play = Сначала надо сыграть бросок.
refusal-not-now-answer-to-double = Сначала надо ответить на удвоение.
refusal-not-now-answer-to-resignation = Сначала надо ответить на предложение сдаться.
refusal-not-now-next-game = Эта партия закончена.
refusal-not-your-turn = { $side ->
    [white] Сейчас ход белых.
   *[black] Сейчас ход чёрных.
}
refusal-bad-die = Кость показывает от 1 до 6, а не { $die }.
refusal-opening-dice = { $wanted ->
    [one] За первый ход каждый игрок бросает { $wanted } кость.
    [few] За первый ход каждый игрок бросает { $wanted } кости.
    [many] За первый ход каждый игрок бросает { $wanted } костей.
   *[other] За первый ход каждый игрок бросает { $wanted } кости.
}
refusal-already-thrown = { $side ->
    [white] Белые уже бросили; теперь бросают чёрные.
   *[black] Чёрные уже бросили; теперь бросают белые.
}

## Ходы

refusal-no-such-point = Пункта { $point } нет.
refusal-no-checker = { $point ->
    [bar] На баре нет вашей шашки.
    [off] Снятая шашка не возвращается.
   *[other] На пункте { $point } нет вашей шашки.
}
refusal-backwards = { $from }/{ $to } ведёт назад или никуда; шашки ходят только в сторону дома.
refusal-bar-first = Сначала введите шашки с бара; до этого другие не ходят.
refusal-enter-by-sum = Шашка входит по числу одной кости, а не по сумме обеих.
refusal-blocked = Пункт { $to } закрыт: там стоят две шашки соперника или больше.
refusal-not-thrown = Для { $from }/{ $to } нужно число, которого { $roll } не даёт или которое уже сыграно.
refusal-no-die = Несыгранного числа { $die } больше нет.
refusal-wrong-number = Число { $die } не ведёт с { $from ->
    [bar] бара
   *[other] пункта { $from }
} { $to ->
    [off] за доску
   *[other] на пункт { $to }
}.
refusal-not-home = Снимать шашки нельзя, пока все ваши не дома; { $point ->
    [bar] одна ещё на баре.
   *[other] одна ещё стоит на пункте { $point }.
}
refusal-farthest-first = Число { $die } не снимает шашку с пункта { $from }, пока позади неё стоит ваша шашка.
refusal-behind-first = Число { $die } не снимает шашку с пункта { $from }, пока ваша шашка стоит на пункте, который отвечает числу { $die }, или ещё дальше от края.
refusal-too-small = Числа { $die } не хватает, чтобы снять шашку с пункта { $from }.
refusal-pick-and-pass = Шашка, побившая в собственном доме, не может пройти дальше на пункт { $to }, где стоит одна ваша шашка.
refusal-more-can-be-played = { $possible ->
    [one] Можно сыграть { $possible } число броска, значит, его надо сыграть.
    [few] Можно сыграть { $possible } числа броска, значит, надо сыграть все.
    [many] Можно сыграть { $possible } чисел броска, значит, надо сыграть все.
   *[other] Можно сыграть { $possible } числа броска, значит, надо сыграть все.
}
refusal-larger-first = Можно сыграть только одно из двух чисел, и это должно быть большее: { $larger }.
refusal-straggler = Ваша последняя шашка вне дома уходит с пункта { $from } большим из двух чисел: { $larger }.
refusal-not-together = При броске { $roll } эти ходы вместе сделать нельзя.

## Удвоение

refusal-no-cube-rulebook = В этом своде правил нет куба удвоения.
refusal-no-cube-session = В таких встречах куб удвоения не применяется.
refusal-no-cube-not-agreed = Перед матчем о кубе удвоения не договорились.
refusal-no-cube-one-point-match = В матче до одного очка куба нет.
refusal-no-cube-crawford = Это партия Кроуфорда: в ней никто не удваивает.
refusal-not-your-cube = { $side ->
    [white] Куб у белых: удваивать могут только белые.
   *[black] Куб у чёрных: удваивать могут только чёрные.
}
refusal-before-first-turn = Удваивать нельзя, пока соперник не закончил хотя бы один ход.
refusal-already-doubled = Куб уже повёрнут; теперь надо бросить кости.
refusal-cube-limit = Выше { $limit } куб не идёт.
refusal-no-double = Удвоения, на которое надо ответить, нет.
refusal-own-double = { $side ->
    [white] На удвоение отвечают белые.
   *[black] На удвоение отвечают чёрные.
}
refusal-no-redouble-at-once = На удвоение отвечают согласием или пасом; сразу переудвоить нельзя.
refusal-no-beavers = О биверах не договорились.
refusal-no-raccoons = О ракунах не договорились.
refusal-nothing-to-beaver = Бивером отвечают только на удвоение, а ракуном только на бивер.

## Сдача

refusal-no-resignation = Сдаться никто не предлагал.
refusal-own-resignation = { $side ->
    [white] Согласиться или отклонить должны белые.
   *[black] Согласиться или отклонить должны чёрные.
}
refusal-resigns-backgammon = Кто сдаётся, проигрывает кокс; предложить меньше нельзя.
refusal-resigns-under-double = Сначала надо ответить на удвоение; пока ответа нет, сдаться нельзя.

## На настоящей доске

refusal-no-clock = О часах не договаривались, поэтому проиграть по времени нельзя.
refusal-no-claim = Не было договорённости, что победу можно потребовать, если соперника нет.
refusal-not-real-board = Это для партий на настоящей доске; здесь за правилами следит программа.
refusal-play-is-legal = Этот ход верен и записывается как верный.
refusal-cannot-stand = Ни один ход не кончается тем, что на пункте { $point } стоят шашки обеих сторон.
refusal-nothing-to-correct = Последний ход был верным.
refusal-dice-lifted = Неверный ход можно исправить, только пока кости не убраны; этот остаётся в силе.
refusal-not-yours-to-correct = { $side ->
    [white] Требовать исправления неверного хода могут только белые как соперник.
   *[black] Требовать исправления неверного хода могут только чёрные как соперник.
}
refusal-no-dice-to-lift = { $side ->
    [white] У белых нет костей, которые можно убрать.
   *[black] У чёрных нет костей, которые можно убрать.
}
refusal-not-void = По этому своду правил бросок из-за этого не отменяется.
refusal-not-early = Соперник уже закончил ход, так что бросок не был преждевременным.
void-not-flat = Одна из костей не лежит устойчиво на грани.
void-different-halves = Кости лежат в разных половинах доски.
void-on-checker = Одна из костей лежит на шашке.
void-before-turn-ended = Соперник ещё не закончил ход.
void-wrong-half = Кости лежат не в правой от бросавшего половине доски.

## Встреча

refusal-session-over = Встреча закончена.
refusal-game-not-over = Эта партия ещё не закончена.
refusal-ends-by-itself = Конец этой встречи определён заранее и не зависит от желания игроков.

## Расстановка, которой не бывает

setup-checker-number = В игре от 1 до 15 шашек у каждой стороны, а не { $found }.
setup-own-checkers = У игрока, чей бросок, { $found ->
    [one] { $found } шашка
    [few] { $found } шашки
    [many] { $found } шашек
   *[other] { $found } шашки
} вместо { $wanted }.
setup-opponent-checkers = У соперника { $found ->
    [one] { $found } шашка
    [few] { $found } шашки
    [many] { $found } шашек
   *[other] { $found } шашки
} вместо { $wanted }.
setup-shared-point = На пункте { $point } (по счёту игрока, чей бросок) стоят шашки обеих сторон.
setup-both-finished = Обе стороны уже сняли все шашки.
situation-checkers = { $side ->
    [white] Число белых шашек
   *[black] Число чёрных шашек
} — { $found } вместо { $wanted }.
situation-shared-point = На пункте { $point } стоят шашки обеих сторон.
situation-over = Одна сторона уже сняла всё: партия закончена.
setup-cube-value = Куб здесь не показывает { $value }.
setup-cube-held = Куб, который ещё не поворачивали, никому не принадлежит.
setup-no-cube = В этой партии куб не поворачивают, поэтому он не может показывать { $value }.
setup-crawford = Партию Кроуфорда играют, когда одному игроку, и только одному, не хватает одного очка до победы в матче.
setup-match-over = При счёте { $points } матч до { $length } уже окончен.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Перед одиночной партией очков ещё ни у кого нет.
   *[games] Перед первой из нескольких партий очков ещё ни у кого нет.
}
setup-finished = { $side ->
    [white] Белые уже сняли все шашки.
   *[black] Чёрные уже сняли все шашки.
}

## Встреча, которую нельзя сыграть

terms-session-not-played = { $session ->
    [single-game] { $rulebook }: этот свод не знает одиночных партий.
    [running-total] { $rulebook }: этот свод не знает игры на общий счёт.
    [match] { $rulebook }: этот свод не знает матчей.
    [money] { $rulebook }: этот свод не знает игры на деньги.
   *[games] { $rulebook }: этот свод не знает игры на заданное число партий.
} Составьте на его основе свой, где это есть.
terms-length-points = Матч играют не меньше чем до 1 и не больше чем до 1000 очков, а не до { $points }.
terms-length-games = Договориться можно о 1–1000 партиях; здесь указано { $count }.
terms-start-not-known = { $rulebook }: этот свод не знает расстановки { $start ->
    [jacquet] «жаке»
    [nackgammon] «накгаммон»
   *[hypergammon] «гипергаммон»
}. Составьте на его основе свой, где она есть.
terms-not-offered = { $option ->
    [lower-starts] { $rulebook }: здесь не начинает тот, у кого число меньше.
    [cube] { $rulebook }: о кубе здесь договориться нельзя.
    [automatic-double] { $rulebook }: автоматических удвоений здесь нет.
    [first-double] { $rulebook }: здесь нет автоматического удвоения за дубль в первом броске.
    [jacoby] { $rulebook }: правила Джекоби здесь нет.
    [beavers] { $rulebook }: биверов здесь нет.
   *[raccoons] { $rulebook }: ракунов здесь нет.
}
terms-money-only = { $option ->
    [jacoby] Правило Джекоби — только для игры на деньги.
    [beavers] Биверы — только для игры на деньги.
   *[raccoons] Ракуны — только для игры на деньги.
}
terms-automatic-money-only = Автоматические удвоения — только для игры на деньги.
terms-raccoons-without-beavers = О ракунах можно договориться только вместе с биверами.
terms-timing-bounds = С такими часами играть нельзя: на ход нужно время, но не больше часа или { $days } дней.
terms-timing-real-board = Рядом с настоящей доской стоят настоящие часы; здесь они не ведутся.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: одну партию играют без куба.
   *[other] { $rulebook }: в это играют без куба.
}
remark-even-match = { $points ->
    [one] Матч до { $points } очка: лучше нечётное число.
   *[other] Матч до { $points } очков: лучше нечётное число.
}

## Свод, по которому никто не смог бы играть

rulebook-fault-no-sessions = Не разрешён ни один вид встречи, так что играть не во что.
rulebook-fault-crawford-without-cube = Партия Кроуфорда отменяет куб, но куба нет.
rulebook-fault-crawford-without-matches = Партия Кроуфорда бывает в матчах, но матчей здесь не играют.
rulebook-fault-cube-limit = Куб показывает 2, 4, 8 и так далее до 1048576, поэтому { $limit } не может быть его пределом.
rulebook-fault-cube-without-matches = Куб применяется только в матчах, но матчей здесь не играют.
rulebook-fault-cube-without-several-games = Куб применяется, когда играют несколько партий, но здесь играют только одиночные.
rulebook-fault-automatic-without-cube = Автоматическое удвоение поворачивает куб, но куба нет.
rulebook-fault-automatic-without-money = Автоматические удвоения — для игры на деньги, но она не разрешена.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] Правило Джекоби касается куба, но куба нет.
    [beavers] Бивер поворачивает куб, но куба нет.
   *[raccoons] Ракун поворачивает куб, но куба нет.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] Правило Джекоби — для игры на деньги, но она не разрешена.
    [beavers] Биверы — для игры на деньги, но она не разрешена.
   *[raccoons] Ракуны — для игры на деньги, но она не разрешена.
}
rulebook-fault-raccoons-without-beavers = Ракуном отвечают на бивер, но биверы не разрешены.
rulebook-fault-beavers-and-redoubling = Биверы и немедленное переудвоение исключают друг друга: и то и другое поворачивает куб в ответ на удвоение.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] Куб применяется только в матчах, поэтому правилу Джекоби не к чему относиться.
    [beavers] Куб применяется только в матчах, поэтому бивером отвечать не на что.
   *[raccoons] Куб применяется только в матчах, поэтому ракуном отвечать не на что.
}
