import { dropDraft, expire, keepDraft, keepTabsInStep, keptDraft, signIn, signOut } from '.'
import { sari } from '@pundi/devkit/testing'

const user = (id: number) => ({ ...sari, id })
const draft = { amount: '50000' }

beforeEach(() => signIn({ token: '1|secret', data: user(7) }))

test('a draft is kept until it is dropped, each form its own', () => {
  keepDraft('transaction', draft)
  keepDraft('category', { name: 'Hobi' })
  dropDraft('category')
  expect(keptDraft('transaction')).toEqual(draft)
  expect(keptDraft('category')).toBeUndefined()
  dropDraft('transaction')
  expect(sessionStorage).toHaveLength(0)
})

test('a session that expires leaves the draft for the same user', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  keepDraft('transaction', draft)
  expire()
  expect(keptDraft('transaction')).toBeUndefined()
  signIn({ token: '2|secret', data: user(7) })
  expect(keptDraft('transaction')).toEqual(draft)
})

test('another user who signs in finds nothing, nor does the first one after them', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  keepDraft('transaction', draft)
  expire()
  signIn({ token: '2|secret', data: user(8) })
  expect(keptDraft('transaction')).toBeUndefined()
  signIn({ token: '3|secret', data: user(7) })
  expect(keptDraft('transaction')).toBeUndefined()
})

test('in another tab, another user who signs in takes them away, and an end leaves them unseen', () => {
  const stop = keepTabsInStep()
  const elsewhere = (token: string | null, userid: string | null) => {
    for (const [key, value] of Object.entries({ token, userid }))
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }
  keepDraft('transaction', draft)
  elsewhere(null, null)
  expect(keptDraft('transaction')).toBeUndefined()
  elsewhere('2|secret', '7')
  expect(keptDraft('transaction')).toEqual(draft)
  elsewhere('3|secret', '8')
  expect(sessionStorage).toHaveLength(0)
  stop()
})

test('signing out removes every draft', () => {
  keepDraft('transaction', draft)
  signOut()
  expect(sessionStorage).toHaveLength(0)
})

test('a storage that is full or unreadable is as good as none', () => {
  sessionStorage.setItem('drafts', '{')
  expect(keptDraft('transaction')).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepDraft('transaction', draft)).not.toThrow()
})

test('what is typed while the session ends is kept for its user', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  keepDraft('transaction', draft)
  expire()
  keepDraft('transaction', { amount: '60000' })
  signIn({ token: '2|secret', data: user(7) })
  expect(keptDraft('transaction')).toEqual({ amount: '60000' })
})

test('nobody’s drafts are not kept, and one that is not there is dropped without a word', () => {
  dropDraft('transaction')
  signOut()
  keepDraft('transaction', draft)
  expect(sessionStorage).toHaveLength(0)
})
