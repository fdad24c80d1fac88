### Что не так с тем, что дали командной строке: файлы, позиции, броски, матчи.

## Что система говорит о файле

io-not-found = такого файла или папки нет
io-permission-denied = доступ запрещён
io-is-a-directory = это папка, а не файл
io-not-a-directory = часть этого пути не папка
io-not-text = это не текст в UTF-8
io-storage-full = места больше нет
io-address-in-use = этот адрес уже занят
io-address-not-available = такого адреса у этой машины нет
io-other = система говорит: { $detail }
fault-standard-input = стандартный ввод
fault-standard-output = стандартный вывод
fault-threads = потоки программы
fault-unreadable-input = Стандартный ввод не удалось прочитать.

## Позиции

fault-position = Позиция «{ $text }»: { $why }

## Броски и вопросы к движку

fault-dice = Бросок «{ $text }»: { $why }
fault-dice-letter = «{ $letter }» — не число на кости; пишут 31, 3-1 или 3 1
fault-dice-two = нужны два числа, как в 31, 3-1 или 3 1
fault-request = «{ $line }» — не позиция, за которой следует бросок, как в 4HPwATDgc/ABMA 3 1
fault-game-over = игра окончена
fault-match-over = Счёт { $points } из { $length }: матч окончен, решать больше нечего
fault-ply = --ply { $ply }: движок смотрит вперёд на число полуходов от 0 до { $deepest }
fault-engine = движок не справился ({ $detail })
fault-nets = { $folder }: эти сети использовать нельзя ({ $detail })

## Файлы

fault-json = { $file }, строка { $line }, столбец { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = это неправильно составленный свод правил
json-not-game = это неправильно записанная игра
json-not-dice = это неправильно составленная запись бросков
json-cut-off = файл обрывается
fault-rulebook-base = { $file }: в «base» должен быть назван свод, на котором основан этот: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: игра в версии { $found } формата; прочитать можно версию { $known }
fault-save-unwritable = { $file }: игру не удаётся записать ({ $detail })
fault-not-a-match = { $file } — не файл матча: { $why }
fault-convert-files = convert принимает что читать и файл или папку для записи, либо --report и что читать
fault-convert-ending = { $file }: матч записывается как .mat, .sgf или .txt, позиция как .txt, .html или .tex
fault-convert-none = там, где искали, нет файла матча
fault-convert-same = { $file }: файл не записывается поверх того, из которого он прочитан
fault-convert-position = { $file } содержит позицию, а не матч
fault-convert-pattern = { $pattern } не шаблон имён файлов: { $detail }
fault-no-game = { $file }: партии { $game } нет; партий в файле: { $games }
fault-no-move-number = { $file }, партия { $game }: «{ $number }» — не ход вроде 7 или 7b
fault-no-move = { $file }, партия { $game }: хода { $number } нет; последний — { $last }
fault-not-reached = { $file }, партия { $game }: воспроизведение не доходит до этого хода
fault-picture-size = Картинка бывает от 1 до { $widest } пикселей в ширину и высоту, а не { $width } на { $height }.
fault-picture = Картинку не удаётся нарисовать ({ $detail }).
fault-dice-entry = { $file }, запись { $entry }, бросок { $roll }: не сходится ({ $detail })

## Файлы матчей

export-own-rulebook = { $name }: очки или ходы здесь иные, чем в своде, взятом за основу, а этого файлы матчей передать не могут
export-replay = игра не воспроизводится ({ $detail })

## Сервер, поединки, обучение, замеры

fault-listen = Не удаётся принимать соединения на { $address }: { $why }
fault-server-stopped = Сервер остановился: { $why }
fault-store = Хранилище игр использовать нельзя ({ $detail }).
fault-tls = HTTPS недоступен ({ $detail }).
fault-store-in-use = { $folder } уже используется: { $owner }
fault-store-file = { $file } повреждён ({ $detail }). На его место можно поставить копию: pasch store restore
fault-store-not-empty = В { $file } есть игры; --replace ставит копию на их место.
fault-store-no-table = Стола «{ $table }» нет.
fault-store-damaged = Найдено ошибок: { $count }
fault-work = Помощников использовать нельзя ({ $detail }).
fault-nats = { $address } недоступен как сервер NATS: { $why }
fault-database-address = «{ $address }» — не адрес базы данных PostgreSQL вида postgres://пользователь@машина/имя
fault-copy-from = «{ $from }» не указывает на папку с играми, как это делает sqlite:ПАПКА
fault-gnubg-missing = gnubg не установлен (Debian: apt-get install gnubg)
fault-engine-command = Это не команда движка ({ $detail }).
fault-engine-setting = «{ $setting }» ничего не задаёт: нужно ИМЯ=ЗНАЧЕНИЕ.
fault-engine-name = «{ $engine }» не называет движка: нужно ИМЯ=КОМАНДА, каждое имя один раз.
fault-engine-start = Не удаётся запустить { $engine }: { $why }
fault-engine-gone = { $engine } завершился посреди партии.
fault-engine-silent = { $engine } не ответил вовремя.
fault-engine-refused = { $engine } отклонил то, что ему передали: { $answer }
fault-engine-answer = { $engine } ответил «{ $answer }», а это не ответ на вопрос.
fault-engine-play = { $engine } ответил «{ $answer }» ({ $detail })
fault-engine-cube = { $engine } не решает о кубе; без --cubeful с ним можно играть.
fault-duel-one-folder = Против движка нужна одна папка с сетями или ни одной.
fault-duel-two-folders = Нужны две папки с сетями, или --engine, или --gnubg.
fault-duel-broke-off = Одна партия поединка оборвалась.
fault-decision-line = Строка { $line }: { $why }
fault-decision-json = это не решение в формате JSON с id и dice ({ $detail })
fault-no-decisions = Здесь нет броска, который оставляет выбор.
fault-gnubg-law = gnubg можно спрашивать только по турнирным правилам, без Джекоби и биверов
fault-train-numbers = --round не меньше 1000, --buffer не меньше раунда, --batch, --reuse и --minutes больше 0.
fault-train-widen = { $option }: столько слоёв, сколько у сети, и ни одного более узкого.
fault-train-heads = --heads: у сети контакта уже есть свои головы.
fault-train-checkpoint = { $file }: это промежуточное состояние использовать нельзя ({ $detail })
fault-train = Обучение не может продолжаться ({ $detail }).
fault-table = { $file }: этой таблицей нельзя пользоваться ({ $detail }); удалите её, чтобы начать заново
fault-cache-folder = Нет папки для таблиц: задайте HOME или XDG_CACHE_HOME.
fault-width = «{ $part }» — не ширина: кратные 16 до 1024, как в 512-64-32
fault-level = уровня «{ $level }» нет: есть beginner, casual, advanced, expert и world-class
fault-bench-seconds = --seconds { $seconds }: число больше 0, не больше 600
fault-bench-paths = Пути вычислительного ядра расходятся: { $one } и { $other }.
fault-bench-tables = { $count ->
    [one] Не справился { $count } стол
    [few] Не справились { $count } стола
    [many] Не справились { $count } столов
   *[other] Не справились { $count } стола
}, причина у первого: { $detail }
fault-analysis-cache = файл оценок другого вида или повреждён в строке { $line }
fault-analysis-one-match = матч записывается для одного файла; указано { $count }
