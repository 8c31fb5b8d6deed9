// The engine as the page sees it: questions that are answered, fail, or take too long.

/** The longest time that an answer may take, in milliseconds. */
export const TIME_LIMIT = 2000

export class Engine {
  #module
  #source
  #worker
  #waiting = new Map()
  #count = 0

  /** Fetches what the workers need, so that they can be made again without a network. */
  static async make() {
    const engine = new Engine()
    const [module, source] = await Promise.all([compile("anchorage.wasm"), get("worker.js")])
    engine.#module = module
    engine.#source = URL.createObjectURL(await source.blob())
    engine.#begin()
    return engine
  }

  /** Asks the worker; the answer has a `failure` where there is none, and `isLate` if it took too long. */
  ask(question) {
    const id = ++this.#count
    return new Promise((resolve) => {
      this.#waiting.set(id, { resolve, limit: setTimeout(() => this.#stop(id), TIME_LIMIT) })
      this.#worker.postMessage({ id, ...question })
    })
  }

  #begin() {
    this.#worker = new Worker(this.#source)
    this.#worker.onmessage = ({ data }) => this.#resolve(data.id, data)
    this.#worker.onerror = (event) => this.#fail(event.message)
    this.#worker.postMessage(this.#module)
  }

  #resolve(id, answer) {
    const question = this.#waiting.get(id)
    if (!question) return
    clearTimeout(question.limit)
    this.#waiting.delete(id)
    question.resolve(answer)
  }

  #stop(id) {
    this.#fail("it took too long", id)
  }

  /** Ends the worker, and everything that was asked of it, and begins another. */
  #fail(failure, late) {
    this.#worker.terminate()
    for (const id of [...this.#waiting.keys()]) this.#resolve(id, { id, failure, isLate: id === late })
    this.#begin()
  }
}

async function get(name) {
  const response = await fetch(new URL(name, import.meta.url))
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`)
  return response
}

/** Compiles a module, also from a host that does not know its type. */
async function compile(name) {
  const response = await get(name)
  return WebAssembly.compile(await response.arrayBuffer())
}
