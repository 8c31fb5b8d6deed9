"""What the page for browsers costs: bytes, and times on this machine. Printed by `check-web --figures`, and no claims."""

import os
import pathlib
import subprocess
import time

from selenium.webdriver.common.keys import Keys

from web_page import hundred

# Says when the first drawing is in the page, and when the browser has painted it.
WATCH = """
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("#drawing svg")) return
        observer.disconnect()
        window.drawn = performance.now()
        window.loaded = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd).map(({ name }) => name)
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => { window.painted = performance.now() }
          channel.port2.postMessage(0)
        })
      }).observe(document.getElementById("drawing"), { childList: true, subtree: true })
    })"""

# From each key to the first frame after its drawing is in the page.
KEYS = """
    window.keys = []
    addEventListener("keydown", ({ timeStamp }) => {
      const root = document.documentElement
      const { answers } = root.dataset
      const look = () => {
        if (root.dataset.answers === answers || root.dataset.asking === "true") return requestAnimationFrame(look)
        const channel = new MessageChannel()
        channel.port1.onmessage = () => window.keys.push(performance.now() - timeStamp)
        channel.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }, { capture: true })"""

# The handle moves once a frame; every drawing that comes meanwhile counts.
DRAG = """
    const done = arguments[0]
    const handle = document.getElementById("handle")
    handle.setPointerCapture = () => {}
    const send = (type, x, y) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true }))
    const answers = () => Number(document.documentElement.dataset.answers)
    ;(async () => {
      const frames = []
      let drawn = 0
      send("pointerdown", 0, 0)
      let before = answers()
      let last = await new Promise(requestAnimationFrame)
      for (let step = 1; step <= 120; step += 1) {
        send("pointermove", -step, -step / 2)
        const now = await new Promise(requestAnimationFrame)
        frames.push(now - last)
        last = now
        if (answers() !== before) drawn += 1
        before = answers()
      }
      send("pointerup", 0, 0)
      done([frames, drawn])
    })()"""


def labels():
    """A column of a hundred labels, each below the one before it."""
    lines = ["root 400 2000"] + [f'label l{index} "Row {index}, with a text"' for index in range(100)]
    lines += ["l0.top == root.top + 4", *(f"l{index}.top == l{index - 1}.bottom + 4" for index in range(1, 100))]
    lines += [f"l{index}.leading == root.leading + 16" for index in range(100)]
    return "\n".join(lines) + "\n"


def median(numbers):
    return sorted(numbers)[len(numbers) // 2]


def figures(page, folder):
    """Prints what loading the page, typing and dragging cost."""
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
    times = []
    for _ in range(7):
        page.load()
        times.append(page.run("return [window.drawn, window.painted]"))
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    names = {"index.html", "page.js", "page.css", "worker.js", *(
        pathlib.PurePosixPath(name.partition("?")[0]).name for name in page.run("return window.loaded"))}
    # It is fetched at once, but the first drawing does not wait for it.
    names = {name for name in names if "rest" not in name and (folder / name).is_file()}
    sizes = {name: len(subprocess.run(["brotli", "-q", "11", "-w", "24", "-c", folder / name], capture_output=True, check=True).stdout)
             for name in sorted(names)}
    print(f"until the first drawing: {sum(sizes.values()):,} bytes by brotli, of {len(sizes)} files")
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:4]:
        print(f"  {name}: {size:,}")
    drawn, painted = zip(*times)
    print(f"the first drawing from this machine, median of {len(times)}: {median(drawn):.0f} ms in the page, {median(painted):.0f} ms painted")
    for name, text, place in (("a grid", hundred(), "spacing: 4"), ("labels in a column", labels(), "bottom + 4")):
        page.write(text)
        page.run("const area = document.getElementById('text'); area.focus(); const end = area.value.indexOf(arguments[0]) + arguments[0].length;"
                 "area.setSelectionRange(end, end)", place)
        page.run("if (!window.keys) { " + KEYS + " } window.keys = []")
        for index in range(20):
            page.find("#text").send_keys("1" if index % 2 == 0 else Keys.BACKSPACE)
            page.wait(lambda count=index: len(page.run("return window.keys")) > count, "a painted key")
            time.sleep(0.05)
        found = page.run("return window.keys")
        page.settle()
        print(f"from a key to its paint, 100 views, {name}: median {median(found):.0f} ms of {len(found)}, at most {max(found):.0f} ms")
    page.write(hundred())
    page.show("reports")
    page.find("#reset").click()
    page.settle()
    frames, drawn = page.driver.execute_async_script(DRAG)
    print(f"dragging 100 views: a new drawing in {drawn} of 120 frames, median {median(frames):.1f} ms a frame, "
          f"nineteen of twenty within {sorted(frames)[114]:.1f} ms")
