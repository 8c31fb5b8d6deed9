import AnchorageHeadless

/// The ways to write the same constraints: what a form costs beside single statements.
///
/// Each form is declared for views without constraints, and then laid out. All forms give every view the same four
/// numbers, so that they have the same constraints and the same frames.
final class Forms {
  static let viewCount = 600

  /// A way to write four constraints for each view.
  struct Form {
    let name: String
    /// Whether the statements stand inside a batch that is written around them.
    let isInBatch: Bool
    let declare: @Sendable (_ root: LayoutView, _ views: [LayoutView]) -> Void
    /// The frame of every view in a root of 320 × 480.
    var frame = LayoutRect(x: 8, y: 8, width: 304, height: 464)
  }

  private let form: Form
  private(set) var root = LayoutView()
  private(set) var views: [LayoutView] = []

  init(_ form: Form) { self.form = form }

  func prepare() {
    root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    views = (0..<Self.viewCount).map { _ in LayoutView() }
    for view in views { root.addSubview(view) }
  }

  func declare() { form.declare(root, views) }

  func layOut() { root.layoutIfNeeded() }

  /// Compares every frame with the one by hand.
  func check() throws {
    for (index, view) in views.enumerated() where view.frame != form.frame {
      throw Check.Failure(
        description: "\(form.name), view \(index): \(view.frame) instead of \(form.frame)")
    }
    if root.diagnostics.isEmpty { return }
    throw Check.Failure(description: "\(form.name): \(root.diagnostics[0])")
  }
}

// MARK: - What people write

extension Forms {
  static let all = [
    Form(name: "four statements", isInBatch: false) { root, views in
      for view in views {
        view.top == root.top + 8
        view.leading == root.leading + 8
        view.bottom == root.bottom - 8
        view.trailing == root.trailing - 8
      }
    },
    Form(name: "four statements in one batch", isInBatch: true) { root, views in
      batch {
        for view in views {
          view.top == root.top + 8
          view.leading == root.leading + 8
          view.bottom == root.bottom - 8
          view.trailing == root.trailing - 8
        }
      }
    },
    Form(name: "four statements, a batch for each view", isInBatch: true) { root, views in
      for view in views {
        batch {
          view.top == root.top + 8
          view.leading == root.leading + 8
          view.bottom == root.bottom - 8
          view.trailing == root.trailing - 8
        }
      }
    },
    Form(name: "four statements ~ .high", isInBatch: false) { root, views in
      for view in views {
        view.top == root.top + 8 ~ .high
        view.leading == root.leading + 8 ~ .high
        view.bottom == root.bottom - 8 ~ .high
        view.trailing == root.trailing - 8 ~ .high
      }
    },
    Form(name: "edges", isInBatch: false) { root, views in
      for view in views { view.edges == root.edges.inset(by: 8) }
    },
    Form(name: "edges in one batch", isInBatch: true) { root, views in
      batch { for view in views { view.edges == root.edges.inset(by: 8) } }
    },
    Form(name: "edges without the bottom, and a height", isInBatch: false) { root, views in
      for view in views {
        view.edges.excluding(.bottom) == root.edges.inset(by: 8)
        view.height == 464
      }
    },
    Form(name: "topLeading and size", isInBatch: false) { root, views in
      for view in views {
        view.topLeading == root.topLeading.offset(x: 8, y: 8)
        view.size == LayoutSize(width: 304, height: 464)
      }
    },
    Form(name: "centerXY and size", isInBatch: false) { root, views in
      for view in views {
        view.centerXY == root.centerXY
        view.size == LayoutSize(width: 304, height: 464)
      }
    },
    Form(name: "pinToSuperview", isInBatch: false) { _, views in
      for view in views { view.pinToSuperview(insets: 8) }
    },
    Form(name: "arrays of anchors", isInBatch: false) { root, views in
      views.top == root.top + 8
      views.leading == root.leading + 8
      views.width == 304
      views.height == root.height - 16
    },
    Form(name: "edges of an array", isInBatch: false) { root, views in
      views.edges == root.edges.inset(by: 8)
    },
    Form(name: "align", isInBatch: false) { root, views in
      views.align(.top)
      views.align(.leading)
      views.align(.bottom)
      views.align(.trailing)
      views[0].edges == root.edges.inset(by: 8)
    },
  ]
}

extension Forms {
  /// Builds every form and compares its frames with those by hand; how many comparisons it made.
  static func check() throws -> Int {
    for form in all {
      let forms = Forms(form)
      forms.prepare()
      forms.declare()
      forms.layOut()
      try forms.check()
    }
    return all.count
  }
}
