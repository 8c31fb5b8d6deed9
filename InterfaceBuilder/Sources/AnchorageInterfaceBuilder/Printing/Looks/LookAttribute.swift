@_spi(Printing) import AnchorageCode

/// An attribute of a file that has a line in code: it decides how a view looks.
///
/// How controls are set, what keyboards do and how scroll views and tables behave is a comment that names the attribute.
struct LookAttribute {
  /// The kinds of values.
  enum Value {
    case flag
    case number
    case integer
    /// One of some names, which code has as well.
    case choice([String])
  }

  /// The name in the file: `clipsSubviews`.
  let name: String
  /// The name in code: `clipsToBounds`.
  let property: String
  let value: Value
  /// The value, as the file writes it, that views have without being told.
  let standard: String
  /// The value that the file means by not having the attribute.
  let absent: String

  private init(
    _ name: String, as property: String? = nil, _ value: Value, standard: String, absent: String? = nil
  ) {
    (self.name, self.property, self.value) = (name, property ?? name, value)
    (self.standard, self.absent) = (standard, absent ?? standard)
  }

  /// The attributes of UIKit's classes; those of a superclass are looked up there.
  static let table: [String: [LookAttribute]] = [
    "UIView": [
      LookAttribute("clipsSubviews", as: "clipsToBounds", .flag, standard: "NO"),
      LookAttribute("alpha", .number, standard: "1"),
      LookAttribute("userInteractionEnabled", as: "isUserInteractionEnabled", .flag, standard: "YES"),
      LookAttribute("contentMode", .choice(contentModes), standard: "scaleToFill"),
    ],
    "UILabel": [
      LookAttribute(
        "userInteractionEnabled", as: "isUserInteractionEnabled", .flag, standard: "NO", absent: "YES"),
      // Labels draw in their bounds, whatever this says.
      LookAttribute("contentMode", .choice(contentModes), standard: "left"),
    ],
    "UIImageView": [
      LookAttribute(
        "userInteractionEnabled", as: "isUserInteractionEnabled", .flag, standard: "NO", absent: "YES")
    ],
    "UIScrollView": [
      LookAttribute("clipsSubviews", as: "clipsToBounds", .flag, standard: "YES", absent: "NO")
    ],
    "UITextField": [
      LookAttribute(
        "borderStyle", .choice(["none", "line", "bezel", "roundedRect"]), standard: "none")
    ],
    "UISegmentedControl": [LookAttribute("selectedSegmentIndex", .integer, standard: "-1")],
    // The element inside a field that says what is typed there.
    "UITextInputTraits": [LookAttribute("secureTextEntry", as: "isSecureTextEntry", .flag, standard: "NO")],
  ]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  /// The attributes that files have although their value says what is so without them; they need no comment.
  static let usual: [String: [String: String]] = [
    "UILabel": [
      "lineBreakMode": "tailTruncation", "adjustsFontSizeToFit": "NO", "baselineAdjustment": "alignBaselines",
    ],
    "UIControl": ["contentHorizontalAlignment": "center", "contentVerticalAlignment": "center"],
    "UIButton": ["lineBreakMode": "middleTruncation", "buttonType": "system"],
    // A text of the usual size or less does not shrink to this one.
    "UITextField": ["contentHorizontalAlignment": "left", "minimumFontSize": "17"],
    "UISegmentedControl": [
      "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top", "segmentControlStyle": "plain",
    ],
    "UITextInputTraits": ["autocapitalizationType": "sentences"],
    "UISlider": ["minValue": "0.0", "maxValue": "1", "value": "0.0"],
    "UIStepper": ["maximumValue": "100"],
    "UIActivityIndicatorView": ["hidesWhenStopped": "YES", "style": "medium"],
    "UIDatePicker": ["datePickerMode": "dateAndTime", "minuteInterval": "1"],
    "UIScrollView": ["multipleTouchEnabled": "YES"],
    "UITableView": [
      "alwaysBounceVertical": "YES", "separatorStyle": "default", "rowHeight": "-1",
      "estimatedRowHeight": "-1", "sectionHeaderHeight": "-1", "estimatedSectionHeaderHeight": "-1",
      "sectionFooterHeight": "-1", "estimatedSectionFooterHeight": "-1",
    ],
    "UITableViewCell": [
      "style": "IBUITableViewCellStyleDefault", "selectionStyle": "default", "indentationWidth": "10",
    ],
  ]
}

extension LookAttribute {
  /// The value in code for one of the file, or `nil` if that is none.
  func code(for text: String) -> String? {
    switch value {
    case .flag: return text == "YES" ? "true" : text == "NO" ? "false" : nil
    case .number: return LookAttribute.number(text).map(CodeLanguage.number)
    case .integer: return LookAttribute.number(text).flatMap { Int(exactly: $0) }.map { "\($0)" }
    case .choice(let names): return names.contains(text) ? ".\(text)" : nil
    }
  }

