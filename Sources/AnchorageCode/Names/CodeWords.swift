/// The words of a text, as names are made of them.
///
///     CodeWords("Sign in now!").lowerCamelCase  // "signInNow"
///     CodeWords("1st_nameLabel").lowerCamelCase  // "stNameLabel"
@_spi(Printing) public struct CodeWords: Hashable {
  /// The words, without anything that no name can have.
  public let words: [String]

  /// Splits a text at everything but letters and digits, and where lower case turns into upper case.
  ///
  /// - Parameters:
  ///   - text: Any text, such as that of a label.
  ///   - limit: How many words and characters count at most.
  public init(_ text: String, limit: (words: Int, characters: Int) = (8, 40)) {
    var words: [String] = []
    var word = ""
    var count = 0
    for scalar in text.unicodeScalars.prefix(400) {
      let isDigit = "0"..."9" ~= scalar
      guard isDigit || CodeWords.isLetter(scalar) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      // No name begins with a digit.
      if isDigit, words.isEmpty, word.isEmpty { continue }
      let startsWord = scalar.properties.isUppercase && word.last.map { $0.isLowercase } ?? false
      if startsWord {
        words.append(word)
        word = ""
      }
      if count == limit.characters { break }
      count += 1
      word.unicodeScalars.append(scalar)
    }
    if !word.isEmpty { words.append(word) }
    self.words = Array(words.prefix(limit.words))
  }

  /// Letters that Swift and scenes take; signs that change the direction of text or join others are none.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether a text is a name as it stands.
  static func isName(_ text: String) -> Bool {
    var hasLetter = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if isLetter(scalar) {
        hasLetter = true
      } else if scalar != "_", index == 0 || !("0"..."9" ~= scalar) {
        return false
      }
      // Longer names are cut, as texts are.
      if index == 100 { return false }
    }
    return hasLetter
  }

  /// The words as the name of a property: `signInButton`; empty if there are none.
  public var lowerCamelCase: String {
    guard let first = words.first else { return "" }
    let isAcronym = first.count > 1 && first == first.uppercased()
    return (isAcronym ? first.lowercased() : CodeWords.lowercasingStart(of: first))
      + words.dropFirst().map(CodeWords.capitalizing).joined()
  }

  /// The words as the name of a type: `SignInButton`; empty if there are none.
  public var upperCamelCase: String { words.map(CodeWords.capitalizing).joined() }

  private static func capitalizing(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Writes the capitals at the beginning small: `URLField` is `urlField`.
  private static func lowercasingStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
