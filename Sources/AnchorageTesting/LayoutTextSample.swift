/// A replacement for the text of a label, with a length that another language might have.
///
///     LayoutTextSample.longer.text(for: "Sign in")     // "[Šîĝñ îñ öñ]"
///     LayoutTextSample.oneLetter.text(for: "Sign in")  // "S"
///
/// ``expectLayoutAdapts(_:sizes:directions:texts:ignoring:fileID:filePath:line:column:)`` tries all of them.
public enum LayoutTextSample: CaseIterable, Hashable, Sendable {
  /// The text as it is.
  case original
  /// A pseudo-localisation: accented letters, 40 percent more of them, and brackets that show whether a text
  /// is cut off.
  case longer
  /// The first letter.
  case oneLetter
  /// No text.
  case empty

  /// The sample for a text; empty for an empty text.
  ///
  ///     LayoutTextSample.longer.text(for: "Price")  // "[Ṕřîçé ö]"
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  public func text(for original: String) -> String {
    switch self {
    case .original: original
    case .longer: original.isEmpty ? "" : pseudolocalized(original)
    case .oneLetter: String(original.prefix(1))
    case .empty: ""
    }
  }

  private func pseudolocalized(_ text: String) -> String {
    var result = "["
    for character in text { result.append(Self.accented[character] ?? character) }
    // Words, because longer texts should wrap if they may.
    let padding = Self.padding
    let count = (text.count * 2 + 4) / 5
    var index = 0
    while index < count {
      result.append(padding[index % padding.count])
      index += 1
    }
    return result + "]"
  }

  private static let padding = Array(" öñé ţŵö ţĥřéé ƒöûř")

  private static let accented: [Character: Character] = {
    let (plain, accented) = (
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçđéƒĝĥîĵķļɱñöṕǫřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖṔǪŘŠŢÛṼŴẊÝŽ"
    )
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()
}

extension LayoutTextSample: CustomStringConvertible {
  /// The sample in the words of failures: `longer texts`.
  public var description: String {
    switch self {
    case .original: "texts as they are"
    case .longer: "longer texts"
    case .oneLetter: "texts of one letter"
    case .empty: "no texts"
    }
  }
}
