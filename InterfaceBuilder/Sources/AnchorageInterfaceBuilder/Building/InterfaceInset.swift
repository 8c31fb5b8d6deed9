/// The distance of a guide or margin from an edge of its view, and where it comes from.
package struct InterfaceInset: Hashable, Sendable {
  /// The guides and margins with insets that a file does not say.
  package enum Area: String, Hashable, Sendable {
    case safeArea
    case margins
    case readableContent
    case keyboard
    case controllerTop
    case controllerBottom
    /// The alignment rectangle of a control of AppKit, and of all of its style.
    case alignment
  }

  /// The edges of a view.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// The sources of an inset.
  package enum Source: String, Hashable, Sendable {
    /// Required equations to the edge, which agree.
    case equations
    /// The margins that the file states.
    case file
    /// The value of Interface Builder on the device of the document.
    case device
  }

  /// The object identifier of the view.
  package let view: String
  package let area: Area
  package let edge: Edge
  package let distance: Double
  package let source: Source
  /// The distance without equations: that of the device, or of the margins that the file states.
  package var standard: Double
  /// The object identifiers of the equations, where that is the source and the views of a stack view are not.
  package var equations: [String] = []
}

extension InterfaceInset.Edge {
  /// The edge on the other side.
  var opposite: InterfaceInset.Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
