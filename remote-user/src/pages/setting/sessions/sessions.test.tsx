import { calls, type Session } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerSettings } from '../../../testing/settings'

const here = sessionOf({ id: 7, device: 'Chrome, Linux', current: true })
const phone = sessionOf({ id: 5, device: 'Firefox, Android' })
const unknown = sessionOf({ id: 4, device: null })

beforeEach(() => {
  signedIn()
  answerSettings()
})

test('lists where somebody is signed in, with device, start and last use', async () => {
  answerSessions(here, phone, unknown)
  const rows = await openList()
  expect(rows).toHaveLength(3)
  expect(rows[0]).toHaveTextContent(/^Chrome, Linux This device/)
  expect(rows[0]).toHaveTextContent(/Signed in 18 Nov 2026, \d\d\.10/)
  expect(rows[0]).toHaveTextContent(/Last used 20 Nov 2026, \d\d\.45/)
  expect(rows[1]).toHaveTextContent(/^Firefox, Android/)
  expect(rows[2]).toHaveTextContent(/^Unknown device/)
})

test('the session that asks has no button to end it', async () => {
  answerSessions(here)
  const [row] = await openList()
  expect(within(row!).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument()
})

test('one session is ended once that is confirmed, and the list is fresh', async () => {
  answerSessions(here, phone, unknown)
  await openList()
  const ended: string[] = []
  plan(calls.removeSession, async request => {
    ended.push(new URL(request.url).pathname)
    answerSessions(here, unknown)
    return { body: { message: 'Sesi diakhiri' } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'End session: Firefox, Android' }))
  const dialog = within(screen.getByRole('dialog', { name: 'End the session on Firefox, Android?' }))
  expect(ended).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }))
  expect(await screen.findByText('Sesi diakhiri')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Firefox, Android')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(ended).toEqual(['/api/auth/sessions/5'])
})

test('all other sessions are ended once that is confirmed', async () => {
  answerSessions(here, phone, unknown)
  await openList()
  plan(calls.removeOtherSessions, async () => {
    answerSessions(here)
    return { body: { message: 'Semua diakhiri' } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }))
  const dialog = within(screen.getByRole('dialog', { name: 'End all other sessions?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'End all other sessions' }))
  expect(await screen.findByText('Semua diakhiri')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Firefox, Android')).not.toBeInTheDocument())
})

test('whoever thinks better of it ends nothing', async () => {
  answerSessions(here, phone)
  await openList()
  await userEvent.click(screen.getByRole('button', { name: 'End session: Firefox, Android' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  [{ status: 500, body: { message: 'Kesalahan server' } }, 'Kesalahan server'],
  [{ status: 503 }, 'We couldn’t end the session.'],
])('a session that could not be ended is told, and stays in the list', async (reply, sentence) => {
  answerSessions(here, phone)
  plan(calls.removeSession, reply)
  await openList()
  await endPhone()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByText('Firefox, Android')).toBeVisible()
})

test('a session that is over already counts as ended', async () => {
  answerSessions(here, phone)
  plan(calls.removeSession, { status: 404, body: { message: 'Tidak ditemukan' } })
  await openList()
  answerSessions(here)
  await endPhone()
  expect(await screen.findByText('The session has ended.')).toBeVisible()
})

test('where the sessions cannot be loaded, it says so and tries again', async () => {
  plan(calls.listSessions, { status: 503 })
  await openPage(pageTable, '/setting')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your sessions')
  answerSessions(here)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Chrome, Linux')).toBeVisible()
})

test('links to /change-password', async () => {
  answerSessions(here)
  await openList()
  expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/change-password')
})

async function openList() {
  await openPage(pageTable, '/setting')
  await screen.findByRole('heading', { name: 'Settings' })
  return within(screen.getByRole('region', { name: 'Your devices' })).getAllByRole('listitem')
}

async function endPhone() {
  await userEvent.click(screen.getByRole('button', { name: 'End session: Firefox, Android' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End session' }))
}

const answerSessions = (...data: Session[]) =>
  plan(calls.listSessions, { body: { data, meta: { total: data.length, next_cursor: null } } })

function sessionOf(changes: Partial<Session>): Session {
  const times = { created_at: '2026-11-18T03:10:00Z', last_used_at: '2026-11-20T01:45:00Z' }
  return { id: 1, device: null, current: false, ...times, ...changes }
}
