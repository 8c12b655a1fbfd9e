import type { Page } from 'playwright-core'
import { openAs, whileCall, type Open } from './open-screen'

export const problemScreens: Record<string, Open> = {
  'not-allowed': openAs('user', '/admin', 'This area is for administrators'),
  'area-away': async (page, product) => {
    await offerEarlierBuild(page)
    await page.route('**/r/user/**', route => route.abort())
    await openAs('user', '/dashboard', 'Your area cannot be reached')(page, product)
  },
  'page-away': async (page, product) => {
    await page.route('**/r/user/*/dashboard.*', route => route.abort())
    await openAs('user', '/dashboard', 'This page could not be shown')(page, product)
  },
  // A remote that does not understand what a newer server says.
  'page-crashed': async (page, product) => {
    await offerEarlierBuild(page)
    await page.route('**/api/categories**', route => route.fulfill({ json: { data: [null] } }))
    await openAs('user', '/category', 'This page could not be shown')(page, product)
  },
  'something-broke': whileCall(
    '**/api/auth/user',
    'fails',
    openAs('admin', '/admin', 'Something broke on our side'),
  ),
}

/** The registry, as a page has it and by itself, knows an earlier build of each remote. Its files are away. */
const offerEarlierBuild = (page: Page) =>
  page.route(/\/(registry\.json|dashboard|category)$/, async route => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll('"fallback":[]', '"fallback":["0123456789ab"]')
      .replaceAll('"records":{}', '"records":{"0123456789ab":""}')
    await route.fulfill({ response, body })
  })
