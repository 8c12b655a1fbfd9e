import '@pundi/shared/ui/tokens.css'
import '@pundi/shared/ui/base.css'
import '@pundi/shared/ui/font.css'
import { introduce } from '@pundi/shared/http'
import { currentLanguage, LanguageProvider } from '@pundi/shared/i18n'
import { findWords, followPreferences } from '@pundi/shared/preferences'
import { expire, keepTabsInStep, session } from '@pundi/shared/session'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { followSession } from './areas/follow-session'
import { readRegistry } from './border/registry'
import { startRuntime } from './border/runtime'
import { catalogues } from './catalogue/catalogues'
import { createRouter } from './routes/router'

introduce({
  token: () => session.getState().token,
  expire,
  language: currentLanguage,
})
keepTabsInStep()
startRuntime()
readRegistry()

void findWords(catalogues).then(() => {
  const router = createRouter()
  followSession(router)
  followPreferences(router)
  createRoot(document.getElementById('root')!).render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
})
