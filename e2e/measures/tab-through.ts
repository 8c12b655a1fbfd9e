import type { Page } from 'playwright-core'

/**
 * Presses Tab until the element called `name` has the focus, and returns the names of all focused
 * elements.
 *
 * @throws if a focused element looks the same as without focus, is out of view or is covered, or if
 *   `name` is not reached within `most` steps
 */
export async function tabTo(page: Page, name: string, most = 60): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < most) {
    await page.evaluate(lookAtFocus, 'before')
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus, 'after')
    if (stop.problem) throw new Error(`The focus on "${stop.name}" ${stop.problem}.`)
    stops.push(stop.name)
    if (stop.name === name) return stops
  }
  throw new Error(`No stop is called "${name}": ${stops.join(', ')}`)
}

export const nameOfFocus = async (page: Page) => (await page.evaluate(lookAtFocus, 'after')).name

/**
 * Runs in the page. With "before", stores the styles of all focusable elements. With "after",
 * compares and checks the focused element.
 */
async function lookAtFocus(time: string): Promise<{ name: string; problem?: string }> {
  const memory = window as unknown as { looks?: Map<Element, string> }
  const outline = ({ outlineStyle, outlineWidth, outlineColor, content, display }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)' && display !== 'none' && content !== 'none'
      ? outlineWidth
      : ''
  const lookOf = (element: Element) => {
    const own = getComputedStyle(element)
    const cover = getComputedStyle(element, '::after')
    return [outline(own), outline(cover), own.boxShadow, own.borderColor].join()
  }
  const element = document.activeElement as HTMLElement
  if (time === 'before') {
    const stops = document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')
    memory.looks = new Map([...stops].filter(stop => stop !== element).map(stop => [stop, lookOf(stop)]))
    return { name: '' }
  }
  await new Promise(requestAnimationFrame)
  if (element === document.body) return { name: 'the page' }
  const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent
  const name = words.replace(/\s+/g, ' ').trim()
  if (memory.looks?.get(element) === lookOf(element)) return { name, problem: 'cannot be seen' }
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit) return { name, problem: 'is out of sight' }
  const isOwn = element.contains(hit) || hit.contains(element) || label?.contains(hit)
  return isOwn ? { name } : { name, problem: `lies below <${hit.localName} class="${hit.className}">` }
}
