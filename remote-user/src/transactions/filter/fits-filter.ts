import type { Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import type { Filter } from '../view'

const days: Partial<Record<string, number>> = { '1day': 1, '3days': 3, '1week': 7 }

/** The last day that is before a range of dates. */
function dayBefore(range: string) {
  const day = new Date()
  const back = days[range]
  if (back === undefined) day.setMonth(day.getMonth() - 1)
  else day.setDate(day.getDate() - back)
  return today(day)
}

/**
 * Whether a filter keeps a transaction that the server does not have yet. Where only the server can tell, as of names
 * that read alike, it does not.
 */
export function fitsFilter(
  { amount, type, category, description, transaction_date }: Transaction,
  { search, date_range, ...filter }: Filter,
): boolean {
  const {
    from = '',
    to = '9',
    min_amount = 0,
    max_amount = Infinity,
    type: wanted = type,
    category: name = category.name,
    category_id = category.id,
  } = filter
  return (
    wanted === type &&
    name === category.name &&
    Number(category_id) === category.id &&
    Number(amount) >= Number(min_amount) &&
    Number(amount) <= Number(max_amount) &&
    transaction_date >= from &&
    transaction_date <= to &&
    (date_range === undefined || (transaction_date > dayBefore(date_range) && transaction_date <= today())) &&
    (search === undefined || description.toLowerCase().includes(search.toLowerCase()))
  )
}
