import { expectTotals } from '../../testing/expect-totals'
import type { Body } from '../../testing/answer'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let bank: number
let gopay: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank', { kind: 'bank', opening_balance: '1000000' })
  gopay = await purse.wallet('GoPay', { kind: 'ewallet' })
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay })

describe('a transfer', () => {
  test('between two wallets leaves one, reaches the other, and is neither income nor expense', async () => {
    const { status, json, headers } = await purse.addTransfer({ ...between(), amount: '200000.5' })
    expect([status, json.data]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), ...between(), amount: '200000.50', description: 'Isi saldo' },
        ...{ fee: null, fee_category_id: null, fee_id: null, transfer_date: '2026-02-10' },
        ...{ created_at: expect.stringMatching(/Z$/), version: expect.stringMatching(/^[0-9a-f]{16}$/) },
        instalments_id: null,
      },
    ])
    expect(headers.get('etag')).toBe(`"${json.data.version}"`)
    expect(await purse.balances()).toEqual({ Bank: '799999.50', GoPay: '200000.50' })
    expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '0.00', count: 0 })
    expect((await purse.call('GET /api/transactions')).json.data).toEqual([])
    const list = (await purse.call('GET /api/transfers')).json
    expect(list).toEqual({ data: [json.data], meta: { total: 1, next_cursor: null } })
  })

  test('from or to the outside changes the one wallet, and still no sum', async () => {
    await purse.addTransfer({ to_wallet_id: gopay, amount: '5' })
    await purse.addTransfer({ from_wallet_id: bank, amount: '7' })
    expect(await purse.balances()).toEqual({ Bank: '999993.00', GoPay: '5.00' })
    expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '0.00' })
    const { json } = await purse.call('GET /api/activities?limit=2')
    expect(json.data).toMatchObject([
      { type: 'Add transfer', amount: '-7.00', name: 'Bank', description: 'Isi saldo' },
      { type: 'Add transfer', amount: '5.00', name: 'GoPay' },
    ])
  })

  test('with a fee books the fee as an expense from the wallet that it left, on its day', async () => {
    const { json } = await purse.addTransfer({
      ...{ ...between(), amount: '100000', fee: '6500', fee_category_id: purse.makanan, description: '' },
    })
    expect(json.data).toMatchObject({ fee: '6500.00', fee_category_id: purse.makanan })
    const { data } = (await purse.call('GET /api/transactions')).json
    expect(data).toMatchObject([
      {
        ...{ id: json.data.fee_id, amount: '6500.00', type: 'expense', category_id: purse.makanan },
        ...{ description: 'Transfer fee', transaction_date: '2026-02-10', wallet_id: bank },
      },
    ])
    expect(await purse.balances()).toEqual({ Bank: '893500.00', GoPay: '100000.00' })
    expect(await purse.summary()).toMatchObject({ expense: '6500.00', count: 1 })
    const { json: log } = await purse.call('GET /api/activities?limit=1')
    expect(log.data).toMatchObject([{ type: 'Add transfer', amount: null, name: 'Bank → GoPay' }])
  })

  test('shares its numbers with the transactions, so a list of both has each number once', async () => {
    const ids = []
    for (let round = 0; round < 3; round += 1) {
      ids.push((await purse.book({})).json.data.id)
      ids.push((await purse.addTransfer(between())).json.data.id)
    }
    expect(new Set(ids).size).toBe(6)
    expect([...ids].sort((one, other) => one - other)).toEqual(ids)
  })

  test('is added once for each key, also by many at the same moment', async () => {
    const key = { 'idempotency-key': 'form-1' }
    const all = await Promise.all(
      [1, 2, 3, 4].map(() =>
        purse.addTransfer({ ...between(), fee: 1, fee_category_id: purse.makanan }, key),
      ),
    )
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await purse.balances()).toEqual({ Bank: '899999.00', GoPay: '100000.00' })
    expect(
      (await purse.addTransfer({ ...between(), fee: 2, fee_category_id: purse.makanan }, key)).status,
    ).toBe(422)
  })

  test.each([
    [{ from_wallet_id: null, to_wallet_id: null }, 'to_wallet_id'],
    [{ from_wallet_id: 'bank', to_wallet_id: 'bank' }, 'to_wallet_id'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ fee: '0', fee_category_id: 1 }, 'fee'],
    [{ fee: '6500' }, 'fee_category_id'],
    [{ fee: '6500', fee_category_id: 'gaji' }, 'fee_category_id'],
    [{ fee: '6500', fee_category_id: 999_999_999 }, 'fee_category_id'],
    [{ transfer_date: '2026-02-30' }, 'transfer_date'],
    [{ description: 'x'.repeat(501) }, 'description'],
  ])('%j is refused', async (changes, field) => {
    const named: Record<string, unknown> = { bank, gaji: purse.gaji }
    const body = Object.fromEntries(
      Object.entries({ ...between(), ...changes }).map(([name, value]) => [
        name,
        named[String(value)] ?? value,
      ]),
    )
    const { status, json } = await purse.addTransfer(body)
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
    expect((await purse.call('GET /api/transfers')).json.meta.total).toBe(0)
    expect(await purse.balances()).toEqual({ Bank: '1000000.00', GoPay: '0.00' })
  })

  test('of a later day waits for its day', async () => {
    await purse.addTransfer({ ...between(), transfer_date: '2999-01-01' })
    expect(await purse.balances()).toEqual({ Bank: '1000000.00', GoPay: '0.00' })
    expect((await purse.list()).data.map(({ count, last_date }) => [count, last_date])).toEqual([
      [1, null],
      [1, null],
    ])
  })
})

test('the list has the newest first, page by page, of one wallet and of some days', async () => {
  const ids = []
  for (const day of ['03', '01', '02', '02'])
    ids.push((await purse.addTransfer({ ...between(), transfer_date: `2026-02-${day}` })).json.data.id)
  const other = (await purse.addTransfer({ to_wallet_id: gopay, transfer_date: '2026-01-01' })).json.data.id
  const [third, first, second, secondToo] = ids
  const pages: number[][] = []
  let after = ''
  let cursor: string | null
  do {
    const { data, meta }: Body = (await purse.call(`GET /api/transfers?limit=2${after}`)).json
    expect(meta.total).toBe(5)
    pages.push(data.map(({ id }) => id))
    cursor = meta.next_cursor
    after = `&cursor=${cursor}`
  } while (cursor)
  expect(pages).toEqual([[third, secondToo], [second, first], [other]])
  const idsOf = async (query: string) =>
    (await purse.call(`GET /api/transfers?${query}`)).json.data.map(({ id }) => id)
  expect(await idsOf(`wallet_id=${bank}&from=2026-02-02&to=2026-02-02`)).toEqual([secondToo, second])
  expect(await idsOf(`wallet_id=${gopay}&to=2026-01-31`)).toEqual([other])
})
