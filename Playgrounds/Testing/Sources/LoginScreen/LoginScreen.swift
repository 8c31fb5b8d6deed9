import AnchorageHeadless

/// A heading, two fields and a button in a column of at most 400 points.
public final class LoginScreen: LayoutView {
  /// The first line.
  public let heading = LayoutLabel(name: "heading", text: "Welcome back")
  /// The field for the address.
  public let email = Field(name: "email", placeholder: "Email")
  /// The field for the password.
  public let password = Field(name: "password", placeholder: "Password")
  /// The button.
  public let signIn = Button(name: "signIn", title: "Sign in")
  /// The line below the button.
  public let forgot = LayoutLabel(name: "forgot", text: "Forgot your password?")

  /// Creates the screen without a size.
  public init() {
    super.init(name: "login")
    let column = LayoutGuide(name: "column")
    addLayoutGuide(column)
    for view in [heading, email, password, signIn, forgot] { addSubview(view) }
    heading.numberOfLines = 0
    forgot.numberOfLines = 0
    batch {
      column.centerX == centerX
      column.width == width - 32 ~ .high
      column.width <= 400
      column.top == safeArea.top + 32
      column.bottom == forgot.bottom

      for view in [heading, email, password, signIn] { view.horizontalEdges == column.horizontalEdges }
      forgot.horizontalEdges <= column.horizontalEdges
      forgot.centerX == column.centerX

      heading.top == column.top
      email.top == heading.bottom + 24
      password.top == email.bottom + 12
      signIn.top == password.bottom + 24
      forgot.top == signIn.bottom + 12
    }
  }
}
