import AnchorageScenes

/// Gives the items of a log names: `UILabel:0x7f'Sign in'` is `signIn`, the second of two plain views `view2`.
struct LogNamer {
  private var counts: [String: Int] = [:]
  private var used: [String: Int] = [:]

  mutating func count(_ item: LogItems.Item) {
    counts[Self.base(of: item), default: 0] += 1
  }

  /// The name of an item that was counted.
  mutating func name(of item: LogItems.Item) -> String {
    let base = Self.base(of: item)
    if counts[base] == 1 { return base }
    var number = used[base, default: 0]
    var name: String
    repeat {
      number += 1
      name = "\(base)\(number)"
    } while counts[name] != nil
    used[base] = number
    return name
  }

  /// Swift's reserved words.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static func base(of item: LogItems.Item) -> String {
    if let part = LogItems.part(of: item.text) { return part }
    let kind = kind(of: item.type)
    if item.text.hasPrefix("UISV-") || item.text.isEmpty {
      return keywords.contains(kind) ? "\(kind)View" : kind
    }
    let word = camelCase(item.text)
    guard let first = word.utf8.first, !first.isDigit else { return kind }
    return keywords.contains(word) ? word + kind.prefix(1).uppercased() + kind.dropFirst() : word
  }

  /// A word for the class of an item: `label`, `cardView`.
  private static func kind(of type: String) -> String {
    var name = Substring(type)
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    if let point = name.lastIndex(of: ".") { name = name[name.index(after: point)...] }
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
    if name.hasPrefix("_Tt") || name.isEmpty { return "view" }
    while name.hasPrefix("_") { name = name.dropFirst() }
    let bytes = Array(name.utf8)
    if bytes.count > 2, name.hasPrefix("UI") || name.hasPrefix("NS"), bytes[2].isUppercase {
      name = name.dropFirst(2)
    }
    switch name {
    case "TableViewCellContentView": return "contentView"
    case "LayoutGuide": return "guide"
    case "LayoutSpacer": return "spacer"
    default: break
    }
    let word = camelCase(String(name))
    return word.utf8.first.map { !$0.isDigit } == true ? word : "view"
  }

  /// The first words of a text as one word: `addedAt10`.
  private static func camelCase(_ text: String) -> String {
    let words = text.utf8.split { !($0.isDigit || $0.isLetter || $0 == UInt8(ascii: "_")) }.prefix(3)
    var name: [UInt8] = []
    for word in words where name.count + word.count <= 28 {
      if name.isEmpty {
        name = lowercasedBeginning(Array(word))
      } else {
        name += word.prefix(1).map { $0.isLowercase ? $0 - 0x20 : $0 } + word.dropFirst()
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A word whose first letters are lower case, up to the last capital in front of a small letter: `urlView` of `URLView`.
  private static func lowercasedBeginning(_ word: [UInt8]) -> [UInt8] {
    let capitals = word.prefix { $0.isUppercase }.count
    let endsWord = capitals == word.count || !word[capitals].isLowercase
    let count = endsWord || capitals < 2 ? capitals : capitals - 1
    return word.prefix(count).map { $0 | 0x20 } + word.dropFirst(count)
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isLetter: Bool { isUppercase || isLowercase }
}
