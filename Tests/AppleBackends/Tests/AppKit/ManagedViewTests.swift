import AnchorageHeadless
import Testing

/// Views that AppKit places, as subjects of constraints.
@MainActor @Suite(.nothingRaised)
struct ManagedViewTests {
  private func expectMask(_ view: NSView, sourceLocation: SourceLocation = #_sourceLocation) {
    view.width >= 200
    #expect(view.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
  }

  private func expectNoMask(_ view: NSView, sourceLocation: SourceLocation = #_sourceLocation) {
    view.width >= 200
    #expect(!view.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
  }

  @Test
  func `the content of a window keeps its mask`() {
    let window = NSWindow(fake: ())
    let (content, inside) = (makeRoot(), NSView())
    window.contentView = content
    content.addSubview(inside)
    expectMask(content)
    expectNoMask(inside)
  }

  @Test
  func `a clip view is as large as its scroll view`() {
    let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let document = FakeLabel(name: "document", text: "Ada")
    scrollView.contentView.addSubview(document)
    document.topLeading == scrollView.contentView.topLeading
    scrollView.contentView.trailing >= document.trailing
    expectMask(scrollView.contentView)
    scrollView.layoutSubtreeIfNeeded()
    #expect(scrollView.contentView.frame.size == CGSize(width: 320, height: 200))
    #expect(!document.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `the view of a controller keeps its mask where AppKit shows it`() {
    let (loaded, item, sheet) = (NSViewController(), NSCollectionViewItem(), NSViewController())
    expectMask(loaded.view)
    NSView().addSubview(item.view)
    expectMask(item.view)
    loaded.presentAsSheet(sheet)
    expectMask(sheet.view)
    for container in [NSTabViewController(), NSSplitViewController()] {
      let tab = NSViewController()
      container.addChild(tab)
      container.view.addSubview(tab.view)
      expectMask(tab.view)
    }
  }

  @Test
  func `a child is placed by the constraints of the controller that contains it`() {
    let (screen, child) = (NSViewController(), NSViewController())
    screen.addChild(child)
    screen.view.addSubview(child.view)
    expectMask(child.view)
    child.view.edges == screen.view.edges
    #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
  }
}
