import {
  addCategory,
  addTransaction,
  changeTransaction,
  exportTransactions,
  findTransaction,
  listCategories,
  listTransactions,
  login,
} from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { downloadFile, HttpError, configureHttp, send } from '.'
import { booking } from './testing/booking'

const expire = jest.fn()
const fallback = 'no'

beforeEach(() => {
  expire.mockClear()
  configureHttp({ token: () => '3|abc', expire, language: () => 'id' })
})

test('a query says what is asked for, and leaves out what is not', async () => {
  answer('GET /api/transactions', async ({ url }) => ({ body: { data: [], meta: new URL(url).search } }))
  expect(
    await send(listTransactions, {
      query: { category: 'Makan & minum', limit: 5, type: undefined },
      fallback,
    }),
  ).toEqual({ data: [], meta: '?category=Makan+%26+minum&limit=5' })
  expect(await send(listTransactions, { query: {}, fallback })).toEqual({ data: [], meta: '' })
})

test('the variable part of an address is one part of it, whatever stands in it', async () => {
  let asked = ''
  answer('GET /api/transactions/:id', async ({ url }) => {
    asked = new URL(url).pathname
    return { body: { data: null } }
  })
  await send(findTransaction, { params: { id: '7/../8' }, fallback })
  expect(asked).toBe('/api/transactions/7%2F..%2F8')
})

test('what is added carries its key, and what is changed the version that was seen', async () => {
  const echo = async (request: Request) => ({
    body: { data: [request.method, Object.fromEntries(request.headers), await request.json()] },
  })
  answer('POST /api/transactions', echo)
  answer('PUT /api/transactions/7', echo)
  expect((await send(addTransaction, { body: booking, key: 'k-1', fallback })).data).toEqual([
    'POST',
    expect.objectContaining({ 'idempotency-key': 'k-1', authorization: 'Bearer 3|abc' }),
    booking,
  ])
  const { data } = await send(changeTransaction, {
    params: { id: 7 },
    body: booking,
    version: 'first',
    fallback,
  })
  expect(data).toEqual(['PUT', expect.objectContaining({ 'if-match': '"first"' }), booking])
})

test('a token of its own takes the session’s place, and what it is refused with ends no session', async () => {
  const sent: (string | null)[] = []
  answer('POST /api/auth/login', async ({ headers }) => {
    sent.push(headers.get('authorization'))
    return { status: 401, body: { message: 'Wrong' } }
  })
  const body = { email: 'sari@example.com', password: 'rahasia' }
  for (const token of [null, 'reset.secret'])
    await expect(send(login, { token, body, fallback })).rejects.toEqual(new HttpError('Wrong', 401))
  expect([sent, expire.mock.calls]).toEqual([[null, 'Bearer reset.secret'], []])
})

test('a file comes under the server’s name', async () => {
  answer('GET /api/transactions/export', {
    file: 'a;b',
    headers: { 'content-disposition': 'attachment; filename="pundi.csv"' },
  })
  const { name, file } = await downloadFile(exportTransactions, { query: { sort: 'amount' }, fallback })
  expect([name, file.size]).toEqual(['pundi.csv', 3])
})

test('the compiler refuses what the contract does not have', () => {
  const never = () => [
    // @ts-expect-error -- the call has no parameter `limits`
    send(listTransactions, { query: { limits: 5 }, fallback }),
    // @ts-expect-error -- the call has no query
    send(listCategories, { query: { limit: 5 }, fallback }),
    // @ts-expect-error -- the id of the transaction is missing
    send(findTransaction, { fallback }),
    // @ts-expect-error -- a call that adds a record requires a key
    send(addCategory, { body: { name: 'Gaji', type: 'income' }, fallback }),
    // @ts-expect-error -- the body lacks its name
    send(addCategory, { body: { type: 'income' }, key: 'k', fallback }),
    // @ts-expect-error -- the call accepts no version
    send(addTransaction, { body: booking, key: 'k', version: 'first', fallback }),
    // @ts-expect-error -- `send` accepts only calls that answer JSON
    send(exportTransactions, { fallback }),
    // @ts-expect-error -- `downloadFile` accepts only calls that answer a file
    downloadFile(listCategories, { fallback }),
    // @ts-expect-error -- an amount is text, not a number
    async (): Promise<number> => (await send(listTransactions, { fallback })).data[0]!.amount,
  ]
  expect(never).toBeDefined()
})
