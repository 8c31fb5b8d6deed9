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

extension InterfaceTree {
  /// Lays out the tree headlessly and compares the frames with those that the file has.
  ///
  /// - Parameter document: The document of the tree.
  public func check(in document: InterfaceDocument) -> InterfaceCheck { check(in: document, traits: nil) }

  /// Lays out the tree under some circumstances, by default those of the document, and compares the frames.
  package func check(
    in document: InterfaceDocument, traits: InterfaceTraits?, measuresTexts: Bool = false
  ) -> InterfaceCheck {
    TreeJudge(
      tree: self, document: document, traits: traits ?? document.traits, measuresTexts: measuresTexts
    ).check()
  }

  /// The marks of views and of those inside them, by object identifiers, with the lines of the marked views.
  var marks: [String: (InterfaceDifference.Mark, line: Int)] {
    var marks: [String: (InterfaceDifference.Mark, line: Int)] = [:]
    for view in views {
      guard let mark = view.mark else { continue }
      for inner in view.withDescendants where marks[inner.id] == nil {
        marks[inner.id] = (mark, view.position.line)
      }
    }
    return marks
  }
}

extension InterfaceView {
  fileprivate var mark: InterfaceDifference.Mark? {
    if isMisplaced { return .misplaced }
    if isAmbiguous { return .ambiguous }
    return verification == .on ? nil : .unverified
  }
}

extension InterfaceDocument {
  /// The notes on the part of the file that ends where the next tree begins.
  ///
  /// The first tree has those on the part before it, too, so that every note belongs to one tree.
  func notes(in tree: InterfaceTree) -> [InterfaceNote] {
    let starts = trees.map(\.root.position)
    guard let index = starts.firstIndex(of: tree.root.position) else { return [] }
    let end = index + 1 < starts.count ? starts[index + 1] : nil
    return notes.filter { note in
      (index == 0 || note.position >= starts[index]) && end.map { note.position < $0 } ?? true
    }
  }
}

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

/// The counts of comparisons of many files.
package struct InterfaceTally: Hashable, Sendable {
  /// How many files were read.
  package private(set) var files = 0
  /// How many files cannot be read.
  package var unreadable = 0
  /// How many bytes were parsed, those of each file once.
  package private(set) var bytes = 0
  package private(set) var trees = 0
  package private(set) var views = 0
  package private(set) var notes = 0
  private var verdicts: [InterfaceVerdict: Int] = [:]

  package init() {}

  /// How many trees have a verdict.
  package func count(of verdict: InterfaceVerdict) -> Int { verdicts[verdict] ?? 0 }

  /// Counts a file and the comparisons of its trees.
  package mutating func add(_ document: InterfaceDocument, _ checks: [InterfaceCheck]) {
    files += 1
    bytes += document.byteCount
    trees += checks.count
    // Those in no tree are counted, too.
    notes += checks.isEmpty ? document.notes.count : 0
    for check in checks {
      views += check.layout.ids.count
      notes += check.notes.count
      verdicts[check.verdict, default: 0] += 1
    }
  }

  /// The verdicts in a fixed order: `3 same, 1 stale`.
  package var verdictText: String {
    let parts = InterfaceVerdict.allCases.compactMap { verdict in
      verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    return parts.isEmpty ? "no view" : parts.joined(separator: ", ")
  }
}

extension InterfaceTally: CustomStringConvertible {
  /// The last line of a run.
  package var description: String {
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    var text = "\(counted(files, "file")), \(counted(trees, "tree")), \(counted(views, "view")), "
    text += "\(counted(bytes, "byte")) parsed: \(verdictText)"
    if notes > 0 { text += "; \(counted(notes, "note"))" }
    if unreadable > 0 { text += "; \(counted(unreadable, "file")) cannot be read" }
    return text
  }
}
