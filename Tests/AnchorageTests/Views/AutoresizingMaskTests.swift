import AnchorageHeadless
import Testing

/// Views that follow their superview's size by a mask; the numbers are those of UIKit.
struct AutoresizingMaskTests {
  private let root = makeRoot(320, 320)
  private let a = LayoutView(name: "a", frame: LayoutRect(x: 160, y: 160, width: 80, height: 80))

  init() { root.addSubview(a) }

  private func resize(_ width: Double, _ height: Double) {
    root.frame.size = LayoutSize(width: width, height: height)
    root.layoutIfNeeded()
  }

  /// One part of a mask, on both axes.
  private static let near: LayoutAutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  private static let extent: LayoutAutoresizingMask = [.flexibleWidth, .flexibleHeight]
  private static let far: LayoutAutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

  private static let rows: [(LayoutAutoresizingMask, String)] = [
    ([], "160 160 80 80"),
    (far, "160 160 80 80"),
    (extent, "160 160 240 240"),
    (near, "320 320 80 80"),
    ([near, extent], "266.67 266.67 133.33 133.33"),
    ([near, far], "266.67 266.67 80 80"),
    ([extent, far], "160 160 160 160"),
    ([near, extent, far], "240 240 120 120"),
  ]

  @Test(arguments: rows)
  func `flexible parts share what the superview gains`(mask: LayoutAutoresizingMask, frame: String) {
    a.autoresizingMask = mask
    root.frame.size = LayoutSize(width: 480, height: 480)
    expectLayout(root, "root 0 0 480 480\n└ a \(frame)")
    #expect(root.diagnostics.isEmpty && a.autoresizingMask == mask)
  }

  @Test(arguments: rows)
  func `a superview that gets its size back gives the frame back`(mask: LayoutAutoresizingMask, _: String) {
    a.frame = LayoutRect(x: 0.1, y: 70.7, width: 33.3, height: 1 / 3)
    let frame = a.frame
    a.autoresizingMask = mask
    for extent in 1..<100 {
      resize(320 + Double(extent) / 3, 320 + Double(extent) * 7)
      resize(320, 320)
      #expect(a.frame == frame)
    }
  }

  @Test
  func `an axis follows its own flags`() {
    a.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    resize(480, 400)
    #expect(a.frame == LayoutRect(x: 160, y: 240, width: 240, height: 80))
  }

  @Test
  func `views inside views follow step by step`() {
    a.autoresizingMask = Self.extent
    let b = LayoutView(name: "b", frame: LayoutRect(x: 20, y: 0, width: 20, height: 80))
    b.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    a.addSubview(b)
    root.frame.size = LayoutSize(width: 480, height: 400)
    expectLayout(root, "root 0 0 480 400\n└ a 160 160 240 160\n  └ b 73.33 0 20 160")
  }

  @Test
  func `a view inside a constrained view follows it`() {
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.edges == root.edges.inset(by: 10)
    root.layoutIfNeeded()
    let bar = LayoutView(name: "bar", frame: LayoutRect(x: 0, y: 280, width: 300, height: 20))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    card.addSubview(bar)
    resize(420, 520)
    #expect(bar.frame == LayoutRect(x: 0, y: 480, width: 400, height: 20))
  }

  @Test
  func `left and right stay left and right in right-to-left`() {
    root.layoutDirection = .rightToLeft
    a.autoresizingMask = .flexibleLeftMargin
    resize(480, 320)
    #expect(a.frame == LayoutRect(x: 320, y: 160, width: 80, height: 80))
  }

  @Test
  func `frames and not alignment rectangles follow`() {
    root.alignmentRectInsets = LayoutInsets(20)
    a.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.autoresizingMask = [Self.near, Self.extent, Self.far]
    resize(480, 640)
    #expect(a.frame.snapped == LayoutRect(x: 240, y: 320, width: 120, height: 160))
  }

  /// The frame along an axis after a gain: the flexible parts share it by their sizes, and the last part
  /// takes it where none is flexible.
  private func shared(
    _ gain: Double, among parts: [Double], flexible: [Bool]
  ) -> (origin: Double, extent: Double) {
    let taking = flexible.contains(true) ? flexible : [false, false, true]
    let total = zip(parts, taking).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let sizes = zip(parts, taking).map { $1 ? $0 + gain * $0 / total : $0 }
    return (sizes[0], sizes[1])
  }

