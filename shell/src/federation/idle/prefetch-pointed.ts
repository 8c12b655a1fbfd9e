import { prefetch } from '@pundi/platform/http'
import { pagesOf, remoteNames } from '../remotes'

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
  if (link.pathname === location.pathname) return
  // An address with a query is no page's: which data it wants, only the page itself knows.
  const address = link.href.replace(location.origin, '')
  for (const path of remoteNames()
    .flatMap(pagesOf)
    .find(page => page.path === address)?.data ?? [])
    prefetch(path)
}
