// The puzzle that is played: its goal, the widths at which it is judged, and what is wrong there.

import { element, find } from "./elements.js"
import { PUZZLES, WIDTHS, judge } from "./puzzles.js"

const KEY = "anchorage.solved"

export class Board {
  #actions
  #puzzle = null
  /** The number of the last judgement: an older one is not shown. */
  #count = 0

  /**
   * `open` shows a text, `show` a width; `layout` answers how the text is laid out at a width, and `isIdle` whether the reader
   * has stopped typing.
   */
  constructor(actions) {
    this.#actions = actions
    const choice = find("puzzle-choice")
    choice.addEventListener("change", () => this.#begin(PUZZLES[Number(choice.value)]))
    find("puzzle-next").addEventListener("click", () => this.#begin(PUZZLES[(PUZZLES.indexOf(this.#puzzle) + 1) % PUZZLES.length]))
    find("puzzle-close").addEventListener("click", () => this.close())
  }

  /** Begins the first puzzle that is not solved. */
  open() {
    const done = solved()
    this.#begin(PUZZLES.find(({ title }) => !done.has(title)) ?? PUZZLES[0])
  }

  close() {
    this.#puzzle = null
    find("puzzle").hidden = true
  }

  #begin(puzzle) {
    this.#puzzle = puzzle
    find("puzzle").hidden = false
    find("puzzle-goal").textContent = puzzle.goal
    this.#list()
    find("puzzle-widths").replaceChildren(...WIDTHS.map((width) =>
      element("li", element("button", String(width), { type: "button", onclick: () => this.#actions.show(width) }))))
    find("puzzle-verdict").textContent = ""
    this.#actions.open(puzzle.text, "puzzle.layout")
  }

  /** The puzzles, with those that are solved marked. */
  #list() {
    const done = solved()
    find("puzzle-choice").replaceChildren(...PUZZLES.map(({ title }, index) =>
      element("option", `${index + 1} of ${PUZZLES.length}: ${title}${done.has(title) ? " ✓" : ""}`, { value: String(index) })))
    find("puzzle-choice").value = String(PUZZLES.indexOf(this.#puzzle))
  }

  /** Judges what is written. While a line is unfinished, it waits. */
  async judge() {
    const puzzle = this.#puzzle
    this.#count += 1
    const number = this.#count
    if (!puzzle || !this.#actions.isIdle()) return
    // A drag asks at every frame.
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (number !== this.#count) return
    const findings = await judge(puzzle, this.#actions.layout)
    if (number !== this.#count || puzzle !== this.#puzzle) return
    const wrong = findings.filter((finding) => finding.wrong !== undefined)
    if (wrong.length === 0) keepSolved(puzzle.title)
    this.#list()
    find("puzzle").classList.toggle("is-solved", wrong.length === 0)
    find("puzzle-verdict").textContent = wrong.length === 0
      ? "Solved: it holds at every width."
      : `Change the text: it holds at ${WIDTHS.length - wrong.length} of ${WIDTHS.length} widths. At ${wrong[0].width}: ${wrong[0].wrong}.`
    // The buttons stay, because a pointer may be about to press one.
    for (const [index, button] of find("puzzle-widths").querySelectorAll("button").entries()) {
      const { width, wrong } = findings[index]
      button.textContent = `${wrong === undefined ? "✓" : "✗"} ${width}`
      button.title = wrong ?? "holds"
      button.dataset.kind = wrong === undefined ? "right" : "wrong"
    }
  }
}

/** The titles of the puzzles that were solved in this browser. */
function solved() {
  try {
    const titles = JSON.parse(localStorage.getItem(KEY))
    return new Set(Array.isArray(titles) ? titles : [])
  } catch {
    return new Set()
  }
}

function keepSolved(title) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(title)]))
  } catch {
    // The browser keeps nothing for this page.
  }
}
