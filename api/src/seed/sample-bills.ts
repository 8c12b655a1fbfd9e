export interface SampleBill {
  /** The day of the month. */
  on: number
  category: string
  amount: number
  description: string
  asksFirst?: boolean
}

const bills: SampleBill[] = [
  { on: 3, category: 'Rumah', amount: 2_600_000, description: 'Cicilan rumah' },
  { on: 4, category: 'Transportasi', amount: 450_000, description: 'Langganan kereta' },
  { on: 5, category: 'Tagihan', amount: 385_000, description: 'Internet rumah' },
  { on: 8, category: 'Tagihan', amount: 450_000, description: 'Listrik dan air' },
  { on: 10, category: 'Sekolah', amount: 600_000, description: 'Uang sekolah' },
  { on: 12, category: 'Kesehatan', amount: 150_000, description: 'Iuran kesehatan' },
  { on: 14, category: 'Belanja', amount: 250_000, description: 'Keperluan rumah' },
  { on: 26, category: 'Sedekah', amount: 200_000, description: 'Zakat dan sedekah' },
  { on: 28, category: 'Makanan', amount: 600_000, description: 'Katering makan siang', asksFirst: true },
]

export const billNames = bills.map(({ description }) => description)

/**
 * What the sample user pays each month. A bill of the day on which somebody looks would leave nothing for that day, so it
 * comes the day before; so does one of the day after, which is today in Indonesia from 17:00 UTC on.
 */
export function sampleBills(today: Date): SampleBill[] {
  const day = today.getUTCDate()
  return bills.map(bill => (bill.on === day || bill.on === day + 1 ? { ...bill, on: day - 1 } : bill))
}
