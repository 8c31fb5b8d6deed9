import { Editor } from "./editor.js"
import { Engine, TIME_LIMIT } from "./engine.js"
import { MOST_DRAWN, draw, mark } from "./drawing.js"
import { find } from "./elements.js"
import { Gallery } from "./gallery.js"
import { keep, kept } from "./kept.js"
import { countReports, marks, reports, showFrames, showReports, showSwift, showWhy } from "./results.js"
import { LONGEST, fragment, textInFragment } from "./sharing.js"

const FIRST = "profile.layout"
/** The edges that are explained when a view is chosen. */
const EXPLAINED = ["leading", "top", "width", "height"]

const status = find("status")

/** What is shown: the scene is in the editor. */
const state = {
  file: "scene.layout",
  /** The root's size, if it is not the scene's own. */
  size: null,
  /** Pixels in a point; `null` lets the drawing fit. */
  scale: null,
  /** The item that is explained. */
  chosen: null,
  /** The last layout. */
  answer: null,
  /** What there is to report about the scene, also if it could not be laid out. */
  reports: [],
  isOld: false,
}
/** What went wrong with the link, until the scene changes. */
let notice = ""

const editor = new Editor(() => {
  state.scale = null
  notice = ""
  keep({ file: state.file, text: editor.text })
  // The scene is no longer the one in the address, which a reload would open.
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search)
  update()
})
const tabs = new Map([...document.querySelectorAll("[role=tab]")].map((tab) => [tab.id.slice("tab-".length), tab]))

// MARK: Solving

let engine
let isAsking = false
let isStale = false

/** Lays out what the page shows now. While an answer is awaited, only the latest question waits. */
async function update() {
  if (!engine || isAsking) {
    isStale = true
    return
  }
  setAsking(true)
  try {
    do {
      isStale = false
      if (editor.text.length > LONGEST) {
        refuse()
      } else {
        const asked = question()
        show({ ...(await engine.ask(asked)), chosen: asked.chosen })
      }
    } while (isStale)
  } finally {
    setAsking(false)
  }
}

function setAsking(value) {
  isAsking = value
  document.documentElement.dataset.asking = value
}

function refuse() {
  showFailure(`This scene is longer than ${LONGEST.toLocaleString("en")} characters.`)
}

/** Shows why there is no layout. */
function showFailure(sentence) {
  veil(sentence, true)
  setReports({ mistakes: [{ text: `error: ${sentence}` }] })
  say(sentence, "error")
}

function setReports(said) {
  state.reports = reports(said)
  countReports(state.reports.length)
  editor.mark(marks(state.reports))
  showResults()
}

function question() {
  return {
    text: editor.text,
    file: state.file,
    size: state.size,
    direction: Number(find("direction").value),
    constraints: find("show-constraint").checked,
    scale: state.scale,
    largest: room(),
    chosen: state.chosen,
    explained: state.chosen === null ? [] : EXPLAINED.map((anchor) => `${state.chosen}.${anchor}`),
    swift: isShown("swift"),
  }
}

/** The room for a drawing on the stage, in pixels. */
function room() {
  const stage = find("stage")
  return [Math.max(stage.clientWidth - 64, 120), Math.max(stage.clientHeight - 64, 120)]
}

