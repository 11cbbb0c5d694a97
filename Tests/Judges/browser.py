"""Chromium on a page that is served from this process, and says what it found by posting it to /said."""

import http.server
import queue
import shutil
import subprocess
import tempfile
import threading

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ABSENT = "no Chromium is here (Debian: apt-get install chromium)"

# Nothing is looked up: what a page tries to load from elsewhere fails at once.
OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class Page:
    """An open page; `said` waits for its message, and `log` has Chromium's own words once it is closed."""

    def __init__(self, html, options=()):
        self.messages = queue.Queue()
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler(html.encode("utf-8")))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        address = f"http://127.0.0.1:{self.server.server_port}/"
        self.log = ""
        self.log_file = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [PROGRAM, *OPTIONS, *options, f"--user-data-dir={self.profile.name}", address],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.log_file)

    def handler(self, page):
        messages = self.messages

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.answer(page if self.path == "/" else b"")

            def do_POST(self):
                messages.put(self.rfile.read(int(self.headers["Content-Length"])).decode("utf-8"))
                self.answer(b"")

            def answer(self, body):
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                try:
                    self.wfile.write(body)
                except OSError:  # The browser has gone.
                    pass

            def log_message(self, *_):
                pass

        return Handler

    def said(self, timeout):
        """The message, or an empty list where none comes in time."""
        try:
            return self.messages.get(timeout=timeout)
        except queue.Empty:
            return "[]"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.log_file.seek(0)
        self.log = self.log_file.read().decode("utf-8", "replace")
        self.log_file.close()
        self.server.shutdown()
        self.server.server_close()
        self.profile.cleanup()
