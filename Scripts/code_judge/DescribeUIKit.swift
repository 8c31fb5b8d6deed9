import AnchorageHeadless
import UIKit

/// Lays out a view on the fakes of UIKit, and prints what its mirror is made of: the frames are those of the fakes.
@MainActor
func describe(_ key: String, _ view: UIView, safeArea: UIEdgeInsets = .zero) {
  view.fakeSafeAreaInsets = safeArea
  view.layoutIfNeeded()
  describe(key, ViewMirror(of: view).tree)
}
