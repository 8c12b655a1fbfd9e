/**
 * Finds controls of an open dialog that are covered or cannot be scrolled into view, and text in
 * columns that are too narrow. Returns nothing if no dialog is open. Runs in the page.
 */
export function unreachable(): string[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')].at(-1)
  if (!dialog) return []
  const found: string[] = []
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].map(
    element => [element, element.scrollTop, element.scrollLeft] as const,
  )
  for (const element of dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    if (!isSeen(element) || element.closest('[inert]')) continue
    const ways = (['nearest', 'center', 'start'] as const).map(block => reach(element, block))
    const name = `<${element.localName}> "${element.getAttribute('aria-label') ?? element.textContent.trim()}"`
    if (!ways.includes('reached')) found.push(`${name} ${ways[0]}`)
  }
  for (const [element, top, left] of scrolled) element.scrollTo({ top, left, behavior: 'instant' })

  for (const element of dialog.querySelectorAll<HTMLElement>('*')) {
    const hasText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    if (!hasText || !isSeen(element) || element.closest('svg, option, select')) continue
    const { clipPath, display, fontSize } = getComputedStyle(element)
    if (clipPath !== 'none' || display === 'inline' || isClipped(element)) continue
    const { width, height } = element.getBoundingClientRect()
    const letters = element.textContent.trim().length
    if (letters > 3 && width < 2 * parseFloat(fontSize) && height > 3 * parseFloat(fontSize))
      found.push(`<${element.localName} class="${element.className}"> is ${Math.round(width)} px wide`)
  }
  return [...new Set(found)]

  function reach(element: HTMLElement, block: ScrollLogicalPosition) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1)
      return 'cannot be brought into sight'
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return at && (element.contains(at) || at.closest('label')) ? 'reached' : 'lies under something else'
  }

  function isClipped(element: Element | null): boolean {
    return !!element && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  }
}
