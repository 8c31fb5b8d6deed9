import AnchorageHeadless

extension DocumentReader {
  /// The number that an attribute has, or `nil` if there is none; a text that is no number is noted.
  mutating func number(_ attribute: String, of element: InterfaceElement) -> Double? {
    guard let text = element[attribute] else { return nil }
    if let number = Double(text), number.isFinite { return number }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return nil
  }

  /// Whether an attribute says `YES`; any text but `YES` and `NO` is noted.
  mutating func flag(_ attribute: String, of element: InterfaceElement, default standard: Bool = false)
    -> Bool
  {
    switch element[attribute] {
    case nil: return standard
    case "YES"?: return true
    case "NO"?: return false
    case let text?:
      note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
      return standard
    }
  }

  /// The value that an attribute names; a text that names none is noted.
  mutating func choice<Value>(
    _ attribute: String, of element: InterfaceElement, among values: [String: Value], default standard: Value
  ) -> Value {
    guard let text = element[attribute] else { return standard }
    if let value = values[text] { return value }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return standard
  }

  /// The priority that an attribute has.
  mutating func priority(
    _ attribute: String, of element: InterfaceElement, default standard: LayoutPriority
  ) -> LayoutPriority {
    guard let text = element[attribute] else { return standard }
    if let number = Float(text), number > 0, number <= 1000 { return LayoutPriority(number) }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return standard
  }

  /// The width and the height of an element.
  mutating func size(of element: InterfaceElement) -> LayoutSize? {
    guard let width = number("width", of: element), let height = number("height", of: element) else {
      return nil
    }
    return LayoutSize(width: width, height: height)
  }

  /// The rectangle of an element.
  mutating func rectangle(of element: InterfaceElement) -> LayoutRect? {
    guard let x = number("x", of: element), let y = number("y", of: element), let size = size(of: element)
    else {
      return nil
    }
    return LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The class that an app has for an object.
  func customClass(of element: InterfaceElement) -> InterfaceCustomClass? {
    element["customClass"].map { InterfaceCustomClass(name: $0, module: element["customModule"]) }
  }
}
