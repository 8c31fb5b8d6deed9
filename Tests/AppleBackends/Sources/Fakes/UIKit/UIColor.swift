// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A color that is remembered by the name it was asked for.
open class UIColor: NSObject, @unchecked Sendable {
  let name: String

  init(fakeName name: String) { self.name = name }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(fakeName: "red \(red) green \(green) blue \(blue) alpha \(alpha)")
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(fakeName: "P3 red \(red) green \(green) blue \(blue) alpha \(alpha)")
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(fakeName: "white \(white) alpha \(alpha)")
  }

  public convenience init?(named name: String) { self.init(fakeName: name) }
}
