"""What a reader plays with on the page for browsers: checks of `check-web`. Needs Selenium."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

SCENE = """root 200 100
view card
label title in card "Hello"
card.edges == root.edges.inset(by: 16)
title.leading == card.leading + 8
title.centerY == card.centerY
"""


def check(condition, claim, detail=""):
    if not condition:
        raise SystemExit(f"FAIL  {claim}\n{detail}")


def expect(actual, expected, claim):
    check(actual == expected, claim, f"  expected {expected}\n  found    {actual}")


def check_dragging(page):
    """The handle stays under the pointer, and the root's corner where it is."""
    page.write(SCENE)
    page.find("#reset").click()
    page.settle()
    where = """const box = document.querySelector(arguments[0]).getBoundingClientRect()
               return [box.left, box.top, box.left + box.width / 2, box.top + box.height / 2]"""
    left, top, _, _ = page.run(where, "#drawing .root > .box")
    _, _, x, y = page.run(where, "#handle")
    pointer = ActionChains(page.driver, duration=20)
    pointer.move_to_element(page.find("#handle")).click_and_hold().perform()
    for dx, dy in ((-40, -10), (-120, -40), (60, 30), (-150, 0)):
        x, y = x + dx, y + dy
        pointer = ActionChains(page.driver, duration=20)
        pointer.move_by_offset(dx, dy).perform()
        page.settle()
        _, _, handle_x, handle_y = page.run(where, "#handle")
        check(abs(handle_x - x) <= 2 and abs(handle_y - y) <= 2, "the handle stays under the pointer", f"{handle_x - x}, {handle_y - y}")
        new_left, new_top, _, _ = page.run(where, "#drawing .root > .box")
        check(abs(new_left - left) <= 1 and abs(new_top - top) <= 1, "the root's corner stays where it is", f"{new_left - left}, {new_top - top}")
    ActionChains(page.driver).release().perform()
    page.settle()
    check(abs(page.run(where, "#drawing .root > .box")[0] - left) <= 1, "the drawing stays where it was let go")
    page.find("#width").send_keys(Keys.CONTROL + "a" + Keys.NULL + "200")
    page.settle()
    edge = page.run("return innerWidth") - 3
    ActionChains(page.driver, duration=20).drag_and_drop_by_offset(
        page.find("#handle"), int(edge - page.run(where, "#handle")[2]), 0).perform()
    page.settle()
    stage = page.run("return document.getElementById('stage').getBoundingClientRect().right")
    check(page.run(where, "#handle")[2] <= stage, "a root that outgrew the stage is drawn smaller")
    page.find("#reset").click()
    page.settle()
    return "four moves, and one out of the stage"


def check_typing(page):
    """An unfinished line raises no alarm, and the rest of the scene stays drawn."""
    page.write(SCENE)
    page.find("#reset").click()
    page.run("""window.alarms = 0
                new MutationObserver(() => { if (document.getElementById('status').dataset.kind === 'error') window.alarms += 1 })
                  .observe(document.getElementById('status'), { attributes: true, childList: true })""")
    # A line below, letter by letter.
    end = len(SCENE.split("\n"))
    page.run("const area = document.getElementById('text'); area.focus(); area.setSelectionRange(area.value.length, area.value.length)")
    for letter in "title.width >= 2":
        ActionChains(page.driver).send_keys(letter).perform()
        page.wait(lambda: page.run("return document.documentElement.dataset.asking") == "false", "an answer")
        check(not page.run("return document.getElementById('stage').classList.contains('is-old')"), "the drawing stays", letter)
    expect(page.run("return window.alarms"), 0, "an unfinished line raises no alarm")
    page.settle()
    page.run("const area = document.getElementById('text'); area.focus(); area.setSelectionRange(arguments[0], arguments[0])",
             SCENE.index("card"))
    ActionChains(page.driver).send_keys("x").perform()
    page.wait(lambda: page.run("return document.documentElement.dataset.asking") == "false", "an answer")
    expect(page.run("return window.alarms"), 0, "nor does a name that others still use")
    page.settle()
    check(page.run("return window.alarms") > 0, "after a pause it does")
    page.write(SCENE + "title.width >= 2")
    expect(page.status(), "nothing to report", "a finished line is laid out")
    ActionChains(page.driver).send_keys(Keys.ENTER + "title.wid").perform()
    page.settle()
    expect([line for line, kind in page.marks() if kind == "error"], [end + 1], "after a pause it is a mistake")
    page.write(SCENE)
    page.run("const area = document.getElementById('text'); area.focus(); area.setSelectionRange(area.value.length, area.value.length)")
    ActionChains(page.driver).send_keys("title.wid" + Keys.ARROW_UP).perform()
    page.wait(lambda: page.marks() != [], "the mistake", seconds=20)
    page.write(SCENE)
    return "sixteen letters without an alarm, a pause, and a caret that leaves"


