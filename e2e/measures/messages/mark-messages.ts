import type { Page } from 'playwright-core'

export const [opening, closing] = ['⟦', '⟧']

/**
 * Marks every English message on its way to the browser: "Save" becomes "⟦Save⟧". The marks change
 * files, so this function also removes the integrity hashes.
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

function mark(file: string) {
  const catalogues = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gs
  if (!catalogues.test(file)) throw new Error('The catalogue is no longer built as JSON.parse(…).')
  return file.replaceAll(catalogues, (_whole, quoted: string) => {
    const messages = JSON.parse(quoted.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<
      string,
      unknown[]
    >
    const marked = Object.entries(messages).map(([id, message]) => [id, [opening, ...message, closing]])
    return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(marked)))})`
  })
}
