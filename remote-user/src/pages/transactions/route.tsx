import { listWallets } from '@pundi/contract'
import { changeByForm } from '@pundi/kit/form'
import { openList } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../../catalogue/text'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { loadCategories } from '../../shared/categories/load-categories'
import { text as say } from './catalogue/text'
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

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeTransactions } = await loadChanges(say('We couldn’t save your changes.'))
    return changeTransactions
  })

async function loadWallets() {
  const answer = await answerOrNull(send(listWallets, { fallback: text('Failed to fetch transactions') }))
  return answer && answer.data
}
