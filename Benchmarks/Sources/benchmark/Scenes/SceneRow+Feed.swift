import AnchorageHeadless

extension SceneRow {
  /// A post: author, age, text, picture, three buttons and a hairline.
  static let feedCell = SceneRow("feed-cell") { root in
    let face = LayoutView(name: "face")
    let author = LayoutLabel(name: "author", text: "Grace Hopper")
    let badge = LayoutLabel(name: "badge", text: "PRO")
    let age = LayoutLabel(name: "age", text: "3 hours ago")
    let post = text(
      "post",
      "It is much easier to apologise than it is to get permission. The nanosecond is in the picture.")
    let picture = LayoutView(name: "picture"), likes = LayoutView(name: "likes")
    let replies = LayoutView(name: "replies"), share = LayoutView(name: "share")
    let hairline = LayoutView(name: "hairline")
    add([face, author, badge, age, post, picture, likes, replies, share, hairline], to: root)

    face.size == LayoutSize(width: 40, height: 40)
    face.leading == root.margins.leading
    face.top == root.top + 12

    author.top == face.top + 2
    author.leading == face.trailing + 10
    badge.leading == author.trailing + 6
    age.leading >= badge.trailing + 6
    age.trailing == root.margins.trailing
    [badge, age].firstBaseline == author.firstBaseline
    author.setContentCompressionResistancePriority(752, for: .horizontal)
    badge.setContentCompressionResistancePriority(751, for: .horizontal)

    post.leading == author.leading
    post.trailing == root.margins.trailing
    post.top == author.bottom + 4

    picture.leading == post.leading
    picture.trailing == post.trailing
    picture.height == picture.width * 0.5625
    picture.top == post.bottom + 8

    likes.leading == picture.leading
    share.trailing == picture.trailing
    likes.top == picture.bottom + 8
    likes.height == 32
    [likes, replies, share].distribute(.horizontal, spacing: 12, sizes: .equal, alignment: .centerY)
    [replies, share].height == likes.height

    hairline.leading == post.leading
    hairline.trailing == root.trailing
    hairline.bottom == root.bottom
    hairline.height == 0.5
  }

  /// A conversation: a message beside its sender's face, the answer on the other side, and a text field.
  static let chat = SceneRow("chat") { root in
    let face = LayoutView(name: "face"), hers = LayoutView(name: "hers")
    let question = text(
      "question", "Did the train from Oslo get in late once again, or should I still wait?")
    let time = LayoutLabel(name: "time", text: "09:41")
    let mine = LayoutView(name: "mine")
    let answer = text("answer", "On time! Please meet me on track 2.")
    let composer = LayoutView(name: "composer"), field = LayoutView(name: "field")
    let send = content("send", 44, 36)
    add([face, hers, time, mine, composer], to: root)
    hers.addSubview(question)
    mine.addSubview(answer)
    add([field, send], to: composer)

    [hers, mine].width <= root.width * 0.75
    question.edges == hers.edges.inset(by: 10)
    answer.edges == mine.edges.inset(by: LayoutInsets(top: 8, leading: 10, bottom: 8, trailing: 10))

    face.leading == root.margins.leading
    face.width == face.height
    face.height == 32
    face.bottom == hers.bottom
    hers.top == root.margins.top
    hers.leading == face.trailing + 6
    time.lastBaseline == hers.bottom
    time.leading == hers.trailing + 4

    mine.top == hers.bottom + 12
    mine.trailing == root.margins.trailing

    composer.edges.excluding(.top) == root.edges
    composer.top == send.top - 8
    field.edges.excluding(.trailing) == composer.edges.inset(by: 8)
    send.leading == field.trailing + 8
    send.trailing == composer.trailing - 8
    send.bottom == field.bottom
  }
}
