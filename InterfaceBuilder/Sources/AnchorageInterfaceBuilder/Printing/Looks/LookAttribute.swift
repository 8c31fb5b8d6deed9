/// An attribute of a file that is a property of UIKit: how a view looks or behaves.
struct LookAttribute {
  /// The kinds of values.
  enum Value {
    case flag
    case number
    case integer
    /// One of some names: those of the file, and what they are in code.
    case choice([String: String])
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

  private init(_ name: String, _ property: String?, _ value: Value, _ standard: String, _ absent: String?) {
    (self.name, self.property, self.value) = (name, property ?? name, value)
    (self.standard, self.absent) = (standard, absent ?? standard)
  }
}

extension LookAttribute {
  static func flag(
    _ name: String, _ property: String? = nil, standard: Bool = false, absent: Bool = false
  ) -> LookAttribute {
    LookAttribute(name, property, .flag, standard ? "YES" : "NO", absent ? "YES" : "NO")
  }

  /// A flag that is `YES` for views and in files alike.
  static func set(_ name: String, _ property: String? = nil) -> LookAttribute {
    flag(name, property, standard: true, absent: true)
  }

  static func number(_ name: String, _ property: String? = nil, standard: Double = 0) -> LookAttribute {
    LookAttribute(name, property, .number, CodeLanguage.number(standard), nil)
  }

  static func integer(_ name: String, _ property: String? = nil, standard: Int = 0) -> LookAttribute {
    LookAttribute(name, property, .integer, "\(standard)", nil)
  }

  static func choice(
    _ name: String, _ property: String? = nil, standard: String, absent: String? = nil,
    _ names: [String], renamed: [String: String] = [:]
  ) -> LookAttribute {
    let same = Dictionary(names.map { ($0, $0) }) { first, _ in first }
    return LookAttribute(name, property, .choice(same.merging(renamed) { $1 }), standard, absent)
  }

  /// The value in code for one of the file, or `nil` if that is none.
  func code(for text: String) -> String? {
    switch value {
    case .flag: return text == "YES" ? "true" : text == "NO" ? "false" : nil
    case .number: return LookAttribute.number(text).map(CodeLanguage.number)
    case .integer: return LookAttribute.number(text).flatMap { Int(exactly: $0) }.map { "\($0)" }
    case .choice(let names): return names[text].map { ".\($0)" }
    }
  }

  /// A number that every numeric type of UIKit can hold.
  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), abs(number) < 1e9 else { return nil }
    return abs(number) < 1e-9 ? 0 : number
  }
}
