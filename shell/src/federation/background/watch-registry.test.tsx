import type { Registry } from '@pundi/contract/federation'
import { answer, settle } from '@pundi/devkit/testing'
import { act, screen } from '@testing-library/react'
import { admin, buildOf, openShell, page, publish, signInAs } from '../../testing/open-shell'
import { isOutdated } from '../newer-builds'
import { onNewRegistry } from '../../registry/registry'
import { watchRegistry } from './watch-registry'

const newer = '0000000000c2'
let now = 0
let registry: Registry
let router: Awaited<ReturnType<typeof openShell>>

beforeAll(watchRegistry)

beforeEach(async () => {
  now += 60_000
  const began = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => began + now)
  signInAs(admin)
  registry = publish({ user: dashboards(), admin: [page('home', '/admin')] })
  router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
})

test('a newer build is told of, and taken at the next change of area', async () => {
  publishAnew('user')
  await comeBack()
  expect(await screen.findByText('There’s a new version of Pundi.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Update now' })).toBeVisible()
  expect(isOutdated('/dashboard', '/category')).toBe(false)
  expect(isOutdated('/dashboard', '/second')).toBe(false)
  expect(isOutdated('/dashboard', '/admin')).toBe(false)
  expect(isOutdated('/admin', '/dashboard')).toBe(true)
  expect(isOutdated('/admin', '/second')).toBe(true)
})

test('a newer build of an area that was not opened is taken without a word', async () => {
  publishAnew('admin')
  await comeBack()
  expect(screen.queryByText('There’s a new version of Pundi.')).not.toBeInTheDocument()
  expect(isOutdated('/dashboard', '/admin')).toBe(false)
})

test('a remote that is removed is no new version, and what it had is no reason to leave', async () => {
  publishAnew('user')
  delete registry.remotes.user
  const told = jest.fn()
  const stop = onNewRegistry(told)
  await comeBack()
  stop()
  expect(told).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('There’s a new version of Pundi.')).not.toBeInTheDocument()
  expect([isOutdated('/admin', '/dashboard'), isOutdated('/dashboard', '/admin')]).toEqual([false, false])
})

test('a registry of before, from a server that is behind, is no news and no reason to leave', async () => {
  publishAnew('user')
  registry.revision -= 2
  await comeBack()
  expect(screen.queryByText('There’s a new version of Pundi.')).not.toBeInTheDocument()
  expect(isOutdated('/admin', '/dashboard')).toBe(false)
})

test('a newer shell is taken at the next change of area', async () => {
  registry = {
    ...registry,
    revision: 2,
    shell: { current: { id: 'another' }, fallback: [], revoked: [] },
  } as unknown as Registry
  answer('GET /registry.json', { body: registry })
  await comeBack()
  expect(await screen.findByText('There’s a new version of Pundi.')).toBeVisible()
  expect([isOutdated('/dashboard', '/category'), isOutdated('/dashboard', '/admin')]).toEqual([false, true])
})

test('a revoked build is left at the next navigation, but not without network', async () => {
  publishAnew('user')
  registry.remotes.user!.revoked = ['0000000000b1']
  await comeBack()
  expect([isOutdated('/dashboard', '/category'), isOutdated('/dashboard', '/dashboard')]).toEqual([
    true,
    false,
  ])
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isOutdated('/dashboard', '/category')).toBe(false)
})

test('a navigation from a revoked build opens a fresh document, and nothing in this one', async () => {
  publishAnew('user')
  registry.remotes.user!.revoked = ['0000000000b1']
  await comeBack()
  // jsdom cannot navigate, so it logs an error.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(() => {
    void router.navigate('/admin')
    return settle()
  })
  expect(complaint).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }))
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/dashboard', 'loading'])
})

test('of a newer build only pages that are new and have a place appear in the navigation', async () => {
  publishAnew(
    'user',
    { ...page('new', '/new'), navigation: { label: 'New page', order: 9, icon: () => null } },
    page('hidden', '/hidden'),
  )
  await comeBack()
  await screen.findByText(/New page/)
  const shown = screen.getByRole('navigation', { name: 'Area' }).children
  expect([...shown].map(({ textContent }) => textContent)).toEqual(['New page at /new'])
})

test('the registry is looked at every five minutes, and not while the tab is hidden', async () => {
  const looks = jest.fn(() => Promise.resolve({ body: registry }))
  answer('GET /registry.json', looks)
  jest.useFakeTimers()
  watchRegistry()
  const counted = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return looks.mock.calls.length
  }
  expect(await counted(1000)).toBe(0)
  expect([await counted(298_999), await counted(1), await counted(300_000)]).toEqual([0, 1, 2])
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await counted(300_000)).toBe(2)
})

test('a tab in a preview looks at the registry of the preview, where nothing is newer', async () => {
  document.getElementById('registry')!.dataset.at = '/registry.json?preview=user-0000000000b1'
  const published = structuredClone(registry)
  publishAnew('user')
  answer('GET /registry.json', ({ url }) =>
    Promise.resolve({ body: url.endsWith('?preview=user-0000000000b1') ? published : registry }),
  )
  await comeBack()
  expect(screen.queryByText('There’s a new version of Pundi.')).not.toBeInTheDocument()
})

const dashboards = () => [
  { ...page('dashboard', '/dashboard'), navigation: { label: 'Dashboard', order: 1, icon: () => null } },
  page('second', '/second'),
]

function publishAnew(remote: 'user' | 'admin', ...pages: ReturnType<typeof page>[]) {
  registry = structuredClone(registry)
  registry.revision += 1
  const known = remote === 'user' ? dashboards() : [page('home', '/admin')]
  registry.remotes[remote]!.current = buildOf(remote, [...known, ...pages], newer)
  answer('GET /registry.json', () => Promise.resolve({ body: registry }))
}

async function comeBack() {
  now += 60_000
  document.dispatchEvent(new Event('visibilitychange'))
  await act(settle)
}
