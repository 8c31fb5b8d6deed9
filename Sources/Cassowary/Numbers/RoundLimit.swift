/// Counts the rounds of a loop whose termination isn't obvious.
///
/// A loop that follows parents, definitions or a queue ends because these lead nowhere twice. If a mistake made them
/// lead in a circle, an app would hang without a word. So such a loop stops the process, with its name, after more
/// rounds than it can need.
package struct RoundLimit {
  @usableFromInline var rest: Int

  @inlinable
  package init(_ limit: Int) { rest = limit }

  @inlinable @inline(__always)
  package mutating func countRound(of loop: StaticString) {
    rest &-= 1
    if rest < 0 { RoundLimit.stop(loop) }
  }

  @usableFromInline @inline(never)
  static func stop(_ loop: StaticString) -> Never {
    fatalError("This loop does not end, which is a mistake in Anchorage: " + loop.description)
  }
}
