import AnchorageHeadless

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
