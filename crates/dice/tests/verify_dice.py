"""Checks dice with proof from docs/dice.md alone; shares no code with the server.

    python3 verify_dice.py RECORD.dice.json ...     prints the number of rolls of each, or says what is wrong and fails
    python3 verify_dice.py --vectors VECTORS.json   checks the test vectors

It knows no rules of the game: that every move is allowed, only `pasch dice verify` can say.
"""

import hashlib
import hmac
import json
import re
import sys

HEX = re.compile(r"[0-9a-f]{64}\Z")
LENGTH = 1024
PARTIES = ["server", "white", "black"]


class Wrong(Exception):
    pass


def need(condition, message):
    if not condition:
        raise Wrong(message)


# ---- the second protocol


def tagged(name, *parts):
    return hashlib.sha256(b"pasch-dice-2/" + name.encode() + b"\0" + b"".join(parts)).digest()


def number(value):
    return value.to_bytes(4, "big")


def identity_of(session, game, epoch):
    return tagged("epoch", session, number(game), number(epoch))


def link_before(identity, party, index, link):
    return tagged("link", identity, bytes([PARTIES.index(party)]), number(index), link)


def parts_of(values):
    return b"".join(bytes([index]) + values[party] for index, party in enumerate(PARTIES) if party in values)


def code_of(identity, anchors):
    return tagged("anchors", identity, parts_of(anchors))


def head_after(head, index, text):
    line = text.encode()
    return tagged("line", head, number(index), number(len(line)), line)


def throw_of(identity, index, count, links):
    dice, block = [], 0
    while True:
        for byte in tagged("throw", identity, number(index), number(block), bytes([count]), parts_of(links)):
            if byte < 252:
                dice.append(byte % 6 + 1)
            if len(dice) == count:
                return dice
        block += 1


FIELDS = {
    "session": ["table", "terms", "chance", "before"],
    "epoch": ["epoch", "game", "reason", "seats"],
    "anchor": ["epoch", "party", "anchor"],
    "decided": ["roll", "side", "purpose", "count"],
    "link": ["roll", "party", "link"],
    "thrown": ["roll", "dice"],
    "again": ["roll", "dice"],
    "action": ["action"],
    "taken-back": ["remain"],
    "renew": ["epoch", "party", "why"],
    "grant": ["epoch", "party"],
}


def is_number(value):
    return type(value) is int and 0 <= value < 2**32


def is_hash(value):
    return isinstance(value, str) and HEX.match(value) is not None


def is_seats(value):
    return list(value) == ["white", "black"] and all(one in ("person", "computer", "same") for one in value.values())


def is_before(value):
    if value is None:
        return True
    numbers = all(is_number(value[key]) for key in ("rolls", "actions", "game"))
    return list(value) == ["record", "rolls", "actions", "game"] and is_hash(value["record"]) and numbers


# What a field holds, in whatever line.
FORMS = {
    "table": lambda value: isinstance(value, str),
    "terms": lambda value: isinstance(value, dict),
    "action": lambda value: isinstance(value, dict) and isinstance(value["action"], str),
    "seats": is_seats,
    "before": is_before,
    "party": lambda value: value in PARTIES,
    "side": lambda value: value in ("white", "black"),
    "purpose": lambda value: value in ("opening", "move"),
    "reason": lambda value: value in ("start", "short", "renewed"),
    "why": lambda value: value in ("lost", "restored"),
    "dice": lambda value: isinstance(value, list) and all(map(is_number, value)),
    **dict.fromkeys(("chance", "anchor", "link"), is_hash),
    **dict.fromkeys(("epoch", "game", "roll", "count", "remain"), is_number),
}


def read(text):
    line = json.loads(text)
    need(json.dumps(line, separators=(",", ":"), ensure_ascii=False) == text, "the line is written otherwise")
    need(list(line) == ["entry"] + FIELDS[line["entry"]], "the line has other fields")
    for key, value in line.items():
        need(key not in FORMS or FORMS[key](value), f"{key} is not what it should be")
    return line


