import Anchorage

// Where there is no UIKit and no AppKit, the language has no views; its values and generic code are there all the same.

func center<Backend, Item: LayoutItem>(_ item: Item, in other: Item) -> ConstraintGroup<Backend>
where Item.Backend == Backend {
  item.centerXY == other.centerXY
}

print(LayoutInsets(8), LayoutPriority.high - 1)
