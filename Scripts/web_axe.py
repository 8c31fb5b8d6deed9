"""The rules of axe-core, in every state of the page for browsers: a check of `check-web`. Needs Selenium."""

import pathlib
import subprocess
import sys
import tempfile
import time
import zipfile

from selenium.webdriver.support.ui import Select

from web_page import Page, browser
from web_playing import LOG, SCENE, expect

# The wheel brings axe-core 4.12.1 (MPL 2.0); nothing else of it is used.
WHEEL = "axe-playwright-python==0.1.8"
KEPT = pathlib.Path(__file__).resolve().parent.parent / ".build" / "axe.min.js"


def source():
    """The script, from PyPI once."""
    if not KEPT.exists():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, WHEEL], check=True)
            [wheel] = pathlib.Path(folder).iterdir()
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_bytes(zipfile.ZipFile(wheel).read("axe_playwright_python/axe.min.js"))
    return KEPT.read_text()


def show(page, panel):
    # On a phone the status, which stays in sight, may cover the tab.
    page.run("document.getElementById(arguments[0]).click()", f"tab-{panel}")


def choose(page):
    page.run("document.querySelector('#drawing [data-item=book] .box').dispatchEvent(new MouseEvent('click', { bubbles: true }))")


def show_log(page):
    page.find("#open-log").click()
    page.run("document.getElementById('log-text').value = arguments[0]", LOG)
    page.find("#log-show").click()
    page.wait(lambda: not page.find("#log").is_displayed(), "the dialog to close")


def show_plan(page):
    if page.find("#fold").is_displayed():
        page.find("#fold").click()
    page.find("#show-plan").click()
    page.find("#show-constraint").click()


def show_anchors(page):
    show(page, "swift")
    page.settle()
    Select(page.find("#swift-style")).select_by_index(2)


STATES = {
    "start": lambda page: None,
    "why": choose,
    "frames": lambda page: show(page, "frames"),
    "swift": show_anchors,
    "conflict": lambda page: page.write(SCENE + "card.width == 300\n"),
    "mistake": lambda page: page.write(SCENE + "card.widht == 300 // so\n"),
    "blueprint": show_plan,
    "puzzle": lambda page: (page.find("#open-puzzles").click(), page.wait(lambda: page.find("#puzzle-verdict").text != "", "a verdict")),
    "gallery": lambda page: (page.find("#open-gallery").click(), time.sleep(1)),
    "nothing found": lambda page: (page.find("#open-gallery").click(), page.find("#gallery-search").send_keys("zzz")),
    "log": lambda page: page.find("#open-log").click(),
    "no log": lambda page: (page.find("#open-log").click(), page.find("#log-show").click(), time.sleep(0.3)),
    "log's scene": show_log,
    "help": lambda page: (page.find("#open-help").click(), page.wait(lambda: page.find("#language").text != "", "the language")),
}
RUN = """
    const [done] = arguments
    axe.run().then(({ violations }) => done(violations.map(({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 100)).join(" ")}`)))"""


def check_axe(url):
    """No state of the page violates a rule of axe-core, in light and dark, on a desktop and a phone."""
    script = source()
    for width, height in ((1440, 900), (390, 844)):
        for colors in ("light", "dark"):
            driver = browser(width, height)
            try:
                driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
                driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
                    {"name": "prefers-color-scheme", "value": colors}, {"name": "prefers-reduced-motion", "value": "reduce"}]})
                page = Page(driver, url)
                for name, prepare in STATES.items():
                    page.load()
                    prepare(page)
                    if "gallery" not in name:
                        page.settle()
                    driver.execute_script(script)
                    expect(driver.execute_async_script(RUN), [], f"'{name}' in {colors}, {width} wide, violates no rule")
            finally:
                driver.quit()
    return f"{len(STATES)} states in light and dark, on a desktop and a phone"
