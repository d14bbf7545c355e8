"""A bot that is a program, as small as can be: it gives the first legal answer."""

import json
import sys

for line in sys.stdin:
    said = json.loads(line)
    if "legal" in said:  # the first line says hello
        print(json.dumps({"answer": said["legal"][0]["id"]}), flush=True)
