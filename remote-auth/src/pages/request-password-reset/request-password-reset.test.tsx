import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'

test('a request that succeeds shows the message of the server in green', async () => {
  const sent: unknown[] = []
  plan(calls.forgotPassword, async request => {
    sent.push(await request.json())
    return { body: { message: 'Periksa surat Anda' } }
  })
  await openPage(pageTable, '/request-password-reset')
  expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await fillAndSend()
  expect(await screen.findByRole('status')).toHaveTextContent('Periksa surat Anda')
  expect(sent).toEqual([{ email: 'sari@example.com' }])
})

test('without a message of the server it reads "An email has been sent if the address exists."', async () => {
  plan(calls.forgotPassword, { body: { message: '' } })
  await openPage(pageTable, '/request-password-reset')
  await fillAndSend()
  expect(await screen.findByRole('status')).toHaveTextContent('An email has been sent if the address exists.')
})

test('an address that was typed on one form stands in the next, once', async () => {
  plan(calls.listProviders, { body: { data: { google: false } } })
  await openPage(pageTable, '/sign-in')
  await userEvent.type(screen.getByLabelText('Email'), 'sari@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com')
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('a request that fails shows the message of the server in red', async () => {
  plan(calls.forgotPassword, { status: 429, body: { message: 'Terlalu sering' } })
  await openPage(pageTable, '/request-password-reset')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu sering')
  expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com')
})

test('a failure without a message reads "Something went wrong."', async () => {
  plan(calls.forgotPassword, { status: 503 })
  await openPage(pageTable, '/request-password-reset')
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
})

test('what is no e-mail address is said beside the field; no call is made', async () => {
  await openPage(pageTable, '/request-password-reset')
  await fillAndSend('sari@')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address')
})

test('the button reads "Loading..." while the request runs', async () => {
  let arrive = () => {}
  plan(calls.forgotPassword, async () => {
    await new Promise<void>(resolve => (arrive = resolve))
    return { body: { message: '' } }
  })
  await openPage(pageTable, '/request-password-reset')
  await fillAndSend()
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeVisible()
  await waitFor(() => arrive())
  expect(await screen.findByRole('status')).toBeVisible()
})

test('"Log in" leads to /sign-in', async () => {
  await openPage(pageTable, '/request-password-reset')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
})

async function fillAndSend(email = 'sari@example.com') {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Request Reset Password' }))
}
