### Браузер: что видно на экране и что говорит программа чтения с экрана.

## Рамка каждой страницы

menu = Меню
menu-table = Стол
menu-new = Новая игра
menu-games = Мои игры
menu-options = Настройки
close = Закрыть
page-failed = Не удалось загрузить страницу. Сервер ещё работает?
page-missing = Такой страницы нет.
page-missing-back = Назад к столу

## Настройки

option-language = Язык
option-theme = Оформление
option-theme-auto = Как в системе
option-theme-felt = Сукно
option-theme-night = Ночь
option-theme-paper = Бумага
option-motion = Скорость шашек
option-motion-normal = Обычная
option-motion-slow = Медленная
option-motion-fast = Быстрая
option-motion-off = Без движения
option-tap = Касание шашки
option-tap-play = ходит на первую кость
option-tap-show = показывает, куда она может пойти
option-counting = Нумерация пунктов
option-counting-sheet = как в листке с правилами
option-counting-usual = как принято у игроков
option-auto-roll = Бросать кости за меня, когда удвоение невозможно
option-auto-forced = Делать за меня вынужденные ходы
option-auto-pass = Пропускать за меня ход, когда ходить некуда
option-auto-bear-off = В гонке снимать шашки за меня
option-sound = Тихие звуки
option-arrows = Стрелки последнего хода
option-numbers = Номера у пунктов
option-mirror = Дом слева

## Доска

board-name = Доска для нард
board-point = { $colour ->
    [light] { $count ->
        [one] Пункт { $point }: { $count } светлая шашка.
        [few] Пункт { $point }: { $count } светлые шашки.
        [many] Пункт { $point }: { $count } светлых шашек.
       *[other] Пункт { $point }: { $count } светлой шашки.
    }
    [dark] { $count ->
        [one] Пункт { $point }: { $count } тёмная шашка.
        [few] Пункт { $point }: { $count } тёмные шашки.
        [many] Пункт { $point }: { $count } тёмных шашек.
       *[other] Пункт { $point }: { $count } тёмной шашки.
    }
   *[none] Пункт { $point }: пусто.
}
board-can-go = Куда может пойти: { $places }.
board-off-short = за доску
board-bar = { $colour ->
    [light] { $count ->
        [0] Бар: светлых шашек нет.
        [one] Бар: { $count } светлая шашка.
        [few] Бар: { $count } светлые шашки.
        [many] Бар: { $count } светлых шашек.
       *[other] Бар: { $count } светлой шашки.
    }
   *[dark] { $count ->
        [0] Бар: тёмных шашек нет.
        [one] Бар: { $count } тёмная шашка.
        [few] Бар: { $count } тёмные шашки.
        [many] Бар: { $count } тёмных шашек.
       *[other] Бар: { $count } тёмной шашки.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Ни одна светлая шашка не снята.
        [one] Снята { $count } светлая шашка.
        [few] Сняты { $count } светлые шашки.
        [many] Снято { $count } светлых шашек.
       *[other] Снято { $count } светлой шашки.
    }
   *[dark] { $count ->
        [0] Ни одна тёмная шашка не снята.
        [one] Снята { $count } тёмная шашка.
        [few] Сняты { $count } тёмные шашки.
        [many] Снято { $count } тёмных шашек.
       *[other] Снято { $count } тёмной шашки.
    }
}
board-cube = Куб удвоения: { $value }
board-dice = Кости: { $dice }. { $action }

## Игроки и счёт

pips = { $count ->
    [one] { $count } пипс
    [few] { $count } пипса
    [many] { $count } пипсов
   *[other] { $count } пипса
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }
    [one] { $score } из { $target } очка
   *[other] { $score } из { $target } очков
}
player-you = Вы
player-friend = Соперник
player-light = Белые
player-dark = Чёрные
player-computer = Компьютер ({ $level })
player-computer-sentence = Компьютер
player-engine-replaced = { $computer } вместо { $engine }
engine-failed-gone = { $engine } остановился. Вместо него играет компьютер; ничего не потеряно.
engine-failed-silent = { $engine } не ответил вовремя. Вместо него играет компьютер; ничего не потеряно.
engine-failed-wrong = { $engine } ответил то, чего правила не допускают. Вместо него играет компьютер; ничего не потеряно.
player-waiting = Свободное место
player-away = нет связи
player-won-match = победа в матче

## Сила компьютера

