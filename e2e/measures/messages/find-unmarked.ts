import type { Page } from 'playwright-core'
import { closing, opening } from './mark-messages'

const sameEverywhere = [
  /\b(Ctrl|Enter|Esc)\b/g,
  /\b(Pundi|Rp|IDR|CSV|Google|sen|rupiah)\b/g,
  /\b[A-Z]\w*_\w+\b/g,
  /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)( \d{4})?\b/g,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)( \d{4})?\b/g,
  /\b(Jan|Febr)uary|March|April|June|July|August|(Septem|Octo|Novem|Decem)ber\b/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
]

/**
 * Texts that are in no catalogue: amounts in words, and notices that stay in the language in which
 * they appeared.
 */
const saidOtherwise = [
  /^[a-z -]+ (rupiah|sen)$/,
  /^The activity has been deleted\.$/,
  /^We couldn’t save the categories\.$/,
]

/**
 * Finds texts and accessible names that come neither from a message catalogue nor from the server
 * or a form field.
 *
 * @param said the texts that the server sent to this page
 */
export async function findUnmarked(page: Page, said: Set<string>): Promise<string[]> {
  const texts = await page.evaluate(readTexts)
  const typed = new URL(page.url()).searchParams.values()
  const fields = await page.locator('input, textarea').evaluateAll(all => all.map(one => (one as HTMLInputElement).value)) // oxfmt-ignore
  const known = [...said, ...typed].sort((one, other) => other.length - one.length)
  const isOutside = (text: string) => {
    if (saidOtherwise.some(pattern => pattern.test(text))) return false
    if (fields.some(value => value.includes(text))) return false
    let rest = withoutMarked(text)
    for (const words of known) if (rest.includes(words)) rest = rest.replaceAll(words, ' ')
    for (const pattern of sameEverywhere) rest = rest.replace(pattern, ' ')
    return /\p{L}{2}/u.test(rest)
  }
  return [...new Set(texts.filter(isOutside))]
}

/**
 * Removes marked messages. Messages may contain other messages, so the innermost messages are
 * removed first.
 */
function withoutMarked(text: string) {
  const innermost = new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g')
  let rest = text
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(innermost, ' ')]
  return rest
}

function readTexts() {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']
  const texts = [document.title]
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('script, style, noscript') || !element.checkVisibility()) continue
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
    // Join the parts of a word that is split by <wbr>.
    if (element.querySelector(':scope > wbr')) texts.push(element.textContent)
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '')
  }
  return texts.map(text => text.trim()).filter(Boolean)
}

export function hearServer(page: Page): Set<string> {
  const said = new Set<string>()
  page.on('response', response => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    response
      .json()
      .then(body => collect(body, said))
      .catch(() => undefined)
  })
  return said
}

function collect(value: unknown, said: Set<string>) {
  if (typeof value === 'string' && value.trim().length > 1) said.add(value.trim())
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, said)
}
