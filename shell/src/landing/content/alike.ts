/**
 * Content that is the same in every language. Names and amounts are placeholders that the operator
 * replaces.
 */

export const icons = {
  reports: 'M4 20v-9m6 9V4m6 16v-6m6 6H2',
  cashFlow: 'M3 8h17l-4-4m5 12H4l4 4',
  devices: 'M15 15H2V4h17v3M1 19h11m4-9h6v10h-6z',
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
}

export const proverb = 'Sedikit demi sedikit, lama\u2011lama menjadi bukit.'

export const reviewers = [
  { name: 'Contoh Pengguna Satu', initial: 'S', rating: 5 },
  { name: 'Contoh Pengguna Dua', initial: 'D', rating: 4 },
  { name: 'Contoh Pengguna Tiga', initial: 'T', rating: 5 },
] as const

export const developers = ['Contoh Pengembang Satu', 'Contoh Pengembang Dua', 'Contoh Pengembang Tiga']

export const sums = [
  { tone: 'income', amount: 'Rp\u00a09.250.000' },
  { tone: 'expense', amount: 'Rp\u00a04.180.000' },
  { tone: 'balance', amount: 'Rp\u00a05.070.000' },
] as const

/** 5.070.000 / 7: on the 25th of a 31-day month, the balance is divided by the 7 remaining days. */
export const left = { amount: 'Rp\u00a0724.285' }

export const transactions = [
  { name: 'Gaji', note: '25/03/2026', tone: 'income', amount: '+Rp\u00a08.500.000' },
  { name: 'Makanan', note: '24/03/2026', tone: 'expense', amount: '\u2212Rp\u00a055.000' },
  { name: 'Transportasi', note: '24/03/2026', tone: 'expense', amount: '\u2212Rp\u00a024.000' },
] as const

export const lunch = { amount: 'Rp\u00a055.000', category: 'Makanan', date: '24/03/2026' }

export const categories = [
  { name: 'Gaji', tone: 'income' },
  { name: 'Makanan', tone: 'expense' },
  { name: 'Transportasi', tone: 'expense' },
  { name: 'Hiburan', tone: 'expense' },
] as const
