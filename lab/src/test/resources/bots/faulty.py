"""A bot with a fault: python3 faulty.py FAULT [AFTER] goes wrong at its AFTERth decision."""

import json
import subprocess
import sys
import threading
import time

fault = sys.argv[1]
after = int(sys.argv[2]) if len(sys.argv) > 2 else 1
decisions = 0


def say(text):
    print(text, flush=True)


def complain():
    while True:
        sys.stderr.write("x" * 65536)  # never a whole line


if fault == "absent":
    sys.exit("no such bot")
if fault == "helper":  # it is still there, and holds on to our output, when we are not
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)", __file__])
if fault == "error-flood":
    threading.Thread(target=complain, daemon=True).start()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(json.dumps({"type": "hello", "protocol": 99 if fault == "newer" else 1}))
    if message["type"] != "choose":
        continue
    decisions += 1
    if decisions < after or fault == "none":
        say(json.dumps({"type": "choice", "option": message["options"][-1]}))
    elif fault == "crash":
        raise ValueError("out of ideas")
    elif fault == "stall":
        time.sleep(60)
    elif fault == "nonsense":
        say("banana")
    elif fault == "not-offered":
        say(json.dumps({"type": "choice", "option": len(message["options"])}))
    elif fault == "chatter":
        say(json.dumps({"type": "choice", "option": 0}) + "\n" + json.dumps({"type": "choice", "option": 0}))
        time.sleep(0.2)
    elif fault == "endless":
        sys.stdout.write("x" * 3000000)
        sys.stdout.flush()
        time.sleep(60)
    elif fault == "trailing":
        say(json.dumps({"type": "choice", "option": 0}) + " {}")
    elif fault == "flood":
        while True:
            say(json.dumps({"type": "choice", "option": 0}))
    elif fault == "big-flood":
        say(json.dumps({"type": "choice", "option": 0}))
        while True:
            sys.stdout.write('{"x": "' + "x" * 1000000 + '"}\n')
    elif fault == "error-flood":
        time.sleep(60)
    elif fault == "helper":
        sys.exit(3)
