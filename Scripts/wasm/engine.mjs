import { readFileSync } from "node:fs"

/** An instance of a module that imports nothing, and its functions that answer with bytes. */
export class Engine {
  exports

  constructor(path) {
    const module = new WebAssembly.Module(readFileSync(path))
    const imports = WebAssembly.Module.imports(module)
    if (imports.length > 0) {
      throw new Error(`${path} imports ${imports.map(({ name }) => `'${name}'`).join(", ")}`)
    }
    this.exports = new WebAssembly.Instance(module).exports
  }

  /** Calls a function that answers with a text; other texts are copied into the memory, and their room given back. */
  call(name, ...values) {
    const addresses = []
    const numbers = values.flatMap((value) => {
      if (typeof value === "number") return value
      const address = this.exports.anchorage_allocate(value.length)
      new Uint8Array(this.exports.memory.buffer, address, value.length).set(value)
      addresses.push(address)
      return [address, value.length]
    })
    const answer = this.bytes(this.exports.anchorage_answer, this.exports[name](...numbers))
    for (const address of addresses) this.exports.anchorage_free(address)
    return answer
  }

  /** A copy of bytes whose address is known when they have been written. */
  bytes(address, count) {
    return Buffer.from(new Uint8Array(this.exports.memory.buffer, address(), count))
  }
}
