#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Headless views in the place of real ones: measured like these, and telling them their frames.

extension LayoutView {
  #if canImport(UIKit)
  /// Creates a headless view that has the content of a real one.
  ///
  ///     let title = LayoutView(measuring: titleLabel)
  ///     root.addSubview(title)
  ///     title.edges == root.margins.edges
  ///     root.layoutIfNeeded()
  ///     root.applyFrames()   // titleLabel.frame is that of title
  ///
  /// The real view is asked for its intrinsic content size and baselines whenever a pass needs them, and text
  /// that wraps (a label of several lines, a text view that does not scroll) for its height in the width it
  /// gets. A view without an intrinsic size whose inside is laid out by constraints has the size that fits
  /// these, in the width it gets as well. Its alignment rectangle, its accessibility identifier as the name
  /// and its hugging and compression resistance priorities are copied now; set those of the headless view
  /// from then on. Baselines are those of labels; a view with its text in a subview has none.
  ///
  /// When the content changes, call ``invalidateIntrinsicContentSize()``; a ``LayoutHostView`` asks each time
  /// it lays out. Only the main thread may lay out a tree with such views, which keep the real views alive.
  ///
  /// - Parameter view: The view to ask. Nothing of it changes before ``applyFrames()``.
  @MainActor public convenience init(measuring view: UIView) {
    self.init(name: view.layoutIdentifier)
    measure(view)
  }

  /// The real view that this one has the content of, if it was created by ``init(measuring:)``.
  ///
  ///     LayoutView(measuring: titleLabel).measuredView === titleLabel  // true
  public final var measuredView: UIView? { (measuredContent as? PlatformContent)?.view }
  #else
  /// Creates a headless view that has the content of a real one.
  ///
  ///     let title = LayoutView(measuring: titleLabel)
  ///     root.addSubview(title)
  ///     title.edges == root.margins.edges
  ///     root.layoutIfNeeded()
  ///     root.applyFrames()   // titleLabel.frame is that of title
  ///
  /// The real view is asked for its intrinsic content size and baselines whenever a pass needs them, and a
  /// text field that wraps for its height in the width it gets. A view without an intrinsic size whose inside
  /// is laid out by constraints has its fitting size. Its alignment rectangle, its accessibility identifier
  /// as the name and its hugging and compression resistance priorities are copied now; set those of the
  /// headless view from then on.
  ///
  /// When the content changes, call ``invalidateIntrinsicContentSize()``; a ``LayoutHostView`` asks each time
  /// it lays out. Only the main thread may lay out a tree with such views, which keep the real views alive.
  ///
  /// - Parameter view: The view to ask. Nothing of it changes before ``applyFrames()``.
  @MainActor public convenience init(measuring view: NSView) {
    self.init(name: view.layoutIdentifier)
    measure(view)
  }

  /// The real view that this one has the content of, if it was created by ``init(measuring:)``.
  ///
  ///     LayoutView(measuring: titleLabel).measuredView === titleLabel  // true
  public final var measuredView: NSView? { (measuredContent as? PlatformContent)?.view }
  #endif

  /// Puts the real views inside this one where the last pass has put the headless ones.
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
  /// The superview of a real view is to be the real view of the nearest headless view around it that has one,
  /// or else the view whose bounds this one stands for. Headless views without a real one only group others.
  /// From here on the real views are placed by their frames, so `translatesAutoresizingMaskIntoConstraints`
  /// is turned on. Whether they are hidden is their own affair.
  @MainActor public final func applyFrames() {
    var stack = subviews.reversed().map { (view: $0, origin: LayoutPoint.zero) }
    while let (view, origin) = stack.popLast() {
      var frame = view.frame
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let real = view.measuredView {
        if !real.translatesAutoresizingMaskIntoConstraints {
          real.translatesAutoresizingMaskIntoConstraints = true
        }
        real.place(at: CGRect(frame))
        frame.origin = .zero
      }
      for subview in view.subviews.reversed() { stack.append((subview, frame.origin)) }
    }
  }

  @MainActor private func measure(_ view: PlatformView) {
    measuredContent = PlatformContent(view)
    hugging = view.hugging
    compressionResistance = view.compressionResistance
    alignmentRectInsets = LayoutInsets(absolute: view.alignmentRectInsets)
  }

  /// Takes notice of everything about the real views inside this one that may have changed.
  @MainActor final func measureAgain() {
    forEachInSubtree { view in
      guard let real = view.measuredView else { return }
      view.alignmentRectInsets = LayoutInsets(absolute: real.alignmentRectInsets)
      view.isHidden = real.isHidden
      view.invalidateIntrinsicContentSize()
    }
  }
}

/// The content of a real view, which lives on the main actor as every pass of its tree does.
final class PlatformContent: MeasuredContent {
  let view: PlatformView

  init(_ view: PlatformView) { self.view = view }

  override var size: LayoutSize {
    let (view, width) = (view, laidOutWidth)
    return MainActor.assumeIsolated { view.contentSize(fitting: width) }
  }

  override var wrapsAtLaidOutWidth: Bool {
    let view = view
    return MainActor.assumeIsolated { view.wrapsContent }
  }

  override var firstBaselineOffsetFromTop: Double {
    let view = view
    return MainActor.assumeIsolated { view.contentBaselines.first }
  }

  override var baselineOffsetFromBottom: Double {
    let view = view
    return MainActor.assumeIsolated { view.contentBaselines.last }
  }
}

extension PlatformView {
  /// A width that text of one line fits in.
  static var unlimited: CGFloat { .greatestFiniteMagnitude }

  /// Whether the size of the view is that of what constraints lay out inside it.
  var fitsConstraints: Bool {
    let size = intrinsicContentSize
    return size.width < 0 && size.height < 0 && !constraints.isEmpty
  }
}
#endif
