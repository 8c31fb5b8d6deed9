import Testing
import UIKit

/// The behaviour of UIKit alone.
@MainActor @Suite(.nothingRaised)
struct FakeUIKitTests {
  /// A view that notes its subviews' frames as it lays them out.
  private final class Observer: UIView {
    var seen: [CGRect] = []
    var updates = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(contentsOf: subviews.map(\.frame))
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
  }

  private let root = makeRoot()

  private func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test
  func `margins are 8`() {
    let a = UIView(name: "a", in: root)
    fill(root.layoutMarginsGuide, with: a)
    #expect(a.frame == CGRect(x: 8, y: 8, width: 384, height: 284))
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
    #expect(root.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
  }

  @Test
  func `margins follow the direction`() {
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let a = UIView(name: "a", in: root)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 320)
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  }

  @Test
  func `margins begin inside the safe area`() {
    root.frame.size = CGSize(width: 390, height: 844)
    root.fakeSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let (a, b) = (UIView(name: "a", in: root), UIView(name: "b", in: root))
    fill(root.safeAreaLayoutGuide, with: a)
    fill(root.layoutMarginsGuide, with: b)
    #expect(a.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(b.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test
  func `a subview is covered as far as it reaches under what covers its superview`() {
    root.fakeSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let bar = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 44))
    root.addSubview(bar)
    #expect(bar.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [(true, 25), (false, 8)] as [(Bool, CGFloat)])
  func `margins can stay inside those of the superview`(preserves: Bool, left: CGFloat) {
    root.layoutMargins.left = 40
    let child = UIView(frame: CGRect(x: 15, y: 60, width: 200, height: 80))
    root.addSubview(child)
    child.preservesSuperviewLayoutMargins = preserves
    fill(child.layoutMarginsGuide, with: UIView(name: "a", in: child))
    #expect(child.subviews[0].frame.minX == left)
    #expect(child.layoutMargins.left == left)
  }

  @Test
  func `margin attributes mean the margins`() {
    let a = UIView(name: "a", in: root)
    NSLayoutConstraint(
      item: a, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
      multiplier: 1,
      constant: -2
    ).isActive = true
    a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 390)
  }

  @Test
  func `text in a readable width is at most 920 wide`() {
    root.frame.size.width = 1024
    root.layoutMargins = .zero
    let a = UIView(name: "a", in: root)
    fill(root.readableContentGuide, with: a)
    #expect([a.frame.minX, a.frame.width] == [52, 920])
  }

  @Test
  func `the keyboard's guide begins where the safe area ends, or where the keyboard begins`() {
    root.fakeSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let a = UIView(name: "a", in: root)
    NSLayoutConstraint.activate([
      a.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.maxY == 266)
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 266, width: 400, height: 34))
    root.keyboardLayoutGuide.fakeKeyboardHeight = 200
    root.layoutIfNeeded()
    #expect(a.frame.maxY == 100)
    #expect(root.layoutGuides == [])
  }

  @Test
  func `constraints see the alignment rectangle`() {
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 7, y: 8, width: 48, height: 26))
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(badge.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 40, height: 20)) == badge.frame)
  }

  @Test
  func `labels have a size and baselines`() {
    let (label, plain) = (UILabel(), UIView(name: "plain", in: root))
    label.text = "Ada Lovelace"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      // A plain view's first baseline is its top.
      plain.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 96, height: 16))
    #expect(plain.frame.minY == 52)  // 30 + 12 + 10
    label.numberOfLines = 0
    label.widthAnchor.constraint(equalToConstant: 64).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 64, height: 32))
    #expect(plain.frame.minY == 68)  // 30 + 28 + 10
  }

  @Test(
    arguments: [
      ([], 160, 80), (.flexibleWidth, 160, 240), (.flexibleLeftMargin, 320, 80),
      ([.flexibleWidth, .flexibleRightMargin], 160, 160),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 240, 120),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `a mask lets the frame follow`(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    root.frame.size.width = 320
    let a = UIView(frame: CGRect(x: 160, y: 0, width: 80, height: 10))
    a.autoresizingMask = mask
    root.addSubview(a)
    root.frame.size.width = 480
    root.layoutIfNeeded()
    #expect([a.frame.minX, a.frame.width] == [x, width])
  }

  @Test
  func `a fitting size is that of the content`() {
    let card = UIView(name: "card")
    let a = UIView(name: "a", in: card)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      card.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 20),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      a.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(card.systemLayoutSizeFitting(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 80))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 80))
  }

  @Test
  func `overrides are called with the new frames`() {
    let observer = Observer(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let a = UIView(name: "a", in: observer)
    fill(observer.safeAreaLayoutGuide, with: a)
    observer.layoutIfNeeded()
    #expect(observer.seen == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(observer.updates == 1 && !observer.needsUpdateConstraints())
    observer.setNeedsUpdateConstraints()
    #expect(observer.needsUpdateConstraints())
    observer.layoutIfNeeded()
    #expect(observer.updates == 2)
  }
}
