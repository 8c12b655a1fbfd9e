import { openList } from '@pundi/kit/list'
import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../../shared/categories/load-categories'
import { readRecordId } from '../../shared/record-address/read-record-id'
import { listOf, loadRecords, type RecordsData } from './load-records'

export { RecordsScreen as Component } from './RecordsScreen'

/** Does not wait for the categories, because the rows reserve space for the category icons. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<RecordsData> {
  if (params['id'] === 'records') leaveFormerAddress(request.url)
  const walletId = readRecordId(params['id'])
  const opening = openList(listOf(walletId), request, (view, signal) => loadRecords(walletId, view, signal))
  const categories = loadCategories()
  return { ...(await opening), categories, walletId }
}

/** Redirects from the address of earlier releases, such as "/wallet/records?wallet_id=1". */
function leaveFormerAddress(address: string) {
  const { wallet_id: id, ...query } = Object.fromEntries(new URL(address).searchParams)
  const search = String(new URLSearchParams(query))
  if (id !== undefined) throw replace(`/wallet/${encodeURIComponent(id)}${search && `?${search}`}`)
}