class Log:
    def __init__(self):
        self.count, self.head, self.session = 0, bytes(32), None
        self.game = self.rolls = self.below = self.epoch = 0
        self.epoch_game = None
        self.parties, self.anchors, self.last, self.links, self.thrown = [], {}, {}, {}, 0
        self.open = self.fallen = self.renewal = None
        self.granted, self.made, self.kept = [], [], []
        self.real = self.ended = self.lower_starts = False
        self.taken_up = 0

    def roll(self):
        return self.open["roll"] if self.open else self.rolls + (0 if self.fallen else 1)

    def people(self):
        return [party for party in self.parties if party != "server"]

    def complete(self):
        return len(self.anchors) == len(self.parties)

    def awaited(self):
        if not (self.renewal and self.open and self.complete()):
            return []
        return [party for party in self.people() if party != self.renewal and party not in self.granted]

    def enter(self, text):
        line = read(text)
        kind = line.pop("entry")
        need((kind == "session") == (self.session is None), "only the first line opens the session")
        need(self.fallen is None or kind == "action", "a throw must follow its dice")
        head = head_after(self.head, self.count + 1, text)
        if kind == "session":
            self.session = head
        getattr(self, "on_" + kind.replace("-", "_"))(**line)
        self.count, self.head = self.count + 1, head

    def on_session(self, table, terms, chance, before):
        self.taken_up = before["game"] if before else 0
        before = before or {"game": 1, "rolls": 0, "actions": 0}
        self.game, self.rolls, self.below = before["game"], before["rolls"], before["actions"]
        self.real = terms.get("real_board") is True
        self.lower_starts = terms.get("agreement", {}).get("lower_starts") is True

    def on_epoch(self, epoch, game, reason, seats):
        need(epoch == self.epoch + 1 and game == self.game, "number of the epoch")
        same = self.epoch_game == game
        reasons = {"start": not same, "short": same and self.thrown == LENGTH, "renewed": same and self.renewal}
        need(reasons[reason] and not self.real, "new chains without a reason")
        need(not self.awaited() and (not self.open or reason == "renewed"), "new chains over an open roll")
        self.epoch, self.epoch_game, self.thrown, self.renewal, self.granted = epoch, game, 0, None, []
        self.parties = ["server"] + [side for side in ("white", "black") if seats[side] == "person"]
        self.anchors, self.last, self.links = {}, {}, {}
        self.identity = identity_of(self.session, game, epoch)

    def on_anchor(self, epoch, party, anchor):
        need(epoch == self.epoch and party in self.parties and party not in self.anchors, "this anchor is not awaited")
        need((party == "server") == (not self.anchors), "the server fixes its part first")
        anchor = bytes.fromhex(anchor)
        need(anchor not in self.anchors.values(), "equal anchors")
        self.anchors[party] = self.last[party] = anchor

    def staying(self, side, purpose, count):
        kept = self.kept[0] if self.kept else None
        return kept and (kept["side"], kept["purpose"], len(kept["dice"])) == (side, purpose, count)

    def in_turn(self, side, purpose):
        throws = [fallen for fallen in self.made if fallen]
        if not throws:
            return True
        last = throws[-1]
        if last["purpose"] == "move":
            return purpose == "move" and side != last["side"]
        if self.taken_up != self.game:
            return self.opens(throws, side, purpose)
        # The first of them may have answered one that fell by the first protocol.
        if len(throws) == 1:
            return True
        return any(
            all(self.opens(pairs[:at], pairs[at]["side"], pairs[at]["purpose"]) for at in range(1, len(pairs)))
            and self.opens(pairs, side, purpose)
            for pairs in (throws, throws[1:])
        )

    def opens(self, throws, side, purpose):
        last = throws[-1]
        if len(throws) % 2 == 1:
            return purpose == "opening" and side != last["side"]
        first = throws[-2]
        totals = sum(first["dice"]), sum(last["dice"])
        if purpose == "opening" or totals[0] == totals[1]:
            return purpose == "opening" and totals[0] == totals[1]
        higher, lower = (first, last) if totals[0] > totals[1] else (last, first)
        played_at_once = len(last["dice"]) == 1
        return side == (lower if played_at_once and not self.lower_starts else higher)["side"]

    def on_decided(self, roll, side, purpose, count):
        need(not self.open, "a roll is open")
        need(not self.ended, "the game was lost by time")
        need(roll == self.rolls + 1 and count in (1, 2), "number of the roll or of its dice")
        need(self.in_turn(side, purpose), "a throw out of turn")
        need(self.epoch_game == self.game and self.thrown < LENGTH, "no chains to throw with")
        need(not self.staying(side, purpose, count), "the dice of the turn taken back stay")
        self.open = {"roll": roll, "side": side, "purpose": purpose, "count": count}

    def on_link(self, roll, party, link):
        need(self.open and self.open["roll"] == roll and self.complete(), "a link before its time")
        need(party in self.parties and party not in self.links, "this link is not awaited")
        given, two = len(self.links), len(self.people()) == 2
        in_turn = (given == 2 if two else given == 0) if party == "server" else (two or given == 1)
        need(in_turn, "a link out of turn")
        link = bytes.fromhex(link)
        need(link_before(self.identity, party, self.thrown + 1, link) == self.last[party], "the link is not of the chain")
        self.links[party] = link

    def on_thrown(self, roll, dice):
        need(self.open and self.open["roll"] == roll, "not decided")
        need(len(self.links) == len(self.parties), "a link is missing")
        wanted = throw_of(self.identity, self.thrown + 1, self.open["count"], self.links)
        need(wanted == dice, f"the dice are {wanted}, not {dice}")
        self.last.update(self.links)
        self.links, self.thrown, self.rolls = {}, self.thrown + 1, roll
        self.fallen = {"roll": roll, "side": self.open["side"], "purpose": self.open["purpose"], "dice": dice}
        self.open = self.renewal = None
        self.granted = []

    def on_again(self, roll, dice):
        need(not self.open and self.kept and (self.kept[0]["roll"], self.kept[0]["dice"]) == (roll, dice), "not these dice")
        self.fallen = self.kept.pop(0)

    def on_action(self, action):
        kind = action["action"]
        if self.fallen:
            shown = action.get("roll") if kind == "roll" else action.get("throw")
            if isinstance(shown, dict):
                shown = shown.get("two", [shown["one"]] if "one" in shown else None)
            wanted = "roll" if self.fallen["purpose"] == "move" else "opening-throw"
            need((kind, action["side"], len(action)) == (wanted, self.fallen["side"], 3), "another's throw")
            need(sorted(shown or []) == sorted(self.fallen["dice"]), "not the dice that fell")
        else:
            need(self.real or kind not in ("roll", "opening-throw"), "dice from nowhere")
            need(not self.open or kind in ("flag", "claim"), "a roll is open")
            if kind in ("flag", "claim"):
                self.end_by_time()
        self.made.append(self.fallen)
        self.fallen = None
        if kind == "next-game":
            self.below += len(self.made)
            self.made, self.kept = [], []
            self.game += 1
            self.ended = False

    def end_by_time(self):
        self.ended, self.renewal, self.granted = True, None, []
        if self.open:
            self.rolls, self.open = self.open["roll"], None

    def on_taken_back(self, remain):
        need(not self.open and not self.ended and len(self.people()) < 2, "nothing can be taken back")
        need((self.real or self.below <= remain) and remain <= self.below + len(self.made), "so many do not remain")
        at = max(0, remain - self.below)
        taken, self.made = self.made[at:], self.made[:at]
        self.below = min(self.below, remain)
        self.kept = [fallen for fallen in taken if fallen] + self.kept

    def on_renew(self, epoch, party, why):
        need(epoch == self.epoch and party in self.parties and not self.renewal, "a renewal out of place")
        self.renewal = party

    def on_grant(self, epoch, party):
        need(epoch == self.epoch and party in self.awaited(), "a consent out of place")
        self.granted.append(party)


