import {
  type CountedCategory,
  exportStatement,
  findStatement,
  type StatementAnswer,
  type StatementTable,
} from '@pundi/contract'
import { firstOfEach, type Typed } from '@pundi/kit/form'
import { downloadFile, HttpError, send } from '@pundi/platform/http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadCategories } from '../../shared/categories/load-categories'
import { text } from './catalogue/text'
import { type Asked, readRange } from './range/read-range'

export interface ReportsData {
  asked: Asked
  /** Null after a failure. */
  answer: StatementAnswer | null
  errors: Typed<string>
  categories: Promise<CountedCategory[] | null>
}

export async function loadReports({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ReportsData> {
  const asked = readRange(new URL(request.url).searchParams)
  const found = await ask(asked, request.signal)
  // Requested after the report, because only the icons need the categories. The rows reserve space
  // for the icons.
  const categories = found.answer ? loadCategories() : Promise.resolve(null)
  return { asked, ...found, categories }
}

async function ask({ query }: Asked, signal: AbortSignal) {
  try {
    const fallback = text('We couldn’t load the report.')
    return { answer: await send(findStatement, { query, fallback, signal }), errors: {} }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { answer: null, errors: error.status === 422 ? firstOfEach(error.errors) : {} }
  }
}

export function exportTable(table: StatementTable, { meta }: StatementAnswer) {
  const { from, to, against_from, against_to } = meta
  const against = against_from !== null && against_to !== null ? { against_from, against_to } : undefined
  return downloadFile(exportStatement, {
    query: { table, from, to, ...against },
    fallback: text('We couldn’t export the table.'),
  })
}
