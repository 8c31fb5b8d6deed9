import Foundation

/// The version of a file, which tells whether the file was changed since it was read.
enum FileVersion {
  /// The file's identity, size and dates; `nil` if it was changed so recently that another change may have the same dates,
  /// or if it cannot be found.
  static func text(of path: String) -> String? {
    var status = stat()
    var now = timespec()
    guard stat(path, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
    #if canImport(Darwin)
    let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    guard changed.tv_sec + 1 < now.tv_sec else { return nil }
    let dates = [written, changed].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(dates)"
  }
}