level-beginner = новичок
level-casual = любитель
level-advanced = опытный игрок
level-expert = эксперт
level-world-class = мировой класс

## Что делать сейчас

turn-connecting = Соединение со столом…
turn-lost = Связь прервалась. Новая попытка…
turn-waits = Стол ждёт: сервер сейчас не может записывать. Игра продолжится сама.
turn-closing = Сервер перезапускается. Новая попытка…
table-shorter = Сервер потерял то, что эта страница видела последним: его игры возвращены к более раннему состоянию. Стол продолжает отсюда.
turn-watching = Вы наблюдаете за игрой.
table-watchers = { $count ->
    [one] За игрой наблюдает { $count } человек.
    [few] За игрой наблюдают { $count } человека.
    [many] За игрой наблюдают { $count } человек.
   *[other] За игрой наблюдают { $count } человека.
}
table-crawford = Партия Кроуфорда: без куба.
turn-waiting = Ждём, пока соперник откроет ссылку.
turn-opening = Бросьте за первый ход.
turn-opening-tie = Выпало поровну: бросьте ещё раз.
turn-opening-theirs = { $name }: розыгрыш первого хода.
turn-roll = Ваш ход: бросьте кости.
turn-roll-or-double = Ваш ход: бросьте кости или сначала удвойте.
turn-roll-theirs = Бросок: { $name }.
turn-play = Ваш ход: сыграйте { $dice }.
turn-play-theirs = { $name }: ход { $dice }.
turn-done = «{ do-done }» завершает ход.
turn-none = С { $dice } ходить некуда.
turn-rolling = Кости катятся…
turn-thinking = { $name }: раздумья…
turn-double = { $name }: удвоение до { $value }.
turn-rematch = { $name }: предложение реванша.
turn-double-yours = Вы удваиваете до { $value }. Решение: { $name }.
turn-resign = { $name }: предложение сдать { $stake ->
    [1] простую партию
    [2] марс
   *[3] кокс
}.
turn-resign-yours = Вы предлагаете сдать { $stake ->
    [1] простую партию
    [2] марс
   *[3] кокс
}. Решение: { $name }.
turn-roll-of = { $name }: бросьте кости.
turn-roll-or-double-of = { $name }: бросьте кости или сначала удвойте.
turn-play-of = { $name }: сыграйте { $dice }.

## Кнопки

do-roll = Бросить
do-throw = Бросить
do-double = Удвоить
do-take = Принять
do-drop = Пас
do-redouble = Переудвоить до { $value }
do-beaver = Бивер до { $value }
do-raccoon = Ракун до { $value }
do-undo = Отменить
do-done = Готово
do-resign = Сдаться
do-resign-single = Сдать простую партию
do-resign-gammon = Сдать марс
do-resign-backgammon = Сдать кокс
do-accept = Согласиться
do-refuse = Отклонить
do-cancel = Отмена
do-next = Следующая партия
do-claim = Потребовать победу
do-finish = Закончить встречу
do-rematch = Реванш
do-take-back = Взять ход назад
do-new = Новая игра
do-copy = Копировать
do-copied = Скопировано
dice-swap = Поменять кости местами.
dice-roll = Бросить кости.

## Конец партии

over-single = { $name }: выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, простая партия.
over-gammon = { $name }: выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, марс — проигравший не снял ни одной шашки.
over-backgammon = { $name }: выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, кокс — шашка проигравшего ещё на баре или в доме победителя.
over-dropped = { $name }: выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, пас на удвоение.
over-resigned = { $name }: выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $stake ->
    [1] сдана простая партия
    [2] сдан марс
   *[3] сдан кокс
}.
over-flag = { $name }: победа — у соперника вышло время.
over-absent = { $name }: победа — соперника слишком долго не было.
over-cube = Куб стоял на { $value }.
over-session = Победа во встрече, { $score }: { $name }.
over-match = Победа в матче, { $score }: { $name }.
news-match-won = Победа в матче: { $name }.
over-draw = Встреча закончилась вничью, { $score }.

## Запись

