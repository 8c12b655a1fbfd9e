import { folderOf, type PageRegistry } from '@pundi/contract/federation'
import { findCurrentUser, readName } from '@pundi/contract'
import { sendEarly } from '../../../shared/platform/http/prefetch'
import { readItem, readLanguage, readTheme } from '../../../shared/platform/session/stored'
import { chooseCanary } from '../registry/choose-canary'
import { isQuarantined } from '../registry/quarantine'
import { runPreviousShell, watchShell } from '../way-out/watch-shell'
import { keepEarlyKeys } from './early-key'
import { preload } from './preload'
import { trustOwnScripts } from './trust-own-scripts'

/*
 * This script is inlined into every application page and runs before the first paint. It sets the
 * theme and language. While the shell loads, it preloads the page's remote, messages and data.
 *
 * Preloads follow the route guards: pages of the user area need a token. For the admin area, only
 * the current user is requested.
 */
trustOwnScripts()
watchShell()
keepEarlyKeys()

const registry = chooseCanary(
  JSON.parse(document.getElementById('registry')?.textContent ?? '') as PageRegistry,
)
const { documentElement } = document
const token = readItem('token')
const language = readLanguage()
const catalogue = language ?? 'default'

const ask = (path: string) => token !== null && sendEarly(path, token, language ?? 'id')

// The value is "light", "dark" or "system". No CSS rule matches "system", so the browser's setting
// applies.
documentElement.dataset.theme = readTheme()
documentElement.lang = language ?? 'en'
// An empty `data-at` shows a simple skeleton. For signed-in users, the loop below stores the page's
// path, which selects a detailed skeleton.
documentElement.dataset.at = ''

const shell = registry.shell.current
if ('record' in shell) preload(folderOf(shell), shell.messages[catalogue])

for (const { current, disabled } of Object.values(registry.remotes)) {
  const own = 'own' in current && current.own
  if (!own || disabled || (current.area === 'accounts') !== (token === null)) continue
  if (token !== null) documentElement.dataset.at = location.pathname
  ask(readName(findCurrentUser)[1])
  if (current.area === 'admin') continue
  if (!isQuarantined(current.id)) preload(folderOf(current), { ...own.files, ...own.messages[catalogue] })
  own.data?.forEach(ask)
}

// The first use of Intl is slow, because browsers search all their locales. Do it now, while files
// are loading.
if (token !== null) {
  new Intl.DateTimeFormat('id').format()
  new Intl.NumberFormat('id').format(0)
}

// Must run last, because it can remove the element that contains this script.
runPreviousShell(registry)
