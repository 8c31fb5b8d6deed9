import AnchorageHeadless

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
