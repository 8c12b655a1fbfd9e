import { keepTabsInStep, preferences, session, signIn, signOut, updateUser } from '.'
import { unchosen } from '@pundi/devkit/testing'
import { readPreferences } from './storage'

const sari = { id: 7, name: 'Sari Contoh', email: 'sari@example.com', phone: null, role: 'user' as const }
const spanish = {
  currency: 'EUR',
  language: 'es',
  month_start: 25,
  theme: 'dark',
  time_zone: 'Europe/Madrid',
} as const

test('what a user prefers comes with the session, and is there before the next page has asked', () => {
  signIn({ token: '1|secret', data: { ...sari, ...spanish } })
  expect(preferences.getState()).toEqual(spanish)
  expect(readPreferences()).toEqual(spanish)
})

test('what was chosen on another device counts as soon as the server has said it', () => {
  signIn({ token: '1|secret', data: { ...sari, ...unchosen } })
  updateUser({ ...sari, ...spanish }, session.getState().token!)
  expect(preferences.getState()).toEqual(spanish)
})

test('who has chosen no language takes that of the user before away', () => {
  signIn({ token: '1|secret', data: { ...sari, ...spanish } })
  signIn({ token: '2|secret', data: { ...sari, id: 8, ...unchosen } })
  expect(readPreferences()).toEqual(unchosen)
})

test('the browser goes on looking as it did after signing out', () => {
  signIn({ token: '1|secret', data: { ...sari, ...spanish } })
  signOut()
  expect(preferences.getState()).toEqual(spanish)
})

test('another tab chooses for all', () => {
  const stop = keepTabsInStep()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(preferences.getState().theme).toBe('dark')
  stop()
})

test('what stands in the storage and is no choice counts as none', () => {
  localStorage.setItem('currency', 'GULDEN')
  localStorage.setItem('language', '<b>')
  localStorage.setItem('theme', '')
  localStorage.setItem('month_start', '29')
  localStorage.setItem('time_zone', 'Mars/Olympus')
  expect(readPreferences()).toEqual(unchosen)
})

test.each([
  ['1', 1],
  ['9', 9],
  ['10', 10],
  ['19', 19],
  ['28', 28],
  ['0', 1],
  ['29', 1],
  ['1x', 1],
  ['x', 1],
  ['-5', 1],
])('of %j in the storage the month begins on day %i', (stored, day) => {
  localStorage.setItem('month_start', stored)
  expect(readPreferences().month_start).toBe(day)
})
