import { calls } from '@pundi/contract'
import { keepDraft, session } from '@pundi/platform/session'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { storePeriod } from '../../dashboard/period/store-period'
import { writeStored } from '../../../shared/credit-profile/stored-answers'
import { signedIn } from '../../../testing/answers'
import { takeSavedFiles } from '../../../testing/saved-files'
import { answerNoSessions, answerSettings } from '../../../testing/settings'

type Dialog = BoundFunctions<typeof queries>

beforeEach(() => {
  signedIn()
  answerSettings()
  answerNoSessions()
})

test('says what goes and what stays, and offers the data first', async () => {
  const saved = takeSavedFiles()
  plan(calls.exportAccount, { file: '{}' })
  const { dialog } = await ask()
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'all your transactions and categories',
    'your activity log',
    'your name, email address, phone number and settings',
    'every session, on this device and elsewhere',
  ])
  expect(dialog.getByText(/^The admin log stays/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Download data' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('once its address is typed the account is deleted, and nothing of it is left in this browser', async () => {
  const sent = answerDeletion()
  keepDraft('transaction', { amount: '5' })
  writeStored({ answers: { Total_EMI_per_month: '30' }, saved: [] })
  storePeriod({ from: '2026-10-01', to: '2026-10-31' })
  const { dialog, router } = await ask()
  await fill(dialog)
  await press(dialog)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(router.state.location.search).toBe('?account=deleted')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(sent).toEqual([{ confirmation: 'sari@example.com', current_password: 'rahasia' }])
  expect(session.getState()).toMatchObject({ token: null, userid: null, user: undefined })
  expect(sessionStorage).toHaveLength(0)
  expect(JSON.stringify(localStorage)).not.toMatch(/recommendation|period|secret/)
})

test('another address is refused beside its field, and nothing happens', async () => {
  plan(calls.deleteAccount, {
    status: 422,
    body: { message: 'Periksa', errors: { confirmation: ['Bukan alamat akun ini'] } },
  })
  const { dialog } = await ask()
  const field = dialog.getByLabelText('Type your email address to confirm')
  expect(field).toHaveAccessibleDescription('sari@example.com')
  await fill(dialog, 'dewi@example.com')
  await press(dialog)
  await waitFor(() => expect(field).toHaveAccessibleDescription('Bukan alamat akun ini'))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('dewi@example.com')
  expect(session.getState().token).toBe('7|secret')
})

test('the current password is asked for from the start, and nothing is sent without it', async () => {
  const { dialog, router } = await ask()
  await userEvent.type(dialog.getByLabelText('Type your email address to confirm'), 'sari@example.com')
  const current = dialog.getByLabelText('Current Password')
  await press(dialog)
  await waitFor(() => expect(current).toHaveAccessibleDescription('Enter a password'))
  expect(current).toHaveFocus()
  const errors = { current_password: ['Kata sandi salah'] }
  plan(calls.deleteAccount, { status: 422, body: { message: 'Salah', errors } })
  await userEvent.type(current, 'salah')
  await press(dialog)
  await waitFor(() => expect(current).toHaveAccessibleDescription('Kata sandi salah'))
  expect(dialog.getByLabelText('Type your email address to confirm')).toHaveValue('sari@example.com')
  const sent = answerDeletion()
  await userEvent.clear(current)
  await userEvent.type(current, 'rahasia')
  await press(dialog)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(sent).toEqual([{ confirmation: 'sari@example.com', current_password: 'rahasia' }])
})

test('an account without a password is deleted without one', async () => {
  answerSettings({ has_password: false })
  const sent = answerDeletion()
  const { dialog, router } = await ask()
  expect(dialog.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText('Type your email address to confirm'), 'sari@example.com')
  await press(dialog)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(sent).toEqual([{ confirmation: 'sari@example.com' }])
})

test('where the settings could not be loaded the server asks for the password', async () => {
  plan(calls.findSettings, { status: 503 })
  const errors = { current_password: ['Masukkan kata sandi'] }
  plan(calls.deleteAccount, { status: 403, body: { message: 'Butuh kata sandi', errors } })
  const { dialog } = await ask()
  expect(dialog.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await press(dialog)
  const current = await dialog.findByLabelText('Current Password')
  await waitFor(() => expect(current).toHaveFocus())
})

test('an account without a password is asked to sign in again', async () => {
  answerSettings({ has_password: false })
  plan(calls.deleteAccount, { status: 403, body: { message: 'Silakan masuk lagi' } })
  const { dialog } = await ask()
  await press(dialog)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Silakan masuk lagi')
  expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeVisible()
})

test.each([
  [{ status: 409, body: { message: 'Admin terakhir' } }, 'Admin terakhir'],
  [{ status: 503 }, 'We couldn’t delete your account.'],
])('a deletion that fails is told, and the account stays', async (reply, sentence) => {
  plan(calls.deleteAccount, reply)
  const { dialog } = await ask()
  await fill(dialog)
  await press(dialog)
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(session.getState().token).toBe('7|secret')
})

test('whoever thinks better of it deletes nothing', async () => {
  const { dialog } = await ask()
  await userEvent.type(dialog.getByLabelText('Type your email address to confirm'), 'sari@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

async function ask() {
  const router = await openPage(pageTable, '/setting')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  return { router, dialog: within(screen.getByRole('dialog', { name: 'Delete your account?' })) }
}

async function fill(dialog: Dialog, address = 'sari@example.com') {
  await userEvent.type(dialog.getByLabelText('Type your email address to confirm'), address)
  await userEvent.type(dialog.getByLabelText('Current Password'), 'rahasia')
}

const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))

function answerDeletion() {
  const sent: unknown[] = []
  plan(calls.deleteAccount, async request => {
    sent.push(await request.json())
    return { body: { message: 'Akun dihapus' } }
  })
  return sent
}
