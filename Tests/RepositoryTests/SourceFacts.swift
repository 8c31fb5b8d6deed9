/// The declarations and the used names of one file.
struct SourceFacts {
  /// A type, a member of a type, or a global function or variable.
  struct Declaration {
    enum Kind {
      case type
      case member
      /// An initializer, named with its labels: `init(_:count:)`.
      case initializer
      /// The declaration of an operator, not of the functions that implement it.
      case infixOperator
      case precedenceGroup
    }

    var kind: Kind
    var name: String
    /// The enclosing type as written, such as `Outer.Inner`; `nil` for a global declaration.
    var owner: String?
    var line: Int
    var isPrivate: Bool
    /// The type of a variable, if it is written or an initializer is called; the target of a type alias.
    var type: String?
  }

  /// A name in code that is not a parameter, a local variable or a generic parameter.
  struct Use {
    enum Base: Equatable {
      /// The name stands alone.
      case none
      /// The name follows a `.`, and this name before it.
      case name(String)
      /// The same, but the name before it follows a `.` too.
      case member(String)
      /// The name follows a `.` and an expression.
      case expression
    }

    var name: String
    var line: Int
    /// The enclosing types, innermost first.
    var owners: [String]
    var base = Base.none
    var isExtension = false
    /// Whether it is part of a variable or a case of a type, outside of functions.
    var isStored = false
  }

  var declarations: [Declaration] = []
  var uses: [Use] = []
  /// The generic parameters of each type declared in the file.
  var generics: [String: Set<String>] = [:]
  /// The types and protocols after the colon of each type and extension.
  var supertypes: [String: [String]] = [:]
  /// How many braces have no partner; the reader got lost if this is not zero.
  var strayBraces = 0

  /// Whether the declarations of this file say that a type inherits from another type or conforms to it.
  func inherits(_ type: String, from other: String) -> Bool {
    var seen: Set<String> = []
    var stack = [type]
    while let next = stack.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { stack += supertypes[next] ?? [] }
    }
    return false
  }
}
