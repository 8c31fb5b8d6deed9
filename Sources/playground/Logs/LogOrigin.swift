import AnchorageHeadless

/// The origin of a constraint in a log, recognised by its class and its identifier.
enum LogOrigin: Equatable {
  /// The app's code.
  case code
  /// A frame and an autoresizing mask.
  case mask
  /// A content size.
  case content
  /// A stack view.
  case stack
  /// A stack view that hides a view.
  case hiding
  /// The size that a cell, a root or a hosting view has for now.
  case encapsulated
  /// A size that UIKit tries while it measures.
  case temporary
  /// The target of a fitting-size query.
  case fitting
  /// Margins or a safe area.
  case guide
  /// Something else of the system's.
  case system

  init(_ constraint: LoggedConstraint) {
    let name = constraint.identifier
    if name.hasPrefix("UIView-Encapsulated-Layout") {
      self = .encapsulated
    } else if constraint.isMask {
      self = .mask
    } else if constraint.isContentSize {
      self = .content
    } else if name == "UISV-hiding" {
      self = .hiding
    } else if name.hasPrefix("UISV-") || name.hasPrefix("NSStackView") {
      self = .stack
    } else if name.hasPrefix("_UITemporaryLayout") || name.hasPrefix("UITemporaryLayout") {
      self = .temporary
    } else if name.hasPrefix("fittingSize") {
      self = .fitting
    } else if name.hasPrefix("UIView") {
      self = .guide
    } else if name.hasPrefix("UI") || name.hasPrefix("_UI") || name.hasPrefix("NS")
      || constraint.type.hasPrefix("_UILayoutSupport") || constraint.areAllItemsPrivate
    {
      self = .system
    } else {
      self = .code
    }
  }

  /// The words behind a constraint; empty for code.
  var words: String {
    switch self {
    case .code: ""
    case .mask: "(autoresizing mask)"
    case .content: "(its content)"
    case .stack, .hiding: "(stack view)"
    case .encapsulated: "(given for now)"
    case .temporary: "(given for now)"
    case .fitting: "(measuring)"
    case .guide: "(margins or safe area)"
    case .system: "(the system's)"
    }
  }

  /// A sentence on the origin of such a constraint of an item; `nil` where none is needed.
  func sentence(about item: String, identifier: String) -> String? {
    switch self {
    case .encapsulated:
      identifier.hasSuffix("Width") || identifier.hasSuffix("Height")
        ? "'\(identifier)' is the size that '\(item)' has for now; a table or a container gave it, and it wins"
        : "'\(identifier)' is where a container put '\(item)' for now"
    case .temporary:
      "'\(identifier)' is a size that is tried while '\(item)' is measured"
    case .fitting:
      "'\(identifier)' is the target of systemLayoutSizeFitting, in which '\(item)' is measured"
    case .hiding:
      "a stack view makes '\(item)' 0 points large because it is hidden"
    case .mask:
      "'\(item)' is placed by its frame, because its translatesAutoresizingMaskIntoConstraints is true"
    case .code, .content, .stack, .guide, .system: nil
    }
  }
}

extension LoggedConstraint {
  /// Whether all items are of classes that only the system has.
  fileprivate var areAllItemsPrivate: Bool {
    let items = equations.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }
    return items.allSatisfy { item in
      guard case .object(let type, _, _) = item else { return false }
      return type.hasPrefix("_UI") || type.hasPrefix("_NS")
    }
  }
}
