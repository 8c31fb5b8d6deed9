import AnchorageHeadless

/// The items of a log, and names for them as the DSL would have them.
struct LogItems {
  /// An item that a constraint can mention.
  struct Item {
    /// The class without its module; empty if the log does not say it.
    var type: String
    var address: String
    var text: String
    /// The item whose margins or safe area it is.
    var owner: Int?
    /// Its name behind that of its owner: `margins`.
    var part = ""
  }

  private(set) var items: [Item] = []
  /// A name for each item, no two of which are the same.
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  init(of log: ConstraintLog) {
    for entry in log.entries { nameGuide(of: entry.constraint) }
    for entry in log.entries {
      for equation in entry.constraint.equations {
        _ = index(of: equation.first)
        if let second = equation.second { _ = index(of: second) }
        if let origin = equation.origin { _ = index(of: origin) }
      }
    }
    var namer = LogNamer()
    for item in items where item.owner == nil { namer.count(item) }
    names = items.map { $0.owner == nil ? namer.name(of: $0) : "" }
    for index in items.indices {
      guard let owner = items[index].owner else { continue }
      names[index] = "\(names[owner]).\(items[index].part)"
    }
  }

  /// The index of the item that an anchor is on: the guide of the margins for a margin.
  mutating func index(of anchor: FormatEquation.Anchor) -> Int {
    let index = index(of: anchor.item)
    return anchor.isMargin ? self.index(ofPart: "margins", of: index) : index
  }

  func index(ofKnown anchor: FormatEquation.Anchor) -> Int {
    var copy = self
    return copy.index(of: anchor)
  }

  mutating func index(of item: FormatItem) -> Int {
    let made: Item
    let key: String
    switch item {
    case .superview:
      (key, made) = ("|", Item(type: "", address: "", text: "superview"))
    case .name(let name):
      (key, made) = ("n\(name)", Item(type: "", address: "", text: name))
    case .object(let type, let address, let text):
      key = address.isEmpty ? "t\(type) \(text)" : address.hasPrefix("0x") ? address : "\(type):\(address)"
      made = Item(
        type: type, address: address, text: address.hasPrefix("0x") || !text.isEmpty ? text : address)
    }
    guard let index = indices[key] else {
      indices[key] = items.count
      items.append(made)
      return items.count - 1
    }
    // One line may say the class, another the text.
    if items[index].owner == nil {
      if items[index].type.isEmpty, !made.type.isEmpty { items[index].type = made.type }
      if items[index].text.isEmpty, !made.text.isEmpty { items[index].text = made.text }
    }
    return index
  }

  private mutating func index(ofPart part: String, of owner: Int) -> Int {
    let key = "\(part) of \(owner)"
    if let index = indices[key] { return index }
    indices[key] = items.count
    items.append(Item(type: "UILayoutGuide", address: "", text: "", owner: owner, part: part))
    return items.count - 1
  }

  /// Notes whose margins or safe area a guide is, if the constraint is one that places it.
  private mutating func nameGuide(of constraint: LoggedConstraint) {
    guard let equation = constraint.equations.first, let second = equation.second?.item,
      constraint.identifier.hasPrefix("UIView"), !constraint.identifier.hasPrefix("UIView-Encapsulated")
    else { return }
    for (guide, owner) in [(equation.first.item, second), (second, equation.first.item)] {
      guard case .object(_, let address, let text) = guide, let part = Self.part(of: text),
        owner != .superview
      else {
        continue
      }
      let index = index(ofPart: part, of: index(of: owner))
      if !address.isEmpty { indices[address] = index }
      items[index].address = address
      return
    }
  }

  /// The property of a view that a guide of UIKit's is.
  static func part(of text: String) -> String? {
    switch text {
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewReadableContentGuide": "readableContent"
    case "UIViewKeyboardLayoutGuide": "keyboard"
    default: nil
    }
  }
}
