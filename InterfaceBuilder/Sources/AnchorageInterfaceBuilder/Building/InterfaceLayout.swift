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
  /// The saved frames of all views, with their alignment rectangles.
  let geometry: SavedGeometry
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

extension InterfaceTree {
  /// Makes headless views of the tree, under the circumstances of the document's device.
  ///
  /// - Parameter document: The document of the tree.
  public func layout(in document: InterfaceDocument) -> InterfaceLayout { layout(in: document, traits: nil) }

  /// Makes headless views of the tree.
  ///
  /// The root has its saved size. Texts and controls have the sizes they were saved with, see
  /// ``InterfaceLayout/contents``.
  ///
  /// - Parameters:
  ///   - document: The document of the tree.
  ///   - traits: The circumstances that variations depend on; by default those of the document's device.
  ///   - measuresTexts: Whether labels have the size that our own metrics give them, and not the saved one.
  ///   - constants: Constants that replace those of the file, by the identifiers of constraints.
  package func layout(
    in document: InterfaceDocument, traits: InterfaceTraits? = nil, measuresTexts: Bool = false,
    holding constants: [String: Double] = [:]
  ) -> InterfaceLayout {
    var builder = LayoutBuilder(
      self, of: document, traits: traits ?? document.traits, measuresTexts: measuresTexts)
    builder.heldConstants = constants
    return builder.build()
  }
}

extension InterfaceDocument {
  /// The circumstances of the device that the document was drawn for; a phone if it does not say.
  package var traits: InterfaceTraits {
    device?.traits ?? InterfaceTraits(width: .compact, height: .regular, idiom: .phone)
  }
}
