import { countTransactions } from '../../testing/queries'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('an Idempotency-Key', () => {
  test('gives the first answer again and adds nothing', async () => {
    const { id, token, gaji } = await newSaver(api)
    const first = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const again = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    expect([again.status, again.text]).toEqual([first.status, first.text])
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

  test('is refused for another body', async () => {
    const { id, token, gaji } = await newSaver(api)
    await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const other = await addTransaction(
      api,
      token,
      { category_id: gaji, amount: '1' },
      { 'idempotency-key': 'form-1' },
    )
    expect([other.status, other.json.message]).toEqual([422, 'This key was used for something else.'])
    expect(await countTransactions(api, id)).toBe(1)
  })

  test('is not used up by a refused body', async () => {
    const { token, gaji } = await newSaver(api)
    const key = { 'idempotency-key': 'form-1' }
    expect((await addTransaction(api, token, { category_id: gaji, amount: '0' }, key)).status).toBe(422)
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

  test.each(['', 'a b', 'k'.repeat(256)])('is refused as %j', async key => {
    const { token, gaji } = await newSaver(api)
    const { status } = await addTransaction(api, token, { category_id: gaji }, { 'idempotency-key': key })
    expect(status).toBe(422)
  })
})
