// The scenes that come with the playground, in groups, with a small drawing of each.

import { element, find } from "./elements.js"

/** The scenes to begin with. */
const TOP = ["welcome", "hotel", "weather", "chat", "bank", "dashboard"]
/** The other groups: a scene belongs to the first that takes its name. */
const GROUPS = [
  ["Begin here", (name) => TOP.includes(name)],
  ["Right to left", (name) => name.endsWith("-rtl")],
  ["Masonry’s example app", (name) => name.startsWith("masonry-")],
  ["Grids and gaps", (name) =>
    ["album", "calculator", "calendar", "chessboard", "gaps", "keyboard", "photo-grid", "piano", "mixer"].includes(name)],
  ["Parts", (name) =>
    ["alert", "badges", "feed-cell", "folder-tree", "profile", "question", "receipt", "rings", "status-line", "tab-bar"].includes(name)],
  ["Screens", () => true],
]
/** The groups in the order of the dialog. */
const ORDER = ["Begin here", "Screens", "Parts", "Grids and gaps", "Right to left", "Masonry’s example app"]

export class Gallery {
  #dialog = find("gallery")
  #search = find("gallery-search")
  #scenes = new Map()
  #choose
  /** The cards, in the order of the dialog. */
  #cards = []
  /** The scenes that have no drawing yet. */
  #undrawn = []
  #isDrawing = false

  /** `choose` is called with the name and the text of the scene that a reader chooses. */
  constructor(choose) {
    this.#choose = choose
    this.#search.addEventListener("input", () => this.#filter())
  }

  async load() {
    const response = await fetch("gallery.json")
    if (!response.ok) throw new Error(`gallery.json: ${response.status}`)
    this.#scenes = new Map(Object.entries(await response.json()))
    const groups = new Map(ORDER.map((title) => [title, []]))
    for (const file of this.#scenes.keys()) {
      const name = file.replace(/\.layout$/, "")
      groups.get(GROUPS.find(([, takes]) => takes(name))[0]).push(name)
    }
    groups.set("Begin here", TOP.filter((name) => this.#scenes.has(`${name}.layout`)))
    for (const [title, names] of groups) {
      const cards = names.map((name) => this.#card(name))
      find("gallery-list").append(element("section", [element("h3", title), element("ul", cards)]))
    }
  }

  text(name) {
    return this.#scenes.get(name) ?? ""
  }

  /** Shows the dialog; the drawings appear one by one, for as long as it is open. */
  async open(engine) {
    this.#search.value = ""
    this.#filter()
    this.#dialog.showModal()
    // The list has the focus, so that no keyboard opens, but its title is seen.
    this.#dialog.scrollTo(0, 0)
    if (!engine || this.#isDrawing) return
    this.#isDrawing = true
    const failed = []
    while (this.#dialog.open && this.#undrawn.length > 0) {
      const scene = this.#undrawn.shift()
      const answer = await engine.ask({
        text: scene.text, file: scene.file, size: null, direction: 0, look: 1, constraints: false, scale: null,
        largest: [220, 150],
      })
      if (answer.svg) scene.picture.src = `data:image/svg+xml,${encodeURIComponent(small(answer.svg))}`
      else failed.push(scene)
    }
    // The next opening tries them again.
    this.#undrawn.push(...failed)
    this.#isDrawing = false
  }

  /** Shows the cards with the words of the search, and the groups that have any. */
  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/)
    for (const card of this.#cards) card.hidden = !words.every((word) => card.textContent.toLowerCase().includes(word))
    const isShown = (group) => [...group.querySelectorAll("li")].some((card) => !card.hidden)
    for (const group of find("gallery-list").children) group.hidden = !isShown(group)
    find("gallery-nothing").hidden = this.#cards.some((card) => !card.hidden)
  }

  #card(name) {
    const file = `${name}.layout`
    const text = this.#scenes.get(file)
    const picture = element("img", [], { alt: "" })
    const choose = () => {
      this.#dialog.close()
      this.#choose(file, text)
    }
    const button = element(
      "button", [picture, element("strong", name), element("span", summary(text))], { type: "button", onclick: choose })
    this.#undrawn.push({ picture, file, text })
    const card = element("li", button)
    this.#cards.push(card)
    return card
  }
}

/** The first sentence of a scene's first comment. */
function summary(text) {
  return text.split("\n", 1)[0].replace(/^\/\/\s*/, "").split(/(?<=[.!?])\s/)[0]
}

/** A drawing without a ground around the root. */
function small(svg) {
  return svg.replace("</style>", ".anchorage .ground{display:none}</style>")
}
