"""Checks dice with proof from docs/dice.md alone; shares no code with the server.

    python3 verify_dice.py RECORD.dice.json ...     prints the number of rolls of each, or says what is wrong and fails
    python3 verify_dice.py --vectors VECTORS.json   checks the test vectors
"""

import hashlib
import hmac
import json
import re
import sys

HEX = re.compile(r"[0-9a-f]{64}\Z")


class Wrong(Exception):
    pass


def need(condition, message):
    if not condition:
        raise Wrong(message)


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


def check(record):
    need(record["pasch_dice"] == 1, "version")
    chain = decided = fallen = None
    link = rolls = chains = 0
    before = ""
    for number, entry in enumerate(record["entries"], 1):
        kind = entry["entry"]
        where = f"entry {number} ({kind})"
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
    return len(data["rolls"])


def main(words):
    try:
        if words and words[0] == "--vectors":
            print(vectors(json.load(open(words[1]))))
            return 0
        for name in words:
            print(check(json.load(open(name))))
        return 0
    except (Wrong, KeyError, TypeError, ValueError) as fault:
        print(f"wrong: {fault}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
