import { type AccountExport, nameKey } from '@pundi/contract'
import type { Purse } from './purse'

/**
 * `told`: totals that the API reports. `counted`: the same totals computed from the export, where
 * only records after the year 2998 count as planned.
 */
export async function recountMoney(purse: Pick<Purse, 'call'>) {
  const file = JSON.parse((await purse.call('GET /api/account/export')).text) as AccountExport
  const read = async (what: string) => (await purse.call(`GET /api/${what}`)).json
  const [wallets, shares, plans] = [await read('wallets'), await read('shares'), await read('instalments')]
  const { income, expense } = (await read('transactions/summary')).data
  return {
    told: {
      ...{ income, expense, sum: (wallets.meta as object as { balance: string }).balance },
      balances: Object.fromEntries(wallets.data.map(({ id, balance }) => [id, balance])),
      open: Object.fromEntries(shares.data.map(({ name, open }) => [nameKey(name), open])),
      plans: sorted(
        (plans.data as object as Plan[]).map(({ id, paid, owed, wallet_id }) => ({
          id,
          paid,
          owed,
          wallet_id,
        })),
      ),
      misfits: [],
    },
    counted: countAll(file, '2998-12-31'),
  }
}

type Plan = { id: number; paid: string; owed: string; wallet_id: number | null }
const sorted = (plans: Plan[]) => plans.sort((one, other) => one.id - other.id)

const sumOf = (amounts: bigint[]) => amounts.reduce((sum, cents) => sum + cents, 0n)

export function countAll(
  { transactions, transfers, wallets, paybacks, instalments, merged_payments }: AccountExport,
  today: string,
) {
  const isPast = (day: string) => day <= today
  const [booked, moved] = [
    transactions.filter(row => isPast(row.transaction_date)),
    transfers.filter(row => isPast(row.transfer_date)),
  ]
  const of = (type: 'income' | 'expense') =>
    sumOf(
      booked.filter(row => row.type === type).map(row => (row.is_refund ? -1n : 1n) * centsOf(row.amount)),
    )
  const bookings = booked.map(row => ({
    ...{ wallet: row.wallet_id ?? null },
    cents: (row.type === 'income' || row.is_refund ? 1n : -1n) * centsOf(row.amount),
  }))
  const flows = [
    ...bookings,
    ...moved.flatMap(row => [
      { wallet: row.from_wallet_id, cents: -centsOf(row.amount) },
      { wallet: row.to_wallet_id, cents: centsOf(row.amount) },
    ]),
  ]
  const balances = wallets.map(({ id, opening_balance }): [number, bigint] => [
    id,
    centsOf(opening_balance) + sumOf(flows.filter(({ wallet }) => wallet === id).map(({ cents }) => cents)),
  ])
  return {
    ...{ income: decimal(of('income')), expense: decimal(of('expense')) },
    sum: decimal(
      sumOf([
        ...balances.map(([, cents]) => cents),
        ...bookings.filter(({ wallet }) => wallet === null).map(({ cents }) => cents),
      ]),
    ),
    balances: Object.fromEntries(balances.map(([id, cents]) => [id, decimal(cents)])),
    open: countOpen({ booked, moved, paybacks }),
    plans: sorted(
      instalments.map(({ id, amount, expense_ids }) => {
        const payments = [...moved, ...merged_payments.filter(row => isPast(row.transfer_date))]
        const paid = sumOf(payments.filter(row => row.instalments_id === id).map(row => centsOf(row.amount)))
        const expenses = transactions.filter(row => expense_ids.includes(row.id) && row.wallet_id)
        const left = centsOf(amount) - paid
        const wallet_id = expenses.sort((one, other) => one.id - other.id)[0]?.wallet_id ?? null
        return { id, paid: decimal(paid), owed: decimal(left < 0n ? 0n : left), wallet_id }
      }),
    ),
    misfits: [
      ...transactions.filter(
        ({ splits, amount }) => splits && sumOf(splits.map(part => centsOf(part.amount))) !== centsOf(amount),
      ),
      ...transactions.filter(
        ({ shares = [], amount }) => sumOf(shares.map(share => centsOf(share.amount))) > centsOf(amount),
      ),
    ],
  }
}

type Counted = {
  booked: AccountExport['transactions']
  moved: AccountExport['transfers']
  paybacks: AccountExport['paybacks']
}

function countOpen({ booked, moved, paybacks }: Counted) {
  const open = new Map<string, bigint>()
  const add = (name: string, cents: bigint) =>
    open.set(nameKey(name), (open.get(nameKey(name)) ?? 0n) + cents)
  const spent = booked.filter(({ type, is_refund }) => type === 'expense' && !is_refund)
  for (const { shares = [] } of spent)
    for (const { name, amount, owed_by } of shares) add(name, (owed_by === 'me' ? -1n : 1n) * centsOf(amount))
  for (const { record_id, transaction_id, name } of paybacks) {
    const back = booked.find(row => row.id === record_id && row.is_refund)
    const out = moved.find(row => row.id === record_id)
    if (spent.some(row => row.id === transaction_id))
      add(name, (out ? centsOf(out.amount) : 0n) - (back ? centsOf(back.amount) : 0n))
  }
  return Object.fromEntries(
    [...open].filter(([, cents]) => cents !== 0n).map(([name, cents]) => [name, decimal(cents)]),
  )
}

const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

function decimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
