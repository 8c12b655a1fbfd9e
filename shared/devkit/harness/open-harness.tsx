import '@pundi/kit/ui/tokens.css'
import '@pundi/kit/ui/base.css'
import '@pundi/kit/ui/font.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { rootElement } from '@pundi/kit/ui'
import type { PageTable } from '@pundi/platform/federation'
import { configureHttp } from '@pundi/platform/http'
import { currentLanguage, LanguageProvider, loadMessages } from '@pundi/platform/i18n'
import { loadPreferredLanguage, followPreferences } from '@pundi/platform/preferences'
import { showTheme } from '@pundi/platform/preferences'
import { expire, keepTabsInStep, preferences, session } from '@pundi/platform/session'
import { harnessRoutes } from './harness-routes'

/**
 * Opens one remote's pages without the shell, for the developers of that remote. Provides router,
 * session, calls and messages like the shell. Not part of production builds.
 */
export async function openHarness(table: PageTable) {
  showTheme(preferences.getState().theme)
  await loadPreferredLanguage(table.catalogues)
  for (const { catalogues } of table.pages) if (catalogues) await loadMessages(catalogues)
  configureHttp({
    token: () => session.getState().token,
    expire,
    language: currentLanguage,
  })
  keepTabsInStep()
  const router = createBrowserRouter(harnessRoutes(table))
  followPreferences(router)
  session.subscribe((now, before) => {
    if (now.token !== before.token && (now.ended || now.isFromElsewhere)) void router.revalidate()
  })
  createRoot(rootElement()).render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}