log = Ход игры
log-empty = Игра ещё не началась.
log-opening = бросок { $dice }
log-tie = Поровну: бросок ещё раз
log-double = удвоение до { $value }
log-take = принято
log-drop = пас
log-resign = { $stake ->
    [1] сдача: простая партия
    [2] сдача: марс
   *[3] сдача: кокс
}
log-decline = отклонено
log-won = { $points ->
    [one] выигрыш: { $points } очко
    [few] выигрыш: { $points } очка
    [many] выигрыш: { $points } очков
   *[other] выигрыш: { $points } очка
}
log-flag = время вышло
log-claim = требование победы
log-void = не считается
log-wrong = { $dice }: { $play } (неверно)
log-corrected = исправлено
log-stands = остаётся в силе
log-no-move = { $dice }: нет хода
log-play = { $dice }: { $play }

## Отказ

refused-why = Правило

table-missing = Такого стола здесь нет.

## Неполадки вне правил игры

fault-other-version = Эта страница старше сервера. Обновите её.
fault-not-at-table = Эта страница больше не за столом. Обновите её.
fault-not-your-seat = Это не ваше место.
fault-seat-open = Второе место ещё свободно.
fault-not-here = За этим столом так нельзя.
fault-bad-terms = На таких условиях играть нельзя.
fault-no-engine = Против этой программы здесь играть нельзя, или нельзя по этим правилам.
fault-bad-position = Эту позицию не удаётся прочитать.
fault-bad-file = Этот файл не удаётся прочитать.
fault-too-many = Слишком много сразу. Подождите немного.
fault-trouble = Произошла ошибка на сервере.
message-unreadable = Сервер не понял сообщения этой страницы ({ $detail }).

## Игра по ссылке

link-title = Игра по ссылке
link-share = Отправьте этот адрес сопернику. Кто откроет его первым, займёт второе место, остальные будут наблюдать.
link-local = Этот адрес работает только на этом компьютере. Чтобы играть с другого устройства в сети, запустите сервер командой «pasch serve --listen 0.0.0.0:{ $port }» и откройте его по имени или адресу этого компьютера в сети.

## Новая игра

new-title = Новая игра
new-opponent = Соперник
new-opponent-computer = компьютер
new-opponent-device = человек за этим устройством
new-opponent-link = человек по ссылке
new-engine = Программа
new-engine-rules = Другие программы играют по турнирным правилам, пятнадцатью шашками.
new-level = Уровень
new-rulebook = Свод правил
new-rulebook-pages = Прочитать его правила
new-start = Расстановка
new-start-standard = Обычная
new-start-jacquet = Жаке: каждую шашку сначала надо ввести
new-start-nackgammon = Накгаммон
new-start-hypergammon = Гипергаммон: по три шашки
new-session = Вид встречи
new-session-single-game = Одна партия
new-session-running-total = Партии с общим счётом
new-session-money = Игра на деньги
new-session-match = Матч до
new-session-games = Заданное число партий
new-length-points = очков
new-length-games = партий
new-even = Листок советует нечётное число.
new-cube = С кубом удвоения
new-jacoby = Правило Джекоби
new-beavers = Биверы
new-raccoons = Ракуны
new-automatic = Автоматическое удвоение, если в розыгрыше первого хода выпало поровну
new-first-double = Автоматическое удвоение, если первый бросок — дубль
new-lower-starts = Начинает тот, у кого число меньше
new-custom = Это «{ $rulebook }», но часть условий не такая, как в листке.
new-dice = Кости
new-real-dice = Настоящие: бросаю за обе стороны и ввожу, что выпало
new-clock = Часы
new-clock-none = Без часов
new-clock-delay = Турнирные часы
new-clock-fischer = Часы Фишера
new-clock-days = Дни на ход
new-clock-free = секунд свободно на каждый ход
new-clock-added = секунд добавляет каждый ход
new-clock-per-point = минут на очко
new-clock-per-game = минут на партию
new-clock-day-count = дней на ход
new-clock-computer = Часы компьютера не идут. С часами ничего нельзя взять назад.
# What was agreed about time, as a sentence and in short.
timing-claim = Без часов. Если игрока ждут, а его нет { $minutes } мин, соперник может потребовать победу.
timing-delay = На каждый ход { $delay } с свободны; затем идёт запас в { $minutes } мин. При потере связи часы стоят, всего { $pause } с.
timing-fischer = { $minutes } мин и ещё { $increment } с за каждый ход. При потере связи часы стоят, всего { $pause } с.
timing-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на каждый ход.
timing-short-delay = { $delay } с + { $minutes } мин
timing-short-fischer = { $minutes } мин + { $increment } с
timing-short-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
clock-of = Осталось времени: { $name }
clock-low = Осталось только { $seconds } с.
clock-low-hours = Осталось только { $hours } ч.
clock-paused = часы стоят
clock-days = { $days } д { $hours } ч
clock-claim-in = требование через { $time }
games-due = { $name }: ход до { $when }
new-colour = Вы играете
new-colour-light = светлыми шашками
new-colour-dark = тёмными шашками
new-colour-hint = Если не договорились, тёмные шашки берёт старший.
new-direction = Ваш дом
new-direction-right = справа
new-direction-left = слева
new-begin = Начать
new-failed = Не удалось открыть стол: { $reason }

