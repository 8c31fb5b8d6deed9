import AnchorageHeadless
import Testing

// The code of the article "Mixing with UIKit and AppKit", in its order, with what it claims. A test of the
// repository compares them with the article.

final class MessageView: LayoutHostView {
  let sender = UILabel()
  let message = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    message.numberOfLines = 0
    [sender, message].forEach(addSubview)
    let (sender, message) = (LayoutView(measuring: sender), LayoutView(measuring: message))
    [sender, message].forEach(root.addSubview)
    sender.topLeading == root.topLeading + LayoutPoint(x: 16, y: 12)
    message.top == sender.lastBaseline + 12
    message.horizontalEdges == root.horizontalEdges.inset(by: 16)
    message.bottom == root.bottom - 12
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ text: String) {
    sender.text = name
    message.text = text
    invalidateIntrinsicContentSize()
  }
}

// Compiled on a Mac; elsewhere it is only parsed.
#if canImport(DeveloperToolsSupport)
@available(iOS 17, *)
#Preview("A long message") {
  let message = MessageView()
  message.show("Ada", "The first programmer of all")
  return message
}
#endif

final class MessageCell: UITableViewCell {
  let message = MessageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(message)
    message.edges == contentView.edges
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    message.preferredMaxLayoutWidth = targetSize.width
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

final class MessageItem: UICollectionViewCell {
  let message = MessageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(message)
    message.edges == contentView.edges
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = message.sizeThatFits(layoutAttributes.size).height
    return layoutAttributes
  }
}

extension NSLayoutConstraint {
  /// Some function of an app that makes constraints.
  static func constraints(_ view: UIView) -> [NSLayoutConstraint] {
    [view.widthAnchor.constraint(equalToConstant: 24), view.heightAnchor.constraint(equalToConstant: 24)]
  }
}

@MainActor @Suite(.nothingRaised)
struct MixingArticleTests {
  let root = makeRoot(width: 200)
  let title: UIView
  let badge: UIView

  init() {
    title = UIView(name: "title", in: root)
    badge = UIView(name: "badge", in: root)
  }

