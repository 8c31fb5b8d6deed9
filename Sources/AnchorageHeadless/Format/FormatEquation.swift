import Anchorage

/// A constraint between items that a format string or a log names: `first relation multiplier * second + constant`.
package struct FormatEquation: Hashable, Sendable {
  /// A part of an item.
  package struct Anchor: Hashable, Sendable {
    package var item: FormatItem
    package var attribute: LayoutAttribute
    /// Whether it is the margin at that edge.
    package var isMargin: Bool

    package init(item: FormatItem, attribute: LayoutAttribute, isMargin: Bool = false) {
      self.item = item
      self.attribute = attribute
      self.isMargin = isMargin
    }
  }

  package var first: Anchor
  package var relation: LayoutRelation
  /// `nil` if the first anchor is compared with a number.
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = 1000.0
  /// The item from whose origin a coordinate is measured that is compared with a number or a dimension; `nil` for others.
  package var origin: FormatItem?
}

extension FormatEquation {
  /// Whether a coordinate is compared with a number or a dimension, as for autoresizing masks.
  package var isMeasuredFromOrigin: Bool {
    !first.attribute.isDimension && second?.attribute.isDimension ?? true
  }

  /// The equation with other items.
  package func mapItems(_ transform: (FormatItem) -> FormatItem) -> FormatEquation {
    var equation = self
    equation.first.item = transform(first.item)
    equation.second = second.map {
      Anchor(item: transform($0.item), attribute: $0.attribute, isMargin: $0.isMargin)
    }
    equation.origin = origin.map(transform)
    return equation
  }
}

extension FormatEquation {
  /// Reads an equation as logs print it: `UIView:0x1.width == 0.5*UIView:0x2.width - 10`.
  init?(_ reader: inout FormatReader) {
    guard let first = Anchor(&reader) else { return nil }
    reader.skipSpaces()
    guard let relation = reader.relation() else { return nil }
    self.init(first: first, relation: relation)
    reader.skipSpaces()
    // Old systems print a coordinate alone as `+ 160`.
    if let number = reader.signedNumber() {
      guard reader.take("*") else {
        constant = number
        return
      }
      multiplier = number
    }
    reader.skipSpaces()
    guard let second = Anchor(&reader) else { return nil }
    self.second = second
    for _ in 0..<3 {
      reader.skipSpaces()
      if let space = reader.namedSpace() {
        constant += space
      } else if reader.take("*") {
        reader.skipSpaces()
        guard let factor = reader.number() else { return nil }
        multiplier *= factor
      } else if let number = reader.signedNumber() {
        constant += number
      }
    }
  }
}

extension FormatEquation.Anchor {
  fileprivate init?(_ reader: inout FormatReader) {
    guard let item = reader.item(), reader.take("."), let word = reader.word() else { return nil }
    let margin = "Margin"
    let isMargin = word.hasSuffix(margin) || word.hasSuffix("WithinMargins")
    let name = isMargin ? String(word.dropLast(word.hasSuffix(margin) ? 6 : 13)) : word
    guard let attribute = LayoutAttribute(logged: name) else { return nil }
    self.init(item: item, attribute: attribute, isMargin: isMargin)
  }
}

extension FormatReader {
  /// Reads `+ 8`, `- 8` or `8`.
  fileprivate mutating func signedNumber() -> Double? {
    let start = self
    let isNegative = take("- ")
    if !isNegative { _ = take("+ ") }
    if let number = number() { return isNegative ? -number : number }
    self = start
    return nil
  }
}

extension LayoutAttribute {
  /// The attribute of an anchor, or of the part of a frame that an autoresizing mask is about.
  fileprivate init?(logged name: String) {
    switch name {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = .top
    case "midY": self = .centerY
    case "maxY": self = .bottom
    case "baseline": self = .lastBaseline
    default:
      guard let attribute = Self.allCases.first(where: { $0 != .notAnAttribute && $0.description == name })
      else {
        return nil
      }
      self = attribute
    }
  }
}
