import type { Registry } from '@pundi/contract/federation'
import { findCurrentUser, readName } from '@pundi/contract'
import { configureHttp } from '../../../shared/platform/http/configure'
import { prefetch } from '../../../shared/platform/http/prefetch'
import { showTheme } from '../../../shared/platform/preferences/show-theme'
import { readPreferences, readStored } from '../../../shared/platform/session/storage'
import { isQuarantined } from '../federation/registry/quarantine'
import { filesIn, preload, preloadPage } from './preload'

/*
 * Inlined into every page of the application, before anything is drawn: gives the document its theme and its language,
 * and asks for the page's remote, its messages and its data while the shell is still on its way, so that a deep link is two
 * round trips deep. No byte of a remote comes before its guard: what the user area has is asked for only with a token at
 * hand, and of the admin area nothing but who it is that comes.
 */
const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Registry
const { token } = readStored()
const { language, theme } = readPreferences()

configureHttp({ token: () => token, expire: () => {}, language: () => language ?? 'id' })
showTheme(theme)
document.documentElement.lang = language ?? 'en'

const shell = registry.shell?.current
if (shell) preload(shell, filesIn(language, shell.messages))

for (const { current } of Object.values(registry.remotes)) {
  const page = current.pages.find(({ path }) => path === location.pathname)
  if (!page || (current.area === 'accounts') !== (token === null)) continue
  prefetch(readName(findCurrentUser)[1])
  if (current.area === 'admin') continue
  if (!isQuarantined(current.id))
    preloadPage(current, [...page.files, ...filesIn(language, current.messages, page.messages)])
  for (const path of page.data ?? []) prefetch(path)
}

// The first format of a document makes the browser look through all its locales. Now, while everything is on its way and
// there is nothing to draw, that holds up nothing.
if (token !== null) new Intl.DateTimeFormat('id').format(Number(new Intl.NumberFormat('id').format(0)))
