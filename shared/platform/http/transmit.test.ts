import {
  addCategory,
  addTransaction,
  findCurrentUser,
  listCategories,
  listTransactions,
  login,
} from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { configureHttp, HttpError, prefetch, send } from '.'
import { transmit } from './transmit'
import { booking } from './testing/booking'

const expire = jest.fn()
let token: string | null = '3|abc'

beforeEach(() => {
  token = '3|abc'
  expire.mockClear()
  configureHttp({ token: () => token, expire, language: () => 'id' })
})

test('a call carries the bearer token, a JSON content type and the language', async () => {
  answer('GET /api/transactions', async ({ headers }) => ({ body: Object.fromEntries(headers) }))
  expect(await send(listTransactions, { fallback: 'no' })).toMatchObject({
    authorization: 'Bearer 3|abc',
    'content-type': 'application/json',
    'accept-language': 'id',
  })
})

test('a category call carries the part of the token after the bar', async () => {
  answer('GET /api/categories', async ({ headers }) => ({ body: { sent: headers.get('authorization') } }))
  expect(await send(listCategories, { fallback: 'no' })).toEqual({ sent: 'Bearer abc' })
})

test('a refusal says what the server says, with its fields', async () => {
  answer('POST /api/transactions', {
    status: 422,
    body: { message: 'Periksa lagi', errors: { amount: ['nol'] } },
  })
  await expect(send(addTransaction, { body: booking, key: 'k', fallback: 'no' })).rejects.toEqual(
    new HttpError('Periksa lagi', 422, { amount: ['nol'] }),
  )
})

test('an answer that is no JSON is told with the fallback of the call', async () => {
  answer('GET /api/transactions', { status: 502 })
  await expect(send(listTransactions, { fallback: 'Failed to fetch transactions' })).rejects.toThrow(
    'Failed to fetch transactions',
  )
})

test('401 to an authenticated call ends the session', async () => {
  answer('GET /api/transactions', { status: 401, body: { message: 'Unauthenticated' } })
  await expect(send(listTransactions, { fallback: 'no' })).rejects.toMatchObject({ status: 401 })
  expect(expire).toHaveBeenCalledTimes(1)
})

test('401 to a sign-in ends nothing', async () => {
  answer('POST /api/auth/login', { status: 401, body: { message: 'Wrong' } })
  await expect(
    send(login, { body: { email: 'sari@example.com', password: 'rahasia' }, token: null, fallback: 'no' }),
  ).rejects.toThrow('Wrong')
  expect(expire).not.toHaveBeenCalled()
})

test('a late 401 of an earlier session does not end the new one', async () => {
  answer('GET /api/transactions', async () => {
    token = '4|new'
    return { status: 401, body: { message: 'Unauthenticated' } }
  })
  await expect(send(listTransactions, { fallback: 'no' })).rejects.toMatchObject({ status: 401 })
  expect(expire).not.toHaveBeenCalled()
})

test('an answer that was asked for early is taken once, by the session that asked', async () => {
  let asked = 0
  answer('GET /api/transactions', () => Promise.resolve({ body: { answer: ++asked } }))
  prefetch('/transactions')
  prefetch('/transactions')
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 1 })
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 2 })

  prefetch('/transactions')
  token = '4|other'
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 4 })
})

test('a category call that is sent early carries the part of the token after the bar too', async () => {
  answer('GET /api/categories', async ({ headers }) => ({ body: { sent: headers.get('authorization') } }))
  window.pundiEarly = []
  prefetch('/categories')
  expect(await send(listCategories, { fallback: 'no' })).toEqual({ sent: 'Bearer abc' })
  expect(window.pundiEarly).toEqual([])
})

test('an early answer that was lost is asked for again, and one from before a change is not used', async () => {
  let asked = 0
  answer('GET /api/transactions', () => Promise.resolve({ body: { answer: ++asked } }))
  answer('POST /api/transactions', { body: {} })
  window.pundiEarly = [
    {
      path: '/transactions',
      token: '3|abc',
      askedAt: performance.now(),
      response: Promise.reject(new Error('lost')),
    },
  ]
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 1 })

  prefetch('/transactions')
  await send(addTransaction, { body: booking, key: 'k', fallback: 'no' })
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 3 })
})

test('an answer that was asked for while a change was being made is not used: it may be of before', async () => {
  let asked = 0
  answer('GET /api/transactions', () => Promise.resolve({ body: { answer: ++asked } }))
  let book = () => {}
  answer('POST /api/transactions', async () => {
    await new Promise<void>(resolve => (book = resolve))
    return { body: {} }
  })
  const adding = send(addTransaction, { body: booking, key: 'k', fallback: 'no' })
  prefetch('/transactions')
  await Promise.all((window.pundiEarly ?? []).map(({ response }) => response))
  book()
  await adding
  expect(await send(listTransactions, { fallback: 'no' })).toEqual({ answer: 2 })
})

test('what changes something is sent, and never answered with what was read early', async () => {
  answer('GET /api/categories', { body: { data: 'read' } })
  answer('POST /api/categories', { body: { data: 'added' } })
  prefetch('/categories')
  expect(
    await send(addCategory, { body: { name: 'Gaji', type: 'income' }, key: 'k', fallback: 'no' }),
  ).toEqual({
    data: 'added',
  })
})

test('401 to a visitor, who has no session, ends none', async () => {
  token = null
  answer('GET /api/auth/user', { status: 401, body: { message: 'Masuk dulu' } })
  await expect(send(findCurrentUser, { fallback: 'no' })).rejects.toThrow('Masuk dulu')
  expect(expire).not.toHaveBeenCalled()
})

test('a success that is no JSON is none', async () => {
  answer('GET /api/transactions', { file: '<!doctype html>' })
  await expect(send(listTransactions, { fallback: 'no list' })).rejects.toEqual(new HttpError('no list', 200))
})

test.each([
  ['/categories?limit=500', 'abc'],
  ['/categories/7', 'abc'],
  ['/categories-of-others', '3|abc'],
])('to %s the bearer is "%s"', async (path, bearer) => {
  answer(`GET /api${path.split('?')[0] as '/categories'}`, async ({ headers }) => ({
    body: { sent: headers.get('authorization') },
  }))
  const { response } = await transmit(path, { fallback: 'no' })
  expect(await response.json()).toEqual({ sent: `Bearer ${bearer}` })
})
