### Что говорит анализ матча: причины, оценки, отчёт в терминале и на странице.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Лучший ход бьёт: сопернику идти дальше на { $pips ->
    [one] { $pips } пипс.
    [few] { $pips } пипса.
   *[many] { $pips } пипсов.
}
why-shots = Оставляет { $made ->
    [one] { $made } попадание
    [few] { $made } попадания
   *[many] { $made } попаданий
} вместо { $best }.
why-row-broken = Разрывает ряд из { $best } пунктов; подряд остаётся { $made }.
why-row-missed = Лучший ход строит ряд из { $best } пунктов; здесь их { $made }.
why-point = Лучший ход занимает пункт { $point }.
why-anchor = Отдаёт якорь на пункте { $point }.
why-off = Снято шашек: { $made }; лучший ход снимает { $best }.
why-back = Шашек ещё в доме соперника или на баре: { $made } вместо { $best }.
why-run-behind = Разрывает контакт при отставании на { $behind ->
    [one] { $behind } пипс
    [few] { $behind } пипса
   *[many] { $behind } пипсов
}: гонку так не выиграть.
why-run-ahead = Лучший ход разрывает контакт и ведёт в гонке на { $ahead ->
    [one] { $ahead } пипс.
    [few] { $ahead } пипса.
   *[many] { $ahead } пипсов.
}
why-blots = Одиночных шашек: { $made } вместо { $best }.
why-gammons = Лучший ход выигрывает на { $percent } % больше марсов.
why-gammons-lost = Проигрывает на { $percent } % больше марсов.
why-wins = Лучший ход выигрывает на { $percent } % больше партий.
why-worth = Лучшее решение дороже на { $thousandths } тысячных очка.
why-race-ahead = В гонке удваивающий впереди на { $ahead ->
    [one] { $ahead } пипс
    [few] { $ahead } пипса
   *[many] { $ahead } пипсов
}; ему осталось { $pips }.
why-race-behind = В гонке удваивающий позади на { $behind ->
    [one] { $behind } пипс
    [few] { $behind } пипса
   *[many] { $behind } пипсов
}; ему осталось { $pips }.
why-too-good = Слишком хорошо для удвоения: играть дальше стоит { $hold } % ставки, пас — 100 %.
why-cash = На удвоение ответили бы пасом, и оно дало бы 100 % ставки; играть дальше стоит { $hold } %.
why-doubler-wins = Бросающий выигрывает { $win } % партий, { $gammon } % — с марсом.
why-take-point = Тот, кому удвоили, выигрывает { $win } % партий; при этом счёте для принятия нужно { $need } % без учёта марсов.
why-gammons-against = Тот, кому удвоили, проигрывает марс в { $percent } % партий.
why-dead-cube = Сопернику нужно ещё { $points }: после удвоения куб у него мёртв.
why-nothing-to-lose = Сопернику нужно всего { $points }, и эта партия всё равно решает матч: удвоение ничего не стоит.
why-enough = Удваивающему нужно всего { $points }, и эта партия уже даёт матч: удвоение ничего не приносит.

## Marks, by what a choice cost

mark-doubtful = Сомнительные
mark-error = Ошибки
mark-blunder = Грубые ошибки

## Words for a rating

rating-world-champion = чемпион мира
rating-world-class = мировой класс
rating-expert = эксперт
rating-advanced = сильный игрок
rating-intermediate = средний уровень
rating-casual = любитель
rating-beginner = начинающий
rating-distracted = мысли были далеко

## Kinds of positions

stage-opening = Начало
stage-contact = Контакт
stage-prime-against-prime = Забор против забора
stage-back-game = Бэкгейм
stage-containment = Удержание
stage-race = Гонка
stage-bear-off = Снятие

## The six ways to go wrong with the cube

cube-missed-double-take = Пропущено удвоение, принимается
cube-missed-double-pass = Пропущено удвоение, пас
cube-wrong-double-early = Удвоено слишком рано
cube-wrong-double-too-good = Удвоено при слишком хорошей позиции
cube-wrong-take = Принято ошибочно
cube-wrong-pass = Пас по ошибке

## The report

analysis-title = Анализ матча
analysis-player = Игрок
analysis-file = Файл
analysis-matches = Матчи
analysis-total = По игрокам
analysis-unfinished = { $count ->
    [one] { $count } матч не доигран и в этих суммах не учтён.
    [few] { $count } матча не доиграны и в этих суммах не учтены.
   *[many] { $count } матчей не доиграны и в этих суммах не учтены.
}
analysis-rating = Оценка
analysis-decisions = Решения
analysis-cost = Потери эквити
analysis-mwc = Потеряно шансов на матч (%)
analysis-snowie = Уровень ошибок Snowie (× 1000)
analysis-gnubg = Уровни ошибок по gnubg (× 1000): ход / близкое решение о кубе
analysis-luck = Везение
analysis-luck-mwc = Везение в шансах на матч (%)
analysis-adjusted = Результат без везения (%)
analysis-checker = Игра шашками
analysis-double = Удвоения
analysis-answer = Принятия и пасы
analysis-resign = Сдачи
analysis-stages = Где потеряны очки
analysis-games = По партиям
analysis-game = Партия { $number }
analysis-played = Сыграно
analysis-best = Лучшее
analysis-level = { $level ->
    [quick] беглый просмотр
    [deep] подробный разбор
   *[standard] обычный разбор
}
analysis-theirs = По оценке { $program }
analysis-errors = Ошибки, начиная с худшей
analysis-no-errors = Ошибок нет.
analysis-chance-curve = { $name }: шансы выиграть матч (%)
analysis-equity-curve = { $name }: эквити
analysis-luck-curve = Везение нарастающим итогом
analysis-decision-axis = Решение
analysis-left-out = Пропущено ({ $why })
analysis-faults = Недостатки файла
omission-illegal = ход нарушает правила
omission-unwritten = ход не записан
omission-lost = дальше партию проследить нельзя
omission-raccoon = ракун не оценивается
analysis-all = Все
analysis-at-least = Цена не меньше
analysis-interrupted = Прервано: оценено { $done } из { $all } решений.
analysis-score = { $points } из { $length }
analysis-pips = { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
   *[many] { $pips } пипсов
}
analysis-to-play = { $name }: ход { $dice }
analysis-to-double = { $name }: удвоить или бросать?
analysis-to-answer = { $name }: принять или пас?
analysis-to-resign = { $name }: сдача
analysis-resigned = сдаться
analysis-accepted = принять сдачу
analysis-declined = отклонить сдачу
analysis-play-on = играть дальше