## Своды правил в нескольких словах

rulebook-own = { $rulebook }, с изменениями
rulebook-buffalo = Коробка Buffalo
rulebook-buffalo-special = Без куба. Кокс считается втройне, даже если проигравший уже снимал шашки. Пункты считаются от 1 до 24 по пути первого игрока.
rulebook-german = Немецкий листок
rulebook-german-special = 24 нумерованных правила. Последняя шашка приходит домой большим из двух чисел, в доме нельзя побить и пройти дальше на свою одиночную шашку, а следующую партию начинает победитель.
rulebook-danish = Датский листок
rulebook-danish-special = На удвоение можно сразу ответить переудвоением. Кто сдаётся, сразу проигрывает кокс. Пункты называются от S1 до S12 и от W1 до W12. Знает и жаке.
rulebook-jumbo = Брошюра Jumbo
rulebook-jumbo-special = Оба бросают по две кости; у кого сумма больше, тот начинает с нового броска. Если число слишком велико, можно снять любую шашку с младшего пункта.
rulebook-ten-language = Листовка на десяти языках
rulebook-ten-language-special = Можно снять любую шашку, которую кость выводит за край, что бы ни стояло позади. Без куба.
rulebook-tournament = Турнир
rulebook-tournament-special = Сегодняшние международные правила: удвоения без предела, в матчах партия Кроуфорда, в игре на деньги правило Джекоби и биверы, если договорились.

## Мои игры

games-title = Мои игры
games-empty = Здесь ещё ничего не сыграно.
games-resume = Продолжить
games-replay = Просмотреть
games-download = Скачать { $format }
games-running = идёт
games-finished = закончена
games-against = { $light } — { $dark }
games-forget = Забыть
games-forget-ask = Забыть эту партию?
games-forgotten = Забыто.
games-session-single-game = одна партия
games-session-running-total = общий счёт
games-session-money = игра на деньги
games-session-match = { $length ->
    [one] матч до { $length } очка
   *[other] матч до { $length } очков
}
games-session-games = { $length ->
    [one] { $length } партия
    [few] { $length } партии
    [many] { $length } партий
   *[other] { $length } партии
}
log-game = Партия { $number }
replay-at = { $at } из { $of }
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец

## Клавиши

keys-title = Клавиши
keys-arrows = Стрелки: от пункта к пункту
keys-enter = Enter: взять шашку или поставить её
keys-numbers = 1–6: пойти шашкой под курсором на число этой кости
keys-home = Home, End: первая или последняя шашка, которая может пойти
keys-roll = R: бросить
keys-double = D: удвоить
keys-undo = U: отменить
keys-swap = S: поменять кости местами
keys-done = E: { do-done }

## Rule pages

menu-rules = Правила
rules-title = Правила игры
rules-intro = Шесть сводов правил, пять из печатных листков и один турнирный, каждый полностью и нашими словами. Недопустимый ход ведёт прямо к правилу, которое его запрещает.
rules-more = Ещё здесь
rules-comparison = Сравнение
rules-comparison-about = Все шесть сводов правил, вопрос за вопросом, с отмеченными различиями.
rules-glossary = Словарь игры
rules-glossary-about = Что значат слова игры и как то же самое называется на других языках.
rules-solitaire = Брошюра по солитеру
rules-solitaire-about = Игра с колышками на 37 лунках: правила, пять задач и правда о каждой.
rules-contents = Содержание
rules-link = Ссылка на это место
rules-play = Играть по этим правилам
rules-sources = Каждое утверждение печатного листка и что ему отвечает
rules-only-differences = Только различия

## Позиции

