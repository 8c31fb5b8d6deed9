// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIFont {
  public struct Weight: Hashable, Sendable {
    private let value: Double
    init(fakeValue value: Double) { self.value = value }
    public static let ultraLight = Weight(fakeValue: -0.8)
    public static let thin = Weight(fakeValue: -0.6)
    public static let light = Weight(fakeValue: -0.4)
    public static let regular = Weight(fakeValue: 0.0)
    public static let medium = Weight(fakeValue: 0.23)
    public static let semibold = Weight(fakeValue: 0.3)
    public static let bold = Weight(fakeValue: 0.4)
    public static let heavy = Weight(fakeValue: 0.56)
    public static let black = Weight(fakeValue: 0.62)
  }

  public struct TextStyle: Hashable, Sendable {
    private let name: String
    init(fakeName name: String) { self.name = name }
    public static let largeTitle = TextStyle(fakeName: "largeTitle")
    public static let title1 = TextStyle(fakeName: "title1")
    public static let title2 = TextStyle(fakeName: "title2")
    public static let title3 = TextStyle(fakeName: "title3")
    public static let headline = TextStyle(fakeName: "headline")
    public static let subheadline = TextStyle(fakeName: "subheadline")
    public static let body = TextStyle(fakeName: "body")
    public static let callout = TextStyle(fakeName: "callout")
    public static let footnote = TextStyle(fakeName: "footnote")
    public static let caption1 = TextStyle(fakeName: "caption1")
    public static let caption2 = TextStyle(fakeName: "caption2")
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
}
