#!/usr/bin/env python3
"""A bot for `guildhall arena`: asks for the legal moves and takes one it likes.

    guildhall arena --game burgundy --seats 2 --bot 'cmd:python3 examples/bot.py' --bot random

It knows nothing but which verbs to prefer. Copy it and do better: `view` tells what the seat may know, `imagine` gives
a position to try things out on in an engine of your own (docs/engine.md).
"""

import json
import random
import sys

# In each game, what is done rather than what stands after it. What is named nowhere comes last.
VERBS = {
    "san_juan": "build mine produce sell role",
    "burgundy": "place load fetch take buy sell workers skip",
    "golden_city": "build good bonus bid",
    "marco_polo": "fulfil outpost book contracts travel khan seal card move improve end",
}


def ask(**request):
    """Sends a line and reads its answer."""
    print(json.dumps(request), flush=True)
    return json.loads(sys.stdin.readline())


def liking(game, path):
    """How much a move is liked: the larger, the better. A path is a verb and the answers to what is asked after it."""
    verb, *picks = path
    verbs = VERBS[game].split()
    rank = -verbs.index(verb) if verb in verbs else -len(verbs)
    detail = 0
    if game == "san_juan":  # What costs more cards is worth more points.
        detail = sum(pick.count("+") + 1 for pick in picks)
    if game == "golden_city" and verb == "build":  # Up into the city, for few cards.
        detail = -10 * picks[0].startswith("harbour") - sum(int(c) for c in picks[-1] if c.isdigit())
    if game == "marco_polo" and verb == "travel":  # A long way is a long text.
        detail = sum(map(len, picks))
    return rank, detail, chance.random()


chance = random.Random(1)
game = None
for line in sys.stdin:
    event = json.loads(line)
    if event["event"] == "new":
        game = event["game"]
    if event["event"] == "turn":
        seat = event["seat"]
        paths = ask(op="paths", seat=seat)["paths"]
        ask(op="play", seat=seat, path=max(paths, key=lambda path: liking(game, path)))
