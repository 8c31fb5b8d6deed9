import Anchorage

/// The statement of one part of a format: `first relation second + number`, where the number may be just a
/// name.
struct FormatStatement {
  let first: FormatEquation.Anchor
  let relation: LayoutRelation
  /// `nil` if the first anchor is compared with a number.
  let second: FormatEquation.Anchor?
  let number: VisualFormat.Object
  /// Whether the number is subtracted.
  let isNegative: Bool
  /// `nil` means required.
  let priority: VisualFormat.Object?

  /// The statement with its numbers; `nil` if a number is just a name.
  var equation: FormatEquation? {
    guard case .number(let constant) = number else { return nil }
    var equation = FormatEquation(first: first, relation: relation, second: second)
    equation.constant = isNegative ? -constant : constant
    guard let priority else { return equation }
    guard case .number(let value) = priority else { return nil }
    equation.priority = value
    return equation
  }
}

extension FormatStatement: CustomStringConvertible {
  /// The statement as the DSL writes it: `b.leading >= a.trailing + gap ~ .high`.
  var description: String {
    var line = "\(first.text) \(relation) "
    switch (second, number) {
    case (let second?, .number(let value)): line += second.text + signedText(of: isNegative ? -value : value)
    case (let second?, .metric(let name)): line += "\(second.text) \(isNegative ? "-" : "+") \(name)"
    case (nil, .number(let value)): line += text(of: value)
    case (nil, .metric(let name)): line += name
    case (_, .item): break
    }
    switch priority {
    case .number(let value) where value != 1000: line += " ~ \(LayoutPriority(Float(value)))"
    case .metric(let name): line += " ~ \(name)"
    default: break
    }
    return line
  }
}

extension FormatEquation.Anchor {
  /// The anchor as the DSL writes it.
  fileprivate var text: String {
    let item: String =
      switch self.item {
      case .superview: "superview"
      case .name(let name): name
      case .object(let type, _, _): type
      }
    return "\(item)\(isMargin ? ".margins" : "").\(attribute)"
  }
}

/// An item as a format string or a log names it.
package indirect enum FormatItem: Hashable, Sendable {
  /// `|`, the superview of the items beside it.
  case superview
  /// A word: `okButton`.
  case name(String)
  /// A class and an address, with a text if the item has one: `UILabel:0x7f'Title'`.
  case object(type: String, address: String, text: String)
}

/// The reason why a format can't be read, and the byte at which reading failed.
package struct FormatFailure: Error {
  let offset: Int
  let reason: String
}
