extension EventScreen {
  /// Fills in the texts.
  func show(_ event: Event) {
    page.heading.text = event.heading
    page.hostRow.host.text = event.host
    page.hostRow.date.text = event.date
    page.story.text = event.story
    bar.price.text = event.price
  }
}
