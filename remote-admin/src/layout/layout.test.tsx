import { calls } from '@pundi/contract'
import { session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { text } from '../catalogue/text'
import { pages } from '../page-list'
import { pageTable } from '../pages'
import { answerList } from '../testing/answers'

beforeEach(() => {
  changeSession({ token: '1|secret', userid: '1' })
  for (const list of ['users', 'transactions', 'categories', 'logs'] as const) answerList(list)
  plan(calls.listAdminDays, { body: { data: [] } })
})

test('the header reads "Admin", and the sidebar lists the pages that exist', async () => {
  await openPage(pageTable, '/admin')
  expect(within(await screen.findByRole('banner')).getByText('Admin')).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
  const shown = links.map(link => [link.textContent, link.getAttribute('href')])
  const entries = pages.flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
  expect(shown).toEqual(
    entries.sort((a, b) => a.order - b.order).map(({ label, path }) => [text(label), path]),
  )
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Dashboard Utama', '/admin'],
      ['Manage User', '/admin/users'],
      ['Manage Transaction', '/admin/manage-transactions'],
      ['Manage Category', '/admin/manage-categories'],
      ['Logs', '/admin/logs'],
    ]),
  )
})

test('an administrator finds their own money in the top bar', async () => {
  await openPage(pageTable, '/admin')
  const bar = within(await screen.findByRole('banner'))
  expect(bar.getByRole('link', { name: 'Your money' })).toHaveAttribute('href', '/dashboard')
})

test('Logout ends the session and goes to /sign-in', async () => {
  plan(calls.logout, { body: { message: 'ok' } })
  const router = await openPage(pageTable, '/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(session.getState().token).toBeNull()
})

test('a Logout that fails is only logged, and still goes to /sign-in', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.logout, { status: 503 })
  const router = await openPage(pageTable, '/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(warn.mock.calls).toEqual([['Logout failed!']])
})
