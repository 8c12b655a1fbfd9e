import { describeList } from '@pundi/kit/list'
import type { ListWords } from '../list/list-words'

export const categories = describeList(
  '/admin/manage-categories',
  ['search', 'type'],
  ['-created_at', 'created_at', 'name', '-name'],
)

export const words = {
  title: 'Manage Category',
  filter: 'Filter Categories',
  loading: 'Memuat data kategori...',
  failure: 'Gagal mengambil kategori',
  nothing: 'No categories found.',
  showAll: 'Show all categories',
  pages: 'Pages of categories',
  one: '1 category',
  many: '{count} categories',
  more: 'More than {count} categories',
} as const satisfies ListWords
