/**
 * Finds words and numbers that are broken across lines without a hyphen. Also finds a % sign on a
 * different line from its number. Words of more than `longest` letters may break. Runs in the page.
 */
export function brokenWords(): string[] {
  const longest = 22
  const unit = /\S+@\S+|[\p{L}\p{N}][\p{L}\p{N}.,'’]*(?: ?%)?/gu
  const found: string[] = []
  const range = document.createRange()
  const lines = () => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return boxes.filter(({ top }, at) => at === 0 || top >= boxes[at - 1]!.bottom - 2).length
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement!
    if (!node.nodeValue?.trim() || element.closest('script, style, noscript, textarea, option')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    if (lines() < 2 || isForReadersOnly(element)) continue
    for (const { 0: word, index } of node.nodeValue.matchAll(unit)) {
      if (word.length > longest) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (lines() > 1) found.push(`<${element.localName} class="${element.className}"> "${word}" is broken`)
    }
  }
  return [...new Set(found)]

  function isForReadersOnly(element: Element | null): boolean {
    return (
      !!element && (getComputedStyle(element).clipPath !== 'none' || isForReadersOnly(element.parentElement))
    )
  }
}
