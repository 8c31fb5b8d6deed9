import AnchorageHeadless

/// A storyboard or xib of Interface Builder, as far as layout needs it.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     document.trees.map(\.root.id)         // ["8bC-Xf-vdC"]
///     document.notes.map(\.position.line)   // [27]
public struct InterfaceDocument: Sendable {
  /// The two kinds of files.
  package enum Kind: Hashable, Sendable {
    case storyboard
    case xib
  }

  /// The toolkit that a document is for.
  package enum Toolkit: Hashable, Sendable {
    /// UIKit.
    case cocoaTouch
    /// AppKit.
    case cocoa
  }

  /// The name of the file, as it was given.
  public let file: String
  /// How many bytes were parsed.
  public let byteCount: Int
  package let kind: Kind
  package let toolkit: Toolkit
  /// The screen that the document was drawn for; `nil` if the file does not say.
  package let device: InterfaceDevice?
  /// Whether the document is laid out by constraints at all.
  package let usesAutoLayout: Bool
  /// Whether margins and guides are those of safe areas; older documents have top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// The version of Interface Builder's tools that saved the file: `"21507"`.
  package let toolsVersion: String?
  /// The sizes of images by name, from the end of the file.
  package let images: [String: LayoutSize]
  /// The content sizes of custom views that Interface Builder ran, by object identifier.
  package let designableSizes: [String: LayoutSize]
  /// The layouts that stand on their own, in the order of the file.
  public let trees: [InterfaceTree]
  /// The notes on everything that is not understood, in the order of the file.
  public let notes: [InterfaceNote]
}
