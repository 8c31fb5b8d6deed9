import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A constraint that was refused is a problem of every pass, until it is there, or another one in its place.
struct RefusalTests {
  private let root = makeRoot(320, 200)
  private let a = LayoutView(name: "a")

  init() {
    root.addSubview(a)
    a.size == LayoutSize(width: 10, height: 10)
    a.top == root.top
  }

  /// The mistakes that the next pass reports, a pass that something else causes.
  private func mistakes(of root: LayoutView? = nil) -> [String] {
    let root = root ?? self.root
    root.frame.size.width += 1
    root.layoutIfNeeded()
    return root.diagnostics.compactMap { if case .misuse(let mistake) = $0 { "\(mistake)" } else { nil } }
  }

  @Test
  func `a refused constraint is reported by every pass until there is one in its place`() {
    a.left <= root.leading + 3
    let first = mistakes()
    #expect(first.count == 1)
    #expect(mistakes() == first)
    a.left <= root.left + 3
    #expect(mistakes() == [])
    #expect(mistakes() == [])
  }

  @Test
  func `a constraint that says something else is not in the place of a refused one`() {
    a.leading >= root.leading
    a.left <= root.leading + 3
    #expect(mistakes().count == 1)
    a.bottom <= root.bottom
    a.leading >= root.leading + 1
    #expect(mistakes().count == 1)
    a.leading <= root.leading + 3
    #expect(mistakes() == [])
  }

  @Test
  func `a constraint that came before its view is reported until it is active`() {
    let badge = LayoutView(name: "badge")
    let top = badge.top == root.top
    #expect(mistakes().count == 1)
    root.addSubview(badge)
    let late = mistakes()
    #expect(
      late.first?.hasPrefix("error: a constraint was declared before 'badge' was added to 'root'") == true)
    #expect(mistakes() == late)
    top.isActive = true
    #expect(mistakes() == [])
  }

  @Test
  func `a constraint that came before its view is reported until it is declared again`() {
    let badge = LayoutView(name: "badge")
    badge.top == root.top
    #expect(mistakes().count == 1)
    root.addSubview(badge)
    #expect(mistakes().count == 1)
    root.top == badge.top
    #expect(mistakes() == [])
  }

  @Test
  func `a refused constraint is reported in the tree that its view is in by now`() {
    let window = makeRoot(400, 400)
    a.left == root.leading
    #expect(mistakes().count == 1)
    window.addSubview(root)
    #expect(mistakes(of: window).count == 1)
    #expect(mistakes(of: window).count == 1)
  }

  @Test
  func `a view that is gone takes its refused constraints with it`() {
    a.left == root.leading
    #expect(mistakes().count == 1)
    a.removeFromSuperview()
    #expect(mistakes() == [])
  }

  @Test
  func `a number that was refused is reported once, because the constraint is there`() {
    let width = a.width <= 300
    width.constant = .nan
    #expect(mistakes().count == 1)
    #expect(mistakes() == [])
  }
}
