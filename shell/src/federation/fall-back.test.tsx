import type { Page } from '@pundi/platform/federation'
import { answer } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { published } from '../testing/federation-runtime'
import { buildOf, openShell, page, publish, reports, signInAs, tableOf, user } from '../testing/open-shell'
import { isQuarantined, quarantine } from '../registry/quarantine'

const [newest, earlier] = ['0000000000b1', '0000000000a0']
// A loaded page stays loaded for all tests of this file, so each test uses a new page.
let count = 0
let pages: Page[] = []
let path = ''

let askedRecords: (string | null)[] = []

beforeEach(() => {
  signInAs(user)
  askedRecords = []
  path = `/page-${++count}`
  pages = [page(`page-${count}`, path)]
})

test('a build whose entry does not come gives way to the one before, in the same document', async () => {
  publishTwo({ isBroken: entry => entry.includes(newest) })
  await openShell(path)
  expect(await screen.findByRole('heading', { name: pages[0]!.page })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(isQuarantined(newest)).toBe(true)
  expect(askedRecords).toEqual([earlier])
  expect(reports).toContainEqual({ remote: 'user', build: newest, phase: 'retry', cause: 'file' })
  expect(reports.filter(({ phase }) => phase === 'fallback')).toEqual([
    { remote: 'user', build: earlier, phase: 'fallback', cause: 'file' },
  ])
})

test('what was quarantined a moment ago is not asked for again', async () => {
  const asked: string[] = []
  publishTwo({ isBroken: entry => void asked.push(entry) })
  quarantine(newest)
  await openShell(path)
  expect(await screen.findByRole('heading', { name: pages[0]!.page })).toBeVisible()
  expect(asked.filter(entry => entry.includes(newest))).toEqual([])
  expect(reports).toEqual([])
})

test('a quarantined build is better than none', async () => {
  publish({ user: pages })
  quarantine(newest)
  await openShell(path)
  expect(await screen.findByRole('heading', { name: pages[0]!.page })).toBeVisible()
})

test('where both builds are broken, a card says so and nothing is quarantined', async () => {
  publishTwo({ isBroken: () => true })
  await openShell(path)
  expect(await screen.findByText('Your account isn’t available right now')).toBeVisible()
  expect([isQuarantined(newest), isQuarantined(earlier)]).toEqual([false, false])
  expect(reports).toContainEqual({ remote: 'user', build: earlier, phase: 'open', cause: 'file' })
  expect(reports.filter(({ phase }) => phase === 'away').length).toBeGreaterThan(0)
})

test('without network nothing is wrong with a build', async () => {
  publishTwo({ isBroken: () => true })
  answer('GET /registry.json', { status: 503, body: {} })
  await openShell(path)
  expect(await screen.findByText('Your account isn’t available right now')).toBeVisible()
  expect([isQuarantined(newest), askedRecords]).toEqual([false, []])
})

test.each([
  ['has no hash in the registry', { records: {} }],
  ['belongs to another shell', { shell: 'another' }],
] as [string, Partial<Two>][])(
  'an earlier build that %s is not used in this document',
  async (_, changes: Partial<Two>) => {
    publishTwo({ isBroken: entry => entry.includes(newest), ...changes })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('this browser keeps nothing, and so loads nothing anew')
    })
    await openShell(path)
    expect(await screen.findByText('Your account isn’t available right now')).toBeVisible()
    expect(reports.map(({ phase }) => phase)).not.toContain('fallback')
  },
)

interface Two {
  isBroken: (entry: string) => unknown
  records?: Record<string, string> | undefined
  shell?: string | undefined
}

function publishTwo({ isBroken, records = { [earlier]: '' }, shell }: Two) {
  const registry = publish({ user: pages })
  registry.remotes.user = { ...registry.remotes.user!, fallback: [earlier], records }
  published.set('pundi_user/pages', async entry => {
    if (isBroken(entry)) throw new Error('the entry did not come')
    return { pageTable: tableOf('user', pages) }
  })
  const newShell = shell !== undefined && { shell: { current: { id: shell }, fallback: [], revoked: [] } }
  answer('GET /registry.json', { body: { ...registry, ...newShell } })
  answer(`GET /r/user/${earlier}/build.json`, async request => {
    askedRecords.push(request.url.split('/').at(-2)!)
    return { body: buildOf('user', pages, earlier) }
  })
}
