/// The reason why a file cannot be read, in the words of the system.
package struct PlaygroundReadError: Error {
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}
