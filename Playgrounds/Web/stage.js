// The paper on the stage and the handle at its corner.

import { find } from "./elements.js"

export class Stage {
  #stage = find("stage")
  #paper = find("paper")
  #handle = find("handle")
  /** Where the root's top left corner stays on the stage; `null` while the drawing is in the middle. */
  #corner = null
  /** The size that the handle is dragged to: it follows the pointer, and the layout comes after. */
  #dragged = null

  /**
   * `current` returns the size and the scale of what is drawn, `resize` is called with each size that the handle is
   * dragged to, and `outgrow` when it was let go outside of the stage.
   */
  constructor({ current, resize, outgrow }) {
    this.#handle.addEventListener("pointerdown", (event) => {
      const drawn = current()
      if (!drawn) return
      event.preventDefault()
      this.#handle.focus()
      this.#handle.setPointerCapture(event.pointerId)
      this.anchor()
      // What is dragged is the last layout, whatever has become of the text since.
      const { size: [width, height], scale } = drawn
      const [startX, startY] = [event.clientX, event.clientY]
      const move = ({ clientX, clientY }) => {
        const size = [width + (clientX - startX) / scale, height + (clientY - startY) / scale]
        this.#dragged = size.map((length) => Math.min(Math.max(Math.round(length), 0), 10_000))
        this.place(...this.#dragged, scale)
        resize(...this.#dragged)
      }
      const end = () => {
        removeEventListener("pointermove", move)
        removeEventListener("pointerup", end)
        removeEventListener("pointercancel", end)
        const [x, y] = (this.#dragged ?? [0, 0]).map((length) => length * scale)
        this.#dragged = null
        const { clientWidth, clientHeight } = this.#stage
        if (this.#corner && (this.#corner.x + x > clientWidth || this.#corner.y + y > clientHeight)) outgrow()
      }
      // Of the window, which also hears them where the browser does not keep the pointer for the handle.
      addEventListener("pointermove", move)
      addEventListener("pointerup", end)
      addEventListener("pointercancel", end)
    })
  }

  /** Keeps the root's top left corner where it is, whatever becomes of the size. */
  anchor() {
    const svg = find("drawing").firstElementChild
    if (this.#corner || !svg) return
    const [drawing, stage] = [svg, this.#stage].map((element) => element.getBoundingClientRect())
    this.#corner = {
      x: drawing.left - stage.left + this.#stage.scrollLeft + Number(svg.dataset.x),
      y: drawing.top - stage.top + this.#stage.scrollTop + Number(svg.dataset.y),
    }
    this.#stage.classList.add("is-anchored")
    this.#move(svg)
  }

  /** Lets the drawing be in the middle again. */
  release() {
    this.#corner = null
    this.#stage.classList.remove("is-anchored")
    this.#paper.style.left = this.#paper.style.top = ""
  }

  /** Puts the paper and the handle where they belong for a size of the root. */
  place(width, height, scale) {
    const svg = find("drawing").firstElementChild
    this.#handle.hidden = !svg
    const [x, y] = [Number(svg?.dataset.x ?? 0), Number(svg?.dataset.y ?? 0)]
    const size = this.#dragged ?? [width, height]
    if (this.#corner) this.#move(svg)
    this.#handle.style.transform = `translate(${x + size[0] * scale}px, ${y + size[1] * scale}px)`
    this.#handle.setAttribute("aria-label", `Size of the root: ${Math.round(size[0])} by ${Math.round(size[1])} points`)
  }

  /** Views beside the root make the drawing begin earlier than the root. */
  #move(svg) {
    this.#paper.style.left = `${this.#corner.x - Number(svg?.dataset.x ?? 0)}px`
    this.#paper.style.top = `${this.#corner.y - Number(svg?.dataset.y ?? 0)}px`
  }
}
