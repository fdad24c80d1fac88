### I regolamenti come pagine. Le variabili sono spiegate nel catalogo inglese.

## La pagina

sheet-title = Il backgammon secondo il regolamento: { $rulebook }
sheet-printed-in = Lingue del foglio stampato: { $languages }.
sheet-custom-note = Un regolamento tuo, ricavato da «{ $rulebook }». Queste risposte sono tue: { $differences }.
mark-ruling = interpretazione
mark-ruling-note = Il segno «interpretazione» indica che il foglio stampato tace, ha un errore di stampa o si contraddice, al suo interno o tra le sue lingue; così lo leggiamo noi.
mark-ruling-part = interpretazione in parte
mark-ruling-part-note = Con «interpretazione in parte» è segnato ciò che il foglio dice, ma non del tutto; quello che abbiamo dovuto aggiungere sta alla fine.
mark-changed = modificato
mark-changed-note = Il segno «modificato» indica una risposta diversa da quella del regolamento di partenza.
mark-example = Esempio
page-labelled = { $label }: { $text }
answer-and = { $one }; { $other }

language-de = tedesco
language-en = inglese
language-fr = francese
language-es = spagnolo
language-it = italiano
language-nl = olandese
language-da = danese
language-sv = svedese
language-pl = polacco
language-ru = russo

about-buffalo = Il foglio di una scatola olandese, in quattro lingue. Backgammon semplice, senza cubo, con le punte contate da 1 a 24 lungo il percorso del primo giocatore.
about-german = Un foglio tedesco di 24 regole numerate, severo su dadi, correzioni e due mosse vicino a casa che altri regolamenti ammettono. I rimandi come R14 sono i suoi numeri.
about-danish = Un foglio danese con parole sue: la casa è il «fag», una punta chiusa un «mur», e le pedine colpite si mettono semplicemente da parte. Il cubo si può rimandare subito indietro, e abbandonare costa caro.
about-jumbo = Un grande libretto in quattro lingue che percorre una partita con esempi, e ha un solitario sul retro della tavola.
about-ten-language = Un pieghevole in dieci lingue. È generoso nel portare fuori, e lascia da parte il cubo.
about-tournament = Le regole internazionali di oggi, quelle dei circoli, dei tornei e degli altri programmi.

section-aim = Lo scopo
section-set-up = Tavola e disposizione
section-opening = Chi comincia
section-moving = Muovere
section-hitting = Colpire
section-entering = Entrare
section-bearing-off = Portare fuori
section-scoring = Quanto vale una partita
section-cube = Il cubo del raddoppio
section-resigning = Abbandonare
section-sessions = Che cosa si gioca
section-real-board = Su una tavola vera
section-advice = Buoni consigli
section-special = Particolarità
section-rulings = Dove abbiamo dovuto decidere

## Lo scopo

rule-aim = Due giocatori fanno avanzare quindici pedine ciascuno intorno alla tavola, in direzioni opposte. Riunisci tutte le tue in casa e poi le porti fuori. Vince chi per primo ha portato fuori tutte le pedine.

## Tavola e disposizione

rule-board =
    { $waits ->
        [aside] La tavola ha 24 punte, in quattro quadranti di sei, ed è fatta di due metà.
       *[bar] La tavola ha 24 punte, in quattro quadranti di sei. La barra la divide in due metà.
    } Il Bianco gioca con le pedine chiare, il Nero con le scure. La casa del Bianco va da { $p6 } a { $p1 }, quella del Nero da { $b6 } a { $b1 }; il quadrante accanto alla casa è la tavola esterna di quel giocatore.
rule-numbering-each-own = Ognuno conta le punte lungo il proprio percorso, da 24, dove comincia il viaggio, a 1, l’ultima punta della casa. Ogni punta ha quindi due numeri, uno per giocatore. Gli esempi di questa pagina usano i numeri del Bianco.
rule-numbering-up-with-white = Le punte sono numerate da 1 a 24 lungo il percorso del giocatore 1, qui il Bianco. Il giocatore 1 entra sulle punte da { $p24 } a { $p19 }, il giocatore 2, qui il Nero, sulle punte da { $b24 } a { $b19 }. Entrambi usano gli stessi numeri.
rule-numbering-down-with-black = Le punte sono numerate da 24 a 1 lungo il percorso delle pedine scure. La casa del Nero va da { $b6 } a { $b1 }, quella del Bianco da { $p6 } a { $p1 }. Entrambi usano gli stessi numeri.
rule-numbering-down-with-white = Le punte sono numerate da 24 a 1 lungo il percorso del Bianco. La casa del Bianco va da { $p6 } a { $p1 }, quella del Nero da { $b6 } a { $b1 }. Entrambi usano gli stessi numeri.
rule-numbering-two-rows = Le punte formano due file, da S1 a S12 e da W1 a W12. Il Bianco va da S1 a S12 e poi da W12 a W1, il Nero al contrario. La casa, il «fag», va da { $p6 } a { $p1 } per il Bianco e da { $b6 } a { $b1 } per il Nero.
rule-direction-counter-clockwise = Il Bianco va in senso antiorario e il Nero in senso orario, quando la casa del Bianco è dalla tua parte, a destra. La tavola si può anche vedere allo specchio. Nessuna pedina torna mai indietro.
rule-direction-clockwise = Il Bianco va in senso orario e il Nero in senso antiorario, quando la casa del Bianco è dalla tua parte, a sinistra. La tavola si può anche vedere allo specchio. Nessuna pedina torna mai indietro.
rule-colours-agreed = Sono i giocatori ad accordarsi su chi prende quale colore.
rule-colours-older-takes-dark = I giocatori scelgono i colori. Se non si accordano, il più anziano gioca con le pedine scure.
rule-starts-standard = Il Bianco comincia con due pedine in { $p24 }, cinque in { $p13 }, tre in { $p8 } e cinque in { $p6 }; il Nero con due in { $b24 }, cinque in { $b13 }, tre in { $b8 } e cinque in { $b6 }.
rule-starts-jacquet = Jacquet: se concordato, tutte le pedine cominciano fuori dalla tavola. Ognuna deve prima entrare con un tiro, nella casa dell’avversario, come una pedina colpita; finché una è ancora fuori, nessun’altra si muove. Poi la partita continua secondo le regole consuete.
rule-starts-nackgammon = Nackgammon: se concordato, il Bianco comincia con due pedine in { $p24 }, due in { $p23 }, quattro in { $p13 }, tre in { $p8 } e quattro in { $p6 }; il Nero allo stesso modo, dall’altro lato.
rule-starts-hypergammon = Hypergammon: se concordato, ognuno ha solo tre pedine. Quelle del Bianco sono in { $p24 }, { $p23 } e { $p22 }, quelle del Nero in { $b24 }, { $b23 } e { $b22 }.
picture-start = La partenza
picture-figure = Figura { $figure }
picture-jacquet = Jacquet: tutte le pedine aspettano fuori
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon

