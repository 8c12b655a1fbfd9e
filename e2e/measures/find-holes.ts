/**
 * Finds cards whose content has a vertical gap of more than `most` pixels below the title. In a
 * wide card, each half is checked separately. Drawings count as filled. Sections without a
 * background are not cards. Runs in the page.
 */
export function holes(): string[] {
  const most = 112
  const wide = 640
  const hasGround = (card: Element) => getComputedStyle(card).backgroundColor !== 'rgba(0, 0, 0, 0)'
  return [...document.querySelectorAll<HTMLElement>('main section')].filter(hasGround).flatMap(card => {
    const { left, right, top, bottom, width } = card.getBoundingClientRect()
    const title = card.querySelector('h2')
    const begin = title?.getBoundingClientRect().bottom ?? top
    const boxes = [...card.querySelectorAll('*')].flatMap(boxesOf)
    const middle = (left + right) / 2
    const parts = width < wide ? [[left, right]] : [[left, middle], [middle, right]] // oxfmt-ignore
    return parts.flatMap(([from = 0, to = 0]) => {
      const inside = boxes.filter(box => Math.min(box.right, to) - Math.max(box.left, from) > 8)
      let [end, gap] = [begin, 0]
      for (const box of [...inside, { top: bottom, bottom }].sort((a, b) => a.top - b.top)) {
        gap = Math.max(gap, box.top - end)
        end = Math.max(end, box.bottom)
      }
      const name = title?.textContent ?? card.className
      return gap > most
        ? [`"${name}" has a hole ${Math.round(gap)} px high of ${Math.round(bottom - top)}`]
        : []
    })
  })

  /**
   * Boxes of the visible text that is directly in an element. Empty elements and drawings count as
   * one box.
   */
  function boxesOf(element: Element): DOMRect[] {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).clipPath !== 'none'
    )
      return []
    if (element instanceof SVGElement) return [(element.ownerSVGElement ?? element).getBoundingClientRect()]
    if (element.childNodes.length === 0) return [element.getBoundingClientRect()]
    return [...element.childNodes].flatMap(node => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }
}
