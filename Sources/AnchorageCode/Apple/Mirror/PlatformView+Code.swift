import Anchorage
import AnchorageHeadless

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension LayoutItem where Self: _PlatformView {
  // `@preconcurrency`: Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// Prints the constraints of the view and everything inside it as a person would write them.
  ///
  ///     NSLayoutConstraint.activate([
  ///       title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
  ///       title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
  ///     ])
  ///     root.layoutIfNeeded()
  ///     print(root.layoutCode())
  ///     // batch {
  ///     //   title.horizontalEdges == root.horizontalEdges.inset(by: 8)
  ///     // }
  ///
  /// It does not matter what made the constraints: statements of Anchorage, anchors, another library, the visual format
  /// language or Interface Builder. In a debugger: `po root.layoutCode()`.
  ///
  /// Views have the names that `nameItems(of:)` gave their properties, their accessibility identifiers, or else names
  /// by their texts and classes. A `UIStackView` prints as its properties. Comments say what is left out: constraints that
  /// the platform makes for frames, content sizes, stack views and cells, and constraints with views outside.
  ///
  /// Asking changes nothing, lays nothing out, and keeps nothing alive. A mirror temporarily doubles the tree.
  ///
  /// - Parameter language: The language of the code. A scene has plain views with the present sizes of their contents.
  /// - Complexity: O(n log n) in the number of views and constraints.
  @preconcurrency @MainActor
  public func layoutCode(as language: LayoutCodeLanguage = .anchorage) -> String {
    let mirror = ViewMirror(of: self)
    guard let view = mirror.view(for: self) else { return "" }
    let outsideCount = mirror.removeStandIns()
    let originals = mirror.originals.mapValues { CodeOriginal(of: $0, in: mirror) }
    let rules: NamingRules = language == .scene ? .scene : .statements
    let tree = CodeTree(
      view, rules, width: CodeWriter.width - 2, omitted: mirror.platformConstraintCount, outside: outsideCount
    ) {
      originals[ObjectIdentifier($0)] ?? CodeOriginal($0)
    }
    switch language {
    case .anchorage: return StatementPrinter(tree, backend: _platformBackendName).text
    case .anchors: return AnchorPrinter(tree).text
    case .scene: return TreeScenePrinter(tree).text
    }
  }
}

extension CodeOriginal {
  /// The identifier and the type of a platform view, and what it shows.
  @MainActor
  fileprivate init(of view: _PlatformView, in mirror: ViewMirror) {
    self.init(identifier: view.layoutIdentifier, typeName: "\(type(of: view))")
    #if canImport(UIKit)
    text = (view as? UILabel)?.text
    stack = (view as? UIStackView).map { CodeStack($0, in: mirror) }
    #else
    if let field = view as? NSTextField, !field.isEditable { text = field.stringValue }
    stack = (view as? NSStackView).map { CodeStack($0, in: mirror) }
    #endif
  }
}

#if canImport(UIKit)
private let _platformBackendName = "UIKitBackend"

extension CodeStack {
  /// How a stack view of UIKit arranges.
  @MainActor
  fileprivate init(_ stack: UIStackView, in mirror: ViewMirror) {
    self.init()
    isVertical = stack.axis == .vertical
    spacing = stack.spacing
    distribution =
      switch stack.distribution {
      case .fillEqually: "fillEqually"
      case .fillProportionally: "fillProportionally"
      case .equalSpacing: "equalSpacing"
      case .equalCentering: "equalCentering"
      default: "fill"
      }
    let alignments = LayoutStackView.Alignment.allCases
    let alignment = alignments.first { $0.rawValue == stack.alignment.rawValue } ?? .fill
    self.alignment = CodeStack.name(of: alignment, isVertical)
    isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    isBaselineRelative = stack.isBaselineRelativeArrangement
    for view in stack.arrangedSubviews {
      guard let mirrored = mirror.view(for: view) else { continue }
      arranged.append((mirrored, nil))
      let space = stack.customSpacing(after: view)
      if space != UIStackView.spacingUseDefault { customSpacing[ObjectIdentifier(mirrored)] = space }
    }
  }
}
#else
private let _platformBackendName = "AppKitBackend"

extension CodeStack {
  /// How a stack view of AppKit arranges.
  @MainActor
  fileprivate init(_ stack: NSStackView, in mirror: ViewMirror) {
    self.init()
    isAppKit = true
    isVertical = stack.orientation == .vertical
    spacing = stack.spacing
    distribution =
      switch stack.distribution {
      case .fill: "fill"
      case .fillEqually: "fillEqually"
      case .fillProportionally: "fillProportionally"
      case .equalSpacing: "equalSpacing"
      case .equalCentering: "equalCentering"
      default: "gravityAreas"
      }
    alignment = LayoutAttribute(rawValue: stack.alignment.rawValue)?.description ?? standardAlignment
    let edges = stack.edgeInsets
    let isLeftToRight = stack.userInterfaceLayoutDirection == .leftToRight
    insets = LayoutInsets(
      top: edges.top, leading: isLeftToRight ? edges.left : edges.right, bottom: edges.bottom,
      trailing: isLeftToRight ? edges.right : edges.left)
    let areas: [(name: String, gravity: NSStackView.Gravity)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    for (name, gravity) in areas {
      for view in stack.views(in: gravity) {
        guard let mirrored = mirror.view(for: view) else { continue }
        arranged.append((mirrored, name))
        let space = stack.customSpacing(after: view)
        if space != NSStackView.useDefaultSpacing { customSpacing[ObjectIdentifier(mirrored)] = space }
      }
    }
  }
}
#endif
#endif
