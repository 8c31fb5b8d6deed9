import Foundation

/// The storyboards and xibs that paths name.
enum InterfaceFiles {
  /// The files, those of a folder in the order of their names; links to folders are not followed.
  static func expand(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      guard InterfaceCommand.isFolder(path) else { return [path] }
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let folder = path.hasSuffix("/") ? path : path + "/"
      return below.filter { InterfaceCommand.isInterfaceFile($0) && !InterfaceCommand.isFolder(folder + $0) }
        .sorted().map { folder + $0 }
    }
  }
}
