"""What the numbers were made on, and with what."""

import os
import platform
import re
import subprocess
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path

PEERS = ["pydantic", "pydantic-core", "msgspec", "jsonschema-rs", "fastjsonschema", "orjson"]
DRAWERS = ["rich", "cmarkgfm", "markdown-it-py", "mistune", "nh3", "pypandoc_binary"]


def first_line(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stdout or done.stderr).splitlines()[0].strip()


def processor():
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return found[1] if found else platform.processor()


def commit():
    root = Path(__file__).resolve().parent.parent
    git = lambda *words: subprocess.run(["git", "-C", root, *words], capture_output=True, text=True).stdout.strip()
    # The results themselves are no change of what was timed.
    changed = [line for line in git("status", "--porcelain").splitlines() if not line.endswith("Benchmarks/RESULTS.md")]
    return git("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")


def about(simdjson):
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "load when it began": f"{os.getloadavg()[0]:.1f}",
        "system": f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}",
        "date": datetime.now(timezone.utc).date().isoformat(),
        "commit": commit(),
        "Swift": re.search(r"Swift version ([\w.-]+)", first_line("swift", "--version"))[1],
        "simdjson": f"{simdjson['version']}, kernel {simdjson['kernel']}, {first_line('g++', '--version')}",
        "Python": platform.python_version(),
        "peers": ", ".join(f"{name} {version(name)}" for name in PEERS),
        "drawers": ", ".join(f"{name} {version(name)}" for name in DRAWERS) 
        + f", lowdown {first_line('dpkg-query', '--show', '--showformat=${Version}', 'lowdown')}",
        "jq": first_line("jq", "--version"),
    }
