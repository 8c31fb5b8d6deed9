import AnchorageHeadless

// The sentences of ``InterfaceCheck/why``.

extension InterfaceCheck {
  /// How many lines a sentence names before it says how many more there are.
  private static let mostNamed = 3

  static func same(_ layout: InterfaceLayout, _ compared: [String]) -> String {
    let count = compared.count
    var text = count == 1 ? "one view is where it was saved" : "all \(count) views are where they were saved"
    let without = layout.ids.count - layout.savedFrames.count
    if without > 0 { text += "; of \(without) more the file has no frame" }
    let hidden = layout.savedFrames.count - count
    if hidden > 0 { text += "; \(hidden) more \(hidden == 1 ? "is" : "are") hidden in stack views" }
    let assumed = layout.assumptions.filter { if case .inset = $0 { true } else { false } }
    return assumed.isEmpty ? text : "\(text); not judged: \(list(assumed.map(\.description)))"
  }

  static func unknownAlignment(of view: InterfaceView) -> String {
    "it is not known how the alignment rectangle of <\(view.elementName)> in line \(view.position.line) lies in its frame: "
  }

  static func broken(_ breaches: [SavedFrameBreach]) -> String { list(breaches.map(\.description)) }

  static func empty(_ views: [InterfaceView]) -> String {
    let places = views.map { "<\($0.elementName)> in line \($0.position.line)" }.joined(separator: ", ")
    let (verb, pronoun) = views.count == 1 ? ("is", "it") : ("are", "them")
    return
      "\(places) \(verb) empty in a stack view, and the file does not say how large the canvas shows \(pronoun): "
  }

  static func marked(_ marks: [(InterfaceDifference.Mark, line: Int)]) -> String {
    var texts: [String] = []
    for (mark, line) in marks {
      let text =
        "the view in line \(line) is marked as \(mark == .unverified ? "not verified" : mark.rawValue)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.joined(separator: "; ")
  }

  /// Why frames are open, or `nil` if no report says that any is.
  static func open(_ differences: [InterfaceDifference], _ diagnostics: [LayoutDiagnostic]) -> String? {
    let items = diagnostics.flatMap { diagnostic in
      switch diagnostic {
      case .ambiguity, .tie: diagnostic.items
      case .conflict, .misuse, .instability: [String]()
      }
    }
    if items.isEmpty { return nil }
    let named = differences.filter { items.contains($0.id) }
    let views = named.isEmpty ? differences.filter { !$0.isOfSuperview } : named
    let places = views.map { "<\($0.elementName)> in line \($0.position.line)" }
    return "the constraints leave open where \(places.joined(separator: ", ")) is, and allow the saved frame"
  }

  static func elsewhere(_ differences: [InterfaceDifference]) -> String {
    let own = differences.filter { !$0.isOfSuperview }
    return (own.isEmpty ? differences : own).map(\.description).joined(separator: "; ")
  }

  /// Sentences are separated by semicolons, because they have commas in them.
  private static func list(_ texts: [String]) -> String {
    let named = texts.prefix(mostNamed).joined(separator: "; ")
    return texts.count > mostNamed ? "\(named); and \(texts.count - mostNamed) more" : named
  }
}

extension SavedFrameBreach: CustomStringConvertible {
  /// The line, the constraint and the number that the saved frames have.
  package var description: String {
    if isAboutStandardSpace {
      return
        "line \(constraint.position.line) asks for the standard space and does not say how much it is:"
        + " \(constant.shortText) here, \(saved.shortText) in the saved frames"
    }
    let evidence =
      constraint.second == nil
      ? "the saved length is \(saved.shortText)" : "the saved frames have \(saved.shortText)"
    return "line \(constraint.position.line) asks for '\(constraint)', and \(evidence)"
  }
}

extension InterfaceDifference: CustomStringConvertible {
  /// The view, where it is in its superview, and where it was saved there; the tables of layouts have the same numbers.
  public var description: String {
    let view = "<\(elementName)> '\(id)' in line \(position.line) is at \(tableFrame.shortText)"
    return isOfSuperview
      ? "\(view), as it was saved, in a view that is elsewhere"
      : "\(view), and was saved at \(savedTableFrame.shortText)"
  }
}

extension LayoutRect {
  fileprivate var shortText: String { [minX, minY, width, height].map(\.shortText).joined(separator: " ") }
}

extension InterfaceContent.Source {
  /// Where a size comes from, as the end of a sentence.
  package var words: String {
    switch self {
    case .savedFrame: "from the saved frame"
    case .resources: "from the list of images"
    case .placeholder: "a placeholder of the file"
    case .designable: "from a view that Interface Builder ran"
    case .emptyArrangedView: "of an empty view in a stack view"
    case .metrics: "measured"
    }
  }
}

extension InterfaceContent: CustomStringConvertible {
  /// The size, with `-` for a dimension without content, and where it comes from.
  package var description: String {
    let lengths = [size.width, size.height].map { $0 == LayoutView.noIntrinsicMetric ? "-" : $0.shortText }
    return "\(lengths[0]) × \(lengths[1]), \(source.words)"
  }
}

extension InterfaceTree {
  /// The name of the tree for people: its class, a label or title, or its element, and the object identifier.
  ///
  /// It has no line feeds, so it can stand in a comment of code.
  package var title: String {
    let isScreen = role == .controllerView
    let name =
      root.customClass?.name ?? (isScreen ? controller?.customClass?.name : nil) ?? root.userLabel
      ?? root.reuseIdentifier ?? (isScreen ? controller?.title ?? controller?.storyboardIdentifier : nil)
    return (name.map { "\($0) (\(root.id))" } ?? "<\(root.elementName)> (\(root.id))").onOneLine
  }

  /// Whether the tree is the one with an identifier: that of its root, or of its controller.
  package func isNamed(_ name: String) -> Bool {
    if root.id == name { return true }
    guard role == .controllerView, let controller else { return false }
    return [controller.id, controller.storyboardIdentifier, controller.customClass?.name].contains(name)
  }
}

extension String {
  /// The text with spaces for line feeds of any kind.
  package var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Double {
  /// The number for a person, rounded to two decimals as in frame tables: `8`, `0.33`.
  ///
  /// Halves are rounded away from zero, including halves that rounding errors made a little smaller.
  var shortText: String {
    guard magnitude < 1e13 else { return plainText }
    let hundredths = self * 100
    let rounded = (hundredths + (self < 0 ? -1e-7 : 1e-7)).rounded() / 100
    return rounded == 0 ? "0" : rounded.plainText
  }

  /// The number in JSON, as it is; `null` if it is not finite.
  var jsonText: String { isFinite ? plainText : "null" }

  private var plainText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
