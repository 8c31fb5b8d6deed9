import AnchorageHeadless
import Testing

/// Views that UIKit places, as subjects of constraints.
@MainActor @Suite(.nothingRaised)
struct ManagedViewTests {
  /// Makes a view exactly as high as a label inside it needs, and at least 200 wide.
  private func fit(_ view: UIView, around label: UILabel) {
    view.addSubview(label)
    label.topLeading == view.topLeading.offset(x: 8, y: 8)
    view.bottom == label.bottom + 8 ~ .high
    view.trailing >= label.trailing + 8
    view.width >= 200
  }

  private func expectMask(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    fit(view, around: UILabel(name: "label", text: "Ada"))
    #expect(view.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
  }

  private func expectNoMask(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    fit(view, around: UILabel(name: "label", text: "Ada"))
    #expect(!view.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
  }

  // MARK: Cells

  @Test
  func `content views keep their mask`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let item = UICollectionViewCell(frame: .zero)
    expectMask(cell.contentView)
    expectMask(header.contentView)
    expectMask(item.contentView)
  }

  @Test
  func `cells and reusable views keep their mask in a list and before`() {
    let (table, collection) = (UITableView(), UICollectionView())
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let (item, supplement) = (UICollectionViewCell(frame: .zero), UICollectionReusableView(frame: .zero))
    cell.width >= 100
    table.addSubview(header)
    collection.addSubview(item)
    collection.addSubview(supplement)
    expectMask(cell)
    expectMask(header)
    expectMask(item)
    expectMask(supplement)
  }

  @Test
  func `a view that is like a content view but is none has no mask`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (beside, inside) = (UIView(), UIView())
    cell.addSubview(beside)
    cell.contentView.addSubview(inside)
    expectNoMask(beside)
    expectNoMask(inside)
  }

  @Test
  func `an array of views keeps the mask of a content view in it`() {
    let cell = UICollectionViewCell(frame: .zero)
    let inside = UIView()
    cell.contentView.addSubview(inside)
    [cell.contentView, inside].align(.top)
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(!inside.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Controllers

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Screen: UIViewController {
    let label = UILabel(name: "label", text: "Ada")

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      label.topLeading == view.topLeading
      view.bottom >= label.bottom + 8
      view.trailing >= label.trailing + 8
    }
  }

  @Test
  func `the root view of a window fills it`() {
    let screen = Screen()
    window.rootViewController = screen
    expectMask(screen.view)
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    window.frame.size.height = 400
    window.layoutIfNeeded()
    #expect(screen.view.frame.height == 400)
  }

  @Test
  func `a presented view fills its container`() {
    let (screen, sheet) = (Screen(), Screen())
    window.rootViewController = screen
    screen.present(sheet, animated: false)
    expectMask(sheet.view)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test
  func `the screens of UIKit's containers keep their mask`() {
    let screens = (0..<4).map { _ in Screen() }
    let (tabs, split, pages) = (UITabBarController(), UISplitViewController(), UIPageViewController())
    let stack = UINavigationController(rootViewController: screens[0])
    tabs.viewControllers = [screens[1]]
    split.viewControllers = [screens[2]]
    pages.fakeShow(screens[3])
    for (container, screen) in zip([stack, tabs, split, pages], screens) {
      window.rootViewController = container
      expectMask(screen.view)
      window.layoutIfNeeded()
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  @Test
  func `a child is placed by the constraints of the controller that contains it`() {
    let (screen, child) = (UIViewController(), Screen())
    window.rootViewController = screen
    screen.addChild(child)
    #expect(child.view.translatesAutoresizingMaskIntoConstraints)
    screen.view.addSubview(child.view)
    child.view.edges == screen.view.edges.inset(by: 16)
    window.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 16, y: 16, width: 288, height: 448))
  }

  @Test
  func `a child is placed by constraints of a batch that was declared before it was added`() {
    let (screen, child) = (UIViewController(), Screen())
    window.rootViewController = screen
    child.view.height >= 100
    #expect(child.view.translatesAutoresizingMaskIntoConstraints)
    let layout = batch(active: false) { child.view.edges == screen.view.margins.edges }
    screen.view.addSubview(child.view)
    layout.activate()
    window.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test
  func `the views of several children are placed side by side`() {
    let (screen, children) = (UIViewController(), [Screen(), Screen()])
    window.rootViewController = screen
    let views: [UIView] = children.map { $0.view }
    views.forEach(screen.view.addSubview)
    views.distribute(.horizontal, sizes: .equal, in: screen.view)
    views.verticalEdges == screen.view.verticalEdges
    window.layoutIfNeeded()
    #expect(views.map { $0.frame.minX } == [0, 160])
  }

  @Test
  func `a controller's view is related to its own guides and to distances inside it`() {
    let screen = Screen()
    window.rootViewController = screen
    screen.view.bottom >= screen.view.safeArea.bottom
    screen.view.trailing - screen.label.trailing == screen.label.leading - screen.view.leading ~ .low
    #expect(screen.view.translatesAutoresizingMaskIntoConstraints)
  }
}
