import Anchorage

extension LayoutView {
  /// Says why an anchor is where it is, or a dimension as large as it is, as of the last pass.
  ///
  ///     title.leading == root.leading + 16
  ///     root.layoutIfNeeded()
  ///     root.explain(title.leading).value                // 16
  ///     root.explain(title.leading).lines.map { $0.text }  // ["title.leading == root.leading + 16"]
  ///
  /// The answer names the fewest constraints, contents and frames that decide the value, each with its number: they alone,
  /// solved once more, give it, and without any of them it is another one. Of an open value it gives the range, and one fact
  /// that would settle it. It is about the tree as the last pass found it; nothing is laid out.
  ///
  /// - Parameter anchor: An anchor of a view or a guide in the tree, such as `card.width`; no sum.
  /// - Returns: An explanation; where there is nothing to explain, its notes say why: while a pass runs, before the first pass,
  ///   and for an item that is not in the tree.
  /// - Complexity: That of a few solves of the constraints that have to do with the anchor, and of one for each that is
  ///   named, unless these are equalities.
  public final func explain<Kind>(_ anchor: LayoutAnchor<Kind, HeadlessBackend>) -> LayoutExplanation {
    guard let term = anchor.sum.first, anchor.sum.isAnchor else {
      return LayoutExplanation("the sum", obstacle: "explain one anchor at a time, such as 'card.width'")
    }
    return explanation(of: term.item.layoutItem, term.attribute)
  }

  /// An item has many anchors.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "explain one anchor, for example 'explain(card.width)'")
  public final func explain(_ item: some LayoutItem) -> LayoutExplanation {
    fatalError("refused by the compiler")
  }

  /// Explains an anchor that was found by its name.
  package final func explanation(of item: HeadlessItem, _ attribute: LayoutAttribute) -> LayoutExplanation {
    let name = "\(item.displayName).\(attribute)"
    let root = root
    guard item.owner?.root === root else {
      return LayoutExplanation(
        name, obstacle: "'\(item.displayName)' is not in the tree of '\(root.displayName)'")
    }
    guard let engine = root.engine, engine.passCount > 0 else {
      return LayoutExplanation(
        name, obstacle: "nothing has been laid out yet: call '\(root.displayName).layoutIfNeeded()' first")
    }
    guard engine.isIdle else {
      return LayoutExplanation(name, obstacle: "a pass is running: ask again when it has ended")
    }
    guard let entry = engine.entry(of: item) else {
      return LayoutExplanation(
        name,
        obstacle:
          "'\(item.displayName)' came after the last pass: call '\(root.displayName).layoutIfNeeded()' first")
    }
    return engine.explanation(of: entry, attribute, name)
  }
}

extension LayoutSum {
  /// Whether the sum is one anchor and nothing else.
  fileprivate var isAnchor: Bool { terms.count == 1 && terms[0].coefficient == 1 && constant == 0 }
}

extension LayoutExplanation {
  /// An explanation that there is none.
  fileprivate init(_ anchor: String, obstacle: String) {
    self.init(anchor: anchor, value: nil, lines: [], lost: [], range: nil, notes: [obstacle], help: nil)
  }
}
