// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Anchorage

// UIKit's names, each refused with the name that headless items have for the same thing.

@_documentation(visibility: internal)
extension HeadlessItem {
  @available(*, unavailable, renamed: "leading")
  public final var leadingAnchor: LayoutAnchor<LayoutXAxis, HeadlessBackend> { leading }

  @available(*, unavailable, renamed: "trailing")
  public final var trailingAnchor: LayoutAnchor<LayoutXAxis, HeadlessBackend> { trailing }

  @available(*, unavailable, renamed: "left")
  public final var leftAnchor: LayoutAnchor<LayoutXAxis, HeadlessBackend> { left }

  @available(*, unavailable, renamed: "right")
  public final var rightAnchor: LayoutAnchor<LayoutXAxis, HeadlessBackend> { right }

  @available(*, unavailable, renamed: "centerX")
  public final var centerXAnchor: LayoutAnchor<LayoutXAxis, HeadlessBackend> { centerX }

  @available(*, unavailable, renamed: "top")
  public final var topAnchor: LayoutAnchor<LayoutYAxis, HeadlessBackend> { top }

  @available(*, unavailable, renamed: "bottom")
  public final var bottomAnchor: LayoutAnchor<LayoutYAxis, HeadlessBackend> { bottom }

  @available(*, unavailable, renamed: "centerY")
  public final var centerYAnchor: LayoutAnchor<LayoutYAxis, HeadlessBackend> { centerY }

  @available(*, unavailable, renamed: "firstBaseline")
  public final var firstBaselineAnchor: LayoutAnchor<LayoutYAxis, HeadlessBackend> { firstBaseline }

  @available(*, unavailable, renamed: "lastBaseline")
  public final var lastBaselineAnchor: LayoutAnchor<LayoutYAxis, HeadlessBackend> { lastBaseline }

  @available(*, unavailable, renamed: "width")
  public final var widthAnchor: LayoutAnchor<LayoutDimension, HeadlessBackend> { width }

  @available(*, unavailable, renamed: "height")
  public final var heightAnchor: LayoutAnchor<LayoutDimension, HeadlessBackend> { height }
}

@_documentation(visibility: internal)
extension LayoutView {
  @available(*, unavailable, renamed: "margins")
  public final var layoutMarginsGuide: LayoutGuide { margins }

  @available(*, unavailable, renamed: "safeArea")
  public final var safeAreaLayoutGuide: LayoutGuide { safeArea }

  @available(*, unavailable, renamed: "readableContent")
  public final var readableContentGuide: LayoutGuide { readableContent }

  @available(*, unavailable, renamed: "systemLayoutSizeFitting(_:horizontal:vertical:)")
  public final func systemLayoutSizeFitting(
    _ target: LayoutSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> LayoutSize { .zero }
}

// In a protocol extension, so a subclass may have properties with these names.
@_documentation(visibility: internal)
extension LayoutItem where Self: LayoutView {
  @available(*, unavailable, message: "write 'margins.leading'")
  public var leadingMargin: LayoutAnchor<LayoutXAxis, HeadlessBackend> { margins.leading }

  @available(*, unavailable, message: "write 'margins.trailing'")
  public var trailingMargin: LayoutAnchor<LayoutXAxis, HeadlessBackend> { margins.trailing }

  @available(*, unavailable, message: "write 'margins.left'")
  public var leftMargin: LayoutAnchor<LayoutXAxis, HeadlessBackend> { margins.left }

  @available(*, unavailable, message: "write 'margins.right'")
  public var rightMargin: LayoutAnchor<LayoutXAxis, HeadlessBackend> { margins.right }

  @available(*, unavailable, message: "write 'margins.top'")
  public var topMargin: LayoutAnchor<LayoutYAxis, HeadlessBackend> { margins.top }

  @available(*, unavailable, message: "write 'margins.bottom'")
  public var bottomMargin: LayoutAnchor<LayoutYAxis, HeadlessBackend> { margins.bottom }
}

@_documentation(visibility: internal)
extension LayoutView {
  @available(*, unavailable, message: "write 'LayoutView(name: \"card\")'")
  public convenience init(_ name: String) { self.init(name: name) }
}

@_documentation(visibility: internal)
extension LayoutLabel {
  @available(*, unavailable, message: "write 'LayoutLabel(text: \"Hello\")'")
  public convenience init(_ text: String) { self.init(text: text) }
}

// Of a protocol, so that a subclass may have properties of its own with these names.
@_documentation(visibility: internal)
extension LayoutItem where Self: LayoutLabel {
  @available(*, unavailable, message: "a label has metrics: write 'metrics = .fixedPitch(size: 17)'")
  public var font: LayoutFont? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "a label has metrics: write 'metrics = .fixedPitch(size: 17)'")
  public var fontSize: Double {
    get { 0 }
    set {}
  }

  @available(*, unavailable, message: "a label has no colors and no alignment: no frame depends on them")
  public var textAlignment: _TextAlignment {
    get { .natural }
    set {}
  }
}

/// The names that texts are aligned by elsewhere.
///
///     label.textAlignment = .center
///     // error: 'textAlignment' is unavailable: a label has no colors and no alignment
@_documentation(visibility: internal)
public enum _TextAlignment { case left, center, right, justified, natural }

@_documentation(visibility: internal)
extension Collection where Element: LayoutView {
  @available(
    *, unavailable,
    message: "for an array, write 'setContentHuggingPriority(251, for: .horizontal)'"
  )
  public var hugging: LayoutContentPriorities {
    get { LayoutContentPriorities(.low) }
    nonmutating set {}
  }

  @available(
    *, unavailable,
    message: "for an array, write 'setContentCompressionResistancePriority(751, for: .horizontal)'"
  )
  public var compressionResistance: LayoutContentPriorities {
    get { LayoutContentPriorities(.high) }
    nonmutating set {}
  }
}

// Compile errors for an item in place of its anchors.

@_documentation(visibility: internal)
extension HeadlessItem: _LayoutSide {}

// Unavailable, which lets the extension name refusals.
@_documentation(visibility: internal)
@available(*, unavailable)
extension HeadlessItem {
  public typealias _Misfit = _LayoutRefusal<_No.Item>
  public typealias _BesideEdges = _LayoutRefusal<_No.ItemBesideEdges>
  public typealias _BesideSize = _LayoutRefusal<_No.ItemBesideSize>
  public typealias _BesidePoint = _LayoutRefusal<_No.ItemBesidePoint>
}

@_documentation(visibility: internal)
extension LayoutConstraint {
  /// Says that anchors are not constraints.
  @available(
    *, unavailable, message: "these are anchors, not constraints: relate them with '==', '<=' or '>='"
  )
  @_disfavoredOverload
  public static func activate<Kind>(_ anchors: [LayoutAnchor<Kind, HeadlessBackend>]) {}
}

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "LayoutConstraint.FormatMistake")
public typealias VisualFormatMistake = LayoutConstraint.FormatMistake