## Ciò che dice un foglio solo

own-quadrants = Lungo il cammino di un giocatore i quattro quadranti si chiamano primo, secondo, terzo e quarto. Il quarto è la sua casa, il primo quella dell’avversario.
own-words-buffalo = Parole di questo foglio: una punta chiusa è una «banda» (olandese band, francese bande, tedesco Band; il testo inglese dice closed point), più di seguito formano un «ponte» (brug, pont, Brücke, bridge). Una pedina sola è un «blot», alla lettera una macchia. Le punte si chiamano anche lingue (langues, Zungen). La casa è detta thuisveld, home quadrant, domaine o Heimfeld. Portare fuori è uitspelen, bearing off, sortie o Hinausspielen.
own-words-german = Parole di questo foglio: Heimfeld (casa), Außenfeld (tavola esterna), Pasch (pariglia), Match. Blot, bar, gammon e backgammon li prende dall’inglese; la bar è il listello fra casa e tavola esterna.
own-words-danish = Parole di questo foglio: felt (punta), fag (casa), mur, un muro (punta chiusa), pas (pariglia). Una pedina sola che può essere colpita si chiama «bar»; non è un luogo, perché questo foglio non conosce la barra.
own-words-jumbo = Parole di questo libretto: la casa è il thuisvak, jan intérieur o Heimfeld, nella figura 1 anche innerer Hof; una punta chiusa è bloccata; un blot è una pedina vulnerabile (kwetsbaar, vulnérable, verletzbar); la barra è la divisione fra le due metà.
own-words-ten-language = Parole di questo pieghevole: la casa è la casella interna o casella base; la barra è la linea centrale, le punte si chiamano punti. Una pariglia altrove si chiama Pasch, double, dobles, doublet, pas, dubbelslag, dublet o паш; portare fuori è eliminare. Il testo polacco chiama il gioco tryktrak, il russo нарды; il russo chiama il gammon марс e il backgammon кокс.
own-box-buffalo = Nella scatola ci sono quindici pedine per ciascuno di due colori, una tavola e dadi. Di sfuggita il giocatore 1 è detto marrone chiaro e il giocatore 2 marrone scuro. I colori delle punte aiutano solo a contare. Una pedina può stare in qualsiasi parte della sua punta, ma di solito si accosta al bordo. Pezzi piccoli: non adatto ai bambini sotto i tre anni.
own-box-german = Le pedine dei due giocatori devono distinguersi bene per il colore.
own-box-danish = Un gioco comprende una tavola con dodici punte bianche e dodici nere, quindici pedine bianche e quindici nere, quattro dadi, due rossi o neri per ciascuno, e un cubo del raddoppio. Se su una punta ci sono più di cinque pedine, si possono impilare a due o a tre.
own-box-jumbo = Nella scatola ci sono una tavola con una capsula e due dadi, quindici pedine magnetiche nere e quindici bianche, un cubo del raddoppio e le regole. Metti la tavola con la capsula sul tavolo. Contenuto e colori possono variare; conserva la confezione; non adatto ai bambini sotto i tre anni.
own-box-ten-language = Nella scatola ci sono una tavola, quindici pedine chiare e quindici scure, e dadi. Il pieghevole è per due giocatori dai 6 ai 99 anni e promette partite di dieci minuti o più.
own-cube-note = In certi giochi c’è un cubo del raddoppio, con cui la posta può raddoppiare durante la partita. Il pieghevole non ne tratta, come non tratta le regole dei tornei, diverse qua e là.

## Chi comincia

rule-who-starts-higher-die = Ognuno tira un dado. Chi ottiene il numero più alto comincia e gioca entrambi i numeri, il proprio e quello dell’avversario, come due numeri separati. In caso di parità si tira ancora.
rule-who-starts-lower-by-agreement = Prima del tiro i giocatori possono accordarsi perché cominci chi ottiene il numero più basso.
rule-who-starts-higher-total = Entrambi tirano due dadi. Chi ottiene il totale più alto comincia, e tira di nuovo i due dadi per la prima mossa; una partita può quindi cominciare con una pariglia. In caso di parità si tira ancora.
rule-next-game-opening-throw = Ogni nuova partita comincia ancora con un tiro d’apertura.
rule-next-game-winner-starts = La partita successiva la comincia chi ha vinto l’ultima, tirando due dadi, senza tiro d’apertura.
rule-turns = Poi i giocatori si alternano. Quando tocca a te, tiri i due dadi e giochi ciò che mostrano.

## Muovere

rule-numbers = Ogni dado è un movimento a sé: una pedina avanza esattamente di tante punte quante ne mostra il dado. Quale venga per primo lo scegli tu. Puoi muovere due pedine, o due volte la stessa; allora deve potersi fermare dopo il primo numero. Le punte occupate si contano come quelle vuote.
rule-closed-point = Una punta può ospitare quante pedine si vogliono di un colore, mai di tutti e due. Due o più pedine chiudono la punta all’avversario, che non può né arrivarvi né fermarvisi lungo il percorso, ma può saltarla.{ $sheet ->
        [buffalo] {" "}Più punte chiuse di seguito formano un ponte.
        [tournament] {" "}Più punte chiuse di seguito formano un prime.
       *[other] {""}
    }
