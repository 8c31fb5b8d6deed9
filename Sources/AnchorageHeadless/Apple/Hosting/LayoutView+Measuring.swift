import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Headless views that represent real views: they have the content of these and set their frames.

extension LayoutView {
  // `@preconcurrency`: Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// Creates a headless view with the content of a real view.
  ///
  ///     let title = LayoutView(measuring: titleLabel)
  ///     root.addSubview(title)
  ///     title.edges == root.margins.edges
  ///     root.layoutIfNeeded()
  ///     root.applyFrames()   // titleLabel.frame is that of title
  ///
  /// The real view is asked for its intrinsic content size and baselines when a pass needs them. Text that
  /// wraps is asked for its height in the resulting width: on UIKit, a label of several lines and a text view
  /// that doesn't scroll; on AppKit, a text field. A view without an intrinsic size that is laid out by
  /// constraints inside, such as a stack view, has its fitting size, on UIKit in the resulting width. On
  /// UIKit, only labels have baselines: a view with its text in a subview has none.
  ///
  /// With `byWidth`, any other view whose height depends on its width is measured by `sizeThatFits(_:)`, on
  /// AppKit only if it is a control:
  ///
  ///     let send = LayoutView(measuring: sendButton, byWidth: true)   // its title has several lines
  ///
  /// The view's alignment rectangle, its accessibility identifier (as the name) and its hugging and
  /// compression resistance priorities are copied once; set those of the headless view afterwards.
  ///
  /// A size is asked for once for each width. When the content changes, call
  /// ``invalidateIntrinsicContentSize()``, or that of the ``LayoutHostView``. Only the main thread may lay
  /// out a tree with such views. They keep the real views alive.
  ///
  /// - Parameters:
  ///   - view: The view to measure. It doesn't change before ``applyFrames()``.
  ///   - byWidth: Whether `sizeThatFits(_:)` gives the height in the resulting width.
  @preconcurrency @MainActor public convenience init(measuring view: _PlatformView, byWidth: Bool = false) {
    self.init(name: view.layoutIdentifier)
    measure(view, byWidth)
  }

  /// The real view whose content this view has, if it was created by ``init(measuring:)``.
  ///
  ///     LayoutView(measuring: titleLabel).measuredView === titleLabel  // true
  public final var measuredView: _PlatformView? { (measuredContent as? PlatformContent)?.view }

  // `@preconcurrency`: Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
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
  /// or else the view whose bounds this view represents. Headless views without a real view only group
  /// others. The real views are placed by their frames, so `translatesAutoresizingMaskIntoConstraints` is set
  /// to true. Their `isHidden` doesn't change.
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

  @MainActor private func measure(_ view: _PlatformView, _ byWidth: Bool) {
    measuredContent = PlatformContent(view, byWidth: byWidth)
    hugging = view.hugging
    compressionResistance = view.compressionResistance
    alignmentRectInsets = LayoutInsets(absolute: view.alignmentRectInsets)
  }

  /// Rereads all properties of the real views inside this view that may have changed.
  ///
  /// - Parameter contentChanged: Whether their content may have changed, too.
  @MainActor final func readMeasuredViews(contentChanged: Bool) {
    forEachInSubtree { view in
      guard let real = view.measuredView else { return }
      view.alignmentRectInsets = LayoutInsets(absolute: real.alignmentRectInsets)
      view.isHidden = real.isHidden
      if contentChanged { view.invalidateIntrinsicContentSize() }
    }
  }
}
#endif
