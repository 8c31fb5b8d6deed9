import AnchorageInterfaceBuilder

/// The size classes of a width and a height, as the command's user writes them: `compact-regular`.
struct InterfaceSizeClass: Equatable {
  let width: InterfaceTraits.SizeClass
  let height: InterfaceTraits.SizeClass

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let width = InterfaceTraits.SizeClass(rawValue: parts[0]),
      let height = InterfaceTraits.SizeClass(rawValue: parts[1])
    else { return nil }
    self.width = width
    self.height = height
  }

  /// The circumstances on the device of a document.
  func traits(in document: InterfaceDocument) -> InterfaceTraits {
    InterfaceTraits(width: width, height: height, idiom: document.traits.idiom)
  }
}
