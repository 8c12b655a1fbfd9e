import { openList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories, categories } from './categories-list'

export { CategoriesScreen as Component } from './CategoriesScreen'

export const loader = ({ request }: LoaderFunctionArgs) => openList(categories, request, loadCategories)
