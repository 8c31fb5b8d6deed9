import Anchorage

extension SceneMistake.Reason {
  /// The mistake in one line: lower case, no full stop, names in single quotes.
  var message: String {
    switch self {
    case .notUTF8: "the line is not valid UTF-8"
    case .unexpectedCharacter(let scalar): "unexpected character \(scalar.quoted)"
    case .unterminatedText: "the text has no closing '\"'"
    case .wrongEscape(let escape): "unknown escape '\(escape)'"
    case .wrongNumber(let number): "'\(number)' is not a number"
    case .numberTooLarge(let number): "the number '\(number)' is too large"
    case .wrongRelation(let relation): "'\(relation)' is not a relation"
    case .wrongRange(let range): "'\(range)' is not an operator"
    case .longName(let limit): "the name is longer than \(limit) bytes"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unexpected(let found): "unexpected \(found)"
    case .chainedRelation: "relations cannot be chained"
    case .chainedPriority: "an expression cannot have two priorities"
    case .chainedRange: "a range cannot have three bounds"
    case .tooDeep(let limit): "parentheses and brackets are nested more than \(limit) levels deep"
    case .tooLong(let limit): "the statement has more than \(limit) operators, properties and calls"
    case .tooManyElements(let limit): "the array has more than \(limit) elements"
    default: declarationMessage ?? statementMessage
    }
  }

  private var declarationMessage: String? {
    switch self {
    case .noRoot: "the scene has no root"
    case .rootNotFirst: "the root must be declared first"
    case .repeatedRoot(let line): "the root is declared twice, first on line \(line)"
    case .repeatedName(let name, let line): "the name '\(name)' is already declared on line \(line)"
    case .reservedName(let name): "'\(name)' cannot be the name of an item"
    case .unknownParent(let name, _), .unknownName(let name, _): "nothing is named '\(name)'"
    case .guideAsParent(let name): "'\(name)' is a guide and cannot have children"
    case .cycle(let name, let parent):
      name == parent
        ? "'\(name)' cannot be inside itself"
        : "'\(name)' cannot be inside '\(parent)', which is inside '\(name)'"
    case .labelWithoutText: "a label needs text"
    case .unknownOption(let word, let kind, _): "a \(kind.rawValue) has no option '\(word)'"
    case .inapplicableOption(let option, let kind): "a \(kind.rawValue) has no option '\(option.rawValue)'"
    case .repeatedOption(let option):
      "the option '\(option.rawValue)' repeats or contradicts an earlier option"
    case .missingOptionValue(let option, let found): "expected \(option.valueNames), found \(found)"
    case .negativeOptionValue(let option, let number):
      "'\(option == .rootSize ? "root" : option.rawValue)' cannot have the negative value \(number)"
    case .wrongLineCount(let number): "'lines' takes a whole number of 0 or more, not \(number)"
    case .unknownChoice(let word, let option, _):
      "'\(word)' is not \(option == .distribution ? "a distribution" : "an alignment")"
    case .optionOutsideStack(let option): "'\(option.rawValue)' is for what is in a stack"
    case .wrongExpectation(let found): "expected a size or 'problems' after '---', found \(found)"
    default: nil
    }
  }

  private var statementMessage: String {
    switch self {
    case .unknownMember(let name, let owner, _): "\(owner) has no property '\(name)'"
    case .unknownCase(let name, let expected, _): "'.\(name)' is not \(expected)"
    case .unknownMethod(let name, let owner, _), .arrayMethod(let name, let owner):
      "\(owner) has no method '\(name)'"
    case .methodWithoutCall(let name): "'\(name)' is a method and must be called"
    case .notCallable(let value): "\(value) cannot be called"
    case .wrongArguments(let method, _): "wrong arguments for '\(method)'"
    case .wrongArgument(let label, let expected, let found): "'\(label)' takes \(expected), not \(found)"
    case .nothingRelated(let value): "a statement must be a relation or a call, not \(value)"
    case .nestedRelation: "a relation cannot be part of an expression"
    case .unrelated(let left, let right, let relation, _):
      "'\(relation.rawValue)' cannot relate \(left) to \(right)"
    case .numberOnPlace(let place, _):
      "'\(place.clipped)' is a coordinate and cannot be compared with a number alone"
    case .coordinatesWithoutOrigin: "coordinates need an origin"
    case .rangeAndInequality(let relation): "'\(relation.rawValue)' cannot be used with a range"
    case .reversedRange(let lower, let upper):
      "the lower bound \(lower.sceneText) of the range is greater than its upper bound \(upper.sceneText)"
    case .noNegative(let value): "'-' cannot be applied to \(value)"
    case .wrongOperands(let left, let operation, let right):
      "'\(operation.rawValue)' cannot combine \(left) and \(right)"
    case .divisionBy(let value): "a number cannot be divided by \(value)"
    case .divisionByZero: "division by zero"
    case .notAPriority(let value): "'~' takes a priority, not \(value)"
    case .emptyArray: "the array is empty"
    case .wrongElement(let value): "an array holds views and guides, not \(value)"
    case .wrongChoice(let expected, _): "expected \(expected)"
    case .notFinite: "the number is not finite"
    case .outOfRange(let value):
      "the magnitude of \(value.sceneText) is greater than \(SceneNumber.largest.sceneText)"
    case .priorityOutOfRange(let value):
      "a priority must be greater than 0 and at most 1000, not \(value.sceneText)"
    case .nothingInCommon: "the two sides have no edge in common"
    case .alignmentAlongAxis(let attribute, let axis):
      "items distributed \(axis == .horizontal ? "horizontally" : "vertically") cannot share '\(attribute)'"
    case .misuse(let mistake): mistake.report(after: "error: ") ?? ""
    default: ""
    }
  }

