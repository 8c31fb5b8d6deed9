import AnchorageHeadless

// card WIDTH [FOLDER] [rtl] [dark]: an SVG picture of the card, as high as its text needs in the width.

let arguments = CommandLine.arguments
let width = arguments.dropFirst().first.flatMap { Double($0) } ?? 390
let folder = arguments.count > 2 ? arguments[2] : "/usr/share/fonts/truetype/liberation2"
guard let regular = Typeface(path: "\(folder)/LiberationSans-Regular.ttf", letter: "r"),
  let bold = Typeface(path: "\(folder)/LiberationSans-Bold.ttf", letter: "b")
else {
  fatalError("there is no Liberation Sans in \(folder): install 'fonts-liberation2', or name its folder")
}

let words = arguments.dropFirst(3)
let card = Card(regular: regular, bold: bold, words.contains("dark") ? .dark : .light)
card.displayScale = 2
if words.contains("rtl") { card.layoutDirection = .rightToLeft }
card.arrange(width: width)
let size = card.systemLayoutSizeFitting(LayoutSize(width: width, height: 0), horizontal: .required)
card.frame.size = LayoutSize(width: width, height: size.height)
card.layoutIfNeeded()
precondition(card.diagnostics.isEmpty, card.diagnostics.map { $0.description }.joined(separator: "\n"))
print(picture(of: card, [regular, bold]))
