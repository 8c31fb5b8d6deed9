/// The frames as one would compute them without an engine: the floor.
final class HandWritten: Contestant {
  let name = "by hand"
  private var subject: Subject?
  private var buffer = UnsafeMutableBufferPointer<Workload.Frame>(start: nil, count: 0)
  private var size = (width: 0.0, height: 0.0)
  private var contents: [Workload.Content] = []
  /// The number that ``Action/constant`` adds in the middle.
  private var addition = 0.0
  private var bodyAddition = 0.0

  deinit { buffer.deallocate() }

  func supports(_ action: Action, of subject: Subject) -> Bool {
    action != .grow && subject.kind != nil && action.applies(to: subject)
  }

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
    contents = subject.kind == .cells ? (0..<subject.count).map(subject.contents) : []
  }

  func discard() {
    buffer.deallocate()
    buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  func perform(_ action: Action, round: Int) {
    guard let subject, let kind = subject.kind else { return }
    let isChanged = round % 2 == 0
    switch action {
    case .build:
      buffer = .allocate(capacity: subject.count * (kind == .cells ? 8 : 1))
      size = subject.size(0)
      addition = 0
      bodyAddition = 0
      if kind == .cells { contents[contents.count - 1] = subject.contents(of: subject.count - 1) }
    case .resize: size = subject.size(round)
    case .constant: addition = isChanged ? 2 : 0
    case .content: bodyAddition = isChanged ? 16 : 0
    case .swap: contents[contents.count - 1] = subject.contents(of: subject.count - (isChanged ? 0 : 1))
    case .grow, .ask: return
    }
    switch kind {
    case .siblings: layOutSiblings()
    case .chain: layOutChain()
    case .nested: layOutNest()
    case .cells: layOutCells()
    }
  }

  var frames: [Workload.Frame] { Array(buffer) }
}

extension HandWritten {
  private func layOutSiblings() {
    var index = 0, offset = 0.0
    let (width, height) = (size.width / 4, size.height / 8)
    while index < buffer.count {
      buffer[index] = Workload.Frame(x: offset, y: offset, width: width + offset, height: height + offset)
      index += 1
      offset = offset == 9 ? 0 : offset + 1
    }
    buffer[buffer.count / 2].width += addition
  }

  private func layOutChain() {
    let count = Double(buffer.count), middle = buffer.count / 2
    let width = (size.width - (count - 1) * 8 - addition) / count
    var index = 0, x = 0.0
    while index < buffer.count {
      if index == middle { x += addition }
      buffer[index] = Workload.Frame(x: x, y: 0, width: width, height: size.height)
      x += width + 8
      index += 1
    }
  }

  private func layOutNest() {
    let middle = buffer.count / 2
    var index = 0, frame = Workload.Frame(x: 0, y: 0, width: size.width, height: size.height)
    while index < buffer.count {
      let more = index == middle ? addition : 0
      frame = Workload.Frame(
        x: frame.x + 1, y: frame.y + 1 + more, width: frame.width - 2, height: frame.height - 2 - more)
      buffer[index] = frame
      index += 1
    }
  }

  private func layOutCells() {
    let width = size.width, middle = contents.count / 2
    var index = 0, y = 0.0
    while index < contents.count {
      let content = contents[index], first = 8 * index
      let body = content.body + (index == middle ? bodyAddition : 0)
      let button = 24 + (index == middle ? addition : 0)
      let timeX = width - 12 - content.time, buttonY = y + 44 + body, height = body + 56 + button
      buffer[first] = Workload.Frame(x: 0, y: y, width: width, height: height)
      buffer[first + 1] = Workload.Frame(x: 12, y: y + 12, width: 40, height: 40)
      buffer[first + 2] = Workload.Frame(x: 60, y: y + 12, width: min(content.name, timeX - 68), height: 20)
      buffer[first + 3] = Workload.Frame(x: timeX, y: y + 12, width: content.time, height: 20)
      buffer[first + 4] = Workload.Frame(x: 60, y: y + 36, width: width - 72, height: body)
      buffer[first + 5] = Workload.Frame(x: 60, y: buttonY, width: content.like, height: button)
      buffer[first + 6] = Workload.Frame(
        x: 76 + content.like, y: buttonY, width: content.share, height: button)
      buffer[first + 7] = Workload.Frame(x: 0, y: y + height - 1, width: width, height: 1)
      y += height
      index += 1
    }
  }
}
