import 'fake-indexeddb/auto'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerDashboard, signedIn } from '../testing/answers'
import { answerAdd, expectedBody } from '../testing/transaction-form'
import { loadForm } from '../transaction-modal/load-form'
import { dropBookings, keepBooking, listBookings } from './kept-bookings'

/* Whoever signs out while bookings lie on this device is asked, for they are deleted. */

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const userid = '3'

beforeEach(async () => {
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  answerDashboard()
  await dropBookings()
  for (const key of ['a', 'b']) await keepBooking(userid, { key, body, draft, unsure: [] })
})

test('"Stay signed in" keeps all of it, "Delete and sign out" deletes it and then ends the session', async () => {
  answerAdd({ status: 429 })
  const { router, loggedOut } = await openArea()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign out without sending?' }))
  await userEvent.click(question.getAllByRole('button', { name: 'Stay signed in' })[0]!)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await listBookings(userid)).toHaveLength(2)
  await askAndDelete()
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(loggedOut).toHaveBeenCalledTimes(1)
  expect(await listBookings(userid)).toEqual([])
})

async function openArea() {
  const loggedOut = jest.fn(async () => ({ body: { message: 'ok' } }))
  plan(calls.logout, loggedOut)
  const router = await openPage(pageTable, '/dashboard')
  await act(loadForm)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText(/2 transactions wait/)
  return { router, loggedOut }
}

async function askAndDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign out without sending?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete and sign out' }))
}
