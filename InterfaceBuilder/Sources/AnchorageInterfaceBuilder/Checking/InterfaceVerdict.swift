/// The outcome of a comparison of a tree, laid out headlessly, with the frames that its file has.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     document.trees[0].check(in: document).verdict  // .stale
public enum InterfaceVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every view is where it was saved, within a point.
  case same
  /// A view is elsewhere, and the file does not say why.
  case different
  /// The saved frames are not those of the file's own constraints.
  case stale
  /// The file marks views whose saved frames are not those of its constraints.
  case misplaced
  /// The constraints leave frames open, and the saved ones are among the layouts that they allow.
  case ambiguous
  /// The tree needs what is not laid out here.
  case unsupported
  /// There is nothing to compare: the constraints place no view.
  case empty
}
