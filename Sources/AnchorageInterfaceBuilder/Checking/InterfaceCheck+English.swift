import Anchorage

// The sentences of ``InterfaceCheck/why``.

extension InterfaceCheck {
  /// How many views and lines a sentence names before it says how many more there are.
  private static let mostNamed = 3

  static func same(_ layout: InterfaceLayout) -> String {
    let text = "all \(layout.savedFrames.count) views are where they were saved"
    let assumed = layout.assumptions.filter { if case .inset = $0 { true } else { false } }
    return assumed.isEmpty ? text : "\(text); not judged: \(list(assumed.map(\.description)))"
  }

  static func broken(_ breaches: [SavedFrameBreach]) -> String { list(breaches.map(\.description)) }

  static func unplaced(_ differences: [InterfaceDifference]) -> String {
    let first = differences.first.map { "<\($0.elementName)> in line \($0.position.line)" } ?? "a view"
    let rest = differences.count > 1 ? " (and \(differences.count - 1) more)" : ""
    return "\(first)\(rest) is hidden in a stack view, and was saved where nothing places it"
  }

  static func marked(_ differences: [InterfaceDifference]) -> String {
    let marked = differences.filter { $0.mark != nil && !$0.isOfSuperview }
    let named = (marked.isEmpty ? differences.filter { $0.mark != nil } : marked)
    guard !named.isEmpty else { return elsewhere(differences) }
    return list(
      named.map { difference in
        let words =
          switch difference.mark {
          case .misplaced?: "is marked as misplaced"
          case .ambiguous?: "is marked as ambiguous"
          case .unverified?, nil: "is marked as not verified"
          }
        return "<\(difference.elementName)> in line \(difference.position.line) \(words)"
      })
  }

  static func open(_ differences: [InterfaceDifference], _ diagnostics: [LayoutDiagnostic]) -> String {
    let reports = diagnostics.filter { diagnostic in
      if case .ambiguity = diagnostic { return true }
      if case .tie = diagnostic { return true }
      return false
    }
    let items = reports.flatMap(\.items)
    let named = differences.filter { items.contains($0.id) }
    let views = named.isEmpty ? differences.filter { !$0.isOfSuperview } : named
    let places = views.map { "<\($0.elementName)> in line \($0.position.line)" }
    return "the constraints leave open where \(list(places)) is; the saved frame is as good as any other"
  }

  static func elsewhere(_ differences: [InterfaceDifference]) -> String {
    let own = differences.filter { !$0.isOfSuperview }
    return list((own.isEmpty ? differences : own).map(\.description))
  }

  private static func list(_ texts: [String]) -> String {
    let named = texts.prefix(mostNamed).joined(separator: ", ")
    return texts.count > mostNamed ? "\(named) and \(texts.count - mostNamed) more" : named
  }
}

extension SavedFrameBreach: CustomStringConvertible {
  /// The line, the constraint and the number that the saved frames have.
  package var description: String {
    let saved =
      constraint.second == nil
      ? "the saved length is \(saved.shortText)" : "the saved frames have \(saved.shortText)"
    return "line \(constraint.position.line) asks for '\(constraint)', and \(saved)"
  }
}

extension InterfaceDifference: CustomStringConvertible {
  /// The view and how far it is from where it was saved.
  public var description: String {
    let now = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortText).joined(separator: " ")
    let then = [saved.minX, saved.minY, saved.width, saved.height].map(\.shortText).joined(separator: " ")
    return "<\(elementName)> '\(id)' in line \(position.line) is at \(now), and was saved at \(then)"
  }
}
