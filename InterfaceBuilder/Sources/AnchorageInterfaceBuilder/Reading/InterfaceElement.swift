/// An element of a file of Interface Builder, with the elements inside it.
///
///     let label = try InterfaceElement(reading: Array("<label text='Hello'/>".utf8), file: "a.xib")
///     label["text"]  // "Hello"
package struct InterfaceElement: Sendable {
  /// The name of the element: `constraint`.
  package let name: String
  /// The attributes by name.
  package let attributes: [String: String]
  /// Where the element begins.
  package let position: InterfacePosition
  /// The elements inside, in the order of the file.
  package internal(set) var children: [InterfaceElement] = []
  /// The characters inside, but for those of other elements.
  package internal(set) var text = ""

  /// Creates an element without anything inside.
  package init(name: String, attributes: [String: String], position: InterfacePosition) {
    self.name = name
    self.attributes = attributes
    self.position = position
  }
}

extension InterfaceElement {
  /// The value of an attribute, or `nil` if the element has none of this name.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The names of the attributes in alphabetical order.
  package var attributeNames: [String] { attributes.keys.sorted() }

  /// The name that the element has for the one around it: the attribute `key`.
  package var key: String? { attributes["key"] }

  /// The first child with a name.
  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The first child with a value of the attribute `key`.
  package func child(forKey key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  /// The children of all children with a name: the views in `subviews`.
  package func grandchildren(in name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }
}

/// A position in a file of Interface Builder.
///
/// Columns count characters, from 1. An element is where its `<` is.
///
///     InterfacePosition(line: 3, column: 9) < InterfacePosition(line: 12, column: 1)  // true
public struct InterfacePosition: Hashable, Sendable {
  /// The number of the line, counted from 1.
  public let line: Int
  /// The number of the character in its line, counted from 1.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension InterfacePosition: Comparable {
  /// Whether the first position is earlier in the file.
  public static func < (a: InterfacePosition, b: InterfacePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

extension InterfacePosition: CustomStringConvertible {
  /// The line and the column: `12:5`.
  public var description: String { "\(line):\(column)" }
}