rule-doubles-four-moves = Una pariglia, cioè lo stesso numero sui due dadi, si gioca quattro volte, con le pedine che vuoi.
rule-obligation-most-numbers = Devi giocare quanti più numeri del tiro puoi, e in un ordine che lo permetta, anche se ti danneggia. Se puoi giocare l’uno o l’altro numero ma non entrambi, devi giocare il maggiore. Di una pariglia giochi quanti più movimenti possibile. Ciò che non si può giocare è perso.
example-opening = Il Bianco comincia con 6-1. Una pedina può andare da { $p13 } a { $p6 } passando per { $p7 }, ma non per la punta { $p12 }, che è chiusa. Meglio muovere da { $p13 } a { $p7 } e da { $p8 } a { $p7 }: le due pedine chiudono quella punta.
example-blocked = Il Nero tira 6-5. Le due pedine scure sull’ultima punta del Bianco, { $p1 }, sono bloccate: con un 5 arriverebbero in { $p6 }, con un 6 in { $p7 }, ed entrambe sono chiuse. Non possono quindi nemmeno partire verso { $p12 }; il Nero deve giocare altre pedine.
example-doubles = Il Bianco tira 5-5 alla partenza. Le pedine in { $p24 } non possono muoversi, perché la punta { $p19 } è chiusa da cinque pedine scure. Il Bianco può giocare due pedine da { $p13 } a { $p3 } passando per { $p8 }.
example-obligation = Il Bianco tira 6-5. La pedina in { $p24 } può giocare il 6 fino a { $p18 } o il 5 fino a { $p19 }, ma da nessuna delle due può proseguire fino a { $p13 }, che è chiusa. Le pedine in casa non possono giocare nessuno dei due numeri. Si può giocare un solo numero, quindi deve essere il maggiore, il 6.
example-buffalo-doubles = Con 3-3 una pedina può andare quattro volte di tre punte, dodici in tutto; o quattro pedine di tre ciascuna; o due di sei ciascuna; o una di sei e altre due di tre; o una di nove e un’altra di tre.
example-danish-opening = Il Bianco tira un 5, il Nero un 4. Il Bianco comincia e può andare con una pedina da { $p24 } a { $p15 } passando per { $p20 }, o muoverne una da { $p13 } a { $p9 } e un’altra da { $p13 } a { $p8 }.
example-danish-doubles = 4-4 vale sedici punte in tutto: una pedina va di 16, o quattro di 4 ciascuna, o due di 8 ciascuna, o una di 12 e un’altra di 4.
example-danish-larger = Con 4-2, se si può giocare il 4 o il 2 ma non tutti e due, si deve giocare il 4.
example-jumbo-17 = All’inizio il Bianco non può andare da { $p24 } a { $p17 }: le pedine scure bloccano quella punta.
example-jumbo-3 = Con quel 6-5 il meglio per il Nero è una pedina da { $p12 } a { $p17 } e una da { $p12 } a { $p18 }, dove è vulnerabile. Il Nero potrebbe anche andare con una pedina da { $p12 } a { $p23 }, prima con il 6 o con il 5. Scopri da te perché è meno buono. (Figura 3)
example-jumbo-4a = Il Bianco tira 4-2 e può muovere da { $p8 } a { $p4 } e da { $p6 } a { $p4 }: una punta bloccata in più nella sua casa. (Figura 4a)
example-jumbo-doubles = 6-6 vale 24 punte in tutto. Una pedina va di 24, se le sue soste non sono bloccate; o quattro di 6 ciascuna; o una di 12 e altre due di 6; o due di 12 ciascuna; o una di 18 e un’altra di 6.
example-ten-language-numbers = Con un 2 e un 5 una pedina può andare di 2 e poi di 5, o di 5 e poi di 2; o una pedina va di 2 e un’altra di 5.
example-ten-language-doubles = Con 2-2 una pedina può andare quattro volte di 2; o una tre volte di 2 e un’altra una volta di 2; o due pedine due volte di 2 ciascuna.

## Colpire

rule-hitting = Una pedina sola su una punta è un blot. Se vi arriva una pedina avversaria, il blot viene colpito e lascia la punta.
rule-passing-hits = Una pedina che si muove due volte colpisce ogni blot su cui si ferma, anche lungo il percorso.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Chi colpisce una pedina la mette sulla barra, tra le due metà.
        [jumbo] Le pedine colpite si mettono, sempre in vista, sulla barra, tra le due metà.
       *[other] Le pedine colpite si mettono sulla barra, tra le due metà.
    }
rule-hit-checkers-laid-aside = Le pedine colpite si mettono da parte, accanto alla tavola. Questo foglio non ha barra; quando il programma parla della barra, intende quel posto.
rule-pick-and-pass-allowed = Ovunque sulla tavola, anche nella propria casa, una pedina può colpire e proseguire nello stesso turno.
rule-pick-and-pass-forbidden = Una pedina che ha colpito nella propria casa non può, nello stesso turno, proseguire su una punta dove sta esattamente una tua pedina. Può proseguire su una punta vuota o con due o più tue pedine, o essere portata fuori.
example-hit = Il Nero ha giocato una pedina in { $p18 } e una in { $p17 }; quella in { $p18 } è un blot. Il Bianco tira 4-2 e va da { $p24 } a { $p18 }, passando per { $p22 } o { $p20 }, e lì colpisce.
example-pick-and-pass-allowed = Il Bianco tira 3-2. La pedina in { $p8 } colpisce in { $p5 } con il 3 e prosegue con il 2 fino a { $p3 }, dove copre il proprio blot.
example-pick-and-pass-forbidden = Il Bianco tira 3-2. La pedina in { $p8 } può colpire in { $p5 } con il 3. Ma non può proseguire con il 2 fino a { $p3 }, perché lì sta una sola pedina chiara; il 2 va giocato in altro modo.

## Entrare

rule-bar-first =
    { $waits ->
        [aside] Se una tua pedina è stata colpita e aspetta accanto alla tavola, devi rimetterla in gioco prima di muoverne qualsiasi altra. Se sono più d’una, devi rimetterle tutte.
       *[bar] Se hai una pedina sulla barra, devi farla entrare prima di muoverne qualsiasi altra. Se sono più d’una, devono entrare tutte.
    }
rule-entering = Entra nella casa dell’avversario, con il numero di un dado: il Bianco con un 1 in { $p24 } e così via fino al 6 in { $p19 }, il Nero con un 1 in { $b24 } e così via fino al 6 in { $b19 }. La punta non deve essere chiusa; un blot che vi si trova viene colpito. La somma dei due dadi non fa mai entrare una pedina. L’altro numero lo giochi poi come vuoi. Se non puoi entrare, il turno è perso.
example-entering = Il Nero ha una pedina sulla barra e tira 6-6: la punta { $p6 } è chiusa, il Nero non può entrare e il turno è perso. Con 6-5 il Nero entrerebbe in { $p5 } e potrebbe proseguire con il 6 fino a { $p11 }.
example-danish-waiting = Il Nero ha una pedina colpita e tira 6-3. Su { $p6 } e { $p3 } ci sono muri; il Nero deve quindi aspettare un tiro che trovi una punta libera o una con una sola pedina chiara.
example-danish-sums = Nella casa del Bianco è libera solo { $p6 }. La pedina nera non rientra con 4-2 né con 5-1, anche se la somma fa 6.
example-jumbo-6 = Il Bianco tira 6-4 e muove da { $p24 } a { $p18 } e da { $p13 } a { $p9 }. (Figura 6)
example-jumbo-7 = Il Nero tira 2-1 e può entrare in { $p1 } o in { $p2 }. Il meglio è entrare in { $p2 } e coprire quella pedina da { $p1 }: ora { $p2 } è bloccata. (Figura 7)

## Portare fuori

