import { calls } from '@pundi/contract'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { openPage, plan, sari } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { resetToken } from '../../shared/link-token/reset-token'

beforeEach(() => {
  resetToken.forget()
  configureHttp({ token: () => session.getState().token, expire, language: () => 'id' })
})

describe('by a reset link', () => {
  test('the token travels as the bearer of the one call, and the body stays the password', async () => {
    const sent = answerChange()
    await openByLink()
    await fillAndSend()
    expect(await screen.findByText('Kata sandi diganti')).toBeVisible()
    expect(sent).toEqual([{ bearer: 'Bearer 9|link', body: { password: 'rahasia baru' } }])
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
  })

  test('the token leaves the address bar and the history before anything is shown', async () => {
    const before = history.length
    const router = await openByLink()
    expect(await screen.findByRole('heading', { name: 'Set a New Password' })).toBeVisible()
    expect(location.pathname + location.search).toBe('/change-password')
    expect(history.length).toBe(before)
    expect(router.state.location).toMatchObject({ pathname: '/change-password', search: '' })
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('9|link')
    expect(document.documentElement.outerHTML).not.toContain('9|link')
  })

  test('the link goes before the session of whoever is signed in', async () => {
    changeSession({ token: '7|secret', user: sari })
    const sent = answerChange()
    await openByLink()
    await fillAndSend()
    await waitFor(() => expect(sent).toMatchObject([{ bearer: 'Bearer 9|link' }]))
    expect(await screen.findByText('Kata sandi diganti')).toBeVisible()
    expect(session.getState().token).toBeNull()
  })

  test('a link that is used up says so and leads to a new one; no session is ended by it', async () => {
    changeSession({ token: '7|secret', user: sari })
    plan(calls.changePassword, { status: 401, body: { message: 'Tautan sudah dipakai' } })
    await openByLink()
    await fillAndSend()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tautan sudah dipakai')
    const again = screen.getByRole('link', { name: 'Request a reset link' })
    expect(again).toHaveAttribute('href', '/request-password-reset')
    expect(session.getState().token).toBe('7|secret')
  })

  test('an empty token is none', async () => {
    await openPage(pageTable, '/change-password?token=')
    expect(await screen.findByRole('link', { name: 'Request a reset link' })).toBeVisible()
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument()
  })
})

describe('signed in', () => {
  beforeEach(() => changeSession({ token: '7|secret', user: sari }))

  test("the session's token speaks, and the way leads back to Settings", async () => {
    const sent = answerChange({ sign_in: false })
    await openPage(pageTable, '/change-password')
    await fillAndSend()
    expect(await screen.findByText('Kata sandi diganti')).toBeVisible()
    expect(sent).toEqual([{ bearer: 'Bearer 7|secret', body: { password: 'rahasia baru' } }])
    expect(screen.getByRole('link', { name: 'Back to Settings' })).toHaveAttribute('href', '/setting')
    expect(session.getState().token).toBe('7|secret')
  })

  test('where the current password is asked for, its field appears, and nothing typed is lost', async () => {
    plan(calls.changePassword, {
      status: 403,
      body: { message: 'Masukkan kata sandi saat ini', errors: { current_password: ['Masukkan'] } },
    })
    await openPage(pageTable, '/change-password')
    await fillAndSend()
    const current = await screen.findByLabelText('Current Password')
    expect(screen.getByRole('alert')).toHaveTextContent('Masukkan kata sandi saat ini')
    await waitFor(() => expect(current).toHaveFocus())
    expect(screen.getByLabelText('New Password')).toHaveValue('rahasia baru')
    expect(screen.getByLabelText('Confirm New Password')).toHaveValue('rahasia baru')

    const wrong = { current_password: ['Kata sandi salah'] }
    plan(calls.changePassword, { status: 422, body: { message: 'Salah', errors: wrong } })
    await userEvent.type(current, 'salah')
    await send()
    await waitFor(() => expect(current).toHaveAccessibleDescription('Kata sandi salah'))
    expect(current).toHaveValue('salah')

    const sent = answerChange({ sign_in: false })
    await userEvent.clear(current)
    await userEvent.type(current, 'rahasia lama')
    await send()
    expect(await screen.findByText('Kata sandi diganti')).toBeVisible()
    expect(sent).toMatchObject([{ body: { password: 'rahasia baru', current_password: 'rahasia lama' } }])
  })

  test('a refusal that asks for no current password is told, and shows no field for it', async () => {
    plan(calls.changePassword, { status: 403, body: { message: 'Minta tautan' } })
    await openPage(pageTable, '/change-password')
    await fillAndSend()
    expect(await screen.findByRole('alert')).toHaveTextContent('Minta tautan')
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Request a reset link' })).toBeVisible()
  })

  test('two passwords that differ read "Passwords do not match", and no call is made', async () => {
    await openPage(pageTable, '/change-password')
    await fillAndSend('rahasia baru', 'rahasia lain')
    const confirm = screen.getByLabelText('Confirm New Password')
    await waitFor(() => expect(confirm).toHaveFocus())
    expect(confirm).toHaveAccessibleDescription('Passwords do not match')
    expect(screen.getByLabelText('New Password')).toHaveValue('rahasia baru')
  })

  test.each([
    ['too short', 'pendek', 'Use at least 8 characters'],
    ['one of the most common', 'iloveyou', 'This password is too common. Choose another one.'],
  ])('a password that is %s is refused beside its field, and no call is made', async (_, password, words) => {
    await openPage(pageTable, '/change-password')
    await fillAndSend(password)
    const field = screen.getByLabelText('New Password')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(words)
  })

  test('a failure without a message reads "Failed to update password"', async () => {
    plan(calls.changePassword, { status: 503 })
    await openPage(pageTable, '/change-password')
    await fillAndSend()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update password')
  })

  test('a session that ends meanwhile is told, with the ways on', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    plan(calls.changePassword, { status: 401, body: { message: 'Silakan masuk' } })
    await openPage(pageTable, '/change-password')
    await fillAndSend()
    expect(await screen.findByRole('alert')).toHaveTextContent('Silakan masuk')
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(session.getState().token).toBeNull()
  })

  test('browsers are told what each field is for', async () => {
    await openPage(pageTable, '/change-password')
    const field = await screen.findByLabelText('New Password')
    expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(field).toHaveAccessibleDescription('*Use 8 or more characters with a mix of letters & numbers')
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue('sari@example.com')
  })
})

test('neither signed in nor with a link: says so, and links to /request-password-reset', async () => {
  await openPage(pageTable, '/change-password')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'To set a new password, sign in or open the link in the reset email.',
  )
  expect(screen.getByRole('link', { name: 'Request a reset link' })).toHaveAttribute(
    'href',
    '/request-password-reset',
  )
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fchange-password',
  )
})

async function openByLink() {
  const address = '/change-password?token=9%7Clink'
  history.replaceState(history.state, '', address)
  const router = await openPage(pageTable, address)
  await screen.findByLabelText('New Password')
  return router
}

async function fillAndSend(password = 'rahasia baru', confirmation = password) {
  await userEvent.type(await screen.findByLabelText('New Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm New Password'), confirmation)
  await send()
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Update Password' }))
function answerChange({ sign_in } = { sign_in: true }) {
  const sent: unknown[] = []
  plan(calls.changePassword, async request => {
    sent.push({ bearer: request.headers.get('authorization'), body: await request.json() })
    return { body: { message: 'Kata sandi diganti', sign_in } }
  })
  return sent
}
