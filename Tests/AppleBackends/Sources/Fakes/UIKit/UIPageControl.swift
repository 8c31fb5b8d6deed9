// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row of dots without content.
open class UIPageControl: UIControl {
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
