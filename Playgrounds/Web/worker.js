// Lays out scenes with the WebAssembly module, one question at a time. The page ends a worker that takes too long.

/** A module that has grown larger than this is made again, because a memory cannot shrink. */
const LARGEST_MEMORY = 32 * 1024 * 1024

/**
 * The modules that the page has: `first`, what draws the gallery; `rest`, all other functions of it; and `code`, which prints
 * code and explains logs.
 */
const modules = {}
let engine
/** The scene that the engine holds. */
let held

onmessage = ({ data }) => {
  if (data.module) {
    modules[data.name] = data.module
    if (data.name === "first") postMessage({ isReady: true })
    if (data.name === "rest" && engine) complete()
    return
  }
  try {
    postMessage(data.log !== undefined || data.code !== undefined ? code(data) : answer(data))
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
  engine = new WebAssembly.Instance(modules.first, { rest: new Proxy({}, { get: () => placeholder }) }).exports
  if (modules.rest) complete()
}

/** Puts the other functions where the placeholders are: an instance of the rest writes into the table of the first. */
function complete() {
  new WebAssembly.Instance(modules.rest, { first: engine })
}

/** A scene as Swift, or a log explained, by a module that is made for each question: these are rare. */
function code({ code, text, file, log, number }) {
  const { exports } = new WebAssembly.Instance(modules.code)
  if (log !== undefined) return JSON.parse(ask(exports, "anchorage_log", log, number))
  return { code: ask(exports, "anchorage_swift", text, file, code) }
}

function answer({ text, file, size, direction, look, constraints, scale, largest, explained }) {
  const start = performance.now()
  if (!engine || engine.memory.buffer.byteLength > LARGEST_MEMORY) {
    makeEngine()
    held = undefined
  }
  if (held?.text !== text || held.file !== file) {
    held = undefined
    const read = JSON.parse(ask(engine, "anchorage_read", text, file))
    if (read.mistakes) return { mistakes: read.mistakes }
    held = { text, file, own: read.size }
  }
  const [width, height] = size ?? held.own
  const layout = JSON.parse(call(engine, "anchorage_layout", width, height, direction))
  const solved = performance.now()
  const units = scale ?? Math.max(0.1, Math.min(largest[0] / Math.max(width, 1), largest[1] / Math.max(height, 1), 2))
  const isWrong = layout.problems.some((problem) => problem.isError)
  const svg = call(engine, "anchorage_draw", look, constraints || isWrong ? 1 : 0, units)
  const drawn = performance.now()
  const explanations = (explained ?? []).map((anchor) => ask(engine, "anchorage_explain", anchor))
  return { layout, svg, scale: units, explanations, milliseconds: [solved - start, drawn - solved] }
}

/** Calls a function of an instance that takes texts and numbers. */
function ask(exports, name, ...values) {
  const addresses = []
  const numbers = values.flatMap((value) => {
    if (typeof value === "number") return value
    const bytes = new TextEncoder().encode(value)
    const address = exports.anchorage_allocate(bytes.length)
    new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes)
    addresses.push(address)
    return [address, bytes.length]
  })
  try {
    return call(exports, name, ...numbers)
  } finally {
    for (const address of addresses) exports.anchorage_free(address)
  }
}

/** Calls a function that answers with a text. */
function call(exports, name, ...numbers) {
  const count = exports[name](...numbers)
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.anchorage_answer(), count))
}
