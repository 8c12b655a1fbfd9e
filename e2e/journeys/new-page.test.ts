import { join } from 'node:path'
import { openTab, productData, productUrl } from '../browser'
import { buildAdminWithPage, shipTo } from '../build-variant'
import { demoAdmin, signIn } from '../people'

test('the admin team adds a page by publishing its remote alone, and a tab that was open finds it', async () => {
  const page = await openTab()
  await page.goto('/sign-in')
  await signIn(page, demoAdmin())
  await page.getByRole('heading', { name: 'Recent Logs' }).waitFor()

  const before = await builds()
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
  await fresh
    .getByRole('link', { name: 'Notes of the admin team' })
    .and(fresh.locator('[aria-current=page]'))
    .waitFor()

  const { admin, ...others } = await builds()
  expect(admin).not.toBe(before.admin)
  expect({ admin: before.admin, ...others }).toEqual(before)
}, 120_000)

/** The build of the shell and of each remote that is in force. */
async function builds() {
  const { shell, remotes } = (await (await fetch(`${productUrl}/registry.json`)).json()) as {
    shell: { current: { id: string } }
    remotes: Record<string, { current: { id: string } }>
  }
  return Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([name, { current }]) => [name, current.id]),
  )
}
