import { changeSession } from '@pundi/platform/session/testing'
import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { signOut } from '@pundi/platform/session'
import { act, screen, waitFor } from '@testing-library/react'
import { asked } from '../testing/federation-runtime'
import { admin, openShell, page, publish, signInAs, user } from '../testing/open-shell'
import { pass, stopClock } from '../testing/stopped-clock'

beforeEach(() => {
  publish({
    auth: [page('sign-in', '/sign-in')],
    user: [page('dashboard', '/dashboard'), page('goals', '/goals')],
    admin: [page('admin-dashboard', '/admin')],
  })
})

test('a visitor at a user page goes to sign-in, which knows the way back', async () => {
  await openShell('/dashboard?month=5')
  await screen.findByRole('heading', { name: 'sign-in' })
  expect(location.pathname + location.search).toBe('/sign-in?next=%2Fdashboard%3Fmonth%3D5')
  expect(asked).not.toContain('pundi_user/pages')
})

test('a visitor at an admin page is told to sign in, and goes there after 3 s', async () => {
  stopClock()
  await openShell('/admin')
  expect(screen.getByText('Belum login! Silakan login terlebih dahulu.')).toBeVisible()
  await pass(2900)
  expect(location.pathname).toBe('/admin')
  expect(asked).toEqual([])
  await pass(100)
  expect(location.pathname + location.search).toBe('/sign-in?next=%2Fadmin')
})

test('a regular user at an admin page sees that it is not for them, and nothing of it loads', async () => {
  signInAs(user)
  await openShell('/admin')
  expect(await screen.findByRole('heading', { name: 'This page is for admins only' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(asked).toEqual([])
})

test('the role is asked of the server before the admin area loads', async () => {
  localStorage.setItem('token', '1|secret')
  signInAs(admin)
  changeSession({ user: undefined })
  plan(calls.findCurrentUser, () => {
    expect(asked).toEqual([])
    return Promise.resolve({ body: { data: admin } })
  })
  await openShell('/admin')
  expect(await screen.findByRole('heading', { name: 'admin-dashboard' })).toBeVisible()
})

test('an admin whose role is gone is told so, with a way back', async () => {
  signInAs(admin)
  await openShell('/admin')
  await screen.findByRole('heading', { name: 'admin-dashboard' })
  act(() => changeSession({ user: { ...admin, role: 'user' } }))
  expect(await screen.findByRole('heading', { name: 'This page is for admins only' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('a signed-in user has no business at sign-in', async () => {
  signInAs(user)
  await openShell('/sign-in')
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible()
})

test('who signs in in another tab is led to where this one was headed, and not to the dashboard', async () => {
  await openShell('/goals?month=5#top')
  await screen.findByRole('heading', { name: 'sign-in' })
  plan(calls.findCurrentUser, { body: { data: user } })
  act(() => changeSession({ token: '2|other', userid: '7', user: undefined, isFromElsewhere: true }))
  expect(await screen.findByRole('heading', { name: 'goals' })).toBeVisible()
  expect(location.pathname + location.search + location.hash).toBe('/goals?month=5#top')
})

test.each(['//evil.example', '/admin/users', '/sign-up'])('%s is nowhere to be led to', async next => {
  signInAs(user)
  await openShell(`/sign-in?next=${encodeURIComponent(next)}`)
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible()
})

test('the page of a session that ended elsewhere leaves the document before the next one has come', async () => {
  signInAs(user)
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => changeSession({ token: null, userid: null, user: undefined, isFromElsewhere: true }))
  expect(screen.queryByRole('heading', { name: 'dashboard' })).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'sign-in' })).toBeVisible()
})

test('another user who signs in elsewhere sees the page anew, and not that of the one before', async () => {
  signInAs(user)
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  plan(calls.findCurrentUser, { body: { data: { ...user, id: 8 } } })
  act(() => changeSession({ token: '2|other', userid: '8', user: undefined, isFromElsewhere: true }))
  expect(screen.queryByRole('heading', { name: 'dashboard' })).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible()
})

test('Back to a page of a session that is over leaves no entry that Back cannot pass', async () => {
  signInAs(user)
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => signOut())
  await act(() => router.navigate('/sign-in'))
  history.back()
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fdashboard'))
  // `forward()` works only if the redirect replaced the current history entry. Pushing a new entry
  // would have deleted the forward entries.
  history.forward()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(location.pathname).toBe('/sign-in')
})

test('a visitor who follows a link to a user page finds the page before by Back', async () => {
  const router = await openShell('/sign-in?from=here')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.search).toBe('?next=%2Fdashboard')
  history.back()
  await waitFor(() => expect(router.state.location.search).toBe('?from=here'))
})

test('a session that ends elsewhere ends here', async () => {
  signInAs(user)
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  act(() => changeSession({ token: null, user: undefined, isFromElsewhere: true }))
  expect(await screen.findByRole('heading', { name: 'sign-in' })).toBeVisible()
})
