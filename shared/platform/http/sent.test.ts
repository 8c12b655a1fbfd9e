import { addTransaction, listActivities, listProviders, listTransactions, login } from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { waitFor } from '@testing-library/react'
import { configureHttp, heedEarlyAnswers, prefetch, send } from '.'
import { addressOf, bearerOf } from './place-of-call'
import { sendEarly } from './prefetch'
import { booking } from './testing/booking'

const fallback = 'no'

test('before the shell has said who is there, a call is a visitor’s, in Indonesian', async () => {
  answer('GET /api/auth/providers', async ({ headers }) => ({ body: Object.fromEntries(headers) }))
  const sent = await send(listProviders, { fallback })
  expect(sent).toMatchObject({ 'accept-language': 'id' })
  expect(sent).not.toHaveProperty('authorization')
})

test('a call that names no key and no version carries neither', async () => {
  answer('GET /api/auth/providers', async ({ headers }) => ({ body: Object.fromEntries(headers) }))
  const sent = await send(listProviders, { fallback })
  expect(sent).not.toHaveProperty('idempotency-key')
  expect(sent).not.toHaveProperty('if-match')
})

describe('of a session', () => {
  const expire = jest.fn()
  let asked: string[] = []
  beforeEach(() => {
    asked = []
    expire.mockClear()
    delete window.pundiEarly
    configureHttp({ token: () => '3|abc', expire, language: () => 'en' })
    answer('POST /api/transactions', { body: {} })
    for (const path of ['/transactions', '/activities'] as const)
      answer(`GET /api${path}`, async () => {
        asked.push(path)
        return { body: { path } }
      })
  })

  test('what is written goes out as JSON', async () => {
    answer('POST /api/transactions', async sent => ({ body: { data: await sent.text() } }))
    const { data } = await send(addTransaction, { body: booking, key: 'k', fallback })
    expect(data).toBe(JSON.stringify(booking))
  })

  test('a call of a visitor carries no token though there is one', async () => {
    answer('POST /api/auth/login', async ({ headers }) => ({ body: { token: headers.get('authorization') } }))
    const body = { email: 'sari@example.com', password: 'rahasia' }
    expect(await send(login, { token: null, body, fallback })).toEqual({ token: null })
  })

  test.each([403, 404, 409, 422, 429, 500])('an answer of %d does not end it', async status => {
    answer('GET /api/transactions', { status, body: { message: 'no' } })
    await expect(send(listTransactions, { fallback })).rejects.toMatchObject({ status })
    expect(expire).not.toHaveBeenCalled()
  })

  test('a 401 to an answer that no call takes ends it, asked for by a page or by the boot script', async () => {
    answer('GET /api/transactions', { status: 401 })
    prefetch('/transactions')
    await waitFor(() => expect(expire).toHaveBeenCalledTimes(1))
    sendEarly('/transactions', '3|abc', 'id')
    heedEarlyAnswers()
    await waitFor(() => expect(expire.mock.calls.length).toBeGreaterThan(1))
  })

  test('a 401 to an answer of an earlier session, and one that does not come, end nothing', async () => {
    answer('GET /api/transactions', { status: 401 })
    await sendEarly('/transactions', '2|gone', 'id').response
    heedEarlyAnswers()
    const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    prefetch('/activities')
    await new Promise(resolve => setTimeout(resolve))
    expect(expire).not.toHaveBeenCalled()
    network.mockRestore()
  })

  test('each call takes the prefetched answer to its own path, and leaves the others', async () => {
    prefetch('/transactions')
    prefetch('/activities')
    expect(window.pundiEarly).toHaveLength(2)
    expect(await send(listActivities, { fallback })).toEqual({ path: '/activities' })
    expect(await send(listTransactions, { fallback })).toEqual({ path: '/transactions' })
    expect(asked).toHaveLength(2)
    expect(window.pundiEarly).toEqual([])
  })

  test('a call that finds no prefetched answer leaves those of others', async () => {
    prefetch('/transactions')
    await send(listActivities, { fallback })
    await send(listTransactions, { fallback })
    expect(asked.sort()).toEqual(['/activities', '/transactions'])
  })

  test('a change leaves no prefetched answer', async () => {
    prefetch('/transactions')
    await send(addTransaction, { body: booking, key: 'k', fallback })
    expect(window.pundiEarly).toEqual([])
  })

  test('nothing is prefetched for a visitor', () => {
    configureHttp({ token: () => null, expire, language: () => 'en' })
    prefetch('/transactions')
    expect([asked, window.pundiEarly]).toEqual([[], undefined])
  })
})

test('calls go to the api of the same address, those on categories too where no other is named', () => {
  for (const path of ['/categories', '/categories/7', '/transactions'])
    expect(addressOf(path)).toBe(`/api${path}`)
})

test('only the calls on categories themselves carry the part after the bar', () => {
  expect(bearerOf('/categories', '3|abc')).toBe('abc')
  expect(bearerOf('/admin/categories', '3|abc')).toBe('3|abc')
})
