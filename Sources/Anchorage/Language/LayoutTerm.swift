/// A number times one attribute of one item.
///
///     let term = (icon.width * 0.5 + 8).sum.first
///     term?.coefficient    // 0.5
///     term?.item === icon  // true
///     term?.attribute      // .width
public struct LayoutTerm<Backend: LayoutBackend> {
  /// What the attribute is multiplied by.
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
