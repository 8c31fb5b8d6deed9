// Elements of the page. Texts come from scenes: they only ever become text nodes.

/** The element of an identifier. */
export const find = (id) => document.getElementById(id)

/** Makes an element of texts and other elements. */
export function element(name, content = [], properties = {}) {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...[content].flat())
  return element
}
