import { chromium } from 'playwright-core'

export async function keepToken(
  browser: { path: string; profile: string },
  origin: string,
  token: string | undefined,
) {
  const context = await chromium.launchPersistentContext(browser.profile, {
    executablePath: browser.path,
    args: ['--no-sandbox'],
  })
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  await page.evaluate(keep, token)
  await context.close()
}

function keep(token: string | undefined) {
  if (token === undefined) localStorage.clear()
  else localStorage.setItem('token', token)
}
