import { expire, keepTabsInStep, session, signIn, signOut, updateUser } from '.'
import { unchosen } from '@pundi/devkit/testing'

const user = {
  id: 7,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  phone: null,
  ...unchosen,
  role: 'user' as const,
}

test('a session is kept in the browser under the names token and userid', () => {
  signIn({ token: '1|secret', data: user })
  expect(localStorage.getItem('token')).toBe('1|secret')
  expect(localStorage.getItem('userid')).toBe('7')
  expect(session.getState().user).toEqual(user)
})

test('what reads the session cannot change it', () => {
  expect(session).not.toHaveProperty('setState')
})

test('signing out removes the token', () => {
  signIn({ token: '1|secret', data: user })
  signOut()
  expect(localStorage.getItem('token')).toBeNull()
  expect(session.getState()).toMatchObject({ token: null, userid: null, user: undefined })
})

test('a token that died after another tab had stored a fresh one ends nobody’s session', () => {
  signIn({ token: '1|secret', data: user })
  localStorage.setItem('token', '1|fresh')
  expire()
  expect(localStorage.getItem('token')).toBe('1|fresh')
  expect(session.getState()).toMatchObject({ token: '1|fresh', userid: '7', ended: undefined })
})

test('what the server says of the user of an earlier session comes too late', () => {
  signIn({ token: '1|secret', data: user })
  signIn({ token: '2|secret', data: { ...user, id: 8, name: 'Dewi Contoh' } })
  updateUser(user, '1|secret')
  expect(session.getState()).toMatchObject({ userid: '8', user: { name: 'Dewi Contoh' } })
  expect(localStorage.getItem('userid')).toBe('8')
})

test('signing out in one tab signs out the others', () => {
  const stop = keepTabsInStep()
  signIn({ token: '1|secret', data: user })
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  expect(session.getState().token).toBeNull()
  stop()
})
