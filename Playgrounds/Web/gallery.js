// The scenes that come with the playground, with a small drawing of each.

export class Gallery {
  #dialog = document.getElementById("gallery")
  #scenes = new Map()
  #choose
  #isDrawn = false

  /** `choose` is called with the name and the text of the scene that a reader chooses. */
  constructor(choose) {
    this.#choose = choose
  }

  async load() {
    const response = await fetch("gallery.json")
    if (!response.ok) throw new Error(`gallery.json: ${response.status}`)
    this.#scenes = new Map(Object.entries(await response.json()))
  }

  text(name) {
    return this.#scenes.get(name) ?? ""
  }

  /** Shows the dialog; the drawings appear one by one. */
  async open(engine) {
    this.#dialog.showModal()
    if (this.#isDrawn || !engine) return
    this.#isDrawn = true
    const list = this.#dialog.querySelector("ul")
    const pictures = []
    for (const [name, text] of this.#scenes) {
      const picture = document.createElement("img")
      picture.alt = ""
      const title = document.createElement("strong")
      title.textContent = name.replace(/\.layout$/, "")
      const about = document.createElement("span")
      about.textContent = summary(text)
      const button = document.createElement("button")
      button.type = "button"
      button.append(picture, title, about)
      button.addEventListener("click", () => {
        this.#dialog.close()
        this.#choose(name, text)
      })
      const item = document.createElement("li")
      item.append(button)
      list.append(item)
      pictures.push([picture, name, text])
    }
    for (const [picture, file, text] of pictures) {
      const answer = await engine.ask({
        text, file, size: null, direction: 0, constraints: false, scale: null, largest: [220, 150],
      })
      if (answer.svg) picture.src = `data:image/svg+xml,${encodeURIComponent(small(answer.svg))}`
    }
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
