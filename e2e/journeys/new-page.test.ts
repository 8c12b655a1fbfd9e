import { join } from 'node:path'
import { openTab, productData } from '../browser'
import { buildAdminWithPage, shipTo } from '../build-variant'
import { demoAdmin, signIn } from '../people'

test('the admin team adds a page by publishing its remote alone, and a tab that was open finds it', async () => {
  const page = await openTab()
  await page.goto('/sign-in')
  await signIn(page, demoAdmin())
  await page.getByRole('heading', { name: 'Recent Logs' }).waitFor()

  shipTo(buildAdminWithPage('notes', 'Notes of the admin team'), join(productData, 'site'))

  // As a link inside the page would: the document stays, and the router goes there.
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/notes')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await page.getByRole('heading', { name: 'Notes of the admin team' }).waitFor()

  const fresh = await page.context().newPage()
  await fresh.goto('/admin/notes')
  await fresh.getByRole('heading', { name: 'Notes of the admin team' }).waitFor()
  expect(await fresh.title()).toBe('Notes of the admin team')
}, 120_000)