menu-positions = Позиции
positions-title = Позиции
positions-tool = Касание доски
positions-tool-light = добавляет светлую шашку
positions-tool-dark = добавляет тёмную шашку
positions-tool-away = убирает шашку
positions-start = Начальная расстановка
positions-clear = Пустая доска
positions-swap = Поменять стороны
positions-turn = Бросает
positions-dice = Кости
positions-die = { $number ->
    [1] Первая кость
   *[2] Вторая кость
}
positions-not-thrown = не брошена
positions-cube = Куб
positions-cube-owner = Владелец куба
positions-cube-middle = никто
positions-session = Играют
positions-money = на деньги
positions-match = матч
positions-length = Матч до
positions-points-light = Очки белых
positions-points-dark = Очки чёрных
positions-crawford = Партия Кроуфорда
positions-checkers = Шашек у стороны
positions-valid = Эту позицию можно разыграть.
positions-held = { $side ->
    [light] Здесь стоят две белые шашки или больше. Сначала уберите их.
   *[dark] Здесь стоят две чёрные шашки или больше. Сначала уберите их.
}
positions-not-theirs = { $side ->
    [light] Здесь могут лежать только белые шашки.
   *[dark] Здесь могут лежать только чёрные шашки.
}
positions-pips = Пипсы: белые { $light }, чёрные { $dark }
positions-one-die = Выберите обе кости или ни одной.
positions-paste = Position ID, match ID или XGID
positions-read = Прочитать
positions-names = Записи этой позиции
positions-position-id = Position ID
positions-match-id = Match ID
positions-link = Ссылка, которая покажет её с оценкой движка
positions-copy = Копировать { $name }
positions-ask = Спросить движок
positions-evaluate = Оценить
positions-plays = Сравнить ходы
positions-cube-action = Решение по кубу
positions-thinking = Идёт расчёт…
positions-wins = Победы
positions-loses = Поражения
positions-chance = всего
positions-chance-gammon = марс
positions-chance-backgammon = кокс
positions-equity = Эквити
positions-match-chance = Шанс выиграть матч
positions-no-plays = Ходить некуда.
positions-play-on = Играть отсюда
positions-play-on-note = За другую сторону играет компьютер. Партия продолжается с этой позиции, с её костями, кубом и счётом, насколько их знают правила.
positions-picture = Картинка
positions-file = Файл матча
positions-choose-file = Выбрать файл
positions-file-large = { $name }: файл слишком велик для записи матча.
positions-file-fault = { $name }: { $fault }
positions-study = Разобрать эту позицию
cube-action-no-double = Не удваивать
cube-action-double = Удвоить
cube-action-redouble = Переудвоить
cube-action-too-good = Слишком хорошо, чтобы удваивать
cube-action-not-available = Повернуть куб нельзя
cube-answer-take = принять
cube-answer-pass = спасовать
cube-answer-beaver = бивер
cube-advice-none = По кубу решать нечего.
cube-advice-no-double = Без удвоения
cube-advice-double-take = Удвоение принято
cube-advice-double-pass = Удвоение, пас

## Наставник

