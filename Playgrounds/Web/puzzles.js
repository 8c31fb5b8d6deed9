// Ten puzzles. The judge is a sweep: a rule has to hold at every width.

/** The widths at which a puzzle is judged, in points. */
export const WIDTHS = [200, 240, 280, 320, 400, 480, 560, 640]

/** A rule of a puzzle is given rectangles by name, and answers with what is wrong; `undefined` if nothing is. */
const inside = (name) => ({ root, [name]: box }) =>
  box.left < root.left || box.right > root.right || box.top < root.top || box.bottom > root.bottom
    ? `${name} leaves the root` : undefined
const is = (found, wanted, what) => (Math.abs(found - wanted) > 0.01 ? `${what} is ${short(found)}, not ${short(wanted)}` : undefined)
const short = (number) => String(Math.round(number * 100) / 100)
const first = (...findings) => findings.find((finding) => finding !== undefined)

export const PUZZLES = [
  {
    title: "Stay inside",
    goal: "Keep the button 16 points from the right edge, at every width.",
    text: `root 400 120
view button
label buy in button "Buy"
buy.edges == button.edges.inset(by: 12)
button.top == root.top + 40
button.leading == root.leading + 336
`,
    judge: (at) => first(is(at.root.right - at.button.right, 16, "the distance to the edge"), inside("button")(at)),
    solution: (text) => text.replace("button.leading == root.leading + 336", "button.trailing == root.trailing - 16"),
  },
  {
    title: "In the middle",
    goal: "Centre the card in the root.",
    text: `root 400 200
view card
card.size == LayoutSize(width: 160, height: 96)
card.leading == root.leading + 120
card.top == root.top + 52
`,
    judge: ({ root, card }) => first(
      is((card.left + card.right) / 2, root.width / 2, "the card's centre"), is(card.width, 160, "the card's width")),
    solution: (text) => text.replace("card.leading == root.leading + 120", "card.centerX == root.centerX"),
  },
  {
    title: "Half and half",
    goal: "Two columns of one width, 8 points apart, from edge to edge.",
    text: `root 400 160
view left
view right
[left, right].top == root.top
[left, right].bottom == root.bottom
left.leading == root.leading
left.width == 196
right.leading == left.trailing + 8
right.width == 196
`,
    judge: ({ root, left, right }) => first(
      is(left.left, 0, "the left edge"), is(right.right, root.width, "the right edge"),
      is(right.left - left.right, 8, "the gap"), is(left.width, right.width, "the left column")),
    solution: (text) => text.replace("left.width == 196", "left.width == right.width")
      .replace("right.width == 196", "right.trailing == root.trailing"),
  },
  {
    title: "Give way",
    goal: "The price is never cut. The name ends at least 8 points before it, and is cut when there is no room.",
    text: `root 400 80
label name "A long name for a small thing" lines 1
label price "€ 1,299" lines 1
name.leading == root.leading + 16
name.top == root.top + 32
price.top == name.top
price.trailing == root.trailing - 16
`,
    judge: (at) => first(
      is(at.price.width, 56, "the price's width"),
      at.price.left - at.name.right < 7.99 ? "the name runs into the price" : undefined, inside("name")(at),
      at.name.width < Math.min(232, at.root.width - 96) - 0.01 ? "the name is cut where there is room" : undefined),
    solution: (text) => `${text}name.trailing <= price.leading - 8\nname.setContentCompressionResistancePriority(749, for: .horizontal)\n`,
  },
  {
    title: "Never too wide",
    goal: "A column in the middle: at most 400 points wide, and 16 from both edges when there is less room.",
    text: `root 560 160
view column
column.verticalEdges == root.verticalEdges
column.centerX == root.centerX
column.width == 400
`,
    judge: ({ root, column }) => first(
      is(column.width, Math.min(400, root.width - 32), "the column's width"),
      is((column.left + column.right) / 2, root.width / 2, "the column's centre")),
    solution: (text) => text.replace("column.width == 400", "column.width <= 400\ncolumn.width == root.width - 32 ~ .high"),
  },
  {
    title: "Square",
    goal: "A photo from edge to edge, as high as it is wide.",
    text: `root 320 640
view photo
photo.top == root.top
photo.horizontalEdges == root.horizontalEdges
photo.height == 320
`,
    judge: ({ root, photo }) => first(is(photo.width, root.width, "the width"), is(photo.height, photo.width, "the height")),
    solution: (text) => text.replace("photo.height == 320", "photo.height == photo.width"),
  },
  {
    title: "Three of a kind",
    goal: "Three keys of one width, 8 points apart, 16 from both edges.",
    text: `root 320 100
view key1
view key2
view key3
[key1, key2, key3].height == 44
[key1, key2, key3].centerY == root.centerY
key1.leading == root.leading + 16
key2.leading == key1.trailing + 8
key3.leading == key2.trailing + 8
[key1, key2, key3].width == 90
`,
    judge: ({ root, key1, key2, key3 }) => first(
      is(key1.left, 16, "the first edge"), is(root.width - key3.right, 16, "the last edge"),
      is(key2.left - key1.right, 8, "the first gap"), is(key3.left - key2.right, 8, "the second gap"),
      is(key1.width, key2.width, "the first key"), is(key3.width, key2.width, "the third key")),
    solution: (text) => text.replace("[key1, key2, key3].width == 90", "[key1, key2].width == key3.width\nkey3.trailing == root.trailing - 16"),
  },
  {
    title: "Below the longer one",
    goal: "The line is 8 points below the lower end of both texts, whichever that is.",
    text: `root 400 240
label first "One, two, three, four, five, six, seven, eight, nine"
label second "A short one"
view line
[first, second].top == root.top + 16
first.leading == root.leading + 16
first.width == root.width * 0.5 - 24
second.leading == first.trailing + 16
line.horizontalEdges == root.horizontalEdges
line.height == 1
line.top == second.bottom + 8
`,
    judge: ({ first: one, second, line }) => is(line.top, Math.max(one.bottom, second.bottom) + 8, "the line's top"),
    solution: (text) => text.replace("line.top == second.bottom + 8", "line.top >= [first, second].bottom + 8\nline.top == root.top ~ .low"),
  },
  {
    title: "A third of the way",
    goal: "The pin's centre is a third of the root's width from the left edge.",
    text: `root 360 120
view pin
pin.size == LayoutSize(width: 24, height: 24)
pin.centerY == root.centerY
pin.centerX == root.leading + 120
`,
    judge: ({ root, pin }) => is((pin.left + pin.right) / 2, root.width / 3, "the pin's centre"),
    solution: (text) => text.replace("pin.centerX == root.leading + 120", "pin.centerX == root.trailing / 3"),
  },
  {
    title: "The other way round",
    goal: "The back button begins where the text begins: 12 points from the right edge when the root runs right to left.",
    text: `root 360 80 rtl
view back
back.size == LayoutSize(width: 44, height: 44)
back.centerY == root.centerY
back.left == root.left + 12
`,
    judge: ({ root, back }) => is(root.right - back.right, 12, "the distance to the right edge"),
    solution: (text) => text.replace("back.left == root.left + 12", "back.leading == root.leading + 12"),
  },
]

/** The rectangles of a layout, by name. */
function rectangles(frames) {
  return Object.fromEntries(Object.entries(frames).map(([name, [x, y, width, height]]) =>
    [name, { left: x, top: y, width, height, right: x + width, bottom: y + height }]))
}

/**
 * Judges a text: a finding for each width, with what is wrong there. `layout` lays out the text at a width, and answers as
 * the engine does.
 */
export async function judge(puzzle, layout) {
  const findings = []
  for (const width of WIDTHS) {
    const answer = await layout(width)
    findings.push({ width, wrong: wrong(puzzle, answer) })
  }
  return findings
}

function wrong(puzzle, answer) {
  if (answer.failure !== undefined) return "it cannot be laid out"
  if (answer.mistakes) return `line ${answer.mistakes[0].line} has a mistake`
  const problem = answer.layout.problems[0]
  if (problem) return problem.isError ? "constraints conflict" : "something is left open"
  try {
    return puzzle.judge(rectangles(answer.layout.frames))
  } catch {
    return "a view is missing"
  }
}
