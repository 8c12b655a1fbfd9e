import { join } from 'node:path'
import { expect, test } from '../../browser/test'
import { tokenOf } from '../../product/call-api'
import { extractRemote, type Extracted } from '../../product/extract-remote'

/** Milliseconds; creates a database and compiles without a cache. */
const firstStart = 60_000

let team: Extracted | undefined
test.afterEach(() => team?.remove())

test(
  'a team installs, checks, tests, builds and ships its remote from a repository of its own',
  { tag: '@slow' },
  async ({ openAs, product }) => {
    test.setTimeout(900_000)
    const site = join(product.data, 'site')
    team = await extractRemote('remote-admin')
    await team.npm('install', '--prefer-offline', '--no-audit', '--no-fund')
    await team.npm('run', 'check')
    await team.npm('test')
    const own = await team.runDev()
    await expect.poll(() => own.get('/admin'), { timeout: firstStart }).toContain('page.js')
    const against = await team.runDev('--against', product.url)
    await expect.poll(() => against.get('/admin'), { timeout: firstStart }).toContain('"registry"')
    await own.stop()
    await against.stop()

    team.edit(
      'src/catalogue/default.json',
      '"Recent Logs": "Recent Logs"',
      '"Recent Logs": "From our own place"',
    )
    await team.npm('run', 'build')
    await team.npm('run', 'ship', '--', '--to', site)

    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'From our own place' })).toBeVisible()

    await team.npm('run', 'rollback', '--', '--site', site)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
  },
)
