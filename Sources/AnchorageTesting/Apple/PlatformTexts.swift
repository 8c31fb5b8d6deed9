#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
import AnchorageHeadless
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The texts of the labels inside a real view, which a sweep replaces and restores.
///
/// Labels inside controls and bars keep their texts: a button sets the text of its label.
@MainActor struct PlatformTexts {
  #if canImport(UIKit)
  private typealias Label = UILabel
  #else
  private typealias Label = NSTextField
  #endif

  private var labels: [(label: Label, text: String, attributedText: NSAttributedString?)] = []
  private var isReplaced = false

  init(in view: _PlatformView) {
    // A stack instead of recursion, because trees may be deep.
    var views = [view]
    while let next = views.popLast() {
      if let label = next as? Label, label.hasReplaceableText {
        labels.append((label, label.plainText, label.richText))
      }
      if next === view || !next.setsTextsInside { views += next.subviews.reversed() }
    }
  }

  /// Gives every label the sample for its own text.
  mutating func show(_ sample: LayoutTextSample) {
    restore()
    guard sample != .original else { return }
    isReplaced = true
    for (label, text, _) in labels { label.plainText = sample.text(for: text) }
  }

  /// Gives every label its own text.
  mutating func restore() {
    guard isReplaced else { return }
    isReplaced = false
    for (label, text, attributedText) in labels {
      label.plainText = text
      // A text without attributes is complete, unless its attributed text differs now.
      if label.richText != attributedText { label.richText = attributedText }
    }
  }
}

#if canImport(UIKit)
extension UILabel {
  fileprivate var hasReplaceableText: Bool { !plainText.isEmpty }

  fileprivate var plainText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  fileprivate var richText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension UIView {
  /// Whether the view sets the texts of the labels inside it.
  fileprivate var setsTextsInside: Bool {
    #if !os(tvOS)
    if self is UIToolbar || self is UIPickerView { return true }
    #endif
    return self is UIControl || self is UINavigationBar || self is UITabBar || self is UISearchBar
  }
}
#else
extension NSTextField {
  /// Whether the field is a label. A formatter may refuse a text.
  fileprivate var hasReplaceableText: Bool { !isEditable && formatter == nil && !plainText.isEmpty }

  fileprivate var plainText: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  fileprivate var richText: NSAttributedString? {
    get { attributedStringValue }
    set { attributedStringValue = newValue ?? NSAttributedString(string: "") }
  }
}

extension NSView {
  /// Whether the view sets the texts of the labels inside it.
  fileprivate var setsTextsInside: Bool { self is NSControl }
}
#endif
#endif
