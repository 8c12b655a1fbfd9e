import { calls } from '@pundi/contract'
import { session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { fakeDate, openPage, plan, sari } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { text } from '../catalogue/text'
import { pages } from '../page-list'
import { pageTable } from '../pages'
import { answerDashboard, signedIn } from '../testing/answers'

beforeEach(() => answerDashboard())

test('greets the user by name, without asking for whom it knows', async () => {
  signedIn()
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Welcome, Sari Contoh')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
})

test('shows "Loading..." while the current user loads', async () => {
  signedIn({ isKnown: false })
  let arrive = () => {}
  plan(calls.findCurrentUser, async ({ headers }) => {
    await new Promise<void>(resolve => (arrive = resolve))
    expect(headers.get('authorization')).toBe('Bearer 7|secret')
    return { body: { data: sari } }
  })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Loading...')).toBeVisible()
  arrive()
  expect(await screen.findByText('Welcome, Sari Contoh')).toBeVisible()
  expect(session.getState().user).toEqual(sari)
})

test('without a user it greets "Guest", and the dashboard reads "Failed to fetch user data"', async () => {
  signedIn({ isKnown: false })
  plan(calls.findCurrentUser, { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Welcome, Guest')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user data')
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()

  plan(calls.findCurrentUser, { body: { data: sari } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Welcome, Sari Contoh')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('an administrator has the way back to the admin area, also where they are still loaded', async () => {
  signedIn({ isKnown: false })
  plan(calls.findCurrentUser, { body: { data: { ...sari, role: 'admin' } } })
  await openPage(pageTable, '/dashboard')
  const bar = within(await screen.findByRole('banner'))
  expect(await bar.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
})

test('the sidebar lists the pages that exist', async () => {
  signedIn()
  await openPage(pageTable, '/dashboard')
  const links = within(await screen.findByRole('navigation', { name: 'Pages' })).getAllByRole('link')
  expect(links[0]).toHaveAccessibleName('Dashboard')
  expect(links[0]).toHaveAttribute('href', '/dashboard')
  expect(links[0]).toHaveAttribute('aria-current', 'page')
  const entries = pages.flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
  expect(links.map(link => [link.getAttribute('href'), link.textContent])).toEqual(
    entries.sort((a, b) => a.order - b.order).map(({ path, label }) => [path, text(label)]),
  )
})

test('on paper it says the day of printing, also where it was opened on another one', async () => {
  signedIn()
  fakeDate('2026-11-23T05:00:00Z')
  await openPage(pageTable, '/recommendation')
  expect(await screen.findByText('Printed on 23/11/2026')).toBeInTheDocument()
  jest.setSystemTime(new Date('2026-11-24T05:00:00Z'))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Printed on 24/11/2026')).toBeInTheDocument()
})

test('Logout ends the session and goes to /sign-in', async () => {
  signedIn()
  const sent: (string | null)[] = []
  plan(calls.logout, async ({ headers }) => {
    sent.push(headers.get('authorization'))
    return { body: { message: 'ok' } }
  })
  const router = await openPage(pageTable, '/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(sent).toEqual(['Bearer 7|secret'])
  expect(session.getState().token).toBeNull()
})

test.each([
  ['Sesi tidak dikenal', { status: 500, body: { message: 'Sesi tidak dikenal' } }],
  ['Logout failed!', { status: 503 }],
])('a Logout that fails is only logged as "%s", and still goes to /sign-in', async (logged, reply) => {
  signedIn()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.logout, reply)
  const router = await openPage(pageTable, '/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(warn.mock.calls).toEqual([[logged]])
  expect(session.getState().token).toBeNull()
})

test('a Logout with no stored token is logged as "No token found"; no call is made', async () => {
  signedIn()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const router = await openPage(pageTable, '/dashboard')
  changeSession({ token: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(warn.mock.calls).toEqual([['No token found']])
})
