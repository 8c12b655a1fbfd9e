import { activate } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import type { DataRouter } from 'react-router-dom'
import type { Preferences } from '@pundi/contract'
import { showTheme } from './show-theme'

/**
 * Applies changed preferences without a reload, whether the change was made here, in another tab or
 * on another device. Reloads the loaders' data, because messages and amounts depend on preferences.
 * If messages fail to load, this document does not change its language.
 */
export const followPreferences = (router: DataRouter) =>
  preferences.subscribe((now, before) => {
    const refresh = () => {
      if (router.state.initialized) void router.revalidate()
    }
    if (now.theme !== before.theme) showTheme(now.theme)
    if (now.language !== before.language) void change(now.language).then(refresh, warn)
    else if (isOther(now, before)) refresh()
  })

const isOther = (now: Preferences, before: Preferences) =>
  Object.entries(now).some(([name, value]) => value !== before[name as keyof Preferences])

async function change(language: Preferences['language']) {
  await activate(language ?? 'default')
  document.documentElement.lang = language ?? 'en'
}

const warn = (error: unknown) => console.warn('The messages of the chosen language did not load.', error)
