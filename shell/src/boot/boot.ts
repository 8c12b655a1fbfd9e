import { folderOf, type PageRegistry } from '@pundi/contract/federation'
import { findCurrentUser, readName } from '@pundi/contract'
import { sendEarly } from '../../../shared/platform/http/prefetch'
import { readLanguage, readStored, readTheme } from '../../../shared/platform/session/stored'
import { chooseCanary } from '../federation/registry/choose-canary'
import { isQuarantined } from '../federation/registry/quarantine'
import { runPreviousShell, watchShell } from '../way-out/watch-shell'
import { keepEarlyKeys } from './early-key'
import { preload } from './preload'
import { trustOwnScripts } from './trust-own-scripts'

/*
 * Inlined into every page of the application; runs before anything is drawn. It sets the theme and the language of the
 * document and preloads the page's remote, its messages and its data while the shell is still loading, so that a deep
 * link needs two round trips. It respects the guards: the user area is preloaded only with a token at hand, and of the
 * admin area only the current user is asked for.
 */
trustOwnScripts()
watchShell()
keepEarlyKeys()

const registry = chooseCanary(
  JSON.parse(document.getElementById('registry')?.textContent ?? '') as PageRegistry,
)
const { token } = readStored()
const language = readLanguage()
const catalogue = language ?? 'default'

const ask = (path: string) => token !== null && sendEarly(path, token, language ?? 'id')

// The shell does the rest of `showTheme`. No style knows the theme "system".
document.documentElement.dataset.theme = readTheme()
document.documentElement.lang = language ?? 'en'
// The skeleton appears, and has the shape of the page once it is known that somebody signed in comes to it.
document.documentElement.dataset.at = ''

const shell = registry.shell.current
if ('record' in shell) preload(folderOf(shell), shell.messages[catalogue])

for (const { current, disabled } of Object.values(registry.remotes)) {
  const own = 'own' in current && current.own
  if (!own || disabled || (current.area === 'accounts') !== (token === null)) continue
  if (token !== null) document.documentElement.dataset.at = window.location.pathname
  ask(readName(findCurrentUser)[1])
  if (current.area === 'admin') continue
  if (!isQuarantined(current.id)) preload(folderOf(current), { ...own.files, ...own.messages[catalogue] })
  own.data?.forEach(ask)
}

// The first use of Intl makes the browser search all its locales. Done now, while files are still loading and there is
// nothing to draw, it delays nothing.
if (token !== null) new Intl.DateTimeFormat('id').format(Number(new Intl.NumberFormat('id').format(0)))

// Last, because it takes away the element in which this script stands.
runPreviousShell(registry)
