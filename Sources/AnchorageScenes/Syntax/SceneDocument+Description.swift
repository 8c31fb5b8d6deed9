extension SceneDocument: CustomStringConvertible {
  /// The canonical text: single spaces, and an empty line only between declarations and statements.
  ///
  /// Reading the text gives an equal document. Comments are dropped, except those above the first declaration
  /// and the identifiers of statements.
  public var description: String {
    var text = ""
    for comment in header { text += comment.isEmpty ? "//\n" : "// \(comment)\n" }
    for index in lines.indices {
      if case .statement = lines[index], index > 0, case .declaration = lines[index - 1] { text += "\n" }
      text += "\(lines[index])\n"
    }
    for expectation in expectations { text += expectation.description }
    return text
  }
}

extension SceneLine: CustomStringConvertible {
  /// The line in canonical form.
  package var description: String {
    switch self {
    case .declaration(let declaration): declaration.description
    case .statement(let statement): statement.description
    }
  }
}

extension SceneDeclaration: CustomStringConvertible {
  /// The declaration in canonical form: `label name in card "Ada" lines 2`.
  package var description: String {
    var words = [kind.rawValue]
    if kind != .root { words.append(name.text) }
    if let parent { words += ["in", parent.text] }
    if kind == .label { words.append(text.sceneLiteral) }
    for option in options { words.append(option.description) }
    return words.joined(separator: " ")
  }
}

extension SceneOption: CustomStringConvertible {
  /// The option in canonical form: `intrinsic 64 -`.
  package var description: String {
    let numbers = values.map { $0?.sceneText ?? "-" }
    return ((keyword == .rootSize ? [] : [keyword.rawValue]) + words + numbers).joined(separator: " ")
  }
}

extension SceneStatement: CustomStringConvertible {
  /// The statement in canonical form, with its identifier.
  package var description: String {
    let text = parenthesised(expression.description)
    return identifier.map { "\(text) // @id \($0)" } ?? text
  }

  /// The text, with its first name in parentheses if it would read as the beginning of a declaration.
  private func parenthesised(_ text: String) -> String {
    let name = String(text.prefix { $0 != " " && $0 != "." && $0 != "(" })
    guard Self.functionsOfSwift.contains(name) || SceneDeclaration.Kind(rawValue: name) != nil else {
      return text
    }
    let rest = text.dropFirst(name.count)
    let isMistakable = rest.isEmpty || rest.hasPrefix("(") || name == "root" && rest.hasPrefix(" - ")
    return isMistakable ? "(\(name))\(rest)" : text
  }
}

extension SceneExpectation: CustomStringConvertible {
  /// The line `---` and the expected lines.
  public var description: String {
    let heading =
      switch subject {
      case .frames: "---"
      case .framesAt(let width, let height): "--- \(width.sceneText) \(height.sceneText)"
      case .problems: "--- problems"
      }
    return ([heading] + lines).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text in quotes, with escapes.
  package var sceneLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x85:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension SceneExpression: CustomStringConvertible {
  /// The expression in canonical form, with no more parentheses than it needs.
  package var description: String {
    switch kind {
    case .number(let number): number.sceneText
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .array(let elements): "[\(elements.map { $0.description }.joined(separator: ", "))]"
    case .member(let base, let name): "\(base.asOperand).\(name.text)"
    case .call(let callee, let arguments):
      "\(callee.asOperand)(\(arguments.map { $0.description }.joined(separator: ", ")))"
    case .negation(let operand): "-\(operand.asOperand)"
    case .format(let format): format.sceneLiteral
    case .binary(let left, .range, let right):
      left.text(beside: .range, onRight: false) + right.asUpperBound
    case .binary(let left, let operation, let right):
      "\(left.text(beside: operation, onRight: false)) \(operation.rawValue) "
        + right.text(beside: operation, onRight: true)
    }
  }

  /// The text as the operand of a property, a call or a minus sign, in parentheses if needed.
  private var asOperand: String {
    switch kind {
    case .binary, .negation: "(\(self))"
    case .number(let number) where number.sign == .minus: "(\(self))"
    default: description
    }
  }

  /// The text with `...` before it, and with spaces if a minus sign would otherwise join the operator.
  private var asUpperBound: String {
    let text = text(beside: .range, onRight: true)
    return text.hasPrefix("-") ? " ... " + text : "..." + text
  }

  /// The text as the operand of an operator, in parentheses if needed.
  private func text(beside operation: SceneOperator, onRight: Bool) -> String {
    guard case .binary(_, let own, _) = kind else { return description }
    let chains =
      own.precedence == operation.precedence && !onRight
      && operation.precedence > SceneOperator.range.precedence
    return own.precedence > operation.precedence || chains ? description : "(\(self))"
  }
}

extension SceneArgument: CustomStringConvertible {
  /// The argument with its label: `by: 16`.
  package var description: String {
    label.map { "\($0.text): \(value)" } ?? value.description
  }
}

extension Double {
  /// The number as scenes, constraints and JSON write it: the fewest digits that read back as the same
  /// number.
  package var sceneText: String {
    if isWhole { return "\(Int64(self))" }
    return "\(self)"
  }

  /// Whether the number is an integer below 1e15, which is written without an exponent.
  var isWhole: Bool { magnitude < 1e15 && self == Double(Int64(self)) }
}
