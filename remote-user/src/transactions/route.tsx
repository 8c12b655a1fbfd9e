import type { Category } from '@pundi/shared/contract'
import { replace, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../transaction-modal/load-categories'
import { changeTransactions } from './change-transactions'
import { loadTransactions, type Loaded } from './load-transactions'
import { rememberPage } from './page-trail'
import { isScreenOpen } from './screen-open'
import { addressOf, readView, type View } from './view'

export { TransactionsScreen as Component } from './TransactionsScreen'

/**
 * A page that is gone, because its rows or its cursor are, leads to the first one. The screen opens before its first
 * answers, to say that they load; later ones come with the view that they belong to, and one that is overtaken by the
 * next is aborted.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<TransactionsData> {
  const view = readView(new URL(request.url).searchParams)
  const categories = loadCategories()
  const loading = loadTransactions(view, request.signal)
  loading.then(
    ({ list }) => rememberPage(view, list),
    // Should the person have left by then, nobody waits for it.
    () => {},
  )
  if (view.cursor === undefined && !isScreenOpen()) return { view, loaded: loading, categories }
  const loaded = await loading
  const isGone = loaded.list ? loaded.list.data.length === 0 : 'cursor' in loaded.errors
  if (view.cursor !== undefined && isGone) throw replace(addressOf(view))
  return { view, loaded, categories: await categories }
}

export interface TransactionsData {
  view: View
  loaded: Loaded | Promise<Loaded>
  /** Null where they could not be had. */
  categories: Category[] | null | Promise<Category[] | null>
}

export const action = async ({ request }: ActionFunctionArgs) => changeTransactions(await request.formData())
