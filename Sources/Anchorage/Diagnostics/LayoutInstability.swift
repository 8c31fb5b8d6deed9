/// Views that kept asking for another round until the pass gave up.
public struct LayoutInstability: Hashable, Sendable {
  /// How many rounds the pass made.
  public var rounds: Int
  /// The names of the views that still ask for more.
  public var items: [String]
}
