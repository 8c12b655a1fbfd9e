import type { Category } from '@pundi/contract'
import { openList, type OpenedList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../transaction-modal/load-categories'
import { changeTransactions } from './change/change-transactions'
import { loadTransactions, type Loaded } from './load-transactions'
import { list, type FilterName, type Sort } from './view'

export { TransactionsScreen as Component } from './TransactionsScreen'

export async function loader({ request }: LoaderFunctionArgs): Promise<TransactionsData> {
  const categories = loadCategories()
  const opened = await openList(list, request, loadTransactions)
  return { ...opened, categories: opened.loaded instanceof Promise ? categories : await categories }
}

export interface TransactionsData extends OpenedList<Loaded, FilterName, Sort> {
  /** Null where they could not be had. */
  categories: Category[] | null | Promise<Category[] | null>
}

export const action = async ({ request }: ActionFunctionArgs) => changeTransactions(await request.formData())
