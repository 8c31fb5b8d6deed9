import Anchorage

extension VisualFormat {
  /// The meaning of the names in a format.
  package enum Names {
    /// Items of a log, which doesn't define names.
    case log
    /// Any names: those in brackets are views, others are metrics.
    case anyNames
    /// Metrics, and the names of views. Metrics are looked up first.
    case dictionaries(metrics: [String: Double], views: [String])

    var isOfLog: Bool { if case .log = self { true } else { false } }
  }
}

extension VisualFormat.Names {
  /// Reads the name of a view.
  func view(_ reader: inout FormatReader) throws(FormatFailure) -> FormatItem {
    if case .log = self {
      guard let item = reader.item() else { throw reader.failure("expected an item") }
      return item
    }
    let start = reader
    guard let name = reader.identifier() else {
      throw reader.failure(
        "expected the name of a view: a letter or an underscore, then letters, digits and underscores")
    }
    if case .dictionaries(_, let views) = self, !views.contains(name) {
      throw start.failure("'\(name)' is not one of the views" + Self.list(views))
    }
    return .name(name)
  }

  /// Reads a number, the name of a metric, or the name of a view of the same size.
  func object(
    _ reader: inout FormatReader, of kind: VisualFormat.Predicate.Kind
  ) throws(FormatFailure) -> VisualFormat.Object {
    let start = reader
    if let number = reader.number() {
      guard isAcceptable(number) else { throw start.failure("the number is too large") }
      return .number(number)
    }
    if case .log = self {
      if let number = reader.namedSpace() { return .number(number) }
      guard let item = reader.item() else { throw reader.failure("expected a number or an item") }
      return .item(item)
    }
    guard let name = reader.identifier() else {
      throw reader.failure(
        kind == .size
          ? "expected a number, or the name of a metric or a view"
          : "expected a number or the name of a metric")
    }
    guard case .dictionaries(let metrics, let views) = self else {
      return kind == .size ? .item(.name(name)) : .metric(name)
    }
    if let metric = metrics[name] {
      guard isAcceptable(metric) else { throw start.failure("the metric '\(name)' is \(metric)") }
      return .number(metric)
    }
    guard views.contains(name) else {
      let names = metrics.keys.sorted()
      throw start.failure(
        kind == .size
          ? "'\(name)' is neither a metric nor a view" + Self.list(names + views)
          : "'\(name)' is not one of the metrics" + Self.list(names))
    }
    guard kind == .size else {
      throw start.failure(
        "'\(name)' is a view, and \(kind == .space ? "a space" : "a priority") is a number or a metric")
    }
    return .item(.name(name))
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? ": there are none" : ": \(quoted(Array(names.prefix(6)), max(0, names.count - 6)))"
  }
}
