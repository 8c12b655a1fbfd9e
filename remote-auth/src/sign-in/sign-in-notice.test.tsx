import { changeSession } from '@pundi/platform/session/testing'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { pageTable } from '../pages'

beforeEach(() => plan(calls.listProviders, { body: { data: { google: true } } }))

test('says that the session has ended', async () => {
  changeSession({ ended: 'expired' })
  await open('/sign-in')
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})

test('says that the session was ended in another tab', async () => {
  changeSession({ isFromElsewhere: true })
  await open('/sign-in')
  expect(
    await screen.findByText('Your session was ended in another tab. Please sign in again.'),
  ).toBeVisible()
})

test.each([
  ['denied', 'You did not let Google sign you in. Try again, or use your email address and password.'],
  [
    'unverified',
    'Google has not verified your email address. Verify it there first, or sign in with a password.',
  ],
  ['existing', 'This email address belongs to an account that signs in with its password.'],
  ['deactivated', 'This account has been deactivated.'],
  [
    'unavailable',
    'Google cannot be reached right now. Try again later, or use your email address and password.',
  ],
  ['limited', 'Too many attempts. Please try again later.'],
  [
    'elsewhere',
    'This Google sign-in was not started in this tab, so nobody was signed in. Please start it here.',
  ],
  ['failed', 'Signing in with Google did not work. Please try again.'],
  ['<b>anything else</b>', 'Signing in with Google did not work. Please try again.'],
])('a sign-in with Google that came back as "%s" is explained', async (problem, sentence) => {
  await open(`/sign-in?problem=${encodeURIComponent(problem)}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

test('whoever has deleted their account is told that it is gone', async () => {
  await open('/sign-in?account=deleted')
  expect(screen.getByText('Your account and all its data have been deleted.')).toHaveAttribute(
    'role',
    'status',
  )
})

async function open(address: string) {
  await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Sign in' })
}
