import Anchorage
import AnchorageCode
import AnchorageHeadless
import Testing
import UIKit

/// What screens of UIKit's own classes print as.
@MainActor @Suite(.nothingRaised)
struct StackCodeTests {
  @Test func `a stack view prints as its properties, and labels are called after their texts`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (column, title, text) = (UIStackView(), UILabel(), UILabel())
    (title.text, text.text) = ("Harbour lights", "Boats come in at dusk, one after the other.")
    column.addArrangedSubview(title)
    column.addArrangedSubview(text)
    column.setCustomSpacing(16, after: title)
    column.axis = .vertical
    column.spacing = 8
    root.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      root.layoutCode() == """
        // left out: 7 constraints that views make themselves
        column.axis = .vertical
        column.spacing = 8
        column.setCustomSpacing(16, after: harbourLightsLabel)

        batch {
          column.edges.excluding(.bottom) == view.margins.edges
        }

        """)
  }

  /// The screen of `PlatformCodeTests`, whose other four builds print these lines with
  /// `[icon, title].distribute(.horizontal, spacing: 8, …)` in place of the row.
  @Test func `a screen with a stack view prints as the same statements, and the row as its properties`() {
    let root = makeRoot()
    let row = UIStackView()
    let (icon, title) = (FakeView(name: "icon"), FakeView(name: "title"))
    row.accessibilityIdentifier = "row"
    row.addArrangedSubview(icon)
    row.addArrangedSubview(title)
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      icon.widthAnchor.constraint(equalToConstant: 48), icon.heightAnchor.constraint(equalToConstant: 48),
    ])
    root.layoutIfNeeded()
    #expect(
      root.layoutCode() == """
        // left out: 7 constraints that views make themselves
        row.spacing = 8
        row.alignment = .center

        batch {
          row.edges.excluding(.bottom) == root.edges.inset(by: 16)
          icon.size == 48
        }

        """)
  }
}
