// Scenes in the fragment of an address, which never reaches a server. What comes from there is a stranger's.

/** The longest text that is read, in characters; also the longest link. */
export const LONGEST = 100_000
/** The most bytes that are unpacked: no character has more than four. */
const MOST_BYTES = 4 * LONGEST
/** The largest side of a root that a link may ask for, in points. */
const LARGEST = 10_000

const KEY = "#scene="

/**
 * The fragment for a text and for how it is shown: the root's size if it is not the scene's own, the direction if it is
 * not the scene's own (1 or 2), and whether it is a plan.
 */
export async function fragment(text, { size = null, direction = 0, isPlan = false } = {}) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text))
  let letters = ""
  for (const byte of bytes) letters += String.fromCharCode(byte)
  const code = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  const options = [
    size === null ? "" : `&size=${size.join("x")}`,
    direction === 0 ? "" : `&direction=${direction}`,
    isPlan ? "&plan" : "",
  ]
  return KEY + code + options.join("")
}

/** What a fragment holds, as `fragment` takes it; `undefined` if it holds no scene, and an error if it cannot be read. */
export async function sceneInFragment(fragment) {
  if (!fragment.startsWith(KEY)) return undefined
  const [code, ...options] = fragment.slice(KEY.length).split("&")
  return { text: await unpacked(code), ...read(options) }
}

/** The options that are understood; others are ignored. */
function read(options) {
  const found = { size: null, direction: 0, isPlan: false }
  for (const option of options) {
    const size = option.match(/^size=(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/)
    if (size) found.size = size.slice(1).map((length) => Math.min(Number(length), LARGEST))
    const direction = option.match(/^direction=([12])$/)
    if (direction) found.direction = Number(direction[1])
    if (option === "plan") found.isPlan = true
  }
  return found
}

async function unpacked(code) {
  if (code.length > LONGEST) throw new Error("the scene in the address is too long")
  let text
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"))
    const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(letters, (c) => c.charCodeAt(0)))
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) throw new Error("the scene in the address is too long")
    throw new Error("the scene in the address cannot be read")
  }
  if (text.length > LONGEST) throw new Error("the scene in the address is too long")
  return text
}

/** Sends bytes through a stream, up to a limit: a few bytes can stand for very many. */
async function through(stream, bytes) {
  const writer = stream.writable.getWriter()
  // Errors arrive at the reader, too.
  writer.write(bytes).catch(() => {})
  writer.close().catch(() => {})
  const chunks = []
  let count = 0
  const reader = stream.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    count += value.length
    if (count > MOST_BYTES) {
      reader.cancel().catch(() => {})
      throw new RangeError("too long")
    }
    chunks.push(value)
  }
  const all = new Uint8Array(count)
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.length
  }
  return all
}
