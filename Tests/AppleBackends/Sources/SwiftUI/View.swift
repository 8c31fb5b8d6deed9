// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// The nodes that a layout sees: a view with a body has the nodes of its body.
  var fakeNodes: [FakeNode] { get }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  public var fakeNodes: [FakeNode] { body.fakeNodes }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Never: View {
  public var body: Never { fatalError("a view without a body was asked for it") }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View where Body == Never {
  public var body: Never { fatalError("a view without a body was asked for it") }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var fakeNodes: [FakeNode] { self?.fakeNodes ?? [] }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct TupleView<T> {
  public var value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension TupleView: View {
  public typealias Body = Never
  public var fakeNodes: [FakeNode] { views.flatMap { $0.fakeNodes } }
}

/// A view of a layout: how large it is, and where it was placed.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class FakeNode: @unchecked Sendable {
  let size: (ProposedViewSize) -> CGSize
  let baselines: (CGSize) -> [CGFloat]
  var values: [ObjectIdentifier: Any] = [:]
  public internal(set) var frame = CGRect.null
  /// The frames of what is inside, if the view lays out others.
  public internal(set) var contentFrames: (ProposedViewSize) -> [CGRect] = { _ in [] }

  init(size: @escaping (ProposedViewSize) -> CGSize, baselines: @escaping (CGSize) -> [CGFloat]) {
    (self.size, self.baselines) = (size, baselines)
  }
}

/// Words of 8 × 16 a character, whose baseline is 12 below the top.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct Text: View {
  public typealias Body = Never
  private let node: FakeNode
  public var fakeNodes: [FakeNode] { [node] }

  public init(_ content: String) {
    let words = content.split(separator: " ").map { CGFloat($0.count) }
    node = FakeNode(
      size: { proposal in
        let limit = Swift.max(proposal.width ?? .infinity, 0) / 8
        var lines = words.prefix(1).map { $0 }
        for word in words.dropFirst() {
          if lines[lines.count - 1] + 1 + word <= limit {
            lines[lines.count - 1] += 1 + word
          } else {
            lines.append(word)
          }
        }
        return CGSize(width: 8 * (lines.max() ?? 0), height: 16 * CGFloat(lines.count))
      }, baselines: { [12, $0.height - 4] })
  }
}

/// A view as large as one wants it, 10 × 10 if nobody does.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct Color: View {
  public typealias Body = Never
  private let node = FakeNode(
    size: { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) }, baselines: { [$0.height, $0.height] })
  public var fakeNodes: [FakeNode] { [node] }
  public static var red: Color { Color() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct ValueView<Content: View, Key: LayoutValueKey> {
  let content: Content
  let value: Key.Value
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension ValueView: View {
  typealias Body = Never

  var fakeNodes: [FakeNode] {
    let nodes = content.fakeNodes
    for node in nodes { node.values[ObjectIdentifier(Key.self)] = value }
    return nodes
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    ValueView<Self, K>(content: self, value: value)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct LaidOutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LaidOutView: View {
  typealias Body = Never

  var fakeNodes: [FakeNode] {
    let host = FakeHost(layout, [content])
    let node = FakeNode(size: { host.size($0) }, baselines: { [$0.height, $0.height] })
    node.contentFrames = { host.frames($0) }
    return [node]
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

/// Runs a layout as SwiftUI does: asks for its size, and has the views placed in that.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class FakeHost<L: Layout> {
  private(set) var layout: L
  var cache: L.Cache
  public var subviews: LayoutSubviews

  @MainActor public init(_ layout: L, _ views: [any View], direction: LayoutDirection = .leftToRight) {
    self.layout = layout
    subviews = LayoutSubviews(
      subviews: views.flatMap { $0.fakeNodes }.map { LayoutSubview(node: $0) }, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
  }

  /// Does as SwiftUI does when the layout or its subviews have changed, or might have.
  @MainActor public func update(_ layout: L, _ views: [any View]) {
    self.layout = layout
    subviews = LayoutSubviews(
      subviews: views.flatMap { $0.fakeNodes }.map { LayoutSubview(node: $0) },
      layoutDirection: subviews.layoutDirection)
    layout.updateCache(&cache, subviews: subviews)
  }

  public func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The frames of the views as they are shown: from right to left, x is turned round.
  public func frames(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) -> [CGRect] {
    let bounds = CGRect(origin: origin, size: size(proposal))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.map { subview in
      var frame = subview.node.frame
      if subviews.layoutDirection == .rightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
      return frame
    }
  }
}
