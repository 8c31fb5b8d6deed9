/// A number times one attribute of one item.
///
///     let term = (icon.width * 0.5 + 8).sum.first
///     term?.coefficient    // 0.5
///     term?.item === icon  // true
///     term?.attribute      // .width
@_documentation(visibility: internal)
public struct LayoutTerm<Backend: LayoutBackend> {
  /// The multiplier of the attribute.
  public var coefficient: Double
  /// The item.
  public var item: Backend.Item
  /// The attribute of the item.
  public var attribute: LayoutAttribute

  /// Creates `coefficient × item.attribute`.
  @inlinable public init(_ coefficient: Double, _ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.coefficient = coefficient
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutTerm {
  package func isSameAnchor(as other: LayoutTerm) -> Bool {
    item === other.item && attribute == other.attribute
  }

  @inlinable package func mapCoefficient(_ transform: (Double) -> Double) -> LayoutTerm {
    LayoutTerm(transform(coefficient), item, attribute)
  }

  package func adding(_ other: LayoutTerm) -> LayoutTerm {
    LayoutTerm(coefficient + other.coefficient, item, attribute)
  }
}
