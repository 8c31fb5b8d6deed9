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
