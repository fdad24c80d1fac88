### Учёба: матчи, карточки, моя игра, справка.

menu-study = Учёба
study-title = Матчи
study-file-note = Перетащите на эту страницу матч любой программы (.xg, .bgf, .mat, .sgf, .txt), и он будет разобран; позиция (.xgp, .txt) попадёт в редактор. Или выберите файл.
study-drop = Отпустите, чтобы открыть файл.
study-opened = Открытые здесь
study-finished = Законченные игры
study-missing = Этого матча нет в этом браузере.
study-back = Все матчи
study-back-to-match = Назад к матчу
study-analyse = Разобрать
study-go-on = Дальше
study-stop = Остановить
study-progress = { $done } из { $all }
study-me = Вы —
study-me-nobody = никто из них
study-level = Глубина
study-tab-errors = Ошибки
study-tab-moves = Ходы
study-tab-figures = Цифры
study-no-figures = Цифры появятся после разбора.
study-cube-errors = Ошибки с кубом
study-place = Партия { $game }, ход { $number }
study-pips = пипсы { $white } : { $black }
study-next-error = Следующая ошибка
study-previous-error = Предыдущая ошибка
study-play-out = Доиграть
study-played-out = Доиграно партий: { $games }
study-plies = { $plies ->
    [0] с первого взгляда
    [one] на { $plies } бросок вперёд
    [few] на { $plies } броска вперёд
    [many] на { $plies } бросков вперёд
   *[other] на { $plies } броска вперёд
}
study-card = Сделать карточку
study-cards-all = { $count ->
    [one] Сделать { $count } карточку
    [few] Сделать { $count } карточки
    [many] Сделать { $count } карточек
   *[other] Сделать { $count } карточки
}
study-cards-added = { $count ->
    [0] Новых карточек нет.
    [one] { $count } новая карточка.
    [few] { $count } новые карточки.
    [many] { $count } новых карточек.
   *[other] { $count } новой карточки.
}

## Карточки

cards-title = Карточки
cards-own = Мои ошибки
cards-opening = Дебюты и ответы
cards-deck = Колода
cards-decks = Колоды
cards-counts = Пора повторить: { $due } из { $all }.
cards-begin = Начать
cards-none = Карточек пока нет: сделайте их из ошибок матча или возьмите колоду дебютов.
cards-left = осталось: { $count }
cards-after = После { $play }
cards-due = Вернётся: { $when }.
cards-next = Следующая карточка
cards-drop = Убрать эту карточку
cards-grade-good = Верно.
cards-grade-hard = Почти: немного отдано.
cards-grade-again = Неверно.
cards-add-opening = Добавить дебюты и ответы
cards-open = Открыть колоду
cards-save = Сохранить в файл
cards-anki = Для Anki
cards-anki-note = В тексте для Anki есть и картинки: в Anki выберите «Импортировать файл».
cards-bad-file = { $name } — не колода карточек.

## Моя игра

mygame-title = Моя игра
mygame-empty = Пока ничего: разберите матчи и укажите, кто из игроков вы.
mygame-analyse = { $count ->
    [one] Разобрать { $count } законченную игру
    [few] Разобрать { $count } законченные игры
    [many] Разобрать { $count } законченных игр
   *[other] Разобрать { $count } законченной игры
}
mygame-over-time = Уровень со временем
mygame-matches = { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
}
mygame-cube-checkers = Куб и шашки
mygame-opponents = По соперникам
mygame-dice = Кости
mygame-others = Соперники
mygame-expected = Ожидается
mygame-throws = Броски
mygame-doubles = Дубли
mygame-pips = Пипсов за бросок
mygame-danced = Броски с бара без входа
mygame-number = Число { $number }
mygame-luck = Везение во всех матчах: { $luck } очка.

## Справка

tools-title = Справка
tools-score = Пороги принятия и марсы
tools-away = { $name }: осталось
tools-doubler = Удваивает
tools-take-point = Принимать от
tools-live-take-point = с переудвоением
tools-gammon = Цена марса
tools-score-note = Сколько должен выигрывать тот, кому предложили удвоение, не считая марсов: если куб больше никто не повернёт и если он сам повернёт его в лучший момент. На деньги марс стоит 0,50.
tools-no-cube = Здесь никто не удваивает.
tools-equity = Шансы выиграть матч
tools-equity-note = В процентах, по очкам, которых не хватает игроку (строки) и сопернику (столбцы); если не хватает одного, следующая партия — партия Кроуфорда.
tools-after-crawford = После Кроуфорда, сопернику нужно 1
tools-pips = Счёт пипсов
tools-check = Проверить
tools-another = Другая позиция
tools-pips-right = Верно, за { $seconds } с.
tools-pips-wrong = У белых { $light }, у чёрных { $dark }.
tools-pips-score = Верно { $right } из { $all }.
tools-openings = Первые броски
tools-openings-note = Доиграны нашей программой; оценки на деньги.
tools-second = Второй выбор
