"""Pictures of the page for browsers in every state, to be looked at: `check-web --screenshots`. Needs Selenium."""

import base64
import time

from web_page import Page, browser
from web_playing import SCENE


def paste_log(page):
    page.find("#open-log").click()
    page.find("#log-example").click()
    page.wait(lambda: not page.find("#log").is_displayed(), "the dialog to close")
    page.settle()


def screenshots(url, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, width, height, dark, prepare in (
            ("light", 1280, 860, False, None), ("dark", 1280, 860, True, None), ("wide", 1920, 1000, False, None),
            ("phone", 390, 1400, False, None), ("phone-dark", 390, 1400, True, None),
            ("conflict", 1280, 860, False, lambda page: page.write(SCENE + "card.width == 300\n")),
            ("mistake", 1280, 860, True, lambda page: page.type(3, 6, "x")),
            ("why", 1280, 860, False, lambda page: page.run(
                "document.querySelector('#drawing [data-item=book] .box').dispatchEvent(new MouseEvent('click', { bubbles: true }))")),
            ("blueprint", 1280, 860, False, lambda page: (page.find("#show-plan").click(), page.find("#show-constraint").click())),
            ("puzzle", 1280, 860, False, lambda page: (page.find("#open-puzzles").click(), time.sleep(2))),
            ("help", 1280, 860, True, lambda page: (page.find("#open-help").click(), time.sleep(1))),
            ("swift", 1280, 860, True, lambda page: page.show("swift")),
            ("log", 1280, 860, False, lambda page: page.find("#open-log").click()),
            ("log-shown", 1280, 860, False, paste_log), ("log-shown-dark", 1280, 860, True, paste_log),
            ("log-phone", 390, 1400, False, paste_log),
            ("puzzle-phone", 390, 1400, True, lambda page: (page.find("#open-puzzles").click(), time.sleep(2))),
            ("gallery-phone", 390, 844, True, lambda page: (page.find("#open-gallery").click(), time.sleep(3))),
            ("gallery-dark", 1280, 860, True, lambda page: (page.find("#open-gallery").click(), time.sleep(3))),
            ("frames", 1280, 860, False, lambda page: page.show("frames")),
            ("conflict-phone", 390, 844, False, lambda page: page.write(SCENE + "card.width == 300\n")),
            ("gallery", 1280, 860, False, lambda page: (page.find("#open-gallery").click(), time.sleep(3)))):
        driver = browser(width, height)
        try:
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
            page = Page(driver, url)
            page.load()
            if prepare:
                prepare(page)
            time.sleep(0.5)
            picture = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
            (folder / f"{name}.png").write_bytes(base64.b64decode(picture["data"]))
        finally:
            driver.quit()
