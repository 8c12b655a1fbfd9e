import { join } from 'node:path'
import { expect, test } from '../../browser/test'
import { buildAdminWithPage, rollBack, shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'
import type { Product } from '../../product/start-product'

test(
  'the admin team adds a page by publishing its remote alone, and a tab that was open finds it',
  { tag: '@slow' },
  async ({ openAs, product }) => {
    // It builds a remote.
    test.setTimeout(240_000)
    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()

    const before = await builds(product)
    const site = join(product.data, 'site')
    const built = buildAdminWithPage('notes', 'Notes of the admin team')
    shipTo(built, site)

    // As a link inside the page would: the document stays, and the router goes there.
    await page.evaluate(() => {
      history.pushState(null, '', '/admin/notes')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await expect(page.getByRole('heading', { name: 'Notes of the admin team' })).toBeVisible()

    const fresh = await page.context().newPage()
    await fresh.goto('/admin/notes')
    await expect(fresh.getByRole('heading', { name: 'Notes of the admin team' })).toBeVisible()
    expect(await fresh.title()).toBe('Notes of the admin team')
    const link = fresh.getByRole('link', { name: 'Notes of the admin team' })
    await expect(link).toHaveAttribute('aria-current', 'page')

    const { admin, ...others } = await builds(product)
    expect(admin).not.toBe(before.admin)
    expect({ admin: before.admin, ...others }).toEqual(before)
    // Other journeys go through this product.
    rollBack(built, site)
  },
)

/** The build of the shell and of each remote that is in force. */
async function builds(product: Product) {
  const { shell, remotes } = (await (await fetch(`${product.url}/registry.json`)).json()) as {
    shell: { current: { id: string } }
    remotes: Record<string, { current: { id: string } }>
  }
  return Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([name, { current }]) => [name, current.id]),
  )
}