rule-bearing-off = Quando tutte le tue pedine sono in casa, puoi portarle fuori. Un numero porta fuori una pedina dalla punta che dista altrettanto dal bordo: un 1 dall’ultima punta, un 6 dalla più lontana. In alternativa puoi usarlo per muovere una pedina dentro la casa. Se intanto una tua pedina viene colpita, deve rifare il giro prima che tu continui a portare fuori. Una pedina portata fuori non torna più.
rule-overshoot-farthest = Se il numero è più alto della punta più lontana su cui hai ancora una pedina, porta fuori una pedina da quella punta. Finché una pedina sta più indietro, un numero non porta fuori una pedina che spingerebbe oltre il bordo.
rule-overshoot-any-below = Appena non hai più pedine sulla punta del numero né più indietro, il numero può portare fuori qualsiasi pedina da una punta più bassa, non solo la più lontana.
rule-overshoot-any-carried = Un numero può portare fuori qualsiasi pedina che porti fino al bordo o oltre, anche se altre tue pedine stanno più indietro.
rule-straggler-no = Con quale numero l’ultima pedina arrivi in casa lo decidi tu, se il tiro lascia la scelta.
rule-straggler-yes = Quando una sola delle tue pedine è ancora fuori casa e ciascuno dei due numeri, da solo, la porterebbe dentro, deve lasciare la sua punta con il maggiore. Questo non vale per le pariglie, né quando nessun modo di giocare l’intero tiro lo permette.
example-bearing-off-farthest = Il Bianco tira 4-3. Il 4 porta fuori una pedina da { $p4 }. In { $p3 } non ce ne sono, e altre stanno più indietro, quindi il 3 va giocato dentro la casa: da { $p6 }, { $p5 } o { $p4 }.
example-bearing-off-any-below = Il Bianco tira 4-3. Il 4 porta fuori una pedina da { $p4 }. In { $p3 } non ce ne sono, ma altre stanno più indietro, quindi il 3 va giocato dentro la casa: da { $p6 }, { $p5 } o { $p4 }.
example-bearing-off-any-carried = Il Bianco tira 4-3. Il 4 porta fuori una pedina da { $p4 }. Il 3 può portare fuori una pedina da { $p2 } o da { $p1 }, benché altre stiano più indietro, o essere giocato dentro la casa.
example-last-checkers-farthest = Il Bianco tira 4-3 e ha pedine solo in { $p4 }, { $p2 } e { $p1 }. Dopo che il 4 ha portato fuori l’ultima da { $p4 }, il 3 deve portare fuori da { $p2 }, ora la punta più lontana.
example-last-checkers-any-below = Il Bianco tira 4-3 e ha pedine solo in { $p4 }, { $p2 } e { $p1 }. Dopo che il 4 ha portato fuori l’ultima da { $p4 }, il 3 può portare fuori da { $p2 } o da { $p1 }.
example-last-checkers-any-carried = Il Bianco tira 4-3 e ha pedine solo in { $p4 }, { $p2 } e { $p1 }. Il 4 può portare fuori una qualsiasi di queste, e il 3 una da { $p2 } o da { $p1 }, in qualunque ordine.
example-straggler = Il Bianco tira 3-2. L’ultima pedina fuori casa è in { $p8 }, e ciascuno dei due numeri la porterebbe in casa. Deve lasciare { $p8 } con il 3, verso { $p5 }; il 2 si gioca con qualsiasi pedina.
example-buffalo-bearing-off = Il giocatore 2, qui il Nero, ha pedine su tutte le punte della casa e tira 5-3: ne esce una da { $b5 } e una da { $b3 }. Se { $b6 } è vuota, un 6 porta fuori una pedina da { $b5 }.
example-german-edges = Il Nero porta fuori da { $b1 } con un 1, da { $b2 } con un 2 e così via; il Bianco da { $p1 } con un 1, da { $p2 } con un 2 e così via.
example-danish-bearing-off = Il Bianco tira 6-3 e può portare fuori una pedina da { $p6 } e una da { $p3 }, oppure muovere nella casa. Con 4-4 possono uscirne quattro da { $p4 }.
example-jumbo-8b = Più avanti il Bianco ha una pedina in { $p12 } e le altre in casa; il Nero aspetta sulla barra. Il Bianco tira 6-2, muove da { $p12 } a { $p6 } e potrebbe portare fuori subito una pedina da { $p2 }. È un errore da principiante, fatto per fretta: la pedina che resta in { $p2 } è sola e, se il Nero tira un 2, viene colpita. (Figure 8a e 8b)
example-jumbo-8c = Più furbo è andare da { $p12 } a { $p6 } e proseguire fino a { $p4 }. Tutta la casa resta chiusa e il Nero non può entrare. (Figura 8c)
example-jumbo-8d = Il Bianco tira 6-4, porta fuori una pedina da { $p6 } e muove l’altra da { $p6 } a { $p2 }. Portare fuori anche da { $p4 } sarebbe permesso, ma lascerebbe vulnerabile l’altra in { $p6 }. (Figura 8d)
example-jumbo-8e = Il Nero tira 4-2 e di nuovo non può entrare: { $p4 } e { $p2 } sono occupate, e non può andare d’un colpo in { $p6 }. Il Bianco tira 6-5 e porta fuori due pedine da { $p5 }. (Figura 8e)
example-jumbo-8f = Il Nero tira 5-4, entra in { $p5 } e prosegue fino a { $p9 }. Il Bianco finirà comunque per primo e vince tanti punti quanti ne mostra il cubo. (Figura 8f)
example-jumbo-9-53 = Con 5-3, nella stessa posizione (figura 9), esce la pedina da { $p5 }; il 3 si gioca da { $p6 } a { $p3 } o da { $p4 } a { $p1 }. Il 3 non può portare fuori da { $p2 } né da { $p1 }.
example-jumbo-9-high = Con 6-6 escono tre pedine da { $p6 } e una da { $p5 }. Con 5-5 ne esce una da { $p5 } e tre vanno da { $p6 } a { $p1 }. Con 4-4 escono tutte e quattro da { $p4 }. (Figura 9)
example-jumbo-9-33 = Con 3-3 possono uscire al massimo due pedine da { $p6 }; allora restano pedine sole in { $p6 } e { $p5 }. Se il Nero deve ancora entrare, uno dei molti modi è portarne fuori una da { $p6 } e muovere da { $p5 } a { $p2 } e da { $p4 } a { $p1 }. (Figura 9)
example-jumbo-9-22 = Con 2-2 possono uscirne tre da { $p2 } mentre una da { $p4 }, { $p5 } o { $p6 } va di due punte; o due da { $p4 }; o una da { $p6 } e una da { $p2 }; o nessuna, e quattro da punte più alte vanno di due ciascuna, o due di quattro. (Figura 9)
example-jumbo-9-11 = Con 1-1, se il Nero deve ancora entrare, il Bianco può chiudere la casa: una pedina da { $p6 } a { $p5 }, due da { $p4 } a { $p3 } e una fuori da { $p1 }. Al tiro successivo il Nero non può entrare. (Figura 9)

## Quanto vale una partita

