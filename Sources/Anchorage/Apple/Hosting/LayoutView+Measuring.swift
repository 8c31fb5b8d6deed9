#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Headless views that stand for real views: they are measured like these and pass their frames on to them.

extension LayoutView {
  /// Creates a headless view that has the content of a real one.
  ///
  ///     let title = LayoutView(measuring: titleLabel)
  ///     root.addSubview(title)
  ///     title.edges == root.margins.edges
  ///     root.layoutIfNeeded()
  ///     root.applyFrames()   // titleLabel.frame is that of title
  ///
  /// The real view is asked for its intrinsic content size and baselines whenever a pass needs them. Text
  /// that wraps is asked for its height in the width it gets: on UIKit a label of several lines and a text
  /// view that does not scroll, on AppKit a text field. A view without an intrinsic size whose inside is laid
  /// out by constraints has its fitting size, on UIKit in the width it gets. On UIKit only labels have
  /// baselines: a view with its text in a subview has none.
  ///
  /// The view's alignment rectangle, its accessibility identifier (as the name) and its hugging and
  /// compression resistance priorities are copied now; set those of the headless view from then on.
  ///
  /// When the content changes, call ``invalidateIntrinsicContentSize()``; a ``LayoutHostView`` asks each time
  /// it lays out. Only the main thread may lay out a tree with such views, which keep the real views alive.
  ///
  /// - Parameter view: The view to ask. It does not change before ``applyFrames()``.
  @preconcurrency @MainActor public convenience init(measuring view: _PlatformView) {
    self.init(name: view.layoutIdentifier)
    measure(view)
  }

  /// The real view that this one has the content of, if it was created by ``init(measuring:)``.
  ///
  ///     LayoutView(measuring: titleLabel).measuredView === titleLabel  // true
  public final var measuredView: _PlatformView? { (measuredContent as? PlatformContent)?.view }

  /// Gives the real views the frames that the last pass gave the headless views.
  ///
  ///     final class TitleCell: UITableViewCell {
  ///       override func layoutSubviews() {
  ///         super.layoutSubviews()
  ///         root.frame.size = LayoutSize(contentView.bounds.size)
  ///         root.layoutIfNeeded()
  ///         root.applyFrames()
  ///       }
  ///     }
  ///
  /// The superview of a real view must be the real view of the nearest enclosing headless view that has one,
  /// or else the view whose bounds this view stands for. Headless views without a real view only group
  /// others. The real views are placed by their frames, so `translatesAutoresizingMaskIntoConstraints` is
  /// turned on. `isHidden` of the real views stays as it is.
  @preconcurrency @MainActor public final func applyFrames() {
    var stack = subviews.reversed().map { (view: $0, origin: LayoutPoint.zero) }
    while let (view, origin) = stack.popLast() {
      var frame = view.frame
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let real = view.measuredView {
        if !real.translatesAutoresizingMaskIntoConstraints {
          real.translatesAutoresizingMaskIntoConstraints = true
        }
        real.setFrame(to: CGRect(frame))
        frame.origin = .zero
      }
      for subview in view.subviews.reversed() { stack.append((subview, frame.origin)) }
    }
  }

  @MainActor private func measure(_ view: _PlatformView) {
    measuredContent = PlatformContent(view)
    hugging = view.hugging
    compressionResistance = view.compressionResistance
    alignmentRectInsets = LayoutInsets(absolute: view.alignmentRectInsets)
  }

  /// Reads everything again that may have changed about the real views inside this view.
  @MainActor final func measureAgain() {
    forEachInSubtree { view in
      guard let real = view.measuredView else { return }
      view.alignmentRectInsets = LayoutInsets(absolute: real.alignmentRectInsets)
      view.isHidden = real.isHidden
      view.invalidateIntrinsicContentSize()
    }
  }
}

extension _PlatformView {
  /// A width in which every text fits on one line.
  static var unlimited: CGFloat { .greatestFiniteMagnitude }

  /// Whether the view gets its size from the constraints inside it.
  var fitsConstraints: Bool {
    let size = intrinsicContentSize
    return size.width < 0 && size.height < 0 && !constraints.isEmpty
  }
}
#endif
