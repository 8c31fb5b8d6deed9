import AnchorageHeadless

// Names of Swift, UIKit and AppKit that are written by habit, and their names in scenes.

extension SceneEvaluator {
  static let renamedTypes = [
    "CGSize": "LayoutSize", "NSSize": "LayoutSize", "CGPoint": "LayoutPoint", "NSPoint": "LayoutPoint",
    "UIEdgeInsets": "LayoutInsets", "NSEdgeInsets": "LayoutInsets", "NSDirectionalEdgeInsets": "LayoutInsets",
  ]

  /// The methods that put an item into a view, which a declaration does in a scene.
  static let declaringMethods = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addLayoutGuide",
  ]

  /// The methods that lay out, which running a scene does.
  static let layoutMethods = [
    "layoutIfNeeded", "setNeedsLayout", "layoutSubviews", "setNeedsUpdateConstraints",
  ]

  /// The name of a property in a scene, or `nil` if the property has no other name there.
  static func renamed(_ name: String, of value: SceneValue) -> String? {
    guard case .item(let item) = value else { return nil }
    if let name = renamedAnchors[name] { return name }
    if name.hasSuffix("Anchor"), isAnchor(String(name.dropLast(6))) { return String(name.dropLast(6)) }
    guard item is LayoutView else { return nil }
    if let name = renamedGuides[name] { return name }
    // As of `leadingMargin` and `centerXWithinMargins`.
    for suffix in ["Margin", "WithinMargins"] where name.hasSuffix(suffix) {
      let anchor = String(name.dropLast(suffix.count))
      if isAnchor(anchor) { return "margins.\(anchor)" }
    }
    return nil
  }

  private static let renamedAnchors = ["center": "centerXY", "baseline": "lastBaseline"]

  private static let renamedGuides = [
    "layoutMarginsGuide": "margins", "safeAreaLayoutGuide": "safeArea",
    "readableContentGuide": "readableContent",
  ]
}
