import Anchorage
import AnchorageCode
import AnchorageHeadless
import AppKit
import Testing

/// What screens of AppKit's own classes print as.
@MainActor @Suite(.nothingRaised)
struct StackCodeTests {
  private let root = makeFlippedRoot()
  private let column = NSStackView()
  private let title = NSTextField(labelWithString: "Harbour lights")

  init() {
    root.name("root")
    column.addArrangedSubview(title)
    column.addArrangedSubview(NSTextField(labelWithString: "Boats come in at dusk."))
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    column.edges.excluding(.bottom) == root.edges.inset(by: 16)
  }

  @Test func `a stack view prints as its properties, and labels are called after their texts`() {
    column.orientation = .vertical
    column.alignment = .leading
    column.distribution = .fill
    column.spacing = 12
    column.setCustomSpacing(20, after: title)
    column.edgeInsets = NSEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    title.height == 24
    root.layOut()
    #expect(
      root.layoutCode() == """
        // left out: 7 constraints that views make themselves
        column.orientation = .vertical
        column.spacing = 12
        column.distribution = .fill
        column.alignment = .leading
        column.edgeInsets = NSEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        column.setCustomSpacing(20, after: harbourLightsLabel)
        harbourLightsLabel.hugging.horizontal = 251
        harbourLightsLabel.hugging.vertical = .high
        boatsComeInLabel.hugging.horizontal = 251
        boatsComeInLabel.hugging.vertical = .high

        batch {
          column.edges.excluding(.bottom) == root.edges.inset(by: 16)
          harbourLightsLabel.height == 24
        }

        """)
  }

  @Test func `a new stack view has no properties to print, and areas are those of a scene`() {
    let more = NSTextField(labelWithString: "More")
    column.addView(more, in: .trailing)
    root.layOut()
    #expect(!root.layoutCode().split(separator: "\n").contains { $0.hasPrefix("row.") })
    let scene = root.layoutCode(as: .scene)
    #expect(scene.contains("\nstack row appkit ltr\n"))
    #expect(scene.contains("\nview moreLabel in row intrinsic 32 16 baseline 12 4 ltr gravity trailing\n"))
  }
}
