import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageOf } from '../list/use-list-page'
import { listCategories } from './categories-api'
import { categories } from './categories-list'

export { CategoriesScreen as Component } from './CategoriesScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(categories, request, (view, signal) =>
    settleList(listCategories(categories.queryOf(view), signal)),
  )

export type CategoriesPage = PageOf<typeof loader>
