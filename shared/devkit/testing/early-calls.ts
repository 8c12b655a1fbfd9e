import { describePage, type Page } from '@pundi/platform/federation'
import { prefetch } from '@pundi/platform/http'
import { http } from 'msw/core/http'
import { server } from './planned-requests'

/**
 * Prefetches the calls in the page's `data`, like the boot script. Then runs the page's loader as a
 * signed-in user. The server refuses every call, so that no answer triggers further calls.
 *
 * @returns the called paths in order, and the paths whose early answer the loader did not use
 */
export async function loadEarly(page: Page) {
  const asked: string[] = []
  server.use(
    http.all('*/api/*', ({ request: { url } }) => {
      const { pathname, search } = new URL(url)
      asked.push(pathname.replace('/api', '') + search)
      return Response.json({ message: 'Not now' }, { status: 500 })
    }),
  )
  window.pundiEarly = []
  for (const path of describePage(page).data ?? []) prefetch(path)
  const { loader } = await page.route()
  const request = new Request(`http://localhost${page.path}`)
  await settle(await loader?.({ request, params: {}, context: {} } as never))
  const left = window.pundiEarly.map(({ path }) => path)
  return { asked, left }
}

async function settle(loaded: unknown): Promise<void> {
  for (const value of Object.values(loaded ?? {})) await value
}
