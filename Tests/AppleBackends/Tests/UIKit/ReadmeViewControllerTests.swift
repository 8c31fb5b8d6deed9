import AnchorageHeadless
import Testing

// The view controller of the README. A test of the repository compares them.

final class HarbourViewController: UIViewController {
  let icon = UIImageView()
  let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [icon, name] { view.addSubview(item) }
    icon.size == 48
    icon.topLeading == view.margins.topLeading
    name.leading == icon.trailing + 12
    name.trailing <= view.margins.trailing ~ .high
    name.centerY == icon.centerY
  }
}

@MainActor @Suite(.nothingRaised)
struct ReadmeViewControllerTests {
  @Test
  func `the README's view controller lays out its view`() {
    let controller = HarbourViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.name.text = "Harbour lights"
    controller.view.layoutIfNeeded()
    // Margins of 8; the text is 14 × 8 by 16.
    #expect(controller.icon.frame == CGRect(x: 8, y: 8, width: 48, height: 48))
    #expect(controller.name.frame == CGRect(x: 68, y: 24, width: 112, height: 16))
  }
}
