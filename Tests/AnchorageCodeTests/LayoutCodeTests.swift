import AnchorageCode
import AnchorageHeadless
import Testing

@Suite struct LayoutCodeTests {
  private func makeTree() -> (root: LayoutView, title: LayoutLabel, icon: LayoutView) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 96))
    let (icon, title) = (LayoutView(name: "icon"), LayoutLabel(name: "title", text: "Ada"))
    root.addSubviews(icon, title)
    return (root, title, icon)
  }

  @Test func `constraints print as composites by view`() {
    let (root, title, icon) = makeTree()
    icon.width == 48
    icon.height == 48
    icon.top == root.top + 8
    icon.leading == root.leading + 8
    title.leading == icon.trailing + 12
    title.trailing <= root.margins.trailing ~ 900
    title.centerY == icon.centerY
    title.hugging.horizontal = .high
    #expect(
      root.layoutCode() == """
        title.hugging.horizontal = .high

        batch {
          icon.topLeading == root.topLeading.offset(x: 8, y: 8)
          icon.size == 48

          title.leading == icon.trailing + 12
          title.trailing <= root.margins.trailing ~ 900
          title.centerY == icon.centerY
        }

        """)
  }

  @Test func `constraints print as calls of layout anchors`() {
    let (root, title, icon) = makeTree()
    icon.edges.excluding(.trailing) == root.edges.inset(by: 8)
    icon.width == icon.height * 16 / 9
    title.leading == icon.trailing + 12
    title.trailing <= root.margins.trailing ~ 900
    title.centerX == root.trailing / 3 ~ .high
    title.hugging.horizontal = .high
    #expect(
      root.layoutCode(as: .anchors) == """
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false

        let titleTrailing = title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor)
        titleTrailing.priority = .init(rawValue: 900)
        let titleCenterX = NSLayoutConstraint(item: title, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 1.0 / 3, constant: 0)
        titleCenterX.priority = .defaultHigh

        NSLayoutConstraint.activate([
          icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
          icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
          icon.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
          icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 16.0 / 9),

          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
          titleTrailing,
          titleCenterX,
        ])

        """)
  }

  @Test func `a tree prints as a scene with its frames`() {
    let (root, title, icon) = makeTree()
    icon.edges.excluding(.trailing) == root.edges.inset(by: 8)
    icon.width == 48
    title.leading == icon.trailing + 12
    title.centerY == icon.centerY
    root.layoutIfNeeded()
    #expect(
      root.layoutCode(as: .scene) == """
        root 320 96
        view icon
        label title "Ada" lines 1

        icon.edges.excluding(.trailing) == root.edges.inset(by: 8)
        icon.width == 48
        title.leading == icon.trailing + 12
        title.centerY == icon.centerY
        ---
        root      0   0  320  96
        ├ icon    8   8   48  80
        └ title  68  40   24  16

        """)
  }
}
