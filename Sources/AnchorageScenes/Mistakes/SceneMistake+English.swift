import AnchorageHeadless

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
    case .unexpected(let found), .strayNumbers(_, _, _, let found), .habit(let found, _):
      "unexpected \(found)"
    case .unknownKind(let word, _, _): "'\(word)' is not a kind of item"
    case .swiftOnly("batch"): "a scene has no batches"
    case .swiftOnly("let"): "a scene has no constants"
    case .swiftOnly("var"): "a scene has no variables"
    case .swiftOnly(let word): "a scene has no '\(word)'"
    case .pair(let first, let second):
      "(\(first.sceneText), \(second.sceneText)) is neither a size nor a point"
    case .assignedText: "a statement cannot set a text"
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
    case .indented: "indentation does not nest items"
    case .unknownOption(let word, let kind, _), .statementAsOption(let word, let kind, _):
      "a \(kind.rawValue) has no option '\(word)'"
    case .inapplicableOption(let option, let kind): "a \(kind.rawValue) has no option '\(option.rawValue)'"
    case .repeatedOption(let option):
      "the option '\(option.rawValue)' repeats or contradicts an earlier option"
    case .colonInOption(let option, _): "expected \(option.valueNames), found ':'"
    case .missingOptionValue(let option, let found): "expected \(option.valueNames), found \(found)"
    case .negativeOptionValue(let option, let number):
      "'\(option == .rootSize ? "root" : option.rawValue)' cannot have the negative value \(number)"
    case .optionNotPositive(let option, let number):
      "'\(option.rawValue)' must be greater than 0, not \(number)"
    case .repeatedWord(let word): "'\(word)' is repeated"
    case .maskWithoutFrame: "'mask' needs a frame"
    case .maskInUnknownSize(_, let superview):
      "'mask' needs a superview of known size, and constraints decide the size of '\(superview)'"
    case .wrongLineCount(let number): "'lines' takes a whole number of 0 or more, not \(number)"
    case .unknownChoice(let word, let option, _, _):
      switch option {
      case .distribution: "'\(word)' is not a distribution"
      case .mask: "'\(word)' is not a part of a frame"
      case .gravity: "'\(word)' is not an area of a stack"
      default: "'\(word)' is not an alignment"
      }
    case .optionOutsideStack(let option): "'\(option.rawValue)' is for items in a stack"
    case .optionOfOtherStack(let option, let needsAppKit):
      "'\(option.rawValue)' is for \(needsAppKit ? "AppKit" : "UIKit")'s stacks"
    case .lateOption(let option): "'\(option.rawValue)' comes after other options"
    case .wrongExpectation(let found): "expected a size or 'problems' after '---', found \(found)"
    default: nil
    }
  }

  private var statementMessage: String {
    switch self {
    case .unknownMember(let name, let owner, _): "\(owner) has no property '\(name)'"
    case .unknownCase(let name, let expected, _, _): "'.\(name)' is not \(expected)"
    case .unknownMethod(let name, let owner, _), .arrayMethod(let name, let owner),
      .declarationMethod(let name, let owner), .layoutMethod(let name, let owner):
      "\(owner) has no method '\(name)'"
    case .superviewOfNone: "the statement names no item whose superview is meant"
    case .noSuperview(let name): "'\(name)' has no superview"
    case .declaredProperty(let name, _, _): "a statement cannot set '\(name)'"
    case .constraintProperty(let name): "a statement cannot set the '\(name)' of a constraint"
    case .wrongContentPriorities(let value, let name): "'\(name)' cannot be '\(value.clipped)'"
    case .methodWithoutCall(let name): "'\(name)' is a method and must be called"
    case .notCallable(let value): "\(value) cannot be called"
    case .wrongArguments(let method, _): "wrong arguments for '\(method)'"
    case .unknownLabel(let label, let method, _): "'\(method)' has no argument '\(label)'"
    case .argumentOrder(let argument, let later): "argument '\(argument)' must come before '\(later)'"
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
    case .movedEdges(let operation, _): "'\(operation.rawValue)' cannot combine edges and a number"
    case .divisionBy(let value): "a number cannot be divided by \(value)"
    case .divisionByZero: "division by zero"
    case .notAPriority(let value): "'~' takes a priority, not \(value)"
    case .emptyArray: "the array is empty"
    case .wrongElement(let value): "an array holds views and guides, not \(value)"
    case .mixedArray(let first, let other): "an array cannot hold \(first) and \(other)"
    case .wrongChoice(let expected, _): "expected \(expected)"
    case .notFinite: "the number is not finite"
    case .outOfRange(let value):
      "the magnitude of \(value.sceneText) is greater than \(SceneNumber.largest.sceneText)"
    case .priorityOutOfRange(let value):
      "a priority must be greater than 0 and at most 1000, not \(value.sceneText)"
    case .nothingInCommon: "the two sides have no edge in common"
    case .alignmentAlongAxis(let attribute, let axis):
      "items distributed \(axis == .horizontal ? "horizontally" : "vertically") cannot share '\(attribute)'"
    case .format(let message): message
    case .misuse(let mistake): mistake.report(after: "error: ") ?? ""
    default: ""
    }
  }
}

extension LayoutMistake {
  /// The line of Anchorage's own report that begins with a word, without that word.
  func report(after word: String) -> String? {
    let lines = LayoutDiagnostic.misuse(self).description.split(separator: "\n")
    return lines.first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
  }
}

extension String {
  /// The text, cut to 60 characters.
  var clipped: String { count > 60 ? prefix(60) + "…" : self }
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
