import Testing

/// Logs written by hand in the format of iOS; the reports are worked out by hand.
@Suite struct LogReportTests {
  @Test(arguments: cases)
  func `a report says which constraints conflict, and why`(_ log: LogCase) {
    #expect(explained(log.text) == log.report)
  }

  static let cases = [
    LogCase(
      "two widths of one view",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x600003a10 UIView:0x7fa1.width == 40   (active)>",
        "<NSLayoutConstraint:0x600003a20 UIView:0x7fa1.width == 24   (active)>", breaking: 0),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.width == 40      line 7
          view.width == 24      line 8
      note: 'view.width' cannot be both 24 and 40
      note: UIKit broke 'view.width == 40'
      help: make one of them optional, for example 'view.width == 40 ~ 999'
      where:
          view  UIView:0x7fa1
      """),
    LogCase(
      "a label between two edges, with a width and a line that does not matter",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:|-(16)-[UILabel:0x7f02'Title']   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 UILabel:0x7f02'Title'.width == 300   (active)>",
        "<NSLayoutConstraint:0x60003 H:[UILabel:0x7f02'Title']-(16)-|   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60004 V:|-(8)-[UILabel:0x7f02'Title']   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60005 'page' UIView:0x7f01.width == 320   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'title'
          title.leading == view.leading + 16        line 7
          title.width == 300                        line 8
          title.trailing == view.trailing - 16      line 9
          view.width == 320                         line 11 'page'
      note: 16 + 300 + 16 = 332, but 'view.width' is 320
      note: UIKit broke 'title.width == 300'
      note: 1 other constraint of the log does not matter
          title.top == view.top + 8      line 10
      help: make one of them optional, for example 'title.width == 300 ~ 999'
      where:
          title  UILabel:0x7f02 'Title'
          view   UIView:0x7f01
      """),
    LogCase(
      "a minimum and a maximum",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 V:[UIButton:0x7f02'Send'(>=44)]   (active)>",
        "<NSLayoutConstraint:0x60002 V:[UIButton:0x7f02'Send'(<=32)]   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'send'
          send.height >= 44      line 7
          send.height <= 32      line 8
      note: 'send.height' cannot be at least 44 and at most 32
      note: UIKit broke 'send.height <= 32'
      help: make one of them optional, for example 'send.height <= 32 ~ 999'
      where:
          send  UIButton:0x7f02 'Send'
      """),
    LogCase(
      "a minimum in a chain",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:|-(20)-[App.Card:0x7f02]   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60002 H:[App.Card:0x7f02]-(>=20)-|   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x60003 App.Card:0x7f02.width >= 100   (active)>",
        "<NSLayoutConstraint:0x60004 UIView:0x7f01.width == 120   (active)>", breaking: 3),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          card.leading == view.leading + 20        line 7
          card.trailing <= view.trailing - 20      line 8
          card.width >= 100                        line 9
          view.width == 120                        line 10
      note: 20 + 20 + 100 = 140 at least, but 'view.width' is 120
      note: UIKit broke 'view.width == 120'
      help: make one of them optional, for example 'view.width == 120 ~ 999'
      where:
          card  App.Card:0x7f02
          view  UIView:0x7f01
      """),
    LogCase(
      "an aspect ratio",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIImageView:0x7f02.width == 1.5*UIImageView:0x7f02.height   (active)>",
        "<NSLayoutConstraint:0x60002 UIImageView:0x7f02.width == 300   (active)>",
        "<NSLayoutConstraint:0x60003 UIImageView:0x7f02.height == 100   (active)>", breaking: 2),
      """
      app.log:1: error: required constraints conflict on both axes of 'imageView'
          imageView.width == imageView.height * 1.5      line 7
          imageView.width == 300                         line 8
          imageView.height == 100                        line 9
      note: 1.5 * 100 = 150, but 'imageView.width' is 300
      note: UIKit broke 'imageView.height == 100'
      help: make one of them optional, for example 'imageView.height == 100 ~ 999'
      where:
          imageView  UIImageView:0x7f02
      """),
    LogCase(
      "a share of the superview, in the form of iOS 9",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIView:0x7f02.width == UIView:0x7f01.width * 0.25>",
        "<NSLayoutConstraint:0x60002 H:[UIView:0x7f02(100)]>",
        "<NSLayoutConstraint:0x60003 H:[UIView:0x7f01(320)]>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view1'
          view1.width == view2.width * 0.25      line 7
          view1.width == 100                     line 8
          view2.width == 320                     line 9
      note: 0.25 * 320 = 80, but 'view1.width' is 100
      note: UIKit broke 'view1.width == 100'
      help: make one of them optional, for example 'view1.width == 100 ~ 999'
      where:
          view1  UIView:0x7f02
          view2  UIView:0x7f01
      """),
    LogCase(
      "equal widths of two sizes",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIButton:0x7f02'OK'.width == UIButton:0x7f03'Cancel'.width   (active)>",
        "<NSLayoutConstraint:0x60002 UIButton:0x7f02'OK'.width == 80   (active)>",
        "<NSLayoutConstraint:0x60003 UIButton:0x7f03'Cancel'.width == 120   (active)>", breaking: 0),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'ok'
          ok.width == cancel.width      line 7
          ok.width == 80                line 8
          cancel.width == 120           line 9
      note: 'cancel.width' is 120, but 'ok.width' is 80
      note: UIKit broke 'ok.width == cancel.width'
      help: make one of them optional, for example 'ok.width == cancel.width ~ 999'
      where:
          ok      UIButton:0x7f02 'OK'
          cancel  UIButton:0x7f03 'Cancel'
      """),
    LogCase(
      "two distances between the same edges",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 V:[UILabel:0x7f02]-(8)-[UILabel:0x7f03]   (active)>",
        "<NSLayoutConstraint:0x60002 UILabel:0x7f03.top == UILabel:0x7f02.bottom + 12   (active)>",
        breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'label1'
          label1.top == label2.bottom + 8       line 7
          label1.top == label2.bottom + 12      line 8
      note: one distance cannot be both 8 and 12
      note: UIKit broke 'label1.top == label2.bottom + 12'
      help: make one of them optional, for example 'label1.top == label2.bottom + 12 ~ 999'
      where:
          label1  UILabel:0x7f03
          label2  UILabel:0x7f02
      """),
    LogCase(
      "a chain that leads back to where it began",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 H:[UIView:0x7f02]-(8)-[UIView:0x7f03]   (active)>",
        "<NSLayoutConstraint:0x60002 H:[UIView:0x7f03]-(8)-[UIView:0x7f02]   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view2'
          view1.leading == view2.trailing + 8      line 7
          view2.leading == view1.trailing + 8      line 8
          view1.width >= 0                         (sizes are never negative)
          view2.width >= 0                         (sizes are never negative)
      note: 8 + 8 = 16 at least, but 0
      note: UIKit broke 'view2.leading == view1.trailing + 8'
      help: make one of them optional, for example 'view2.leading == view1.trailing + 8 ~ 999'
      where:
          view1  UIView:0x7f03
          view2  UIView:0x7f02
      """),
    LogCase(
      "two conflicts in one report",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == 10   (active)>",
        "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 20   (active)>",
        "<NSLayoutConstraint:0x60003 UIView:0x7f01.height == 30   (active)>",
        "<NSLayoutConstraint:0x60004 UIView:0x7f01.height == 40   (active)>", breaking: 3),
      """
      app.log:1: error: required constraints conflict on the x-axis of 'view'
          view.width == 10      line 7
          view.width == 20      line 8
      note: 'view.width' cannot be both 10 and 20
      help: make one of them optional, for example 'view.width == 20 ~ 999'
      app.log:1: error: required constraints conflict on the y-axis of 'view'
          view.height == 30      line 9
          view.height == 40      line 10
      note: 'view.height' cannot be both 30 and 40
      help: make one of them optional, for example 'view.height == 40 ~ 999'
      note: UIKit broke 'view.height == 40'; without it, the others still conflict
      where:
          view  UIView:0x7f01
      """),
    LogCase(
      "baselines are where nothing else says",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UILabel:0x7f02.firstBaseline == UILabel:0x7f03.firstBaseline   (active)>",
        "<NSLayoutConstraint:0x60002 UILabel:0x7f02.firstBaseline == UILabel:0x7f03.firstBaseline + 4   (active)>",
        "<NSLayoutConstraint:0x60003 UILabel:0x7f02.top == UILabel:0x7f03.top + 2   (active)>", breaking: 1),
      """
      app.log:1: error: required constraints conflict on the y-axis of 'label1'
          label1.firstBaseline == label2.firstBaseline          line 7
          label1.firstBaseline == label2.firstBaseline + 4      line 8
      note: one distance cannot be both 0 and 4
      note: UIKit broke 'label1.firstBaseline == label2.firstBaseline + 4'
      note: 1 other constraint of the log does not matter
          label1.top == label2.top + 2      line 9
      help: make one of them optional, for example 'label1.firstBaseline == label2.firstBaseline + 4 ~ 999'
      where:
          label1  UILabel:0x7f02
          label2  UILabel:0x7f03
      """),
    LogCase(
      "a priority below 1000 conflicts with nothing",
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == 10   (active)>",
        "<NSLayoutConstraint:0x60002 H:[UIView:0x7f01(20@750)]   (active)>"),
      """
      app.log:1: warning: the constraints that could be read do not conflict
          view.width == 10              line 7
          view.width == 20 ~ .high      line 8
      where:
          view  UIView:0x7f01
      """),
  ]
}
