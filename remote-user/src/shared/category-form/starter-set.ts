import type { CategoryColor, CategoryIcon, TransactionType } from '@pundi/contract'
import type { MessageId } from './catalogue/text'

interface Starter {
  name: MessageId
  type: TransactionType
  icon: CategoryIcon
  color: CategoryColor
}

export const starterSet: readonly Starter[] = [
  { name: 'Belanja harian', type: 'expense', icon: 'shopping-basket', color: 'lime' },
  { name: 'Rumah', type: 'expense', icon: 'house', color: 'amber' },
  { name: 'Tagihan', type: 'expense', icon: 'receipt', color: 'indigo' },
  { name: 'Pulsa & internet', type: 'expense', icon: 'smartphone', color: 'cyan' },
  { name: 'Kesehatan', type: 'expense', icon: 'heart-pulse', color: 'rose' },
  { name: 'Pendidikan', type: 'expense', icon: 'graduation-cap', color: 'blue' },
  { name: 'Pakaian', type: 'expense', icon: 'shirt', color: 'pink' },
  { name: 'Perawatan diri', type: 'expense', icon: 'scissors', color: 'violet' },
  { name: 'Keluarga', type: 'expense', icon: 'users', color: 'orange' },
  { name: 'Sosial & donasi', type: 'expense', icon: 'hand-heart', color: 'green' },
  { name: 'Liburan', type: 'expense', icon: 'plane', color: 'teal' },
  { name: 'Cicilan', type: 'expense', icon: 'credit-card', color: 'olive' },
  { name: 'Bonus & THR', type: 'income', icon: 'gift', color: 'amber' },
  { name: 'Pemasukan lain', type: 'income', icon: 'coins', color: 'lime' },
]
