import { openAs, whileCall, type Open } from './open-screen'

export const problemScreens: Record<string, Open> = {
  'not-allowed': openAs('user', '/admin', 'This area is for administrators'),
  'area-away': async (page, product) => {
    await page.route('**/r/user/**', route => route.abort())
    await openAs('user', '/dashboard', 'Your area cannot be reached')(page, product)
  },
  'page-away': async (page, product) => {
    await page.route('**/r/user/*/dashboard.*', route => route.abort())
    await openAs('user', '/dashboard', 'This page could not be shown')(page, product)
  },
  // A remote that does not understand what a newer server says.
  'page-crashed': async (page, product) => {
    await page.route('**/api/categories**', route => route.fulfill({ json: { data: [null] } }))
    await openAs('user', '/category', 'This page could not be shown')(page, product)
  },
  'something-broke': whileCall(
    '**/api/auth/user',
    'fails',
    openAs('admin', '/admin', 'Something broke on our side'),
  ),
}
