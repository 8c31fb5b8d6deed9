// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button without content.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
  }

  private let label = UILabel()
  open var titleLabel: UILabel? { label }

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}
