extension String {
  /// The last part of a path, for a page that is shared: not the folders of whoever made it.
  package var fileName: String {
    split(separator: "/").last.map { String($0) } ?? self
  }
}
