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
  // A remote receives data that it cannot handle, as from a newer server.
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

/**
 * Makes the registry list an earlier build of each remote, whose files do not exist. This changes how JSON is read in
 * the page, because a route for the documents is used by the measurement already.
 */
const offerEarlierBuild = (page: Page) =>
  page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON)
    JSON.parse = (text: string) =>
      parse(
        text
          .replaceAll('"fallback":[]', '"fallback":["0123456789ab"]')
          .replaceAll('"records":{}', '"records":{"0123456789ab":""}'),
      ) as unknown
    Response.prototype.json = async function (this: Response) {
      return JSON.parse(await this.text()) as unknown
    }
  })
