### Солитер: брошюра с пятью задачами и честными ответами и то, что говорит программа во время игры.

## Брошюра

solitaire-title = Солитер
solitaire-aim-title = Цель игры
solitaire-aim = Один игрок, 37 лунок, 36 колышков. Колышек за колышком уходит с доски, пока не останутся только колышки конечной фигуры, в большинстве задач один-единственный.
solitaire-set-up-title = Расстановка
solitaire-set-up = В коробке доска, 36 чёрных магнитных колышков и правила. Лунки расположены рядами по 3, 5, 7, 7, 7, 5 и 3 и пронумерованы по рядам от 1 до 37; центр — 19. В первой задаче колышки стоят во всех лунках, кроме центра. Остальные начинаются так, как показывают их начальные фигуры.
solitaire-jump-title = Прыжки
solitaire-jump = Колышек прыгает через соседний колышек по ряду или столбцу, но не по диагонали, в пустую лунку сразу за ним. Колышек, через который прыгнули, снимают. Прыжок с 17 на 19, например, снимает колышек из 18.
solitaire-move = Если тот же колышек прыгает дальше, это считается одним ходом, сколько бы прыжков в нём ни было. Каждый прыжок снимает ровно один колышек, поэтому число прыжков задано фигурами; мастерство видно по числу ходов.
solitaire-puzzles-title = Пять задач и правда о них
solitaire-puzzles = Брошюра спрашивает, сможете ли вы их решить. Честный ответ у каждой задачи свой, а у одной он такой: не сможет никто.
solitaire-start = Начало
solitaire-end = Конец
solitaire-holes = Лунки

puzzle-a = Солитер
puzzle-b = Крест
puzzle-c = Оратор и слушатели
puzzle-d = Апостолы
puzzle-e = Пират
puzzle-a-task = От полной доски с пустым центром к одному колышку в центре.
puzzle-b-task = От креста из девяти колышков к одному колышку в центре.
puzzle-c-task = От полной доски с пустым центром к кольцу слушателей по краю и оратору в центре.
puzzle-d-task = От полной доски с пустым центром к двенадцати апостолам по краю и одному колышку в центре.
puzzle-e-task = От полной доски, где пуста только первая лунка, к одному колышку в последней.
puzzle-a-truth = Это невозможно; доказано раскраской лунок. Лучшее, чего можно достичь, — два колышка.
puzzle-b-truth = Это возможно за шесть ходов, а меньше нельзя.
puzzle-c-truth = Это возможно за одиннадцать ходов, а меньше нельзя.
puzzle-d-truth = Это возможно за пятнадцать ходов, а меньше нельзя.
puzzle-e-truth = Это возможно. Сколько ходов достаточно, здесь неизвестно.
puzzle-c-reading = Конечная фигура в печатной брошюре повреждена; это её симметричное прочтение.
puzzle-e-reading = Первый ряд начальной фигуры в печатной брошюре утрачен. Из всех прочтений только это использует 36 колышков из коробки и может закончиться в последней лунке.

## Доказательство раскраской

proof-colours = Раскрасьте лунки в три цвета вдоль диагоналей. Три лунки каждого прыжка тогда всегда трёх разных цветов: две из них теряют колышек, а одна получает. Значит, каждый прыжок меняет число колышков на каждом цвете с чётного на нечётное или с нечётного на чётное.
proof-jumps = { $jumps ->
    [one] От начала до конца был бы { $jumps } прыжок.
    [few] От начала до конца было бы { $jumps } прыжка.
    [many] От начала до конца было бы { $jumps } прыжков.
   *[other] От начала до конца было бы { $jumps } прыжка.
}
proof-rising = Вдоль восходящих диагоналей:
proof-falling = Вдоль нисходящих диагоналей:
proof-colour = цвет
proof-at-start = колышки в начале
proof-after = после прыжков
proof-at-end = колышки в конце
proof-even = чётно
proof-figure = { $name }: { $holes }
proof-odd = нечётно
proof-contradiction = противоречие
proof-weights = Дайте каждой лунке нарисованный здесь вес и сложите веса под колышками. Ни один прыжок не может увеличить эту сумму, но в начале она равна { $start }, а в конце должна быть равна { $goal }.
proof-exhausted = Полный перебор { $positions ->
    [one] { $positions } позиции
    [few] { $positions } позиций
    [many] { $positions } позиций
   *[other] { $positions } позиции
} не нашёл пути.
proof-same-number = В начале и в конце колышков поровну, но фигуры разные, а каждый прыжок снимает колышек.

## Что говорит программа