function show(answer) {
  document.documentElement.dataset.answers = Number(document.documentElement.dataset.answers ?? 0) + 1
  if (answer.isBlocked) return showFailure("The engine cannot start: the browser, or the host of this page, allows no worker.")
  if (answer.failure !== undefined) {
    return showFailure(
      answer.isLate
        ? `Stopped: this scene takes longer than ${TIME_LIMIT / 1000} seconds.`
        : `Stopped: this scene is too large for the playground. (${answer.failure})`)
  }
  if (answer.mistakes) {
    veil("", true)
    setReports({ mistakes: answer.mistakes })
    const [first, ...others] = answer.mistakes
    const more = others.length > 0 ? `, and ${counted(others.length, "more mistake")}` : ""
    say(`line ${first.line}: ${first.message}${more}`, "error")
    return
  }
  state.answer = answer
  const { layout } = answer
  if (!find("show-notes").checked) layout.notes = []
  if (!Object.hasOwn(layout.frames, state.chosen)) state.chosen = null
  showNumbers()
  // A newer question may have to fit into another room.
  if (!isStale) state.scale = answer.scale
  const isDrawn = answer.svg.length <= MOST_DRAWN
  veil(isDrawn ? "" : "This layout is too large to draw.", false)
  draw(find("drawing"), isDrawn ? answer.svg : "")
  mark(find("drawing"), layout.problems, state.chosen)
  placeHandle(...layout.size, answer.scale)
  setReports(layout)
  const errors = layout.problems.filter((problem) => problem.isError).length
  const warnings = layout.problems.length - errors
  const said = [
    errors > 0 ? counted(errors, "error") : null,
    warnings > 0 ? counted(warnings, "warning") : null,
    layout.notes.length > 0 ? counted(layout.notes.length, "note") : null,
    isDrawn ? null : "too large to draw",
  ].filter((text) => text !== null)
  say(said.length > 0 ? said.join(", ") : "no problems", errors > 0 ? "error" : warnings > 0 ? "warning" : "")
  const [solving, drawingTime] = answer.milliseconds
  find("status").title = `solved in ${solving.toFixed(1)} ms, drawn in ${drawingTime.toFixed(1)} ms`
}

/** Says something until there is something else to say. */
function say(text, kind = "") {
  const said = [notice, text].filter((part) => part !== "").join(": ")
  if (status.textContent !== said) status.textContent = said
  status.dataset.kind = notice === "" ? kind : "error"
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}

/** Shows a sentence over the drawing, and whether what is shown is that of an earlier scene. */
function veil(text, isOld) {
  state.isOld = isOld
  find("stage").classList.toggle("is-old", isOld)
  find("results").classList.toggle("is-old", isOld)
  find("veil").hidden = text === ""
  find("veil").textContent = text
}

// MARK: The root's size

/** The root's size, as the scene or the reader says. */
function rootSize() {
  return state.size ?? state.answer.layout.size
}

const fields = ["width", "height"].map(find)

/** Shows the size in the fields, except in the one that the reader writes. */
function showNumbers() {
  for (const [index, field] of fields.entries()) if (document.activeElement !== field) showNumber(field, index)
}

function showNumber(field, index) {
  field.value = String(Number(rootSize()[index].toFixed(4)))
  field.removeAttribute("aria-invalid")
}

const handle = find("handle")

function placeHandle(width, height, scale) {
  const svg = find("drawing").firstElementChild
  handle.hidden = !svg
  const [x, y] = [Number(svg?.dataset.x ?? 0), Number(svg?.dataset.y ?? 0)]
  handle.style.transform = `translate(${x + width * scale}px, ${y + height * scale}px)`
  handle.setAttribute("aria-label", `Size of the root: ${Math.round(width)} by ${Math.round(height)} points`)
}

function resize(width, height) {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return
  const fit = (number) => Math.min(Math.max(number, 0), 10_000)
  state.size = [fit(width), fit(height)]
  update()
}

handle.addEventListener("pointerdown", (event) => {
  if (!state.answer) return
  event.preventDefault()
  handle.focus()
  handle.setPointerCapture(event.pointerId)
  // What is dragged is the last layout, whatever has become of the text since.
  const { layout, scale } = state.answer
  const [width, height] = layout.size
  const [startX, startY] = [event.clientX, event.clientY]
  const move = ({ clientX, clientY }) =>
    resize(Math.round(width + (clientX - startX) / scale), Math.round(height + (clientY - startY) / scale))
  const end = () => {
    handle.removeEventListener("pointermove", move)
    handle.removeEventListener("pointerup", end)
    handle.removeEventListener("pointercancel", end)
  }
  handle.addEventListener("pointermove", move)
  handle.addEventListener("pointerup", end)
  handle.addEventListener("pointercancel", end)
})

handle.addEventListener("keydown", (event) => {
  const step = event.shiftKey ? 10 : 1
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
  if (!by || !state.answer) return
  event.preventDefault()
  const [width, height] = rootSize()
  resize(width + by[0], height + by[1])
})

