// The engine's drawing in the page.

import { isOf } from "./results.js"

/** The most characters of a drawing that is shown, thousands of views: the time grows faster than the drawing. */
export const MOST_DRAWN = 500_000

/**
 * Shows an SVG document on paper, or none if it is empty.
 *
 * All elements are new: to compare them with the old ones, and to change attributes, takes a third to a half longer.
 */
export function draw(paper, text) {
  paper.replaceChildren(...parsed(text))
}

/** The elements of an SVG document: one, or none if it is empty. */
function parsed(text) {
  if (text === "") return []
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement
  if (svg.localName !== "svg") return []
  adoptStyle(svg.querySelector("style"))
  return [svg]
}

let style

/** Moves the style sheet of a drawing to the page, where it does for all of them. */
function adoptStyle(own) {
  if (!own) return
  if (!style) {
    style = document.createElement("style")
    document.head.prepend(style)
  }
  // The sheet of a screen is that of a plan and more.
  if (own.textContent.length > style.textContent.length) style.textContent = own.textContent
  own.remove()
}

/** Marks the items and constraints of errors, the item that is explained, and the links of the chain that explains it. */
export function mark(paper, problems, chosen, chain) {
  const errors = problems.filter((problem) => problem.isError)
  const wrong = new Set(errors.flatMap(({ items }) => items))
  const tied = new Set(problems.filter((problem) => !problem.isError).flatMap(({ items }) => items))
  const texts = new Set(errors.flatMap(({ constraints }) => (constraints ?? []).map(({ text }) => text)))
  const broken = new Set(errors.flatMap((problem) => problem.broken ?? []))
  const links = new Set([chosen, ...chain.flatMap(({ text }) => [...text.matchAll(/([\w-]+)\./g)].map(([, name]) => name))])
  paper.classList.toggle("has-chain", chain.length > 0)
  for (const item of paper.querySelectorAll(".item")) {
    const name = item.dataset.item
    item.classList.toggle("wrong", wrong.has(name))
    item.classList.toggle("tied", tied.has(name) && !wrong.has(name))
    item.classList.toggle("chosen", name === chosen)
    item.classList.toggle("linked", links.has(name))
  }
  for (const constraint of paper.querySelectorAll(".constraint")) {
    const text = constraint.querySelector("title")?.textContent
    constraint.classList.toggle("wrong", texts.has(text))
    constraint.classList.toggle("broken", broken.has(text))
    constraint.classList.toggle("chain", chain.some((link) => isOf(link, text)))
  }
}

/** Points at the constraints of a link, or at none. */
export function point(paper, link) {
  for (const constraint of paper.querySelectorAll(".constraint.chain")) {
    constraint.classList.toggle("pointed", link !== undefined && isOf(link, constraint.querySelector("title")?.textContent ?? ""))
  }
}
