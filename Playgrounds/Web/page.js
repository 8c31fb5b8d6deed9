import { Editor } from "./editor.js"
import { Engine, TIME_LIMIT } from "./engine.js"
import { MOST_DRAWN, draw, mark, point } from "./drawing.js"
import { find } from "./elements.js"
import { Gallery } from "./gallery.js"
import { keep, kept } from "./kept.js"
import { Log, isLog } from "./log.js"
import { savePNG, saveSVG } from "./pictures.js"
import { Board } from "./board.js"
import { countReports, linesOf, links, marks, reports, showFrames, showReports, showWhy } from "./results.js"
import { LONGEST, fragment, sceneInFragment } from "./sharing.js"
import { Stage } from "./stage.js"

const FIRST = "welcome.layout"
/** How long the reader may stop in an unfinished line before its mistakes are reported, in milliseconds. */
const PAUSE = 700
/** How long the first scene breathes, in milliseconds, and its widths in parts of its own. */
const BREATH = 4000
const BREATHS = [1, 1.4, 0.7, 1]
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

const editor = new Editor((isTyping) => {
  stopBreathing()
  state.scale = null
  notice = ""
  wait(isTyping)
  keep({ file: state.file, text: editor.text })
  // The scene is no longer the one in the address, which a reload would open.
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search)
  update()
}, () => {
  if (pause !== undefined && editor.line !== pausedLine) endPause()
})
const tabs = new Map([...document.querySelectorAll("[role=tab]")].map((tab) => [tab.id.slice("tab-".length), tab]))

// MARK: Solving

/** The timer of a line that is being written, and its number: what is wrong with the line is not reported before. */
let pause, pausedLine

function wait(isTyping) {
  clearTimeout(pause)
  pause = isTyping ? setTimeout(endPause, PAUSE) : undefined
  pausedLine = editor.line
  document.documentElement.dataset.waiting = isTyping
}

function endPause() {
  wait(false)
  update()
}

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
        const answer = await engine.ask(asked)
        show({ ...(await finished(answer, asked)), chosen: asked.chosen })
      }
    } while (isStale)
  } finally {
    setAsking(false)
  }
}

/**
 * The answer to a question whose text has an unfinished line: the rest of the scene, without what is wrong because of the
 * line, in it or in others.
 */
async function finished(answer, asked) {
  if (pause === undefined) return answer
  const isUnfinished = ({ line }) => line === pausedLine
  if (answer.mistakes) {
    const rest = await engine.ask({ ...asked, text: editor.textWithout(pausedLine) })
    // Without it, others may have mistakes: the last layout stays.
    return rest.mistakes ? { isUnfinished: true } : rest
  }
  if (answer.layout) {
    answer.layout.problems = answer.layout.problems.filter(({ isError, constraints = [] }) =>
      !(isError && constraints.some(isUnfinished)))
  }
  return answer
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
  state.reports = log.reports(reports(said), editor.text)
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
    look: find("show-plan").checked ? 0 : 1,
    constraints: find("show-constraint").checked || state.chosen !== null,
    scale: state.scale,
    largest: room(),
    chosen: state.chosen,
    explained: state.chosen === null ? [] : EXPLAINED.map((anchor) => `${state.chosen}.${anchor}`),
  }
}

/** The room for a drawing on the stage, in pixels. */
function room() {
  const stage = find("stage")
  return [Math.max(stage.clientWidth - 64, 120), Math.max(stage.clientHeight - 64, 120)]
}

function show(answer) {
  document.documentElement.dataset.answers = Number(document.documentElement.dataset.answers ?? 0) + 1
  if (answer.isUnfinished) return
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
    board.judge()
    return
  }
  state.answer = answer
  dispatchEvent(new Event("answer"))
  const { layout } = answer
  if (!find("show-notes").checked) layout.notes = []
  if (!Object.hasOwn(layout.frames, state.chosen)) state.chosen = null
  showNumbers()
  const chain = answer.chosen === state.chosen && state.chosen !== null ? links(answer.explanations) : []
  // A newer question may have to fit into another room.
  if (!isStale) state.scale = answer.scale
  const isDrawn = answer.svg.length <= MOST_DRAWN
  veil(isDrawn ? "" : "This layout is too large to draw.", false)
  draw(find("drawing"), isDrawn ? answer.svg : "")
  mark(find("drawing"), layout.problems, state.chosen, chain)
  stage.place(...layout.size, answer.scale)
  setReports(layout)
  editor.link(linesOf(chain))
  const errors = layout.problems.filter((problem) => problem.isError).length
  const warnings = layout.problems.length - errors
  const [first] = layout.problems
  const said = [
    errors > 0 ? counted(errors, "error") : null,
    warnings > 0 ? counted(warnings, "warning") : null,
    layout.notes.length > 0 ? counted(layout.notes.length, "note") : null,
    isDrawn ? null : "too large to draw",
  ].filter((text) => text !== null)
  // A puzzle may find much wrong with a layout that has nothing to report.
  const summary = said.length > 0 ? said.join(", ") : "nothing to report"
  // A summary begins with its kind, as a report does.
  say(first ? `${summary}: ${brief(first)}` : summary, errors > 0 ? "error" : warnings > 0 ? "warning" : "")
  board.judge()
  const [solving, drawingTime] = answer.milliseconds
  find("status").title = `solved in ${solving.toFixed(1)} ms, drawn in ${drawingTime.toFixed(1)} ms`
}

