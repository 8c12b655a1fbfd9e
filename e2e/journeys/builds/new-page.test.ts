import { join } from 'node:path'
import { comeBack } from '../../browser/come-back'
import { expect, test } from '../../browser/test'
import { buildAdminWithPage, rollBack, shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'
import type { Product } from '../../product/start-product'

test(
  'the admin team adds a page by publishing its remote alone, and a tab that was open finds it',
  { tag: '@slow' },
  async ({ openAs, product }) => {
    test.setTimeout(240_000)
    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()

    const before = await builds(product)
    const site = join(product.data, 'site')
    const built = buildAdminWithPage('notes', 'Notes of the admin team')
    shipTo(built, site)

    const entry = page.getByRole('link', { name: 'Notes of the admin team' })
    await comeBack(page, () => expect(entry).toBeVisible({ timeout: 2000 }))
    await entry.click()
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
    // Roll the build back, because other tests use the same server.
    rollBack(built, site)
  },
)

async function builds(product: Product) {
  const { shell, remotes } = (await (await fetch(`${product.url}/registry.json`)).json()) as {
    shell: { current: { id: string } }
    remotes: Record<string, { current: { id: string } }>
  }
  return Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([name, { current }]) => [name, current.id]),
  )
}
