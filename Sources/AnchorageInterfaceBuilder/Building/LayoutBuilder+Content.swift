import Anchorage

extension LayoutBuilder {
  /// How large a view's content is, and why; `nil` if it has none.
  func content(of model: InterfaceView) -> InterfaceContent? {
    let none = LayoutView.noIntrinsicMetric
    var (size, source) = natural(model) ?? (LayoutSize(width: none, height: none), .placeholder)
    if let placeholder = model.placeholderWidth { (size.width, source) = (placeholder.length, .placeholder) }
    if let placeholder = model.placeholderHeight {
      (size.height, source) = (placeholder.length, .placeholder)
    }
    return size.width == none && size.height == none
      ? nil : InterfaceContent(id: model.id, size: size, source: source)
  }

  private func natural(_ model: InterfaceView) -> (LayoutSize, InterfaceContent.Source)? {
    switch model.kind {
    case .imageView(let image):
      // The size of a symbol is that of its drawing, and not the one on the screen.
      if image.catalog != "system", let size = image.size { return (size, .resources) }
      return image.name == nil ? nil : savedSize(model, (true, true))
    case .plain, .contentView, .visualEffect, .container, .web, .unknown:
      return document.designableSizes[model.id].map { ($0, .designable) } ?? emptyArrangedSize(model)
    default: return savedSize(model, model.kind.contentAxes)
    }
  }

  private func savedSize(
    _ model: InterfaceView, _ axes: (horizontal: Bool, vertical: Bool)
  ) -> (LayoutSize, InterfaceContent.Source)? {
    guard axes.horizontal || axes.vertical, let rect = geometry.alignmentRect(of: model.id) else {
      return nil
    }
    let none = LayoutView.noIntrinsicMetric
    let size = LayoutSize(
      width: axes.horizontal ? max(0, rect.width) : none, height: axes.vertical ? max(0, rect.height) : none)
    return (size, .savedFrame)
  }

  private func emptyArrangedSize(_ model: InterfaceView) -> (LayoutSize, InterfaceContent.Source)? {
    guard arrangedIDs.contains(model.id), model.subviews(in: traits).isEmpty else { return nil }
    return (LayoutSize(width: 240, height: 128), .emptyArrangedView)
  }

  private var arrangedIDs: Set<String> {
    Set(
      tree.views.flatMap { view in
        if case .stack = view.kind { view.subviews.map(\.id) } else { [String]() }
      })
  }

  /// Where the baselines of a view's text are.
  func baselines(of model: InterfaceView, height: Double) -> (first: Double, last: Double) {
    let font: InterfaceFont?
    switch model.kind {
    case .label(let text), .textField(let text), .textView(let text): font = text.font
    case .button(let button): font = button.font
    default: return (0, 0)
    }
    let standard = InterfaceFont(
      style: nil, type: "system", name: nil, family: nil, weight: nil, pointSize: 17)
    return (font ?? standard).baselines(height: height)
  }
}

extension InterfaceView.Placeholder {
  /// The length along the axis; ``LayoutView/noIntrinsicMetric`` for no content.
  fileprivate var length: Double {
    switch self {
    case .infinite: LayoutView.noIntrinsicMetric
    case .length(let length): length
    }
  }
}
