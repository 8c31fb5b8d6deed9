/// A call that has no meaning, and therefore had no effect.
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
  /// The quantity that a refused number was given for.
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
    /// The maximum width of readable content.
    case readableWidth
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
    /// The size of the characters of a label.
    case textMetrics
    /// The spacing of a stack view.
    case spacing
    /// The distances between the edges of a stack view and its arranged views.
    case edgeInsets
    /// The priority at which a stack view keeps a view.
    case visibilityPriority
    /// A weight of a distribution or a grid.
    case weight
    /// The scroll position of a scroll view.
    case contentOffset
    /// The distances that the content of a scroll view can be scrolled beyond its edges.
    case contentInset
  }

  /// The reasons why calls are refused.
  public indirect enum Reason: Hashable, Sendable {
    /// A number is NaN, infinite or too large, a multiplier is not from 0.0001 to 10,000, or a weight is not above 0
    /// or more than 10,000 times another.
    case numberOutOfRange(Quantity, Double)
    /// A size is negative.
    case negativeSize(Double)
    /// A priority is not in `0 < priority <= 1000`.
    case priorityOutOfRange(Float)
    /// Two items of a constraint are in different trees; the names are those of the roots.
    case noCommonAncestor(String, String)
    /// The views are in two trees that are complete, such as those of two windows.
    case inTwoTrees(String, String)
    /// A constraint was declared before an item was added to the view that it is in now, and stayed inactive.
    case declaredTooEarly(String, container: String)
    /// A guide of a constraint belongs to no view.
    case guideWithoutView(String)
    /// An item of a constraint no longer exists.
    case itemIsGone
    /// A UIKit or AppKit constraint was used after an update of its group replaced it.
    case constraintWasReplaced(LayoutAttribute)
    /// UIKit or AppKit doesn't expose the anchors of a constraint; `layoutProblems()` leaves it out.
    case anchorsUntold
    /// An edge, a centre or a baseline is compared with a number alone.
    case placeEqualsNumber(String)
    /// Leading or trailing is mixed with left or right.
    case mixedDirections(String, String)
    /// Two attributes cannot be compared.
    case incompatibleAttributes(String, String)
    /// A constraint has more anchors than a constraint of UIKit or AppKit can have.
    case tooManyAnchors
    /// The anchors of a constraint cancel out.
    case saysNothing
    /// A view was added to itself or to one of its descendants.
    case cycle(parent: String, child: String)
    /// A subview was inserted at an index that is out of range.
    case noSuchIndex(Int, count: Int)
    /// A view that isn't a subview was to be moved among the subviews, or used as a position for another
    /// view.
    case notASubview(String)
    /// A guide that belongs to a view, such as its margins, was added to another view.
    case guideOfAnotherView(String)
    /// A view takes its baselines from a view that isn't inside it.
    case baselineOutside(String)
    /// An item without a superview was pinned to its superview.
    case noSuperview
    /// A view asked for layout while a pass asked it for its content.
    case layoutWhileMeasuring
    /// Two composites have no edge in common.
    case nothingInCommon
    /// Items were aligned along the axis that they are distributed on.
    case alignmentAlongAxis(LayoutAttribute, LayoutAxis)
    /// Items were distributed with more or fewer spacings than they have gaps.
    case wrongNumberOfGaps(Int, needed: Int)
    /// Items, or the rows of a grid, were given more or fewer weights than there are.
    case wrongNumberOfWeights(Int, needed: Int)
    /// Two lists of anchors that are related one by one have different lengths.
    case unequalCounts(Int, Int)
    /// Items were distributed evenly without a container.
    case evenlyWithoutContainer
    /// Items that are distributed along one axis were given insets along the other axis that move none of them.
    case insetAcrossAxis(LayoutAxis)
    /// A grid was given fewer than one column.
    case wrongNumberOfColumns(Int)
    /// A constraint in SwiftUI uses a name that no subview has; `known` lists the names that exist.
    case unknownName(String, known: [String])
    /// A view was added to a stack view that already arranges it.
    case arrangedAlready(String)
    /// A call named a view that the stack view doesn't arrange.
    case notArranged(String)
    /// An arranged view was inserted at an index that is out of range.
    case noSuchArrangedIndex(Int, count: Int)
    /// A vertical stack view was to align baselines.
    case baselinesOfColumn
  }

  /// The reason why the call was refused.
  public var reason: Reason
  /// The name of the item that the call was about.
  public var item: String
  /// The constraint as DSL text, if the call was about a constraint.
  public var constraint: String?
  /// The other constraints that were refused with it for the same reason, as DSL text.
  public var otherConstraints: [String] = []
  /// Where the constraint was written; `nil` if that is unknown.
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
  /// All constraints of the statement that were refused.
  package var constraints: [String] { (constraint.map { [$0] } ?? []) + otherConstraints }

  /// Whether two mistakes are equal if NaN counts as equal to itself, unlike for `==`.
  package func isSame(as other: LayoutMistake) -> Bool {
    guard case .numberOutOfRange(let quantity, let number) = reason, number.isNaN,
      case .numberOutOfRange(quantity, let otherNumber) = other.reason, otherNumber.isNaN
    else { return isEqual(to: other) }
    return item == other.item && constraint == other.constraint && location == other.location
  }

  /// The same as `==`, but not inlined: the comparison of all reasons is larger than most callers, and inlining it where
  /// mistakes are collected costs 12 kB of a WebAssembly module.
  @inline(never)
  package func isEqual(to other: LayoutMistake) -> Bool { self == other }
}

