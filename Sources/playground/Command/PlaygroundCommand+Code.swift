import AnchorageCode
import AnchorageScenes

extension PlaygroundCommand {
  /// Prints a scene as a view class.
  func printCode(in environment: PlaygroundEnvironment) -> Int32 {
    guard let run = environment.scene(operands[0]) else { return 2 }
    // Required constraints that conflict keep their order, which only a layout finds out.
    run.layout()
    let file = operands[0].split(separator: "/").last.map(String.init) ?? operands[0]
    let name = file == "-" ? "Screen" : String(file.split(separator: ".").first ?? "Screen")
    let style: ViewClassStyle =
      options.contains(.headless) ? .headless : options.contains(.anchors) ? .anchors : .uiKit
    environment.write(ViewClassPrinter(run.root, named: name, style).text)
    return 0
  }
}
