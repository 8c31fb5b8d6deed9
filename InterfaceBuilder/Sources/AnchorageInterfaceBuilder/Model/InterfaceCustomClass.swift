/// The class of an object that an app brings along.
package struct InterfaceCustomClass: Hashable, Sendable {
  /// The name of the class.
  package let name: String
  /// The module of the class; `nil` for classes of Objective-C.
  package let module: String?

  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}
