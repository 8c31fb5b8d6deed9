import Anchorage

/// The identifier of a constraint.
///
/// A class, so that a constraint without an identifier, as most are, spends one word on it, and constraints with the same
/// identifier can share it.
final class ConstraintName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}
