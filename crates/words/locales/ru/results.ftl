### Что отвечают команды: доски, ходы, оценки, отчёты.

## Доски из букв

drawn-bar = бар
drawn-off = снято: { $count }
drawn-pips = { $name } { $letter }: { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}

## Отчёты

report-money = игра на деньги
report-match = матч до { $points }
report-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
report-plays = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
report-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
report-begins = партия { $number } начинается не как обычно; другие программы видят это в .sgf, но не в .mat
report-judged = { $count ->
    [one] { $count } решение оценено программой { $program }
    [few] { $count } решения оценены программой { $program }
    [many] { $count } решений оценено программой { $program }
   *[other] { $count } решения оценено программой { $program }
}
report-files = прочитано файлов: { $good } из { $all }
report-positions = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
    [many] { $count } позиций
   *[other] { $count } позиции
}
serve-trust = Браузеры спросят, доверять ли этому серверу. Чтобы доверяли всегда, добавьте { $certificate } в доверенные сертификаты устройства.
serve-at =
    Pasch работает по адресу { $page }
    Остановить: Ctrl+C.
external-listens = Pasch слушает на { $address }. В gnubg: set player 0 external { $address }
store-checked = Столы: { $tables }, записи: { $entries }
store-backed-up = Столы, скопированные в { $file }: { $tables }
store-restored = Столы, возвращённые из { $file }: { $tables }. Кости неоконченных игр начинают с новых цепочек.
store-deleted = { $table } удалён.
store-pruned = Удалено столов: { $count }
store-copied = Скопировано столов: { $tables }, записей: { $entries }; столов, которые уже были там: { $there }
worker-ready = Помощник ждёт работы на { $address } (потоков: { $threads }). Ctrl-C завершает его.
worker-none = На { $address } не отвечает ни один помощник с тем же движком: считаем здесь.

## Позиция и что в ней происходит

show-to-roll = Бросок: { $name }
show-score = { $match }: белые { $white }, чёрные { $black }
show-plays = { $name }, бросок { $roll }: { $play }
show-plays-nothing = { $name }, бросок { $roll }: хода нет
show-plays-unconfirmed = { $name }, бросок { $roll }: { $play } (правилами не подтверждено)
show-plays-unknown = { $name }, бросок { $roll }: что сыграно, не записано
show-doubles = { $name }: удвоение
show-redoubles = { $name }: немедленное переудвоение
show-beavers = { $name }: бивер
show-raccoons = { $name }: ракун
show-takes = { $name }: удвоение принято
show-drops = { $name }: пас
show-resigns = { $name }: сдача, { $stake ->
    [1] простая партия
    [2] марс
   *[3] кокс
}

## Ходы и оценки

moves-some = { $position }, бросок { $dice }, по своду «{ $rulebook }»: { $count ->
    [one] { $count } допустимый ход
    [few] { $count } допустимых хода
    [many] { $count } допустимых ходов
   *[other] { $count } допустимого хода
}
moves-none = { $position }, бросок { $dice }, по своду «{ $rulebook }»: допустимых ходов нет
hint-head = { $position }, бросок { $dice }, по своду «{ $rulebook }», полуходов вперёд: { $ply }
hint-no-play = хода нет
hint-more = и ещё { $count }
eval-head = { $position } по своду «{ $rulebook }», полуходов вперёд: { $ply }
eval-ply = глубина { $ply }
eval-chances = выигрыш { $win } % (марс { $gammon }, кокс { $backgammon }), проигрыш { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = ценность без куба
eval-no-cube = удвоить нельзя; с кубом как есть
eval-no-double = не удваивать
eval-double-take = удвоить, принять
eval-double-pass = удвоить, спасовать
eval-best = лучше всего: { $action ->
    [double] удвоить
    [redouble] переудвоить
    [too-good] слишком хорошо, чтобы удваивать
   *[no-double] не удваивать
}, { $answer ->
    [pass] спасовать
    [beaver] бивер
    [redouble] сразу переудвоить
   *[take] принять
}
eval-mwc = вероятность выиграть матч: { $chance } %
perft-level = глубина { $depth }: исходов — { $results }, исходных позиций — { $positions }
verify-done = Стол { $table }: бросков { $rolls }, закреплённых наборов цепочек { $chains }, действий { $actions }. Каждая доля была закреплена до своего первого броска, каждый бросок следует из чисел всех участников, каждый бросок партии есть в записи, и правила принимают каждое действие.
verify-done-first = Стол { $table }: бросков { $rolls }, закреплённых наборов цепочек { $chains }, действий { $actions }. Каждый бросок следует из чисел записи, каждый бросок партии в ней есть, и правила принимают каждое действие.
verify-left-out = Бросок { $roll }: страница { $side ->
    [white] белых
   *[black] чёрных
} не прислала вовремя своё число и в нём не участвовала.
verify-first = Броски с 1 по { $rolls } сделаны по первому способу, который нечестный сервер или игрок мог незаметно обойти.
verify-renewed = Перед броском { $roll } цепочки обновлены по желанию { $party ->
    [server] сервера
    [white] белых
   *[black] чёрных
}.
verify-foreseen = Бросок { $roll }: его кости были известны заранее, так как ход взят назад.
verify-pending = Ещё один бросок уже предрешён, но пока не выпал.
rollout-head = { $position } по своду «{ $rulebook }»: до { $trials } испытаний, зерно { $seed }, { $cube ->
    [with] с кубом
   *[without] без куба
}
rollout-cut = сокращено до числа полуходов: { $plies }
rollout-luck = везение не вычтено
rollout-on-roll = перед броском
rollout-trials = испытаний: { $trials }
rollout-interrupted = прервано: вот что было известно к этому времени
duel-score = партий: { $games }, глубина { $ply }, { $cube ->
    [with] с кубом
   *[without] без куба
}, зерно { $seed }: { $points } +- { $error } очка за партию (95 %: от { $least } до { $most })
duel-without-luck = без везения в бросках: { $points } +- { $error } очка за партию (95 %: от { $least } до { $most })
duel-forfeit = Движок проигрывает эту партию. { $why }
duel-forfeits = партии, проигранные из-за того, что движок не продолжил: { $games }
arbitrate-head = { $first } и { $second } по своду { $rulebook }: расходятся в { $differ } решениях из { $decisions }, доиграно { $rolled }
arbitrate-gain = { $first } выигрывает { $gain } +- { $error } тысячных очка за спор (95 %: от { $least } до { $most })
arbitrate-gain-of-one = { $first } выигрывает { $gain } тысячных очка в единственном споре
arbitrate-share = это { $share } тысячных за решение
arbitrate-verdicts = явно лучше: { $first } { $won }, { $second } { $lost }, не решено { $open }
