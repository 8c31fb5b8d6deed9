import AnchorageHeadless

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
let card = LayoutView(name: "card")
root.addSubview(card)
card.edges == root.edges.inset(by: 16)
root.layoutIfNeeded()
print(root.layoutDescription)
