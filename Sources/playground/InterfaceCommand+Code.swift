import AnchorageInterfaceBuilder
import AnchorageScenes

extension InterfaceCommand {
  /// Prints the code of trees.
  func writeCode(
    _ trees: [InterfaceTree], of document: InterfaceDocument, in environment: PlaygroundEnvironment
  ) {
    environment.writeError("error: '\(mode.option)' is not there yet\n")
  }
}
