import type { Page } from '@playwright/test'

/**
 * Records what becomes of builds in a tab from now on: the documents that are opened, and the builds of the user area
 * whose files are loaded (a record is part of the registry).
 */
export function watchBuilds(page: Page) {
  const seen = { documents: [] as string[], asked: [] as string[] }
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') seen.documents.push(pathname)
    const [, id] = /^\/r\/user\/(\w+)\//.exec(pathname) ?? []
    if (id !== undefined && !pathname.endsWith('/build.json')) seen.asked.push(id)
  })
  return seen
}
