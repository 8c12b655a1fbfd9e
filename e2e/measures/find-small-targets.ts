/**
 * Finds controls smaller than 44 × 44 px, except links in running text. For checkboxes, the label
 * counts. In charts, 24 px are enough, because the data determine the distances and a table shows
 * the same data. Runs in the page.
 */
export function smallTargets(): string[] {
  const found: string[] = []
  const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'
  for (const element of document.querySelectorAll<HTMLElement>(kinds)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.hidden) continue
    const target = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : element
    const box = (target ?? element).getBoundingClientRect()
    // If a pseudo-element of a button covers the whole card, the card is the target.
    const cover = getComputedStyle(element, '::after')
    const covers = cover.content !== 'none' && cover.position === 'absolute' && cover.display !== 'none'
    const width = Math.max(box.width, covers ? parseFloat(cover.width) : 0)
    const height = Math.max(box.height, covers ? parseFloat(cover.height) : 0)
    const { position, clipPath } = getComputedStyle(element)
    if (clipPath !== 'none' || (box.bottom <= 0 && position === 'fixed')) continue
    if (getComputedStyle(element).display === 'inline' && standsInText(element)) continue
    const least = element.closest('figure') ? 24 : 43.5
    if (width < least || height < least) {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      found.push(`<${element.localName}> "${name}" is ${Math.round(width)} × ${Math.round(height)} px`)
    }
  }
  return found

  function standsInText(element: Element) {
    const around = [...(element.parentElement?.childNodes ?? [])]
    return around.some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  }
}
