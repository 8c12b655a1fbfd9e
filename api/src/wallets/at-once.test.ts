import { closeServers, startServers } from '../../testing/several-servers'
import { expectTotals } from '../../testing/expect-totals'
import { type Lender, newLender } from '../../testing/lender'
import type { Api } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

/*
 * If DATABASE_URL is set (PostgreSQL), the database transactions of two servers run at the same
 * time and wait for each other's locks. Without DATABASE_URL, the embedded database runs them in
 * sequence.
 */

/** The embedded database always runs the calls in the same order, so one round is enough. */
const ROUNDS = process.env.DATABASE_URL ? 6 : 1

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterAll(() => closeServers(servers))

async function atOnce(lender: Lender, ...asked: [what: string, body?: object][]) {
  const answers = await Promise.all(
    asked.map(([what, body], place) =>
      servers[place % servers.length]!.call(what, { token: lender.token, ...(body && { body }) }),
    ),
  )
  for (const { status, text } of answers) expect([status < 500, text]).toEqual([true, text])
  await expectTotals(servers[0]!, lender.id)
  return answers.map(({ status, json }) => ({ status, json }))
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

const each = (work: (lender: Lender) => Promise<void>) => async () => {
  for (let round = 0; round < ROUNDS; round += 1) await work(await newLender(servers[0]!))
}

const move = (lender: Lender, changes: object = {}) => ({
  ...{ from_wallet_id: lender.bank, to_wallet_id: lender.paylater, amount: '100.5', description: 'Pindah' },
  ...{ transfer_date: '2026-02-10', fee: '1', fee_category_id: lender.makanan, ...changes },
})

const expense = (lender: Lender, changes: object = {}) => ({
  ...{ amount: '500', type: 'expense', category_id: lender.makanan, description: 'Kopi' },
  ...{ transaction_date: '2026-02-10', wallet_id: lender.bank, ...changes },
})

test(
  'transfers out of one wallet at once all leave it, in both directions too',
  each(async lender => {
    const back = move(lender, { from_wallet_id: lender.paylater, to_wallet_id: lender.bank, amount: '0.5' })
    const answers = await atOnce(
      lender,
      ...[move(lender), back, move(lender), back].map((body): [string, object] => [
        'POST /api/transfers',
        body,
      ]),
    )
    expect(statuses(answers)).toEqual([201, 201, 201, 201])
    expect(await lender.balances()).toEqual({ Bank: '4999798.00', Paylater: '198.00' })
  }),
)

test(
  'of two corrections of one wallet at once the second finds nothing to book',
  each(async lender => {
    const asked: [string, object] = [
      `POST /api/wallets/${lender.bank}/correction`,
      { balance: '7', date: '2026-02-10' },
    ]
    const answers = await atOnce(lender, asked, asked, asked)
    expect(statuses(answers)).toEqual([200, 200, 200])
    expect(await lender.balances()).toMatchObject({ Bank: '7.00' })
    expect((await lender.call('GET /api/transfers')).json.meta.total).toBe(1)
  }),
)

test(
  'corrections and transactions of one wallet at once do not wait for each other in a circle',
  each(async lender => {
    const asked = Array.from({ length: 12 }, (_, place): [string, object] =>
      place % 3 === 0
        ? [`POST /api/wallets/${lender.bank}/correction`, { balance: `${place + 1}`, date: '2026-02-10' }]
        : ['POST /api/transactions', expense(lender)],
    )
    const answers = await atOnce(lender, ...asked)
    expect(statuses(answers)).toEqual([...Array(4).fill(200), ...Array(8).fill(201)])
  }),
)

test(
  'a wallet that is closed while somebody books into it has what was booked',
  each(async lender => {
    const closed = { name: 'Bank', kind: 'bank', opening_balance: '5000000', opening_date: '2026-01-01' }
    const answers = await atOnce(
      lender,
      ['POST /api/transactions', expense(lender)],
      [`PUT /api/wallets/${lender.bank}`, { ...closed, is_closed: true }],
      ['POST /api/transfers', move(lender)],
    )
    expect(statuses(answers)).toEqual([200, 201, 201])
    expect(await lender.balances()).toMatchObject({ Bank: '4999398.50' })
  }),
)

test(
  'what is booked into a wallet that is deleted at this moment goes with it, or is refused',
  each(async lender => {
    const to = await lender.wallet('Lain')
    await lender.book({ wallet_id: lender.bank, amount: '3' })
    const transfer = move(lender, { amount: '100', fee: null })
    const [booked, gone, moved] = await atOnce(
      lender,
      ['POST /api/transactions', expense(lender)],
      [`DELETE /api/wallets/${lender.bank}?move_to=${to}`],
      ['POST /api/transfers', transfer],
    )
    expect(gone!.status).toBe(200)
    expect([201, 422]).toEqual(expect.arrayContaining([booked!.status, moved!.status]))
    const left = 4_999_997 - (booked!.status === 201 ? 500 : 0) - (moved!.status === 201 ? 100 : 0)
    expect(await lender.balances()).toMatchObject({ Lain: `${left}.00` })
  }),
)

test(
  'a settlement of an expense that is deleted at this moment pays it, or finds nothing',
  each(async lender => {
    const shares = [{ name: 'Budi', amount: '200' }]
    const { id } = (await lender.book({ amount: '500', shares })).json.data
    const settled = { name: 'Budi', transaction_date: '2026-02-20', wallet_id: lender.bank }
    const [settlement, gone] = await atOnce(
      lender,
      ['POST /api/shares/settlement', settled],
      [`DELETE /api/transactions/${id}`],
    )
    expect(gone!.status).toBe(200)
    expect([201, 404]).toContain(settlement!.status)
    const isPaid = settlement!.status === 201
    expect(await lender.balances()).toMatchObject({ Bank: isPaid ? '5000200.00' : '5000000.00' })
    const { paybacks } = await rowsOf(servers[0]!, lender.id)
    expect(paybacks).toHaveLength(isPaid ? 1 : 0)
  }),
)

test(
  'of settlements of one share at once one pays it',
  each(async lender => {
    await lender.book({ amount: '500', shares: [{ name: 'Budi', amount: '200' }] })
    const asked: [string, object] = [
      'POST /api/shares/settlement',
      { name: 'Budi', amount: '150', transaction_date: '2026-02-20', wallet_id: lender.bank },
    ]
    expect(statuses(await atOnce(lender, asked, asked, asked))).toEqual([201, 422, 422])
    expect(await lender.balances()).toMatchObject({ Bank: '5000150.00' })
  }),
)

test(
  'of payments of the last instalment at once one pays it',
  each(async lender => {
    const { id } = await lender.bought()
    await lender.pay(id, { amount: '600000' })
    const paid = { from_wallet_id: lender.bank, amount: '300000', date: '2026-02-02' }
    const asked: [string, object] = [`POST /api/instalments/${id}/payment`, paid]
    expect(statuses(await atOnce(lender, asked, asked, asked))).toEqual([201, 409, 409])
    expect(await lender.balances()).toEqual({ Bank: '4100000.00', Paylater: '0.00' })
  }),
)

test(
  'a plan that is paid while it is deleted is gone with its payments, and deleted once',
  each(async lender => {
    const { id } = await lender.bought()
    await lender.pay(id)
    const paid = { from_wallet_id: lender.bank, amount: '300000', date: '2026-02-02' }
    const [, ...gone] = await atOnce(
      lender,
      [`POST /api/instalments/${id}/payment`, paid],
      [`DELETE /api/instalments/${id}`],
      [`DELETE /api/instalments/${id}`],
    )
    expect(statuses(gone)).toEqual([200, 404])
    expect(await lender.balances()).toEqual({ Bank: '5000000.00', Paylater: '0.00' })
  }),
)
