import { prefetch } from '@pundi/platform/http'
import { dataAt } from './registry/registry'

/**
 * Asks for the data of a page as soon as the pointer or the focus comes to a link that opens it: most often the answer
 * is there when the link is pressed.
 */
export function prefetchPointed() {
  document.addEventListener('pointerover', ask)
  document.addEventListener('focusin', ask)
}

function ask({ target, relatedTarget }: PointerEvent | FocusEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.contains(relatedTarget as Node | null)) return
  const { origin, pathname, search } = link
  // Which data a query wants, only the page itself knows.
  if (origin !== location.origin || pathname === location.pathname || search !== '') return
  for (const path of dataAt(pathname)) prefetch(path)
}
