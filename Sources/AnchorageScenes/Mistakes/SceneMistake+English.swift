import Anchorage

extension SceneMistake.Reason {
  /// What is wrong: one line, lower case, no full stop, names in single quotes.
  var message: String {
    switch self {
    case .notUTF8: "the line is not text in UTF-8"
    case .unexpectedCharacter(let scalar): "unexpected character \(scalar.quoted)"
    case .unterminatedText: "the text has no closing '\"'"
    case .wrongEscape(let escape): "unknown escape '\(escape)' in a text"
    case .wrongNumber(let number): "'\(number)' is not a number"
    case .numberTooLarge(let number): "the number '\(number)' is too large"
    case .wrongRelation(let relation): "'\(relation)' is not a relation"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unexpected(let found): "unexpected \(found)"
    case .chainedRelation: "relations do not chain"
    case .chainedPriority: "an expression has one priority"
    case .tooDeep(let limit): "more than \(limit) parentheses within one another"
    case .tooLong(let limit): "more than \(limit) operators in one statement"
    default: declarationMessage ?? statementMessage
    }
  }

  private var declarationMessage: String? {
    switch self {
    case .noRoot: "the scene has no root"
    case .rootNotFirst: "the root is declared first"
    case .repeatedRoot(let line): "the root is declared twice, first on line \(line)"
    case .repeatedName(let name, let line): "the name '\(name)' is taken, by line \(line)"
    case .reservedName(let name): "'\(name)' cannot be the name of an item"
    case .unknownParent(let name, _), .unknownName(let name, _): "nothing is named '\(name)'"
    case .guideAsParent(let name): "'\(name)' is a guide and has no children"
    case .ownParent(let name): "'\(name)' cannot be its own parent"
    case .labelWithoutText: "a label needs a text"
    case .unknownOption(let word, let kind, _): "a \(kind.rawValue) has no option '\(word)'"
    case .inapplicableOption(let option, let kind): "a \(kind.rawValue) has no option '\(option.rawValue)'"
    case .repeatedOption(let option): "the option '\(option.rawValue)' is given twice"
    case .missingOptionValue(let option, let found): "expected \(option.valueNames), found \(found)"
    case .negativeOptionValue(let option, let number):
      "the numbers of '\(option == .size ? "root" : option.rawValue)' cannot be negative, not \(number)"
    case .wrongLineCount(let number): "a number of lines is a whole number from 0, not \(number)"
    case .wrongExpectation(let found): "expected a size or 'problems' after '---', found \(found)"
    default: nil
    }
  }

  private var statementMessage: String {
    switch self {
    case .unknownMember(let name, let owner, _): "\(owner) has no property '\(name)'"
    case .unknownCase(let name, let expected, _): "'.\(name)' is not \(expected)"
    case .unknownMethod(let name, let owner, _): "\(owner) has no method '\(name)'"
    case .methodWithoutCall(let name): "'\(name)' is a method and needs its arguments"
    case .notCallable(let value): "\(value) cannot be called"
    case .wrongArguments(let method, _): "wrong arguments for '\(method)'"
    case .wrongArgument(let label, let expected, let found): "'\(label)' takes \(expected), not \(found)"
    case .nothingRelated(let value): "the statement relates nothing: it is \(value)"
    case .nestedRelation: "a relation cannot be part of an expression"
    case .unrelated(let left, let right, let relation):
      "'\(relation.rawValue)' cannot relate \(left) to \(right)"
    case .numberOnLocation(let kind, _): "a number alone cannot place \(kind)"
    case .wrongOperands(let left, let operation, let right):
      "'\(operation.rawValue)' cannot combine \(left) and \(right)"
    case .divisionBy(let value): "a number cannot be divided by \(value)"
    case .notAPriority(let value): "'~' takes a priority, not \(value)"
    case .priorityOnSubject: "the priority belongs at the end of the statement"
    case .emptyArray: "the array is empty"
    case .mixedArray(let first, let other): "the array holds \(first) and \(other)"
    case .uneven(let text): text
    case .notFinite(let what): "the \(what) is not a finite number"
    case .outOfRange(let what, let value): "the \(what) \(value.sceneText) is larger than 1000000000"
    case .priorityOutOfRange(let value):
      "a priority is greater than 0 and at most 1000, not \(value.sceneText)"
    case .misuse(let message, _): message
    default: ""
    }
  }

  /// One action that mends it, where that is known.
  var help: String? {
    switch self {
    case .unexpectedCharacter(let scalar) where "“”„«»".unicodeScalars.contains(scalar):
      "write '\"' around a text"
    case .unexpectedCharacter("≤"): "write '<='"
    case .unexpectedCharacter("≥"): "write '>='"
    case .unexpectedCharacter("−"), .unexpectedCharacter("–"): "write '-'"
    case .wrongEscape: "an escape is '\\n', '\\t', '\\\"', '\\\\' or '\\u{1F600}'"
    case .wrongRelation(let relation):
      switch relation {
      case "<", "=<": "write '<='"
      case ">", "=>": "write '>='"
      default: "a relation is '==', '<=' or '>='"
      }
    case .chainedRelation: "write one statement for each relation"
    case .chainedPriority: "write '~' once, at the end of the statement"
    case .tooDeep, .tooLong: "write several statements"
    case .noRoot, .rootNotFirst: "begin the scene with its root and its size, for example 'root 390 200'"
    case .labelWithoutText: "write it after the name, for example 'label title \"Hello\"'"
    case .guideAsParent: "put the item into the guide's owner and relate its anchors to the guide's"
    case .unknownParent(_, let nearest), .unknownName(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownMember(_, _, let nearest), .unknownMethod(_, _, let nearest):
      nearest.map { "did you mean '\($0)'?" }
    case .unknownCase(_, _, let nearest): nearest.map { "did you mean '.\($0)'?" }
    case .wrongArguments(_, let form): "write \(form)"
    case .nothingRelated: "relate two expressions with '==', '<=' or '>='"
    case .nestedRelation:
      "write the priority and every number on one side of the relation, for example 'a.width == b.width + 8 ~ .high'"
    case .numberOnLocation(_, let anchor): "relate it to an anchor, for example '== root.\(anchor) + 8'"
    case .notAPriority: "write a number or a name, for example '~ 999' or '~ .high'"
    case .priorityOnSubject: "write it last, for example 'a.width == b.width ~ .high'"
    case .misuse(_, let help): help
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The character in quotes, or its number when it cannot be seen.
  fileprivate var quoted: String {
    if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xFFFD {
      return "'\\u{\(String(value, radix: 16, uppercase: true))}'"
    }
    return "'\(Character(self))'"
  }
}
