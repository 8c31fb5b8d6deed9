// Draws scenes at their own sizes with a module that `wasm-split` instrumented, and writes which functions that took.
//
//     node profile.mjs instrumented.wasm PROFILE FILE.layout…

import { readFileSync, writeFileSync } from "node:fs"
import { Engine } from "./engine.mjs"

const [, , path, profile, ...files] = process.argv
const engine = new Engine(path)
for (const file of files) {
  const read = JSON.parse(engine.call("anchorage_read", readFileSync(file), Buffer.from(file)))
  if (read.mistakes) throw new Error(`${file} has mistakes`)
  engine.call("anchorage_layout", -1, -1, 0)
  engine.call("anchorage_draw", 1, 0, 1)
}
// Without room, it says how much it needs.
const count = engine.exports.__write_profile(0, 0)
const address = engine.exports.anchorage_allocate(count)
engine.exports.__write_profile(address, count)
writeFileSync(profile, engine.bytes(() => address, count))
