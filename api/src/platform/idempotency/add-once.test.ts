import { countTransactions } from '../../../testing/queries'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const key = { 'idempotency-key': 'form-1' }

describe('an Idempotency-Key', () => {
  test('gives the first answer again and adds nothing', async () => {
    const { id, token, gaji } = await newSaver(api)
    const first = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const again = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(await countTransactions(api, id)).toBe(1)
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.meta.total).toBe(1)
  })

  test('lets one of many at the same moment in, and gives all the same answer', async () => {
    const { id, token, gaji } = await newSaver(api)
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' }),
      ),
    )
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all[0]!.status).toBe(201)
    expect(await countTransactions(api, id)).toBe(1)
  })

  test.each([
    ['amount', ['5', '5.0', '5.00', '05', 5]],
    ['description', ['Café', 'Cafe\u0301', ' Café ', 'Ca\u200bfé\u00a0']],
  ])('knows the same %s in every spelling', async (field, spellings) => {
    const { id, token, gaji } = await newSaver(api)
    const answers = []
    for (const value of spellings)
      answers.push(await addTransaction(api, token, { category_id: gaji, [field]: value }, key))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await countTransactions(api, id)).toBe(1)
  })

  test.each(['amount', 'type', 'category_id', 'description', 'transaction_date'])(
    'is refused where %s alone is another',
    async field => {
      const { id, token, gaji, makanan } = await newSaver(api)
      await addTransaction(api, token, { category_id: gaji }, key)
      const others = {
        amount: '5000000.01',
        type: 'expense',
        category_id: makanan,
        description: 'Gaji bulan Ini',
        transaction_date: '2026-02-27',
      }
      const change = { [field]: others[field as keyof typeof others] }
      const other = await addTransaction(api, token, { category_id: gaji, ...change }, key)
      expect([other.status, other.json.errors]).toEqual([
        422,
        {
          'Idempotency-Key': [
            'This was already sent with other details. Reload the page and check before you try again.',
          ],
        },
      ])
      expect(await countTransactions(api, id)).toBe(1)
    },
  )

  test('gives the first answer again though the record was changed since, or its category is gone', async () => {
    const { token, gaji } = await newSaver(api)
    const bonus = await api.call('POST /api/categories', { token, body: { name: 'Bonus', type: 'income' } })
    const category_id = bonus.json.data.id
    const first = await addTransaction(api, token, { category_id }, key)
    await api.call(`DELETE /api/categories/${category_id}?move_to=${gaji}`, { token })
    const again = await addTransaction(api, token, { category_id }, key)
    expect([again.status, again.text]).toEqual([201, first.text])
  })

  test.each([
    ['en', 'You already added this, then deleted it.'],
    ['id', 'Data ini sudah pernah ditambahkan, lalu dihapus.'],
    ['es', 'Ya habías agregado esto y después lo eliminaste.'],
  ])('says in %s that what it added is gone, and adds nothing', async (language, message) => {
    const { id, token, gaji } = await newSaver(api)
    const { json } = await addTransaction(api, token, { category_id: gaji }, key)
    await api.call(`DELETE /api/transactions/${json.data.id}`, { token })
    const headers = { ...key, 'accept-language': language }
    const again = await addTransaction(api, token, { category_id: gaji }, headers)
    expect([again.status, again.json]).toEqual([410, { message }])
    expect(await countTransactions(api, id)).toBe(0)
  })

  test('is refused for another body', async () => {
    const { id, token, gaji } = await newSaver(api)
    await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const other = await addTransaction(
      api,
      token,
      { category_id: gaji, amount: '1' },
      { 'idempotency-key': 'form-1' },
    )
    expect([other.status, other.json.message]).toEqual([
      422,
      'This was already sent with other details. Reload the page and check before you try again.',
    ])
    expect(await countTransactions(api, id)).toBe(1)
  })

  test('is not used up by a refused body', async () => {
    const { token, gaji } = await newSaver(api)
    expect((await addTransaction(api, token, { category_id: gaji, amount: '0' }, key)).status).toBe(422)
    expect((await addTransaction(api, token, { category_id: gaji }, key)).status).toBe(201)
  })

  test('is not used up by what the database refuses', async () => {
    const { token, gaji } = await newSaver(api)
    expect((await addTransaction(api, token, { category_id: 2 ** 50 }, key)).status).toBe(422)
    expect((await addTransaction(api, token, { category_id: gaji }, key)).status).toBe(201)
  })

  test('belongs to its user', async () => {
    const [one, other] = [await newSaver(api), await newSaver(api)]
    await addTransaction(api, one.token, { category_id: one.gaji }, { 'idempotency-key': 'form-1' })
    const { json } = await addTransaction(
      api,
      other.token,
      { category_id: other.gaji },
      { 'idempotency-key': 'form-1' },
    )
    expect(json.data.category_id).toBe(other.gaji)
  })

  test('adds a category once, also by many at the same moment', async () => {
    const { token } = await newSaver(api)
    const body = { name: 'Bonus', type: 'income' }
    const add = (changes: object = {}) =>
      api.call('POST /api/categories', { token, headers: key, body: { ...body, ...changes } })
    const all = await Promise.all(Array.from({ length: 6 }, () => add()))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(5)
    expect((await add({ name: ' Bo\u200bnus', userid: 7 })).text).toBe(all[0]!.text)
    for (const change of [{ name: 'Bonuses' }, { type: 'expense' }])
      expect((await add(change)).json.message).toBe(
        'This was already sent with other details. Reload the page and check before you try again.',
      )
    const list = await api.call('GET /api/categories', { token })
    expect(list.json.data).toHaveLength(5)
    await api.call(`DELETE /api/categories/${all[0]!.json.data.id}`, { token })
    expect((await add()).status).toBe(410)
  })

  test('of one call is refused by another', async () => {
    const { id, token, gaji } = await newSaver(api)
    const body = { name: 'Bonus', type: 'income' }
    await api.call('POST /api/categories', { token, headers: key, body })
    const booked = await addTransaction(api, token, { category_id: gaji }, key)
    expect([booked.status, booked.json.message]).toEqual([
      422,
      'This was already sent with other details. Reload the page and check before you try again.',
    ])
    expect(await countTransactions(api, id)).toBe(0)
    await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-2' })
    const named = await api.call('POST /api/categories', {
      token,
      headers: { 'idempotency-key': 'form-2' },
      body: { name: 'Kado', type: 'income' },
    })
    expect(named.status).toBe(422)
  })

  test.each(['', 'a b', 'k'.repeat(256)])('is refused as %j', async key => {
    const { token, gaji } = await newSaver(api)
    const { status } = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': key })
    expect(status).toBe(422)
  })
})
