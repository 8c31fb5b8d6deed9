import Anchorage

/// Why an anchor is where it is, or a dimension as large as it is; its `description` is the text a person reads.
///
///     card.leading == root.leading + 16
///     card.trailing == root.trailing - 16
///     root.layoutIfNeeded()  // root is 320 × 200
///     print(root.explain(card.width))
///     // card.width is 288
///     //     card.leading == root.leading + 16         16
///     //     card.trailing == root.trailing - 16      304
///     // note: root.width is 320
///     // note: 320 - 2 * 16 is 288
///
/// Without any of the lines the value would be another one, or open; of hundreds of lines some may be superfluous. Places count from the edges of the view that a constraint
/// is about the inside of, as in its text: from the left and the top, and `leading` and `trailing` under right-to-left from
/// the right. The number in the right column is that of the left side of the constraint.
public struct LayoutExplanation: Hashable, Sendable {
  /// A constraint that the value rests on, or equalities that follow one from the other: `c.width == b.width == a.width`.
  public struct Line: Hashable, Sendable {
    /// The constraint as DSL text, or what a stack view does as a sentence.
    public var text: String
    /// The number on its left side, in points; `nil` for a sentence and for a sum.
    public var value: Double?
    /// Where it was written; empty if that is unknown.
    public var locations: [LayoutSourceLocation]
    /// Why it is there, in words, such as `its content`; empty for constraints of code.
    public var reason: String
    /// By how many points it is missed: 0 for a constraint that holds.
    public var shortfall: Double
    /// The lines that outweigh it if it is missed.
    public var winners: [String]
  }

  /// The anchor: `card.width`.
  public var anchor: String
  /// The value in points, as of the last pass; `nil` if there is none, and then ``notes`` say why.
  public var value: Double?
  /// The constraints that decide the value: the anchor's own first, then those that these mention, and so on.
  public var lines: [Line]
  /// Optional constraints that would give another value if they held, but that ``lines`` outweigh.
  public var lost: [Line]
  /// The values that the constraints leave open; `nil` if there is only one.
  public var range: ClosedRange<Double>?
  /// Facts beside the constraints: the size of the root, the sum that gives the value.
  public var notes: [String]
  /// An action that settles an open value.
  public var help: String?
}

/// Why an item has the frame that it has; its `description` is what a person reads.
///
///     card.topLeading == root.topLeading
///     card.size == LayoutSize(width: 40, height: 20)
///     root.layoutIfNeeded()
///     print(root.explain(card))
///     // card.leading is 0
///     //     card.leading == root.leading      0
///     // card.top is 0
///     //     card.top == root.top      0
///     // card.width is 40
///     //     card.width == 40     40
///     // card.height is 20
///     //     card.height == 20     20
public struct LayoutFrameExplanation: Hashable, Sendable {
  /// Why the leading edge is where it is.
  public var leading: LayoutExplanation
  /// Why the top edge is where it is.
  public var top: LayoutExplanation
  /// Why the item is as wide as it is.
  public var width: LayoutExplanation
  /// Why the item is as high as it is.
  public var height: LayoutExplanation

  /// The four explanations in the order leading, top, width, height.
  public var all: [LayoutExplanation] { [leading, top, width, height] }
}

extension LayoutFrameExplanation: CustomStringConvertible {
  /// The four explanations, one below the other.
  public var description: String { all.map { $0.description }.joined(separator: "\n") }
}
