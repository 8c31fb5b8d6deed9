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

/** Copies bytes into the module's memory; the room must be given back. */
function put(bytes) {
  const address = anchorage.anchorage_allocate(bytes.length)
  new Uint8Array(anchorage.memory.buffer, address, bytes.length).set(bytes)
  return address
}

for (const file of files) {
  const text = readFileSync(file)
  const name = Buffer.from(file)
  const addresses = [put(text), put(name)]
  const count = anchorage.anchorage_layout(addresses[0], text.length, addresses[1], name.length, width, height)
  const result = new Uint8Array(anchorage.memory.buffer, anchorage.anchorage_result(), count)
  process.stdout.write(Buffer.from(result))
  process.stdout.write("\n")
  for (const address of addresses) anchorage.anchorage_free(address)
}
