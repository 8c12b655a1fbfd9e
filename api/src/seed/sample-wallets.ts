import {
  addDays,
  addMonths,
  centsOf,
  dateOf,
  type GoalBody,
  type GoalMoveBody,
  listDays,
  type WalletBody,
} from '@pundi/contract'
import { billNames, dayOf, type Sample } from './sample-bills'

type SampleWallet = Omit<WalletBody, 'opening_date' | 'is_closed'>

const wallets = {
  cash: { name: 'Tunai', kind: 'cash', opening_balance: '1500000.00' },
  bank: { name: 'Bank', kind: 'bank', opening_balance: '12500000.00' },
  ewallet: { name: 'Dompet digital', kind: 'ewallet', opening_balance: '700000.00' },
  card: { name: 'Kartu kredit', kind: 'card', opening_balance: '0.00', due_day: 5 },
  savings: { name: 'Tabungan', kind: 'savings', opening_balance: '12000000.00' },
} as const satisfies Record<string, SampleWallet>

export type WalletKey = keyof typeof wallets

/** `fee.category`: the name of the category. `created_at` is ISO 8601. */
export type SampleTransfer = {
  from: WalletKey
  to: WalletKey
  amount: string
  description: string
  transfer_date: string
  created_at: string
  instalments_id?: number
  fee?: { amount: string; category: string; description: string }
}

export const sampleWallets = Object.entries(wallets) as [WalletKey, SampleWallet][]

export const inInstalments = 'Mesin cuci'

const bought: Record<string, WalletKey> = {
  'Gaji bulanan': 'bank',
  'Proyek sampingan': 'bank',
  'Belanja mingguan': 'card',
  'Makan malam keluarga': 'card',
  'Nonton bioskop': 'card',
  'Langganan musik': 'card',
  Buku: 'card',
  'Ojek ke kantor': 'ewallet',
  'Tiket kereta': 'ewallet',
  'Kopi dan roti': 'ewallet',
  ...Object.fromEntries(billNames.map(name => [name, 'bank' as const])),
  [inInstalments]: 'card',
  'Penginapan di Bandung': 'bank',
  'Tiket konser': 'bank',
  'Makan malam bersama': 'bank',
  'Sewa lapangan futsal': 'bank',
}

export const walletOf = ({ description }: Sample): WalletKey => bought[description] ?? 'cash'

type Moved = Pick<SampleTransfer, 'from' | 'to' | 'description' | 'fee'> & { on: number; amount: number }

const monthly: Moved[] = [
  { on: 1, from: 'bank', to: 'cash', amount: 600_000, description: 'Tarik tunai' },
  {
    ...{ on: 2, from: 'bank', to: 'ewallet', amount: 400_000, description: 'Isi saldo' },
    fee: { amount: '1000.00', category: 'Transportasi', description: 'Biaya isi saldo' },
  },
  { on: 15, from: 'bank', to: 'cash', amount: 600_000, description: 'Tarik tunai' },
  { on: 26, from: 'bank', to: 'savings', amount: 1_400_000, description: 'Menabung' },
]

export function sampleTransfers(samples: Sample[], today: Date): SampleTransfer[] {
  const last = dayOf(today)
  return listDays(addDays(last, -364), last).flatMap(transfer_date => {
    const morning = Math.min(Date.parse(`${transfer_date}T02:00:00Z`), today.valueOf())
    const common = { transfer_date, created_at: new Date(morning).toISOString() }
    const day = dateOf(transfer_date)
    const owed = day === 5 ? boughtByCard(samples, transfer_date) : 0
    const moved = [
      ...monthly.filter(({ on }) => on === day),
      ...(owed > 0 ? [{ ...paid, amount: owed }] : []),
    ]
    return moved.map(({ on: _, amount, ...move }) => ({ ...move, ...common, amount: `${amount}.00` }))
  })
}

const paid = { on: 5, from: 'bank', to: 'card', description: 'Bayar kartu kredit' } as const

function boughtByCard(samples: Sample[], day: string): number {
  const before = addMonths(day, -1).slice(0, 7)
  const cents = samples
    .filter(sample => walletOf(sample) === 'card' && sample.description !== inInstalments)
    .filter(sample => sample.transaction_date.startsWith(before))
    .reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  return Number(cents / 100n)
}

export type SampleGoal = Omit<GoalBody, 'wallet_id'> & {
  wallet: WalletKey
  created_at: string
  moves: (GoalMoveBody & { created_at: string })[]
}

export function sampleGoals(today: Date): SampleGoal[] {
  return [
    {
      ...{ name: 'Laptop baru', target: '12000000.00', wallet: 'savings' },
      ...{ due_on: dayIn(today, 8, 1), created_at: momentOf(dayIn(today, -6, 27)) },
      moves: movesOf(today, 6, '900000.00'),
    },
    {
      ...{ name: 'Dana darurat', target: '15000000.00', wallet: 'savings', due_on: null },
      created_at: momentOf(dayIn(today, -10, 27)),
      moves: movesOf(today, 10, '500000.00'),
    },
  ]
}

const movesOf = (today: Date, months: number, amount: string) =>
  Array.from({ length: months }, (_, place) => dayIn(today, place - months, 27)).map(moved_on => ({
    ...{ amount, moved_on },
    created_at: momentOf(moved_on),
  }))

const dayIn = (today: Date, months: number, date: number) => addMonths(dayOf(today), months, date)

const momentOf = (day: string) => `${day}T03:00:00.000Z`
