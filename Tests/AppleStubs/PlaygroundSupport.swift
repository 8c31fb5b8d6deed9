// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the playground's pages use of PlaygroundSupport, with the real signatures.
import AppKit

public protocol PlaygroundLiveViewable {}

extension NSView: PlaygroundLiveViewable {}

public final class PlaygroundPage {
  @MainActor public static let current = PlaygroundPage()
  public var liveView: (any PlaygroundLiveViewable)?
}
