// Lays out scenes with the WebAssembly module, as `playground --json --size WxH` does natively.
//
//     node layout.mjs anchorage.wasm 240x360 FILE.layout…

import { readFileSync } from "node:fs"
import { Engine } from "./engine.mjs"

const [, , path, size, ...files] = process.argv
const engine = new Engine(path)
const [width, height] = size.split("x").map(Number)

for (const file of files) {
  const read = engine.call("anchorage_read", readFileSync(file), Buffer.from(file))
  if (JSON.parse(read).mistakes) {
    process.stdout.write(`${read}\n`)
    continue
  }
  // Its own size first.
  for (const [w, h] of [[-1, -1], [width, height]]) {
    process.stdout.write(engine.call("anchorage_layout", w, h, 0))
    process.stdout.write("\n")
  }
}
