import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expectNoise, productData, productUrl } from '../browser'
import { copyUserBuild, rollBack, shipTo } from '../build-variant'
import { register } from '../call-api'
import { openAs } from '../open-as'
import { newPerson } from '../people'

/* A build of the user area is in force that does not run, met by somebody who is signed in. */

const site = join(productData, 'site')

/** What a browser writes to its console of files that fail. */
const consequences = [/Failed to load resource/, /integrity/, /Loading (CSS )?chunk/, /Federation/, /broken/]

let bad: ReturnType<typeof copyUserBuild>

describe('whose files do not come', () => {
  publishBefore()

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'are refused': route => route.abort('connectionrefused'),
    'are answered with 500': route => route.fulfill({ status: 500, body: 'broken' }),
    'are not what was published': route =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.intruder = true' }),
  }

  test.each(Object.entries(faults))(
    'files that %s give way to the build before in the same document, for ten minutes',
    async (_, fault) => {
      expectNoise(...consequences)
      const page = await openSignedUp()
      const { asked, documents, reports } = watch(page)
      await page.route(`**/r/user/${bad.id}/**`, fault)
      await page.goto('/dashboard')
      await page.getByText('No transactions found').waitFor()
      expect(documents).toHaveLength(1)
      expect(await page.evaluate('self.intruder')).toBeUndefined()
      const phases = reports.map(({ phase }) => phase)
      expect(phases).toEqual(expect.arrayContaining(['open', 'retry', 'fallback']))
      expect([phases.filter(phase => phase === 'fallback').length, phases.includes('away')]).toEqual([
        1,
        false,
      ])
      await page.getByRole('link', { name: 'Transactions', exact: true }).click()
      await page.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor()

      asked.length = 0
      await page.goto('/category')
      await page.getByRole('heading', { name: 'Category', level: 1 }).waitFor()
      expect(asked).toEqual([])
    },
    60_000,
  )

  test('a page whose files do not come, of a build that runs already, opens in a fresh document, once', async () => {
    expectNoise(...consequences)
    const page = await openSignedUp()
    await page.goto('/dashboard')
    await page.getByText('No transactions found').waitFor()
    const { documents, reports } = watch(page)
    await page.route(`**/r/user/${bad.id}/category.*`, faults['are refused']!)
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await page.getByRole('heading', { name: 'Category', level: 1 }).waitFor()
    expect(documents).toEqual(['/category'])
    expect(reports).toContainEqual({ remote: 'user', build: bad.id, phase: 'reload', cause: 'file' })
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByText('No transactions found').waitFor()
    expect(documents).toHaveLength(1)
  }, 60_000)

  test('without network the newest build is not to blame', async () => {
    expectNoise(...consequences)
    const page = await openSignedUp()
    await page.goto('/setting')
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    const { asked, documents } = watch(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await page.getByText('This page could not be shown').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Category', level: 1 }).waitFor()
    expect([documents, asked.length > 0]).toEqual([[], true])
  }, 60_000)
})

describe('whose dashboard breaks as it is drawn', () => {
  publishBefore('dashboard')

  test('somebody asks for the previous version', async () => {
    expectNoise(...consequences)
    const page = await openSignedUp()
    const { reports } = watch(page)
    await page.goto('/dashboard')
    await page.getByText('This page could not be shown').waitFor()
    await page.getByRole('button', { name: 'Use the previous version' }).click()
    await page.getByText('No transactions found').waitFor()
    expect(reports).toEqual([
      {
        ...{ remote: 'user', build: bad.id, phase: 'mount', cause: 'crash' },
        at: expect.stringMatching(/^dashboard\.js:\d+:\d+$/) as string,
      },
      { remote: 'user', build: bad.id, phase: 'reload', cause: 'choice' },
    ])
  }, 60_000)

  test('a second try that breaks too leads to the previous version by itself', async () => {
    expectNoise(...consequences)
    const page = await openSignedUp()
    await page.goto('/dashboard')
    await page.getByText('This page could not be shown').waitFor()
    const { asked } = watch(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No transactions found').waitFor()
    expect(asked).toEqual([])
  }, 60_000)
})

function publishBefore(breaks?: string) {
  beforeAll(() => {
    bad = copyUserBuild(breaks)
    shipTo(bad.folder, site)
  }, 60_000)
  afterAll(() => rollBack(bad.folder, site), 60_000)
}

/** From now on: the files of the bad build that are asked for, the documents that are opened, and what is reported. */
function watch(page: Page) {
  const asked: string[] = []
  const documents: string[] = []
  const reports: { phase: string }[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`/r/user/${bad.id}/`)) asked.push(pathname)
    if (request.resourceType() === 'document') documents.push(pathname)
    if (pathname === '/api/reports') reports.push(request.postDataJSON() as { phase: string })
  })
  return { asked, documents, reports }
}

const openSignedUp = async () => openAs((await register(productUrl, newPerson())).token)
