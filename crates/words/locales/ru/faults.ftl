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
fault-at-character = знак { $place }: { $why }
fault-unexpected = «{ $found }» здесь стоять не может; ожидалось: { $wanted }
fault-too-short = здесь текст кончается; ожидалось: { $wanted }
fault-too-long = текст должен был кончиться до этого знака ({ $what })
fault-out-of-range = { $field }: { $value } невозможно, только { $allowed }
fault-unknown-format = так позицию не записывают; годятся код позиции (4HPwATDgc/ABMA), коды позиции и матча (4HPwATDgc/ABMA:cAkAAAAAAAAA), XGID, строка доски FIBS или ряды датского листка (white 2 S1 ...; black ...)
allowed-between = от { $one } до { $other }
allowed-either = { $one } или { $other }
allowed-below-length = от 0 до длины матча минус 1
allowed-power-of-two = степень двойки
allowed-points = от 1 до 24, 25 или bar, 0 или off
part-id-letter = буква, цифра, + или /
part-position-id = код позиции из 14 знаков
part-match-id = код матча из 12 знаков
part-xgid-checkers = 26 знаков для шашек
part-xgid-place = от a до o, от A до O или -
part-top-bar = бар верхнего игрока: строчная буква или -
part-bottom-bar = бар нижнего игрока: прописная буква или -
part-cube-exponent = показатель степени куба
part-cube-place = место куба
part-largest-cube = показатель степени наибольшего куба
part-turn = чей ход
part-xgid-dice = две кости, 00, D, B или R
part-two-dice = две кости
part-score = счёт
part-xgid-rules = Кроуфорд или правила игры на деньги
part-match-length = длина матча
part-xgid-fields = XGID из десяти полей
part-board-head = слово board
part-board-name = имя игрока
part-board-point = пункт
part-board-number = число из строки доски
part-board-fields = строка доски из 53 полей
part-die = кость
part-cube = куб
part-rows-place = где стоят эти шашки
part-rows-word = white, black, число, S, W, aside, off или to move
part-rows-side = сначала white или black
part-rows-count = число шашек
part-rows-point = пункт ряда
part-rows-sides = шашки белых и чёрных
part-point = пункт, bar или off
part-destination = / и пункт, на который идёт шашка
part-closing-bracket = закрывающая скобка
part-space = пробел между передвижениями
part-number = число
part-repetition = сколько шашек
part-four-steps = не больше четырёх шагов шашки
nonsense-last-letter = этот знак говорит больше, чем вмещает код
nonsense-past-last-point = этот знак говорит о шашках за последним пунктом
nonsense-too-many-checkers = код кончается раньше, чем назван каждый пункт: слишком много шашек
nonsense-cube-owner = куб ни у кого из игроков и не посередине
nonsense-game-state = состояние игры — ни одно из пяти
nonsense-die = кость показывает не число от 1 до 6
nonsense-one-die = одна кость брошена, а другая нет
nonsense-backwards = шашки идут только на пункты с меньшими номерами

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

fault-at-place = { $place }: { $why }
place-game = партия { $number }
place-move = ход { $number }
place-line = строка { $number }
lack-game = в этом файле нет ни одной партии
lack-players = здесь должны быть указаны два игрока и их счёт
lack-length = длина матча не названа
lack-first-game = это стоит перед первой партией
lack-backgammon = дерево другой игры, а не нард
lack-set-up = позиция, расставленная вручную, не читается; партия воспроизводится без неё
lack-opening-bracket = закрывающая скобка без открывающей
lack-tree = узел, не относящийся ни к какой партии
lack-value-end = значение, которое не кончается
lack-property = значение без свойства
lack-property-name = знак, который не относится ни к какому свойству
lack-closing-bracket = последняя партия не кончается закрывающей скобкой
damage-head = заголовок файла обрезан или другого вида
damage-directory = список содержимого файла повреждён; прочитано то, что нашлось без него
damage-packing = упакованное в файле не распаковывается до конца
damage-checksum = контрольная сумма не сходится с тем, что распаковано
damage-too-large = упакованное в файле больше любого матча
damage-cut-record = последняя запись обрезана
damage-structure = содержимое файла построено не как матч
damage-variation = такая начальная расстановка неизвестна
damage-edited = шашки стоят здесь не так, как их оставили предыдущие ходы
record-unreadable = «{ $text }» здесь не читается
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: что сыграно, не записано
record-first-roll = партия не может начаться с { $roll }: при равных костях бросают снова
record-crawford-double = удвоение в партии Кроуфорда
record-cube-value = по файлу куб идёт на { $written }, а на деле на { $real }
record-score = по файлу счёт { $written }, а по предыдущим партиям { $real }
record-result = по файлу исход { $written }, а по воспроизведению { $real }
record-result-value = по файлу { $name } выигрывают { $points }, а столько не стоит никакая сдача при кубе { $cube }
record-match-over = матч уже был окончен
record-game-over = партия уже была окончена
record-lost = дальше эту партию проследить нельзя; она остаётся такой, как записана
move-too-many = передвижений записано { $written }, а у { $roll } их только { $dice }
move-not-hit = { $point }: отмечено, что шашка побита, но одиночной шашки соперника там нет
move-ambiguous = текст подходит к нескольким ходам: { $plays }
export-start = файлы матчей знают только обычную расстановку, накгаммон и гипергаммон
export-automatic-double = партия { $game } началась с автоматического удвоения, а этого файлы матчей передать не могут
export-own-rulebook = { $name }: очки или ходы здесь иные, чем в своде, взятом за основу, а этого файлы матчей передать не могут
export-replay = игра не воспроизводится ({ $detail })

## Сервер, поединки, обучение, замеры

fault-listen = Не удаётся принимать соединения на { $address }: { $why }
fault-server-stopped = Сервер остановился: { $why }
fault-store = Хранилище игр использовать нельзя ({ $detail }).
fault-gnubg-missing = gnubg не установлен (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg ответил «{ $answer }» на { $roll } ({ $detail })
fault-duel-one-folder = Против gnubg нужна одна папка с сетями или ни одной.
fault-duel-two-folders = Нужны две папки с сетями или --gnubg.
fault-duel-broke-off = Одна партия поединка оборвалась.
fault-train-numbers = --round не меньше 1000, --buffer не меньше раунда, --batch, --reuse и --minutes больше 0.
fault-train-widen = { $option }: столько слоёв, сколько у сети, и ни одного более узкого.
fault-train-checkpoint = { $file }: это промежуточное состояние использовать нельзя ({ $detail })
fault-train = Обучение не может продолжаться ({ $detail }).
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
