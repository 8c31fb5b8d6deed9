import AnchorageHeadless

extension InterfaceContent.Source {
  /// Where a size comes from, as the end of a sentence.
  package var words: String {
    switch self {
    case .savedFrame: "from the saved frame"
    case .resources: "from the list of images"
    case .placeholder: "a placeholder of the file"
    case .designable: "from a view that Interface Builder ran"
    case .emptyArrangedView: "of an empty view in a stack view"
    case .metrics: "measured"
    }
  }
}

extension InterfaceContent: CustomStringConvertible {
  /// The size, with `-` for a dimension without content, and where it comes from.
  package var description: String {
    let lengths = [size.width, size.height].map { $0 == LayoutView.noIntrinsicMetric ? "-" : $0.shortText }
    return "\(lengths[0]) × \(lengths[1]), \(source.words)"
  }
}