tutor = Наставник
new-tutor = Наставник после каждого решения говорит, что сделал бы сам, и даёт подсказки
do-hint = Подсказка
keys-hint = H: подсказка, если наставник включён
tutor-thinking = Наставник думает…
tutor-hint = Подсказка
tutor-hint-line = Подсказка: { $hint }
tutor-best = { $made }: наставник сделал бы то же самое.
tutor-cost = { $made }: потеря { $cost }. Лучше: { $best }.
tutor-short = −{ $cost }. Лучше: { $best }
tutor-decision-double = Удвоение
tutor-decision-no-double = Без удвоения
tutor-decision-take = Принять
tutor-decision-pass = Пас
tutor-decision-beaver = Бивер
tutor-decision-redouble = Переудвоение
tutor-show = Показать на доске
tutor-back = Назад к игре
tutor-summary = Итоги наставника
tutor-decisions = { $count ->
    [one] { $count } решение, потеряно очков: { $cost }.
    [few] { $count } решения, потеряно очков: { $cost }.
    [many] { $count } решений, потеряно очков: { $cost }.
   *[other] { $count } решения, потеряно очков: { $cost }.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = Самые дорогие
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Ничего не потеряно.

## Солитер на странице

menu-solitaire = Солитер
peg-board = Доска солитера
peg-hole = { $state ->
    [peg] Лунка { $hole }: колышек.
   *[empty] Лунка { $hole }: пусто.
}
peg-hole-jumps = Может прыгнуть в: { $holes }.
peg-hole-end = В конце здесь стоит колышек.
peg-jumped = С { $from } через { $over } на { $to }.
peg-solved = { $moves ->
    [one] Решено за { $moves } ход.
    [few] Решено за { $moves } хода.
    [many] Решено за { $moves } ходов.
   *[other] Решено за { $moves } хода.
}
peg-stuck = Колышек из лунки { $hole } сейчас прыгнуть не может.
peg-redo = Повторить
peg-restart = Начать заново
peg-hint = Подсказка
peg-verdict = Ещё возможно?
peg-solution = Показать решение
peg-best = Показать лучшее окончание
peg-watch = Сразу сказать, когда конца уже не достичь
peg-thinking = Идёт поиск…
peg-still = { $jumps ->
    [one] Да: конца можно достичь, остался { $jumps } прыжок.
    [few] Да: конца можно достичь, осталось { $jumps } прыжка.
    [many] Да: конца можно достичь, осталось { $jumps } прыжков.
   *[other] Да: конца можно достичь, осталось { $jumps } прыжка.
}
peg-still-best = { $jumps ->
    [one] Лучшего окончания (колышков: { $pegs }) можно достичь, остался { $jumps } прыжок.
    [few] Лучшего окончания (колышков: { $pegs }) можно достичь, осталось { $jumps } прыжка.
    [many] Лучшего окончания (колышков: { $pegs }) можно достичь, осталось { $jumps } прыжков.
   *[other] Лучшего окончания (колышков: { $pegs }) можно достичь, осталось { $jumps } прыжка.
}
peg-best-too-late = Лучшего окончания (колышков: { $pegs }) отсюда уже не достичь.
peg-unknown = Неизвестно: поиск не успел завершиться за отведённое время.
peg-honest = Скажем честно: этого конца не достичь никому; доказательство нарисовано ниже. Посмотрите, как мало колышков вы сможете оставить. Лучший итог — два.
peg-run = Пуск
peg-pause = Пауза
peg-leave = Назад к моей игре
peg-proof-title = Почему это невозможно
peg-keys = Клавиши: стрелки ведут от лунки к лунке, Enter берёт колышек и ставит его, U отменяет, R повторяет, H даёт подсказку.

## Запись счёта

menu-score = Секретарь
score-title = Секретарь
score-intro = Для двоих за настоящей доской: бросайте и ходите там, а здесь записывайте это касаниями. Страница следит за кубом и счётом и знает свод правил.
score-resume = Продолжить последнюю встречу
score-new = Новая встреча
score-name-light = У кого светлые шашки?
score-name-dark = У кого тёмные шашки?
score-opening = Кто начинает? Введите, что выпало у каждого игрока.
score-opening-tie = Выпало поровну: введите новые броски.
score-throw = Бросок, { $name }: введите кости.
score-throw-or-double = Бросок, { $name }: введите кости или сначала удвойте.
score-play = { $name }: ход { $dice }. Коснитесь шашек, которыми пошли.
score-done = { $name }, { $dice }: подтвердите ход.
score-none = { $name }: с { $dice } ходить некуда.
score-free = { $name }: ход { $dice }. Переставьте шашки так, как ими пошли на самом деле, верно или нет.
score-enter = Подтвердить ход
score-otherwise = Пошли иначе
score-flag = Это не по правилам. { $why }
score-put-right = Исправить
score-write-down = Никто не заметил: записать
score-demand = { $name }: требование исправить
score-lift = { $name }: убрать кости
score-void = Бросок не считается
score-void-why = Почему бросок не считается?
score-throw-of = Бросок: { $name }
score-die = Кость: { $value }
score-clear = Очистить
score-results = Сыгранные партии

## Кости с доказательством

dice-title = Кости с доказательством
dice-intro = Перед каждой партией сервер и браузер каждого игрока закрепляют цепочку тайных чисел. Каждый бросок берёт по одному числу из каждой цепочки, и оно раскрывается только после решения бросать. Если ваш браузер честен, все остальные вместе, включая сервер, не могут ни выбрать, ни предвидеть ваши кости. Эта страница проверяет это сама, без сервера.
dice-table = Стол { $table }
dice-fine = { $rolls ->
    [one] Всё сходится: проверен { $rolls } бросок.
    [few] Всё сходится: проверено { $rolls } броска.
    [many] Всё сходится: проверено { $rolls } бросков.
   *[other] Всё сходится: проверено { $rolls } броска.
}
dice-wrong = Что-то не так в записи { $entry }, бросок { $roll }: { $why }
dice-real = Играли на настоящей доске: костей сервера, которые можно проверить, нет.
dice-none = Кости ещё не бросали.
dice-checked = Что проверено
dice-checked-order = Каждая доля была закреплена до своего первого броска, каждый бросок решён до того, как выпал, и ни один не пропущен.
dice-checked-links = Каждое раскрытое число принадлежит цепочке, которую закрепил её участник.
dice-checked-dice = Каждая кость вычислена заново из чисел всех участников.
dice-checked-throws = { $count ->
    [one] { $count } бросок партии совпадает с тем, что выпало.
    [few] Все { $count } броска партии совпадают с тем, что выпало.
    [many] Все { $count } бросков партии совпадают с тем, что выпало.
   *[other] Все броски партии ({ $count }) совпадают с тем, что выпало.
}
dice-left-out = { $count ->
    [one] { $count } бросок сделан без страницы, которая не ответила вовремя: { $rolls }.
    [few] { $count } броска сделаны без страницы, которая не ответила вовремя: { $rolls }.
    [many] { $count } бросков сделано без страницы, которая не ответила вовремя: { $rolls }.
   *[other] { $count } броска сделано без страницы, которая не ответила вовремя: { $rolls }.
}
dice-pending = Решение о броске принято, но кости ещё не выпали.
dice-not-checked = Здесь не проверено, разрешают ли правила каждый ход. «pasch dice verify» проверяет и это.
dice-download = Скачать запись
dice-chain = Цепочки { $chain }, партия { $game }
dice-link = Число { $link }: { $name }
dice-marked = известен заранее
dice-drop = Чтобы проверить другую игру, перетащите её запись костей (.dice.json) на эту страницу или выберите здесь.
dice-check = Проверить кости
dice-go-on = Продолжить с новыми костями
dice-broken = Костям больше нельзя доверять: { $why } Этот браузер не участвует в дальнейших бросках.
dice-was-me = Это был я
dice-doubt-renewal = От вашего имени запрошены или одобрены новые цепочки, но не в этом браузере. Ваша доля в костях удержана.
dice-doubt-back = От вашего имени ход взят назад, но не в этом браузере. Ваша доля в костях удержана.
dice-doubt-roll = От вашего имени решён бросок, но не в этом браузере. Ваша доля в костях удержана.
dice-agree = Согласиться
dice-lost = Бросок открыт, а ваша доля в нём находится в другом браузере. Продолжайте там. Или попросите здесь новые числа, и бросок будет сделан с ними.
dice-ask-new = Попросить новые числа
dice-asks = { $name }: тайные числа для костей потеряны. Открытый бросок был бы сделан с новыми. Вы согласны?
dice-waits = Кости ждут страницу игрока { $name }. Без неё никто не может бросать.
dice-the-server = Сервер
dice-fault-shorter = сервер забыл что-то из того, что видел этот браузер (бросок { $roll }).
dice-fault-log = журнал не тот, за которым следил этот браузер (бросок { $roll }).
dice-fault-taken-back = после взятого назад хода кости не те, что выпали, или брать назад было нечего (бросок { $roll }).
dice-fault-renewal = цепочки обновлены без причины или без согласия (бросок { $roll }).
dice-fault-link = число не принадлежит закреплённой цепочке или отсутствует (бросок { $roll }).
dice-fault-early = число раскрыто до решения о броске или до закрепления всех долей (бросок { $roll }).
dice-fault-anchor = доля закреплена слишком поздно, дважды или совпадает с чужой (бросок { $roll }).
dice-code = Код: { $code }. Два игрока, которые читают друг другу один и тот же код, играют одну и ту же партию.
dice-anchor = Закрепил участник { $name }:
dice-foreseen = Так как ход был взят назад, заранее были известны кости бросков: { $rolls }.
dice-renewed = Цепочки обновлялись посреди партии { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}. Ни один открытый бросок не заменён без согласия других игроков.
dice-first = По прежнему способу, который нечестный сервер или игрок мог незаметно обойти, выпали броски с 1 по { $rolls }.
dice-not-followed = Этот браузер не следил за этой партией и не может сказать, использованы ли доли игроков.
dice-checked-followed = Это тот журнал, за которым этот браузер следил во время игры.
dice-limits = Чего это не обещает: любой может прекратить игру, и запись не скажет, по чьей вине. Сама эта страница приходит с сервера; по простому HTTP её мог бы изменить любой по дороге.
dice-fault-unreadable = это не читается как запись костей.
dice-fault-order = строки, броски или числа идут не по порядку (бросок { $roll }).
dice-fault-chain = хеш звена не равен предыдущему звену (бросок { $roll }).
dice-fault-nonces = в броске { $roll } лишнее число nonce или одного не хватает.
dice-fault-digest = у броска { $roll } другой хеш. Его звено или числа nonce изменены.
dice-fault-dice = бросок { $roll } даёт { $wanted }, а не { $found }.
dice-fault-throw = бросок в партии не совпадает с тем, что выпало.

# The page that needs no server
here-elsewhere = Pasch открыт в другой вкладке, столы теперь там.
here-elsewhere-on = Продолжить здесь
here-closed = В этом браузере нельзя поставить столы: { $reason }
here-update = Есть новая версия. Ваша партия останется как есть.
here-update-now = Перейти на неё
here-parent = Эта партия продолжает другую, сервер которой пропал.
do-go-on-here = Продолжить без сервера
device-title = Это устройство
device-here = Ваши партии, карточки и настройки хранятся в этом браузере. Ни один сервер о них не знает.
device-server = Ваши партии хранит сервер, с которого пришла эта страница.
device-elsewhere = Вы за столами сервера { $server }.
device-back = Вернуться к столам в этом браузере
device-back-server = Вернуться к столам сервера
device-stand-here = Играть в этом браузере, без сервера
device-keeping = Хранение
device-promised = Браузер обещал всё сохранить.
device-not-promised = Если места не хватит, браузер может всё стереть: время от времени сохраняйте копию.
device-room = Занято: { $used } МБ.
device-ask = Попросить браузер всё сохранить
device-save = Сохранить всё в файл
device-load = Загрузить сохранённый файл
device-taken-in =
    { $count ->
        [0] Ничего нового в нём не было.
        [one] Принята { $count } партия.
        [few] Приняты { $count } партии.
        [many] Принято { $count } партий.
       *[other] Принято { $count } партии.
    }
device-taken-study = Принято разобранных матчей и карточек: { $count }.
device-not-taken = Этот файл не от Pasch или повреждён ({ $reason }). Ничего не изменено.
device-install-title = Установка
device-install = Установить Pasch на это устройство
device-install-menu = Через меню браузера Pasch можно добавить на главный экран; тогда он запускается и без сети.
device-plain = Эта страница пришла по обычному HTTP. В этом случае браузеры не разрешают ни установку, ни запуск без сети, ни уведомления; с pasch serve --tls разрешают.
device-join = Стол на сервере
device-join-hint = Вставьте адрес, который вам прислали. Сервер должен допускать страницы отсюда.
device-join-go = Перейти
device-no-address = Это не адрес.
fault-no-room = На этом устройстве не осталось места. Ничего из показанного не потеряно; партия продолжится, как только место появится.
dice-here = Обе стороны на этом устройстве, поэтому протокол никому другому ничего не доказывает: владелец устройства мог сам выбрать кости.
dice-here-real = Или бросьте настоящие кости и введите их
new-link-server = Чтобы пригласить друга по ссылке, нужен сервер.

## A rulebook of one’s own

own-title = Свой свод правил
own-intro = Начните со свода правил, который ближе всего к вашей игре, и измените то, во что вы играете иначе. О том, что не сочетается, говорится сразу.
own-about = Каждый вопрос сравнения с вашим ответом
own-make = Составить свой свод правил
own-base = На основе
own-name = Название
own-saved = Ваши своды правил
own-kept = Сохранено в этом браузере.
own-save = Сохранить
own-together = Всё сочетается.
own-contradictions = Это не сочетается:
own-changed = ответ не такой, как в исходном своде
own-void = При другом ответе здесь не о чем спрашивать.
own-link = Ссылка на этот свод правил
own-file = Сохранить в файл
own-open = Открыть файл
own-forget-ask = Забыть этот свод правил?
own-forgotten = «{ $name }»: забыто.
own-broken = В этой ссылке или файле нет свода правил, который можно прочесть.
