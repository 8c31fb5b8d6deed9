import AnchorageHeadless

/// The departures of a harbour, a notice, and the keys that do something.
final class FerryScreen: Widget {
  let departures = PanelWidget(
    name: "departures", title: "Departures", text: "19:05 Harbour\n19:40 Pilot station\n21:00 Harbour")
  let notice = PanelWidget(
    name: "notice", title: "Pilot station",
    text: "The lamp room is open until nine. Bring a coat: there is wind on the quay.")
  let keys = TextWidget(name: "keys", "↑↓ choose · q quit")

  init() {
    super.init(name: "screen")
    for widget in [departures, notice, keys] { addSubview(widget) }
    batch {
      departures.topLeading == topLeading
      notice.bottomTrailing == keys.topTrailing
      keys.edges.excluding(.top) == edges
      keys.height == 1
    }
    arrange()
  }
}
