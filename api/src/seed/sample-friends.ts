import { addDays, addMonths, type Category, type InstalmentsBody } from '@pundi/contract'
import { dayOf, idOf, type Sample } from './sample-bills'
import { inInstalments, type SampleTransfer } from './sample-wallets'

export type SamplePayback = { description: string; name: string }

/** `created_at` is ISO 8601. */
export type SampleInstalments = Pick<InstalmentsBody, 'name' | 'amount' | 'count' | 'first_due' | 'books'> & {
  created_at: string
}

const [count, each] = [6, 250_000]

export function sampleFriends(categories: Category[], today: Date) {
  const expense = (
    ago: number,
    name: string,
    amount: number,
    description: string,
    more: Partial<Sample> = {},
  ) => ({
    ...{ type: 'expense' as const, amount: `${amount}.00`, category_id: idOf(categories, name), description },
    ...momentOf(dayBefore(today, ago), today),
    ...more,
  })
  const tags = ['liburan', 'bandung']
  const shared = (...names: [string, string][]) => ({
    shares: names.map(([name, amount]) => ({ name, amount, owed_by: 'friend' as const })),
  })
  const parts: [string, string, string][] = [
    ['Makanan', '165000.00', 'Camilan dan minuman'],
    ['Hiburan', '85000.00', 'Permainan papan'],
  ]
  const samples: Sample[] = [
    expense(75, 'Belanja', count * each, inInstalments),
    expense(40, 'Hiburan', 450_000, 'Penginapan di Bandung', { tags }),
    expense(39, 'Transportasi', 180_000, 'Bensin ke Bandung', { tags }),
    expense(39, 'Makanan', 210_000, 'Batagor dan oleh-oleh', { tags }),
    expense(20, 'Makanan', 250_000, 'Belanja di swalayan', {
      category_id: null,
      splits: parts.map(([name, amount, note]) => ({ category_id: idOf(categories, name), amount, note })),
    }),
    expense(16, 'Hiburan', 350_000, 'Tiket konser'),
    expense(12, 'Hiburan', 150_000, 'Tiket konser', { is_refund: true }),
    expense(
      9,
      'Makanan',
      360_000,
      'Makan malam bersama',
      shared(['Budi', '120000.00'], ['Ani', '120000.00']),
    ),
    expense(6, 'Makanan', 120_000, 'Makan malam bersama', { is_refund: true }),
    expense(3, 'Hiburan', 300_000, 'Sewa lapangan futsal', {
      shares: [{ name: 'Citra', amount: '60000.00', owed_by: 'me' }],
    }),
  ]
  const paybacks: SamplePayback[] = [{ description: 'Makan malam bersama', name: 'Ani' }]
  return { samples, paybacks, plan: planOf(today), payments: paymentsOf(today) }
}

function planOf(today: Date): SampleInstalments {
  const bought = dayBefore(today, 75)
  const first_due = addMonths(bought, 1, 5)
  const { created_at } = momentOf(bought, today)
  return { name: inInstalments, amount: `${count * each}.00`, count, first_due, books: 'at_once', created_at }
}

function paymentsOf(today: Date): SampleTransfer[] {
  const { first_due } = planOf(today)
  return Array.from({ length: count }, (_, place) => addMonths(first_due, place))
    .filter(due => due <= dayOf(today))
    .map(due => {
      const { transaction_date: transfer_date, created_at } = momentOf(due, today)
      const sides = { from: 'bank', to: 'card' } as const
      return { ...sides, amount: `${each}.00`, description: inInstalments, transfer_date, created_at }
    })
}

const dayBefore = (today: Date, ago: number) => addDays(dayOf(today), -ago)

function momentOf(transaction_date: string, today: Date) {
  const noon = Math.min(Date.parse(`${transaction_date}T05:00:00Z`), today.valueOf())
  return { transaction_date, created_at: new Date(noon).toISOString() }
}