def check_second(record):
    need(list(record) == ["pasch_dice", "before", "lines"], "the record has other fields")
    log = Log()
    if record["before"] is not None:
        first = json.loads(record["before"])
        told = json.loads(record["lines"][0])["before"]
        rolls = check_first(first)
        need(told["record"] == hashlib.sha256(record["before"].encode()).hexdigest(), "another record before")
        need(told["rolls"] == rolls, "another number of rolls before")
    elif record["lines"]:
        need(json.loads(record["lines"][0]).get("before") is None, "the record before is missing")
    for index, text in enumerate(record["lines"], 1):
        try:
            log.enter(text)
        except (Wrong, KeyError, TypeError, ValueError, AttributeError) as fault:
            raise Wrong(f"line {index}, roll {log.roll()}: {fault}") from fault
    return log.rolls


# ---- the first protocol


def digest_of(secret, table, chain, link, side, count, white, black, block=0):
    lines = ["pasch-dice-1", table, str(chain), str(link), side, str(count), white or "-", black or "-", str(block)]
    return hmac.new(bytes.fromhex(secret), "\n".join(lines).encode(), hashlib.sha256).digest()


def dice_of(*throw):
    dice, block, count = [], 0, throw[5]
    while True:
        for byte in digest_of(*throw, block):
            if byte < 252:
                dice.append(byte % 6 + 1)
            if len(dice) == count:
                return dice
        block += 1


