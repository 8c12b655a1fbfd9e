import { addDays, type Category, centsOf, dateOf, daysBetween } from '@pundi/contract'
import { dayOf, idOf, type Sample, sampleBills } from './sample-bills'

type Kind = { name: string; chance: number; least: number; most: number; step: number; words: string[] }

const expenses: Kind[] = [
  {
    name: 'Makanan',
    chance: 0.55,
    least: 18_000,
    most: 95_000,
    step: 1000,
    words: ['Makan siang di warung', 'Nasi padang', 'Kopi dan roti', 'Belanja sayur', 'Bakso', 'Soto ayam'],
  },
  {
    name: 'Makanan',
    chance: 0.12,
    least: 180_000,
    most: 520_000,
    step: 5000,
    words: ['Belanja mingguan', 'Beras dan bumbu dapur', 'Makan malam keluarga'],
  },
  {
    name: 'Transportasi',
    chance: 0.4,
    least: 8000,
    most: 60_000,
    step: 500,
    words: ['Ojek ke kantor', 'Tiket kereta', 'Bus kota', 'Bensin motor', 'Parkir'],
  },
  {
    name: 'Hiburan',
    chance: 0.13,
    least: 45_000,
    most: 350_000,
    step: 5000,
    words: ['Nonton bioskop', 'Langganan musik', 'Buku', 'Jalan-jalan ke pantai', 'Futsal bersama teman'],
  },
]

function seeded(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const most: Record<string, number> = { Makanan: 1_650_000, Transportasi: 300_000, Hiburan: 400_000 }

/** Small amounts, so that some money is left to spend today. */
const boughtToday: [name: string, amount: number, description: string][] = [
  ['Makanan', 28_000, 'Makan siang di warung'],
  ['Transportasi', 8000, 'Bus kota'],
]

/**
 * The same date always gives the same transactions. Spending stays within each day's share of the
 * monthly budget.
 */
export function sampleYear(categories: Category[], today: Date, others: Sample[] = []): Sample[] {
  const bills = sampleBills(today)
  const samples: Sample[] = []
  const spent = new Map<string, number>()
  for (let ago = 364; ago >= 0; ago -= 1) {
    const transaction_date = addDays(dayOf(today), -ago)
    const day = dateOf(transaction_date)
    const random = seeded(daysBetween('1970-01-01', transaction_date))
    const add = (type: Sample['type'], name: string, amount: number, description: string) => {
      // The time is in the evening in Indonesia, but never later than now, because today's
      // transactions must not be in the future.
      const evening = Date.parse(`${transaction_date}T11:00:00Z`) + Math.floor(random() * 3 * 60 * 60 * 1000)
      const created_at = new Date(Math.min(evening, today.valueOf())).toISOString()
      const category_id = idOf(categories, name)
      samples.push({ amount: `${amount}.00`, type, category_id, description, transaction_date, created_at })
    }
    if (day === 25) add('income', 'Gaji', 8_500_000, 'Gaji bulanan')
    if (day === 10 && random() < 0.5)
      add('income', 'Gaji', 250_000 + Math.floor(random() * 30) * 50_000, 'Proyek sampingan')
    for (const { category, amount, description } of bills.filter(({ on }) => on === day))
      add('expense', category, amount, description)
    if (ago === 0) for (const [name, amount, words] of boughtToday) add('expense', name, amount, words)
    for (const { name, chance, least, most: dearest, step, words } of ago === 0 ? [] : expenses) {
      if (random() >= chance) continue
      const amount = least + Math.floor((random() * (dearest - least)) / step) * step
      const key = `${transaction_date.slice(0, 7)} ${name}`
      const before = spent.get(key) ?? 0
      const room = (most[name] ?? 0) - sumOf(others, idOf(categories, name), transaction_date.slice(0, 7))
      if (before + amount > (room * day) / 31) continue
      spent.set(key, before + amount)
      add('expense', name, amount, words[Math.floor(random() * words.length)] ?? name)
    }
  }
  return samples
}

function sumOf(samples: Sample[], id: number, month: string): number {
  const cents = samples
    .filter(({ transaction_date }) => transaction_date.startsWith(month))
    .flatMap(({ splits, is_refund, ...whole }) =>
      (splits ?? [{ ...whole, is_refund }]).map(part => ({ ...part, is_refund })),
    )
    .filter(({ category_id }) => category_id === id)
    .reduce((sum, { amount, is_refund }) => sum + (is_refund ? -centsOf(amount) : centsOf(amount)), 0n)
  return Number(cents / 100n)
}
