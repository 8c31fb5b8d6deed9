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
