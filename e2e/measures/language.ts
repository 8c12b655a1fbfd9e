import type { Page } from 'playwright-core'

/** Changes the language of the page that is open, as another tab of the same person would. */
export async function switchLanguage(page: Page, language: 'en' | 'id' | 'es') {
  await page.evaluate(chosen => {
    localStorage.setItem('language', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, language)
  await page.waitForFunction(chosen => document.documentElement.lang === chosen, language)
}

/** Whether the page that is open changes its language; the landing page is a document in each, and changes none. */
export const hasWords = (page: Page) => page.evaluate(() => document.getElementById('registry') !== null)

/**
 * Makes every text on the page at least 40 % longer, as the longest language would, by longer words. Figures stay. What
 * the page draws anew is as short as before.
 */
export const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue ?? ''
      if (!text.trim() || /\d/.test(text) || node.parentElement?.closest('script, style')) continue
      node.nodeValue = text.replace(/\p{L}+/gu, word => word + word.slice(-Math.ceil(word.length * 0.4)))
    }
  })
