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
