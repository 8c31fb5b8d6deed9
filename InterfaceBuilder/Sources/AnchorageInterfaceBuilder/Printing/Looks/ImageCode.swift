/// The expression that finds a picture by its name.
enum ImageCode {
  /// The expression for a picture of the asset catalog, or a symbol of the system.
  static func code(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(StringLiteral.line(name)))" : "UIImage(named: \(StringLiteral.line(name)))"
  }
}
