// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method, which Linux does not have.
public struct Selector: Hashable, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
}
