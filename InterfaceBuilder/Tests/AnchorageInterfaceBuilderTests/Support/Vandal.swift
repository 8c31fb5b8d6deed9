/// Damages documents, the same way for the same seed.
struct Vandal {
  private var random: SplitMix64
  private var lines: [[UInt8]]

  /// Damages a text in one to three ways, and may cut it.
  static func damage(_ text: String, seed: UInt64) -> [UInt8] {
    var vandal = Vandal(text, seed: seed)
    for _ in 0...vandal.random.below(3) { vandal.damageOnce() }
    var bytes = Array(vandal.lines.joined(separator: [0x0A]))
    if vandal.random.below(12) == 0 { bytes.removeLast(vandal.random.below(bytes.count + 1)) }
    return bytes
  }

  private init(_ text: String, seed: UInt64) {
    random = SplitMix64(seed: seed)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  private mutating func damageOnce() {
    let (one, other) = (random.below(lines.count), random.below(lines.count))
    switch random.below(10) {
    case 0: flipByte(in: one)
    case 1: if lines.count > 1 { lines.remove(at: one) }
    case 2: lines.insert(lines[one], at: other)
    case 3: lines.swapAt(one, other)
    case 4, 5: replaceValue(in: one, with: Array(random.pick(Vandal.hostile).utf8))
    case 6, 7: takeValue(from: other, into: one)
    case 8: removeAttribute(in: one)
    default: insertFragment(in: one)
    }
  }

  /// Numbers and words that nobody writes, or not there.
  private static let hostile = [
    "nan", "inf", "-inf", "1e400", "-1e400", "1e308", "-1e308", "1e30", "99999999999999999999", "1e-320",
    "-5",
    "0", "1/0", "0:0", "16:9", "1001", "YES", "NO", "", "abc", "é", "leading", "width", "centerX", "baseline",
    "topMargin", "vertical", "fillProportionally", "infinite", "contentView", "safeArea",
    "heightClass=compact", "=-=", "3.4028234663852886e+38",
  ]

  private static let fragments = [
    "<", ">", "\"", "&", "&amp;", "&#0;", "&x;", "</view>", "<view>", "<view/>", "<subviews>",
    "<stackView id=\"s\"/>",
    "<scrollView id=\"t\"><subviews/></scrollView>", "<constraints><constraint/></constraints>", "]]>",
    "<!--", "-->", "<![CDATA[", "<?xml version=\"1.0\"?>", "\0", "\u{FEFF}", "é", "\r",
    "<rect key=\"frame\" x=\"1e300\" y=\"nan\" width=\"-1\" height=\"0\"/>",
    "<constraint firstAttribute=\"width\" constant=\"-1e300\" id=\"q\"/>",
  ]

  private mutating func flipByte(in line: Int) {
    guard !lines[line].isEmpty else { return }
    lines[line][random.below(lines[line].count)] ^= UInt8(1 << random.below(8))
  }

  /// The places of the values of a line's attributes, without the quotes.
  private func values(in line: Int) -> [Range<Int>] {
    let quotes = lines[line].indices.filter { lines[line][$0] == UInt8(ascii: "\"") }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
  }

  private mutating func replaceValue(in line: Int, with value: [UInt8]) {
    let places = values(in: line)
    guard !places.isEmpty else { return }
    lines[line].replaceSubrange(random.pick(places), with: value)
  }

  /// Gives an attribute the value of another: an identifier of another object, an attribute of another kind.
  private mutating func takeValue(from other: Int, into line: Int) {
    let places = values(in: other)
    guard !places.isEmpty else { return }
    replaceValue(in: line, with: Array(lines[other][random.pick(places)]))
  }

  private mutating func removeAttribute(in line: Int) {
    let places = values(in: line)
    guard !places.isEmpty else { return }
    let place = random.pick(places)
    let start = lines[line][..<place.lowerBound].lastIndex(of: UInt8(ascii: " ")) ?? place.lowerBound
    lines[line].removeSubrange(start...place.upperBound)
  }

  private mutating func insertFragment(in line: Int) {
    let fragment = Array(random.pick(Vandal.fragments).utf8)
    lines[line].insert(contentsOf: fragment, at: random.below(lines[line].count + 1))
  }
}

/// A small random number generator whose numbers are the same on every platform and in every release of
/// Swift.
///
/// Steele, Lea & Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound, which must be positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of the elements, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
