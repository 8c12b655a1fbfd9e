import type { Registry } from '@pundi/shared/federation'
import { preload } from './preload'

/*
 * Inlined into every page of the application: asks for the page's remote while the shell is still on its way, so that
 * a deep link is two round trips deep. No byte of a remote comes before its guard: what the user area has is asked for
 * only with a token at hand, and what the admin area has not at all, since here nobody knows the role.
 */
const registry = JSON.parse(document.getElementById('registry')!.textContent) as Registry

for (const { current } of Object.values(registry.remotes)) {
  const page = current.pages.find(({ path }) => path === location.pathname)
  const isSignedIn = localStorage.getItem('token') !== null
  if (page && (current.area === 'accounts' ? !isSignedIn : current.area === 'user' && isSignedIn))
    preload(current, page.files)
}
