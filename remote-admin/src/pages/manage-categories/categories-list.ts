import { listAdminCategories } from '@pundi/contract'
import { describeList, answerOrErrors } from '@pundi/kit/list'
import { text } from '../../catalogue/text'
import type { ListWords } from '../../shared/list/list-words'
import type { PageOf } from '../../shared/list/use-list-page'
import { sendAsAdmin } from '../../shared/list/send-as-admin'

export const categories = describeList(
  '/admin/manage-categories',
  ['search', 'type'],
  ['-created_at', 'created_at', 'name', '-name'],
)

export const words = {
  title: 'Manage Category',
  filter: 'Filter Categories',
  loading: 'Loading categories...',
  failure: 'Gagal mengambil kategori',
  nothing: 'No categories found.',
  showAll: 'Show all categories',
  pages: 'Category pages',
  one: '1 category',
  many: '{count} categories',
  more: 'More than {count} categories',
} as const satisfies ListWords

export const loadCategories = (view: ReturnType<typeof categories.read>, signal: AbortSignal) =>
  answerOrErrors(
    sendAsAdmin(listAdminCategories, {
      query: categories.queryOf(view),
      fallback: text('Gagal mengambil kategori'),
      signal,
    }),
  )

export type CategoriesPage = PageOf<typeof loadCategories>
