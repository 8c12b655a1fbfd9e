import { join } from 'node:path'
import { expect, test } from '../../browser/test'
import { copyOfProject, type Copy } from '../../product/fourth-remote'
import { removeCopy, rollBack, shipUserBuild } from '../../product/build-variant'
import { signIn } from '../../product/people'
import type { Product } from '../../product/start-product'

let copy: Copy | undefined
test.afterEach(() => copy?.remove())

test(
  'a fourth remote is a folder and a line: it is published, opened and removed, and no other build changes',
  { tag: '@slow' },
  async ({ page, openAsNew, product, expectNoise }) => {
    test.setTimeout(600_000)
    expectNoise(/status of 404/)
    const site = join(product.data, 'site')
    copy = copyOfProject()
    const before = await copy.build()
    await copy.addRemote()
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

    await page.goto('/groups')
    await page.waitForURL('**/sign-in?next=%2Fgroups')
    await signIn(page, person)
    await expect(page.getByRole('heading', { name: /^Groups of \d+ categories$/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/groups')
    expect(await page.title()).toBe('Groups')
    expect((await page.goto('/groups/App%20Family'))?.status()).toBe(200)
    await expect(page.getByRole('status')).toHaveText('App Family')

    copy.changeRemote()
    const { 'remote-groups': second } = await copy.build()
    await copy.run('ship', '--to', site)
    const other = shipUserBuild(product)
    rollBack(other.folder, site)
    removeCopy(other)
    expect((await readPublished(product)).remotes.groups).toMatchObject({
      current: { id: second },
      fallback: [groups],
    })
    await page.goto('/groups')
    await expect(page.getByRole('heading', { name: /^All groups of \d+ categories$/ })).toBeVisible()

    await copy.run('remove', '--site', site)
    expect((await page.goto('/groups'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(inForce(await readPublished(product))).toEqual(inForce(published))
    await own.reload()
    await expect(own.getByText(`Welcome, ${person.name}`)).toBeVisible()
  },
)

const inForce = ({ remotes }: { remotes: Record<string, { current: { id: string } }> }) =>
  Object.entries(remotes).map(([remote, { current }]) => [remote, current.id])

async function readPublished(product: Product) {
  const registry = (await (await fetch(`${product.url}/registry.json`)).json()) as {
    shell: object
    remotes: Record<string, { current: { id: string } }>
  }
  return { shell: registry.shell, remotes: registry.remotes }
}
