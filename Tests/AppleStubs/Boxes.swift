// The parts of AppKit that the playground's live view uses and the fakes lack, with the real signatures.
import AppKit

final class NSColor: Sendable {
  static var controlAccentColor: NSColor { NSColor() }
  func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
}

class NSBox: NSView {
  enum BoxType: UInt, Sendable {
    case custom = 4
  }

  enum TitlePosition: UInt, Sendable {
    case noTitle = 0
  }

  var boxType = BoxType.custom
  var titlePosition = TitlePosition.noTitle
  var borderColor = NSColor.controlAccentColor
  var fillColor = NSColor.controlAccentColor
}
