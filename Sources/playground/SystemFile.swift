import Foundation

/// The files that the command reads and writes.
enum SystemFile {
  /// Reads a file, or standard input for `-`, in chunks.
  static func read(_ file: String, _ body: ([UInt8]) -> Void) throws(FileError) {
    do {
      let handle =
        file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      while let chunk = try handle.read(upToCount: 65_536), !chunk.isEmpty { body(Array(chunk)) }
    } catch {
      throw FileError(error)
    }
  }

  /// The names of the files beside a file.
  static func names(beside file: String) -> [String] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Writes a text.
  ///
  /// A file is replaced as a whole, so that a browser that reads it never sees half of it; it keeps its permissions, and a
  /// link to it stays a link. A pipe or a device cannot be replaced, and is written to.
  static func write(_ path: String, _ text: String) throws(FileError) {
    let files = FileManager.default
    var url = URL(fileURLWithPath: path)
    // A loop of links ends, and cannot be written to.
    for _ in 0..<32 {
      guard let target = try? files.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    do {
      let data = Data(text.utf8)
      let earlier = try? files.attributesOfItem(atPath: url.path)
      if let earlier, earlier[.type] as? FileAttributeType != .typeRegular {
        return try FileHandle(forWritingTo: url).write(contentsOf: data)
      }
      try data.write(to: url, options: .atomic)
      if let permissions = earlier?[.posixPermissions] {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw FileError(error)
    }
  }
}

extension FileError {
  /// The system's message about an error of Foundation's, which has the code of the system inside.
  fileprivate init(_ error: any Error) {
    var current: NSError? = error as NSError
    while let inner = current, inner.domain != NSPOSIXErrorDomain {
      current = (inner.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    }
    reason = current.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
