import type { Page } from 'playwright-core'
import { openAs, whileCall, type Open } from './open-screen'

export const problemScreens: Record<string, Open> = {
  'not-allowed': openAs('user', '/admin', 'This page is for admins only'),
  'area-away': async (page, product) => {
    await offerEarlierBuild(page)
    await page.route('**/r/user/**', route => route.abort())
    await openAs('user', '/dashboard', 'Your account isn’t available right now')(page, product)
  },
  'page-away': async (page, product) => {
    await page.route('**/r/user/*/dashboard.*', route => route.abort())
    await openAs('user', '/dashboard', 'We couldn’t show this page')(page, product)
  },
  // This response crashes the page, because the page cannot handle its data.
  'page-crashed': async (page, product) => {
    await offerEarlierBuild(page)
    await page.route('**/api/categories**', route => route.fulfill({ json: { data: [null] } }))
    await openAs('user', '/category', 'This page stopped working')(page, product)
  },
  'something-broke': whileCall(
    '**/api/auth/user',
    'fails',
    openAs('admin', '/admin', 'Something went wrong on our side'),
  ),
}

/**
 * Adds an earlier build without files to each remote in the registry. This patches `JSON.parse`,
 * because the measurement already intercepts document requests.
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