def check_why(page):
    """The chain of the chosen view is drawn, its lines are marked, and each shows the other."""
    page.write(SCENE)
    page.find("#reset").click()
    page.settle()
    page.run("document.querySelector('#drawing [data-item=title] .box').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    page.settle()
    marked = "return [...document.querySelectorAll('#colors div')].flatMap((line, index) => line.classList.contains(arguments[0]) ? [index + 1] : [])"
    expect(page.run(marked, "link"), [4, 5, 6], "the lines of the chain are marked in the text")
    drawn = """return [...document.querySelectorAll('#drawing .constraint.chain title')].map((title) => title.textContent)
               .filter((text, index, all) => all.indexOf(text) === index)"""
    check("title.leading == card.leading + 8" in page.run(drawn), "the chain is drawn", page.run(drawn))
    row = page.find("#why button.link")
    ActionChains(page.driver).move_to_element(row).perform()
    expect(page.run(marked, "pointed"), [5], "a line of the explanation points into the text")
    check(page.run("return document.querySelectorAll('#drawing .constraint.pointed').length") > 0, "and into the drawing")
    row.click()
    expect(page.run("const area = document.getElementById('text'); return area.value.slice(0, area.selectionStart).split('\\n').length"), 5,
           "and leads to it")
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
    page.settle()
    expect((page.run(drawn), page.run(marked, "link")), ([], []), "Escape ends the explanation")
    ActionChains(page.driver).move_to_element(page.find("#drawing [data-item=title] .box")).perform()
    expect(page.run(marked, "link"), [3, 5, 6], "a view under the pointer shows the lines that name it")
    # Two constraints in one line of the explanation: card.leading is root.leading.
    page.write("root 200 100\nview card\nview title\ncard.edges == root.edges\ntitle.topLeading == card.topLeading.offset(x: 8, y: 8)\n"
               "title.size == LayoutSize(width: 10, height: 10)\n")
    page.run("document.querySelector('#drawing [data-item=title] .box').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    page.settle()
    check("title.leading == card.leading + 8 == root.leading + 8" in page.find("#why").text, "a chain is one line", page.find("#why").text)
    check({"title.leading == card.leading + 8", "card.leading == root.leading"} <= set(page.run(drawn)), "its constraints are drawn",
          page.run(drawn))
    expect(page.run(marked, "link"), [4, 5, 6], "its lines are marked")
    return "the chain in the drawing and in the text, and back"


def check_numbers(page):
    """Numbers in the text follow the pointer and the arrow keys, and can be undone."""
    page.write(SCENE)
    number = page.run("""const box = [...document.querySelectorAll('#colors div')][4].querySelector('.number').getBoundingClientRect()
                         return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]""")
    mouse = ActionChains(page.driver, duration=20)
    # Three pixels are a step, of one.
    mouse.w3c_actions.pointer_action.move_to_location(*number).pointer_down().move_to_location(number[0] + 30, number[1]).pointer_up()
    mouse.perform()
    page.settle()
    expect(page.text(), SCENE.replace("card.leading + 8", "card.leading + 18"), "three pixels are a step: 8 + 30 / 3")
    expect(page.frames()["title"], [34, 42, 40, 16], "the layout follows")
    page.find("#text").send_keys(Keys.CONTROL + "z")
    page.settle()
    expect(page.text(), SCENE, "undo brings the number back in one step")
    page.write(SCENE)
    page.type(5, 34, "")
    ActionChains(page.driver).key_down(Keys.ALT).send_keys(Keys.ARROW_UP, Keys.ARROW_UP).key_up(Keys.ALT).perform()
    page.settle()
    expect(page.text(), SCENE.replace("card.leading + 8", "card.leading + 10"), "Alt and an arrow key are a step")
    ActionChains(page.driver).key_down(Keys.ALT).key_down(Keys.SHIFT).send_keys(Keys.ARROW_DOWN).key_up(Keys.SHIFT) \
        .key_up(Keys.ALT).perform()
    page.settle()
    expect(page.text(), SCENE.replace("card.leading + 8", "card.leading + 0"), "with Shift it is ten")
    page.write(SCENE)
    return "the pointer and the keyboard"


def check_pictures(page):
    """The drawing is a screen or a blueprint, and can be saved as both kinds of file."""
    page.write(SCENE)
    expect(page.find("#drawing svg").get_attribute("class"), "anchorage shown", "a scene is drawn as a screen")
    expect(page.all("#drawing .caption"), [], "a screen has no names")
    page.find("#show-plan").click()
    page.settle()
    expect(page.find("#drawing svg").get_attribute("class"), "anchorage", "a blueprint is drawn on request")
    check(len(page.all("#drawing .caption")) > 0, "a blueprint has names")
    page.find("#show-plan").click()
    page.settle()
    page.run("""window.saved = []
                URL.createObjectURL = (blob) => { window.saved.push(blob); return 'data:,' }
                HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download) }""")
    page.find("#save-svg").click()
    page.find("#save-png").click()
    page.wait(lambda: page.run("return window.saved.length") == 4, "two files")
    kinds = page.run("return window.saved.map((part) => part.type ?? part)")
    expect([kind.rsplit(".", 1)[-1] for kind in kinds], ["image/svg+xml", "svg", "image/png", "png"], "the files have their kinds")
    svg = page.driver.execute_async_script("window.saved[0].text().then(arguments[0])")
    check(svg.startswith("<svg ") and "<style>" in svg and "Hello" in svg, "an SVG stands alone", svg[:200])
    size = page.driver.execute_async_script("createImageBitmap(window.saved[2]).then(({ width, height }) => arguments[0]([width, height]))")
    drawn = page.run("const { width, height } = document.querySelector('#drawing svg'); return [width.baseVal.value, height.baseVal.value]")
    expect(size, [round(2 * side) for side in drawn], "a PNG has two pixels for each unit")
    return "a screen, a blueprint, an SVG and a PNG"


def check_helps(page):
    """A help is a button that changes the text."""
    page.write(SCENE)
    page.driver.execute_async_script("""
        const done = arguments[0]
        Promise.all([import("./results.js"), import("./editor.js")]).then(([{ reports, showReports }, { Editor }]) => {
          const editor = new Editor(() => {}, () => {})
          const help = { edits: [
            { line: 4, column: 36, length: 2, replacement: "24" }, { line: 5, column: 1, length: 0, replacement: "// 👋 " },
            { line: 6, column: 1, length: 30, replacement: "" }] }
          const uncertain = { edits: [{ constraint: "a.width == 1", line: 4 }] }
          const problem = { isError: true, text: "error: so", constraints: [] }
          showReports(reports({ problems: [{ ...problem, help }, { ...problem, help: uncertain }] }), editor)
          done()
        })""")
    expect([button.text for button in page.all("#reports .fix")], ["Fix: write 24, // 👋"], "a help that is certain has a button")
    page.find("#reports .fix").click()
    page.settle()
    changed = SCENE.replace("by: 16", "by: 24").replace("title.leading", "// 👋 title.leading").replace("title.centerY == card.centerY\n", "")
    expect(page.text().rstrip("\n"), changed.rstrip("\n"), "the button writes what the help says")
    page.write(SCENE)
    return "three edits at once"


def check_puzzles(page):
    """Each puzzle is refused as it begins, and solved by its solution."""
    page.run("localStorage.clear()")
    page.find("#open-puzzles").click()
    texts = page.driver.execute_async_script("""
        import("./puzzles.js").then(({ PUZZLES }) => arguments[0](PUZZLES.map(({ title, text, solution }) => [title, text, solution(text)])))""")
    expect(len(texts), 10, "there are ten")
    verdict = lambda: page.find("#puzzle-verdict").text
    for title, text, solution in texts:
        page.settle()
        expect(page.text(), text, f"'{title}' begins with its text")
        page.wait(lambda: verdict() != "", "a verdict")
        check("of 8 widths" in verdict(), f"'{title}' is not solved as it begins", verdict())
        page.write(solution)
        page.wait(lambda: "Solved" in verdict(), f"'{title}' to be solved ({verdict()})", seconds=20)
        expect(len(page.all("#puzzle-widths [data-kind=right]")), 8, f"'{title}' holds at every width")
        page.find("#puzzle-next").click()
    page.settle()
    page.wait(lambda: verdict() != "", "a verdict")
    wrong = page.find("#puzzle-widths [data-kind=wrong]")
    width = float(wrong.text.split()[-1])
    wrong.click()
    page.settle()
    expect(page.size()[0], width, "a width that fails can be looked at")
    expect(page.run("return JSON.parse(localStorage.getItem('anchorage.solved')).length"), 10, "what is solved is kept")
    page.find("#puzzle-close").click()
    check(not page.find("#puzzle").is_displayed(), "a puzzle can be left")
    page.run("localStorage.clear()")
    return "ten, refused and solved"


LOG = """2026-11-28 09:41:07.123456+0100 Walks[4242:99] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x601 H:|-(16)-[UILabel:0x7f01'Title']   (active, names: '|':UIView:0x7f00 )>",
    "<NSLayoutConstraint:0x602 H:[UILabel:0x7f01'Title']-(16)-|   (active, names: '|':UIView:0x7f00 )>",
    "<NSLayoutConstraint:0x603 UILabel:0x7f01'Title'.width == 400   (active)>",
    "<NSLayoutConstraint:0x604 UIView:0x7f00.width == 320   (active)>"
)
Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x603 UILabel:0x7f01'Title'.width == 400   (active)>
"""


def check_log(page):
    """What Xcode prints about constraints that conflict is a picture, the smallest set and a change that was tried."""
    page.find("#open-log").click()
    page.find("#log-text").send_keys("Everything is fine.")
    page.find("#log-show").click()
    page.wait(lambda: page.find("#log-nothing").is_displayed(), "an answer")
    check("no constraint in it" in page.find("#log-nothing").text, "a text without constraints is refused", page.find("#log-nothing").text)
    page.run("document.getElementById('log-text').value = arguments[0]", LOG)
    page.find("#log-show").click()
    page.wait(lambda: not page.find("#log").is_displayed(), "the dialog to close")
    page.settle()
    # 16 + 16 + 400 is 432, and the view is 320 wide.
    report = page.reports()[0]
    for words in ("required constraints conflict on the x-axis of 'title'", "16 + 16 + 400 = 432, but 'view.width' is 320",
                  "UIKit broke 'title.width == 400'", "title  UILabel:0x7f01 'Title'", "log line 5"):
        check(words in report, "the report is the log's", report)
    marked = ", ".join(str(line) for line, kind in page.marks() if kind == "error")
    expect(page.status(), f"1 error: conflict on the x-axis of 'title', lines {marked}", "the status has the lines that are marked")
    expect(len(page.all("#drawing .wrong[data-item]")), 2, "the two views are red in the picture")
    expect(len([kind for _, kind in page.marks() if kind == "error"]), 4, "four lines conflict, and nothing is open")
    frames = page.frames()
    expect((frames["title"][2], frames["view"][2]), (288, 320), "the picture is what the app shows: 320 - 16 - 16")
    page.show("reports")
    page.find("#reports .fix").click()
    page.settle()
    expect((page.reports(), page.status()), ([], "nothing to report"), "one press of a help, and nothing conflicts")
    page.find("#text").send_keys(Keys.CONTROL + "z")
    page.settle()
    check("UIKit broke" in page.reports()[0], "undo brings the log's report back", page.reports())
    # Into the text of another scene, and with two reports.
    page.write(SCENE)
    page.run("""const data = new DataTransfer(); data.setData("text/plain", arguments[0])
                document.getElementById("text").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))""",
             LOG + LOG.replace("400", "500").replace("0x60", "0x80"))
    page.wait(lambda: "UIView:0x7f00" in page.text(), "the scene of the log")
    page.settle()
    expect(len(page.reports()), 2, "each report of the log is one")
    page.run("[...document.querySelectorAll('#reports button')].find((button) => button.textContent === 'Draw it').click()")
    page.wait(lambda: "title.width == 500" in page.text(), "the scene of the other report")
    page.settle()
    page.write(SCENE)
    expect(page.reports(), [], "another scene has no report of the log")
    return "one from the dialog, one pasted into the text, one that is no log"


def check_breath(page):
    """The first scene becomes wide and narrow once, for readers who have nothing against motion."""
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]})
    try:
        page.run("sessionStorage.clear()")
        page.driver.get("about:blank")
        page.driver.get(page.url)
        page.wait(lambda: page.answers() > 0, "the first layout")
        own = 380
        page.wait(lambda: page.size()[0] > own * 1.2, "a wide root", seconds=20)
        page.wait(lambda: page.size()[0] < own * 0.9, "a narrow root", seconds=20)
        page.wait(lambda: page.size()[0] == own, "the scene's own size", seconds=20)
        page.driver.get("about:blank")
        page.driver.get(page.url)
        page.wait(lambda: page.answers() > 0 and page.size()[0] != own, "a breath", seconds=20)
        page.find("#text").send_keys(Keys.ARROW_DOWN)
        page.settle()
        expect(page.size(), [own, 200], "a key ends it")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    return "wide, narrow, and back; and ended by a key"


