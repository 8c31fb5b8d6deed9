import AnchorageHeadless

extension SceneRow {
  /// A logo, two fields and a button in a column that stays readable on a tablet.
  static let login = SceneRow("login") { root in
    let logo = content("logo", 72, 72), welcome = text("welcome", "Welcome back")
    let column = LayoutGuide(name: "column")
    let user = LayoutView(name: "user"), password = LayoutView(name: "password")
    let eye = content("eye", 24, 16), login = LayoutView(name: "login")
    let loginTitle = text("loginTitle", "Log in")
    let forgot = LayoutLabel(name: "forgot", text: "Forgot your password?")
    let signup = LayoutLabel(name: "signup", text: "New here? Create an account")
    root.safeAreaInsets = LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    add([logo, welcome, user, password, login, forgot, signup], to: root)
    root.addLayoutGuide(column)
    password.addSubview(eye)
    login.addSubview(loginTitle)

    column.centerX == root.centerX
    column.width <= 360
    column.width == root.width - 48 ~ .high
    column.centerY == root.safeArea.centerY - 24 ~ 600
    column.top >= root.safeArea.top + 12

    logo.top == column.top
    [logo, welcome].centerX == column.centerX
    [logo, welcome].distribute(.vertical, spacing: 20)

    user.top == welcome.bottom + 32
    [user, password, login].distribute(.vertical, spacing: 14, sizes: .fixed(48))
    [user, password, login].horizontalEdges == column.horizontalEdges
    login.bottom == column.bottom

    eye.trailing == password.trailing - 12
    eye.centerY == password.centerY
    loginTitle.centerXY == login.centerXY
    forgot.trailing == column.trailing
    forgot.top == column.bottom + 12
    signup.centerX == root.centerX
    signup.bottom == root.safeArea.bottom - 8
  }

  /// Cover, avatar, name and handle, a few lines of text, numbers and a button.
  static let profile = SceneRow("profile") { root in
    let cover = LayoutView(name: "cover"), avatar = LayoutView(name: "avatar")
    let follow = LayoutView(name: "follow"), action = text("action", "Follow")
    let name = LayoutLabel(name: "name", text: "Ada Lovelace")
    let handle = LayoutLabel(name: "handle", text: "@countess")
    let bio = text("bio", "Wrote the first program, a century before there was a computer to run it.")
    let stats = LayoutView(name: "stats"), posts = text("posts", "12 posts")
    let fans = text("fans", "9 fans"), idols = text("idols", "7 idols")
    root.layoutMargins = LayoutInsets(16)
    add([cover, avatar, follow, name, handle, bio, stats], to: root)
    follow.addSubview(action)
    add([posts, fans, idols], to: stats)

    cover.edges.excluding(.bottom) == root.edges
    cover.height == root.height / 4

    avatar.size == LayoutSize(width: 72, height: 72)
    avatar.leading == root.margins.leading
    avatar.centerY == cover.bottom

    follow.top == cover.bottom + 12
    follow.trailing == root.margins.trailing
    action.edges == follow.edges.inset(by: LayoutInsets(top: 6, leading: 16, bottom: 6, trailing: 16))

    name.leading == root.margins.leading
    name.top == avatar.bottom + 8
    handle.leading == name.trailing + 8
    handle.firstBaseline == name.firstBaseline
    handle.trailing <= root.margins.trailing
    name.setContentCompressionResistancePriority(751, for: .horizontal)

    bio.top == name.bottom + 8
    bio.horizontalEdges == root.margins.horizontalEdges

    stats.top == bio.bottom + 16
    stats.horizontalEdges == root.margins.horizontalEdges
    [posts, fans, idols].distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .fill, in: stats)
  }
}
