// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency public protocol View {
  /// What a layout sees of the view.
  nonisolated var fakeNode: FakeNode { get }
}

/// A view of a layout: how large it is, and where it was placed.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class FakeNode: @unchecked Sendable {
  let size: (ProposedViewSize) -> CGSize
  let baselines: (CGSize) -> [CGFloat]
  var values: [ObjectIdentifier: Any] = [:]
  public internal(set) var frame = CGRect.null

  init(size: @escaping (ProposedViewSize) -> CGSize, baselines: @escaping (CGSize) -> [CGFloat]) {
    (self.size, self.baselines) = (size, baselines)
  }
}

/// Words of 8 × 16 a character, whose baseline is 12 below the top.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct Text: View {
  public let fakeNode: FakeNode

  public init(_ content: String) {
    let words = content.split(separator: " ").map { CGFloat($0.count) }
    fakeNode = FakeNode(
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
  public let fakeNode = FakeNode(
    size: { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) }, baselines: { [$0.height, $0.height] })
  public static var red: Color { Color() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct ValueView: View {
  let fakeNode: FakeNode
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    fakeNode.values[ObjectIdentifier(key)] = value
    return ValueView(fakeNode: fakeNode)
  }
}

/// Runs a layout as SwiftUI does: asks for its size, and has the views placed in that.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class FakeHost<L: Layout> {
  let layout: L
  var cache: L.Cache
  public var subviews: LayoutSubviews

  public init(_ layout: L, _ views: [any View], direction: LayoutDirection = .leftToRight) {
    self.layout = layout
    subviews = LayoutSubviews(
      subviews: views.map { LayoutSubview(node: $0.fakeNode) }, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
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
