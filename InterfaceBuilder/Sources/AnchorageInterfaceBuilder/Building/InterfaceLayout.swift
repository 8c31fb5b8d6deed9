import AnchorageHeadless

/// A tree of a document as headless views.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     let layout = document.trees[0].layout(in: document)
///     layout.root.layoutIfNeeded()
///     layout.frames["8bC-Xf-vdC"]  // the frame of a view, in the root
///     layout.savedFrames["8bC-Xf-vdC"]  // where Interface Builder had it
public struct InterfaceLayout {
  /// The root of the headless tree.
  public let root: LayoutView
  /// The views by their object identifiers; those that are not installed are left out.
  public let views: [String: LayoutView]
  /// The identifiers of the views, each before those inside it.
  public let ids: [String]
  /// The constraints by their object identifiers.
  package let constraints: [String: LayoutConstraint]
  /// Where the sizes of contents come from, in the order of ``ids``.
  package let contents: [InterfaceContent]
  /// Where the insets of safe areas, margins and guides come from.
  package let insets: [InterfaceInset]
  /// The saved frames by object identifiers, in the root.
  public let savedFrames: [String: LayoutRect]
  /// The notes on constraints that the layout cannot follow.
  public let notes: [InterfaceNote]
  package let tree: InterfaceTree
  package let traits: InterfaceTraits
}

extension InterfaceLayout {
  /// The frames of the last pass by object identifiers, in the root.
  public var frames: [String: LayoutRect] { views.mapValues { $0.convert($0.bounds, to: root) } }

  /// Whether required constraints conflict; lays out what has changed.
  package var hasConflict: Bool {
    root.layoutIfNeeded()
    return root.diagnostics.contains { problem in
      if case .conflict = problem { true } else { false }
    }
  }

  /// The object identifier of a view of the layout, or `nil` for another.
  package func id(of view: LayoutView) -> String? { ids.first { views[$0] === view } }

  /// How far the edge farthest from where it was saved is, in points, or `nil` if the frame was not saved.
  package func distance(of id: String) -> Double? {
    guard let saved = savedFrames[id], let view = views[id] else { return nil }
    let frame = view.convert(view.bounds, to: root)
    return [
      frame.minX - saved.minX, frame.minY - saved.minY, frame.maxX - saved.maxX, frame.maxY - saved.maxY,
    ].map(abs).max()
  }
}
