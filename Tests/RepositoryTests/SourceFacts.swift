/// What a file of Swift code declares and mentions, by name.
struct SourceFacts {
  /// A type, a member of one, or something outside of types.
  struct Declaration {
    enum Kind {
      case type
      case member
      /// An initializer; its name is written with its labels: `init(_:count:)`.
      case initializer
      /// An operator; what it does is declared by functions of its name.
      case infixOperator
      case precedenceGroup
    }

    var kind: Kind
    var name: String
    /// The type around it as it is written, `Outer.Inner` for a nested one; `nil` outside of types.
    var owner: String?
    var line: Int
    var isPrivate: Bool
    /// The type of a variable, where it is written or is the call of an initializer.
    var type: String?
  }

  /// A name in code, unless a parameter, a local variable or a generic parameter hides what else it could be.
  struct Use {
    enum Base: Equatable {
      /// The name stands alone.
      case none
      /// The name follows a `.`, and this name before it.
      case name(String)
      /// The same, where the name before it follows a `.` too.
      case member(String)
      /// The name follows a `.` and an expression.
      case expression
    }

    var name: String
    var line: Int
    /// The types around it, innermost first.
    var owners: [String]
    var base = Base.none
    var isExtension = false
    /// Whether it stands where a type lists its variables or cases, in no function.
    var isStored = false
  }

  var declarations: [Declaration] = []
  var uses: [Use] = []
  /// The generic parameters of each type that is declared here.
  var generics: [String: Set<String>] = [:]
  /// What follows the colon of each type and extension.
  var supertypes: [String: [String]] = [:]
  /// Braces that close or open nothing: above zero, the file was not understood.
  var strayBraces = 0
}
