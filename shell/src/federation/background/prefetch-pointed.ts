import { findPage } from '@pundi/contract/federation'
import { prefetch } from '@pundi/platform/http'
import { pagesOf, remoteNames } from '../remotes'

/**
 * Prefetches the data of a linked page on hover or focus. The data usually arrive before the click.
 */
export function prefetchPointed() {
  document.addEventListener('pointerover', ask)
  document.addEventListener('focusin', ask)
}

function ask({ target, relatedTarget }: PointerEvent | FocusEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.contains(relatedTarget as Node | null)) return
  if (link.pathname === location.pathname) return
  // Keep the query in the address, so that a link with a query matches no page and prefetches
  // nothing. Only the linked page knows which data its query needs.
  const address = link.href.replace(location.origin, '')
  const opened = findPage(remoteNames().flatMap(pagesOf), address)
  for (const path of opened?.data ?? []) prefetch(path)
}