  /// A number that every numeric type of UIKit can hold.
  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), abs(number) < 1e9 else { return nil }
    return abs(number) < 1e-9 ? 0 : number
  }
}

/// The color of an element in code: `.systemBackground`, `UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)`.
enum ColorCode {
  /// The code, or `nil` for a color that is not known.
  static func code(of element: InterfaceElement) -> String? {
    // A name that the system or the asset catalog has comes with components for those that have not.
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"], let code = systemColor(name) {
      return ".\(code)"
    }
    if let name = element["name"] { return "UIColor(named: \(StringLiteral.line(name)))" }
    guard let alpha = number("alpha", element) else { return nil }
    if let white = number("white", element) {
      if alpha == 1, white == 0 || white == 1 { return white == 0 ? ".black" : ".white" }
      if alpha == 0, white == 0 { return ".clear" }
      return "UIColor(white: \(CodeLanguage.number(white)), alpha: \(CodeLanguage.number(alpha)))"
    }
    guard let red = number("red", element), let green = number("green", element),
      let blue = number("blue", element)
    else { return nil }
    if alpha == 0, red == 0, green == 0, blue == 0 { return ".clear" }
    if alpha == 1, red == green, green == blue, red == 0 || red == 1 { return red == 0 ? ".black" : ".white" }
    let label = element["customColorSpace"] == "displayP3" ? "displayP3Red" : "red"
    let parts = [(label, red), ("green", green), ("blue", blue), ("alpha", alpha)]
    return "UIColor(\(parts.map { "\($0): \(CodeLanguage.number($1))" }.joined(separator: ", ")))"
  }

  /// A component to a thousandth, which is finer than what a screen shows.
  private static func number(_ name: String, _ element: InterfaceElement) -> Double? {
    guard let number = element[name].flatMap(Double.init), abs(number) <= 16 else { return nil }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }

  /// The property of `UIColor` for a name in files: `systemBackground` for `systemBackgroundColor`.
  private static func systemColor(_ name: String) -> String? {
    // Its name is deprecated; the color is this one.
    if name == "groupTableViewBackgroundColor" { return "systemGroupedBackground" }
    guard name.hasSuffix("Color") else { return nil }
    let stem = String(name.dropLast("Color".count))
    if stem == "tint" { return "tintColor" }
    return systemNames.contains(stem) ? stem : nil
  }

  /// The names of the system's colors in files, without the word at the end.
  static let systemNames: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "clear", "darkText", "lightText", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "placeholderText", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    "separator", "opaqueSeparator", "link", "systemRed", "systemGreen", "systemBlue", "systemOrange",
    "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
    "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]

  /// The properties that have colors, by class; elements have them as keys.
  static let properties: [String: Set<String>] = [
    "UIView": ["backgroundColor", "tintColor"], "UILabel": ["textColor"], "UITextField": ["textColor"],
    "UITextView": ["textColor"], "UISwitch": ["onTintColor", "thumbTintColor"],
    "UISlider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
    "UIProgressView": ["progressTintColor", "trackTintColor"],
    "UIPageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    "UISegmentedControl": ["selectedSegmentTintColor"], "UIActivityIndicatorView": ["color"],
    "UITableView": ["separatorColor"], "UISearchBar": ["barTintColor"], "UINavigationBar": ["barTintColor"],
    "UIToolbar": ["barTintColor"], "UITabBar": ["barTintColor"],
  ]
}

/// The expression for a font.
enum FontCode {
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The text styles by their names in files.
  static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  /// A font, or `nil` if it is the one that the view has.
  static func code(of font: InterfaceFont?, standard: Double) -> String? {
    guard let font else { return nil }
    if let style = font.style.flatMap({ styles[$0] }) { return ".preferredFont(forTextStyle: .\(style))" }
    guard let size = font.pointSize else { return nil }
    if let name = font.name {
      return "UIFont(name: \(StringLiteral.line(name)), size: \(CodeLanguage.number(size)))"
    }
    if font.type == "boldSystem" { return ".boldSystemFont(ofSize: \(CodeLanguage.number(size)))" }
    if font.type == "italicSystem" { return ".italicSystemFont(ofSize: \(CodeLanguage.number(size)))" }
    if let weight = font.weight, weights.contains(weight), weight != "regular" {
      return ".systemFont(ofSize: \(CodeLanguage.number(size)), weight: .\(weight))"
    }
    return size == standard ? nil : ".systemFont(ofSize: \(CodeLanguage.number(size)))"
  }
}

/// The expression that finds a picture by its name.
enum ImageCode {
  /// The expression for a picture of the asset catalog, or a symbol of the system.
  static func code(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(StringLiteral.line(name)))" : "UIImage(named: \(StringLiteral.line(name)))"
  }
}
