// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The parts of PlaygroundSupport that the playground's pages use, with the real signatures.
import AppKit

public protocol PlaygroundLiveViewable {}

extension NSView: PlaygroundLiveViewable {}

public final class PlaygroundPage {
  @MainActor public static let current = PlaygroundPage()
  public var liveView: (any PlaygroundLiveViewable)?
}
