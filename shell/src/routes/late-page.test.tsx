import type { RouteModule } from '@pundi/platform/federation'
import { act, screen } from '@testing-library/react'
import { chunkAway, openShell, page, publish, signInAs, user } from '../testing/open-shell'
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
  expect(await screen.findByText('This page could not be shown')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
})
