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
 * Inlined into every application page; runs before the first paint. Sets theme and language, and preloads the page's
 * remote, messages and data while the shell loads, so a deep link needs two round trips. Preloads only what the guards
 * allow: the user area needs a token; for the admin area, only the current user is requested.
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

// Also sets "system", for which no stylesheet has a rule. The shell does what else `showTheme` does.
documentElement.dataset.theme = readTheme()
documentElement.lang = language ?? 'en'
// Lets the skeleton appear. For a signed-in user it gets the page's shape.
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

// The first use of Intl makes browsers search all their locales. Done here, while files are loading, it delays nothing.
if (token !== null) {
  new Intl.DateTimeFormat('id').format()
  new Intl.NumberFormat('id').format(0)
}

// Must be last, because it removes this script's own element.
runPreviousShell(registry)
