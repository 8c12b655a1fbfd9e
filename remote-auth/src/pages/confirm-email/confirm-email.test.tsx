import { calls } from '@pundi/contract'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { confirmToken } from './send-confirmation'

beforeEach(() => {
  confirmToken.forget()
  configureHttp({ token: () => session.getState().token, expire, language: () => 'id' })
})

test('opening the link confirms nothing; the button does, with the token as the bearer and no body', async () => {
  const sent = answerConfirmation()
  await openByLink()
  expect(sent).toEqual([])
  await press()
  expect(await screen.findByText('Alamat diganti')).toHaveAttribute('role', 'status')
  expect(sent).toEqual([{ bearer: 'Bearer confirm-secret', body: '' }])
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
})

test('whoever is signed in stays so, and goes on to the dashboard', async () => {
  changeSession({ token: '7|secret' })
  answerConfirmation()
  await openByLink()
  await press()
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  expect(session.getState().token).toBe('7|secret')
})

test('the token leaves the address bar and the history before anything is shown', async () => {
  const before = history.length
  const router = await openByLink()
  expect(location.pathname + location.search).toBe('/confirm-email')
  expect(history.length).toBe(before)
  expect(router.state.location).toMatchObject({ pathname: '/confirm-email', search: '' })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('confirm-secret')
  expect(document.documentElement.outerHTML).not.toContain('confirm-secret')
})

test.each([
  [{ status: 401, body: { message: 'Tautan sudah dipakai' } }, 'Tautan sudah dipakai'],
  [{ status: 409, body: { message: 'Sudah terdaftar' } }, 'Sudah terdaftar'],
])('a link that is dead says so and what to do, and ends no session', async (reply, sentence) => {
  changeSession({ token: '7|secret' })
  plan(calls.confirmEmail, reply)
  await openByLink()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/setting')
  expect(screen.queryByRole('button', { name: 'Confirm new email address' })).not.toBeInTheDocument()
  expect(session.getState().token).toBe('7|secret')
})

test('a call that fails is told, and can be made again', async () => {
  plan(calls.confirmEmail, { status: 503 })
  await openByLink()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm your email address.')
  answerConfirmation()
  await press()
  expect(await screen.findByText('Alamat diganti')).toBeVisible()
})

test('a double click confirms once', async () => {
  const sent = answerConfirmation()
  await openByLink()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm new email address' }))
  await screen.findByText('Alamat diganti')
  expect(sent).toHaveLength(1)
})

test('a link to the present address speaks of that one', async () => {
  answerConfirmation()
  await openByLink('prove.secret')
  expect(
    screen.getByText('With a confirmed address, Pundi can send you the emails you ask for.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email address' }))
  expect(await screen.findByText('Alamat diganti')).toHaveAttribute('role', 'status')
})

test('a dead link to the present address says where there is another', async () => {
  plan(calls.confirmEmail, { status: 401, body: { message: 'Tautan sudah dipakai' } })
  await openByLink('prove.secret')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email address' }))
  expect(await screen.findByText('You can ask for another link in Settings.')).toBeVisible()
})

test.each(['/confirm-email', '/confirm-email?token='])('%s says that there is no link', async address => {
  await openPage(pageTable, address)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'To confirm a new email address, open the link we sent to it.',
  )
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/setting')
})

async function openByLink(token = 'confirm-secret') {
  const address = `/confirm-email?token=${token}`
  history.replaceState(history.state, '', address)
  const router = await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Confirm your email address' })
  return router
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm new email address' }))

function answerConfirmation() {
  const sent: unknown[] = []
  plan(calls.confirmEmail, async request => {
    sent.push({ bearer: request.headers.get('authorization'), body: await request.text() })
    return { body: { message: 'Alamat diganti' } }
  })
  return sent
}
