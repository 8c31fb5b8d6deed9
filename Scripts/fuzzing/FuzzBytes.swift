import AnchorageHeadless

/// The bytes of an input, taken one after another as choices. After the last, every choice is the first.
struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func int(below bound: Int) -> Int { Int(byte()) % max(1, bound) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(below: elements.count)] }

  /// Most often a number as in layouts; sometimes one that no layout has.
  mutating func number() -> Double {
    let byte = byte()
    switch byte {
    case 0..<128: return Double(byte)
    case 128..<192: return Double(byte - 128) * 8 + 0.5
    case 192..<224: return -Double(byte - 192)
    default: return FuzzBytes.strangeNumbers[Int(byte - 224)]
    }
  }

  private static let strangeNumbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1e-300, 1e-12, 1e-9, 1e-4, 1e-3, 0.1, 1 / 3, 2 / 3, 7 / 3, 1e3, 1e4,
    1e5,
    1e6, 1e7, 1e8, 1e9, 1e10, 1e12, 1e15, 1e18, 1e100, 1e308, -1e6, -1e9, -1e12, -1e308, 12_345.678_9, 0x1p53,
  ]

  mutating func size() -> LayoutSize { LayoutSize(width: number(), height: number()) }

  mutating func rect() -> LayoutRect {
    LayoutRect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func insets() -> LayoutInsets {
    LayoutInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  mutating func priority() -> LayoutPriority {
    let byte = byte()
    if byte < 128 { return .required }
    return byte == 255 ? LayoutPriority(Float(number())) : LayoutPriority(Float(byte - 127) * 8)
  }

  /// The bytes up to the next zero, at most 40, as text.
  mutating func text() -> String {
    let bytes = rest.prefix(40).prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    return String(decoding: bytes, as: UTF8.self)
  }
}
