import AnchorageHeadless
import SwiftUI

// Layouts of SwiftUI's views, whose blocks belong to no actor.

struct Profile: View {
  nonisolated static let gap = 16.0
  static let layout = AnchorLayout { items in
    items["badge"].size == 24
    items["badge"].topTrailing == items.root.topTrailing.offset(x: -gap, y: gap)
    items["name"].trailing <= items["badge"].leading - gap
  }

  let name: String

  var body: some View {
    Self.layout {
      Text(name).layoutName("name")
      Color.red.layoutName("badge")
    }
  }
}

struct Badge: View {
  let gap: Double
  let name: String

  var body: some View {
    let layout = AnchorLayout { [gap] items in
      items["name"].edges == items.root.edges.inset(by: gap)
    }
    layout {
      Text(name).layoutName("name")
    }
  }
}

// A static property and an instance property of a view belong to the main actor.
struct Late: View {
  static let gap = 16.0
  static let layout = AnchorLayout { items in
    items["name"].edges == items.root.edges.inset(by: gap)
  }

  var body: some View {
    Self.layout {
      Text("Ada").layoutName("name")
    }
  }
}
