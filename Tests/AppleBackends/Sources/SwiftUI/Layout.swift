// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI that layouts are made of, with the real signatures.
@_exported import Foundation

public protocol Animatable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum Axis: Int8, Sendable {
  case horizontal
  case vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

public struct VerticalAlignment: Equatable, Sendable {
  let isFirst: Bool
  public static let firstTextBaseline = VerticalAlignment(isFirst: true)
  public static let lastTextBaseline = VerticalAlignment(isFirst: false)
}

public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  let baselines: [CGFloat]
  public subscript(guide: VerticalAlignment) -> CGFloat { baselines[guide.isFirst ? 0 : 1] }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  let subviews: [LayoutSubview]
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubview: Equatable, Sendable {
  let node: FakeNode
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public var priority: Double { 0 }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = node.size(proposal)
    return ViewDimensions(width: size.width, height: size.height, baselines: node.baselines(size))
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    node.frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
