@testable internal import HeadlessAnchorage

/// An item that constraints may mention: a view or a guide.
protocol FakeItem: AnyObject {
  /// The view or guide that the engine lays out.
  var headless: HeadlessItem { get }
}

extension FakeItem {
  /// The item as descriptions name it; a name stands where Apple prints an address.
  var fakeName: String {
    "\(type(of: self)):\(headless.name.isEmpty ? "0x0" : headless.name)"
  }
}

/// `coefficient × item.attribute`; the distance between two places has two of them.
struct FakeTerm {
  weak var item: (any FakeItem)?
  let attribute: NSLayoutConstraint.Attribute
  var coefficient = 1.0

  var text: String { "\(item?.fakeName ?? "gone").\(attribute.name)" }

  /// The same for the engine; nothing if the item is gone.
  var headless: _LayoutTerm<HeadlessBackend>? {
    guard let item else { return nil }
    let plain = LayoutAttribute(rawValue: attribute.withoutMargin.rawValue) ?? .notAnAttribute
    guard attribute.isMargin, let view = item.headless as? LayoutView else {
      return _LayoutTerm(coefficient, item.headless, plain)
    }
    return _LayoutTerm(coefficient, view.margins, plain)
  }
}

extension [FakeTerm] {
  var text: String {
    count == 2 ? "(\(self[0].text) - \(self[1].text))" : first?.text ?? "(null)"
  }

  func sum(times multiplier: Double, constant: Double) -> _LayoutSum<HeadlessBackend>? {
    var sum = _LayoutSum<HeadlessBackend>(constant: constant)
    for term in self {
      guard let item = term.headless else { return nil }
      sum.add(_LayoutTerm(item.coefficient * multiplier, item.item, item.attribute))
    }
    return sum
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String {
    #if FAKE_UIKIT
    let margins = [
      "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
      "centerXWithinMargins", "centerYWithinMargins",
    ]
    if isMargin { return margins[rawValue - 13] }
    #endif
    return LayoutAttribute(rawValue: rawValue)?.description ?? "\(rawValue)"
  }

  var isMargin: Bool { rawValue > 12 }
  var isDimension: Bool { self == .width || self == .height }

  var withoutMargin: Self {
    guard isMargin else { return self }
    let plain: [Self] = [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY]
    return plain[rawValue - 13]
  }

  var isHorizontal: Bool { [.left, .right, .leading, .trailing, .centerX, .width].contains(withoutMargin) }
  var followsDirection: Bool { [.leading, .trailing].contains(withoutMargin) }
  var ignoresDirection: Bool { [.left, .right].contains(withoutMargin) }
}
