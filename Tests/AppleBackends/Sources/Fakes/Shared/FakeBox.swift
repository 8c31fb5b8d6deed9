@testable internal import HeadlessAnchorage

/// A headless view that lays out for a fake one, and asks it for what subclasses override.
///
/// The nearest common ancestor of a constraint's items holds the constraint: `heldConstraints` keeps it
/// alive.
protocol FakeBox: LayoutView {
  var fake: FakeView? { get set }
  var heldConstraints: [NSLayoutConstraint] { get set }
}

final class FakeViewBox: LayoutView, FakeBox {
  weak var fake: FakeView?
  var heldConstraints: [NSLayoutConstraint] = []

  override var intrinsicContentSize: LayoutSize { fakeContentSize }
  override var firstBaselineOffsetFromTop: Double { ask(0) { $0.fakeFirstBaseline } }
  override var baselineOffsetFromBottom: Double { ask(0) { $0.fakeLastBaseline } }
  override var forFirstBaselineLayout: LayoutView { ask(self) { $0.fakeFirstBaselineBox } }
  override var forLastBaselineLayout: LayoutView { ask(self) { $0.fakeLastBaselineBox } }
  override func updateConstraints() { ask(()) { $0.boxUpdatesConstraints() } }
  override func layoutSubviews() { ask(()) { $0.boxLaysOut() } }
}

#if FAKE_UIKIT
final class FakeScrollBox: LayoutScrollView, FakeBox {
  weak var fake: FakeView?
  var heldConstraints: [NSLayoutConstraint] = []

  override var intrinsicContentSize: LayoutSize { fakeContentSize }
  override func updateConstraints() { ask(()) { $0.boxUpdatesConstraints() } }
  override func layoutSubviews() { ask(()) { $0.boxLaysOut() } }
}
#endif

final class FakeLabelBox: LayoutLabel, FakeBox {
  weak var fake: FakeView?
  var heldConstraints: [NSLayoutConstraint] = []

  /// The size of the text, whatever a subclass of the fake label says.
  var textSize: LayoutSize { super.intrinsicContentSize }

  /// The size of the text in a width.
  func textSize(fitting width: Double) -> LayoutSize { metrics.size(of: lines(fitting: width)) }

  override var intrinsicContentSize: LayoutSize { fakeContentSize }
  override var firstBaselineOffsetFromTop: Double { ask(0) { $0.fakeFirstBaseline } }
  override var baselineOffsetFromBottom: Double { ask(0) { $0.fakeLastBaseline } }
  override var forFirstBaselineLayout: LayoutView { ask(self) { $0.fakeFirstBaselineBox } }
  override var forLastBaselineLayout: LayoutView { ask(self) { $0.fakeLastBaselineBox } }
  override func updateConstraints() { ask(()) { $0.boxUpdatesConstraints() } }
  override func layoutSubviews() { ask(()) { $0.boxLaysOut() } }
}

extension FakeBox {
  var fakeContentSize: LayoutSize {
    LayoutSize(ask(CGSize(width: -1, height: -1)) { $0.boxAsksForContent() })
  }

  /// Asks the fake view, which lives on the main actor as every layout pass of it does.
  func ask<Answer>(_ otherwise: Answer, _ question: @MainActor (FakeView) -> Answer) -> Answer {
    guard let fake else { return otherwise }
    // The answer never leaves the thread.
    nonisolated(unsafe) var answer = otherwise
    withoutActuallyEscaping(question) { question in
      MainActor.assumeIsolated { answer = question(fake) }
    }
    return answer
  }

  /// Lets go of the constraints that are no longer active, here and further up.
  func pruneUpwards() {
    var next: LayoutView? = self
    while let box = next {
      (box as? any FakeBox)?.prune()
      next = box.superview
    }
  }

  private func prune() {
    if heldConstraints.isEmpty { return }
    #if FAKE_UIKIT
    nonisolated(unsafe) let box = self
    MainActor.assumeIsolated { box.heldConstraints = box.heldConstraints.filter { $0.isActive } }
    #else
    heldConstraints.removeAll { !$0.isActive }
    #endif
  }
}

// MARK: - Numbers

extension LayoutSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension LayoutRect {
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: LayoutRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension LayoutPriority {
  init(of priority: FakePriority) { self.init(rawValue: priority.rawValue) }
}

extension FakePriority {
  init(of priority: LayoutPriority) { self.init(rawValue: priority.rawValue) }
}

extension LayoutAxis {
  init(_ axis: FakeAxis) { self = axis == .horizontal ? .horizontal : .vertical }
}
