import { exportTransactions } from '@pundi/contract'
import { answer } from '@pundi/devkit/testing'
import { configureHttp, downloadFile, HttpError } from '.'

const expire = jest.fn()
const csv = 'Date,Amount\r\n2026-11-07,50000.00\r\n'

beforeEach(() => {
  expire.mockClear()
  configureHttp({ token: () => '3|abc', expire, language: () => 'id' })
})

test('a file comes with the token, under the name that the server gives it', async () => {
  const sent: (string | null)[] = []
  answer('GET /api/transactions/export', async ({ headers }) => {
    sent.push(headers.get('authorization'))
    return { file: csv, headers: { 'content-disposition': 'attachment; filename="transactions.csv"' } }
  })
  const { name, file } = await downloadFile(exportTransactions, { query: { type: 'income' }, fallback: 'no' })
  expect(name).toBe('transactions.csv')
  expect(await file.text()).toBe(csv)
  expect(sent).toEqual(['Bearer 3|abc'])
})

test('a file that the server has no name for has none', async () => {
  answer('GET /api/transactions/export', { file: csv })
  expect((await downloadFile(exportTransactions, { fallback: 'no' })).name).toBeUndefined()
})

test('a refused file says what the server says, and a 401 ends the session', async () => {
  answer('GET /api/transactions/export', { status: 401, body: { message: 'Sesi berakhir' } })
  await expect(downloadFile(exportTransactions, { fallback: 'no' })).rejects.toEqual(
    new HttpError('Sesi berakhir', 401),
  )
  expect(expire).toHaveBeenCalledTimes(1)
})

test('an answer that is no file is told with the fallback of the call', async () => {
  answer('GET /api/transactions/export', { status: 502 })
  await expect(downloadFile(exportTransactions, { fallback: 'no file' })).rejects.toThrow('no file')
})

test('half a file is none', async () => {
  answer('GET /api/transactions/export', { file: csv })
  jest.spyOn(Response.prototype, 'blob').mockRejectedValue(new TypeError('network'))
  await expect(downloadFile(exportTransactions, { fallback: 'no file' })).rejects.toMatchObject({
    message: 'no file',
    status: 0,
  })
})

test.each([['attachment; filename=transactions.csv'], ['attachment; filename="transactions.csv"; size=5']])(
  'the name is read from %s',
  async disposition => {
    answer('GET /api/transactions/export', { file: csv, headers: { 'content-disposition': disposition } })
    expect((await downloadFile(exportTransactions, { fallback: 'no' })).name).toBe('transactions.csv')
  },
)

test('who goes away in the middle of a file is told nothing', async () => {
  const leaving = new AbortController()
  answer('GET /api/transactions/export', { file: csv })
  jest.spyOn(Response.prototype, 'blob').mockImplementation(async () => {
    leaving.abort()
    throw leaving.signal.reason
  })
  const { signal } = leaving
  await expect(downloadFile(exportTransactions, { fallback: 'no', signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
