import { calls } from '@pundi/contract'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { openPage, plan, sari } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import { makeTabKey, takeTabKey } from '../../shared/google/tab-key'
import { pageTable } from '../../pages'

const user = { ...sari, role: 'admin' as const }

beforeEach(() => {
  configureHttp({ token: () => session.getState().token, expire, language: () => 'id' })
  plan(calls.listProviders, { body: { data: { google: true } } })
})

test('shows "Processing login..." while it signs in, and the token leaves the address at once', async () => {
  let arrive = () => {}
  plan(calls.findCurrentUser, async ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer 9|social')
    await new Promise<void>(resolve => (arrive = resolve))
    return { body: { data: user } }
  })
  plan(calls.rotateToken, { body: { token: '10|fresh' } })
  const router = await arriveWith('9%7Csocial')
  expect(await screen.findByRole('heading', { name: 'Processing login...' })).toBeVisible()
  expect(screen.getByText('Please wait while we authenticate your account.')).toBeVisible()
  expect(location.pathname + location.search).toBe('/google-callback')
  expect(router.state.location).toMatchObject({ pathname: '/google-callback', search: '' })
  arrive()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('the token is swapped for one that never stood in an address, and that one alone is stored', async () => {
  plan(calls.findCurrentUser, { body: { data: user } })
  plan(calls.rotateToken, async ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer 9|social')
    // Another tab would use a stored token at once, so the old token must not be stored.
    expect(localStorage.getItem('token')).toBeNull()
    return { body: { token: '10|fresh' } }
  })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(localStorage.getItem('token')).toBe('10|fresh')
  expect(localStorage.getItem('userid')).toBe('3')
  expect(session.getState().user).toEqual(user)
})

test.each([401, 503])('a swap that fails with %d signs nobody out', async status => {
  plan(calls.findCurrentUser, { body: { data: user } })
  plan(calls.rotateToken, { status, body: { message: 'Tidak' } })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(localStorage.getItem('token')).toBe('9|social')
})

test('a token that the server does not know begins no session, and is explained on /sign-in', async () => {
  plan(calls.findCurrentUser, { status: 401, body: { message: 'Tidak dikenal' } })
  await arriveWith('9%7Csocial')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t sign you in with Google. Please try again.',
  )
  expect(session.getState().token).toBeNull()
})

describe('a token that this tab did not ask for', () => {
  const sentence = 'This Google sign-in didn’t start in this tab. Please start again here.'

  test.each([
    ['without a key', ''],
    ['with an empty key', '&tab='],
    ['with a key of the sender', `&tab=${'a'.repeat(32)}`],
  ])('%s is taken by nobody who is signed out', async (_, key) => {
    const router = await openAddress(`/google-callback?token=9%7Cstranger${key}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(session.getState().token).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    expect(location.search).toBe('')
    expect(JSON.stringify(router.state.location)).not.toContain('stranger')
  })

  test('is not taken while a sign-in of this tab is under way either, which is over then', async () => {
    const key = makeTabKey()
    await openAddress(`/google-callback?token=9%7Cstranger&tab=${'a'.repeat(32)}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(takeTabKey(key)).toBe(false)
  })

  test('takes the place of no session', async () => {
    changeSession({ token: '7|secret' })
    const router = await openAddress('/google-callback?token=9%7Cstranger')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
    expect(session.getState().token).toBe('7|secret')
  })

  test('nor is one that was asked for taken twice', async () => {
    const key = makeTabKey()
    expect([takeTabKey(key), takeTabKey(key)]).toEqual([true, false])
  })
})

test('who signed in meanwhile in another tab stays, and the session that nobody will use is ended', async () => {
  const ended: (string | null)[] = []
  plan(calls.findCurrentUser, { body: { data: user } })
  plan(calls.rotateToken, () => {
    changeSession({ token: '7|secret' })
    return Promise.resolve({ body: { token: '10|fresh' } })
  })
  plan(calls.logout, ({ headers }) => {
    ended.push(headers.get('authorization'))
    return Promise.resolve({ body: { message: 'Keluar' } })
  })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(session.getState().token).toBe('7|secret')
  expect(ended).toEqual(['Bearer 10|fresh'])
})

test('a tab that may keep nothing begins nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(makeTabKey()).toBe('')
  expect(takeTabKey('')).toBe(false)
})

test.each(['/google-callback', '/google-callback?token='])('%s leads to /sign-in', async address => {
  const router = await openPage(pageTable, address)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
})

const arriveWith = (token: string) => openAddress(`/google-callback?token=${token}&tab=${makeTabKey()}`)

function openAddress(address: string) {
  history.replaceState(history.state, '', address)
  return openPage(pageTable, address)
}
