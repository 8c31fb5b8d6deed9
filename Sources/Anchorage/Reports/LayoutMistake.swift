/// A call that cannot mean anything; what it asked for was not done.
///
///     card.width == 320 ~ 2000
///     root.layoutIfNeeded()
///     for case .misuse(let mistake) in root.diagnostics {
///       switch mistake.reason {
///       case .priorityOutOfRange(let priority):
///         priority      // 2000
///       case .numberOutOfRange(.constant, let number):
///         number
///       default:
///         mistake.item
///       }
///     }
public struct LayoutMistake: Hashable, Sendable {
  /// What a refused number was meant for.
  public enum Quantity: Hashable, Sendable {
    /// The constant of a constraint.
    case constant
    /// The multiplier of a constraint.
    case multiplier
    /// A frame.
    case frame
    /// An intrinsic content size.
    case intrinsicContentSize
    /// A distance to a baseline.
    case baseline
    /// Layout margins.
    case layoutMargins
    /// Safe area insets.
    case safeAreaInsets
    /// Alignment rectangle insets.
    case alignmentRectInsets
    /// A target for a fitting size.
    case fittingSize
    /// The number of pixels in a point.
    case displayScale
    /// The width at which a label wraps.
    case preferredMaxLayoutWidth
    /// How large the characters of a label are.
    case textMetrics
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A number is NaN, infinite or too large.
    case numberOutOfRange(Quantity, Double)
    /// A size is negative.
    case negativeSize(Double)
    /// A priority is not in `0 < priority <= 1000`.
    case priorityOutOfRange(Float)
    /// Two items of a constraint are not in the same tree; the names are those of the trees' roots.
    case noCommonAncestor(String, String)
    /// A guide of a constraint belongs to no view.
    case guideWithoutView(String)
    /// An item of a constraint no longer exists.
    case itemIsGone
    /// A place is compared with a number alone.
    case placeEqualsNumber(String)
    /// Leading or trailing is mixed with left or right.
    case mixedDirections(String, String)
    /// Two attributes cannot be compared.
    case incompatibleAttributes(String, String)
    /// A constraint has more anchors than those of the platform can have.
    case tooManyAnchors
    /// The anchors of a constraint cancel out.
    case saysNothing
    /// A view was to become a subview of itself or of a descendant.
    case cycle(parent: String, child: String)
    /// A subview was to be inserted at a place that does not exist.
    case noSuchPlace(Int, count: Int)
    /// A guide that a view makes itself was added to another one.
    case guideOfAnotherView(String)
    /// A view named one outside of it for its baselines.
    case baselineOutside(String)
    /// An item was to be pinned to its superview and has none.
    case noSuperview
    /// Two composites have no edge in common.
    case nothingInCommon
    /// Items were to be aligned along the axis they are distributed on.
    case alignmentAlongAxis(LayoutAttribute, LayoutAxis)
    /// Items were to be distributed with a number of spacings that is not that of their gaps.
    case wrongNumberOfGaps(Int, needed: Int)
    /// Items were to be distributed evenly in nothing.
    case evenlyWithoutContainer
    /// Items that are distributed along an axis were to have insets across it.
    case insetAcrossAxis(LayoutAxis)
    /// A grid was to have no columns, or fewer.
    case wrongNumberOfColumns(Int)
    /// A constraint in SwiftUI is about a name that no subview has; the others are those that there are.
    case unknownName(String, known: [String])
  }

  /// What is wrong.
  public var reason: Reason
  /// The item it was asked of.
  public var item: String
  /// The constraint as DSL text, if it is about one.
  public var constraint: String?
  /// Where the constraint was written, if that is known.
  public var location: LayoutSourceLocation?

  package init(
    _ reason: Reason, item: String, constraint: String? = nil, location: LayoutSourceLocation? = nil
  ) {
    self.reason = reason
    self.item = item
    self.constraint = constraint
    self.location = location
  }
}

extension LayoutMistake {
  /// Whether both say the same; unlike for `==`, one NaN is like the other.
  func isSame(as other: LayoutMistake) -> Bool {
    guard case .numberOutOfRange(let quantity, let number) = reason, number.isNaN,
      case .numberOutOfRange(quantity, let otherNumber) = other.reason, otherNumber.isNaN
    else { return self == other }
    return item == other.item && constraint == other.constraint && location == other.location
  }
}
