// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of `AnchorageHeadless`, for files that import `Anchorage` alone: with both modules, these are shadowed.

/// A placeholder for headless views if `AnchorageHeadless` isn't imported.
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
@_documentation(visibility: internal)
open class _HeadlessView {
  /// Accepts the arguments of headless views, so the compiler's first error is about the import.
  public init(name: String = "", text: String = "", frame: LayoutRect = .zero) {}
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
public typealias LayoutView = _HeadlessView

@_documentation(visibility: internal)
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
public typealias LayoutLabel = _HeadlessView

@_documentation(visibility: internal)
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
public typealias LayoutStackView = _HeadlessView

@_documentation(visibility: internal)
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
public typealias LayoutGravityStackView = _HeadlessView

@_documentation(visibility: internal)
@available(*, unavailable, message: "headless views come with the engine: import AnchorageHeadless")
public typealias LayoutScrollView = _HeadlessView

extension LayoutItem {
  @_documentation(visibility: internal)
  @available(
    *, unavailable,
    message:
      "reports come with the engine: import AnchorageHeadless; a headless view has them in 'diagnostics'"
  )
  public func layoutProblems() -> [Never] { [] }
}
