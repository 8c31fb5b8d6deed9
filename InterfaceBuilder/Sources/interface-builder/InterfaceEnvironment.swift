import Foundation

/// The output of the command.
struct InterfaceEnvironment {
  /// Writes text to standard output. Control characters are replaced: names and texts come from files.
  let write: (String) -> Void
  /// Writes text to standard output as it is: drawings and documents, which replace or escape what is in them.
  let writeVerbatim: (String) -> Void
  /// Writes text to standard error. Control characters are replaced.
  let writeError: (String) -> Void
  /// The width of drawings in the terminal.
  var columns = 80
  /// Whether drawings in the terminal have colours.
  var usesColors = false

  init(write: @escaping (String) -> Void, writeError: @escaping (String) -> Void) {
    self.write = { write($0.withoutControlCharacters) }
    writeVerbatim = write
    self.writeError = { writeError($0.withoutControlCharacters) }
  }
}

extension String {
  /// The text with `�` for each control character but line breaks and tabs, which a terminal would obey.
  fileprivate var withoutControlCharacters: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.append(isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}

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
