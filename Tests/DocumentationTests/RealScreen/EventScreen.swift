import AnchorageHeadless

/// The screen of a walk: a page that scrolls, and a bar that stays.
final class EventScreen: LayoutView {
  let scroll = LayoutScrollView(name: "scroll")
  let page = EventPage()
  let bar = PriceBar()

  init() {
    super.init(name: "screen")
    for view in [scroll, bar] { addSubview(view) }
    scroll.addSubview(page)
    for view in [page, bar] { view.layoutMargins = LayoutInsets(horizontal: 16) }
    batch {
      bar.edges.excluding(.top) == edges
      scroll.edges.excluding(.bottom) == safeArea.edges
      scroll.bottom == bar.top
      page.edges == scroll.edges
      page.width == scroll.width
    }
  }
}
