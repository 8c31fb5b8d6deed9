/// A rectangle with anchors and nothing else: `UILayoutGuide`.
///
///     let column = LayoutGuide(name: "column")
///     root.addLayoutGuide(column)
///     column.width == root.width * 0.5
///     column.centerX == root.centerX
///
/// A class, because constraints refer to it by identity.
public final class LayoutGuide: HeadlessItem {
  /// What a guide is for.
  enum Role {
    case user
    case margins
    case safeArea
  }

  // Never dangles: a view that goes away lets go of its guides first.
  /// The view the guide belongs to; nothing before it is added to one.
  public internal(set) unowned(unsafe) var owningView: LayoutView?
  /// The guide's rectangle in its owning view's coordinates, as of the last pass.
  public internal(set) var layoutFrame = LayoutRect.zero

  let role: Role

  /// Creates a guide, to be added with ``LayoutView/addLayoutGuide(_:)``.
  public override init(name: String = "") {
    role = .user
    super.init(name: name)
  }

  init(role: Role, of view: LayoutView) {
    self.role = role
    owningView = view
    super.init(name: "")
  }

  override var owner: LayoutView? { owningView }

  override var genericName: String {
    switch role {
    case .user: "guide"
    case .margins: "\(owningView?.displayName ?? "view").margins"
    case .safeArea: "\(owningView?.displayName ?? "view").safeArea"
    }
  }
}

extension LayoutGuide {
  /// The distances from the owner's edges that the role asks for; nothing for a guide that others place.
  var insets: LayoutInsets? {
    guard role != .user, let owningView else { return nil }
    let safeArea = owningView.storedSafeArea
    if role == .safeArea { return safeArea }
    let margins = owningView.storedMargins
    return LayoutInsets(
      top: safeArea.top + margins.top, leading: safeArea.leading + margins.leading,
      bottom: safeArea.bottom + margins.bottom, trailing: safeArea.trailing + margins.trailing)
  }
}
