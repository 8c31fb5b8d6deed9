import AnchorageHeadless

/// The size for the layout of a root; if only one dimension is given, the other is as long as the view needs.
struct TargetSize {
  var width: Double?
  var height: Double?

  /// The reason why a view can't be laid out in this size; `nil` if it can.
  func reasonAgainst(_ view: LayoutView) -> String? {
    guard width != nil || height != nil else { return nil }
    for side in [width, height] {
      if let side, !(side >= 0 && side.isFinite) {
        return "\(view.quotedName) cannot be laid out in \(self): a size is finite and not negative"
      }
    }
    guard let superview = view.superview else { return nil }
    return
      "\(view.quotedName) cannot be laid out in \(self): it is inside of \(superview.quotedName), which decides its size"
  }

  /// The difference between the width of another size and this width.
  func distance(to other: TargetSize) -> Double { (other.width ?? 0) - (width ?? 0) }

  /// The range of widths from this size to another, as failures name it: `240 to 320 wide`.
  func through(_ last: TargetSize) -> String {
    guard let width, last.width != width else { return description }
    return "\(text(of: width)) to \(last)"
  }

  /// Gives a root the size.
  func apply(to view: LayoutView) {
    guard width != nil || height != nil else { return }
    let needed =
      if width != nil && height != nil {
        LayoutSize.zero
      } else {
        neededSize(of: view)
      }
    view.frame.size = LayoutSize(width: width ?? needed.width, height: height ?? needed.height)
  }

  /// The size of the frame that a view needs in the given dimension.
  private func neededSize(of view: LayoutView) -> LayoutSize {
    // Fitting sizes are those of alignment rectangles.
    let around = view.frameSize(ofAlignment: .zero)
    let size = view.systemLayoutSizeFitting(
      LayoutSize(width: max(0, (width ?? 0) - around.width), height: max(0, (height ?? 0) - around.height)),
      horizontal: width == nil ? .fittingSize : .required, vertical: height == nil ? .fittingSize : .required)
    return view.frameSize(ofAlignment: size)
  }
}

extension TargetSize: CustomStringConvertible {
  /// The size as failures name it: `320 × 200`, or `320 wide`.
  var description: String {
    switch (width, height) {
    case (let width?, let height?): "\(text(of: width)) × \(text(of: height))"
    case (let width?, nil): "\(text(of: width)) wide"
    case (nil, let height?): "\(text(of: height)) high"
    case (nil, nil): "its size"
    }
  }

  private func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