  @Test(arguments: (0..<64).map { LayoutAutoresizingMask(rawValue: $0) })
  func `frames follow their mask whatever the insets of their alignment rectangles`(
    mask: LayoutAutoresizingMask
  ) {
    root.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.alignmentRectInsets = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    a.frame = LayoutRect(x: 40, y: 60, width: 120, height: 100)
    a.autoresizingMask = mask
    resize(480, 480)
    // Of 320 points, 160 are right of the view and 160 below it.
    let (x, width) = shared(
      160, among: [40, 120, 160],
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let (y, height) = shared(
      160, among: [60, 100, 160],
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    #expect(a.frame.snapped == LayoutRect(x: x, y: y, width: width, height: height).snapped)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `where nothing can be shared the parts keep their sizes`() {
    a.frame = .zero
    a.autoresizingMask = [Self.near, Self.extent]
    resize(480, 480)
    #expect(a.frame == LayoutRect(x: 160, y: 160, width: 0, height: 0))
    resize(320, 320)
    a.frame = LayoutRect(x: 0, y: 0, width: 320, height: 320)
    a.autoresizingMask = [Self.near, Self.far]
    resize(480, 480)
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 320, height: 320))
    a.frame = LayoutRect(x: 480, y: 480, width: 0, height: 0)
    a.autoresizingMask = [Self.extent, Self.far]
    resize(640, 640)
    #expect(a.frame == LayoutRect(x: 480, y: 480, width: 0, height: 0))
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a superview without extents shares nothing`() {
    resize(0, 0)
    a.frame = LayoutRect(x: 5, y: 6, width: 7, height: 8)
    a.autoresizingMask = [Self.near, Self.extent, Self.far]
    resize(100, 100)
    #expect(a.frame == LayoutRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test
  func `an extent that would be negative is zero and reported`() {
    a.autoresizingMask = .flexibleWidth
    root.frame.size.width = 200
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'a'
          a.left == root.left + 160       (its frame)
          a.right == root.right - 80      (its frame), gives way
          a.width >= 0                    (sizes are never negative)
      note: 160 + 80 = 240 at least, but 'root.width' is 200
      """)
    #expect(a.frame.width == 0)
    resize(320, 320)
    #expect(a.frame.minX == 160 && a.frame.width == 80 && root.diagnostics.isEmpty)
  }

  @Test
  func `conflicts show the equations of a mask`() {
    a.frame = LayoutRect(x: 120, y: 180, width: 80, height: 60)
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight]
    a.right == root.right - 100
    a.height == root.height
    a.translatesAutoresizingMaskIntoConstraints = true
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'a'
          a.left - root.left == root.width * 0.5 - 40      (its frame)
          a.width == 80                                    (its frame)
          a.right == root.right - 100                      gives way
      note: root.width is 320
      note: wrap the statements in 'batch { }' to see their lines
      help: make it optional, for example 'a.right == root.right - 100 ~ 999'; then a.right is root.right - 120
      error: required constraints conflict on the y-axis of 'a'
          a.height == root.height * 0.25 - 20      (its frame)
          a.height == root.height                  gives way
      note: root.height is 320
      help: make it optional, for example 'a.height == root.height ~ 999'; then a.height is 60
      """)
    #expect(a.frame == LayoutRect(x: 120, y: 180, width: 80, height: 60))
  }
}

/// The size of the superview that a mask starts from.
struct AutoresizingStartTests {
  private let root = makeRoot(320, 100)
  private let a = LayoutView(name: "a", frame: LayoutRect(x: 160, y: 0, width: 80, height: 100))

  private func resize(_ width: Double) {
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  @Test
  func `a frame refers to the superview's size when it is set`() {
    a.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    root.frame.size.width = 480
    a.frame = LayoutRect(x: 160, y: 0, width: 80, height: 100)
    resize(500)
    #expect(a.frame.width == 100)
  }

  @Test
  func `a frame set before the view is added refers to the size it is added at`() {
    a.autoresizingMask = .flexibleLeftMargin
    root.addSubview(a)
    resize(330)
    #expect(a.frame.minX == 170)
    let other = makeRoot(400, 100)
    other.addSubview(a)
    other.frame.size.width = 410
    other.layoutIfNeeded()
    #expect(a.frame.minX == 180)
  }

  @Test
  func `a mask starts from the present frame`() {
    a.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    resize(480)
    a.autoresizingMask = []
    resize(500)
    #expect(a.frame.width == 240)
    a.autoresizingMask = .flexibleLeftMargin
    resize(510)
    #expect(a.frame == LayoutRect(x: 170, y: 0, width: 240, height: 100))
  }

  @Test
  func `a view that constraints let go stays where they left it`() {
    a.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    let edges = a.edges == root.edges.inset(by: 10)
    resize(480)
    edges.deactivate()
    a.translatesAutoresizingMaskIntoConstraints = true
    resize(500)
    #expect(a.frame == LayoutRect(x: 10, y: 10, width: 480, height: 80))
  }

  @Test
  func `without a mask a view keeps its frame and a root ignores its own`() {
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(a)
    resize(480)
    #expect(root.frame.width == 480)
    #expect(a.frame == LayoutRect(x: 160, y: 0, width: 80, height: 100))
  }

  @Test
  func `the flags have UIKit's values`() {
    let flags: [LayoutAutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}

extension LayoutRect {
  /// The rectangle without rounding errors.
  fileprivate var snapped: LayoutRect {
    func snap(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
    return LayoutRect(
      x: snap(origin.x), y: snap(origin.y), width: snap(size.width), height: snap(size.height))
  }
}
