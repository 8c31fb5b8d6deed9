// The parts of AppKit that the playground's live view uses and the fakes lack, with the real signatures.
import AppKit
import CoreGraphics

final class NSColor: Sendable {
  static var controlAccentColor: NSColor { NSColor() }
}

class NSImage {
  init(cgImage: CGImage, size: CGSize) {}
}

class NSImageView: NSView {
  var image: NSImage?
}

class NSEvent {
  var deltaX: CGFloat { 0 }
  var deltaY: CGFloat { 0 }
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
  var cornerRadius: CGFloat = 0
  var fillColor = NSColor.controlAccentColor
  // A method of NSResponder's, in the SDK.
  func mouseDragged(with event: NSEvent) {}
}
