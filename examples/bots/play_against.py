#!/usr/bin/env python3
"""The other way round: a program that starts Nonpareil and plays against one of its players.

    python3 examples/bots/play_against.py ./nonpareil bot --level easy

Plays a few duels with the choices of greedy_bot.py and prints who won. Standard library only.
"""

import json
import subprocess
import sys

from greedy_bot import PROTOCOL, Game, choose

DUELS = [
    {"heroes": ["medusa", "king-arthur"], "board": "sarpedon", "seat": 1, "seed": 1},
    {"heroes": ["medusa", "king-arthur"], "board": "sarpedon", "seat": 2, "seed": 1},
]


def main(command):
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:

        def say(message):
            print(json.dumps(message), file=host.stdin, flush=True)

        duels = iter(DUELS)
        game = None
        for line in host.stdout:
            message = json.loads(line)
            if message["type"] == "hello":
                say({"type": "hello", "protocol": PROTOCOL, "name": "play_against"})
            elif message["type"] == "start":
                game = Game(message)
            elif message["type"] == "choose":
                say({"type": "choice", "option": choose(game, message)})
            elif message["type"] == "end":
                print(f"game {message['game']}: {message['result']} by {message['ended']}")
            elif message["type"] == "error":
                sys.exit(message["message"])
            if message["type"] in ("hello", "end"):
                duel = next(duels, None)
                if duel is None:
                    host.stdin.close()
                    break
                say({"type": "play", **duel})


if __name__ == "__main__":
    main(sys.argv[1:] or ["./nonpareil", "bot", "--level", "easy"])
