// Writes into modules that belong together which build they are of: a section "build" with the same text in each.
//
//     node stamp.mjs FILE.wasm…

import { createHash } from "node:crypto"
import { appendFileSync, readFileSync } from "node:fs"

const files = process.argv.slice(2)
const hash = createHash("sha256")
for (const file of files) hash.update(readFileSync(file))
const name = Buffer.from("build")
const text = Buffer.from(hash.digest("hex").slice(0, 16))
// Custom sections have the number 0; lengths below 128 are one byte.
const contents = Buffer.concat([Buffer.from([name.length]), name, text])
for (const file of files) appendFileSync(file, Buffer.concat([Buffer.from([0, contents.length]), contents]))
