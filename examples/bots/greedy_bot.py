#!/usr/bin/env python3
"""A small bot for Nonpareil: plays what looks good now. Python's standard library only.

    ./nonpareil lab ladder --players "random,cmd:python3 examples/bots/greedy_bot.py" --games 20

It reads one JSON object per line and answers questions; docs/bots.md tells the whole protocol.
"""

import json
import sys
from collections import deque

PROTOCOL = 1


class Game:
    """What the start message told: it does not change."""

    def __init__(self, start):
        self.seat = start["seat"]
        self.adjacent = {s["id"]: s["adjacent"] for s in start["board"]["spaces"]}
        self.team = {p["seat"]: p["team"] for p in start["players"]}
        self.cards = {p["seat"]: {c["id"]: c for c in p["cards"]} for p in start["players"]}
        self.answered = None  # what was last agreed to
        self.heroes = {f["id"] for p in start["players"] for f in p["fighters"] if f["hero"]}

    def is_enemy(self, piece):
        return self.team[int(piece.split(".")[0])] != self.team[self.seat]

    def steps(self, start):
        """How far every space is from one."""
        far = {start: 0}
        todo = deque([start])
        while todo:
            here = todo.popleft()
            for there in self.adjacent[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    todo.append(there)
        return far


def value(card):
    return card["value"] or 0


def choose(game, message):
    """The number of the best option."""
    options, view, question = message["options"], message["view"], message["question"]
    if options == ["yes", "no"]:  # agree, but not to the same thing again and again
        again = game.answered == question
        game.answered = None if again else question
        return 1 if again else 0
    worth = [rate(game, view, question, option.split()) for option in options]
    return worth.index(max(worth))


def rate(game, view, question, words):
    kind = question["kind"]
    at = {f["id"]: f for f in view["fighters"]}
    mine = view["players"][game.seat - 1]
    my_cards = game.cards[game.seat]
    hand = [my_cards[c] for c in mine["known"]]
    if kind == "action":
        if words[0] == "attack":
            strongest = max((value(c) for c in hand if c["type"] in ("attack", "versatile")), default=0)
            target = at[words[2]]
            return 2 * strongest + (4 if words[2] in game.heroes else 0) - target["health"] / 10
        if words[0] == "scheme":
            return 5
        return 6 if mine["deckSize"] > 0 else -5  # a maneuver draws a card; an empty deck hurts
    if kind == "attack-card":
        return value(my_cards[words[1]])
    if kind == "defense-card":
        if words[0] == "none":
            return 1 if view["combat"]["target"] not in game.heroes else 0
        return value(my_cards[words[1]])
    if kind in ("boost", "discard"):
        if words[0] != "card":
            return 0.5  # better not to boost
        return -value(my_cards[words[1]]) - (my_cards[words[1]]["boost"] or 0)
    if words[0] in ("move", "place"):
        return -nearest_enemy(game, at, words[2])
    if words[0] in ("space", "stay"):
        return -nearest_enemy(game, at, words[1]) if words[0] == "space" else -3
    if words[0] == "fighter":
        enemy = game.is_enemy(words[1])
        return (2 if enemy else 0) + (1 if words[1] in game.heroes else 0)
    return -4 if words[0] == "done" else 0


def nearest_enemy(game, at, space):
    """The distance from a space to the nearest enemy, heroes first."""
    far = game.steps(space)
    distances = [
        far.get(f["space"], 99) + (0 if f["id"] in game.heroes else 1)
        for f in at.values()
        if f["space"] and game.is_enemy(f["id"])
    ]
    return min(distances, default=0)


def say(message):
    print(json.dumps(message), flush=True)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": PROTOCOL, "name": "greedy_bot"})
        elif message["type"] == "start":
            game = Game(message)
        elif message["type"] == "choose":
            say({"type": "choice", "option": choose(game, message)})
        # "end" needs no answer


if __name__ == "__main__":
    main()