solitaire-jumps-needed = { $jumps ->
    [one] От начала до конца ведёт { $jumps } прыжок, если это вообще возможно.
    [few] От начала до конца ведут { $jumps } прыжка, если это вообще возможно.
    [many] От начала до конца ведут { $jumps } прыжков, если это вообще возможно.
   *[other] От начала до конца ведут { $jumps } прыжка, если это вообще возможно.
}
solitaire-ruled-out = Проверка раскраской доказывает, что это невозможно; «pasch solitaire solve» рисует доказательство.
solitaire-not-ruled-out = Проверка раскраской этого не исключает.
solitaire-solvable = Это возможно: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
}.
solitaire-fewest-proved = Решения с меньшим числом ходов нет; это доказано.
solitaire-fewest-not-asked = Параметр --minimal ищет наименьшее число ходов.
solitaire-fewest-unknown = Хватит ли меньшего числа, неизвестно ({ $bound }); { $moves ->
    [one] нужен по меньшей мере { $moves }
    [few] нужно по меньшей мере { $moves }
    [many] нужно по меньшей мере { $moves }
   *[other] нужно по меньшей мере { $moves }
}.
solitaire-impossible = Этого не решит никто, и вот почему.
solitaire-unknown = Поиск не завершён ({ $bound }), поэтому неизвестно.
solitaire-bound-time = время вышло
solitaire-bound-interrupted = вы его остановили
solitaire-bound-memory = память кончилась
solitaire-best = { $pegs ->
    [one] Чего можно достичь вместо этого: { $pegs } колышек.
    [few] Чего можно достичь вместо этого: { $pegs } колышка.
    [many] Чего можно достичь вместо этого: { $pegs } колышков.
   *[other] Чего можно достичь вместо этого: { $pegs } колышка.
}
solitaire-best-holes = Остаются в лунках: { $holes }.
solitaire-best-proved = Доказано, что меньше нельзя.
solitaire-best-unproved = Можно ли меньше, неизвестно.
solitaire-best-stuck = Нельзя сделать ни одного прыжка.
solitaire-check-legal = Все прыжки верны: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
}.
solitaire-check-solved = Эти ходы решают задачу.
solitaire-check-unsolved = Эти ходы кончаются не там, где надо: колышки остаются в лунках { $holes }.
solitaire-reached = Получилось
solitaire-asked = Требовалось
solitaire-done = Конец достигнут.
solitaire-hint-begins = Так начинается это решение:
solitaire-too-late = Отсюда конца уже не достичь.
solitaire-table-empty = Пусто в начале
solitaire-table-last = Последний колышек: что допускает проверка раскраской
solitaire-table-none = ничего
solitaire-seeking-solution = Ищется решение
solitaire-seeking-moves = Ищется наименьшее число ходов
solitaire-seeking-pegs = Ищется лучшее окончание

## Игра в терминале

solitaire-play-honest = Скажем честно: этого конца достичь нельзя («hint» говорит почему). Посмотрите, как мало колышков вы сможете оставить.
solitaire-play-prompt = Введите ход (17-19 или 17-19-6), undo, redo, hint, show, help или quit.
solitaire-play-help = Ход — это лунки, которых касается один колышек: 17-19 или 17-19-6 для двух прыжков. В одной строке может быть несколько ходов. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Отменять нечего.
solitaire-play-undone = Отменено: { $jump }.
solitaire-play-nothing-to-redo = Повторять нечего.
solitaire-play-redone = Сыграно снова: { $jump }.
solitaire-play-so-far = Пока что: { $line }
solitaire-play-try = { $jumps ->
    [one] Попробуйте { $jump }; остался { $jumps } прыжок.
    [few] Попробуйте { $jump }; осталось { $jumps } прыжка.
    [many] Попробуйте { $jump }; осталось { $jumps } прыжков.
   *[other] Попробуйте { $jump }; осталось { $jumps } прыжка.
}
solitaire-play-solved = { $moves ->
    [one] Решено за { $moves } ход:
    [few] Решено за { $moves } хода:
    [many] Решено за { $moves } ходов:
   *[other] Решено за { $moves } хода:
}
solitaire-play-stuck = { $pegs ->
    [one] Прыжков больше нет; на доске { $pegs } колышек.
    [few] Прыжков больше нет; на доске { $pegs } колышка.
    [many] Прыжков больше нет; на доске { $pegs } колышков.
   *[other] Прыжков больше нет; на доске { $pegs } колышка.
}
solitaire-play-pegs = { $pegs ->
    [one] { $pegs } колышек.
    [few] { $pegs } колышка.
    [many] { $pegs } колышков.
   *[other] { $pegs } колышка.
}

## Ошибки

solitaire-fault-not-straight = { $jump } идёт не по ряду и не по столбцу.
solitaire-fault-wrong-distance = { $jump } — не прыжок: колышек приземляется через одну лунку, перепрыгнув ровно одного соседа.
solitaire-fault-no-peg = { $jump }: в лунке { $hole } нет колышка.
solitaire-fault-nothing-to-take = { $jump }: в лунке { $hole } нет колышка, через который можно прыгнуть.
solitaire-fault-occupied = { $jump }: лунка { $hole } не пуста.
solitaire-fault-too-short = В ходе не меньше двух лунок, например 17-19.
solitaire-fault-not-a-number = «{ $text }» — не лунка: лунки — это числа от 1 до 37.
solitaire-fault-no-such-hole = Лунки { $text } нет: лунки идут от 1 до 37.
solitaire-fault-in-move = Ход { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Задачи «{ $text }» нет: есть задачи A, B, C, D и E.
solitaire-fault-empty-list = В списке нет ни одной лунки.
solitaire-fault-in-list = Место { $item } в списке: { $why }
solitaire-fault-twice = Лунка { $hole } названа дважды.
solitaire-fault-goal-too-full = В конце больше колышков ({ $goal }), чем в начале ({ $start }); прыжки колышки только снимают.
solitaire-fault-no-problem = Назовите задачу (A, B, C, D или E) или задайте --start и --end.
solitaire-fault-two-problems = Задайте либо задачу, либо --start и --end, но не всё вместе.
solitaire-fault-no-moves = Нет ходов для проверки: напишите их после задачи, например B "20-22 18-20".
