"""An agent with Python's standard library alone: it registers, creates a match against a bot and plays it to the end,
each time with any of its legal actions. `python3 examples/agent.py [address] [game] [bot]`, beside `npm start`."""
import json
import random
import sys
import urllib.request

server, game, opponent = (sys.argv[1:] + ["http://127.0.0.1:3000", "lunchtable", "greedy"][len(sys.argv) - 1:])[:3]
key = None


def call(path, body=None):
    headers = {"content-type": "application/json"}
    if key is not None:
        headers["authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/agents/{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


key = call("register", {"name": "Standard Library"})["key"]
match = call("matches", {"create": {"game": game, "opponent": opponent}})["matchId"]
seen = call(f"matches/{match}?wait=20")

while seen["result"] is None:
    choices = [action for action in seen["actions"] if not action["isAnytime"]]
    if not seen["isYourDecision"] or not choices:
        seen = call(f"matches/{match}?wait=20&since={seen['cursor']}")
        continue
    choice = random.choice(choices)
    print(choice["text"])
    acted = call(f"matches/{match}/actions", {
        "expectedVersion": seen["version"], "key": f"at-{seen['version']}", "action": choice["id"],
        "wait": 20, "since": seen["cursor"]})
    if acted["refused"] is not None:
        print("  refused:", acted["refused"]["message"])
    seen = acted["observation"]

print(seen["result"]["text"])
