import AnchorageHeadless
import Testing

/// Notes the calls of a pass and may change something in them.
private final class Recorder: LayoutView {
  static func note(_ text: String, in log: Log) { log.lines.append(text) }
  final class Log { var lines: [String] = [] }

  let log: Log
  var onUpdate: () -> Void = {}
  var onLayout: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(name: name)
  }

  override func updateConstraints() {
    log.lines.append("update \(name)")
    onUpdate()
  }

  override func layoutSubviews() {
    log.lines.append("layout \(name) \(text(frame.width))")
    onLayout()
  }

  private func text(_ number: Double) -> String { String(Int(number)) }
}

struct PassTests {
  private let log = Recorder.Log()
  private let root: Recorder
  private let a: Recorder
  private let b: Recorder

  init() {
    root = Recorder("root", log)
    root.frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    a = Recorder("a", log)
    b = Recorder("b", log)
    root.addSubview(a)
    a.addSubview(b)
  }

  private func calls(_ body: () -> Void) -> [String] {
    log.lines = []
    body()
    return log.lines
  }

  @Test
  func `a root that a view asks while constraints are updated has its turn in the same round`() {
    a.edges == root.edges
    b.edges == a.edges
    root.layoutIfNeeded()
    b.onUpdate = { [unowned root] in root.setNeedsUpdateConstraints() }
    b.setNeedsUpdateConstraints()
    b.setNeedsLayout()
    #expect(calls { root.layoutIfNeeded() } == ["update b", "update root", "layout b 100"])
  }

  @Test
  func `a pass updates bottom up and lays out top down`() {
    a.edges == root.edges
    b.edges == a.edges
    let lines = ["update b", "update a", "update root", "layout root 100", "layout a 100", "layout b 100"]
    #expect(calls { b.layoutIfNeeded() } == lines)
    #expect(calls { root.layoutIfNeeded() }.isEmpty)
    b.setNeedsUpdateConstraints()
    #expect(calls { root.layoutIfNeeded() } == ["update b"])
    b.setNeedsLayout()
    #expect(calls { root.layoutIfNeeded() } == ["layout b 100"])
  }

