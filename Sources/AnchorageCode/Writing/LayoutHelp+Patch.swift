import Anchorage
import AnchorageHeadless

extension LayoutHelp {
  /// The change as a unified diff of a Swift source, which `patch` and `git apply` read; `nil` if it is not certain.
  ///
  ///     batch {
  ///       card.width == 100
  ///       card.width == 200
  ///     }
  ///     root.layoutIfNeeded()
  ///     let source = "card.width == 200\n"
  ///     root.diagnostics[0].help?.patch(of: source, file: "Card.swift")  // nil
  ///
  /// Here the file is another one. The change is certain if it changes statements whose file and lines are known, as those of a
  /// `batch` are, and if these lines say the constraint as reports print it, and nothing else but a comment. A statement that
  /// makes several constraints, one whose variables have other names than the views, and a new one are left to you.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The path of the file, for the diff.
  public func patch(of source: String, file: String) -> String? {
    var lines = source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    var changed: Set<Int> = []
    for edit in edits {
      guard let constraint = edit.constraint, let location = edit.location,
        location.fileID.lastPathComponent == file.lastPathComponent,
        lines.indices.contains(location.line - 1),
        changed.insert(location.line - 1).inserted,
        let line = lines[location.line - 1].replacing(constraint, with: edit.code)
      else { return nil }
      lines[location.line - 1] = line
    }
    if changed.isEmpty { return nil }
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() where !(changed.contains(index) && line.isEmpty) {
      text += Array(line.utf8)
      if index < lines.count - 1 { text.append(0x0A) }
    }
    return UnifiedDiff.text(from: source, to: String(decoding: text, as: UTF8.self), file: file)
  }
}

extension String {
  fileprivate var lastPathComponent: Substring {
    split(separator: "/").last ?? self[...]
  }
}

extension Substring {
  /// The line with other code, or an empty one without it; `nil` unless it is that code and nothing else but a comment, which is
  /// not left alone.
  fileprivate func replacing(_ code: String, with new: String?) -> Substring? {
    let margin = utf8.prefix { $0 == 0x20 || $0 == 0x09 }
    let written = withoutComment.utf8.dropFirst(margin.count)
    guard String(Substring(written)).withSingleSpaces == code else { return nil }
    let rest = utf8.dropFirst(margin.count + written.count)
    guard let new else { return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? "" : nil }
    return Substring(String(Substring(margin)) + new + String(Substring(rest)))
  }
}
