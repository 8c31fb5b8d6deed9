"""The page of the playground for browsers, served and used as a reader uses it. Needs Selenium."""

import functools
import http.server
import shutil
import threading

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page, silently, and nothing that the browser may keep."""

    # What the host itself says about workers, as the hosts of some pages do.
    policy = None
    # A file that is not served before it is released, and one that is not found.
    held, released = None, threading.Event()
    missing = None
    # The contents of files that are not as they were built, by name.
    replaced = {}

    def do_GET(self):
        name = self.path.partition("?")[0].rpartition("/")[2]
        if name == Handler.held:
            Handler.released.wait(20)
        if name == Handler.missing:
            self.send_error(404)
        elif name in Handler.replaced:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(Handler.replaced[name])
        else:
            super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        if Handler.policy:
            self.send_header("Content-Security-Policy", Handler.policy)
        super().end_headers()

    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}/index.html"


def browser(width=1280, height=860):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--force-color-profile=srgb",
            # The first scene does not move while it is measured.
            "--force-prefers-reduced-motion", f"--window-size={width},{height}",
            # Whatever is not this machine cannot be found: the page has no network.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    driver.set_script_timeout(120)
    return driver


class Page:
    """The page, by what a reader sees of it."""

    def __init__(self, driver, url):
        self.driver = driver
        self.url = url

    def load(self, fragment=""):
        """Opens the page as a tab does that never showed it."""
        if self.driver.current_url.startswith("http"):
            self.run("sessionStorage.clear()")
        self.driver.get("about:blank")
        self.driver.get(self.url + fragment)
        self.arrive()

    def reload(self):
        self.driver.refresh()
        self.arrive()

    def arrive(self):
        self.wait(lambda: self.answers() > 0, "the first layout")
        self.settle()

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, what, seconds=60):
        WebDriverWait(self.driver, seconds, poll_frequency=0.02).until(lambda _: condition(), f"waited for {what}")

    def answers(self):
        return int(self.run("return document.documentElement.dataset.answers || 0"))

    def settle(self):
        """Waits until nothing is asked of the engine any more, also not because the stage has another size, and a line that is
        typed is taken for finished.

        The page hears of another size after it has drawn: two frames in which nothing is asked or answered are enough.
        """
        still = """
            const [done] = arguments
            const { dataset } = document.documentElement
            const { answers } = dataset
            const isIdle = () => dataset.asking === "false" && dataset.waiting !== "true" && dataset.coding !== "true" && dataset.answers === answers
            if (!isIdle()) return done(false)
            requestAnimationFrame(() => requestAnimationFrame(() => done(isIdle())))"""
        self.wait(lambda: self.driver.execute_async_script(still), "an answer")

    def text(self):
        return self.run("return document.getElementById('text').value")

    def write(self, text):
        """Puts a whole text into the editor."""
        self.run("""const area = document.getElementById('text'); area.focus(); area.value = arguments[0];
                    area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }))""", text)
        self.settle()

    def type(self, line, column, keys):
        """Clicks into a line and types."""
        self.run("""const area = document.getElementById('text'); area.focus();
                    const offset = area.value.split('\\n').slice(0, arguments[0] - 1).join('\\n').length
                      + (arguments[0] > 1 ? 1 : 0) + arguments[1] - 1;
                    area.setSelectionRange(offset, offset)""", line, column)
        ActionChains(self.driver).send_keys(keys).perform()
        self.settle()

    def show(self, name):
        """Shows a panel of results, which is made when it is shown."""
        tab = self.find(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
            self.settle()

    def frames(self):
        """The frames of the table, as it writes them."""
        self.show("frames")
        return self.run("""
            return Object.fromEntries([...document.querySelectorAll('#frames tbody tr')].map((row) =>
              [row.querySelector('th').textContent, [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))]))""")

    def marks(self):
        return self.run("""
            return [...document.querySelectorAll('#gutter li')].flatMap((line, index) =>
              line.dataset.mark ? [[index + 1, line.dataset.mark]] : [])""")

    def status(self):
        return self.find("#status").text

    def reports(self):
        self.show("reports")
        return self.run("""return [...document.querySelectorAll('#reports article')].map((report) =>
                             [...report.querySelectorAll('pre')].map((part) => part.textContent).join("\\n"))""")

    def size(self):
        return [float(self.find(f"#{name}").get_property("value")) for name in ("width", "height")]


def hundred():
    lines = ["root 600 600"] + [f"view v{index}" for index in range(100)]
    lines.append(f"[{', '.join(f'v{index}' for index in range(100))}].grid(columns: 10, spacing: 4, rowHeights: .equal, in: root)")
    return "\n".join(lines) + "\n"


def long():
    """A scene that takes some tenths of a second: a grid of 900 views."""
    names = ", ".join(f"v{index}" for index in range(900))
    views = "".join(f"view v{index}\n" for index in range(900))
    return f"root 600 600\n{views}[{names}].grid(columns: 30, spacing: 4, rowHeights: .equal, in: root)\n"