extension [LayoutMistake] {
  /// The mistakes, merged where one statement, such as `card.edges == root.edges`, made the same mistake
  /// several times in a row. Where lines are unknown, mistakes are merged only if the tree caused them.
  package var oneForEachStatement: [LayoutMistake] {
    var found: [LayoutMistake] = []
    for mistake in self {
      guard let constraint = mistake.constraint, let last = found.last, last.constraint != nil,
        mistake.isSame(as: last, butIn: constraint)
      else {
        found.append(mistake)
        continue
      }
      found[found.count - 1].otherConstraints.append(constraint)
    }
    return found
  }
}

extension LayoutMistake {
  /// Whether two mistakes differ only in their constraints and have one known cause: a line or a tree.
  fileprivate func isSame(as other: LayoutMistake, butIn constraint: String) -> Bool {
    switch reason {
    case .noCommonAncestor, .inTwoTrees, .declaredTooEarly, .guideWithoutView: break
    default: if location == nil { return false }
    }
    var other = other
    (other.constraint, other.otherConstraints) = (constraint, otherConstraints)
    // Insets count up at one edge, and down at the other.
    if case .numberOutOfRange(let quantity, let number) = reason,
      case .numberOutOfRange(quantity, -number) = other.reason
    {
      other.reason = reason
    }
    return isSame(as: other)
  }
}

/// A view without an ancestor in common with another view, reduced to the facts that the report needs.
package struct Stranger {
  /// Whether the root of its tree has a size, as a screen does.
  private let isOnScreen: Bool
  /// How likely it is that adding the view was forgotten, from 0 to 2. A view without superview and subviews is the most
  /// likely.
  private let looseness: Int

  package init(hasSuperview: Bool, hasSubviews: Bool, isRootEmpty: Bool) {
    isOnScreen = !isRootEmpty
    looseness = hasSuperview ? 0 : hasSubviews ? 1 : 2
  }

  /// Whether both trees have a root with a size, and their views were added to them: no view is missing in either.
  package func isSettled(beside other: Stranger) -> Bool {
    isOnScreen && other.isOnScreen && looseness == 0 && other.looseness == 0
  }

  /// Whether this view's tree, rather than the other view's, was probably not added yet.
  package func isNewcomer(beside other: Stranger) -> Bool {
    isOnScreen == other.isOnScreen ? looseness >= other.looseness : other.isOnScreen
  }
}
