// What is said about a layout. A stranger's scene can have very many views: only the first ones are listed.

import { element, find } from "./elements.js"

const MOST_REPORTS = 100
const MOST_FRAMES = 500
/** The lines of a text that is longer than a panel shows as a rule. */
const LONG = 8

/** What there is to report: mistakes, or problems and notes. */
export function reports({ mistakes = [], problems = [], notes = [] }) {
  return [
    ...mistakes.map((mistake) => ({
      kind: "error", text: mistake.text, places: [mistake], fixes: fixes(mistake.edits, mistake.help),
    })),
    ...problems.map((problem) => ({
      kind: problem.isError ? "error" : "warning",
      text: problem.text,
      places: problem.constraints ?? [],
      fixes: fixes(problem.help?.edits, problem.text),
    })),
    ...notes.map((note) => ({
      kind: "note", text: note.text, places: note.constraints ?? [], fixes: fixes(note.help?.edits, note.text),
    })),
  ]
}

/**
 * The edits that do what a help says, and what they do; nothing where there are none, or where it is not certain which
 * characters change.
 */
function fixes(edits, text) {
  if (!edits?.length || !edits.every(({ column, length }) => column > 0 && length >= 0)) return []
  const written = edits.map(({ replacement }) => replacement.trim()).filter((replacement) => replacement !== "")
  return [{ edits, title: written.length > 0 ? `Fix: write ${written.join(", ")}` : "Fix: remove it", help: text }]
}

/** The worst that is reported about each line. */
export function marks(reports) {
  const found = new Map()
  for (const kind of ["error", "warning", "note"]) {
    for (const { places } of reports.filter((report) => report.kind === kind)) {
      for (const { line } of places) if (line && !found.has(line)) found.set(line, kind)
    }
  }
  return found
}

/** Shows how many reports there are. */
export function countReports(count) {
  find("tab-reports").querySelector(".count").textContent = count > 0 ? String(count) : ""
}

/** Shows reports, each with buttons for its lines. */
export function showReports(reports, editor) {
  const cards = reports.slice(0, MOST_REPORTS).map(({ kind, text, places, fixes, action }) => {
    const seen = new Set()
    const buttons = places
      .filter(({ line }) => line && !seen.has(line) && seen.add(line))
      .map(({ line, column }) =>
        element("button", `line ${line}`, { type: "button", onclick: () => editor.goTo(line, column) }))
    const helps = fixes.map(({ edits, title, help }) =>
      element("button", title, { type: "button", className: "fix", title: help, onclick: () => editor.apply(edits) }))
    if (action) buttons.push(element("button", action[0], { type: "button", onclick: action[1] }))
    // Below a long text nobody would find the helps.
    const lines = text.split("\n")
    const card = element("article", lines.length > LONG
      ? [element("pre", lines[0]), ...helps, element("pre", lines.slice(1).join("\n")), ...buttons]
      : [element("pre", text), ...helps, ...buttons])
    card.dataset.kind = kind
    return card
  })
  const nothing = "Nothing to report: every required constraint holds, and nothing is left open."
  find("reports").replaceChildren(
    ...(cards.length > 0 ? cards : [element("p", nothing)]), ...more(reports.length - cards.length))
}

/** A sentence for those that are not listed. */
function more(count) {
  return count > 0 ? [element("p", `${count.toLocaleString("en")} more`)] : []
}

/** A line of an explanation that is a constraint, or a chain of them: its text, its value, and its places or its origin. */
const LINK = /^ {4}(\S.*?) {2,}(-?[\d.]+) {2,}(\S+:\d+(?:, \S+:\d+)*|\(.*\))$/
const ANCHOR = /(?<![\w.])[A-Za-z_][\w-]*(?:\.\w+)+/g

/** The constraints of explanations, with the lines of the scene that they are written in, if any. */
export function links(explanations) {
  return explanations.flatMap((text) => text.split("\n")).flatMap((line) => {
    const link = line.match(LINK)
    if (!link) return []
    const [, text, value, origin] = link
    return [{ text, value, origin, lines: origin.startsWith("(") ? [] : [...origin.matchAll(/:(\d+)(?:,|$)/g)].map(([, number]) => Number(number)) }]
  })
}

/** The lines that links are written in. */
export function linesOf(links) {
  return new Set(links.flatMap(({ lines }) => lines))
}

/** Whether a constraint, as a text, is one of a link: a chain `a == b == c` has those of its neighbours. */
export function isOf(link, constraint) {
  if (link.text === constraint) return true
  const chain = link.text.match(ANCHOR) ?? []
  const [first, second, ...others] = constraint.match(ANCHOR) ?? []
  if (chain.length < 3 || !second || others.length > 0) return false
  return chain.some((anchor, index) =>
    (anchor === first && chain[index + 1] === second) || (anchor === second && chain[index + 1] === first))
}

/**
 * Shows why an item is where it is. `goTo` is called with the line of a constraint that the reader chooses, and `point`
 * with the link under the pointer or the focus, and with `undefined` when it leaves.
 */
export function showWhy(name, explanations, { goTo, point }) {
  if (name === null) {
    find("why").replaceChildren(
      element("p", "Click a view in the drawing, or its name under Frames, to see which constraints decide it."))
    return
  }
  const parts = explanations.filter((text) => text !== "").map((text) => {
    const lines = text.split("\n").map((line) => {
      const [link] = links([line])
      if (!link) return element("p", line.trim())
      const cells = [
        element("code", link.text), element("span", link.value),
        element("span", link.lines.length > 0 ? `line ${link.lines.join(", ")}` : link.origin),
      ]
      if (link.lines.length === 0) return element("div", cells, { className: "link" })
      const row = element("button", cells, { type: "button", className: "link", onclick: () => goTo(link.lines[0]) })
      for (const [event, shown] of [["pointerenter", link], ["focus", link], ["pointerleave"], ["blur"]]) {
        row.addEventListener(event, () => point(shown))
      }
      return row
    })
    return element("div", lines, { className: "part" })
  })
  find("why").replaceChildren(element("h3", name), ...parts)
}

/** Shows the frames, in the root's coordinates. */
export function showFrames(frames, chosen, choose) {
  const head = element("tr", ["View", "x", "y", "width", "height"].map((text) => element("th", text, { scope: "col" })))
  const all = Object.entries(frames)
  const rows = all.slice(0, MOST_FRAMES).map(([name, numbers]) => {
    const button = element("button", name, {
      type: "button", title: `Why is ${name} there?`, onclick: () => choose(name),
    })
    const row = element("tr", [
      element("th", [button], { scope: "row" }),
      ...numbers.map((number) => element("td", String(Math.round(number * 100) / 100))),
    ])
    if (name === chosen) row.classList.add("chosen")
    return row
  })
  find("frames").replaceChildren(
    element("table", [
      element("caption", "Frames in the root’s coordinates, in points"),
      element("thead", [head]), element("tbody", rows),
    ]),
    ...more(all.length - rows.length))
}
