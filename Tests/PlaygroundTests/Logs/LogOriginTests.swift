import Testing

/// Constraints that the system makes, in the formats of iOS and macOS.
@Suite struct LogOriginTests {
  @Test(arguments: cases)
  func `constraints that the system made are told as such`(_ log: LogCase) {
    #expect(explained(log.text) == log.report)
  }

  private static let cases = [
    LogCase(
      "the height of a cell",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIStackView:0x7f02.height == 24   (active)>",
        "<NSLayoutConstraint:0x60002 V:|-(21)-[UIStackView:0x7f02]   (active, names: '|':Proto.HeaderView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 V:[UIStackView:0x7f02]-(9)-|   (active, names: '|':Proto.HeaderView:0x7f01 )>",
        "<NSLayoutConstraint:0x60004 'UIView-Encapsulated-Layout-Height' Proto.HeaderView:0x7f01.height == 44   (active)>",
        breaking: 0),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'stackView'
          stackView.height == 24                         line 7
          stackView.top == headerView.top + 21           line 8
          stackView.bottom == headerView.bottom - 9      line 9
          headerView.height == 44                        line 10 (given for now)
      note: 24 + 21 + 9 = 54, but 'headerView.height' is 44
      note: 'UIView-Encapsulated-Layout-Height' is the size that 'headerView' has for now; a table or a container gave it, and it wins
      note: UIKit broke 'stackView.height == 24'
      help: let the chain give way while the size is not final, for example 'stackView.bottom == headerView.bottom - 9 ~ 999'
      where:
          stackView   UIStackView:0x7f02
          headerView  Proto.HeaderView:0x7f01
      """),
    LogCase(
      "a width of 0 leaves no room for margins",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:|-(16)-[UILabel:0x7f02]   (active, names: '|':UITableViewCellContentView:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 H:[UILabel:0x7f02]-(16)-|   (active, names: '|':UITableViewCellContentView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7f01.width == 0   (active)>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'label'
          label.leading == contentView.leading + 16        line 7
          label.trailing == contentView.trailing - 16      line 8
          contentView.width == 0                           line 9 (given for now)
          label.width >= 0                                 (sizes are never negative)
      note: 16 + 16 = 32 at least, but 'contentView.width' is 0
      note: 'UIView-Encapsulated-Layout-Width' is the size that 'contentView' has for now; a table or a container gave it, and it wins
      note: UIKit broke 'label.trailing == contentView.trailing - 16'
      help: let the chain give way while the size is not final, for example 'label.trailing == contentView.trailing - 16 ~ 999'
      where:
          label        UILabel:0x7f02
          contentView  UITableViewCellContentView:0x7f01
      """),
    LogCase(
      "a mask that was left on",
      LogFrame.iOS(
        "<NSAutoresizingMaskLayoutConstraint:0x60001 h=--& v=--& UIView:0x7f02.width == 70   (active)>",
        "<NSLayoutConstraint:0x60002 UIView:0x7f02.width == 54   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.width == 70      line 8 (autoresizing mask)
          view.width == 54      line 9
      note: 'view.width' cannot be both 54 and 70
      note: 'view' is placed by its frame, because its translatesAutoresizingMaskIntoConstraints is true
      note: UIKit broke 'view.width == 54'
      help: let constraints alone place it: 'view.translatesAutoresizingMaskIntoConstraints = false'
      where:
          view  UIView:0x7f02
      """),
    LogCase(
      "the mask of a container is not the mistake",
      LogFrame.iOS(
        "<NSAutoresizingMaskLayoutConstraint:0x60001 h=-&- v=-&- UIView:0x7f01.width == 20   (active)>",
        "<NSLayoutConstraint:0x60002 H:|-(12)-[UILabel:0x7f02'Hi']   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 H:[UILabel:0x7f02'Hi']-(12)-|   (active, names: '|':UIView:0x7f01 )>",
        breaking: 2),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'hi'
          view.width == 20                       line 8 (autoresizing mask)
          hi.leading == view.leading + 12        line 9
          hi.trailing == view.trailing - 12      line 10
          hi.width >= 0                          (sizes are never negative)
      note: 12 + 12 = 24 at least, but 'view.width' is 20
      note: 'view' is placed by its frame, because its translatesAutoresizingMaskIntoConstraints is true
      note: UIKit broke 'hi.trailing == view.trailing - 12'
      help: make one of them optional, for example 'hi.trailing == view.trailing - 12 ~ 999'
      where:
          view  UIView:0x7f01
          hi    UILabel:0x7f02 'Hi'
      """),
    LogCase(
      "the masks of iOS 8 say where a centre is",
      LogFrame.iOS(
        "<NSAutoresizingMaskLayoutConstraint:0x60001 h=--& v=--& UIView:0x7f02.midX == + 160>",
        "<NSAutoresizingMaskLayoutConstraint:0x60002 h=--& v=--& H:[UIView:0x7f02(80)]>",
        "<NSLayoutConstraint:0x60003 H:|-(0)-[UIView:0x7f02]   (Names: '|':UIView:0x7f01 )>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view1'
          view1.centerX == view2.left + 160      line 8 (autoresizing mask)
          view1.width == 80                      line 9 (autoresizing mask)
          view1.leading == view2.leading         line 10
      note: 160, but 0.5 * 80 = 40
      note: 'view1' is placed by its frame, because its translatesAutoresizingMaskIntoConstraints is true
      note: UIKit broke 'view1.leading == view2.leading'
      help: let constraints alone place it: 'view1.translatesAutoresizingMaskIntoConstraints = false'
      where:
          view1  UIView:0x7f02
          view2  UIView:0x7f01
      """),
    LogCase(
      "a mask with two flexible margins depends on the superview",
      LogFrame.iOS(
        "<NSAutoresizingMaskLayoutConstraint:0x60001 h=&-& v=--& UIView:0x7f02.minX == 0.5*UIView:0x7f01.width - 32   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 H:|-(8)-[UIView:0x7f02](LTR)   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 UIView:0x7f01.width == 320   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view1'
          view1.left - view2.left == view2.width * 0.5 - 32      line 8 (autoresizing mask)
          view1.left == view2.left + 8                           line 9
          view2.width == 320                                     line 10
      note: 32 + 8 = 40, but 0.5 * 320 = 160
      note: 'view1' is placed by its frame, because its translatesAutoresizingMaskIntoConstraints is true
      note: UIKit broke 'view1.left == view2.left + 8'
      help: let constraints alone place it: 'view1.translatesAutoresizingMaskIntoConstraints = false'
      where:
          view1  UIView:0x7f02
          view2  UIView:0x7f01
      """),
    LogCase(
      "a hidden member of a stack view",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 V:|-(8)-[UILabel:0x7f03'More']   (active, names: '|':App.Row:0x7f02 )>",
        "<NSLayoutConstraint:0x60002 V:[UILabel:0x7f03'More']-(8)-|   (active, names: '|':App.Row:0x7f02 )>",
        "<NSLayoutConstraint:0x60003 'UISV-hiding' App.Row:0x7f02.height == 0   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'more'
          more.top == row.top + 8            line 7
          more.bottom == row.bottom - 8      line 8
          row.height == 0                    line 9 (stack view)
          more.height >= 0                   (sizes are never negative)
      note: 8 + 8 = 16 at least, but 'row.height' is 0
      note: a stack view makes 'row' 0 points large because it is hidden
      note: UIKit broke 'more.bottom == row.bottom - 8'
      help: make one of them optional, for example 'more.bottom == row.bottom - 8 ~ 999'
      where:
          more  UILabel:0x7f03 'More'
          row   App.Row:0x7f02
      """),
    LogCase(
      "a stack view and its members",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIView:0x7f03.width == 120   (active)>",
        "<NSLayoutConstraint:0x60002 UIView:0x7f04.width == 100   (active)>",
        "<NSLayoutConstraint:0x60003 UIStackView:0x7f02.width == 200   (active)>",
        "<NSLayoutConstraint:0x60004 'UISV-canvas-connection' UIStackView:0x7f02.leading == UIView:0x7f03.leading   (active)>",
        "<NSLayoutConstraint:0x60005 'UISV-canvas-connection' H:[UIView:0x7f04]-(0)-|   (active, names: '|':UIStackView:0x7f02 )>",
        "<NSLayoutConstraint:0x60006 'UISV-spacing' H:[UIView:0x7f03]-(8)-[UIView:0x7f04]   (active)>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view2'
          view1.width == 120                        line 7
          view2.width == 100                        line 8
          stackView.width == 200                    line 9
          stackView.leading == view1.leading        line 10 (stack view)
          view2.trailing == stackView.trailing      line 11 (stack view)
          view2.leading == view1.trailing + 8       line 12 (stack view)
      note: 120 + 100 + 8 = 228, but 'stackView.width' is 200
      note: UIKit broke 'view2.width == 100'
      help: make one of them optional, for example 'view2.width == 100 ~ 999'
      where:
          view1      UIView:0x7f03
          view2      UIView:0x7f04
          stackView  UIStackView:0x7f02
      """),
    LogCase(
      "a content size that must not be compressed",
      LogFrame.iOS(
        "<NSContentSizeLayoutConstraint:0x60001 H:[UILabel:0x7f02'Total'(120)] Hug:250 CompressionResistance:1000   (active)>",
        "<NSLayoutConstraint:0x60002 UILabel:0x7f02'Total'.width == 80   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'total'
          total.width >= 120      line 7 (its content)
          total.width == 80       line 8
      note: 'total.width' cannot be at least 120 and 80
      note: UIKit broke 'total.width == 80'
      note: 1 other constraint of the log does not matter
          total.width <= 120 ~ .low      line 7 (its content)
      help: lower its priority: 'total.compressionResistance.horizontal = 999'
      where:
          total  UILabel:0x7f02 'Total'
      """),
    LogCase(
      "margins, as an attribute and as a guide",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIStackView:0x7f02.height == 60   (active)>",
        "<NSLayoutConstraint:0x60002 UITableViewCellContentView:0x7f01.bottomMargin == UIStackView:0x7f02.bottom   (active)>",
        "<NSLayoutConstraint:0x60003 UIStackView:0x7f02.top == UITableViewCellContentView:0x7f01.topMargin   (active)>",
        "<NSLayoutConstraint:0x60004 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x6100'UIViewLayoutMarginsGuide']-(11)-|   (active, names: '|':UITableViewCellContentView:0x7f01 )>",
        "<NSLayoutConstraint:0x60005 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f01.height == 66   (active)>",
        "<NSLayoutConstraint:0x60006 'UIView-topMargin-guide-constraint' V:|-(11)-[UILayoutGuide:0x6100'UIViewLayoutMarginsGuide']   (active, names: '|':UITableViewCellContentView:0x7f01 )>",
        breaking: 0),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'stackView'
          stackView.height == 60                                     line 7
          contentView.margins.bottom == stackView.bottom             line 8
          stackView.top == contentView.margins.top                   line 9
          contentView.margins.bottom == contentView.bottom - 11      line 10 (margins or safe area)
          contentView.height == 66                                   line 11 (given for now)
          contentView.margins.top == contentView.top + 11            line 12 (margins or safe area)
      note: 60 + 11 + 11 = 82, but 'contentView.height' is 66
      note: 'UIView-Encapsulated-Layout-Height' is the size that 'contentView' has for now; a table or a container gave it, and it wins
      note: UIKit broke 'stackView.height == 60'
      help: let the chain give way while the size is not final, for example 'contentView.margins.bottom == stackView.bottom ~ 999'
      where:
          contentView          UITableViewCellContentView:0x7f01
          contentView.margins  UILayoutGuide:0x6100
          stackView            UIStackView:0x7f02
      """),
    LogCase(
      "a place that a container gave, in the form of iOS 8",
      LogFrame.iOS(
        "<_UILayoutSupportConstraint:0x60001 _UILayoutGuide:0x6100.bottom == UIView:0x7f01.bottom>",
        "<NSLayoutConstraint:0x60002 V:[UITableView:0x7f02]-(87)-[_UILayoutGuide:0x6100]>",
        "<NSAutoresizingMaskLayoutConstraint:0x60003 h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:[UIView:0x7f01]-(0)-|   (Names: '|':UITableView:0x7f02 )>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'guide'
          guide.bottom == view.bottom             line 8 (the system's)
          guide.top == tableView.bottom + 87      line 9
          view.bottom == tableView.bottom         line 10 (given for now)
          guide.height >= 0                       (sizes are never negative)
      note: one distance cannot be at least 87 and 0
      note: 'UIView-Encapsulated-Layout-Top' is where a container put 'view' for now
      note: UIKit broke 'guide.top == tableView.bottom + 87'
      help: let the chain give way while the size is not final, for example 'guide.top == tableView.bottom + 87 ~ 999'
      where:
          guide      _UILayoutGuide:0x6100
          view       UIView:0x7f01
          tableView  UITableView:0x7f02
      """),
    LogCase(
      "constraints of UIKit alone get no advice",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 '_UIToolbarContentView-width' _UIToolbarContentView:0x7f01.width == 414   (active)>",
        "<NSLayoutConstraint:0x60002 _UIToolbarContentView:0x7f01.width == 0   (active)>", breaking: 0),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'toolbarContentView'
          toolbarContentView.width == 414      line 7 (the system's)
          toolbarContentView.width == 0        line 8 (the system's)
      note: 'toolbarContentView.width' cannot be both 0 and 414
      note: UIKit broke 'toolbarContentView.width == 414'
      where:
          toolbarContentView  _UIToolbarContentView:0x7f01
      """),
  ]
}
