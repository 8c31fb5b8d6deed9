import AnchorageHeadless

func relatesPointsToCoordinates(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.centerXY == LayoutPoint(x: 20, y: 40)
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.topLeading <= LayoutPoint(x: 20, y: 40)
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.bottomRight >= LayoutPoint(x: 20, y: 40)
}
