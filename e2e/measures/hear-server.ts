import type { Page } from 'playwright-core'

/** Every text in what the server answers to this page from now on. */
export function hearServer(page: Page): Set<string> {
  const said = new Set<string>()
  page.on('response', response => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    response
      .json()
      .then(body => collect(body, said))
      // An answer without JSON, or of a page that has gone, says nothing.
      .catch(() => undefined)
  })
  return said
}

function collect(value: unknown, said: Set<string>) {
  if (typeof value === 'string' && value.trim().length > 1) said.add(value.trim())
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, said)
}
