import Anchorage

#if canImport(SwiftUI) && !ANCHORAGE_HEADLESS_ONLY
import SwiftUI

/// Lays out SwiftUI views by constraints, with Anchorage's own engine.
///
///     struct Profile: View {
///       static let layout = AnchorLayout { items in
///         items["badge"].size == 24
///         items["badge"].topTrailing == items.root.topTrailing.offset(x: -16, y: 16)
///         items["name"].leading == items.root.leading + 16
///         items["name"].trailing <= items["badge"].leading - 8
///         items["name"].firstBaseline == items["badge"].bottom
///         items.root.bottom == items["name"].bottom + 16
///       }
///
///       var body: some View {
///         Self.layout {
///           Text("Ada Lovelace").layoutName("name")
///           Color.red.layoutName("badge")
///         }
///       }
///     }
///
/// Each subview is a ``LayoutView`` whose content has the subview's ideal width, and its height for the
/// resulting width. It hugs and resists compression like any view. A resize, or a change of subviews that
/// keeps their names, solves the same constraints again. The constraints are declared again if names change
/// or the layout is a new value: a layout made in `body`, to use its values, is new each time; a constant as
/// above is not.
///
/// A layout that depends on values captures them. Such a layout is made in `body`, in a statement of its own,
/// because `AnchorLayout { … } { … }` does not parse:
///
///     struct Badge: View {
///       let gap: Double
///       let name: String
///
///       var body: some View {
///         let layout = AnchorLayout { [gap] items in
///           items["name"].edges == items.root.edges.inset(by: gap)
///         }
///         layout {
///           Text(name).layoutName("name")
///         }
///       }
///     }
///
/// SwiftUI lays out on any thread, so the block is not isolated to an actor. Values of a view must be
/// captured, as here, or be nonisolated: `nonisolated static let gap = 16.0`.
///
/// A name without a subview, or a statement without a meaning, stops a debug build. To handle such mistakes
/// yourself, write `AnchorLayout(onMistake: { logger.fault("\($0)") }) { items in … }`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AnchorLayout: Layout {
  private let axes: Axis.Set
  private let onMistake: @Sendable (LayoutMistake) -> Void
  private let declare: @Sendable (AnchorLayoutItems) -> ConstraintBuilder.Statements<HeadlessBackend>
  /// Identifies a layout, because closures can't be compared; copies of a layout share it.
  private let identity = Identity()

  fileprivate final class Identity: Sendable {}

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the layout takes the size that its container proposes. Along the others,
  ///       and with `fixedSize()`, it takes the size of its content.
  ///   - onMistake: Called for statements without a meaning and names without a subview. By default this
  ///       stops a debug build; if it returns, the statement is ignored.
  ///   - constraints: Declares the constraints, as in a `batch`.
  public init(
    fills axes: Axis.Set = .horizontal,
    onMistake: @escaping @Sendable (LayoutMistake) -> Void = { assertionFailure("\($0)") },
    @ConstraintBuilder _ constraints:
      @escaping @Sendable (AnchorLayoutItems) ->
      ConstraintBuilder.Statements<HeadlessBackend>
  ) {
    self.axes = axes
    self.onMistake = onMistake
    declare = constraints
  }

  /// The tree of headless views for a set of subviews.
  public struct Cache {
    let items: AnchorLayoutItems
    fileprivate let names: [String]
    fileprivate let layout: Identity
  }

  /// Makes the tree and declares the constraints.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    let names = self.names(of: subviews)
    let items = AnchorLayoutItems(names: names)
    batch { declare(items) }
    items.takeMistakes().forEach(onMistake)
    return Cache(items: items, names: names, layout: identity)
  }

  /// Keeps the tree unless the names of the subviews, or the layout itself, changed.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    if cache.layout !== identity || cache.names != names(of: subviews) {
      cache = makeCache(subviews: subviews)
    }
  }

  private func names(of subviews: LayoutSubviews) -> [String] { subviews.map { $0[LayoutName.self] } }

  /// The size for a proposal: the proposed size along axes that the layout fills, and the content's along the
  /// others.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    cache.items.measuring(subviews) { root in
      let natural = root.systemLayoutSizeFitting(.zero)
      var size = natural
      if let width = proposal.width, width.isFinite {
        size.width = axes.contains(.horizontal) ? width : min(width, natural.width)
      }
      if let height = proposal.height, height.isFinite, axes.contains(.vertical) {
        size.height = height
      } else if size.width != natural.width {
        let target = LayoutSize(width: size.width, height: 0)
        size.height = root.systemLayoutSizeFitting(target, horizontal: .required).height
      }
      // A layout that fills takes the whole proposal.
      var answer = CGSize(size)
      if axes.contains(.horizontal), proposal.width == .infinity { answer.width = .infinity }
      if axes.contains(.vertical), proposal.height == .infinity { answer.height = .infinity }
      return answer
    }
  }

  /// Places the subviews at the frames of the tree.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    cache.items.measuring(subviews) { root in
      root.frame.size = LayoutSize(bounds.size)
      root.layoutIfNeeded()
      for (subview, view) in zip(subviews, cache.items.views) {
        var frame = view.frame
        // SwiftUI mirrors every x itself.
        if root.layoutDirection == .rightToLeft { frame.origin.x = root.frame.size.width - frame.maxX }
        subview.place(
          at: CGPoint(x: bounds.minX + frame.origin.x, y: bounds.minY + frame.origin.y), anchor: .topLeading,
          proposal: ProposedViewSize(width: frame.size.width, height: frame.size.height))
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Names a view for the constraints of the ``AnchorLayout`` that contains it.
  nonisolated public func layoutName(_ name: String) -> some View {
    layoutValue(key: LayoutName.self, value: name)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct LayoutName: LayoutValueKey {
  static let defaultValue = ""
}
#endif
