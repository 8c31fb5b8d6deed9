import Anchorage

extension InterfaceViewKind {
  /// How far the alignment rectangle of a control is inside its frame.
  ///
  /// Interface Builder of Xcode 26 draws controls without such insets.
  package func alignmentInsets(toolsVersion: String?) -> LayoutInsets {
    let version = toolsVersion.flatMap { Double($0.prefix { $0.isNumber }) } ?? 0
    guard version < 24_000 else { return .zero }
    return switch self {
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
    }
  }
}
