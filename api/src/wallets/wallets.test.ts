import sql from 'sql-template-tag'
import { newPurse, newWallet } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a new wallet', () => {
  test('is answered with its opening balance, and listed', async () => {
    const purse = await newPurse(api)
    const { status, json, headers } = await purse.addWallet({
      name: ' Bank  BCA ',
      opening_balance: '1500.5',
    })
    expect([status, json.data]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), name: 'Bank  BCA', kind: 'cash', opening_balance: '1500.50' },
        ...{ opening_date: '2020-01-01', is_closed: false, balance: '1500.50', count: 0, last_date: null },
        ...{ due_day: null, instalments: null, owed: null, next_due: null, months_left: null },
        ...{ created_at: expect.stringMatching(/Z$/), version: expect.stringMatching(/^[0-9a-f]{16}$/) },
      },
    ])
    expect(headers.get('etag')).toBe(`"${json.data.version}"`)
    expect(await purse.list()).toEqual({
      data: [json.data],
      meta: {
        ...{ total: 1, next_cursor: null, balance: '1500.50', since: '2020-01-01', to_spend: '1500.50' },
        ...{ in_no_wallet: '0.00', count_in_no_wallet: 0, savings: '0.00', loans: '0.00', closed: '0.00' },
      },
    })
  })

  test('is added once for each key', async () => {
    const purse = await newPurse(api)
    const key = { 'idempotency-key': 'form-1' }
    const [first, again] = [
      await purse.addWallet({}, key),
      await purse.addWallet({ opening_balance: 0 }, key),
    ]
    expect([again.status, again.text]).toEqual([201, first.text])
    expect((await purse.addWallet({ name: 'Bank' }, key)).status).toBe(422)
    await purse.call(`DELETE /api/wallets/${first.json.data.id}`)
    expect((await purse.addWallet({}, key)).status).toBe(410)
  })

  test.each(['cash', 'bank', 'ewallet', 'savings', 'other'])(
    'that is %s begins with nothing at least',
    async kind => {
      const purse = await newPurse(api)
      const { status, json } = await purse.addWallet({ kind, opening_balance: '-0.01' })
      const message = 'Only cards and loans can start below zero'
      expect([status, json.errors]).toEqual([422, { opening_balance: [message] }])
      expect((await purse.addWallet({ kind, opening_balance: '-0' })).json.data.balance).toBe('0.00')
    },
  )

  test.each(['card', 'loan'])('that is a %s may begin with what is owed', async kind => {
    const purse = await newPurse(api)
    const { json } = await purse.addWallet({ kind, opening_balance: -250000.75 })
    expect(json.data).toMatchObject({ opening_balance: '-250000.75', balance: '-250000.75' })
  })

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(61)],
    ['kind', 'sock'],
    ['kind', undefined],
    ['opening_balance', '1,5'],
    ['opening_balance', '--1'],
    ['opening_balance', '1.234'],
    ['opening_balance', '1234567890123'],
    ['opening_balance', null],
    ['opening_date', '2026-02-30'],
    ['is_closed', 'no'],
  ])('is refused with %s %j', async (field, value) => {
    const purse = await newPurse(api)
    const { status, json } = await purse.addWallet({ [field]: value })
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
    expect((await purse.list()).data).toEqual([])
  })

  test('has a name of its own, whatever the capitals', async () => {
    const purse = await newPurse(api)
    await purse.wallet('GoPay')
    const { status, json } = await purse.addWallet({ name: 'gopay' })
    const message = 'You already have a wallet with this name.'
    expect([status, json]).toEqual([409, { message, errors: { name: [message] } }])
    expect((await (await newPurse(api)).addWallet({ name: 'GoPay' })).status).toBe(201)
  })

  test('is refused where there are a hundred', async () => {
    const purse = await newPurse(api)
    await api.rows(
      sql`insert into wallets (user_id, name, kind, opening_balance, opening_date)
          select ${purse.id}, 'Dompet ' || n, 'cash', 0, '2026-01-01' from generate_series(1, 100) n`,
    )
    const { status, json } = await purse.addWallet()
    expect([status, json.message]).toEqual([
      409,
      'You’ve reached the limit of 100 wallets. Delete one first.',
    ])
  })
})

