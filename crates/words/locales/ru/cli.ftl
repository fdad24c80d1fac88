### Командная строка: `pasch rules`, `pasch play` и ошибки. Слова, которые вводят с клавиатуры, одни и те же на всех языках.

## Ошибки

cli-no-rulebook = Свода правил «{ $name }» нет. Есть { $list } и файлы вроде mine.json с собственным сводом.
cli-no-language = Языка «{ $name }» нет. Есть { $list }.
cli-no-sources = У «{ $name }» нет печатного листка, а значит, и источников.

## Во что играют

session-single-game = Одна партия
session-running-total = Партии с общим счётом
session-match = { $points ->
    [one] Матч до { $points } очка
   *[other] Матч до { $points } очков
}
session-money = Игра на деньги
session-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}

## pasch play: начало и конец

play-welcome = { $session }, свод правил: { $rulebook }.
play-computer-side = Компьютер играет за { $side ->
    [white] белых
   *[black] чёрных
}.
play-labels = Пункты пишутся и читаются так, как их нумерует этот листок, как они стоят у доски. С --numbers usual каждый игрок считает от 24 до 1.
play-help-hint = help показывает, что можно ввести.
play-help =
    roll или Enter: бросить кости
    { $play }: ход; { $enter } вводит, { $off } снимает, { $two } передвигает две шашки
    undo, done: шаг назад, конец хода
    moves, board: возможные ходы, доска ещё раз
    double, take, drop, redouble, beaver, raccoon: куб
    resign single, resign gammon, resign backgammon, accept, decline: сдача
    next, finish: следующая партия, конец встречи
    save FILE, quit: сохранить игру, выйти
    Начните с white или black, чтобы действовать за эту сторону: black resign gammon
    За настоящей доской: 31 или 3-1 — кости, 31: { $short } — кости и ход, white 4 — кость за первый ход;
    void flat, void halves, void checker, void early, void half: бросок не считается;
    played: записать неверный ход; correct: потребовать исправления; lift, signal: кости убраны; undo: убрать последнюю запись
play-saved = Сохранено в { $file }.
play-kept = Игра сохранена. Продолжить: pasch play --resume { $file }
play-not-kept = Игра не сохранена. save FILE сохраняет её сейчас, --save FILE — всё время.

## pasch play: строки под доской

play-standing = { $session }, партия { $number }: белые { $white }, чёрные { $black }
play-cube-middle = куб { $value }, посередине
play-cube-beside = куб { $value }, рядом с доской, числом 64 вверх
play-cube-held = { $side ->
    [white] куб { $value }, у белых
   *[black] куб { $value }, у чёрных
}
play-crawford = партия Кроуфорда
play-opening = Розыгрыш первого хода: Enter — бросить
play-opening-real = Розыгрыш первого хода: white N, black N
play-opening-of = { $name }: бросок за первый ход
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: введите кости
play-wrong-move = Неверный ход ещё можно исправить: correct
play-to-play = { $name }: сыграть { $dice }
play-turn-complete = done (или Enter) заканчивает ход, undo отменяет
play-still-to-play = Ещё сыграть: { $numbers }
play-next = next или Enter: следующая партия
play-next-or-finish = next или Enter: следующая партия; finish: конец

## pasch play: чего нельзя

play-middle-of-turn = Ход не закончен: done заканчивает его, undo отменяет.
play-enter-dice = Введите, что выпало, например 31.
play-program-throws = Кости бросает программа: введите roll или запустите с --scorekeeper.
play-whose-opening = Укажите, чей это бросок за первый ход: white 4.
play-two-dice = Бросают две кости, например 31.
play-nobody-to-play = Сейчас ходить некому.
play-no-wrong-play = Неверного хода для записи нет: сначала введите его.
play-record-wrong = Так и сыграли? played запишет ход как неверный; или введите верный ход.
play-nothing-to-take-back = Отменять нечего: законченный ход остаётся в силе.
play-nothing-entered = Ещё ничего не введено.
play-say-who = Укажите, кто: начните с white или black.
play-say-whose-dice = Укажите, чьи кости: white lift.
play-stands-alone = «{ $word }» пишется без дополнений; «{ $rest }» после этого слова ничего не значит.
play-save-needs-file = Для save нужно имя файла.
play-not-understood = «{ $text }» непонятно; help показывает, что можно ввести.
play-no-die = «{ $letter }» — не кость (знак { $place }); кость показывает от 1 до 6.
play-one-or-two-dice = Бросают одну или две кости; здесь введено: { $count }.
play-resign-what = Сдать можно single, gammon или backgammon, а не «{ $text }».
play-resign-name = Скажите, что вы сдаёте: resign single, resign gammon или resign backgammon.
play-void-what = Бросок не считается из-за flat, halves, checker, early или half, а не «{ $text }».
play-bad-times = «{ $word }»: перемещение делают (2), (3) или (4) раза.
play-no-point = «{ $word }»: пункта «{ $name }» нет.
play-no-movement = «{ $word }» — не ход; help покажет, как его записать.
play-ambiguous = «{ $text }» подходит к нескольким ходам: { $plays }
play-nothing-to-hit = «{ $text }»: на пункте { $point } бить некого.

## Tables

tables-sweep = проходов: { $sweeps }, наибольшее изменение { $change }, нужно { $wanted }
tables-settled = Гипергаммон решён; проходов: { $sweeps }, последний ничего не изменил больше чем на { $change }.
tables-paused = Пауза; проходов: { $sweeps }, последний изменил что-то на { $change }, нужно { $wanted }. Та же команда продолжает.

## pasch play on the whole screen

screen-help = Справка
screen-log = Запись
screen-enter = Enter
screen-more = PgDn: далее
screen-look = Вид
screen-quit = Выход
screen-correct = Исправить
screen-no-hint = Здесь нечего решать.
screen-computer-thinks = Компьютер думает…
screen-over = Игра окончена. F4 — выйти из-за стола.
screen-too-small = Терминал слишком мал для доски: нужно { $width } столбцов и { $height } строк. Увеличьте его или играйте с --lines.
screen-keys =
    Мышь: коснитесь шашки, затем её цели, или перетащите её; правая кнопка отменяет.
    Tab, стрелки: перейти к шашке; пробел берёт её и ставит.
    Enter делает то, что на очереди, Backspace отменяет.
    Или введите, что хотите, например { $play }:
fault-pause = Пауза длится от 0 до 60 секунд, а не «{ $text }».

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, партия { $number } из { $count }
watch-deed = { $name }: { $deed }
watch-keys = → или пробел: вперёд; ←: назад; Home, End: начало и конец; PgDn, PgUp: следующая и предыдущая партия; F3: вид; q: выход
fault-watch-game = Партии { $number } нет: в матче их { $count }.
fault-watch-terminal = Для просмотра нужен целый терминал; pasch convert запишет матч текстом.
