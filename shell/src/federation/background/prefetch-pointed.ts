import { findPage } from '@pundi/contract/federation'
import { prefetch } from '@pundi/platform/http'
import { pagesOf, remoteNames } from '../remotes'

/** Hover or focus prefetches a page's data, which usually arrives before the press. */
export function prefetchPointed() {
  document.addEventListener('pointerover', ask)
  document.addEventListener('focusin', ask)
}

function ask({ target, relatedTarget }: PointerEvent | FocusEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.contains(relatedTarget as Node | null)) return
  if (link.pathname === location.pathname) return
  // An address with a query matches no page here: only the page itself knows which data it then needs.
  const address = link.href.replace(location.origin, '')
  const opened = findPage(remoteNames().flatMap(pagesOf), address)
  for (const path of opened?.data ?? []) prefetch(path)
}
