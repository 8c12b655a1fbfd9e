import 'fake-indexeddb/auto'
import { listCategories, listWallets, login } from '@pundi/contract'
import { answer, sari } from '@pundi/devkit/testing'
import { waitFor } from '@testing-library/react'
import { configureHttp, HttpError, send } from '@pundi/platform/http'
import { expire, session, signIn, signOut } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { device } from '.'
import { beyondLimits, most } from './answers'

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
const isAway = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

async function keep() {
  answers()
  await ask()
  await waitFor(async () => expect(await names()).toContain(`pundi answers ${userid}`))
  await waitFor(async () => expect(await device.findAnswer('/categories', token)).toEqual(categories))
}

/** Waits one macrotask, in which the code under test lists the databases. */
const settled = () => new Promise(resolve => setTimeout(resolve))

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

test('a token that the server refuses deletes what was kept, and leaves what waits to be sent', async () => {
  await keep()
  await device.outbox.put('key', 'booked without a network')
  jest.mocked(console.warn).mockImplementation(() => {})
  answer('GET /api/categories', { status: 401 })
  await expect(ask()).rejects.toEqual(new HttpError(fallback, 401))
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${userid}`))
  const id = Number(userid)
  signIn({ token: `${id}|another`, data: { ...sari, id } })
  expect(await device.findAnswer('/categories', `${id}|another`)).toBeUndefined()
  expect(await device.outbox.list()).toEqual(['booked without a network'])
})

test('a call without a network deletes nothing', async () => {
  await keep()
  isAway()
  await ask()
  expect(await names()).toContain(`pundi answers ${userid}`)
})

test('a refused token of a user whose id is not known yet deletes whatever is kept', async () => {
  await keep()
  jest.mocked(console.warn).mockImplementation(() => {})
  changeSession({ userid: null, user: undefined })
  localStorage.removeItem('userid')
  expire()
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${userid}`))
})

test('a token that was swapped in another tab deletes nothing of its user, and another user’s sign-in does', async () => {
  await keep()
  localStorage.setItem('token', `${userid}|fresh`)
  expire()
  await settled()
  expect(await names()).toContain(`pundi answers ${userid}`)
  const before = userid
  localStorage.setItem('token', '9|other')
  localStorage.setItem('userid', '9')
  expire()
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${before}`))
})

test('another tab that ends the session has this one delete what is kept, also what an earlier release left', async () => {
  await keep()
  localStorage.clear()
  changeSession({ token: null, userid: null, user: undefined, isFromElsewhere: true })
  await waitFor(async () => expect(await names()).not.toContain(`pundi answers ${userid}`))
})

test('another user who signs in has it deleted', async () => {
  await keep()
  const before = userid
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
  const refused = expect(device.outbox.list()).rejects.toThrow('No answer')
  await jest.advanceTimersByTimeAsync(3000)
  await refused
  jest.useRealTimers()
  open.mockRestore()
})

test('a page that comes back from the browser’s cache knows that the network is gone', () => {
  expect(device.connection.getState().isAway).toBe(false)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  comeBack()
  expect(device.connection.getState().isAway).toBe(true)
})

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