rule-single = Se chi perde ha portato fuori almeno una pedina e non ricorre un altro caso, la partita conta una volta: un punto, o la posta semplice.
rule-gammon-nothing-borne-off = Se chi perde non ha portato fuori nemmeno una pedina, è un gammon e conta il doppio.
rule-backgammon-checker-back = Se chi perde ha ancora una pedina sulla barra o nella casa di chi vince, è un backgammon e conta il triplo, anche se ne ha portate fuori altre.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] Se chi perde non ha portato fuori nemmeno una pedina e ne ha ancora una nella casa di chi vince, o una colpita che non è ancora rientrata, è un backgammon e conta il triplo.
       *[bar] Se chi perde non ha portato fuori nemmeno una pedina e ne ha ancora una sulla barra o nella casa di chi vince, è un backgammon e conta il triplo.
    } Chi ne ha portata fuori almeno una perde solo una partita semplice, ovunque stiano le altre.
example-backgammon-checker-back = Il Bianco ha finito. Il Nero ha portato fuori due pedine, ma una sta ancora nella casa del Bianco, in { $p2 }. Il Bianco vince un backgammon, tre volte la posta.
example-backgammon-checker-back-nothing-off = Il Bianco ha finito. Una pedina scura sta ancora nella casa del Bianco, in { $p2 }, ma il Nero ne ha portate fuori due. Il Bianco vince una partita semplice.

## Il cubo del raddoppio

rule-cube-no-cube = Non c’è il cubo del raddoppio.
rule-cube-always = Il cubo del raddoppio aumenta ciò che vale una partita. Ogni partita comincia da 1; ciò che vale alla fine si moltiplica per il numero del cubo.
rule-cube-several-games = Il cubo del raddoppio si usa quando si sono concordate più partite, non in una partita singola. Ogni partita comincia da 1; ciò che vale alla fine si moltiplica per il numero del cubo.
rule-cube-match-if-agreed = In un match i giocatori possono concordare in anticipo di usare il cubo del raddoppio. Ogni partita comincia da 1; ciò che vale alla fine si moltiplica per il numero del cubo.
rule-cube-limit = Il cubo va da 2 a { $number }, non oltre.
rule-cube-no-limit = Si può raddoppiare senza limite.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Prima del primo raddoppio il cubo sta in mezzo e non è di nessuno.
       *[bar] Prima del primo raddoppio il cubo sta in mezzo, sulla barra, e non è di nessuno.
    }
rule-cube-rest-cube-beside = Prima del primo raddoppio il cubo sta accanto alla tavola con il 64 verso l’alto, che vale 1. Per offrirlo lo si mette in mezzo alla tavola e si dice: «Raddoppio». Poi passa dalla parte di chi accetta.
rule-who-may-double-before-own-roll = Puoi raddoppiare prima del tuo tiro, una volta che l’avversario ha finito un turno; nessuno raddoppia quindi prima del primo tiro di una partita. Finché nessun raddoppio è stato accettato, ciascuno dei due può raddoppiare. Chi accetta un raddoppio possiede il cubo ed è il solo a poter raddoppiare la volta dopo.
rule-answer-to-double-take-or-drop = L’avversario accetta, e la partita continua al doppio della posta con il cubo dalla sua parte, oppure rifiuta.
rule-answer-to-double-redouble-at-once = L’avversario accetta, rifiuta o controraddoppia subito. Il Bianco raddoppia da 1 a 2: il Nero accetta, e il cubo passa al Nero, su 2; o rifiuta, e il Bianco vince 1; o controraddoppia, cioè accetta a 2 e offre 4. Allora è il Bianco che accetta, con il cubo su 4, rifiuta e perde 2, o controraddoppia a 8, e così via. Al numero più alto si può solo accettare o rifiutare. Risolta la questione, tira i dadi chi l’ha cominciata.
rule-answer-to-double-beaver-if-agreed = A soldi si può concordare il beaver: chi riceve il raddoppio gira subito il cubo ancora una volta e lo tiene. Chi ha raddoppiato continua o perde la posta raddoppiata.
rule-drop-costs-stake-before = Chi rifiuta perde subito la partita, alla posta di prima del raddoppio.
rule-automatic-double-automatic-never = Il cubo non gira mai da solo.
rule-automatic-double-automatic-if-agreed = Per accordo il cubo passa da sé a 2, una volta sola, e resta in mezzo: con un pareggio nel primo tiro d’apertura di una partita o, come il foglio si può anche leggere, con una pariglia al primo tiro che segue.
rule-automatic-double-automatic-money = Se concordato, e solo nel gioco a soldi, una parità al primo tiro d’apertura di una partita porta il cubo a 2, una volta sola. Resta in mezzo.
rule-crawford-no = Non c’è partita Crawford: il cubo si usa in ogni partita di un match.
rule-crawford-yes = Quando un giocatore arriva a un punto dalla vittoria del match, la partita successiva è la partita Crawford, una per match: in essa nessuno raddoppia, mentre gammon e backgammon contano. Dopo, il cubo torna disponibile per entrambi. In un match a un punto non c’è cubo.
rule-money-options-nothing = Sul cubo non si può concordare nient’altro nel gioco a soldi.
rule-money-options-jacoby = Se concordata, e solo nel gioco a soldi, la regola Jacoby: gammon e backgammon contano solo dopo che un raddoppio è stato accettato. Fino ad allora ogni partita conta una volta.
rule-money-options-beavers = Se concordati, e solo nel gioco a soldi, i beaver.
rule-money-options-raccoons = Se concordati, e solo nel gioco a soldi, i raccoon: chi ha raddoppiato risponde a un beaver girando il cubo ancora una volta; il cubo resta a chi ha fatto il beaver.
example-scoring = Il Nero raddoppia e il Bianco accetta. Più tardi il Bianco controraddoppia e il Nero accetta: il cubo mostra 4. Alla fine il Nero vince un gammon: due volte 4, cioè 8 punti.
example-jumbo-double = Nella figura 7 il Bianco, in netto vantaggio, può girare il cubo sul 2 prima di tirare: lo mette in mezzo alla tavola e dice chiaramente: «Raddoppio».

## Abbandonare

rule-resigning-offer = In qualsiasi momento puoi offrire di abbandonare una partita semplice, un gammon o un backgammon, purché nessun raddoppio attenda risposta. Vale, secondo il caso, una, due o tre volte la posta attuale. L’avversario può rifiutare; allora la partita continua come se nulla fosse stato detto.
rule-resigning-at-once-backgammon = Chi abbandona perde subito, senza chiedere, e perde un backgammon, tre volte la posta. Solo rifiutare un raddoppio costa meno.

## Che cosa si gioca

