@testable import Anchorage
@testable import AnchorageHeadless

/// A view that can do something of its own when its moment comes.
protocol BusyView: LayoutView {
  /// The actions of the view at the next moment of a kind, each performed once.
  var intentions: [ContentView.Moment: () -> Void] { get set }
}

extension BusyView {
  /// Does what the view was to do at this moment.
  func act(_ moment: ContentView.Moment) { intentions.removeValue(forKey: moment)?() }
}

/// A label that can do something of its own.
final class BusyLabel: LayoutLabel, BusyView {
  var intentions: [ContentView.Moment: () -> Void] = [:]

  override var intrinsicContentSize: LayoutSize {
    act(.asked)
    return super.intrinsicContentSize
  }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    act(.measured)
    return super.sizeThatFits(size)
  }

  override func updateConstraints() { act(.updating) }

  override func layoutSubviews() { act(.layingOut) }
}

/// A view of tiles, each 20 × 10 points, in as many rows as its width makes necessary.
final class TileView: LayoutView, BusyView {
  var intentions: [ContentView.Moment: () -> Void] = [:]
  var tileCount: Int

  init(_ name: String, tileCount: Int) {
    self.tileCount = tileCount
    super.init(name: name)
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    act(.measured)
    if tileCount == 0 { return .zero }
    // A rounding error of the width must not make another row.
    let columns = size.width < Double(20 * tileCount) ? max(1, Int(size.width / 20 + 1e-6)) : tileCount
    let rows = (tileCount + columns - 1) / columns
    return LayoutSize(width: Double(20 * columns), height: Double(10 * rows))
  }

  override func updateConstraints() { act(.updating) }

  override func layoutSubviews() { act(.layingOut) }
}

/// A stack view that can do something of its own.
final class BusyStack: LayoutStackView, BusyView {
  var intentions: [ContentView.Moment: () -> Void] = [:]

  override func updateConstraints() { act(.updating) }

  override func layoutSubviews() { act(.layingOut) }
}

/// A scroll view that can do something of its own.
final class BusyScrollView: LayoutScrollView, BusyView {
  var intentions: [ContentView.Moment: () -> Void] = [:]

  override func updateConstraints() { act(.updating) }

  override func layoutSubviews() { act(.layingOut) }
}
