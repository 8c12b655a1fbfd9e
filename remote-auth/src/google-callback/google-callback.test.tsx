import { introduce } from '@pundi/shared/http'
import { expire, session } from '@pundi/shared/session'
import { answer, openPage } from '@pundi/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { pageTable } from '../pages'
import { sari } from '../testing/sari'

const user = { ...sari, role: 'admin' as const }

beforeEach(() => {
  introduce({ token: () => session.getState().token, expire, language: () => 'id' })
  answer('GET /api/auth/providers', { body: { data: { google: true } } })
})

test('shows "Processing login..." while it signs in, and the token leaves the address at once', async () => {
  let arrive = () => {}
  answer('GET /api/auth/user', async ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer 9|social')
    await new Promise<void>(resolve => (arrive = resolve))
    return { body: { data: user } }
  })
  answer('POST /api/auth/rotate', { body: { token: '10|fresh' } })
  const router = await arriveWith('9%7Csocial')
  expect(await screen.findByRole('heading', { name: 'Processing login...' })).toBeVisible()
  expect(screen.getByText('Please wait while we authenticate your account.')).toBeVisible()
  expect(location.pathname + location.search).toBe('/google-callback')
  expect(router.state.location).toMatchObject({ pathname: '/google-callback', search: '' })
  arrive()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('the token is swapped for one that never stood in an address, and that one is stored', async () => {
  answer('GET /api/auth/user', { body: { data: user } })
  answer('POST /api/auth/rotate', async ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer 9|social')
    expect(localStorage.getItem('token')).toBe('9|social')
    return { body: { token: '10|fresh' } }
  })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(localStorage.getItem('token')).toBe('10|fresh')
  expect(localStorage.getItem('userid')).toBe('3')
  expect(session.getState().user).toEqual(user)
})

test.each([401, 503])('a swap that fails with %d signs nobody out', async status => {
  answer('GET /api/auth/user', { body: { data: user } })
  answer('POST /api/auth/rotate', { status, body: { message: 'Tidak' } })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(localStorage.getItem('token')).toBe('9|social')
})

test('a swap does not bring back a session that was ended meanwhile', async () => {
  answer('GET /api/auth/user', { body: { data: user } })
  answer('POST /api/auth/rotate', () => {
    session.setState({ token: null })
    return Promise.resolve({ body: { token: '10|fresh' } })
  })
  const router = await arriveWith('9%7Csocial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(session.getState().token).toBeNull()
})

test('a token that the server does not know takes no session away, and is explained on /sign-in', async () => {
  session.setState({ token: '7|secret' })
  answer('GET /api/auth/user', { status: 401, body: { message: 'Tidak dikenal' } })
  await arriveWith('9%7Csocial')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Signing in with Google did not work. Please try again.',
  )
  expect(session.getState().token).toBe('7|secret')
})

test.each(['/google-callback', '/google-callback?token='])('%s leads to /sign-in', async address => {
  const router = await openPage(pageTable, address)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
})

function arriveWith(token: string) {
  const address = `/google-callback?token=${token}`
  history.replaceState(history.state, '', address)
  return openPage(pageTable, address)
}