rule-sessions-single-game = Una partita singola.
rule-sessions-running-total = Partita dopo partita per una posta, sommando i punti finché entrambi vogliono.
rule-sessions-match-to = Un match: partite finché un giocatore non raggiunge il numero di punti concordato, meglio se dispari. Finisce appena quel numero è raggiunto o superato.
rule-sessions-money = Gioco a soldi: partita dopo partita, ognuna regolata a sé, finché entrambi vogliono.
rule-sessions-games = Un numero concordato di partite, per esempio 3 o 5. Si giocano tutte e si sommano i punti; con totali uguali è pareggio.

## Su una tavola vera

rule-dice-fall-one-half = I due dadi devono poggiare in piano nella stessa metà della tavola, non sopra una pedina, e non vanno tirati prima che l’avversario abbia finito. Altrimenti il tiro è nullo e si rifà.
rule-dice-fall-right-half = I due dadi devono poggiare in piano nella metà della tavola a destra di chi tira, non sopra una pedina, e non vanno tirati prima che l’avversario abbia finito. Altrimenti il tiro è nullo e si rifà.
rule-turn-end = Il turno si chiude raccogliendo i dadi.
own-one-hand = Le pedine si muovono con una mano sola, in modo visibile.
own-signal = Quando il tuo turno è finito, lo fai capire all’avversario. Potete accordarvi su un segnale; se non ce n’è uno, vale il raccogliere i dadi.
own-scorekeeper = Se si tiene un verbale della partita, deve tenerlo un terzo imparziale.
rule-correction-either-until-lifted = Finché i dadi non sono raccolti, ciascuno dei giocatori può pretendere che una mossa sbagliata venga corretta; l’intero tiro si può allora giocare di nuovo. Dopo, la mossa resta valida.
rule-correction-opponent-until-lifted = Finché i dadi non sono raccolti, l’avversario può pretendere che una mossa sbagliata venga corretta; l’intero tiro si può allora giocare di nuovo. Dopo, la mossa resta valida.
rule-correction-either-until-roll = Fino al tiro successivo ciascuno dei giocatori può pretendere che una mossa sbagliata venga corretta; l’intero tiro si può allora giocare di nuovo. Dopo, la mossa resta valida.
rule-correction-opponent-until-roll = Finché non ha tirato, l’avversario può pretendere che una mossa sbagliata venga corretta; l’intero tiro si può allora giocare di nuovo. Dopo, la mossa resta valida.

## Buoni consigli

advice-buffalo-race = Sfrutta ogni numero il meglio possibile. Ostacolatevi chiudendo punte e colpendo pedine.
advice-buffalo-bridge = Un ponte abbastanza lungo ostacola molto l’avversario, le cui pedine vi si ammassano davanti.
advice-danish-walls = Gioca in modo da lasciare sulla tavola meno pedine sole possibile, e cerca piuttosto di costruire muri.
advice-danish-doubling = Con un gammon o un backgammon in vista non proporre un altro raddoppio: l’avversario potrebbe arrendersi e pagare solo quanto vale la partita in quel momento.
advice-jumbo-game = Il backgammon è uno dei giochi più antichi del mondo, tattico e avvincente. Il libretto lo spiega passo per passo con esempi; seguili su una tavola.
advice-jumbo-cube = Su più partite anche un punteggio disperato, dopo due partite per esempio, si può ribaltare usando il cubo con abilità.
advice-ten-language-basics = A backgammon si gioca in vari modi; il pieghevole spiega solo le regole di base più note.
advice-ten-language-safety = Finché l’avversario ha una pedina sulla barra, può essere più prudente muovere nella casa che portare fuori, perché non vi resti una pedina sola da colpire.

## Particolarità

special-intro = A confronto con le regole di torneo di oggi:
special-item = { $question } Qui: { $here }. Nei tornei: { $there }.
special-none = Queste sono le regole dei circoli, dei tornei e degli altri programmi; gli altri regolamenti sono confrontati con queste.

## Dove abbiamo dovuto decidere

