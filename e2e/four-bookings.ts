/** A first week of somebody's books, oldest first. */
export const fourBookings = [
  { category: 'Makanan', amount: '15000', description: 'Bakso urat', transaction_date: '2026-01-01' },
  { category: 'Makanan', amount: '25000.50', description: 'Bakso Malang', transaction_date: '2026-01-02' },
  { category: 'Hiburan', amount: '50000', description: 'Bioskop', transaction_date: '2026-01-03' },
  { category: 'Gaji', amount: '5000000', description: 'Gaji bulan ini', transaction_date: '2026-01-04' },
]
