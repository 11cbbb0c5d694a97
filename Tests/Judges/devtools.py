"""Chromium over its DevTools protocol, through a pair of pipes: one start for many pages, sizes and colour schemes."""

import base64
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time

import browser


class Browser:
    """A Chromium with one tab. Pages are set from text; nothing is fetched."""

    def __init__(self):
        to_read, self.to_write = os.pipe()
        self.to_hear, from_write = os.pipe()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)

        def wire():
            # Out of the way of 3 and 4 first, which may be in use.
            commands, answers = os.dup(to_read), os.dup(from_write)
            high = [os.dup2(commands, 60), os.dup2(answers, 61)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [browser.PROGRAM, *browser.OPTIONS, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
             "--font-render-hinting=none", "--force-color-profile=srgb", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=wire)
        os.close(to_read)
        os.close(from_write)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        pages = [t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page"]
        target = pages[0]["targetId"] if pages else self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        """The answer to a command."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode("utf-8") + b"\0"
        while data:
            data = data[os.write(self.to_write, data):]
        while True:
            answer = self.hear(60)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def hear(self, seconds):
        """The next message; events are kept."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            if not select.select([self.to_hear], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("Chromium says nothing")
            chunk = os.read(self.to_hear, 1 << 20)
            if not chunk:
                raise RuntimeError("Chromium has gone")
            self.buffer += chunk
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message:
            self.events.append(message)
        return message

    # MARK: Pages

    def look(self, width=800, height=600, scheme="light", media="", forced_colors=False, scale=1):
        """The size of the window and what the reader prefers."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        features = [{"name": "prefers-color-scheme", "value": scheme},
                    {"name": "forced-colors", "value": "active" if forced_colors else "none"}]
        self.send("Emulation.setEmulatedMedia", media=media, features=features)

    def load(self, html):
        """Opens a page, from its text, as a file."""
        file = pathlib.Path(self.profile.name, "page.html")
        file.write_text(html, encoding="utf-8")
        self.open(file.as_uri())

    def open(self, address):
        """Opens an address and waits until it has loaded."""
        self.events.clear()
        self.send("Page.navigate", url=address)
        while not any(e["method"] == "Page.loadEventFired" for e in self.events):
            self.hear(60)

    def evaluate(self, expression):
        """The value of an expression, or of the promise that it is."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"])[:600])
        return answer["result"].get("value")

    def complaints(self):
        """What Chromium logged about the page: errors, warnings and violations of its policy."""
        return [e["params"]["entry"]["text"] for e in self.events
                if e["method"] == "Log.entryAdded" and e["params"]["entry"]["level"] in ("error", "warning")]

    def screenshot(self, whole=True):
        """The page as the bytes of a PNG."""
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.to_write)
        os.close(self.to_hear)
        self.profile.cleanup()
