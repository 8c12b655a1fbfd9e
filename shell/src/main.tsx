import '@pundi/shared/ui/tokens.css'
import '@pundi/shared/ui/base.css'
import '@pundi/shared/ui/font.css'
import { introduce } from '@pundi/shared/http'
import { activate, addMessages, currentLanguage, LanguageProvider } from '@pundi/shared/i18n'
import { expire, keepTabsInStep, session } from '@pundi/shared/session'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { followSession } from './areas/follow-session'
import { readRegistry } from './border/registry'
import { startRuntime } from './border/runtime'
import messages from './catalogue/default.json'
import { createRouter } from './routes/router'

activate('default')
addMessages('default', messages)
introduce({
  token: () => session.getState().token,
  expire,
  language: currentLanguage,
})
keepTabsInStep()
startRuntime()
readRegistry()

const router = createRouter()
followSession(router)
createRoot(document.getElementById('root')!).render(
  <LanguageProvider>
    <RouterProvider router={router} />
  </LanguageProvider>,
)
