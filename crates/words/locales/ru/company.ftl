### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Доска
option-board-auto = Как оформление
option-board-felt = Сукно
option-board-wood = Дерево
option-board-slate = Сланец
option-board-contrast = Высокий контраст
option-checkers = Шашки
option-checkers-auto = Как доска
option-checkers-ivory = Кость и эбен
option-checkers-cherry = Крем и вишня
option-checkers-sea = Пена и море
option-dice = Кости
option-dice-auto = Как шашки
option-dice-white = Белые
option-dice-red = Красные
option-dice-black = Чёрные

## The first visit

welcome-title = Бросьте кости — и игра начнётся. Или:
welcome-box = Какая коробка у вас дома?
welcome-box-short = Моя коробка
welcome-friend = Вдвоём
welcome-teach = Научите меня
welcome-more = Другие варианты
box-languages = { $count ->
    [one] { $count } язык
    [few] { $count } языка
    [many] { $count } языков
   *[other] { $count } языка
}

## The end of a game, over the board

end-you-single = Вы выиграли
end-you-gammon = Вы выиграли марс
end-you-backgammon = Вы выиграли кокс
end-other-single = { $name }: победа
end-other-gammon = { $name }: выигран марс
end-other-backgammon = { $name }: выигран кокс
end-match = в матче до { $points }
end-why = почему
end-analyse = Просмотр

## Hints in columns

hint-head-win = Победа
hint-head-gammon = Марс или больше
hint-head-backgammon = Кокс
hint-head-equity = Эквити: ожидаемые очки
hint-head-less = Меньше лучшего хода
hint-short-win = Поб.
hint-short-gammon = М
hint-short-backgammon = К
hint-short-equity = Экв.
hint-short-less = Разн.

## Company at the table

talk = Разговор
talk-empty = Пока никто ничего не сказал.
talk-mute = Не показывать слова соперника
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно
phrase-lucky-roll = Вот это бросок!
phrase-bad-luck = Не повезло
phrase-oops = Ой, моя ошибка
phrase-thinking = Дайте подумать
phrase-one-moment = Минутку
phrase-back = Я снова здесь
phrase-thanks = Спасибо
phrase-good-game = Хорошая игра
phrase-another = Ещё одну?
phrase-goodbye = До встречи
me-name = Ваше имя
me-colour = Ваш цвет
colour-red = Красный
colour-orange = Оранжевый
colour-gold = Золотой
colour-green = Зелёный
colour-teal = Бирюзовый
colour-blue = Синий
colour-purple = Фиолетовый
colour-pink = Розовый
your-move = Ваш ход
option-notices = Сообщать, когда мой ход
sit-opposite = Сесть напротив в этом окне
sit-note = У этого браузера здесь уже есть место. Продолжайте за того же игрока или:

## Another device, and passing a game on

device = Другое устройство
device-note = Откройте это на другом устройстве и продолжайте там. У кого эта ссылка, у того ваше место.
share = Поделиться
share-link = Ссылка на просмотр здесь
share-self = Ссылка, в которой вся игра
share-self-note = Работает на любом Pasch, даже там, где этого стола нет.
share-picture = Картинка этой позиции
share-film = Анимация игры
share-broken = В этой ссылке нет игры.
