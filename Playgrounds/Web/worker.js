// Lays out scenes with the WebAssembly module, one question at a time. The page ends a worker that takes too long.

/** A module that has grown larger than this is made again, because a memory cannot shrink. */
const LARGEST_MEMORY = 32 * 1024 * 1024

/** What draws the gallery, and all other functions, as soon as the page has them. */
let first, rest
let engine
/** The scene that the engine holds. */
let held

onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    if (first) {
      rest = data
      if (engine) complete()
    } else {
      first = data
      postMessage({ isReady: true })
    }
    return
  }
  try {
    postMessage(answer(data))
  } catch (error) {
    // What is left in a memory after a trap is of no use.
    engine = held = undefined
    postMessage(error instanceof MissingFunction ? { needsRest: true } : { failure: String(error) })
  }
}

/** A function is called that only the rest has. */
class MissingFunction extends Error {}

function makeEngine() {
  const placeholder = () => { throw new MissingFunction() }
  engine = new WebAssembly.Instance(first, { rest: new Proxy({}, { get: () => placeholder }) }).exports
  if (rest) complete()
}

/** Puts the other functions where the placeholders are: an instance of the rest writes into the table of the first. */
function complete() {
  new WebAssembly.Instance(rest, { first: engine })
}

function answer({ log, number, text, file, size, direction, look, constraints, scale, largest, explained, swift }) {
  const start = performance.now()
  if (!engine || engine.memory.buffer.byteLength > LARGEST_MEMORY) {
    makeEngine()
    held = undefined
  }
  if (log !== undefined) return JSON.parse(ask("anchorage_log", log, number))
  if (held?.text !== text || held.file !== file) {
    held = undefined
    const read = JSON.parse(ask("anchorage_read", text, file))
    if (read.mistakes) return { mistakes: read.mistakes }
    held = { text, file, own: read.size }
  }
  const [width, height] = size ?? held.own
  const layout = JSON.parse(call("anchorage_layout", width, height, direction))
  const solved = performance.now()
  const units = scale ?? Math.max(0.1, Math.min(largest[0] / Math.max(width, 1), largest[1] / Math.max(height, 1), 2))
  const isWrong = layout.problems.some((problem) => problem.isError)
  const svg = call("anchorage_draw", look, constraints || isWrong ? 1 : 0, units)
  const drawn = performance.now()
  const code = swift === undefined ? undefined : call("anchorage_swift", swift)
  const explanations = (explained ?? []).map((anchor) => ask("anchorage_explain", anchor))
  return { layout, svg, scale: units, explanations, swift: code, milliseconds: [solved - start, drawn - solved] }
}

/** Calls a function that takes texts and numbers. */
function ask(name, ...values) {
  const addresses = []
  const numbers = values.flatMap((value) => {
    if (typeof value === "number") return value
    const bytes = new TextEncoder().encode(value)
    const address = engine.anchorage_allocate(bytes.length)
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes)
    addresses.push(address)
    return [address, bytes.length]
  })
  try {
    return call(name, ...numbers)
  } finally {
    for (const address of addresses) engine.anchorage_free(address)
  }
}

/** Calls a function that answers with a text. */
function call(name, ...numbers) {
  const count = engine[name](...numbers)
  return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.anchorage_answer(), count))
}
