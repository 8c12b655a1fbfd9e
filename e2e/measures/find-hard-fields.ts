import type { Page } from 'playwright-core'

/**
 * Fields that are hard to fill in on a phone: letters under 16 px, at which Safari zooms in; a number, an address or a
 * telephone number without its keyboard; and a search whose Enter key does not say so.
 */
export const findHardFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea'
    return [...document.querySelectorAll<HTMLInputElement>(typed)]
      .filter(field => field.checkVisibility({ visibilityProperty: true }) && !field.readOnly)
      .flatMap(field => {
        const { inputMode, enterKeyHint, type } = field
        const size = parseFloat(getComputedStyle(field).fontSize)
        const name = field.labels?.[0]?.textContent.trim() ?? field.getAttribute('aria-label')
        const lacks = [
          size < 16 && `has letters of ${size} px`,
          ['number', 'email', 'tel'].includes(type) && !inputMode && 'has no inputmode',
          type === 'search' && !enterKeyHint && 'has no enterkeyhint',
        ]
        return lacks.filter(one => one !== false).map(lack => `"${name}" ${lack}`)
      })
  })
