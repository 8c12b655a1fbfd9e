export function moveItem<Item>(list: readonly Item[], item: Item, to: number): Item[] {
  const others = list.filter(one => one !== item)
  const index = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, index), item, ...others.slice(index)]
}
