import type { Category } from '@pundi/contract'
import type { Sample } from './queries'

type Kind = { name: string; chance: number; least: number; most: number; step: number; words: string[] }

/** The expenses that a day may have, in rupiah. */
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

/** The same sequence of numbers from 0 to 1 each time (mulberry32; its 32 bits suffice here). */
function seeded(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const DAY = 24 * 60 * 60 * 1000

/** A year of plausible transactions up to `today`. The same day always gives the same year. */
export function sampleYear(categories: Category[], today: Date): Sample[] {
  const random = seeded(2026)
  const idOf = (name: string) => {
    const found = categories.find(category => category.name === name)
    if (!found) throw new Error(`The sample year needs the category ${name}`)
    return found.id
  }
  const samples: Sample[] = []
  const add = (date: Date, type: Sample['type'], name: string, amount: number, description: string) => {
    const transaction_date = date.toISOString().slice(0, 10)
    // Recorded in the evening in Indonesia. A transaction of today must not be in the future.
    const evening = Date.parse(`${transaction_date}T11:00:00Z`) + Math.floor(random() * 3 * 60 * 60 * 1000)
    const created_at = new Date(Math.min(evening, today.valueOf())).toISOString()
    samples.push({
      amount: `${amount}.00`,
      type,
      category_id: idOf(name),
      description,
      transaction_date,
      created_at,
    })
  }
  for (let ago = 364; ago >= 0; ago -= 1) {
    const date = new Date(today.valueOf() - ago * DAY)
    if (date.getUTCDate() === 25) add(date, 'income', 'Gaji', 8_500_000, 'Gaji bulanan')
    if (date.getUTCDate() === 10 && random() < 0.5)
      add(date, 'income', 'Gaji', 250_000 + Math.floor(random() * 30) * 50_000, 'Proyek sampingan')
    for (const { name, chance, least, most, step, words } of expenses) {
      if (random() >= chance && !(ago === 0 && name !== 'Hiburan')) continue
      const amount = least + Math.floor((random() * (most - least)) / step) * step
      add(date, 'expense', name, amount, words[Math.floor(random() * words.length)] ?? name)
    }
  }
  return samples
}
