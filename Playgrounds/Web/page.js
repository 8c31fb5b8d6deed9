import { Editor } from "./editor.js"
import { Engine, TIME_LIMIT } from "./engine.js"
import { drawing, mark } from "./drawing.js"
import { Gallery } from "./gallery.js"
import { showFrames, showReports, showSwift, showWhy } from "./results.js"
import { LONGEST, fragment, textInFragment } from "./sharing.js"

const FIRST = "profile.layout"
/** The edges that are explained when a view is chosen. */
const EXPLAINED = ["leading", "top", "width", "height"]

const find = (id) => document.getElementById(id)
const paper = find("paper")
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
  answer: null,
}
/** What went wrong with the link, until the scene changes. */
let notice = ""

const editor = new Editor(() => {
  state.scale = null
  notice = ""
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
        show(await engine.ask(question()))
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
  veil(`This scene is longer than ${LONGEST.toLocaleString("en")} characters.`)
  editor.mark(new Map())
  say("too long", "error")
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
  if (answer.failure !== undefined) {
    const seconds = TIME_LIMIT / 1000
    veil(
      answer.isLate
        ? `Stopped: this scene takes longer than ${seconds} seconds.`
        : `Stopped: this scene is too large for the playground. (${answer.failure})`)
    say("stopped")
    editor.mark(new Map())
    return
  }
  if (answer.mistakes) {
    veil("")
    editor.mark(new Map(answer.mistakes.map(({ line }) => [line, "error"])))
    showReports({ mistakes: answer.mistakes }, editor)
    const [first, ...others] = answer.mistakes
    const more = others.length > 0 ? `, and ${counted(others.length, "more mistake")}` : ""
    say(`line ${first.line}: ${first.message}${more}`, "error")
    return
  }
  veil(null)
  state.answer = answer
  const { layout } = answer
  if (!find("show-notes").checked) layout.notes = []
  const [width, height] = layout.size
  setNumber(find("width"), width)
  setNumber(find("height"), height)
  state.scale = answer.scale
  find("drawing").replaceChildren(...drawing(answer.svg))
  mark(find("drawing"), layout.problems, state.chosen)
  placeHandle(width, height, answer.scale)
  editor.mark(marks(layout))
  showReports(layout, editor)
  if (isShown("frames")) showFrames(layout.frames, state.chosen, choose)
  if (state.chosen !== null) showWhy(state.chosen, answer.explanations)
  if (answer.swift !== undefined) showSwift(answer.swift)
  const errors = layout.problems.filter((problem) => problem.isError).length
  const warnings = layout.problems.length - errors
  const said = [
    errors > 0 ? counted(errors, "error") : null,
    warnings > 0 ? counted(warnings, "warning") : null,
    layout.notes.length > 0 ? counted(layout.notes.length, "note") : null,
  ].filter((text) => text !== null)
  say(said.length > 0 ? said.join(", ") : "no problems", errors > 0 ? "error" : warnings > 0 ? "warning" : "")
  const [solving, drawingTime] = answer.milliseconds
  find("status").title = `solved in ${solving.toFixed(1)} ms, drawn in ${drawingTime.toFixed(1)} ms`
}

/** The worst that is said about each line. */
function marks({ problems, notes }) {
  const found = new Map()
  const add = (constraints, kind) => {
    for (const { line } of constraints ?? []) if (line && !found.has(line)) found.set(line, kind)
  }
  for (const problem of problems) if (problem.isError) add(problem.constraints, "error")
  for (const problem of problems) if (!problem.isError) add(problem.constraints, "warning")
  for (const note of notes) add(note.constraints, "note")
  return found
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

/** Covers the drawing, which is that of an earlier text; `null` uncovers it. */
function veil(text) {
  find("stage").classList.toggle("is-old", text !== null)
  find("veil").hidden = !text
  find("veil").textContent = text ?? ""
}

// MARK: The root's size

function setNumber(field, number) {
  if (document.activeElement !== field) field.value = String(Math.round(number * 100) / 100)
}

const handle = find("handle")

function placeHandle(width, height, scale) {
  const svg = find("drawing").firstElementChild
  const [x, y] = [Number(svg?.dataset.x ?? 0), Number(svg?.dataset.y ?? 0)]
  handle.style.transform = `translate(${x + width * scale}px, ${y + height * scale}px)`
  handle.setAttribute("aria-label", `Size of the root: ${Math.round(width)} by ${Math.round(height)} points`)
}

function resize(width, height) {
  const fit = (number) => Math.min(Math.max(Math.round(number), 0), 10_000)
  state.size = [fit(width), fit(height)]
  update()
}

handle.addEventListener("pointerdown", (event) => {
  if (!state.answer) return
  event.preventDefault()
  handle.focus()
  handle.setPointerCapture(event.pointerId)
  const [width, height] = state.answer.layout.size
  const [startX, startY] = [event.clientX, event.clientY]
  const move = ({ clientX, clientY }) =>
    resize(width + (clientX - startX) / state.scale, height + (clientY - startY) / state.scale)
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
  const [width, height] = state.size ?? state.answer.layout.size
  resize(width + by[0], height + by[1])
})

for (const [index, id] of ["width", "height"].entries()) {
  find(id).addEventListener("input", ({ target }) => {
    if (!target.validity.valid || target.value === "" || !state.answer) return
    const size = [...(state.size ?? state.answer.layout.size)]
    size[index] = target.valueAsNumber
    resize(...size)
  })
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
  showWhy(null, [])
  find("file").textContent = file
  editor.text = text
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
showWhy(null, [])
say("loading …")
try {
  const [made] = await Promise.all([Engine.make(), gallery.load()])
  engine = made
  if (!(await openFragment())) {
    const kept = notice
    open(gallery.text(FIRST), FIRST)
    notice = kept
  }
} catch (error) {
  veil("The playground cannot start.")
  say(`${error.message}`, "error")
}
