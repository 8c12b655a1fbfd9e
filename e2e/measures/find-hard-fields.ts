/**
 * Finds fields that are hard to fill in on a phone:
 *
 * - letters below 16 px, because Safari then zooms in
 * - fields for numbers, e-mail addresses and telephone numbers that do not open a suitable keyboard
 * - search fields without `enterkeyhint`
 *
 * Runs in the page.
 */
export function hardFields(): string[] {
  const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea'
  return [...document.querySelectorAll<HTMLInputElement>(typed)]
    .filter(field => field.checkVisibility({ visibilityProperty: true }) && !field.readOnly)
    .flatMap(field => {
      const { type } = field
      const size = parseFloat(getComputedStyle(field).fontSize)
      const name = field.labels?.[0]?.textContent.trim() ?? field.getAttribute('aria-label')
      const lacks = [
        size < 16 && `has letters of ${size} px`,
        ['number', 'email', 'tel'].includes(type) && !field.hasAttribute('inputmode') && 'has no inputmode',
        // Reads the attribute, because desktop WebKit has no property for it.
        type === 'search' && !field.hasAttribute('enterkeyhint') && 'has no enterkeyhint',
      ]
      return lacks.filter(one => one !== false).map(lack => `"${name}" ${lack}`)
    })
}
