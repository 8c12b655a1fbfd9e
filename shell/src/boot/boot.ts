import type { Registry } from '@pundi/shared/federation'
import { askEarly } from '../../../shared/http/early-answers'
import { preload } from './preload'

/*
 * Inlined into every page of the application: asks for the page's remote and its data while the shell is still on its
 * way, so that a deep link is two round trips deep. No byte of a remote comes before its guard: what the user area has
 * is asked for only with a token at hand, and of the admin area nothing but who it is that comes.
 */
const registry = JSON.parse(document.getElementById('registry')!.textContent) as Registry
const token = localStorage.getItem('token')

for (const { current } of Object.values(registry.remotes)) {
  const page = current.pages.find(({ path }) => path === location.pathname)
  if (!page || (current.area === 'accounts') !== (token === null)) continue
  if (token !== null) askEarly('/auth/user', token, 'id')
  if (current.area === 'admin') continue
  preload(current, page.files)
  if (token !== null) for (const path of page.data ?? []) askEarly(path, token, 'id')
}