for (const [index, field] of fields.entries()) {
  field.addEventListener("input", () => {
    field.setAttribute("aria-invalid", String(!field.validity.valid))
    if (!field.validity.valid || !state.answer) return
    const size = [...rootSize()]
    size[index] = field.valueAsNumber
    resize(...size)
  })
  field.addEventListener("blur", () => state.answer && showNumber(field, index))
}

find("reset").addEventListener("click", () => {
  state.size = null
  state.scale = null
  update()
})

// MARK: Options

find("direction").addEventListener("change", update)
for (const name of ["constraint", "own-guide", "caption"]) {
  const box = find(`show-${name}`)
  const change = () => {
    find("drawing").classList.toggle(`without-${name}`, !box.checked)
    update()
  }
  box.addEventListener("change", change)
  change()
}
find("show-notes").addEventListener("change", update)
find("options").addEventListener("submit", (event) => event.preventDefault())
new ResizeObserver(() => {
  if (state.size !== null) return
  state.scale = null
  update()
}).observe(find("stage"))

// MARK: Results

function isShown(name) {
  return tabs.get(name).getAttribute("aria-selected") === "true"
}

function showTab(name) {
  for (const [other, tab] of tabs) {
    tab.setAttribute("aria-selected", String(other === name))
    tab.tabIndex = other === name ? 0 : -1
    find(other).hidden = other !== name
  }
  showResults()
}

/** Shows the panel that is chosen; the others are made when they are. */
function showResults() {
  const { answer, chosen } = state
  find("old").hidden = !state.isOld || !answer || isShown("reports")
  if (isShown("reports")) showReports(state.reports, editor)
  if (isShown("why")) showWhy(chosen, answer?.chosen === chosen ? answer.explanations : [])
  if (isShown("frames") && answer) showFrames(answer.layout.frames, chosen, choose)
  if (isShown("swift") && (answer?.swift !== undefined || state.isOld)) showSwift(answer?.swift)
}

for (const [name, tab] of tabs) {
  tab.addEventListener("click", () => {
    showTab(name)
    update()
  })
  tab.addEventListener("keydown", ({ key }) => {
    const names = [...tabs.keys()]
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (!by) return
    const next = names[(names.indexOf(name) + by + names.length) % names.length]
    tabs.get(next).focus()
    tabs.get(next).click()
  })
}

/** Explains an item. */
function choose(name) {
  state.chosen = name
  showTab("why")
  update()
}

find("drawing").addEventListener("click", ({ target }) => {
  const item = target.closest("[data-item]")
  if (item) choose(item.dataset.item)
})

// MARK: Scenes

const gallery = new Gallery((name, text) => open(text, name))

function open(text, file) {
  notice = ""
  state.file = file
  state.size = null
  state.scale = null
  state.chosen = null
  find("file").textContent = file
  editor.replace(text)
  update()
}

async function openFragment() {
  try {
    const text = await textInFragment(location.hash)
    if (text === undefined) return false
    open(text, "shared.layout")
    return true
  } catch (error) {
    notice = error.message
    say("", "error")
    return false
  }
}

find("share").addEventListener("click", async () => {
  notice = ""
  const link = await fragment(editor.text).catch(() => "")
  if (link === "" || link.length > LONGEST) return say("this scene is too long for a link", "error")
  history.replaceState(null, "", link)
  try {
    await navigator.clipboard.writeText(location.href)
    say("link copied")
  } catch {
    say("the link is in the address bar")
  }
})
addEventListener("hashchange", openFragment)
find("open-gallery").addEventListener("click", () => gallery.open(engine))

showTab("reports")
say("loading …")
try {
  const [made] = await Promise.all([Engine.make(), gallery.load()])
  engine = made
  if (!(await openFragment())) {
    const said = notice
    const { file, text } = kept() ?? { file: FIRST, text: gallery.text(FIRST) }
    open(text, file)
    notice = said
  }
} catch (error) {
  showFailure(`The playground cannot start: ${error.message}.`)
}
