import { changeTransaction, findTransaction, listTransactions } from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { configureHttp, prefetch, send } from '.'
import { booking } from './testing/booking'

const fallback = 'no'
let token = ''
let number = 0

beforeEach(() => {
  number += 1
  token = `${number}|abc`
  configureHttp({ token: () => token, expire: () => {}, language: () => 'id' })
})

function answerBy(tag: () => string) {
  const asked: (string | null)[] = []
  answer('GET /api/transactions', async ({ headers }) => {
    asked.push(headers.get('if-none-match'))
    if (headers.get('if-none-match') === tag()) return { status: 304 }
    return { headers: { etag: tag() }, body: { data: [], meta: { total: asked.length } } }
  })
  return asked
}

const list = (search?: string) => send(listTransactions, { query: { search }, fallback })

test('an answer that still holds is taken from memory', async () => {
  const asked = answerBy(() => '"1"')
  const first = await list()
  expect(await list()).toBe(first)
  expect(asked).toEqual([null, '"1"'])
})

test('a new answer takes the place of the known one', async () => {
  let tag = '"1"'
  const asked = answerBy(() => tag)
  await list()
  tag = '"2"'
  const second = await list()
  expect(second.meta.total).toBe(2)
  expect(await list()).toBe(second)
  expect(asked).toEqual([null, '"1"', '"2"'])
})

test('another address and another session know nothing of it', async () => {
  const asked = answerBy(() => '"1"')
  await list()
  await list('kopi')
  token = 'other|abc'
  await list()
  token = `${number}|abc`
  await list()
  expect(asked).toEqual([null, null, null, null])
})

test('an answer that was asked for early is known too', async () => {
  const asked = answerBy(() => '"1"')
  const first = await list()
  prefetch('/transactions')
  expect(await list()).toBe(first)
  expect(asked).toEqual([null, '"1"'])
})

test('a 304 is about what was known when it was asked for, whatever has come since', async () => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  let calls = 0
  answer('GET /api/transactions', async ({ headers }) => {
    const isFirst = ++calls === 1
    if (isFirst) await held
    if (headers.get('if-none-match') === '"2"') return { status: 304 }
    const number = isFirst ? 1 : 2
    return { headers: { etag: `"${number}"` }, body: { data: [], meta: { total: number } } }
  })
  const late = list()
  const fresh = await list()
  prefetch('/transactions')
  letGo()
  expect((await late).meta.total).toBe(1)
  expect(await list()).toBe(fresh)
  expect((await list()).meta.total).toBe(2)
})

test('of more than twenty the oldest is forgotten', async () => {
  const asked = answerBy(() => '"1"')
  for (let count = 0; count < 21; count += 1) await list(`${count}`)
  await list('20')
  await list('0')
  expect(asked.slice(21)).toEqual(['"1"', null])
})

test('a record’s own tag is for its change alone', async () => {
  const asked: (string | null)[] = []
  const tell = async ({ headers }: Request) => {
    asked.push(headers.get('if-none-match'))
    return { headers: { etag: '"first"' }, body: { data: null } }
  }
  answer('PUT /api/transactions/7', tell)
  answer('GET /api/transactions/:id', tell)
  const params = { id: 7 }
  await send(changeTransaction, { params, body: booking, fallback })
  await send(findTransaction, { params, fallback })
  expect(asked).toEqual([null, null])
})