  /// One action that corrects the mistake, or `nil` if none is known.
  var help: String? {
    switch self {
    case .unexpectedCharacter(let scalar) where "“”„«»".unicodeScalars.contains(scalar):
      "write '\"' before and after the text"
    case .unexpectedCharacter("≤"): "write '<='"
    case .unexpectedCharacter("≥"): "write '>='"
    case .unexpectedCharacter("−"), .unexpectedCharacter("–"): "write '-'"
    case .wrongEscape: "write '\\n', '\\t', '\\\"', '\\\\' or '\\u{1F600}'"
    case .wrongRelation(let relation):
      switch relation {
      case "<", "=<": "write '<='"
      case ">", "=>": "write '>='"
      default: "a relation is '==', '<=' or '>='"
      }
    case .wrongRange(let range) where range.hasSuffix("-"): "put spaces around '...'"
    case .wrongRange, .chainedRange: "write a range as '100...200', which includes both bounds"
    case .chainedRelation: "write one statement for each relation"
    case .chainedPriority: "write '~' once, at the end of the statement"
    case .tooDeep, .tooLong, .tooManyElements: "split it into several statements"
    case .noRoot, .rootNotFirst: "begin the scene with its root and its size, for example 'root 390 200'"
    case .labelWithoutText: "write it after the name, for example 'label title \"Hello\"'"
    case .guideAsParent: "put the item into the guide's parent and relate its anchors to the guide's"
    case .unknownParent(_, let nearest), .unknownName(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownMember(_, _, let nearest), .unknownMethod(_, _, let nearest), .unknownChoice(_, _, let nearest):
      nearest.map { "did you mean '\($0)'?" }
    case .unknownCase(_, _, let nearest): nearest.map { "did you mean '.\($0)'?" }
    case .wrongArguments(_, let form): "write \(form)"
    case .arrayMethod(let name, _): "write it on an array, for example '[a, b].\(name)(…)'"
    case .unrelated(_, _, _, let suggestion): suggestion.map { "did you mean '\($0)'?" }
    case .nothingRelated: "relate two expressions with '==', '<=' or '>='"
    case .nestedRelation:
      "write the priority and every number on one side of the relation, for example 'a.width == b.width + 8 ~ .high'"
    case .numberOnPlace(_, let example): "relate it to another place, for example '\(example) + 8'"
    case .coordinatesWithoutOrigin:
      "write them as an offset from a point, for example 'root.topLeading.offset(x: 20, y: 40)'"
    case .rangeAndInequality: "write '==', or one bound of the range"
    case .wrongChoice(_, let example): "write '.\(example)'"
    case .notAPriority: "write a number or a name, for example '~ 999' or '~ .high'"
    case .misuse(let mistake): mistake.report(after: "help: ")
    default: nil
    }
  }
}

extension LayoutMistake {
  /// The line of Anchorage's own report that begins with a word, without that word.
  fileprivate func report(after word: String) -> String? {
    let lines = LayoutDiagnostic.misuse(self).description.split(separator: "\n")
    return lines.first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
  }
}

extension String {
  /// The text, cut to 60 characters.
  fileprivate var clipped: String { count > 60 ? prefix(60) + "…" : self }
}

extension Unicode.Scalar {
  /// The character in quotes, as an escape if it is invisible.
  fileprivate var quoted: String {
    if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xFFFD {
      return "'\\u{\(String(value, radix: 16, uppercase: true))}'"
    }
    return "'\(Character(self))'"
  }
}
