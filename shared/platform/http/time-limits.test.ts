import { exportTransactions, findCurrentUser, listCategories } from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { configureHttp, downloadFile, HttpError, prefetch, send } from '.'

let asked = 0

beforeEach(() => {
  asked = 0
  window.pundiEarly = []
  configureHttp({ token: () => '3|abc', expire: () => {}, language: () => 'id' })
  answer('GET /api/auth/user', async () => {
    asked += 1
    return { body: { asked } }
  })
})

test('an early answer is taken until it is 15 seconds old, then it is asked for again', async () => {
  let now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  prefetch('/auth/user')
  now += 14_999
  prefetch('/auth/user')
  expect(await send(findCurrentUser, { fallback: 'no' })).toEqual({ asked: 1 })

  prefetch('/auth/user')
  now += 15_000
  expect(await send(findCurrentUser, { fallback: 'no' })).toEqual({ asked: 3 })
})

test('a call counts as lost after 20 seconds, also when it is sent early, and a file after 120', async () => {
  const late = new AbortController()
  const limits: number[] = []
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(limit => {
    limits.push(limit)
    return late.signal
  })
  answer('GET /api/categories', async () => {
    late.abort(new DOMException('too late', 'TimeoutError'))
    await new Promise(resolve => setTimeout(resolve, 50))
    return { body: {} }
  })
  await expect(send(listCategories, { fallback: 'too late' })).rejects.toEqual(new HttpError('too late', 0))
  await expect(downloadFile(exportTransactions, { fallback: 'no' })).rejects.toMatchObject({ status: 0 })
  prefetch('/auth/user')
  expect(limits).toEqual([20_000, 120_000, 20_000])
})

test('a caller who goes away is not told of a time limit', async () => {
  const leaving = new AbortController()
  answer('GET /api/categories', async () => {
    leaving.abort()
    await new Promise(resolve => setTimeout(resolve, 50))
    return { body: {} }
  })
  const { signal } = leaving
  await expect(send(listCategories, { fallback: 'no', signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('a call with a signal needs no AbortSignal.any: its signal or the time limit ends it', async () => {
  jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const late = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const call = (signal: AbortSignal) => send(listCategories, { fallback: 'too late', signal })
  answer('GET /api/categories', { body: { data: [], meta: { total: 0, next_cursor: null } } })
  expect(await call(new AbortController().signal)).toMatchObject({ data: [] })
  await expect(call(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  answer('GET /api/categories', async () => {
    late.abort(new DOMException('too late', 'TimeoutError'))
    await new Promise(resolve => setTimeout(resolve, 50))
    return { body: {} }
  })
  await expect(call(new AbortController().signal)).rejects.toEqual(new HttpError('too late', 0))
})
