import Foundation

/// The files that the command reads and writes.
enum InterfaceFiles {
  /// The storyboards and xibs that paths name, those of a folder in the order of their names; links to folders are not followed.
  static func expand(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      guard InterfaceCommand.isFolder(path) else { return [path] }
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let folder = path.hasSuffix("/") ? path : path + "/"
      return below.filter { InterfaceCommand.isInterfaceFile($0) && !InterfaceCommand.isFolder(folder + $0) }
        .sorted().map { folder + $0 }
    }
  }

  /// Writes a text to a file; returns the system's reason if that fails.
  static func write(_ text: String, to path: String) -> String? {
    guard let file = fopen(path, "w") else { return String(cString: strerror(errno)) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard fclose(file) == 0, isWritten else { return String(cString: strerror(errno)) }
    return nil
  }
}
