/// The views of AppKit that UIKit has none like.
package enum InterfaceAppKitView: String, Hashable, Sendable {
  case popUpButton
  case comboBox
  case levelIndicator
  case colorWell
  case verticalSlider
  /// A box with a content view, and perhaps a title.
  case box
  /// A separator from left to right.
  case horizontalLine
  /// A separator from top to bottom.
  case verticalLine
  /// A scroll view, whose edges are its own for the views inside, and not those of the content.
  case scrollView
  /// The part of a scroll view that shows the document.
  case clipView
  case splitView
  case tabView
  case gridView
}

extension InterfaceAppKitView {
  /// The axes along which the view has content: its size is that of the saved frame.
  var contentAxes: (horizontal: Bool, vertical: Bool) {
    switch self {
    case .popUpButton, .levelIndicator, .gridView: (true, true)
    // A field that can be edited is as wide as it is made.
    case .comboBox, .horizontalLine: (false, true)
    case .verticalSlider, .verticalLine: (true, false)
    case .colorWell, .box, .scrollView, .clipView, .splitView, .tabView: (false, false)
    }
  }

  /// Whether the view places its subviews by rules of its own, which no constraint of the file says.
  var placesSubviews: Bool { self == .splitView || self == .gridView }

  /// The word at the end of a name: `Box`.
  var nameSuffix: String {
    switch self {
    case .popUpButton: "PopUpButton"
    case .comboBox: "ComboBox"
    case .levelIndicator: "LevelIndicator"
    case .colorWell: "ColorWell"
    case .verticalSlider: "Slider"
    case .box: "Box"
    case .horizontalLine, .verticalLine: "Line"
    case .scrollView: "ScrollView"
    case .clipView: "ClipView"
    case .splitView: "SplitView"
    case .tabView: "TabView"
    case .gridView: "GridView"
    }
  }
}
