import { answer } from '@pundi/devkit/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asked, published } from '../testing/federation-runtime'
import { openShell, page, publish, reports, signInAs, user } from '../testing/open-shell'
import { writePageRegistry } from '../testing/write-page-registry'

const record = 'GET /r/user/0000000000b1/build.json'
const missing = { status: 404, file: 'There is no such file.\n' }
let records: string[]

beforeEach(() => {
  records = []
  signInAs(user)
})

test('its own page opens without the record, and another page by it', async () => {
  const router = await open('/one')
  expect(await screen.findByRole('heading', { name: 'one' })).toBeVisible()
  expect([document.title, records]).toEqual(['Title of one', []])
  await act(() => router.navigate('/two'))
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible()
  expect([document.title, records]).toEqual(['Title of two', ['user']])
})

test('a page of another area opens by the record of that', async () => {
  const router = await open('/one')
  await screen.findByRole('heading', { name: 'one' })
  await act(() => router.navigate('/change-password'))
  expect(screen.getByRole('heading', { name: 'change-password' })).toBeVisible()
  expect(records).toEqual(['auth'])
})

test('a document that is no page opens one all the same', async () => {
  const router = await open('/nowhere')
  expect(await screen.findByText('Page not found')).toBeVisible()
  await act(() => router.navigate('/two'))
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible()
})

test('where the record is missing, the registry leads to the page', async () => {
  const router = await open('/one')
  await screen.findByRole('heading', { name: 'one' })
  answer(record, missing)
  await act(() => router.navigate('/two'))
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible()
  expect(reports).toEqual([])
})

test('where neither comes, a card stands in place of the page, and a press leads on', async () => {
  const router = await open('/one')
  await screen.findByRole('heading', { name: 'one' })
  answer(record, missing)
  answer('GET /registry.json', { status: 503, body: {} })
  await act(() => router.navigate('/two'))
  expect(await screen.findByText('We couldn’t show this page')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect([...new Set(reports.map(({ phase, cause }) => `${phase} ${cause}`))]).toEqual([
    'open file',
    'retry file',
    'away file',
  ])
  publishPages()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'two' })).toBeVisible()
})

test('where its own entry does not come, the document knows the record of the earlier build', async () => {
  const registry = publishPages()
  const earlier = { ...registry.remotes.user!.current, id: '0000000000a0' }
  registry.remotes.user!.records = { [earlier.id]: '' }
  writePageRegistry(registry, '/one')
  const pageTable = published.get('pundi_user/pages')!
  published.set('pundi_user/pages', async entry => {
    if (!entry.includes(earlier.id)) throw new Error('the entry did not come')
    return pageTable(entry)
  })
  answer('GET /registry.json', { status: 503, body: {} })
  answer(`GET /r/user/${earlier.id}/build.json`, { body: earlier })
  await openShell('/one')
  expect(await screen.findByRole('heading', { name: 'one' })).toBeVisible()
  expect(asked).not.toEqual([])
})

function publishPages() {
  const registry = publish({
    user: [page('one', '/one'), page('two', '/two')],
    auth: [page('change-password', '/change-password')],
  })
  registry.remotes.auth!.current.id = '0000000000f1'
  for (const remote of ['user', 'auth'] as const)
    answer(`GET /r/${remote}/${registry.remotes[remote]!.current.id}/build.json`, () => {
      records.push(remote)
      return Promise.resolve({ body: registry.remotes[remote]!.current })
    })
  return registry
}

function open(path: string) {
  writePageRegistry(publishPages(), path)
  return openShell(path)
}
