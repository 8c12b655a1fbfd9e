import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'

let api: Api
let asked = 0
beforeAll(async () => {
  const database = await openTestDatabase()
  const query: typeof database.query = statement => {
    asked += 1
    return database.query(statement)
  }
  api = await startApi({}, { ...database, query, lookups: { query } })
})
afterAll(() => api.close())

test.each([
  ['en', 'Date,Type,Category,Description,Amount', '2026-02-28,Income,Gaji,Gaji bulan ini,1250000.50'],
  ['id', 'Tanggal;Jenis;Kategori;Deskripsi;Jumlah', '2026-02-28;Pemasukan;Gaji;Gaji bulan ini;1250000,50'],
  ['es', 'Fecha,Tipo,Categoría,Descripción,Monto', '2026-02-28,Ingreso,Gaji,Gaji bulan ini,1250000.50'],
  ['fr', 'Tanggal;Jenis;Kategori;Deskripsi;Jumlah', '2026-02-28;Pemasukan;Gaji;Gaji bulan ini;1250000,50'],
])('answers a file in the words and numbers of %s', async (language, headings, row) => {
  const { token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji, amount: '1250000.5' })
  const { status, headers, bytes } = await download(token, '', language)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString()).toBe(`${headings}\r\n${row}\r\n`)
})

test('an expense is said in the reader’s language too', async () => {
  const { token, makanan } = await newSaver(api)
  await addTransaction(api, token, { category_id: makanan, type: 'expense' })
  const types = { en: ',Expense,', id: ';Pengeluaran;', es: ',Gasto,' }
  for (const [language, type] of Object.entries(types))
    expect((await download(token, '', language)).bytes.toString()).toContain(type)
})

test('the file is named after the day where the reader is, and in Jakarta where nobody says', async () => {
  const { token } = await newSaver(api)
  const nameIn = async (query: string) => (await download(token, query)).headers.get('content-disposition')
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Jakarta', 'UTC'])
    expect(await nameIn(`time_zone=${zone}`)).toBe(fileOf(dayIn(zone)))
  expect(await nameIn('')).toBe(fileOf(dayIn('Asia/Jakarta')))
  expect(await nameIn('time_zone=')).toBe(fileOf(dayIn('Asia/Jakarta')))
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', 'two lines'],
  ['two\r\nlines', 'two lines'],
  ['沙拉 🍜 é', '沙拉 🍜 é'],
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['＝1', "'＝1"],
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['a=1', 'a=1'],
  ['a;b', '"a;b"'],
  ["Budi;=cmd|' /C calc'!A0;", `"Budi;'=cmd|' /C calc'!A0;"`],
])('the description %j is written as %j', async (description, cell) => {
  const { token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji, description })
  const { bytes } = await download(token)
  expect(bytes.toString()).toContain(`,Gaji,${cell},5000000.00\r\n`)
})

test('a category’s name is no formula either', async () => {
  const { token } = await newSaver(api)
  const { json } = await api.call('POST /api/categories', { token, body: { name: '=A1', type: 'income' } })
  await addTransaction(api, token, { category_id: json.data.id })
  expect((await download(token)).bytes.toString()).toContain("Income,'=A1,")
})

describe('of many', () => {
  let token: string
  beforeAll(async () => {
    const saver = await newSaver(api)
    token = saver.token
    await api.rows(
      sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select ${saver.id}, 1 + n % 700, 'income', ${saver.gaji}::bigint, 'number ' || n, date '2026-01-01' + n % 90
          from generate_series(1, 1700) n`,
    )
  })

  test.each([
    '',
    'sort=date',
    'sort=amount',
    'sort=-amount&min_amount=300',
    'search=number%201',
    'category=Gaji',
  ])('what "%s" keeps is there, all of it, once and in order', async query => {
    const listed: string[] = []
    let cursor = ''
    do {
      const { json } = await api.call(`GET /api/transactions?limit=500&${query}${cursor}`, { token })
      listed.push(
        ...json.data.map(row => `${row.transaction_date},Income,Gaji,${row.description},${row.amount}`),
      )
      cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
    } while (cursor)
    const { bytes } = await download(token, query)
    expect(bytes.toString().split('\r\n').slice(1, -1)).toEqual(listed)
  })

  test('a fault is answered as one', async () => {
    await api.database.query({ text: 'alter table transactions rename to gone' })
    const { status, json } = await api.call('GET /api/transactions/export', { token })
    await api.database.query({ text: 'alter table gone rename to transactions' })
    expect([status, json]).toEqual([500, { message: 'Something went wrong on our side. Please try again.' }])
  })

  test('whoever goes away ends it', async () => {
    const { id, gaji, token } = await newSaver(api)
    await api.rows(
      sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select ${id}, 1, 'income', ${gaji}::bigint, repeat('x', 500), '2026-01-01' from generate_series(1, 20000)`,
    )
    asked = 0
    const leaving = new AbortController()
    const answer = await fetch(`${api.url}/api/transactions/export`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    await answer.body!.getReader().read()
    leaving.abort()
    await until(async () => api.app.sending.size === 0)
    await until(async () => {
      const before = asked
      await new Promise(resolve => setTimeout(resolve, 100))
      return before === asked
    })
    expect(asked).toBeLessThan(30)
  })
})

test.each(['type=gift', 'from=2026-02-30', 'sort=name', 'min_amount=1e3', 'time_zone=Mars'])(
  'the query %s is refused',
  async query => {
    const { token } = await newSaver(api)
    const { status, json } = await api.call(`GET /api/transactions/export?${query}`, { token })
    expect([status, Object.keys(json.errors)]).toEqual([422, [query.split('=')[0]]])
  },
)

test('an empty one has its headings, and nothing of somebody else', async () => {
  const [{ token }, other] = [await newSaver(api), await newSaver(api)]
  await addTransaction(api, other.token, { category_id: other.gaji })
  const { bytes } = await download(token)
  expect(bytes.toString()).toBe('\ufeffDate,Type,Category,Description,Amount\r\n')
})

const fileOf = (day: string) => `attachment; filename="pundi-transactions-${day}.csv"`
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

async function download(token: string, query = '', language = 'en') {
  const answer = await fetch(`${api.url}/api/transactions/export?${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}
