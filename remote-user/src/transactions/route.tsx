import { openList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { loadCategories } from '../transaction-modal/load-categories'
import { askWallets } from '../wallet/load-wallets'
import { changeTransactions } from './change/change-transactions'
import { loadTransactions, type TransactionsData } from './load-transactions'
import { list } from './view'

export { TransactionsScreen as Component } from './TransactionsScreen'

export async function loader({ request }: LoaderFunctionArgs): Promise<TransactionsData> {
  const categories = loadCategories()
  const wallets = askWallets(text('Failed to fetch transactions')).then(answer => answer && answer.data)
  const opened = await openList(list, request, loadTransactions)
  return {
    ...opened,
    wallets,
    categories: opened.loaded instanceof Promise ? categories : await categories,
  }
}

export const action = async ({ request }: ActionFunctionArgs) => changeTransactions(await request.formData())
