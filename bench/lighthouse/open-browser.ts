import { chromium } from 'playwright-core'
import { freePort } from '../../webpack/dev/free-port'

/** A browser that keeps what it stores and lets another program drive it by `port`. */
export async function openBrowser(executablePath: string, profile: string) {
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  return {
    port,
    /** Signs in every later page of this origin, or out where there is no token. */
    async keepToken(origin: string, token: string | undefined) {
      const page = await context.newPage()
      await page.goto(`${origin}/healthz`)
      await page.evaluate(keep, token)
      await page.close()
    },
    close: () => context.close(),
  }
}

function keep(token: string | undefined) {
  if (token === undefined) localStorage.clear()
  else localStorage.setItem('token', token)
}