describe('changing a wallet', () => {
  test('answers what it is now, with its balance; those that are closed stand last', async () => {
    const purse = await newPurse(api)
    const [id, other] = [await purse.wallet('Tunai'), await purse.wallet('Bank')]
    await purse.earn({ wallet_id: id, amount: '70' })
    const body = { ...newWallet, name: 'Laci', opening_balance: '30', is_closed: true }
    const { status, json } = await purse.call(`PUT /api/wallets/${id}`, body)
    expect([status, json.data]).toMatchObject([
      200,
      { ...body, opening_balance: '30.00', balance: '100.00', count: 1, last_date: '2026-02-11' },
    ])
    expect((await purse.list()).data.map(row => row.id)).toEqual([other, id])
    expect((await purse.list()).meta).toMatchObject({ balance: '100.00' })
  })

  test('is logged with before and after, and not where nothing changes', async () => {
    const purse = await newPurse(api)
    const id = await purse.wallet('Tunai')
    const added = await purse.lastEntry()
    await purse.call(`PUT /api/wallets/${id}`, { ...newWallet, opening_balance: '0.00' })
    expect(await purse.lastEntry()).toBe(added)
    await purse.call(`PUT /api/wallets/${id}`, { ...newWallet, name: 'Laci' })
    const { json } = await purse.call(`GET /api/activities/${await purse.lastEntry()}`)
    const { name: _, ...same } = { ...newWallet, id, opening_balance: '0.00' }
    expect(json.data).toMatchObject({
      ...{ type: 'Edit wallet', subject: null, before: null, after: null, amount: null, name: 'Laci' },
      money: { kind: 'wallet', before: { ...same, name: 'Tunai' }, after: { ...same, name: 'Laci' } },
      can_restore: true,
    })
  })

  test('with If-Match changes only what was seen, and says so where it is another by now', async () => {
    const purse = await newPurse(api)
    const { id, version } = (await purse.addWallet()).json.data
    const put = (name: string, tag: string) =>
      purse.call(`PUT /api/wallets/${id}`, { ...newWallet, name }, { 'if-match': `"${tag}"` })
    const first = await put('Laci', version)
    expect([first.status, first.headers.get('etag')]).toEqual([200, `"${first.json.data.version}"`])
    const second = await put('Saku', version)
    expect([second.status, second.json.message]).toEqual([
      412,
      'This wallet has changed since you opened it.',
    ])
    expect((await put('Laci', version)).status).toBe(200)
    expect((await put('Saku', first.json.data.version)).status).toBe(200)
  })
})

test('a wallet without records is deleted; one that has some is closed instead', async () => {
  const purse = await newPurse(api)
  const [empty, full] = [await purse.wallet('Kosong'), await purse.wallet('Isi')]
  await purse.book({ wallet_id: full })
  await purse.addTransfer({ from_wallet_id: full })
  const refused = await purse.call(`DELETE /api/wallets/${full}`)
  const message = 'This wallet has 2 transactions. Move them first, or close the wallet instead.'
  expect([refused.status, refused.json]).toEqual([409, { message }])
  const { status, json } = await purse.call(`DELETE /api/wallets/${empty}`)
  expect([status, json.data]).toEqual([200, { count: 1, activity_ids: [await purse.lastEntry()] }])
  expect((await purse.list()).data.map(({ name }) => name)).toEqual(['Isi'])
  expect((await purse.call(`DELETE /api/wallets/${empty}`)).status).toBe(404)
})

test('a wallet of somebody else is answered like one that never was, in an address and in a body', async () => {
  const [owner, stranger] = [await newPurse(api), await newPurse(api)]
  const [id, own] = [await owner.wallet('Rahasia'), await stranger.wallet('Tunai')]
  for (const wallet of [id, 999_999_999]) {
    expect((await stranger.call(`PUT /api/wallets/${wallet}`, newWallet)).status).toBe(404)
    expect((await stranger.call(`DELETE /api/wallets/${wallet}`)).status).toBe(404)
    const correction = { balance: '1', date: '2026-02-01' }
    expect((await stranger.call(`POST /api/wallets/${wallet}/correction`, correction)).status).toBe(404)
    for (const [field, refused] of [
      ['wallet_id', await stranger.book({ wallet_id: wallet })],
      ['from_wallet_id', await stranger.addTransfer({ from_wallet_id: wallet })],
      ['to_wallet_id', await stranger.addTransfer({ from_wallet_id: own, to_wallet_id: wallet })],
    ] as const)
      expect([refused.status, refused.json.errors]).toEqual([
        422,
        { [field]: ['Choose an option from the list'] },
      ])
  }
  expect(await owner.balances()).toEqual({ Rahasia: '0.00' })
  expect(await stranger.balances()).toEqual({ Tunai: '0.00' })
})
