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

        batch {
          column.edges.excluding(.bottom) == view.margins.edges
        }

        """)
  }
}
