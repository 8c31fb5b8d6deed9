import Anchorage

/// Something about a layout that is no error, and is often not meant.
///
///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
///     let name = LayoutLabel(name: "name", text: "Ada Lovelace")
///     screen.addSubview(name)
///     name.topLeading == screen.topLeading
///     name.width == 80
///     screen.layoutIfNeeded()
///     print(screen.notes()[0])
///     // note: the text of 'name' is cut: it needs 96 points of width and has 80
///     screen.notes()[0].reason  // .cutText(.horizontal, needed: 96, available: 80)
///
/// Hidden views, with everything inside them, and constraints that are not active are left out.
public struct LayoutNote: Hashable, Sendable {
  /// The facts that notes tell. Distances are in points.
  public indirect enum Reason: Hashable, Sendable {
    /// A label is smaller than its text along an axis.
    case cutText(LayoutAxis, needed: Double, available: Double)
    /// A label has fewer lines than its text takes.
    case cutLines(needed: Int, available: Int)
    /// A view is smaller than its content along an axis.
    case compressedContent(LayoutAxis, needed: Double, available: Double)
    /// A view with content is zero wide and high, such as a label whose frame nobody has set.
    case unsized
    /// A view has no extent along an axis, and something inside it has.
    case empty(LayoutAxis)
    /// A view has no extent along an axis because of constraints that name no number.
    case collapsed(LayoutAxis)
    /// Views reach beyond the edges of their superview, the farthest of them by these distances; leading is left, and
    /// trailing is right, always.
    case outside(superview: String, LayoutInsets)
    /// The texts of labels overlap, by up to this size.
    case overlappingTexts(LayoutSize)
    /// A required content size would conflict if it grew, or shrank, beyond the extent that constraints require.
    case rigidContent(LayoutAxis, extent: Double, isHugging: Bool)
    /// A view had a frame before it became the subject of a constraint, and its constraints leave something open.
    case unusedFrame(LayoutRect)
    /// A hidden view lies between others that are constrained to it.
    case hiddenTakesRoom(LayoutAxis, extent: Double)
    /// Removing the view made its constraints inactive, and there are none since it was added again.
    case unplacedSinceRemoval
    /// A text that could wrap makes a scroll view scroll sideways, because nothing limits its width; it is inside a subview of the
    /// scroll view, or is one.
    case wideText(scrollView: String, inside: String)
    /// A stack view arranges no view.
    case emptyStack
    /// A constraint aligns a text with the baseline of a view that shows none, which is an edge of it.
    case plainBaseline
    /// A size is so many times that of a view around it, by a multiplier that may be meant in hundredths.
    case multiplied(by: Double)
    /// Constraints say the same.
    case duplicates
    /// A constraint holds wherever another one does, or always.
    case redundant
    /// An optional constraint cannot hold beside a required one, or never.
    case hopeless
    /// An optional constraint does not hold.
    case missed(by: Double)
  }

  /// The fact that the note states.
  public var reason: Reason
  /// The names of the items that the note is about.
  public var items: [String]
  /// The constraints that the note is about, or that explain it; see ``constraints`` for their text.
  public var members: [LayoutConflict.Member]
  /// How many items, or constraints that say the same, are not listed, because there are more than 50.
  public var omittedCount: Int
  /// A change that fixes it and was tried, for views outside their superviews; `nil` if none is known.
  ///
  ///     cell.edges == root.edges.inset(by: 16)
  ///     label.topLeading == root.topLeading  // label is in cell
  ///     root.layoutIfNeeded()
  ///     for note in root.notes() where note.items == ["label"] {
  ///       note.help?.kind  // .superview
  ///       note.help?.code  // ["label.leading == cell.leading", "label.top == cell.top"]
  ///     }
  public var help: LayoutHelp?
}

extension LayoutNote {
  /// The kind of note in one word, such as `cutText` or `outside`: the name of its ``Reason-swift.enum``.
  public var kind: String {
    switch reason {
    case .cutText: "cutText"
    case .cutLines: "cutLines"
    case .compressedContent: "compressedContent"
    case .unsized: "unsized"
    case .empty: "empty"
    case .collapsed: "collapsed"
    case .outside: "outside"
    case .overlappingTexts: "overlappingTexts"
    case .rigidContent: "rigidContent"
    case .unusedFrame: "unusedFrame"
    case .hiddenTakesRoom: "hiddenTakesRoom"
    case .unplacedSinceRemoval: "unplacedSinceRemoval"
    case .wideText: "wideText"
    case .emptyStack: "emptyStack"
    case .plainBaseline: "plainBaseline"
    case .multiplied: "multiplied"
    case .duplicates: "duplicates"
    case .redundant: "redundant"
    case .hopeless: "hopeless"
    case .missed: "missed"
    }
  }

  /// The constraints that the note is about, or that explain it, as DSL text.
  ///
  ///     card.width == 320
  ///     card.width == 400 ~ .high
  ///     root.layoutIfNeeded()
  ///     root.missedOptionalConstraints[0].constraints  // ["card.width == 400 ~ .high"]
  public var constraints: [String] { members.map { $0.text } }
}
