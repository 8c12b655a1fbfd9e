import { listAdminCategories } from '@pundi/contract'
import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import type { PageOf } from '../list/use-list-page'
import { sendAsAdmin } from '../send-as-admin'
import { categories } from './categories-list'

export { CategoriesScreen as Component } from './CategoriesScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(categories, request, (view, signal) =>
    settleList(
      sendAsAdmin(listAdminCategories, {
        query: categories.queryOf(view),
        fallback: text('Gagal mengambil kategori'),
        signal,
      }),
    ),
  )

export type CategoriesPage = PageOf<typeof loader>
