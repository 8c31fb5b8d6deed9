import AnchorageHeadless

extension SceneMistake.Reason {
  /// One action that corrects the mistake, or `nil` if none is known.
  var help: String? {
    switch self {
    case .unexpectedCharacter("#"): "a comment begins with '//'"
    case .unexpectedCharacter(let scalar) where "“”„«»'‘’".unicodeScalars.contains(scalar):
      "write '\"' before and after the text"
    case .unexpectedCharacter("{"), .unexpectedCharacter("}"):
      "a scene has no blocks: write each statement on a line of its own"
    case .unexpectedCharacter(";"): "write each statement on a line of its own"
    case .unexpectedCharacter("%"): "write a share of another size, for example 'a.width == root.width * 0.5'"
    case .unexpectedCharacter("@"): "write the priority after '~', for example '~ 750'"
    case .unexpectedCharacter("≤"): "write '<='"
    case .unexpectedCharacter("≥"): "write '>='"
    case .unexpectedCharacter("−"), .unexpectedCharacter("–"): "write '-'"
    case .wrongEscape: "write '\\n', '\\t', '\\\"', '\\\\' or '\\u{1F600}'"
    case .wrongNumber(let number): Self.correction(of: number).map { "write '\($0)'" }
    case .unknownKind(_, let nearest, let line):
      nearest.map { "did you mean '\($0)'?" } ?? line.map { "write '\($0)'" }
        ?? "begin with \(list(SceneDeclaration.Kind.allCases.map { $0.rawValue }))"
    case .swiftOnly("batch"): "write its statements alone: a scene activates all of them together"
    case .swiftOnly("let"), .swiftOnly("var"): "write the number where it is used, and the relation alone"
    case .swiftOnly("import"), .swiftOnly("print"), .layoutMethod:
      "leave the line out: a scene is laid out when it runs"
    case .swiftOnly: "write out each statement"
    case .pair(let first, let second):
      "write 'LayoutSize(width: \(first.sceneText), height: \(second.sceneText))' or "
        + "'LayoutPoint(x: \(first.sceneText), y: \(second.sceneText))'"
    case .assignedText: "write the text where the label is declared, for example 'label title \"Hello\"'"
    case .habit(_, let instead): instead
    case .indented(let line): "write '\(line)'"
    case .statementAsOption(_, _, let line): "write '\(line)' on a line of its own"
    case .colonInOption(let option, let value): "write '\(option.rawValue) \(value)'"
    case .strayNumbers(let numbers, let kind, let name, _): Self.help(for: numbers, kind, name)
    case .inapplicableOption(_, let kind), .unknownOption(_, let kind, nil): Self.options(of: kind)
    case .optionOfOtherStack(_, true): "make the stack one of AppKit's: 'stack NAME appkit'"
    case .optionOfOtherStack(_, false): "leave out 'appkit'"
    case .lateOption: "write it first: 'stack NAME appkit'"
    case .maskWithoutFrame: "write the frame, too, for example 'frame 8 8 100 40 mask flexibleWidth'"
    case .maskInUnknownSize(let name, let superview):
      "give '\(superview)' a frame, or place '\(name)' by constraints"
    case .unknownChoice(_, _, nil, let choices): "write \(list(choices))"
    case .unknownCase(_, _, nil, let choices) where !choices.isEmpty:
      "write \(list(choices.map { ".\($0)" }))"
    case .superviewOfNone, .noSuperview: "write the name of the view that is meant"
    case .unknownMember("superview", _, _):
      "write 'superview' alone: it is that of the first item in the statement"
    case .unknownMember("frame", _, _):
      "write the numbers where it is declared, for example 'root 320 480' or 'view a frame 8 8 100 40'"
    case .unknownMember("aspectRatio", _, _): "relate both dimensions, for example 'a.width == a.height * 2'"
    case .declarationMethod: "name the parent where the item is declared, for example 'view icon in card'"
    case .declaredProperty(_, let name, let option):
      option.map { "\($0) where '\(name)' is declared" } ?? "remove it: a scene has no word for it"
    case .constraintProperty:
      "write it in the statement that makes the constraint, for example 'a.width == 400 ~ .high'"
    case .wrongContentPriorities:
      "write a number, '.required', '.high', '.medium', '.low' "
        + "or 'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
    case .mixedArray: "relate the anchors in statements of their own"
    case .wrongRelation(let relation):
      switch relation {
      case "=": "write '=='"
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
    case .unknownMethod("equalTo", _, _), .unknownMethod("constraint", _, _):
      "relate two anchors with '==', '<=' or '>=', for example 'a.leading == root.leading'"
    case .movedEdges(_, let distance):
      "write 'inset(by: \(distance.magnitude.sceneText))' to move edges inwards, "
        + "or 'outset(by: \(distance.magnitude.sceneText))' to move them outwards"
    case .wrongOperands("a view", _, "a number"), .wrongOperands("a guide", _, "a number"):
      "name one of its anchors, for example 'root.leading'"
    case .unrelated("an array of items", _, _, nil), .unrelated(_, "an array of items", _, nil):
      "name anchors on both sides, for example '[a, b].leading == root.leading'"
    case .unknownParent(_, let nearest), .unknownName(_, let nearest), .unknownOption(_, _, let nearest),
      .unknownMember(_, _, let nearest), .unknownMethod(_, _, let nearest),
      .unknownChoice(_, _, let nearest, _):
      nearest.map { "did you mean '\($0)'?" }
    case .unknownCase(_, _, let nearest, _): nearest.map { "did you mean '.\($0)'?" }
    case .unknownLabel(_, _, let nearest): "did you mean '\(nearest)'?"
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

  /// The number that was probably meant, such as `0.5` for `.5` and `320 100` for `320x100`; `nil` if none is
  /// clear.
  static func correction(of number: String) -> String? {
    if number.hasPrefix(".") { return "0\(number)" }
    // Numbers are points anyway.
    for unit in ["pt", "px", "dp"] where number.hasSuffix(unit) {
      let digits = number.dropLast(unit.count)
      if !digits.isEmpty, digits.allSatisfy({ $0 >= "0" && $0 <= "9" }) { return String(digits) }
    }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard parts.count == 2, parts[0] != "0",
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 >= "0" && $0 <= "9" } })
    else { return nil }
    return "\(parts[0]) \(parts[1])"
  }

  /// The help for numbers after a declaration, by their count.
  private static func help(for numbers: [Double], _ kind: SceneDeclaration.Kind, _ name: String) -> String? {
    let values = numbers.map { $0.sceneText }.joined(separator: " ")
    if let option = option(for: numbers, kind) { return "write '\(option.rawValue) \(values)'" }
    return kind == .root ? nil : "state the size, for example '\(name).width == \(numbers[0].sceneText)'"
  }

  /// The option that numbers after a declaration are meant for, by their count; `nil` if none is.
  static func option(for numbers: [Double], _ kind: SceneDeclaration.Kind) -> SceneOption.Keyword? {
    let keyword: SceneOption.Keyword? =
      numbers.count == 2 && kind != .root ? .intrinsic : numbers.count == 4 ? .frame : nil
    return keyword.flatMap { $0.applies(to: kind) ? $0 : nil }
  }

  private static func options(of kind: SceneDeclaration.Kind) -> String {
    let words = SceneOption.Keyword.words(for: kind)
    if words.isEmpty { return "a \(kind.rawValue) has no options: state its place and size" }
    return "the options of a \(kind.rawValue) are \(words.joined(separator: ", "))"
  }

  /// Words in quotes: 'a', 'b' or 'c'.
  private func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
