import { changeSession } from '@pundi/platform/session/testing'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { pageTable } from '../../pages'

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
  ['denied', 'Google sign-in was cancelled. Try again or use your password.'],
  ['unverified', 'Google hasn’t verified your email. Verify it with Google, or use a password.'],
  ['existing', 'An account with this email address already exists. Sign in with your password.'],
  ['deactivated', 'This account has been deactivated.'],
  ['unavailable', 'Google isn’t available. Try again later or use your password.'],
  ['limited', 'Too many attempts. Please try again later.'],
  ['elsewhere', 'This Google sign-in didn’t start in this tab. Please start again here.'],
  ['failed', 'We couldn’t sign you in with Google. Please try again.'],
  ['<b>anything else</b>', 'We couldn’t sign you in with Google. Please try again.'],
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

test('where the browser keeps something, nothing is said of that', async () => {
  await open('/sign-in')
  expect(screen.queryByText(keepsNothing)).not.toBeInTheDocument()
})

test.each(['/sign-in', '/sign-up'])(
  'where the browser keeps nothing, %s says what follows',
  async address => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await openPage(pageTable, address)
    expect(await screen.findByText(keepsNothing)).toBeVisible()
  },
)

const keepsNothing =
  'Your browser doesn’t save anything for this site, so you’ll need to sign in again in every tab and after every reload.'

async function open(address: string) {
  await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Sign in' })
}