/** A problem in a line of text: the lines of its constraints, if it has any, because the report has their texts. */
function brief({ summary, constraints = [] }) {
  const text = summary.replace(/^\w+: /, "")
  const lines = [...new Set(constraints.map(({ line }) => line).filter((line) => line))].sort((a, b) => a - b)
  return lines.length === 0 ? text : `${text.split(": ", 1)[0]}, line${lines.length === 1 ? "" : "s"} ${lines.join(", ")}`
}

/** Says something until there is something else to say; where there are reports, it leads to them. */
function say(text, kind = "") {
  // What is well says nothing about a link that is not.
  const said = notice === "" ? text : kind === "" ? notice : [notice, text].filter((part) => part !== "").join(": ")
  const button = find("status-report")
  if (button.textContent !== said) button.textContent = said
  button.disabled = state.reports.length === 0
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
const stage = new Stage({
  current: () => {
    stopBreathing()
    find("hint").hidden = true
    return state.answer && { size: state.answer.layout.size, scale: state.answer.scale }
  },
  resize,
  outgrow: fitAgain,
})

/** Draws as large as the stage allows, in its middle. */
function fitAgain() {
  stage.release()
  state.scale = null
  update()
}

function resize(width, height) {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return
  const fit = (number) => Math.min(Math.max(number, 0), 10_000)
  state.size = [fit(width), fit(height)]
  update()
}

handle.addEventListener("keydown", (event) => {
  const step = event.shiftKey ? 10 : 1
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
  if (!by || !state.answer) return
  event.preventDefault()
  stopBreathing()
  stage.anchor()
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
  stopBreathing()
  state.size = null
  fitAgain()
})

/** The frame of the animation in which the root breathes; `undefined` when it does not. */
let breath

/** Shows once what a layout is: the root becomes wide, narrow, and as wide as the scene says again. */
function breathe() {
  if (!state.answer || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const [width, height] = state.answer.layout.size
  const widest = width * Math.max(...BREATHS)
  state.scale = Math.min(room()[0] / widest, room()[1] / height, 2)
  const start = performance.now()
  const step = (now) => {
    const time = Math.min(Math.max((now - start) / BREATH, 0), 1) * (BREATHS.length - 1)
    const index = Math.min(Math.floor(time), BREATHS.length - 2)
    const part = (1 - Math.cos((time - index) * Math.PI)) / 2
    const breadth = width * (BREATHS[index] + (BREATHS[index + 1] - BREATHS[index]) * part)
    breath = time < BREATHS.length - 1 ? requestAnimationFrame(step) : undefined
    resize(Math.round(breadth), height)
    if (breath === undefined) stopBreathing(true)
  }
  breath = requestAnimationFrame(step)
}

function stopBreathing(isOver = false) {
  if (breath === undefined && !isOver) return
  cancelAnimationFrame(breath)
  breath = undefined
  state.size = null
  update()
}
for (const event of ["pointerdown", "keydown", "wheel"]) addEventListener(event, () => stopBreathing(), { capture: true, passive: true })

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
find("show-plan").addEventListener("change", () => {
  find("options").classList.toggle("is-plan", find("show-plan").checked)
  update()
})
find("fold").addEventListener("click", () => {
  const isOpen = find("options").classList.toggle("is-open")
  find("fold").setAttribute("aria-expanded", isOpen)
})
const pictureName = () => state.file.replace(/\.layout$/, "")
find("save-svg").addEventListener("click", () => state.answer && saveSVG(state.answer.svg, pictureName()))
find("save-png").addEventListener("click", () =>
  state.answer && savePNG(state.answer.svg, pictureName()).catch(({ message }) => say(message, "error")))
find("options").addEventListener("submit", (event) => event.preventDefault())
new ResizeObserver(() => {
  if (state.size !== null || breath !== undefined) return
  fitAgain()
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
  if (isShown("reports") && (answer || state.reports.length > 0)) showReports(state.reports, editor)
  if (isShown("why")) {
    showWhy(chosen, answer?.chosen === chosen ? answer.explanations : [], {
      goTo: (line) => editor.goTo(line),
      point: (link) => {
        point(find("drawing"), link)
        editor.link(linesOf(links(answer.explanations)), link?.lines)
      },
    })
  }
  if (isShown("frames") && answer) showFrames(answer.layout.frames, chosen, choose)
  if (isShown("swift")) updateCode()
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

find("status-report").addEventListener("click", () => {
  showTab("reports")
  update()
  // On a phone the results are below the text.
  find("results").scrollIntoView()
  find("reports").focus({ preventScroll: true })
})

/** Explains an item. */
function choose(name) {
  find("hint").hidden = true
  state.chosen = name
  showTab("why")
  update()
}

/** Explains nothing. */
function unchoose() {
  if (state.chosen === null) return
  state.chosen = null
  editor.link(new Set())
  showResults()
  update()
}
addEventListener("keydown", ({ key }) => key === "Escape" && unchoose())

find("drawing").addEventListener("click", ({ target }) => {
  const item = target.closest("[data-item]")
  // A second click on the root, which is behind everything, explains nothing.
  if (item?.classList.contains("root") && state.chosen !== null) unchoose()
  else if (item) choose(item.dataset.item)
})

// A view under the pointer shows its lines.
find("drawing").addEventListener("pointerover", ({ target }) => {
  const name = target.closest("[data-item]:not(.root)")?.dataset.item
  if (state.chosen === null) editor.link(name ? editor.linesAbout(name) : new Set())
})
find("drawing").addEventListener("pointerleave", () => state.chosen === null && editor.link(new Set()))

let isCoding = false

/** Shows the scene as Swift, once what prints it is there. While an answer is awaited, only the latest question waits. */
async function updateCode() {
  if (isCoding) return
  isCoding = true
  document.documentElement.dataset.coding = true
  let asked
  const isAsked = (question) => Object.keys(question).every((key) => question[key] === asked?.[key])
  for (let next = codeQuestion(); next && !isAsked(next); next = codeQuestion()) {
    asked = next
    const { code, failure } = await engine.askForCode(next)
    // A scene with mistakes has none: the last code stays, and is marked as old.
    if (code !== "") find("swift-code").textContent = code ?? `// ${failure}`
    find("swift-copy").textContent = "Copy"
  }
  isCoding = false
  document.documentElement.dataset.coding = false
}

function codeQuestion() {
  if (!engine || !isShown("swift") || editor.text.length > LONGEST) return undefined
  return { text: editor.text, file: state.file, code: Number(find("swift-style").value) }
}

find("swift-style").addEventListener("change", updateCode)
find("swift-copy").addEventListener("click", ({ target }) =>
  navigator.clipboard?.writeText(find("swift-code").textContent).then(() => (target.textContent = "Copied")))

// MARK: Scenes

const log = new Log({
  ask: (question) => engine?.askForCode(question) ?? { failure: "the engine is not there yet" },
  open: (text) => {
    board.close()
    open(text, "log.layout")
    showTab("reports")
    keep({ file: state.file, text })
  },
})
find("text").addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text/plain") ?? ""
  if (!engine || !isLog(text)) return
  event.preventDefault()
  log.show(text).then((failure) => failure && say(failure, "error"))
})

const gallery = new Gallery((name, text) => {
  board.close()
  open(text, name)
})
const board = new Board({
  open: (text, name) => open(text, name),
  show: (width) => {
    stage.anchor()
    resize(width, rootSize()[1])
  },
  layout: (width) => engine.ask({
    ...question(), size: [width, state.answer?.layout.size[1] ?? 200], direction: 0, constraints: false, explained: [],
  }),
  isIdle: () => pause === undefined,
})

function open(text, file, { size = null, direction = 0, isPlan = false } = {}) {
  stopBreathing()
  wait(false)
  stage.release()
  notice = ""
  state.file = file
  state.size = size
  state.scale = null
  find("direction").value = String(direction)
  if (isPlan !== find("show-plan").checked) find("show-plan").click()
  state.chosen = null
  find("file").textContent = file
  editor.replace(text)
  update()
}

async function openFragment() {
  try {
    const scene = await sceneInFragment(location.hash)
    if (scene === undefined) return false
    board.close()
    open(scene.text, "shared.layout", scene)
    return true
  } catch (error) {
    notice = error.message
    say("", "error")
    return false
  }
}

find("share").addEventListener("click", async () => {
  notice = ""
  const isPlan = find("show-plan").checked
  const link = await fragment(editor.text, { size: state.size, direction: Number(find("direction").value), isPlan })
    .catch(() => "")
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
find("open-puzzles").addEventListener("click", () => board.open())
find("open-help").addEventListener("click", async () => {
  find("help").showModal()
  const text = find("language")
  if (text.textContent !== "") return
  try {
    const response = await fetch("language.txt")
    if (!response.ok) throw new Error(response.statusText)
    text.textContent = await response.text()
  } catch {
    find("help-missing").hidden = false
  }
})

showTab("reports")
say("loading …")
navigator.serviceWorker?.register("offline.js").catch(() => {})
try {
  const [made] = await Promise.all([Engine.make(), gallery.load()])
  engine = made
  if (!(await openFragment())) {
    const said = notice
    const { file, text } = kept() ?? { file: FIRST, text: gallery.text(FIRST) }
    open(text, file)
    notice = said
    // A newcomer sees it move.
    if (!kept() && said === "") addEventListener("answer", () => setTimeout(breathe, 400), { once: true })
  }
} catch (error) {
  showFailure(`The playground cannot start: ${error.message}.`)
}
