/** The list with one item at another place; a place beyond its ends is that end. */
export function moveItem<Item>(list: readonly Item[], item: Item, to: number): Item[] {
  const others = list.filter(one => one !== item)
  const place = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, place), item, ...others.slice(place)]
}
