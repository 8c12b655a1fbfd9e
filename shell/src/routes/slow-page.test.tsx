import type { RouteModule } from '@pundi/platform/federation'
import { act, screen, waitFor } from '@testing-library/react'
import { chunkAway, openShell, page, publish, reports, signInAs, user } from '../testing/open-shell'
import { pass, stopClock } from '../testing/stopped-clock'

let arrive: (routeModule: RouteModule) => void
let fail: (error: Error) => void

beforeEach(() => {
  signInAs(user)
  const route = () =>
    new Promise<RouteModule>((resolve, reject) => {
      arrive = resolve
      fail = reject
    })
  publish({ user: [page('dashboard', '/dashboard'), { ...page('late', '/late'), route }] })
  stopClock()
})

test('a page whose files take long holds back itself, and its layout for 2 s', async () => {
  await openShell('/late')
  await pass(1900)
  expect(screen.queryByRole('navigation', { name: 'Area' })).not.toBeInTheDocument()
  await pass(100)
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument()
  act(() => arrive({ Component: () => <h1>here</h1>, loader: () => null }))
  expect(await screen.findByRole('heading', { name: 'here' })).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument()
})

test('a page whose data never comes says so after 25 s, and the server is told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await openShell('/late')
  act(() => arrive({ Component: () => <h1>here</h1>, loader: () => new Promise(() => {}) }))
  await pass(24_900)
  expect(reports).toEqual([])
  await pass(200)
  expect(screen.getByText('We couldn’t show this page')).toBeVisible()
  expect(screen.getByText(/Check your connection/)).toBeVisible()
  await waitFor(() =>
    expect(reports).toEqual([{ remote: 'user', build: '0000000000b1', phase: 'mount', cause: 'timeout' }]),
  )
})

test('a late page that was scrolled before a reload is where it was, once it is there', async () => {
  const places = await openLateAt(400)
  expect(places()).toEqual([400])
  await arriveLate()
  expect(places()).toEqual([400, 400])
})

test('whoever has scrolled meanwhile stays there', async () => {
  const places = await openLateAt(400)
  window.scrollY = 120
  await arriveLate()
  expect(places()).toEqual([400])
})

test('on the way to a late page the focus waits in its place, and goes to its heading', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => void router.navigate('/late'))
  await pass(2000)
  expect(screen.getByRole('main')).toHaveFocus()
  await arriveLate()
  expect(screen.getByRole('heading', { name: 'here' })).toHaveFocus()
})

test('a late page takes the focus from nothing else', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => void router.navigate('/late'))
  await pass(2000)
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus())
  await arriveLate()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
})

test('on the way to it the page before is left after 2 s, and a card says when it does not come', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => void router.navigate('/late'))
  await pass(1900)
  expect(screen.getByRole('heading', { name: 'dashboard' })).toBeVisible()
  await pass(100)
  expect(screen.queryByRole('heading', { name: 'dashboard' })).not.toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  act(() => fail(chunkAway()))
  await pass(700)
  act(() => fail(chunkAway()))
  expect(await screen.findByText('We couldn’t show this page')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
})

async function openLateAt(place: number) {
  const scroll = jest.spyOn(window, 'scrollTo')
  window.scrollY = 0
  const key = String(performance.timeOrigin)
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ [key]: place }))
  await openShell('/late')
  await pass(2000)
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument()
  // The router first scrolls to the top (0) and then to the stored position. Ignore the scroll to
  // the top.
  return () => scroll.mock.calls.map(([, to]) => to as unknown).filter(Boolean)
}

async function arriveLate() {
  act(() => arrive({ Component: () => <h1>here</h1>, loader: () => null }))
  await screen.findByRole('heading', { name: 'here' })
}
