import Anchorage
import AnchorageCode
import AnchorageHeadless
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What real views print as, whatever made their constraints.
@MainActor @Suite(.nothingRaised)
struct PlatformCodeTests {
  private let root = makeFlippedRoot()
  private let icon: FakeView, title: FakeView

  init() {
    root.name("root")
    icon = FakeView(name: "icon", in: root)
    title = FakeView(name: "title", in: root)
  }

  private static let screen = """
    batch {
      [icon, title].distribute(.horizontal, spacing: 8, in: root, insets: LayoutInsets(horizontal: 16))
      icon.size == 48
      icon.top == root.top + 16

      title.centerY == icon.centerY
    }

    """

  @Test func `a screen of statements prints as these`() {
    icon.topLeading == root.topLeading.offset(x: 16, y: 16)
    icon.size == 48
    title.leading == icon.trailing + 8
    title.trailing == root.trailing - 16
    title.centerY == icon.centerY
    #expect(root.layoutCode() == Self.screen)
  }

  @Test func `a screen of layout anchors prints as statements`() {
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 48), icon.heightAnchor.constraint(equalToConstant: 48),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ])
    #expect(root.layoutCode() == Self.screen)
  }

  @Test func `a screen of constraints between items, as other libraries make them, prints as statements`() {
    func relate(
      _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?,
      _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    relate(icon, .top, root, .top, 16)
    relate(icon, .leading, root, .leading, 16)
    relate(icon, .width, nil, .notAnAttribute, 48)
    relate(icon, .height, nil, .notAnAttribute, 48)
    relate(title, .leading, icon, .trailing, 8)
    relate(title, .trailing, root, .trailing, -16)
    relate(title, .centerY, icon, .centerY, 0)
    #expect(root.layoutCode() == Self.screen)
  }

  @Test func `a screen in the visual format language prints as statements`() {
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-16-[icon(48)]-8-[title]-16-|", .alignAllCenterY), ("V:|-16-[icon(48)]", []),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: ["icon": icon, "title": title]))
    }
    #expect(root.layoutCode() == Self.screen)
  }

  @Test func `asking changes neither frames nor constraints, and keeps nothing alive`() {
    title.leading == root.leading + 8
    let count = root.constraints.count
    weak var gone: FakeView?
    do {
      let view = FakeView(name: "gone", in: title)
      view.width == 8
      gone = view
      for language in LayoutCodeLanguage.allCases { _ = root.layoutCode(as: language) }
      view.removeFromSuperview()
    }
    #expect(root.constraints.count == count && title.frame == .zero && gone == nil)
  }

  @Test func `constraints with views outside are counted`() {
    let label = FakeView(name: "label", in: icon)
    icon.edges == root.edges
    label.leading == icon.leading + 4
    label.top == title.bottom
    #expect(
      icon.layoutCode() == """
        // left out: 5 constraints with views outside of icon
        batch {
          label.leading == icon.leading + 4
        }

        """)
  }
}
