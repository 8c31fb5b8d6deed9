/// How large a file of Interface Builder may be.
package struct InterfaceLimits: Hashable, Sendable {
  /// The largest number of bytes; more are refused before they are in memory.
  package var bytes = 64 * 1_048_576
  /// The largest number of elements inside one another.
  package var depth = 500

  /// Creates the limits of the reader.
  package init() {}
}