  @Test
  func `anchors of both kinds place one view`() {
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    title.top == root.top + 8
    root.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 20, y: 8))
  }

  @Test
  func `a batch takes constraints whoever made them`() {
    let layout = batch(active: false) {
      badge.leading == title.trailing + 8
      badge.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2)
      NSLayoutConstraint.constraints(badge)
    }
    layout.activate()
    root.layoutIfNeeded()
    #expect(layout.count == 4 && badge.frame == CGRect(x: 8, y: 16, width: 24, height: 24))
  }

  @Test
  func `a batch of calls names its backend`() {
    func declareHeading() { title.top == root.top + 8 }
    let heading = batch(of: UIKitBackend.self) { declareHeading() }
    #expect(heading.map { $0.layoutDescription } == ["title.top == root.top + 8"])
  }

  @Test
  func `values of UIKit's types need no conversion`() {
    let padding: CGFloat = 8
    title.leading == root.leading + padding ~ UILayoutPriority.defaultHigh
    badge.edges == root.edges.inset(by: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    title.pinToSuperview(.horizontal, insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    #expect(
      root.constraints.map { $0.layoutDescription } == [
        "title.leading == root.leading + 8 ~ .high", "badge.top == root.top + 8",
        "badge.leading == root.leading + 16", "badge.bottom == root.bottom - 8",
        "badge.trailing == root.trailing - 16", "title.left == root.left + 20",
        "title.right == root.right - 10",
      ])
  }

  @Test
  func `a group switches constraints that exist`() {
    let titleWidth = title.widthAnchor.constraint(equalToConstant: 100)
    let titleHeight = title.heightAnchor.constraint(equalToConstant: 30)
    let existing = batch(active: false) {
      titleWidth
      titleHeight
    }
    existing[.width].first?.constant = 120
    existing.activate()
    root.layoutIfNeeded()
    #expect(title.frame.size == CGSize(width: 120, height: 30))
  }

  @Test
  func `a relation returns a constraint of the platform`() {
    let wide = title.width == 200 ~ .high
    let width = title.width == 100
    #expect(wide.isActive && width.isActive)
    width.isActive = false
    width.priority = .defaultHigh + 1
    width.isActive = true
    root.layoutIfNeeded()
    #expect(title.frame.width == 100)
  }

  @Test
  func `a group gives the constraint that it has now`() {
    let layout = batch { title.width == badge.width * 2 }
    layout[.width].first?.constant = 8  // live
    layout.update { title.width == badge.width * 3 }  // another constraint
    layout[.width].first?.constant = 8  // live again
    #expect("\(layout)" == "title.width == badge.width * 3 + 8" && layout.isActive)
  }

  @Test
  func `any constraint reads as a line`() {
    let badgeTrailing = badge.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8)
    badgeTrailing.priority = .defaultHigh
    #expect(
      badgeTrailing.layoutDescription  // "badge.trailing <= root.trailing - 8 ~ .high"
        == "badge.trailing <= root.trailing - 8 ~ .high")
  }

  @Test
  func `a host is laid out by its tree, in a screen of constraints and outside of one`() {
    let (screen, footer) = (root, title)
    let host = MessageView()
    screen.addSubview(host)
    host.horizontalEdges == screen.horizontalEdges
    host.top == screen.top
    footer.top == host.bottom
    host.show("Ada", "The first programmer of all")
    screen.layoutIfNeeded()
    // 12 above, the baseline at 24, 12 more, two lines of text, 12 below.
    #expect(host.message.frame == CGRect(x: 16, y: 36, width: 168, height: 32))
    #expect(footer.frame.minY == 80)
    let size = host.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 80))
    host.show("Ada", "Hello")
    screen.layoutIfNeeded()
    #expect(footer.frame.minY == 64 && host.constraints == [])
  }

  @Test
  func `cells of a table are as high as their text, the first time`() {
    let cells = (0..<2).map { _ in MessageCell(style: .default, reuseIdentifier: nil) }
    cells[0].message.show("Ada", "The first programmer of all")
    cells[1].message.show("Ada", "Hello")
    // A host that was not told its width answers for text on one line.
    let size = cells[0].contentView.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 64)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 480))
    table.fakeShow(cells)
    #expect(cells.map { $0.frame.minY } == [0, 80])
    #expect(cells[0].message.message.frame == CGRect(x: 16, y: 36, width: 168, height: 32))
    #expect(cells[1].frame.height == 64)
    // In a table that became wider, the same cells are asked again.
    table.frame.size.width = 248
    table.fakeShow(cells)
    #expect(cells.map { $0.frame.minY } == [0, 64])
  }

  @Test
  func `items of a collection are as high as their text, the first time`() {
    let items = (0..<2).map { _ in MessageItem(frame: .zero) }
    for item in items { item.message.show("Ada", "The first programmer of all") }
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 480))
    collection.fakeShow(items)
    #expect(items.map { $0.frame.minY } == [0, 80])
    #expect(items[0].message.message.frame == CGRect(x: 16, y: 36, width: 168, height: 32))
    // Measured on one line and in 168 points, for the height and for the layout together.
    #expect(items[0].message.message.fakeMeasurements == 2)
  }

  @Test
  func `a screen tells what is wrong with it`() {
    [title, badge].top == root.top
    [title, badge].height == 10
    badge.leading == root.leading
    badge.width == 10
    title.leading == root.leading + 8
    title.trailing == root.trailing - 8
    title.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(
      root.layoutProblems().map { "\($0)" } == [
        """
        error: required constraints conflict on the x-axis of 'title'
            title.leading == root.leading + 8
            title.trailing == root.trailing - 8
            title.width == 100                       gives way
        note: root.width is 200
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'title.width == 100 ~ 999'; then title.width is 184
        """
      ])
  }

  @Test
  func `a tree of one's own is applied and read`() {
    let label = FakeLabel(name: "label", text: "Ada Lovelace", wraps: true)
    let tree = LayoutView(name: "tree", frame: LayoutRect(x: 0, y: 0, width: 100, height: 80))
    let item = LayoutView(measuring: label)
    tree.addSubview(item)
    item.edges.excluding(.bottom) == tree.edges.inset(by: 10)
    tree.layoutIfNeeded()
    tree.applyFrames()
    #expect(label.frame == CGRect(x: 10, y: 10, width: 80, height: 32))
    #expect(
      tree.layoutDescription == """
        tree      0   0  100  80
        └ label  10  10   80  32
        """)
  }
}
