import Anchorage

extension LayoutConflict: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["error: required constraints conflict \(axes) of '\(item)'"]
    // The same constraint, written again elsewhere, is evidence; others are named.
    let repeated = alike.filter { $0.repeats(members[broken]) }
    let others = alike.filter { !$0.repeats(members[broken]) }
    let shown = members.prefix(broken + 1) + repeated + members.dropFirst(broken + 1)
    lines += Array(shown).evidence(givingWay: Array(broken...broken + repeated.count))
    if omittedCount > 0 { lines.append("    and \(omittedCount) more") }
    if !others.isEmpty { lines.append("note: \(giveWay(others.map { $0.text })) as well") }
    if !circle.isEmpty {
      let way = circle.prefix(6).map { "'\($0)'" }.joined(separator: " to ")
      lines.append("note: they lead in a circle, from \(way) and back")
    }
    let sum = sum
    if let sum { lines.append("note: \(sum)") }
    for extent in rootSize {
      let number = text(of: extent.value)
      if sum?.hasSuffix("'\(extent.anchor)' is \(number)") == true { continue }
      lines.append("note: \(extent.anchor) is \(number)")
    }
    if let content = members.isEmpty ? nil : members[broken].origin.contentPriority {
      lines.append(
        "note: \(content.noun) of '\(item)' is 1000, like a constraint: the content size gives way first")
    }
    if saysHowToSeeLines { lines.append(noteOnLines(knowing: members.contains { $0.location != nil })) }
    let candidates = members.count { $0.origin == .code }
    if let help {
      let gaveWay = members.isEmpty || members[broken].origin != .code ? nil : members[broken].text
      lines.append("help: \(help.description(ofOneAmong: candidates, broken: gaveWay))")
    }
    if let numbers, !smallestChanges.isEmpty {
      let changes = smallestChanges.map { $0.codeAndConsequence }.joined(separator: ", or ")
      lines.append("help: or let \(points(numbers.gap)) give way: \(changes)")
    }
    return lines.joined(separator: "\n")
  }

  /// The axes on which the constraints conflict, in words.
  var axes: String {
    switch axis {
    case .horizontal: "on the x-axis"
    case .vertical: "on the y-axis"
    case nil: "on both axes"
    }
  }
}

extension LayoutConflict.Origin {
  var words: String {
    switch self {
    case .code, .stack: ""
    case .frame: "(its frame)"
    case .margins: "(its insets)"
    case .scrolling: "(how it scrolls)"
    case .hugging, .compressionResistance: "(its content)"
    case .nonNegative: "(sizes are never negative)"
    }
  }

  /// A content priority as it is called in a sentence, and in code.
  var contentPriority: (noun: String, property: String)? {
    switch self {
    case .hugging(let axis): ("hugging", "hugging.\(axis.word)")
    case .compressionResistance(let axis): ("compression resistance", "compressionResistance.\(axis.word)")
    case .code, .frame, .margins, .nonNegative, .scrolling, .stack: nil
    }
  }
}

extension LayoutAxis {
  /// The name of the axis in code.
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension LayoutConflict.Member {
  /// The location where it was written, or else the reason why it exists.
  var place: String { location?.description ?? origin.words }

  /// Whether it says the same as another one in another line.
  func repeats(_ other: Self) -> Bool {
    text == other.text && location != nil && location != other.location
  }

  /// Whether it was written in code, and it is not known where.
  var isOfUnknownLine: Bool { origin == .code && location == nil }
}

extension LayoutConflict {
  /// The constraints in a line.
  var phrases: [String] {
    members.indices.map { members[$0].phrase + ($0 == broken ? " gives way" : "") }
  }
}

// MARK: - The sum of the numbers

extension ConflictSum {
  /// The sentence, without a full stop: `16 + 300 + 16 = 332, but 'card.width' is 320`.
  package var text: String {
    let (more, less) = sides
    let isOneAnchor = more.anchor != nil && more.anchor == less.anchor
    if isOneAnchor || more.isPlain && less.isPlain {
      let what = more.anchor.map { "'\($0)'" } ?? "one distance"
      guard more.isBound || less.isBound else {
        return "\(what) cannot be both \(shown(less.total)) and \(shown(more.total))"
      }
      return "\(what) cannot be \(more.number(bound: "at least ")) and \(less.number(bound: "at most "))"
    }
    // The longer sum comes first, and a sum before a name.
    let isTurned =
      less.addends.count > more.addends.count
      || more.anchor != nil && less.anchor == nil && !less.addends.isEmpty
    let (moreText, lessText) = (more.text(bound: "at least"), less.text(bound: "at most"))
    return isTurned ? "\(lessText), but \(moreText)" : "\(moreText), but \(lessText)"
  }

