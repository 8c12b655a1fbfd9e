import { openList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../transaction-modal/load-categories'
import { changeTransactions } from './change/change-transactions'
import { loadTransactions, type TransactionsData } from './load-transactions'
import { list } from './view'

export { TransactionsScreen as Component } from './TransactionsScreen'

export async function loader({ request }: LoaderFunctionArgs): Promise<TransactionsData> {
  const categories = loadCategories()
  const opened = await openList(list, request, loadTransactions)
  return {
    ...opened,
    categories: opened.loaded instanceof Promise ? categories : await categories,
  }
}

export const action = async ({ request }: ActionFunctionArgs) => changeTransactions(await request.formData())
