import Foundation

/// The bytes of a file, read with a limit.
package enum InterfaceBytes {
  /// The number of bytes that are read at once.
  private static let chunk = 65_536

  /// Reads a file.
  ///
  /// A regular file that is too large is refused by its size. Others, like pipes, have none, and are refused where the
  /// limit is passed.
  package static func read(
    contentsOf path: String, limits: InterfaceLimits = InterfaceLimits()
  ) throws(InterfaceFileMistake) -> [UInt8] {
    let attributes: [FileAttributeKey: Any]
    do {
      // A link has attributes of its own.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      attributes = try FileManager.default.attributesOfItem(atPath: target)
    } catch {
      throw InterfaceFileMistake(.unreadable("there is none at this path"), file: path, at: nil)
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw InterfaceFileMistake(.unreadable("it is a folder"), file: path, at: nil)
    }
    if let size = (attributes[.size] as? NSNumber)?.intValue, size > limits.bytes {
      throw InterfaceFileMistake(.tooLarge(limit: limits.bytes), file: path, at: nil)
    }
    guard let stream = InputStream(fileAtPath: path) else {
      throw InterfaceFileMistake(.unreadable("it cannot be opened"), file: path, at: nil)
    }
    return try read(stream, file: path, limits: limits)
  }

  /// Reads a stream to its end, in chunks; it is opened and closed here.
  package static func read(
    _ stream: InputStream, file: String, limits: InterfaceLimits = InterfaceLimits()
  ) throws(InterfaceFileMistake) -> [UInt8] {
    stream.open()
    defer { stream.close() }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    var count = stream.read(&buffer, maxLength: chunk)
    while count > 0 {
      guard bytes.count + count <= limits.bytes else {
        throw InterfaceFileMistake(.tooLarge(limit: limits.bytes), file: file, at: nil)
      }
      bytes.append(contentsOf: buffer[..<count])
      count = stream.read(&buffer, maxLength: chunk)
    }
    if count < 0 {
      throw InterfaceFileMistake(.unreadable("it cannot be opened"), file: file, at: nil)
    }
    return bytes
  }
}
