import 'fake-indexeddb/auto'
import { listCategories, listWallets, login } from '@pundi/contract'
import { answer, sari } from '@pundi/devkit/testing'
import { waitFor } from '@testing-library/react'
import { configureHttp, HttpError, send } from '@pundi/platform/http'
import { expire, session, signIn, signOut } from '@pundi/platform/session'
import { device } from '.'
import { beyondLimits, most } from './answers'

/* What lies on the device for times without a network, and when it goes. */

const fallback = 'no'
const ask = () => send(listCategories, { fallback })
const categories = { data: [], meta: { total: 0 } }

let users = 100
let token = ''
let userid = ''

beforeEach(() => {
  configureHttp({
    token: () => session.getState().token,
    expire,
    language: () => 'id',
    offline: async () => device,
  })
  arrive(++users)
})

function arrive(id: number) {
  userid = String(id)
  token = `${id}|secret`
  signIn({ token, data: { ...sari, id } })
}

const answers = () => answer('GET /api/categories', { body: categories })
/** Without a network no call gets an answer. */
const isAway = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

/** Asks with an answer, and waits until it lies on the device. */
async function keep() {
  answers()
  await ask()
  await waitFor(async () => expect(await names()).toContain(`pundi answers ${userid}`))
  await waitFor(async () => expect(await device.findAnswer('/categories', token)).toEqual(categories))
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('a call that gets no answer has the last one that was given, and it is known of when that is', async () => {
  await keep()
  const before = Date.now()
  const network = isAway()
  expect(await ask()).toEqual(categories)
  const { isAway: away, shown } = device.connection.getState()
  expect(away).toBe(true)
  expect(shown.get('/categories')!.givenAt).toBeLessThanOrEqual(before)
  network.mockRestore()
  await ask()
  expect(device.connection.getState()).toMatchObject({ isAway: false, shown: new Map() })
})

test('what was never answered fails as ever, and so does what the server refuses', async () => {
  await keep()
  const network = isAway()
  await expect(send(listWallets, { fallback })).rejects.toEqual(new HttpError(fallback, 0))
  network.mockRestore()
  answer('GET /api/categories', { status: 503 })
  await expect(ask()).rejects.toEqual(new HttpError(fallback, 503))
})

test('what was answered before the code came is kept too, and what is not GET is not', async () => {
  answer('POST /api/auth/login', { body: { token, data: sari } })
  await send(login, { body: { email: 'a@example.com', password: 'x' }, fallback, token: null })
  await keep()
  expect(await device.findAnswer('/auth/login', token)).toBeUndefined()
})

test('signing out deletes what was kept, also what is answered late, and another user sees nothing of it', async () => {
  await keep()
  const first = { token, userid }
  signOut()
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${first.userid}`))
  expect(await device.findAnswer('/categories', first.token)).toBeUndefined()
  arrive(++users)
  expect(await device.findAnswer('/categories', token)).toBeUndefined()
})

test('the end of a session by time hides what was kept until the same user signs in', async () => {
  await keep()
  const id = Number(userid)
  jest.mocked(console.warn).mockImplementation(() => {})
  expire()
  expect(await device.findAnswer('/categories', token)).toBeUndefined()
  signIn({ token: `${id}|another`, data: { ...sari, id } })
  expect(await device.findAnswer('/categories', `${id}|another`)).toEqual(categories)
})

test('another user who signs in has it deleted', async () => {
  await keep()
  const before = userid
  jest.mocked(console.warn).mockImplementation(() => {})
  expire()
  arrive(++users)
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${before}`))
})

test('the oldest answers go, by their number and by their size', () => {
  const label = (givenAt: number, characters = 1) => ({ path: `/${givenAt}`, givenAt, characters })
  const many = Array.from({ length: most.answers + 2 }, (_, at) => label(at))
  expect(beyondLimits(many).map(({ givenAt }) => givenAt)).toEqual([1, 0])
  expect(beyondLimits([label(1), label(2, most.characters), label(3)])).toEqual([
    label(2, most.characters),
    label(1),
  ])
})

test('a browser without a database, or with a full disk, changes nothing else', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  arrive(++users)
  answers()
  expect(await ask()).toEqual(categories)
  isAway()
  await expect(ask()).rejects.toEqual(new HttpError(fallback, 0))
  await expect(device.outbox.put('key', {})).rejects.toThrow('Full')
  open.mockRestore()
})

test('a database that never answers holds up nothing for long', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  arrive(++users)
  jest.useFakeTimers()
  const refused = expect(device.outbox.list()).rejects.toThrow('does not answer')
  await jest.advanceTimersByTimeAsync(3000)
  await refused
  jest.useRealTimers()
  open.mockRestore()
})

test('the outbox belongs to its user, keeps its order, and outlives the end of a session', async () => {
  await device.outbox.put('b', 'first')
  await new Promise(resolve => setTimeout(resolve, 2))
  await device.outbox.put('a', 'second')
  await device.outbox.put('b', 'first, corrected')
  expect(await device.outbox.list()).toEqual(['first, corrected', 'second'])
  const id = Number(userid)
  signOut()
  await expect(device.outbox.list()).rejects.toThrow('Nobody has signed in')
  arrive(++users)
  await device.outbox.put('b', 'first, sent once', String(id))
  expect(await device.outbox.list()).toEqual([])
  arrive(id)
  await device.outbox.replace('b', 'first, corrected', undefined)
  expect(await device.outbox.list()).toEqual(['first, sent once', 'second'])
  expect(await device.outbox.remove('b')).toBe(true)
  expect(await device.outbox.remove('b')).toBe(false)
  expect(await device.outbox.list()).toEqual(['second'])
})

test('a tab hears of the changes of the outbox that others make, and not of its own', async () => {
  const heard = jest.fn()
  const told = jest.fn()
  const stop = device.outbox.follow(heard)
  const other = new BroadcastChannel('pundi outbox')
  other.addEventListener('message', told)
  await device.outbox.put('a', 'first')
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(heard).not.toHaveBeenCalled()
  other.postMessage(null)
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  stop()
  other.close()
})
