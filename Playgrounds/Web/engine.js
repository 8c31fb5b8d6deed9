// The engine as the page sees it: questions that are answered, fail, or take too long.

/** The longest time that an answer may take, in milliseconds. */
export const TIME_LIMIT = 2000
/** The longest time that a worker may take until it is ready, in milliseconds: its script may come from a network. */
const START_LIMIT = 10_000

export class Engine {
  /** The modules that are there, by name: see the worker. */
  #modules = new Map()
  /** Those that are being fetched, or were. */
  #fetches = new Map()
  /** Whether the first question waits for the rest. */
  #needsRest = false
  /** The addresses of the worker's script, in the order of trial. */
  #sources
  /** How many of the addresses have failed since a worker was last ready. */
  #failedSources = 0
  #worker
  #isReady = false
  #isBlocked = false
  /** Questions in the order they came; the worker has the first one if there is a limit. */
  #waiting = []
  #limit

  /** Fetches what the workers need, so that they can be made again without a network. The rest comes after the first half. */
  static async make() {
    const engine = new Engine()
    const [first, script] = await Promise.all([compile("anchorage-first.wasm"), get("worker.js")])
    engine.#modules.set("first", first)
    // The address first: a host can forbid workers from anywhere else. The copy does without a network.
    engine.#sources = [new URL("worker.js", import.meta.url), URL.createObjectURL(await script.blob())]
    engine.#begin()
    engine.#fetchRest()
    return engine
  }

  /** Asks for the Swift of a scene, or about a log: the module for it is fetched when it is needed first. */
  async askForCode(question) {
    try {
      await this.#fetch("code")
    } catch (error) {
      return { failure: error.message }
    }
    return this.ask(question)
  }

  /**
   * Asks the worker. The answer has a `failure` where there is none, `isLate` if it took too long, and `isBlocked` if no
   * worker can be started here.
   */
  ask(question) {
    return new Promise((resolve) => {
      this.#waiting.push({ question, resolve })
      this.#next()
    })
  }

  #begin() {
    this.#isReady = false
    this.#limit = setTimeout(() => this.#fail("its worker did not start"), START_LIMIT)
    try {
      const worker = new Worker(this.#sources[0])
      this.#worker = worker
      // A worker may still have something to say after it was ended.
      worker.onmessage = ({ data }) => worker === this.#worker && this.#receive(data)
      worker.onerror = ({ message }) => worker === this.#worker && this.#fail(message ?? "its worker did not start")
      for (const [name, module] of this.#modules) worker.postMessage({ name, module })
    } catch (error) {
      this.#fail(error.message)
    }
  }

  /** Fetches a module, and gives it to the worker. */
  #fetch(name) {
    if (!this.#fetches.has(name)) {
      const build = buildOf(this.#modules.get("first"))
      // Under an address of its own, so that no copy of another build is taken, which a browser may keep.
      const fetched = compile(`anchorage-${name}.wasm?${build}`).then((module) => {
        if (buildOf(module) !== build) throw new Error("this page has been replaced since it was loaded: reload it")
        this.#modules.set(name, module)
        this.#worker?.postMessage({ name, module })
      })
      fetched.catch(() => this.#fetches.delete(name))
      this.#fetches.set(name, fetched)
    }
    return this.#fetches.get(name)
  }

  /** Fetches the other functions. Where it fails, the question that needs them fails. */
  #fetchRest() {
    this.#fetch("rest").catch((error) => {
      if (this.#needsRest) this.#waiting.shift().resolve({ failure: error.message })
    }).finally(() => {
      this.#needsRest = false
      this.#next()
    })
  }

  /** Gives the worker the next question. The limit begins now: questions that wait are not late. */
  #next() {
    if (this.#isBlocked) {
      for (const { resolve } of this.#waiting.splice(0)) resolve({ failure: "its worker did not start", isBlocked: true })
    }
    if (!this.#isReady || this.#needsRest || this.#limit !== undefined || this.#waiting.length === 0) return
    this.#limit = setTimeout(() => this.#fail("it took too long", true), TIME_LIMIT)
    this.#worker.postMessage(this.#waiting[0].question)
  }

  #receive(answer) {
    this.#endLimit()
    if (answer.isReady) {
      this.#isReady = true
      this.#failedSources = 0
    } else if (answer.needsRest) {
      // It may have come meanwhile. The question is asked again in any case.
      this.#needsRest = !this.#modules.has("rest")
      this.#fetchRest()
    } else {
      this.#waiting.shift().resolve(answer)
    }
    this.#next()
  }

  #endLimit() {
    clearTimeout(this.#limit)
    this.#limit = undefined
  }

  /** Ends the worker and its question, and begins another. A worker that never was ready is tried from the next address. */
  #fail(failure, isLate = false) {
    this.#endLimit()
    this.#worker?.terminate()
    this.#worker = undefined
    if (this.#isReady) {
      this.#waiting.shift()?.resolve({ failure, isLate })
    } else {
      this.#failedSources += 1
      this.#isBlocked = this.#failedSources === this.#sources.length
      this.#sources.push(this.#sources.shift())
    }
    if (this.#isBlocked) return this.#next()
    this.#begin()
  }
}

async function get(name) {
  const response = await fetch(new URL(name, import.meta.url))
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`)
  return response
}

/** The build that a module is of: halves of different builds do not fit together. */
function buildOf(module) {
  return WebAssembly.Module.customSections(module, "build").map((section) => new TextDecoder().decode(section)).join()
}

/** Compiles a module, also from a host that does not know its type. */
async function compile(name) {
  const response = await get(name)
  return WebAssembly.compile(await response.arrayBuffer())
}
