import Anchorage
import AnchorageHeadless

/// What a headless view stands for: itself, or a view of UIKit or AppKit whose mirror it is.
struct CodeOriginal {
  /// The name that a person gave the view; empty without.
  var identifier: String
  /// The name of its class.
  var typeName: String
  /// How it arranges its views; `nil` unless it is a stack view.
  var stack: CodeStack?
  /// The text that it shows; `nil` unless it is a label.
  var text: String?

  init(identifier: String, typeName: String, stack: CodeStack? = nil, text: String? = nil) {
    (self.identifier, self.typeName, self.stack, self.text) = (identifier, typeName, stack, text)
  }

  /// The view itself.
  init(_ view: LayoutView) {
    #if hasFeature(Embedded)
    let typeName = "LayoutView"  // Types have no names there.
    #else
    let typeName = "\(type(of: view))"
    #endif
    self.init(
      identifier: view.name, typeName: typeName, stack: CodeStack(view), text: (view as? LayoutLabel)?.text)
  }
}

extension CodeOriginal {
  /// The word at the end of a name, by the class: `Label`.
  var nameSuffix: String {
    if let stack { return stack.isVertical ? "Column" : "Row" }
    for (ending, word) in [("Label", "Label"), ("TextField", "Field"), ("ScrollView", "ScrollView")]
    where typeName.hasSuffix(ending) {
      return word
    }
    return "View"
  }

  /// A name for a view that nobody named, by its text or its class: `signInLabel`, `avatarView`.
  var nameByContent: String {
    if let text {
      // A long text is no name.
      let words = CodeWords(text, limit: (3, 24)).lowerCamelCase
      if !words.isEmpty { return words.lowercased().hasSuffix("label") ? words : words + "Label" }
    }
    if let stack { return stack.isVertical ? "column" : "row" }
    var name = typeName[...]
    for prefix in ["Layout", "UI", "NS"] where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      break
    }
    let words = CodeWords(String(name)).lowerCamelCase
    return words.isEmpty ? "view" : words
  }
}
