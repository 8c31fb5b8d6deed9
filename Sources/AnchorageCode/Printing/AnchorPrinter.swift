import Anchorage
import AnchorageHeadless

/// Prints the constraints of a tree with `NSLayoutAnchor`, which needs no library.
struct AnchorPrinter {
  private let tree: CodeTree

  init(_ tree: CodeTree) { self.tree = tree }

  var text: String {
    var writer = CodeWriter()
    writer.remarks(tree.remarks)
    for line in tree.settings(.anchors, isHeadless: false) { writer.line(line) }
    let placed = tree.views.dropFirst().filter {
      !$0.isArranged && !$0.view.translatesAutoresizingMaskIntoConstraints
    }
    writer.loop(over: placed.map { $0.name }, calling: "translatesAutoresizingMaskIntoConstraints = false")
    if writer.lines.count > tree.remarks.count, !tree.equations.isEmpty { writer.blank() }
    write(to: &writer)
    return writer.lines.isEmpty ? "// no constraints\n" : writer.text
  }

  /// Prints constraints with priorities and identifiers as variables, and activates all in one call.
  func write(to writer: inout CodeWriter) {
    var locals = UniqueNames(
      without: NamingRules.viewClass.reserved.union(tree.language.names.values).union([
        tree.language.root.name
      ]))
    var activated: [(view: String, text: String)] = []
    for equation in equations {
      guard let text = constraint(equation) else {
        writer.line("// not translated: \(StringLiteral.comment(equation.sum ?? "a constraint"))")
        continue
      }
      let view = equation.first.item.view
      if equation.priority == .required, equation.identifier == nil {
        activated.append((view, text))
        continue
      }
      let name = locals.unique(variableName(of: equation))
      writer.line("let \(name) = \(text)")
      if equation.priority != .required {
        writer.line("\(name).priority = \(AnchorPrinter.name(of: equation.priority))")
      }
      if let identifier = equation.identifier { writer.assign(identifier, to: "\(name).identifier") }
      activated.append((view, name))
    }
    guard !activated.isEmpty else { return }
    writer.blank()
    writer.line("NSLayoutConstraint.activate([")
    writer.indent()
    for (index, line) in activated.enumerated() {
      if index > 0, activated[index - 1].view != line.view { writer.blank() }
      writer.line(line.text + ",")
    }
    writer.dedent()
    writer.line("])")
  }

  /// The equations by the views that they place.
  private var equations: [CodeEquation] {
    if tree.hasConflict { return tree.equations }
    let places = tree.equations.map { tree.language.place(of: $0.first.item) }
    return tree.equations.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { tree.equations[$0] }
  }

  /// A name by the item and the attribute: `titleWidth`.
  private func variableName(of equation: CodeEquation) -> String {
    let words = equation.identifier.map { CodeWords($0).lowerCamelCase } ?? ""
    if !words.isEmpty { return words }
    let view = CodeWords(tree.language.name(of: equation.first.item)).lowerCamelCase
    let attribute = equation.first.attribute.description
    return view == "self" || view.isEmpty
      ? attribute + "Constraint" : view + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }
}

// MARK: - Constraints

extension AnchorPrinter {
  /// The call that makes a constraint; `nil` if anchors cannot say it.
  func constraint(_ equation: CodeEquation) -> String? {
    if equation.sum != nil { return distance(equation) }
    let word = AnchorPrinter.word(of: equation.relation)
    let first = anchor(equation.first)
    guard let second = equation.second else {
      // Places have no calls for numbers alone, and no such constraint is active.
      return "\(first).constraint(\(word)Constant: \(CodeLanguage.number(equation.constant)))"
    }
    var arguments = "\(word): \(anchor(second))"
    if equation.multiplier != 1 {
      guard equation.first.attribute.isLength, second.attribute.isLength else {
        return item(equation, second)
      }
      arguments += ", multiplier: \(AnchorPrinter.factor(equation.multiplier))"
    }
    if equation.constant != 0 { arguments += ", constant: \(CodeLanguage.number(equation.constant))" }
    return "\(first).constraint(\(arguments))"
  }

