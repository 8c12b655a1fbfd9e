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

/**
 * The registry, as a page has it and by itself, knows an earlier build of each remote. Its files are away. Where it is
 * read, not where it is answered: the documents of a measured screen are changed on their way already.
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