def check_search(page):
    """The gallery begins with six scenes, and shows those with the words of a search."""
    page.find("#open-gallery").click()
    expect(len(page.all("#gallery-list > :first-child li")), 6, "six scenes are on top")
    seen = "return [...document.querySelectorAll('#gallery li')].filter((card) => card.checkVisibility()).map((card) => card.querySelector('strong').textContent)"
    page.find("#gallery-search").send_keys("CHESS files")
    expect(page.run(seen), ["chessboard"], "the cards have all the words, in any case")
    expect(len([title for title in page.all("#gallery h3") if title.is_displayed()]), 1, "groups without a card are not shown")
    page.find("#gallery-search").send_keys("zzz")
    expect((page.run(seen), page.find("#gallery-nothing").text), ([], "No scene has these words."), "nothing found is said")
    page.find("#gallery .head button").click()
    return "six on top, one found, and none"


def check_phone(page):
    """On a phone the drawing comes before the text, what is pressed is large, and the first report is in sight."""
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})
    try:
        page.load()
        tops = page.run("return ['stage', 'text', 'results'].map((id) => document.getElementById(id).getBoundingClientRect().top)")
        check(tops == sorted(tops), "the drawing comes first, the results last", tops)
        small = page.run("""
            return [...document.querySelectorAll('button, select, input[type=number]')].filter((control) => control.checkVisibility())
              .filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.id || control.textContent)""")
        expect(small, [], "what is pressed is 44 points high")
        expect(page.run("return document.documentElement.scrollWidth"), 390, "nothing is wider than the phone")
        check(not page.find("#show-plan").is_displayed(), "the options are folded")
        page.find("#fold").click()
        check(page.find("#show-plan").is_displayed(), "and unfold")
        page.write(page.text() + "photo.height == 60\n")
        bottom = page.run("return document.getElementById('status').getBoundingClientRect().bottom")
        check("conflict" in page.status() and bottom <= 844, "the first report is in sight", f"{page.status()} {bottom}")
        page.find("#status-report").click()
        top, limit = page.run("""
            return [document.querySelector('#reports article'), document.getElementById('status')]
              .map((shown) => shown.getBoundingClientRect().top)""")
        check(0 <= top < limit, "and a press leads to its whole text", f"{top} {limit}")
    finally:
        page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return "the order, the sizes, the options and the first report"


def check_desktop(page):
    """In a small window on a desktop, the options are in one row, and the sentence beside the name is whole."""
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 1280, "height": 860, "deviceScaleFactor": 1, "mobile": False})
    try:
        page.load()
        tops = page.run("return ['width', 'save-svg'].map((id) => document.getElementById(id).getBoundingClientRect().top)")
        expect(tops[0], tops[1], "the options are in one row")
        widths = page.run("const text = document.getElementById('tagline'); return [text.scrollWidth, text.clientWidth]")
        check(widths[0] <= widths[1], "the sentence is not cut", widths)
        page.write(SCENE + "card.width == 300\n")
        widths = page.run("const text = document.getElementById('status-report'); return [text.scrollWidth, text.clientWidth]")
        check(widths[0] <= widths[1], "the status is not cut", f"{page.status()} {widths}")
    finally:
        page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return "the options, the sentence and the status"


CHECKS = {
    "search": check_search,
    "desktop": check_desktop, "phone": check_phone,
    "dragging": check_dragging,
    "typing": check_typing,
    "why": check_why,
    "numbers": check_numbers,
    "pictures": check_pictures,
    "helps": check_helps,
    "puzzles": check_puzzles,
    "log": check_log,
    "breath": check_breath,
}
