/// The code of a tree, and what it does not say.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     let code = document.trees[0].swift(in: document)
///     code.text.contains("final class LoginView: UIView {")  // true
///     code.omissions[0].description  // "line 15: 'map' is the element <mapView>"
public struct InterfaceCode: Hashable, Sendable {
  /// The library whose views the code makes.
  public enum Style: String, Hashable, Sendable {
    /// Views of UIKit.
    case uiKit
    /// Headless views, with the sizes that texts and controls were saved with.
    case headless
  }

  /// Something in the file that the code does not say.
  public struct Omission: Hashable, Sendable {
    /// Where it is in the file.
    public let position: InterfacePosition
    /// The omission in one sentence.
    public let sentence: String
  }

  /// The modules that the code needs; none for scenes.
  public let imports: [String]
  /// The text behind the imports; it ends with a line feed.
  public let body: String
  /// The omissions, in the order of the file. The text has a comment for each.
  public let omissions: [Omission]
  /// The name of the class; `nil` for scenes.
  package let className: String?
  /// The names of views by object identifiers; that of the root is `self`, in scenes `root`.
  package let names: [String: String]
}

extension InterfaceCode {
  /// The text with its imports; it ends with a line feed.
  public var text: String {
    imports.isEmpty ? body : imports.map { "import \($0)\n" }.joined() + "\n" + body
  }
}

extension InterfaceCode.Omission: CustomStringConvertible {
  /// The line and the sentence.
  public var description: String { "line \(position.line): \(sentence)" }
}

extension InterfaceTree {
  /// The tree as a class of Swift, whose constraints are written in the DSL.
  ///
  /// The text is a file: it begins with its imports, and compiles as it stands. Views of AppKit come out as headless views,
  /// whatever the style.
  ///
  /// - Parameters:
  ///   - document: The document of the tree.
  ///   - style: The library whose views the class makes.
  public func swift(in document: InterfaceDocument, style: InterfaceCode.Style = .uiKit) -> InterfaceCode {
    let index = document.trees.firstIndex { $0.root.id == root.id && $0.root.position == root.position }
    let name = index.map { document.classNames[$0] } ?? "ScreenView"
    let style = document.toolkit == .cocoa ? .headless : style
    let printer = ClassPrinter(self, in: document, style, className: name)
    return printer.print()
  }
}
