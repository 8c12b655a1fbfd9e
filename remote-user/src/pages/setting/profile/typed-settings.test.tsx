import { calls } from '@pundi/contract'
import { session, signIn } from '@pundi/platform/session'
import { openPage, plan, type PlannedAnswer, sari } from '@pundi/devkit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerNoSessions, answerSaving, answerSettings } from '../../../testing/settings'

const asked = { message: 'Butuh kata sandi', errors: { current_password: ['Masukkan kata sandi saat ini'] } }

beforeEach(() => {
  signedIn()
  answerSettings()
  answerNoSessions()
})

test('another address brings the field of the current password, and nothing is saved without', async () => {
  await openForm()
  await retype('First Name', 'Dewi')
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await retype('Email', 'dewi@example.com')
  const current = screen.getByLabelText('Current Password')
  expect(current).toHaveAccessibleDescription('Enter your password to change your email address.')
  await save()
  await waitFor(() => expect(current).toHaveFocus())
  expect(current).toHaveAccessibleDescription(/Enter a password/)
  expect(screen.getByLabelText('First Name')).toHaveValue('Dewi')
  expect(screen.getByLabelText('Email')).toHaveValue('dewi@example.com')

  plan(calls.saveSettings, {
    status: 422,
    body: { message: 'Salah', errors: { current_password: ['Salah'] } },
  })
  await userEvent.type(current, 'salah')
  await save()
  await waitFor(() => expect(current).toHaveAccessibleDescription('Salah'))
  expect(current).toHaveValue('salah')

  const sent = answerSaving()
  await retype('Current Password', 'rahasia')
  await save()
  expect(await screen.findByText(/^Your settings are saved. Open the link/)).toBeVisible()
  expect(sent).toMatchObject([{ firstName: 'Dewi', email: 'dewi@example.com', current_password: 'rahasia' }])
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
})

test('who leaves the address as it was, or as it waits, is asked for no password', async () => {
  answerSettings({ pending_email: 'dewi@example.com' })
  await openForm()
  await retype('Email', 'ayu@example.com')
  expect(screen.getByLabelText('Current Password')).toBeVisible()
  await retype('Email', 'dewi@example.com')
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await retype('Email', 'sari@example.com')
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
  const sent = answerSaving()
  await save()
  expect(await screen.findByText('Your settings are saved.')).toBeVisible()
  expect(sent[0]).not.toHaveProperty('current_password')
})

test('another link to the address that waits asks for the password too', async () => {
  answerSettings({ pending_email: 'dewi@example.com' })
  plan(calls.saveSettings, { status: 403, body: asked })
  await openForm()
  await save()
  const current = await screen.findByLabelText('Current Password')
  const sent = answerSaving()
  await userEvent.type(current, 'rahasia')
  await save()
  expect(await screen.findByText(/^Your settings are saved. Open the link/)).toBeVisible()
  expect(sent).toMatchObject([{ email: 'dewi@example.com', current_password: 'rahasia' }])
})

test('an account without a password is asked to sign in again, and finds what it typed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.saveSettings, { status: 403, body: { message: 'Silakan masuk lagi' } })
  answerSettings({ has_password: false })
  const ended = answerLogout({ body: { message: '' } })
  await openForm()
  await retype('Email', 'dewi@example.com')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Silakan masuk lagi')
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(session.getState()).toMatchObject({ token: null, ended: 'expired' }))
  expect(ended).toEqual(['Bearer 7|secret'])
  expect(warn.mock.calls).toEqual([['Token expired! Logging out...']])

  cleanup()
  signIn({ token: '8|secret', data: sari })
  await openForm()
  expect(screen.getByLabelText('Email')).toHaveValue('dewi@example.com')
})

test('whoever signs in again does, though the server does not end the session', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.saveSettings, { status: 403, body: { message: 'Silakan masuk lagi' } })
  answerLogout({ status: 503 })
  await openForm()
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(session.getState().token).toBeNull())
  expect(warn.mock.calls[0]).toEqual(['Logout failed!'])
})

test('what is typed waits in this tab, and can be thrown away', async () => {
  await openForm()
  await retype('First Name', 'Dewi')
  await userEvent.click(screen.getByRole('link', { name: 'Change Password' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  await openForm()
  expect(screen.getByLabelText('First Name')).toHaveValue('Dewi')
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('Sari')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

test('what was saved waits no longer', async () => {
  answerSaving()
  await openForm()
  await retype('First Name', 'Dewi')
  expect(sessionStorage).toHaveLength(1)
  await save()
  expect(await screen.findByText('Your settings are saved.')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('settings that cannot be loaded once more take no form away', async () => {
  await openForm()
  await retype('First Name', 'Dewi')
  plan(calls.saveSettings, { status: 500, body: { message: 'Kesalahan server' } })
  plan(calls.findSettings, { status: 503 })
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Kesalahan server')
  expect(screen.getByLabelText('First Name')).toHaveValue('Dewi')
})

async function openForm() {
  cleanup()
  await openPage(pageTable, '/setting')
  await screen.findByLabelText('First Name')
}

async function retype(label: string, value: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), value)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

function answerLogout(reply: PlannedAnswer<typeof calls.logout>) {
  const bearers: (string | null)[] = []
  plan(calls.logout, async ({ headers }) => {
    bearers.push(headers.get('authorization'))
    return reply
  })
  return bearers
}
