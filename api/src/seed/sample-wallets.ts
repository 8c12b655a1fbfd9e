import { centsOf, type WalletBody } from '@pundi/contract'
import type { Sample } from './queries'
import { billNames } from './sample-bills'

type SampleWallet = Omit<WalletBody, 'opening_date' | 'is_closed'>

/** Where the sample user's money is. */
const wallets = {
  cash: { name: 'Tunai', kind: 'cash', opening_balance: '1500000.00' },
  bank: { name: 'Bank', kind: 'bank', opening_balance: '12500000.00' },
  ewallet: { name: 'Dompet digital', kind: 'ewallet', opening_balance: '700000.00' },
  card: { name: 'Kartu kredit', kind: 'card', opening_balance: '0.00', due_day: 5 },
  savings: { name: 'Tabungan', kind: 'savings', opening_balance: '12000000.00' },
} as const satisfies Record<string, SampleWallet>

export type WalletKey = keyof typeof wallets

/** A transfer between two of them; its fee belongs to a category of that name. `created_at` is ISO 8601. */
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

/** What is bought with the card and paid in instalments, not with its other purchases. */
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

/** The wallet that a sample was paid from or into. */
export const walletOf = ({ description }: Sample): WalletKey => bought[description] ?? 'cash'

const DAY = 24 * 60 * 60 * 1000

type Moved = Pick<SampleTransfer, 'from' | 'to' | 'description' | 'fee'> & { on: number; amount: number }

/** What moves in each month, by its day. */
const monthly: Moved[] = [
  { on: 1, from: 'bank', to: 'cash', amount: 600_000, description: 'Tarik tunai' },
  {
    ...{ on: 2, from: 'bank', to: 'ewallet', amount: 400_000, description: 'Isi saldo' },
    fee: { amount: '1000.00', category: 'Transportasi', description: 'Biaya isi saldo' },
  },
  { on: 15, from: 'bank', to: 'cash', amount: 600_000, description: 'Tarik tunai' },
  { on: 26, from: 'bank', to: 'savings', amount: 1_400_000, description: 'Menabung' },
]

/** The transfers of a year up to `today`, oldest first. On the fifth the card is paid: what it bought the month before. */
export function sampleTransfers(samples: Sample[], today: Date): SampleTransfer[] {
  const days = Array.from({ length: 365 }, (_, index) => new Date(today.valueOf() - (364 - index) * DAY))
  return days.flatMap(date => {
    const transfer_date = date.toISOString().slice(0, 10)
    const morning = Math.min(Date.parse(`${transfer_date}T02:00:00Z`), today.valueOf())
    const common = { transfer_date, created_at: new Date(morning).toISOString() }
    const day = date.getUTCDate()
    const owed = day === 5 ? boughtByCard(samples, transfer_date) : 0
    const moved = [
      ...monthly.filter(({ on }) => on === day),
      ...(owed > 0 ? [{ ...paid, amount: owed }] : []),
    ]
    return moved.map(({ on: _, amount, ...move }) => ({ ...move, ...common, amount: `${amount}.00` }))
  })
}

const paid = { on: 5, from: 'bank', to: 'card', description: 'Bayar kartu kredit' } as const

/** What the card bought in the month before that day's, in rupiah. */
function boughtByCard(samples: Sample[], day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  const cents = samples
    .filter(sample => walletOf(sample) === 'card' && sample.description !== inInstalments)
    .filter(sample => sample.transaction_date.startsWith(before))
    .reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  return Number(cents / 100n)
}
