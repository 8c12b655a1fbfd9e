import type { Page } from '@playwright/test'

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
