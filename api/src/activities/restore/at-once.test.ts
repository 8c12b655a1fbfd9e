import { closeServers, startServers } from '../../../testing/several-servers'
import { expectTotals } from '../../../testing/expect-totals'
import { type Lender, newLender } from '../../../testing/lender'
import type { Api } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

const ROUNDS = process.env.DATABASE_URL ? 6 : 1

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterAll(() => closeServers(servers))

type Removal = (lender: Lender) => Promise<string>

const removals: [what: string, remove: Removal][] = [
  [
    'a transaction',
    async lender => `transactions/${(await lender.book({ wallet_id: lender.bank })).json.data.id}`,
  ],
  [
    'a transfer with its fee',
    async lender => {
      const sides = { from_wallet_id: lender.bank, to_wallet_id: lender.paylater }
      const { json } = await lender.addTransfer({ ...sides, fee: '1', fee_category_id: lender.makanan })
      return `transfers/${json.data.id}`
    },
  ],
  [
    'a wallet whose records were moved',
    async lender => {
      await lender.book({ wallet_id: lender.bank })
      await lender.addTransfer({ from_wallet_id: lender.bank })
      return `wallets/${lender.bank}?move_to=${lender.paylater}`
    },
  ],
  [
    'a category whose transactions were moved',
    async lender => {
      const { json } = await lender.call('POST /api/categories', { name: 'Rumah', type: 'expense' })
      const { id } = json.data
      await lender.book({ category_id: id, wallet_id: lender.bank })
      return `categories/${id}?move_to=${lender.makanan}`
    },
  ],
  [
    'a purchase in instalments with its payments',
    async lender => {
      const { id } = await lender.bought()
      await lender.pay(id)
      return `instalments/${id}`
    },
  ],
]

test.each(removals)('%s comes back once, to the letter', async (_what, add) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const lender = await newLender(servers[0]!)
    const path = await add(lender)
    const before = await readAll(lender)
    const ids = (await lender.call(`DELETE /api/${path}`)).json.data.activity_ids
    const answers = await Promise.all(
      [0, 1, 2].map(place =>
        servers[place % 2]!.call('POST /api/activities/restore', { token: lender.token, body: { ids } }),
      ),
    )
    expect(answers.map(({ status, text }) => (status < 500 ? status : text)).sort()).toEqual([200, 409, 409])
    expect(await readAll(lender)).toEqual(before)
    await expectTotals(servers[0]!, lender.id)
  }
})

async function readAll({ id }: Lender) {
  const { transactions, split_parts, transfers, categories, wallets, paybacks, instalments } = await rowsOf(
    servers[0]!,
    id,
  )
  return { transactions, split_parts, transfers, categories, wallets, paybacks, instalments }
}