ruling-silent = { $question } Il foglio non lo dice, o non chiaramente. Giochiamo: { $answer }.
ruling-reason = { $question } { $reason } Giochiamo: { $answer }.
ruling-turn-end = Quando finisce un turno? Il foglio non lo dice. Giochiamo così: quando si raccolgono i dadi.
reason-buffalo-obligation = Il foglio chiede il numero più alto se se ne può usare uno solo, ma non dice espressamente che vanno giocati entrambi se un qualche ordine lo permette.
reason-buffalo-backgammon = Il foglio non dice se un backgammon sia ancora possibile quando chi perde ha già portato fuori delle pedine.
reason-buffalo-direction = Nel testo olandese il primo giocatore va in senso orario, nell’inglese e nel tedesco in senso antiorario; il francese lo lascia alla figura.
reason-german-direction = Il foglio dice da dove a dove vanno le pedine e che non tornano mai indietro, ma non se è in senso orario.
reason-german-straggler = Il foglio dice che la pedina si può giocare «con entrambi i numeri»; leggiamo: ciascuno dei due, da solo, la porterebbe in casa.
reason-german-correction = Il foglio non dice che ne è di una mossa sbagliata che nessuno fa correggere in tempo; da noi resta valida.
reason-german-resigning = Il foglio dice «in ogni momento»; mentre un raddoppio aspetta risposta, chiediamo prima quella risposta.
reason-danish-backgammon = Il foglio dimentica chi perde avendo portato fuori una pedina e con un’altra ancora molto indietro.
reason-danish-who-may-double = Il foglio lascia raddoppiare prima di un tiro, senza dire se ciò valga anche per il primo di una partita.
reason-danish-starts = Sul Jacquet il foglio dice solo che tutte le pedine entrano prima con dei tiri; dove entrino, e che questo venga prima di tutto, è la nostra lettura.
reason-danish-direction = Il foglio indica le file lungo cui va ciascuna parte; quale sia più vicina al Bianco, lo mostra solo la figura.
reason-danish-automatic-double = Il foglio conosce una variante in cui la posta raddoppia «se il primo tiro è un pas». Può essere un pareggio dei due dadi d’apertura o una pariglia al primo vero tiro.
reason-jumbo-direction = Il libretto mostra i cammini delle due parti con frecce in una figura.
reason-jumbo-who-starts = Comincia il tiro più alto con due dadi, dice il libretto, ma non se quel tiro vada poi giocato.
reason-jumbo-obligation = Il libretto dice fin dove si deve giocare una pariglia, ma non che cosa vale per due numeri diversi di cui se ne può giocare uno solo.
reason-jumbo-who-may-double = Il libretto lascia raddoppiare chi è di turno e non ha ancora tirato; non dice se vale anche prima del primo tiro di una partita.
reason-jumbo-sessions = Il libretto somma i punti delle partite concordate; che si giochino tutte e che la parità sia un pareggio è la nostra lettura.
reason-jumbo-backgammon = Il testo francese dimentica la pedina sulla barra.
reason-ten-language-overshoot = Nove delle lingue lo permettono; il testo francese esige il numero esatto.
reason-ten-language-passing = Quattro delle lingue vietano in un paragrafo di fermarsi su una pedina avversaria sola, e nel successivo la colpiscono.
reason-ten-language-correction = Il pieghevole non dice né se l’intero tiro si possa giocare di nuovo né che ne sia di una mossa sbagliata che nessuno fa correggere in tempo; da noi resta valida.
reason-ten-language-gammon = Il pieghevole nomina il gammon, ma non dice quanto conta.
reason-ten-language-backgammon = Il pieghevole nomina il backgammon, ma non dice quanto conta.
reason-ten-language-dice-fall = Il pieghevole chiede solo la metà destra della tavola; il resto che annulla un tiro è preso da altrove.
misprint-buffalo-stake = Il testo olandese dà la posta a chi perde. È un errore di stampa.
misprint-buffalo-sum = Il testo inglese fa muovere i dadi d’apertura «presi insieme». Sono due numeri a sé, come in ogni tiro.
misprint-buffalo-hitting = Solo il testo inglese dice che un blot si colpisce arrivandovi sopra e va sulla barra; gli altri passano subito all’entrata.
misprint-buffalo-french = Il testo francese gioca per «mosse» dove gli altri giocano per una posta, chiama facile la vittoria semplice e chiede il numero più alto anche se se ne può giocare uno solo. Fa inoltre entrare le pedine colpite nella «zona di partenza» dell’avversario; si intende la sua casa.
misprint-buffalo-twice = Il testo tedesco elenca due volte uno dei modi di giocare un 3-3; i modi sono cinque.
misprint-jumbo-unoccupied = Nell’esempio di un 3-3 i testi inglese e francese dicono vuote punte su cui resta una pedina sola.
misprint-jumbo-besides = Nell’esempio di un 4-3 il testo tedesco porta fuori pedine basse «con l’eccezione» di quella sul 4; vuol dire «oltre».
misprint-jumbo-french = Il testo francese conta due coppie di dadi nella scatola, lascia che un solo dado decida chi comincia, fa bloccare una punta da una sola pedina nera, vieta nella figura 8d ciò che gli altri soltanto sconsigliano, dà per certo, nell’esempio di un 3-3, che il Nero debba ancora entrare e conta il triplo solo per una pedina nella casa del vincitore, non per una sulla barra.
misprint-jumbo-cube = Nell’esempio di un 5-3 il testo olandese gioca il 3 con il cubo del raddoppio; si tratta di un dado comune.
misprint-jumbo-wording = Nel testo tedesco ogni giocatore comincia con un punto; è la partita a valerne uno. Nel testo inglese le pedine vengono colpite «fuori dalla tavola»; vanno sulla barra. Inoltre lì può cominciare a portare fuori le pedine «il primo» che le ha tutte in casa; può farlo chiunque le abbia lì. Per muovere con i due dadi chiede punte «non occupate» dove fermarsi e arrivare; si intendono punte non bloccate.
misprint-ten-language-dice = Il testo olandese parla di tre dadi. Sono due.
misprint-ten-language-list = Gli elenchi del contenuto nominano un solo dado in italiano, danese e polacco, e nessuno in spagnolo. Sono due.
misprint-ten-language-terms = Nel testo inglese le punte sono rivolte verso la barra, e l’italiano le chiama bordi della tavola; sono i triangoli.
misprint-ten-language-sum = I testi inglese, olandese e russo fanno muovere la somma dei dadi d’apertura. Sono due numeri a sé, come in ogni tiro.
misprint-ten-language-doubles = Nell’esempio di un 2-2 il testo inglese muove tre pedine due volte ciascuna, una di troppo, e l’italiano una pedina una volta sola; l’esempio polacco del 2 e del 5 dimentica il modo con due pedine, e lo svedese dice 2 dove intende 5 e 2.
misprint-ten-language-home = Invece di portare fuori, il testo inglese muove altre pedine «verso» la casa e quello olandese vi muove «invece che nel gioco»; si intende muovere dentro la casa invece che fuori dalla tavola. E il testo inglese chiede il numero più alto quando può muovere una sola «pedina»; si intende un solo numero.
misprint-ten-language-french = Nel testo francese chi perde un backgammon ha una pedina nella casa «dell’avversario», parola che lì indica chi perde; si intende quella di chi vince.
misprint-ten-language-italian = Nel testo italiano i campi interno ed esterno del Bianco sono scambiati nella figura, l’obbligo di muovere vale solo «in questo caso», le pedine colpite devono tornare «sulla barra», il consiglio colpisce la pedina sulla barra invece di guardarsene, e l’osservazione fa raddoppiare il tiro e parla di turni; a raddoppiare è la posta, e si tratta di tornei.
misprint-ten-language-swedish = Nel testo svedese è la pedina avversaria a colpire quella sulla barra; è il contrario. Inoltre lascia usare in casa solo una parte del tiro; si può usare anche tutto.
misprint-ten-language-danish = I testi danese e polacco muovono due pedine solo «altrimenti»; la scelta è libera. Le note danese e olandese tralasciano altre «regole del gioco»; si intendono quelle dei tornei.
misprint-ten-language-russian = Nei testi polacco e russo la pedina sulla barra potrebbe colpirne una della propria parte; quella che potrebbe colpire è una delle tue.

## Il confronto

compare-title = Sei regolamenti a confronto
compare-intro = Tutte le domande su cui i fogli potrebbero differire. Le risposte diverse da quelle di torneo sono segnate.
compare-mark = diverso dalle regole di torneo

## Le fonti

sources-title = { $rulebook }: ogni affermazione e ciò che vi risponde
sources-count =
    { $count ->
        [one] { $count } affermazione in: { $languages }.
       *[other] { $count } affermazioni in: { $languages }.
    } { $open ->
        [0] Tutte hanno risposta.
        [one] { $open } è ancora aperta.
       *[other] { $open } sono ancora aperte.
    }
sources-intro = Nell’ordine del foglio stampato; al posto delle sue frasi ci sono qui i paragrafi che le riportano. I nomi sono quelli dei paragrafi nella pagina del regolamento e dei test nel codice sorgente del programma.
sources-kind-rule = regola
sources-kind-option = per accordo
sources-kind-example = esempio
sources-kind-equipment = materiale
sources-kind-term = termine
sources-kind-advice = consiglio
sources-told = Sta in { $list }.
sources-kept = Lo verifica il test { $list }.
sources-hand = Ci pensano i giocatori.
sources-only = Solo in: { $languages }.
sources-open = Ancora aperta.

