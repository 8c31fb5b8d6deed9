import AnchorageHeadless

extension InterfaceViewKind {
  /// How far the alignment rectangle of a control is inside its frame, in most versions of Interface Builder.
  package var alignmentInsets: LayoutInsets {
    switch self {
    case .toggle: LayoutInsets(trailing: 2)
    case .slider: LayoutInsets(leading: 2, bottom: 1, trailing: 2)
    case .segmentedControl: LayoutInsets(bottom: 1)
    default: .zero
    }
  }

  /// The axes along which a view of this kind has content: its size is that of the saved frame.
  var contentAxes: (horizontal: Bool, vertical: Bool) {
    switch self {
    case .label, .button, .textField, .toggle, .segmentedControl, .stepper, .activityIndicator, .pageControl,
      .datePicker, .pickerView:
      (true, true)
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar: (false, true)
    case .textView, .imageView, .plain, .stack, .scroll, .table, .collection, .tableCell, .collectionCell,
      .contentView, .visualEffect, .container, .web, .unknown:
      (false, false)
    case .appKit(let view): view.contentAxes
    }
  }
}
