/// The equalities that wait for variables to be eliminated.
struct Watches: ~Copyable {
  private var watches = Buffer<Watch>()
  /// For each variable, its first watch; −1 for none.
  private var first = Buffer<Int32>()
  /// The number of steps at the start, or when ``awaken(_:)`` was last called.
  private var stepCount: Int
  /// The equalities to try again.
  private var queue = Buffer<Int32>()
  private var queuePosition = 0
  /// For each equality, whether it is in the queue.
  private var isQueued = Buffer<Bool>()

  init(variableCount: Int, equalityCount: Int, stepCount: Int) {
    self.stepCount = stepCount
    first.reset(to: -1, count: variableCount)
    isQueued.reset(to: false, count: equalityCount)
  }

  mutating func add(_ equality: Int32, of variable: Int32) {
    watches.append(Watch(equality: equality, next: first[variable]))
    first[variable] = watches.end - 1
  }

  /// Puts the equalities that wait for the variable eliminated last into the queue.
  mutating func awaken(_ steps: borrowing Buffer<Step>) {
    if steps.count == stepCount || steps.count == 0 { return }
    stepCount = steps.count
    let variable = steps[steps.count - 1].variable
    var watch = first[variable]
    first[variable] = -1
    var limit = RoundLimit(watches.count)
    while watch >= 0 {
      limit.countRound(of: "the watches of a variable")
      let (equality, next) = (watches[watch].equality, watches[watch].next)
      // An equality that was tried in vain may watch a variable several times. If it were tried once for each of them,
      // it would watch the next variable as often as the last two together.
      if !isQueued[equality] {
        isQueued[equality] = true
        queue.append(equality)
      }
      watch = next
    }
  }

  mutating func nextInQueue() -> Int32? {
    if queuePosition == queue.count {
      queue.removeAll()
      queuePosition = 0
      return nil
    }
    let equality = queue[queuePosition]
    queuePosition += 1
    isQueued[equality] = false
    return equality
  }
}

/// A record that an equality waits for a variable.
struct Watch: BitwiseCopyable {
  var equality: Int32
  /// The next watch of the same variable; −1 if there is none.
  var next: Int32
}
