// The text of the scene: coloured words, numbered lines, and marks at the lines that something is said about.

import { element, find } from "./elements.js"

const WORDS = /(\/\/.*)|("(?:[^"\\]|\\.)*"?)|(\b(?:root|view|label|stack|scroll|guide|in)\b(?=\s))|(\.\w+)|(-?\b\d+(?:\.\d+)?\b)/g
const KINDS = ["comment", "string", "keyword", "member", "number"]
/** Longer texts are not coloured, so that typing stays quick. */
const MOST_COLORED = 20_000

export class Editor {
  #area = find("text")
  #colors = find("colors")
  #gutter = find("gutter")
  #lines = []
  #isReplacing = false

  /** `changed` is called whenever the reader changes the text. */
  constructor(changed) {
    this.#area.addEventListener("input", () => {
      this.#show()
      if (!this.#isReplacing) changed()
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
  }

  /** Puts the caret into a line. */
  goTo(number, column = 1) {
    const lines = this.text.split("\n")
    let offset = 0
    for (const line of lines.slice(0, number - 1)) offset += line.length + 1
    // Columns count Unicode scalars; text areas count UTF-16 units.
    const start = offset + [...(lines[number - 1] ?? "")].slice(0, column - 1).join("").length
    this.#area.focus()
    this.#area.setSelectionRange(start, start)
    const height = this.#area.scrollHeight / Math.max(lines.length, 1)
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
    if (old.length !== texts.length || this.#lines.some((line, index) => line !== old[index])) {
      this.#colors.replaceChildren(...this.#lines)
    }
    if (old.length !== texts.length) {
      const numbers = document.createElement("ol")
      for (let number = 1; number <= texts.length; number += 1) numbers.append(element("li", String(number)))
      this.#gutter.replaceChildren(numbers)
      numbers.style.transform = `translateY(${-this.#area.scrollTop}px)`
    }
  }
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
