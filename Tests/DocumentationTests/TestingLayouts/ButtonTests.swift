import AnchorageHeadless
import AnchorageTesting
import Testing

// The tests of the page's reader as they are while they fail: `TestingLayoutsInCITests` calls them, and expects that.

// The first one's file begins with
// @testable import LoginScreen import AnchorageHeadless import AnchorageTesting import Testing @Test
func `a button is at least 44 points high`() {
  expectLayout(Button(name: "signIn", title: "Sign in"), width: 224)
}

// @Test
func `a longer title makes the button higher`() {
  expectLayout(
    Button(name: "signIn", title: "Sign in with another account"), width: 224,
    """
    signIn    0   0  224   48
    └ title  32   8  160   32
    """)
}

// @Test
func `a longer title fits`() {
  let button = Button(name: "signIn", title: "Sign in with another account")
  button.frame.size = LayoutSize(width: 224, height: 48)
  expectNoProblems(button, includingNotes: true)
}
