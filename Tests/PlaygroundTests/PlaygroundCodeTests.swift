import Testing

@testable import playground

@Suite struct PlaygroundCodeTests {
  static let scene = """
    root 100 50
    view icon intrinsic 24 24
    label name "Ada \\"Countess\\" Lovelace" lines 1
    icon.leading == root.leading + 8
    name.leading == icon.trailing + 8
    [icon, name].centerY == root.centerY
    name.trailing <= root.trailing ~ .high
    """

  @Test func `a label of which only the baselines are given keeps the size of its text in UIKit`() {
    let scene = "root 100 100\nlabel name \"Ada\" baseline 3 4\nname.topLeading == root.topLeading\n"
    for style in ["--uikit", "--anchors"] {
      let result = run("code", "card.layout", style, files: ["card.layout": scene])
      #expect(result.out.contains("= UILabel()"))
      #expect(result.out.contains("// not translated: the baselines of"))
      #expect(!result.out.contains("SizedLabel"))
    }
  }

  @Test func `a scene prints as a class of headless views`() {
    let result = run("code", "user-card.layout", "--headless", files: ["user-card.layout": Self.scene])
    #expect(
      result.out.hasPrefix(
        """
        import AnchorageHeadless

        final class UserCardView: LayoutView {
          let icon = SizedView(name: "icon", width: 24, height: 24)
          let nameLabel = LayoutLabel(name: "name")

          init() {
            super.init(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
            configure()
            assemble()
            constrain()
          }

          private func configure() {
            nameLabel.text = "Ada \\"Countess\\" Lovelace"
          }

          private func assemble() {
            addSubview(icon)
            addSubview(nameLabel)
          }

          private func constrain() {
            batch {
              [icon, nameLabel].centerY == centerY
              icon.leading == leading + 8

              nameLabel.leading == icon.trailing + 8
              nameLabel.trailing <= trailing ~ .high
            }
          }
        }

        /// A LayoutView with content of a given size.
        final class SizedView: LayoutView {

        """))
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `a scene prints as a class of UIKit with layout anchors`() {
    let result = run("code", "--anchors", "card.layout", files: ["card.layout": Self.scene])
    #expect(result.out.hasPrefix("import UIKit\n\nfinal class CardView: UIView {\n  let icon = SizedView("))
    #expect(
      result.out.contains(
        """
          private func constrain() {
            icon.translatesAutoresizingMaskIntoConstraints = false
            nameLabel.translatesAutoresizingMaskIntoConstraints = false

            let nameLabelTrailing = nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)
            nameLabelTrailing.priority = .defaultHigh

            NSLayoutConstraint.activate([
              icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
              icon.centerYAnchor.constraint(equalTo: centerYAnchor),

              nameLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
              nameLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
              nameLabelTrailing,
            ])
          }
        """))
  }

  @Test func `a class has views of UIKit and statements, unless an option says otherwise`() {
    let files = ["card.layout": Self.scene]
    let result = run("code", "card.layout", files: files)
    #expect(result.out.hasPrefix("import Anchorage\nimport UIKit\n\nfinal class CardView: UIView {\n"))
    #expect(run("code", "--uikit", "card.layout", files: files).out == result.out)
    #expect(
      run("code", "--uikit", "--headless", "card.layout", files: files).err.hasPrefix(
        "error: '--uikit' has no effect with '--headless'\n"))
  }

  @Test(arguments: ["--headless", "--uikit", "--anchors"])
  func `a constraint whose identifier is a property of views gets another name`(style: String) {
    let scene = "root 100 50\nlabel title \"Ada\"\ntitle.width == root.width * 0.5 // @id width\n"
    let result = run("code", "card.layout", style, files: ["card.layout": scene])
    #expect(result.out.contains("let width2 = "))
    #expect(result.out.contains("width2.identifier = \"width\""))
    #expect(!result.out.contains("let width = "))
  }

  @Test(arguments: [
    ("layout", "LayoutViewView"), ("sized", "SizedViewView"), ("label", "LabelView"),
    ("card-view", "CardView"),
  ])
  func `a class has a name of its own`(file: String, name: String) {
    let result = run("code", "\(file).layout", "--headless", files: ["\(file).layout": Self.scene])
    #expect(result.out.contains("\nfinal class \(name): LayoutView {\n"))
    #expect(result.out.contains("\nfinal class SizedView: LayoutView {\n"))
  }

  @Test(arguments: ["--uikit", "--anchors"])
  func `masks count from the size of the scene`(style: String) {
    let scene = "root 100 50\nview bar frame 10 10 80 20 mask flexibleWidth\n"
    let result = run("code", "card.layout", style, files: ["card.layout": scene])
    #expect(
      result.out.contains(
        """
          override init(frame: CGRect) {
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            configure()
            assemble()
            self.frame = frame
          }
        """))
  }

  @Test func `a batch of sums that UIKit has no constraints for says whose constraints it makes`() {
    let scene = "root 100 50\nview a\nview b\na.width == b.width + root.width"
    let result = run("code", "sum.layout", "--uikit", files: ["sum.layout": scene])
    #expect(
      result.out.contains(
        """
            batch(of: UIKitBackend.self) {
              // not translated: a.width == b.width + width
            }
        """))
  }
}
