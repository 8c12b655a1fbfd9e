import { join } from 'node:path'
import { expect, test } from '../../browser/test'
import { copyOfProject, type Copy } from '../../product/fourth-remote'
import { signIn } from '../../product/people'
import type { Product } from '../../product/start-product'

let copy: Copy | undefined
test.afterEach(() => copy?.remove())

test(
  'a fourth remote is a folder and a line: it is published, opened and removed, and no other build changes',
  { tag: '@slow' },
  async ({ page, openAsNew, product, expectNoise }) => {
    // Everything is built, and built again.
    test.setTimeout(600_000)
    expectNoise(/status of 404/)
    const site = join(product.data, 'site')
    copy = copyOfProject()
    const before = await copy.build()
    copy.addRemote()
    const { 'remote-groups': groups, ...others } = await copy.build()
    expect(others).toEqual(before)
    expect(groups).toMatch(/^[0-9a-f]{12}$/)

    const published = await readPublished(product)
    const { person, page: own } = await openAsNew()
    await own.goto('/dashboard')
    await copy.run('ship', '--to', site)
    const { groups: added, ...unchanged } = (await readPublished(product)).remotes
    expect(added).toMatchObject({ current: { id: groups } })
    expect(unchanged).toEqual(published.remotes)

    // A visitor signs in on the way, and is led there.
    await page.goto('/groups')
    await page.waitForURL('**/sign-in?next=%2Fgroups')
    await signIn(page, person)
    await expect(page.getByRole('heading', { name: /^Groups of \d+ categories$/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/groups')
    expect(await page.title()).toBe('Groups')

    await copy.run('remove', '--site', site)
    expect((await page.goto('/groups'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
    expect(await readPublished(product)).toEqual(published)
    await own.reload()
    await expect(own.getByText(`Welcome, ${person.name}`)).toBeVisible()
  },
)

/** What is published, whatever its revision. */
async function readPublished(product: Product) {
  const registry = (await (await fetch(`${product.url}/registry.json`)).json()) as {
    shell: object
    remotes: Record<string, object>
  }
  return { shell: registry.shell, remotes: registry.remotes }
}
