import { rootElement } from '@pundi/kit/ui'
import { configureHttp, heedEarlyAnswers } from '@pundi/platform/http'
import { currentLanguage, LanguageProvider } from '@pundi/platform/i18n'
import { loadPreferredLanguage, followPreferences, showTheme } from '@pundi/platform/preferences'
import { expire, keepTabsInStep, preferences, session } from '@pundi/platform/session'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { followSession } from './areas/follow-session'
import { endStart } from './way-out/start-mark'
import { keepComponents } from './federation/reports/component-stacks'
import { clearDrawing } from './federation/reports/drawing-record'
import { noteErrors } from './federation/note-errors'
import { startRemotes } from './federation/remotes'
import { startRuntime } from './federation/builds/runtime'
import { watchRoot } from './federation/watch-root'
import { startBackground } from './federation/start-background'
import { catalogues } from './catalogue/catalogues'
import { followReturn } from './follow-return'
import { nextTask } from './next-task'
import { createRouter } from './routes/router'

export async function start() {
  configureHttp({
    token: () => session.getState().token,
    expire,
    language: currentLanguage,
    offline: () =>
      import(/* webpackChunkName: "offline" */ '@pundi/platform/offline').then(({ device }) => device),
  })
  heedEarlyAnswers()
  keepTabsInStep()
  startRuntime()
  startRemotes()
  noteErrors()
  addEventListener('pagehide', clearDrawing)
  followReturn()
  await loadPreferredLanguage(catalogues)
  await nextTask()
  const router = createRouter()
  followSession(router)
  followPreferences(router)
  showTheme(preferences.getState().theme)
  startBackground(router)
  await nextTask()
  endStart()
  watchRoot(rootElement())
  createRoot(rootElement(), { onCaughtError: keepComponents }).render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}
