// What is said about a layout. Texts come from scenes: they only ever become text nodes.

const find = (id) => document.getElementById(id)

function element(name, content = [], properties = {}) {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...[content].flat())
  return element
}

/** Shows mistakes, or problems and notes, each with buttons for its lines. */
export function showReports({ mistakes = [], problems = [], notes = [] }, editor) {
  const reports = [
    ...mistakes.map((mistake) => ({ kind: "error", text: mistake.text, places: [mistake] })),
    ...problems.map((problem) => ({
      kind: problem.isError ? "error" : "warning",
      text: problem.text,
      places: problem.constraints ?? [],
    })),
    ...notes.map((note) => ({ kind: "note", text: note.text, places: note.constraints ?? [] })),
  ]
  const cards = reports.map(({ kind, text, places }) => {
    const seen = new Set()
    const buttons = places
      .filter(({ line }) => line && !seen.has(line) && seen.add(line))
      .map(({ line, column }) =>
        element("button", `line ${line}`, { type: "button", onclick: () => editor.goTo(line, column) }))
    const card = element("article", [element("pre", text), ...buttons])
    card.dataset.kind = kind
    return card
  })
  const count = reports.length
  find("tab-reports").querySelector(".count").textContent = count > 0 ? String(count) : ""
  find("reports").replaceChildren(
    ...(count > 0 ? cards : [element("p", "Nothing to report: every constraint holds, and nothing is left open.")]))
}

/** Shows why an item is where it is. */
export function showWhy(name, explanations) {
  const texts = explanations.filter((text) => text !== "")
  find("why").replaceChildren(
    ...(name === null
      ? [element("p", "Click a view in the drawing, or its name under Frames, to see which constraints decide it.")]
      : [element("h3", name), ...texts.map((text) => element("pre", text))]))
}

/** Shows the frames, in the root's coordinates. */
export function showFrames(frames, chosen, choose) {
  const head = element("tr", ["", "x", "y", "width", "height"].map((text) => element("th", text, { scope: "col" })))
  const rows = Object.entries(frames).map(([name, numbers]) => {
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
    ]))
}

/** Shows the scene as Swift code. */
export function showSwift(text) {
  const copy = element("button", "Copy", {
    type: "button",
    onclick: () => navigator.clipboard?.writeText(text).then(() => (copy.textContent = "Copied")),
  })
  find("swift").replaceChildren(copy, element("pre", text))
}
