import { openList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../transaction-modal/load-categories'
import { list, loadRecords, type RecordsData } from './load-records'

export { RecordsScreen as Component } from './RecordsScreen'

/** The looks of the categories come when they come: a row has its room for them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<RecordsData> {
  const opening = openList(list, request, loadRecords)
  const categories = loadCategories()
  return { ...(await opening), categories }
}
