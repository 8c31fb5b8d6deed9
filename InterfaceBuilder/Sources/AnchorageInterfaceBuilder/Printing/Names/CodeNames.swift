/// The names of a tree's views and constraints in code.
///
/// A view is named after its outlet, else after the name that somebody gave it in Interface Builder, else after
/// its class and its text. Names depend on the file alone, so they are the same in every run.
struct CodeNames {
  /// The names by object identifiers; that of the root is not among them.
  private(set) var views: [String: String] = [:]
  /// The names of constraints that have outlets.
  private(set) var constraints: [String: String] = [:]

  init(of tree: InterfaceTree) {
    let reserved = ReservedNames.all(for: tree.root.kind)
    var names = UniqueNames(without: reserved)
    /// A name that the class of the root leaves free: `name` is `nameLabel`.
    func allowed(_ name: String, _ view: InterfaceView) -> String {
      guard reserved.contains(name) else { return name }
      let suffix = view.kind.nameSuffix
      // Interface Builder calls a view a view, too.
      return "\(name)".lowercased() == suffix.lowercased() ? "inner\(suffix)" : name + suffix
    }
    let descendants = Array(tree.views.dropFirst())
    var outlets: [String: String] = [:]
    for outlet in tree.outlets where outlets[outlet.destination] == nil {
      let name = CodeWords(outlet.property).lowerCamelCase
      // An array of outlets has one name for many views.
      if !name.isEmpty { outlets[outlet.destination] = outlet.isCollection ? name + "Item" : name }
    }
    let isCell = tree.root.kind == .tableCell || tree.root.kind == .collectionCell
    // Those that somebody named get their names first, whatever stands before them.
    for view in descendants {
      if isCell, view.kind == .contentView, views.values.allSatisfy({ $0 != "contentView" }) {
        // UIKit's cells have it.
        views[view.id] = "contentView"
      } else if let name = outlets[view.id] {
        views[view.id] = names.unique(allowed(name, view))
      }
    }
    for view in descendants where views[view.id] == nil {
      guard let label = view.userLabel else { continue }
      let name = CodeWords(label).lowerCamelCase
      if !name.isEmpty { views[view.id] = names.unique(allowed(name, view)) }
    }
    for view in descendants where views[view.id] == nil {
      views[view.id] = names.unique(allowed(CodeNames.name(byContent: view), view))
    }
    for constraint in tree.constraints {
      guard let name = outlets[constraint.id], constraints[constraint.id] == nil else { continue }
      constraints[constraint.id] = names.unique(reserved.contains(name) ? name + "Constraint" : name)
    }
  }

  /// A name by the class and the text of a view: `signInButton`.
  private static func name(byContent view: InterfaceView) -> String {
    let suffix = view.kind.nameSuffix
    if let custom = view.customClass {
      let name = CodeWords(custom.name).lowerCamelCase
      if !name.isEmpty { return name }
    }
    if view.kind == .web || view.kind == .unknown {
      let name = CodeWords(view.elementName).lowerCamelCase
      if !name.isEmpty { return name }
    }
    // A long text is no name.
    let words = CodeWords(view.kind.nameText, limit: (3, 24)).lowerCamelCase
    if words.isEmpty { return suffix.prefix(1).lowercased() + suffix.dropFirst() }
    return words.lowercased().hasSuffix(suffix.lowercased()) ? words : words + suffix
  }
}

/// Names that have been given, each once.
struct UniqueNames {
  private var given: Set<String> = []
  private var next: [String: Int] = [:]

  /// Creates names of which some are taken.
  init(without taken: Set<String> = []) { given = taken }

  /// Gives a name, with the lowest free number behind it if it is taken: `label2`.
  mutating func unique(_ name: String) -> String {
    if given.insert(name).inserted { return name }
    // A name that ends in a digit would become another number: `row1` and `2` are `row12`.
    let stem = name.last?.isNumber == true ? name + "n" : name
    let start = next[stem] ?? 2
    // Each number is taken by a name that was given before.
    for number in start...(start + given.count) where given.insert("\(stem)\(number)").inserted {
      next[stem] = number + 1
      return "\(stem)\(number)"
    }
    return stem
  }
}

/// The words of a text, as names are made of them.
///
///     CodeWords("Sign in now!").lowerCamelCase  // "signInNow"
///     CodeWords("1st_nameLabel").lowerCamelCase  // "stNameLabel"
struct CodeWords: Hashable {
  /// The words, without anything that no name can have.
  let words: [String]

  /// Splits a text at everything but letters and digits, and where lower case turns into upper case.
  ///
  /// - Parameters:
  ///   - text: Any text, such as that of a label.
  ///   - limit: How many words and characters count at most.
  init(_ text: String, limit: (words: Int, characters: Int) = (8, 40)) {
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

  /// The words as the name of a property: `signInButton`; empty if there are none.
  var lowerCamelCase: String {
    guard let first = words.first else { return "" }
    let isAcronym = first.count > 1 && first == first.uppercased()
    return (isAcronym ? first.lowercased() : CodeWords.lowercasingStart(of: first))
      + words.dropFirst().map(CodeWords.capitalizing).joined()
  }

  /// The words as the name of a type: `SignInButton`; empty if there are none.
  var upperCamelCase: String { words.map(CodeWords.capitalizing).joined() }

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