  /// A constraint between multiplied places, for which anchors have no call.
  private func item(_ equation: CodeEquation, _ second: CodeEquation.Anchor) -> String {
    let relation =
      switch equation.relation {
      case .equal: "equal"
      case .lessThanOrEqual: "lessThanOrEqual"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    return "NSLayoutConstraint(item: \(name(of: equation.first.item)),"
      + " attribute: .\(equation.first.attribute),"
      + " relatedBy: .\(relation), toItem: \(name(of: second.item)), attribute: .\(second.attribute),"
      + " multiplier: \(AnchorPrinter.factor(equation.multiplier)),"
      + " constant: \(CodeLanguage.number(equation.constant)))"
  }

  /// A distance between two anchors and a number, or another distance or length; `nil` for any other sum.
  private func distance(_ equation: CodeEquation) -> String? {
    guard let (left, right, constant) = tree.sums[equation.id] else { return nil }
    guard let first = length(left), first.factor == 1 else { return nil }
    let word = AnchorPrinter.word(of: equation.relation)
    if right.isEmpty {
      return "\(first.anchor).constraint(\(word)Constant: \(CodeLanguage.number(constant)))"
    }
    guard let second = length(right) else { return nil }
    var arguments = "\(word): \(second.anchor)"
    if second.factor != 1 { arguments += ", multiplier: \(AnchorPrinter.factor(second.factor))" }
    if constant != 0 { arguments += ", constant: \(CodeLanguage.number(constant))" }
    return "\(first.anchor).constraint(\(arguments))"
  }

  private func length(_ terms: [CodeTerm]) -> (anchor: String, factor: Double)? {
    if terms.count == 1, terms[0].anchor.attribute.isLength {
      return (anchor(terms[0].anchor), terms[0].coefficient)
    }
    guard terms.count == 2, terms[0].coefficient == -terms[1].coefficient, terms[0].coefficient != 0,
      !terms[0].anchor.attribute.isLength, !terms[1].anchor.attribute.isLength
    else { return nil }
    let (end, start) = terms[0].coefficient > 0 ? (terms[0], terms[1]) : (terms[1], terms[0])
    return ("\(anchor(start.anchor)).anchorWithOffset(to: \(anchor(end.anchor)))", end.coefficient)
  }

  private func anchor(_ anchor: CodeEquation.Anchor) -> String {
    let property = "\(anchor.attribute)Anchor"
    guard let area = anchor.item.area else { return tree.language.property(property, of: anchor.item) }
    let guide = AnchorPrinter.guide(area)
    return "\(tree.language.property(guide, of: CodeItem(anchor.item.view))).\(property)"
  }

  private func name(of item: CodeItem) -> String {
    guard let area = item.area else { return tree.language.name(of: item) }
    return tree.language.property(AnchorPrinter.guide(area), of: CodeItem(item.view))
  }

  /// The platform's name of a guide.
  private static func guide(_ area: CodeItem.Area) -> String {
    switch area {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .contentLayoutGuide, .frameLayoutGuide: area.rawValue
    }
  }

  private static func word(of relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  /// A factor as an argument: `0.5`, `1.0 / 3`.
  private static func factor(_ value: Double) -> String {
    let text = CodeLanguage.factor(value, written: nil)
    guard text.contains("/") else { return CodeLanguage.number(value) }
    let parts = text.split(separator: " ").filter { $0 != "/" && $0 != "*" }
    return parts.count == 1 ? "1.0 / \(parts[0])" : "\(parts[0]).0 / \(parts[1])"
  }

  /// A priority by the names that UIKit and AppKit share, or by its number.
  static func name(of priority: LayoutPriority) -> String {
    switch priority {
    case .required: ".required"
    case .high: ".defaultHigh"
    case .low: ".defaultLow"
    default: ".init(rawValue: \(CodeLanguage.number(Double(priority.rawValue))))"
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a width or a height.
  var isLength: Bool { self == .width || self == .height }
}
