import { findPage } from '@pundi/contract/federation'
import { prefetch } from '@pundi/platform/http'
import { pagesOf, remoteNames } from '../remotes'

/** Prefetches a page's data when its link is hovered or focused, so that it is usually there before the press. */
export function prefetchPointed() {
  document.addEventListener('pointerover', ask)
  document.addEventListener('focusin', ask)
}

function ask({ target, relatedTarget }: PointerEvent | FocusEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.contains(relatedTarget as Node | null)) return
  if (link.pathname === location.pathname) return
  // With a query in the address, only the page itself knows which data it needs.
  const address = link.href.replace(location.origin, '')
  const opened = findPage(remoteNames().flatMap(pagesOf), address)
  for (const path of opened?.data ?? []) prefetch(path)
}
