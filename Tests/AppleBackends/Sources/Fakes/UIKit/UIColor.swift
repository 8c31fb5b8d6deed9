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

extension UIColor {
  public static let black = UIColor(fakeName: "black")
  public static let darkGray = UIColor(fakeName: "darkGray")
  public static let lightGray = UIColor(fakeName: "lightGray")
  public static let white = UIColor(fakeName: "white")
  public static let gray = UIColor(fakeName: "gray")
  public static let red = UIColor(fakeName: "red")
  public static let green = UIColor(fakeName: "green")
  public static let blue = UIColor(fakeName: "blue")
  public static let cyan = UIColor(fakeName: "cyan")
  public static let yellow = UIColor(fakeName: "yellow")
  public static let magenta = UIColor(fakeName: "magenta")
  public static let orange = UIColor(fakeName: "orange")
  public static let purple = UIColor(fakeName: "purple")
  public static let brown = UIColor(fakeName: "brown")
  public static let clear = UIColor(fakeName: "clear")
  public static let darkText = UIColor(fakeName: "darkText")
  public static let lightText = UIColor(fakeName: "lightText")
  public static let label = UIColor(fakeName: "label")
  public static let secondaryLabel = UIColor(fakeName: "secondaryLabel")
  public static let tertiaryLabel = UIColor(fakeName: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(fakeName: "quaternaryLabel")
  public static let systemFill = UIColor(fakeName: "systemFill")
  public static let secondarySystemFill = UIColor(fakeName: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(fakeName: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(fakeName: "quaternarySystemFill")
  public static let placeholderText = UIColor(fakeName: "placeholderText")
  public static let systemBackground = UIColor(fakeName: "systemBackground")
  public static let secondarySystemBackground = UIColor(fakeName: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(fakeName: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(fakeName: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(fakeName: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(fakeName: "tertiarySystemGroupedBackground")
  public static let separator = UIColor(fakeName: "separator")
  public static let opaqueSeparator = UIColor(fakeName: "opaqueSeparator")
  public static let link = UIColor(fakeName: "link")
  public static let systemRed = UIColor(fakeName: "systemRed")
  public static let systemGreen = UIColor(fakeName: "systemGreen")
  public static let systemBlue = UIColor(fakeName: "systemBlue")
  public static let systemOrange = UIColor(fakeName: "systemOrange")
  public static let systemYellow = UIColor(fakeName: "systemYellow")
  public static let systemPink = UIColor(fakeName: "systemPink")
  public static let systemPurple = UIColor(fakeName: "systemPurple")
  public static let systemTeal = UIColor(fakeName: "systemTeal")
  public static let systemIndigo = UIColor(fakeName: "systemIndigo")
  public static let systemBrown = UIColor(fakeName: "systemBrown")
  public static let systemMint = UIColor(fakeName: "systemMint")
  public static let systemCyan = UIColor(fakeName: "systemCyan")
  public static let systemGray = UIColor(fakeName: "systemGray")
  public static let systemGray2 = UIColor(fakeName: "systemGray2")
  public static let systemGray3 = UIColor(fakeName: "systemGray3")
  public static let systemGray4 = UIColor(fakeName: "systemGray4")
  public static let systemGray5 = UIColor(fakeName: "systemGray5")
  public static let systemGray6 = UIColor(fakeName: "systemGray6")
  public static let tintColor = UIColor(fakeName: "tintColor")
}
