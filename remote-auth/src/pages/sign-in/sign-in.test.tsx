import { calls } from '@pundi/contract'
import { openPage, plan, sari } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { pressGoogle } from '../../testing/press-google'

beforeEach(() => plan(calls.listProviders, { body: { data: { google: true } } }))

test('signs in and goes to /dashboard, with the session kept in the browser', async () => {
  const sent = answerLogin()
  const router = await open('/sign-in')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent).toEqual([{ email: 'sari@example.com', password: 'rahasia sekali' }])
  expect(localStorage.getItem('token')).toBe('7|secret')
  expect(localStorage.getItem('userid')).toBe('3')
})

test('Back after signing in leads to what was before the form', async () => {
  answerLogin()
  const router = await openPage(pageTable, '/request-password-reset')
  await act(() => router.navigate('/sign-in'))
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/request-password-reset')
})

test('a user whose role is admin goes to /admin', async () => {
  answerLogin('admin')
  const router = await open('/sign-in')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
})

test('who was headed somewhere goes there', async () => {
  answerLogin()
  const router = await open('/sign-in?next=%2Ftransactions%3Ftype%3Dincome')
  await fillAndSend()
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/transactions', search: '?type=income' }),
  )
})

test('an address elsewhere is no place to go', async () => {
  answerLogin()
  const router = await open('/sign-in?next=%2F%2Fevil.example')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('the Login button reads "Loading..." while the request runs, and sends once', async () => {
  let arrive = () => {}
  const sent = answerLogin('user', () => new Promise<void>(resolve => (arrive = resolve)))
  const router = await open('/sign-in')
  await fillAndSend()
  const button = await screen.findByRole('button', { name: 'Loading...' })
  await userEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  arrive()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent).toHaveLength(1)
})

test("a refusal shows the server's message and loses nothing that was typed", async () => {
  plan(calls.login, { status: 401, body: { message: 'Email atau kata sandi salah' } })
  await open('/sign-in')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Email atau kata sandi salah')
  expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('rahasia sekali')
})

test('a failure without a message reads "Login failed!"', async () => {
  plan(calls.login, { status: 503 })
  await open('/sign-in')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed!')
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
})

test('what is no e-mail address is said beside the field, which takes the focus; no call is made', async () => {
  await open('/sign-in')
  await userEvent.type(screen.getByLabelText('Email'), 'sari')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter a password')
})

test('what the server refuses of a field is said beside it', async () => {
  plan(calls.login, {
    status: 422,
    body: { message: 'Periksa lagi', errors: { email: ['Tidak dikenal'] } },
  })
  await open('/sign-in')
  await fillAndSend()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Tidak dikenal'))
})

test('the password can be shown and hidden', async () => {
  await open('/sign-in')
  await userEvent.click(screen.getByRole('button', { name: 'Unhide' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('"Continue with Google" takes the whole browser to the server', async () => {
  await open('/sign-in')
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google/redirect',
  )
})

test('"Continue with Google" takes a key along that this tab keeps, another one each time', async () => {
  await open('/sign-in')
  const keys = [await pressGoogle(), await pressGoogle()]
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(2)
  expect(Object.values(sessionStorage)).toEqual(keys.slice(1))
})

test('where Google leads nowhere, it is not offered', async () => {
  plan(calls.listProviders, { body: { data: { google: false } } })
  await open('/sign-in')
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).not.toBeInTheDocument(),
  )
})

test('where nobody can say whether Google leads anywhere, it is offered', async () => {
  let isAnswered = false
  plan(calls.listProviders, () => {
    isAnswered = true
    return Promise.resolve({ status: 503 })
  })
  await open('/sign-in')
  await waitFor(() => expect(isAnswered).toBe(true))
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
})

test('"Forgot password?" leads to /request-password-reset', async () => {
  await open('/sign-in')
  expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/request-password-reset',
  )
})

test('"Sign up now" leads to /sign-up and keeps where somebody was headed', async () => {
  await open('/sign-in?next=%2Fcategory&problem=denied')
  expect(screen.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
    'href',
    '/sign-up?next=%2Fcategory',
  )
})

async function open(address: string) {
  const router = await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Sign in' })
  return router
}

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Email'), 'sari@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia sekali')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

function answerLogin(role: 'user' | 'admin' = 'user', wait = async () => {}) {
  const sent: unknown[] = []
  plan(calls.login, async request => {
    sent.push(await request.json())
    await wait()
    return { body: { token: '7|secret', data: { ...sari, role } } }
  })
  return sent
}
