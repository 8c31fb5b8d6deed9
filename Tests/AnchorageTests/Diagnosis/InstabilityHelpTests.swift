import AnchorageHeadless
import Testing

/// For every way in which a layout does not settle: the whole report, and that it settles once what its help says is done.
struct InstabilityHelpTests {
  /// A view that does what it is told whenever a pass calls it.
  final class Worker: LayoutView {
    var onUpdate: () -> Void = {}
    var onMeasure: () -> Void = {}
    var onLayout: () -> Void = {}
    var content = LayoutSize(width: 10, height: 10)

    override func updateConstraints() { onUpdate() }

    override var intrinsicContentSize: LayoutSize {
      onMeasure()
      return content
    }

    override func layoutSubviews() { onLayout() }

    func grow() {
      content.width += 1
      invalidateIntrinsicContentSize()
    }
  }

  /// A worker at the top left of a root, with a view and an icon inside, and layouts for the icon.
  final class Place {
    let root = makeRoot()
    let worker = Worker(name: "worker")
    let inside = LayoutView(name: "inside")
    let icon = LayoutView(name: "icon")
    /// The width of the inner view.
    let width: LayoutConstraint
    let layouts: LayoutConstraintSwitch<Int>
    /// Where the worker is.
    let placement: ConstraintGroup<HeadlessBackend>
    private var oldSize: LayoutSize?

    init() {
      root.addSubview(worker)
      add(inside, icon, to: worker)
      let (root, worker) = (root, worker)
      placement = batch { worker.topLeading == root.topLeading }
      [inside, icon].topLeading == worker.topLeading
      inside.height == 10
      width = inside.width == 10
      icon.height == 10
      let icon = icon
      layouts = ConstraintSwitch([
        24: batch(active: false) { icon.width == 24 }, 48: batch(active: false) { icon.width == 48 },
      ])
      layouts.selection = 24
    }

    /// Does something if the size of the root changed since the last time.
    func ifRootChanged(_ body: () -> Void) {
      if root.bounds.size == oldSize { return }
      oldSize = root.bounds.size
      body()
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let note: String
    let help: String
    let change: @Sendable (Place) -> Void
    let mend: @Sendable (Place) -> Void

    init(
      _ name: String, note: String, help: String = Case.ofViews, change: @escaping @Sendable (Place) -> Void,
      mend: @escaping @Sendable (Place) -> Void
    ) {
      (testDescription, self.note, self.help, self.change, self.mend) = (name, note, help, change, mend)
    }

    static let ofViews =
      "change the layout in 'layoutSubviews()', 'updateConstraints()' or 'intrinsicContentSize' only when something else changed"
  }

  @Test(arguments: cases)
  func `a layout that does not settle is reported, and settles when its help is followed`(_ circle: Case) {
    let place = Place()
    #expect(problems(of: place.root) == "")
    circle.change(place)
    place.root.setNeedsLayout()
    expectLines(
      problems(of: place.root),
      """
      error: the layout did not settle in 8 rounds
      note: \(circle.note)
      help: \(circle.help)
      """)
    circle.mend(place)
    place.root.setNeedsLayout()
    #expect(problems(of: place.root) == "")
  }

  @Test
  func `every cause is among them`() {
    let causes = Self.cases.flatMap { circle in
      let place = Place()
      circle.change(place)
      place.root.layoutIfNeeded()
      return place.root.diagnostics.compactMap {
        if case .instability(let instability) = $0 { instability.cause } else { nil }
      }
    }
    #expect(Set(causes) == [.views, .guides, .sizes])
  }

  private static let cases = [
    Case(
      "a view lays out and changes a constraint", note: "'inside' needed another round each time",
      change: { place in
        place.worker.onLayout = { [unowned place] in place.width.constant += 1 }
        place.worker.setNeedsLayout()
      },
      mend: { place in
        place.worker.onLayout = { [unowned place] in
          place.width.constant = place.worker.bounds.height > 50 ? 200 : 100
        }
      }),
    Case(
      "a view lays out and asks for layout", note: "'worker' needed another round each time",
      change: { place in
        place.worker.onLayout = { [unowned place] in place.worker.setNeedsLayout() }
        place.worker.setNeedsLayout()
      },
      mend: { place in
        place.worker.onLayout = { [unowned place] in place.ifRootChanged { place.worker.setNeedsLayout() } }
      }),
    Case(
      "a view lays out and changes its content", note: "'worker' needed another round each time",
      change: { place in
        place.worker.onLayout = { [unowned place] in place.worker.grow() }
        place.worker.setNeedsLayout()
      },
      mend: { place in
        place.worker.onLayout = { [unowned place] in place.ifRootChanged { place.worker.grow() } }
      }),
    Case(
      "a view updates constraints and asks for that again", note: "'worker' needed another round each time",
      change: { place in
        place.worker.onUpdate = { [unowned place] in place.worker.setNeedsUpdateConstraints() }
        place.worker.setNeedsUpdateConstraints()
      },
      mend: { place in
        place.worker.onUpdate = { [unowned place] in
          place.ifRootChanged { place.worker.setNeedsUpdateConstraints() }
        }
      }),
    Case(
      "a view is measured and changes its content", note: "'worker' needed another round each time",
      change: { place in
        place.worker.onMeasure = { [unowned place] in place.worker.grow() }
        place.worker.invalidateIntrinsicContentSize()
      },
      mend: { place in
        place.worker.onMeasure = { [unowned place] in place.ifRootChanged { place.worker.grow() } }
      }),
    Case(
      "a view moves away from where it is covered", note: "'worker.safeArea' moved each time",
      help: "constrain the view so that its position does not depend on its own insets",
      change: { place in
        let content = LayoutView(name: "content")
        place.worker.addSubview(content)
        content.size == 10
        content.leading == place.worker.leading
        content.top == place.worker.safeArea.top
        place.root.safeAreaInsets = LayoutInsets(top: 40)
        // At the top it is covered and moves down by 80 points; there it is not, and moves up again.
        place.placement.replace {
          place.worker.leading == place.root.leading
          place.worker.height == 100
          place.worker.top - place.root.top == (content.top - place.worker.top) * 2
        }
      },
      mend: { place in place.placement.replace { place.worker.topLeading == place.root.topLeading } }),
    Case(
      "a size selects a layout that changes it",
      note: "'inside' got another size from each layout that its size selected",
      help: "select by the size of a view that the layouts do not resize, for example the root",
      change: { place in
        // The wider the icon, the narrower the other view, and the other way round.
        place.width.isActive = false
        place.inside.width + place.icon.width == 100
        place.layouts.select(bySizeOf: place.inside) { $0.width > 60 ? 48 : 24 }
      },
      mend: { place in place.layouts.select(bySizeOf: place.root) { $0.width > 60 ? 48 : 24 } }),
  ]
}
