import { calls } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { plan, sari } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pressGoogle } from '../../testing/press-google'
import { answerRegister, fillAndSend, filled, openSignUp as open } from '../../testing/sign-up-form'

beforeEach(() => plan(calls.listProviders, { body: { data: { google: true } } }))

test('creates an account and goes to /dashboard', async () => {
  const sent = answerRegister()
  const router = await open('/sign-up')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent).toEqual([
    {
      name: 'Sari Contoh',
      email: 'sari@example.com',
      phone: '081234567',
      password: 'rahasia sekali',
      time_zone: 'UTC',
    },
  ])
  expect(localStorage.getItem('token')).toBe('8|secret')
})

test('sent again after a lost answer, a sign-up carries the same key', async () => {
  const keys: (string | null)[] = []
  plan(calls.register, async ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return keys.length === 1 ? { status: 504 } : { status: 201, body: { token: '8|secret', data: sari } }
  })
  const router = await open('/sign-up')
  await fillAndSend()
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Create an Account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
})

test('the language that a visitor chose goes with them into their account', async () => {
  const sent = answerRegister()
  preferences.setState({ language: 'id' })
  const router = await open('/sign-up')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent).toEqual([expect.objectContaining({ language: 'id', time_zone: 'UTC' })])
})

test('who was headed somewhere goes there once the account exists', async () => {
  answerRegister()
  const router = await open('/sign-up?next=%2Fcategory')
  await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/category'))
})

test('two passwords that differ read "Passwords do not match", and no call is made', async () => {
  await open('/sign-up')
  await fillAndSend({ 'Confirm Password': 'rahasia lain' })
  await waitFor(() => expect(screen.getByLabelText('Confirm Password')).toHaveFocus())
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  expect(screen.getByLabelText('Password')).toHaveValue('rahasia sekali')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('rahasia lain')
})

test('each field that is refused says why, and the first takes the focus', async () => {
  await open('/sign-up')
  await fillAndSend({
    'Full Name': ' ',
    Email: 'sari@',
    Phone: 'abc',
    Password: 'short',
    'Confirm Password': 'short',
  })
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus())
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Enter your name')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address')
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters')
})

test('one of the most common passwords is refused beside its field, in any case, and no call is made', async () => {
  await open('/sign-up')
  await fillAndSend({ Password: 'Password1', 'Confirm Password': 'Password1' })
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'This password is too common. Choose another one.',
  )
})

test("a refusal shows the server's message and loses nothing that was typed", async () => {
  plan(calls.register, { status: 409, body: { message: 'Email sudah terdaftar' } })
  await open('/sign-up')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Email sudah terdaftar')
  for (const [label, value] of Object.entries(filled)) expect(screen.getByLabelText(label)).toHaveValue(value)
})

test('what the server says of one field alone stands beside it, once', async () => {
  const message = 'Email sudah terdaftar'
  plan(calls.register, { status: 409, body: { message, errors: { email: [message] } } })
  await open('/sign-up')
  await fillAndSend()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure without a message reads "Login failed!"', async () => {
  plan(calls.register, { status: 500 })
  await open('/sign-up')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed!')
})

test('two clicks at once create one account', async () => {
  const sent = answerRegister()
  const router = await open('/sign-up')
  for (const [label, value] of Object.entries(filled))
    await userEvent.type(screen.getByLabelText(label), value)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create an Account' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent).toHaveLength(1)
})

test('says while somebody types how hard the password is to guess', async () => {
  await open('/sign-up')
  const field = await screen.findByLabelText('Password')
  expect(field).toHaveAccessibleDescription('*Use 8 or more characters with a mix of letters & numbers')
  const says = (words: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
  await userEvent.type(field, 'rahasiaku77')
  await says('Weak')
  await userEvent.type(field, 'selalu')
  await says('Strong')
  await userEvent.clear(field)
  await says('')
  await userEvent.type(field, 'hurufsaja7')
  await says('Fair')
  await userEvent.type(screen.getByLabelText('Full Name'), 'Huruf Saja')
  await userEvent.type(field, '7')
  await says('Weak')
})

test('a password of letters alone is advised against, not refused', async () => {
  const sent = answerRegister()
  await open('/sign-up')
  await fillAndSend({ Password: 'hurufsaja', 'Confirm Password': 'hurufsaja' })
  await waitFor(() => expect(sent).toMatchObject([{ password: 'hurufsaja' }]))
})

test('"Continue with Google" takes the whole browser to the server', async () => {
  await open('/sign-up')
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google/redirect',
  )
  expect(await pressGoogle()).toBe(Object.values(sessionStorage)[0])
})

test('"Log in" leads to /sign-in', async () => {
  await open('/sign-up')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
})

test('browsers are told what each field is for', async () => {
  await open('/sign-up')
  expect(screen.getByLabelText('Full Name')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
})
