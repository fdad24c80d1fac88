### Что произошло: для записи игры и для программ чтения с экрана. Фразы не зависят от того, имя ли $name, «Белые» или «Вы».

side-white = Белые
side-black = Чёрные

event-game-started = { $number ->
   *[other] Начинается партия { $number }.
}
event-game-started-crawford = { $number ->
   *[other] Начинается партия { $number }. Это партия Кроуфорда: без куба.
}
event-opening-thrown = { $name }: розыгрыш первого хода, { $dice }.
event-opening-tied = Выпало поровну: оба бросают ещё раз.
event-automatically-doubled = Куб сам переходит на { $value }.
event-starts = { $name }: первый ход с { $dice }.
event-starts-afresh = { $name }: первый ход и бросок обеих костей.
event-rolled = { $name }: бросок { $dice }.
event-rolled-unplayable = { $name }: бросок { $dice }, ходить некуда.
event-played = { $name }: { $dice }, ход { $play }.
event-danced = { $name }: { $dice } сыграть нельзя.
event-hit = { $count ->
    [one] Побита { $count } шашка.
    [few] Побиты { $count } шашки.
    [many] Побито { $count } шашек.
   *[other] Побито { $count } шашки.
}
event-doubled = { $name }: удвоение до { $value }.
event-doubled-dead = { $name }: удвоение до { $value }, хотя в этом матче оно уже ничего не меняет.
event-redoubled-at-once = { $name }: удвоение принято, и сразу переудвоение до { $value }.
event-beavered = { $name }: удвоение принято с бивером, куб переходит на { $value }.
event-raccooned = { $name }: в ответ ракун, куб переходит на { $value }.
event-taken = { $name }: удвоение принято. Куб показывает { $value }.
event-dropped = { $name }: пас.
event-resign-offered = { $stake ->
    [1] { $name }: предложение сдать простую партию.
    [2] { $name }: предложение сдать марс.
   *[3] { $name }: предложение сдать кокс.
}
event-resign-declined = { $name }: сдача отклонена; партия продолжается.
event-resigned = { $stake ->
    [1] { $name }: сдана простая партия.
    [2] { $name }: сдан марс.
   *[3] { $name }: сдан кокс.
}
event-flag-fell = { $name }: время истекло.
event-claimed = { $name }: победа по требованию — соперника слишком долго не было.
event-throw-void = { $name }: нужно бросить ещё раз. { $why }
event-wrongly-played = { $name }: { $dice }, ход { $play } — неверный. { $why }
event-correction-demanded = { $name }: требование исправить ход; { $dice } играется заново.
event-wrong-play-stands = Никто вовремя не возразил: неверный ход остаётся в силе.
event-dice-lifted = { $name }: ход закончен.
event-game-over = { $stake ->
    [1] { $points ->
        [one] { $name }: выиграна простая партия, { $points } очко.
        [few] { $name }: выиграна простая партия, { $points } очка.
        [many] { $name }: выиграна простая партия, { $points } очков.
       *[other] { $name }: выиграна простая партия, { $points } очка.
    }
    [2] { $points ->
        [one] { $name }: выигран марс, { $points } очко.
        [few] { $name }: выигран марс, { $points } очка.
        [many] { $name }: выигран марс, { $points } очков.
       *[other] { $name }: выигран марс, { $points } очка.
    }
   *[3] { $points ->
        [one] { $name }: выигран кокс, { $points } очко.
        [few] { $name }: выигран кокс, { $points } очка.
        [many] { $name }: выигран кокс, { $points } очков.
       *[other] { $name }: выигран кокс, { $points } очка.
    }
}
event-session-won = { $name }: победа во встрече.
event-session-drawn = Встреча закончилась вничью.
