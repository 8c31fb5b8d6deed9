// Lays out scenes with the WebAssembly module, as `playground --json --size WxH` does natively.
//
//     node layout.mjs anchorage.wasm 240x360 FILE.layout…

import { readFileSync } from "node:fs"

const [, , path, size, ...files] = process.argv
const module = new WebAssembly.Module(readFileSync(path))
const imports = WebAssembly.Module.imports(module)
if (imports.length > 0) {
  console.error(`error: the module imports ${imports.map(({ name }) => `'${name}'`).join(", ")}`)
  process.exit(1)
}
const anchorage = new WebAssembly.Instance(module).exports
const [width, height] = size.split("x").map(Number)

/** Calls a function that answers with a text; other texts are copied into the module's memory, and their room given back. */
function call(name, ...values) {
  const addresses = []
  const numbers = values.flatMap((value) => {
    if (typeof value === "number") return value
    const address = anchorage.anchorage_allocate(value.length)
    new Uint8Array(anchorage.memory.buffer, address, value.length).set(value)
    addresses.push(address)
    return [address, value.length]
  })
  const count = anchorage[name](...numbers)
  const answer = Buffer.from(new Uint8Array(anchorage.memory.buffer, anchorage.anchorage_answer(), count))
  for (const address of addresses) anchorage.anchorage_free(address)
  return answer
}

for (const file of files) {
  const read = call("anchorage_read", readFileSync(file), Buffer.from(file))
  if (JSON.parse(read).mistakes) {
    process.stdout.write(`${read}\n`)
    continue
  }
  // Its own size first.
  for (const [w, h] of [[-1, -1], [width, height]]) {
    process.stdout.write(call("anchorage_layout", w, h, 0))
    process.stdout.write("\n")
  }
}
