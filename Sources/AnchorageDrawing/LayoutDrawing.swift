import AnchorageHeadless

/// The visible items of a view tree with their absolute frames, parents before children.
///
/// Make a drawing of a tree that has been laid out:
///
///     root.layoutIfNeeded()
///     let drawing = LayoutDrawing(of: root)
///     print(drawing.terminal(columns: 80))
///     let picture = drawing.svg(problems: root.diagnostics)  // for a file or a web page
///
/// ## Topics
///
/// ### Formats
///
/// - ``terminal(problems:columns:rows:colors:plain:)``
/// - ``svg(_:constraints:problems:scale:)``
/// - ``Look``
/// - ``LayoutPage``
public struct LayoutDrawing: Sendable {
  /// The items, the root first.
  public var items: [Item]
  /// The active constraints that can be drawn as lines, in the order of the views that hold them.
  public var constraints: [Constraint]

  /// Makes a drawing of items.
  public init(items: [Item], constraints: [Constraint] = []) {
    self.items = items
    self.constraints = constraints
  }

  /// A rectangle of a drawing.
  public struct Item: Sendable {
    /// The name of the view or guide, as reports write it.
    public var name: String
    /// Its frame in the root's coordinates.
    public var frame: LayoutRect
    /// The kind of the item.
    public var kind: Kind
    /// Whether text in it begins at the right.
    public var isRightToLeft: Bool
    /// The area that the enclosing scroll views show, in the root's coordinates; `nil` without scroll views.
    public var window: LayoutRect?
    /// The distances from the top of the frame to the baselines.
    public var baselines: [Double] = []
    /// Whether the layout cuts the text of a label.
    var isCut = false
    /// The numbers of views and of labels inside that are drawn, without those deeper inside.
    var contents = (views: 0, labels: 0)
    /// Whether it only arranges views, as a stack does.
    var isStack = false

    /// Makes an item.
    public init(
      name: String, frame: LayoutRect, kind: Kind = .view, isRightToLeft: Bool = false,
      window: LayoutRect? = nil
    ) {
      self.name = name
      self.frame = frame
      self.kind = kind
      self.isRightToLeft = isRightToLeft
      self.window = window
    }
  }

  /// The kinds of items.
  public enum Kind: Sendable, Equatable {
    /// A view.
    case view
    /// A label with the lines of its text as laid out and cut off, from the top of its frame.
    case label(lines: [String], metrics: LayoutTextMetrics)
    /// A layout guide.
    case guide
    /// A guide that a view makes itself: its margins, its safe area, or the content of a scroll view.
    case ownGuide
  }

  /// A constraint as a line between the anchors that it relates.
  public struct Constraint: Sendable, Equatable {
    /// The constraint as DSL text.
    public var text: String
    /// The required distance, such as `16`, `≥ 8` or `label.width * 0.5`; empty if two anchors should
    /// coincide.
    public var distance: String
    /// One end of the line, in the root's coordinates.
    public var start: LayoutPoint
    /// The other end.
    public var end: LayoutPoint

    /// Makes a constraint.
    public init(text: String, distance: String, start: LayoutPoint, end: LayoutPoint) {
      self.text = text
      self.distance = distance
      self.start = start
      self.end = end
    }
  }
}

extension LayoutDrawing.Item {
  /// The visible part of the frame; `nil` if there is none.
  ///
  /// A line at the edge of the ``window`` is shown, and nothing beyond.
  public var visibleFrame: LayoutRect? {
    guard let window else { return frame }
    let (left, right) = (Swift.max(frame.minX, window.minX), Swift.min(frame.maxX, window.maxX))
    let (top, bottom) = (Swift.max(frame.minY, window.minY), Swift.min(frame.maxY, window.maxY))
    guard left <= right, top <= bottom else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether it is a guide of either kind.
  var isGuide: Bool { kind == .guide || kind == .ownGuide }
}

extension LayoutDrawing {
  /// The rectangle to draw: the root, and items outside it up to the root's size away, such as views before
  /// they fly in.
  var area: LayoutRect? {
    guard let root = items.first(where: { $0.frame.isDrawable })?.frame else { return nil }
    let reachX = root.size.width > 0 ? root.size.width : 1e6
    let reachY = root.size.height > 0 ? root.size.height : 1e6
    var (left, top) = (root.origin.x, root.origin.y)
    var (right, bottom) = (left + root.size.width, top + root.size.height)
    for item in items where item.frame.isDrawable {
      // Parts that a scroll view clips need no room.
      guard let frame = item.visibleFrame else { continue }
      // What is farther away is not seen.
      guard frame.minX <= root.maxX + reachX, frame.maxX >= root.minX - reachX,
        frame.minY <= root.maxY + reachY,
        frame.maxY >= root.minY - reachY
      else { continue }
      left = Swift.min(left, Swift.max(frame.origin.x, root.origin.x - reachX))
      top = Swift.min(top, Swift.max(frame.origin.y, root.origin.y - reachY))
      right = Swift.max(
        right, Swift.min(frame.origin.x + frame.size.width, root.origin.x + root.size.width + reachX))
      bottom = Swift.max(
        bottom, Swift.min(frame.origin.y + frame.size.height, root.origin.y + root.size.height + reachY))
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutRect {
  /// Whether the rectangle can be drawn: its numbers are finite and not too large, and its size is not
  /// negative.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0 && origin.x.magnitude <= 1e12 && origin.y.magnitude <= 1e12
      && size.width <= 1e12 && size.height <= 1e12
  }
}