  @Test
  func `views whose frames stay are left alone`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    let width = a.width == 50
    b.edges == a.edges
    root.layoutIfNeeded()
    #expect(
      calls {
        root.frame.size.width = 90; root.layoutIfNeeded()
      } == ["layout root 90"])
    width.constant = 60
    #expect(calls { root.layoutIfNeeded() } == ["layout root 90", "layout a 60", "layout b 60"])
  }

  @Test
  func `every resize lays out what changed its size and what holds what moved, top down`() {
    let c = Recorder("c", log), d = Recorder("d", log), plain = LayoutView()
    add(c, plain, to: a)
    plain.addSubview(d)
    a.edges == root.edges
    b.topTrailing == a.topTrailing
    b.size == LayoutSize(width: 8, height: 8)
    c.horizontalEdges == a.horizontalEdges.inset(by: 4)
    c.top == a.top
    c.height == 8
    plain.bottomTrailing == a.bottomTrailing
    plain.size == LayoutSize(width: 20, height: 20)
    d.edges == plain.edges
    root.layoutIfNeeded()
    for width in [90, 80, 70, 60, 50] {
      let lines = ["layout root \(width)", "layout a \(width)", "layout c \(width - 8)"]
      #expect(
        calls {
          root.frame.size.width = Double(width); root.layoutIfNeeded()
        } == lines)
    }
    #expect(
      calls {
        root.frame.size.height = 90; root.layoutIfNeeded()
      } == ["layout root 50", "layout a 50"])
  }

  @Test
  func `a view that gets another size in the pass in which another one comes is laid out`() {
    a.edges == root.edges
    b.topLeading == a.topLeading
    b.height == 10
    let width = b.width == 50
    root.layoutIfNeeded()
    width.constant = 60
    root.addSubview(LayoutView(name: "other"))
    #expect(calls { root.layoutIfNeeded() } == ["layout root 100", "layout a 100", "layout b 60"])
  }

  @Test
  func `what a view asks for while a resize is laid out is laid out in the same round`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    a.width == 50
    b.edges == a.edges
    for width in [100.0, 90, 80] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    var isAsking = true
    root.onLayout = { [unowned b] in
      if isAsking { b.setNeedsLayout() }
      isAsking = false
    }
    #expect(
      calls {
        root.frame.size.width = 70; root.layoutIfNeeded()
      } == ["layout root 70", "layout b 50"])
  }

  @Test
  func `constraints changed while updating belong to the same round`() {
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading
    b.edges == a.edges
    b.onUpdate = { [unowned a] in a.width == 30 }
    root.layoutIfNeeded()
    #expect(a.frame.width == 30 && b.frame.width == 30)
    #expect(log.lines.count == 6)
  }

  @Test
  func `a change made while laying out gets another round of the same pass`() {
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading
    b.edges == a.edges
    let width = a.width == 30
    root.onLayout = { width.constant = 70 }
    root.layoutIfNeeded()
    #expect(a.frame.width == 70 && b.frame.width == 70)
    #expect(
      log.lines.suffix(6) == [
        "layout root 100", "layout a 30", "layout b 30", "layout root 100", "layout a 70", "layout b 70",
      ])
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `views may come and go while laying out`() {
    a.edges == root.edges
    b.edges == a.edges
    root.onLayout = { [unowned root, unowned a] in
      guard a.superview != nil else { return }
      a.removeFromSuperview()
      let late = LayoutView(name: "late")
      root.addSubview(late)
      late.edges == root.edges.inset(by: 1)
    }
    expectLayout(root, "root 0 0 100 100\n└ late 1 1 98 98")
  }

  @Test
  func `a root that moves into another tree ends its own pass`() {
    let window = makeRoot(300, 200)
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading
    b.edges == a.edges
    let width = a.width == 30
    root.onLayout = { [unowned root, unowned window] in
      guard root.superview == nil else { return }
      window.addSubview(root)
      root.edges == window.edges.inset(by: 10)
      window.layoutIfNeeded()
      // For the next pass of the window: that of the root must not take note of it.
      width.constant = 70
    }
    root.layoutIfNeeded()
    #expect(a.frame.width == 30)
    expectLayout(
      window,
      """
      root 0 0 300 200
      └ root 10 10 280 180
        └ a 0 0 70 180
          └ b 0 0 70 180
      """)
    #expect(window.diagnostics.isEmpty)
  }

  @Test
  func `a layout that never settles is given up after eight rounds and reported`() {
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading
    b.edges == a.edges
    let width = a.width == 1
    a.onLayout = { width.constant += 1 }
    let text = problems(of: root)
    #expect(width.constant == 9 && a.frame.width == 8)
    #expect(
      text == """
        error: the layout did not settle in 8 rounds
        note: 'a' needed another round each time
        help: change the layout in 'layoutSubviews()', 'updateConstraints()' or 'intrinsicContentSize' only when something else changed
        """)
    a.onLayout = {}
    #expect(problems(of: root) == "")
    #expect(a.frame.width == 9)
  }

  @Test
  func `a pass inside a pass is no other pass`() {
    a.edges == root.edges
    b.edges == a.edges
    b.onLayout = { [unowned root] in root.layoutIfNeeded() }
    root.layoutIfNeeded()
    #expect(log.lines.count == 6)
  }

  @Test
  func `nothing is solved before a pass`() {
    a.edges == root.edges
    #expect(a.frame == .zero)
    root.layoutIfNeeded()
    root.frame.size.width = 10
    #expect(a.frame.width == 100)
  }

  @Test
  func `a view may make its subviews when it is asked for its content`() {
    final class Lazy: LayoutView {
      private var icon: LayoutView?
      override var intrinsicContentSize: LayoutSize {
        if icon == nil {
          let icon = LayoutView(name: "icon")
          self.icon = icon
          addSubview(icon)
          icon.edges == edges.inset(by: 4)
        }
        return LayoutSize(width: 40, height: 20)
      }
    }
    let lazy = Lazy(name: "lazy")
    let frame = LayoutView(name: "frame", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    frame.addSubview(lazy)
    lazy.top == frame.top
    lazy.leading == frame.leading
    expectLayout(frame, "frame 0 0 100 100\n└ lazy 0 0 40 20\n  └ icon 4 4 32 12")
  }

  @Test
  func `updating alone calls nothing twice and lays nothing out`() {
    a.edges == root.edges
    #expect(calls { a.updateConstraintsIfNeeded() } == ["update b", "update a"])
    #expect(a.frame == .zero)
    b.edges == a.edges
    let lines = ["update root", "layout root 100", "layout a 100", "layout b 100"]
    #expect(calls { root.layoutIfNeeded() } == lines)
  }

  @Test
  func `a view that moves but keeps its size has its superview laid out`() {
    a.verticalEdges == root.verticalEdges
    let leading = a.leading == root.leading
    a.width == 50
    b.edges == a.edges
    root.layoutIfNeeded()
    leading.constant = 10
    #expect(calls { root.layoutIfNeeded() } == ["layout root 100"])
  }

  @Test
  func `a view that is asked for its content may change that of another one`() {
    final class Sender: LayoutView {
      var message: (() -> Void)?
      override var intrinsicContentSize: LayoutSize {
        message?()
        return LayoutSize(width: 10, height: 10)
      }
    }
    let (receiver, sender) = (ContentView("receiver", 20, 10), Sender(name: "sender"))
    let frame = LayoutView(name: "frame", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    add(receiver, sender, to: frame)
    receiver.leading == frame.leading
    sender.leading == receiver.trailing
    frame.layoutIfNeeded()
    sender.message = { [unowned receiver] in
      receiver.content.width = 70
      receiver.invalidateIntrinsicContentSize()
    }
    sender.invalidateIntrinsicContentSize()
    frame.layoutIfNeeded()
    #expect(receiver.frame.width == 70)
    #expect(sender.frame.minX == 70)
  }

  @Test
  func `a mistake made with the root while a view is asked for its content is reported`() {
    final class Careless: LayoutView {
      override var intrinsicContentSize: LayoutSize {
        superview?.layoutMargins.top = .infinity
        return LayoutSize(width: 10, height: 10)
      }
    }
    let careless = Careless(name: "careless")
    let frame = LayoutView(name: "frame", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    frame.addSubview(careless)
    for _ in 0..<2 {
      careless.invalidateIntrinsicContentSize()
      frame.layoutIfNeeded()
      let mistakes = frame.diagnostics.filter { "\($0)".contains("layout margins") }
      #expect(mistakes.count == 1)
    }
  }

  @Test
  func `while a pass runs, only the mistakes that it has found so far are listed`() {
    a.edges == root.edges
    b.size == 10
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.kind) == ["ambiguity"])
    var kinds: [String] = []
    a.onUpdate = { [unowned root] in kinds += root.diagnostics.map(\.kind) }
    b.onLayout = { [unowned root] in kinds += root.diagnostics.map(\.kind) }
    b.centerX == a.leading * .infinity
    a.setNeedsUpdateConstraints()
    b.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(kinds == ["misuse"])
    #expect(root.diagnostics.map(\.kind) == ["misuse", "ambiguity"])
  }
}
