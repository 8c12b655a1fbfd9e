import type { Page } from 'playwright-core'

export async function switchLanguage(page: Page, language: 'en' | 'id' | 'es') {
  await page.evaluate(chosen => {
    localStorage.setItem('language', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, language)
  await page.waitForFunction(chosen => document.documentElement.lang === chosen, language)
}

/**
 * True if the language of the page can be switched. False for the landing page, which has one
 * document per language.
 */
export const hasWords = (page: Page) => page.evaluate(() => document.getElementById('registry') !== null)

/**
 * Lengthens every text without digits by at least 40 %, to simulate the longest language. A new
 * render restores the text.
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
