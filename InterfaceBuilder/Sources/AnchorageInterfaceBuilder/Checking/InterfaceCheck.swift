import AnchorageHeadless

/// The comparison of a tree, laid out headlessly, with the frames that its file has.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     for tree in document.trees {
///       let check = tree.check(in: document)
///       check.verdict  // .stale
///       check.why
///       // "line 20 asks for 'hNo-Q5-u4z.leading == 8bC-Xf-vdC.leading + 20', and the saved frames have 0"
///       check.differences.map(\.id)  // ["hNo-Q5-u4z"]
///       let line = check.json(file: document.file)
///     }
public struct InterfaceCheck {
  /// The outcome.
  public let verdict: InterfaceVerdict
  /// The reason for the verdict in a sentence or two.
  public let why: String
  /// The views that are not where they were saved, each before those inside it.
  public let differences: [InterfaceDifference]
  /// The notes on the layout of the tree, and on its part of the file.
  public let notes: [InterfaceNote]
  /// The tree that was laid out.
  public let layout: InterfaceLayout
  /// The required constraints that the saved frames break.
  package let breaches: [SavedFrameBreach]
  /// The numbers that the layout takes from the saved frames, so that the comparison cannot judge them.
  package let assumptions: [InterfaceAssumption]
  /// The identifiers of the views that were compared: those with a saved frame that something places.
  let compared: [String]
}
