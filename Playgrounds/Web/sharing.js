// Scenes in the fragment of an address, which never reaches a server. What comes from there is a stranger's.

/** The longest text that is read, in characters; also the longest link. */
export const LONGEST = 100_000
/** The most bytes that are unpacked: no character has more than four. */
const MOST_BYTES = 4 * LONGEST

const KEY = "#scene="

/** The fragment for a text. */
export async function fragment(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text))
  let letters = ""
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return KEY + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/** The text in a fragment; `undefined` if it has none, and an error if it cannot be read. */
export async function textInFragment(fragment) {
  if (!fragment.startsWith(KEY)) return undefined
  const code = fragment.slice(KEY.length)
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
