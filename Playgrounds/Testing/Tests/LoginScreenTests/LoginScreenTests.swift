import AnchorageHeadless
import AnchorageTesting
import LoginScreen
import Testing

@Suite struct LoginScreenTests {
  @Test
  func `the form fills a phone`() {
    expectLayout(
      LoginScreen(), width: 390, height: 844,
      """
      login               0    0  390  844
      ├ heading          16   32  358   16
      ├ email            16   72  358   44
      │ └ placeholder    12   14   40   16
      ├ password         16  128  358   44
      │ └ placeholder    12   14   64   16
      ├ signIn           16  196  358   44
      │ └ title         151   14   56   16
      ├ forgot          111  252  168   16
      └ column           16   32  358  236
      """)
  }

  @Test
  func `the form is 400 points wide in the middle of a tablet`() {
    let screen = LoginScreen()
    screen.safeAreaInsets = LayoutInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    expectLayout(
      screen, width: 1024, height: 768, direction: .rightToLeft,
      """
      login               0    0  1024  768
      ├ heading         312   56   400   16
      ├ email           312   96   400   44
      │ └ placeholder   348   14    40   16
      ├ password        312  152   400   44
      │ └ placeholder   324   14    64   16
      ├ signIn          312  220   400   44
      │ └ title         172   14    56   16
      ├ forgot          428  276   168   16
      └ column          312   56   400  236
      """)
  }

  @Test
  func `nothing conflicts and nothing is ambiguous`() {
    let screen = LoginScreen()
    screen.frame.size = LayoutSize(width: 390, height: 844)
    expectNoProblems(screen, includingNotes: true)
  }

  @Test
  func `the form fits every screen, in both directions, with texts of any length`() {
    expectLayoutAdapts(LoginScreen())
  }
}