def check_first(record):
    need(record["pasch_dice"] == 1, "version")
    chain = decided = fallen = None
    link = rolls = chains = 0
    before = ""
    for number, entry in enumerate(record["entries"], 1):
        kind = entry["entry"]
        where = f"entry {number} ({kind}), roll {rolls + (fallen is None)}"
        need(fallen is None or kind == "action", f"{where}: a throw must follow its dice")
        if kind == "chain":
            chains += 1
            need(decided is None and entry["chain"] == chains, f"{where}: number of the chain")
            chain, link, before = entry, 0, entry["commitment"]
            need(HEX.match(before), f"{where}: commitment")
        elif kind == "decided":
            need(decided is None and chain is not None, f"{where}: nothing may roll now")
            need(entry["roll"] == rolls + 1, f"{where}: number of the roll")
            need((entry["chain"], entry["link"]) == (chain["chain"], link + 1), f"{where}: link")
            need(entry["link"] <= chain["length"], f"{where}: the chain has ended")
            decided = entry
        elif kind == "rolled":
            need(decided is not None, f"{where}: not decided")
            for key in ("roll", "chain", "link", "side", "purpose"):
                need(entry[key] == decided[key], f"{where}: {key} is not as decided")
            left = [out["side"] for out in entry["left_out"]]
            for side in ("white", "black"):
                nonce = entry["nonces"][side]
                need(nonce is None or HEX.match(nonce), f"{where}: nonce")
                need((nonce is not None) + left.count(side) == decided["asked"].count(side), f"{where}: {side}'s page")
            need(HEX.match(entry["secret"]), f"{where}: link")
            hashed = hashlib.sha256(bytes.fromhex(entry["secret"])).hexdigest()
            need(hashed == before, f"{where}: the link is not of the chain")
            nonces = entry["nonces"]
            throw = (
                entry["secret"], record["table"], entry["chain"], entry["link"], entry["side"], decided["count"],
                nonces["white"], nonces["black"],
            )
            need(digest_of(*throw).hex() == entry["digest"], f"{where}: the hash is another")
            dice = dice_of(*throw)
            need(dice == entry["dice"], f"{where}: the dice are {dice}, not {entry['dice']}")
            link, before, rolls = entry["link"], entry["secret"], entry["roll"]
            decided, fallen = None, entry
        elif kind == "action":
            action = entry["action"]
            throw = action.get("roll") if action["action"] == "roll" else action.get("throw")
            if fallen is not None:
                need(action["side"] == fallen["side"], f"{where}: another's throw")
                shown = throw
                if isinstance(throw, dict):
                    shown = throw.get("two", [throw["one"]] if "one" in throw else None)
                need(sorted(shown or []) == sorted(fallen["dice"]), f"{where}: not the dice that fell")
                fallen = None
            else:
                need(action["action"] not in ("roll", "opening-throw"), f"{where}: dice from nowhere")
        else:
            need(kind == "taken-back", f"{where}: unknown")
    return rolls


def vectors(data):
    for chain in data["chains"]:
        links = [chain["seed"]]
        for _ in range(chain["length"]):
            links.append(hashlib.sha256(bytes.fromhex(links[-1])).hexdigest())
        links.reverse()
        need(links[0] == chain["commitment"], "commitment")
        need(links[1] == chain["link_1"], "link 1")
    for roll in data["rolls"]:
        throw = [roll[key] for key in ("secret", "table", "chain", "link", "side", "count", "white", "black")]
        dice = dice_of(*throw)
        need(digest_of(*throw).hex() == roll["digest"], f"vector {roll['about']}: hash")
        need(dice == roll["dice"], f"vector {roll['about']}: {dice}")
    return len(data["rolls"]) + second_vectors(data["second"])


def second_vectors(data):
    for chain in data["chains"]:
        identity = identity_of(bytes.fromhex(chain["session"]), chain["game"], chain["epoch"])
        need(identity.hex() == chain["identity"], "identity")
        link = bytes.fromhex(chain["seed"])
        for index in range(LENGTH, 0, -1):
            need(index != 1 or link.hex() == chain["link_1"], "link 1")
            link = link_before(identity, chain["party"], index, link)
        need(link.hex() == chain["anchor"], "anchor")
    for code in data["codes"]:
        anchors = {party: bytes.fromhex(anchor) for party, anchor in code["anchors"].items()}
        need(code_of(bytes.fromhex(code["identity"]), anchors).hex() == code["code"], "code")
    for throw in data["throws"]:
        links = {party: bytes.fromhex(link) for party, link in throw["links"].items()}
        dice = throw_of(bytes.fromhex(throw["identity"]), throw["number"], throw["count"], links)
        need(dice == throw["dice"], f"vector {throw['about']}: {dice}")
    head = bytes(32)
    for index, line in enumerate(data["lines"], 1):
        head = head_after(head, index, line["line"])
        need(head.hex() == line["head"], "head")
    return len(data["throws"])


def main(words):
    try:
        if words and words[0] == "--vectors":
            print(vectors(json.load(open(words[1]))))
            return 0
        for name in words:
            record = json.load(open(name))
            print(check_second(record) if record["pasch_dice"] == 2 else check_first(record))
        return 0
    except (Wrong, KeyError, TypeError, ValueError) as fault:
        print(f"wrong: {fault}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
