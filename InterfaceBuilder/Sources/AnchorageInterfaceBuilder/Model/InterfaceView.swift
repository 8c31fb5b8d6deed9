import AnchorageHeadless

/// A view of a document: its kind, its saved frame and its layout properties.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     let root = document.trees[0].root
///     root.id  // "8bC-Xf-vdC"
public struct InterfaceView: Sendable {
  /// How far a saved frame is known to be that of the constraints.
  package enum Verification: String, Hashable, Sendable {
    /// Interface Builder checks everything.
    case on
    /// It checks positions and not sizes.
    case ignoreSizes
    /// It checks nothing.
    case off
  }

  /// Margins that the file states.
  package enum Margins: Hashable, Sendable {
    /// `layoutMargins`, whose left and right edges do not turn with the language.
    case plain(top: Double, left: Double, bottom: Double, right: Double)
    /// `directionalLayoutMargins`.
    case directional(LayoutInsets)
  }

  /// A size that stands for the content of a view while it is designed.
  package enum Placeholder: Hashable, Sendable {
    /// No content along the axis.
    case infinite
    /// Content of this length.
    case length(Double)
  }

  /// The object identifier. Content views may have none in the file: theirs is that of the cell with `.contentView`.
  public let id: String
  /// Where the element begins.
  public let position: InterfacePosition
  /// The name of the element: `label`.
  package let elementName: String
  package let kind: InterfaceViewKind
  /// The name that the view has for the object around it: `contentView`.
  package let key: String?
  package let customClass: InterfaceCustomClass?
  package let userLabel: String?
  package let reuseIdentifier: String?

  /// The frame as it was saved, in the superview; `nil` if the file has none.
  package let frame: LayoutRect?
  /// The autoresizing mask; `nil` if the file has none.
  package let autoresizingMask: LayoutAutoresizingMask?
  /// Whether the view is placed by its frame and mask. True if the file does not say otherwise.
  package let translatesAutoresizingMask: Bool
  /// Whether the view is placed by its frame though it has no constraints.
  package let hasFixedFrame: Bool
  /// Whether the saved frame is not that of the constraints.
  package let isMisplaced: Bool
  /// Whether constraints leave the frame open.
  package let isAmbiguous: Bool
  package let verification: Verification
  package let isHidden: Bool

  package let hugging: LayoutContentPriorities
  package let compressionResistance: LayoutContentPriorities
  package let placeholderWidth: Placeholder?
  package let placeholderHeight: Placeholder?

  package let margins: Margins?
  package let preservesSuperviewLayoutMargins: Bool
  package let insetsLayoutMarginsFromSafeArea: Bool
  /// Whether margins keep lines from becoming too long to read.
  package let followsReadableWidth: Bool
  /// How the alignment rectangle of a view of AppKit lies in its frame; `nil` for views of UIKit.
  package let alignmentStyle: InterfaceAlignmentStyle?

  /// The guides that the file names.
  package internal(set) var guides: [InterfaceGuide]
  package internal(set) var subviews: [InterfaceView]
  /// The constraints that the view holds.
  package internal(set) var constraints: [InterfaceConstraint]
  package let variations: [InterfaceVariation]
  /// The element with all attributes, and with the elements inside it but for views and constraints.
  package let element: InterfaceElement
}

extension InterfaceView {
  /// The view and all inside it, each before those inside it.
  package var withDescendants: [InterfaceView] {
    var views: [InterfaceView] = []
    collect(into: &views) { $0.subviews }
    return views
  }

  /// The view and all inside it that is installed under some circumstances, each before those inside it.
  package func installed(in traits: InterfaceTraits) -> [InterfaceView] {
    var views: [InterfaceView] = []
    collect(into: &views) { $0.subviews(in: traits) }
    return views
  }

  private func collect(into views: inout [InterfaceView], _ subviews: (InterfaceView) -> [InterfaceView]) {
    views.append(self)
    for view in subviews(self) { view.collect(into: &views, subviews) }
  }

  /// The subviews that are installed under some circumstances.
  package func subviews(in traits: InterfaceTraits) -> [InterfaceView] {
    let excluded = variations.excluded(.subviews, in: traits)
    return subviews.filter { !excluded.contains($0.id) }
  }

  /// The constraints that are installed under some circumstances.
  ///
  /// Those about views that are not installed are among them.
  package func constraints(in traits: InterfaceTraits) -> [InterfaceConstraint] {
    let excluded = variations.excluded(.constraints, in: traits)
    return constraints.filter { !excluded.contains($0.id) }
  }

  /// Whether the view is hidden under some circumstances.
  package func isHidden(in traits: InterfaceTraits) -> Bool {
    variations.value(of: "hidden", in: traits).map { $0 == "YES" } ?? isHidden
  }
}

/// The way in which the alignment rectangles of some controls of AppKit lie in their frames.
///
/// Views of one style have the same insets in one file: the version of macOS that drew it decides which.
package struct InterfaceAlignmentStyle: Hashable, Sendable {
  /// The element and what tells it from others: `button push`.
  package let name: String
  /// The insets that are known, the newest first.
  package let known: [LayoutInsets]
  /// Whether versions of macOS are known to differ, so that equations may say other insets than the known ones.
  package let varies: Bool

  package init(_ name: String, _ known: [LayoutInsets] = [.zero], varies: Bool = false) {
    (self.name, self.known, self.varies) = (name, known, varies)
  }

  /// Whether insets are known, and not only that there may be some.
  var isListed: Bool { !varies || known != [.zero] }
}

/// A layout guide that the file names.
package struct InterfaceGuide: Hashable, Sendable {
  /// The guides of views and controllers.
  package enum Kind: String, Hashable, Sendable {
    case safeArea
    case margins = "layoutMargins"
    case readableContent
    case contentLayout = "contentLayoutGuide"
    case frameLayout = "frameLayoutGuide"
    case keyboard
    /// The top layout guide of a controller, in files from before safe areas.
    case controllerTop = "top"
    /// The bottom layout guide of a controller, in files from before safe areas.
    case controllerBottom = "bottom"
  }

  package let id: String
  package let kind: Kind
  /// The view that the guide belongs to; the root for those of a controller.
  package let owner: String
  package let position: InterfacePosition
}

/// The class of an object that an app brings along.
package struct InterfaceCustomClass: Hashable, Sendable {
  /// The name of the class.
  package let name: String
  /// The module of the class; `nil` for classes of Objective-C.
  package let module: String?

  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}
