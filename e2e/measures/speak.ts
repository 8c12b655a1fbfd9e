import type { Page } from 'playwright-core'

/** Changes the language of the page that is open, as another tab of the same person would. */
export async function speak(page: Page, language: 'en' | 'id' | 'es') {
  await page.evaluate(chosen => {
    localStorage.setItem('language', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, language)
  await page.waitForFunction(chosen => document.documentElement.lang === chosen, language)
}

/** Whether the page that is open changes its language; the landing page is a document in each, and changes none. */
export const hasWords = (page: Page) => page.evaluate(() => document.getElementById('registry') !== null)
