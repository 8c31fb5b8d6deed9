/// The circumstances that variations depend on: size classes and the kind of device.
///
///     let traits = InterfaceTraits(width: .compact, height: .regular, idiom: .phone)
package struct InterfaceTraits: Hashable, Sendable {
  /// The two size classes.
  package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
  }

  /// The kinds of devices.
  package enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
    case mac
    case tv
  }

  package var width: SizeClass
  package var height: SizeClass
  package var idiom: Idiom

  package init(width: SizeClass, height: SizeClass, idiom: Idiom = .phone) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}
