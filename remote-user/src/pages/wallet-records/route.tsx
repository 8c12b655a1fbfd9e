import { openList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../../shared/categories/load-categories'
import { list, loadRecords, type RecordsData } from './load-records'

export { RecordsScreen as Component } from './RecordsScreen'

/** Categories load later: rows reserve space for their icons. */
export async function loader({ request }: LoaderFunctionArgs): Promise<RecordsData> {
  const opening = openList(list, request, loadRecords)
  const categories = loadCategories()
  return { ...(await opening), categories }
}
