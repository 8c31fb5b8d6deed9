// Logs of Auto Layout: what a console printed becomes a scene, with the report that the engine makes of it.

import { find } from "./elements.js"
import { LONGEST } from "./sharing.js"

/** A constraint as UIKit, AppKit and the libraries on top print it. */
const CONSTRAINT = /<\w*Constraint:0x[0-9a-f]+/
/** Where a report says that a constraint is in the log: a column of its own. */
const PLACE = /(?<= {2})line (?=\d)/g
const EXAMPLE = `Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want.
(
    "<NSLayoutConstraint:0x600001a0 H:|-(16)-[UIImageView:0x7f01]   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
    "<NSLayoutConstraint:0x600001a1 UIImageView:0x7f01.width == 80   (active)>",
    "<NSLayoutConstraint:0x600001a2 H:[UIImageView:0x7f01]-(12)-[UILabel:0x7f02'Harbour lights']   (active)>",
    "<NSLayoutConstraint:0x600001a3 UILabel:0x7f02'Harbour lights'.width >= 240   (active)>",
    "<NSLayoutConstraint:0x600001a4 H:[UILabel:0x7f02'Harbour lights']-(16)-|   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
    "<NSLayoutConstraint:0x600001a5 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7f00.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600001a3 UILabel:0x7f02'Harbour lights'.width >= 240   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
`

/** Whether a text has constraints of a log. */
export function isLog(text) {
  return CONSTRAINT.test(text)
}

export class Log {
  #ask
  #open
  #text = ""
  #reports = []
  /** The scene of the report that is drawn, and the number of the report. */
  #scene
  #drawn = 0

  /** `ask` asks the engine; `open` shows a scene. */
  constructor({ ask, open }) {
    this.#ask = ask
    this.#open = open
    const area = find("log-text")
    find("open-log").addEventListener("click", () => {
      find("log-nothing").hidden = true
      find("log").showModal()
      area.select()
    })
    find("log-show").addEventListener("click", () => this.#read())
    find("log-example").addEventListener("click", () => {
      area.value = EXAMPLE
      this.#read()
    })
    // Nobody pastes a log for anything else.
    area.addEventListener("paste", () => setTimeout(() => isLog(area.value) && this.#read()))
  }

  async #read() {
    const failure = await this.show(find("log-text").value)
    find("log-nothing").textContent = failure ?? ""
    find("log-nothing").hidden = failure === undefined
    if (failure === undefined) find("log").close()
  }

  /** Shows one of the reports in a text; answers why there is none. */
  async show(text, number = 0) {
    if (text.length > LONGEST) return `A log may have ${LONGEST.toLocaleString("en")} characters.`
    const { reports = [], scene, failure } = await this.#ask({ log: text, number })
    if (failure !== undefined) return `The log cannot be read: ${failure}.`
    if (scene === undefined) return "There is no constraint in it, such as <NSLayoutConstraint:0x600001a1 UIImageView:0x7f01.width == 80 (active)>."
    this.#text = text
    // The lines of the scene have other numbers.
    this.#reports = reports.map((report) => report.replaceAll(PLACE, "log line "))
    this.#scene = scene
    this.#drawn = number
    this.#open(scene)
    return undefined
  }

  /**
   * What there is to report about a scene. While the scene is the log's, the reports on the log replace its errors: they say
   * where the constraints come from. The report that is drawn has the lines and the helps of the errors.
   */
  reports(found, scene) {
    if (scene !== this.#scene) return found
    const errors = found.filter(({ kind }) => kind === "error")
    const cards = this.#reports.map((text, number) => {
      const card = { kind: "error", text, places: [], fixes: [] }
      if (number !== this.#drawn) return { ...card, action: ["Draw it", () => this.show(this.#text, number)] }
      return { ...card, places: errors.flatMap(({ places }) => places), fixes: errors.flatMap(({ fixes }) => fixes) }
    })
    return [...cards, ...found.filter(({ kind }) => kind !== "error")]
  }
}