  /// The same if a person can check it: numbers that constraints show add up to another number, or to a dimension.
  var equation: String? {
    // A dimension that cancels out is in the evidence, and not in the sum.
    guard parts.allSatisfy({ $0.factor.magnitude > Tolerance.sum && Tolerance.isWhole($0.factor) }),
      gap >= Tolerance.notedPoints
    else { return nil }
    let (more, less) = sides
    let (sum, single) = more.addends.count > less.addends.count ? (more, less) : (less, more)
    guard sum.addends.count > 1, sum.isReadable, single.isSingle else { return nil }
    return text
  }

  /// The greater side and the smaller one.
  private var sides: (more: Side, less: Side) {
    var (more, less) = (Side(), Side())
    var hasFreeBound = false
    for part in parts {
      let amount = part.number * part.factor
      if amount.magnitude < Tolerance.sum {
        if part.relation != .equal { hasFreeBound = true }
        continue
      }
      if amount > 0 { more.add(part) } else { less.add(part) }
    }
    if less.addends.isEmpty {
      // The dimension that is zero, which no number of the sum says.
      less.anchor =
        parts.first { $0.anchor != nil && $0.number == 0 && $0.relation != .greaterThanOrEqual }?.anchor
    }
    // A bound that adds nothing, such as that sizes are not negative, makes the greater side greater still.
    // Or it makes a sum that is a dimension of the root too small.
    if hasFreeBound, !less.isBound {
      if more.anchor != nil, less.addends.count > 1 { less.isBound = true } else { more.isBound = true }
    }
    return (more, less)
  }
}

/// One side of the sentence.
private struct Side {
  var addends: [(scale: Double, number: Double)] = []
  var total = 0.0
  var isBound = false
  /// The anchor that is equal to the total.
  var anchor: String?

  mutating func add(_ part: ConflictSum.Part) {
    addends.append((part.factor.magnitude, part.number.magnitude))
    total += part.factor.magnitude * part.number.magnitude
    if part.relation != .equal { isBound = true }
    let isWhole = (part.factor.magnitude - 1).magnitude < Tolerance.sum
    anchor = isWhole && addends.count == 1 ? part.anchor : nil
  }

  /// Whether there is one number or none, and it has no name.
  var isPlain: Bool {
    anchor == nil && addends.allSatisfy { ($0.scale - 1).magnitude < Tolerance.sum } && addends.count < 2
  }

  /// Whether there is one number, that of a dimension or alone.
  var isSingle: Bool { addends.count == 1 && (addends[0].scale - 1).magnitude < Tolerance.sum }

  /// The addends; of more than four, equal numbers are one product.
  private var products: [(scale: Double, number: Double)] {
    if addends.count <= 4 { return addends }
    var products: [(scale: Double, number: Double)] = []
    for addend in addends {
      if let same = products.firstIndex(where: { $0.number == addend.number }) {
        products[same].scale += addend.scale
      } else {
        products.append(addend)
      }
    }
    return products
  }

  /// Whether a person can add the numbers as they are shown.
  var isReadable: Bool {
    let products = products
    let sum = products.reduce(0) { $0 + rounded4($1.scale) * rounded4($1.number) }
    return products.count <= 6 && (sum - rounded4(total)).magnitude < 1e-6
  }

  func number(bound: String) -> String { (isBound ? bound : "") + shown(total) }

  func text(bound: String) -> String {
    if let anchor { return "'\(anchor)' is \(number(bound: bound + " "))" }
    if isPlain { return number(bound: bound + " ") }
    let sum = products.map {
      ($0.scale - 1).magnitude < Tolerance.sum ? shown($0.number) : "\(shown($0.scale)) * \(shown($0.number))"
    }
    return "\(sum.joined(separator: " + ")) = \(shown(total))\(isBound ? " " + bound : "")"
  }
}

/// A number for a sentence, rounded to four digits after the point.
private func shown(_ number: Double) -> String { text(of: rounded4(number)) }

private func rounded4(_ number: Double) -> Double {
  number.magnitude < 1e12 ? withoutFraction(number * 10_000 + (number < 0 ? -0.5 : 0.5)) / 10_000 : number
}
