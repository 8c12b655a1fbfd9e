import type { Page } from 'playwright-core'

/** What stands around every message that comes from a catalogue. */
export const [opening, closing] = ['⟦', '⟧']

/**
 * From now on every message of the English catalogues says that it is one: "⟦Save⟧". Its files are changed on their way,
 * so the pages and the records of builds must not ask for their hashes, nor the policy for any.
 */
export async function markMessages(page: Page) {
  await page.route(
    () => true,
    async (route, request) => {
      const { pathname } = new URL(request.url())
      const isWords = pathname.endsWith('messages-en.js')
      const namesHashes = request.resourceType() === 'document' || /\/(registry|build)\.json$/.test(pathname)
      if (!namesHashes && !isWords) return route.fallback()
      const response = await route.fetch()
      const text = await response.text()
      const { 'integrity-policy': _, ...headers } = response.headers()
      return route.fulfill({ response, headers, body: isWords ? mark(text) : withoutHashes(text) })
    },
  )
}

const withoutHashes = (text: string) =>
  text.replace(/("(?:[\w-]*messages-en\.js|record)"):"sha256-[^"]+"/g, '$1:""')

/** A catalogue stands in its file as compiled messages: a list of texts and holes for each id. */
function mark(file: string) {
  const [whole, quoted] = /JSON\.parse\('(.*)'\)/s.exec(file) ?? []
  if (!whole || !quoted) throw new Error('The catalogue is no longer built as JSON.parse(…).')
  const messages = JSON.parse(quoted.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<
    string,
    unknown[]
  >
  const marked = Object.entries(messages).map(([id, message]) => [id, [opening, ...message, closing]])
  return file.replace(
    whole,
    () => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(marked)))})`,
  )
}
