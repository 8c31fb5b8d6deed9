import Anchorage

extension VisualFormat {
  /// The lines of the DSL that say what a format says, with its names and 'superview', as in UIKit.
  package static func lines(for format: String) throws(LayoutConstraint.FormatMistake) -> [String] {
    try reading(format).statements(standardEdge: .margin).map { "\($0)" }
  }

  /// The names of the views in a format, each once, in its order, with those in sizes that may be of views.
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

  /// A format whose names may stand for anything.
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
