// The scenes that come with the playground, with a small drawing of each.

import { element, find } from "./elements.js"

export class Gallery {
  #dialog = find("gallery")
  #scenes = new Map()
  #choose
  /** The scenes that have no drawing yet. */
  #undrawn = []
  #isDrawing = false

  /** `choose` is called with the name and the text of the scene that a reader chooses. */
  constructor(choose) {
    this.#choose = choose
  }

  async load() {
    const response = await fetch("gallery.json")
    if (!response.ok) throw new Error(`gallery.json: ${response.status}`)
    this.#scenes = new Map(Object.entries(await response.json()))
    for (const [file, text] of this.#scenes) this.#list(file, text)
  }

  text(name) {
    return this.#scenes.get(name) ?? ""
  }

  /** Shows the dialog; the drawings appear one by one, for as long as it is open. */
  async open(engine) {
    this.#dialog.showModal()
    if (!engine || this.#isDrawing) return
    this.#isDrawing = true
    const failed = []
    while (this.#dialog.open && this.#undrawn.length > 0) {
      const scene = this.#undrawn.shift()
      const answer = await engine.ask({
        text: scene.text, file: scene.file, size: null, direction: 0, constraints: false, scale: null, largest: [220, 150],
      })
      if (answer.svg) scene.picture.src = `data:image/svg+xml,${encodeURIComponent(small(answer.svg))}`
      else failed.push(scene)
    }
    // The next opening tries them again.
    this.#undrawn.push(...failed)
    this.#isDrawing = false
  }

  #list(file, text) {
    const picture = element("img", [], { alt: "" })
    const choose = () => {
      this.#dialog.close()
      this.#choose(file, text)
    }
    const button = element(
      "button", [picture, element("strong", file.replace(/\.layout$/, "")), element("span", summary(text))],
      { type: "button", onclick: choose })
    this.#dialog.querySelector("ul").append(element("li", button))
    this.#undrawn.push({ picture, file, text })
  }
}

/** The first sentence of a scene's first comment, without the note on where its frames come from. */
function summary(text) {
  const line = text.split("\n", 1)[0].replace(/^\/\/\s*/, "").replace(/\s*oracle:.*$/, "")
  return line.split(/(?<=[.!?])\s/)[0]
}

/** A drawing without names, which would be too small to read, and without a ground around the root. */
function small(svg) {
  const style = ".anchorage .caption,.anchorage .ground,.anchorage .baseline{display:none}.anchorage .root .box{fill:var(--ground);fill-opacity:1}"
  return svg.replace("</style>", `${style}</style>`)
}
