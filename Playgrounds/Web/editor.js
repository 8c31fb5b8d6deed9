// The text of the scene: coloured words, numbered lines, and marks at the lines that something is said about.

import { element, find } from "./elements.js"

const WORDS = /(\/\/.*)|("(?:[^"\\]|\\.)*"?)|(\b(?:root|view|label|stack|scroll|guide|in)\b(?=\s))|(\.\w+)|(-?\b\d+(?:\.\d+)?\b)/g
const KINDS = ["comment", "string", "keyword", "member", "number"]
/** Longer texts are not coloured, so that typing stays quick. */
const MOST_COLORED = 20_000
/** The pixels that a pointer moves before a number follows it, and those in a step. */
const [START, STEP] = [3, 3]

export class Editor {
  #area = find("text")
  #colors = find("colors")
  #gutter = find("gutter")
  #lines = []
  #isReplacing = false
  #links = new Set()

  /**
   * `changed` is called whenever the reader changes the text, and whether that was by typing: a line may be unfinished.
   * `moved` is called when the caret may be elsewhere.
   */
  constructor(changed, moved) {
    this.#area.addEventListener("input", ({ inputType }) => {
      this.#show()
      if (!this.#isReplacing) changed(/^(insertText|insertComposition|delete)/.test(inputType))
    })
    document.addEventListener("selectionchange", moved)
    this.#area.addEventListener("keydown", (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      const number = by && event.altKey ? this.#numberAt(this.#area.selectionStart) : undefined
      if (!number) return
      event.preventDefault()
      this.#setNumber(number, stepped(number.text, by * (event.shiftKey ? 10 : 1)))
    })
    this.#area.addEventListener("pointermove", (event) => {
      if (event.buttons === 0) this.#area.classList.toggle("over-number", this.#numberUnder(event) !== undefined)
    })
    this.#area.addEventListener("pointerdown", (event) => {
      const number = event.pointerType === "mouse" && event.button === 0 ? this.#numberUnder(event) : undefined
      if (number) this.#scrub(number, event)
    })
    this.#area.addEventListener("scroll", () => {
      const { scrollTop, scrollLeft } = this.#area
      this.#colors.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`
      this.#gutter.firstElementChild?.style.setProperty("transform", `translateY(${-scrollTop}px)`)
    })
  }

  get text() {
    return this.#area.value
  }

  /** The number of the line with the caret. */
  get line() {
    return this.text.slice(0, this.#area.selectionStart).split("\n").length
  }

  /** The text with nothing in a line. */
  textWithout(number) {
    return this.text.split("\n").map((line, index) => (index === number - 1 ? "" : line)).join("\n")
  }

  /** The numbers of the lines that name an item, without their comments. */
  linesAbout(name) {
    const word = new RegExp(`(?<![\\w."-])${name.replaceAll(/[^\w]/g, "\\$&")}(?![\\w"-])`)
    return new Set(this.text.split("\n").flatMap((line, index) => (word.test(line.replace(/\/\/.*|"[^"]*"/g, "")) ? index + 1 : [])))
  }

  /** Changes characters, whose columns and numbers count Unicode scalars, as one step for the browser's undo each. */
  apply(edits) {
    const changes = edits.map(({ line, column, length, replacement }) => {
      const start = this.#offset(line, column)
      return { start, end: start + [...this.text.slice(start)].slice(0, length).join("").length, replacement }
    })
    this.#area.focus()
    // From the end, so that the others stay where they are.
    for (const { start, end, replacement } of changes.sort((a, b) => b.start - a.start)) {
      this.#area.setSelectionRange(start, end)
      document.execCommand(replacement === "" ? "delete" : "insertText", false, replacement)
    }
  }

  /** The offset of a column, which counts Unicode scalars; text areas count UTF-16 units. */
  #offset(number, column) {
    const lines = this.text.split("\n")
    const before = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0)
    return before + [...(lines[number - 1] ?? "")].slice(0, column - 1).join("").length
  }

  // MARK: Numbers

  /** A number that follows the pointer, three pixels a step. A pointer that does not move sets the caret as ever. */
  #scrub(number, { clientX, pointerId }) {
    const own = this.text
    let shown = number
    let isMoving = false
    const move = (event) => {
      const distance = event.clientX - clientX
      isMoving ||= Math.abs(distance) > START
      if (!isMoving || event.pointerId !== pointerId) return
      event.preventDefault()
      this.#area.setSelectionRange(shown.start, shown.start)
      const text = stepped(number.text, Math.trunc(distance / STEP) * (event.shiftKey ? 10 : 1))
      if (text === shown.text) return
      this.#area.setRangeText(text, shown.start, shown.end)
      shown = { text, start: shown.start, end: shown.start + text.length }
      this.#area.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }))
    }
    const end = () => {
      removeEventListener("pointermove", move)
      removeEventListener("pointerup", end)
      removeEventListener("pointercancel", end)
      if (shown.text === number.text) return
      // One step for the browser's undo.
      this.#area.value = own
      this.#setNumber(number, shown.text)
    }
    addEventListener("pointermove", move)
    addEventListener("pointerup", end)
    addEventListener("pointercancel", end)
  }

  #setNumber({ start, end }, text) {
    this.#area.focus()
    this.#area.setSelectionRange(start, end)
    document.execCommand("insertText", false, text)
    this.#area.setSelectionRange(start, start + text.length)
  }

  /** The number around an offset of the text. */
  #numberAt(offset) {
    const start = this.text.lastIndexOf("\n", offset - 1) + 1
    return numbers(this.#lines[this.line - 1], start).find((number) => number.start <= offset && offset <= number.end)
  }

  /** The number under the pointer. */
  #numberUnder({ clientX, clientY }) {
    const first = this.#lines[0]?.getBoundingClientRect()
    if (!first) return undefined
    const index = Math.floor((clientY - first.top) / first.height)
    const line = this.#lines[index]
    const start = this.#lines.slice(0, index).reduce((sum, { textContent }) => sum + textContent.length, 0)
    return line && numbers(line, start).find(({ element }) => {
      const { left, right } = element.getBoundingClientRect()
      return left <= clientX && clientX <= right
    })
  }

  /** Puts a scene in the place of the text. The reader can undo it, unless there was nothing. */
  replace(text) {
    const focused = document.activeElement
    this.#isReplacing = true
    if (this.text !== "") {
      this.#area.focus({ preventScroll: true })
      this.#area.select()
      // Deprecated, and the only change of a text area that the browser's own undo knows.
      document.execCommand("insertText", false, text)
    }
    if (this.text !== text) this.#area.value = text
    this.#isReplacing = false
    this.#area.setSelectionRange(0, 0)
    this.#area.scrollTo(0, 0)
    this.#show()
    // Focus would open the keyboard of a phone.
    if (matchMedia("(pointer: coarse)").matches) focused?.focus()
  }

  /** Marks lines: a map from their numbers to "error", "warning" or "note". */
  mark(marks) {
    const numbers = this.#gutter.firstElementChild?.children ?? []
    for (const [index, line] of this.#lines.entries()) {
      const mark = marks.get(index + 1) ?? ""
      line.dataset.mark = mark
      if (numbers[index]) numbers[index].dataset.mark = mark
    }
    this.link(this.#links)
  }

  /** Marks the lines of a chain of constraints, and those that are pointed at. */
  link(numbers, pointed = []) {
    this.#links = numbers
    for (const [index, line] of this.#lines.entries()) {
      line.classList.toggle("link", numbers.has(index + 1))
      line.classList.toggle("pointed", pointed.includes(index + 1))
    }
  }

  /** Puts the caret into a line. */
  goTo(number, column = 1) {
    const start = this.#offset(number, column)
    this.#area.focus()
    this.#area.setSelectionRange(start, start)
    const height = this.#area.scrollHeight / Math.max(this.#lines.length, 1)
    if ((number - 1) * height < this.#area.scrollTop || number * height > this.#area.scrollTop + this.#area.clientHeight) {
      this.#area.scrollTop = (number - 1) * height - this.#area.clientHeight / 3
    }
  }

  /** Shows the text and its numbers again; only lines that differ are made again. */
  #show() {
    const texts = this.text.split("\n")
    const isColored = this.text.length <= MOST_COLORED
    const old = this.#lines
    this.#lines = texts.map((text, index) => {
      if (old[index]?.textContent === text + "\n" && old[index].isColored === isColored) return old[index]
      return colored(text, isColored)
    })
    // A browser lays out again what is put in again, so lines that stay are not touched.
    for (const [index, line] of this.#lines.entries()) {
      if (index >= old.length) this.#colors.append(line)
      else if (line !== old[index]) old[index].replaceWith(line)
    }
    for (const line of old.slice(texts.length)) line.remove()
    if (old.length !== texts.length) {
      const numbers = document.createElement("ol")
      for (let number = 1; number <= texts.length; number += 1) numbers.append(element("li", String(number)))
      this.#gutter.replaceChildren(numbers)
      numbers.style.transform = `translateY(${-this.#area.scrollTop}px)`
    }
  }
}

/** The numbers in a line that begins at an offset of the text. */
function numbers(line, start) {
  const found = []
  let offset = start
  for (const part of line?.childNodes ?? []) {
    const text = part.textContent
    if (part.className === "number") found.push({ element: part, text, start: offset, end: offset + text.length })
    offset += text.length
  }
  return found
}

/** A number some steps away: in ones, or in its last decimals. */
function stepped(text, steps) {
  const decimals = text.split(".")[1]?.length ?? 0
  return (Number(text) + steps / 10 ** decimals).toFixed(decimals)
}

function colored(text, isColored) {
  const line = document.createElement("div")
  line.isColored = isColored
  let end = 0
  for (const match of isColored ? text.matchAll(WORDS) : []) {
    line.append(text.slice(end, match.index))
    const className = KINDS[match.slice(1).findIndex((group) => group !== undefined)]
    line.append(element("span", match[0], { className }))
    end = match.index + match[0].length
  }
  line.append(text.slice(end) + "\n")
  return line
}
