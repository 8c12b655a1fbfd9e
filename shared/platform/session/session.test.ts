import { renderHook } from '@testing-library/react'
import { sari, unchosen } from '@pundi/devkit/testing'
import { expire, keepTabsInStep, preferences, session, signIn, signOut, updateUser, useSession } from '.'
import { changeSession } from './session'

const user = { ...sari, id: 7 }

test('a session is kept in the browser under the names token and userid', () => {
  signIn({ token: '1|secret', data: user })
  expect(localStorage.getItem('token')).toBe('1|secret')
  expect(localStorage.getItem('userid')).toBe('7')
  expect(session.getState().user).toEqual(user)
})

test('where the browser keeps nothing, the session lasts as long as its document', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  const stop = keepTabsInStep()
  signIn({ token: '1|secret', data: { ...user, language: 'es' } })
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  expect(session.getState()).toMatchObject({ token: '1|secret', userid: '7' })
  expect(preferences.getState().language).toBe('es')
  signOut()
  expect(session.getState().token).toBeNull()
})

test('where there is no room, no older session stays', () => {
  signIn({ token: '1|secret', data: user })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  signIn({ token: '2|secret', data: user })
  expect([session.getState().token, localStorage.getItem('token')]).toEqual(['2|secret', null])
})

test('a session that had no room outlives a look into the storage, until another tab signs in', () => {
  const stop = keepTabsInStep()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  signIn({ token: '1|secret', data: user })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(session.getState().token).toBe('1|secret')
  full.mockRestore()
  localStorage.setItem('token', '2|secret')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(session.getState().token).toBe('2|secret')
  stop()
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

const nobody = { token: null, userid: null, user: undefined, ended: undefined, isFromElsewhere: false }

test('a browser that keeps no session begins with nobody', () => {
  expect(session.getInitialState()).toEqual(nobody)
})

test('who signs in here does not come from elsewhere, nor who signs out', () => {
  changeSession({ ended: 'expired', isFromElsewhere: true })
  signIn({ token: '1|secret', data: user })
  expect(session.getState()).toEqual({ ...nobody, token: '1|secret', userid: '7', user })
  changeSession({ isFromElsewhere: true })
  signOut()
  expect(session.getState()).toEqual(nobody)
})

test('a token that the server no longer knows ends the session, also where another tab has removed it', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  for (const kept of ['1|secret', null]) {
    signIn({ token: '1|secret', data: user })
    if (kept === null) localStorage.removeItem('token')
    expire()
    expect(session.getState()).toEqual({ ...nobody, ended: 'expired' })
    expect(localStorage.getItem('token')).toBeNull()
  }
})

test('the session of another tab that took its place comes from elsewhere', () => {
  signIn({ token: '1|secret', data: user })
  localStorage.setItem('token', '2|fresh')
  expire()
  expect(session.getState()).toMatchObject({ token: '2|fresh', user: undefined, isFromElsewhere: true })
})

describe('beside other tabs', () => {
  let stop: () => void
  beforeEach(() => {
    signIn({ token: '1|secret', data: user })
    stop = keepTabsInStep()
  })
  afterEach(() => stop())

  const elsewhere = (key: string | null, token: string) => {
    if (key !== null) localStorage.setItem('token', token)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }

  test('who signs in in one is signed in in all, and has to be asked for', () => {
    elsewhere('token', '2|other')
    expect(session.getState()).toMatchObject({ token: '2|other', user: undefined, isFromElsewhere: true })
  })

  test('the same token said again changes nothing', () => {
    elsewhere('token', '1|secret')
    expect(session.getState()).toMatchObject({ user, isFromElsewhere: false })
  })

  test('what else is stored says nothing of the session', () => {
    elsewhere('theme', '2|other')
    expect(session.getState()).toMatchObject({ token: '1|secret', user })
  })

  test('a storage that is emptied ends the session and forgets what was chosen', () => {
    preferences.setState({ theme: 'dark' })
    localStorage.clear()
    elsewhere(null, '')
    expect(session.getState()).toMatchObject({ token: null, userid: null })
    expect(preferences.getState()).toEqual(unchosen)
  })

  test('what happens there after the end is not followed', () => {
    stop()
    elsewhere('token', '2|other')
    show()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session.getState().token).toBe('1|secret')
  })

  const show = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  test.each([
    ['comes back from the browser’s cache', show],
    ['comes into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('a page that %s knows what it missed', (_, comeBack) => {
    localStorage.clear()
    localStorage.setItem('theme', 'dark')
    comeBack()
    expect(session.getState()).toMatchObject({ token: null, userid: null, isFromElsewhere: true })
    expect(preferences.getState().theme).toBe('dark')
  })

  test('one that goes out of sight reads nothing again', () => {
    localStorage.clear()
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session.getState().token).toBe('1|secret')
  })
})

test('a screen sees the part of the session that it asks for', () => {
  signIn({ token: '1|secret', data: user })
  expect(renderHook(() => useSession(({ userid }) => userid)).result.current).toBe('7')
})
