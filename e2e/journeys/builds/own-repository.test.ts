import { join } from 'node:path'
import { expect, test } from '../../browser/test'
import { tokenOf } from '../../product/call-api'
import { extractRemote, type Extracted } from '../../product/extract-remote'

let team: Extracted | undefined
test.afterEach(() => team?.remove())

test(
  'a team installs, checks, tests, builds and ships its remote from a repository of its own',
  { tag: '@slow' },
  async ({ openAs, product }) => {
    // Packages are installed, all tests of a remote run, and it is built.
    test.setTimeout(900_000)
    const site = join(product.data, 'site')
    team = await extractRemote('remote-admin')
    await team.npm('install', '--prefer-offline', '--no-audit', '--no-fund')
    await team.npm('run', 'types')
    await team.npm('run', 'lint')
    await team.npm('test')

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
