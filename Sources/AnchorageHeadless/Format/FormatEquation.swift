import Anchorage

/// A constraint between items that a format string or a log names: `first relation multiplier * second + constant`.
package struct FormatEquation: Hashable, Sendable {
  /// A part of an item.
  package struct Anchor: Hashable, Sendable {
    package var item: FormatItem
    package var attribute: LayoutAttribute
    /// Whether it is the margin at this edge.
    package var isMargin: Bool

    package init(item: FormatItem, attribute: LayoutAttribute, isMargin: Bool = false) {
      self.item = item
      self.attribute = attribute
      self.isMargin = isMargin
    }
  }

  package var first: Anchor
  package var relation: LayoutRelation
  /// `nil` if the first anchor is compared with a number.
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = 1000.0
  /// The item from whose origin the coordinate is measured, if it is compared with a number or a dimension;
  /// otherwise `nil`.
  package var origin: FormatItem?

  package init(first: Anchor, relation: LayoutRelation, second: Anchor? = nil) {
    self.first = first
    self.relation = relation
    self.second = second
  }
}

extension FormatEquation {
  /// Whether a coordinate is compared with a number or a dimension, as for autoresizing masks.
  package var isMeasuredFromOrigin: Bool {
    !first.attribute.isDimension && second?.attribute.isDimension ?? true
  }

  /// The equation with other items.
  package func mapItems(_ transform: (FormatItem) -> FormatItem) -> FormatEquation {
    var equation = self
    equation.first.item = transform(first.item)
    equation.second = second.map {
      Anchor(item: transform($0.item), attribute: $0.attribute, isMargin: $0.isMargin)
    }
    equation.origin = origin.map(transform)
    return equation
  }
}
