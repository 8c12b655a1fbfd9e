import type { Registry } from '@pundi/contract/federation'
import { findCurrentUser, readName } from '@pundi/contract'
import { configureHttp } from '../../../shared/platform/http/configure'
import { prefetch } from '../../../shared/platform/http/prefetch'
import { showTheme } from '../../../shared/platform/preferences/show-theme'
import { readPreference, readStored } from '../../../shared/platform/session/storage'
import { chooseCanary } from '../federation/registry/choose-canary'
import { isQuarantined } from '../federation/registry/quarantine'
import { runPreviousShell, watchShell } from '../way-out/watch-shell'
import { filesIn, preload, preloadPage } from './preload'
import { trustOwnScripts } from './trust-own-scripts'

/*
 * Inlined into every page of the application; runs before anything is drawn. It sets the theme and the language of the
 * document and preloads the page's remote, its messages and its data while the shell is still loading, so that a deep
 * link needs two round trips. It respects the guards: the user area is preloaded only with a token at hand, and of the
 * admin area only the current user is asked for.
 */
trustOwnScripts()
watchShell()

const registry = chooseCanary(JSON.parse(document.getElementById('registry')?.textContent ?? '') as Registry)
const { token } = readStored()
const language = readPreference('language')

configureHttp({ token: () => token, expire: () => {}, language: () => language ?? 'id' })
showTheme(readPreference('theme'))
document.documentElement.lang = language ?? 'en'

const shell = registry.shell?.current
if (shell) preload(shell, filesIn(language, shell.messages))

for (const { current, disabled } of Object.values(registry.remotes)) {
  const page = current.pages.find(({ path }) => path === location.pathname)
  if (!page || disabled || (current.area === 'accounts') !== (token === null)) continue
  prefetch(readName(findCurrentUser)[1])
  if (current.area === 'admin') continue
  if (!isQuarantined(current.id))
    preloadPage(current, [...page.files, ...filesIn(language, current.messages, page.messages)])
  for (const path of page.data ?? []) prefetch(path)
}

// The first use of Intl makes the browser search all its locales. Done now, while files are still loading and there is
// nothing to draw, it delays nothing.
if (token !== null) new Intl.DateTimeFormat('id').format(Number(new Intl.NumberFormat('id').format(0)))

// Last, because it takes the document's head away for a moment.
runPreviousShell(registry)
