// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row of segments without content.
open class UISegmentedControl: UIControl {
  open private(set) var numberOfSegments = 0
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { numberOfSegments += 1 }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { numberOfSegments += 1 }
}
