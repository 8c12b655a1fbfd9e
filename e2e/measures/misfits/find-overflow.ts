/**
 * Finds horizontal scrolling, text cut off without an ellipsis, and content outside a visible box,
 * each with the excess in pixels. For elements that ignore pointer events, only their contents are
 * checked. Runs in the page.
 */
export function overflow(): string[] {
  const found: string[] = []
  const tell = (element: Element, what: string) => {
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
    found.push(`<${element.localName} class="${element.className}"> "${words}" ${what}`)
  }
  const tooWide = document.documentElement.scrollWidth - innerWidth
  if (tooWide > 0) tell(document.body, `makes the page scroll sideways by ${tooWide} px`)
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.matches('input, textarea, select, option, iframe')) continue
    const style = getComputedStyle(element)
    if (style.clipPath !== 'none' || element.clientWidth === 0) continue
    const across = element.scrollWidth - element.clientWidth
    const down = element.scrollHeight - element.clientHeight
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll'
    const hasEdge = style.borderRightWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    if (across > 1 && scrolls) tell(element, `scrolls sideways by ${across} px`)
    else if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
    else if (across > 1 && hides(style.overflowX)) tell(element, `is cut off by ${across} px`)
    else if (down > 1 && hides(style.overflowY)) tell(element, `is cut off below by ${down} px`)
    else if (across > 1 && hasEdge && isSeenBeyond(element))
      tell(element, `holds what sticks out by ${across} px`)
  }
  return found

  function isSeenBeyond(box: Element) {
    const edge = box.getBoundingClientRect().right + 1
    return [...box.querySelectorAll('*')].some(
      part =>
        part.getBoundingClientRect().right > edge &&
        getComputedStyle(part).pointerEvents !== 'none' &&
        part.checkVisibility({ visibilityProperty: true }),
    )
  }
}