question-who-starts = Chi comincia?
question-next-game = Chi comincia la partita successiva?
question-obligation = Quale parte di un tiro si deve giocare?
question-doubles = Quanto valgono le pariglie?
question-overshoot = Che cosa può portare fuori un numero più alto della punta della pedina?
question-straggler = L’ultima pedina deve arrivare in casa con il numero maggiore?
question-pick-and-pass = Una pedina può colpire in casa e proseguire su un proprio blot?
question-passing = Che cosa succede fermandosi su una pedina avversaria sola?
question-correction = Chi può far correggere una mossa sbagliata, e fino a quando?
question-gammon = Quando la partita conta il doppio, come gammon?
question-backgammon = Quando la partita conta il triplo, come backgammon?
question-cube = C’è il cubo del raddoppio?
question-who-may-double = Chi può raddoppiare?
question-answer-to-double = Che cosa si può rispondere a un raddoppio?
question-drop-costs = Quanto costa un rifiuto?
question-automatic-double = Il cubo gira mai da solo?
question-crawford = C’è la partita Crawford?
question-money-options = Che cosa si può concordare nel gioco a soldi?
question-resigning = Come si abbandona?
question-sessions = Che cosa si gioca?
question-starts = Come stanno le pedine alla partenza?
question-numbering = Come è numerata la tavola?
question-direction = In che senso va il Bianco?
question-colours = Chi prende quale colore?
question-dice-fall = Dove devono cadere i dadi su una tavola vera?
question-hit-checkers = Dove aspettano le pedine colpite?
question-cube-rest = Dove sta il cubo prima del primo raddoppio?

topic-who-starts = il tiro d’apertura
topic-next-game = chi comincia la partita successiva
topic-obligation = l’obbligo di giocare
topic-doubles = le pariglie
topic-overshoot = il portare fuori
topic-straggler = l’ultima pedina
topic-pick-and-pass = colpire e proseguire
topic-passing = le soste lungo il percorso
topic-correction = le mosse sbagliate
topic-gammon = il gammon
topic-backgammon = il backgammon
topic-cube = il cubo
topic-who-may-double = il diritto di raddoppiare
topic-answer-to-double = la risposta a un raddoppio
topic-drop-costs = il costo di un rifiuto
topic-automatic-double = i raddoppi automatici
topic-crawford = la partita Crawford
topic-money-options = le opzioni del gioco a soldi
topic-resigning = l’abbandono
topic-sessions = le sessioni
topic-starts = le partenze
topic-numbering = la numerazione
topic-direction = il senso di marcia
topic-colours = i colori
topic-dice-fall = dove cadono i dadi
topic-hit-checkers = dove aspettano le pedine colpite
topic-cube-rest = dove sta il cubo

answer-higher-die = un dado a testa, e chi ottiene il più alto comincia e gioca entrambi i numeri
answer-lower-by-agreement = il più basso, se concordato
answer-higher-total = due dadi a testa, e chi ottiene il totale più alto comincia e tira di nuovo
answer-opening-throw = ancora un tiro d’apertura
answer-winner-starts = chi ha vinto l’ultima partita, senza tiro d’apertura
answer-most-numbers = quanti più numeri possibile; se uno solo, il maggiore
answer-four-moves = quattro movimenti
answer-farthest = solo la pedina più arretrata
answer-any-below = qualsiasi pedina su una punta più bassa, quando non ne restano sulla punta del numero né più indietro
answer-any-carried = qualsiasi pedina che porti oltre il bordo, qualunque cosa ci sia dietro
answer-no = no
answer-straggler-yes = sì, se ciascuno dei numeri la porterebbe in casa; non con le pariglie
answer-pick-and-pass-allowed = sì
answer-pick-and-pass-forbidden = no
answer-hits = viene colpita
answer-either-until-lifted = ciascuno dei giocatori, finché i dadi non sono raccolti
answer-opponent-until-lifted = l’avversario, finché i dadi non sono raccolti
answer-either-until-roll = ciascuno dei giocatori, fino al tiro successivo
answer-opponent-until-roll = l’avversario, finché non tira
answer-nothing-borne-off = chi perde non ha portato fuori nessuna pedina
answer-checker-back = una pedina di chi perde è sulla barra o nella casa di chi vince, anche se altre sono fuori
answer-checker-back-nothing-off =
    { $waits ->
        [aside] chi perde non ha portato fuori nessuna pedina e ne ha una nella casa di chi vince, o una colpita che non è ancora rientrata
       *[bar] chi perde non ha portato fuori nessuna pedina e ne ha una sulla barra o nella casa di chi vince
    }
answer-no-cube = no
answer-cube-always = sì
answer-cube-several-games = quando si sono concordate più partite
answer-cube-match-if-agreed = in un match, se concordato
answer-cube-limit = fino a { $number }
answer-cube-no-limit = senza limite
answer-before-own-roll = prima del proprio tiro, una volta che l’avversario ha finito un turno; poi solo chi possiede il cubo
answer-take-or-drop = accettare o rifiutare
answer-redouble-at-once = accettare, rifiutare o controraddoppiare subito
answer-beaver-if-agreed = a soldi, un beaver, se concordato
answer-stake-before = la posta di prima del raddoppio
answer-not-applicable = –
answer-automatic-never = mai
answer-automatic-if-agreed = per accordo, una volta, con pareggio nel primo tiro d’apertura o con una pariglia al primo tiro
answer-automatic-money = a soldi, se concordato, una volta, con una parità al primo tiro d’apertura
answer-crawford-yes = sì, la prima partita dopo che un giocatore è arrivato a un punto dalla vittoria del match
answer-jacoby = Jacoby
answer-beavers = beaver
answer-raccoons = raccoon
answer-nothing = nulla
answer-offer = offrendo una partita semplice, un gammon o un backgammon; l’avversario può rifiutare
answer-at-once-backgammon = subito, perdendo un backgammon
answer-single-game = partite singole
answer-running-total = una somma di punti
answer-match-to = match a un numero di punti
answer-money = gioco a soldi
answer-games = un numero di partite, sommando i totali
answer-standard = come al solito
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = ognuno conta da 24 a 1
answer-up-with-white = da 1 a 24 lungo il percorso del primo giocatore
answer-down-with-black = da 24 a 1 lungo il percorso delle pedine scure
answer-down-with-white = da 24 a 1 lungo il percorso del Bianco
answer-two-rows = due file, da S1 a S12 e da W1 a W12
answer-counter-clockwise = in senso antiorario
answer-clockwise = in senso orario
answer-agreed = come si accordano i giocatori
answer-older-takes-dark = il più anziano prende le pedine scure, in caso di disaccordo
answer-one-half = entrambi nella stessa metà
answer-right-half = entrambi nella metà a destra di chi tira
answer-on-bar = sulla barra
answer-laid-aside = accanto alla tavola
answer-cube-middle = in mezzo
answer-cube-beside = accanto alla tavola, con il 64 verso l’alto
