import AnchorageHeadless
import Testing

/// When views move whose constraints change inside the block of an animation.
@MainActor @Suite(.nothingRaised)
struct AnimationTests {
  /// A view that notes where its sheet is after each pass, and how long the animation takes in which the pass ran.
  private final class Screen: UIView {
    let sheet = UIView(name: "sheet")
    var passes: [Pass] = []

    struct Pass: Equatable {
      let top: CGFloat
      let duration: Double
    }

    convenience init() {
      self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      addSubview(sheet)
      sheet.horizontalEdges == horizontalEdges
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes.append(Pass(top: sheet.frame.minY, duration: UIView.inheritedAnimationDuration))
    }
  }

  private let screen = Screen()

  @Test
  func `a constant that changed before the animation moves views in its block`() {
    screen.sheet.height == 200
    let top = screen.sheet.top == screen.bottom
    screen.layoutIfNeeded()
    top.constant = -200
    #expect(screen.sheet.frame.minY == 480)
    UIView.animate(withDuration: 0.3) { screen.layoutIfNeeded() }
    #expect(screen.passes == [.init(top: 480, duration: 0), .init(top: 280, duration: 0.3)])
  }

  @Test
  func `update moves nothing before the layout in the same block`() {
    let place = batch {
      screen.sheet.top == screen.bottom
      screen.sheet.height == 200
    }
    screen.layoutIfNeeded()
    let height = place[.height].first
    UIView.animate(withDuration: 0.3) {
      place.update {
        screen.sheet.bottom == screen.bottom
        screen.sheet.height == 240
      }
      #expect(screen.sheet.frame.minY == 480)
      screen.layoutIfNeeded()
    }
    #expect(screen.passes == [.init(top: 480, duration: 0), .init(top: 240, duration: 0.3)])
    #expect(place[.height].first === height && height?.constant == 240)
  }

  @Test
  func `a layout after the block is not animated`() {
    let place = batch { screen.sheet.top == screen.bottom }
    screen.sheet.height == 200
    screen.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) { place.update { screen.sheet.bottom == screen.bottom } }
    screen.layoutIfNeeded()
    #expect(screen.passes == [.init(top: 480, duration: 0), .init(top: 280, duration: 0)])
  }

  @Test
  func `a switch activates one layout in the block, and the other one back`() {
    screen.sheet.height == 200
    let forms = ConstraintSwitch([
      true: batch(active: false) { screen.sheet.bottom == screen.bottom },
      false: batch(active: false) { screen.sheet.top == screen.bottom },
    ])
    for isOpen in [false, true, false] {
      UIView.animate(withDuration: 0.2) {
        forms.selection = isOpen
        screen.layoutIfNeeded()
      }
    }
    #expect(screen.passes.map(\.top) == [480, 280, 480])
    #expect(screen.passes.allSatisfy { $0.duration == 0.2 })
  }

  @Test
  func `an animation can be switched off inside another one`() {
    screen.sheet.height == 200
    screen.sheet.bottom == screen.bottom
    var isDone = false
    UIView.animate(
      withDuration: 0.3,
      animations: { UIView.performWithoutAnimation { screen.layoutIfNeeded() } },
      completion: { isDone = $0 })
    #expect(screen.passes == [.init(top: 280, duration: 0)] && isDone)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
