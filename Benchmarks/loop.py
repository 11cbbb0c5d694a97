"""A whole program over one peer: reads a file of JSON lines and prints how many are refused.

    python loop.py TASK NAME FILE
"""

import sys

from peers import PEERS

task, name, path = sys.argv[1:]
peer = next(peer for peer in PEERS if (peer.task, peer.name) == (task, name))
with open(path, "rb") as file:
    print(peer.make().refused(file))
