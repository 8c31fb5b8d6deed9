import Anchorage

extension VisualFormat {
  /// A format as lines of the DSL, with its names and 'superview', as in UIKit.
  package static func lines(for format: String) throws(LayoutConstraint.FormatMistake) -> [String] {
    try reading(format).statements(standardEdge: .margin).map { "\($0)" }
  }

  /// The names of the views in a format, each once, in order, including names in sizes that may be views.
  package static func viewNames(in format: String) throws(LayoutConstraint.FormatMistake) -> [String] {
    var names: [String] = []
    for view in try reading(format).views {
      for object in [.item(view.item)] + view.sizes.map({ $0.object }) {
        guard let name = object.name, !names.contains(name) else { continue }
        names.append(name)
      }
    }
    return names
  }

  /// A format in which any name is allowed.
  private static func reading(_ format: String) throws(LayoutConstraint.FormatMistake) -> VisualFormat {
    do throws(FormatFailure) {
      return try VisualFormat(format, .anyNames)
    } catch {
      throw LayoutConstraint.FormatMistake(error, in: format)
    }
  }
}

extension VisualFormat.Object {
  fileprivate var name: String? {
    switch self {
    case .item(.name(let name)), .metric(let name): name
    case .number, .item: nil
    }
  }
}
