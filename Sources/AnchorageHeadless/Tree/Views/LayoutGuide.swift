import Anchorage

/// A rectangle with anchors and nothing else: `UILayoutGuide`.
///
///     let column = LayoutGuide(name: "column")
///     root.addLayoutGuide(column)
///     column.width == root.width * 0.5
///     column.centerX == root.centerX
///
/// A class, because constraints refer to it by identity.
public final class LayoutGuide: HeadlessItem {
  /// The role of a guide. Views make the guides of all roles but the first.
  enum Role {
    case user
    case margins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame

    /// Whether the engine computes the distances of the guide from the edges of its view.
    var hasDistances: Bool {
      switch self {
      case .margins, .safeArea, .readableContent: true
      case .user, .scrollContent, .scrollFrame: false
      }
    }
  }

  /// The view the guide belongs to; `nil` before it is added to one.
  ///
  ///     root.margins.owningView === root  // true
  public internal(set) var owningView: LayoutView? {
    get { node.owner }
    set { node.owner = newValue }
  }
  /// The guide's rectangle in its owning view's coordinates, as of the last pass.
  ///
  ///     let margins = root.margins  // root is 320 × 200
  ///     root.layoutIfNeeded()
  ///     margins.layoutFrame  // (8, 8, 304, 184)
  public internal(set) var layoutFrame = LayoutRect.zero

  let role: Role
  /// The distances inside the view's edges at which the engine put a guide that the view makes itself.
  var distances = EdgeDistances()
  /// Whether the guide has the maximum readable width, so only its centre follows the view.
  var isNarrowed = false
  /// The limit of the width of a guide for reading.
  var readableWidth = ReadableWidth.catalyst

  /// Creates a guide, to be added with ``LayoutView/addLayoutGuide(_:)``.
  public override init(name: String = "") {
    role = .user
    super.init(name: name)
    node.isGuide = true
  }

  init(role: Role) {
    self.role = role
    super.init(name: "")
    node.isGuide = true
  }

  convenience init(role: Role, of view: LayoutView) {
    self.init(role: role)
    owningView = view
  }

  override var genericName: String {
    roleName.map { "\(owningView?.displayName ?? "view").\($0)" } ?? "guide"
  }

  /// The property of the view that made the guide; `nil` for a guide that was added to a view.
  package var roleName: String? {
    switch role {
    case .user: nil
    case .margins: "margins"
    case .safeArea: "safeArea"
    case .readableContent: "readableContent"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    }
  }
}

/// How wide ``LayoutView/readableContent`` may be.
struct ReadableWidth: Equatable {
  /// The largest width, in points.
  var largest: Double
  /// The width of a view up to which the guide is as wide as the margins regardless.
  var viewWidth: Double

  /// The widths measured on Mac Catalyst 26.1.
  static let catalyst = ReadableWidth(largest: 920, viewWidth: 1008)

  /// Whether lines between the margins of a view would be too long.
  func isExceeded(in size: LayoutSize, _ margins: EdgeDistances) -> Bool {
    let lines = size.width - margins.left - margins.right
    return size.width > viewWidth + Tolerance.points && lines > largest + Tolerance.points
  }
}
