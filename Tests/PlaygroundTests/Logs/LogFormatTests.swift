import Testing

/// The ways in which systems and libraries print constraints.
@Suite struct LogFormatTests {
  @Test(arguments: cases)
  func `a report in any format is explained`(_ log: LogCase) {
    #expect(explained(log.text) == log.report)
  }

  private static let cases = [
    LogCase(
      "AppKit's report",
      LogFrame.macOS(
        "<NSLayoutConstraint:0x60001 H:|-(NSSpace(20))-[NSButton:0x1002'Save']   (active, names: '|':NSView:0x1001 )>",
        "<NSLayoutConstraint:0x60002 H:[NSButton:0x1002'Save']-(NSSpace(20))-|   (active, names: '|':NSView:0x1001 )>",
        "<NSLayoutConstraint:0x60003 NSButton:0x1002'Save'.width == 90   (active)>",
        "<NSLayoutConstraint:0x60004 NSView:0x1001.width == 100   (active)>", breaking: 3),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          save.leading == view.leading + 20        line 3
          save.trailing == view.trailing - 20      line 4
          save.width == 90                         line 5
          view.width == 100                        line 6
      note: 20 + 20 + 90 = 130, but 'view.width' is 100
      note: AppKit broke 'view.width == 100'
      help: make one of them optional, for example 'view.width == 100 ~ 999'
      where:
          save  NSButton:0x1002 'Save'
          view  NSView:0x1001
      """),
    LogCase(
      "names instead of addresses",
      LogFrame.macOS(
        "<NSLayoutConstraint:0x60001 V:[progress background]-(4)-|   (active, names: progress background:0x1002, '|':NSBox:0x1001 )>",
        "<NSLayoutConstraint:0x60002 V:|-(4)-[progress background]   (active, names: progress background:0x1002, '|':NSBox:0x1001 )>",
        "<NSLayoutConstraint:0x60003 progress background.height == 5   (active, names: progress background:0x1002 )>",
        "<NSLayoutConstraint:0x60004 NSBox:0x1001.height == 20   (active)>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'progressBackground'
          progressBackground.bottom == box.bottom - 4      line 3
          progressBackground.top == box.top + 4            line 4
          progressBackground.height == 5                   line 5
          box.height == 20                                 line 6
      note: 4 + 4 + 5 = 13, but 'box.height' is 20
      note: AppKit broke 'progressBackground.height == 5'
      help: make one of them optional, for example 'progressBackground.height == 5 ~ 999'
      where:
          progressBackground  0x1002 'progress background'
          box                 NSBox:0x1001
      """),
    LogCase(
      "names that are cut off, with points in them",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 ListViewImage-a....width == 1.5*ListViewImage-a....height   (active, names: ListViewImage-a...:0x7f02 )>",
        "<NSLayoutConstraint:0x60002 ListViewImage-a....width == 30   (active, names: ListViewImage-a...:0x7f02 )>",
        "<NSLayoutConstraint:0x60003 V:[ListViewImage-a...(10)]   (active, names: ListViewImage-a...:0x7f02 )>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on both axes of 'listViewImageA'
          listViewImageA.width == listViewImageA.height * 1.5      line 7
          listViewImageA.width == 30                               line 8
          listViewImageA.height == 10                              line 9
      note: 1.5 * 10 = 15, but 'listViewImageA.width' is 30
      note: UIKit broke 'listViewImageA.width == 30'
      help: make one of them optional, for example 'listViewImageA.width == 30 ~ 999'
      where:
          listViewImageA  0x7f02 'ListViewImage-a...'
      """),
    LogCase(
      "a content size of AppKit's that is hugged",
      LogFrame.macOS(
        "<NSContentSizeLayoutConstraint:0x60001 NSTextField:0x1002.height == 18 Hug:1000 CompressionResistance:750   (active)>",
        "<NSLayoutConstraint:0x60002 NSTextField:0x1002.height >= 24   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'textField'
          textField.height <= 18      line 3 (its content)
          textField.height >= 24      line 4
      note: 'textField.height' cannot be at least 24 and at most 18
      note: AppKit broke 'textField.height >= 24'
      note: 1 other constraint of the log does not matter
          textField.height >= 18 ~ .high      line 3 (its content)
      help: lower its priority: 'textField.hugging.vertical = 999'
      where:
          textField  NSTextField:0x1002
      """),
    LogCase(
      "SnapKit's constraints name their lines",
      LogFrame.iOS(
        "<SnapKit.LayoutConstraint:0x60001@CardCell.swift#88 UIView:0x7f02.height == 44.0>",
        "<SnapKit.LayoutConstraint:0x60002@CardCell.swift#91 UIView:0x7f02.top == App.CardCell:0x7f01.top + 10.0>",
        "<SnapKit.LayoutConstraint:0x60003@CardCell.swift#92 UIView:0x7f02.bottom == App.CardCell:0x7f01.bottom - 10.0>",
        "<NSLayoutConstraint:0x60004 'UIView-Encapsulated-Layout-Height' App.CardCell:0x7f01.height == 44   (active)>",
        breaking: 2),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'view'
          view.height == 44                        CardCell.swift:88
          view.top == cardCell.top + 10            CardCell.swift:91
          view.bottom == cardCell.bottom - 10      CardCell.swift:92
          cardCell.height == 44                    line 10 (given for now)
      note: 44 + 10 + 10 = 64, but 'cardCell.height' is 44
      note: 'UIView-Encapsulated-Layout-Height' is the size that 'cardCell' has for now; a table or a container gave it, and it wins
      note: UIKit broke 'view.bottom == cardCell.bottom - 10'
      help: let the chain give way while the size is not final, for example 'view.bottom == cardCell.bottom - 10 ~ 999'
      where:
          view      UIView:0x7f02
          cardCell  App.CardCell:0x7f01
      """),
    LogCase(
      "Masonry's keys and priorities",
      LogFrame.iOS(
        "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:blueView.left == UIView:superview.left + 1>",
        "<MASLayoutConstraint:0x60001 UILabel:blueView.left == UIView:superview.left + 10>",
        "<MASLayoutConstraint:0x60002 UILabel:blueView.width == 50 ^250>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'blueView'
          blueView.left == superview.left + 1       line 7
          blueView.left == superview.left + 10      line 8
      note: one distance cannot be both 1 and 10
      note: UIKit broke 'blueView.left == superview.left + 10'
      note: 1 other constraint of the log does not matter
          blueView.width == 50 ~ .low      line 9
      help: make one of them optional, for example 'blueView.left == superview.left + 10 ~ 999'
      where:
          blueView   UILabel:blueView 'blueView'
          superview  UIView:superview 'superview'
      """),
    LogCase(
      "the line that Anchorage writes into an identifier",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 'CardView.swift:21' UIView:0x7f02.width == 40   (active)>",
        "<NSLayoutConstraint:0x60002 'CardView.swift:24' UIView:0x7f02.width == 48   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.width == 40      CardView.swift:21
          view.width == 48      CardView.swift:24
      note: 'view.width' cannot be both 40 and 48
      note: UIKit broke 'view.width == 48'
      help: make one of them optional, for example 'view.width == 48 ~ 999'
      where:
          view  UIView:0x7f02
      """),
    LogCase(
      "formats from right to left relate left and right",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:|-(10)-[UIView:0x7f02](RTL)   (active, names: '|':App.Bar:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 H:[UIView:0x7f02]-(>=10)-|(RTL)   (active, names: '|':App.Bar:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 H:[UIView:0x7f02(90)]   (active)>",
        "<NSLayoutConstraint:0x60004 App.Bar:0x7f01.width == 100   (active)>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.right == bar.right - 10      line 7
          view.left >= bar.left + 10        line 8
          view.width == 90                  line 9
          bar.width == 100                  line 10
      note: 10 + 10 + 90 = 110 at least, but 'bar.width' is 100
      note: UIKit broke 'view.width == 90'
      help: make one of them optional, for example 'view.width == 90 ~ 999'
      where:
          view  UIView:0x7f02
          bar   App.Bar:0x7f01
      """),
    LogCase(
      "a conflict that exists from right to left only",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:|-(10)-[UIView:0x7f02]   (active, names: '|':App.Bar:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 H:|-(10)-[UIView:0x7f02](LTR)   (active, names: '|':App.Bar:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 UIView:0x7f02.width == 50   (active)>",
        "<NSLayoutConstraint:0x60004 App.Bar:0x7f01.width == 100   (active)>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.leading == bar.leading + 10      line 7
          view.left == bar.left + 10            line 8
          view.width == 50                      line 9
          bar.width == 100                      line 10
      note: 10 + 10 + 50 = 70, but 'bar.width' is 100
      note: the conflict exists from right to left only
      note: UIKit broke 'view.width == 50'
      help: make one of them optional, for example 'view.width == 50 ~ 999'
      where:
          view  UIView:0x7f02
          bar   App.Bar:0x7f01
      """),
    LogCase(
      "system spacing",
      LogFrame.iOS(
        "<_UISystemBaselineConstraint:0x60001 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7f02]   (active, names: '|':App.Cell:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 UILabel:0x7f02.centerY == App.Cell:0x7f01.centerY   (active)>",
        "<NSLayoutConstraint:0x60003 App.Cell:0x7f01.height == 10   (active)>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'cell'
          label.top >= cell.top + 8          line 7
          label.centerY == cell.centerY      line 8
          cell.height == 10                  line 9
          label.height >= 0                  (sizes are never negative)
      note: at least 8, but 0.5 * 10 = 5
      note: UIKit broke 'cell.height == 10'
      help: make one of them optional, for example 'cell.height == 10 ~ 999'
      where:
          label  UILabel:0x7f02
          cell   App.Cell:0x7f01
      """),
    LogCase(
      "the safe area",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIButton:0x7f02'Next'.bottom == UILayoutGuide:0x6100'UIViewSafeAreaLayoutGuide'.bottom - 16   (active)>",
        "<NSLayoutConstraint:0x60002 V:[UIButton:0x7f02'Next']-(24)-|   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x6100'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x7f01 )>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'next'
          next.bottom == view.safeArea.bottom - 16      line 7
          next.bottom == view.bottom - 24               line 8
          view.safeArea.bottom == view.bottom - 34      line 9 (margins or safe area)
      note: 16 + 34 = 50, but 24
      note: UIKit broke 'next.bottom == view.bottom - 24'
      help: make one of them optional, for example 'next.bottom == view.bottom - 24 ~ 999'
      where:
          view           UIView:0x7f01
          view.safeArea  UILayoutGuide:0x6100
          next           UIButton:0x7f02 'Next'
      """),
    LogCase(
      "sizes that are tried",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 '_UITemporaryLayoutWidth' App.Header:0x7f01.width == 0   (active)>",
        "<NSLayoutConstraint:0x60002 App.Header:0x7f01.width >= 200   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'header'
          header.width == 0        line 7 (given for now)
          header.width >= 200      line 8
      note: 'header.width' cannot be at least 200 and 0
      note: '_UITemporaryLayoutWidth' is a size that is tried while 'header' is measured
      note: UIKit broke 'header.width >= 200'
      help: let the chain give way while the size is not final, for example 'header.width >= 200 ~ 999'
      where:
          header  App.Header:0x7f01
      """),
    LogCase(
      "the target of a fitting size",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 'fittingSizeHTarget' App.Header:0x7f01.width == 320   (active)>",
        "<NSLayoutConstraint:0x60002 App.Header:0x7f01.width == 375   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'header'
          header.width == 320      line 7 (measuring)
          header.width == 375      line 8
      note: 'header.width' cannot be both 320 and 375
      note: 'fittingSizeHTarget' is the target of systemLayoutSizeFitting, in which 'header' is measured
      note: UIKit broke 'header.width == 375'
      help: make it optional, for example 'header.width == 375 ~ 999'
      where:
          header  App.Header:0x7f01
      """),
  ]
}
