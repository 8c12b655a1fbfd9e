import { refuseChange } from '@pundi/kit/form'
import { openList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { loadCategories } from '../transaction-modal/load-categories'
import { askWallets } from '../wallet/load-wallets'
import type { TransactionsChanged } from './change/change-transactions'
import { loadChanges, loadTransactions, type TransactionsData } from './load-transactions'
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

export async function action({ request }: ActionFunctionArgs): Promise<TransactionsChanged> {
  const form = await request.formData()
  const change = form.get('change') as TransactionsChanged['change']
  try {
    const { changeTransactions } = await loadChanges(failureOf(change))
    return await changeTransactions(form)
  } catch (error) {
    const refused = refuseChange(change, error)
    console.warn(refused.message)
    return refused
  }
}

/** Where the code of a change could not be had, nothing was changed. */
function failureOf(change: TransactionsChanged['change']) {
  if (change === 'restore') return text('That could not be undone.')
  return change === 'move' ? text('The transactions could not be moved.') : text('Nothing was deleted.')
}
