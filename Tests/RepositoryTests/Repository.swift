import Foundation

/// The files of this package, as text.
struct Repository {
  /// A text file and its path from the root of the package.
  struct File: CustomStringConvertible {
    let path: String
    let text: String

    var description: String { path }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder or the file itself, sorted by path; hidden ones, links and what was built are left out.
  func files(in path: String, ending: String = "") throws -> [File] {
    let url = root.appending(path: path)
    guard let enumerator = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) else {
      return []
    }
    var paths: [String] = []
    for case let file as URL in enumerator {
      if file.lastPathComponent.hasPrefix(".") || file.lastPathComponent == "__pycache__" {
        enumerator.skipDescendants()
      } else if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
        file.path.hasSuffix(ending)
      {
        paths.append(String(file.path.dropFirst(root.path.count + 1)))
      }
    }
    return try paths.sorted().map { try self.file($0) }
  }

  func file(_ path: String) throws -> File {
    File(path: path, text: String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self))
  }

  func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: root.appending(path: path).path)
  }
}
