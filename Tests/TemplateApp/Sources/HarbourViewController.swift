import AnchorageHeadless
import UIKit

/// A typical first screen, written in an app whose code is on the main actor unless it says otherwise.
class HarbourViewController: UIViewController {
  let icon = UIImageView()
  let name = UILabel()
  let card = UIView()
  let padding: CGFloat = 16
  var opened: ConstraintGroup<UIKitBackend>?

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [icon, name, card] { view.addSubview(item) }
    icon.size == 48
    icon.topLeading == view.safeArea.topLeading + LayoutPoint(x: padding, y: padding)
    name.leading == icon.trailing + 12
    name.trailing <= view.margins.trailing ~ .high
    name.centerY == icon.centerY
    card.top == icon.bottom + padding
    card.horizontalEdges == view.horizontalEdges.inset(by: padding)
    opened = batch(active: false) { card.height == 200 }
  }

  func open(_ isOpen: Bool) {
    opened?.isActive = isOpen
  }
}

/// A headless view of the app's own.
nonisolated final class Swatch: LayoutView {
  override var intrinsicContentSize: LayoutSize { LayoutSize(width: 24, height: 24) }
}
