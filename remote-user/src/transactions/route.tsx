import { listWallets } from '@pundi/contract'
import { changeByForm } from '@pundi/kit/form'
import { openList } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { loadCategories } from '../transaction-modal/load-categories'
import { loadChanges, loadTransactions, type TransactionsData } from './load-transactions'
import { list } from './view'

export { TransactionsScreen as Component } from './TransactionsScreen'

export async function loader({ request }: LoaderFunctionArgs): Promise<TransactionsData> {
  const categories = loadCategories()
  const wallets = loadWallets()
  const opened = await openList(list, request, loadTransactions)
  return {
    ...opened,
    wallets,
    categories: opened.loaded instanceof Promise ? categories : await categories,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  return changeByForm(form, async () => {
    const { changeTransactions } = await loadChanges(failureOf(form.get('change')))
    return changeTransactions
  })
}

/** Null where they could not be loaded: the list is there without their names. */
async function loadWallets() {
  const answer = await settleCall(send(listWallets, { fallback: text('Failed to fetch transactions') }))
  return answer && answer.data
}

/** Where the code of a change could not be had, nothing was changed. */
function failureOf(change: FormDataEntryValue | null) {
  if (change === 'restore') return text('That could not be undone.')
  return change === 'move' ? text('The transactions could not be moved.') : text('Nothing was deleted.')
}
