import Anchorage
import AnchorageHeadless

/// The properties of a view that affect the layout, as assignments behind its name.
@_spi(Printing) public struct ViewSettings {
  private let view: CodeTree.View

  init(_ view: CodeTree.View) { self.view = view }

  /// How a stack view arranges: `axis = .vertical`.
  var arrangement: [String] {
    guard let stack = view.original.stack else { return [] }
    var lines: [String] = []
    if stack.isVertical { lines.append("\(stack.isAppKit ? "orientation" : "axis") = .vertical") }
    if stack.spacing != stack.standardSpacing {
      lines.append("spacing = \(CodeLanguage.number(stack.spacing))")
    }
    if stack.distribution != stack.standardDistribution {
      lines.append("distribution = .\(stack.distribution)")
    }
    if stack.alignment != stack.standardAlignment { lines.append("alignment = .\(stack.alignment)") }
    if stack.isMarginsRelative { lines.append("isLayoutMarginsRelativeArrangement = true") }
    if stack.isBaselineRelative { lines.append("isBaselineRelativeArrangement = true") }
    return lines
  }

  /// The insets of a stack view of AppKit.
  func insets(isHeadless: Bool) -> [String] {
    guard let insets = view.original.stack?.insets, insets != .zero else { return [] }
    let edges: [(LayoutAttribute, Double)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    if isHeadless {
      let text = InsetsCode.text(Dictionary(uniqueKeysWithValues: edges), allowsNumber: false)
      return ["edgeInsets = \(text ?? ".zero")"]
    }
    let numbers = edges.map { CodeLanguage.number($0.1) }
    let arguments = zip(["top", "left", "bottom", "right"], numbers).map { "\($0): \($1)" }
    return ["edgeInsets = NSEdgeInsets(\(arguments.joined(separator: ", ")))"]
  }

  /// The priorities that differ from those of every view: `hugging.horizontal = .high`.
  func priorities(_ language: LayoutCodeLanguage) -> [String] {
    let lines = ViewSettings.priorities(
      hugging: view.view.hugging, compressionResistance: view.view.compressionResistance)
    if language != .anchors { return lines.map { "\($0.property) = \($0.value)" } }
    var calls: [String] = []
    for (method, values, standard) in [
      ("setContentHuggingPriority", view.view.hugging, LayoutPriority.low),
      ("setContentCompressionResistancePriority", view.view.compressionResistance, .high),
    ] {
      for (axis, value) in [("horizontal", values.horizontal), ("vertical", values.vertical)]
      where value != standard {
        calls.append("\(method)(\(AnchorPrinter.name(of: value)), for: .\(axis))")
      }
    }
    return calls
  }

  /// The priorities that differ from those of every view, as properties and their values.
  public static func priorities(
    hugging: LayoutContentPriorities, compressionResistance: LayoutContentPriorities
  ) -> [(property: String, value: String)] {
    var lines: [(property: String, value: String)] = []
    for (property, value, standard) in [
      ("hugging", hugging, LayoutPriority.low), ("compressionResistance", compressionResistance, .high),
    ] {
      let (horizontal, vertical) = (value.horizontal != standard, value.vertical != standard)
      if horizontal, vertical, value.horizontal == value.vertical {
        lines.append((property, code(of: value.horizontal)))
        continue
      }
      if horizontal { lines.append(("\(property).horizontal", code(of: value.horizontal))) }
      if vertical { lines.append(("\(property).vertical", code(of: value.vertical))) }
    }
    return lines
  }

  /// A priority that a property is given; names are those that the type for both axes has, too.
  private static func code(of priority: LayoutPriority) -> String {
    priority == .fittingSize ? "50" : priority.description
  }

  /// The parts of a mask: `.flexibleWidth`.
  public static func names(of mask: LayoutAutoresizingMask) -> [String] {
    let parts: [(LayoutAutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    return parts.filter { mask.contains($0.0) }.map { $0.1 }
  }
}

extension CodeTree {
  /// The lines that give views the properties that affect the layout.
  func settings(_ language: LayoutCodeLanguage, isHeadless: Bool) -> [String] {
    views.flatMap { view in
      let settings = ViewSettings(view)
      let lines =
        settings.arrangement + settings.insets(isHeadless: isHeadless) + customSpacing(of: view)
        + settings.priorities(language)
      return lines.map { "\(view.name).\($0)" }
    }
  }

  /// The calls for spaces behind arranged views that differ from the spacing of their stack view.
  func customSpacing(of view: View) -> [String] {
    guard let stack = view.original.stack else { return [] }
    return stack.arranged.compactMap { arranged in
      guard let space = stack.customSpacing[ObjectIdentifier(arranged.view)],
        let name = name(of: arranged.view)
      else { return nil }
      return "setCustomSpacing(\(CodeLanguage.number(space)), after: \(name))"
    }
  }
}
