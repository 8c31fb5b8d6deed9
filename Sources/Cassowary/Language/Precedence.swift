/// The order in which required constraints give way in a conflict: later cases first.
///
/// Within a case, constraints that were added later give way first.
package enum Precedence: UInt8, BitwiseCopyable, CaseIterable {
  /// A fact, such as a position, rather than a requirement. It is left out only if there is no alternative.
  case placement
  /// A requirement.
  case ordinary
  /// An inequality that gives way to all others. Instead of being left out, it becomes the strongest optional
  /// constraint, and holds as closely as the others allow.
  case yielding
}
