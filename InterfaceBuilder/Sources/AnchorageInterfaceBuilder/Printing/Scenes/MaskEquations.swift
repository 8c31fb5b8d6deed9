@_spi(Printing) import AnchorageCode
import AnchorageHeadless

/// An autoresizing mask as equations, for views in superviews that constraints place.
struct MaskEquations {
  /// The equations to the superview.
  private(set) var equations: [CodeEquation] = []
  /// Whether the equations resize the view as the mask does.
  private(set) var isExact = true
  private let view: CodeItem
  private let superview: CodeItem

  /// Finds the equations that a frame and a mask stand for.
  ///
  /// - Parameters:
  ///   - view: The object identifier of the view.
  ///   - superview: The superview, or the guide that is as large as it.
  ///   - frame: The saved frame.
  ///   - size: The saved size of the superview.
  ///   - mask: The mask.
  init(
    _ view: String, in superview: CodeItem, _ frame: LayoutRect, _ size: LayoutSize,
    _ mask: LayoutAutoresizingMask
  ) {
    (self.view, self.superview) = (CodeItem(view), superview)
    add(
      (.left, .right, .centerX, .width), (frame.minX, frame.width, size.width - frame.maxX),
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    add(
      (.top, .bottom, .centerY, .height), (frame.minY, frame.height, size.height - frame.maxY),
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  private mutating func add(
    _ attributes: (LayoutAttribute, LayoutAttribute, LayoutAttribute, LayoutAttribute),
    _ lengths: (before: Double, length: Double, after: Double),
    _ gives: (before: Bool, length: Bool, after: Bool)
  ) {
    let (near, far, middle, length) = attributes
    switch gives {
    case (false, true, false):
      relate(near, lengths.before)
      relate(far, -lengths.after)
      return
    case (true, false, false): relate(far, -lengths.after)
    case (true, false, true) where lengths.before == lengths.after: relate(middle, 0)
    case (false, false, _): relate(near, lengths.before)
    default:
      isExact = false
      relate(near, lengths.before)
    }
    equations.append(
      CodeEquation(
        first: CodeEquation.Anchor(item: view, attribute: length), relation: .equal, constant: lengths.length)
    )
  }

  private mutating func relate(_ attribute: LayoutAttribute, _ constant: Double) {
    equations.append(
      CodeEquation(
        first: CodeEquation.Anchor(item: view, attribute: attribute), relation: .equal,
        second: CodeEquation.Anchor(item: superview, attribute: attribute), constant: constant))
  }
}
